/** The possible line-ups of a battle, sample by sample: each is calculated once and weighted by its frequency. */
import { ACTED, BLOCK_COUNT, ENTERED, MARKS, placeOf, RESERVE, STEPS } from '@tudor-rose/richard3/rules'
import type { Chance } from '@tudor-rose/table'
import type { RichardState } from '../board.ts'
import { type BattlePosition, battlePositionIn } from './battle-position.ts'
import { BattleSimulation, calculateExactly, canCalculateExactly } from './fight.ts'
import type { Outcomes } from './outcomes.ts'

/**
 * The budget of transitions for the exact calculation of all line-ups; it takes about 50 ms. Later and larger line-ups
 * are simulated a few times per sample. Using every sample is more accurate than calculating only a few line-ups
 * exactly.
 */
const MAX_EXACT_WORK = 150_000
const BATTLES_PER_GUESS = 16
/** If nothing is hidden, there is only one line-up. */
const BATTLES_WHEN_KNOWN = 4000

export interface LineUp {
  readonly position: BattlePosition
  /** How many samples gave it. */
  readonly guesses: number
  /** The number of simulated battles; 0 if it was calculated exactly. */
  readonly battles: number
  readonly outcomes: Outcomes
}

interface CountedLineUp {
  readonly position: BattlePosition
  readonly outcomes: Outcomes | undefined
  readonly simulation: BattleSimulation
  guesses: number
}

/** What distinguishes line-ups. Everything else that matters is public, and the same in every sample. */
function keyOf({ bytes }: RichardState, fighters: readonly number[]): string {
  return fighters
    .map((block) => [block, bytes[STEPS + block], bytes[ENTERED + block], bytes[MARKS + block] & (RESERVE | ACTED)])
    .join()
}

export class LineUps {
  readonly #field: number
  readonly #chance: Chance
  readonly #battlesAGuess: number
  readonly #found = new Map<string, CountedLineUp>()
  #work = 0
  /** The number of samples so far. */
  guesses = 0

  constructor(field: number, isGuessed: boolean, chance: Chance) {
    this.#field = field
    this.#chance = chance
    this.#battlesAGuess = isGuessed ? BATTLES_PER_GUESS : BATTLES_WHEN_KNOWN
  }

  add(world: RichardState): void {
    const fighters: number[] = []
    for (let block = 0; block < BLOCK_COUNT; block++) if (placeOf(world, block) === this.#field) fighters.push(block)
    const key = keyOf(world, fighters)
    const known = this.#found.get(key)
    const lineUp = known ?? this.#calculate(world)
    if (known === undefined) this.#found.set(key, lineUp)
    if (lineUp.outcomes === undefined) lineUp.simulation.run(this.#battlesAGuess, this.#chance)
    lineUp.guesses++
    this.guesses++
  }

  #calculate(world: RichardState): CountedLineUp {
    const position = battlePositionIn(world, this.#field)!
    const simulation = new BattleSimulation(position)
    if (!canCalculateExactly(position) || this.#work >= MAX_EXACT_WORK)
      return { position, outcomes: undefined, simulation, guesses: 0 }
    const { outcomes, work } = calculateExactly(position)
    this.#work += work
    return { position, outcomes, simulation, guesses: 0 }
  }

  *[Symbol.iterator](): Generator<LineUp> {
    for (const { position, outcomes, simulation, guesses } of this.#found.values())
      yield { position, guesses, battles: simulation.battles, outcomes: outcomes ?? simulation.outcomes() }
  }
}
