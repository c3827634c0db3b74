/** The odds of a battle in which both sides play by a table: exact, from the table's values. */
import type { BattleTable } from './battle-table.ts'
import { kindsOf, type Sides, shareOf } from './situations.ts'

export interface BattleOdds {
  readonly attackerWins: number
  /** The average over all battles, including lost ones. */
  readonly attackerSurvivors: number
  readonly defenderSurvivors: number
}

/** If the kind of a hidden card is given, the odds are for that card; otherwise they are averaged. */
export function battleOdds(
  table: BattleTable,
  sides: Sides,
  attackerKind: number | undefined = undefined,
  defenderKind: number | undefined = undefined,
): BattleOdds {
  if (sides.attackers <= 0) return { attackerWins: 0, attackerSurvivors: 0, defenderSurvivors: sides.defenders }
  if (sides.defenders <= 0) return { attackerWins: 1, attackerSurvivors: sides.attackers, defenderSurvivors: 0 }
  let wins = 0
  let margin = 0
  let survivors = 0
  for (let attacker = 0; attacker < kindsOf(sides.attackerCard); attacker++)
    for (let defender = 0; defender < kindsOf(sides.defenderCard); defender++) {
      const share =
        shareIf(attackerKind, sides.attackerCard, attacker) * shareIf(defenderKind, sides.defenderCard, defender)
      const won = table.wins.at(sides, attacker, defender)
      wins += share * won
      margin += (share * (table.worth.at(sides, attacker, defender) - won)) / table.survivorWorth
      survivors += share * table.survivors.at(sides, attacker, defender)
    }
  return {
    attackerWins: wins,
    attackerSurvivors: (survivors + margin) / 2,
    defenderSurvivors: (survivors - margin) / 2,
  }
}

/** The probability that a card is of this kind: certain if its kind is given. */
export function shareIf(told: number | undefined, card: number, kind: number): number {
  if (told === undefined) return shareOf(card, kind)
  return told === kind ? 1 : 0
}
