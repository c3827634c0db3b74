import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds, type TestDatabase } from '../testing/databases.ts'
import { TestServer } from '../testing/server.ts'

const kinds = await databaseKinds()

describe.each(kinds)('on $name', ({ name, missing, create }) => {
  describe.skipIf(missing !== undefined)(missing === undefined ? name : `${name} (skipped: ${missing})`, () => {
    let database: TestDatabase
    let server: TestServer

    beforeAll(async () => {
      database = await create()
      server = await TestServer.start({ location: database.location })
    })

    afterAll(async () => {
      await server?.close()
      await database?.remove()
    })

    test.each(['%00', 'a%00b', '%0a', '%F0%9F%8C%B9', '..%2f..', 'x'.repeat(41)])(
      'there is no table %s',
      async (id) => {
        const client = server.client()
        await client.ask('POST', '/api/guest', {})
        for (const what of ['', '/record', '/replay'])
          expect(await client.refusal('GET', `/api/tables/${id}${what}`)).toBe('no-such-table')
        for (const what of ['leave', 'offer', 'claim', 'join', 'substitute'])
          expect(await client.refusal('POST', `/api/tables/${id}/${what}`, { seat: 0 })).toBe('no-such-table')
        expect(await client.refusal('POST', `/api/tables/${id}/rematch`, {})).toBe('no-such-table')
      },
    )

    test.each(['\0', '{"cards"\0: 7}', '\ud800'])('no file of components has %j in it', async (components) => {
      const seats = [{ kind: 'me' }, { kind: 'open' }]
      const asked = { game: 'cousins-war', seats, components }
      expect(await server.client().refusal('POST', '/api/tables', asked)).toBe('bad-message')
    })

    test.each(['a%00.b', '%00', '.', 'a.b%00', ''])('nobody unsubscribes with the token %s', async (token) => {
      const { status } = await server.client().request('POST', `/unsubscribe?token=${token}`)
      expect(status).toBe(410)
    })
  })
})
