import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Refusal } from './refusal.ts'
import { TableConnection, type TableConnectionSettings } from './table-connection.ts'
import { FakeServer } from './testing/fake-server.ts'

let server: FakeServer
const connections: TableConnection[] = []

beforeEach(() => {
  vi.useFakeTimers()
  server = new FakeServer()
})
afterEach(() => {
  for (const connection of connections.splice(0)) connection.close()
  vi.useRealTimers()
})

function connect(settings: Partial<TableConnectionSettings> = {}): TableConnection {
  const connection = new TableConnection(server, { table: 'here', ...settings })
  connections.push(connection)
  return connection
}

/** Long enough for any pause between two attempts. */
const anyPause = () => vi.advanceTimersByTimeAsync(20_000)
const soon = () => vi.advanceTimersByTimeAsync(10)
const movesIn = (connection: TableConnection) => connection.table.view?.events.map(({ key }) => key.slice(4))
const hellos = () => server.received.filter(({ type }) => type === 'hello')

test('after a reconnect it receives exactly what it missed', async () => {
  const numbers: number[] = []
  const states: string[] = []
  const connection = connect({
    onChange: ({ view }) => numbers.push(view!.number),
    onState: (state) => states.push(state),
  })
  await soon()
  server.write('a')
  server.write('b')
  server.cut()
  server.write('c')
  server.write('d')
  await anyPause()
  expect(hellos().map(({ since }) => since)).toEqual([undefined, 2])
  expect(movesIn(connection)).toEqual(['a', 'b', 'c', 'd'])
  expect(connection.table.view).toMatchObject({ number: 4, view: { moves: 4 } })
  expect(numbers).toEqual([0, 1, 2, 4])
  expect(states).toEqual(['open', 'reconnecting', 'open'])
})

test('after a reconnect without changes the table stays the same object', async () => {
  const connection = connect()
  await soon()
  server.write('a')
  server.cut()
  await anyPause()
  expect(connection.state).toBe('open')
  expect(connection.table.view).toMatchObject({ number: 1, view: { moves: 1 } })
  expect(movesIn(connection)).toEqual(['a'])
  server.write('b')
  expect(movesIn(connection)).toEqual(['a', 'b'])
})

test('a move made while disconnected is stored once', async () => {
  const connection = connect()
  const early = connection.send({ type: 'chat', text: 'here' })
  await soon()
  expect(await early).toMatchObject({ type: 'done' })
  server.cut()
  const move = connection.move('a')
  expect(server.log).toHaveLength(1)
  await anyPause()
  expect(await move).toMatchObject({ number: 1 })
  expect(server.log.map((row) => row.move)).toEqual(['start', 'a'])
  expect(movesIn(connection)).toEqual(['a'])
})

test('a move whose answer was lost is resent with the same number, and stored once', async () => {
  const connection = connect()
  await soon()
  server.losesNextAnswer = true
  const move = connection.move('a')
  server.write('b')
  await anyPause()
  expect(await move).toMatchObject({ number: 1 })
  expect(server.received.filter(({ type }) => type === 'move').map(({ at }) => at)).toEqual([0, 0])
  expect(server.log.map((row) => row.move)).toEqual(['start', 'a', 'b'])
  expect(movesIn(connection)).toEqual(['a', 'b'])
  // Once answered, it is not sent again.
  server.cut()
  await anyPause()
  expect(server.received.filter(({ type }) => type === 'move')).toHaveLength(2)
})

test('a move that became stale while disconnected is refused', async () => {
  const connection = connect()
  await soon()
  server.cut()
  const refused = expect(connection.move('a')).rejects.toMatchObject({ code: 'stale' })
  server.write('b')
  await anyPause()
  await refused
  expect(server.log.map((row) => row.move)).toEqual(['start', 'b'])
})

test('undone events are removed', async () => {
  const connection = connect()
  await soon()
  server.write('a')
  server.write('b')
  const back = { type: 'update', number: 3, now: 0, by: { kind: 'undo', seat: 0 }, changes: [] } as const
  server.send({ ...back, told: 1, events: [] })
  expect(movesIn(connection)).toEqual(['a'])
})

test('pauses between attempts grow up to a limit, and can be cut short', async () => {
  server.isUp = false
  const connection = connect()
  await vi.advanceTimersByTimeAsync(200_000)
  const pauses = server.attempts.slice(1).map((time, i) => time - server.attempts[i])
  expect(pauses[0]).toBeLessThan(700)
  expect(pauses.length).toBeLessThan(30)
  expect(Math.max(...pauses)).toBeLessThan(19_000)
  expect(Math.min(...pauses.slice(8))).toBeGreaterThan(11_000)
  server.isUp = true
  connection.reconnectNow()
  await soon()
  expect(connection.state).toBe('open')
  connection.reconnectNow()
  expect(server.attempts.length).toBe(pauses.length + 2)
})

test('a silently dead connection is replaced', async () => {
  const connection = connect()
  await soon()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.attempts).toHaveLength(1)
  server.isSilent = true
  const move = connection.move('a')
  await vi.advanceTimersByTimeAsync(51_000)
  expect(server.attempts.length).toBeGreaterThan(1)
  server.isSilent = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await move).toMatchObject({ number: 1 })
})

test('a hello refused for a temporary reason is repeated', async () => {
  server.refusesHello = 'unavailable'
  const connection = connect()
  const move = connection.act({ type: 'move', move: 'a' }, 0)
  await anyPause()
  expect(connection.state).toBe('open')
  expect(await move).toMatchObject({ number: 1 })
})

test.each([
  ['a hello that is refused', () => server.cut(1006), 'no-such-table'],
  ['a socket that is closed for good', () => server.cut(1008), 'not-logged-in'],
] as const)('%s ends the connection', async (_what, end, code) => {
  const refusals: Refusal[] = []
  const connection = connect({ onRefused: (refusal) => refusals.push(refusal) })
  await soon()
  if (code === 'no-such-table') server.refusesHello = code
  else server.send({ type: 'error', code, text: 'you have been logged out' })
  end()
  const rejected = expect(connection.move('a')).rejects.toMatchObject({
    code: code === 'no-such-table' ? code : 'offline',
  })
  await anyPause()
  await rejected
  expect(refusals.map((refusal) => refusal.code)).toEqual([code])
  expect(connection.state).toBe('closed')
  const attempts = server.attempts.length
  await anyPause()
  expect(server.attempts).toHaveLength(attempts)
})

test('close() stops reconnecting and rejects pending messages', async () => {
  const connection = connect()
  await soon()
  server.cut()
  const rejected = expect(connection.move('a')).rejects.toMatchObject({ code: 'offline' })
  connection.close()
  await rejected
  await anyPause()
  expect(server.attempts).toHaveLength(1)
  await expect(connection.move('b')).rejects.toMatchObject({ code: 'offline' })
})

test('chat repeated after a reconnect is not duplicated', async () => {
  const connection = connect()
  await soon()
  const line = (number: number) => ({ number, name: 'Anna', seat: 0, text: `line ${number}`, time: 0 })
  server.send({ type: 'chat', lines: [line(1), line(2)] })
  server.cut()
  await anyPause()
  server.send({ type: 'chat', lines: [line(2), line(3)] })
  expect(connection.table.chat.map(({ number }) => number)).toEqual([1, 2, 3])
})
