import { once } from 'node:events'
import { type ClientRequest, request } from 'node:http'
import { connect, type Socket } from 'node:net'

/** The target: a server of our own on the loopback network. */
export interface Target {
  readonly port: number
  /** Addresses of the loopback network, from which the attack comes. */
  readonly addresses: readonly string[]
  /** When the attack ends, on the clock of `performance.now`. */
  readonly end: number
}

const HOST = '127.0.0.1'

export const isOver = ({ end }: Target): boolean => performance.now() > end

/** A plain TCP connection; `undefined` if the server does not accept it. */
export async function openConnection(port: number, localAddress: string): Promise<Socket | undefined> {
  const socket = connect({ port, host: HOST, localAddress })
  // A connection that the server has closed is what we want to see.
  socket.on('error', () => {})
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => {})
  return socket.destroyed ? undefined : socket
}

/** A WebSocket whose frames we write ourselves. It does not read after the handshake, unless it is resumed. */
export async function openSocket(port: number, localAddress: string, cookie = ''): Promise<Socket | undefined> {
  const socket = await openConnection(port, localAddress)
  socket?.write(
    `GET /play HTTP/1.1\r\nHost: ${HOST}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: ${cookie}\r\n\r\n`,
  )
  if (socket === undefined) return undefined
  const [head] = await Promise.race([once(socket, 'data'), once(socket, 'close')]).catch(() => [''])
  socket.pause()
  return String(head).startsWith('HTTP/1.1 101') ? socket : undefined
}

export const OPCODE = { continuation: 0x0, text: 0x1, ping: 0x9 }

/** A frame with an empty mask. */
export function frame(opcode: number, payload: string | Buffer, isFinal = true): Buffer {
  const data = Buffer.from(payload)
  const length = data.length < 126 ? [data.length | 0x80] : [126 | 0x80, data.length >> 8, data.length & 0xff]
  return Buffer.concat([Buffer.from([(isFinal ? 0x80 : 0) | opcode, ...length, 0, 0, 0, 0]), data])
}

export interface Answer {
  /** 0 if the connection was closed without an answer. */
  readonly status: number
  readonly cookie: string
  readonly body: string
}

/** Sends a request on a connection of its own and reads the answer. */
export function ask(
  port: number,
  localAddress: string,
  path: string,
  { method = 'GET', body = '', cookie = '' } = {},
): Promise<Answer> {
  return new Promise((resolve) => {
    const headers = { ...(body !== '' && { 'content-type': 'application/json' }), ...(cookie !== '' && { cookie }) }
    const asked: ClientRequest = request({ host: HOST, port, localAddress, path, method, headers, agent: false })
    asked.on('error', () => resolve({ status: 0, cookie: '', body: '' }))
    asked.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (more) => {
        text += more
      })
      response.on('error', () => {})
      response.on('close', () =>
        resolve({
          status: response.statusCode ?? 0,
          cookie: response.headers['set-cookie']?.[0]?.split(';')[0] ?? '',
          body: text,
        }),
      )
    })
    asked.end(body)
  })
}
