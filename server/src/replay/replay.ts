import type { ReplayFrame } from '@tudor-rose/protocol'
import { changesBetween } from '@tudor-rose/protocol/changes'
import type { Perspective } from '@tudor-rose/protocol/view'
import { type AnyGame, OBSERVER, type Texts } from '@tudor-rose/table'
import { textsOf } from '../sockets/table-channel.ts'
import type { LogEntry } from '../storage/schema.ts'
import type { FullTable } from '../storage/table-store.ts'
import { descriptionOf } from '../tables/description.ts'
import { LiveTable } from '../tables/live-table.ts'
import { eventsFrom, frameOf } from './frame.ts'
import { TimeSlices } from './time-slices.ts'

export interface ReplaySettings {
  readonly eyes: Perspective
  readonly language: string | undefined
}

/**
 * A replay of a finished game: its first frame, and the changes of every move that was not taken back. It is written as
 * JSON move by move, because writing a thousand moves at once would block everybody else.
 */
export async function writeReplay(full: FullTable, game: AnyGame, { eyes, language }: ReplaySettings): Promise<string> {
  const live = LiveTable.beforeTheStart(full, game)
  const slices = new TimeSlices()
  let writer: ReplayWriter | undefined
  for (const row of live.follow(full.log)) {
    writer ??= new ReplayWriter(live, eyes, textsOf(live, language), row)
    writer.follow(row)
    await slices.pauseIfDue()
  }
  const { seed, seatSeeds } = live.session!
  const head = JSON.stringify({
    table: descriptionOf(live),
    eyes: eyes === OBSERVER ? 'observer' : eyes,
    outcome: live.outcome,
    seeds: { seed, seatSeeds },
    start: writer!.start,
  })
  return `${head.slice(0, -1)},"steps":[${writer!.steps.join(',')}]}`
}

/** Follows a table from row to row, and keeps the moves that were not taken back. */
class ReplayWriter {
  readonly start: object
  /** One JSON text for every move that was not taken back. */
  readonly steps: string[] = []
  readonly #live: LiveTable
  readonly #eyes: Perspective
  readonly #texts: Texts | undefined
  #frame: ReplayFrame
  #told: number

  constructor(live: LiveTable, eyes: Perspective, texts: Texts | undefined, { time }: LogEntry) {
    this.#live = live
    this.#eyes = eyes
    this.#texts = texts
    this.#frame = frameOf(live, eyes, texts)
    this.#told = live.session!.events.length
    this.start = { time, face: this.#frame, events: eventsFrom(live, eyes, 0, texts) }
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

  #step({ kind, seat, time }: LogEntry, before: ReplayFrame, told: number): string {
    const { game, session } = this.#live
    const made = session!.moves.at(-1)!
    return JSON.stringify({
      by: { kind, seat },
      move: 'move' in made ? game.notation.format(made.move, made.seat) : null,
      time,
      changes: changesBetween(before, this.#frame),
      events: eventsFrom(this.#live, this.#eyes, told, this.#texts),
    })
  }
}
