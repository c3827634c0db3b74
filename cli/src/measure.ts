import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type AnyGame, fastChance, type Game, MoveList, type Options, playAtRandom } from '@tudor-rose/table'
import { Progress } from './progress.ts'
import type { Surroundings } from './surroundings.ts'

export interface Measurement {
  readonly game: string
  readonly options: Options
  readonly movesPerSecond: number
  readonly gamesPerSecond: number
  /** Of a copy that is allocated. */
  readonly copyNs: number
  readonly stateBytes: number
  /** How much more of the heap and of buffers is held after the games than before, garbage collected. */
  readonly heapGrowthBytes: number
  /** Of a copy over a state that is there already. */
  readonly copyIntoNs: number
  readonly games: number
}

const WARM_UP_SECONDS = 1
/** The heap is judged over at least as many games. */
const FEWEST_GAMES = 1000

export function measure(game: AnyGame, options: Options, seconds: number, around: Surroundings): Measurement {
  const progress = new Progress(around, `${game.name} ${Object.values(options).join(' ')}`, seconds + WARM_UP_SECONDS)
  const buffer = new MoveList()
  const playGame = (number: number): number => {
    const chance = fastChance(number)
    return playAtRandom(game, game.setup(options, chance), chance, chance, buffer)
  }
  repeat(WARM_UP_SECONDS, 1, playGame, (spent) => progress.update(spent))
  const heapBefore = bytesHeld()
  const played = repeat(seconds, FEWEST_GAMES, playGame, (spent) => progress.update(WARM_UP_SECONDS + spent))
  const heapGrowthBytes = bytesHeld() - heapBefore
  const states = statesOfRandomGames(game, options)
  const kept = states.map((state) => game.copy(state))
  const measurement = {
    game: game.name,
    options,
    movesPerSecond: Math.round(played.sum / played.seconds),
    gamesPerSecond: Math.round((10 * played.times) / played.seconds) / 10,
    copyNs: nanosecondsPerCopy(() => copyAfresh(game, states, kept)),
    stateBytes: game.bytes(states[0]).byteLength,
    heapGrowthBytes,
    copyIntoNs: nanosecondsPerCopy(() => copyOver(game, states, kept)),
    games: played.times,
  }
  progress.end()
  return measurement
}

/** Does something again and again for so many seconds and at least so many times; answers the sum of what it answered. */
function repeat(
  seconds: number,
  fewest: number,
  act: (time: number) => number,
  onTime: (spent: number) => void,
): { times: number; sum: number; seconds: number } {
  const start = performance.now()
  let sum = 0
  for (let times = 1; ; times++) {
    sum += act(times)
    const spent = (performance.now() - start) / 1000
    onTime(spent)
    if (spent >= seconds && times >= fewest) return { times, sum, seconds: spent }
  }
}

const SAMPLE_SIZE = 64

/** States from all over some games, so that no copy is of a board that is still empty. */
// biome-ignore lint/suspicious/noExplicitAny: a game of any state type
function statesOfRandomGames(game: AnyGame, options: Options): any[] {
  const buffer = new MoveList()
  return Array.from({ length: SAMPLE_SIZE }, (_, number) => {
    const play = (most: number) => {
      const chance = fastChance(`sample ${number}`)
      const state = game.setup(options, chance)
      return { state, moves: playAtRandom(game, state, chance, chance, buffer, most) }
    }
    const whole = play(game.moveBound).moves
    return play(Math.floor((whole * number) / SAMPLE_SIZE)).state
  })
}

const COPIES_PER_BATCH = 100_000
const BATCHES = 15

/** The median of several batches; each batch pays for the collection of the copies that it throws away. */
function nanosecondsPerCopy(runBatch: () => void): number {
  const batches = Array.from({ length: BATCHES }, () => {
    const start = performance.now()
    runBatch()
    return ((performance.now() - start) * 1e6) / COPIES_PER_BATCH
  })
  return Math.round(10 * batches.sort((a, b) => a - b)[BATCHES >> 1]) / 10
}

// Two loops that look alike, on purpose: in a shared one the compiler could not inline either kind of copy.
function copyAfresh<S>(game: Game<S>, states: readonly S[], kept: S[]): void {
  for (let i = 0; i < COPIES_PER_BATCH; i++) {
    const place = i % SAMPLE_SIZE
    kept[place] = game.copy(states[place])
  }
}

function copyOver<S>(game: Game<S>, states: readonly S[], kept: S[]): void {
  for (let i = 0; i < COPIES_PER_BATCH; i++) {
    const place = i % SAMPLE_SIZE
    game.copy(states[place], kept[place])
  }
}

/** What Node holds of heap and buffers once all garbage is gone. */
function bytesHeld(): number {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
