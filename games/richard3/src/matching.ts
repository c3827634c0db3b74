/** Assigns things to places at random. Each place has a demand that only some of the things meet. */
import type { Chance } from '@tudor-rose/table'

const NOBODY = 255

/**
 * Places are filled one after the other, each with a random one of the remaining things that meet its demand. If none does,
 * things that are already assigned are moved, so all places are filled if that is possible.
 */
export class Matching {
  readonly #abilities: Uint8Array
  /** By place: the index of the thing there, in the order of adding. Callers may rearrange it. */
  readonly taken: Uint8Array
  /** By place: its demand. */
  readonly #demands: Uint8Array
  readonly #isPlaced: Uint8Array
  readonly #isVisited: Uint8Array
  readonly #fitting: Uint8Array
  #many = 0
  #filled = 0
  #mayTake: (place: number, thing: number) => boolean = () => true

  constructor(most: number) {
    this.#abilities = new Uint8Array(most)
    this.taken = new Uint8Array(most)
    this.#demands = new Uint8Array(most)
    this.#isPlaced = new Uint8Array(most)
    this.#isVisited = new Uint8Array(most)
    this.#fitting = new Uint8Array(most)
  }

  /** Starts again. `mayTake` restricts places further; it is given the indices of both. */
  clear(mayTake: (place: number, thing: number) => boolean = () => true): void {
    this.#many = 0
    this.#filled = 0
    this.#mayTake = mayTake
  }

  /** Adds a thing with the bits of the demands that it meets. */
  add(abilities: number): void {
    this.#abilities[this.#many] = abilities
    this.#isPlaced[this.#many++] = 0
  }

  /** Fills the next place, which demands all of these bits, or leaves it empty for now if nothing fits. */
  fill(demand: number, chance: Chance): void {
    const place = this.#filled++
    this.#demands[place] = demand
    let found = 0
    for (let i = 0; i < this.#many; i++) if (this.#isPlaced[i] === 0 && this.#fits(place, i)) this.#fitting[found++] = i
    if (found > 0) this.#put(place, this.#fitting[chance.below(found)])
    else {
      this.taken[place] = NOBODY
      this.#isVisited.fill(0, 0, this.#filled)
      this.#makeRoom(place)
    }
  }

  /** Puts the remaining things into the empty places, in order. */
  fillTheRest(): void {
    let next = 0
    for (let place = 0; place < this.#filled; place++) {
      if (this.taken[place] !== NOBODY) continue
      while (this.#isPlaced[next] === 1) next++
      this.#put(place, next)
    }
  }

  #fits(place: number, index: number): boolean {
    const demand = this.#demands[place]
    return (this.#abilities[index] & demand) === demand && this.#mayTake(place, index)
  }

  #put(place: number, index: number): void {
    this.taken[place] = index
    this.#isPlaced[index] = 1
  }

  /** An augmenting path: a free thing comes here, or one from another place for which there is a replacement. */
  #makeRoom(place: number): boolean {
    for (let i = 0; i < this.#many; i++)
      if (this.#isPlaced[i] === 0 && this.#fits(place, i)) {
        this.#put(place, i)
        return true
      }
    this.#isVisited[place] = 1
    for (let other = 0; other < this.#filled; other++) {
      const index = this.taken[other]
      if (this.#isVisited[other] === 1 || index === NOBODY || !this.#fits(place, index)) continue
      if (!this.#makeRoom(other)) continue
      this.#put(place, index)
      return true
    }
    return false
  }
}
