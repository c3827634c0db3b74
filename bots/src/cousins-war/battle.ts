/** Phase 5: what to announce, whether to believe it, and how to turn dice after being caught in a lie. */

import { bluffBetween } from './bluff.ts'
import { other } from './board.ts'
import { bestReading, containsReading, THROWS, winChanceAfterAttack } from './dice.ts'
import type { RatingContext } from './move-rater.ts'

const FINE = 1_000_000
/** The value of keeping a last card, in chances to win the battle. */
const POINT_KEPT = 0.015

/** Samples an announcement from the mixed strategy for these dice, and rates it above all others. */
export function rateAnnouncements({ game, board, world, seat, moves, chance, ratings }: RatingContext): void {
  const { announce } = bluffBetween(board.fighters(world, seat), board.fighters(world, other(seat)))
  const dice = [...board.attackDice(world)].sort().join()
  const mixture = announce[THROWS.findIndex((thrown) => thrown.dice.join() === dice)]
  let drawn = chance.below(FINE) / FINE
  let chosen = bestReading(board.attackDice(world))
  for (let reading = 1; reading < mixture.length; reading++) {
    drawn -= mixture[reading]
    if (drawn >= 0) continue
    chosen = reading
    break
  }
  for (let i = 0; i < moves.length; i++) {
    const told = game.copy(world)
    game.apply(told, seat, moves.at(i), chance)
    if (told.announced === chosen) ratings[i] += 1
  }
}

export function rateAnswers({ game, board, world, seat, moves, chance, ratings }: RatingContext): void {
  const { doubt } = bluffBetween(board.fighters(world, other(seat)), board.fighters(world, seat))
  const doubts = chance.below(FINE) / FINE < doubt[world.announced]
  for (let i = 0; i < moves.length; i++)
    if ((game.notation.decode(moves.at(i), seat).verb === 'doubt') === doubts) ratings[i] += 1
}

/** Rates turning the dice, to make the announcement true or to improve them: by the chance to win the battle. */
export function rateTurns({ game, board, world, seat, moves, ratings }: RatingContext): void {
  const [own, enemy] = [board.fighters(world, seat), board.fighters(world, other(seat))]
  for (let i = 0; i < moves.length; i++) {
    const move = game.notation.decode(moves.at(i), seat)
    const turned = move.verb === 'turn' ? move.dice : undefined
    const dice = turned ?? board.attackDice(world)
    const left = containsReading(dice, world.announced) ? own : own - 1
    if (left > 0) ratings[i] += winChanceAfterAttack(bestReading(dice), left, enemy)
    if (turned === undefined) ratings[i] += POINT_KEPT
  }
}
