import { afterEach, beforeEach, expect, test } from 'vitest'
import type { TestClient } from '../testing/client.ts'
import { TestServer } from '../testing/server.ts'

const PASSWORD = 'a rose by any name'
const NAMES = ['Anna', '\uff21nna', 'A\uff4ena', 'An\uff4ea', 'Ann\uff41']
let server: TestServer
let pauses: number

beforeEach(async () => {
  pauses = 0
  const pause = async () => {
    pauses++
  }
  // With a fixed clock no limit recovers, even on a slow machine.
  const configuration = { hasLimits: true, trustProxy: true }
  server = await TestServer.start(configuration, () => 1_800_000_000_000, undefined, { pause })
})

afterEach(() => server.close())

const logIn = (name: string, password: string, address: string, client: TestClient = server.client()) =>
  client.request('POST', '/api/login', { name, password }, { 'x-forwarded-for': address })

async function guess(name: string, address: string, client?: TestClient): Promise<string> {
  const answer = (await (await logIn(name, 'a guess', address, client)).json()) as { error: { code: string } }
  return answer.error.code
}

/** A person with an account, and the device where it was created. */
async function account(): Promise<TestClient> {
  const client = server.client()
  await client.ask('POST', '/api/guest', {})
  await client.ask('POST', '/api/account', { name: 'Anna', password: PASSWORD })
  return client
}

test('an attacker is refused after ten guesses at one account, in any spelling of its name', async () => {
  for (let i = 0; i < 10; i++) expect(await guess(NAMES[i % 5], '192.0.2.1')).toBe('wrong-password')
  for (const name of NAMES) expect(await guess(name, '192.0.2.1')).toBe('too-many-requests')
  expect(await guess('Bert', '192.0.2.1')).toBe('wrong-password')
  expect(pauses).toBe(0)
})

test('an attacker with many names is refused after thirty', async () => {
  for (let i = 0; i < 30; i++) expect(await guess(`Name ${i}`, '192.0.2.1')).toBe('wrong-password')
  expect(await guess('Another', '192.0.2.1')).toBe('too-many-requests')
  expect(await guess('Another', '192.0.2.2')).toBe('wrong-password')
})

test('guesses from many networks are delayed, and cannot lock out the owner', async () => {
  await account()
  for (let i = 0; i < 10; i++) expect(await guess(NAMES[i % 5], `192.0.2.${i}`)).toBe('wrong-password')
  expect(pauses).toBe(0)
  for (let i = 10; i < 30; i++) expect(await guess('Anna', `192.0.2.${i}`)).toBe('wrong-password')
  expect(pauses).toBe(20)
  expect((await logIn('Anna', PASSWORD, '192.0.2.200')).status).toBe(200)
  expect(pauses).toBe(21)
})

test('a device that the owner has used before has no delay, even during an attack', async () => {
  const owner = await account()
  await owner.ask('POST', '/api/logout', {})
  for (let i = 0; i < 20; i++) await guess('Anna', '192.0.2.1')
  expect(await guess('Anna', '192.0.2.1')).toBe('too-many-requests')
  expect((await logIn('Anna', PASSWORD, '192.0.2.1', owner)).status).toBe(200)
  expect(pauses).toBe(0)
})

test('such a device counts for that account only, and for no more guesses than any', async () => {
  const owner = await account()
  owner.cookie = ''
  for (let i = 0; i < 10; i++) expect(await guess('Bert', '192.0.2.1', owner)).toBe('wrong-password')
  expect(await guess('Bert', '192.0.2.1', owner)).toBe('too-many-requests')
  for (let i = 0; i < 20; i++) expect(await guess('Anna', '192.0.2.1', owner)).toBe('wrong-password')
  expect(await guess('Anna', '192.0.2.1', owner)).toBe('too-many-requests')
})

test('a forged or changed device cookie is ignored, and none grants access', async () => {
  const owner = await account()
  const [device, id, signature] = owner.device.split('.')
  for (const cookie of ['', '..', 'a.b.c', `${device}.${id}`, `x.${id}.${signature}`, `${device}.x.${signature}`]) {
    const thief = server.client()
    thief.device = cookie
    expect(await thief.refusal('GET', '/api/me')).toBe('not-logged-in')
    await guess('Anna', '192.0.2.9', thief)
  }
  for (let i = 0; i < 4; i++) await guess('Anna', '192.0.2.9')
  const thief = server.client()
  thief.device = `x.${id}.${signature}`
  expect(await guess('Anna', '192.0.2.9', thief)).toBe('too-many-requests')
  thief.device = owner.device
  expect(await thief.refusal('GET', '/api/me')).toBe('not-logged-in')
})

test('the device is forgotten with the account', async () => {
  const owner = await account()
  expect(owner.device).not.toBe('')
  await owner.ask('POST', '/api/me/delete', { password: PASSWORD })
  expect([owner.cookie, owner.device]).toEqual(['', ''])
})
