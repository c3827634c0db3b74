import {
  type AnyGame,
  completeOptions,
  fairChance,
  fastChance,
  MoveList,
  playAtRandom,
  type Seat,
} from '@tudor-rose/table'
import type { LogEntry, SeatEntry, TableEntry, WaitState } from '../storage/schema.ts'
import type { FullTable } from '../storage/table-store.ts'
import { LiveTable, NOBODY } from './live-table.ts'

/** A table with random moves, with everything that the database stores about it. */
export interface PlayedTable extends FullTable {
  readonly waitState: WaitState
}

const START = 1_800_000_000_000
/** Milliseconds between two moves, so that rows are as long as those of real games. */
const PACE = 60_000
const MAX_ATTEMPTS = 2000

const legal = new MoveList()

/** A public table with exactly this many moves, whose game is not over. Uses the first seed that gives such a game. */
export function tableOfMoves(game: AnyGame, moves: number): PlayedTable {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const made = randomMoves(game, attempt)
    if (made.length > moves) return playedTable(game, attempt, made.slice(0, moves))
  }
  throw new Error(`no random game of ${game.name} lasts for ${moves} moves`)
}

/** A table whose game was played to its end with random moves. */
export const finishedTable = (game: AnyGame, number: number): PlayedTable =>
  playedTable(game, number, randomMoves(game, number))

/** The same table with another id. */
export const renamed = ({ table, seats, log, waitState }: PlayedTable, id: string): PlayedTable => ({
  table: { ...table, id },
  seats: seats.map((seat) => ({ ...seat, table_id: id })),
  log: log.map((row) => ({ ...row, table_id: id })),
  waitState: { ...waitState, table_id: id },
})

/** Secrets as long as real ones. */
const secretOf = (what: string): string => what.padEnd(43, '.')

const seedsOf = (game: AnyGame, number: number) => ({
  seed: secretOf(`seed ${number}`),
  seatSeeds: game.seats(completeOptions(game, {})).map((_, seat) => secretOf(`seed ${number} of seat ${seat}`)),
})

function randomMoves(game: AnyGame, number: number): { seat: Seat; text: string }[] {
  const { seed, seatSeeds } = seedsOf(game, number)
  const chance = fairChance(seed, seatSeeds)
  const state = game.setup(completeOptions(game, {}), chance)
  const made: { seat: Seat; text: string }[] = []
  playAtRandom(game, state, chance, fastChance(number), legal, game.moveBound, (seat, move) => {
    made.push({ seat, text: game.notation.format(move, seat) })
  })
  return made
}

function playedTable(game: AnyGame, number: number, moves: readonly { seat: Seat; text: string }[]): PlayedTable {
  const { seed, seatSeeds } = seedsOf(game, number)
  const id = `${game.name.slice(0, 4)}${number}`.padEnd(12, '.')
  const table: TableEntry = {
    id,
    invitation: secretOf('').slice(0, 22),
    creator_id: personOf(0),
    game: game.name,
    rules_version: game.rulesVersion,
    options: JSON.stringify(completeOptions(game, {})),
    components: null,
    time_control: JSON.stringify({ kind: 'none' }),
    visibility: 'public',
    watchers: 1,
    hints: 0,
    seed,
    status: 'playing',
    created_at: START,
    ended_at: null,
    outcome: null,
    rematch_id: null,
  }
  const seats = seatSeeds.map(
    (each, seat): SeatEntry => ({
      table_id: id,
      seat,
      kind: 'person',
      free_kind: null,
      person_id: personOf(seat),
      bot: null,
      seed: each,
    }),
  )
  const base = { table_id: id, answers: NOBODY }
  const log: LogEntry[] = [
    { ...base, number: 0, kind: 'start', seat: NOBODY, text: JSON.stringify(seatSeeds), time: START },
    ...moves.map(({ seat, text }, i) => ({
      ...base,
      number: i + 1,
      kind: 'move' as const,
      seat,
      text,
      answers: i,
      time: START + (i + 1) * PACE,
    })),
  ]
  const live = LiveTable.rebuild({ table, seats, log }, game)
  if (live.outcome !== undefined)
    Object.assign(table, { status: 'finished', ended_at: live.lastTime, outcome: JSON.stringify(live.outcome) })
  return { table, seats, log, waitState: live.waitState() }
}

const personOf = (seat: Seat): string => `player ${seat}`.padEnd(16, '.')
