import type { Game } from '../game.ts'
import type { PositionLayout } from '../layout.ts'

/** Describes the first field in which two states differ; `undefined` if they are equal. */
export function differentField<S>(game: Game<S>, expected: Uint8Array, actual: Uint8Array): string | undefined {
  if (expected.length !== actual.length) return `${actual.length} bytes instead of ${expected.length}`
  const offset = expected.findIndex((byte, i) => byte !== actual[i])
  if (offset < 0) return undefined
  return `${fieldAt(game.layout, offset)} is ${actual[offset]} instead of ${expected[offset]}`
}

/** The name of the byte at an offset, such as `blocks.Warwick.steps`. */
function fieldAt(layout: PositionLayout, offset: number): string {
  for (const field of layout.scalars) if (field.offset === offset) return field.name
  for (const group of layout.groups) {
    for (const field of group.fields) {
      const member = group.members[offset - field.offset]
      if (member !== undefined) return `${group.name}.${member}.${field.name}`
    }
  }
  return `byte ${offset}`
}

/**
 * The first path at which two pieces of plain data differ; `undefined` if they are equal. Anything that JSON does not
 * preserve counts as different.
 */
export function differentData(expected: unknown, actual: unknown, path = ''): string | undefined {
  const here = path === '' ? 'the whole' : path.slice(1)
  if (Object.is(expected, actual)) {
    return isPlain(expected) ? undefined : `${here} is ${String(expected)}, which is not plain data`
  }
  if (!isContainer(expected) || !isContainer(actual) || Array.isArray(expected) !== Array.isArray(actual)) {
    return `${here} is ${show(actual)} instead of ${show(expected)}`
  }
  for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
    if (!Object.hasOwn(actual, key)) return `${here} lacks ${key}`
    if (!Object.hasOwn(expected, key)) return `${here} has ${key} besides`
    const difference = differentData(expected[key], actual[key], `${path}.${key}`)
    if (difference !== undefined) return difference
  }
  return undefined
}

type Container = Record<string, unknown>

function isContainer(value: unknown): value is Container {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null
}

const isPlain = (value: unknown): boolean =>
  value === null ||
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value)) ||
  isContainer(value)

const show = (value: unknown): string => {
  const text = (typeof value === 'object' ? JSON.stringify(value) : undefined) ?? String(value)
  return text.length > 80 ? `${text.slice(0, 80)}...` : text
}
