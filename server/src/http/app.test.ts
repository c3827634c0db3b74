import type { Worker } from 'node:worker_threads'
import { GAMES } from '@tudor-rose/registry'
import { parseRecord, verifyRecord } from '@tudor-rose/table'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { duel } from '../../../table/src/fixture/duel.ts'
import { PeopleStore } from '../storage/people-store.ts'
import { Storage } from '../storage/storage.ts'
import { databaseKinds } from '../testing/databases.ts'
import { TestServer } from '../testing/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await TestServer.start()
})

afterAll(() => server.close())

const PASSWORD = 'a rose by any name'

describe('people', () => {
  test('a guest at once, then an account, log-out, log-in, with the tables of the guest', async () => {
    const client = server.client()
    expect(await client.refusal('GET', '/api/me')).toBe('not-logged-in')
    await client.ask('POST', '/api/tables', { game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] })
    const guest = await client.ask('GET', '/api/me')
    expect(guest.account).toBe(false)
    await client.ask('POST', '/api/account', { name: 'Anna', password: PASSWORD })
    expect(await client.refusal('POST', '/api/account', { name: 'Anna2', password: PASSWORD })).toBe('not-allowed')
    await client.ask('POST', '/api/logout', {})
    expect(await client.refusal('GET', '/api/me')).toBe('not-logged-in')
    expect(await client.refusal('POST', '/api/login', { name: 'Anna', password: 'wrong password' })).toBe(
      'wrong-password',
    )
    expect(await client.refusal('POST', '/api/login', { name: 'Nobody', password: PASSWORD })).toBe('wrong-password')
    expect(await client.ask('POST', '/api/login', { name: ' anna ', password: PASSWORD })).toEqual({
      ...guest,
      name: 'Anna',
      account: true,
    })
    expect((await client.ask('GET', '/api/me/tables')).tables).toHaveLength(1)
  })

  test('a name belongs to one account', async () => {
    const [first, second] = [server.client(), server.client()]
    for (const client of [first, second]) await client.ask('POST', '/api/guest', {})
    await first.ask('POST', '/api/account', { name: 'Bela', password: PASSWORD })
    expect(await second.refusal('POST', '/api/account', { name: 'BELA', password: PASSWORD })).toBe('name-taken')
  })

  test('a changed password logs out everywhere else', async () => {
    const [here, elsewhere] = [server.client(), server.client()]
    await here.ask('POST', '/api/guest', {})
    await here.ask('POST', '/api/account', { name: 'Cora', password: PASSWORD })
    await elsewhere.ask('POST', '/api/login', { name: 'Cora', password: PASSWORD })
    expect(await here.refusal('POST', '/api/password', { old: 'not this one', password: 'another one' })).toBe(
      'wrong-password',
    )
    await here.ask('POST', '/api/password', { old: PASSWORD, password: 'another one' })
    expect((await here.ask('GET', '/api/me')).name).toBe('Cora')
    expect(await elsewhere.refusal('GET', '/api/me')).toBe('not-logged-in')
    expect(await elsewhere.refusal('POST', '/api/login', { name: 'Cora', password: PASSWORD })).toBe('wrong-password')
  })

  test('my data can be downloaded, without secrets, and my account deleted', async () => {
    const { red, white, table } = await server.begun()
    await red.ask('POST', '/api/account', { name: 'Dora', password: PASSWORD })
    const text = JSON.stringify(await red.ask('GET', '/api/me/data'))
    expect(text).toContain(table)
    expect(text).not.toMatch(/argon2|seed|invitation/)
    expect(await red.refusal('POST', '/api/me/delete', { password: 'not this one' })).toBe('wrong-password')
    await red.ask('POST', '/api/me/delete', { password: PASSWORD })
    expect(await red.refusal('POST', '/api/login', { name: 'Dora', password: PASSWORD })).toBe('wrong-password')
    expect((await white.ask('GET', `/api/tables/${table}`)).seats[0].name).toBe('somebody')
  })

  test('my data includes my sessions, and tables that I opened or lost', async () => {
    const { red, white, table, invitation } = await server.begun()
    const { id: opened } = await red.ask('POST', '/api/tables', {
      game: 'duel',
      seats: [{ kind: 'open' }, { kind: 'open' }],
    })
    await red.ask('POST', '/api/account', { name: 'Fanny', password: PASSWORD })
    await server.client().ask('POST', '/api/login', { name: 'Fanny', password: PASSWORD })
    const [leaving, staying] = [await red.sit(table), await white.sit(table)]
    await leaving.ask({ type: 'propose', at: 0, what: 'offer' })
    await staying.ask({ type: 'agree', at: 1 })
    // A person who takes their own seat again has not lost it.
    await red.ask('POST', `/api/tables/${table}/substitute`, { seat: 0 })
    expect((await red.ask('GET', '/api/me/data')).tables).toMatchObject([
      { id: opened, opened: true, seats: [], formerSeats: [] },
      { id: table, opened: true, seats: [0], formerSeats: [] },
    ])
    await leaving.ask({ type: 'propose', at: 3, what: 'offer' })
    await staying.ask({ type: 'agree', at: 4 })
    const third = server.client()
    await third.ask('POST', `/api/tables/${table}/substitute`, { seat: 0, invitation })
    const { tables, sessions } = await red.ask('GET', '/api/me/data')
    expect(tables).toMatchObject([
      { id: opened, status: 'open', opened: true, seats: [], formerSeats: [] },
      { id: table, status: 'playing', opened: true, seats: [], formerSeats: [0] },
    ])
    expect(sessions).toEqual([
      { expiresAt: expect.any(Number), isThisOne: true },
      { expiresAt: expect.any(Number), isThisOne: false },
    ])
    expect((await third.ask('GET', '/api/me/data')).tables).toMatchObject([
      { id: table, opened: false, seats: [0], formerSeats: [] },
    ])
    for (const socket of [leaving, staying]) socket.close()
  })

  test('a forged or changed cookie identifies nobody', async () => {
    const client = server.client()
    await client.ask('POST', '/api/guest', {})
    const [token, signature] = client.cookie.split('.')
    for (const cookie of [`${token}x.${signature}`, `${token}.${signature.slice(1)}`, token, '', '.', 'a.b']) {
      client.cookie = cookie
      expect(await client.refusal('GET', '/api/me')).toBe('not-logged-in')
    }
  })
})

