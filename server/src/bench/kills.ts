import type { Place } from '../storage/database.ts'
import { Storage } from '../storage/storage.ts'
import type { Load } from './load.ts'
import type { Acknowledged } from './player.ts'
import type { ServerProcess } from './process.ts'

export interface KillsResult {
  readonly kills: number
  readonly acknowledged: number
  /** The fewest moves that were acknowledged between two kills: each struck a server that was at work. */
  readonly fewestBetween: number
  /** Acknowledged moves that are not in the log. */
  readonly lost: number
  /** Decisions that were answered twice. */
  readonly doubled: number
}

const SETTLES_WITHIN = 3000
/** Two thousand sockets come back and a thousand tables are read again before play goes on; then it is killed again. */
const GOES_ON_WITHIN = 30_000
const MOVES_BETWEEN = 500

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Kills the server again and again at random moments under load, then compares what was acknowledged with what is stored. */
export async function killUnderLoad(
  server: ServerProcess,
  load: Load,
  place: Place,
  kills: number,
): Promise<KillsResult> {
  let isOver = false
  let fewestBetween = Number.POSITIVE_INFINITY
  const playGoesOn = async (): Promise<void> => {
    const before = load.acknowledged.length
    for (let waited = 0; waited < GOES_ON_WITHIN; waited += 100) {
      if (load.acknowledged.length - before >= MOVES_BETWEEN) break
      await pause(100)
    }
    await pause(Math.random() * 2000)
    fewestBetween = Math.min(fewestBetween, load.acknowledged.length - before)
  }
  const killing = (async () => {
    for (let i = 0; i < kills; i++) {
      await playGoesOn()
      await server.end('SIGKILL')
      await server.start()
    }
    await pause(SETTLES_WITHIN)
  })().finally(() => {
    isOver = true
  })
  while (!isOver) await load.playFor(0.5)
  await killing
  await pause(SETTLES_WITHIN)
  load.close()
  const { length } = load.acknowledged
  return { kills, acknowledged: length, fewestBetween, ...(await compare(place, load.acknowledged)) }
}

async function compare(
  place: Place,
  acknowledged: readonly Acknowledged[],
): Promise<{ lost: number; doubled: number }> {
  const storage = await Storage.open(place)
  let lost = 0
  let doubled = 0
  const byTable = new Map<string, Acknowledged[]>()
  for (const move of acknowledged) {
    const moves = byTable.get(move.table)
    if (moves === undefined) byTable.set(move.table, [move])
    else moves.push(move)
  }
  for (const [table, moves] of byTable) {
    const log = await storage.tables.logAfter(table, -1)
    for (const { number, seat, move } of moves) if (log[number]?.text !== move || log[number].seat !== seat) lost++
    const answered = log.filter(({ kind }) => kind === 'move').map(({ seat, answers }) => `${seat} ${answers}`)
    doubled += answered.length - new Set(answered).size
  }
  await storage.close()
  return { lost, doubled }
}
