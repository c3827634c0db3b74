/** Whole games of random moves, as those who are asked see them. */
import { type CousinsView, game } from '@tudor-rose/cousins-war'
import { type AnyGame, fastChance, OBSERVER } from '@tudor-rose/table'
import type { Sight } from '../../play/sight.ts'
import { LocalGame } from '../../worker/local-game.ts'

/** A deck that is legal and has what the usual one has not: conditions, limits and several shifts at once. */
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

export const usualRules = async (): Promise<AnyGame> => game
export const rulesOfOtherDeck = async (): Promise<AnyGame> => {
  const { components } = game
  return components!.with(otherDeck(components!.text))
}

/** Every sight of somebody who is asked, and the last one of an onlooker, through so many games. */
export function* randomSights(game: AnyGame, games: number): Generator<Sight<CousinsView>> {
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
      const [seat] = local.sight(OBSERVER).awaited
      if (seat === undefined) break
      const sight = local.sight(seat) as Sight<CousinsView>
      yield sight
      const { moves } = sight.question!
      local.play(seat, moves[chance.below(moves.length)])
    }
    yield local.sight(OBSERVER) as Sight<CousinsView>
  }
}
