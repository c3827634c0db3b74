/** The public view of the King's court, and the hidden seals. */
import type { OfficeName, PartyName } from './data/names.ts'
import {
  COUNTY_SHIELD,
  COUNTY_TUDOR,
  FORMING,
  LORD,
  LORD_PLACES,
  OFFICES,
  PARTY_NAMES,
  PRIVILEGES,
  SPACE_ARCHER,
  SPACE_TUDOR,
  STRENGTHS,
} from './layout.ts'
import { bishopsOf } from './rules/court/bishops.ts'
import { officeHolder } from './rules/court/offices.ts'
import { hasInHand } from './rules/court/privileges.ts'
import { sealsOf } from './rules/court/seals.ts'
import { applicantFor, BISHOP, formingStrength, inTower, TUDOR, towerStrength } from './rules/court/towers.ts'
import type { State } from './state.ts'
import { STEP } from './steps.ts'

export interface PartyAtCourtView {
  /** At home, in the treasury, or the office he applies for. */
  readonly lord: string
  /** All bishops, including those in the lord's tower. */
  readonly bishops: number
  /** Null if hidden behind another player's screen. */
  readonly seals: number | null
  /** In hand, for use this round or, after the award, in the next. */
  readonly privileges: readonly string[]
}

export interface TowerView {
  readonly party: PartyName
  readonly bishops: number
  /** Strengths in ascending order. */
  readonly knights: readonly number[]
  readonly tudorKnight: boolean
  /** Including the lord. */
  readonly strength: number
}

export interface OfficeView {
  readonly office: OfficeName
  readonly holder: PartyName | null
  /** The tower applying for it. */
  readonly tower: TowerView | null
}

export interface KingsCourtView {
  readonly treasury: { readonly votes: number; readonly squires: number; readonly gold: number }
  readonly bishopsLeft: number
  readonly offices: readonly OfficeView[]
  /** A tower being formed. Its pieces are still at court. */
  readonly forming: ({ readonly office: OfficeName } & TowerView) | null
}

/** Fields are present only if they apply. */
export interface CountyPrivilegesView {
  readonly shield?: true
  readonly tudorKnight?: true
}
export interface SpacePrivilegesView {
  /** An archer, alone on the space. */
  readonly archer?: true
  readonly tudorKnights?: number
}

export function partyAtCourt(s: State, party: number, isHidden: boolean): PartyAtCourtView | null {
  if (s.court === 0) return null
  return {
    lord: LORD_PLACES[s.bytes[LORD + party]],
    bishops: bishopsOf(s, party),
    seals: isHidden ? null : sealsOf(s, party),
    privileges: PRIVILEGES.filter((_, privilege) => hasInHand(s, party, privilege)),
  }
}

function towerView(party: number, strength: number, many: (piece: number) => number): TowerView {
  const knights = Array.from({ length: STRENGTHS }, (_, index) => new Array<number>(many(index + 1)).fill(index + 1))
  return {
    party: PARTY_NAMES[party],
    bishops: many(BISHOP),
    knights: knights.flat(),
    tudorKnight: many(TUDOR) > 0,
    strength,
  }
}

const officeView = (s: State, office: number): OfficeView => ({
  office: OFFICES[office],
  holder: PARTY_NAMES[officeHolder(s, office)] ?? null,
  tower:
    PARTY_NAMES[applicantFor(s, office)] === undefined
      ? null
      : towerView(applicantFor(s, office), towerStrength(s, office), (piece) => inTower(s, office, piece)),
})

export function kingsCourt(s: State): KingsCourtView | null {
  if (s.court === 0) return null
  return {
    treasury: { votes: s.treasuryVotes, squires: s.treasurySquires, gold: s.treasuryGold },
    bishopsLeft: s.bishopsLeft,
    offices: OFFICES.map((_, office) => officeView(s, office)),
    forming:
      s.step === STEP.formTower
        ? {
            office: OFFICES[s.applyingFor],
            ...towerView(s.placing, formingStrength(s), (piece) => s.bytes[FORMING + piece]),
          }
        : null,
  }
}

export const countyPrivileges = (s: State, county: number): CountyPrivilegesView => ({
  ...(s.bytes[COUNTY_SHIELD + county] > 0 && { shield: true }),
  ...(s.bytes[COUNTY_TUDOR + county] > 0 && { tudorKnight: true }),
})

export const spacePrivileges = (s: State, space: number): SpacePrivilegesView => ({
  ...(s.bytes[SPACE_ARCHER + space] > 0 && { archer: true }),
  ...(s.bytes[SPACE_TUDOR + space] > 0 && { tudorKnights: s.bytes[SPACE_TUDOR + space] }),
})
