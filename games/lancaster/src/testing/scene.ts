/** Sets up a position of Lancaster for a test. Pieces not given are in the reserve or absent. */

import type { Options } from '@tudor-rose/table'
import { TableScene } from '../../../../table/src/fixture/table-scene.ts'
import { problemsOfPieces } from '../check-position.ts'
import { STANDARD_COMPONENTS } from '../data/standard-components.ts'
import type { LancasterEvent } from '../events.ts'
import { game, machine } from '../game.ts'
import { addAtCourt, addInReserve, addKnightsOn, addTowerKnights, firstSpace, setCastleKnight } from '../knights.ts'
import { type LawId, lawNumber } from '../law-ids.ts'
import {
  CARD_AT,
  CARD_IN_PILE,
  CARD_ON_TABLE,
  CONFLICT_CARD,
  CONFLICT_PLACES,
  COUNTY_KNIGHT,
  COUNTY_SQUIRES,
  EXTENSIONS,
  FAVOUR_AT,
  FAVOUR_DOWN,
  FAVOUR_UP,
  GOLD,
  HOLDER,
  IN_FORCE,
  KNIGHTS,
  LAW_AT,
  LAW_IN_PARLIAMENT,
  LEFTOVER,
  lawPile,
  NOBLES,
  PARTY_NAMES,
  PROPOSED,
  SHAME,
  SPACE_OWNER,
  SQUIRES,
  STRENGTHS,
  VOTES,
} from '../layout.ts'
import { nextLaw } from '../rules/parliament.ts'
import { addPoints, giveNoble, partyCount, State } from '../state.ts'
import { STEP } from '../steps.ts'
import type { LancasterView, PartyView } from '../view.ts'
import { type CourtSetup, setUpCourt } from './court-setup.ts'
import { layOutDispleasure, layOutTiles } from './module-setups.ts'

export type PartyName = (typeof PARTY_NAMES)[number]
export type ConflictPlace = (typeof CONFLICT_PLACES)[number]

export interface PartySetup {
  readonly gold?: number
  readonly squires?: number
  readonly votes?: number
  readonly leftover?: number
  readonly points?: number
  /** Strengths of knights at court. */
  readonly court?: readonly number[]
  /** By county: the strength of the knight, and his squires. */
  readonly counties?: Readonly<Record<string, number | readonly [knight: number, squires: number]>>
  /** By castle space: the strength of the knight. */
  readonly castle?: Readonly<Record<string, number>>
  readonly extensions?: readonly string[]
  /** Letters, such as `ABF`. */
  readonly nobles?: string
  /** Displeasure: strengths of knights in the Tower, and shame markers. */
  readonly tower?: readonly number[]
  readonly shame?: number
}

export interface ConflictSetup {
  /** The first card with this French strength. */
  readonly strength: number
  /** From the top down: the party and its knights. */
  readonly spaces?: readonly (readonly [PartyName, ...number[]])[]
}

export type SceneSetup = {
  /** The step to start from. Default: placing. */
  readonly at?: keyof typeof STEPS
  /** With two, Red is Blue's ally and Green is Yellow's. */
  readonly players?: 2 | 3 | 4 | 5
  readonly round?: number
  readonly start?: PartyName
  readonly conflicts?: Readonly<Partial<Record<ConflictPlace, ConflictSetup>>>
  /** From left to right. */
  readonly laws?: readonly LawId[]
  readonly proposals?: readonly LawId[]
  readonly favoursTaken?: readonly string[]
  /** Uses the court module if given. */
  readonly court?: CourtSetup
  readonly displeasure?: true
  /** Displeasure: markers returned to the supply, besides those of the players. */
  readonly shameReturned?: number
  /** Letters of the reward tiles beside their counties. Uses the tiles module if given. */
  readonly tiles?: string
} & Readonly<Partial<Record<PartyName, PartySetup>>>

