import { OBSERVER, parseRecord, verifyRecord } from '@tudor-rose/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { duel } from '../../../table/src/fixture/duel.ts'
import { TestClient, type TestSocket } from '../testing/client.ts'
import { databaseKinds } from '../testing/databases.ts'
import { TestServer } from '../testing/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await TestServer.start()
})

afterAll(async () => {
  await server.close()
  expect(server.logged.filter((line) => line.includes('"level":50'))).toEqual([])
})

/** Plays the first legal move of a seat that must decide, using only what the sockets show. */
async function step(sockets: readonly TestSocket[]): Promise<void> {
  const asked = sockets.find((socket) => socket.table.prompt !== null)!
  const answer = await asked.ask({ type: 'move', at: asked.number, move: asked.table.prompt.moves[0] })
  expect(answer.type).toBe('done')
  await Promise.all(sockets.map((socket) => socket.reached(answer.number)))
}

test('two play to the end; patched views equal fresh ones; the record can be verified', async () => {
  const { red, white, table } = await server.begun()
  const sockets = [await red.sit(table), await white.sit(table)]
  const { commitment } = sockets[0].received.find((message) => message.type === 'table').table
  while (sockets[0].table.outcome === null) {
    await step(sockets)
    const fresh = await red.sit(table)
    expect(sockets[0].table).toEqual(fresh.table)
    expect(sockets[0].events).toEqual(fresh.events)
    fresh.close()
    expect(sockets[0].table.seeds === null).toBe(sockets[0].table.outcome === null)
  }
  const text = await (await red.request('GET', `/api/tables/${table}/record`)).text()
  const record = parseRecord(text, () => duel)
  expect(() => verifyRecord(duel, record)).not.toThrow()
  expect(record.seed).toBe(sockets[1].table.seeds.seed)
  const { createHash } = await import('node:crypto')
  expect(createHash('sha256').update(record.seed).digest('hex')).toBe(commitment)
})

test('a socket that returns with the last number gets nothing again, with an older one what it missed', async () => {
  const { red, white, table } = await server.begun()
  const [mine, other] = [await red.sit(table), await white.sit(table)]
  await step([mine, other])
  const known = mine.number
  const knownEvents = mine.events.length
  mine.close()
  const same = await red.sit(table, { since: known })
  expect(same.received.find((message) => message.type === 'table')).toMatchObject({ same: true, number: known })
  await step([await red.sit(table), other])
  await step([await red.sit(table), other])
  const later = await red.sit(table, { since: known })
  const message = later.received.find((each) => each.type === 'table')
  expect(message.told).toBe(knownEvents)
  expect((await red.sit(table)).table).toMatchObject(message.face)
})

test('a hello with a number of another server is answered with the table of that number', async () => {
  const [{ create }] = await databaseKinds()
  const database = await create()
  const servers = [
    await TestServer.start({ location: database.location }),
    await TestServer.start({ location: database.location }),
  ]
  const { red, table } = await servers[0].begun()
  const elsewhere = new TestClient(servers[1].server.url)
  elsewhere.cookie = red.cookie
  const [here, there] = [await red.sit(table), await elsewhere.sit(table)]
  await here.ask({ type: 'move', at: 0, move: 'aim' })
  const again = await elsewhere.sit(table, { since: 1 })
  expect(again.received.find((message) => message.type === 'table')).toMatchObject({ same: true, number: 1 })
  for (const socket of [here, there, again]) socket.close()
  for (const each of servers) await each.close()
  await database.remove()
})

test('chat from another server arrives even if the news of it was lost', async () => {
  const [{ create }] = await databaseKinds()
  const database = await create()
  // Without Redis, the servers do not inform each other.
  const servers = [
    await TestServer.start({ location: database.location }),
    await TestServer.start({ location: database.location }),
  ]
  const { red, white, table } = await servers[0].begun()
  const elsewhere = new TestClient(servers[1].server.url)
  elsewhere.cookie = white.cookie
  const [here, there] = [await red.sit(table), await elsewhere.sit(table)]
  await here.ask({ type: 'chat', text: 'Well met' })
  await here.ask({ type: 'chat', text: 'Your move' })
  const heard = () => there.received.filter(({ type }) => type === 'chat').flatMap(({ lines }) => lines)
  await there.until(() => heard().length >= 2, 'the chat')
  expect(heard()).toMatchObject([{ text: 'Well met' }, { text: 'Your move' }])
  for (const socket of [here, there]) socket.close()
  for (const each of servers) await each.close()
  await database.remove()
})

