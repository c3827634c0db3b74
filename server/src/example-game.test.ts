import { ApiClient } from '@tudor-rose/client'
import { playAtRandom } from '@tudor-rose/client/example-bot'
import { findGames } from '@tudor-rose/registry'
import { expect, test } from 'vitest'
import { TestServer } from './testing/server.ts'

const TABLE = { game: 'nine-mens-morris', seats: [{ kind: 'invited' }, { kind: 'invited' }] } as const

test('a game of the example is played at a table', async () => {
  const server = await TestServer.start({}, Date.now, await findGames(['games', 'examples']))
  const { url } = server.server
  const host = new ApiClient({ url })
  const { id, invitation } = await host.post('/api/tables', { body: TABLE })
  const ends = await Promise.all([0, 1].map(() => playAtRandom(url, id, invitation!)))
  expect(ends).toEqual(['result', 'result'])
  expect(await host.get('/api/tables/:id', { params: { id } })).toMatchObject({ status: 'finished' })
  await server.close()
})

test('a server has no examples by default', async () => {
  const server = await TestServer.start()
  const host = new ApiClient({ url: server.server.url })
  const { games } = await host.get('/api/games')
  expect(games.map(({ name }) => name)).not.toContain('nine-mens-morris')
  await expect(host.post('/api/tables', { body: TABLE })).rejects.toThrow('there is no game "nine-mens-morris"')
  await server.close()
})
