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

function collect(before: unknown, after: unknown, path: Path, changes: Change[]): void {
  if (before === after) return
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    for (let i = 0; i < after.length; i++) {
      if (before[i] !== after[i]) collect(before[i], after[i], [...path, i], changes)
    }
  } else if (isObject(before) && isObject(after)) {
    for (const name of Object.keys(after)) {
      if (after[name] !== undefined) collect(own(before, name), after[name], [...path, name], changes)
    }
    for (const name of Object.keys(before)) {
      if (before[name] !== undefined && own(after, name) === undefined) changes.push([[...path, name]])
    }
  } else changes.push([path, after])
}

/** Every object inherits a `valueOf`, which is no part of its data. */
const own = (object: Record<string, unknown>, name: string): unknown =>
  Object.hasOwn(object, name) ? object[name] : undefined

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Carries changes out and answers the result; what it is given stays as it was. */
export function patch(before: unknown, changes: readonly Change[]): unknown {
  let root: unknown = structuredClone(before)
  for (const [path, ...value] of changes) {
    if (path.length === 0) {
      root = value[0]
      continue
    }
    let parent = root as Record<string | number, unknown>
    for (const step of path.slice(0, -1)) {
      if (!Object.hasOwn(parent, step)) throw new Error(`there is nothing at ${JSON.stringify(path)} to change`)
      parent = parent[step] as Record<string | number, unknown>
    }
    const last = path.at(-1)!
    if (last === '__proto__') throw new Error('a change may not touch a prototype')
    if (value.length === 0) delete parent[last]
    else parent[last] = value[0]
  }
  return root
}
