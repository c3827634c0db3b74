import { openTable } from './newcomer.ts'
import type { ServerProcess } from './process.ts'

export interface OpeningResult {
  readonly openedMoves: number
  /** The median, in milliseconds measured by the server. */
  readonly openMs: number
  readonly openMsWorst: number
  /** The first table opened by a newly started server. */
  readonly openMsFirst: number
}

/** The first tables are not counted, because V8 was still compiling the server. */
const WARM_UP = 10

/** Opens tables that are not in memory, one after another, and reads from the server how long each took. */
export async function measureOpening(
  server: ServerProcess,
  tables: readonly string[],
  moves: number,
): Promise<OpeningResult> {
  const took: number[] = []
  for (const table of tables) {
    const before = await server.figure('tudor_open_seconds_sum')
    const connection = await openTable(server.url, table)
    took.push(((await server.figure('tudor_open_seconds_sum')) - before) * 1000)
    connection.close()
  }
  const [first] = took
  const warm = took.slice(Math.min(WARM_UP, took.length - 1)).sort((a, b) => a - b)
  const round = (milliseconds: number): number => Math.round(milliseconds * 10) / 10
  return {
    openedMoves: moves,
    openMs: round(warm[Math.floor(warm.length / 2)]),
    openMsWorst: round(warm.at(-1)!),
    openMsFirst: round(first),
  }
}
