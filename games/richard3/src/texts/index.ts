/** All sentences of the game, by language. A page can have them without the rules. */
import type { ScenarioFile } from '../data/scenarios.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'

type Sentences = Readonly<Record<string, string>>

export const texts: Readonly<Record<string, Sentences>> = { en, de, pl }

/** With the names of scenarios that come out of a file. */
export const textsFor = ({ scenarios }: ScenarioFile): Readonly<Record<string, Sentences>> =>
  Object.fromEntries(
    Object.entries(texts).map(([language, sentences]) => [language, { ...named(scenarios, language), ...sentences }]),
  )

const named = (scenarios: ScenarioFile['scenarios'], language: string): Sentences =>
  Object.fromEntries(scenarios.map(({ id, name }) => [`option.scenario.${id}`, name[language] ?? name.en]))
