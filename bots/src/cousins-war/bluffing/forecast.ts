/** How a battle that is still ahead will go by a table, with the last cards as they are. */
import type { BattleForecast } from '../battle-forecast.ts'
import { MOST_FIGHTERS as MOST, READ_UP_TO, readBetween } from '../battle-forecast.ts'
import type { BattleTable } from './battle-table.ts'
import { battleOdds } from './odds.ts'
import { CARD_STATES, HIDDEN, isPossible, NO_CARD, reverse } from './situations.ts'

/** In a game last cards are hidden or gone; how many points a hidden one has is told apart where the world shows it. */
const stateOf = (card: number): number => (card === NO_CARD ? NO_CARD : HIDDEN)
const kindOf = (card: number): number | undefined => (card === NO_CARD || card === HIDDEN ? undefined : card - 1)

/** By fighters of both sides, if the own one attacks first or if it does not. */
interface Grids {
  readonly wins: Float64Array
  /** Own survivors on average over all battles. */
  readonly survivors: Float64Array
}

interface GridsOfRoles {
  readonly attack: Grids
  readonly defence: Grids
}

export function forecastBy(table: BattleTable): BattleForecast {
  const grids = Array.from({ length: CARD_STATES * CARD_STATES }, (_, pair) =>
    gridsFor(table, Math.floor(pair / CARD_STATES), pair % CARD_STATES),
  )
  const gridsOf = (ownCard: number, enemyCard: number): GridsOfRoles => grids[ownCard * CARD_STATES + enemyCard]
  function mixed(grids: GridsOfRoles, what: keyof Grids, own: number, enemy: number, attacks: number): number {
    const ifAttacking = attacks > 0 ? attacks * readBetween(grids.attack[what], own, enemy) : 0
    return attacks < 1 ? ifAttacking + (1 - attacks) * readBetween(grids.defence[what], own, enemy) : ifAttacking
  }
  return {
    winChance: (own, enemy, ownCard, enemyCard, attacks) =>
      mixed(gridsOf(ownCard, enemyCard), 'wins', own, enemy, attacks),
    survivorsOfWin(own, enemy, ownCard, enemyCard, attacks) {
      const grids = gridsOf(ownCard, enemyCard)
      const chance = mixed(grids, 'wins', own, enemy, attacks)
      return chance > 0 ? mixed(grids, 'survivors', own, enemy, attacks) / chance : 0
    },
  }
}

const emptyGrids = (): Grids => ({
  wins: new Float64Array(READ_UP_TO * READ_UP_TO),
  survivors: new Float64Array(READ_UP_TO * READ_UP_TO),
})

function gridsFor(table: BattleTable, ownCard: number, enemyCard: number): GridsOfRoles {
  const [attack, defence] = [emptyGrids(), emptyGrids()]
  const [state, enemyState] = [stateOf(ownCard), stateOf(enemyCard)]
  const [kind, enemyKind] = [kindOf(ownCard), kindOf(enemyCard)]
  for (let own = 0; own <= MOST; own++)
    for (let enemy = 0; enemy <= MOST; enemy++) {
      const at = own * READ_UP_TO + enemy
      const put = ({ wins, survivors }: Grids, chance: number, left: number) => {
        wins[at] = chance
        survivors[at] = left
      }
      // Two such armies are more than there are troops.
      const isTooMany = own > 0 && enemy > 0 && !isPossible(own, enemy)
      if (own === 0 || enemy === 0 || isTooMany) {
        const chance = isTooMany || own === enemy ? 0.5 : own > 0 ? 1 : 0
        for (const role of [attack, defence]) put(role, chance, isTooMany ? own / 2 : own)
        continue
      }
      const asAttacker = { attackers: own, defenders: enemy, attackerCard: state, defenderCard: enemyState }
      const ifAttacking = battleOdds(table, asAttacker, kind, enemyKind)
      put(attack, ifAttacking.attackerWins, ifAttacking.attackerSurvivors)
      const ifDefending = battleOdds(table, reverse(asAttacker), enemyKind, kind)
      put(defence, 1 - ifDefending.attackerWins, ifDefending.defenderSurvivors)
    }
  return { attack, defence }
}
