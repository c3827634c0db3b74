/** The sections of the board, which small screens show one at a time, and the targets in each. */
import type { Target } from '../play/picking.ts'
import type { Button, PieceKind } from './gestures.ts'

export const SECTIONS = ['england', 'france', 'parliament', 'castles', 'king'] as const
export type Section = (typeof SECTIONS)[number]

/** In no section, because it is always in view. */
const ALWAYS = undefined

const BY_KIND: Readonly<Record<PieceKind, Section | undefined>> = {
  county: 'england',
  conflict: 'france',
  favour: 'france',
  castle: 'castles',
  office: 'king',
  treasury: 'king',
  place: 'king',
  knight: ALWAYS,
  lord: ALWAYS,
  bishop: ALWAYS,
  privilege: ALWAYS,
  player: ALWAYS,
}
const BY_BUTTON: Readonly<Record<Button, Section | undefined>> = {
  yes: 'parliament',
  no: 'parliament',
  votes: 'parliament',
  takeNoble: 'england',
  takeReward: 'england',
  takeTile: 'england',
  takeBoth: ALWAYS,
  takeNothing: ALWAYS,
  takeNobleAndTile: ALWAYS,
  takeBishop: ALWAYS,
  returnShame: ALWAYS,
  decline: ALWAYS,
  done: ALWAYS,
  squires: ALWAYS,
  markers: ALWAYS,
  strength: ALWAYS,
  trade: ALWAYS,
  swapGold: ALWAYS,
  swapSquires: ALWAYS,
  keepCounty: ALWAYS,
  leaveCounty: ALWAYS,
  keepExtension: ALWAYS,
  turnExtension: ALWAYS,
  ransom: ALWAYS,
}

/** The section of a target; undefined for targets that are always in view. */
export function sectionOf(target: Target): Section | undefined {
  const [kind, what] = target.split(':') as [PieceKind, string] | ['button', Button]
  return kind === 'button' ? BY_BUTTON[what] : BY_KIND[kind]
}

/** The sections with live targets, in board order. */
export function sectionsWithTargets(live: ReadonlySet<Target>): readonly Section[] {
  const found = new Set([...live].map(sectionOf))
  return SECTIONS.filter((section) => found.has(section))
}
