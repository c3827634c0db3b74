import { lookup } from 'node:dns/promises'
import { type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './address.ts'

/** Where we may send requests to URLs that users give us. */
export interface OutgoingPolicy {
  readonly protocols: readonly string[]
  readonly allowsAddress: (address: string) => boolean
  readonly resolve: (host: string) => Promise<readonly string[]>
  /** For the whole request, in milliseconds. */
  readonly timeout: number
}

/** Only over https, and only to addresses of the public internet. */
export const PUBLIC_INTERNET: OutgoingPolicy = {
  protocols: ['https:'],
  allowsAddress: isPublicAddress,
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  timeout: 10_000,
}

/** Why we never send anything to this URL, as far as the URL itself shows; `undefined` if we may. */
export function reasonAgainstUrl(outgoing: OutgoingPolicy, text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined) return 'this is not a URL'
  if (!outgoing.protocols.includes(url.protocol)) return 'the URL must begin with https://'
  if (url.username !== '' || url.password !== '') return 'the URL must not contain a name or password'
  const host = hostOf(url)
  return isIP(host) !== 0 && !outgoing.allowsAddress(host) ? 'the URL must lead to the public internet' : undefined
}

/**
 * Posts to a URL that a user gave us, and returns the status. The host name is resolved once, all its addresses are checked,
 * and the connection goes to one of those. Redirects are not followed, and the body of the response is not read.
 */
export async function post(
  outgoing: OutgoingPolicy,
  address: string,
  body: string | Uint8Array,
  headers: Record<string, string>,
): Promise<number> {
  const reason = reasonAgainstUrl(outgoing, address)
  if (reason !== undefined) throw new Error(reason)
  const url = new URL(address)
  const signal = AbortSignal.timeout(outgoing.timeout)
  const addresses = await before(signal, addressesOf(outgoing, hostOf(url)))
  return new Promise((resolve, reject) => {
    const options: RequestOptions = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      lookup: answering(addresses),
      agent: false,
      signal,
    }
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options, (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    request.on('error', reject)
    request.end(body)
  })
}

async function addressesOf(outgoing: OutgoingPolicy, host: string): Promise<readonly string[]> {
  const addresses = isIP(host) === 0 ? await outgoing.resolve(host) : [host]
  if (addresses.length === 0 || !addresses.every(outgoing.allowsAddress))
    throw new Error('the URL must lead to the public internet')
  return addresses
}

/** Used instead of a second lookup, which might give another answer. */
const answering =
  (addresses: readonly string[]): LookupFunction =>
  (_host, { all }, callback) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }))
    if (all) callback(null, found)
    else callback(null, found[0].address, found[0].family)
  }

/** A lookup cannot be cancelled, but we can stop waiting for it. */
function before<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    promise.then(resolve, reject)
  })
}

/** The host without the brackets around an IPv6 address. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1')
