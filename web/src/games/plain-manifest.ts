import type { GameCard, GameManifest, GamePart, Sentences } from './manifest.ts'

type TextsByLanguage = Readonly<Record<string, Sentences>> & { readonly en: Sentences }

const cardOf = (texts: Sentences): GameCard => ({ name: texts['game.name'], about: texts['game.about'] })

/** The manifest of a game that has none: everything comes from its package, and it is played on the plain board. */
export const plainManifest = (
  order: number,
  parts: readonly GamePart[],
  texts: TextsByLanguage,
  newWorker: () => Worker,
): GameManifest => ({
  order,
  parts,
  loadTexts: async (language) => texts[language],
  newWorker,
  loadBoard: () => import('../boards/plain/kit.ts'),
  cardIn: (language) => cardOf(texts[language] ?? texts.en),
})
