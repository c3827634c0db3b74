/** A board with just what a drawing shows. */
import type { LancasterView, PartyView } from '@tudor-rose/lancaster'
import { OBSERVER, type Texts } from '@tudor-rose/table'
import type { LancasterBoard } from '../../lancaster/named.ts'
import { Picking } from '../../play/picking.ts'

export const PLAYERS = ['Blue', 'Yellow', 'Red', 'Green'] as const

const party = (name: string): PartyView => ({
  party: name,
  leader: name,
  points: 0,
  gold: null,
  squires: null,
  votes: 0,
  leftoverVotes: 0,
  court: [],
  reserve: [],
  castle: [],
  nobles: [],
  hasVoted: false,
  ballot: null,
  atKingsCourt: null,
  tower: [],
  shame: 0,
})

const EMPTY: LancasterView = {
  viewer: null,
  round: 1,
  step: 'place',
  startPlayer: 'Blue',
  parties: PLAYERS.map(party),
  counties: [],
  conflicts: [],
  favours: [],
  favoursTaken: [],
  lawSets: [],
  laws: [],
  proposals: [],
  law: null,
  county: null,
  kingsCourt: null,
  tower: null,
  shameTrack: [],
  winners: [],
  victory: null,
}

export const staged = (texts: Texts, view: Partial<LancasterView> = {}): LancasterBoard => ({
  sight: {
    number: 0,
    viewer: OBSERVER,
    view: { ...EMPTY, ...view },
    awaited: [],
    question: undefined,
    mayUndo: false,
    outcome: undefined,
    events: [],
  },
  options: {},
  components: undefined,
  seatNames: PLAYERS,
  texts,
  picking: Picking.NOTHING,
  lit: new Set(),
  pick: () => {},
  back: () => {},
})
