import { GAME_NAMES } from '../../games/registry.ts'
import { LANGUAGES } from '../../texts/languages.ts'
import type { DiagramTexts } from '../texts.ts'

type Words = Readonly<Record<string, DiagramTexts>>

const FOUND = import.meta.glob<Readonly<Record<string, Words>>>('../../*/diagrams/texts/*.ts', { eager: true })

/** The texts of all diagrams, by language and game. */
export const DIAGRAM_TEXTS: Readonly<Record<string, Readonly<Record<string, Words>>>> = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    Object.fromEntries(
      GAME_NAMES.map((game) => [game, FOUND[`../../${game}/diagrams/texts/${language}.ts`][language]]),
    ),
  ]),
)
