/** Battles of The Cousins' War, set up for tests. */
import { game, STANDARD_DECK } from '@tudor-rose/cousins-war'
import { type Chance, fastChance, MoveList } from '@tudor-rose/table'
import { Board, type CousinsState, FIELD, RESERVE, SUPPLY } from '../cousins-war/board.ts'
import { randomPolicy } from '../policy.ts'

export const board = new Board()
export const ATTACKER = 0
export const DEFENDER = 1

const fieldOffset = (group: string, name: string): number => {
  const found = game.layout.groups.find((each) => each.name === group)?.fields.find((field) => field.name === name)
  if (found === undefined) throw new Error(`no ${name} of ${group}`)
  return found.offset
}
const [CARD_AT, KNOWN, ATTACK_DICE] = [
  fieldOffset('cards', 'at'),
  fieldOffset('cards', 'known'),
  fieldOffset('dice', 'attack'),
]
const ASIDE = 0
const inHandOf = (house: number): number => 1 + house

export interface BattleSetup {
  /** By house; the first attacks. */
  readonly fighters: readonly [number, number]
  /** The points of each last card; 0 for none. */
  readonly points: readonly [number, number]
  readonly isKnown?: readonly [boolean, boolean]
  readonly dice?: readonly number[]
}

/** A random game that has reached an attack. */
function anyAttack(): CousinsState {
  const random = randomPolicy()
  for (let number = 0; ; number++) {
    const chance = fastChance(`any attack/${number}`)
    const state = game.setup({ twists: 'false' }, chance)
    for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
      if (board.step(state) === 'announce') return state
      game.apply(state, actors[0], random.choose(game, state, actors[0], chance), chance)
    }
  }
}
const attack = anyAttack()

export function battle({ fighters, points, isKnown = [false, false], dice }: BattleSetup): CousinsState {
  const state = game.copy(attack)
  state.attacker = ATTACKER
  state.asked = ATTACKER
  for (const house of [ATTACKER, DEFENDER]) {
    for (const place of [0, 1, 2, RESERVE, FIELD])
      while (board.troops(state, house, place) > 0) board.shift(state, house, place, SUPPLY)
    while (board.fighters(state, house) < fighters[house]) board.shift(state, house, SUPPLY, FIELD)
    STANDARD_DECK.cards.forEach((_, card) => {
      if (board.isInHand(state, card, house)) state.bytes[CARD_AT + card] = ASIDE
    })
  }
  for (const house of [ATTACKER, DEFENDER]) {
    if (points[house] === 0) continue
    const card = STANDARD_DECK.cards.findIndex(
      (each, index) => each.points === points[house] && state.bytes[CARD_AT + index] === ASIDE,
    )
    state.bytes[CARD_AT + card] = inHandOf(house)
    state.bytes[KNOWN + card] = isKnown[house] ? 1 : 0
  }
  if (dice !== undefined) state.bytes.set(dice, ATTACK_DICE)
  return state
}

/** The given dice; ones when they run out. */
export const throwing = (...dice: readonly number[]): Chance => {
  let next = 0
  return { below: () => (dice[next++] ?? 1) - 1 }
}

const moves = new MoveList()
export function linesOf(state: CousinsState, seat: number): string[] {
  moves.clear()
  game.moves(state, seat, moves)
  return Array.from({ length: moves.length }, (_, i) => game.notation.format(moves.at(i), seat))
}

export function play(state: CousinsState, seat: number, line: string, ...dice: readonly number[]): void {
  const index = linesOf(state, seat).indexOf(line)
  if (index < 0) throw new Error(`${line} is not legal`)
  game.apply(state, seat, moves.at(index), throwing(...dice))
}

const KINDS = ['single', 'pair of', 'triple of']
export const announceLine = (reading: number): string =>
  `announce ${KINDS[Math.ceil(reading / 6) - 1]} ${((reading - 1) % 6) + 1}`
