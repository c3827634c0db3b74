import { BadInput } from '@tudor-rose/table'
import type { GameModule } from './game-module.ts'
import { GameWorker } from './game-worker.ts'
import type { RequestMessage, WorkerMessage } from './messages.ts'

const send = (message: WorkerMessage): void => self.postMessage(message)

/** Lets pending messages be handled first. A timer would do the same, but browsers throttle timers. */
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

/** Answers the page; each game has its own worker. */
export function serve(module: GameModule): void {
  const worker = new GameWorker(module, (update) => send({ update }), { now: () => performance.now(), rest })
  self.onmessage = async ({ data }: MessageEvent<RequestMessage>) => {
    const { id, type, ask } = data
    try {
      const answer = worker.answers[type] as (ask: object) => unknown
      send({ id, answer: await answer(ask) })
    } catch (error) {
      if (!(error instanceof BadInput)) console.error(error)
      const code = error instanceof BadInput ? error.kind : 'unavailable'
      send({ id, refused: { code, text: error instanceof Error ? error.message : String(error) } })
    }
  }
}
