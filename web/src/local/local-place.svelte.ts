import type { ToldOdds } from '@tudor-rose/bots'
import { OBSERVER, type Options, type Seat, type Viewer } from '@tudor-rose/table'
import type { GameName } from '../boards/games.ts'
import type { Place } from '../play/place.ts'
import type { Sight } from '../play/sight.ts'
import type { Hint, OddsAsked, Opened, Shown } from '../worker/messages.ts'
import { Desk } from './desk.ts'
import type { SavedGame, SavedGames } from './saved-games.ts'
import { freshNumber } from './seeds.ts'

/** The place of whoever holds this device: people take turns at it, bots play in a worker, every change is saved. */
export class LocalPlace implements Place {
  readonly game: GameName
  readonly options: Options
  readonly seatNames: readonly string[]
  readonly saved: SavedGame
  readonly #games: SavedGames
  readonly #people: readonly Seat[]
  readonly #pause: number
  #desk: Desk
  #sight = $state.raw<Sight>()
  #curtain = $state<Seat>()
  #isBotThinking = $state(false)
  #isBotMissing = $state(false)
  #askedSince = $state<number>()
  #saving = Promise.resolve()
  #components: string | undefined
  #record: string
  #isClosed = false

  private constructor(saved: SavedGame, games: SavedGames, pause: number) {
    this.game = saved.game
    this.options = saved.options
    this.seatNames = saved.seatNames
    this.saved = saved
    this.#record = saved.record
    this.#games = games
    this.#people = saved.players.flatMap((player, seat) => (player === 'human' ? [seat] : []))
    this.#pause = pause
    this.#desk = this.#newDesk()
  }

  /** Sits down at a saved game. `pause` is how long a bot waits before it moves, in milliseconds. */
  static async open(saved: SavedGame, games: SavedGames, pause: number): Promise<LocalPlace> {
    const place = new LocalPlace(saved, games, pause)
    const people = place.#people
    // Whose secrets may be shown is known only when the game says who is asked.
    const viewer = people.length === 1 ? people[0] : OBSERVER
    try {
      place.#components = (await place.#openAt(place.#desk, viewer)).components
    } catch (error) {
      place.close()
      throw error
    }
    return place
  }

  get components(): string | undefined {
    return this.#components
  }

  get sight(): Sight | undefined {
    return this.#sight
  }

  /** The seat to which the device is to be handed before anything is shown. */
  get curtain(): Seat | undefined {
    return this.#curtain
  }

  get isBotThinking(): boolean {
    return this.#isBotThinking
  }

  /** A bot is to move, but its files did not come. */
  get isBotMissing(): boolean {
    return this.#isBotMissing
  }

  /** Another number, another question, even in the same words. */
  get askedSince(): number | undefined {
    return this.#askedSince
  }

  async liftCurtain(): Promise<void> {
    const seat = this.#curtain
    if (seat === undefined) return
    await this.#desk.ask('look', { viewer: seat })
    this.#curtain = undefined
  }

  async play(line: string): Promise<void> {
    await this.#desk.ask('play', { line })
  }

  async undo(): Promise<void> {
    await this.#desk.ask('undo', {})
  }

  async resign(): Promise<void> {
    await this.#desk.ask('resign', {})
  }

  async hurry(): Promise<void> {
    await this.#desk.ask('hurry', {})
  }

  /** Sends for bots that did not come, with a worker of their own: some browsers never ask again for what failed once. */
  async sendForBots(): Promise<void> {
    const desk = this.#newDesk()
    this.#isBotMissing = false
    this.#isBotThinking = true
    try {
      await this.#openAt(desk, this.#sight?.viewer ?? OBSERVER)
    } catch {
      desk.close()
      this.#isBotThinking = false
      this.#isBotMissing = true
      return
    }
    // Nobody would ever close it again, and its bots would play on in a game that may be open elsewhere.
    if (this.#isClosed) {
      desk.close()
      return
    }
    this.#desk.close()
    this.#desk = desk
  }

  /** What a strong bot would do for whoever looks; nothing where the game goes on meanwhile. */
  hint(): Promise<readonly Hint[]> {
    return this.#desk.ask('hint', {})
  }

  odds(asked: OddsAsked): Promise<ToldOdds | undefined> {
    return this.#desk.ask('odds', asked)
  }

  /** When everything so far is safely kept. */
  get isSaved(): Promise<void> {
    return this.#saving
  }

  close(): void {
    this.#isClosed = true
    this.#desk.close()
  }

  #newDesk(): Desk {
    return new Desk(this.game, (shown) => this.#take(shown))
  }

  #openAt(desk: Desk, viewer: Viewer): Promise<Opened> {
    const { players } = this.saved
    const beginning = { record: this.#record }
    return desk.ask('open', { beginning, players, viewer, botSeed: freshNumber(), pause: this.#pause })
  }

  #take({ sight, record, isBotThinking, isBotMissing, askedSince }: Shown): void {
    const next = this.#nextPerson(sight)
    this.#isBotThinking = isBotThinking
    this.#isBotMissing = isBotMissing
    if (next !== undefined && !this.saved.hasCurtain) void this.#desk.ask('look', { viewer: next })
    else {
      this.#curtain = next
      this.#sight = sight
      this.#askedSince = askedSince
    }
    if (record === this.#record) return
    this.#record = record
    const moves = Number(/^end: (\d+)/m.exec(record)?.[1] ?? 0)
    const kept = { ...this.saved, record, moves, outcome: sight.outcome, changedAt: Date.now() }
    this.#saving = this.#games.save(kept).catch(() => {})
  }

  /** Who is asked now, if that is somebody else than who looks at the screen. */
  #nextPerson({ viewer, awaited }: Sight): Seat | undefined {
    if (this.#people.length < 2 || awaited.includes(viewer)) return undefined
    return this.#people.find((seat) => awaited.includes(seat))
  }
}
