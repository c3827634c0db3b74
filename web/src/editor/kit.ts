import type { Complaint } from '@tudor-rose/table'
import type { Component } from 'svelte'
import type { GameName } from '../boards/games.ts'
import type { Json, Path } from './draft.ts'
import type { Editing, OpenedFile } from './editing.svelte.ts'

/** A file to begin with. */
export interface Example extends OpenedFile {
  readonly name: string
}

/** What each game brings to its editor. */
export interface EditorKit {
  /** The files to begin with, the first one for who has none. */
  examples(standard: Json, language: string, all: string): readonly Example[]
  /** What a place in the file is called, in the words of the page. */
  placeName(editing: Editing, path: Path): string
  /** Whether a complaint is about something for which the screen has no place, so that it could not be mended there. */
  cannotShow?(complaint: Complaint, path: Path): boolean
  /** What the file is called when it is saved, where its data say so. */
  fileNameOf?(data: Json): string
  /** Options of a game that is begun with this file. */
  optionsFor?(editing: Editing): Readonly<Record<string, string>>
  /** Brings to sight what a problem is about, before the field itself is looked for. */
  show?(editing: Editing, path: Path): void
  readonly Screen: Component
}

const KITS: Readonly<Record<GameName, () => Promise<{ readonly kit: EditorKit }>>> = {
  richard3: () => import('./richard3/kit.ts'),
  'cousins-war': () => import('./cousins-war/kit.ts'),
  lancaster: () => import('./lancaster/kit.ts'),
}

export const loadEditorKit = async (game: GameName): Promise<EditorKit> => (await KITS[game]()).kit
