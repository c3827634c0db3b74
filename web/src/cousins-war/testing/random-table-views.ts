/** Whole games of random moves, as seen by the players who have to decide. */
import { type CousinsView, game, type VisibleCousinsEvent } from '@tudor-rose/cousins-war'
import { type AnyGame, fastChance, OBSERVER } from '@tudor-rose/table'
import type { TableView } from '../../play/table-view.ts'
import { LocalGame } from '../../worker/local-game.ts'

/** A legal deck with features that the standard one lacks: conditions, limits and several shifts at once. */
export const otherDeck = (usual: string): string => {
  const deck = JSON.parse(usual)
  const [first, second, third] = deck.cards.filter(({ kind }: { kind: string }) => kind === 'event')
  first.name = { en: 'A Very Long Name For A Card Of The Other Deck' }
  first.main = {
    if: 'fewer regions',
    shifts: [{ troops: 'any', from: 'regions', to: 'supply', upTo: 3, where: 'not outnumbered' }],
  }
  second.main = {
    shifts: [
      { troops: 'own', from: ['regions', 'reserve'], to: 'regions', upTo: 2 },
      { troops: 'own', from: 'supply', to: 'reserve', upTo: 2 },
    ],
  }
  third.side = {
    if: 'owner of the battlefield',
    shifts: [{ troops: 'any', from: ['field', 'enemy half'], to: 'supply', upTo: 2 }],
  }
  return JSON.stringify(deck)
}

export const standardRules = async (): Promise<AnyGame> => game
export const rulesOfOtherDeck = async (): Promise<AnyGame> => {
  const { components } = game
  return components!.with(otherDeck(components!.text))
}

/** Every table view of a player who has to decide, and the last one of an observer, over this many games. */
export function* randomTableViews(
  game: AnyGame,
  games: number,
): Generator<TableView<CousinsView, VisibleCousinsEvent>> {
  for (let number = 0; number < games; number++) {
    const options = { twists: number % 2 === 0 ? 'true' : 'false' }
    const chance = fastChance(number + 1)
    const local = new LocalGame({
      game,
      begin: { options, seed: `game ${number}` },
      players: ['human', 'human'],
      botSeed: 1,
    })
    for (;;) {
      const [seat] = local.table(OBSERVER).awaited
      if (seat === undefined) break
      const table = local.table(seat) as TableView<CousinsView, VisibleCousinsEvent>
      yield table
      const { moves } = table.prompt!
      local.play(seat, moves[chance.below(moves.length)])
    }
    yield local.table(OBSERVER) as TableView<CousinsView, VisibleCousinsEvent>
  }
}
