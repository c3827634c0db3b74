import { sideBySide, wrap } from '../wrap.ts'
import type { Draw, Easel, Legend } from './draw.ts'
import { type BoardView, henryLines } from './lancaster-henry.ts'
import { Names } from './lancaster-names.ts'
import { favourLines, parliamentLines } from './lancaster-parliament.ts'
import { conflictLines, countyLines } from './lancaster-places.ts'
import { castleKey, playerLines } from './lancaster-players.ts'

const ROUNDS = 5
/** From here on counties and conflicts stand next to each other. */
const WIDE = 118
const COUNTY_COLUMNS = 78

const PHASES: readonly (readonly [phase: string, steps: readonly string[]])[] = [
  ['set-up', ['first-extension']],
  ['parliament', ['vote', 'count-votes', 'next-law', 'next-entitled', 'law-choice']],
  ['rewards: counties', ['county-reward', 'county-done', 'name-start-player', 'cross-over']],
  ['rewards: castles', ['castle', 'castle-goes-on']],
  ['rewards: conflicts', ['ransom', 'next-ransom']],
  ['choosing a reward', ['upgrade', 'build', 'take-noble']],
  ['the game is over', ['game-over']],
]

/** The least urgent first: on a small screen the end is what stays in sight. */
export const drawLancaster: Draw = (view: BoardView, easel: Easel) => [
  ...playerLines(view, easel),
  ...castleKey(view, easel),
  '',
  ...parliamentLines(view, easel),
  ...henryLines(view, easel),
  '',
  ...placeLines(view, easel),
  ...favourLines(view, easel),
  '',
  ...statusLines(view, easel),
]

function placeLines(view: BoardView, easel: Easel): string[] {
  const { width } = easel
  if (width < WIDE) return [...countyLines(view, easel, width), '', ...conflictLines(view, easel, width)]
  const counties = countyLines(view, easel, COUNTY_COLUMNS)
  return sideBySide(counties, conflictLines(view, easel, width - COUNTY_COLUMNS - 1), COUNTY_COLUMNS + 1)
}

function statusLines(view: BoardView, easel: Easel): string[] {
  const names = new Names(view, easel)
  const phase = PHASES.find(([, steps]) => steps.includes(view.step))?.[0] ?? 'placing knights'
  const parts = [`Round ${view.round} of ${ROUNDS}`, phase, `${names.plain(view.startPlayer)} is start player`]
  if (view.winners.length > 0) parts.push(`won by ${view.winners.map((winner) => names.plain(winner)).join(' and ')}`)
  const words = `${parts.join('; ')}.`.split(' ')
  return wrap(
    ' ',
    words.map((word) => easel.paint.strong(word)),
    easel.width,
    '  ',
  )
}

/** What the signs on the board mean. */
export const lancasterLegend: Legend = ({ width }: Easel) =>
  [
    'min: what a knight alone needs to enter a county; squires do not count for it.',
    'nobles: how many are left there; "have" means that you have that letter and cannot take it again.',
    'held by: "3+2s = 5" is a knight of strength 3 with two squires; whoever brings more than 5 drives him out. T is a Tudor knight (2), shield means that he cannot be driven out.',
    'Conflicts: "won 5-3-1" are the points of the first, second and third if England has as much strength as France or more; "lost 3-1" what the first and second get otherwise. "then again" means the conflict goes on in the lower row; "then captives" that its knights must be ransomed.',
    'Spaces of a conflict are numbered from the top; of equals whoever stands lower ranks higher. An archer has strength 2.',
    'Parliament: a law that passes comes in as the third in force, and the first drops out. > marks the law or county in hand.',
    'Players: * is the start player; ? is behind a screen; "3 +2" votes are 3 for the next round and 2 left over from the ballots.',
    'Castles: "gold:2" is a knight of strength 2 on that space, "gold:-" a free space, "gold=built" an extension, which pays every round and covers the space, "gold=down" one that does not pay this round.',
  ].flatMap((text) => wrap(' ', text.split(' '), width, '   '))
