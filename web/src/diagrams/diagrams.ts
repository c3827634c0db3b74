/** The rulebook diagrams, drawn with parts of the boards. docs/rules/DIAGRAMS.md describes each. */
import type { Texts } from '@tudor-rose/table'
import type { Component } from 'svelte'
import { loadGameTexts } from '../games/game-texts.ts'
import type { GameName } from '../games/registry.ts'
import type { Language } from '../texts/languages.ts'
import type { DiagramTexts } from './texts.ts'

export type Drawing = Component<{ texts: Texts }>
/** By name; the texts have the same names. */
export type Drawings<Name extends string = string> = Readonly<Record<Name, Drawing>>

/** The exports of a module with drawings. */
export interface DiagramModule {
  readonly DRAWINGS: Drawings
  /** Patterns and symbols shared by its drawings, rendered once. */
  readonly Sheets?: Component
}

export interface Diagrams {
  readonly drawings: Drawings
  readonly words: Readonly<Record<string, DiagramTexts>>
  readonly texts: Texts
  readonly Sheets: Component | undefined
}

const MODULES = import.meta.glob<DiagramModule>('../*/diagrams/drawings.ts')

/** Modules that export the texts under the name of their language. */
const WORDS = import.meta.glob<Readonly<Record<string, Diagrams['words']>>>('../*/diagrams/texts/*.ts')

/** All diagrams of a rulebook, with the standard components of the game. */
export async function loadDiagrams(game: GameName, language: Language): Promise<Diagrams | undefined> {
  const path = `../${game}/diagrams/drawings.ts`
  if (!Object.hasOwn(MODULES, path)) return undefined
  const [{ DRAWINGS: drawings, Sheets }, words, texts] = await Promise.all([
    MODULES[path](),
    WORDS[`../${game}/diagrams/texts/${language}.ts`](),
    loadGameTexts(game, language),
  ])
  return { drawings, words: words[language], texts, Sheets }
}
