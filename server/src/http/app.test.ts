import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestServer } from '../testing/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await TestServer.start()
})

afterAll(() => server.close())

const PASSWORD = 'a rose by any name'

describe('people', () => {
  test('a guest at once, then an account, log out, log in, with the tables of the guest', async () => {
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

  test('a name belongs to one', async () => {
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

  test('my data can be had, without secrets, and my account deleted', async () => {
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

  test('a cookie that was changed or made up is nobody', async () => {
    const client = server.client()
    await client.ask('POST', '/api/guest', {})
    const [token, signature] = client.cookie.split('.')
    for (const cookie of [
      `${token}x.${signature}`,
      `${token}.${signature.slice(1)}`,
      token,
      'tudor=',
      'tudor=.',
      'tudor=a.b',
    ]) {
      client.cookie = cookie
      expect(await client.refusal('GET', '/api/me')).toBe('not-logged-in')
    }
  })
})

describe('tables', () => {
  test('public tables stand in the lobby, private ones do not, and no list tells an invitation', async () => {
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

  test('the record is to be had at the end, not before', async () => {
    const { red, table } = await server.begun()
    expect(await red.refusal('GET', `/api/tables/${table}/record`)).toBe('not-over')
    const socket = await red.sit(table)
    await socket.ask({ type: 'resign', at: 0 })
    const response = await red.request('GET', `/api/tables/${table}/record`)
    expect(await response.text()).toMatch(/^Tudor Rose record 1/)
    expect(await server.client().refusal('GET', `/api/tables/${table}/record`)).toBe('not-allowed')
  })

  test('a bot makes its moves by itself, also the first', async () => {
    const client = server.client()
    const opened = await client.ask('POST', '/api/tables', {
      game: 'duel',
      seats: [{ kind: 'bot', bot: 'random' }, { kind: 'me' }],
    })
    const socket = await client.sit(opened.id)
    while (socket.face.outcome === null) {
      await socket.until(() => socket.face.prompt !== null || socket.face.outcome !== null, 'my turn')
      if (socket.face.prompt === null) break
      const { number } = await socket.ask({ type: 'move', at: socket.number, move: socket.face.prompt.moves[0] })
      if (number !== undefined) await socket.reached(number)
    }
    expect(socket.face.outcome.kind).toBe('result')
  })

  test('a flag falls although nobody has the table open', async () => {
    const time = { kind: 'live', bankSeconds: 10, incrementSeconds: 0, onFlag: 'lose' }
    expect(
      await server
        .client()
        .refusal('POST', '/api/tables', { game: 'duel', seats: [], time: { ...time, bankSeconds: 9 } }),
    ).toBe('bad-message')
    const { red, table } = await server.begun({ time })
    server.ahead += 10_000
    await expect
      .poll(async () => (await red.ask('GET', `/api/tables/${table}`)).outcome, { timeout: 15_000, interval: 500 })
      .toMatchObject({
        winners: [1],
        flagged: 0,
      })
  })

  test('a deck out of a file, or the line where it is wrong', async () => {
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

describe('safety', () => {
  test('every answer has a content security policy, and cookies are not for scripts or other sites', async () => {
    const client = server.client()
    for (const path of ['/', '/api/games', '/nowhere']) {
      const { headers } = await client.request('GET', path)
      expect(headers.get('content-security-policy')).toContain("script-src 'self'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
    const { headers } = await client.request('POST', '/api/guest', {})
    expect(headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/)
  })

  test('another site can post nothing here', async () => {
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
    ['a prototype', 'POST', '/api/tables', '{"__proto__":{"game":"duel"}}', {}, 'bad-message'],
    ['a path that is none', 'GET', '/api/tables/%00', undefined, {}, 'no-such-table'],
    ['a path that cannot be read', 'GET', '/api/tables/%ff', undefined, {}, 'bad-message'],
    ['nothing there', 'GET', '/../etc/passwd', undefined, {}, 'not-found'],
  ])('%s is refused with a code', async (_, method, path, body, headers, code) => {
    expect(await server.client().refusal(method, path, body, headers)).toBe(code)
  })

  test('who guesses passwords is slowed down, who asks for too much as well', async () => {
    // On a clock that stands still nobody recovers, however slow the machine is.
    const strict = await TestServer.start({ hasLimits: true }, () => 1_800_000_000_000)
    const client = strict.client()
    const codes: string[] = []
    for (let i = 0; i < 15; i++)
      codes.push(await client.refusal('POST', '/api/login', { name: 'Anna', password: `guess ${i}` }))
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('wrong-password'))
    expect(codes.slice(10)).toEqual(Array(5).fill('too-many-requests'))
    for (let i = 0; i < 250; i++) codes.push(await client.refusal('GET', '/api/me'))
    expect(codes.at(-1)).toBe('too-many-requests')
    strict.ahead += 60_000
    expect(await client.refusal('GET', '/api/me')).toBe('not-logged-in')
    expect(await client.refusal('POST', '/api/login', { name: 'Anna', password: 'once more' })).toBe('wrong-password')
    await strict.close()
  })
})

test('it says that it is well, and gives figures', async () => {
  expect(await server.client().ask('GET', '/healthz')).toEqual({ status: 'ok' })
  expect(await (await server.client().request('GET', '/metrics')).text()).toContain('tudor_connections')
})
