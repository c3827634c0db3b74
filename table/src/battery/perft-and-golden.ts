import type { Game } from '../game.ts'
import { completeOptions } from '../options.ts'
import { parseRecord } from '../parse-record.ts'
import { perft } from '../perft.ts'
import { type ClosedRecord, formatRecord } from '../record.ts'
import { verifyRecord } from '../replay.ts'
import { type Check, fail, labelOf } from './check.ts'

/** The number of move sequences of this length. A changed rule nearly always changes one of these counts. */
export interface PerftRow {
  /** Completed with defaults. */
  readonly options?: Readonly<Record<string, string>>
  readonly seed: string
  readonly depth: number
  readonly lines: number
}

/** A record that must replay to its stated end as long as the rules version stays the same. */
export interface GoldenRecord {
  readonly name: string
  readonly text: string
}

export const perftChecks = <S>(game: Game<S>, rows: readonly PerftRow[]): Check[] =>
  rows.map(({ options = {}, seed, depth, lines }) => ({
    name: `perft ${depth} is ${lines} (${labelOf(completeOptions(game, options))}, seed ${seed})`,
    run() {
      const counted = perft(game, options, depth, seed)
      if (counted !== lines) {
        fail(
          `perft ${depth}, seed "${seed}"`,
          `${counted} lines instead of ${lines}: a rule has changed; if that is intended, raise rulesVersion`,
        )
      }
    },
  }))

export function goldenChecks<S>(game: Game<S>, golden: readonly GoldenRecord[]): Check[] {
  const replayed = golden.map(({ name, text }) => ({
    name: `golden record ${name} replays`,
    run() {
      const record = read(game, text)
      verifyRecord(game, record)
      const again = formatRecord(game, record)
      if (JSON.stringify(read(game, again).moves.map(withoutLine)) !== JSON.stringify(record.moves.map(withoutLine))) {
        fail(name, 'the record, written and parsed again, has other moves')
      }
    },
  }))
  return [
    ...replayed,
    { name: 'the golden records cover every value of every option', run: () => checkCovered(game, golden) },
  ]
}

const read = <S>(game: Game<S>, text: string): ClosedRecord =>
  parseRecord(text, (name) => (name === game.name ? game : undefined))

const withoutLine = (made: ClosedRecord['moves'][number]): unknown => ({ ...made, line: 0 })

function checkCovered<S>(game: Game<S>, golden: readonly GoldenRecord[]): void {
  const played = golden.map(({ text }) => read(game, text).options)
  const missing = game.options.flatMap(({ name, values }) =>
    values.filter((value) => !played.some((options) => options[name] === value)).map((value) => `${name}=${value}`),
  )
  if (missing.length > 0) fail('golden records', `there is none with ${missing.join(' or ')}`)
}
