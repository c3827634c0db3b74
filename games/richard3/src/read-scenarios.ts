/** 4.0 Reads scenarios from a file. This file checks the format; `problemsOf` checks the set-up by the rules. */
import { BadComponents, type ComponentReader, type PositionProblem, readAll, readParts } from '@tudor-rose/table'
import { BLOCK_TITLES, blockNamed, REBEL } from './armies.ts'
import { HOUSE_NAMES, LANCASTER, YORK } from './data/areas.ts'
import { BLOCKS } from './data/blocks.ts'
import type { HouseSetup, Scenario, ScenarioFile } from './data/scenarios.ts'
import { AREA_NAMES } from './geography.ts'
import { MAX_SCENARIOS } from './layout.ts'
import { makeProblem } from './problems.ts'

const LANGUAGES = ['en', 'de', 'pl']
const LAST_CAMPAIGN = 3
const HOUSES = [
  ['lancaster', LANCASTER],
  ['york', YORK],
] as const

/** By title of a block: where the file names it or its area, for the line of a problem. */
type Named = Map<string, ComponentReader>

/** Finds what the rules do not allow in the set-up of a scenario. */
export type ProblemsOf = (file: ScenarioFile, index: number) => readonly PositionProblem[]

export const readScenarios =
  (problemsOf: ProblemsOf) =>
  (file: ComponentReader): ScenarioFile => {
    file.members('about', 'scenarios')
    const list = file.member('scenarios')
    const count = list.items().length
    if (count < 1 || count > MAX_SCENARIOS) list.fail(makeProblem('scenario-count', { count, most: MAX_SCENARIOS }))
    const { about, read } = readParts({
      about: () => file.memberIfThere('about')?.text(2000),
      read: () => list.each(readScenario),
    })
    const scenarios = { ...(about !== undefined && { about }), scenarios: read.map(({ scenario }) => scenario) }
    readAll(read.map((each, index) => () => checkScenario(scenarios, index, each, problemsOf)))
    return scenarios
  }

interface Read {
  readonly scenario: Scenario
  readonly at: ComponentReader
  readonly named: Named
}

function checkScenario(file: ScenarioFile, index: number, { scenario, at, named }: Read, problemsOf: ProblemsOf): void {
  if (file.scenarios.findIndex(({ id }) => id === scenario.id) < index) at.fail(makeProblem('scenario-twice'))
  const problems = problemsOf(file, index).map(({ path, reason, problem }) => {
    const [whose, title = ''] = path
    const house = HOUSES.find(([, number]) => HOUSE_NAMES[number] === whose)
    // A house is called by its own name, as in all other problems about a whole house.
    const where =
      house === undefined ? named.get(title) : at.member(house[0]).called(`scenario ${scenario.id}, ${whose}`)
    return problem !== undefined && where !== undefined
      ? where.problem(problem)
      : at.problem(makeProblem('impossible', { where: path.join(', '), reason }))
  })
  if (problems.length > 0) throw new BadComponents(problems)
}

function readScenario(item: ComponentReader): Read {
  const id = item.member('id').id()
  const at = item.called(`scenario ${id}`)
  at.members('id', 'name', 'firstCampaign', 'lastCampaign', 'king', 'lancaster', 'york')
  const named: Named = new Map()
  const { firstCampaign, ...read } = readParts({
    firstCampaign: () => at.member('firstCampaign').integer(1, LAST_CAMPAIGN),
    king: () => at.member('king').oneOf(HOUSE_NAMES),
    lancaster: () => readHouse(at.member('lancaster'), LANCASTER, named),
    york: () => readHouse(at.member('york'), YORK, named),
    name: () => readName(at.member('name')),
  })
  const { lastCampaign } = readParts({
    lastCampaign: () => at.member('lastCampaign').integer(firstCampaign, LAST_CAMPAIGN),
    rebel: () => checkRebel(read, named.get(BLOCK_TITLES[REBEL]) ?? at),
  })
  const { name, king, lancaster, york } = read
  return { scenario: { id, name, firstCampaign, lastCampaign, king, lancaster, york }, at, named }
}

/** 3.26 */
function checkRebel(
  { king, lancaster, york }: Pick<Scenario, 'king' | 'lancaster' | 'york'>,
  where: ComponentReader,
): void {
  const pretender = king === 'York' ? lancaster : york
  if (!pretender.pool.includes('Rebel')) where.fail(makeProblem('rebel-with-king'))
}

function readHouse(house: ComponentReader, number: number, named: Named): HouseSetup {
  house.members('map', 'pool', 'minors', 'withTheEnemy', 'captive')
  const block = (name: ComponentReader): string => readBlock(name, number, named)
  const blocks = (list: ComponentReader): readonly string[] => [...list.each(block)].sort(byBlock(number))
  const { captive, ...read } = readParts({
    map: () => readMap(house.member('map'), blocks),
    pool: () => blocks(house.member('pool')),
    minors: () => blocks(house.member('minors')),
    withTheEnemy: () => blocks(house.member('withTheEnemy')),
    captive: () => {
      const name = house.memberIfThere('captive')
      return name && block(name)
    },
  })
  return { ...read, ...(captive !== undefined && { captive }) }
}

function readMap(map: ComponentReader, blocks: (list: ComponentReader) => readonly string[]): HouseSetup['map'] {
  const areas = readAll(
    map.entries().map(([area, list]) => () => {
      if (!AREA_NAMES.includes(area)) list.fail(makeProblem('no-such-area', { area }))
      return [area, blocks(list)] as const
    }),
  )
  return Object.fromEntries(
    areas.filter(([, names]) => names.length > 0).sort(([a], [b]) => AREA_NAMES.indexOf(a) - AREA_NAMES.indexOf(b)),
  )
}

const byBlock =
  (house: number) =>
  (a: string, b: string): number =>
    blockNamed(house, a) - blockNamed(house, b)

function readBlock(name: ComponentReader, house: number, named: Named): string {
  const names = BLOCKS.filter((block) => block.house === house || block.house === 'rebel').map((block) => block.name)
  const found = name.oneOf(names)
  const title = BLOCK_TITLES[blockNamed(house, found)]
  if (named.has(title)) name.fail(makeProblem('block-twice', { block: found }))
  named.set(title, name)
  return found
}

/** English is required; the other languages fall back to it. */
function readName(name: ComponentReader): Scenario['name'] {
  name.members(...LANGUAGES)
  name.member('en')
  return readParts(
    Object.fromEntries(LANGUAGES.map((language) => [language, () => name.memberIfThere(language)?.title()])),
  ) as Scenario['name']
}
