/** The average odds of all line-ups, weighted by how often each was sampled. */
import { BLOCKS, HOUSE_NAMES } from '@tudor-rose/richard3/data'
import type { BlockOdds, HouseOdds, RichardBattleOdds } from './battle-odds.ts'
import { ATTACKERS, DEFENDERS } from './battle-position.ts'
import type { LineUp, LineUps } from './line-ups.ts'

/**
 * `blocks` are those that may be named. `isGuessed` does not follow from the number of samples: there may be only one
 * so far.
 */
export function averageOf(
  lineUps: LineUps,
  blocks: readonly number[],
  isGuessed: boolean,
): Omit<RichardBattleOdds, 'area' | 'yetToAct'> {
  const all = [...lineUps]
  const share = ({ guesses }: LineUp): number => guesses / lineUps.guesses
  const [{ position }] = all
  const attacker = position.fighters.find(({ side }) => side === ATTACKERS)!.house
  const isApproximate = all.some((lineUp) => lineUp.position.isApproximate)
  const battles = all.reduce((sum, lineUp) => sum + lineUp.battles, 0)

  function houseOdds(side: number): HouseOdds {
    const house = side === ATTACKERS ? attacker : 1 - attacker
    const stepsLost: number[] = []
    let [wins, diesOut] = [0, 0]
    for (const lineUp of all) {
      wins += share(lineUp) * lineUp.outcomes.wins[side]
      diesOut += share(lineUp) * lineUp.outcomes.diesOut[house]
      for (const [steps, chance] of lineUp.outcomes.stepsLost[side].entries())
        stepsLost[steps] = (stepsLost[steps] ?? 0) + share(lineUp) * chance
    }
    return {
      wins,
      diesOut,
      stepsLost,
      meanStepsLost: stepsLost.reduce((mean, chance, steps) => mean + chance * steps, 0),
    }
  }

  function blockOdds(block: number): BlockOdds {
    const odds = { dies: 0, leaves: 0, meanStepsLost: 0 }
    const { house } = position.fighters.find((fighter) => fighter.block === block)!
    for (const lineUp of all) {
      const { dies, leaves, meanStepsLost } = lineUp.outcomes.fighters.find(({ fighter }) => fighter.block === block)!
      odds.dies += share(lineUp) * dies
      odds.leaves += share(lineUp) * leaves
      odds.meanStepsLost += share(lineUp) * meanStepsLost
    }
    return { house: HOUSE_NAMES[house], name: BLOCKS[block].name, ...odds }
  }

  return {
    attacker: HOUSE_NAMES[attacker],
    round: position.round,
    isExact: !isGuessed && battles === 0 && !isApproximate,
    isGuessed,
    isApproximate,
    worlds: lineUps.guesses,
    battles,
    margin: isGuessed && lineUps.guesses === 1 ? 1 : 2 * standardError(all, lineUps.guesses),
    houses: {
      Lancaster: houseOdds(attacker === 0 ? ATTACKERS : DEFENDERS),
      York: houseOdds(attacker === 1 ? ATTACKERS : DEFENDERS),
    },
    blocks: blocks.map(blockOdds),
  }
}

/** The standard error of the chance to win, from sampled line-ups and simulated battles. */
function standardError(all: readonly LineUp[], guesses: number): number {
  const wins = ({ outcomes }: LineUp): number => outcomes.wins[ATTACKERS]
  const mean = all.reduce((sum, lineUp) => sum + (lineUp.guesses / guesses) * wins(lineUp), 0)
  let variance = 0
  for (const lineUp of all) {
    if (guesses > 1) variance += (lineUp.guesses * (wins(lineUp) - mean) ** 2) / (guesses - 1) / guesses
    if (lineUp.battles > 0)
      variance += ((lineUp.guesses / guesses) ** 2 * wins(lineUp) * (1 - wins(lineUp))) / lineUp.battles
  }
  return Math.sqrt(variance)
}
