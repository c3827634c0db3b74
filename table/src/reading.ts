import { BadInput } from './errors.ts'
import { type Located, parseLocatedJson } from './located-json.ts'

/** A value out of a file that somebody wrote by hand: it knows its line and what to call it when it is wrong. */
export class Reading {
  readonly #located: Located
  /** Such as `card wakefield, region`. */
  readonly #name: string

  constructor(located: Located, name: string) {
    this.#located = located
    this.#name = name
  }

  /** Reads a text as JSON; what it calls itself is the beginning of every complaint. */
  static open(text: string, name: string, mostCharacters: number): Reading {
    checkLength(name, text, mostCharacters)
    return new Reading(parseLocatedJson(text, 'bad-components'), name)
  }

  fail(reason: string): never {
    throw new BadInput('bad-components', `${this.#name}: ${reason}`, { line: this.#located.line })
  }

  /** The same value under a name of its own. */
  called(name: string): Reading {
    return new Reading(this.#located, name)
  }

  /** The members of an object; a name that is not among these is a mistake. */
  members(...known: readonly string[]): ReadonlyMap<string, Reading> {
    const { value } = this.#located
    if (!(value instanceof Map)) return this.fail(`should be an object { ... }, not ${show(value)}`)
    const members = new Map<string, Reading>()
    for (const [name, located] of value as ReadonlyMap<string, Located>) {
      if (!known.includes(name))
        new Reading(located, this.#name).fail(
          `has no ${show(name)}; it has ${known.map((each) => `"${each}"`).join(', ')}`,
        )
      members.set(name, new Reading(located, `${this.#name}, ${name}`))
    }
    return members
  }

  /** A member that must be there, whatever else there is. */
  member(name: string): Reading {
    const member = this.memberIfThere(name)
    return member === undefined ? this.fail(`"${name}" is missing`) : member
  }

  memberIfThere(name: string): Reading | undefined {
    const { value } = this.#located
    if (!(value instanceof Map)) return this.fail(`should be an object { ... }, not ${show(value)}`)
    const located = value.get(name)
    return located === undefined ? undefined : new Reading(located, `${this.#name}, ${name}`)
  }

  /** Every member of an object by its name, where the names are the file's own. */
  entries(): readonly (readonly [string, Reading])[] {
    const { value } = this.#located
    if (!(value instanceof Map)) return this.fail(`should be an object { ... }, not ${show(value)}`)
    return [...value].map(([name, located]) => [name, new Reading(located, `${this.#name}, ${name}`)])
  }

  items(): readonly Reading[] {
    const { value } = this.#located
    if (!Array.isArray(value)) return this.fail(`should be a list [ ... ], not ${show(value)}`)
    return value.map((located: Located, index) => new Reading(located, `${this.#name}, number ${index + 1}`))
  }

  get isText(): boolean {
    return typeof this.#located.value === 'string'
  }

  get isList(): boolean {
    return Array.isArray(this.#located.value)
  }

  text(longest = 200): string {
    const { value } = this.#located
    // No sign that could make a terminal do anything, and not only blanks.
    if (typeof value === 'string' && /\S/.test(value) && !/\p{Cc}/u.test(value) && value.length <= longest) return value
    return this.fail(`should be a text in quotes of 1 to ${longest} printable characters, not ${show(value)}`)
  }

  /** A short name for commands, records and message keys: small letters, digits and hyphens. */
  id(): string {
    const { value } = this.#located
    if (typeof value === 'string' && /^[a-z][a-z0-9-]{0,39}$/.test(value)) return value
    return this.fail(`should be a small letter and up to 39 more, digits or hyphens, not ${show(value)}`)
  }

  /** A name that can stand in a sentence and cannot be taken for a pattern of one. */
  title(): string {
    const { value } = this.#located
    if (typeof value === 'string' && /^[\p{L}\p{N}][\p{L}\p{N} .,'’()-]{0,59}$/u.test(value)) return value
    return this.fail(`should be 1 to 60 letters, digits, spaces and . , ' ( ) -, not ${show(value)}`)
  }

  whole(least: number, most: number): number {
    const { value } = this.#located
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value
    return this.fail(`should be a whole number from ${least} to ${most}, not ${show(value)}`)
  }

  truth(): boolean {
    const { value } = this.#located
    return typeof value === 'boolean' ? value : this.fail(`should be true or false, not ${show(value)}`)
  }

  oneOf<T extends string | number>(values: readonly T[]): T {
    const found = values.find((each) => each === this.#located.value)
    const known = values.map((each) => JSON.stringify(each)).join(', ')
    return found ?? this.fail(`cannot be ${show(this.#located.value)}; it can be ${known}`)
  }
}

export function checkLength(name: string, text: string, most: number): void {
  if (text.length <= most) return
  const reason = `the file is ${text.length} characters long; ${most} are the most there can be`
  throw new BadInput('bad-components', `${name}: ${reason}`)
}

function show(value: Located['value']): string {
  if (value instanceof Map) return 'an object'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'number' && !Number.isFinite(value)) return 'a number as large as that'
  const text = JSON.stringify(value)
  return text.length > 40 ? `${text.slice(0, 40)}...` : text
}
