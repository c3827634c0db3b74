/** Who could stand in the field, guess by guess: each line-up is reckoned once, and counts as often as it was guessed. */
import { ACTED, BLOCK_COUNT, ENTERED, MARKS, placeOf, RESERVE, STEPS } from '@tudor-rose/richard3/rules'
import type { Chance } from '@tudor-rose/table'
import type { World } from './conduct.ts'
import { type Encounter, encounterIn } from './encounter.ts'
import { addUp, canBeAddedUp, Lots } from './fight.ts'
import type { Outcomes } from './outcomes.ts'

/**
 * How many moments may be added up for all line-ups together; that takes about 50 ms. Line-ups that come after
 * that, and large ones, are fought by lot a few times for each guess. So every guess counts, as many as there are: that tells
 * more than a few line-ups reckoned out.
 */
const MOST_WORK = 150_000
const BATTLES_A_GUESS = 16
/** Where nothing is hidden and there is one line-up alone. */
const BATTLES_OF_ONE = 4000

export interface LineUp {
  readonly encounter: Encounter
  /** How many guesses have come to it. */
  readonly guesses: number
  /** How many battles were drawn by lot, or 0 where all ways it can go were added up. */
  readonly battles: number
  readonly outcomes: Outcomes
}

interface Guessed {
  readonly encounter: Encounter
  readonly outcomes: Outcomes | undefined
  readonly lots: Lots
  guesses: number
}

/** What makes a difference in the field. All else that could matter is known to everybody, and the same in every guess. */
function keyOf({ bytes }: World, fighters: readonly number[]): string {
  return fighters
    .map((block) => [block, bytes[STEPS + block], bytes[ENTERED + block], bytes[MARKS + block] & (RESERVE | ACTED)])
    .join()
}

export class LineUps {
  readonly #field: number
  readonly #chance: Chance
  readonly #battlesAGuess: number
  readonly #found = new Map<string, Guessed>()
  #work = 0
  /** How many guesses have been looked at. */
  guesses = 0

  constructor(field: number, isGuessed: boolean, chance: Chance) {
    this.#field = field
    this.#chance = chance
    this.#battlesAGuess = isGuessed ? BATTLES_A_GUESS : BATTLES_OF_ONE
  }

  add(world: World): void {
    const fighters: number[] = []
    for (let block = 0; block < BLOCK_COUNT; block++) if (placeOf(world, block) === this.#field) fighters.push(block)
    const key = keyOf(world, fighters)
    const known = this.#found.get(key)
    const lineUp = known ?? this.#reckon(world)
    if (known === undefined) this.#found.set(key, lineUp)
    if (lineUp.outcomes === undefined) lineUp.lots.draw(this.#battlesAGuess, this.#chance)
    lineUp.guesses++
    this.guesses++
  }

  #reckon(world: World): Guessed {
    const encounter = encounterIn(world, this.#field)!
    const lots = new Lots(encounter)
    if (!canBeAddedUp(encounter) || this.#work >= MOST_WORK) return { encounter, outcomes: undefined, lots, guesses: 0 }
    const { outcomes, work } = addUp(encounter)
    this.#work += work
    return { encounter, outcomes, lots, guesses: 0 }
  }

  *[Symbol.iterator](): Generator<LineUp> {
    for (const { encounter, outcomes, lots, guesses } of this.#found.values())
      yield { encounter, guesses, battles: lots.battles, outcomes: outcomes ?? lots.outcomes() }
  }
}
