/** The last turn of a campaign, during the actions of one house. */
import { type PositionSetup, position } from './position/index.ts'

const HOUSES = ['Lancaster', 'York'] as const

interface LastTurn extends PositionSetup {
  /** Whether these actions come before the enemy's. */
  readonly goesFirst?: boolean
  /** The cards played, if they are not AP4 and AP3. */
  readonly played?: { readonly Lancaster: string; readonly York: string }
}

/** Everything is visible; `points` remain of this house's card. */
export function lastTurn(
  house: number,
  points: number,
  { goesFirst = false, played = cardsOf(goesFirst ? house : 1 - house), ...scene }: LastTurn,
): object {
  return position({
    isOpen: true,
    turn: 7,
    step: 'actions',
    asked: HOUSES[house],
    active: HOUSES[house],
    playerOne: HOUSES[goesFirst ? house : 1 - house],
    actionPoints: points,
    cards: playedBefore(played.Lancaster, played.York),
    houses: { Lancaster: { card: played.Lancaster }, York: { card: played.York } },
    ...scene,
  })
}

const cardsOf = (first: number) => ({ Lancaster: first === 0 ? 'AP4' : 'AP3', York: first === 1 ? 'AP4' : 'AP3' })

/** These two, and a dozen in the six turns before. */
function playedBefore(...latest: readonly string[]): object {
  const played = new Map<string, number>(['AP4', 'AP3', 'AP2'].map((card) => [card, 4]))
  for (const card of latest) played.set(card, (played.get(card) ?? 0) + 1)
  return Object.fromEntries([...played].map(([card, times]) => [card, { played: times }]))
}
