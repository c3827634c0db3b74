import { GAMES } from '@tudor-rose/registry'
import type { AnyGame } from '@tudor-rose/table'
import { duel } from '../../../table/src/fixture/duel.ts'
import type { Configuration } from '../configuration.ts'
import { createLogger } from '../log.ts'
import { type Environment, type RunningServer, startServer } from '../server.ts'
import { TestClient } from './client.ts'
import { strictSerializer } from './strict-schema.ts'

/** A complete server with its own port, and everything it logs. */
export class TestServer {
  readonly server: RunningServer
  readonly logged: string[]
  /** How far the server's clock is ahead, in milliseconds. */
  ahead = 0

  private constructor(server: RunningServer, logged: string[]) {
    this.server = server
    this.logged = logged
  }

  static async start(
    configuration: Partial<Configuration> = {},
    clock: () => number = Date.now,
    games: readonly AnyGame[] = [duel, ...GAMES],
    more: Environment = {},
  ): Promise<TestServer> {
    const logged: string[] = []
    const logger = createLogger('debug', { write: (line: string) => void logged.push(line) })
    const usual: Configuration = {
      host: '127.0.0.1',
      port: 0,
      location: { file: ':memory:' },
      redisUrl: undefined,
      origins: [],
      trustProxy: false,
      publicUrl: undefined,
      mail: undefined,
      hasLimits: false,
      socketLimits: { perAddress: Infinity, perPerson: Infinity },
      connectionLimits: { total: Infinity, perNetwork: Infinity },
      logLevel: 'debug',
      site: '',
    }
    let test: TestServer | undefined
    const now = () => clock() + (test?.ahead ?? 0)
    test = new TestServer(
      await startServer(
        { ...usual, ...configuration },
        { games, logger, now, serializerFor: strictSerializer, ...more },
      ),
      logged,
    )
    return test
  }

  client(): TestClient {
    return new TestClient(this.server.url)
  }

  /** Two guests at a duel that has begun, or at another game. */
  async begun(more: object = {}): Promise<{ red: TestClient; white: TestClient; table: string; invitation: string }> {
    const [red, white] = [this.client(), this.client()]
    const opened = await red.ask('POST', '/api/tables', {
      game: 'duel',
      seats: [{ kind: 'me' }, { kind: 'invited' }],
      ...more,
    })
    await white.ask('POST', `/api/tables/${opened.id}/join`, { invitation: opened.invitation })
    return { red, white, table: opened.id, invitation: opened.invitation }
  }

  close(): Promise<void> {
    return this.server.close()
  }
}
