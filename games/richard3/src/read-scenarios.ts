/** 4.0 Scenarios out of a file. The form of every fact is checked here; what the rules make of the set-up, by `problemsOf`. */
import type { PositionProblem, Reading } from '@tudor-rose/table'
import { BLOCK_TITLES, blockNamed, REBEL } from './armies.ts'
import { HOUSE_NAMES, LANCASTER, YORK } from './data/areas.ts'
import { BLOCKS } from './data/blocks.ts'
import type { HouseSetup, Scenario, ScenarioFile } from './data/scenarios.ts'
import { AREA_NAMES } from './geography.ts'
import { MOST_SCENARIOS } from './layout.ts'

const LANGUAGES = ['en', 'de', 'pl']
const LAST_CAMPAIGN = 3
const HOUSES = [
  ['lancaster', LANCASTER],
  ['york', YORK],
] as const

/** Where the file names a block or an area, by the block's title, to say which line is wrong. */
type Named = Map<string, Reading>

/** What the rules find wrong with a scenario that has been set up. */
export type ProblemsOf = (file: ScenarioFile, index: number) => readonly PositionProblem[]

export const readScenarios =
  (problemsOf: ProblemsOf) =>
  (file: Reading): ScenarioFile => {
    file.members('about', 'scenarios')
    const list = file.member('scenarios')
    const items = list.items()
    if (items.length < 1 || items.length > MOST_SCENARIOS)
      list.fail(`has ${items.length} scenarios; there can be 1 to ${MOST_SCENARIOS}`)
    const about = file.memberIfThere('about')
    const read = items.map(readScenario)
    const scenarios = { ...(about && { about: about.text(2000) }), scenarios: read.map(({ scenario }) => scenario) }
    for (const [index, { scenario, at, named }] of read.entries()) {
      if (scenarios.scenarios.findIndex(({ id }) => id === scenario.id) < index) at.fail('stands in the file twice')
      const [problem] = problemsOf(scenarios, index)
      if (problem === undefined) continue
      const [, title = ''] = problem.path
      const where = named.get(title) ?? at
      where.fail(`${named.has(title) ? '' : `${problem.path.join(', ')}: `}${problem.reason}`)
    }
    return scenarios
  }

function readScenario(item: Reading): { scenario: Scenario; at: Reading; named: Named } {
  const id = item.member('id').id()
  const at = item.called(`scenario ${id}`)
  at.members('id', 'name', 'firstCampaign', 'lastCampaign', 'king', 'lancaster', 'york')
  const named: Named = new Map()
  const firstCampaign = at.member('firstCampaign').whole(1, LAST_CAMPAIGN)
  const king = at.member('king').oneOf(HOUSE_NAMES)
  const [lancaster, york] = HOUSES.map(([name, house]) => readHouse(at.member(name), house, named))
  const rebel = named.get(BLOCK_TITLES[REBEL])
  const pretender = king === 'York' ? lancaster : york
  if (!pretender.pool.includes('Rebel'))
    (rebel ?? at).fail(`the Rebel belongs in the pool of the house that is not King (3.26)`)
  return {
    scenario: {
      id,
      name: readName(at.member('name')),
      firstCampaign,
      lastCampaign: at.member('lastCampaign').whole(firstCampaign, LAST_CAMPAIGN),
      king,
      lancaster,
      york,
    },
    at,
    named,
  }
}

function readHouse(house: Reading, number: number, named: Named): HouseSetup {
  house.members('map', 'pool', 'minors', 'withTheEnemy', 'captive')
  const block = (name: Reading): string => readBlock(name, number, named)
  const blocks = (list: Reading): readonly string[] => list.items().map(block).sort(byBlock(number))
  const areas = house.member('map').entries()
  for (const [area, where] of areas)
    if (!AREA_NAMES.includes(area)) where.fail(`there is no area ${JSON.stringify(area)}`)
  const map = areas
    .map(([area, list]) => [area, blocks(list)] as const)
    .filter(([, names]) => names.length > 0)
    .sort(([a], [b]) => AREA_NAMES.indexOf(a) - AREA_NAMES.indexOf(b))
  const captive = house.memberIfThere('captive')
  return {
    map: Object.fromEntries(map),
    pool: blocks(house.member('pool')),
    minors: blocks(house.member('minors')),
    withTheEnemy: blocks(house.member('withTheEnemy')),
    ...(captive && { captive: block(captive) }),
  }
}

const byBlock =
  (house: number) =>
  (a: string, b: string): number =>
    blockNamed(house, a) - blockNamed(house, b)

function readBlock(name: Reading, house: number, named: Named): string {
  const names = BLOCKS.filter((block) => block.house === house || block.house === 'rebel').map((block) => block.name)
  const found = name.oneOf(names)
  const title = BLOCK_TITLES[blockNamed(house, found)]
  if (named.has(title)) name.fail(`${found} stands in the set-up twice`)
  named.set(title, name)
  return found
}

/** In English at least; the other languages take the English name where they have none. */
function readName(name: Reading): Scenario['name'] {
  name.members(...LANGUAGES)
  name.member('en')
  const given = LANGUAGES.flatMap((language) => {
    const title = name.memberIfThere(language)
    return title === undefined ? [] : [[language, title.title()] as const]
  })
  return Object.fromEntries(given)
}
