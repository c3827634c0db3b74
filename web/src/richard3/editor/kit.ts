import type { Scenario, ScenarioFile } from '@tudor-rose/richard3'
import type { Json, Path } from '../../editor/draft.ts'
import type { Editing } from '../../editor/editing.svelte.ts'
import type { EditorKit } from '../../editor/kit.ts'
import { placementAt, placementsOf, targetOf } from './block-placement.ts'
import ScenarioScreen from './ScenarioScreen.svelte'
import { selection } from './selection.svelte.ts'

const scenariosOf = (data: Json): readonly Scenario[] => (data as unknown as ScenarioFile).scenarios
const titleOf = ({ name, id }: Scenario, language: string): string => name[language] || name.en || id

/** The scenario of a path, with the rest of the path. */
function within(data: Json, [, index, ...rest]: Path): { scenario: Scenario | undefined; rest: Path } {
  return { scenario: scenariosOf(data)[Number(index)], rest }
}

export const kit: EditorKit = {
  examples(standard, language, all) {
    const alone = scenariosOf(standard).map((scenario) => ({
      name: titleOf(scenario, language),
      data: { scenarios: [scenario] } as unknown as Json,
      fileName: scenario.id,
    }))
    return [...alone, { name: all, data: standard, fileName: 'scenarios' }]
  },

  /** A file without scenarios, an area that is not on the map, and an unknown block name. */
  cannotShow({ key, params }, [, , part]) {
    const isOfHouse = part === 'lancaster' || part === 'york'
    if (key === 'scenario-count') return params.count === 0
    return key === 'no-such-area' || (key === 'not-among' && isOfHouse)
  },

  fileNameOf: (data) => scenariosOf(data)[0]?.id ?? '',

  optionsFor({ data }: Editing) {
    const { id } = scenariosOf(data)[selection.scenario] ?? scenariosOf(data)[0]
    return { scenario: id }
  },

  placeName({ data, texts }: Editing, path: Path) {
    const { scenario, rest } = within(data, path)
    if (scenario === undefined) return ''
    const placement = placementAt(placementsOf(scenario), rest)
    const [part, language] = rest
    const place =
      placement !== undefined
        ? [texts.say(`block.${placement.block}`), texts.say(`seat.${placement.house}`)]
        : part === 'york' || part === 'lancaster'
          ? [texts.say(part === 'york' ? 'seat.York' : 'seat.Lancaster')]
          : part === 'name'
            ? [`${texts.say('edit.name')} (${language ?? 'en'})`]
            : part === undefined
              ? []
              : [texts.say(`edit.${part}`)]
    return [titleOf(scenario, texts.language), ...place].join(', ')
  },

  show({ data }: Editing, path: Path) {
    const { scenario, rest } = within(data, path)
    if (scenario === undefined) return
    selection.scenario = Number(path[1])
    const placement = placementAt(placementsOf(scenario), rest)
    selection.picked = placement === undefined ? [] : [targetOf(placement)]
  },

  Screen: ScenarioScreen,
}
