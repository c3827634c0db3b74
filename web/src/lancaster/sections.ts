/** The parts of the board, which small screens show one at a time, and what can be picked in which. */
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

/** The section that a target is in; none for what is always in sight. */
export function sectionOf(target: Target): Section | undefined {
  const [kind, what] = target.split(':')
  return kind === 'button' ? BY_BUTTON[what] : BY_KIND[kind]
}

/** The sections where something can be picked, in the order of the board. */
export function asking(live: ReadonlySet<Target>): readonly Section[] {
  const found = new Set([...live].map(sectionOf))
  return SECTIONS.filter((section) => found.has(section))
}
