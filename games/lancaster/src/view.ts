/** What a seat or an observer may see: everything but goods behind screens and face-down ballots. */
import { OBSERVER, type Viewer } from '@tudor-rose/table'
import { COUNTY_LETTERS, type CountyLetter } from './components.ts'
import type { PartyName } from './data/names.ts'
import { tileKey } from './keys.ts'
import {
  atCourt,
  castleKnight,
  countyKnight,
  firstSpace,
  holderOf,
  inReserve,
  isConflict,
  knightsOn,
  ownerOf,
  spaceStrength,
  towerKnights,
} from './knights.ts'
import { LAW_IDS, type LawId } from './law-ids.ts'
import {
  BALLOT,
  CONFLICT_CARD,
  CONFLICT_PLACES,
  COUNTIES,
  COUNTY_SQUIRES,
  FACE_DOWN,
  FAVOUR_AT,
  FAVOUR_IN_BOX,
  FAVOUR_UP,
  LAW_SETS,
  NONE,
  PARTY_NAMES,
  SHAME_FIELDS,
  SPACE_SQUIRES,
  SPACES_PER_CONFLICT,
  STAKE,
  STRENGTHS,
  VICTORIES,
} from './layout.ts'
import { markersOn, shameOf } from './rules/displeasure.ts'
import { winnersOf } from './rules/ending.ts'
import { castleOf } from './rules/placing/castle.ts'
import { mayTakeTile } from './rules/reward-tiles.ts'
import { strengthInTower, TOWER_CAPACITY } from './rules/tower.ts'
import {
  goldOf,
  hasExtension,
  hasNoble,
  hasScreens,
  isAlly,
  lawInForce,
  leaderOf,
  leftoverOf,
  noblesIn,
  partyCount,
  proposedLaw,
  type State,
  scoreOf,
  squiresOf,
  votesOf,
} from './state.ts'
import { STEP, STEP_NAMES, type StepName } from './steps.ts'
import {
  type CountyPrivilegesView,
  countyPrivileges,
  type KingsCourtView,
  kingsCourt,
  type PartyAtCourtView,
  partyAtCourt,
  type SpacePrivilegesView,
  spacePrivileges,
} from './view-court.ts'

export interface CastleSpaceView {
  readonly space: string
  readonly extension: boolean
  /** An extension that does not score this round. */
  readonly faceDown: boolean
  /** The strength of the knight there, or 0. */
  readonly knight: number
}

export interface PartyView {
  readonly party: PartyName
  /** The player who decides for it: for an ally, its leader. */
  readonly leader: PartyName
  readonly points: number
  /** Null if hidden behind another player's screen. */
  readonly gold: number | null
  readonly squires: number | null
  readonly votes: number
  /** Left after the ballots, until the laws are carried out. */
  readonly leftoverVotes: number
  /** Strengths in ascending order. */
  readonly court: readonly number[]
  readonly reserve: readonly number[]
  readonly castle: readonly CastleSpaceView[]
  /** Letters. */
  readonly nobles: readonly string[]
  readonly hasVoted: boolean
  /** The ballot, once placed. Visible only to its owner. */
  readonly ballot: { readonly yes: boolean; readonly votes: number } | null
  /** Null if the King's court is not in use. */
  readonly atKingsCourt: PartyAtCourtView | null
  /** Displeasure: strengths of the party's knights in the Tower. */
  readonly tower: readonly number[]
  /** Shame markers: null if hidden behind another player's screen, 0 without the module. */
  readonly shame: number | null
}

/** Displeasure: the Tower. Its knights are listed with their parties. */
export interface TowerView {
  readonly capacity: number
  /** Total strength of all knights there. */
  readonly strength: number
  /** The strength of the neutral knight, or 0. */
  readonly neutralKnight: number
}

/** Displeasure: a field of the shame track. */
export interface ShameFieldView {
  readonly value: number
  readonly markers: number
}

export interface CountyView extends CountyPrivilegesView {
  readonly letter: CountyLetter
  readonly county: string
  readonly nobles: number
  readonly holder: PartyName | null
  readonly knight: number
  readonly squires: number
  /** The reward tile there, as the message key of its reward. */
  readonly tile: string | null
}

export interface ConflictSpaceView extends SpacePrivilegesView {
  readonly party: PartyName
  readonly knights: readonly number[]
  /** Sent there by a law, if any. */
  readonly squires?: number
  readonly strength: number
}

export interface ConflictView {
  readonly place: string
  /** Of the French. */
  readonly strength: number
  readonly points: readonly number[]
  /** From the top down. */
  readonly spaces: readonly ConflictSpaceView[]
}

export interface LancasterView {
  readonly viewer: string | null
  readonly round: number
  readonly step: StepName
  readonly startPlayer: string
  readonly parties: readonly PartyView[]
  readonly counties: readonly CountyView[]
  /** In scoring order. */
  readonly conflicts: readonly ConflictView[]
  /** Favours available this round. */
  readonly favours: readonly string[]
  readonly favoursTaken: readonly string[]
  /** The set of each section of laws. */
  readonly lawSets: readonly string[]
  readonly laws: readonly LawId[]
  /** Not voted on yet, in order. */
  readonly proposals: readonly LawId[]
  /** The law being carried out. */
  readonly law: LawId | null
  /** The county being scored. */
  readonly county: string | null
  /** Null if not in use. */
  readonly kingsCourt: KingsCourtView | null
  /** Null if the King's displeasure is not in use. */
  readonly tower: TowerView | null
  /** From left to right. A value is exposed when its field has no markers left. */
  readonly shameTrack: readonly ShameFieldView[]
  readonly winners: readonly string[]
  readonly victory: string | null
}

