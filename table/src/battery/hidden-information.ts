import { fastChance } from '../fast-chance.ts'
import { type Game, type Move, OBSERVER, type Viewer } from '../game.ts'
import { eventFor, type GameEvent } from '../log.ts'
import { fail, seedsOf, type Trial } from './check.ts'
import { differentData, differentField } from './differences.ts'
import { applyAndWatch, type MoveOutcome, outcomesOf, type SampledDecision, seatsOf, walk } from './random-walk.ts'
import { imagine } from './secrets.ts'

const DECISIONS_PER_GAME = 30
const MOVES_COMPARED = 8

/** The events as this viewer sees them. */
const heard = (told: readonly GameEvent[], viewer: Viewer): unknown => told.map((event) => eventFor(event, viewer))

/**
 * A move that may be undone reveals nothing to its seat: worlds that the seat cannot tell from the real one before the
 * move look the same after it. Otherwise players could look, undo and choose better.
 */
export function undoShowsNothing<S>(trial: Trial<S>): void {
  for (const seed of seedsOf(trial, trial.fewGames)) {
    walk(trial, seed, DECISIONS_PER_GAME, (decision) => compareWorlds(trial, decision))
  }
}

function compareWorlds<S>(trial: Trial<S>, decision: SampledDecision<S>): void {
  const { game } = trial
  const { state, seat, move, where } = decision
  const [real, world] = [game.copy(state), imagine(trial, decision, seat)]
  const here = applyAndWatch(game, real, seat, move, fastChance(where))
  if (here.shows) return
  const there = applyAndWatch(game, world, seat, move, fastChance(where))
  const line = game.notation.format(move, seat)
  if (there.shows) {
    fail(where, `"${line}" may be taken back here, but not in a world that seat ${seat} cannot tell from this one`)
  }
  const difference =
    differentData(game.view(real, seat), game.view(world, seat)) ??
    differentData(heard(here.told, seat), heard(there.told, seat))
  if (difference !== undefined) {
    fail(
      where,
      `"${line}" may be taken back but shows seat ${seat} something hidden (${difference} in an imagined world); call log.reveal()`,
    )
  }
}

/**
 * Events keep secrets as well as views do: if two moves lead to states that a viewer cannot tell apart, the parameters
 * of their events do not differ either. The keys may differ (to march or to sail is public even if the map looks the
 * same afterwards), and so may events that the game's settings list as announced.
 */
export function eventsKeepSecrets<S>(trial: Trial<S>): void {
  for (const seed of seedsOf(trial, trial.fewGames)) {
    walk(trial, seed, DECISIONS_PER_GAME, (decision) => compareMoves(trial, decision))
  }
}

const keyOf = (event: GameEvent): string => event.key

function compareMoves<S>(trial: Trial<S>, decision: SampledDecision<S>): void {
  const { game } = trial
  const { seat, where } = decision
  const outcomes = outcomesOf(game, decision, MOVES_COMPARED)
    .filter(({ shows }) => !shows)
    .map((outcome) => ({ ...outcome, told: outcome.told.filter(({ key }) => !trial.announced.includes(key)) }))
  for (const viewer of [OBSERVER, ...seatsOf(trial).filter((other) => other !== seat)]) {
    const seen = new Map<string, MoveOutcome<S>>()
    for (const outcome of outcomes) {
      const view = JSON.stringify(game.view(outcome.state, viewer))
      const other = seen.get(view)
      if (other === undefined) seen.set(view, outcome)
      else checkToldAlike(game, other, outcome, viewer, (move) => game.notation.format(move, seat), where)
    }
  }
}

function checkToldAlike<S>(
  game: Game<S>,
  one: MoveOutcome<S>,
  other: MoveOutcome<S>,
  viewer: Viewer,
  write: (move: Move) => string,
  where: string,
): void {
  const isSame = differentField(game, game.bytes(one.state), game.bytes(other.state)) === undefined
  if (isSame || String(one.told.map(keyOf)) !== String(other.told.map(keyOf))) return
  const difference = differentData(heard(one.told, viewer), heard(other.told, viewer))
  if (difference !== undefined) {
    const who = viewer === OBSERVER ? 'an observer' : `seat ${viewer}`
    fail(
      where,
      `"${write(one.move)}" and "${write(other.move)}" look the same to ${who}, but the events tell: ${difference}`,
    )
  }
}
