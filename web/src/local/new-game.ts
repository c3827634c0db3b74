import { OBSERVER } from '@tudor-rose/table'
import type { LocalGameStart, Player, TableUpdate } from '../worker/messages.ts'
import { idWithGame } from './game-of-id.ts'
import { gameOfRecord } from './game-of-record.ts'
import { savedGames } from './indexed-db-storage.ts'
import type { SavedGame } from './saved-games.ts'
import { freshId, freshNumber } from './seeds.ts'
import { WorkerClient } from './worker-client.ts'

/**
 * Saves a new local game and returns its id. The rules check everything first; a refusal says what is wrong. Further facts,
 * such as how an online table ended, are saved with it.
 */
export async function saveNewGame(
  start: LocalGameStart,
  players: (seatNames: readonly string[]) => readonly Player[],
  { hasCurtain = true, ...known }: Partial<Pick<SavedGame, 'hasCurtain' | 'outcome' | 'online'>> = {},
): Promise<string> {
  let first: TableUpdate | undefined
  const game = 'record' in start ? gameOfRecord(start.record) : start.game
  const worker = new WorkerClient(game, (shown) => {
    first ??= shown
  })
  try {
    // All seats are people during the check, so that no bot moves too early.
    const { options, seatNames } = await worker.ask('open', {
      start,
      players: [],
      viewer: OBSERVER,
      botSeed: freshNumber(),
      pause: 0,
    })
    const { record, table } = first!
    const games = await savedGames()
    const id = idWithGame(game, freshId())
    await games.save({
      id,
      game,
      options,
      seatNames,
      players: players(seatNames),
      hasCurtain,
      record,
      moves: Number(/^end: (\d+)/m.exec(record)?.[1] ?? 0),
      changedAt: Date.now(),
      ...known,
      outcome: known.outcome ?? table.outcome ?? undefined,
    })
    await games.makeRoom()
    return id
  } finally {
    worker.close()
  }
}
