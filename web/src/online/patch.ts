import type { Change } from './types.ts'

/** Carries changes out and answers the result. What did not change stays the same object, so nothing is drawn anew for it. */
export function patch<T>(before: T, changes: readonly Change[]): T {
  return changes.reduce<unknown>((whole, [path, ...value]) => put(whole, path, 0, value), before) as T
}

function put(inner: unknown, path: Change[0], depth: number, value: readonly unknown[]): unknown {
  if (depth === path.length) return value[0]
  const copy = (Array.isArray(inner) ? [...inner] : { ...(inner as object) }) as Record<string | number, unknown>
  const step = path[depth]
  if (step === '__proto__') throw new Error('a change may not touch a prototype')
  const isLast = depth === path.length - 1
  if (isLast && value.length === 0) delete copy[step]
  else if (!isLast && !Object.hasOwn(copy, step))
    throw new Error(`there is nothing at ${JSON.stringify(path)} to change`)
  else copy[step] = put(copy[step], path, depth + 1, value)
  return copy
}
