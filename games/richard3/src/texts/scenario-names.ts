import type { ScenarioFile } from '../data/scenarios.ts'

export type Sentences = Readonly<Record<string, string>>

/** What is said of the scenarios of the rulebook is among the sentences; any other is called by its name. */
export const withScenarios = (sentences: Sentences, language: string, { scenarios }: ScenarioFile): Sentences => ({
  ...Object.fromEntries(scenarios.map(({ id, name }) => [`option.scenario.${id}`, name[language] ?? name.en])),
  ...sentences,
})
