/** The latest battle, put together from what was told of it: exchange by exchange, readable after the dice are gone. */
import type { Told } from '../play/sight.ts'
import type { Colour, Kind } from './lines.ts'

export interface Exchange {
  readonly attacker: 'red' | 'white'
  readonly announced?: { readonly kind: Kind; readonly number: number }
  readonly isDoubted?: boolean
  /** The dice of the attack as far as this pair of eyes has seen them, as they lay last. */
  readonly attack?: readonly number[]
  readonly defence?: readonly number[]
  /** What was told, in order. */
  readonly told: readonly Told[]
}

export interface Battle {
  /** The message key of the battlefield's name. */
  readonly field: string
  readonly exchanges: readonly Exchange[]
  readonly winner?: 'red' | 'white'
  /** What was told after the last exchange: who has won, where the survivors went. */
  readonly end: readonly Told[]
}

const sideOf = (key: unknown): 'red' | 'white' => (key === 'seat.Lancaster' ? 'red' : 'white')
const isDice = (value: unknown): value is readonly number[] => Array.isArray(value)
const AFTER_THE_END = ['log.survivors', 'log.won']

/** Undefined before the first battle. */
export function latestBattle(events: readonly Told[]): Battle | undefined {
  const begin = events.findLastIndex(({ key }) => key === 'log.battle')
  if (begin < 0) return undefined
  let battle: Battle = { field: `${events[begin].params.field}`, exchanges: [], end: [] }
  for (const told of events.slice(begin + 1)) {
    if (told.key === 'log.round') break
    battle = goOn(battle, told)
  }
  return battle
}

function goOn(battle: Battle, told: Told): Battle {
  const { key, params } = told
  if (key === 'log.battleWon') return { ...battle, winner: sideOf(params.house), end: [told] }
  if (battle.winner !== undefined)
    return AFTER_THE_END.includes(key) ? { ...battle, end: [...battle.end, told] } : battle
  if (key === 'log.throws') {
    const attack = isDice(params.dice) ? { attack: params.dice } : {}
    return { ...battle, exchanges: [...battle.exchanges, { attacker: sideOf(params.house), told: [told], ...attack }] }
  }
  const current = battle.exchanges.at(-1)
  if (current === undefined) return battle
  const next = { ...current, ...learned(current, told), told: [...current.told, told] }
  return { ...battle, exchanges: [...battle.exchanges.slice(0, -1), next] }
}

function learned({ attacker }: Exchange, { key, params }: Told): Partial<Exchange> {
  const dice = isDice(params.dice) ? params.dice : undefined
  switch (key) {
    case 'log.announces':
      return { announced: { kind: `${params.what}`.replace('announce.', '') as Kind, number: Number(params.number) } }
    case 'log.believes':
    case 'log.doubts':
      return { isDoubted: key === 'log.doubts' }
    case 'log.shows':
      return dice === undefined ? {} : { attack: dice }
    case 'log.turns':
      return dice === undefined ? {} : sideOf(params.house) === attacker ? { attack: dice } : { defence: dice }
    case 'log.answers':
      return dice === undefined ? {} : { defence: dice }
    default:
      return {}
  }
}

/** A die thrown for a region with command points, and what came of it. */
export interface Attempt {
  readonly side: 'red' | 'white'
  readonly region: string
  readonly die: number
  readonly isSuccess: boolean
  readonly told: Told
}

/** The attempts made with the card that was played last. */
export function latestAttempts(events: readonly Told[]): readonly Attempt[] {
  const played = events.findLastIndex(({ key }) => key.startsWith('log.use.') || key === 'log.round')
  return events.slice(played + 1).flatMap((told) => {
    const { key, params } = told
    if (!key.startsWith('log.place.') && !key.startsWith('log.remove.')) return []
    return {
      side: sideOf(params.house),
      region: `${params.region}`.replace('region.', ''),
      die: Number(params.die),
      isSuccess: ['log.place.stays', 'log.remove.back', 'log.remove.lost'].includes(key),
      told,
    }
  })
}

/** What the house got in the exchange of this round, as long as it has it in its hand. */
export function receivedCard(events: readonly Told[], house: string, hand: readonly string[]): string | undefined {
  const thisRound = events.slice(events.findLastIndex(({ key }) => key === 'log.round') + 1)
  const told = thisRound.find(({ key, params }) => key === 'log.receives' && params.house === house)
  const card = `${told?.params.card ?? ''}`.replace('card.', '')
  return hand.includes(card) ? card : undefined
}

/** Who won the battle of each round so far. */
export const battlesWon = (events: readonly Told[]): readonly ('red' | 'white')[] =>
  events.filter(({ key }) => key === 'log.battleWon').map(({ params }) => sideOf(params.house))

export const otherSide = (side: 'red' | 'white'): 'red' | 'white' => (side === 'red' ? 'white' : 'red')
export const seatKey = (side: Colour): string => (side === 'red' ? 'seat.Lancaster' : 'seat.York')
