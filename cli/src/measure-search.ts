/** Measures playouts per second: random ones from the start of a game to its end, and those of bots. */
import { type Guide, guideTo, Search } from '@tudor-rose/bots'
import { botsWithData } from '@tudor-rose/registry/bots'
import { type AnyGame, fastChance, MoveList, type Options, playAtRandom, type Seat } from '@tudor-rose/table'
import type { Environment } from './environment.ts'
import { Progress } from './progress.ts'

export interface SearchMeasurement {
  readonly game: string
  readonly options: Options
  /** Playouts by the rules alone, from the first decisions of a game to its end. */
  readonly randomPlayoutsPerSecond: number
  /** Playouts with guides, in decisions from all parts of a game. */
  readonly guidedPlayoutsPerSecond: number
}

interface Decision {
  // biome-ignore lint/suspicious/noExplicitAny: a state of any game
  readonly state: any
  readonly seat: Seat
}

const DECISIONS = 24
const WARM_UP_SECONDS = 1
const PLAYOUTS_PER_DECISION = 50

export function measureSearch(
  game: AnyGame,
  options: Options,
  seconds: number,
  environment: Environment,
): SearchMeasurement {
  const progress = new Progress(environment, `search of ${game.name}`, 2 * (seconds + WARM_UP_SECONDS))
  const guide = guideTo(game, botsWithData([game.name]))
  const rate = (guiding: Guide<unknown>, decisions: readonly Decision[], before: number): number => {
    const search = new Search<unknown>(game, guiding)
    const onSpent = (spent: number) => progress.update(before + spent)
    playoutsPerSecond(search, decisions, WARM_UP_SECONDS, onSpent)
    return playoutsPerSecond(search, decisions, seconds, (spent) => onSpent(WARM_UP_SECONDS + spent))
  }
  const measurement = {
    game: game.name,
    options,
    randomPlayoutsPerSecond: rate(
      {},
      decisionsOf(game, options, () => 0),
      0,
    ),
    guidedPlayoutsPerSecond: rate(
      guide,
      decisionsOf(game, options, (number, whole) => Math.floor((whole * number) / DECISIONS)),
      seconds + WARM_UP_SECONDS,
    ),
  }
  progress.end()
  return measurement
}

/** One decision from each of some random games, at the requested move or the next one with a choice. */
function decisionsOf(
  game: AnyGame,
  options: Options,
  moveAsked: (number: number, whole: number) => number,
): readonly Decision[] {
  const buffer = new MoveList()
  return Array.from({ length: DECISIONS }, (_, number) => {
    const begin = () => {
      const chance = fastChance(`search ${number}`)
      return { chance, state: game.setup(options, chance) }
    }
    const whole = begin()
    const length = playAtRandom(game, whole.state, whole.chance, whole.chance, buffer)
    for (let move = moveAsked(number, length); ; move = (move + 1) % length) {
      const { state, chance } = begin()
      playAtRandom(game, state, chance, chance, buffer, move)
      const [seat] = game.actors(state)
      buffer.clear()
      if (seat !== undefined) game.moves(state, seat, buffer)
      if (buffer.length > 1) return { state, seat }
    }
  })
}

function playoutsPerSecond(
  search: Search<unknown>,
  decisions: readonly Decision[],
  seconds: number,
  onSpent: (spent: number) => void,
): number {
  const start = performance.now()
  let playouts = 0
  let thinking = 0
  for (let number = 0; ; number++) {
    const { state, seat } = decisions[number % decisions.length]
    const before = performance.now()
    const thought = search.search(state, seat, fastChance(number), { playouts: PLAYOUTS_PER_DECISION })
    // Decisions without search say nothing about its speed.
    if (thought.playouts > 0) thinking += performance.now() - before
    playouts += thought.playouts
    const spent = (performance.now() - start) / 1000
    onSpent(Math.min(spent, seconds))
    if (spent >= seconds && number >= decisions.length) return Math.round((1000 * playouts) / thinking)
  }
}