describe('tables', () => {
  test('public tables are in the lobby, private ones are not, and no list contains an invitation', async () => {
    const client = server.client()
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const shown = await client.ask('POST', '/api/tables', { game: 'duel', seats, visibility: 'public' })
    const hidden = await client.ask('POST', '/api/tables', { game: 'duel', seats })
    const lobby = await server.client().ask('GET', '/api/tables')
    const ids = lobby.tables.map((table: { id: string }) => table.id)
    expect(ids).toContain(shown.id)
    expect(ids).not.toContain(hidden.id)
    expect(JSON.stringify(lobby)).not.toMatch(/invitation"|seed/)
    expect(await server.client().refusal('GET', `/api/tables/${hidden.id}`)).toBe('not-allowed')
    const invited = await server.client().ask('GET', `/api/tables/${hidden.id}?invitation=${hidden.invitation}`)
    expect(invited.invitation).toBeUndefined()
    expect(await server.client().refusal('GET', '/api/tables/nowhere')).toBe('no-such-table')
  })

  test('a list of tables gets all names with one query', async () => {
    const client = server.client()
    await client.ask('POST', '/api/guest', {})
    await client.ask('POST', '/api/account', { name: 'Edda', password: PASSWORD })
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    for (let i = 0; i < 3; i++) await client.ask('POST', '/api/tables', { game: 'duel', seats, visibility: 'public' })
    const asking = vi.spyOn(PeopleStore.prototype, 'names')
    for (const path of ['/api/tables', '/api/me/tables']) {
      asking.mockClear()
      const { tables } = await client.ask('GET', path)
      expect(tables.filter((table: { seats: { name: string }[] }) => table.seats[0].name === 'Edda')).toHaveLength(3)
      expect(asking).toHaveBeenCalledTimes(1)
    }
    asking.mockRestore()
  })

  test('the record is available at the end, not before', async () => {
    const { red, table } = await server.begun()
    expect(await red.refusal('GET', `/api/tables/${table}/record`)).toBe('not-over')
    const socket = await red.sit(table)
    await socket.ask({ type: 'resign', at: 0 })
    const response = await red.request('GET', `/api/tables/${table}/record`)
    expect(await response.text()).toMatch(/^Tudor Rose record 1/)
    expect(await server.client().refusal('GET', `/api/tables/${table}/record`)).toBe('not-allowed')
  })

  test('the record of a game that was abandoned says so, and can be replayed', async () => {
    const { red, white, table } = await server.begun()
    const [one, other] = [await red.sit(table), await white.sit(table)]
    await one.ask({ type: 'propose', at: 0, what: 'abandon' })
    await other.until(() => other.number === 1, 'the proposal')
    await other.ask({ type: 'agree', at: 1 })
    one.close()
    other.close()
    const text = await (await red.request('GET', `/api/tables/${table}/record`)).text()
    expect(text).toMatch(/\n# All players agreed to end the game without a result\.\nend: 0 moves, unfinished, /)
    expect(() =>
      verifyRecord(
        duel,
        parseRecord(text, () => duel),
      ),
    ).not.toThrow()
  })

  test('a bot moves by itself, even first', async () => {
    const client = server.client()
    const opened = await client.ask('POST', '/api/tables', {
      game: 'duel',
      seats: [{ kind: 'bot', bot: 'random' }, { kind: 'me' }],
    })
    const socket = await client.sit(opened.id)
    while (socket.table.outcome === null) {
      await socket.until(() => socket.table.prompt !== null || socket.table.outcome !== null, 'my turn')
      if (socket.table.prompt === null) break
      const { number } = await socket.ask({ type: 'move', at: socket.number, move: socket.table.prompt.moves[0] })
      if (number !== undefined) await socket.reached(number)
    }
    expect(socket.table.outcome.kind).toBe('result')
  })

  test('a flag falls even if nobody has the table open', async () => {
    const time = { kind: 'live', bankSeconds: 10, incrementSeconds: 0, onFlag: 'lose' }
    expect(
      await server
        .client()
        .refusal('POST', '/api/tables', { game: 'duel', seats: [], time: { ...time, bankSeconds: 9 } }),
    ).toBe('bad-message')
    const { red, table } = await server.begun({ time })
    server.ahead += 10_000
    await expect
      .poll(async () => (await red.ask('GET', `/api/tables/${table}`)).outcome, { interval: 500 })
      .toMatchObject({
        winners: [1],
        flagged: 0,
      })
  })

  test('a custom deck is accepted, or refused with the line of its problem', async () => {
    const client = server.client()
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const response = await client.request('POST', '/api/tables', {
      game: 'cousins-war',
      seats,
      components: '{\n"cards": 7 }',
    })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ error: { code: 'bad-table', text: expect.stringContaining('line') } })
  })
})

