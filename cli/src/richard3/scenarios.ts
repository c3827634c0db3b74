import type { HouseSetup, Scenario, ScenarioFile } from '@tudor-rose/richard3'
import type { AnyGame } from '@tudor-rose/table'

/** Scenarios as in a rulebook: by house, one line for each place. */
export function scenarioLines({ components }: AnyGame): string[] {
  const { scenarios }: ScenarioFile = JSON.parse(components!.text)
  const { isStandard, hash } = components!
  return [
    `${isStandard ? 'The scenarios that come with the game' : 'Custom scenarios'}, ${hash}`,
    ...scenarios.flatMap(linesOf),
  ]
}

const linesOf = ({ id, name, firstCampaign, lastCampaign, king, lancaster, york }: Scenario): string[] => [
  '',
  `${name.en} (${id}): ${campaigns(firstCampaign, lastCampaign)}; ${king} is King`,
  '  Lancaster',
  ...houseLines(lancaster),
  '  York',
  ...houseLines(york),
]

const campaigns = (first: number, last: number): string =>
  first === last ? `campaign ${first}` : `campaigns ${first} to ${last}`

function houseLines({ map, pool, minors, withTheEnemy, captive }: HouseSetup): string[] {
  const places: [string, readonly string[]][] = [
    ...Object.entries(map),
    ['pool', pool],
    ['minors', minors],
    ['with the enemy', withTheEnemy],
    ['captive', captive === undefined ? [] : [captive]],
  ]
  return places.filter(([, blocks]) => blocks.length > 0).map(([place, blocks]) => `    ${place}: ${blocks.join(', ')}`)
}
