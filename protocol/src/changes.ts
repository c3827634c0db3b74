import type { Change } from './schemas/table-view.ts'

/** The changes that turn one piece of plain data into another; empty if they are equal. */
export function changesBetween(before: unknown, after: unknown): Change[] {
  const changes: Change[] = []
  collect(before, after, [], changes)
  return changes
}

/** `path` is one list for the whole walk: most values have not changed and need no path. */
function collect(before: unknown, after: unknown, path: (string | number)[], changes: Change[]): void {
  if (before === after) return
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    for (let i = 0; i < after.length; i++) {
      if (before[i] === after[i]) continue
      path.push(i)
      collect(before[i], after[i], path, changes)
      path.pop()
    }
  } else if (isObject(before) && isObject(after)) {
    for (const name in after) {
      if (after[name] === undefined || !Object.hasOwn(after, name)) continue
      const known = own(before, name)
      if (known === after[name]) continue
      path.push(name)
      collect(known, after[name], path, changes)
      path.pop()
    }
    for (const name in before) {
      if (own(before, name) !== undefined && own(after, name) === undefined) changes.push([[...path, name]])
    }
  } else changes.push([[...path], after])
}

/** Every object inherits `valueOf`, which is not part of its data. */
const own = (object: Container, name: string | number): unknown =>
  Object.hasOwn(object, name) ? object[name] : undefined

const isObject = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Container = Record<string | number, unknown>

/** The data with these changes. Unchanged parts stay the same objects, so that a page does not draw them again. */
export const applyChanges = <T>(before: T, changes: readonly Change[]): T =>
  changes.reduce<unknown>((whole, [path, ...value]) => put(whole, path, 0, value), before) as T

function put(inner: unknown, path: Change[0], depth: number, value: readonly unknown[]): unknown {
  if (depth === path.length) return value[0]
  const copy = (Array.isArray(inner) ? [...inner] : { ...(inner as object) }) as Container
  const name = path[depth]
  if (name === '__proto__') throw new Error('a change may not touch a prototype')
  const isLast = depth === path.length - 1
  if (isLast && value.length === 0) delete copy[name]
  else if (!isLast && !Object.hasOwn(copy, name))
    throw new Error(`there is nothing at ${JSON.stringify(path)} to change`)
  else copy[name] = put(copy[name], path, depth + 1, value)
  return copy
}

/**
 * Makes these changes in place; the data then share nothing with the values. For a server that keeps what it has sent for
 * a long time and frees everything else at once.
 */
export function makeChangesIn(data: object, changes: readonly Change[]): void {
  for (const [path, ...value] of changes) {
    let parent: unknown = data
    for (let i = 0; i < path.length - 1; i++) parent = own(parent as Container, path[i])
    const last = path.at(-1)
    if (typeof parent !== 'object' || parent === null || last === undefined)
      throw new Error(`there is nothing at ${JSON.stringify(path)} to change`)
    if (last === '__proto__') throw new Error('a change may not touch a prototype')
    if (value.length === 0) delete (parent as Container)[last]
    else (parent as Container)[last] = deepCopy(value[0])
  }
}

/** A copy that shares nothing with the original. */
export function deepCopy<T>(data: T): T {
  if (Array.isArray(data)) return data.map(deepCopy) as T
  if (!isObject(data)) return data
  const copy: Container = { ...data }
  for (const name in copy) copy[name] = deepCopy(copy[name])
  return copy as T
}
