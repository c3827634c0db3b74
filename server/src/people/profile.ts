import { Refusal } from '../refusal.ts'
import type { GameResult, PeopleRow } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import { nameKey } from './names.ts'

/** What everybody may know about an account. */
export interface Profile {
  readonly name: string
  /** Since when the person has been here. */
  readonly since: number
  readonly games: readonly GameProfile[]
  /** The latest finished tables that everybody may know of. */
  readonly tables: readonly {
    readonly id: string
    readonly game: string
    readonly seat: number
    readonly result: GameResult
    readonly rated: boolean
    readonly endedAt: number
  }[]
}

export interface GameProfile {
  readonly game: string
  readonly won: number
  readonly drawn: number
  readonly lost: number
  /** The mean and its uncertainty, made of so many games; nothing before the first rated one. */
  readonly rating: { readonly mu: number; readonly sigma: number; readonly games: number } | null
}

const MOST_TABLES = 20

/** The profile of an account. A hidden one is shown to its owner alone; to others it is as if nobody had that name. */
export async function profileOf(storage: Storage, name: string, asking: PeopleRow | undefined): Promise<Profile> {
  const person = await storage.people.findByName(nameKey(name))
  if (person === undefined || (person.hides_profile === 1 && person.id !== asking?.id))
    throw new Refusal('not-found', 'there is nobody of this name who shows a profile')
  const [tallies, ratings, latest] = await Promise.all([
    storage.results.tallyOf(person.id),
    storage.results.ratingsOf(person.id),
    storage.results.latestPublic(person.id, MOST_TABLES),
  ])
  const games = [...new Set(tallies.map(({ game }) => game))].sort()
  const count = (game: string, result: GameResult): number =>
    tallies.find((tally) => tally.game === game && tally.result === result)?.count ?? 0
  return {
    name: person.name,
    since: person.created_at,
    games: games.map((game) => {
      const rating = ratings.find((each) => each.game === game)
      return {
        game,
        won: count(game, 'won'),
        drawn: count(game, 'drawn'),
        lost: count(game, 'lost'),
        rating: rating === undefined ? null : { mu: rating.mu, sigma: rating.sigma, games: rating.games },
      }
    }),
    tables: latest.map(({ table_id, game, seat, result, mu, ended_at }) => ({
      id: table_id,
      game,
      seat,
      result,
      rated: mu !== null,
      endedAt: ended_at,
    })),
  }
}
