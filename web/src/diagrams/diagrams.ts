/** The rulebook diagrams, drawn with parts of the boards. docs/rules/DIAGRAMS.md describes each. */
import type { Texts } from '@tudor-rose/table'
import type { Component } from 'svelte'
import { loadGameTexts } from '../games/game-texts.ts'
import type { GameName } from '../games/registry.ts'
import type { Language } from '../texts/languages.ts'
import type { DiagramGame, DiagramName, DiagramTexts, Words } from './texts/diagram-texts.ts'

export type Drawing = Component<{ texts: Texts }>
export type Drawings<G extends DiagramGame> = Readonly<Record<DiagramName<G>, Drawing>>

/** The exports of a module with drawings. */
export interface DiagramModule {
  readonly DRAWINGS: Readonly<Record<string, Drawing>>
  /** Patterns and symbols shared by its drawings, rendered once. */
  readonly Sheets?: Component
}

export interface Diagrams {
  readonly drawings: Readonly<Record<string, Drawing>>
  readonly words: Readonly<Record<string, DiagramTexts>>
  readonly texts: Texts
  readonly Sheets: Component | undefined
}

const MODULES = import.meta.glob<DiagramModule>('../*/diagrams/drawings.ts')

const WORDS: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('./texts/en.ts')).en,
  de: async () => (await import('./texts/de.ts')).de,
  pl: async () => (await import('./texts/pl.ts')).pl,
}

/** All diagrams of a rulebook, with the standard components of the game. */
export async function loadDiagrams(game: GameName, language: Language): Promise<Diagrams | undefined> {
  const path = `../${game}/diagrams/drawings.ts`
  if (!Object.hasOwn(MODULES, path)) return undefined
  const [{ DRAWINGS: drawings, Sheets }, words, texts] = await Promise.all([
    MODULES[path](),
    WORDS[language](),
    loadGameTexts(game, language),
  ])
  return { drawings, words: words[game as DiagramGame], texts, Sheets }
}
