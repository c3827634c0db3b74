/** The targets that make up each move. */
import type { RichardMove, RichardView } from '@tudor-rose/richard3'
import { type MoveVerb, readMove } from '@tudor-rose/richard3/notation'
import type { PlainMove } from '@tudor-rose/table'
import type { Gesture, Target } from '../play/picking.ts'
import type { TableView } from '../play/table-view.ts'
import { areaTarget, blockTarget, buttonTarget, cardTarget, otherHouse, seaTarget } from './targets.ts'

interface Asked {
  readonly house: string
  /** The area the prompt is about. */
  readonly area: string | undefined
}

interface ReadGesture extends Gesture {
  readonly move: RichardMove
}

/** Moves of the block whose turn it is in battle, and of a minor or traitor named by the prompt. */
const OF_ONE_BLOCK: readonly MoveVerb[] = [
  'fire',
  'pass',
  'charge',
  'treachery',
  'retreat',
  'enter',
  'execute',
  'spare',
]

export function gesturesFor(
  lines: readonly string[],
  { view, prompt: question }: TableView<RichardView>,
): readonly Gesture[] {
  const area = question?.params.area
  const asked = { house: view.viewer!, area: typeof area === 'string' ? area.slice('area.'.length) : undefined }
  const read = lines.map((line) => ({ line, move: readMove(line) }))
  const isOfOne =
    read.every(({ move }) => OF_ONE_BLOCK.includes(move.verb)) &&
    new Set(read.map(({ move }) => ('block' in move ? move.block : undefined))).size === 1
  const gestures = read.map(({ line, move }) => ({ line, move, path: pathOf(move, asked, isOfOne) }))
  return apart(gestures).map(({ line, path }) => ({ line, path }))
}

function pathOf(move: RichardMove, { house, area: askedArea }: Asked, isOfOne: boolean): readonly Target[] {
  const own = (block: string): readonly Target[] => (isOfOne ? [] : [blockTarget(house, block)])
  switch (move.verb) {
    case 'play':
      return [cardTarget(move.card)]
    case 'main-attack': {
      // The area or sea the attack comes from.
      const { border, sea } = move.entry
      return [sea === undefined ? areaTarget(border.find((each) => each !== askedArea)!) : seaTarget(sea)]
    }
    case 'fire':
    case 'pass':
    case 'execute':
    case 'spare':
      return [...own(move.block), buttonTarget(move.verb)]
    case 'charge':
    case 'treachery':
      return [...own(move.block), buttonTarget(move.verb), blockTarget(otherHouse(house), move.enemy)]
    case 'treason':
      return [blockTarget(otherHouse(house), move.enemy)]
    case 'group':
    case 'muster':
    case 'plague':
    case 'onward':
    case 'battle':
      return [areaTarget(move.area)]
    case 'march':
    case 'sail':
    case 'raid':
    case 'recruit':
    case 'retreat':
    case 'regroup':
    case 'enter':
    case 'go-home':
      return [...own(move.block), areaTarget(move.area)]
    case 'take-hits':
    case 'reduce':
    case 'leave-exile':
      return own(move.block)
    default:
      return [buttonTarget((move satisfies PlainMove<RichardMove>).verb)]
  }
}

/** If the same targets make up several moves, such as a march and a voyage, a button distinguishes them. */
function apart(gestures: readonly ReadGesture[]): readonly ReadGesture[] {
  const counts = new Map<string, number>()
  const saying = ({ path }: ReadGesture): string => path.join('|')
  for (const gesture of gestures) counts.set(saying(gesture), (counts.get(saying(gesture)) ?? 0) + 1)
  return gestures.map((gesture) => {
    const { move, path } = gesture
    if (counts.get(saying(gesture)) === 1) return gesture
    return { ...gesture, path: [...path, buttonTarget(move.verb === 'raid' ? `by ${move.sea}` : move.verb)] }
  })
}
