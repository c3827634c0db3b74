import type { LancasterView } from '@tudor-rose/lancaster'
import type { DrawBoard, DrawContext, DrawLegend } from '../draw-board.ts'
import { sideBySide, wrap } from '../wrap.ts'
import { henryLines } from './henry-v.ts'
import { Names } from './names.ts'
import { favourLines, parliamentLines } from './parliament.ts'
import { conflictLines, countyLines } from './places.ts'
import { castleKey, playerLines } from './players.ts'

const ROUNDS = 5
/** From this width on, counties and conflicts are shown next to each other. */
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

/** The most important part comes last: on a small screen the end stays visible. */
export const drawLancaster: DrawBoard = (view: LancasterView, context: DrawContext) => [
  ...playerLines(view, context),
  ...castleKey(view, context),
  '',
  ...parliamentLines(view, context),
  ...henryLines(view, context),
  '',
  ...placeLines(view, context),
  ...favourLines(view, context),
  '',
  ...statusLines(view, context),
]

function placeLines(view: LancasterView, context: DrawContext): string[] {
  const { width } = context
  if (width < WIDE) return [...countyLines(view, context, width), '', ...conflictLines(view, context, width)]
  const counties = countyLines(view, context, COUNTY_COLUMNS)
  return sideBySide(counties, conflictLines(view, context, width - COUNTY_COLUMNS - 1), COUNTY_COLUMNS + 1)
}

function statusLines(view: LancasterView, context: DrawContext): string[] {
  const names = new Names(view, context)
  const phase = PHASES.find(([, steps]) => steps.includes(view.step))?.[0] ?? 'placing knights'
  const parts = [`Round ${view.round} of ${ROUNDS}`, phase, `${names.plain(view.startPlayer)} is start player`]
  if (view.winners.length > 0) parts.push(`won by ${view.winners.map((winner) => names.plain(winner)).join(' and ')}`)
  const words = `${parts.join('; ')}.`.split(' ')
  return wrap(
    ' ',
    words.map((word) => context.paint.strong(word)),
    context.width,
    '  ',
  )
}

/** Explains the symbols of the board. */
export const lancasterLegend: DrawLegend = ({ width }: DrawContext) =>
  [
    'min: the strength that a knight needs to enter a county, without squires.',
    'nobles: how many are left there; "have" means that you already have that letter and cannot take it again.',
    'held by: "3+2s = 5" is a knight of strength 3 with two squires; more than 5 is needed to drive him out. T is a Tudor knight (2); a shield means that he cannot be driven out.',
    'Conflicts: "won 5-3-1" are the points for first, second and third place if England is at least as strong as France; "lost 3-1" are those for first and second otherwise. "then again" means that the conflict continues in the lower row; "then captives" means that its knights must be ransomed.',
    'The spaces of a conflict are numbered from the top; among equals, the lower space ranks higher. An archer has strength 2.',
    'Parliament: a law that passes becomes the third in force, and the first drops out. > marks the current law or county.',
    'Players: * is the start player; ? is hidden behind a screen; "3 +2" votes are 3 for the next round and 2 left over from the ballots.',
    'Castles: "gold:2" is a knight of strength 2 on that space, "gold:-" a free space, "gold=built" an extension, which covers the space and pays every round, "gold=down" one that does not pay this round.',
  ].flatMap((text) => wrap(' ', text.split(' '), width, '   '))
