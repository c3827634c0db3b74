/** The table at the start of a game, for diagrams. */
import type { CousinsView, HouseView } from '@tudor-rose/cousins-war'
import type { Texts } from '@tudor-rose/table'
import { Picking } from '../../play/picking.ts'
import { cardsById, deckOf } from '../deck.ts'
import { makeGlide } from '../glide.ts'
import { countsOf, movedPieces } from '../pieces.ts'
import type { TableTop } from '../table-top.ts'

const house = (name: string): HouseView => ({
  house: name,
  regions: [1, 1, 1],
  reserve: 2,
  supply: 7,
  field: 0,
  french: 0,
  controls: 0,
  handSize: 0,
  hand: [],
  chosen: null,
  offeredEvent: false,
  trophies: [],
  lastCardUsed: false,
})

const VIEW: CousinsView = {
  viewer: null,
  round: 1,
  step: 'exchange',
  twist: null,
  twistsUsed: [],
  battlefield: null,
  owner: null,
  active: 'Lancaster',
  card: null,
  points: 0,
  region: null,
  frenchSupply: 2,
  houses: [house('Lancaster'), house('York')],
  discarded: [],
  aside: 0,
  battle: null,
  winner: null,
  victory: null,
}

export function tableAtStart(texts: () => Texts): TableTop {
  const deck = deckOf(undefined)
  return {
    view: VIEW,
    events: [],
    get texts() {
      return texts()
    },
    picking: Picking.NONE,
    lit: new Set(),
    pick: () => {},
    deck,
    cards: cardsById(deck),
    pieces: movedPieces({}, countsOf(VIEW)),
    glide: makeGlide(),
    changes: {},
    near: 'white',
    awaited: [],
  }
}
