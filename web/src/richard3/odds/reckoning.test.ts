import type { ToldOdds } from '@tudor-rose/bots'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refusal } from '../../play/refusal.ts'
import type { OddsAsked } from '../../worker/messages.ts'
import { reckonAll } from './reckoning.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const BATTLES: readonly OddsAsked[] = ['Essex', 'Kent', 'Sussex'].map((area) => ({ area, moves: [] }))
const oddsOf = ({ area }: OddsAsked) => ({ area }) as unknown as ToldOdds
const told = (battles: readonly OddsAsked[]) => battles.map((asked) => ({ asked, told: oddsOf(asked) }))

/** Refuses whatever is the so many-th question to it. */
function reckoner(refuses: (question: number) => boolean, code = 'too-many-requests') {
  const asked: string[] = []
  const reckon = async (battle: OddsAsked): Promise<ToldOdds> => {
    asked.push(battle.area)
    if (refuses(asked.length)) throw new Refusal(code, 'no')
    return oddsOf(battle)
  }
  return { asked, reckon }
}
const never = () => false

test('whoever asks too much at once is patient, and gets the odds of all battles', async () => {
  const { asked, reckon } = reckoner((question) => question === 2 || question === 3)
  const reckoning = reckonAll(BATTLES, reckon, never)
  await vi.advanceTimersByTimeAsync(900)
  expect(asked).toEqual(['Essex', 'Kent'])
  await vi.advanceTimersByTimeAsync(1100)
  expect(await reckoning).toEqual({ found: told(BATTLES), isRefused: false })
  expect(asked).toEqual(['Essex', 'Kent', 'Kent', 'Kent', 'Sussex'])
})

test('after some refusals in a row nothing more is asked, and what was found is told', async () => {
  const { asked, reckon } = reckoner((question) => question > 1)
  const reckoning = reckonAll(BATTLES, reckon, never)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await reckoning).toEqual({ found: told(BATTLES.slice(0, 1)), isRefused: true })
  expect(asked).not.toContain('Sussex')
  expect(asked.length).toBeLessThan(10)
})

test('nothing is asked again once it is over', async () => {
  const { asked, reckon } = reckoner(() => true)
  let isOver = false
  const reckoning = reckonAll(BATTLES, reckon, () => isOver)
  await vi.advanceTimersByTimeAsync(500)
  isOver = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await reckoning).toBeUndefined()
  expect(asked).toEqual(['Essex'])
})

test('what is refused for another reason is done without', async () => {
  const { asked, reckon } = reckoner((question) => question === 1, 'not-allowed')
  expect(await reckonAll(BATTLES, reckon, never)).toEqual({ found: told(BATTLES.slice(1)), isRefused: false })
  expect(asked).toHaveLength(3)
})
