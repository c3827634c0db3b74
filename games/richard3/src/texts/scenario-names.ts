import type { ScenarioFile } from '../data/scenarios.ts'

export type Sentences = Readonly<Record<string, string>>

/** The sentences contain the scenarios of the rulebook; any other scenario is shown by its own name. */
export const withScenarios = (sentences: Sentences, language: string, { scenarios }: ScenarioFile): Sentences => ({
  ...Object.fromEntries(scenarios.map(({ id, name }) => [`option.scenario.${id}`, name[language] ?? name.en])),
  ...sentences,
})
