import { ApiClient, TableConnection } from '@tudor-rose/client'
import { WebSocket } from 'ws'

/** Takes a seat at a table and plays random moves until the game is over. Returns how it ended. */
export async function playAtRandom(url: string, table: string, invitation: string): Promise<string> {
  const client = new ApiClient({ url, openSocket: (address, headers) => new WebSocket(address, { headers }) })
  await client.post('/api/guest')
  await client.post('/api/tables/:id/join', { params: { id: table }, body: { invitation } })
  return new Promise((resolve, reject) => {
    let answered = -1
    const connection = new TableConnection(client, {
      table,
      invitation,
      onRefused: reject,
      onChange: ({ view }) => {
        if (view?.outcome) {
          connection.close()
          resolve(view.outcome.kind)
        } else if (view?.prompt && view.askedSince !== null && view.askedSince !== answered) {
          answered = view.askedSince
          const { moves } = view.prompt
          connection.move(moves[Math.floor(Math.random() * moves.length)]).catch(reject)
        }
      },
    })
  })
}
