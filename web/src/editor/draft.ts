/**
 * The data being edited, for any game: a component file as plain data, changed by edits at paths. Nothing here knows the
 * rules; they report problems by paths into the same data.
 */
import { formatComponents } from '@tudor-rose/table'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }
export type Path = readonly (string | number)[]

/** One change: replace a value, add one to a list, or remove one. */
export type Edit =
  | { readonly do: 'set'; readonly at: Path; readonly to: Json }
  | { readonly do: 'insert'; readonly at: Path; readonly to: Json }
  | { readonly do: 'remove'; readonly at: Path }

export const set = (at: Path, to: Json): Edit => ({ do: 'set', at, to })
export const insert = (at: Path, to: Json): Edit => ({ do: 'insert', at, to })
export const remove = (at: Path): Edit => ({ do: 'remove', at })

/** The value at a path, or `undefined`. */
export function valueAt(data: Json | undefined, path: Path): Json | undefined {
  let value = data
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    value = (value as Readonly<Record<string | number, Json>>)[step]
  }
  return value
}

/** The data after an edit. Untouched parts stay the same objects. An edit at a path that does not exist does nothing. */
export function applyEdit(data: Json, edit: Edit): Json {
  const [step, ...rest] = edit.at
  if (step === undefined) return edit.do === 'set' ? edit.to : data
  if (Array.isArray(data)) return editedList(data, Number(step), { ...edit, at: rest })
  if (typeof data !== 'object' || data === null) return data
  const members = data as Readonly<Record<string, Json>>
  if (rest.length > 0) {
    const member = members[step]
    return member === undefined ? data : { ...members, [step]: applyEdit(member, { ...edit, at: rest }) }
  }
  if (edit.do !== 'remove') return { ...members, [step]: edit.to }
  const { [step]: _, ...others } = members
  return others
}

function editedList(list: readonly Json[], index: number, edit: Edit): Json {
  if (edit.at.length > 0) return index in list ? list.with(index, applyEdit(list[index], edit)) : list
  if (edit.do === 'insert') return list.toSpliced(index, 0, edit.to)
  if (!(index in list)) return list
  return edit.do === 'set' ? list.with(index, edit.to) : list.toSpliced(index, 1)
}

export const applyEdits = (data: Json, edits: readonly Edit[]): Json => edits.reduce(applyEdit, data)

/** The draft as a file. */
export const textOf = (data: Json): string => formatComponents(data)

/** Whether two values are equal, ignoring the order of members. */
export function isSame(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const [names, others] = [Object.keys(a), Object.keys(b)]
  return (
    Array.isArray(a) === Array.isArray(b) &&
    names.length === others.length &&
    names.every((name) => isSame(valueAt(a, [name]), valueAt(b, [name])))
  )
}

export const isWithin = (path: Path, whole: Path): boolean =>
  whole.every((step, index) => String(path[index]) === String(step))

/** For ids of elements and keys of lists. */
export const nameOf = (path: Path): string => path.join('/')

/** A draft with undo and redo. */
export interface History {
  readonly past: readonly Json[]
  readonly present: Json
  readonly future: readonly Json[]
  /** The target of the latest edit: continued typing in one field is one change. */
  readonly latest?: string | undefined
}

export const newHistory = (present: Json): History => ({ past: [], present, future: [] })

const LONGEST_PAST = 200

export function change(history: History, edits: readonly Edit[], about?: string): History {
  const { past, present, latest } = history
  const next = applyEdits(present, edits)
  if (isSame(next, present)) return history
  const isSameField = about !== undefined && about === latest
  return {
    past: isSameField ? past : [...past, present].slice(-LONGEST_PAST),
    present: next,
    future: [],
    latest: about,
  }
}

export function undo({ past, present, future }: History): History {
  const before = past.at(-1)
  return before === undefined
    ? { past, present, future }
    : { past: past.slice(0, -1), present: before, future: [present, ...future] }
}

export function redo({ past, present, future }: History): History {
  const [after, ...rest] = future
  return after === undefined ? { past, present, future } : { past: [...past, present], present: after, future: rest }
}
