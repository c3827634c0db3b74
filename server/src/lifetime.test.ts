import { type ChildProcess, spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Lifetime } from './lifetime.ts'

/** A process whose exit is only recorded. */
class TestProcess extends EventEmitter {
  exitCode: number | undefined
  readonly exits: number[] = []

  exit(code: number): void {
    this.exits.push(code)
  }
}

describe('a server', () => {
  let testProcess: TestProcess
  let logged: string
  let said: string
  let lifetime: Lifetime

  beforeEach(() => {
    testProcess = new TestProcess()
    logged = ''
    said = ''
    const write = (line: string): void => {
      logged += line
    }
    const say = (line: string): void => {
      said += line
    }
    const logger = pino({ level: 'error' }, { write })
    lifetime = new Lifetime({ process: testProcess, logger, writeError: say, timeout: 20 })
  })

  test('continues after an unhandled rejection, and logs it', () => {
    testProcess.emit('unhandledRejection', new Error('unheard'))
    expect(testProcess.exits).toEqual([])
    expect(logged).toContain('unheard')
  })

  test('ends after an uncaught error, once, and logs it', () => {
    testProcess.emit('uncaughtException', new Error('broken'))
    testProcess.emit('uncaughtException', new Error('broken again'))
    expect(testProcess.exits).toEqual([1])
    expect(said).toContain('Error: broken\n')
    expect(logged).toContain('broken')
  })

  test('ends even if it cannot log', () => {
    const broken = new TestProcess()
    const fails = () => {
      throw new Error('the disk is full')
    }
    new Lifetime({ process: broken, logger: { info: fails, error: fails, fatal: fails }, writeError: fails })
    expect(() => broken.emit('uncaughtException', new Error('broken'))).toThrow('the disk is full')
    expect(broken.exits).toEqual([1])
  })

  test('reports an unexpected exit', () => {
    testProcess.emit('exit', 0)
    expect(testProcess.exitCode).toBe(1)
    expect(said).toContain('without being told to')
  })

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'])('closes in good order on %s, and once', async (signal) => {
    let closings = 0
    lifetime.closeOnSignal(async () => void closings++)
    testProcess.emit(signal, signal)
    testProcess.emit('SIGTERM', 'SIGTERM')
    await expect.poll(() => testProcess.exits).toEqual([0])
    testProcess.emit('exit', 0)
    expect([closings, said, testProcess.exitCode]).toEqual([1, '', undefined])
  })

  test('reports a failure to close', async () => {
    lifetime.closeOnSignal(() => Promise.reject(new Error('the database is away')))
    testProcess.emit('SIGTERM', 'SIGTERM')
    await expect.poll(() => testProcess.exits).toEqual([1])
    expect(said).toContain('the database is away')
  })

  test('reports that closing takes too long', async () => {
    lifetime.closeOnSignal(() => new Promise(() => {}))
    testProcess.emit('SIGTERM', 'SIGTERM')
    await expect.poll(() => testProcess.exits, { timeout: 30_000 }).toEqual([1])
    expect(said).toContain('did not close')
  })
})

/** In milliseconds, on a busy machine. */
const STARTS_WITHIN = 120_000

describe('the program', { timeout: 2 * STARTS_WITHIN }, () => {
  const PROGRAM = fileURLToPath(new URL('../bin/tudor-server.js', import.meta.url))
  /** Causes a fault when it gets a signal. */
  const INJECTION = `process.on('SIGUSR2', () => {
    if (process.env.FAULT === 'rejection') Promise.reject(new Error('an injected fault'))
    else if (process.env.FAULT === 'exit') process.exit(0)
    else throw new Error('an injected fault')
  })`
  let folder: string
  let running: ChildProcess | undefined

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tudor-rose-'))
  })

  afterEach(async () => {
    if (running?.exitCode === null && running.signalCode === null) {
      running.kill('SIGKILL')
      await once(running, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  })

  function start(environment: Record<string, string>) {
    const child = spawn(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(INJECTION)}`, PROGRAM],
      {
        env: {
          PATH: process.env.PATH,
          HOST: '127.0.0.1',
          PORT: '0',
          TUDOR_DATA: folder,
          LOG_LEVEL: 'silent',
          WARM_UP: 'off',
          ...environment,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    running = child
    let [told, complained] = ['', '']
    child.stdout.on('data', (data) => {
      told += data
    })
    child.stderr.on('data', (data) => {
      complained += data
    })
    const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, complained }))
    return {
      child,
      ended,
      opened: () => expect.poll(() => /open at (\S+)/.exec(told)?.[1], { timeout: STARTS_WITHIN }).toBeDefined(),
      url: () => /open at (\S+)/.exec(told)![1],
    }
  }

  test('ends with 1 and a reason after an error, at any log level', async () => {
    const { child, ended, opened } = start({})
    await opened()
    child.kill('SIGUSR2')
    expect(await ended).toEqual({ code: 1, complained: expect.stringContaining('an injected fault') })
  })

  test('never ends with 0 on its own', async () => {
    const { child, ended, opened } = start({ FAULT: 'exit' })
    await opened()
    child.kill('SIGUSR2')
    expect(await ended).toEqual({ code: 1, complained: expect.stringContaining('without being told to') })
  })

  test('continues after an unhandled rejection, and closes with 0', async () => {
    const { child, ended, opened, url } = start({ FAULT: 'rejection', WARM_UP: 'on' })
    await opened()
    child.kill('SIGUSR2')
    expect((await fetch(`${url()}/healthz`)).status).toBe(200)
    child.kill('SIGTERM')
    expect(await ended).toEqual({ code: 0, complained: '' })
  })

  test('ends with 2 if the port is in use, and leaves no process behind', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { ended } = start({ PORT: String((other.address() as AddressInfo).port) })
    expect(await ended).toEqual({ code: 2, complained: expect.stringContaining('EADDRINUSE') })
    other.close()
  })
})
