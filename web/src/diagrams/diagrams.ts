/** The pictures of the rulebooks, drawn from the parts of the boards; docs/rules/DIAGRAMS.md tells what each shows. */
import type { Texts } from '@tudor-rose/table'
import type { Component } from 'svelte'
import { loadGameTexts } from '../boards/game-texts.ts'
import type { GameName } from '../boards/games.ts'
import type { Language } from '../texts/languages.ts'
import type { DiagramName, DiagramWords, Words } from './words.ts'

export type Drawing = Component<{ texts: Texts }>
export type Drawings<G extends GameName> = Readonly<Record<DiagramName<G>, Drawing>>

/** What a module with drawings brings. */
interface Album {
  readonly DRAWINGS: Readonly<Record<string, Drawing>>
  /** Patterns and symbols that its drawings use, to be there once. */
  readonly Sheets?: Component
}

export interface Diagrams {
  readonly drawings: Readonly<Record<string, Drawing>>
  readonly words: Readonly<Record<string, DiagramWords>>
  readonly texts: Texts
  readonly Sheets: Component | undefined
}

const DRAWINGS: Readonly<Record<GameName, () => Promise<Album>>> = {
  richard3: () => import('./richard3/drawings.ts'),
  'cousins-war': () => import('./cousins-war/drawings.ts'),
  lancaster: () => import('./lancaster/drawings.ts'),
}

const WORDS: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('./words/en.ts')).en,
  de: async () => (await import('./words/de.ts')).de,
  pl: async () => (await import('./words/pl.ts')).pl,
}

/** All pictures of a rulebook, with the components that the game usually has. */
export async function loadDiagrams(game: GameName, language: Language): Promise<Diagrams> {
  const [{ DRAWINGS: drawings, Sheets }, words, texts] = await Promise.all([
    DRAWINGS[game](),
    WORDS[language](),
    loadGameTexts(game, language),
  ])
  return { drawings, words: words[game], texts, Sheets }
}
