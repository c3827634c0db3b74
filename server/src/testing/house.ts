import { createHash } from 'node:crypto'
import type { TableRequest } from '@tudor-rose/protocol'
import { GAMES } from '@tudor-rose/registry'
import { MoveList, type Seat } from '@tudor-rose/table'
import { duel } from '../../../table/src/fixture/duel.ts'
import type { Fanout } from '../fanout/fanout.ts'
import { LocalFanout } from '../fanout/local.ts'
import { GameRegistry } from '../games.ts'
import { Subscribers } from '../notifications/subscribers.ts'
import { notificationsAfterRow } from '../notifications/turn-notifications.ts'
import type { DatabaseLocation } from '../storage/database.ts'
import { Storage } from '../storage/storage.ts'
import { Attendance } from '../tables/attendance.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { Opening } from '../tables/opening.ts'
import { Play } from '../tables/play.ts'
import { Tables } from '../tables/tables.ts'

/** The tables of one server without the network, with a clock and secrets that the test controls. */
export class TestHouse {
  /** The current time. */
  time = 1_800_000_000_000
  readonly faults: unknown[] = []
  readonly storage: Storage
  readonly games = new GameRegistry([duel, ...GAMES])
  readonly subscribers: Subscribers
  readonly tables: Tables
  readonly opening: Opening
  readonly play: Play
  readonly fanout: Fanout
  readonly attendance: Attendance
  #secrets = 0

  private constructor(storage: Storage, fanout: Fanout) {
    this.storage = storage
    this.fanout = fanout
    const now = () => this.time
    this.subscribers = new Subscribers(storage.notifications, now)
    this.tables = new Tables({
      storage,
      games: this.games,
      fanout: this.fanout,
      now,
      onFault: (error) => this.faults.push(error),
      notificationsAfter: (live) => notificationsAfterRow(this.subscribers, live),
    })
    const secret = () =>
      createHash('sha256')
        .update(`secret ${this.#secrets++}`)
        .digest('base64url')
        .slice(0, 16)
    this.opening = new Opening({
      storage,
      tables: this.tables,
      games: this.games,
      botsFor: () => ['random'],
      now,
      secret,
    })
    this.attendance = new Attendance({ storage, presence: fanout.presence, now })
    this.play = new Play({ storage, tables: this.tables, attendance: this.attendance, now })
  }

  static async build(
    location: DatabaseLocation = { file: ':memory:' },
    fanout: Fanout = new LocalFanout(),
  ): Promise<TestHouse> {
    return new TestHouse(await Storage.open(location), fanout)
  }

  /** A duel between these two people that has begun; red decides first. */
  async duel(more: Partial<TableRequest> = {}, [red, white] = ['red', 'white']): Promise<string> {
    const id = await this.opening.open(red, {
      game: 'duel',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'public',
      ...more,
    })
    await this.opening.join(id, white, {})
    return id
  }

  look<T>(id: string, act: (live: LiveTable) => T): Promise<T> {
    return this.tables.read(id, act)
  }

  number(id: string): Promise<number> {
    return this.look(id, (live) => live.number)
  }

  /** The legal moves of a seat, as text. */
  moves(id: string, seat: Seat): Promise<string[]> {
    return this.look(id, (live) => movesOf(live, seat))
  }

  /** Plays the first legal move of the first seat that must decide, or the move that `choose` picks. */
  async step(id: string, choose: (moves: readonly string[]) => string = (moves) => moves[0]): Promise<void> {
    const { actor, at, moves } = await this.look(id, (live) => {
      const [seat] = live.awaited
      return { actor: { seat, personId: live.personAt(seat) }, at: live.number, moves: movesOf(live, seat) }
    })
    await this.play.move(id, actor, at, choose(moves))
  }

  close(): Promise<void> {
    return this.storage.close()
  }
}

export function movesOf(live: LiveTable, seat: Seat): string[] {
  const legal = new MoveList()
  live.game.moves(live.session!.state, seat, legal)
  return legal.toArray().map((move) => live.game.notation.format(move, seat))
}
