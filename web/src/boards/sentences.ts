import { loadTexts as loadCousinsWar } from '@tudor-rose/cousins-war/texts/loading'
import { loadTexts as loadLancaster } from '@tudor-rose/lancaster/texts/loading'
import { loadTexts as loadRichard3 } from '@tudor-rose/richard3/texts/loading'
import type { GameName } from './games.ts'

export type Sentences = Readonly<Record<string, string>>

const read = (components: string | undefined) => (components === undefined ? undefined : JSON.parse(components))

/** The sentences of each game, without its rules. Components that are not the usual ones have been checked by the rules. */
const LOADERS: Readonly<
  Record<GameName, (language: string, components: string | undefined) => Promise<Sentences | undefined>>
> = {
  richard3: (language, components) => loadRichard3(language, read(components)),
  'cousins-war': (language, components) => loadCousinsWar(language, read(components)),
  lancaster: (language, components) => loadLancaster(language, read(components)),
}

/** `undefined` where the game does not speak the language. */
export const loadSentences = (game: GameName, language: string, components?: string): Promise<Sentences | undefined> =>
  LOADERS[game](language, components)
