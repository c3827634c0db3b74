/** The sentences of the game in one language, so that a page does not load the others. */
import type { ScenarioFile } from '../data/scenarios.ts'
import { type Sentences, withScenarios } from './scenario-names.ts'

const LANGUAGES: Readonly<Record<string, () => Promise<Sentences>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  pl: async () => (await import('./pl.ts')).pl,
}

/** `undefined` if the game has no such language. The standard scenarios need no file. */
export async function loadTexts(language: string, file?: ScenarioFile): Promise<Sentences | undefined> {
  if (!Object.hasOwn(LANGUAGES, language)) return undefined
  const sentences = await LANGUAGES[language]()
  return file === undefined ? sentences : withScenarios(sentences, language, file)
}
