import { ApiClient } from '@tudor-rose/client'
import { WebSocket } from 'ws'

/** A client of the server that is measured, or of several servers: after a failed socket, the next one is tried. */
export function benchClient(...urls: readonly string[]): ApiClient {
  let sockets = 0
  return new ApiClient({
    url: urls[0],
    openSocket: (_address, headers) => {
      const url = urls[sockets++ % urls.length]
      return new WebSocket(`${url.replace('http', 'ws')}/play`, { headers, perMessageDeflate: false })
    },
  })
}
