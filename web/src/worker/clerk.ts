import { type AnyGame, BadInput, completeOptions, OBSERVER, parseRecord, type Viewer } from '@tudor-rose/table'
import { LocalGame } from './local-game.ts'
import type { Beginning, Requests, RequestType, Shown } from './messages.ts'
import { Replay } from './replay.ts'
import { gameOfRecord, loadRules } from './rules.ts'

/** A game can be shown before its bots are here. */
const loadBots = () => import('./bots.ts')

type NewGame = Exclude<Beginning, { record: string }>

type Answers = {
  readonly [T in RequestType]: (ask: Requests[T]['ask']) => Requests[T]['answer'] | Promise<Requests[T]['answer']>
}

/** Does what the page asks of the rules: runs one local game with its bots, or shows one that has been played. */
export class Clerk {
  readonly #show: (shown: Shown) => void
  #local: LocalGame | undefined
  #replay: Replay | undefined
  #viewer: Viewer = OBSERVER
  #pause = 0
  #isHurried = false
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Makes the move that a bot has in mind. */
  #botMove: (() => void) | undefined

  constructor(show: (shown: Shown) => void) {
    this.#show = show
  }

  readonly answers: Answers = {
    prepare: async ({ game }) => {
      await Promise.all([loadRules(game), loadBots()])
      return null
    },

    describe: async ({ game: name, options, components }) => {
      const game = withComponents(await loadRules(name), components)
      const { botsOf } = await loadBots()
      const facts = { specs: game.options, bots: botsOf(name), components: game.components?.text }
      try {
        return { ...facts, seatNames: game.seats(completeOptions(game, options)), problem: undefined }
      } catch (error) {
        if (!(error instanceof BadInput)) throw error
        return { ...facts, seatNames: [], problem: error.message }
      }
    },

    open: async ({ beginning, players, viewer, botSeed, pause }) => {
      const name = 'record' in beginning ? gameOfRecord(beginning.record) : beginning.game
      const game = await loadRules(name)
      const record = 'record' in beginning ? parseRecord(beginning.record, () => game) : undefined
      const own = withComponents(game, record ? record.components?.text : (beginning as NewGame).components)
      this.#local = new LocalGame({ game: own, begin: record ?? (beginning as NewGame), players, botSeed })
      this.#viewer = viewer
      this.#pause = pause
      this.#changed()
      const { options, seatNames } = this.#local
      return { game: name, options, components: unusualComponents(own), seatNames }
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
      this.#isHurried = true
      this.#botMove?.()
      return null
    },

    openRecord: async ({ record }) => {
      const name = gameOfRecord(record)
      const game = await loadRules(name)
      const read = parseRecord(record, () => game)
      this.#replay = new Replay(withComponents(game, read.components?.text), read)
      const { options, seatNames, moves } = this.#replay
      return { game: name, options, components: unusualComponents(this.#replay.game), seatNames, moves }
    },
    lookAt: ({ number, viewer }) => this.#replay!.sight(number, viewer),
    cut: ({ number, seed }) => this.#replay!.cut(number, seed),
    lesson: async (point) => (await import('./lessons/follow.ts')).momentOf(point),
  }

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
      isBotThinking: local.awaitedBot !== undefined,
    })
  }

  #changed(): void {
    clearTimeout(this.#timer)
    this.#botMove = undefined
    this.#tell()
    if (this.#local!.awaitedBot === undefined) this.#isHurried = false
    // The page has its picture first; a bot may take its time.
    else this.#timer = setTimeout(() => void this.#letBotMove(), 0)
  }

  async #letBotMove(): Promise<void> {
    const waiting = this.#timer
    const { policyFor } = await loadBots()
    // Meanwhile somebody may have taken a move back, or resigned.
    if (this.#timer !== waiting) return
    const local = this.#local!
    const seat = local.awaitedBot
    if (seat === undefined) return
    const start = performance.now()
    const move = local.think(seat, policyFor)
    this.#botMove = () => {
      clearTimeout(this.#timer)
      local.playBot(seat, move)
      this.#changed()
    }
    const pause = this.#isHurried ? 0 : Math.max(0, this.#pause - (performance.now() - start))
    this.#timer = setTimeout(this.#botMove, pause)
  }
}

const unusualComponents = ({ components }: AnyGame): string | undefined =>
  components === undefined || components.isStandard ? undefined : components.text

/** The game with the components of a file, if one is given. */
const withComponents = (game: AnyGame, text: string | undefined): AnyGame =>
  text === undefined || game.components === undefined ? game : game.components.with(text)
