import { WebSocket } from 'ws'

/** Opens a public table as an unknown observer; resolves when the table has arrived. */
export function openTable(url: string, table: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/play`, { perMessageDeflate: false })
    socket.once('open', () => socket.send(JSON.stringify({ type: 'hello', id: 1, table })))
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as { type: string; code?: string; id?: number }
      if (message.type === 'error') reject(new Error(`the table could not be opened: ${message.code}`))
      // The response to the hello comes last, after everything else.
      else if (message.type === 'done' && message.id === 1) resolve(socket)
    })
    socket.once('error', reject)
  })
}
