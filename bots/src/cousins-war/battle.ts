/** Phase 5: what to announce, whether to believe it, and how to turn dice that were caught in a lie. */

import { bluffBetween } from './bluff.ts'
import { other } from './board.ts'
import { bestReading, containsReading, THROWS, winChanceAfterAttack } from './dice.ts'
import type { Deliberation } from './judge.ts'

const FINE = 1_000_000
/** A last card that is not used now may be worth this much later, in chances to win the battle. */
const POINT_KEPT = 0.015

/** Draws one announcement from the mixture of these dice, and rates it above all others. */
export function rateAnnouncements({ game, board, world, seat, moves, chance, ratings }: Deliberation): void {
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

export function rateAnswers({ game, board, world, seat, moves, chance, ratings }: Deliberation): void {
  const { doubt } = bluffBetween(board.fighters(world, other(seat)), board.fighters(world, seat))
  const doubts = chance.below(FINE) / FINE < doubt[world.announced]
  for (let i = 0; i < moves.length; i++)
    if ((game.notation.format(moves.at(i), seat) === 'doubt') === doubts) ratings[i] += 1
}

/** The attacker may make a lie good, or his dice better: by his chance in the battle once the enemy answers. */
export function rateTurns({ game, board, world, seat, moves, ratings }: Deliberation): void {
  const [own, enemy] = [board.fighters(world, seat), board.fighters(world, other(seat))]
  for (let i = 0; i < moves.length; i++) {
    const turned = game.notation.format(moves.at(i), seat).match(/\d/g)?.map(Number)
    const dice = turned ?? board.attackDice(world)
    const left = containsReading(dice, world.announced) ? own : own - 1
    if (left > 0) ratings[i] += winChanceAfterAttack(bestReading(dice), left, enemy)
    if (turned === undefined) ratings[i] += POINT_KEPT
  }
}
