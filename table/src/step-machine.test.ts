import { describe, expect, it } from 'vitest'
import { fastChance } from './fast-chance.ts'
import { MoveList } from './move-list.ts'
import { StepMachine, stepNames } from './step-machine.ts'

/** Both choose a number at once; then the seat with the higher number decides when the game ends. */
interface Counting {
  step: number
  asked: number
  chosen: (number | undefined)[]
  passed: string[]
}

const STEP = { begin: 0, choose: 1, compare: 2, sayWhen: 3, gameOver: 4 }
const NAMES = stepNames(STEP)

const machine = new StepMachine<Counting>(
  STEP,
  {
    choose: {
      section: '1',
      owes: (s, seat) => s.chosen[seat] === undefined,
      moves(_s, _seat, out) {
        for (const number of [3, 5]) out.push(number)
      },
      play(s, seat, move) {
        s.chosen[seat] = move
        if (s.chosen.every((number) => number !== undefined)) s.step = STEP.compare
      },
    },
    sayWhen: {
      section: (s) => `2.${s.asked}`,
      moves(_s, _seat, out) {
        out.push(0)
      },
      play(s) {
        s.step = STEP.gameOver
      },
    },
    begin(s) {
      s.passed.push('begin')
      s.step = STEP.choose
    },
    compare(s) {
      s.passed.push('compare')
      s.asked = s.chosen[0]! > s.chosen[1]! ? 0 : 1
      s.step = STEP.sayWhen
    },
  },
  2,
)

const chance = fastChance('steps')
const fresh = (): Counting => ({ step: 0, asked: 0, chosen: [undefined, undefined], passed: [] })
const begun = (): Counting => {
  const s = fresh()
  machine.runAutomatic(s, { chance, log: undefined })
  return s
}
const movesOf = (s: Counting, seat: number): number[] => {
  const list = new MoveList()
  list.push(99)
  machine.moves(s, seat, list)
  return list.toArray()
}

describe('a step machine', () => {
  it('runs automatic steps up to the first decision', () => {
    const s = begun()
    expect([s.passed, NAMES[s.step]]).toEqual([['begin'], 'choose'])
  })

  it('asks all seats that owe a decision, and no others', () => {
    const s = begun()
    expect(machine.actors(s)).toEqual([0, 1])
    machine.apply(s, 1, 5, chance)
    expect(machine.actors(s)).toEqual([0])
    expect([movesOf(s, 0), movesOf(s, 1), movesOf(s, 2)]).toEqual([[3, 5], [], []])
  })

  it('asks the one seat in `asked` if only one decides', () => {
    const s = begun()
    machine.apply(s, 1, 5, chance)
    machine.apply(s, 0, 3, chance)
    expect([s.passed, machine.actors(s)]).toEqual([['begin', 'compare'], [1]])
    expect([movesOf(s, 0), movesOf(s, 1)]).toEqual([[], [0]])
    expect(machine.sectionAt(s, 'none')).toBe('2.1')
  })

  it('asks nobody once it is over', () => {
    const s = { ...fresh(), step: STEP.gameOver }
    expect([machine.actors(s), movesOf(s, 0), machine.decisionAt(s)]).toEqual([[], [], undefined])
    expect(machine.sectionAt(s, 'the end')).toBe('the end')
  })
})

describe('step names', () => {
  it('are hyphenated, in the order of the numbers', () => {
    expect(stepNames({ gameOver: 1, answerNow: 0 })).toEqual(['answer-now', 'game-over'])
  })

  it.each([
    [{ begin: 0, gameOver: 2 }, 'gameOver'],
    [{ begin: 0, say: 0, gameOver: 1 }, 'say'],
  ])('need a number each, without gaps', (numbers, name) => {
    expect(() => stepNames(numbers)).toThrow(`step "${name}"`)
  })
})
