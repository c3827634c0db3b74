/** Battle odds as a player may know them: exact for the blocks he sees, averaged over what the hidden ones can be. */
import { AREAS } from '@tudor-rose/richard3'
import { BLOCKS, HOUSE_NAMES } from '@tudor-rose/richard3/data'
import { BLOCK_COUNT, has, houseOf, KNOWN, placeOf, REBEL } from '@tudor-rose/richard3/rules'
import { type AnyGame, BadInput, type Chance, type Move, MoveList, type Seat } from '@tudor-rose/table'
import { imagineLikely } from '../beliefs.ts'
import type { World } from './conduct.ts'
import { ATTACKERS, DEFENDERS, type Encounter, encounterIn } from './encounter.ts'
import { outcomesOf } from './fight.ts'
import type { Outcomes } from './outcomes.ts'

export type HouseName = (typeof HOUSE_NAMES)[number]

/** Chances are from 0 to 1. */
export interface HouseOdds {
  /** That this house has the field in the end. */
  readonly wins: number
  /** That it loses no step, one step, two steps and so on. */
  readonly stepsLost: readonly number[]
  readonly meanStepsLost: number
}

export interface BlockOdds {
  readonly house: HouseName
  readonly name: string
  readonly dies: number
  readonly leaves: number
  readonly meanStepsLost: number
}

/** Plain data, for JSON. */
export interface RichardBattleOdds {
  readonly area: string
  readonly attacker: HouseName
  /** The round that is being fought, or 1 before the battle. */
  readonly round: number
  /** Whether every way the battle can go was added up; otherwise battles were drawn by lot. */
  readonly isExact: boolean
  /** Over how many guesses at hidden blocks this is the average; 1 where nothing is hidden. */
  readonly worlds: number
  readonly houses: Readonly<Record<HouseName, HouseOdds>>
  /** The blocks that this seat knows, in the order of the rules. */
  readonly blocks: readonly BlockOdds[]
}

export interface OddsRequest {
  readonly area: string
  /** Moves of this seat to be made first, as lines of notation: the marches of an attack that is only planned. */
  readonly moves?: readonly string[]
  /** How many guesses at hidden blocks to take. */
  readonly worlds?: number
}

const USUAL_WORLDS = 12

function areaIndex(name: string): number {
  const index = AREAS.findIndex((area) => area.name === name)
  if (index < 0) throw new BadInput('unknown-option', `there is no area "${name}" in Richard III`)
  return index
}

/** Makes the planned moves; none of them may need dice, and all must be legal, which is the same in every imagined world. */
function playAhead(game: AnyGame, world: World, seat: Seat, lines: readonly string[], chance: Chance): void {
  const legal = new MoveList()
  for (const line of lines) {
    legal.clear()
    if (game.actors(world).includes(seat)) game.moves(world, seat, legal)
    const found = legal.toArray().find((move: Move) => game.notation.format(move, seat) === line)
    if (found === undefined) throw new BadInput('illegal-move', `"${line}" cannot be played here`)
    game.apply(world, seat, found, chance)
  }
}

const isSeenBy = (world: World, block: number, seat: Seat): boolean =>
  houseOf(world, block) === seat || has(world, block, KNOWN) || block === REBEL

function hidesSomebody(world: World, area: number, seat: Seat): boolean {
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (placeOf(world, block) === area && !isSeenBy(world, block, seat)) return true
  return false
}

/** Adds up the odds of several worlds. */
class Average {
  attacker = 0
  round = 1
  worlds = 0
  isExact = true
  readonly #wins = [0, 0]
  readonly #stepsLost: number[][] = [[], []]
  readonly #blocks = new Map<number, { dies: number; leaves: number; meanStepsLost: number }>()

