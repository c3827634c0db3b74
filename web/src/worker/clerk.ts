import { type AnyGame, BadInput, completeOptions, OBSERVER, parseRecord, type Viewer } from '@tudor-rose/table'
import { LocalGame } from './local-game.ts'
import type { Beginning, Requests, RequestType, Shown } from './messages.ts'
import { Replay } from './replay.ts'

/** A game can be shown before its bots are here. */
const loadBots = () => import('./bots.ts')
/** While nobody waits for a bot, it comes so many milliseconds after all that the page itself needs at first. */
const NO_HURRY = 400

type NewGame = Exclude<Beginning, { record: string }>

type Answers = {
  readonly [T in RequestType]: (ask: Requests[T]['ask']) => Requests[T]['answer'] | Promise<Requests[T]['answer']>
}

/** Does what the page asks of the rules of a game: runs one with its bots, or shows one that has been played. */
export class Clerk {
  readonly #rules: AnyGame
  readonly #show: (shown: Shown) => void
  #local: LocalGame | undefined
  #replay: Replay | undefined
  #viewer: Viewer = OBSERVER
  #pause = 0
  #isHurried = false
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Makes the move that a bot has in mind. */
  #botMove: (() => void) | undefined

  constructor(rules: AnyGame, show: (shown: Shown) => void) {
    this.#rules = rules
    this.#show = show
  }

  readonly answers: Answers = {
    describe: async ({ options, components }) => {
      const game = withComponents(this.#rules, components)
      const { botsOf } = await loadBots()
      const facts = { specs: game.options, bots: botsOf(game.name), components: game.components?.text }
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
      if (players.some((player) => player !== 'human')) setTimeout(() => void loadBots().catch(() => {}), NO_HURRY)
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
      this.#isHurried = true
      this.#botMove?.()
      return null
    },

    openRecord: ({ record }) => {
      const read = parseRecord(record, () => this.#rules)
      this.#replay = new Replay(withComponents(this.#rules, read.components?.text), read)
      const { options, seatNames, moves } = this.#replay
      return { options, components: unusualComponents(this.#replay.game), seatNames, moves }
    },
    lookAt: ({ number, viewer }) => this.#replay!.sight(number, viewer),
    cut: ({ number, seed }) => this.#replay!.cut(number, seed),
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
