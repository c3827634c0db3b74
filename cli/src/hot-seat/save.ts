import { existsSync } from 'node:fs'
import { type AnyGame, formatRecord, type Session } from '@tudor-rose/table'
import { checkWritable, replaceFile } from '../files.ts'
import { WrongInput } from '../wrong-input.ts'

/** Keeps the record of a session in a file. */
export class Saver {
  readonly #session: Session<unknown>
  /** The file that this game lives in, once there is one. */
  #path: string | undefined
  /** What was last written there. */
  #saved: string | undefined

  constructor(session: Session<unknown>, path: string | undefined, isAlreadyThere: boolean) {
    this.#session = session
    this.#path = path
    if (isAlreadyThere) this.#saved = this.#text()
  }

  /** Where a save without a name goes. */
  get path(): string {
    if (this.#path !== undefined) return this.#path
    const stem = `${this.#session.game.name}-${this.#session.seed.replaceAll(/\W/g, '').slice(0, 8)}`
    for (let number = 1; ; number++) {
      const path = number === 1 ? `${stem}.record` : `${stem}-${number}.record`
      if (!existsSync(path)) return path
    }
  }

  get isUpToDate(): boolean {
    return this.#session.moves.length === 0 || this.#saved === this.#text()
  }

  /** Writes the record; a file that holds something else is never written over. */
  save(path = this.path): void {
    if (path !== this.#path) checkIsNew(path)
    const text = this.#text()
    replaceFile(path, text)
    this.#path = path
    this.#saved = text
  }

  #text(): string {
    return formatRecord(this.#session.game as AnyGame, this.#session.record())
  }
}

export function checkIsNew(path: string): void {
  checkWritable(path)
  if (existsSync(path)) {
    throw new WrongInput(`${path} is there already; choose another name, or go on with it by tudor play --resume`)
  }
}
