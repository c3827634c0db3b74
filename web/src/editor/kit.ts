import type { Problem } from '@tudor-rose/table'
import type { Component } from 'svelte'
import type { GameName } from '../games/registry.ts'
import type { Json, Path } from './draft.ts'
import type { Editing, OpenedFile } from './editing.svelte.ts'

/** A file to start from. */
export interface ExampleFile extends OpenedFile {
  readonly name: string
}

/** What each game provides to its editor. */
export interface EditorKit {
  /** The files to start from; the first is the default. */
  examples(standard: Json, language: string, all: string): readonly ExampleFile[]
  /** The name of a place in the file, in the page language. */
  placeName(editing: Editing, path: Path): string
  /** Whether a problem concerns something the screen cannot show, so that it could not be fixed there. */
  cannotShow?(problem: Problem, path: Path): boolean
  /** The file name for saving, if the data determine it. */
  fileNameOf?(data: Json): string
  /** The options of a game started with this file. */
  optionsFor?(editing: Editing): Readonly<Record<string, string>>
  /** Brings the subject of a problem into view before its field is looked up. */
  show?(editing: Editing, path: Path): void
  readonly Screen: Component
}

const KITS = import.meta.glob<EditorKit>('../*/editor/kit.ts', { import: 'kit' })

export const loadEditorKit = (game: GameName): Promise<EditorKit> => KITS[`../${game}/editor/kit.ts`]()