  add(encounter: Encounter, outcomes: Outcomes, isSeen: (block: number) => boolean): void {
    this.worlds++
    this.round = encounter.round
    this.isExact &&= outcomes.isExact
    for (const side of [ATTACKERS, DEFENDERS]) {
      const { house } = encounter.fighters.find((fighter) => fighter.side === side)!
      if (side === ATTACKERS) this.attacker = house
      this.#wins[house] += outcomes.wins[side]
      for (const [steps, chance] of outcomes.stepsLost[side].entries())
        this.#stepsLost[house][steps] = (this.#stepsLost[house][steps] ?? 0) + chance
    }
    for (const { fighter, dies, leaves, meanStepsLost } of outcomes.fighters) {
      if (!isSeen(fighter.block)) continue
      const sum = this.#blocks.get(fighter.block) ?? { dies: 0, leaves: 0, meanStepsLost: 0 }
      sum.dies += dies
      sum.leaves += leaves
      sum.meanStepsLost += meanStepsLost
      this.#blocks.set(fighter.block, sum)
    }
  }

  houseOdds(house: number): HouseOdds {
    const stepsLost = this.#stepsLost[house].map((chance) => chance / this.worlds)
    return {
      wins: this.#wins[house] / this.worlds,
      stepsLost,
      meanStepsLost: stepsLost.reduce((all, chance, steps) => all + chance * steps, 0),
    }
  }

  blockOdds(houseOfBlock: (block: number) => number): readonly BlockOdds[] {
    return [...this.#blocks]
      .sort(([a], [b]) => a - b)
      .map(([block, { dies, leaves, meanStepsLost }]) => ({
        house: HOUSE_NAMES[houseOfBlock(block)],
        name: BLOCKS[block].name,
        dies: dies / this.worlds,
        leaves: leaves / this.worlds,
        meanStepsLost: meanStepsLost / this.worlds,
      }))
  }
}

/** A battle that is being reckoned. */
export interface ReckoningOdds {
  /** Reckons on, one guess at hidden blocks after the other, while `mayGoOn` says yes; answers whether it is done. */
  goOn(mayGoOn: () => boolean): boolean
  /** The average of all guesses so far; there is one at least. */
  conclude(): RichardBattleOdds
}

/**
 * The odds of the battle in an area as this seat may know them. The state is looked at through `imagine` of the seat alone.
 * Both sides fight by the usual conduct (see `conduct.ts`): no charges, no treachery, heirs leave on their last step. The
 * state must stay as it is meanwhile.
 */
export function beginRichardOdds(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  { area, moves = [], worlds = USUAL_WORLDS }: OddsRequest,
  chance: Chance,
): ReckoningOdds {
  const field = areaIndex(area)
  const average = new Average()
  let world = imagineLikely(state as World, seat, chance)
  const many = hidesSomebody(world, field, seat) ? Math.max(1, worlds) : 1

  function addWorld(): void {
    if (average.worlds > 0) world = imagineLikely(state as World, seat, chance)
    playAhead(game, world, seat, moves, chance)
    const encounter = encounterIn(world, field)
    if (encounter === undefined) throw new BadInput('bad-position', `nobody fights in ${area}`)
    average.add(encounter, outcomesOf(encounter, chance), (block) => isSeenBy(world, block, seat))
  }

  addWorld()
  return {
    goOn(mayGoOn) {
      while (average.worlds < many && mayGoOn()) addWorld()
      return average.worlds >= many
    },
    conclude: () => ({
      area,
      attacker: HOUSE_NAMES[average.attacker],
      round: average.round,
      isExact: average.isExact,
      worlds: average.worlds,
      houses: { Lancaster: average.houseOdds(0), York: average.houseOdds(1) },
      blocks: average.blockOdds((block) => houseOf(world, block)),
    }),
  }
}

/** The same at one go. */
export function richardBattleOdds(...asked: Parameters<typeof beginRichardOdds>): RichardBattleOdds {
  const reckoning = beginRichardOdds(...asked)
  while (!reckoning.goOn(() => true));
  return reckoning.conclude()
}
