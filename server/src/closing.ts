import type { FastifyInstance } from 'fastify'

/** How long open requests have when a server closes, in milliseconds. */
const REQUEST_GRACE_PERIOD = 3000

/** Stops listening, answers open requests, and then closes connections whose request never arrived in full. */
export async function closeHttp(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), REQUEST_GRACE_PERIOD)
  try {
    await app.close()
  } finally {
    clearTimeout(timer)
  }
}

/** Runs all steps in order, even after one that fails. */
export async function runEachStep(steps: readonly (() => unknown)[]): Promise<void> {
  const failures: unknown[] = []
  for (const step of steps) {
    try {
      await step()
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'the server could not close everything')
}
