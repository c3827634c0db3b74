/** 4.0 Set-up. */
import type { OptionSpec, Options } from '@tudor-rose/table'
import { BLOCK_COUNT, blockNamed, REBEL } from './armies.ts'
import { HOUSE_NAMES, LANCASTER, YORK } from './data/areas.ts'
import type { ScenarioFile } from './data/scenarios.ts'
import { AREA_COUNT, areaNamed } from './geography.ts'
import { ASIDE, CAPTIVE, EDITIONS, MINOR, MULLIGANS, POOL } from './layout.ts'
import { seniorHeir } from './rules/heirs.ts'
import { isOnMap, put, State, scenarioOf, see, setTitle } from './state.ts'
import { STEP } from './steps.ts'
import { noteAllSeen } from './whereabouts.ts'

export const optionsFor = ({ scenarios }: ScenarioFile): readonly OptionSpec[] => [
  { name: 'scenario', values: scenarios.map(({ id }) => id), standard: scenarios[0].id },
  { name: 'edition', values: EDITIONS, standard: '1.02' },
  { name: 'mulligan', values: MULLIGANS, standard: 'book' },
]

export const optionsOf = (s: State): Options => ({
  scenario: scenarioOf(s).id,
  edition: EDITIONS[s.edition],
  mulligan: MULLIGANS[s.mulligan],
})

/** 4.1 to 4.6 The blocks of a scenario at full strength; a block that it does not name is dead. */
export function placeScenario(options: Options, file: ScenarioFile): State {
  const s = State.fresh(file)
  s.scenario = file.scenarios.findIndex(({ id }) => id === options.scenario)
  const scenario = scenarioOf(s)
  s.edition = EDITIONS.indexOf(options.edition as (typeof EDITIONS)[number])
  s.mulligan = MULLIGANS.indexOf(options.mulligan as (typeof MULLIGANS)[number])
  s.campaign = scenario.firstCampaign
  s.throne = HOUSE_NAMES.indexOf(scenario.king)
  for (const house of [LANCASTER, YORK]) {
    const { map, pool, minors, withTheEnemy, captive } = house === LANCASTER ? scenario.lancaster : scenario.york
    for (const [area, names] of Object.entries(map))
      for (const name of names) put(s, blockNamed(house, name), areaNamed(area))
    for (const name of pool) put(s, name === 'Rebel' ? REBEL : blockNamed(house, name), POOL)
    for (const name of minors) put(s, blockNamed(house, name), MINOR)
    for (const name of withTheEnemy) put(s, blockNamed(house, name), ASIDE)
    if (captive !== undefined) put(s, blockNamed(house, captive), CAPTIVE)
  }
  for (const house of [LANCASTER, YORK]) setTitle(s, house, seniorHeir(s, house))
  // The rulebook prints the set-up, so everybody knows it.
  for (let block = 0; block < BLOCK_COUNT; block++) if (isOnMap(s, block)) see(s, block)
  for (let area = 0; area < AREA_COUNT; area++) noteAllSeen(s, area)
  s.turn = 1
  s.step = STEP.deal
  return s
}
