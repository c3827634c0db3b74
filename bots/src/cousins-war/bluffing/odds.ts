/** How a battle goes when both sides fight it by a table: exact, from the table's own values. */
import type { BattleTable } from './battle-table.ts'
import { kindsOf, type Sides, shareOf } from './situations.ts'

export interface BattleOdds {
  readonly attackerWins: number
  /** On average over all battles, the lost ones included. */
  readonly attackerSurvivors: number
  readonly defenderSurvivors: number
}

/** A card that is hidden from the other is known to whoever asks if he tells its kind; else it is taken on average. */
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

/** How likely a card is of this kind: one whose kind is told is no other. */
export function shareIf(told: number | undefined, card: number, kind: number): number {
  if (told === undefined) return shareOf(card, kind)
  return told === kind ? 1 : 0
}
