/**
 * A world that a seat cannot tell from the real one. Whatever anybody gains or pays, he does in front of all, so a player
 * who keeps count knows what is behind the screens; the view does not keep count for him, and a player may easily be out
 * by one. So that is what is imagined: the goods of the others are out by at most one, and their ballots can be anything.
 * The same goes for markers of shame, as far as so many can have been taken.
 */
import { type Chance, MoveList, type Seat } from '@tudor-rose/table'
import { BALLOT, GOLD, NOTHING, SEALS, SHAME, SQUIRES, STAKE } from './layout.ts'
import { shameOf } from './rules/displeasure.ts'
import { place } from './rules/placing.ts'
import { mostShame, shameToSpare } from './settle/displeasure.ts'
import { hasScreens, type State, votesOf } from './state.ts'
import { PLACE, VOTE } from './steps.ts'

const HIDDEN_GOODS = [GOLD, SQUIRES] as const
const moves = new MoveList()

function imagineGoods(world: State, seat: number, chance: Chance): void {
  for (const what of HIDDEN_GOODS) {
    const many = world.bytes[what + seat] + chance.below(3) - 1
    world.bytes[what + seat] = Math.max(0, Math.min(255, many))
  }
}

/** One seal lies behind the screen of another than it does, for everybody can count all of them together. */
function imagineSeals(world: State, seat: number, chance: Chance): void {
  const from = (seat + 1 + chance.below(world.players - 1)) % world.players
  const to = (seat + 1 + chance.below(world.players - 1)) % world.players
  if (world.bytes[SEALS + from] === 0) return
  world.bytes[SEALS + from]--
  world.bytes[SEALS + to]++
}

/** More than have left the track cannot be behind the screens, unless it is empty. */
function imagineShame(world: State, seat: number, chance: Chance): void {
  const most = Math.min(mostShame(world), shameOf(world, seat) + shameToSpare(world))
  const many = shameOf(world, seat) + chance.below(3) - 1
  world.bytes[SHAME + seat] = Math.max(0, Math.min(most, many))
}

/** Somebody is asked to place a knight only if he can, and everybody knows that. */
function cannotPlace(world: State): boolean {
  if (world.step !== PLACE) return false
  moves.clear()
  place.moves(world, world.asked, moves)
  return moves.length === 0
}

export function imagine(s: State, seat: Seat, chance: Chance): State {
  const world = s.copy()
  if (s.court === 1 && hasScreens(s)) imagineSeals(world, seat, chance)
  for (let other = 0; other < s.players; other++) {
    if (other === seat) continue
    if (hasScreens(s)) imagineGoods(world, other, chance)
    if (hasScreens(s) && s.displeasure === 1) imagineShame(world, other, chance)
    if (s.step === VOTE && s.bytes[BALLOT + other] !== NOTHING) {
      world.bytes[BALLOT + other] = chance.below(2)
      world.bytes[STAKE + other] = chance.below(votesOf(s, other) + 1)
    }
  }
  if (cannotPlace(world)) world.bytes[SQUIRES + s.asked] = s.bytes[SQUIRES + s.asked]
  return world
}
