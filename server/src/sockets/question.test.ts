import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestServer } from '../testing/server.ts'

let server: TestServer

beforeEach(async () => {
  server = await TestServer.start()
})

afterEach(() => server.close())

test('of three players, the one who is asked keeps the question while others propose, agree and decline', async () => {
  const clients = [server.client(), server.client(), server.client()]
  const { id, invitation } = await clients[0].ask('POST', '/api/tables', {
    game: 'lancaster',
    options: { players: '3' },
    seats: [{ kind: 'me' }, { kind: 'invited' }, { kind: 'invited' }],
    hints: true,
  })
  for (const [seat, client] of clients.entries())
    await client.ask('POST', `/api/tables/${id}/join`, { seat, invitation })
  const sockets = []
  for (const client of clients) sockets.push(await client.sit(id))
  const [asked] = sockets[0].table.awaited
  const [first, second] = [0, 1, 2].filter((seat) => seat !== asked)
  const mine = sockets[asked]
  const { askedSince, prompt } = mine.table
  expect(askedSince).toBe(0)
  for (const seat of [first, second]) expect(sockets[seat].table).toMatchObject({ askedSince: null, prompt: null })

  let number = 0
  for (const [seat, message] of [
    [first, { type: 'propose', what: 'abandon' }],
    [second, { type: 'agree' }],
    [first, { type: 'decline' }],
  ] as const) {
    await sockets[seat].reached(number)
    expect(await sockets[seat].ask({ ...message, at: number })).toMatchObject({ type: 'done', number: number + 1 })
    await mine.reached(++number)
    expect(mine.table).toMatchObject({ askedSince, prompt })
  }

  // An answer to the question from before all of that is still accepted.
  expect(await mine.ask({ type: 'move', at: askedSince, move: prompt.moves[0] })).toMatchObject({ type: 'done' })
  await mine.reached(number + 1)
  expect(mine.table.askedSince).not.toBe(askedSince)
})

test('a client that reconnects learns since when the question has been the same', async () => {
  const { red, white, table } = await server.begun()
  const socket = await red.sit(table)
  await white.sit(table).then((other) => other.ask({ type: 'propose', what: 'abandon', at: 0 }))
  await socket.reached(1)
  const again = await red.sit(table)
  expect(again.number).toBe(1)
  expect(again.table.askedSince).toBe(0)
})
