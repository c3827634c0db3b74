/** The end of the game: final scoring and the winners. */

import { seatKey } from '../keys.ts'
import { inReserve } from '../knights.ts'
import { KNIGHTS, NONE, STRENGTHS, VICTORIES } from '../layout.ts'
import { addPoints, extensionsOf, goldOf, noblesOf, type State, scoreOf, squiresOf } from '../state.ts'
import type { AutomaticStep, StepContext } from '../step-types.ts'
import { STEP } from '../steps.ts'
import { tudorHelp } from './court/privileges.ts'
import { scoreSeals } from './court/seals.ts'
import { type Majority, scoreMajority } from './scoring/majority.ts'
import { scoreShame } from './scoring/shame.ts'

/**
 * Knights in the reserve do not count; those in conflicts do. Of the Tudor knights, only the one awarded last counts.
 */
export function knightStrength(s: State, seat: number): number {
  let total = tudorHelp(s, seat)
  for (let strength = 1; strength <= STRENGTHS; strength++)
    total += strength * (KNIGHTS[strength] - inReserve(s, seat, strength))
  return total
}

const knights: Majority = { key: 'log.final.knights', count: knightStrength, breakTie: squiresOf }
const extensions: Majority = { key: 'log.final.extensions', count: extensionsOf, breakTie: goldOf }

function scoreNobles(s: State, { log }: StepContext): void {
  for (let seat = 0; seat < s.players; seat++) {
    const nobles = noblesOf(s, seat)
    const points = s.components.noblePoints.values[nobles]
    addPoints(s, seat, points)
    if (points > 0) log?.tell({ key: 'log.final.nobles', params: { seat: seatKey(seat), count: nobles, points } })
  }
}

/** In this order. A module adds its own before shame, which is last. */
const SCORINGS: readonly ((s: State, context: StepContext) => void)[] = [
  (s, context) => scoreMajority(s, knights, context),
  (s, context) => scoreMajority(s, extensions, context),
  scoreNobles,
  scoreSeals,
  scoreShame,
]

/** The screens are removed and everything is scored. Most points win; ties share the victory. */
export const finalScoring: AutomaticStep = (s, context) => {
  context.log?.reveal()
  for (const score of SCORINGS) score(s, context)
  let most = scoreOf(s, 0)
  for (let seat = 1; seat < s.players; seat++) most = Math.max(most, scoreOf(s, seat))
  let winners = 0
  for (let seat = 0; seat < s.players; seat++) if (scoreOf(s, seat) === most) winners |= 1 << seat
  win(s, winners, 'victory.points', context)
}

export function win(
  s: State,
  winners: number,
  victory: (typeof VICTORIES)[number],
  { log }: Pick<StepContext, 'log'>,
): void {
  s.winners = winners
  s.victory = VICTORIES.indexOf(victory)
  s.step = STEP.gameOver
  for (const seat of winnersOf(s)) {
    log?.tell({ key: 'log.won', params: { seat: seatKey(seat), points: scoreOf(s, seat), reason: victory } })
  }
}

/** (R) A resignation ends the game for all, and the other players win together. */
export function resign(s: State, seat: number, context: Pick<StepContext, 'log'>): void {
  context.log?.reveal()
  win(s, ((1 << s.players) - 1) & ~(1 << seat), 'victory.resigned', context)
}

export const winnersOf = (s: State): readonly number[] =>
  Array.from({ length: s.players }, (_, seat) => seat).filter((seat) => s.winners & (1 << seat))

export const hasResult = (s: State): boolean => s.step === STEP.gameOver && s.victory !== NONE
