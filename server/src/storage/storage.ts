import { type Database, type OpenSettings, openDatabase, type Place } from './database.ts'
import { LogWriter } from './log-writer.ts'
import { PeopleStore } from './people-store.ts'
import { ResultStore } from './result-store.ts'
import { StandingStore } from './standing-store.ts'
import { TableStore } from './table-store.ts'
import { TalkStore } from './talk-store.ts'

/** All that a server keeps. */
export class Storage {
  readonly db: Database['db']
  readonly tables: TableStore
  readonly writer: LogWriter
  readonly standings: StandingStore
  readonly people: PeopleStore
  readonly talk: TalkStore
  readonly results: ResultStore

  constructor(database: Database) {
    const { db } = database
    this.db = db
    this.tables = new TableStore(db)
    this.writer = new LogWriter(database)
    this.standings = new StandingStore(db)
    this.people = new PeopleStore(db)
    this.talk = new TalkStore(db)
    this.results = new ResultStore(db)
  }

  static async open(place: Place, settings: OpenSettings = {}): Promise<Storage> {
    return new Storage(await openDatabase(place, settings))
  }

  /** A setting that all servers of this database share: the first to ask decides. */
  async sharedSetting(name: string, proposed: string): Promise<string> {
    await this.db
      .insertInto('settings')
      .values({ name, value: proposed })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const row = await this.db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirstOrThrow()
    return row.value
  }

  /** Whether the database answers. */
  async check(): Promise<void> {
    await this.db.selectFrom('settings').select('name').limit(1).execute()
  }

  async close(): Promise<void> {
    await this.db.destroy()
  }
}