test('a repeated move gets the same answer; a stale one is refused and the table sent again', async () => {
  const { red, table } = await server.begun()
  const socket = await red.sit(table)
  expect(await socket.ask({ type: 'move', at: 0, move: 'aim' })).toMatchObject({ type: 'done', number: 1 })
  expect(await socket.ask({ type: 'move', at: 0, move: 'aim' })).toMatchObject({ type: 'done', number: 1 })
  const before = socket.received.length
  expect(await socket.ask({ type: 'move', at: 0, move: 'ready' })).toMatchObject({ type: 'error', code: 'stale' })
  const shown = await socket.until(
    () => socket.received.slice(before).find((each) => each.type === 'table'),
    'the table',
  )
  expect(shown).toMatchObject({ number: 1, face: { status: 'playing' } })
})

test('undo, proposals, resignation, chat, notes and presence go over the socket', async () => {
  const { red, white, table } = await server.begun()
  const [r, w] = [await red.sit(table), await white.sit(table)]
  await r.ask({ type: 'move', at: 0, move: 'aim' })
  expect(r.table.mayUndo).toBe(true)
  await r.ask({ type: 'undo', at: 1 })
  expect(r.table.view.aim).toBe(0)
  await r.ask({ type: 'move', at: 2, move: 'look' })
  await w.reached(3)
  await r.ask({ type: 'propose', at: 3, what: 'undo', moves: 1 })
  await w.until(() => w.table.proposal?.by === 0, 'the proposal')
  await w.ask({ type: 'agree', at: 4 })
  await r.reached(5)
  expect(r.table.view.seen).toEqual([])

  await w.ask({ type: 'chat', text: 'Well played' })
  const line = await r.next((message) => message.type === 'chat')
  expect(line.lines[0]).toMatchObject({ number: 1, seat: 1, text: 'Well played' })
  await r.ask({ type: 'note', text: 'white bluffs' })
  expect((await red.sit(table)).received.find((message) => message.type === 'note')).toMatchObject({
    text: 'white bluffs',
  })
  expect((await white.sit(table)).received.find((message) => message.type === 'note')).toBeUndefined()
  await r.until(() => r.received.findLast((each) => each.type === 'presence')?.seats.length === 2, 'both to be present')

  await w.ask({ type: 'resign', at: 5 })
  await r.until(() => r.table.outcome?.resigned === 1, 'the end')
})

