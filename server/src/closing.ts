import type { FastifyInstance } from 'fastify'

/** How long requests that are under way have to be answered, or sent to their end, when a server closes. */
const REQUESTS_HAVE = 3000

/** Closes the doors: answers what is under way, and hangs up on whoever leaves a request half sent. */
export async function closeDoors(app: FastifyInstance): Promise<void> {
  const hangingUp = setTimeout(() => app.server.closeAllConnections(), REQUESTS_HAVE)
  try {
    await app.close()
  } finally {
    clearTimeout(hangingUp)
  }
}

/** Takes all of these steps, one after the other: one that fails keeps none of the others from being taken. */
export async function takeAll(steps: readonly (() => unknown)[]): Promise<void> {
  const failures: unknown[] = []
  for (const step of steps) {
    try {
      await step()
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'not everything could be closed')
}