const STEPS = {
  placing: STEP.nextPlacement,
  parliament: STEP.beginParliament,
  counties: STEP.beginRewards,
  castles: STEP.nextCastle,
  conflicts: STEP.nextConflict,
  end: STEP.finalScoring,
} as const

const { counties, castle, conflicts, favours, laws, nobles } = STANDARD_COMPONENTS

function indexOf(names: readonly string[], name: string): number {
  const index = names.indexOf(name)
  if (index < 0) throw new Error(`there is no ${name}; there are ${names.join(', ')}`)
  return index
}
const countyNamed = (name: string): number =>
  indexOf(
    counties.map((county) => county.name),
    name,
  )
const spaceNamed = (id: string): number =>
  indexOf(
    castle.map((space) => space.id),
    id,
  )
const partyNamed = (name: PartyName): number => indexOf(PARTY_NAMES, name)

export class Scene extends TableScene<State, LancasterView, PartyName, LancasterEvent> {
  /** Starts from a given set-up and plays on to the first decision, or starts from a game in progress. */
  constructor(setup: SceneSetup | State) {
    super(game, setup instanceof State ? setup : Scene.#build(setup))
    this.checkPosition()
    if (!(setup instanceof State)) this.playOn()
  }

  /**
   * The set-up has only what a test needs, without piles and conflicts of its round, so only the pieces are checked.
   */
  protected override checkPosition(): void {
    const [problem] = problemsOfPieces(this.state)
    if (problem) throw new Error(`${problem.path.join('.')} ${problem.reason}`)
  }

  /** Starts a real game from its set-up, with seeded chance. */
  static start(options: Options, seed: string): Scene {
    return TableScene.fromSetup(game, options, seed, (state) => new Scene(state))
  }

  /** Cards are drawn in the order of the component file. There are no dice. */
  protected override isDie(): boolean {
    return false
  }

  static #build(setup: SceneSetup): State {
    const s = State.fresh(STANDARD_COMPONENTS)
    s.players = setup.players ?? 4
    s.round = setup.round ?? 1
    s.startPlayer = partyNamed(setup.start ?? 'Blue')
    s.turn = s.startPlayer
    for (let county = 0; county < counties.length; county++) s.bytes[NOBLES + county] = nobles.perCounty[s.players]
    for (const [favour, { id }] of favours.entries())
      s.bytes[FAVOUR_AT + favour] = setup.favoursTaken?.includes(id) ? FAVOUR_DOWN : FAVOUR_UP
    Scene.#parliament(s, setup.laws ?? laws.base[0], setup.proposals ?? laws.base[1].slice(0, 3))
    for (let party = 0; party < partyCount(s); party++) {
      for (let strength = 1; strength <= STRENGTHS; strength++) addInReserve(s, party, strength, KNIGHTS[strength])
      Scene.#party(s, party, setup[PARTY_NAMES[party]] ?? {})
    }
    Scene.#conflicts(s, setup.conflicts ?? {})
    if (setup.court) setUpCourt(s, setup.court, setup.at === 'parliament' || setup.at === 'counties')
    if (setup.displeasure) layOutDispleasure(s, setup.shameReturned ?? 0)
    if (setup.tiles !== undefined) layOutTiles(s, setup.tiles)
    s.step = STEPS[setup.at ?? 'placing']
    return s
  }

