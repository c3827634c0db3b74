/** Pairs of worlds that a seat cannot tell apart, to see whether it plays alike in both. */
import { type AnyGame, fastChance, MoveList, type Options, type Seat } from '@tudor-rose/table'
import type { Policy } from '../policy.ts'

// biome-ignore lint/suspicious/noExplicitAny: worlds of every game
type World = any

interface Twins {
  readonly state: World
  readonly twin: World
  readonly seat: Seat
  readonly where: string
}

/** Decisions of random games with more than one move, one in every `gap`, each with a twin that truly differs. */
export function* twinsOf(game: AnyGame, options: Options, games: number, gap: number): Generator<Twins> {
  const moves = new MoveList()
  for (let number = 0; number < games; number++) {
    const chance = fastChance(`twins/${number}`)
    const picks = fastChance(`picks/${number}`)
    const state = game.setup(options, chance)
    for (let actors = game.actors(state), count = 0; actors.length > 0; actors = game.actors(state), count++) {
      const seat = actors[picks.below(actors.length)]
      moves.clear()
      game.moves(state, seat, moves)
      const move = moves.at(picks.below(moves.length))
      const twin = game.imagine(state, seat, picks)
      const differs = game.bytes(state).some((byte, index) => byte !== game.bytes(twin)[index])
      if (differs && moves.length > 1 && count % gap === 0)
        yield { state, twin, seat, where: `game ${number}, move ${count}` }
      game.apply(state, seat, move, chance)
    }
  }
}

/** What a policy plays in both worlds with the same chance, as lines. */
export function playedIn(
  policy: Policy,
  game: AnyGame,
  { state, twin, seat, where }: Twins,
): readonly [string, string] {
  const line = (world: World) => game.notation.format(policy.choose(game, world, seat, fastChance(where)), seat)
  return [line(state), line(twin)]
}
