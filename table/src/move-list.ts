import type { Move } from './game.ts'

/** A reusable buffer of moves, owned by the caller. It grows as needed. */
export class MoveList {
  #moves = new Int32Array(256)
  length = 0

  push(move: Move): void {
    if (this.length === this.#moves.length) this.#grow()
    this.#moves[this.length++] = move
  }

  at(index: number): Move {
    return this.#moves[index]
  }

  clear(): void {
    this.length = 0
  }

  includes(move: Move): boolean {
    for (let i = 0; i < this.length; i++) if (this.#moves[i] === move) return true
    return false
  }

  toArray(): Move[] {
    return Array.from(this.#moves.subarray(0, this.length))
  }

  #grow(): void {
    const larger = new Int32Array(this.#moves.length * 2)
    larger.set(this.#moves)
    this.#moves = larger
  }
}
