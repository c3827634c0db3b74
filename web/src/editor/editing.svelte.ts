import type { Texts } from '@tudor-rose/table'
import { createContext } from 'svelte'
import type { GameName } from '../games/registry.ts'
import { WorkerClient } from '../local/worker-client.ts'
import type { FileProblem } from '../worker/messages.ts'
import {
  change,
  type Edit,
  type History,
  isSame,
  isWithin,
  type Json,
  newHistory,
  type Path,
  redo,
  remove,
  set,
  textOf,
  undo,
  valueAt,
} from './draft.ts'
import { loadDraft, saveDraft } from './draft-storage.ts'
import type { EditorKit } from './kit.ts'
import { problemText, refusalText } from './problem-texts.ts'
import type { EditorKey } from './texts.ts'

/** Problems that leave the screens without data they need. Such a file must first be repaired in a text editor. */
const FAULTS_OF_FORM = ['not-an-object', 'not-a-list', 'missing-member', 'unknown-member']

/** A draft on the screen: its data, the problems found by the rules, and the texts to describe them. */
export class Editing {
  readonly game: GameName
  readonly #worker: WorkerClient
  readonly #kit: EditorKit
  /** The components that come with the game. */
  readonly standard: Json
  #history: History = $state.raw(newHistory(null))
  #fileName = $state('')
  #problems: readonly FileProblem[] = $state.raw([])
  #good: string | undefined = $state.raw()
  #isKept = $state(true)
  #checks = 0
  /** The texts of the game and of the editor in the page language. */
  texts: Texts = $state.raw()!

  private constructor(game: GameName, worker: WorkerClient, kit: EditorKit, standard: Json, texts: Texts) {
    this.game = game
    this.#worker = worker
    this.#kit = kit
    this.standard = standard
    this.texts = texts
  }

  /** Continues with the draft stored in this browser, or with the first example. */
  static async open(game: GameName, texts: Texts, kit: EditorKit): Promise<Editing> {
    const worker = new WorkerClient(game)
    const { components } = await worker.ask('describe', { options: {}, components: undefined })
    const editing = new Editing(game, worker, kit, JSON.parse(components!), texts)
    const kept = loadDraft(game)
    const isWhole = kept !== undefined && (await editing.#faultOfForm(textOf(kept.data))) === undefined
    editing.replaceDraft(isWhole ? kept : kit.examples(editing.standard, texts.language, '')[0])
    return editing
  }

  close(): void {
    this.#worker.close()
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
  /** The file as formatted by the rules, if they found no problem. Lags behind the latest change. */
  get good(): string | undefined {
    return this.#good
  }
  /** Whether this browser stores the draft. */
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

  /** The draft as it is now: as formatted by the rules or, if they find a problem, as it is. */
  async file(): Promise<string> {
    const { text } = this
    return (await this.#worker.ask('check', { components: text })).components ?? text
  }

  /** Replaces the draft by another file; undo restores it. */
  replaceDraft({ data, fileName }: OpenedFile): void {
    const { past, present } = this.#history
    this.#fileName = fileName
    this.#become(present === null ? newHistory(data) : { past: [...past, present], present: data, future: [] })
  }

  /** Reads a file from the user. Its problems can be fixed here, unless it cannot be read at all. */
  async open(text: string, fileName: string): Promise<FileProblem | undefined> {
    const unreadable = await this.#faultOfForm(text)
    if (unreadable !== undefined) return unreadable
    const data: Json = JSON.parse(text.replace(/^\uFEFF/, ''))
    this.replaceDraft({ data, fileName })
    return undefined
  }

  at(path: Path): Json | undefined {
    return valueAt(this.data, path)
  }

  /** `about` names the field being typed into, so that continued typing is one undo step. */
  apply(edits: readonly Edit[], about?: string): void {
    const next = change(this.#history, edits, about)
    if (next !== this.#history) this.#become(next)
  }

  /** `undefined` removes an optional value. */
  set(path: Path, value: Json | undefined): void {
    this.apply([value === undefined ? remove(path) : set(path, value)], path.join('/'))
  }

  undo(): void {
    this.#become(undo(this.#history))
  }
  redo(): void {
    this.#become(redo(this.#history))
  }

  /** The problems of exactly this path. */
  problemsAt(path: Path): readonly FileProblem[] {
    return this.#problems.filter((problem) => problem.path.length === path.length && isWithin(problem.path, path))
  }

  /** The problems of this path and anything below it. */
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

  /** A problem found by the rules, in the page language. */
  describe(problem: FileProblem): string {
    return problemText(this.texts, problem)
  }

  /** Why a file was not opened. */
  refuse(file: string, problem: FileProblem): string {
    return this.say('edit.cannot-open', { file, why: refusalText(this.texts, problem) })
  }

  #become(history: History): void {
    this.#history = history
    this.#keep()
    void this.#check()
  }

  #keep(): void {
    this.#isKept = saveDraft(this.game, { data: this.data, fileName: this.#fileName })
  }

  async #faultOfForm(text: string): Promise<FileProblem | undefined> {
    const { problems } = await this.#worker.ask('check', { components: text })
    return problems.find(
      ({ problem, path }) =>
        problem === undefined ||
        FAULTS_OF_FORM.includes(problem.key) ||
        path.at(-1) === 'kind' ||
        this.#kit.cannotShow?.(problem, path),
    )
  }

  /** The rules check every change; only the result for the latest one counts. */
  async #check(): Promise<void> {
    const check = ++this.#checks
    const { problems, components } = await this.#worker.ask('check', { components: this.text })
    if (check !== this.#checks) return
    this.#problems = problems
    this.#good = components
  }
}

/** A file opened for editing. */
export interface OpenedFile {
  readonly data: Json
  /** Without its extension. */
  readonly fileName: string
}

export const [getEditing, setEditing] = createContext<Editing>()
