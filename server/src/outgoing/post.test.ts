import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LOCAL_REACH, TestReceiver } from '../testing/receiver.ts'
import { PUBLIC_INTERNET, post, reasonAgainstUrl } from './post.ts'

let receiver: TestReceiver

beforeAll(async () => {
  receiver = await TestReceiver.start()
})

afterAll(() => receiver.close())

const port = () => new URL(receiver.url).port

test.each([
  'https://example.com/hook',
  'https://example.com:8443/hook?token=1',
  'https://1.1.1.1/',
  'https://[2606:4700:4700::1111]/',
])('%s is within reach', (address) => {
  expect(reasonAgainstUrl(PUBLIC_INTERNET, address)).toBeUndefined()
})

test.each([
  'http://example.com/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'example.com',
  '',
  'https://',
  'https://name:password@example.com/',
  'https://name@example.com/',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f.0.0.1/',
  'https://0177.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:a9fe:a9fe]/',
  'https://169.254.169.254/latest/meta-data/',
  'https://１２７.0.0.1/',
])('%s is out of reach', (address) => {
  expect(reasonAgainstUrl(PUBLIC_INTERNET, address)).toBeTypeOf('string')
})

describe('a name', () => {
  const named = (...addresses: string[]) => ({ ...LOCAL_REACH, resolve: async () => addresses })

  test('is looked up once, and the connection goes to the result', async () => {
    let lookups = 0
    const outgoing = {
      ...LOCAL_REACH,
      resolve: async () => {
        // A second lookup would lead to another address.
        lookups++
        return lookups === 1 ? ['127.0.0.1'] : ['192.0.2.1']
      },
    }
    expect(await post(outgoing, `http://hook.example:${port()}/named`, 'hello', { 'x-test': 'yes' })).toBe(201)
    expect(lookups).toBe(1)
    const [{ headers, body }] = receiver.at('/named')
    expect([headers.host, headers['x-test'], String(body)]).toEqual([`hook.example:${port()}`, 'yes', 'hello'])
  })

  test.each([{ addresses: ['127.0.0.2'] }, { addresses: ['127.0.0.1', '10.0.0.1'] }, { addresses: [] }])(
    'that leads to $addresses is refused',
    async ({ addresses }) => {
      await expect(post(named(...addresses), `http://hook.example:${port()}/private`, '', {})).rejects.toThrow(/public/)
      expect(receiver.at('/private')).toEqual([])
    },
  )

  test('of this machine is refused under the public policy', async () => {
    await expect(post(PUBLIC_INTERNET, 'https://localhost/', '', {})).rejects.toThrow(/public/)
  })
})

test('a redirect is an answer and is not followed', async () => {
  receiver.answers.set('/moved', 302)
  expect(await post(LOCAL_REACH, `${receiver.url}/moved`, '', {})).toBe(302)
  expect(receiver.at('/elsewhere')).toEqual([])
})

test('a server that does not answer, or an unknown name, times out', async () => {
  receiver.answers.set('/silent', 0)
  const hasty = { ...LOCAL_REACH, timeout: 200 }
  await expect(post(hasty, `${receiver.url}/silent`, '', {})).rejects.toThrow(/abort|timeout/i)
  const never = { ...hasty, resolve: () => new Promise<never>(() => {}) }
  await expect(post(never, 'http://slow.example/', '', {})).rejects.toThrow(/abort|timeout/i)
})

test('over https the name is requested at the address that was checked', async () => {
  const greetings: Buffer[] = []
  const listener = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', (greeting) => {
      greetings.push(greeting)
      socket.destroy()
    })
  })
  await new Promise<void>((ready) => listener.listen(0, '127.0.0.1', ready))
  const { port: tlsPort } = listener.address() as AddressInfo
  const outgoing = { ...LOCAL_REACH, resolve: async () => ['127.0.0.1'] }
  await expect(post(outgoing, `https://hook.example:${tlsPort}/`, 'secret', {})).rejects.toThrow()
  // The first record of a TLS handshake, with the name and without the body.
  expect(greetings[0][0]).toBe(0x16)
  expect(greetings[0].toString('latin1')).toContain('hook.example')
  expect(greetings[0].toString('latin1')).not.toContain('secret')
  await new Promise((closed) => listener.close(closed))
})

test('an endless response is not read', async () => {
  let hungUp: () => void = () => {}
  const isHungUp = new Promise<void>((resolve) => {
    hungUp = resolve
  })
  const endless = createHttpServer((_request, response) => {
    response.writeHead(200)
    const talking = setInterval(() => response.write('x'.repeat(10_000)), 1)
    response.on('close', () => {
      clearInterval(talking)
      hungUp()
    })
  })
  await new Promise<void>((ready) => endless.listen(0, '127.0.0.1', ready))
  const { port: endlessPort } = endless.address() as AddressInfo
  expect(await post(LOCAL_REACH, `http://127.0.0.1:${endlessPort}/`, '', {})).toBe(200)
  await isHungUp
  await new Promise((closed) => endless.close(closed))
})
