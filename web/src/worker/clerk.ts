import { LEVELS, type Pondering, type ToldOdds } from '@tudor-rose/bots'
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
import { LocalGame } from './local-game.ts'
import type { AnalysedMoment, Beginning, Hint, OddsAsked, Requests, RequestType, Shown } from './messages.ts'
import { Replay } from './replay.ts'

type Bots = Pick<typeof import('./bots.ts'), 'beginBot' | 'beginHint'>

/** A game can be shown before its bots are here, and they can play before they have all that they could know. */
async function loadBots(game: string): Promise<Bots> {
  const bots = await import('./bots.ts')
  await bots.learn(game)
  void bots.prepareBots(game)
  return bots
}
/** While nobody waits for a bot, it comes so many milliseconds after all that the page itself needs at first. */
const NO_HURRY = 400

/** Who can be played against; the levels from the weakest. */
const BOTS: readonly string[] = [...LEVELS, 'random']
/** For how long a bot thinks before those who ask something meanwhile are answered, in milliseconds. */
const TURN = 16
/** For how long an analysis goes on before it tells what it has found. */
const ANALYSIS_TURN = 250

/** What the clerk needs of the world: the time, in milliseconds, and a way to let what has come in meanwhile be heard. */
export interface Surroundings {
  readonly now: () => number
  readonly rest: () => Promise<void>
  /** Sends for the bots of a game, in another way than usual. */
  readonly loadBots?: (game: string) => Promise<Bots>
}

/** What a bot is to decide: what this seat of this game has been asked since then. */
interface Thought {
  readonly local: LocalGame
  readonly seat: Seat
  readonly since: number | undefined
}

type NewGame = Exclude<Beginning, { record: string }>

type Answers = {
  readonly [T in RequestType]: (ask: Requests[T]['ask']) => Requests[T]['answer'] | Promise<Requests[T]['answer']>
}

/** Does what the page asks of the rules of a game: runs one with its bots, or shows one that has been played. */
export class Clerk {
  readonly #rules: AnyGame
  readonly #show: (shown: Shown) => void
  readonly #around: Surroundings
  #local: LocalGame | undefined
  #replay: Replay | undefined
  #analysis: Promise<Iterator<AnalysedMoment, void>> | undefined
  #viewer: Viewer = OBSERVER
  #pause = 0
  #isHurried = false
  #isBotMissing = false
  /** Goes up with every change, so that who reckons notices that it is about something that is over. */
  #changes = 0
  /** What a bot thinks about, until its move is made or it is asked something else. */
  #thought: Thought | undefined
  /** Goes up with every question for odds: only the latest is of use. */
  #oddsAsked = 0
  /** Ends the pause in which a bot has its move in mind. */
  #endPause: (() => void) | undefined

