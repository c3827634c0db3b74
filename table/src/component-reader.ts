import { BadComponents, BadInput, type ComponentProblem } from './errors.ts'
import { type Located, parseLocatedJson } from './located-json.ts'
import { defineProblems, type Problem } from './problem.ts'

/** Problems that any value in any file can have. */
export const READER_PROBLEMS = {
  'not-an-object': 'should be an object { ... }, not {found}',
  'not-a-list': 'should be a list [ ... ], not {found}',
  'unknown-member': 'has no {found}; it has {known}',
  'missing-member': '"{member}" is missing',
  'not-a-text': 'should be a text in quotes of 1 to {most} printable characters, not {found}',
  'not-an-id': 'should be a lower-case letter and up to 39 more letters, digits or hyphens, not {found}',
  'not-a-title': "should be 1 to 60 letters, digits, spaces and . , ' ( ) -, not {found}",
  'not-in-range': 'should be a whole number from {least} to {most}, not {found}',
  'not-a-boolean': 'should be true or false, not {found}',
  'not-among': 'cannot be {found}; it can be {known}',
} as const
const wrong = defineProblems(READER_PROBLEMS)

/** A value from a hand-written file. It knows its line, and its name for error messages. */
export class ComponentReader {
  readonly #located: Located
  /** Such as `card wakefield, region`. */
  readonly #name: string
  /** Path in the file: member names and item indices. */
  readonly path: readonly (string | number)[]

  constructor(located: Located, name: string, path: readonly (string | number)[] = []) {
    this.#located = located
    this.#name = name
    this.path = path
  }

  /** Parses a text as JSON. Every problem starts with `name`. */
  static open(text: string, name: string, mostCharacters: number): ComponentReader {
    checkLength(name, text, mostCharacters)
    return new ComponentReader(parseLocatedJson(text, 'bad-components'), name)
  }

  fail(problem: Problem): never {
    throw new BadComponents([this.problem(problem)])
  }

  /** A problem with this value, to be collected in `BadComponents`. */
  problem(problem: Problem): ComponentProblem {
    return { path: this.path, name: this.#name, line: this.#located.line, problem }
  }

  /** The same value under another name. */
  called(name: string): ComponentReader {
    return new ComponentReader(this.#located, name, this.path)
  }

  /** The members of an object. Unknown names are an error. */
  members(...known: readonly string[]): ReadonlyMap<string, ComponentReader> {
    const members = new Map<string, ComponentReader>()
    for (const [name, member] of this.entries()) {
      if (!known.includes(name))
        member
          .called(this.#name)
          .fail(wrong('unknown-member', { found: show(name), known: known.map((each) => `"${each}"`).join(', ') }))
      members.set(name, member)
    }
    return members
  }

  /** A required member. Other members are not checked. */
  member(name: string): ComponentReader {
    const member = this.memberIfThere(name)
    return member === undefined ? this.fail(wrong('missing-member', { member: name })) : member
  }

  memberIfThere(name: string): ComponentReader | undefined {
    return this.entries().find(([each]) => each === name)?.[1]
  }

  /** All members of an object whose names are free. */
  entries(): readonly (readonly [string, ComponentReader])[] {
    const { value } = this.#located
    if (!(value instanceof Map)) return this.fail(wrong('not-an-object', { found: show(value) }))
    return [...(value as ReadonlyMap<string, Located>)].map(([name, located]) => [
      name,
      new ComponentReader(located, `${this.#name}, ${name}`, [...this.path, name]),
    ])
  }

  items(): readonly ComponentReader[] {
    const { value } = this.#located
    if (!Array.isArray(value)) return this.fail(wrong('not-a-list', { found: show(value) }))
    return value.map(
      (located: Located, index) =>
        new ComponentReader(located, `${this.#name}, number ${index + 1}`, [...this.path, index]),
    )
  }

  /** Reads every item of a list, so that all problems are reported at once. */
  each<T>(read: (item: ComponentReader, index: number) => T): readonly T[] {
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
    // Control characters could affect a terminal; a blank text is not a name.
    if (typeof value === 'string' && /\S/.test(value) && !/\p{Cc}/u.test(value) && value.length <= longest) return value
    return this.fail(wrong('not-a-text', { most: longest, found: show(value) }))
  }

  /** A short name for commands, records and message keys: lowercase letters, digits and hyphens. */
  id(): string {
    const { value } = this.#located
    if (typeof value === 'string' && /^[a-z][a-z0-9-]{0,39}$/.test(value)) return value
    return this.fail(wrong('not-an-id', { found: show(value) }))
  }

  /** A name that can be used in a sentence and cannot be mistaken for message syntax. */
  title(): string {
    const { value } = this.#located
    if (typeof value === 'string' && /^[\p{L}\p{N}][\p{L}\p{N} .,'’()-]{0,59}$/u.test(value)) return value
    return this.fail(wrong('not-a-title', { found: show(value) }))
  }

  integer(least: number, most: number): number {
    const { value } = this.#located
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value
    return this.fail(wrong('not-in-range', { least, most, found: show(value) }))
  }

  boolean(): boolean {
    const { value } = this.#located
    return typeof value === 'boolean' ? value : this.fail(wrong('not-a-boolean', { found: show(value) }))
  }

  oneOf<T extends string | number>(values: readonly T[]): T {
    const found = values.find((each) => each === this.#located.value)
    const known = values.map((each) => JSON.stringify(each)).join(', ')
    return found ?? this.fail(wrong('not-among', { found: show(this.#located.value), known }))
  }
}

/** More would not help anybody to mend a file, and each takes time to describe. */
const MAX_PROBLEMS = 100

/** Reads all parts even if some fail, then throws their problems together. */
export function readAll<T>(parts: readonly (() => T)[]): readonly T[] {
  const problems: ComponentProblem[] = []
  const read: T[] = []
  for (const part of parts) {
    if (problems.length >= MAX_PROBLEMS) break
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

/** The same for the members of an object. Absent members are left out. */
export function readParts<P extends Parts>(parts: P): { readonly [K in keyof P]: ReturnType<P[K]> } {
  const names = Object.keys(parts)
  const values = readAll(Object.values(parts))
  const given = names.map((name, index) => [name, values[index]] as const).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as never
}

export function checkLength(name: string, text: string, most: number): void {
  if (text.length <= most) return
  const reason = `the file is ${text.length} characters long; ${most} is the maximum`
  throw new BadInput('bad-components', `${name}: ${reason}`)
}

function show(value: Located['value']): string {
  if (value instanceof Map) return 'an object'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'number' && !Number.isFinite(value)) return 'a number as large as that'
  const text = JSON.stringify(value)
  return text.length > 40 ? `${text.slice(0, 40)}...` : text
}
