import { AttendanceStore } from './attendance-store.ts'
import { ChatStore } from './chat-store.ts'
import { ContactStore } from './contact-store.ts'
import { type Database, type DatabaseLocation, type OpenSettings, openDatabase } from './database.ts'
import { LogWriter } from './log-writer.ts'
import { NotificationStore } from './notification-store.ts'
import { ParticipationStore } from './participation-store.ts'
import { PeopleStore } from './people-store.ts'
import { ResultStore } from './result-store.ts'
import { TableStore } from './table-store.ts'
import { WaitStateStore } from './wait-state-store.ts'

/** All data of a server. */
export class Storage {
  readonly db: Database['db']
  readonly tables: TableStore
  readonly writer: LogWriter
  readonly waitStates: WaitStateStore
  readonly people: PeopleStore
  readonly participation: ParticipationStore
  readonly chat: ChatStore
  readonly results: ResultStore
  readonly attendance: AttendanceStore
  readonly notifications: NotificationStore
  readonly contacts: ContactStore
  readonly #thread: Database['thread']

  constructor(database: Database) {
    const { db, thread } = database
    this.db = db
    this.#thread = thread
    this.tables = new TableStore(db)
    this.writer = new LogWriter(database)
    this.waitStates = new WaitStateStore(db)
    this.people = new PeopleStore(db)
    this.participation = new ParticipationStore(db)
    this.chat = new ChatStore(db)
    this.results = new ResultStore(db)
    this.attendance = new AttendanceStore(db)
    this.notifications = new NotificationStore(db)
    this.contacts = new ContactStore(db)
  }

  static async open(location: DatabaseLocation, settings: OpenSettings = {}): Promise<Storage> {
    return new Storage(await openDatabase(location, settings))
  }

  /** A setting that all servers of this database share. The first server to ask sets it. */
  async sharedSetting(name: string, proposed: string): Promise<string> {
    await this.db
      .insertInto('settings')
      .values({ name, value: proposed })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const row = await this.db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirstOrThrow()
    return row.value
  }

  /** Rejects if the database does not answer reads and writes. */
  async check(): Promise<void> {
    await this.#thread?.check()
    await this.db.selectFrom('settings').select('name').limit(1).execute()
  }

  async close(): Promise<void> {
    await this.db.destroy()
  }
}