  constructor(rules: AnyGame, show: (shown: Shown) => void, around: Surroundings) {
    this.#rules = rules
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

    open: ({ beginning, players, viewer, botSeed, pause }) => {
      const record = 'record' in beginning ? parseRecord(beginning.record, () => this.#rules) : undefined
      const own = withComponents(this.#rules, record ? record.components?.text : (beginning as NewGame).components)
      this.#local = new LocalGame({ game: own, begin: record ?? (beginning as NewGame), players, botSeed })
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
      // Said of a bot that has just moved it would hold for the next one, which nobody has waited for.
      if (this.#local?.awaitedBot === undefined) return null
      this.#isHurried = true
      this.#endPause?.()
      return null
    },

    hint: () => this.#hint(this.#viewer),

    odds: (asked) => this.#odds(this.#viewer, asked),

    openRecord: ({ record, outcome }) => {
      const read = parseRecord(record, () => this.#rules)
      this.#replay = new Replay(withComponents(this.#rules, read.components?.text), read, outcome)
      this.#analysis = undefined
      const { options, seatNames, moves, rounds, isOver } = this.#replay
      return { options, components: unusualComponents(this.#replay.game), seatNames, moves, rounds, isOver }
    },
    lookAt: ({ number, viewer }) => this.#replay!.sight(number, viewer),
    cut: ({ number, seed }) => this.#replay!.cut(number, seed),
    analyse: () => this.#analyse(),
    check: ({ components }) => checkFile(this.#rules, components),
    lesson: async (point) => (await import('./lessons/follow.ts')).momentOf(this.#rules, point),
    exercises: async () => (await import('./lessons/practice.ts')).listOf(this.#rules),
    practice: async (point) => (await import('./lessons/practice.ts')).momentOf(this.#rules, point),
  }

  /** Reckons in between, and only as long as nobody does or asks anything else. */
  async #odds(seat: Viewer, asked: OddsAsked): Promise<ToldOdds | undefined> {
    const [change, request] = [this.#changes, ++this.#oddsAsked]
    const isOver = (): boolean => this.#changes !== change || this.#oddsAsked !== request || this.#viewer !== seat
    const [{ beginOdds }] = await Promise.all([import('./odds.ts'), this.#around.rest()])
    if (isOver() || seat === OBSERVER) return undefined
    const reckoning = this.#local!.look((game, state) => beginOdds(game, state, seat, asked))
    while (reckoning !== undefined && !this.#thinkOn(reckoning)) {
      await this.#around.rest()
      if (isOver()) return undefined
    }
    return reckoning?.told()
  }

  readonly #loadBots = () => (this.#around.loadBots ?? loadBots)(this.#rules.name)

  #act(act: (local: LocalGame) => void): null {
    act(this.#local!)
    this.#changed()
    return null
  }

  #tell(): void {
    const local = this.#local!
    this.#show({
      sight: local.sight(this.#viewer),
      record: local.record(),
      isBotThinking: local.awaitedBot !== undefined && !this.#isBotMissing,
      isBotMissing: this.#isBotMissing,
      askedSince: local.askedSince(this.#viewer),
    })
  }

  #changed(): void {
    this.#changes++
    this.#isBotMissing = false
    const local = this.#local!
    const seat = local.awaitedBot
    const since = seat === undefined ? undefined : local.askedSince(seat)
    const before = this.#thought
    // What others choose in secret is no reason to think again.
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
      // With the next change it is tried again.
      this.#thought = undefined
      this.#isBotMissing = true
      this.#tell()
    })
  }

  async #letBotMove(thought: Thought): Promise<void> {
    const { local, seat } = thought
    const { now, rest } = this.#around
    // Meanwhile somebody may have taken a move back, or resigned.
    const isOver = (): boolean => this.#thought !== thought
    const start = now()
    const [{ beginBot }] = await Promise.all([this.#loadBots(), rest()])
    if (isOver()) return
    const pondering = local.think(seat, beginBot)
    while (!this.#thinkOn(pondering) && !this.#isHurried) {
      await rest()
      if (isOver()) return
    }
    const move = pondering.move()
    await this.#pauseFor(this.#pause - (now() - start))
    if (isOver()) return
    local.playBot(seat, move)
    this.#changed()
  }

  /** Thinks for a moment, and answers whether the decision is made. */
  #thinkOn(pondering: Pick<Pondering, 'goOn'>): boolean {
    const { now } = this.#around
    const end = now() + TURN
    return pondering.goOn(() => now() < end)
  }

  /** Thinks about what this seat should do, as long as it is asked the same, whatever others choose meanwhile. */
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
    const { moves } = advising.conclude()
    return moves.map(({ move, chance }) => ({ line: local.game.notation.format(move, seat), chance }))
  }

  /** Goes on with the analysis for a while. What is not over yet is nobody's to look into. */
  async #analyse(): Promise<Requests['analyse']['answer']> {
    const replay = this.#replay!
    if (!replay.isOver) throw new BadInput('bad-record', 'this game is not over yet')
    // Whoever asks while it is being prepared goes on with the same one.
    this.#analysis ??= this.#beginAnalysis(replay)
    const analysis = await this.#analysis
    const moments: AnalysedMoment[] = []
    const end = this.#around.now() + ANALYSIS_TURN
    do {
      const { value, done } = analysis.next()
      if (done) return { moments, isDone: true }
      moments.push(value)
    } while (this.#around.now() < end)
    return { moments, isDone: false }
  }

  async #beginAnalysis(replay: Replay): Promise<Iterator<AnalysedMoment, void>> {
    try {
      const { beginAnalysis } = await import('./analysis.ts')
      return await beginAnalysis(replay)
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

/** The game with the components of a file, if one is given. */
const withComponents = (game: AnyGame, text: string | undefined): AnyGame =>
  text === undefined || game.components === undefined ? game : game.components.with(text)
