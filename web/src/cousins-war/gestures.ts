/** The targets that make up each move. */
import type { CousinsMove } from '@tudor-rose/cousins-war'
import { REGION_NAMES } from '@tudor-rose/cousins-war/data'
import { type Colour, type MoveOf, readMove, type TroopLocation } from '@tudor-rose/cousins-war/notation'
import type { Gesture, Target } from '../play/picking.ts'

/** Each colour has its own reserve and supply; regions and halves are shared. */
export const placeTarget = (place: TroopLocation, colour: Colour): Target =>
  place === 'reserve' || place === 'supply' ? `place:${colour}-${place}` : `place:${place}`
export const troopsTarget = (colour: Colour, place: TroopLocation): Target => `troops:${colour}@${place}`

interface Read {
  readonly line: string
  readonly move: CousinsMove
}

type Shift = MoveOf<'shift'>
type ShiftLine = { readonly line: string; readonly move: Shift }

export function gesturesOf(lines: readonly string[], own: Colour): readonly Gesture[] {
  const read = lines.map((line) => ({ line, move: readMove(line) }))
  const shifts = read.filter((each): each is ShiftLine => each.move.verb === 'shift')
  return read.map(({ line, move }) => ({ line, path: pathOf(move, read, shifts, own) }))
}

function pathOf(move: CousinsMove, all: readonly Read[], shifts: readonly ShiftLine[], own: Colour): readonly Target[] {
  switch (move.verb) {
    case 'give':
    case 'offer':
      return [`card:${move.card}`]
    case 'take':
      return [placeTarget(move.from, own)]
    case 'event':
    case 'side':
    case 'muster':
    case 'place':
    case 'remove':
    case 'discard':
      return [`card:${move.card}`, `use:${move.verb}`]
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
      return [`say:${move.announcement.kind}:${move.announcement.number}`]
    case 'turn':
      return [`turn:${move.dice.join('-')}`]
    case 'settle':
      return mostSettled(all) === 1 ? [`place:${move.region}`] : [`place:${move.region}`, `count:${move.count}`]
    // Moves that only end something are shown next to the prompt; decisions are made on the board.
    case 'stop':
    case 'leave':
    case 'withdraw':
      return [`button:${move.verb}`]
    case 'believe':
    case 'doubt':
    case 'keep':
    case 'drop':
      return [`answer:${move.verb}`]
  }
}

const mostSettled = (all: readonly Read[]): number =>
  Math.max(...all.map(({ move }) => (move.verb === 'settle' ? move.count : 0)))

const mostCommitted = (all: readonly Read[], card: string): number =>
  Math.max(...all.map(({ move }) => (move.verb === 'commit' && move.card === card ? move.count : 0)))

/** The troops and their destination; if only one of the two is open, that one alone. */
function shiftPath({ colour, from, to }: Shift, all: readonly ShiftLine[]): readonly Target[] {
  const source = troopsTarget(colour, from)
  const sources = new Set(all.map(({ move }) => troopsTarget(move.colour, move.from)))
  if (sources.size === 1) return [placeTarget(to, colour)]
  const ways = all.filter(({ move }) => troopsTarget(move.colour, move.from) === source)
  return ways.length === 1 ? [source] : [source, placeTarget(to, colour)]
}

/** Every place where troops of a colour can be. */
export const placesOf = (colour: Colour): readonly TroopLocation[] =>
  colour === 'blue'
    ? ['supply', 'red-half', 'white-half']
    : [...REGION_NAMES, 'reserve', 'supply', colour === 'red' ? 'red-half' : 'white-half']
