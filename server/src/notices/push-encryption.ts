import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'

/** What a browser gives away with its subscription, in base64url: its public key and a secret of sixteen bytes. */
export interface PushKeys {
  readonly p256dh: string
  readonly auth: string
}

/** What is drawn anew for every message. */
export interface Ephemeral {
  readonly salt: Uint8Array
  readonly keys: ECDH
}

export const CURVE = 'prime256v1'
const PUBLIC_KEY_BYTES = 65
const AUTH_BYTES = 16
const RECORD_SIZE = 4096
const TAG_BYTES = 16
/** Ends the last record, and a message here has one. */
const LAST_RECORD = 2
const SALT_BYTES = 16
const HEADER_BYTES = SALT_BYTES + 4 + 1 + PUBLIC_KEY_BYTES

/** How long a message may be, so that what is sent is no longer than every push service takes. */
export const MOST_BYTES = RECORD_SIZE - HEADER_BYTES - TAG_BYTES - 1

export function drawEphemeral(): Ephemeral {
  const keys = createECDH(CURVE)
  keys.generateKeys()
  return { salt: randomBytes(SALT_BYTES), keys }
}

/** Whether these can be the keys of a browser. */
export function arePushKeys({ p256dh, auth }: PushKeys): boolean {
  const key = Buffer.from(p256dh, 'base64url')
  if (key.length !== PUBLIC_KEY_BYTES || Buffer.from(auth, 'base64url').length !== AUTH_BYTES) return false
  const probe = createECDH(CURVE)
  probe.generateKeys()
  try {
    probe.computeSecret(key)
    return true
  } catch {
    return false
  }
}

/** RFC 8291: a message that only this browser can read, as the body of a request with the content encoding aes128gcm. */
export function encryptPush(message: Uint8Array, { p256dh, auth }: PushKeys, { salt, keys }: Ephemeral): Buffer {
  if (message.length > MOST_BYTES) throw new Error(`a push message has at most ${MOST_BYTES} bytes`)
  const theirs = Buffer.from(p256dh, 'base64url')
  const ours = keys.getPublicKey()
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const shared = derive(keys.computeSecret(theirs), Buffer.from(auth, 'base64url'), keyInfo, 32)
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const encrypted = [cipher.update(message), cipher.update(Uint8Array.of(LAST_RECORD)), cipher.final()]
  return Buffer.concat([header(salt, ours), ...encrypted, cipher.getAuthTag()])
}

/** RFC 8188, section 2.1: the salt, the size of records, and the key of the sender with its length. */
function header(salt: Uint8Array, publicKey: Uint8Array): Buffer {
  const sizes = Buffer.alloc(5)
  sizes.writeUInt32BE(RECORD_SIZE)
  sizes.writeUInt8(publicKey.length, 4)
  return Buffer.concat([salt, sizes, publicKey])
}

const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))
