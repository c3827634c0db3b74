/** Which targets say which move. */
import type { RichardView } from '@tudor-rose/richard3'
import type { Gesture, Target } from '../play/picking.ts'
import type { Sight } from '../play/sight.ts'
import { type Deed, deedOf, type Verb } from './deeds.ts'
import { areaTarget, blockTarget, buttonTarget, cardTarget, otherHouse, seaTarget } from './targets.ts'

interface Asked {
  readonly house: string
  /** The area that the question is about. */
  readonly area: string | undefined
}

interface Move extends Gesture {
  readonly deed: Deed
}

/** Moves of a block whose turn it is in battle, and of a minor or traitor whom the question names. */
const OF_ONE_BLOCK: readonly Verb[] = ['fire', 'pass', 'charge', 'treachery', 'retreat', 'enter', 'execute', 'spare']

export function gesturesFor(lines: readonly string[], { view, question }: Sight<RichardView>): readonly Gesture[] {
  const area = question?.params.area
  const asked = { house: view.viewer!, area: typeof area === 'string' ? area.slice('area.'.length) : undefined }
  const deeds = lines.map((line) => ({ line, deed: deedOf(line) }))
  const isOfOne =
    deeds.every(({ deed }) => OF_ONE_BLOCK.includes(deed.verb)) &&
    new Set(deeds.map(({ deed }) => deed.block)).size === 1
  const moves = deeds.map(({ line, deed }) => ({ line, deed, path: pathOf(deed, asked, isOfOne) }))
  return apart(moves).map(({ line, path }) => ({ line, path }))
}

function pathOf(deed: Deed, { house, area: askedArea }: Asked, isOfOne: boolean): readonly Target[] {
  const own = deed.block === undefined || isOfOne ? [] : [blockTarget(house, deed.block)]
  const enemy = deed.enemy === undefined ? [] : [blockTarget(otherHouse(house), deed.enemy)]
  const area = deed.area === undefined ? [] : [areaTarget(deed.area)]
  switch (deed.verb) {
    case 'play':
      return [cardTarget(deed.card!)]
    case 'main-attack':
      // The area or sea that the attack comes from.
      return deed.border === undefined
        ? [seaTarget(deed.sea!)]
        : [areaTarget(deed.border.find((each) => each !== askedArea)!)]
    case 'fire':
    case 'pass':
    case 'charge':
    case 'treachery':
    case 'execute':
    case 'spare':
      return [...own, buttonTarget(deed.verb), ...enemy]
    case 'keep-hand':
    case 'redeal-hand':
    case 'end-actions':
    case 'no-treason':
    case 'end-regroup':
      return [buttonTarget(deed.verb)]
    default:
      return [...own, ...enemy, ...area]
  }
}

/** Where the same targets could say several moves, such as a march and a voyage, a button tells them apart. */
function apart(moves: readonly Move[]): readonly Move[] {
  const counts = new Map<string, number>()
  const saying = ({ path }: Move): string => path.join('|')
  for (const move of moves) counts.set(saying(move), (counts.get(saying(move)) ?? 0) + 1)
  return moves.map((move) => {
    if (counts.get(saying(move)) === 1) return move
    const { verb, sea } = move.deed
    return { ...move, path: [...move.path, sea === undefined ? buttonTarget(verb) : buttonTarget(`by ${sea}`)] }
  })
}
