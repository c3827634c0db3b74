/** Moves and targets in words, and the targets that events name. */
import type { VisibleCousinsEvent } from '@tudor-rose/cousins-war'
import { type Colour, type CousinsMove, readMove, type TroopLocation } from '@tudor-rose/cousins-war/notation'
import type { PlainMove, Texts } from '@tudor-rose/table'
import { nameInKey } from '../play/event-keys.ts'
import type { Target } from '../play/picking.ts'
import { placeTarget } from './gestures.ts'
import type { LogRow } from './log-rows.ts'

export const TROOPS_KEYS: Readonly<Record<Colour, string>> = {
  red: 'troops.Lancaster',
  white: 'troops.York',
  blue: 'troops.French',
}

export const placeKey = (place: string): string => {
  if (place === 'reserve' || place === 'supply') return `place.${place}`
  if (place === 'red-half') return 'half.Lancaster'
  return place === 'white-half' ? 'half.York' : `region.${place}`
}

export function describeMove(line: string, texts: Texts): string {
  const move = readMove(line)
  switch (move.verb) {
    case 'give':
    case 'offer':
      return texts.say(`words.${move.verb}`, { card: `card.${move.card}` })
    case 'take':
      return texts.say(`words.take.${move.from}`)
    case 'event':
    case 'side':
    case 'muster':
    case 'place':
    case 'remove':
    case 'discard':
      return texts.say(`words.use.${move.verb}`, { card: `card.${move.card}` })
    case 'commit':
      return texts.say('words.commit', { card: `card.${move.card}`, count: move.count })
    case 'march':
      return texts.say('words.march', { card: `card.${move.card}`, region: `region.${move.region}` })
    case 'from':
    case 'try':
      return texts.say(`words.${move.verb}`, { region: `region.${move.region}` })
    case 'shift':
      return texts.say('words.shift', {
        troops: TROOPS_KEYS[move.colour],
        from: placeKey(move.from),
        to: placeKey(move.to),
      })
    case 'announce':
      return texts.say('words.announce', {
        what: `announce.${move.announcement.kind}`,
        number: move.announcement.number,
      })
    case 'turn':
      return texts.say('words.turn', { dice: move.dice })
    case 'settle':
      return texts.say('words.settle', { count: move.count, region: `region.${move.region}` })
    default:
      return texts.say(`words.${(move satisfies PlainMove<CousinsMove>).verb}`)
  }
}

export function nameOf(target: Target, texts: Texts): string {
  const colon = target.indexOf(':')
  const [kind, rest] = [target.slice(0, colon), target.slice(colon + 1)]
  switch (kind) {
    case 'card':
      return texts.say(`card.${rest}`)
    case 'use':
      return texts.say(`use.${rest}`)
    case 'count':
      return texts.say('target.count', { count: Number(rest) })
    case 'troops': {
      const [colour, place] = rest.split('@')
      return texts.say('target.troops', { troops: TROOPS_KEYS[colour as Colour], place: placeKey(place) })
    }
    case 'place': {
      const [colour, tray] = rest.split('-')
      const isTray = tray === 'reserve' || tray === 'supply'
      return isTray
        ? texts.say('target.place', { troops: TROOPS_KEYS[colour as Colour], place: placeKey(tray) })
        : texts.say(placeKey(rest))
    }
    case 'say': {
      const [what, number] = rest.split(':')
      return texts.say('target.announce', { what: `announce.${what}`, number: Number(number) })
    }
    case 'turn':
      return rest.replaceAll('-', ' ')
    default:
      return texts.say(`words.${rest}`)
  }
}

const COLOUR_OF = { Lancaster: 'red', York: 'white', French: 'blue' } as const

/** The targets an event names, wherever they are on the table. A tray belongs to the troops or the house of the event. */
export function mentionedTargets({ params }: VisibleCousinsEvent | LogRow): readonly Target[] {
  const whose =
    'from' in params && 'troops' in params
      ? COLOUR_OF[nameInKey(params.troops)]
      : 'house' in params
        ? COLOUR_OF[nameInKey(params.house)]
        : undefined
  return Object.values(params).flatMap((value) => {
    if (typeof value !== 'string' || value === 'card.hidden') return []
    const dot = value.indexOf('.')
    const [kind, name] = [value.slice(0, dot), value.slice(dot + 1)]
    if (kind === 'card') return [`card:${name}`]
    if (kind === 'region') return [`place:${name}`]
    if (kind === 'half') return [`place:${name === 'Lancaster' ? 'red' : 'white'}-half`]
    return kind === 'place' && whose !== undefined ? [placeTarget(name as TroopLocation, whose)] : []
  })
}
