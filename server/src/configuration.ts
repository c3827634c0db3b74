import { join } from 'node:path'
import type { Place } from './storage/database.ts'

/** All that can be set about a server. Nothing has to be. */
export interface Configuration {
  readonly host: string
  readonly port: number
  readonly place: Place
  readonly redisUrl: string | undefined
  readonly origins: readonly string[]
  readonly trustProxy: boolean
  /** Off only for measuring, when one machine plays a thousand people. */
  readonly hasLimits: boolean
  readonly logLevel: string
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

/** The configuration that the environment asks for; docs/operations.md lists the variables. Throws with a sentence. */
export function readConfiguration(environment: NodeJS.ProcessEnv): Configuration {
  const given = (name: string): string | undefined => environment[name]?.trim() || undefined
  const folder = given('TUDOR_DATA') ?? 'data'
  const url = given('DATABASE_URL')
  if (url !== undefined && !/^postgres(ql)?:\/\//.test(url))
    throw new Error('DATABASE_URL should begin with postgres:// (without it, tables are kept in a file)')
  const redisUrl = given('REDIS_URL')
  if (redisUrl !== undefined && url === undefined)
    throw new Error('REDIS_URL is for several servers, which share a PostgreSQL; please set DATABASE_URL too')
  const logLevel = given('LOG_LEVEL') ?? 'info'
  if (!LOG_LEVELS.includes(logLevel)) throw new Error(`LOG_LEVEL should be one of ${LOG_LEVELS.join(', ')}`)
  return {
    host: given('HOST') ?? 'localhost',
    port: readPort(given('PORT') ?? '8080'),
    place: url === undefined ? { file: join(folder, 'tudor-rose.sqlite') } : { url },
    redisUrl,
    origins:
      given('ORIGINS')
        ?.split(',')
        .map((origin) => origin.trim()) ?? [],
    trustProxy: given('TRUST_PROXY') === '1',
    hasLimits: given('RATE_LIMITS') !== 'off',
    logLevel,
  }
}

function readPort(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new Error(`PORT should be a number up to 65535, not "${text}"`)
}
