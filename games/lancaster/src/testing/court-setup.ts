/** Sets up the King's court for a test. */
import { STANDARD_COMPONENTS } from '../data/standard-components.ts'
import { addInReserve, firstSpace } from '../knights.ts'
import {
  APPLICANT,
  BISHOPS,
  CONFLICT_PLACES,
  COUNTY_SHIELD,
  COUNTY_TUDOR,
  LORD,
  OFFICE_HOLDER,
  OFFICES,
  PARTY_NAMES,
  PRIVILEGES,
  SEALS,
  SPACE_TUDOR,
} from '../layout.ts'
import { bishopsInPlay } from '../rules/court/bishops.ts'
import { placeArcher, takeInHand } from '../rules/court/privileges.ts'
import { addInTower, BISHOP, isLordHome, LORD_IN_TREASURY, lordAtOffice, TUDOR } from '../rules/court/towers.ts'
import { partyCount, type State } from '../state.ts'

type PartyName = (typeof PARTY_NAMES)[number]
type Office = (typeof OFFICES)[number]
type Privilege = (typeof PRIVILEGES)[number]
/** A conflict space, counted from 1 at the top. */
type Space = readonly [conflict: (typeof CONFLICT_PLACES)[number], space: number]

export interface TowerSetup {
  readonly of: PartyName
  readonly bishops?: number
  readonly knights?: readonly number[]
  readonly tudorKnight?: true
}

/** Default: lords are at home or, while parliament sits, in the treasury. */
export interface CourtSetup {
  readonly treasury?: { readonly votes?: number; readonly squires?: number; readonly gold?: number }
  readonly inTreasury?: readonly PartyName[]
  readonly towers?: Readonly<Partial<Record<Office, TowerSetup>>>
  readonly holders?: Readonly<Partial<Record<Office, PartyName>>>
  /** In hand. The owner of a privilege holds its office. */
  readonly privileges?: Readonly<Partial<Record<Privilege, PartyName>>>
  readonly bishops?: Readonly<Partial<Record<PartyName, number>>>
  /** Bishops that allies have taken out of the game. */
  readonly bishopsGone?: number
  readonly seals?: Readonly<Partial<Record<PartyName, number>>>
  /** By county. */
  readonly shieldIn?: string
  readonly tudorKnightIn?: string
  readonly tudorKnightOn?: Space
  readonly archer?: { readonly of: PartyName; readonly on: Space }
}

const party = (name: PartyName): number => PARTY_NAMES.indexOf(name)
const county = (name: string): number => STANDARD_COMPONENTS.counties.findIndex((each) => each.name === name)
const spaceNumber = ([conflict, space]: Space): number => firstSpace(CONFLICT_PLACES.indexOf(conflict)) + space - 1
const entries = <K extends string, V>(of: Readonly<Partial<Record<K, V>>> | undefined): [K, V][] =>
  Object.entries(of ?? {}) as [K, V][]

export function setUpCourt(s: State, setup: CourtSetup, lordsAreOut: boolean): void {
  s.court = 1
  s.treasuryVotes = setup.treasury?.votes ?? 0
  s.treasurySquires = setup.treasury?.squires ?? 0
  s.treasuryGold = setup.treasury?.gold ?? 0
  s.bishopsLeft = bishopsInPlay(s) - (setup.bishopsGone ?? 0)
  for (const [name, many] of entries(setup.bishops)) {
    s.bytes[BISHOPS + party(name)] = many
    s.bishopsLeft -= many
  }
  for (const [name, many] of entries(setup.seals)) s.bytes[SEALS + party(name)] = many
  for (const [office, name] of entries(setup.holders)) s.bytes[OFFICE_HOLDER + OFFICES.indexOf(office)] = party(name)
  setUpTowers(s, setup, lordsAreOut)
  setUpPrivileges(s, setup)
}

function setUpTowers(s: State, setup: CourtSetup, lordsAreOut: boolean): void {
  for (const [name, tower] of entries(setup.towers)) {
    const office = OFFICES.indexOf(name)
    s.bytes[APPLICANT + office] = party(tower.of)
    s.bytes[LORD + party(tower.of)] = lordAtOffice(office)
    addInTower(s, office, BISHOP, tower.bishops ?? 0)
    addInTower(s, office, TUDOR, Number(tower.tudorKnight === true))
    for (const strength of tower.knights ?? []) {
      addInTower(s, office, strength, 1)
      addInReserve(s, party(tower.of), strength, -1)
    }
  }
  const names = setup.inTreasury ?? (lordsAreOut ? PARTY_NAMES.slice(0, partyCount(s)) : [])
  for (const name of names) if (isLordHome(s, party(name))) s.bytes[LORD + party(name)] = LORD_IN_TREASURY
}

function setUpPrivileges(s: State, setup: CourtSetup): void {
  for (const [privilege, name] of entries(setup.privileges)) {
    const office = PRIVILEGES.indexOf(privilege)
    s.bytes[OFFICE_HOLDER + office] = party(name)
    takeInHand(s, party(name), office)
  }
  if (setup.shieldIn) s.bytes[COUNTY_SHIELD + county(setup.shieldIn)] = 1
  if (setup.tudorKnightIn) s.bytes[COUNTY_TUDOR + county(setup.tudorKnightIn)] = 1
  if (setup.tudorKnightOn) s.bytes[SPACE_TUDOR + spaceNumber(setup.tudorKnightOn)]++
  if (setup.archer) placeArcher(s, party(setup.archer.of), spaceNumber(setup.archer.on))
}
