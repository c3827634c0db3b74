import { AttendanceStore } from './attendance-store.ts'
import { ContactStore } from './contact-store.ts'
import { type Database, type OpenSettings, openDatabase, type Place } from './database.ts'
import { LogWriter } from './log-writer.ts'
import { NoticeStore } from './notice-store.ts'
import { ParticipationStore } from './participation-store.ts'
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
  readonly participation: ParticipationStore
  readonly talk: TalkStore
  readonly results: ResultStore
  readonly attendance: AttendanceStore
  readonly notices: NoticeStore
  readonly contacts: ContactStore
  readonly #thread: Database['thread']

  constructor(database: Database) {
    const { db, thread } = database
    this.db = db
    this.#thread = thread
    this.tables = new TableStore(db)
    this.writer = new LogWriter(database)
    this.standings = new StandingStore(db)
    this.people = new PeopleStore(db)
    this.participation = new ParticipationStore(db)
    this.talk = new TalkStore(db)
    this.results = new ResultStore(db)
    this.attendance = new AttendanceStore(db)
    this.notices = new NoticeStore(db)
    this.contacts = new ContactStore(db)
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

  /** Whether the database answers, to who reads and to who writes. */
  async check(): Promise<void> {
    await this.#thread?.check()
    await this.db.selectFrom('settings').select('name').limit(1).execute()
  }

  async close(): Promise<void> {
    await this.db.destroy()
  }
}
