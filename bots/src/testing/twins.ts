/** Pairs of worlds that a seat cannot tell apart, to test whether it plays the same in both. */
import { type AnyGame, eventFor, fastChance, type Move, MoveList, type Options, type Seat } from '@tudor-rose/table'
import type { Policy } from '../policy.ts'

// biome-ignore lint/suspicious/noExplicitAny: worlds of every game
type World = any

interface Twins {
  readonly state: World
  readonly twin: World
  readonly seat: Seat
  readonly where: string
}

/** Decisions of random games with more than one move, one in every `gap`, each with a twin that differs. */
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

const MOVES_TRIED = 8
const MOVES_AFTER = 30

/**
 * The same with two real worlds: at a fork in a random game, somebody makes different moves that look the same to the
 * seat, and the game continues alike in both until the seat has to decide. An imagined twin copies whatever `imagine`
 * regards as public, so it cannot show that something is not.
 */
export function* forksOf(game: AnyGame, options: Options, games: number, gap: number): Generator<Twins> {
  for (let number = 0; number < games; number++) {
    const chance = fastChance(`forks/${number}`)
    const picks = fastChance(`fork picks/${number}`)
    const state = game.setup(options, chance)
    for (let actors = game.actors(state), count = 0; actors.length > 0; actors = game.actors(state), count++) {
      const mover = actors[picks.below(actors.length)]
      const moves = movesOf(game, state, mover)
      const first = moves[picks.below(moves.length)]
      const seat = (mover + 1 + picks.below(game.seats(options).length - 1)) % game.seats(options).length
      if (count % gap === 0)
        for (const second of moves.slice(0, MOVES_TRIED)) {
          const where = `game ${number}, fork ${count}`
          const fork = second === first ? undefined : goOnAlike(game, state, mover, [first, second], seat, where)
          if (fork !== undefined) {
            yield { ...fork, seat, where }
            break
          }
        }
      game.apply(state, mover, first, chance)
    }
  }
}

function movesOf(game: AnyGame, world: World, seat: Seat): readonly Move[] {
  const moves = new MoveList()
  game.moves(world, seat, moves)
  return moves.toArray()
}

/**
 * Two worlds after two moves, at the next decision of the seat; undefined if the seat could tell them apart by then.
 */
function goOnAlike(
  game: AnyGame,
  from: World,
  mover: Seat,
  [here, there]: readonly [Move, Move],
  seat: Seat,
  where: string,
): { readonly state: World; readonly twin: World } | undefined {
  const [state, twin] = [game.copy(from), game.copy(from)]
  const looks = (world: World, who: Seat, move: Move, time: number): string => {
    const heard: unknown[] = []
    const log = { tell: (event: Parameters<typeof eventFor>[0]) => heard.push(eventFor(event, seat)), reveal() {} }
    game.apply(world, who, move, fastChance(`${where}/${time}`), log)
    return JSON.stringify([heard, game.view(world, seat), [...game.actors(world)]])
  }
  if (looks(state, mover, here, 0) !== looks(twin, mover, there, 0)) return undefined
  const picks = fastChance(`${where}/picks`)
  for (let time = 1; time < MOVES_AFTER; time++) {
    const actors = game.actors(state)
    if (actors.length === 0) return undefined
    const who = actors.includes(seat) ? seat : actors[0]
    const moves = movesOf(game, state, who)
    if (who === seat && moves.length > 1) return { state, twin }
    const inBoth = moves.filter((move) => movesOf(game, twin, who).includes(move))
    if (inBoth.length === 0) return undefined
    const move = inBoth[picks.below(inBoth.length)]
    if (looks(state, who, move, time) !== looks(twin, who, move, time)) return undefined
  }
  return undefined
}

/** The moves of a policy in both worlds with the same chance, as text. */
export function playedIn(
  policy: Policy,
  game: AnyGame,
  { state, twin, seat, where }: Twins,
): readonly [string, string] {
  const line = (world: World) => game.notation.format(policy.choose(game, world, seat, fastChance(where)), seat)
  return [line(state), line(twin)]
}
