import { type DestinationStream, type Logger, pino } from 'pino'

/** Names under which a secret might get into a log. */
const REDACTED = ['seed', 'password', 'cookie', 'invitation', 'authorization', 'token', 'secret'].flatMap((name) => [
  name,
  `*.${name}`,
  `*.*.${name}`,
])

/** The server's log: one JSON object per line, on stdout unless something else is said. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const settings = { level, redact: REDACTED, serializers: { err: withoutQuotes } }
  return destination === undefined ? pino(settings) : pino(settings, destination)
}

/** Of what libraries hang on their errors, what names things and does not quote them. */
const KEPT = ['code', 'severity', 'table', 'constraint', 'routine', 'syscall', 'address', 'port'] as const

/** An error without what it quotes: PostgreSQL has the row that did not fit in `detail`, with a move or a seed in it. */
function withoutQuotes(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const given = error as Error & Partial<Record<(typeof KEPT)[number], unknown>>
  const kept = KEPT.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]]))
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...Object.fromEntries(kept),
    ...(error.cause !== undefined && { cause: withoutQuotes(error.cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(withoutQuotes) }),
  }
}
