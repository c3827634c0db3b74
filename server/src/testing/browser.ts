import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'

/** A browser that receives web push: it has keys and decrypts what is sent to it, according to RFC 8291 and RFC 8188. */
export class TestBrowser {
  readonly #keys = createECDH('prime256v1')
  readonly #auth = randomBytes(16)
  readonly #publicKey = this.#keys.generateKeys()

  get keys(): { p256dh: string; auth: string } {
    return { p256dh: this.#publicKey.toString('base64url'), auth: this.#auth.toString('base64url') }
  }

  open(body: Buffer): string {
    return openPush(body, this.#keys, this.#auth)
  }
}

export function openPush(body: Buffer, keys: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const senderEnd = 21 + body.readUInt8(20)
  const sender = body.subarray(21, senderEnd)
  const encrypted = body.subarray(senderEnd, -16)
  const derive = (secret: Uint8Array, salted: Uint8Array, info: Uint8Array, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salted, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const shared = derive(keys.computeSecret(sender), auth, info, 32)
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(body.subarray(-16))
  const opened = Buffer.concat([decipher.update(encrypted), decipher.final()])
  if (opened.at(-1) !== 2) throw new Error('the last record should end with a two')
  return opened.subarray(0, -1).toString()
}
