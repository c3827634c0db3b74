import { Refusal } from '../refusal.ts'
import type { UnfinishedSeat } from '../storage/participation-store.ts'
import type { Storage } from '../storage/storage.ts'
import type { Opening } from '../tables/opening.ts'
import type { Play } from '../tables/play.ts'

export interface AccountDeletionSettings {
  readonly storage: Storage
  readonly opening: Opening
  readonly play: Play
  readonly onFault: (error: unknown, tableId: string) => void
}

const BATCH_SIZE = 20

/**
 * Gives up the seats of deleted people, so that nobody waits for them. Before the start of a game a seat becomes free again;
 * during a game somebody else can take it over at once. The work to do is stored in the transaction that deletes the person,
 * so if one server does not finish it, another does.
 */
export class AccountDeletion {
  readonly #settings: AccountDeletionSettings

  constructor(settings: AccountDeletionSettings) {
    this.#settings = settings
  }

  /** The next sweep repeats what fails here. */
  async giveUpSeats(personId: string): Promise<void> {
    const { storage, onFault } = this.#settings
    try {
      for (const seat of await storage.participation.unfinishedSeatsOf(personId)) await this.#leave(seat, personId)
      await storage.people.hasDeparted(personId)
    } catch (error) {
      onFault(error, '')
    }
  }

  /** Does what is left to do; called regularly. */
  async sweep(): Promise<void> {
    for (const personId of await this.#settings.storage.people.departing(BATCH_SIZE)) await this.giveUpSeats(personId)
  }

  async #leave({ table_id, seat, status }: UnfinishedSeat, personId: string): Promise<void> {
    const { opening, play } = this.#settings
    if (status === 'open' && (await isDone(opening.leave(table_id, personId, seat)))) return
    // The game may have started in the meantime.
    await isDone(play.vacate(table_id, { seat, personId }))
  }
}

/** A refusal means that there is nothing to do: the seat belongs to somebody else, or nobody can play at the table. */
async function isDone(action: Promise<unknown>): Promise<boolean> {
  try {
    await action
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'unavailable') return false
    throw error
  }
}
