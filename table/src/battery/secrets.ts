import { fastChance } from '../fast-chance.ts'
import { type Game, OBSERVER, type Seat } from '../game.ts'
import { MoveList } from '../move-list.ts'
import { playAtRandom } from '../random-play.ts'
import { fail, seedsOf, type Trial } from './check.ts'
import { differentData, differentField } from './differences.ts'
import { legalMoves, type Moment, seatsOf, walk } from './random-walk.ts'

const WORLDS = 3

/** A world that a seat imagines looks the same to it, and to an observer, in all they may know; it is a sound state; and it does differ in what they may not know. */
export function secretsAreKept<S>(trial: Trial<S>): void {
  const { game } = trial
  let different = 0
  for (const seed of seedsOf(trial, trial.fewGames)) {
    walk(trial, seed, 12, (moment) => {
      for (const seat of seatsOf(trial)) {
        for (let i = 0; i < WORLDS; i++) {
          const world = imagine(trial, moment, seat)
          checkLooksTheSame(game, moment.state, world, seat, moment.where)
          if (differentField(game, game.bytes(moment.state), game.bytes(world)) !== undefined) different++
          if (i === 0) checkPlayable(trial, world, `${moment.where}, in a world that seat ${seat} imagines`)
        }
      }
    })
  }
  if (different === 0 && !trial.nothingHidden) {
    fail(
      game.name,
      'imagine never differs from the real state: either it does nothing, or the game hides nothing and should say so in its settings',
    )
  }
}

/** An imagined world, with a check that imagining leaves the real state alone and depends on nothing but chance. */
export function imagine<S>({ game }: Trial<S>, { state, picks, where }: Moment<S>, seat: Seat): S {
  const before = game.bytes(state).slice()
  const seed = picks.below(2 ** 31)
  const world = game.imagine(state, seat, fastChance(seed))
  const changed = differentField(game, before, game.bytes(state))
  if (changed !== undefined) fail(where, `imagine for seat ${seat} has changed the real state: ${changed}`)
  const again = game.imagine(state, seat, fastChance(seed))
  const unlike = differentField(game, game.bytes(world), game.bytes(again))
  if (unlike !== undefined) fail(where, `imagine for seat ${seat}, with the same chance again, differs: ${unlike}`)
  return world
}

function checkLooksTheSame<S>(game: Game<S>, state: S, world: S, seat: Seat, where: string): void {
  const compare = (what: string, look: (of: S) => unknown): void => {
    const difference = differentData(look(state), look(world))
    if (difference !== undefined)
      fail(where, `${what} tells seat ${seat} what it may not know: ${difference} in an imagined world`)
  }
  compare('the view', (of) => game.view(of, seat))
  compare("the observer's view", (of) => game.view(of, OBSERVER))
  compare('who is asked', (of) => [...game.actors(of)])
  compare('the list of legal moves', (of) => legalMoves(game, of, seat))
  compare('the prompt', (of) => game.prompt(of, seat))
  compare('the result', (of) => game.result(of) ?? null)
}

function checkPlayable<S>({ game }: Trial<S>, world: S, where: string): void {
  try {
    playAtRandom(game, world, fastChance(`${where}/chance`), fastChance(`${where}/picks`), new MoveList())
  } catch (error) {
    fail(where, `the game cannot be played on: ${error}`)
  }
  if (game.result(world) === undefined) fail(where, 'the game does not end')
}
