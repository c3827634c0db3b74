/** The sentences of the game in one language, for a page that need not wait for the others. */
import type { ScenarioFile } from '../data/scenarios.ts'
import { type Sentences, withScenarios } from './scenario-names.ts'

const LANGUAGES: Readonly<Record<string, () => Promise<Sentences>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  pl: async () => (await import('./pl.ts')).pl,
}

/** `undefined` where the game does not speak the language. The usual scenarios need no file. */
export async function loadTexts(language: string, file?: ScenarioFile): Promise<Sentences | undefined> {
  if (!Object.hasOwn(LANGUAGES, language)) return undefined
  const sentences = await LANGUAGES[language]()
  return file === undefined ? sentences : withScenarios(sentences, language, file)
}
