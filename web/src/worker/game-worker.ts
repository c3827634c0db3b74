import { type IncrementalTask, LEVELS, type Topic } from '@tudor-rose/bots'
import type { Hint } from '@tudor-rose/protocol'
import {
  type AnyGame,
  BadInput,
  completeOptions,
  OBSERVER,
  parseRecord,
  type Seat,
  type Viewer,
} from '@tudor-rose/table'
import { checkFile } from './check-file.ts'
import { botsOf, type GameModule } from './game-module.ts'
import { LocalGame } from './local-game.ts'
import type { AnalysedPosition, LocalGameStart, Requests, RequestType, TableUpdate } from './messages.ts'
import { Replay } from './replay.ts'

type Bots = Pick<typeof import('./bots.ts'), 'beginBot' | 'beginHint'>

/** A game can be shown before its bots are loaded, and bots can play before all their data are loaded. */
async function loadBots(module: GameModule): Promise<Bots> {
  const bots = await import('./bots.ts')
  await bots.learn(module)
  void bots.prepareBots(module)
  return bots
}
/** If no bot has to move, bots are loaded this many milliseconds after everything the page needs first. */
const NO_HURRY = 400

/** The available bots; levels from the weakest. */
const BOTS: readonly string[] = [...LEVELS, 'random']
/** How long a bot thinks before pending requests are answered, in milliseconds. */
const TURN = 16
/** How long an analysis runs before it reports its findings, in milliseconds. */
const ANALYSIS_TURN = 250

/** The worker's environment: the time in milliseconds, and a way to let pending messages be handled. */
export interface Environment {
  readonly now: () => number
  readonly rest: () => Promise<void>
  /** Replaces the default way to load the bots of a game. */
  readonly loadBots?: (module: GameModule) => Promise<Bots>
}

/** A bot's pending decision: what this seat of this game has had to decide since then. */
interface Thought {
  readonly local: LocalGame
  readonly seat: Seat
  readonly since: number | undefined
}

type NewGame = Exclude<LocalGameStart, { record: string }>

type Answers = {
  readonly [T in RequestType]: (ask: Requests[T]['ask']) => Requests[T]['answer'] | Promise<Requests[T]['answer']>
}

/** Handles the page's requests: runs a game with its bots, or replays a finished one. */
export class GameWorker {
  readonly #module: GameModule
  readonly #rules: AnyGame
  readonly #show: (shown: TableUpdate) => void
  readonly #around: Environment
  #local: LocalGame | undefined
  #replay: Replay | undefined
  #analysis: Promise<Iterator<AnalysedPosition, void>> | undefined
  #viewer: Viewer = OBSERVER
  #pause = 0
  #isHurried = false
  #isBotMissing = false
  /** Increases with every change, so that a calculation notices that it is outdated. */
  #changes = 0
  /** The bot's current decision, until its move is made or it has to decide something else. */
  #thought: Thought | undefined
  /** Increases with every game-specific question: only the latest matters. */
  #questionsAsked = 0
  /** Ends the pause before a bot's chosen move is made. */
  #endPause: (() => void) | undefined

  constructor(module: GameModule, show: (shown: TableUpdate) => void, around: Environment) {
    this.#module = module
    this.#rules = module.game
    this.#show = show
    this.#around = around
  }

