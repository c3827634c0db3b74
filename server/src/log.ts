import { type DestinationStream, type Logger, pino } from 'pino'

/** Fields that could contain a secret. */
const REDACTED = ['seed', 'password', 'cookie', 'invitation', 'authorization', 'token', 'secret'].flatMap((name) => [
  name,
  `*.${name}`,
  `*.*.${name}`,
])

/** One JSON object per line, on stdout by default. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const settings = { level, redact: REDACTED, serializers: { err: withoutData } }
  return destination === undefined ? pino(settings) : pino(settings, destination)
}

/** Fields that libraries add to errors and that contain no data of people. */
const KEPT = ['code', 'severity', 'table', 'constraint', 'routine', 'syscall', 'address', 'port'] as const

/** Leaves out fields with data: PostgreSQL puts the rejected row into `detail`, with a move or a seed in it. */
function withoutData(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const given = error as Error & Partial<Record<(typeof KEPT)[number], unknown>>
  const kept = KEPT.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]]))
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...Object.fromEntries(kept),
    ...(error.cause !== undefined && { cause: withoutData(error.cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(withoutData) }),
  }
}
