import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openPush, TestBrowser } from '../testing/browser.ts'
import { arePushKeys, CURVE, encryptPush, MOST_BYTES } from './push-encryption.ts'
import { VapidKey } from './vapid.ts'

/** RFC 8291, section 5 and appendix A. */
const EXAMPLE = {
  message: 'When I grow up, I want to be a watermelon',
  senderPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  receiverPrivate: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url')

describe('encryption', () => {
  test('gives the example of RFC 8291, byte for byte', () => {
    const keys = createECDH(CURVE)
    keys.setPrivateKey(bytes(EXAMPLE.senderPrivate))
    const body = encryptPush(Buffer.from(EXAMPLE.message), EXAMPLE.keys, { salt: bytes(EXAMPLE.salt), keys })
    expect(body.toString('base64url')).toBe(EXAMPLE.body)
  })

  test('the browser of our tests reads the example of RFC 8291', () => {
    const keys = createECDH(CURVE)
    keys.setPrivateKey(bytes(EXAMPLE.receiverPrivate))
    expect(openPush(bytes(EXAMPLE.body), keys, bytes(EXAMPLE.keys.auth))).toBe(EXAMPLE.message)
  })

  test('the longest message fits what push services take, and a longer one is refused', () => {
    const browser = new TestBrowser()
    const seal = (length: number) => {
      const keys = createECDH(CURVE)
      keys.generateKeys()
      return encryptPush(Buffer.alloc(length, 'x'), browser.keys, { salt: randomBytes(16), keys })
    }
    const longest = seal(MOST_BYTES)
    expect(longest.length).toBe(4096)
    expect(browser.open(longest)).toBe('x'.repeat(MOST_BYTES))
    expect(() => seal(MOST_BYTES + 1)).toThrow('at most')
  })

  test('keys that are none are found out', () => {
    const { p256dh, auth } = EXAMPLE.keys
    expect(arePushKeys({ p256dh, auth })).toBe(true)
    expect(arePushKeys({ p256dh, auth: auth.slice(2) })).toBe(false)
    expect(arePushKeys({ p256dh: p256dh.slice(4), auth })).toBe(false)
    const offTheCurve = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url')
    expect(arePushKeys({ p256dh: offTheCurve, auth })).toBe(false)
  })
})

test('who sends is signed with the key that browsers are told, for one push service', () => {
  const key = new VapidKey(VapidKey.draw())
  const now = 1_800_000_000_000
  const header = key.authorization('https://push.example/send/123', 'https://tudor.example', now)
  const [, head, claims, signature, publicKey] = /^vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)$/.exec(header)!
  expect(publicKey).toBe(key.publicKey)
  const point = bytes(publicKey)
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const verifier = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), verifier, bytes(signature))).toBe(true)
  expect(JSON.parse(String(bytes(head)))).toEqual({ typ: 'JWT', alg: 'ES256' })
  expect(JSON.parse(String(bytes(claims)))).toEqual({
    aud: 'https://push.example',
    exp: now / 1000 + 12 * 60 * 60,
    sub: 'https://tudor.example',
  })
})
