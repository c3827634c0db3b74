import { type AnyGame, BadInput } from '@tudor-rose/table'
import { Clerk } from './clerk.ts'
import type { RequestMessage, WorkerMessage } from './messages.ts'

const send = (message: WorkerMessage): void => self.postMessage(message)

/** What has come in before is heard first. A timer would do the same, but browsers let those wait. */
function rest(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

/** Answers the page, in a worker of its own for each game. */
export function serve(game: AnyGame): void {
  const clerk = new Clerk(game, (shown) => send({ shown }), { now: () => performance.now(), rest })
  self.onmessage = async ({ data }: MessageEvent<RequestMessage>) => {
    const { id, type, ask } = data
    try {
      const answer = clerk.answers[type] as (ask: object) => unknown
      send({ id, answer: await answer(ask) })
    } catch (error) {
      if (!(error instanceof BadInput)) console.error(error)
      const code = error instanceof BadInput ? error.kind : 'unavailable'
      send({ id, refused: { code, text: error instanceof Error ? error.message : String(error) } })
    }
  }
}
