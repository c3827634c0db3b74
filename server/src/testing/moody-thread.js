// In location of server/worker/bots.js: a thread that answers with the seat it is asked for, hangs or dies, as it is asked.
import { parentPort } from 'node:worker_threads'

const DOES = {
  answer: ({ id, seat }) => parentPort.postMessage({ id, answer: seat }),
  wait: () => {},
  hang: () => {
    for (;;);
  },
  die: () => process.exit(1),
}

parentPort.on('message', (asked) => {
  if (asked.drop !== undefined) return
  parentPort.postMessage({ at: asked.id })
  // Only what has been told before is heard of a thread that dies.
  setImmediate(() => DOES[asked.task.policy](asked))
})
