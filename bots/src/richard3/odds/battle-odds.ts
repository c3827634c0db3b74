/** Battle odds from what a player knows: exact for visible blocks, averaged over what the hidden ones can be. */
import { AREAS } from '@tudor-rose/richard3'
import { HOUSE_NAMES } from '@tudor-rose/richard3/data'
import { BLOCK_COUNT, has, houseOf, isContested, KNOWN, placeOf, REBEL, STEP } from '@tudor-rose/richard3/rules'
import { type AnyGame, BadInput, type Chance, type Move, MoveList, type Seat } from '@tudor-rose/table'
import { finish, type IncrementalTask } from '../../incremental-task.ts'
import { imagineLikely } from '../beliefs.ts'
import type { RichardState } from '../board.ts'
import { averageOf } from './average-odds.ts'
import { LineUps } from './line-ups.ts'

export type HouseName = (typeof HOUSE_NAMES)[number]

/** Probabilities are from 0 to 1. */
export interface HouseOdds {
  /** This house wins the field. */
  readonly wins: number
  /** It has no heirs left after that, which ends the game. */
  readonly diesOut: number
  /** It loses no step, one step, two steps and so on. */
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
  /** The current round, or 1 before the battle. */
  readonly round: number
  /** Whether nothing was sampled, and every course of the battle was calculated. */
  readonly isExact: boolean
  /** Whether there are hidden blocks, whose identities are sampled. */
  readonly isGuessed: boolean
  /** Not all blocks of a side retreat the same way, so how many get away is approximate. */
  readonly isApproximate: boolean
  /** The number of sampled determinizations; 1 if nothing is hidden. */
  readonly worlds: number
  /** The number of simulated battles, for battles too large to calculate; otherwise 0. */
  readonly battles: number
  /** The margin of error of the chance to win: two standard errors; 1 if a single sample tells nothing about it. */
  readonly margin: number
  /** The defender, if it still has its actions and so may reinforce or leave. */
  readonly yetToAct: HouseName | null
  readonly houses: Readonly<Record<HouseName, HouseOdds>>
  /** The blocks that this seat knows, in the order of the rules. */
  readonly blocks: readonly BlockOdds[]
}

export interface OddsRequest {
  readonly area: string
  /** Moves of this seat to make first, in notation: the marches of a planned attack. None may need dice. */
  readonly moves?: readonly string[]
  /** How many determinizations to sample. */
  readonly worlds?: number
}

const DEFAULT_WORLDS = 300

function areaIndex(name: string): number {
  const index = AREAS.findIndex((area) => area.name === name)
  if (index < 0) throw new BadInput('unknown-option', `there is no area "${name}" in Richard III`)
  return index
}

/** For planned moves: odds cover all throws, and after one throw the sampled worlds would differ. */
const NO_DICE: Chance = {
  below(n) {
    if (n > 1) throw new BadInput('illegal-move', 'what throws dice or draws cards cannot be planned')
    return 0
  },
}

/**
 * Makes the planned moves and returns them. As long as they need no dice and reveal nothing, the legal moves are the
 * same in every determinization. So only the last move may reveal hidden blocks, such as by leading into the battle.
 */
function playAhead(game: AnyGame, world: RichardState, seat: Seat, lines: readonly string[]): readonly Move[] {
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

const isSeenBy = (world: RichardState, block: number, seat: Seat): boolean =>
  houseOf(world, block) === seat || has(world, block, KNOWN) || block === REBEL

function blocksIn(world: RichardState, area: number): readonly number[] {
  const found: number[] = []
  for (let block = 0; block < BLOCK_COUNT; block++) if (placeOf(world, block) === area) found.push(block)
  return found
}

/** 5.0 Player 2 acts after being attacked. */
function isYetToAct(world: RichardState, house: number): boolean {
  if (house === world.playerOne || world.step < STEP.actions || world.step > STEP.mainAttack) return false
  return world.active !== house || world.step === STEP.actions
}

/**
 * The odds of the battle in an area from what this seat knows. The state is read only through `imagine` of the seat.
 * Both sides use the default tactics (see `default-tactics.ts`). The state must not change meanwhile.
 */
export function beginRichardOdds(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  { area, moves = [], worlds = DEFAULT_WORLDS }: OddsRequest,
  chance: Chance,
): IncrementalTask<RichardBattleOdds> {
  const field = areaIndex(area)
  const first = imagineLikely(state as RichardState, seat, chance)
  // Before the planned moves: they may lead into the battle, where sampled blocks turn up.
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
    const world = imagineLikely(state as RichardState, seat, chance)
    for (const move of planned) game.apply(world, seat, move, NO_DICE)
    lineUps.add(world)
  }
  return {
    run(mayContinue) {
      while (lineUps.guesses < many && mayContinue()) guess()
      return lineUps.guesses >= many
    },
    result() {
      const average = averageOf(lineUps, known, isGuessed)
      const defender = average.attacker === 'York' ? 'Lancaster' : 'York'
      const yetToAct = isYetToAct(first, HOUSE_NAMES.indexOf(defender)) ? defender : null
      return { area, ...average, yetToAct }
    },
  }
}

/** The same, in one go. */
export const richardBattleOdds = (...asked: Parameters<typeof beginRichardOdds>): RichardBattleOdds =>
  finish(beginRichardOdds(...asked))
