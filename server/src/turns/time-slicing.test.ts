import { describe, expect, test } from 'vitest'
import { type ThreadMessage, TimeSlicing } from './time-slicing.ts'

/** A thread with a clock that advances only during computations. */
class Thread {
  time = 0
  readonly told: { readonly at: number; readonly what: ThreadMessage }[] = []
  readonly byTurns = new TimeSlicing({
    clock: () => this.time,
    tell: (what) => this.told.push({ at: this.time, what }),
  })

  /** A task with this many steps, of this many milliseconds each; its answer is the number of steps it took. */
  ask(id: number, { steps = Number.POSITIVE_INFINITY, until = Number.POSITIVE_INFINITY, step = 1 } = {}): void {
    let taken = 0
    const goOn = (mayGoOn: () => boolean): boolean => {
      while (taken < steps) {
        this.time += step
        taken++
        if (!mayGoOn()) return taken >= steps
      }
      return true
    }
    this.byTurns.add(id, until, () => ({ goOn, answer: () => taken }))
  }

  /** Runs until no task is left or the time is reached. */
  run(until = Number.POSITIVE_INFINITY): void {
    while (this.time < until && this.byTurns.takeTurn());
  }

  answers(): { readonly id: number; readonly at: number; readonly answer: unknown }[] {
    return this.told.flatMap(({ at, what }) => ('answer' in what ? [{ id: what.id, at, answer: what.answer }] : []))
  }
}

/** The time limit of the level `hard`, in milliseconds. */
const HARD = 2800

describe('time slicing', () => {
  test('a dozen tasks that use all of their time answer when it is over, with equal computing time', () => {
    const thread = new Thread()
    for (let id = 0; id < 12; id++) thread.ask(id, { until: HARD, step: 3 })
    thread.run()
    const answers = thread.answers()
    expect(answers).toHaveLength(12)
    for (const { at, answer } of answers) {
      expect(at).toBeGreaterThanOrEqual(HARD)
      // At most one step after the time limit.
      expect(at).toBeLessThanOrEqual(HARD + 3)
      const fair = HARD / 12 / 3
      expect(Math.abs((answer as number) - fair)).toBeLessThanOrEqual(20 / 3 + 1)
    }
  })

  test('a task past its deadline is answered before others continue, even if it was never started', () => {
    const thread = new Thread()
    for (let id = 0; id < 30; id++) thread.ask(id, { until: 1000 + id })
    thread.ask(30, { until: 0 })
    thread.run()
    expect(thread.answers()[0]).toEqual({ id: 30, at: 0, answer: 0 })
    for (const { id, at } of thread.answers().slice(1)) expect(at).toBeLessThanOrEqual(1000 + id + 20)
  })

  test('any number of new tasks do not delay the answer of an old one', () => {
    const thread = new Thread()
    thread.ask(0, { until: HARD })
    for (let id = 1; thread.time < 2 * HARD; id++) {
      thread.ask(id, { until: thread.time + HARD })
      thread.run(thread.time + 1)
    }
    expect(thread.answers().find(({ id }) => id === 0)!.at).toBeLessThanOrEqual(HARD + 20)
  })

  test('a short task does not wait for long ones', () => {
    const thread = new Thread()
    for (let id = 0; id < 12; id++) thread.ask(id, { until: HARD })
    thread.run(1000)
    thread.ask(12, { steps: 50 })
    thread.run(1100)
    const short = thread.answers().find(({ id }) => id === 12)
    expect(short).toMatchObject({ answer: 50 })
    expect(short!.at).toBeLessThanOrEqual(1000 + 20 + 60)
  })

  test('reports what is computed, the results and the errors; cancelled tasks are forgotten', () => {
    const thread = new Thread()
    thread.ask(1, { steps: 30 })
    thread.ask(2)
    thread.byTurns.add(3, HARD, () => {
      throw new Error('a strange game')
    })
    thread.run(20)
    thread.byTurns.drop(2)
    thread.run()
    expect(thread.told.map(({ what }) => what)).toEqual([
      { at: 3 },
      { id: 3, error: 'a strange game' },
      { at: 1 },
      { at: 1 },
      { id: 1, answer: 30 },
    ])
    expect(thread.byTurns.takeTurn()).toBe(false)
  })
})
