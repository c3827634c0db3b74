/** The latest battle, reconstructed from its events: exchange by exchange, readable after the dice are gone. */

import type { VisibleCousinsEvent } from '@tudor-rose/cousins-war'
import type { Announcement, Colour } from '@tudor-rose/cousins-war/notation'
import { eventIs, nameInKey } from '../play/event-keys.ts'

export interface Exchange {
  readonly attacker: 'red' | 'white'
  readonly announced?: Announcement
  readonly isDoubted?: boolean
  /** The attack dice as the viewer last saw them. */
  readonly attack?: readonly number[]
  readonly defence?: readonly number[]
  /** The events in order. */
  readonly events: readonly VisibleCousinsEvent[]
}

export interface Battle {
  /** The message key of the battlefield's name. */
  readonly field: string
  readonly exchanges: readonly Exchange[]
  readonly winner?: 'red' | 'white'
  /** The events after the last exchange: who won, where the survivors went. */
  readonly end: readonly VisibleCousinsEvent[]
}

type HouseKey = 'seat.Lancaster' | 'seat.York'
const sideOf = (house: HouseKey): 'red' | 'white' => (house === 'seat.Lancaster' ? 'red' : 'white')

const is = eventIs<VisibleCousinsEvent>()
const isBattle = is('log.battle')
const isRound = is('log.round')
const isBattleWon = is('log.battleWon')
const isAfterTheEnd = is('log.survivors', 'log.won')
/** A card is played, or a round starts. */
export const isUse = is(
  'log.use.event',
  'log.use.side',
  'log.use.muster',
  'log.use.commit',
  'log.use.march',
  'log.use.place',
  'log.use.remove',
  'log.use.discard',
)
const isAttempt = is(
  'log.place.stays',
  'log.place.back',
  'log.place.lost',
  'log.remove.fails',
  'log.remove.back',
  'log.remove.lost',
)
const isSuccess = is('log.place.stays', 'log.remove.back', 'log.remove.lost')

/** Undefined before the first battle. */
export function latestBattle(events: readonly VisibleCousinsEvent[]): Battle | undefined {
  const begin = events.findLastIndex(isBattle)
  const first = events[begin]
  if (first === undefined || !isBattle(first)) return undefined
  let battle: Battle = { field: first.params.field, exchanges: [], end: [] }
  for (const event of events.slice(begin + 1)) {
    if (isRound(event)) break
    battle = goOn(battle, event)
  }
  return battle
}

function goOn(battle: Battle, event: VisibleCousinsEvent): Battle {
  if (isBattleWon(event)) return { ...battle, winner: sideOf(event.params.house), end: [event] }
  if (battle.winner !== undefined) return isAfterTheEnd(event) ? { ...battle, end: [...battle.end, event] } : battle
  if (event.key === 'log.throws') {
    const { house, dice } = event.params
    const attack = typeof dice === 'string' ? {} : { attack: dice }
    return { ...battle, exchanges: [...battle.exchanges, { attacker: sideOf(house), events: [event], ...attack }] }
  }
  const current = battle.exchanges.at(-1)
  if (current === undefined) return battle
  const next = { ...current, ...learned(current, event), events: [...current.events, event] }
  return { ...battle, exchanges: [...battle.exchanges.slice(0, -1), next] }
}

function learned({ attacker }: Exchange, event: VisibleCousinsEvent): Partial<Exchange> {
  switch (event.key) {
    case 'log.announces':
      return { announced: { kind: nameInKey(event.params.what), number: event.params.number } }
    case 'log.believes':
    case 'log.doubts':
      return { isDoubted: event.key === 'log.doubts' }
    case 'log.shows':
      return { attack: event.params.dice }
    case 'log.turns':
      return sideOf(event.params.house) === attacker ? { attack: event.params.dice } : { defence: event.params.dice }
    case 'log.answers':
      return { defence: event.params.dice }
    default:
      return {}
  }
}

/** A die rolled for a region with command points, and its result. */
export interface Attempt {
  readonly side: 'red' | 'white'
  readonly region: string
  readonly die: number
  readonly isSuccess: boolean
  readonly event: VisibleCousinsEvent
}

/** The attempts made with the card played last. */
export function latestAttempts(events: readonly VisibleCousinsEvent[]): readonly Attempt[] {
  const played = events.findLastIndex((event) => isUse(event) || isRound(event))
  return events
    .slice(played + 1)
    .filter(isAttempt)
    .map((event) => ({
      side: sideOf(event.params.house),
      region: nameInKey(event.params.region),
      die: event.params.die,
      isSuccess: isSuccess(event),
      event,
    }))
}

/** The card the house got in this round's exchange, as long as it is in the hand. */
export function receivedCard(
  events: readonly VisibleCousinsEvent[],
  house: string,
  hand: readonly string[],
): string | undefined {
  const thisRound = events.slice(events.findLastIndex(isRound) + 1)
  const received = thisRound.filter(is('log.receives')).find(({ params }) => params.house === house)
  const card = received && nameInKey(received.params.card)
  return card !== undefined && hand.includes(card) ? card : undefined
}

/** The winner of each round's battle so far. */
export const battlesWon = (events: readonly VisibleCousinsEvent[]): readonly ('red' | 'white')[] =>
  events.filter(isBattleWon).map(({ params }) => sideOf(params.house))

export const otherSide = (side: 'red' | 'white'): 'red' | 'white' => (side === 'red' ? 'white' : 'red')
export const seatKey = (side: Colour): HouseKey => (side === 'red' ? 'seat.Lancaster' : 'seat.York')
