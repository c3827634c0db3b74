/** How much less likely it is to win with a move than with the best, and how that is called. */
const VERDICTS = [
  [0.02, 'hint.asGood'],
  [0.06, 'hint.little'],
  [0.15, 'hint.worse'],
] as const

/** What a hint says of the move at this place, the best being the first; what is certain has no chance. */
export function hintVerdict(chance: number | undefined, best: number | undefined, place: number) {
  if (chance === undefined) return 'hint.certain'
  if (place === 0) return 'hint.best'
  const less = (best ?? chance) - chance
  return VERDICTS.find(([most]) => less < most)?.[1] ?? 'hint.bad'
}
