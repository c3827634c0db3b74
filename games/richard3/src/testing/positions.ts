/** The places of blocks by name, for the tests that implement rules a second time. */
import { blockNamed } from '../armies.ts'
import { LANCASTER, YORK } from '../data/areas.ts'
import { BLOCKS, type Block } from '../data/blocks.ts'
import { PLACE_NAMES } from '../layout.ts'
import { placeOf, type State } from '../state.ts'
import { isClosed } from './printed-map.ts'

const ARMIES = [LANCASTER, YORK].map((house) => BLOCKS.filter((block) => block.house === house))
const REBEL = BLOCKS.find((block) => block.kind === 'rebel') as Block

export class Positions {
  protected readonly state: State
  readonly #places = [new Map<string, string>(), new Map<string, string>()]
  readonly #byPlace = [new Map<string, string[]>(), new Map<string, string[]>()]

  constructor(state: State) {
    this.state = state
  }

  /** Updates the places from the state. */
  lookAround(): void {
    for (const house of [LANCASTER, YORK]) {
      this.#places[house].clear()
      this.#byPlace[house].clear()
      for (const { name } of this.armies(house)) this.#note(house, name)
    }
  }

  #note(house: number, name: string): void {
    const place = PLACE_NAMES[placeOf(this.state, blockNamed(house, name))]
    this.#places[house].set(name, place)
    this.#byPlace[house].set(place, [...(this.#byPlace[house].get(place) ?? []), name])
  }

  /** 3.26 The Rebel belongs to the Pretender. */
  armies(house: number): readonly Block[] {
    return this.state.throne === house ? ARMIES[house] : [...ARMIES[house], REBEL]
  }

  place(house: number, block: string): string {
    return this.#places[house].get(block) ?? 'nowhere'
  }

  in(area: string, house: number): readonly string[] {
    return this.#byPlace[house].get(area) ?? []
  }

  enemyIn(area: string, house: number): boolean {
    return this.in(area, 1 - house).length > 0
  }

  /** 2.1, 2.7 Friendly or vacant, and not the enemy's exile. */
  isOpen(area: string, house: number): boolean {
    return !this.enemyIn(area, house) && !isClosed(area, house)
  }
}
