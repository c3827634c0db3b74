import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ConnectionLimits, connectionsPossible } from './http/connection-guard.ts'
import type { MailSettings } from './mail/mailer.ts'
import type { SocketLimits } from './sockets/socket-count.ts'
import type { DatabaseLocation } from './storage/database.ts'

/** The settings of a server. All have defaults. */
export interface Configuration {
  readonly host: string
  readonly port: number
  readonly location: DatabaseLocation
  readonly redisUrl: string | undefined
  readonly origins: readonly string[]
  readonly trustProxy: boolean
  /** The URL of this server for people, without a slash at the end; links in mails begin with it. */
  readonly publicUrl: string | undefined
  /** `undefined` if this server sends no mail. */
  readonly mail: MailSettings | undefined
  /** Off for benchmarks only, in which one machine plays for thousands of people. */
  readonly hasLimits: boolean
  readonly socketLimits: SocketLimits
  readonly connectionLimits: ConnectionLimits
  readonly logLevel: string
  /** The folder of the built client, which is served to browsers. */
  readonly site: string
}

/** The same relative path from src/ and from dist/. */
const DEFAULT_SITE = fileURLToPath(new URL('../../web/dist', import.meta.url))

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

/** Reads the environment variables that docs/operations.md lists. Throws an error that says what to change. */
export function readConfiguration(environment: NodeJS.ProcessEnv): Configuration {
  const given = (name: string): string | undefined => environment[name]?.trim() || undefined
  const folder = given('TUDOR_DATA') ?? 'data'
  const url = given('DATABASE_URL')
  if (url !== undefined && !/^postgres(ql)?:\/\//.test(url))
    throw new Error('DATABASE_URL must begin with postgres:// (without it, the server uses an embedded database)')
  const redisUrl = given('REDIS_URL')
  if (redisUrl !== undefined && url === undefined)
    throw new Error('REDIS_URL is for several servers that share a PostgreSQL database; please set DATABASE_URL too')
  const publicUrl = readPublicUrl(given('PUBLIC_URL'))
  const logLevel = given('LOG_LEVEL') ?? 'info'
  if (!LOG_LEVELS.includes(logLevel)) throw new Error(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`)
  const hasLimits = given('RATE_LIMITS') !== 'off'
  const trustProxy = given('TRUST_PROXY') === '1'
  const limit = (name: string, standard: number): number =>
    hasLimits ? readCount(name, given(name) ?? String(standard)) : Infinity
  return {
    host: given('HOST') ?? 'localhost',
    port: readPort(given('PORT') ?? '8080'),
    location: url === undefined ? { file: join(folder, 'tudor-rose.sqlite') } : { url },
    redisUrl,
    origins: readOrigins(given('ORIGINS')),
    trustProxy,
    publicUrl,
    mail: readMail(given('SMTP_URL'), given('MAIL_FROM'), publicUrl),
    hasLimits,
    socketLimits: {
      perAddress: limit('SOCKETS_PER_ADDRESS', 200),
      perPerson: limit('SOCKETS_PER_PERSON', 50),
    },
    connectionLimits: {
      total: limit('MAX_CONNECTIONS', connectionsPossible()),
      // All connections come from the address of the proxy.
      perNetwork: trustProxy ? Infinity : limit('CONNECTIONS_PER_ADDRESS', 300),
    },
    logLevel,
    site: given('TUDOR_SITE') ?? DEFAULT_SITE,
  }
}

function readPort(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new Error(`PORT must be a number up to 65535, not "${text}"`)
}

function readCount(name: string, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new Error(`${name} must be a whole number of at least 1, not "${text}"`)
}

/** Written as browsers do, because they are compared as texts. */
function readOrigins(text: string | undefined): readonly string[] {
  const origins = (text ?? '').split(',').map((origin) => origin.trim())
  return origins
    .filter((origin) => origin !== '')
    .map((origin) => {
      const url = URL.canParse(origin) ? new URL(origin) : undefined
      const isOrigin = url !== undefined && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
      if (isOrigin) return url.origin
      throw new Error(`ORIGINS must list origins such as https://play.example.com, not "${origin}"`)
    })
}

function readPublicUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '')
    throw new Error('PUBLIC_URL must be the URL of this server for people, such as https://tudor.example.com')
  return url.href.replace(/\/+$/, '')
}

function readMail(
  smtpUrl: string | undefined,
  from: string | undefined,
  publicUrl: string | undefined,
): MailSettings | undefined {
  if (smtpUrl === undefined) return undefined
  if (!/^smtps?:\/\/./.test(smtpUrl) || !URL.canParse(smtpUrl))
    throw new Error('SMTP_URL must begin with smtp:// or smtps://, such as smtps://name:password@mail.example.com')
  if (publicUrl === undefined) throw new Error('SMTP_URL needs PUBLIC_URL, because links in mails begin with it')
  return { smtpUrl, from: from ?? `Tudor Rose <tudor-rose@${new URL(publicUrl).hostname}>` }
}
