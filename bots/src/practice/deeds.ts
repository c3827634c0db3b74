/** What somebody is to do, move by move, where a course of play is prescribed. */
import type { Seat } from '@tudor-rose/table'

/** One move, or several of which the first leads to the others. */
type Part = string | readonly [string, ...string[]]

export type Deed =
  /** One move of the learner. */
  | string
  /** All of these, in any order; moves that belong together follow each other. */
  | { readonly all: readonly Part[] }
  /** Any one of these; they come to the same. The first is done for who asks to be shown. */
  | { readonly oneOf: readonly string[] }
  /** A move of somebody else. */
  | { readonly who: Seat; readonly line: string }

export const all = (...parts: readonly Part[]): Deed => ({ all: parts })
export const oneOf = (...lines: readonly string[]): Deed => ({ oneOf: lines })
export const by =
  (who: Seat) =>
  (line: string): Deed => ({ who, line })

const linesOf = (part: Part): readonly string[] => (typeof part === 'string' ? [part] : part)

/** The moves of the learner with which a deed can begin. */
export function wantedBy(deed: Deed): readonly string[] {
  if (typeof deed === 'string') return [deed]
  if ('all' in deed) return deed.all.map((part) => linesOf(part)[0])
  return 'oneOf' in deed ? deed.oneOf : []
}

/** What is left of a deed once the learner has made this move; `undefined` if the move is no part of it. */
export function leftOf(deed: Deed, line: string): readonly Deed[] | undefined {
  if (!wantedBy(deed).includes(line)) return undefined
  if (typeof deed === 'string' || !('all' in deed)) return []
  const isBegun = (part: Part): boolean => linesOf(part)[0] === line
  const left = deed.all.filter((part) => !isBegun(part))
  return [...linesOf(deed.all.find(isBegun)!).slice(1), ...(left.length === 0 ? [] : [{ all: left }])]
}
