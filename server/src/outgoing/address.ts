import { BlockList, isIP } from 'node:net'

/** Everything that is not somebody else's public machine: this one, the local network, the cloud's own services, nobody. */
const NOT_PUBLIC: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]

/** Of IPv6 only what is given out to networks counts, and of that not what leads into IPv4 by another way, nor examples. */
const GIVEN_OUT_V6 = ['2000::', 3] as const
const NOT_PUBLIC_V6: readonly (readonly [network: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const notPublic = new BlockList()
for (const [network, prefix] of NOT_PUBLIC) notPublic.addSubnet(network, prefix, 'ipv4')

const givenOutV6 = new BlockList()
givenOutV6.addSubnet(...GIVEN_OUT_V6, 'ipv6')
const notPublicV6 = new BlockList()
for (const [network, prefix] of NOT_PUBLIC_V6) notPublicV6.addSubnet(network, prefix, 'ipv6')

/** Whether an address belongs to the internet at large, so that a stranger may have us connect to it. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !notPublic.check(address, 'ipv4')
  // An address with a zone is one of a local network.
  if (version !== 6 || address.includes('%')) return false
  return givenOutV6.check(address, 'ipv6') && !notPublicV6.check(address, 'ipv6')
}