/** Strengths in ascending order, one for each knight. */
const strengths = (many: (strength: number) => number): readonly number[] =>
  Array.from({ length: STRENGTHS }, (_, index) => new Array<number>(many(index + 1)).fill(index + 1)).flat()

function partyView(s: State, party: number, viewer: Viewer): PartyView {
  const isHidden = hasScreens(s) && party !== viewer
  const hasVoted = !isAlly(s, party) && s.bytes[BALLOT + party] !== NONE
  return {
    party: PARTY_NAMES[party],
    leader: PARTY_NAMES[leaderOf(s, party)],
    points: scoreOf(s, party),
    gold: isHidden ? null : goldOf(s, party),
    squires: isHidden ? null : squiresOf(s, party),
    votes: votesOf(s, party),
    leftoverVotes: leftoverOf(s, party),
    court: strengths((strength) => atCourt(s, party, strength)),
    reserve: strengths((strength) => inReserve(s, party, strength)),
    castle: castleOf(s, party).map(({ id }, space) => ({
      space: id,
      extension: hasExtension(s, party, space),
      faceDown: (s.bytes[FACE_DOWN + party] & (1 << space)) !== 0,
      knight: castleKnight(s, party, space),
    })),
    nobles: COUNTY_LETTERS.filter((_, county) => hasNoble(s, party, county)),
    hasVoted,
    ballot: hasVoted && party === viewer ? { yes: s.bytes[BALLOT + party] === 1, votes: s.bytes[STAKE + party] } : null,
    atKingsCourt: partyAtCourt(s, party, isHidden),
    tower: strengths((strength) => towerKnights(s, party, strength)),
    shame: isHidden && s.displeasure === 1 ? null : shameOf(s, party),
  }
}

const towerView = (s: State): TowerView => ({
  capacity: TOWER_CAPACITY,
  strength: strengthInTower(s),
  neutralKnight: s.neutralKnight,
})

const shameTrackView = (s: State): readonly ShameFieldView[] =>
  Array.from({ length: SHAME_FIELDS }, (_, field) => ({
    value: s.components.shameTrack.values[field],
    markers: markersOn(s, field),
  }))

const countyView = (s: State, county: number): CountyView => ({
  letter: COUNTY_LETTERS[county],
  county: s.components.counties[county].name,
  nobles: noblesIn(s, county),
  holder: PARTY_NAMES[holderOf(s, county)] ?? null,
  knight: countyKnight(s, county),
  squires: s.bytes[COUNTY_SQUIRES + county],
  ...countyPrivileges(s, county),
  tile: mayTakeTile(s, county) ? tileKey(s, county) : null,
})

function squiresOn(s: State, space: number): Pick<ConflictSpaceView, 'squires'> {
  const squires = s.bytes[SPACE_SQUIRES + space]
  return squires === 0 ? {} : { squires }
}

function conflictView(s: State, conflict: number): ConflictView {
  const { strength, points } = s.components.conflicts[s.bytes[CONFLICT_CARD + conflict]]
  const spaces = Array.from({ length: SPACES_PER_CONFLICT }, (_, index) => firstSpace(conflict) + index)
  return {
    place: CONFLICT_PLACES[conflict],
    strength,
    points: [...points],
    spaces: spaces
      .filter((space) => ownerOf(s, space) !== NONE)
      .map((space) => ({
        party: PARTY_NAMES[ownerOf(s, space)],
        knights: strengths((each) => knightsOn(s, space, each)),
        ...squiresOn(s, space),
        strength: spaceStrength(s, space),
        ...spacePrivileges(s, space),
      })),
  }
}

const favoursAt = (s: State, isWanted: (place: number) => boolean): readonly string[] =>
  s.components.favours.filter((_, favour) => isWanted(s.bytes[FAVOUR_AT + favour])).map(({ id }) => id)

const THREE = [0, 1, 2] as const

export function view(s: State, viewer: Viewer): LancasterView {
  const everyConflict = CONFLICT_PLACES.map((_, conflict) => conflict)
  return {
    viewer: viewer === OBSERVER ? null : PARTY_NAMES[viewer],
    round: s.round,
    step: STEP_NAMES[s.step],
    startPlayer: PARTY_NAMES[s.startPlayer],
    parties: Array.from({ length: partyCount(s) }, (_, party) => partyView(s, party, viewer)),
    counties: Array.from({ length: COUNTIES }, (_, county) => countyView(s, county)),
    conflicts: everyConflict.filter((conflict) => isConflict(s, conflict)).map((conflict) => conflictView(s, conflict)),
    favours: favoursAt(s, (place) => place === FAVOUR_UP),
    favoursTaken: favoursAt(s, (place) => place !== FAVOUR_UP && place !== FAVOUR_IN_BOX),
    lawSets: [s.section0, s.section1, s.section2, s.section3, s.section4].map((set) => LAW_SETS[set]),
    laws: THREE.map((place) => LAW_IDS[lawInForce(s, place)]),
    proposals: THREE.map((place) => proposedLaw(s, place))
      .filter((law) => law !== NONE)
      .map((law) => LAW_IDS[law]),
    law: s.law === 0 ? null : LAW_IDS[lawInForce(s, s.law - 1)],
    county: s.step === STEP.countyReward ? s.components.counties[s.county].name : null,
    kingsCourt: kingsCourt(s),
    tower: s.displeasure === 1 ? towerView(s) : null,
    shameTrack: s.displeasure === 1 ? shameTrackView(s) : [],
    winners: winnersOf(s).map((seat) => PARTY_NAMES[seat]),
    victory: VICTORIES[s.victory] ?? null,
  }
}
