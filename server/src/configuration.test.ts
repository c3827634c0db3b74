import { expect, test } from 'vitest'
import { readConfiguration } from './configuration.ts'

test('all settings have defaults', () => {
  expect(readConfiguration({})).toMatchObject({ host: 'localhost', port: 8080, hasLimits: true, trustProxy: false })
  expect(readConfiguration({}).location).toEqual({ file: expect.stringMatching(/^data.tudor-rose\.sqlite$/) })
})

test('settings are read, and an empty variable counts as missing', () => {
  const given = {
    PORT: '9000',
    DATABASE_URL: 'postgres://db/tudor',
    REDIS_URL: 'redis://cache',
    ORIGINS: 'https://a, https://B/,, http://localhost:5173',
  }
  expect(readConfiguration(given)).toMatchObject({
    port: 9000,
    location: { url: 'postgres://db/tudor' },
    redisUrl: 'redis://cache',
    origins: ['https://a', 'https://b', 'http://localhost:5173'],
  })
  expect(readConfiguration({ DATABASE_URL: '', TUDOR_DATA: '/srv' }).location).toEqual({
    file: expect.stringContaining('srv'),
  })
})

test('sockets are limited unless limits are off', () => {
  expect(readConfiguration({ SOCKETS_PER_ADDRESS: '500' }).socketLimits).toEqual({ perAddress: 500, perPerson: 50 })
  expect(readConfiguration({ RATE_LIMITS: 'off' }).socketLimits).toEqual({ perAddress: Infinity, perPerson: Infinity })
})

test('mail is sent if SMTP is set, from an address of the server by default', () => {
  expect(readConfiguration({}).mail).toBeUndefined()
  const given = { SMTP_URL: 'smtps://name:password@mail.example', PUBLIC_URL: 'https://tudor.example/' }
  expect(readConfiguration(given)).toMatchObject({
    publicUrl: 'https://tudor.example',
    mail: { smtpUrl: given.SMTP_URL, from: 'Tudor Rose <tudor-rose@tudor.example>' },
  })
  expect(readConfiguration({ ...given, MAIL_FROM: 'rose@tudor.example' }).mail?.from).toBe('rose@tudor.example')
})

test.each([
  [{ PORT: 'eighty' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL'],
  [{ REDIS_URL: 'redis://cache' }, 'DATABASE_URL'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ ORIGINS: 'play.example' }, 'ORIGINS'],
  [{ ORIGINS: 'https://a, *' }, 'ORIGINS'],
  [{ ORIGINS: 'https://a/path' }, 'ORIGINS'],
  [{ ORIGINS: 'https://name@a' }, 'ORIGINS'],
  [{ ORIGINS: 'null' }, 'ORIGINS'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'PUBLIC_URL'],
  [{ SMTP_URL: 'mail.example', PUBLIC_URL: 'https://tudor.example' }, 'SMTP_URL'],
  [{ SOCKETS_PER_ADDRESS: '0' }, 'SOCKETS_PER_ADDRESS'],
  [{ SOCKETS_PER_PERSON: 'many' }, 'SOCKETS_PER_PERSON'],
  [{ PUBLIC_URL: 'tudor.example' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'ftp://tudor.example' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://tudor.example/#table' }, 'PUBLIC_URL'],
])('%j is refused with a sentence that names %s', (environment, name) => {
  expect(() => readConfiguration(environment)).toThrow(name)
})
