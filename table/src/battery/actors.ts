import { OBSERVER } from '../game.ts'
import { fail, seedsOf, type Trial } from './check.ts'
import { differentData, differentField } from './differences.ts'
import { legalMoves, type SampledDecision, seatsOf, walk } from './random-walk.ts'

/**
 * Exactly the seats that are asked have moves. The moves are distinct, always in the same order, and depend on the
 * bytes of the state alone. Reading a state does not change it.
 */
export function askingIsSound<S>(trial: Trial<S>): void {
  for (const seed of seedsOf(trial, trial.fewGames)) {
    walk(trial, seed, 100, (decision) => checkDecision(trial, decision))
  }
}

function checkDecision<S>(trial: Trial<S>, { state, seat, moves, where }: SampledDecision<S>): void {
  const { game, options } = trial
  const seats = seatsOf(trial)
  const before = game.bytes(state).slice()
  const actors = game.actors(state)
  if (new Set(actors).size < actors.length) fail(where, `a seat is asked twice: ${actors}`)
  if (actors.some((actor) => !seats.includes(actor))) fail(where, `a seat is asked that is not there: ${actors}`)
  if (game.result(state) !== undefined) fail(where, 'there is a result although somebody is asked')
  if (new Set(moves).size < moves.length) fail(where, `a move is offered twice: ${moves}`)
  if (moves.some((move) => move < 0)) fail(where, `a move is negative: ${moves}`)
  if (String(legalMoves(game, state, seat)) !== String(moves)) fail(where, 'asked again, the legal moves differ')
  const rebuilt = game.fromBytes(before.slice())
  for (const actor of actors) {
    const offered = legalMoves(game, state, actor)
    if (offered.length === 0) fail(where, `seat ${actor} is asked but has no moves`)
    if (String(legalMoves(game, rebuilt, actor)) !== String(offered)) {
      fail(where, `the legal moves of seat ${actor} do not follow from the bytes of the state`)
    }
  }
  for (const other of [OBSERVER, ...seats, seats.length]) {
    if (!actors.includes(other) && legalMoves(game, state, other).length > 0) {
      fail(where, `seat ${other} is not asked but has moves`)
    }
  }
  const different = differentData(options, game.optionsOf(state))
  if (different !== undefined) fail(where, `the options have changed: ${different}`)
  const looks: [string, () => unknown][] = [
    ['asking for moves', () => {}],
    ['the result', () => game.result(state)],
    ...seats.map((each): [string, () => unknown] => [`the prompt of seat ${each}`, () => game.prompt(state, each)]),
    ...[OBSERVER, ...seats].map((each): [string, () => unknown] => [
      `the view of ${each}`,
      () => game.view(state, each),
    ]),
  ]
  for (const [what, look] of looks) {
    look()
    const changed = differentField(game, before, game.bytes(state))
    if (changed !== undefined) fail(where, `${what} has changed the state: ${changed}`)
  }
}

/** A seat may resign at any time. It is not asked again and does not win. */
export function resigningEnds<S>(trial: Trial<S>): void {
  const { game } = trial
  for (const seed of seedsOf(trial, trial.fewGames)) {
    walk(trial, seed, 10, ({ state, where }) => {
      for (const seat of seatsOf(trial)) {
        const resigned = game.copy(state)
        game.resign(resigned, seat)
        if (game.actors(resigned).includes(seat)) fail(where, `seat ${seat} has resigned but is still asked`)
        const result = game.result(resigned)
        if (result === undefined && game.actors(resigned).length === 0) {
          fail(where, `seat ${seat} has resigned; nobody is asked, but there is no result`)
        }
        if (result?.winners.includes(seat)) fail(where, `seat ${seat} has resigned and wins`)
      }
    })
  }
}
