/** How a battle that is still ahead will go by a table, whoever attacks first, and with the last cards as they are. */
import type { BattleForecast } from '../battle-forecast.ts'
import { MOST_FIGHTERS as MOST, READ_UP_TO, readBetween } from '../battle-forecast.ts'
import type { BattleTable } from './battle-table.ts'
import { battleOdds } from './odds.ts'
import { CARD_STATES, HIDDEN, isPossible, NO_CARD } from './situations.ts'

/** In a game last cards are hidden or gone; how many points a hidden one has is told apart where the world shows it. */
const stateOf = (card: number): number => (card === NO_CARD ? NO_CARD : HIDDEN)
const kindOf = (card: number): number | undefined => (card === NO_CARD || card === HIDDEN ? undefined : card - 1)

interface Grids {
  readonly wins: Float64Array
  /** Own survivors on average over all battles. */
  readonly survivors: Float64Array
}

export function forecastBy(table: BattleTable): BattleForecast {
  const grids = Array.from({ length: CARD_STATES * CARD_STATES }, (_, pair) =>
    gridsFor(table, Math.floor(pair / CARD_STATES), pair % CARD_STATES),
  )
  const gridsOf = (ownCard: number, enemyCard: number): Grids => grids[ownCard * CARD_STATES + enemyCard]
  return {
    winChance: (own, enemy, ownCard, enemyCard) => readBetween(gridsOf(ownCard, enemyCard).wins, own, enemy),
    survivorsOfWin(own, enemy, ownCard, enemyCard) {
      const { wins, survivors } = gridsOf(ownCard, enemyCard)
      const chance = readBetween(wins, own, enemy)
      return chance > 0 ? readBetween(survivors, own, enemy) / chance : 0
    },
  }
}

function gridsFor(table: BattleTable, ownCard: number, enemyCard: number): Grids {
  const wins = new Float64Array(READ_UP_TO * READ_UP_TO)
  const survivors = new Float64Array(READ_UP_TO * READ_UP_TO)
  for (let own = 0; own <= MOST; own++)
    for (let enemy = 0; enemy <= MOST; enemy++) {
      const at = own * READ_UP_TO + enemy
      if (own === 0 || enemy === 0) {
        wins[at] = own > 0 ? 1 : enemy > 0 ? 0 : 0.5
        survivors[at] = own
        continue
      }
      // Two such armies are more than there are troops.
      if (!isPossible(own, enemy)) {
        wins[at] = 0.5
        survivors[at] = own / 2
        continue
      }
      const [state, enemyState] = [stateOf(ownCard), stateOf(enemyCard)]
      const [kind, enemyKind] = [kindOf(ownCard), kindOf(enemyCard)]
      const attack = battleOdds(
        table,
        { attackers: own, defenders: enemy, attackerCard: state, defenderCard: enemyState },
        kind,
        enemyKind,
      )
      const defence = battleOdds(
        table,
        { attackers: enemy, defenders: own, attackerCard: enemyState, defenderCard: state },
        enemyKind,
        kind,
      )
      wins[at] = (attack.attackerWins + 1 - defence.attackerWins) / 2
      survivors[at] = (attack.attackerSurvivors + defence.defenderSurvivors) / 2
    }
  return { wins, survivors }
}