  readonly answers: Answers = {
    describe: ({ options, components }) => {
      const game = withComponents(this.#rules, components)
      const facts = { specs: game.options, bots: BOTS, components: game.components?.text }
      try {
        return { ...facts, seatNames: game.seats(completeOptions(game, options)), problem: undefined }
      } catch (error) {
        if (!(error instanceof BadInput)) throw error
        return { ...facts, seatNames: [], problem: error.message }
      }
    },

    open: ({ start, players, viewer, botSeed, pause }) => {
      const record = 'record' in start ? parseRecord(start.record, () => this.#rules) : undefined
      const own = withComponents(this.#rules, record ? record.components?.text : (start as NewGame).components)
      this.#local = new LocalGame({ game: own, begin: record ?? (start as NewGame), players, botSeed })
      this.#viewer = viewer
      this.#pause = pause
      this.#changed()
      if (players.some((player) => player !== 'human'))
        setTimeout(() => void this.#loadBots().catch(() => {}), NO_HURRY)
      const { options, seatNames } = this.#local
      return { options, components: unusualComponents(own), seatNames }
    },

    look: ({ viewer }) => {
      this.#viewer = viewer
      this.#tell()
      return null
    },
    play: ({ line }) => this.#act((local) => local.play(this.#viewer, line)),
    undo: () => this.#act((local) => local.undo(this.#viewer)),
    resign: () => this.#act((local) => local.resign(this.#viewer)),
    hurry: () => {
      // After a bot has just moved, the request would apply to the next bot, which nobody has waited for.
      if (this.#local?.awaitedBot === undefined) return null
      this.#isHurried = true
      this.#endPause?.()
      return null
    },

    hint: () => this.#hint(this.#viewer),

    ask: ({ topic, question }) => this.#ask(this.#viewer, topic, question),

    openRecord: ({ record, outcome }) => {
      const read = parseRecord(record, () => this.#rules)
      this.#replay = new Replay(withComponents(this.#rules, read.components?.text), read, {
        outcome,
        roundEvents: this.#module.roundEvents,
      })
      this.#analysis = undefined
      const { options, seatNames, moves, rounds, isOver } = this.#replay
      return { options, components: unusualComponents(this.#replay.game), seatNames, moves, rounds, isOver }
    },
    lookAt: ({ number, viewer }) => this.#replay!.table(number, viewer),
    cut: ({ number, seed }) => this.#replay!.cut(number, seed),
    analyse: () => this.#analyse(),
    check: ({ components }) => checkFile(this.#rules, components),
    lesson: async (point) => (await import('./lesson-state.ts')).lessonStateOf(this.#module, point),
    exercises: async () => (await import('./lessons/practice.ts')).exerciseListOf(this.#module),
    practice: async (point) => (await import('./lessons/practice.ts')).practiceStateOf(this.#module, point),
  }

  /** Works on it in between, and only until the next action or question. */
  async #ask(seat: Viewer, name: string, question: unknown): Promise<unknown> {
    const [change, request] = [this.#changes, ++this.#questionsAsked]
    const isOver = (): boolean => this.#changes !== change || this.#questionsAsked !== request || this.#viewer !== seat
    const [topic] = await Promise.all([this.#loadTopic(name), this.#around.rest()])
    if (isOver() || seat === OBSERVER) return undefined
    const calculation = this.#local!.look((game, state) => topic?.begin(game, state, seat, question))
    while (calculation !== undefined && !this.#thinkOn(calculation)) {
      await this.#around.rest()
      if (isOver()) return undefined
    }
    return calculation?.result()
  }

  async #loadTopic(name: string): Promise<Topic | undefined> {
    const { topics = {} } = await botsOf(this.#module)
    return Object.hasOwn(topics, name) ? (await topics[name]()).topic : undefined
  }

  readonly #loadBots = () => (this.#around.loadBots ?? loadBots)(this.#module)

  #act(act: (local: LocalGame) => void): null {
    act(this.#local!)
    this.#changed()
    return null
  }

  #tell(): void {
    const local = this.#local!
    this.#show({
      table: local.table(this.#viewer),
      record: local.record(),
      isBotThinking: local.awaitedBot !== undefined && !this.#isBotMissing,
      isBotMissing: this.#isBotMissing,
    })
  }

  #changed(): void {
    this.#changes++
    this.#isBotMissing = false
    const local = this.#local!
    const seat = local.awaitedBot
    const since = seat === undefined ? undefined : local.askedSince(seat)
    const before = this.#thought
    // Secret choices of other players are no reason to think again.
    const goesOn = before?.local === local && before.seat === seat && before.since === since
    if (!goesOn) {
      this.#thought = seat === undefined ? undefined : { local, seat, since }
      this.#endPause?.()
    }
    this.#tell()
    if (this.#thought === undefined) this.#isHurried = false
    else if (!goesOn) this.#decide(this.#thought)
  }

  #decide(thought: Thought): void {
    this.#letBotMove(thought).catch((error) => {
      console.error(error)
      if (this.#thought !== thought) return
      // The next change tries again.
      this.#thought = undefined
      this.#isBotMissing = true
      this.#tell()
    })
  }

  async #letBotMove(thought: Thought): Promise<void> {
    const { local, seat } = thought
    const { now, rest } = this.#around
    // Meanwhile a player may have undone a move or resigned.
    const isOver = (): boolean => this.#thought !== thought
    const start = now()
    const [{ beginBot }] = await Promise.all([this.#loadBots(), rest()])
    if (isOver()) return
    const pondering = local.think(seat, beginBot)
    while (!this.#thinkOn(pondering) && !this.#isHurried) {
      await rest()
      if (isOver()) return
    }
    const move = pondering.result()
    await this.#pauseFor(this.#pause - (now() - start))
    if (isOver()) return
    local.playBot(seat, move)
    this.#changed()
  }

  /** Thinks for a moment, and returns whether the decision is made. */
  #thinkOn(pondering: Pick<IncrementalTask<unknown>, 'run'>): boolean {
    const { now } = this.#around
    const end = now() + TURN
    return pondering.run(() => now() < end)
  }

  /** Thinks about the best move of this seat while its decision stays the same, whatever others choose meanwhile. */
  async #hint(seat: Viewer): Promise<readonly Hint[]> {
    const local = this.#local!
    const since = local.askedSince(seat)
    if (since === undefined) return []
    const isOver = (): boolean => this.#local !== local || local.askedSince(seat) !== since
    const { beginHint } = await this.#loadBots()
    if (isOver()) return []
    const advising = local.advise(seat, beginHint)
    while (!this.#thinkOn(advising)) {
      await this.#around.rest()
      if (isOver()) return []
    }
    const { moves } = advising.result()
    return moves.map(({ move, chance }) => ({
      line: local.game.notation.format(move, seat),
      ...(chance !== undefined && { chance }),
    }))
  }

  /** Continues the analysis for a while. Unfinished games must not be analysed. */
  async #analyse(): Promise<Requests['analyse']['answer']> {
    const replay = this.#replay!
    if (!replay.isOver) throw new BadInput('bad-record', 'this game is not over yet')
    // A request during preparation uses the same analysis.
    this.#analysis ??= this.#beginAnalysis(replay)
    const analysis = await this.#analysis
    const positions: AnalysedPosition[] = []
    const end = this.#around.now() + ANALYSIS_TURN
    do {
      const { value, done } = analysis.next()
      if (done) return { positions, isDone: true }
      positions.push(value)
    } while (this.#around.now() < end)
    return { positions, isDone: false }
  }

  async #beginAnalysis(replay: Replay): Promise<Iterator<AnalysedPosition, void>> {
    try {
      const { beginAnalysis } = await import('./analysis.ts')
      return await beginAnalysis(this.#module, replay)
    } catch (error) {
      this.#analysis = undefined
      throw error
    }
  }

  #pauseFor(milliseconds: number): Promise<void> {
    if (milliseconds <= 0 || this.#isHurried) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#endPause?.(), milliseconds)
      this.#endPause = () => {
        clearTimeout(timer)
        this.#endPause = undefined
        resolve()
      }
    })
  }
}

const unusualComponents = ({ components }: AnyGame): string | undefined =>
  components === undefined || components.isStandard ? undefined : components.text

/** The game with the components of a file, if given. */
const withComponents = (game: AnyGame, text: string | undefined): AnyGame =>
  text === undefined || game.components === undefined ? game : game.components.with(text)
