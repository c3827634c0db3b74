/** Test set-up for the King's displeasure and for reward tiles. */
import { SHAME, SHAME_FIELDS, SHAME_MARKERS, TILE, TILE_GONE, TILE_LAID } from '../layout.ts'
import { setUpShameTrack } from '../rules/displeasure.ts'
import { setUpTiles } from '../rules/reward-tiles.ts'
import { setUpTower } from '../rules/tower.ts'
import type { State } from '../state.ts'

/** Markers of players and returned markers were taken from the track, from the left. */
export function layOutDispleasure(s: State, returned: number): void {
  s.displeasure = 1
  setUpTower(s)
  setUpShameTrack(s)
  let taken = returned
  for (let seat = 0; seat < s.players; seat++) taken += s.bytes[SHAME + seat]
  for (let field = 0; field < SHAME_FIELDS; field++) {
    const here = Math.min(taken, s.bytes[SHAME_MARKERS + field])
    s.bytes[SHAME_MARKERS + field] -= here
    taken -= here
  }
}

/** One tile has been drawn each round. Those not laid out have been taken. */
export function layOutTiles(s: State, laid: string): void {
  s.rewardTiles = 1
  setUpTiles(s)
  let taken = s.round - laid.length
  for (const [county, { letter }] of s.components.rewardTiles.entries()) {
    if (laid.includes(letter)) s.bytes[TILE + county] = TILE_LAID
    else if (taken-- > 0) s.bytes[TILE + county] = TILE_GONE
  }
}
