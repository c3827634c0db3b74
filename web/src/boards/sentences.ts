import type { GameName } from './games.ts'

export type Sentences = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The sentences of each game, without its rules. Components that are not the usual ones have been checked by the rules. */
const SENTENCES: Readonly<Record<GameName, (components: string | undefined) => Promise<Sentences>>> = {
  richard3: async (components) => {
    const { textsFor, texts } = await import('@tudor-rose/richard3/texts')
    return components === undefined ? texts : textsFor(JSON.parse(components))
  },
  'cousins-war': async (components) => {
    const { textsFor, STANDARD_DECK } = await import('@tudor-rose/cousins-war/texts')
    return textsFor(components === undefined ? STANDARD_DECK : JSON.parse(components))
  },
  lancaster: async (components) => {
    const { textsFor, STANDARD_COMPONENTS } = await import('@tudor-rose/lancaster/texts')
    return textsFor(components === undefined ? STANDARD_COMPONENTS : JSON.parse(components))
  },
}

export const loadSentences = (game: GameName, components?: string): Promise<Sentences> => SENTENCES[game](components)