describe('security', () => {
  test.each([
    ['GET', '/', 404],
    ['GET', '/api/games', 200],
    ['GET', '/nowhere', 404],
    ['GET', '/%', 400],
    ['POST', '/api/login', 403],
  ])('%s %s has all security headers', async (method, path, status) => {
    const body = method === 'GET' ? undefined : {}
    const response = await server.client().request(method, path, body, { origin: 'https://elsewhere.example' })
    expect(response.status).toBe(status)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-security-policy':
        "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:;font-src 'self';connect-src 'self';worker-src 'self';manifest-src 'self';base-uri 'none';form-action 'self';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  test('cookies are hidden from scripts and other sites', async () => {
    const { headers } = await server.client().request('POST', '/api/guest', {})
    expect(headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/)
  })

  test('other sites cannot post', async () => {
    const client = server.client()
    await client.ask('POST', '/api/guest', {})
    expect(await client.refusal('POST', '/api/logout', {}, { origin: 'https://elsewhere.example' })).toBe(
      'wrong-origin',
    )
    expect(await client.refusal('POST', '/api/logout', {}, { 'sec-fetch-site': 'cross-site' })).toBe('wrong-origin')
    expect(await client.refusal('POST', '/api/logout', {}, { origin: 'null' })).toBe('wrong-origin')
    expect((await client.ask('GET', '/api/me')).account).toBe(false)
    expect((await client.request('POST', '/api/logout', {}, { origin: server.server.url })).ok).toBe(true)
  })

  test.each([
    ['no JSON', 'POST', '/api/tables', '{', {}, 'bad-message'],
    [
      'a form',
      'POST',
      '/api/tables',
      'game=duel',
      { 'content-type': 'application/x-www-form-urlencoded' },
      'bad-message',
    ],
    ['a deep one', 'POST', '/api/tables', '['.repeat(50_000), {}, 'bad-message'],
    ['a huge one', 'POST', '/api/tables', `"${'x'.repeat(600_000)}"`, {}, 'too-large'],
    ['a large one where no file is sent', 'POST', '/api/login', `"${'x'.repeat(9000)}"`, {}, 'too-large'],
    ['one with too many entries', 'POST', '/api/tables', `[${'0,'.repeat(1000)}0]`, {}, 'bad-message'],
    ['a prototype', 'POST', '/api/tables', '{"__proto__":{"game":"duel"}}', {}, 'bad-message'],
    ['an invalid path', 'GET', '/api/tables/%00', undefined, {}, 'no-such-table'],
    ['a path that cannot be read', 'GET', '/api/tables/%ff', undefined, {}, 'bad-message'],
    ['nothing there', 'GET', '/../etc/passwd', undefined, {}, 'not-found'],
  ])('%s is refused with a code', async (_, method, path, body, headers, code) => {
    expect(await server.client().refusal(method, path, body, headers)).toBe(code)
  })

  test('sending many files is slowed down; a table without one can still be opened', async () => {
    const strict = await TestServer.start({ hasLimits: true })
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const file = { game: 'duel', seats, components: 'x'.repeat(50_000) }
    const codes = []
    for (let i = 0; i < 20; i++) codes.push(await strict.client().refusal('POST', '/api/tables', file))
    expect(codes.slice(0, 15)).toEqual(Array(15).fill('bad-table'))
    expect(codes.at(-1)).toBe('too-many-requests')
    const table = { game: 'duel', seats }
    expect((await strict.client().request('POST', '/api/tables', table)).ok).toBe(true)
    await strict.close()
  })

  test('guessing passwords and too many requests are slowed down', async () => {
    // With a fixed clock no limit recovers, even on a slow machine.
    vi.useFakeTimers({ toFake: ['Date'] })
    const strict = await TestServer.start({ hasLimits: true })
    const client = strict.client()
    const codes: string[] = []
    for (let i = 0; i < 15; i++)
      codes.push(await client.refusal('POST', '/api/login', { name: 'Anna', password: `guess ${i}` }))
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('wrong-password'))
    expect(codes.slice(10)).toEqual(Array(5).fill('too-many-requests'))
    for (let i = 0; i < 250; i++) codes.push(await client.refusal('GET', '/api/me'))
    expect(codes.at(-1)).toBe('too-many-requests')
    vi.setSystemTime(Date.now() + 11_000)
    expect(await client.refusal('GET', '/api/me')).toBe('not-logged-in')
    vi.setSystemTime(Date.now() + 290_000)
    expect(await client.refusal('POST', '/api/login', { name: 'Anna', password: 'once more' })).toBe('wrong-password')
    vi.useRealTimers()
    await strict.close()
  })
})

