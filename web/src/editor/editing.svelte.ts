import type { Texts } from '@tudor-rose/table'
import { createContext } from 'svelte'
import type { GameName } from '../boards/games.ts'
import { Desk } from '../local/desk.ts'
import type { FileProblem } from '../worker/messages.ts'
import { complaintWords, refusalWords } from './complaints.ts'
import {
  begin,
  change,
  type Edit,
  type History,
  isSame,
  isWithin,
  type Json,
  type Path,
  redo,
  remove,
  set,
  textOf,
  undo,
  valueAt,
} from './draft.ts'
import { keepDraft, keptDraft } from './kept-drafts.ts'
import type { EditorKit } from './kit.ts'
import type { EditorKey } from './words.ts'

/** Faults that leave the screens without something they show: such a file is mended with a text editor first. */
const FAULTS_OF_FORM = ['not-an-object', 'not-a-list', 'missing-member', 'unknown-member']

/** A draft on the screen: its data, what the rules say of it, and the words to talk about it. */
export class Editing {
  readonly game: GameName
  readonly #desk: Desk
  readonly #kit: EditorKit
  /** What comes with the game. */
  readonly standard: Json
  #history: History = $state.raw(begin(null))
  #fileName = $state('')
  #problems: readonly FileProblem[] = $state.raw([])
  #good: string | undefined = $state.raw()
  #isKept = $state(true)
  #checks = 0
  /** The words of the game and of the editor in the language of the page. */
  texts: Texts = $state.raw()!

  private constructor(game: GameName, desk: Desk, kit: EditorKit, standard: Json, texts: Texts) {
    this.game = game
    this.#desk = desk
    this.#kit = kit
    this.standard = standard
    this.texts = texts
  }

  /** Goes on with the draft that lies in this browser, or with the first example. */
  static async open(game: GameName, texts: Texts, kit: EditorKit): Promise<Editing> {
    const desk = new Desk(game)
    const { components } = await desk.ask('describe', { options: {}, components: undefined })
    const editing = new Editing(game, desk, kit, JSON.parse(components!), texts)
    const kept = keptDraft(game)
    const isWhole = kept !== undefined && (await editing.#faultOfForm(textOf(kept.data))) === undefined
    editing.begin(isWhole ? kept : kit.examples(editing.standard, texts.language, '')[0])
    return editing
  }

  close(): void {
    this.#desk.close()
  }

  get data(): Json {
    return this.#history.present
  }
  get fileName(): string {
    return this.#fileName
  }
  set fileName(name: string) {
    this.#fileName = name
    this.#keep()
  }
  get problems(): readonly FileProblem[] {
    return this.#problems
  }
  /** The file as the rules write it, once they find nothing wrong with it. */
  get good(): string | undefined {
    return this.#good
  }
  /** Whether this browser keeps the draft. */
  get isKept(): boolean {
    return this.#isKept
  }
  get mayUndo(): boolean {
    return this.#history.past.length > 0
  }
  get mayRedo(): boolean {
    return this.#history.future.length > 0
  }
  get text(): string {
    return textOf(this.data)
  }

  /** Lays the draft aside for another file; the way back leads to it. */
  begin({ data, fileName }: OpenedFile): void {
    const { past, present } = this.#history
    this.#fileName = fileName
    this.#become(present === null ? begin(data) : { past: [...past, present], present: data, future: [] })
  }

  /** Reads a file that somebody brings. What is wrong with it can be mended here, unless it cannot be read at all. */
  async open(text: string, fileName: string): Promise<FileProblem | undefined> {
    const unreadable = await this.#faultOfForm(text)
    if (unreadable !== undefined) return unreadable
    const data: Json = JSON.parse(text.replace(/^\uFEFF/, ''))
    this.begin({ data, fileName })
    return undefined
  }

  at(path: Path): Json | undefined {
    return valueAt(this.data, path)
  }

  /** `about` names what is being typed into, so that typing on is one step of the way back. */
  apply(edits: readonly Edit[], about?: string): void {
    const next = change(this.#history, edits, about)
    if (next !== this.#history) this.#become(next)
  }

  /** `undefined` takes away what may be left out. */
  set(path: Path, value: Json | undefined): void {
    this.apply([value === undefined ? remove(path) : set(path, value)], path.join('/'))
  }

  undo(): void {
    this.#become(undo(this.#history))
  }
  redo(): void {
    this.#become(redo(this.#history))
  }

  /** What is wrong with exactly this. */
  problemsAt(path: Path): readonly FileProblem[] {
    return this.#problems.filter((problem) => problem.path.length === path.length && isWithin(problem.path, path))
  }

  /** What is wrong with this or with anything in it. */
  problemsWithin(path: Path): readonly FileProblem[] {
    return this.#problems.filter((problem) => isWithin(problem.path, path))
  }

  standardAt(path: Path): Json | undefined {
    return valueAt(this.standard, path)
  }

  isStandard(path: Path): boolean {
    return isSame(this.at(path), this.standardAt(path))
  }

  putBack(path: Path): void {
    this.set(path, this.standardAt(path))
  }

  say(key: EditorKey, params: Readonly<Record<string, string | number>> = {}): string {
    return this.texts.say(key, params)
  }

  /** A complaint of the rules in the words of the page. */
  complain(problem: FileProblem): string {
    return complaintWords(this.texts, problem)
  }

  /** Why a file was not opened. */
  refuse(file: string, problem: FileProblem): string {
    return this.say('edit.cannot-open', { file, why: refusalWords(this.texts, problem) })
  }

  #become(history: History): void {
    this.#history = history
    this.#keep()
    void this.#check()
  }

  #keep(): void {
    this.#isKept = keepDraft(this.game, { data: this.data, fileName: this.#fileName })
  }

  async #faultOfForm(text: string): Promise<FileProblem | undefined> {
    const { problems } = await this.#desk.ask('check', { components: text })
    return problems.find(
      ({ complaint, path }) =>
        complaint === undefined ||
        FAULTS_OF_FORM.includes(complaint.key) ||
        path.at(-1) === 'kind' ||
        this.#kit.cannotShow?.(complaint, path),
    )
  }

  /** The rules look at every change; only what they say of the latest one counts. */
  async #check(): Promise<void> {
    const check = ++this.#checks
    const { problems, components } = await this.#desk.ask('check', { components: this.text })
    if (check !== this.#checks) return
    this.#problems = problems
    this.#good = components
  }
}

/** A file that is opened for editing. */
export interface OpenedFile {
  readonly data: Json
  /** Without its ending. */
  readonly fileName: string
}

export const [whatIsEdited, shareEditing] = createContext<Editing>()
