import { Refusal } from '@tudor-rose/client'
import type { GameName } from '../games/registry.ts'
import type { RequestMessage, Requests, RequestType, TableUpdate, WorkerMessage } from '../worker/messages.ts'
import { takeWorker } from './early-worker.ts'

interface Waiting {
  readonly resolve: (answer: never) => void
  readonly reject: (refusal: Refusal) => void
}

/** The page's side of a worker with the rules of a game. */
export class WorkerClient {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  #lastId = 0

  constructor(game: GameName, onUpdate: (update: TableUpdate) => void = () => {}) {
    this.#worker = takeWorker(game)
    this.#worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if ('update' in data) onUpdate(data.update)
      else this.#settle(data)
    }
    this.#worker.onerror = () => {
      for (const { reject } of this.#waiting.values())
        reject(new Refusal('unavailable', 'the rules could not be loaded'))
      this.#waiting.clear()
    }
  }

  ask<T extends RequestType>(type: T, ask: Requests[T]['ask']): Promise<Requests[T]['answer']> {
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#worker.postMessage({ id, type, ask } satisfies RequestMessage)
    })
  }

  close(): void {
    this.#worker.terminate()
  }

  #settle(message: Exclude<WorkerMessage, { update: TableUpdate }>): void {
    const waiting = this.#waiting.get(message.id)
    this.#waiting.delete(message.id)
    if ('refused' in message) waiting?.reject(new Refusal(message.refused.code, message.refused.text))
    else waiting?.resolve(message.answer as never)
  }
}
