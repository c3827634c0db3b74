/** Something the person at the keyboard got wrong: one line on stderr, exit code 2. */
export class WrongInput extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'WrongInput'
  }
}

/** The name that was probably meant, as the end of a sentence; else what there is to choose from. */
export function suggestion(typed: string, known: readonly string[]): string {
  const likely = known
    .map((name) => ({ name, edits: editDistance(typed.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits)[0]
  if (likely !== undefined && likely.edits <= Math.ceil(likely.name.length / 3)) {
    return `did you mean ${likely.name}?`
  }
  return `there ${known.length === 1 ? 'is' : 'are'} ${known.join(', ')}`
}

/** Letters to insert, delete or change to make one word of the other (Levenshtein). */
function editDistance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, i) => i)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const change = previous[column - 1] + (from[row - 1] === to[column - 1] ? 0 : 1)
      current.push(Math.min(change, previous[column] + 1, current[column - 1] + 1))
    }
    previous = current
  }
  return previous[to.length]
}
