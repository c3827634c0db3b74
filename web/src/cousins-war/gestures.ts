/** Which targets say which move. */
import type { Gesture, Target } from '../play/picking.ts'
import { type Colour, type Move, type Place, REGIONS, readLine } from './lines.ts'

/** The reserve and the supply are those of a colour; regions and halves are there once. */
export const placeTarget = (place: Place, colour: Colour): Target =>
  place === 'reserve' || place === 'supply' ? `place:${colour}-${place}` : `place:${place}`
export const troopsTarget = (colour: Colour, place: Place): Target => `troops:${colour}@${place}`

interface Read {
  readonly line: string
  readonly move: Move
}

type Shift = Extract<Move, { verb: 'shift' }>
type ShiftLine = { readonly line: string; readonly move: Shift }

export function gesturesOf(lines: readonly string[], own: Colour): readonly Gesture[] {
  const read = lines.map((line) => ({ line, move: readLine(line) }))
  const shifts = read.filter((each): each is ShiftLine => each.move.verb === 'shift')
  return read.map(({ line, move }) => ({ line, path: pathOf(move, read, shifts, own) }))
}

function pathOf(move: Move, all: readonly Read[], shifts: readonly ShiftLine[], own: Colour): readonly Target[] {
  switch (move.verb) {
    case 'give':
    case 'offer':
      return [`card:${move.card}`]
    case 'take':
      return [placeTarget(move.from, own)]
    case 'use':
      return [`card:${move.card}`, `use:${move.use}`]
    case 'commit':
      return mostCommitted(all, move.card) === 1
        ? [`card:${move.card}`, 'use:commit']
        : [`card:${move.card}`, 'use:commit', `count:${move.count}`]
    case 'march':
      return [`card:${move.card}`, 'use:march', `place:${move.region}`]
    case 'from':
    case 'try':
      return [`place:${move.region}`]
    case 'shift':
      return shiftPath(move, shifts)
    case 'announce':
      return [`say:${move.kind}:${move.number}`]
    case 'turn':
      return [`turn:${move.dice.join('-')}`]
    case 'settle':
      return mostSettled(all) === 1 ? [`place:${move.region}`] : [`place:${move.region}`, `count:${move.count}`]
    case 'word':
      return [wordTarget(move.word)]
  }
}

/** What decides a question stands on the board; what only ends something stands beside the question. */
const wordTarget = (word: string): Target =>
  ['stop', 'leave', 'withdraw'].includes(word) ? `button:${word}` : `answer:${word}`

const mostSettled = (all: readonly Read[]): number =>
  Math.max(...all.map(({ move }) => (move.verb === 'settle' ? move.count : 0)))

const mostCommitted = (all: readonly Read[], card: string): number =>
  Math.max(...all.map(({ move }) => (move.verb === 'commit' && move.card === card ? move.count : 0)))

/** Troops and where they go; where only one of the two is open, that one alone. */
function shiftPath({ colour, from, to }: Shift, all: readonly ShiftLine[]): readonly Target[] {
  const source = troopsTarget(colour, from)
  const sources = new Set(all.map(({ move }) => troopsTarget(move.colour, move.from)))
  if (sources.size === 1) return [placeTarget(to, colour)]
  const ways = all.filter(({ move }) => troopsTarget(move.colour, move.from) === source)
  return ways.length === 1 ? [source] : [source, placeTarget(to, colour)]
}

/** Every place that troops of a colour can be in. */
export const placesOf = (colour: Colour): readonly Place[] =>
  colour === 'blue'
    ? ['supply', 'red-half', 'white-half']
    : [...REGIONS, 'reserve', 'supply', colour === 'red' ? 'red-half' : 'white-half']
