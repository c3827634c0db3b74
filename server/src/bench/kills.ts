import type { DatabaseLocation } from '../storage/database.ts'
import { compareWithLog } from './acknowledged.ts'
import type { Load } from './load.ts'
import type { ServerProcess } from './process.ts'

export interface KillsResult {
  readonly kills: number
  readonly acknowledged: number
  /** The fewest acknowledged moves between two kills; shows that each kill hit a busy server. */
  readonly fewestBetween: number
  /** Acknowledged moves that are not in the log. */
  readonly lost: number
  /** Decisions that were answered twice. */
  readonly doubled: number
}

const SETTLES_WITHIN = 3000
/**
 * In milliseconds. Two thousand sockets reconnect and a thousand tables are read again before play continues and the next
 * kill follows.
 */
const GOES_ON_WITHIN = 30_000
const MOVES_BETWEEN = 500

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Kills the server repeatedly at random moments under load, then compares the acknowledged moves with the stored ones. */
export async function killUnderLoad(
  server: ServerProcess,
  load: Load,
  location: DatabaseLocation,
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
  return { kills, acknowledged: length, fewestBetween, ...(await compareWithLog(location, load.acknowledged)) }
}
