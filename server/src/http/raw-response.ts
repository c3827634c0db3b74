import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { Refusal } from '../refusal.ts'

export const errorBody = ({ code, message }: Refusal) => ({ error: { code, text: message } })

/** Refuses on a connection that Fastify does not handle: a WebSocket upgrade, or one that is not valid HTTP. */
export function sendRefusal(connection: Duplex, refusal: Refusal): void {
  connection.on('error', () => connection.destroy())
  if (!connection.writable) return void connection.destroy()
  const body = JSON.stringify(errorBody(refusal))
  // A client that does not hang up must not keep the connection.
  connection.once('finish', () => connection.destroy())
  connection.end(
    [
      `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      'X-Content-Type-Options: nosniff',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  )
}

/** Translates errors that Node finds before there is a request. */
export function refusalForConnectionError({ code }: { readonly code?: string }): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW') return new Refusal('too-large', 'the headers of the request are too large')
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Refusal('bad-message', 'the request took too long to arrive')
  return new Refusal('bad-message', 'the request is not valid HTTP')
}
