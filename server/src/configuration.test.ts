import { expect, test } from 'vitest'
import { readConfiguration } from './configuration.ts'

test('nothing has to be set', () => {
  expect(readConfiguration({})).toMatchObject({ host: 'localhost', port: 8080, hasLimits: true, trustProxy: false })
  expect(readConfiguration({}).place).toEqual({ file: expect.stringMatching(/^data.tudor-rose\.sqlite$/) })
})

test('what is set is taken, and an empty variable is none', () => {
  const given = {
    PORT: '9000',
    DATABASE_URL: 'postgres://db/tudor',
    REDIS_URL: 'redis://cache',
    ORIGINS: 'https://a, https://b',
  }
  expect(readConfiguration(given)).toMatchObject({
    port: 9000,
    place: { url: 'postgres://db/tudor' },
    redisUrl: 'redis://cache',
    origins: ['https://a', 'https://b'],
  })
  expect(readConfiguration({ DATABASE_URL: '', TUDOR_DATA: '/srv' }).place).toEqual({
    file: expect.stringContaining('srv'),
  })
})

test.each([
  [{ PORT: 'eighty' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL'],
  [{ REDIS_URL: 'redis://cache' }, 'DATABASE_URL'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
])('%j is refused with a sentence that names %s', (environment, name) => {
  expect(() => readConfiguration(environment)).toThrow(name)
})
