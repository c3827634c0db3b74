import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestClient } from '../testing/client.ts'
import { databaseKinds, type TestDatabase } from '../testing/databases.ts'
import { TestServer } from '../testing/server.ts'

const PASSWORD = 'a rose by any name'

describe.each(await databaseKinds())('on $name', ({ name, missing, create }) => {
  describe.skipIf(missing !== undefined)(missing === undefined ? name : `${name} (skipped: ${missing})`, () => {
    let database: TestDatabase
    let server: TestServer

    beforeAll(async () => {
      database = await create()
      server = await TestServer.start({ location: database.location })
    })

    afterAll(async () => {
      await server.close()
      await database.remove()
    })

    async function account(called: string): Promise<TestClient> {
      const client = server.client()
      await client.ask('POST', '/api/guest', {})
      await client.ask('POST', '/api/account', { name: called, password: PASSWORD })
      return client
    }

    /** A duel that the second player resigns. */
    async function wonBy(red: TestClient, white: TestClient, visibility: string): Promise<string> {
      const seats = [{ kind: 'me' }, { kind: 'invited' }]
      const { id, invitation } = await red.ask('POST', '/api/tables', { game: 'duel', seats, visibility })
      await white.ask('POST', `/api/tables/${id}/join`, { invitation })
      const socket = await white.sit(id)
      await socket.ask({ type: 'resign', at: 0 })
      socket.close()
      return id
    }

    /** Results are entered shortly after the end of the game is reported. */
    async function profileWith(games: number, path: string) {
      const entered = async () => {
        const [duel] = (await server.client().ask('GET', path)).games
        return duel === undefined ? 0 : duel.won + duel.drawn + duel.lost
      }
      await expect.poll(entered).toBe(games)
      return server.client().ask('GET', path)
    }

    test('shows results, rating and public tables, and nothing else', async () => {
      const [anna, bert] = [await account('Anna of York'), await account('Bert')]
      const shown = await wonBy(anna, bert, 'public')
      await wonBy(anna, bert, 'private')
      const profile = await profileWith(2, '/api/people/anna%20of%20york')
      expect(profile).toEqual({
        name: 'Anna of York',
        since: expect.any(Number),
        games: [{ game: 'duel', won: 2, drawn: 0, lost: 0, rating: expect.objectContaining({ games: 2 }) }],
        tables: [{ id: shown, game: 'duel', seat: 0, result: 'won', rated: true, endedAt: expect.any(Number) }],
      })
      const [{ rating }] = profile.games
      expect(rating.mu).toBeGreaterThan(25)
      expect(rating.sigma).toBeLessThan(25 / 3)
      expect((await profileWith(2, '/api/people/Bert')).games[0]).toMatchObject({ won: 0, lost: 2 })
    })

    test('can be hidden from all but its owner, and is deleted with the account', async () => {
      const cora = await account('Cora')
      expect(await cora.ask('GET', '/api/me/profile')).toEqual({ hidden: false })
      expect((await server.client().ask('GET', '/api/people/Cora')).games).toEqual([])
      expect(await cora.ask('POST', '/api/me/profile', { hidden: true })).toEqual({ hidden: true })
      expect(await server.client().refusal('GET', '/api/people/Cora')).toBe('not-found')
      expect((await cora.ask('GET', '/api/people/Cora')).name).toBe('Cora')
      expect((await cora.ask('GET', '/api/me/data')).person.hidesProfile).toBe(true)
      await cora.ask('POST', '/api/me/profile', { hidden: false })
      await cora.ask('POST', '/api/me/delete', { password: PASSWORD })
      expect(await server.client().refusal('GET', '/api/people/Cora')).toBe('not-found')
    })

    test('of an unknown name, a guest or an invalid name is refused', async () => {
      const guest = server.client()
      const { name: guestName } = await guest.ask('POST', '/api/guest', {})
      for (const nobody of ['nobody', encodeURIComponent(guestName), '__proto__', 'null', '%25'])
        expect(await guest.refusal('GET', `/api/people/${nobody}`)).toBe('not-found')
      expect(await guest.refusal('GET', '/api/people/%00')).toBe('bad-message')
      expect(await guest.refusal('GET', `/api/people/${'a'.repeat(31)}`)).toBe('bad-message')
      expect(await guest.refusal('POST', '/api/me/profile', { hidden: 'yes' })).toBe('bad-message')
      expect(await server.client().refusal('POST', '/api/me/profile', { hidden: true })).toBe('not-logged-in')
    })
  })
})
