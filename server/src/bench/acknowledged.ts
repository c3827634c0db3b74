import type { DatabaseLocation } from '../storage/database.ts'
import { Storage } from '../storage/storage.ts'
import type { Acknowledged } from './player.ts'

/** Counts acknowledged moves that are not in the log, and decisions that were answered twice. */
export async function compareWithLog(
  location: DatabaseLocation,
  acknowledged: readonly Acknowledged[],
): Promise<{ lost: number; doubled: number }> {
  const storage = await Storage.open(location)
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
