import { parseArgs } from 'node:util'
import type { Surroundings } from './surroundings.ts'
import { suggestion, WrongInput } from './wrong-input.ts'

export interface Flag {
  readonly name: string
  /** What its value is, in capitals for the help; absent for a flag without one. */
  readonly value?: string
  readonly many?: boolean
  readonly about: string
}

export interface Operand {
  readonly name: string
  readonly about: string
  readonly optional?: boolean
}

export interface Command {
  readonly name: string
  /** One line for the list of commands. */
  readonly summary: string
  /** What else there is to know, in whole lines. */
  readonly details?: readonly string[]
  readonly operands: readonly Operand[]
  readonly flags: readonly Flag[]
  /** Command lines with what each does. */
  readonly examples: readonly (readonly [line: string, does: string])[]
  run(given: Given, around: Surroundings): void | Promise<void>
}

/** What followed the command's name, already checked against its operands and flags. */
export class Given {
  readonly #operands: readonly string[]
  readonly #flags: ReadonlyMap<string, readonly string[]>

  constructor(operands: readonly string[], flags: ReadonlyMap<string, readonly string[]>) {
    this.#operands = operands
    this.#flags = flags
  }

  /** An operand that the command may do without. */
  operand(index: number): string | undefined {
    return this.#operands[index]
  }

  has(flag: string): boolean {
    return this.#flags.has(flag)
  }

  text(flag: string): string | undefined {
    return this.#flags.get(flag)?.[0]
  }

  all(flag: string): readonly string[] {
    return this.#flags.get(flag) ?? []
  }

  /** A whole number from `least` to `most`, or `undefined` where the flag was not given. */
  whole(flag: string, least: number, most = Number.MAX_SAFE_INTEGER): number | undefined {
    const text = this.text(flag)
    if (text === undefined) return undefined
    const number = Number(text)
    if (/^-?\d+$/.test(text) && Number.isSafeInteger(number) && number >= least && number <= most) return number
    const range = most === Number.MAX_SAFE_INTEGER ? `of ${least} or more` : `from ${least} to ${most}`
    throw new WrongInput(`--${flag} takes a whole number ${range}, not "${text}"`)
  }
}

export const HELP_FLAG: Flag = { name: 'help', about: 'show this help' }

/** Checks the words after a command's name against what the command takes. */
export function parseGiven(command: Command, words: readonly string[]): Given {
  const known = [...command.flags, HELP_FLAG]
  const { tokens } = parseArgs({
    args: [...words],
    options: Object.fromEntries(
      known.map((flag) => [flag.name, { type: flag.value === undefined ? ('boolean' as const) : ('string' as const) }]),
    ),
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const operands: string[] = []
  const flags = new Map<string, string[]>()
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value)
    if (token.kind !== 'option') continue
    const flag = known.find((candidate) => candidate.name === token.name)
    if (flag === undefined) {
      const meant = suggestion(
        token.rawName,
        known.map((candidate) => `--${candidate.name}`),
      )
      throw new WrongInput(`tudor ${command.name} has no flag ${token.rawName}; ${meant}`)
    }
    const value = valueGiven(flag, token)
    const before = flags.get(flag.name)
    if (before === undefined) flags.set(flag.name, [value])
    else if (flag.many) before.push(value)
    else if (flag.value !== undefined) throw new WrongInput(`--${flag.name} is given more than once`)
  }
  if (!flags.has(HELP_FLAG.name)) checkOperands(command, operands)
  return new Given(operands, flags)
}

function valueGiven(flag: Flag, token: { value?: string | undefined; inlineValue?: boolean | undefined }): string {
  if (flag.value === undefined) {
    if (token.value !== undefined) throw new WrongInput(`--${flag.name} takes no value`)
    return ''
  }
  // `--seed --json`: the next flag is not a value. A minus before a digit is a number, which is judged later.
  const isFlag = token.inlineValue === false && /^-\D/.test(token.value ?? '')
  if (token.value === undefined || token.value === '' || isFlag) {
    throw new WrongInput(`--${flag.name} needs a value: --${flag.name} ${flag.value}`)
  }
  return token.value
}

function checkOperands(command: Command, operands: readonly string[]): void {
  const missing = command.operands[operands.length]
  if (missing !== undefined && !missing.optional) {
    throw new WrongInput(
      `tudor ${command.name} needs ${missing.name} (${missing.about}); see tudor ${command.name} --help`,
    )
  }
  const extra = operands[command.operands.length]
  if (extra !== undefined) throw new WrongInput(`tudor ${command.name} does not take "${extra}"`)
}
