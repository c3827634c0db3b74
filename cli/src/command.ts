import { parseArgs } from 'node:util'
import type { Environment } from './environment.ts'
import { suggestion, UsageError } from './usage-error.ts'

export interface Flag {
  readonly name: string
  /** A placeholder for its value in the help; absent for a flag without one. */
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
  /** More details, as complete lines. */
  readonly details?: readonly string[]
  readonly operands: readonly Operand[]
  readonly flags: readonly Flag[]
  /** Command lines with descriptions. */
  readonly examples: readonly (readonly [line: string, does: string])[]
  run(args: ParsedArguments, environment: Environment): void | Promise<void>
}

/** The arguments of a command, checked against its operands and flags. */
export class ParsedArguments {
  readonly #operands: readonly string[]
  readonly #flags: ReadonlyMap<string, readonly string[]>

  constructor(operands: readonly string[], flags: ReadonlyMap<string, readonly string[]>) {
    this.#operands = operands
    this.#flags = flags
  }

  /** An optional operand. */
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

  /** An integer from `least` to `most`; `undefined` if the flag is missing. */
  integer(flag: string, least: number, most = Number.MAX_SAFE_INTEGER): number | undefined {
    const text = this.text(flag)
    if (text === undefined) return undefined
    const number = Number(text)
    if (/^-?\d+$/.test(text) && Number.isSafeInteger(number) && number >= least && number <= most) return number
    const range = most === Number.MAX_SAFE_INTEGER ? `of ${least} or more` : `from ${least} to ${most}`
    throw new UsageError(`--${flag} takes an integer ${range}, not "${text}"`)
  }
}

export const HELP_FLAG: Flag = { name: 'help', about: 'show this help' }

/** Parses the arguments after a command's name. */
export function parseArguments(command: Command, words: readonly string[]): ParsedArguments {
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
      throw new UsageError(`tudor ${command.name} has no option ${token.rawName}; ${meant}`)
    }
    const value = flagValue(flag, token)
    const before = flags.get(flag.name)
    if (before === undefined) flags.set(flag.name, [value])
    else if (flag.many) before.push(value)
    else if (flag.value !== undefined) throw new UsageError(`--${flag.name} is given more than once`)
  }
  if (!flags.has(HELP_FLAG.name)) checkOperands(command, operands)
  return new ParsedArguments(operands, flags)
}

function flagValue(flag: Flag, token: { value?: string | undefined; inlineValue?: boolean | undefined }): string {
  if (flag.value === undefined) {
    if (token.value !== undefined) throw new UsageError(`--${flag.name} takes no value`)
    return ''
  }
  // `--seed --json`: the next flag is not a value. A minus sign followed by a digit is a number, which is checked
  // later.
  const isFlag = token.inlineValue === false && /^-\D/.test(token.value ?? '')
  if (token.value === undefined || token.value === '' || isFlag) {
    throw new UsageError(`--${flag.name} needs a value: --${flag.name} ${flag.value}`)
  }
  return token.value
}

function checkOperands(command: Command, operands: readonly string[]): void {
  const missing = command.operands[operands.length]
  if (missing !== undefined && !missing.optional) {
    throw new UsageError(
      `tudor ${command.name} needs ${missing.name} (${missing.about}); see tudor ${command.name} --help`,
    )
  }
  const extra = operands[command.operands.length]
  if (extra !== undefined) throw new UsageError(`tudor ${command.name} does not take "${extra}"`)
}
