/** Reward tiles: one is laid beside its county each round, and can be taken instead of the printed reward. */
import type { Reward } from '../components.ts'
import { countyKey, tileKey } from '../keys.ts'
import { COUNTIES, TILE, TILE_GONE, TILE_IN_BAG, TILE_LAID } from '../layout.ts'
import { isAlly, type State } from '../state.ts'
import type { StepContext } from '../step-types.ts'
import { drawFrom } from './draw.ts'
import { award } from './rewards.ts'

export function setUpTiles(s: State): void {
  s.bytes.fill(TILE_IN_BAG, TILE, TILE + COUNTIES)
}

/** At the start of a round. Each tile belongs to one county. */
export function drawTile(s: State, { chance, log }: StepContext): void {
  const county = drawFrom(s, TILE, COUNTIES, TILE_IN_BAG, chance)
  s.bytes[TILE + county] = TILE_LAID
  log?.tell({ key: 'log.tile', params: { county: countyKey(county), tile: tileKey(s, county) } })
}

/** The holder of the county may take the tile, even if its reward lapses (R). */
export const mayTakeTile = (s: State, county: number): boolean => s.bytes[TILE + county] === TILE_LAID

/** The court module replaces some tiles. */
export function tileReward(s: State, county: number): Reward {
  const { reward, withCourt } = s.components.rewardTiles[county]
  return s.court === 1 && withCourt !== undefined ? withCourt : reward
}

/** An ally gains only new knights and upgrades from a tile. No noble leaves the game for him here. */
const forAlly = ({ newKnight = 0, upgrade = 0 }: Reward): Reward => ({ newKnight, upgrade })

/** The tile leaves the game. */
export function takeTile(s: State, party: number, county: number, then: number, context: StepContext): void {
  s.bytes[TILE + county] = TILE_GONE
  const reward = tileReward(s, county)
  award(s, party, isAlly(s, party) ? forAlly(reward) : reward, then, context)
}