describe('secrets', () => {
  test("every seat gets its own view, an observer the observer's, and nobody a prompt of another", async () => {
    const { red, white, table, invitation } = await server.begun()
    const [r, w] = [await red.sit(table), await white.sit(table)]
    const watcher = await server.client().sit(table, { invitation })
    expect(r.table.view.hand).toHaveLength(3)
    expect(w.table.view.hand).toHaveLength(3)
    expect(r.table.view.hand).not.toEqual(w.table.view.hand)
    expect(watcher.table.view.hand).toEqual([])
    expect([r.table.prompt !== null, w.table.prompt, watcher.table.prompt]).toEqual([true, null, null])
    await r.ask({ type: 'move', at: 0, move: 'look' })
    await Promise.all([w.reached(1), watcher.reached(1)])
    expect(r.events.at(-1).params.weapon).not.toBe('weapon.hidden')
    for (const other of [w, watcher]) expect(other.events.at(-1).params.weapon).toBe('weapon.hidden')
  })

  test('nothing sent to an observer depends on hidden information', async () => {
    const { red, white, table, invitation } = await server.begun()
    const sockets = [await red.sit(table), await white.sit(table)]
    const watcher = await server.client().sit(table, { invitation })
    await step(sockets)
    const { hand: ofRed } = sockets[0].table.view
    await step(sockets)
    const sent = JSON.stringify(watcher.received)
    const used = sockets[0].table.view.used
    for (const weapon of ofRed.filter((each: string) => !used.includes(each))) expect(sent).not.toContain(weapon)
    expect(sent).not.toMatch(/"seed"/)
    expect(watcher.received.find((message) => message.type === 'table').viewer).toBe(OBSERVER)
  })

  test('a cookie gives access to its own seat only', async () => {
    const { red, table } = await server.begun()
    const socket = await red.open()
    socket.send({ type: 'hello', id: 99, table, seat: 1 })
    expect(await socket.next((message) => message.id === 99)).toMatchObject({ type: 'error', code: 'not-allowed' })
    expect(socket.received.some((message) => message.type === 'table')).toBe(false)
    expect(await socket.ask({ type: 'move', at: 0, move: 'aim' })).toMatchObject({ code: 'bad-message' })
  })

  test('an anonymous observer can neither play nor chat', async () => {
    const { table, invitation } = await server.begun()
    const stranger = await server.client().sit(table, { invitation })
    expect(await stranger.ask({ type: 'move', at: 0, move: 'aim' })).toMatchObject({ code: 'not-logged-in' })
    const guest = server.client()
    await guest.ask('POST', '/api/guest', {})
    const watcher = await guest.sit(table, { invitation })
    expect(await watcher.ask({ type: 'move', at: 0, move: 'aim' })).toMatchObject({ code: 'not-allowed' })
    expect(await watcher.ask({ type: 'resign', at: 0 })).toMatchObject({ code: 'not-allowed' })
  })

  test('a private table is invisible without its link, and one without observers to everybody else', async () => {
    const closed = await server.begun()
    await expect(server.client().sit(closed.table)).rejects.toThrow('not-allowed')
    await expect(server.client().sit(closed.table, { invitation: 'guessed' })).rejects.toThrow('not-allowed')
    const unwatched = await server.begun({ watchers: false, visibility: 'public' })
    await expect(server.client().sit(unwatched.table, { invitation: unwatched.invitation })).rejects.toThrow(
      'not-allowed',
    )
    await expect(server.client().sit('nowhere')).rejects.toThrow('no-such-table')
  })

  test('seeds, cookies and invitations are never logged', async () => {
    let hasClock = true
    const faulty = await TestServer.start({ hasLimits: true }, () => {
      if (!hasClock) throw new Error('the clock has stopped')
      return Date.now()
    })
    const { red, white, table, invitation } = await faulty.begun({ seed: 'the-seed-of-red' })
    const sockets = [await red.sit(table), await white.sit(table)]
    await sockets[0].ask({ type: 'resign', at: 0 })
    hasClock = false
    const path = `/api/tables/${table}`
    expect(await red.refusal('GET', `${path}?invitation=${invitation}`)).toBe('unavailable')
    hasClock = true
    await faulty.close()
    const logged = faulty.logged.join('\n')
    expect(logged).toContain(path)
    for (const secret of ['the-seed-of-red', sockets[0].table.seeds.seed, red.cookie, invitation])
      expect(logged).not.toContain(secret)
  })
})

