/** The sections of the board, which small screens show one at a time, and the targets in each. */
import type { Target } from '../play/picking.ts'

export const SECTIONS = ['england', 'france', 'parliament', 'castles', 'king'] as const
export type Section = (typeof SECTIONS)[number]

const BY_KIND: Readonly<Record<string, Section>> = {
  county: 'england',
  conflict: 'france',
  favour: 'france',
  castle: 'castles',
  office: 'king',
  treasury: 'king',
  place: 'king',
}
const BY_BUTTON: Readonly<Record<string, Section>> = {
  yes: 'parliament',
  no: 'parliament',
  votes: 'parliament',
  takeNoble: 'england',
  takeReward: 'england',
  takeTile: 'england',
}

/** The section of a target; undefined for targets that are always in view. */
export function sectionOf(target: Target): Section | undefined {
  const [kind, what] = target.split(':')
  return kind === 'button' ? BY_BUTTON[what] : BY_KIND[kind]
}

/** The sections with live targets, in board order. */
export function sectionsWithTargets(live: ReadonlySet<Target>): readonly Section[] {
  const found = new Set([...live].map(sectionOf))
  return SECTIONS.filter((section) => found.has(section))
}
