import type { BattleOddsReport } from '@tudor-rose/bots/richard3/odds'
import { Refusal } from '@tudor-rose/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { calculateAll } from './calculate-all.ts'
import type { OddsQuestion } from './odds-question.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const BATTLES: readonly OddsQuestion[] = ['Essex', 'Kent', 'Sussex'].map((area) => ({ area, moves: [] }))
const oddsOf = ({ area }: OddsQuestion) => ({ area }) as unknown as BattleOddsReport
const found = (battles: readonly OddsQuestion[]) => battles.map((asked) => ({ asked, odds: oddsOf(asked) }))

/** Refuses the questions with the given numbers. */
function fakeCalculator(refuses: (question: number) => boolean, code = 'too-many-requests') {
  const asked: string[] = []
  const calculate = async (battle: OddsQuestion): Promise<BattleOddsReport> => {
    asked.push(battle.area)
    if (refuses(asked.length)) throw new Refusal(code, 'no')
    return oddsOf(battle)
  }
  return { asked, calculate }
}
const never = () => false

test('retries after too many requests, and gets the odds of all battles', async () => {
  const { asked, calculate } = fakeCalculator((question) => question === 2 || question === 3)
  const calculation = calculateAll(BATTLES, calculate, never)
  await vi.advanceTimersByTimeAsync(900)
  expect(asked).toEqual(['Essex', 'Kent'])
  await vi.advanceTimersByTimeAsync(1100)
  expect(await calculation).toEqual({ found: found(BATTLES), isRefused: false })
  expect(asked).toEqual(['Essex', 'Kent', 'Kent', 'Kent', 'Sussex'])
})

test('stops after several refusals in a row, and reports the odds found so far', async () => {
  const { asked, calculate } = fakeCalculator((question) => question > 1)
  const calculation = calculateAll(BATTLES, calculate, never)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await calculation).toEqual({ found: found(BATTLES.slice(0, 1)), isRefused: true })
  expect(asked).not.toContain('Sussex')
  expect(asked.length).toBeLessThan(10)
})

test('makes no request after it was cancelled', async () => {
  const { asked, calculate } = fakeCalculator(() => true)
  let isOver = false
  const calculation = calculateAll(BATTLES, calculate, () => isOver)
  await vi.advanceTimersByTimeAsync(500)
  isOver = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await calculation).toBeUndefined()
  expect(asked).toEqual(['Essex'])
})

test('leaves out odds that are refused for another reason', async () => {
  const { asked, calculate } = fakeCalculator((question) => question === 1, 'not-allowed')
  expect(await calculateAll(BATTLES, calculate, never)).toEqual({ found: found(BATTLES.slice(1)), isRefused: false })
  expect(asked).toHaveLength(3)
})