  static #parliament(s: State, inForce: readonly LawId[], proposals: readonly LawId[]): void {
    for (const section of [1, 2, 3, 4])
      for (const law of laws.base[section]) s.bytes[LAW_AT + lawNumber(law)] = lawPile(section)
    for (const [field, ids] of [
      [IN_FORCE, inForce],
      [PROPOSED, proposals],
    ] as const)
      for (const [place, law] of ids.entries()) {
        s.bytes[field + place] = lawNumber(law)
        s.bytes[LAW_AT + lawNumber(law)] = LAW_IN_PARLIAMENT
      }
  }

  static #party(s: State, party: number, setup: PartySetup): void {
    s.bytes[GOLD + party] = setup.gold ?? 0
    s.bytes[SQUIRES + party] = setup.squires ?? 0
    s.bytes[VOTES + party] = setup.votes ?? 0
    s.bytes[LEFTOVER + party] = setup.leftover ?? 0
    addPoints(s, party, setup.points ?? 0)
    for (const strength of setup.court ?? []) {
      addAtCourt(s, party, strength, 1)
      addInReserve(s, party, strength, -1)
    }
    for (const [name, knight] of Object.entries(setup.counties ?? {})) {
      const [strength, squires] = typeof knight === 'number' ? [knight, 0] : knight
      s.bytes[HOLDER + countyNamed(name)] = party
      s.bytes[COUNTY_KNIGHT + countyNamed(name)] = strength
      s.bytes[COUNTY_SQUIRES + countyNamed(name)] = squires
      addInReserve(s, party, strength, -1)
    }
    for (const [id, strength] of Object.entries(setup.castle ?? {})) {
      setCastleKnight(s, party, spaceNamed(id), strength)
      addInReserve(s, party, strength, -1)
    }
    for (const strength of setup.tower ?? []) {
      addTowerKnights(s, party, strength, 1)
      addInReserve(s, party, strength, -1)
    }
    s.bytes[SHAME + party] = setup.shame ?? 0
    for (const id of setup.extensions ?? []) s.bytes[EXTENSIONS + party] |= 1 << spaceNamed(id)
    for (const letter of setup.nobles ?? '') {
      const county = indexOf(
        counties.map((each) => each.letter),
        letter,
      )
      giveNoble(s, party, county)
      s.bytes[NOBLES + county]--
    }
  }

  static #conflicts(s: State, setups: NonNullable<SceneSetup['conflicts']>): void {
    for (let card = 0; card < conflicts.length; card++) s.bytes[CARD_AT + card] = CARD_IN_PILE
    for (const [conflict, place] of CONFLICT_PLACES.entries()) {
      const setup = setups[place]
      if (setup === undefined) continue
      const card = conflicts.findIndex(
        ({ strength }, index) => strength === setup.strength && s.bytes[CARD_AT + index] === CARD_IN_PILE,
      )
      if (card < 0) throw new Error(`there is no conflict of strength ${setup.strength} left`)
      s.bytes[CARD_AT + card] = CARD_ON_TABLE
      s.bytes[CONFLICT_CARD + conflict] = card
      for (const [index, [name, ...knights]] of (setup.spaces ?? []).entries()) {
        const space = firstSpace(conflict) + index
        s.bytes[SPACE_OWNER + space] = partyNamed(name)
        for (const strength of knights) {
          addKnightsOn(s, space, strength, 1)
          addInReserve(s, partyNamed(name), strength, -1)
        }
      }
    }
  }

  /** Runs automatic steps up to the next decision. */
  playOn(): this {
    machine.runAutomatic(this.state, { chance: { below: () => 0 }, log: this })
    return this
  }

  /** Carries out this law up to its first choice or its end. */
  law(id: LawId): this {
    const s = this.state
    s.bytes[IN_FORCE + 2] = lawNumber(id)
    s.bytes[LAW_AT + lawNumber(id)] = LAW_IN_PARLIAMENT
    s.law = 2
    s.step = STEP.nextLaw
    nextLaw(s, { chance: { below: () => 0 }, log: this })
    return s.step === STEP.nextLaw ? this : this.playOn()
  }

  get step(): string {
    return this.view().step
  }

  /** A player's view of himself, or the public view of an ally. */
  of(name: PartyName): PartyView {
    const party = partyNamed(name)
    return this.view(party < this.state.players ? name : undefined).parties[party]
  }

  /** Points of all players, in seat order. */
  get points(): readonly number[] {
    return this.view().parties.map(({ points }) => points)
  }

  county(name: string) {
    return this.view().counties[countyNamed(name)]
  }

  conflict(place: ConflictPlace) {
    return this.view().conflicts.find((conflict) => conflict.place === place)
  }
}
