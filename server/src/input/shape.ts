import { Refusal } from '../refusal.ts'

/** Reads a value that came from outside; throws a `Refusal` that says where it is not what it should be. */
export type Shape<T> = (value: unknown, path: string) => T

export type Shaped<S> = S extends Shape<infer T> ? T : never

const wrong = (path: string, wanted: string): Refusal =>
  new Refusal('bad-message', `${path === '' ? 'this' : path} should be ${wanted}`)

/** Text that people write: no control signs but line breaks, and only whole characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it is about
const UNWRITABLE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]|\p{Cs}/u

export const text =
  (most: number, least = 0): Shape<string> =>
  (value, path) => {
    if (typeof value !== 'string') throw wrong(path, 'a text')
    if (value.length > most) throw wrong(path, `a text of at most ${most} characters`)
    if (value.length < least) throw wrong(path, `a text of at least ${least} characters`)
    if (UNWRITABLE.test(value)) throw wrong(path, 'a text without control characters')
    return value
  }

/** A file, which may have tabs and any ends of lines. */
export const file =
  (most: number): Shape<string> =>
  (value, path) => {
    if (typeof value !== 'string' || value.length > most) throw wrong(path, `a text of at most ${most} characters`)
    return value
  }

export const integer =
  (least: number, most: number): Shape<number> =>
  (value, path) => {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
      throw wrong(path, `a whole number from ${least} to ${most}`)
    return value
  }

export const boolean: Shape<boolean> = (value, path) => {
  if (typeof value !== 'boolean') throw wrong(path, 'true or false')
  return value
}

export const oneOf =
  <const T extends string>(...values: readonly T[]): Shape<T> =>
  (value, path) => {
    const found = values.find((each) => each === value)
    if (found === undefined) throw wrong(path, `one of ${values.join(', ')}`)
    return found
  }

export const list =
  <T>(item: Shape<T>, most: number): Shape<T[]> =>
  (value, path) => {
    if (!Array.isArray(value) || value.length > most) throw wrong(path, `a list of at most ${most}`)
    return value.map((each, i) => item(each, `${path}[${i}]`))
  }

/** Names with texts, such as options. The result has no prototype, so that no name means more than it says. */
export const texts =
  (most: number, longest: number): Shape<Record<string, string>> =>
  (value, path) => {
    const entries = Object.entries(plainObject(value, path))
    if (entries.length > most) throw wrong(path, `an object of at most ${most} entries`)
    const read: Record<string, string> = Object.create(null)
    for (const [name, each] of entries)
      read[text(longest)(name, `a name in ${path}`)] = text(longest)(each, `${path}.${name}`)
    return read
  }

interface Maybe<T> {
  readonly optional: Shape<T>
}

/** An entry that may be missing. */
export const maybe = <T>(shape: Shape<T>): Maybe<T> => ({ optional: shape })

type Fields = Record<string, Shape<unknown> | Maybe<unknown>>
type Simplify<T> = { [K in keyof T]: T[K] }
type FieldsOf<F extends Fields> = Simplify<
  { [K in keyof F as F[K] extends Maybe<unknown> ? never : K]: Shaped<F[K]> } & {
    [K in keyof F as F[K] extends Maybe<unknown> ? K : never]?: F[K] extends Maybe<infer T> ? T : never
  }
>

/** An object with these entries and no others. */
export const object =
  <F extends Fields>(fields: F): Shape<FieldsOf<F>> =>
  (value, path) => {
    const given = plainObject(value, path)
    const unknown = Object.keys(given).find((name) => !Object.hasOwn(fields, name))
    if (unknown !== undefined) {
      const known = Object.keys(fields).join(', ')
      throw wrong(
        path === '' ? 'the message' : path,
        `an object of ${known || 'nothing'}, without "${unknown.slice(0, 40)}"`,
      )
    }
    const read: Record<string, unknown> = {}
    for (const [name, shape] of Object.entries(fields)) {
      const inner = path === '' ? name : `${path}.${name}`
      const isThere = Object.hasOwn(given, name)
      if (typeof shape === 'function') read[name] = shape(isThere ? given[name] : undefined, inner)
      else if (isThere) read[name] = shape.optional(given[name], inner)
    }
    return read as FieldsOf<F>
  }

/** An object whose entry `tag` says which of these shapes it has. */
export const tagged =
  <T extends string, M extends Record<string, Shape<object>>>(tag: T, shapes: M): Shape<Tagged<T, M>> =>
  (value, path) => {
    const { [tag]: kind, ...rest } = plainObject(value, path)
    if (typeof kind !== 'string' || !Object.hasOwn(shapes, kind))
      throw wrong(path === '' ? tag : `${path}.${tag}`, `one of ${Object.keys(shapes).join(', ')}`)
    return { [tag]: kind, ...shapes[kind](rest, path) } as Tagged<T, M>
  }

type Tagged<T extends string, M> = { [K in keyof M]: { readonly [P in T]: K } & Shaped<M[K]> }[keyof M]

function plainObject(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw wrong(path || 'the message', 'an object')
  return value as Record<string, unknown>
}

/** Reads JSON that came from outside: not too deep to be worked through, and no text that is none. */
export function parseJson(source: string, deepest: number): unknown {
  if (isDeeperThan(source, deepest)) throw new Refusal('bad-message', 'the message is nested too deeply')
  try {
    return JSON.parse(source)
  } catch {
    throw new Refusal('bad-message', 'the message is not JSON')
  }
}

function isDeeperThan(source: string, deepest: number): boolean {
  let depth = 0
  let inText = false
  for (let i = 0; i < source.length; i++) {
    const sign = source.charCodeAt(i)
    if (inText) {
      if (sign === BACKSLASH) i++
      else if (sign === QUOTE) inText = false
    } else if (sign === QUOTE) inText = true
    else if (sign === OPEN_BRACE || sign === OPEN_BRACKET) {
      if (++depth > deepest) return true
    } else if (sign === CLOSE_BRACE || sign === CLOSE_BRACKET) depth--
  }
  return false
}

const [QUOTE, BACKSLASH, OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [...'"\\{}[]'].map((sign) =>
  sign.charCodeAt(0),
)
