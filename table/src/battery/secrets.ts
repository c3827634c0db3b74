import { fastChance } from '../fast-chance.ts'
import { type Game, OBSERVER, type Seat } from '../game.ts'
import { MoveList } from '../move-list.ts'
import { playAtRandom } from '../random-play.ts'
import { fail, seedsOf, type Trial } from './check.ts'
import { differentData, differentField } from './differences.ts'
import { legalMoves, type SampledDecision, seatsOf, walk } from './random-walk.ts'

const WORLDS = 3

/**
 * An imagined world looks the same to the seat and to an observer in everything they may know. It is a valid state, and
 * it does differ in what they may not know.
 */
export function secretsAreKept<S>(trial: Trial<S>): void {
  const { game } = trial
  let different = 0
  for (const seed of seedsOf(trial, trial.fewGames)) {
    walk(trial, seed, 12, (decision) => {
      for (const seat of seatsOf(trial)) {
        for (let i = 0; i < WORLDS; i++) {
          const world = imagine(trial, decision, seat)
          checkLooksTheSame(game, decision.state, world, seat, decision.where)
          if (differentField(game, game.bytes(decision.state), game.bytes(world)) !== undefined) different++
          if (i === 0) checkPlayable(trial, world, `${decision.where}, in a world that seat ${seat} imagines`)
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

/** An imagined world. Also checks that imagining does not change the real state and depends only on chance. */
export function imagine<S>({ game }: Trial<S>, { state, picks, where }: SampledDecision<S>, seat: Seat): S {
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
    fail(where, `the game cannot continue: ${error}`)
  }
  if (game.result(world) === undefined) fail(where, 'the game does not end')
}
