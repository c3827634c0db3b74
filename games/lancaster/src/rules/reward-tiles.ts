/** Reward tiles: one comes beside its county each round, and can be taken there instead of the printed reward. */
import type { Reward } from '../components.ts'
import type { Table } from '../course.ts'
import { countyKey, tileKey } from '../keys.ts'
import { COUNTIES, TILE, TILE_GONE, TILE_IN_BAG, TILE_LAID } from '../layout.ts'
import { isAlly, type State } from '../state.ts'
import { drawFrom } from './draw.ts'
import { award } from './rewards.ts'

export function setUpTiles(s: State): void {
  s.bytes.fill(TILE_IN_BAG, TILE, TILE + COUNTIES)
}

/** At the beginning of a round. A tile knows its county. */
export function drawTile(s: State, { chance, log }: Table): void {
  const county = drawFrom(s, TILE, COUNTIES, TILE_IN_BAG, chance)
  s.bytes[TILE + county] = TILE_LAID
  log?.tell({ key: 'log.tile', params: { county: countyKey(s, county), tile: tileKey(s, county) } })
}

/** Whoever holds the county may take the tile, also where its reward lapses (R). */
export const mayTakeTile = (s: State, county: number): boolean => s.bytes[TILE + county] === TILE_LAID

/** With the court some tiles are exchanged for others. */
export function tileReward(s: State, county: number): Reward {
  const { reward, withCourt } = s.components.rewardTiles[county]
  return s.court === 1 && withCourt !== undefined ? withCourt : reward
}

/** To an ally only what makes his knights more or stronger is of use; no noble leaves the game for him here. */
const forAlly = ({ newKnight = 0, upgrade = 0 }: Reward): Reward => ({ newKnight, upgrade })

/** The tile leaves the game. */
export function takeTile(s: State, party: number, county: number, then: number, table: Table): void {
  s.bytes[TILE + county] = TILE_GONE
  const reward = tileReward(s, county)
  award(s, party, isAlly(s, party) ? forAlly(reward) : reward, then, table)
}