test('an encoded path is limited and not cached, like the plain one', async () => {
  const strict = await TestServer.start({ hasLimits: true }, () => 1_800_000_000_000)
  const client = strict.client()
  for (let i = 0; i < 200; i++) {
    const { headers, status } = await client.request('GET', i % 2 === 0 ? '/%61pi/games' : '/api/nowhere')
    expect([status, headers.get('cache-control')]).toEqual([i % 2 === 0 ? 200 : 404, 'no-store'])
  }
  expect(await client.refusal('GET', '/%61pi/games')).toBe('too-many-requests')
  await strict.close()
})

test('a refused request creates no guest', async () => {
  const [{ create }] = await databaseKinds()
  const database = await create()
  const own = await TestServer.start({ location: database.location })
  const { table, white } = await own.begun({ visibility: 'public' })
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const storage = await Storage.open(database.location)
  const count = async () => {
    const people = await storage.db.selectFrom('people').select('id').execute()
    const sessions = await storage.db.selectFrom('sessions').select('key').execute()
    return [people.length, sessions.length]
  }
  expect(await count()).toEqual([2, 2])
  for (const [path, body, code] of [
    ['/api/tables', { game: 'duel', seats: [...seats, ...seats] }, 'bad-table'],
    ['/api/tables', { game: 'chess', seats }, 'bad-table'],
    [`/api/tables/${table}/join`, { seat: 0 }, 'already-started'],
    [`/api/tables/${table}/substitute`, { seat: 0 }, 'seat-taken'],
    [`/api/tables/${table}/substitute`, { seat: 0, bot: 'random' }, 'not-allowed'],
  ] as const) {
    const stranger = own.client()
    expect([path, await stranger.refusal('POST', path, body)]).toEqual([path, code])
    expect(stranger.cookie).toBe('')
  }
  // A guest who existed before is not deleted.
  expect(await white.refusal('POST', `/api/tables/${table}/join`, { seat: 0 })).toBe('already-started')
  expect(await count()).toEqual([2, 2])
  await storage.close()
  await own.close()
  await database.remove()
})

