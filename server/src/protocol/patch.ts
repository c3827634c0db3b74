/** Where a value stands: the names and places on the way to it. */
export type Path = readonly (string | number)[]

/** A value that is new at this place; without a value, one that is gone. */
export type Change = readonly [Path, unknown] | readonly [Path]

/** What has to be changed in plain data to get from one to the other; empty where they are equal. */
export function diff(before: unknown, after: unknown): Change[] {
  const changes: Change[] = []
  collect(before, after, [], changes)
  return changes
}

/** `path` is one list for the whole walk, because most of what is compared has not changed and needs no path. */
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

/** Every object inherits a `valueOf`, which is no part of its data. */
const own = (object: Container, name: string | number): unknown =>
  Object.hasOwn(object, name) ? object[name] : undefined

const isObject = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Container = Record<string | number, unknown>

/** A copy that shares nothing with its original. */
export function copyOf<T>(data: T): T {
  if (Array.isArray(data)) return data.map(copyOf) as T
  if (!isObject(data)) return data
  const copy: Container = { ...data }
  for (const name in copy) copy[name] = copyOf(copy[name])
  return copy as T
}

/** Carries changes out and answers the result; what it is given stays as it was. */
export const patch = (before: unknown, changes: readonly Change[]): unknown => amend(copyOf(before), changes)

/** Carries changes out on these data themselves and answers them. What they are given are copies of the values. */
export function amend(data: unknown, changes: readonly Change[]): unknown {
  let root = data
  for (const [path, ...value] of changes) {
    if (path.length === 0) {
      root = copyOf(value[0])
      continue
    }
    let parent = root
    for (let i = 0; i < path.length - 1; i++) parent = own(parent as Container, path[i])
    const last = path.at(-1)!
    if (typeof parent !== 'object' || parent === null)
      throw new Error(`there is nothing at ${JSON.stringify(path)} to change`)
    if (last === '__proto__') throw new Error('a change may not touch a prototype')
    if (value.length === 0) delete (parent as Container)[last]
    else (parent as Container)[last] = copyOf(value[0])
  }
  return root
}
