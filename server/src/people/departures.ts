import { Refusal } from '../refusal.ts'
import type { LastingSeat } from '../storage/participation-store.ts'
import type { Storage } from '../storage/storage.ts'
import type { Opening } from '../tables/opening.ts'
import type { Play } from '../tables/play.ts'

export interface DeparturesSettings {
  readonly storage: Storage
  readonly opening: Opening
  readonly play: Play
  readonly onFault: (error: unknown, tableId: string) => void
}

const AT_ONCE = 20

/**
 * Gives up the seats of people who have been forgotten, so that nobody waits for them: where the game has not begun they
 * are free again, where it is under way somebody else may take them over at once. That it is to be done is written together
 * with the forgetting, so what a server leaves undone another does.
 */
export class Departures {
  readonly #settings: DeparturesSettings

  constructor(settings: DeparturesSettings) {
    this.#settings = settings
  }

  /** Does so for one person. What goes wrong is made up for by the next sweep. */
  async of(personId: string): Promise<void> {
    const { storage, onFault } = this.#settings
    try {
      for (const seat of await storage.participation.lastingSeatsOf(personId)) await this.#leave(seat, personId)
      await storage.people.hasDeparted(personId)
    } catch (error) {
      onFault(error, '')
    }
  }

  /** Does what nobody has done yet; called every now and then. */
  async sweep(): Promise<void> {
    for (const personId of await this.#settings.storage.people.departing(AT_ONCE)) await this.of(personId)
  }

  async #leave({ table_id, seat, status }: LastingSeat, personId: string): Promise<void> {
    const { opening, play } = this.#settings
    if (status === 'open' && (await isDone(opening.leave(table_id, personId, seat)))) return
    // Or it has begun at this very moment.
    await isDone(play.vacate(table_id, { seat, personId }))
  }
}

/** A refusal here says that there is nothing to do: the seat is somebody else's, or the table cannot be played at by anybody. */
async function isDone(deed: Promise<unknown>): Promise<boolean> {
  try {
    await deed
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'unavailable') return false
    throw error
  }
}
