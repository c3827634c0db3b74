/** The position a key leads to, or undefined for any other key. */
export function numberAfterKey(
  key: string,
  number: number,
  last: number,
  rounds: readonly number[],
): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, number + 1)
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, number - 1)
    case 'PageUp':
      return rounds.find((round) => round > number) ?? last
    case 'PageDown':
      return rounds.findLast((round) => round < number) ?? 0
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}
