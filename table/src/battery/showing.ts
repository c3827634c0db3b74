import { fastChance } from '../fast-chance.ts'
import { type Game, type Move, OBSERVER, type Viewer } from '../game.ts'
import { eventFor, type GameEvent } from '../log.ts'
import { fail, seedsOf, type Trial } from './check.ts'
import { differentData, differentField } from './differences.ts'
import { applyAndWatch, type Moment, type Outcome, outcomesOf, seatsOf, walk } from './random-walk.ts'
import { imagine } from './secrets.ts'

const MOMENTS_PER_GAME = 30
const MOVES_COMPARED = 8

/** The events as this viewer hears them. */
const heard = (told: readonly GameEvent[], viewer: Viewer): unknown => told.map((event) => eventFor(event, viewer))

/**
 * A move that may be taken back has shown nothing to whoever made it: in every world that this seat could not tell from the real one,
 * it cannot do so after the move either. Otherwise players could look, take back and choose better.
 */
export function undoShowsNothing<S>(trial: Trial<S>): void {
  for (const seed of seedsOf(trial, trial.fewGames)) {
    walk(trial, seed, MOMENTS_PER_GAME, (moment) => compareWorlds(trial, moment))
  }
}

function compareWorlds<S>(trial: Trial<S>, moment: Moment<S>): void {
  const { game } = trial
  const { state, seat, move, where } = moment
  const [real, world] = [game.copy(state), imagine(trial, moment, seat)]
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
 * What is told keeps secrets as well as views do: where two moves lead to states that a viewer cannot tell apart, the parameters of the
 * events do not tell them apart either. Which sentence is told may differ (to march or to sail is public even where the map looks the same
 * afterwards), and so may events that the game's settings list as announced to all.
 */
export function eventsKeepSecrets<S>(trial: Trial<S>): void {
  for (const seed of seedsOf(trial, trial.fewGames)) {
    walk(trial, seed, MOMENTS_PER_GAME, (moment) => compareMoves(trial, moment))
  }
}

const keyOf = (event: GameEvent): string => event.key

function compareMoves<S>(trial: Trial<S>, moment: Moment<S>): void {
  const { game } = trial
  const { seat, where } = moment
  const outcomes = outcomesOf(game, moment, MOVES_COMPARED)
    .filter(({ shows }) => !shows)
    .map((outcome) => ({ ...outcome, told: outcome.told.filter(({ key }) => !trial.announced.includes(key)) }))
  for (const viewer of [OBSERVER, ...seatsOf(trial).filter((other) => other !== seat)]) {
    const seen = new Map<string, Outcome<S>>()
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
  one: Outcome<S>,
  other: Outcome<S>,
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
