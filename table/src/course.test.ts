import { describe, expect, it } from 'vitest'
import { Course } from './course.ts'
import { fastChance } from './fast-chance.ts'
import { MoveList } from './move-list.ts'

/** Both choose a number at once; then the one with the higher number says when it is over. */
interface Counting {
  step: number
  asked: number
  chosen: (number | undefined)[]
  passed: string[]
}

const STEPS = ['begin', 'choose', 'compare', 'say', 'over']

const course = new Course<Counting>(
  STEPS,
  {
    choose: {
      section: '1',
      owes: (s, seat) => s.chosen[seat] === undefined,
      moves(_s, _seat, out) {
        for (const number of [3, 5]) out.push(number)
      },
      play(s, seat, move) {
        s.chosen[seat] = move
        if (s.chosen.every((number) => number !== undefined)) s.step = 2
      },
    },
    say: {
      section: (s) => `2.${s.asked}`,
      moves(_s, _seat, out) {
        out.push(0)
      },
      play(s) {
        s.step = 4
      },
    },
  },
  {
    begin(s) {
      s.passed.push('begin')
      s.step = 1
    },
    compare(s) {
      s.passed.push('compare')
      s.asked = s.chosen[0]! > s.chosen[1]! ? 0 : 1
      s.step = 3
    },
  },
  2,
)

const chance = fastChance('course')
const fresh = (): Counting => ({ step: 0, asked: 0, chosen: [undefined, undefined], passed: [] })
const begun = (): Counting => {
  const s = fresh()
  course.runOn(s, { chance, log: undefined })
  return s
}
const movesOf = (s: Counting, seat: number): number[] => {
  const list = new MoveList()
  list.push(99)
  course.moves(s, seat, list)
  return list.toArray()
}

describe('a course of steps', () => {
  it('runs on by itself up to the first decision', () => {
    const s = begun()
    expect([s.passed, STEPS[s.step]]).toEqual([['begin'], 'choose'])
  })

  it('asks everybody who owes, and nobody else', () => {
    const s = begun()
    expect(course.actors(s)).toEqual([0, 1])
    course.apply(s, 1, 5, chance)
    expect(course.actors(s)).toEqual([0])
    expect([movesOf(s, 0), movesOf(s, 1), movesOf(s, 2)]).toEqual([[3, 5], [], []])
  })

  it('asks the one who is named where a decision is one seat’s alone', () => {
    const s = begun()
    course.apply(s, 1, 5, chance)
    course.apply(s, 0, 3, chance)
    expect([s.passed, course.actors(s)]).toEqual([['begin', 'compare'], [1]])
    expect([movesOf(s, 0), movesOf(s, 1)]).toEqual([[], [0]])
    expect(course.sectionAt(s, 'none')).toBe('2.1')
  })

  it('asks nobody once it is over', () => {
    const s = { ...fresh(), step: 4 }
    expect([course.actors(s), movesOf(s, 0), course.decisionAt(s)]).toEqual([[], [], undefined])
    expect(course.sectionAt(s, 'the end')).toBe('the end')
  })
})
