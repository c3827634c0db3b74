/** The end of the game: final scoring, and who has won. */
import type { Passage, Table } from '../course.ts'
import { seatKey } from '../keys.ts'
import { inReserve } from '../knights.ts'
import { KNIGHTS, NOTHING, STRENGTHS, VICTORIES } from '../layout.ts'
import { addPoints, extensionsOf, goldOf, noblesOf, type State, scoreOf, squiresOf } from '../state.ts'
import { GAME_OVER } from '../steps.ts'
import { tudorHelp } from './court/privileges.ts'
import { scoreSeals } from './court/seals.ts'
import { type Majority, scoreMajority } from './scoring/majority.ts'
import { scoreShame } from './scoring/shame.ts'

/** Knights in the reserve do not count; those in conflicts do. So does a Tudor knight who was awarded last, and no other. */
export function knightStrength(s: State, seat: number): number {
  let total = tudorHelp(s, seat)
  for (let strength = 1; strength <= STRENGTHS; strength++)
    total += strength * (KNIGHTS[strength] - inReserve(s, seat, strength))
  return total
}

const knights: Majority = { key: 'log.final.knights', count: knightStrength, breakTie: squiresOf }
const extensions: Majority = { key: 'log.final.extensions', count: extensionsOf, breakTie: goldOf }

function scoreNobles(s: State, { log }: Table): void {
  for (let seat = 0; seat < s.players; seat++) {
    const nobles = noblesOf(s, seat)
    const points = s.components.noblePoints.values[nobles]
    addPoints(s, seat, points)
    if (points > 0) log?.tell({ key: 'log.final.nobles', params: { seat: seatKey(seat), count: nobles, points } })
  }
}

/** In this order. A module adds its own before the shame, which is last of all. */
const SCORINGS: readonly ((s: State, table: Table) => void)[] = [
  (s, table) => scoreMajority(s, knights, table),
  (s, table) => scoreMajority(s, extensions, table),
  scoreNobles,
  scoreSeals,
  scoreShame,
]

/** The screens are lifted, all is scored, and most points win; several with the same win together. */
export const finalScoring: Passage = (s, table) => {
  table.log?.reveal()
  for (const score of SCORINGS) score(s, table)
  let most = scoreOf(s, 0)
  for (let seat = 1; seat < s.players; seat++) most = Math.max(most, scoreOf(s, seat))
  let winners = 0
  for (let seat = 0; seat < s.players; seat++) if (scoreOf(s, seat) === most) winners |= 1 << seat
  win(s, winners, 'victory.points', table)
}

export function win(s: State, winners: number, victory: (typeof VICTORIES)[number], { log }: Pick<Table, 'log'>): void {
  s.winners = winners
  s.victory = VICTORIES.indexOf(victory)
  s.step = GAME_OVER
  for (const seat of winnersOf(s)) {
    log?.tell({ key: 'log.won', params: { seat: seatKey(seat), points: scoreOf(s, seat), reason: victory } })
  }
}

/** (R) Whoever gives up ends the game for all, and the others win it together. */
export function resign(s: State, seat: number, table: Pick<Table, 'log'>): void {
  table.log?.reveal()
  win(s, ((1 << s.players) - 1) & ~(1 << seat), 'victory.resigned', table)
}

export const winnersOf = (s: State): readonly number[] =>
  Array.from({ length: s.players }, (_, seat) => seat).filter((seat) => s.winners & (1 << seat))

export const hasResult = (s: State): boolean => s.step === GAME_OVER && s.victory !== NOTHING
