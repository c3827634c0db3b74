import { OBSERVER, type Options, type Outcome, type Viewer } from '@tudor-rose/table'
import type { GameName } from '../boards/games.ts'
import { Desk } from '../local/desk.ts'
import { gameOfRecord } from '../local/game-of-record.ts'
import { freshSeed } from '../local/seeds.ts'
import type { Place } from '../play/place.ts'
import { Refusal } from '../play/refusal.ts'
import type { Sight } from '../play/sight.ts'
import type { OpenedRecord } from '../worker/messages.ts'

const onlyLooking = async (): Promise<void> => {
  throw new Refusal('game-over', 'this game has been played')
}

/** Looking back at a game: any moment of it, through any pair of eyes. */
export class ReplayPlace implements Place {
  readonly game: GameName
  readonly options: Options
  readonly components: string | undefined
  readonly seatNames: readonly string[]
  readonly moves: OpenedRecord['moves']
  readonly rounds: OpenedRecord['rounds']
  readonly isOver: boolean
  readonly #desk: Desk
  #sight = $state.raw<Sight>()
  #number = $state(0)
  #viewer = $state<Viewer>(OBSERVER)

  private constructor(game: GameName, desk: Desk, opened: OpenedRecord) {
    this.game = game
    this.#desk = desk
    this.options = opened.options
    this.components = opened.components
    this.seatNames = opened.seatNames
    this.moves = opened.moves
    this.rounds = opened.rounds
    this.isOver = opened.isOver
  }

  static async open(record: string, outcome: Outcome | undefined, viewer: Viewer): Promise<ReplayPlace> {
    const game = gameOfRecord(record)
    const desk = new Desk(game)
    try {
      const place = new ReplayPlace(game, desk, await desk.ask('openRecord', { record, outcome }))
      await place.look(place.moves.length, viewer)
      return place
    } catch (error) {
      desk.close()
      throw error
    }
  }

  get sight(): Sight | undefined {
    return this.#sight
  }

  /** How many moves had been made at the moment that is asked for. */
  get number(): number {
    return this.#number
  }

  get viewer(): Viewer {
    return this.#viewer
  }

  async look(number: number, viewer: Viewer = this.#viewer): Promise<void> {
    this.#number = Math.min(Math.max(0, number), this.moves.length)
    this.#viewer = viewer
    const asked = { number: this.#number, viewer }
    const sight = await this.#desk.ask('lookAt', asked)
    // Whoever drags the slider has moved on meanwhile.
    if (asked.number === this.#number && asked.viewer === this.#viewer) this.#sight = sight
  }

  /** The record up to the moment that is shown, to be played on with dice and cards that nobody knows. */
  cut(): Promise<string> {
    return this.#desk.ask('cut', { number: this.#number, seed: freshSeed() })
  }

  readonly play = onlyLooking
  readonly undo = onlyLooking
  readonly resign = onlyLooking

  close(): void {
    this.#desk.close()
  }
}
