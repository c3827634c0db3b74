/** Forecasts battles by a table, with the last cards. */
import type { BattleForecast } from '../battle-forecast.ts'
import { GRID_SIZE, interpolate, MAX_FIGHTERS as MOST } from '../battle-forecast.ts'
import { survivorShares as honestShares } from '../dice.ts'
import type { BattleTable } from './battle-table.ts'
import { BattleEndings, ENDINGS, endingOf } from './endings.ts'
import { battleOdds, shareIf } from './odds.ts'
import { CARD_STATES, HIDDEN, isPossible, kindsOf, NO_CARD, pairOf, reverse, type Sides } from './situations.ts'

/** In a game, last cards are hidden or gone; the points of a hidden card are used if the world shows them. */
const stateOf = (card: number): number => (card === NO_CARD ? NO_CARD : HIDDEN)
const kindOf = (card: number): number | undefined => (card === NO_CARD || card === HIDDEN ? undefined : card - 1)

/** By fighters of both sides, if the own one attacks first or if it does not. */
interface Grids {
  readonly wins: Float64Array
  /** The expected own survivors over all battles. */
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
    const ifAttacking = attacks > 0 ? attacks * interpolate(grids.attack[what], own, enemy) : 0
    return attacks < 1 ? ifAttacking + (1 - attacks) * interpolate(grids.defence[what], own, enemy) : ifAttacking
  }
  const endings = new BattleEndings(table)
  const shares = new Float64Array(GRID_SIZE)
  return {
    winChance: (own, enemy, ownCard, enemyCard, attacks) =>
      mixed(gridsOf(ownCard, enemyCard), 'wins', own, enemy, attacks),
    survivorsOfWin(own, enemy, ownCard, enemyCard, attacks) {
      const grids = gridsOf(ownCard, enemyCard)
      const chance = mixed(grids, 'wins', own, enemy, attacks)
      return chance > 0 ? mixed(grids, 'survivors', own, enemy, attacks) / chance : 0
    },
    survivorShares(own, enemy, ownCard, enemyCard, attacks) {
      if (!isPossible(own, enemy)) return honestShares(own, enemy)
      shares.fill(0)
      const asAttacker = sidesOf(own, enemy, ownCard, enemyCard)
      if (attacks > 0) addWins(endings, asAttacker, true, kindOf(ownCard), kindOf(enemyCard), attacks, shares)
      if (attacks < 1)
        addWins(endings, reverse(asAttacker), false, kindOf(enemyCard), kindOf(ownCard), 1 - attacks, shares)
      const wins = shares.reduce((sum, share) => sum + share, 0)
      for (let left = 1; left <= own; left++) shares[left] /= wins
      return shares
    },
  }
}

const sidesOf = (own: number, enemy: number, ownCard: number, enemyCard: number): Sides => ({
  attackers: own,
  defenders: enemy,
  attackerCard: stateOf(ownCard),
  defenderCard: stateOf(enemyCard),
})

/**
 * Adds the probability that one side wins with so many survivors, times `scale`, to `into`. Unknown hidden cards are
 * averaged.
 */
function addWins(
  endings: BattleEndings,
  sides: Sides,
  isAttacker: boolean,
  attackerKind: number | undefined,
  defenderKind: number | undefined,
  scale: number,
  into: Float64Array,
): void {
  const ends = endings.of(sides)
  for (let attacker = 0; attacker < kindsOf(sides.attackerCard); attacker++)
    for (let defender = 0; defender < kindsOf(sides.defenderCard); defender++) {
      const share =
        shareIf(attackerKind, sides.attackerCard, attacker) * shareIf(defenderKind, sides.defenderCard, defender)
      if (share === 0) continue
      const from = pairOf(attacker, defender) * ENDINGS
      for (let left = 1; left < into.length; left++)
        into[left] += scale * share * ends[from + endingOf(isAttacker, left)]
    }
}

const emptyGrids = (): Grids => ({
  wins: new Float64Array(GRID_SIZE * GRID_SIZE),
  survivors: new Float64Array(GRID_SIZE * GRID_SIZE),
})

function gridsFor(table: BattleTable, ownCard: number, enemyCard: number): GridsOfRoles {
  const [attack, defence] = [emptyGrids(), emptyGrids()]
  const [kind, enemyKind] = [kindOf(ownCard), kindOf(enemyCard)]
  for (let own = 0; own <= MOST; own++)
    for (let enemy = 0; enemy <= MOST; enemy++) {
      const at = own * GRID_SIZE + enemy
      const put = ({ wins, survivors }: Grids, chance: number, left: number) => {
        wins[at] = chance
        survivors[at] = left
      }
      // There are not enough troops for two such armies.
      const isTooMany = own > 0 && enemy > 0 && !isPossible(own, enemy)
      if (own === 0 || enemy === 0 || isTooMany) {
        const chance = isTooMany || own === enemy ? 0.5 : own > 0 ? 1 : 0
        for (const role of [attack, defence]) put(role, chance, isTooMany ? own / 2 : own)
        continue
      }
      const asAttacker = sidesOf(own, enemy, ownCard, enemyCard)
      const ifAttacking = battleOdds(table, asAttacker, kind, enemyKind)
      put(attack, ifAttacking.attackerWins, ifAttacking.attackerSurvivors)
      const ifDefending = battleOdds(table, reverse(asAttacker), enemyKind, kind)
      put(defence, 1 - ifDefending.attackerWins, ifDefending.defenderSurvivors)
    }
  return { attack, defence }
}
