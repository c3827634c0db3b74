import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Only the nearest proxy is trusted: a client can make up what it received from others. */
export const isNearestProxy = (_address: string, hop: number): boolean => hop === 0

/** The network that a request comes from; rate limits count by it. */
export const clientNetwork = (request: FastifyRequest): string => networkOf(request.ip)

/** The same for a WebSocket upgrade, which Fastify does not handle. */
export function clientNetworkOfUpgrade({ headers, socket }: IncomingMessage, trustsProxy: boolean): string {
  const forwarded = trustsProxy ? String(headers['x-forwarded-for'] ?? '').split(',') : []
  return networkOf(forwarded.at(-1)?.trim() || (socket.remoteAddress ?? ''))
}

/** An IPv4 address, or the /64 of an IPv6 address, because one client usually owns the whole /64. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped !== null) return mapped[1]
  const [head, tail] = address.split('%', 1)[0].toLowerCase().split('::')
  const groupsIn = (part: string): string[] => (part === '' ? [] : part.split(':'))
  const [first, last] = [groupsIn(head), groupsIn(tail ?? '')]
  // An IPv4 address at the end takes the place of two groups.
  const length = first.length + last.length + (address.includes('.') ? 1 : 0)
  const groups = [...first, ...Array<string>(8 - length).fill('0'), ...last]
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