describe('bad messages', () => {
  test.each([
    ['not JSON', 'move'],
    ['nothing', ''],
    ['a number', '7'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no type', '{}'],
    ['an unknown type', '{"type":"fly"}'],
    ['a type out of a prototype', '{"type":"constructor"}'],
    ['__proto__ as an entry', '{"type":"move","at":0,"move":"aim","__proto__":{"x":1}}'],
    ['an unknown entry', '{"type":"move","at":0,"move":"aim","seat":1}'],
    ['a missing entry', '{"type":"move","move":"aim"}'],
    ['a broken number', '{"type":"move","at":0.5,"move":"aim"}'],
    ['a huge number', '{"type":"move","at":1e308,"move":"aim"}'],
    ['a text for a number', '{"type":"move","at":"0","move":"aim"}'],
    ['an empty move', '{"type":"move","at":0,"move":""}'],
    ['control signs', '{"type":"chat","text":"\\u0000"}'],
    ['a lone surrogate', '{"type":"chat","text":"\\ud800"}'],
    ['a deep one', `${'['.repeat(2000)}${']'.repeat(2000)}`],
  ])('%s: an error with a code, and nothing changed', async (_, message) => {
    const { red, table } = await server.begun()
    const socket = await red.sit(table)
    const before = JSON.stringify(socket.table)
    const received = socket.received.length
    socket.send(message)
    const error = await socket.until(
      () => socket.received.slice(received).find((each) => each.type === 'error'),
      'an error',
    )
    expect(error.code).toBe('bad-message')
    expect(JSON.stringify((await red.sit(table)).table)).toBe(before)
    expect(await socket.ask({ type: 'ping' })).toMatchObject({ type: 'done' })
  })

  test('a message that is too large closes the socket, binary does not', async () => {
    const { red, table } = await server.begun()
    const socket = await red.sit(table)
    socket.socket.send(Buffer.from([1, 2, 3]))
    expect(await socket.next((message) => message.type === 'error')).toMatchObject({ code: 'bad-message' })
    socket.send(JSON.stringify({ type: 'chat', text: 'x'.repeat(100_000) }))
    await expect.poll(() => socket.closed).toBe(1009)
  })

  test('a client that sends too much is told to slow down, and is heard again later', async () => {
    // With a fixed clock no limit recovers, even on a slow machine.
    const strict = await TestServer.start({ hasLimits: true }, () => 1_800_000_000_000)
    const { red, table } = await strict.begun()
    const socket = await red.sit(table)
    for (let i = 0; i < 100; i++) socket.send({ type: 'ping' })
    await socket.until(
      () => socket.received.filter(({ code }) => code === 'too-many-requests').length > 50,
      'being told to slow down',
    )
    strict.ahead += 60_000
    expect(await socket.ask({ type: 'ping' })).toMatchObject({ type: 'done' })
    await strict.close()
  })

  test('a refusal has the id of the message, if it is valid', async () => {
    const { red, table } = await server.begun()
    const socket = await red.sit(table)
    const refusals: [object, string][] = [
      [{ type: 'move', at: 'now', move: 'aim' }, 'bad-message'],
      [{ type: 'dance' }, 'bad-message'],
      [{ type: 'chat', text: 'x', more: 1 }, 'bad-message'],
      [{ type: 'chat', text: 'x'.repeat(1001) }, 'too-large'],
    ]
    for (const [message, code] of refusals) expect(await socket.ask(message)).toMatchObject({ type: 'error', code })
    for (const id of [-1, 0.5, 'seven', null]) {
      const received = socket.received.length
      socket.send({ type: 'ping', id })
      const answer = await socket.until(
        () => socket.received.slice(received).find((each) => each.type === 'error'),
        'an answer',
      )
      expect(answer.code).toBe('bad-message')
      expect(answer).not.toHaveProperty('id')
    }
  })

  test('so has a refusal for sending too fast', async () => {
    // With a fixed clock no limit recovers in the meantime.
    const strict = await TestServer.start({ hasLimits: true }, () => 1_800_000_000_000)
    const { red, table } = await strict.begun()
    const socket = await red.sit(table)
    for (let id = 1000; id < 1100; id++) socket.send({ type: 'ping', id })
    expect(await socket.next((message) => message.id === 1099)).toMatchObject({ code: 'too-many-requests' })
    await strict.close()
  })

  test('a note is measured in characters, not in bytes', async () => {
    const { red, table } = await server.begun()
    const socket = await red.sit(table)
    const wide = String.fromCodePoint(0x1f451)
    expect(await socket.ask({ type: 'note', text: wide.repeat(2500) })).toMatchObject({ type: 'done' })
    expect(await socket.ask({ type: 'note', text: wide.repeat(3000) })).toMatchObject({ code: 'too-large' })
    socket.send(`{"type":"note","id":900,"text":"${'\\ud83d\\udc51'.repeat(2500)}"}`)
    expect(await socket.next((message) => message.id === 900)).toMatchObject({ type: 'done' })
    expect((await red.sit(table)).received.find(({ type }) => type === 'note').text).toBe(wide.repeat(2500))
    expect(await socket.ask({ type: 'note', text: 'x'.repeat(40_000) })).toMatchObject({ code: 'too-large' })
    expect(await socket.ask({ type: 'ping' })).toMatchObject({ type: 'done' })
  })

  test('a page of another site gets no socket', async () => {
    await expect(server.client().open({ origin: 'https://elsewhere.example' })).rejects.toThrow('403')
    const own = await server.client().open({ origin: server.server.url })
    own.close()
  })
})

test('a person who leaves a seat does not see what its next holder sees', async () => {
  const [red, spy, white] = [server.client(), server.client(), server.client()]
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const { id } = await red.ask('POST', '/api/tables', { game: 'duel', seats, visibility: 'public', watchers: false })
  // The game would begin with both seats taken, so the owner leaves their seat and the spy waits alone.
  await red.ask('POST', `/api/tables/${id}/leave`, { seat: 0 })
  await spy.ask('POST', `/api/tables/${id}/join`, { seat: 1 })
  const spying = await spy.sit(id)
  await spy.ask('POST', `/api/tables/${id}/leave`, { seat: 1 })
  expect(await spying.until(() => spying.closed, 'being turned out')).toBe(1008)
  await red.ask('POST', `/api/tables/${id}/join`, { seat: 0 })
  await white.ask('POST', `/api/tables/${id}/join`, { seat: 1 })
  expect(spying.received.filter((message) => message.type === 'update')).toEqual([])
})
