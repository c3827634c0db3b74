import { OBSERVER } from '@tudor-rose/table'
import type { Beginning, Player, Shown } from '../worker/messages.ts'
import { Desk } from './desk.ts'
import { idWithGame } from './game-of-id.ts'
import { gameOfRecord } from './game-of-record.ts'
import { savedGames } from './indexed-shelf.ts'
import type { SavedGame } from './saved-games.ts'
import { freshId, freshNumber } from './seeds.ts'

/**
 * Puts a new local game on the shelf and answers its id. Everything about it is checked by the rules first; a refusal
 * says what is wrong. What is known of it besides, such as how the table ended where it was played, is kept with it.
 */
export async function saveNewGame(
  beginning: Beginning,
  players: (seatNames: readonly string[]) => readonly Player[],
  { hasCurtain = true, ...known }: Partial<Pick<SavedGame, 'hasCurtain' | 'outcome' | 'online'>> = {},
): Promise<string> {
  let first: Shown | undefined
  const game = 'record' in beginning ? gameOfRecord(beginning.record) : beginning.game
  const desk = new Desk(game, (shown) => {
    first ??= shown
  })
  try {
    // Everybody is a person while the game is being checked, so that no bot moves before its time.
    const { options, seatNames } = await desk.ask('open', {
      beginning,
      players: [],
      viewer: OBSERVER,
      botSeed: freshNumber(),
      pause: 0,
    })
    const { record, sight } = first!
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
      outcome: known.outcome ?? sight.outcome,
    })
    await games.makeRoom()
    return id
  } finally {
    desk.close()
  }
}
