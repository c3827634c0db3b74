import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type AnyGame, fastChance, type Game, MoveList, type Options, playAtRandom } from '@tudor-rose/table'
import type { Environment } from './environment.ts'
import { Progress } from './progress.ts'

export interface Measurement {
  readonly game: string
  readonly options: Options
  readonly movesPerSecond: number
  readonly gamesPerSecond: number
  /** Of a newly allocated copy. */
  readonly copyNs: number
  readonly stateBytes: number
  /** The growth of heap and buffers over a thousand games, after garbage collection. */
  readonly heapGrowthBytes: number
  /** Of a copy into an existing state. */
  readonly copyIntoNs: number
  readonly games: number
}

const WARM_UP_SECONDS = 1
const GAMES_FOR_THE_HEAP = 1000

export function measure(game: AnyGame, options: Options, seconds: number, environment: Environment): Measurement {
  const progress = new Progress(
    environment,
    `${game.name} ${Object.values(options).join(' ')}`,
    seconds + WARM_UP_SECONDS,
  )
  const buffer = new MoveList()
  const playGame = (number: number): number => {
    const chance = fastChance(number)
    return playAtRandom(game, game.setup(options, chance), chance, chance, buffer)
  }
  playFor(WARM_UP_SECONDS, playGame, (spent) => progress.update(spent))
  const played = playFor(seconds, playGame, (spent) => progress.update(WARM_UP_SECONDS + spent))
  // Only now: while games still get faster, the compiler adds to the heap.
  const heapBefore = bytesHeld()
  for (let number = 1; number <= GAMES_FOR_THE_HEAP; number++) playGame(number)
  const heapGrowthBytes = bytesHeld() - heapBefore
  const states = statesOfRandomGames(game, options)
  const kept = states.map((state) => game.copy(state))
  const measurement = {
    game: game.name,
    options,
    movesPerSecond: Math.round(played.moves / played.seconds),
    gamesPerSecond: Math.round((10 * played.games) / played.seconds) / 10,
    copyNs: nanosecondsPerCopy(() => copyAfresh(game, states, kept)),
    stateBytes: game.bytes(states[0]).byteLength,
    heapGrowthBytes,
    copyIntoNs: nanosecondsPerCopy(() => copyOver(game, states, kept)),
    games: played.games,
  }
  progress.end()
  return measurement
}

/** Plays whole games for so many seconds; returns the number of games and moves, and the time taken. */
function playFor(
  seconds: number,
  playGame: (number: number) => number,
  onGame: (spent: number) => void,
): { games: number; moves: number; seconds: number } {
  const start = performance.now()
  let moves = 0
  for (let games = 1; ; games++) {
    moves += playGame(games)
    const spent = (performance.now() - start) / 1000
    onGame(spent)
    if (spent >= seconds) return { games, moves, seconds: spent }
  }
}

const SAMPLE_SIZE = 64

/** States from all parts of some games, so that no copy is of an empty board. */
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

/** The median of several batches; each batch includes the garbage collection of its copies. */
function nanosecondsPerCopy(runBatch: () => void): number {
  const batches = Array.from({ length: BATCHES }, () => {
    const start = performance.now()
    runBatch()
    return ((performance.now() - start) * 1e6) / COPIES_PER_BATCH
  })
  return Math.round(10 * batches.sort((a, b) => a - b)[BATCHES >> 1]) / 10
}

// Two similar loops, on purpose: in a shared one the compiler could not inline either kind of copy.
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

/** The heap and buffers that Node holds after garbage collection. */
function bytesHeld(): number {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  // Buffers are freed in the background after a collection; the next one waits for that.
  for (let i = 0; i < 3; i++) collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
