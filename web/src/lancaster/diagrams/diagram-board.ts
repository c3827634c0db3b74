/** A board with only what a diagram shows. */
import type { LancasterView, PartyName, PartyView } from '@tudor-rose/lancaster'
import { OBSERVER, type Texts } from '@tudor-rose/table'
import { Picking } from '../../play/picking.ts'
import type { LancasterBoard } from '../named-control.ts'

export const PLAYERS = ['Blue', 'Yellow', 'Red', 'Green'] as const

const party = (name: PartyName): PartyView => ({
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

export const diagramBoard = (texts: Texts, view: Partial<LancasterView> = {}): LancasterBoard => ({
  table: {
    number: 0,
    viewer: OBSERVER,
    status: 'playing',
    view: { ...EMPTY, ...view },
    awaited: [],
    prompt: null,
    askedSince: null,
    mayUndo: false,
    proposal: null,
    outcome: null,
    vacant: [],
    clocks: null,
    seeds: null,
    events: [],
  },
  options: {},
  components: undefined,
  seatNames: PLAYERS,
  texts,
  picking: Picking.NONE,
  lit: new Set(),
  pick: () => {},
  back: () => {},
})
