import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { duel } from '../../table/src/fixture/duel.ts'
import { createLogger } from './log.ts'
import { databaseKinds } from './testing/databases.ts'
import { TestServer } from './testing/server.ts'

const [, postgres] = await databaseKinds()

function logged(error: unknown): string {
  const lines: string[] = []
  createLogger('info', { write: (line) => void lines.push(line) }).error({ err: error }, 'something went wrong')
  return lines.join('')
}

describe('an error in the log', () => {
  test('has its message, its stack, its code and its cause', () => {
    const cause = Object.assign(new Error('the disk is full'), { code: 'ENOSPC' })
    const line = JSON.parse(logged(new AggregateError([new Error('one', { cause })], 'all')))
    expect(line.err).toMatchObject({ message: 'all', stack: expect.stringContaining('log.test.ts') })
    expect(line.err.errors).toMatchObject([{ message: 'one', cause: { message: 'the disk is full', code: 'ENOSPC' } }])
  })

  test('has nothing else, such as the statement with its values', () => {
    expect(logged(Object.assign(new Error('no'), { command: { args: ['hunter2'] } }))).not.toContain('hunter2')
  })

  test('of a request has no data either', async () => {
    const failing = {
      ...duel,
      seats: () => {
        throw Object.assign(new Error('no row fits'), { detail: 'march Norfolk to Essex' })
      },
    }
    const server = await TestServer.start({}, Date.now, [failing])
    expect(await server.client().refusal('GET', '/api/games')).toBe('unavailable')
    await server.close()
    expect(server.logged.join('')).toContain('no row fits')
    expect(server.logged.join('')).not.toContain('Norfolk')
  })

  test.skipIf(postgres.missing !== undefined)('of PostgreSQL does not quote the row', async () => {
    const { location, remove } = await postgres.create()
    const client = new pg.Client({ connectionString: 'url' in location ? location.url : '' })
    await client.connect()
    await client.query('create table log (text text not null, number integer not null)')
    const error = await client.query("insert into log values ('march Norfolk to Essex', null)").catch((each) => each)
    await client.end()
    await remove()
    expect(error.detail).toContain('march Norfolk to Essex')
    const line = logged(error)
    expect(line).not.toContain('Norfolk')
    expect(JSON.parse(line).err).toMatchObject({ code: '23502', table: 'log' })
  })
})
