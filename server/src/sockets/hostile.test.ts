import { fastChance } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { fewOrMany } from '../../../table/src/fixture/depth.ts'
import type { TestSocket } from '../testing/client.ts'
import { databaseKinds } from '../testing/databases.ts'
import { TestServer } from '../testing/server.ts'

/** The number of messages per kind of database. Fewer are enough to show what reaches PostgreSQL. */
const MESSAGES = { SQLite: fewOrMany(20_000, 100_000), PostgreSQL: fewOrMany(5000, 20_000) }
const SOCKETS = 10
/** How many messages are sent before waiting for a response. */
const AT_ONCE = 500

const chance = fastChance('hostile')
const pick = <T>(of: readonly T[]): T => of[chance.below(of.length)]

const NUMBERS = [
  '0',
  '1',
  '-1',
  '-2',
  '0.1',
  '1e308',
  '-1e308',
  '1e999',
  '9007199254740993',
  '2147483648',
  'NaN',
  '"0"',
  'null',
  '[]',
  '{}',
]
const TEXTS = [
  '""',
  '"aim"',
  '"ready"',
  '"choose sword"',
  '"__proto__"',
  '"constructor"',
  '"\\u0000"',
  '"\\ud800"',
  '"x\\"; drop table log; --"',
  `"${'a'.repeat(2000)}"`,
  '7',
  'null',
  '{"toString":1}',
]
const TYPES = [
  'hello',
  'move',
  'undo',
  'resign',
  'propose',
  'agree',
  'decline',
  'chat',
  'note',
  'ping',
  '__proto__',
  'constructor',
  'toString',
  '',
]
const KEYS = [
  'at',
  'move',
  'id',
  'what',
  'moves',
  'text',
  'seat',
  'table',
  'since',
  'type',
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
]

/** Keys that would pollute the prototype of all objects if a message were merged into one of ours. */
const POLLUTION = [
  '"__proto__":{"polluted":true}',
  '"constructor":{"prototype":{"polluted":true}}',
  '"id":{"__proto__":{"polluted":true}}',
  '"text":{"constructor":{"prototype":{"polluted":true}}}',
  '"__proto__":{"__proto__":{"polluted":true}}',
  '"__proto__":{"type":"ping","at":0,"move":"aim","polluted":true}',
]

const KINDS: readonly (() => string | Buffer)[] = [
  () => Buffer.from(Array.from({ length: chance.below(60) }, () => chance.below(256))),
  () => String.fromCharCode(...Array.from({ length: chance.below(60) }, () => chance.below(0xd7ff))),
  () => '['.repeat(chance.below(3000)) + ']'.repeat(chance.below(3000)),
  () => `${'{"a":'.repeat(1 + chance.below(1000))}1${'}'.repeat(chance.below(1000))}`,
  () => `{"type":"${pick(TYPES)}","${pick(KEYS)}":${pick(NUMBERS)},"${pick(KEYS)}":${pick(TEXTS)}}`,
  () => `{"${pick(KEYS)}":{"${pick(KEYS)}":${pick(TEXTS)}},"type":"${pick(TYPES)}"}`,
  () => `{"type":"${pick(TYPES)}",${pick(POLLUTION)},"${pick(KEYS)}":${pick(TEXTS)}}`,
  () => `{${pick(POLLUTION)}}`,
  // Chat and notes: valid texts reach the database.
  () => `{"type":"${pick(['chat', 'note'])}","text":${pick(TEXTS)}}`,
  // Moves by an observer, for every number and every seat.
  () => `{"type":"move","at":${pick(NUMBERS)},"move":${pick(TEXTS)}}`,
  () => `{"type":"move","at":0,"move":"aim","seat":${chance.below(3)}}`,
  () => `{"type":"${pick(['resign', 'undo', 'agree', 'decline'])}","at":${chance.below(3)}}`,
]

describe.each(await databaseKinds())('on $name', ({ name, missing, create }) => {
  test.skipIf(missing !== undefined)(
    'hostile messages leave the server answering and the tables as they were',
    async () => {
      const database = await create()
      // Without rate limits, so that every message gets as far as possible.
      const server = await TestServer.start({ location: database.location })
      await attack(server, MESSAGES[name])
      await server.close()
      await database.remove()
    },
    300_000,
  )
})

async function attack(server: TestServer, messages: number): Promise<void> {
  const { red, white, table, invitation } = await server.begun()
  const owner = await red.sit(table)
  await owner.ask({ type: 'move', at: 0, move: 'aim' })
  const { number, table: shown } = owner
  const seatOfWhite = await white.sit(table)
  const replayed = `{"type":"move","at":0,"move":"aim"}`

  const attackers: TestSocket[] = []
  for (let i = 0; i < SOCKETS; i++) {
    const guest = server.client()
    await guest.ask('POST', '/api/guest', {})
    attackers.push(await guest.sit(table, { invitation }))
  }
  // White has a seat but is not to move, so her moves come from the wrong seat.
  attackers.push(seatOfWhite)

  for (let sent = 0; sent < messages; sent += AT_ONCE) {
    for (let i = 0; i < AT_ONCE; i++) {
      const attacker = pick(attackers)
      const message = chance.below(20) === 0 ? replayed : pick(KINDS)()
      // She may resign her own seat, so she attacks with moves only.
      if (attacker === seatOfWhite) attacker.send(`{"type":"move","at":${chance.below(2)},"move":${pick(TEXTS)}}`)
      else attacker.socket.send(message)
    }
    for (const attacker of attackers) {
      attacker.received.length = 0
      expect((await attacker.ask({ type: 'ping' })).type).toBe('done')
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  }

  const again = await red.sit(table)
  expect(again.number).toBe(number)
  expect(again.table).toEqual(shown)
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(server.logged.filter((line) => line.includes('"level":50'))).toEqual([])
  expect(await owner.ask({ type: 'move', at: number, move: 'aim' })).toMatchObject({ type: 'done' })
}
