import { generateKeyPairSync } from 'node:crypto'
import webPush from 'web-push'

/** The public key and the secret of a browser's push subscription, in base64url. */
export interface PushKeys {
  readonly p256dh: string
  readonly auth: string
}

/** The key that identifies this server to push services (RFC 8292), in base64url. Subscriptions are made for its public part. */
export interface VapidKey {
  readonly publicKey: string
  readonly privateKey: string
}

/** A new key, in the format that is stored: a JSON Web Key. */
export function generateVapidKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return JSON.stringify(privateKey.export({ format: 'jwk' }))
}

export function readVapidKey(stored: string): VapidKey {
  const { x, y, d } = JSON.parse(stored)
  const point = [Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d }
}

/** Whether these can be the keys of a browser: the library finds out by encrypting something for it. */
export function arePushKeys({ p256dh, auth }: PushKeys): boolean {
  try {
    webPush.encrypt(p256dh, auth, 'test', 'aes128gcm')
    return true
  } catch {
    return false
  }
}

/** The library insists on a contact; without a public https address there is none to give. */
const NO_CONTACT = 'mailto:unknown@invalid'

/** How long push services keep a message, in seconds: after a day it is no news that it is somebody's turn. */
const TTL = 24 * 60 * 60

export interface PushRequest {
  readonly body: Buffer
  readonly headers: Record<string, string>
}

/**
 * An encrypted message for one browser (RFC 8291). Only makes the request: the library would send it to any address, so it
 * goes out through `outgoing/post.ts`.
 */
export function createPushRequest(
  message: object,
  subscription: { readonly endpoint: string } & PushKeys,
  key: VapidKey,
  publicUrl: string | undefined,
): PushRequest {
  const { endpoint, p256dh, auth } = subscription
  const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
    vapidDetails: { subject: publicUrl?.startsWith('https:') ? publicUrl : NO_CONTACT, ...key },
    TTL,
    // A message that the browser has not received yet is replaced by the next one.
    topic: 'turns',
  })
  const headers = Object.entries(details.headers ?? {}).map(([name, value]) => [name, String(value)])
  return { body: details.body!, headers: Object.fromEntries(headers) }
}
