import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { TestClient, TestSocket } from '../testing/client.ts'
import { TestPostOffice, tokenIn } from '../testing/post-office.ts'
import { TestServer } from '../testing/server.ts'

const PASSWORD = 'a rose by any name'

const closing = (socket: TestSocket) => expect.poll(() => socket.closed)

async function register(client: TestClient, name: string): Promise<void> {
  await client.ask('POST', '/api/account', { name, password: PASSWORD })
}

describe('a socket ends with its session', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await TestServer.start()
  })

  afterAll(() => server.close())

  test('after a log-out, and only there', async () => {
    const { red, white, table } = await server.begun()
    await register(red, 'Anna')
    const elsewhere = server.client()
    await elsewhere.ask('POST', '/api/login', { name: 'Anna', password: PASSWORD })
    const sockets = [await red.sit(table), await elsewhere.sit(table), await white.sit(table)]
    await red.ask('POST', '/api/logout', {})
    await closing(sockets[0]).toBe(1008)
    expect(sockets[0].received.at(-1)).toMatchObject({ type: 'error', code: 'not-logged-in' })
    for (const other of sockets.slice(1)) expect(await other.ask({ type: 'ping' })).toMatchObject({ type: 'done' })
  })

  test('after a change of password, except where it was changed', async () => {
    const { red, table } = await server.begun()
    await register(red, 'Bela')
    const elsewhere = server.client()
    await elsewhere.ask('POST', '/api/login', { name: 'Bela', password: PASSWORD })
    const [here, there] = [await red.sit(table), await elsewhere.sit(table)]
    await red.ask('POST', '/api/password', { old: PASSWORD, password: 'another rose' })
    await closing(there).toBe(1008)
    expect(await here.ask({ type: 'ping' })).toMatchObject({ type: 'done' })
  })

  test('after the account was deleted, and later messages are ignored', async () => {
    const { red, white, table } = await server.begun()
    await register(red, 'Cora')
    const socket = await red.sit(table)
    // A client that never confirms the close.
    const stubborn = await red.sit(table)
    stubborn.socket.pause()
    await red.ask('POST', '/api/me/delete', { password: PASSWORD })
    stubborn.send({ type: 'chat', text: 'still here' })
    stubborn.send({ type: 'move', at: 0, move: 'aim' })
    await closing(socket).toBe(1008)
    const other = await white.sit(table)
    await other.ask({ type: 'chat', text: 'alone' })
    const { lines } = await other.next((message) => message.type === 'chat')
    expect(lines).toMatchObject([{ text: 'alone' }])
    // The seat is offered, and nothing else has happened.
    expect([other.number, other.table.vacant]).toEqual([1, [0]])
    stubborn.socket.terminate()
  })
})

test('a socket ends when the password is reset by mail', async () => {
  const office = await TestPostOffice.start()
  const { client, name, address } = await office.memberWithAddress()
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const { id } = await client.ask('POST', '/api/tables', { game: 'duel', seats })
  const socket = await client.sit(id)
  const forgetful = office.server.client()
  await forgetful.ask('POST', '/api/password/forgotten', { name })
  const [, mail] = await office.mailbox.to(address, 2)
  await forgetful.ask('POST', '/api/password/reset', { token: tokenIn(mail, 'reset'), password: 'another rose' })
  await closing(socket).toBe(1008)
  await office.close()
})

describe('with two servers', () => {
  afterEach(() => vi.useRealTimers())

  test('a log-out on one closes sockets of the other within 30 seconds', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tudor-sessions-'))
    const location = { file: join(folder, 'shared.sqlite') }
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const [one, other] = [await TestServer.start({ location }), await TestServer.start({ location })]
    const { red, white, table } = await one.begun()
    const [leaving, staying] = [await red.sit(table), await white.sit(table)]
    const there = other.client()
    there.cookie = red.cookie
    await there.ask('POST', '/api/logout', {})
    expect(await leaving.ask({ type: 'ping' })).toMatchObject({ type: 'done' })
    vi.advanceTimersByTime(30_000)
    await closing(leaving).toBe(1008)
    expect(await staying.ask({ type: 'ping' })).toMatchObject({ type: 'done' })
    await one.close()
    await other.close()
    rmSync(folder, { recursive: true })
  })
})
