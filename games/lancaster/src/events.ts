/** Log events of Lancaster, in the order of a round. */
import { defineEvents, type EventOf, type VisibleEventOf } from '@tudor-rose/table'
import type { COUNTY_LETTERS } from './components.ts'
import type { PartyName } from './data/names.ts'
import type { LawId } from './law-ids.ts'
import type { OFFICES, VICTORIES } from './layout.ts'

const party = 'seat|ally'
const castleSpace = 'castle|allyCastle'
const tile = 'tile|courtTile'
const goods = { party, count: 'number' } as const
const battle = { conflict: 'conflict', england: 'number', france: 'number' } as const
const final = { seat: 'seat', count: 'number', points: 'number' } as const
const countyReward = { party, county: 'county', tile } as const

export const EVENTS = defineEvents({
  'log.round': { round: 'number' },
  'log.section': { section: 'number', set: 'laws' },
  'log.newConflict': { strength: 'number' },
  'log.proposed': { law: 'law' },
  'log.tile': { county: 'county', tile },
  'log.builds': { party, space: castleSpace },
  // Phase 1.
  'log.place.county': { party, strength: 'number', county: 'county', squires: 'number' },
  'log.displaced': { party, strength: 'number', county: 'county' },
  'log.place.castle': { party, strength: 'number', space: castleSpace },
  'log.place.conflict': { party, strength: 'number', conflict: 'conflict' },
  'log.place.tower': { party, strength: 'number', markers: 'number' },
  'log.favour': { party, favour: 'favour' },
  'log.applies': { party, office: 'office' },
  'log.tower': { party, office: 'office', strength: 'number' },
  'log.lordDisplaced': { party, office: 'office' },
  'log.treasury': { party, goods: 'goods', count: 'number' },
  'log.treasury.empties': { party, goods: 'goods', count: 'number' },
  'log.brings': { party, privilege: 'privilege' },
  // Phase 2.
  'log.voted': { seat: 'seat' },
  'log.ballot.yes': { seat: 'seat', votes: 'number' },
  'log.ballot.no': { seat: 'seat', votes: 'number' },
  'log.passed': { law: 'law', yes: 'number', no: 'number' },
  'log.rejected': { law: 'law', yes: 'number', no: 'number' },
  'log.law': { law: 'law' },
  'log.trades': goods,
  'log.county.kept': { party, county: 'county' },
  'log.county.left': { party, county: 'county' },
  'log.extension.kept': { party, space: castleSpace },
  'log.extension.turned': { party, space: castleSpace },
  'log.swaps.gold': { party, given: 'number', taken: 'number' },
  'log.swaps.squires': { party, given: 'number', taken: 'number' },
  'log.sendsSquire': { party, conflict: 'conflict' },
  'log.pays.gold': goods,
  'log.due.squires': goods,
  'log.due.gold': goods,
  // Phase 3.
  'log.office': { party, office: 'office' },
  'log.office.kept': { party, office: 'office' },
  'log.privilege': { party, privilege: 'privilege' },
  'log.tower.emptied': {},
  'log.county.noble': countyReward,
  'log.county.reward': countyReward,
  'log.county.both': countyReward,
  'log.county.tile': countyReward,
  'log.county.nobleAndTile': countyReward,
  'log.county.nothing': countyReward,
  'log.start': { seat: 'seat', player: 'seat' },
  'log.castle': { party, space: castleSpace },
  'log.conflict.won': battle,
  'log.conflict.lost': battle,
  'log.conflict.lostAtLast': battle,
  'log.conflict.lostAgain': battle,
  'log.ransom': { party, strength: 'number' },
  // Rewards and their costs.
  'log.gains.points': goods,
  'log.gains.gold': goods,
  'log.gains.squires': goods,
  'log.gains.votes': goods,
  'log.gains.seals': goods,
  'log.newKnight': goods,
  'log.upgrade': { party, from: 'number', to: 'number' },
  'log.noble': { party, county: 'county' },
  'log.noble.removed': { party, county: 'county' },
  'log.crosses': { party, strength: 'number', conflict: 'conflict' },
  'log.bishop': { party },
  'log.bishop.removed': { party },
  'log.shame': { seat: 'seat' },
  'log.shame.returned': { seat: 'seat' },
  // The end.
  'log.final.knights': final,
  'log.final.extensions': final,
  'log.final.nobles': final,
  'log.final.seals': { seat: 'seat', pieces: 'number', seals: 'number', points: 'number' },
  'log.final.shame': { seat: 'seat', count: 'number', track: 'number', points: 'number' },
  'log.won': { seat: 'seat', points: 'number', reason: 'victory' },
})

type Victory = (typeof VICTORIES)[number] extends `victory.${infer Name}` ? Name : never
interface KindNames {
  readonly [kind: string]: string
  readonly seat: PartyName
  readonly ally: PartyName
  readonly county: (typeof COUNTY_LETTERS)[number]
  readonly law: LawId
  readonly conflict: 'lower-left' | 'lower-right' | 'upper-left' | 'upper-right'
  readonly office: (typeof OFFICES)[number]
  readonly privilege: 'shield' | 'archer' | 'Tudor-knight'
  readonly victory: Victory
}

export type LancasterEvent = EventOf<typeof EVENTS, KindNames>
export type VisibleLancasterEvent = VisibleEventOf<typeof EVENTS, KindNames>
