/** The steps of a prescribed line of play. */
import type { Seat } from '@tudor-rose/table'

/** One move, or several of which the first leads to the others. */
type StepPart = string | readonly [string, ...string[]]

export type LineStep =
  /** A move of the learner. */
  | string
  /** All of these, in any order; moves of one part follow each other. */
  | { readonly all: readonly StepPart[] }
  /** Any one of these, which are equivalent. The first is used to show the solution. */
  | { readonly oneOf: readonly string[] }
  /** A move of another seat. */
  | { readonly who: Seat; readonly line: string }

export const all = (...parts: readonly StepPart[]): LineStep => ({ all: parts })
export const oneOf = (...lines: readonly string[]): LineStep => ({ oneOf: lines })
export const by =
  (who: Seat) =>
  (line: string): LineStep => ({ who, line })

const linesOf = (part: StepPart): readonly string[] => (typeof part === 'string' ? [part] : part)

/** The moves with which the learner can start a step. */
export function acceptedMoves(step: LineStep): readonly string[] {
  if (typeof step === 'string') return [step]
  if ('all' in step) return step.all.map((part) => linesOf(part)[0])
  return 'oneOf' in step ? step.oneOf : []
}

/** What remains of a step after this move; `undefined` if the move does not belong to it. */
export function remainingSteps(step: LineStep, line: string): readonly LineStep[] | undefined {
  if (!acceptedMoves(step).includes(line)) return undefined
  if (typeof step === 'string' || !('all' in step)) return []
  const isBegun = (part: StepPart): boolean => linesOf(part)[0] === line
  const left = step.all.filter((part) => !isBegun(part))
  return [...linesOf(step.all.find(isBegun)!).slice(1), ...(left.length === 0 ? [] : [{ all: left }])]
}
