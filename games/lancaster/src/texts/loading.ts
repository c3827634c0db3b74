/** The sentences of the game in one language, so that a page does not load the others. */
import type { LancasterComponents } from '../components.ts'

type Sentences = Readonly<Record<string, string>>

const LANGUAGES: Readonly<Record<string, () => Promise<(components: LancasterComponents) => Sentences>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  pl: async () => (await import('./pl.ts')).pl,
}

/** `undefined` if the game has no such language. Without components, with the standard ones. */
export async function loadTexts(language: string, components?: LancasterComponents): Promise<Sentences | undefined> {
  if (!Object.hasOwn(LANGUAGES, language)) return undefined
  const [sentencesFor, standard] = await Promise.all([
    LANGUAGES[language](),
    components ?? import('../data/standard-components.ts').then(({ STANDARD_COMPONENTS }) => STANDARD_COMPONENTS),
  ])
  return sentencesFor(standard)
}
