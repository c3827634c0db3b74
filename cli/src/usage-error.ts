/** An error of the user: one line on stderr, exit code 2. */
export class UsageError extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'WrongInput'
  }
}

/** The end of an error message: the name that was probably meant, or else all names. */
export function suggestion(typed: string, known: readonly string[]): string {
  const likely = known
    .map((name) => ({ name, edits: editDistance(typed.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits)[0]
  if (likely !== undefined && likely.edits <= Math.ceil(likely.name.length / 3)) {
    return `did you mean ${likely.name}?`
  }
  return `available: ${known.join(', ')}`
}

/** The Levenshtein distance. */
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
