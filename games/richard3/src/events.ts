/** The events of Richard III, in the order of the rulebook. */
import { defineEvents, type EventOf, secret, type VisibleEventOf } from '@tudor-rose/table'
import type { HOUSE_NAMES } from './data/areas.ts'
import type { VICTORIES } from './layout.ts'

const march = { house: 'seat', block: secret('block'), from: 'area', to: 'area' } as const
/** `most` is the firepower; `good` has 1 for each die that hits and 0 for each that does not. */
const dice = {
  house: 'seat',
  block: 'block',
  dice: 'numbers',
  good: 'numbers',
  hits: 'number',
  most: 'number',
} as const
/** 6.9 `good` has 1 for each even die. `by` is a card if it is the Treason card. */
const treachery = { by: 'block|card', block: 'block', dice: 'numbers', good: 'numbers', house: 'seat' } as const

export const EVENTS = defineEvents({
  'log.dealt': { campaign: 'number' },
  'log.mulligan': { house: 'seat', hand: 'numbers', points: 'number' },
  'log.redealt': { house: 'seat' },
  'log.cards': { campaign: 'number', turn: 'number', lancaster: 'card', york: 'card', first: 'seat' },
  'log.group': { house: 'seat', area: 'area' },
  'log.muster': { house: 'seat', area: 'area' },
  'log.plague': { house: 'seat', area: 'area' },
  'log.marches': march,
  'log.marchesOn': march,
  'log.attacks': march,
  'log.attacksOn': march,
  'log.sails': march,
  'log.raids': march,
  'log.recruits': { house: 'seat', block: secret('block'), area: 'area' },
  'log.mainAttack': { house: 'seat', area: 'area', from: 'area|sea' },
  'log.endsActions': { house: 'seat' },
  'log.battle': { area: 'area', attacker: 'seat' },
  'log.round': { round: 'number' },
  'log.joins': { house: 'seat', block: 'block' },
  'log.rolesChange': { house: 'seat' },
  'log.fires': dice,
  'log.strikesBack': dice,
  'log.charges': { house: 'seat', block: 'block', target: 'block' },
  'log.takesHits': { house: 'seat', block: 'block', hits: 'number' },
  'log.passes': { house: 'seat', block: 'block' },
  'log.turned': treachery,
  'log.loyal': treachery,
  'log.retreats': { house: 'seat', block: secret('block'), area: 'area' },
  'log.regroups': { house: 'seat', block: secret('block'), area: 'area' },
  'log.eliminated': { house: 'seat', block: secret('block'), area: 'area|place' },
  'log.killed': { house: 'seat', block: secret('block'), area: 'area|place' },
  'log.battleWon': { house: 'seat', area: 'area' },
  'log.minorEnters': { house: 'seat', block: 'block', area: 'area' },
  'log.crowned': { block: 'block', area: 'area|place' },
  'log.newPretender': { house: 'seat', block: 'block' },
  'log.freed': { block: 'block' },
  'log.executes': { house: 'seat', block: 'block' },
  'log.hunger': { house: 'seat', area: 'area', steps: 'number' },
  'log.losesStep': { house: 'seat', block: secret('block'), area: 'area' },
  'log.usurpation': { lancaster: 'number', york: 'number', house: 'seat' },
  'log.noUsurpation': { lancaster: 'number', york: 'number', house: 'seat' },
  'log.captiveKilled': { block: 'block' },
  'log.goesHome': { house: 'seat', block: secret('block'), from: 'area|place', to: 'area|place' },
  'log.leavesExile': { house: 'seat', block: secret('block'), area: 'area' },
  'log.won': { house: 'seat', reason: 'victory' },
})

type Victory = (typeof VICTORIES)[number] extends `victory.${infer Name}` ? Name : never
interface KindNames {
  readonly [kind: string]: string
  readonly seat: (typeof HOUSE_NAMES)[number]
  readonly victory: Victory
}

export type RichardEvent = EventOf<typeof EVENTS, KindNames>
export type VisibleRichardEvent = VisibleEventOf<typeof EVENTS, KindNames>
