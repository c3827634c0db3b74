/** Longer names take two lines if they have two words. */
const LONG = 13

/** A name in one or two lines, with the longer line as short as possible. */
export function linesOf(name: string): readonly string[] {
  const words = name.split(' ')
  if (name.length <= LONG || words.length === 1) return [name]
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length))
  return splits.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best))
}
