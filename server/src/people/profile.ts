import type { Profile } from '@tudor-rose/protocol'
import { Refusal } from '../refusal.ts'
import type { GameResult, PeopleRow } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import { nameKey } from './names.ts'

const MAX_TABLES = 20

/** A hidden profile is shown to its owner only; to others, it looks as if nobody had that name. */
export async function profileOf(storage: Storage, name: string, asking: PeopleRow | undefined): Promise<Profile> {
  const person = await storage.people.findByName(nameKey(name))
  if (person === undefined || (person.hides_profile === 1 && person.id !== asking?.id))
    throw new Refusal('not-found', 'there is no public profile with this name')
  const [tallies, ratings, latest] = await Promise.all([
    storage.results.tallyOf(person.id),
    storage.results.ratingsOf(person.id),
    storage.results.latestPublic(person.id, MAX_TABLES),
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
