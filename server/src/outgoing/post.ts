import { lookup } from 'node:dns/promises'
import { type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './address.ts'

/** How far we go when a stranger tells us where to send something. */
export interface Reach {
  readonly protocols: readonly string[]
  readonly mayUse: (address: string) => boolean
  readonly addressesOf: (host: string) => Promise<readonly string[]>
  /** How long it may all take, in milliseconds. */
  readonly patience: number
}

/** Only over https, and only to machines of the internet at large. */
export const PUBLIC_REACH: Reach = {
  protocols: ['https:'],
  mayUse: isPublicAddress,
  addressesOf: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  patience: 10_000,
}

/** Says why nothing is ever sent to this address, as far as the address itself tells; nothing if it may be. */
export function whyOutOfReach(reach: Reach, text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined) return 'this is not a web address'
  if (!reach.protocols.includes(url.protocol)) return 'the address should begin with https://'
  if (url.username !== '' || url.password !== '') return 'the address should have no name and password in it'
  const host = hostOf(url)
  return isIP(host) !== 0 && !reach.mayUse(host) ? 'the address should be on the public internet' : undefined
}

/**
 * Posts something to where a stranger told us, and answers the status. The host is looked up once, every address of it is
 * checked, and the connection goes to one that was. Redirects are not followed, and what is answered is not read.
 */
export async function post(
  reach: Reach,
  address: string,
  body: string | Uint8Array,
  headers: Record<string, string>,
): Promise<number> {
  const reason = whyOutOfReach(reach, address)
  if (reason !== undefined) throw new Error(reason)
  const url = new URL(address)
  const signal = AbortSignal.timeout(reach.patience)
  const addresses = await before(signal, addressesOf(reach, hostOf(url)))
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

async function addressesOf(reach: Reach, host: string): Promise<readonly string[]> {
  const addresses = isIP(host) === 0 ? await reach.addressesOf(host) : [host]
  if (addresses.length === 0 || !addresses.every(reach.mayUse))
    throw new Error('the address should be on the public internet')
  return addresses
}

/** In place of a second lookup, which might give another answer. */
const answering =
  (addresses: readonly string[]): LookupFunction =>
  (_host, { all }, callback) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }))
    if (all) callback(null, found)
    else callback(null, found[0].address, found[0].family)
  }

/** A lookup cannot be broken off, but nobody has to wait for it. */
function before<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    promise.then(resolve, reject)
  })
}

/** The host without the brackets that an IPv6 address has in a URL. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1')
