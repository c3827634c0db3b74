/** Checks of reward tiles. */
import { COUNTY_LETTERS } from '../components.ts'
import { COUNTIES, TILE, TILE_GONE, TILE_IN_BAG } from '../layout.ts'
import type { State } from '../state.ts'
import { STEP } from '../steps.ts'
import type { Report } from './report.ts'

/** One is drawn at the start of each round. */
const drawnByNow = (s: State): number => (s.step === STEP.beginRound ? s.round - 1 : s.round)

function checkAbsent(s: State, report: Report): void {
  for (let county = 0; county < COUNTIES; county++)
    if (s.bytes[TILE + county] !== TILE_GONE)
      report(['counties', COUNTY_LETTERS[county], 'reward tile'], 'there are no reward tiles in this game')
}

export function checkRewardTiles(s: State, report: Report): void {
  if (s.rewardTiles === 0) {
    checkAbsent(s, report)
    return
  }
  let drawn = 0
  for (let county = 0; county < COUNTIES; county++) if (s.bytes[TILE + county] !== TILE_IN_BAG) drawn++
  if (drawn !== drawnByNow(s))
    report(['counties'], `${drawnByNow(s)} reward tiles have left the bag by now, not ${drawn}`)
}
