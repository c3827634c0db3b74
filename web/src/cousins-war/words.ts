/** Moves and targets in plain words, and the targets that events name. */
import type { Texts } from '@tudor-rose/table'
import type { Target } from '../play/picking.ts'
import type { Told } from '../play/sight.ts'
import { placeTarget } from './gestures.ts'
import { type Colour, type Place, readLine } from './lines.ts'

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

export function wordsOf(line: string, texts: Texts): string {
  const move = readLine(line)
  switch (move.verb) {
    case 'give':
    case 'offer':
      return texts.say(`words.${move.verb}`, { card: `card.${move.card}` })
    case 'take':
      return texts.say(`words.take.${move.from}`)
    case 'use':
      return texts.say(`words.use.${move.use}`, { card: `card.${move.card}` })
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
      return texts.say('words.announce', { what: `announce.${move.kind}`, number: move.number })
    case 'turn':
      return texts.say('words.turn', { dice: move.dice })
    case 'settle':
      return texts.say('words.settle', { count: move.count, region: `region.${move.region}` })
    case 'word':
      return texts.say(`words.${move.word}`)
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

const COLOUR_OF_HOUSE: Readonly<Record<string, Colour>> = { 'seat.Lancaster': 'red', 'seat.York': 'white' }

/** What an event names, wherever it is on the table; a tray is that of the troops or the house it tells of. */
export function mentioned({ params }: Told): readonly Target[] {
  const colour = Object.entries(TROOPS_KEYS).find(([, key]) => key === params.troops)?.[0] as Colour | undefined
  const whose = colour ?? COLOUR_OF_HOUSE[`${params.house}`]
  return Object.values(params).flatMap((value) => {
    if (typeof value !== 'string' || value === 'card.hidden') return []
    const dot = value.indexOf('.')
    const [kind, name] = [value.slice(0, dot), value.slice(dot + 1)]
    if (kind === 'card') return [`card:${name}`]
    if (kind === 'region') return [`place:${name}`]
    if (kind === 'half') return [`place:${name === 'Lancaster' ? 'red' : 'white'}-half`]
    return kind === 'place' && whose !== undefined ? [placeTarget(name as Place, whose)] : []
  })
}
