import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import type { AnyGame } from '@tudor-rose/table'
import { onTestFinished } from 'vitest'
import { duel } from '../../../table/src/fixture/duel.ts'
import { drawOutline } from '../draw-outline.ts'
import type { Sink } from '../environment.ts'
import type { GameEntry } from '../game-entry.ts'
import { tudor } from '../tudor.ts'

/** The small game that the command line is tested with. */
export const DUEL: GameEntry = { game: duel as AnyGame, draw: drawOutline }

export interface RunResult {
  readonly code: number
  readonly out: string
  readonly err: string
}

class OutputBuffer implements Sink {
  text = ''
  readonly isTTY: boolean
  constructor(isTTY: boolean) {
    this.isTTY = isTTY
  }
  write(text: string): void {
    this.text += text
  }
}

export interface RunSettings {
  /** The input lines, typed or from a pipe. */
  readonly typed?: readonly string[]
  readonly games?: readonly GameEntry[]
  readonly variables?: Readonly<Record<string, string>>
  /** Whether stdout and stderr are terminals. */
  readonly onTerminal?: boolean
  /** On a terminal: keys that are pressed without a question once this text has been shown. */
  readonly pressed?: { readonly keys: string; readonly after: string }
}

/** Runs one command line in this process, and collects its output. */
export async function run(words: readonly string[], settings: RunSettings = {}): Promise<RunResult> {
  const { typed = [], games = [DUEL], variables: environment = {}, onTerminal = false } = settings
  const output = new OutputBuffer(onTerminal)
  const errors = new OutputBuffer(onTerminal)
  const input = Readable.from(typed.map((line) => `${line}\n`))
  const code = await tudor(words, { input, output, errors, variables: environment, games })
  return { code, out: output.text, err: errors.text }
}

/**
 * Runs one command line at a terminal, where each line is typed only when the program asks for it. The result also has
 * the output before each question, which is what a player saw before typing.
 */
export async function runAtTerminal(
  words: readonly string[],
  { typed = [], games = [DUEL], variables: environment = {}, pressed }: RunSettings = {},
): Promise<RunResult & { readonly screens: readonly string[] }> {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => {} })
  const screens: string[] = []
  const left = [...typed]
  let text = ''
  let seen = 0
  let isPressed = false
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 100, rows: 50 })
  output.on('data', (chunk: Buffer) => {
    text += chunk.toString()
    if (pressed !== undefined && !isPressed && text.includes(pressed.after)) {
      isPressed = true
      setImmediate(() => input.write(pressed.keys))
    }
    // A prompt ends by placing the cursor behind it.
    if (!/\[(?!1G)\d+G$/.test(text)) return
    screens.push(text.slice(seen))
    seen = text.length
    const line = left.shift()
    setImmediate(() => (line === undefined ? input.end() : input.write(`${line}\n`)))
  })
  const errors = new OutputBuffer(true)
  const code = await tudor(words, { input, output, errors, variables: environment, games })
  return { code, out: text, err: errors.text, screens: [...screens, text.slice(seen)] }
}

/** A separate folder for one test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tudor-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A short game of the duel, with fair dice from seed 7. */
const RECORD = `Tudor Rose record 1
game: duel
rules: 3
options: length=short, scouting=yes
seed: 7

1. Red: look
2. Red: ready
3. White: choose Axe
4. Red: choose Dagger
5. White: aim
6. White: look
7. White: ready
8. White: choose Lance
9. Red: choose Sword

end: 9 moves, White wins, position ec07eb7d59f4ae91
`

/** That game in a file. */
export function recordFile(folder: string): string {
  const path = join(folder, '7.record')
  writeFileSync(path, RECORD)
  return path
}
