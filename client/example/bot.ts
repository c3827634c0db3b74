import { ApiClient } from '@tudor-rose/client'
import { WebSocket } from 'ws'

/** Takes a seat at a table and plays random moves until the game is over. Returns how it ended. */
export async function playAtRandom(url: string, table: string, invitation: string): Promise<string> {
  const client = new ApiClient({ url, openSocket: (address, headers) => new WebSocket(address, { headers }) })
  await client.post('/api/guest')
  await client.post('/api/tables/:id/join', { params: { id: table }, body: { invitation } })
  return new Promise((resolve, reject) => {
    let answered = -1
    const connection = client.connect({
      table,
      invitation,
      onRefused: reject,
      onView: ({ outcome, prompt, askedSince }) => {
        if (outcome !== null) {
          connection.close()
          resolve(outcome.kind)
        } else if (prompt !== null && askedSince !== null && askedSince !== answered) {
          answered = askedSince
          const line = prompt.moves[Math.floor(Math.random() * prompt.moves.length)]
          connection.move(line).catch(reject)
        }
      },
    })
  })
}
