import { type AnyGame, OBSERVER, type Texts } from '@tudor-rose/table'
import { descriptionOf } from '../protocol/face.ts'
import { diff } from '../protocol/patch.ts'
import { textsOf } from '../protocol/room.ts'
import type { LogEntry } from '../storage/schema.ts'
import type { FullTable } from '../storage/table-store.ts'
import { LiveTable } from '../tables/live-table.ts'
import { type Eyes, eventsSeen, type Frame, frameOf } from './frame.ts'
import { Slices } from './slices.ts'

export interface ReplaySettings {
  readonly eyes: Eyes
  readonly language: string | undefined
}

/**
 * A game that is over, once more: its first frame, and for every move that stands what it changed. As JSON, which is
 * written move by move on the way: a thousand moves in one piece would keep everybody else waiting.
 */
export async function writeReplay(full: FullTable, game: AnyGame, { eyes, language }: ReplaySettings): Promise<string> {
  const live = LiveTable.beforeTheStart(full, game)
  const slices = new Slices()
  let course: Course | undefined
  for (const row of live.follow(full.log)) {
    course ??= new Course(live, eyes, textsOf(live, language), row)
    course.follow(row)
    await slices.breathe()
  }
  const { seed, seatSeeds } = live.session!
  const head = JSON.stringify({
    table: descriptionOf(live),
    eyes: eyes === OBSERVER ? 'observer' : eyes,
    outcome: live.outcome,
    seeds: { seed, seatSeeds },
    start: course!.start,
  })
  return `${head.slice(0, -1)},"steps":[${course!.steps.join(',')}]}`
}

/** Follows a table from row to row, and keeps of it what has not been taken back. */
class Course {
  readonly start: object
  /** As JSON, one for every move that stands. */
  readonly steps: string[] = []
  readonly #live: LiveTable
  readonly #eyes: Eyes
  readonly #texts: Texts | undefined
  #frame: Frame
  #told: number

  constructor(live: LiveTable, eyes: Eyes, texts: Texts | undefined, { time }: LogEntry) {
    this.#live = live
    this.#eyes = eyes
    this.#texts = texts
    this.#frame = frameOf(live, eyes, texts)
    this.#told = live.session!.events.length
    this.start = { time, face: this.#frame, events: eventsSeen(live, eyes, 0, texts) }
  }

  follow(row: LogEntry): void {
    const { moves } = this.#live.session!
    if (moves.length === this.steps.length) return
    const before = this.#frame
    const told = this.#told
    this.#frame = frameOf(this.#live, this.#eyes, this.#texts)
    this.#told = this.#live.session!.events.length
    if (moves.length < this.steps.length) this.steps.length = moves.length
    else this.steps.push(this.#step(row, before, told))
  }

  #step({ kind, seat, time }: LogEntry, before: Frame, told: number): string {
    const { game, session } = this.#live
    const made = session!.moves.at(-1)!
    return JSON.stringify({
      by: { kind, seat },
      move: 'move' in made ? game.notation.format(made.move, made.seat) : null,
      time,
      changes: diff(before, this.#frame),
      events: eventsSeen(this.#live, this.#eyes, told, this.#texts),
    })
  }
}
