import { type Complaint, complaintsOf } from './complaint.ts'
import { BadComponents, BadInput, type ComponentProblem } from './errors.ts'
import { type Located, parseLocatedJson } from './located-json.ts'

/** What can be wrong with any value in any file. */
export const READING_COMPLAINTS = {
  'not-an-object': 'should be an object { ... }, not {found}',
  'not-a-list': 'should be a list [ ... ], not {found}',
  'unknown-member': 'has no {found}; it has {known}',
  'missing-member': '"{member}" is missing',
  'not-a-text': 'should be a text in quotes of 1 to {most} printable characters, not {found}',
  'not-an-id': 'should be a small letter and up to 39 more, digits or hyphens, not {found}',
  'not-a-title': "should be 1 to 60 letters, digits, spaces and . , ' ( ) -, not {found}",
  'not-in-range': 'should be a whole number from {least} to {most}, not {found}',
  'not-a-truth': 'should be true or false, not {found}',
  'not-among': 'cannot be {found}; it can be {known}',
} as const
const wrong = complaintsOf(READING_COMPLAINTS)

/** A value out of a file that somebody wrote by hand: it knows its line and what to call it when it is wrong. */
export class Reading {
  readonly #located: Located
  /** Such as `card wakefield, region`. */
  readonly #name: string
  /** Where it is in the file: names of members and numbers of items. */
  readonly path: readonly (string | number)[]

  constructor(located: Located, name: string, path: readonly (string | number)[] = []) {
    this.#located = located
    this.#name = name
    this.path = path
  }

  /** Reads a text as JSON; what it calls itself is the beginning of every complaint. */
  static open(text: string, name: string, mostCharacters: number): Reading {
    checkLength(name, text, mostCharacters)
    return new Reading(parseLocatedJson(text, 'bad-components'), name)
  }

  fail(complaint: Complaint): never {
    throw new BadComponents([this.problem(complaint)])
  }

  /** What is wrong here, for `BadComponents` with all that is. */
  problem(complaint: Complaint): ComponentProblem {
    return { path: this.path, name: this.#name, line: this.#located.line, complaint }
  }

  /** The same value under a name of its own. */
  called(name: string): Reading {
    return new Reading(this.#located, name, this.path)
  }

  /** The members of an object; a name that is not among these is a mistake. */
  members(...known: readonly string[]): ReadonlyMap<string, Reading> {
    const members = new Map<string, Reading>()
    for (const [name, member] of this.entries()) {
      if (!known.includes(name))
        member
          .called(this.#name)
          .fail(wrong('unknown-member', { found: show(name), known: known.map((each) => `"${each}"`).join(', ') }))
      members.set(name, member)
    }
    return members
  }

  /** A member that must be there, whatever else there is. */
  member(name: string): Reading {
    const member = this.memberIfThere(name)
    return member === undefined ? this.fail(wrong('missing-member', { member: name })) : member
  }

  memberIfThere(name: string): Reading | undefined {
    return this.entries().find(([each]) => each === name)?.[1]
  }

  /** Every member of an object by its name, where the names are the file's own. */
  entries(): readonly (readonly [string, Reading])[] {
    const { value } = this.#located
    if (!(value instanceof Map)) return this.fail(wrong('not-an-object', { found: show(value) }))
    return [...(value as ReadonlyMap<string, Located>)].map(([name, located]) => [
      name,
      new Reading(located, `${this.#name}, ${name}`, [...this.path, name]),
    ])
  }

  items(): readonly Reading[] {
    const { value } = this.#located
    if (!Array.isArray(value)) return this.fail(wrong('not-a-list', { found: show(value) }))
    return value.map(
      (located: Located, index) => new Reading(located, `${this.#name}, number ${index + 1}`, [...this.path, index]),
    )
  }

  /** Every item of a list, read to the last, so that all that is wrong is told at once. */
  each<T>(read: (item: Reading, index: number) => T): readonly T[] {
    return readAll(this.items().map((item, index) => () => read(item, index)))
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
    return this.fail(wrong('not-a-text', { most: longest, found: show(value) }))
  }

  /** A short name for commands, records and message keys: small letters, digits and hyphens. */
  id(): string {
    const { value } = this.#located
    if (typeof value === 'string' && /^[a-z][a-z0-9-]{0,39}$/.test(value)) return value
    return this.fail(wrong('not-an-id', { found: show(value) }))
  }

  /** A name that can stand in a sentence and cannot be taken for a pattern of one. */
  title(): string {
    const { value } = this.#located
    if (typeof value === 'string' && /^[\p{L}\p{N}][\p{L}\p{N} .,'’()-]{0,59}$/u.test(value)) return value
    return this.fail(wrong('not-a-title', { found: show(value) }))
  }

  whole(least: number, most: number): number {
    const { value } = this.#located
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value
    return this.fail(wrong('not-in-range', { least, most, found: show(value) }))
  }

  truth(): boolean {
    const { value } = this.#located
    return typeof value === 'boolean' ? value : this.fail(wrong('not-a-truth', { found: show(value) }))
  }

  oneOf<T extends string | number>(values: readonly T[]): T {
    const found = values.find((each) => each === this.#located.value)
    const known = values.map((each) => JSON.stringify(each)).join(', ')
    return found ?? this.fail(wrong('not-among', { found: show(this.#located.value), known }))
  }
}

/** Reads one after the other to the last, whatever is wrong with some; then all of that stops it. */
export function readAll<T>(parts: readonly (() => T)[]): readonly T[] {
  const problems: ComponentProblem[] = []
  const read: T[] = []
  for (const part of parts) {
    try {
      read.push(part())
    } catch (error) {
      if (!(error instanceof BadComponents)) throw error
      problems.push(...error.problems)
    }
  }
  if (problems.length > 0) throw new BadComponents(problems)
  return read
}

type Parts = Readonly<Record<string, () => unknown>>

/** The same for the members of an object; those that are not there are left out. */
export function readParts<P extends Parts>(parts: P): { readonly [K in keyof P]: ReturnType<P[K]> } {
  const names = Object.keys(parts)
  const values = readAll(Object.values(parts))
  const given = names.map((name, index) => [name, values[index]] as const).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as never
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
