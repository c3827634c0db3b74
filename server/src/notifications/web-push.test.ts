import { createECDH, createPublicKey, verify } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openPush, TestBrowser } from '../testing/browser.ts'
import { arePushKeys, createPushRequest, generateVapidKey, readVapidKey } from './web-push.ts'

/** RFC 8291, section 5 and appendix A. */
const EXAMPLE = {
  message: 'When I grow up, I want to be a watermelon',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  receiverPrivate: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

/** A key in the format that servers have always stored; the numbers are from RFC 7515, appendix A.3. */
const STORED = JSON.stringify({
  kty: 'EC',
  x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
  y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
  crv: 'P-256',
  d: 'jpsQnnGQmL-YBIffH1136cspYG6-0iY7X1fCE9-E9LI',
})

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url')
const ENDPOINT = 'https://push.example/send/123'

describe('encryption', () => {
  test('the browser of our tests decrypts the example of RFC 8291', () => {
    const keys = createECDH('prime256v1')
    keys.setPrivateKey(bytes(EXAMPLE.receiverPrivate))
    expect(openPush(bytes(EXAMPLE.body), keys, bytes(EXAMPLE.keys.auth))).toBe(EXAMPLE.message)
  })

  test('a browser can read its message, and no other browser can', () => {
    const [browser, other] = [new TestBrowser(), new TestBrowser()]
    const message = { title: 'Your turn', body: 'żółw'.repeat(150), url: '/table/a' }
    const request = createPushRequest(message, { endpoint: ENDPOINT, ...browser.keys }, readVapidKey(STORED), undefined)
    expect(JSON.parse(browser.open(request.body))).toEqual(message)
    expect(() => other.open(request.body)).toThrow()
    expect(request.headers).toMatchObject({
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
      TTL: '86400',
      Topic: 'turns',
    })
  })

  test('invalid keys are detected', () => {
    const { p256dh, auth } = EXAMPLE.keys
    expect(arePushKeys({ p256dh, auth })).toBe(true)
    expect(arePushKeys({ p256dh, auth: auth.slice(2) })).toBe(false)
    expect(arePushKeys({ p256dh: p256dh.slice(4), auth })).toBe(false)
    const offTheCurve = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url')
    expect(arePushKeys({ p256dh: offTheCurve, auth })).toBe(false)
  })
})

test.each([
  ['a stored key', STORED],
  ['a new key', generateVapidKey()],
])('the sender is signed with %s, for one push service', (_name, stored) => {
  const key = readVapidKey(stored)
  const { x, y } = JSON.parse(stored)
  expect(bytes(key.publicKey)).toEqual(Buffer.concat([Buffer.of(4), bytes(x), bytes(y)]))
  const subscription = { endpoint: ENDPOINT, ...EXAMPLE.keys }
  const { headers } = createPushRequest({}, subscription, key, 'https://tudor.example')
  const [, head, claims, signature, publicKey] = /^vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)$/.exec(
    headers.Authorization,
  )!
  expect(publicKey).toBe(key.publicKey)
  const jwk = { kty: 'EC', crv: 'P-256', x, y }
  const verifier = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), verifier, bytes(signature))).toBe(true)
  expect(JSON.parse(String(bytes(head)))).toEqual({ typ: 'JWT', alg: 'ES256' })
  const { aud, exp, sub } = JSON.parse(String(bytes(claims)))
  expect([aud, sub]).toEqual(['https://push.example', 'https://tudor.example'])
  const hours = (exp - Date.now() / 1000) / 3600
  expect(hours > 1 && hours < 24, `${hours} hours`).toBe(true)
})

test('without a public https address there is still a contact, which the library requires', () => {
  const subscription = { endpoint: ENDPOINT, ...EXAMPLE.keys }
  for (const publicUrl of [undefined, 'http://localhost:8080']) {
    const { headers } = createPushRequest({}, subscription, readVapidKey(STORED), publicUrl)
    expect(JSON.parse(String(bytes(headers.Authorization.split('.')[1]))).sub).toMatch(/^mailto:/)
  }
})
