import { timingSafeEqual } from 'node:crypto'

/** Whether two texts are equal, in a time that does not reveal how much of a secret was guessed. */
export function equalInConstantTime(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
