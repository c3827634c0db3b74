/** How much lower the winning chance is than with the best move, and what that is called. */
const VERDICTS = [
  [0.02, 'hint.asGood'],
  [0.06, 'hint.little'],
  [0.15, 'hint.worse'],
] as const

/** What a hint says about the move at this position in the list, the best being first; forced moves have no chance. */
export function hintVerdict(chance: number | undefined, best: number | undefined, place: number) {
  if (chance === undefined) return 'hint.certain'
  if (place === 0) return 'hint.best'
  const less = (best ?? chance) - chance
  return VERDICTS.find(([most]) => less < most)?.[1] ?? 'hint.bad'
}
