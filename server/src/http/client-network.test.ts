import { describe, expect, test } from 'vitest'
import { TestServer } from '../testing/server.ts'
import { networkOf } from './client-network.ts'

describe('clients are counted', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['nonsense', 'nonsense'],
  ])('%s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  test('by what the nearest proxy says, not by what they say themselves', async () => {
    const server = await TestServer.start({ hasLimits: true, trustProxy: true }, () => 1_800_000_000_000)
    const ask = (forwarded: string) =>
      server.client().refusal('GET', '/api/me', undefined, { 'x-forwarded-for': forwarded })
    for (let i = 0; i < 200; i++) expect(await ask(`10.0.0.${i}, 192.0.2.7`)).toBe('not-logged-in')
    expect(await ask('10.0.1.1, 192.0.2.7')).toBe('too-many-requests')
    expect(await ask('192.0.2.7, 192.0.2.8')).toBe('not-logged-in')
    for (let i = 0; i < 200; i++) expect(await ask(`2001:db8:1:2::${i}`)).toBe('not-logged-in')
    expect(await ask('2001:db8:1:2:ffff::1')).toBe('too-many-requests')
    expect(await ask('2001:db8:1:3::1')).toBe('not-logged-in')
    await server.close()
  })

  test('for sockets in the same way', async () => {
    const server = await TestServer.start({ hasLimits: true, trustProxy: true }, () => 1_800_000_000_000)
    const open = async (forwarded: string) => (await server.client().open({ 'x-forwarded-for': forwarded })).close()
    for (let i = 0; i < 100; i++) await open(`10.0.0.${i}, 2001:db8:1:2::${i}`)
    await expect(open('10.0.1.1, 2001:db8:1:2:ffff::1')).rejects.toThrow('429')
    await open('10.0.1.1, 2001:db8:1:3::1')
    await server.close()
  })
})
