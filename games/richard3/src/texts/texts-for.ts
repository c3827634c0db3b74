/** All sentences of the game, by language. */
import type { ScenarioFile } from '../data/scenarios.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'
import { type Sentences, withScenarios } from './scenario-names.ts'

const TEXTS: Readonly<Record<string, Sentences>> = { en, de, pl }

/** With the scenario names of a file. */
export const textsFor = (file: ScenarioFile): Readonly<Record<string, Sentences>> =>
  Object.fromEntries(
    Object.entries(TEXTS).map(([language, sentences]) => [language, withScenarios(sentences, language, file)]),
  )
