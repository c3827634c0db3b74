/** Reports a problem of a position, with its path in the export. */
import { COUNTY_LETTERS } from '../components.ts'
import { CONFLICT_PLACES, PARTY_NAMES, SPACES_PER_CONFLICT } from '../layout.ts'

export type Report = (path: readonly string[], reason: string) => void

export const partyPath = (party: number): readonly string[] => ['parties', PARTY_NAMES[party]]
export const countyPath = (county: number): readonly string[] => ['counties', COUNTY_LETTERS[county]]
export const spacePath = (space: number): readonly string[] => [
  'conflict spaces',
  `${CONFLICT_PLACES[Math.floor(space / SPACES_PER_CONFLICT)]} ${(space % SPACES_PER_CONFLICT) + 1}`,
]
