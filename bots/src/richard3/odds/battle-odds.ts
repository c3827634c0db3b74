/** Battle odds as a player may know them: exact for the blocks he sees, averaged over what the hidden ones can be. */
import { AREAS } from '@tudor-rose/richard3'
import { HOUSE_NAMES } from '@tudor-rose/richard3/data'
import {
  ACTIONS,
  BLOCK_COUNT,
  has,
  houseOf,
  isContested,
  KNOWN,
  MAIN_ATTACK,
  placeOf,
  REBEL,
} from '@tudor-rose/richard3/rules'
import { type AnyGame, BadInput, type Chance, type Move, MoveList, type Seat } from '@tudor-rose/table'
import { imagineLikely } from '../beliefs.ts'
import { averageOf } from './average.ts'
import type { World } from './conduct.ts'
import { LineUps } from './line-ups.ts'

export type HouseName = (typeof HOUSE_NAMES)[number]

/** Chances are from 0 to 1. */
export interface HouseOdds {
  /** That this house has the field in the end. */
  readonly wins: number
  /** That it has no heirs left after that, which ends the game. */
  readonly diesOut: number
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
  /** Whether nothing was guessed, and every way the battle can go was added up. */
  readonly isExact: boolean
  /** Whether blocks are hidden, so that who stands in the field had to be guessed at. */
  readonly isGuessed: boolean
  /** Not all of a side leave the same way, and how many get away is told roughly. */
  readonly isRough: boolean
  /** Over how many guesses at hidden blocks this is the average; 1 where nothing is hidden. */
  readonly worlds: number
  /** How many battles were drawn by lot, because there was too much to be added up; 0 where none. */
  readonly battles: number
  /** By how much the chance to win may be off, as guesses and battles were drawn by lot: two standard errors; 1 where a single guess tells nothing about that. */
  readonly margin: number
  /** The defenders, where they are still to take their actions and so may reinforce or leave. */
  readonly yetToAct: HouseName | null
  readonly houses: Readonly<Record<HouseName, HouseOdds>>
  /** The blocks that this seat knows, in the order of the rules. */
  readonly blocks: readonly BlockOdds[]
}

export interface OddsRequest {
  readonly area: string
  /** Moves of this seat to be made first, as lines of notation: the marches of an attack that is only planned. None may need dice. */
  readonly moves?: readonly string[]
  /** How many guesses at hidden blocks to take. */
  readonly worlds?: number
}

const USUAL_WORLDS = 300

function areaIndex(name: string): number {
  const index = AREAS.findIndex((area) => area.name === name)
  if (index < 0) throw new BadInput('unknown-option', `there is no area "${name}" in Richard III`)
  return index
}

/** For planned moves: odds are those of all throws, and after one throw the worlds that are guessed would have parted. */
const NO_DICE: Chance = {
  below(n) {
    if (n > 1) throw new BadInput('illegal-move', 'what throws dice or draws cards cannot be planned')
    return 0
  },
}

/**
 * Makes the planned moves and answers them. As long as they need no dice and show nothing hidden, what is legal is the same in
 * every imagined world. So only the last of them may lead to where hidden blocks are turned up, such as into the battle.
 */
function playAhead(game: AnyGame, world: World, seat: Seat, lines: readonly string[]): readonly Move[] {
  const legal = new MoveList()
  let isShown = false
  const log = {
    tell() {},
    reveal() {
      isShown = true
    },
  }
  return lines.map((line) => {
    if (isShown) throw new BadInput('illegal-move', `"${line}" cannot be planned: something hidden is shown before it`)
    legal.clear()
    if (game.actors(world).includes(seat)) game.moves(world, seat, legal)
    const found = legal.toArray().find((move: Move) => game.notation.format(move, seat) === line)
    if (found === undefined) throw new BadInput('illegal-move', `"${line}" cannot be played here`)
    game.apply(world, seat, found, NO_DICE, log)
    return found
  })
}

const isSeenBy = (world: World, block: number, seat: Seat): boolean =>
  houseOf(world, block) === seat || has(world, block, KNOWN) || block === REBEL

function blocksIn(world: World, area: number): readonly number[] {
  const found: number[] = []
  for (let block = 0; block < BLOCK_COUNT; block++) if (placeOf(world, block) === area) found.push(block)
  return found
}

/** 5.0 Player 2 acts after he has been attacked. */
function isYetToAct(world: World, house: number): boolean {
  if (house === world.playerOne || world.step < ACTIONS || world.step > MAIN_ATTACK) return false
  return world.active !== house || world.step === ACTIONS
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
 * Both sides fight by the usual conduct (see `conduct.ts`). The state must stay as it is meanwhile.
 */
export function beginRichardOdds(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  { area, moves = [], worlds = USUAL_WORLDS }: OddsRequest,
  chance: Chance,
): ReckoningOdds {
  const field = areaIndex(area)
  const first = imagineLikely(state as World, seat, chance)
  // Before the plan: it may lead into the battle, where blocks show faces that are guessed.
  const isKnown = Uint8Array.from({ length: BLOCK_COUNT }, (_, block) => Number(isSeenBy(first, block, seat)))
  const planned = playAhead(game, first, seat, moves)
  if (!isContested(first, field)) throw new BadInput('bad-position', `nobody fights in ${area}`)
  const fighters = blocksIn(first, field)
  const known = fighters.filter((block) => isKnown[block] === 1)
  const isGuessed = known.length < fighters.length
  const many = isGuessed ? Math.max(1, worlds) : 1
  const lineUps = new LineUps(field, many > 1, chance)
  lineUps.add(first)

  function guess(): void {
    const world = imagineLikely(state as World, seat, chance)
    for (const move of planned) game.apply(world, seat, move, NO_DICE)
    lineUps.add(world)
  }
  return {
    goOn(mayGoOn) {
      while (lineUps.guesses < many && mayGoOn()) guess()
      return lineUps.guesses >= many
    },
    conclude() {
      const average = averageOf(lineUps, known, isGuessed)
      const defender = average.attacker === 'York' ? 'Lancaster' : 'York'
      const yetToAct = isYetToAct(first, HOUSE_NAMES.indexOf(defender)) ? defender : null
      return { area, ...average, yetToAct }
    },
  }
}

/** The same at one go. */
export function richardBattleOdds(...asked: Parameters<typeof beginRichardOdds>): RichardBattleOdds {
  const reckoning = beginRichardOdds(...asked)
  while (!reckoning.goOn(() => true));
  return reckoning.conclude()
}
