import { readFileSync } from 'node:fs'
import { ApiClient } from '@tudor-rose/client'
import { playAtRandom } from '@tudor-rose/client/example-bot'
import { expect, test } from 'vitest'
import { TestServer } from './testing/server.ts'

test('two bots play a whole game over the socket', async () => {
  const server = await TestServer.start()
  const { url } = server.server
  const host = new ApiClient({ url })
  const { id, invitation } = await host.post('/api/tables', {
    body: { game: 'cousins-war', seats: [{ kind: 'invited' }, { kind: 'invited' }] },
  })
  const ends = await Promise.all([0, 1].map(() => playAtRandom(url, id, invitation!)))
  expect(ends).toEqual(['result', 'result'])
  expect(await host.get('/api/tables/:id', { params: { id } })).toMatchObject({ status: 'finished' })
  await server.close()
})

test('the example has at most 40 lines', () => {
  const lines = readFileSync(new URL('../../client/example/bot.ts', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  expect(lines.length).toBeLessThanOrEqual(40)
})
