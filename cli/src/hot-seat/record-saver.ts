import { existsSync } from 'node:fs'
import { type AnyGame, formatRecord, type Session } from '@tudor-rose/table'
import { checkWritable, replaceFile } from '../files.ts'
import { UsageError } from '../usage-error.ts'

/** Saves the record of a session to a file. */
export class RecordSaver {
  readonly #session: Session<unknown>
  /** The file of this game, once there is one. */
  #path: string | undefined
  /** What was last written to it. */
  #saved: string | undefined

  constructor(session: Session<unknown>, path: string | undefined, isAlreadyThere: boolean) {
    this.#session = session
    this.#path = path
    if (isAlreadyThere) this.#saved = this.#text()
  }

  /** The default path. */
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

  /** Writes the record; a file with other content is never overwritten. */
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
    throw new UsageError(`${path} already exists; choose another name, or continue that game with tudor play --resume`)
  }
}