test('custom components can be downloaded with their table', async () => {
  const [client, game] = [server.client(), GAMES.find(({ name }) => name === 'cousins-war')!]
  const deck = game.components!.text.replace("Mortimer's Cross", 'Parhelion')
  const seats = [{ kind: 'me' }, { kind: 'invited' }]
  const usual = await client.ask('POST', '/api/tables', { game: game.name, seats })
  const own = await client.ask('POST', '/api/tables', { game: game.name, seats, components: deck })
  expect((await client.ask('GET', `/api/tables/${usual.id}`)).components.text).toBeUndefined()
  expect((await client.ask('GET', `/api/tables/${own.id}`)).components.text).toBe(deck)
})

test('an unreadable table is left out of lists, and the others are listed', async () => {
  const [{ create }] = await databaseKinds()
  const database = await create()
  const own = await TestServer.start({ location: database.location })
  const client = own.client()
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const { id } = await client.ask('POST', '/api/tables', { game: 'cousins-war', seats, visibility: 'public' })
  const storage = await Storage.open(database.location)
  const found = (await storage.tables.find(id))!
  await storage.tables.create({
    table: { ...found.table, id: 'unreadable', components: '{"cards": 7}' },
    seats: found.seats.map((seat) => ({ ...seat, table_id: 'unreadable' })),
  })
  for (const path of ['/api/tables', '/api/me/tables'])
    expect((await client.ask('GET', path)).tables).toMatchObject([{ id }])
  await storage.close()
  await own.close()
  await database.remove()
})

test('reports that it is healthy, and has metrics', async () => {
  expect(await server.client().ask('GET', '/healthz')).toEqual({ status: 'ok' })
  expect(await (await server.client().request('GET', '/metrics')).text()).toContain('tudor_connections')
})

test('reports that it is not healthy when the database cannot be written', async () => {
  const threads: Worker[] = []
  const note = (thread: Worker): void => void threads.push(thread)
  process.on('worker', note)
  const ill = await TestServer.start()
  process.off('worker', note)
  await Promise.all(threads.map((thread) => thread.terminate()))
  expect(await ill.client().refusal('GET', '/healthz')).toBe('unavailable')
  await ill.close()
})
