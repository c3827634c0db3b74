import Type, { type Static, type TProperties, type TSchema, type TString, type TUnsafe } from 'typebox'

/** The type that a schema describes, read-only. */
export type Data<S extends TSchema> = Frozen<Static<S>>

type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T

/** No control characters except line breaks, no characters that change the text direction, and no half characters. */
const WRITABLE =
  '^[^\\u0000-\\u0009\\u000b-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069\\p{Cs}]*$'

interface TextSettings {
  readonly description?: string
  readonly minLength?: number
  /** The refusal code for a text that is too long; `bad-message` by default. */
  readonly codeIfLonger?: 'too-large'
}

/** Text from people or programs, with a maximum length in UTF-16 units, as JavaScript counts. */
export function text(maxLength: number, { codeIfLonger, ...settings }: TextSettings = {}): TString {
  const options = {
    ...settings,
    ...(codeIfLonger && { 'x-code-if-longer': codeIfLonger }),
    maxLength,
    pattern: WRITABLE,
  }
  return limited(options)
}

/**
 * A whole file, which may contain tabs and any line endings. No zero characters, which PostgreSQL cannot store, and no
 * half characters.
 */
export const file = (maxLength: number, description: string): TString =>
  limited({ description, maxLength, pattern: '^[^\\u0000\\p{Cs}]*$' })

/** JSON Schema counts characters; this counts UTF-16 units, as JavaScript strings do. */
const limited = (options: { maxLength: number; pattern: string; description?: string }): TString =>
  Type.Refine(Type.String(options), (value: string) => value.length <= options.maxLength)

export const day = (description: string): TString =>
  Type.Refine(
    Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$', 'x-wanted': 'a day such as 2026-12-25', description }),
    (value: string) => new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) === true,
  )

export const integer = (minimum: number, maximum: number, description?: string) =>
  Type.Integer({ minimum, maximum, ...(description !== undefined && { description }) })

/** An object that comes from outside. It must not have other fields. */
export const inputObject = <P extends TProperties>(properties: P, description?: string) =>
  Type.Object(properties, { additionalProperties: false, ...(description !== undefined && { description }) })

/** An object that the server sends. Clients should ignore unknown fields. */
export const outputObject = <P extends TProperties>(properties: P, description?: string) =>
  Type.Object(properties, description === undefined ? {} : { description })

export const orNull = <S extends TSchema>(schema: S, description: string) =>
  Type.Union([schema, Type.Null()], { description })

/** One of these words, each with its meaning. */
export const oneOf = <const W extends Readonly<Record<string, string>>>(words: W, description: string) =>
  Type.Union(
    Object.entries(words).map(([word, meaning]) => Type.Literal(word, { description: meaning })),
    { description },
  ) as unknown as TUnsafe<keyof W & string>

export const time = (description: string) =>
  Type.Integer({ description: `${description}, in milliseconds since 1970.` })
