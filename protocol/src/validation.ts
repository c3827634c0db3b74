import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { RefusalCode } from './schemas/refusal.ts'
import type { Data } from './schemas/schema.ts'

/** What is wrong with input: a code for programs, and a sentence that says where the problem is and what was expected. */
export interface DataProblem {
  readonly code: RefusalCode
  readonly text: string
}

/** Data that match their schema, or what is wrong with them. */
export type Checked<S extends TSchema> =
  | { readonly value: Data<S>; readonly problem?: undefined }
  | { readonly problem: DataProblem }

/** Checks input against a schema, which is compiled once, when the checker is created. */
export function checker<S extends TSchema>(schema: S): (value: unknown) => Checked<S> {
  const compiled = Compile(schema)
  return (value) => {
    if (compiled.Check(value)) return { value: value as Data<S> }
    return { problem: findProblem(schema as JsonSchema, value, '') ?? problem('', 'something else') }
  }
}

/** The JSON Schema keywords that these schemas use. */
interface JsonSchema {
  readonly type?: string
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>
  readonly maxProperties?: number
  readonly items?: JsonSchema
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  /** A description of the expected text, for a text with its own pattern. */
  readonly 'x-wanted'?: string
  readonly 'x-code-if-longer'?: RefusalCode
  readonly '~refine'?: readonly { check(value: unknown): boolean }[]
}

const problem = (path: string, wanted: string, code: RefusalCode = 'bad-message'): DataProblem => ({
  code,
  text: `${path === '' ? 'the message' : path} should be ${wanted}`,
})

/** The first problem. Validators list every failing branch of a union, but people want the branch they meant. */
function findProblem(schema: JsonSchema, value: unknown, path: string): DataProblem | undefined {
  if (schema.anyOf !== undefined) return inUnion(schema.anyOf, value, path)
  if ('const' in schema) return value === schema.const ? undefined : problem(path, JSON.stringify(schema.const))
  switch (schema.type) {
    case 'object':
      return inObject(schema, value, path)
    case 'array':
      return inArray(schema, value, path)
    case 'string':
      return inText(schema, value, path)
    case 'integer':
    case 'number':
      return inNumber(schema, value, path)
    case 'boolean':
      return typeof value === 'boolean' ? undefined : problem(path, 'true or false')
    case 'null':
      return value === null ? undefined : problem(path, 'null')
    default:
      return undefined
  }
}

function inUnion(branches: readonly JsonSchema[], value: unknown, path: string): DataProblem | undefined {
  const inEach = branches.map((branch) => findProblem(branch, value, path))
  if (inEach.includes(undefined)) return undefined
  const words = branches.flatMap((branch) => ('const' in branch ? [String(branch.const)] : []))
  if (words.length === branches.length) return problem(path, `one of ${words.join(', ')}`)
  const tag = tagOf(branches)
  if (tag === undefined || !isObject(value)) return inEach[0]
  const tags = branches.map((branch) => branch.properties?.[tag].const)
  const meant = tags.indexOf(Object.hasOwn(value, tag) ? value[tag] : undefined)
  return meant < 0 ? problem(inner(path, tag), `one of ${tags.join(', ')}`) : inEach[meant]
}

/** The field that tells the branches of a union apart, such as `type`. */
function tagOf([first, ...others]: readonly JsonSchema[]): string | undefined {
  const isTag = (name: string) => (branch: JsonSchema) => 'const' in (branch.properties?.[name] ?? {})
  return Object.keys(first.properties ?? {}).find((name) => [first, ...others].every(isTag(name)))
}

function inObject(schema: JsonSchema, value: unknown, path: string): DataProblem | undefined {
  if (!isObject(value)) return problem(path, 'an object')
  const { properties = {}, required = [], patternProperties, maxProperties = Number.POSITIVE_INFINITY } = schema
  const names = Object.keys(value)
  if (names.length > maxProperties) return problem(path, `an object of at most ${maxProperties} entries`)
  const unknown = names.find((name) => !Object.hasOwn(properties, name))
  if (schema.additionalProperties === false && unknown !== undefined) {
    const known = Object.keys(properties).join(', ') || 'nothing'
    return problem(path, `an object of ${known}, without "${unknown.slice(0, 40)}"`)
  }
  for (const [name, field] of Object.entries(properties)) {
    const isThere = Object.hasOwn(value, name)
    if (!isThere && !required.includes(name)) continue
    const found = isThere ? findProblem(field, value[name], inner(path, name)) : missing(field, inner(path, name))
    if (found !== undefined) return found
  }
  for (const field of Object.values(patternProperties ?? {}))
    for (const name of names) {
      const found = findProblem(field, value[name], inner(path, name.slice(0, 40)))
      if (found !== undefined) return found
    }
  return isRefined(schema, value) ? undefined : problem(path, schema['x-wanted'] ?? 'something else')
}

/** A missing field is reported like a wrong one; if any value would be accepted, it is reported as missing. */
const missing = (field: JsonSchema, path: string): DataProblem =>
  findProblem(field, undefined, path) ?? problem(path, 'there')

function inArray({ items, maxItems = Number.POSITIVE_INFINITY }: JsonSchema, value: unknown, path: string) {
  if (!Array.isArray(value) || value.length > maxItems)
    return problem(path, maxItems === Number.POSITIVE_INFINITY ? 'a list' : `a list of at most ${maxItems}`)
  for (const [i, item] of value.entries()) {
    const found = items === undefined ? undefined : findProblem(items, item, `${path}[${i}]`)
    if (found !== undefined) return found
  }
  return undefined
}

function inText(schema: JsonSchema, value: unknown, path: string): DataProblem | undefined {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern } = schema
  const wanted = schema['x-wanted']
  if (typeof value !== 'string') return problem(path, wanted ?? 'a text')
  if (value.length > maxLength)
    return problem(path, `a text of at most ${maxLength} characters`, schema['x-code-if-longer'])
  if (value.length < minLength) return problem(path, `a text of at least ${minLength} characters`)
  const fits = (pattern === undefined || new RegExp(pattern, 'u').test(value)) && isRefined(schema, value)
  return fits ? undefined : problem(path, wanted ?? 'a text without control characters')
}

function inNumber({ type, minimum, maximum }: JsonSchema, value: unknown, path: string): DataProblem | undefined {
  const fits =
    typeof value === 'number' &&
    (type === 'integer' ? Number.isInteger(value) : Number.isFinite(value)) &&
    value >= (minimum ?? Number.NEGATIVE_INFINITY) &&
    value <= (maximum ?? Number.POSITIVE_INFINITY)
  const kind = type === 'integer' ? 'a whole number' : 'a number'
  return fits ? undefined : problem(path, minimum === undefined ? kind : `${kind} from ${minimum} to ${maximum}`)
}

const isRefined = (schema: JsonSchema, value: unknown): boolean =>
  schema['~refine']?.every(({ check }) => check(value)) ?? true

const inner = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
