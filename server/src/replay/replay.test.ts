import type { Change } from '@tudor-rose/protocol'
import { applyChanges } from '@tudor-rose/protocol/changes'
import { GAMES } from '@tudor-rose/registry'
import { exportPosition, fastChance, OBSERVER, parseRecord, replay as replayRecord } from '@tudor-rose/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { duel } from '../../../table/src/fixture/duel.ts'
import { finishedTable } from '../tables/played-table.ts'
import type { TestClient, TestSocket } from '../testing/client.ts'
import { TestServer } from '../testing/server.ts'
import { writeReplay } from './replay.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read any field of a message
type Message = any

/** Longer games are resigned at this point. */
const MAX_MOVES = 220

let server: TestServer

beforeAll(async () => {
  server = await TestServer.start()
})

afterAll(async () => {
  await server.close()
  expect(server.logged.filter((line) => line.includes('"level":50'))).toEqual([])
})

/** A viewer at a socket who keeps what they were shown after each move, without moves that were taken back. */
interface Witness {
  readonly eyes: number
  readonly socket: TestSocket
  readonly seen: Message[]
}

const lookAt = ({ eyes, socket, seen }: Witness, moves: number): void => {
  const { view, awaited, prompt } = socket.table
  const { moves: _legal, ...question } = prompt ?? {}
  seen.length = moves
  seen.push({ view, awaited, asked: prompt === null ? [] : [{ seat: eyes, ...question }], events: [...socket.events] })
}

/** A table where one person holds all seats, with a socket for each seat and one for an observer. */
class Sitting {
  readonly client: TestClient
  readonly table: string
  readonly witnesses: readonly Witness[]
  moves = 0

  private constructor(client: TestClient, table: string, witnesses: readonly Witness[]) {
    this.client = client
    this.table = table
    this.witnesses = witnesses
    for (const witness of witnesses) lookAt(witness, 0)
  }

  static async open(game: string, more: object = {}): Promise<Sitting> {
    const client = server.client()
    const { games } = await client.ask('GET', '/api/games')
    const names: string[] = games.find(({ name }: Message) => name === game).seats
    const { id } = await client.ask('POST', '/api/tables', { game, seats: names.map(() => ({ kind: 'me' })), ...more })
    const witnesses: Witness[] = []
    for (const eyes of [...names.keys(), OBSERVER])
      witnesses.push({ eyes, socket: await client.sit(id, { seat: eyes }), seen: [] })
    return new Sitting(client, id, witnesses)
  }

  get isOver(): boolean {
    return this.witnesses[0].socket.table.outcome !== null
  }

  /**
   * Sends a message from a seat and waits until all viewers have received the result. `moves` is the number of moves
   * then.
   */
  async act(seat: number, message: object, moves: number): Promise<void> {
    const { socket } = this.witnesses[seat]
    const answer = await socket.ask({ at: socket.number, ...message })
    expect(answer).toMatchObject({ type: 'done' })
    this.moves += moves
    for (const witness of this.witnesses) {
      await witness.socket.reached(answer.number)
      if (moves !== 0) lookAt(witness, this.moves)
    }
  }

  async move(pick: (moves: readonly string[]) => string): Promise<number> {
    const { eyes, socket } = this.witnesses.find((witness) => witness.socket.table.prompt !== null)!
    await this.act(eyes, { type: 'move', move: pick(socket.table.prompt.moves) }, 1)
    return eyes
  }

  /** All seats agree to take back this many moves. */
  async takeBack(moves: number): Promise<void> {
    const seats = this.witnesses.filter(({ eyes }) => eyes !== OBSERVER).map(({ eyes }) => eyes)
    await this.act(seats[0], { type: 'propose', what: 'undo', moves }, 0)
    for (const seat of seats.slice(1)) await this.act(seat, { type: 'agree' }, seat === seats.at(-1) ? -moves : 0)
  }

  replay(eyes: string | number): Promise<Message> {
    return this.client.ask('GET', `/api/tables/${this.table}/replay?eyes=${eyes}`)
  }

  close(): void {
    for (const { socket } of this.witnesses) socket.close()
  }
}

const eyesOf = ({ eyes }: Witness): string => (eyes === OBSERVER ? 'observer' : String(eyes))

/** Every frame of a replay, computed from the changes as a client does. */
function moments({ start, steps }: Message): Message[] {
  let face = start.face
  let events = start.events
  const all = [{ ...face, events }]
  for (const step of steps) {
    face = applyChanges(face, step.changes as Change[])
    events = [...events, ...step.events]
    all.push({ ...face, events })
  }
  return all
}

describe.each(GAMES.map((game) => [game.name, game] as const))('%s', (name, game) => {
  test('is shown to every seat and to an observer as during the game, and to the full view with nothing hidden', async () => {
    const sitting = await Sitting.open(name)
    const chance = fastChance(11)
    for (let i = 1; i <= MAX_MOVES && !sitting.isOver; i++) {
      const mover = await sitting.move((moves) => moves[chance.below(moves.length)])
      if (i % 3 === 0 && sitting.witnesses[mover].socket.table.mayUndo) await sitting.act(mover, { type: 'undo' }, -1)
      if (i % 50 === 0 && !sitting.isOver) await sitting.takeBack(2)
    }
    if (!sitting.isOver) await sitting.act(0, { type: 'resign' }, 1)
    for (const witness of sitting.witnesses) {
      const shown = await sitting.replay(eyesOf(witness))
      expect(shown.steps).toHaveLength(sitting.moves)
      expect(moments(shown)).toEqual(witness.seen)
    }

    const text = await (await sitting.client.request('GET', `/api/tables/${sitting.table}/record`)).text()
    const record = parseRecord(text, () => game)
    const revealed = await sitting.replay('all')
    expect(revealed.steps.map(({ move }: Message) => move)).toEqual(
      record.moves.map((made) => ('move' in made ? game.notation.format(made.move, made.seat) : null)),
    )
    expect(revealed).toMatchObject({ eyes: 'all', table: { game: name }, seeds: { seed: record.seed } })
    expect(revealed.outcome).toEqual(sitting.witnesses[0].socket.table.outcome)
    moments(revealed).forEach((moment, at) => {
      const seats = sitting.witnesses.filter(({ eyes }) => eyes !== OBSERVER)
      expect(moment.view.seats).toEqual(seats.map(({ seen }) => seen[at].view))
      expect(moment.asked).toEqual(seats.flatMap(({ seen }) => seen[at].asked))
      if (at % 20 !== 0) return
      const position = exportPosition(game, replayRecord(game, record, { upTo: at }))
      expect(moment.view.position).toEqual(JSON.parse(JSON.stringify(position)))
    })
    sitting.close()
  })
})

describe('how a game ended', () => {
  const first = (moves: readonly string[]) => moves[0]

  test('by resignation: the last step is not a move', async () => {
    const sitting = await Sitting.open('duel')
    await sitting.move(first)
    await sitting.act(1, { type: 'resign' }, 1)
    const { steps, outcome } = await sitting.replay(0)
    expect(steps.at(-1)).toMatchObject({ by: { kind: 'resign', seat: 1 }, move: null })
    expect(outcome).toMatchObject({ winners: [0], resigned: 1 })
    sitting.close()
  })

  test('by a flag: the same', async () => {
    const time = { kind: 'live', bankSeconds: 10, incrementSeconds: 0, onFlag: 'lose' }
    const sitting = await Sitting.open('duel', { time })
    const { socket } = sitting.witnesses[0]
    server.ahead += 10_000
    await socket.until(() => socket.table.outcome !== null, 'the flag')
    const { steps, start } = await sitting.replay('observer')
    expect(steps).toMatchObject([{ by: { kind: 'flag', seat: 0 }, move: null }])
    expect(steps[0].time - start.time).toBeGreaterThanOrEqual(10_000)
    sitting.close()
  })

  test('by agreement: up to that point', async () => {
    const sitting = await Sitting.open('duel')
    await sitting.move(first)
    await sitting.act(0, { type: 'propose', what: 'abandon' }, 0)
    await sitting.act(1, { type: 'agree' }, 0)
    const shown = await sitting.replay(1)
    expect(shown.outcome).toEqual({ kind: 'abandoned' })
    expect(moments(shown)).toEqual(sitting.witnesses[1].seen)
    sitting.close()
  })

  test('with another person in the seat: the view is that of the seat', async () => {
    const time = { kind: 'live', bankSeconds: 10, incrementSeconds: 0, onFlag: 'offer' }
    const { red, white, table } = await server.begun({ time, visibility: 'public' })
    const [before, other] = [await red.sit(table), await white.sit(table)]
    await before.ask({ type: 'move', at: 0, move: 'look' })
    const seen = before.table.view
    server.ahead += 10_000
    await other.until(() => other.table.vacant.length === 1, 'the offer')
    const third = server.client()
    await third.ask('POST', `/api/tables/${table}/substitute`, { seat: 0 })
    const after = await third.sit(table)
    await after.ask({ type: 'resign', at: after.number })
    const replay = await third.ask('GET', `/api/tables/${table}/replay`)
    expect(replay.eyes).toBe(0)
    expect(moments(replay)[1].view).toEqual(seen)
    expect(await red.ask('GET', `/api/tables/${table}/replay`)).toMatchObject({ eyes: 'observer' })
    for (const socket of [other, after]) socket.close()
  })
})

describe('nobody can replay', () => {
  test('a game that is not over, not even from their own seat', async () => {
    const { red, table } = await server.begun()
    for (const eyes of ['0', '1', 'observer', 'all'])
      expect(await red.refusal('GET', `/api/tables/${table}/replay?eyes=${eyes}`)).toBe('not-over')
    const waiting = await red.ask('POST', '/api/tables', { game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] })
    expect(await red.refusal('GET', `/api/tables/${waiting.id}/replay`)).toBe('not-over')
  })

  test('a table that they may not watch', async () => {
    const { red, table, invitation } = await server.begun()
    const path = `/api/tables/${table}/replay`
    expect(await server.client().refusal('GET', path)).toBe('not-allowed')
    const socket = await red.sit(table)
    await socket.ask({ type: 'resign', at: 0 })
    expect(await server.client().refusal('GET', path)).toBe('not-allowed')
    expect(await server.client().refusal('GET', `${path}?invitation=guessed`)).toBe('not-allowed')
    expect(await server.client().ask('GET', `${path}?invitation=${invitation}`)).toMatchObject({ eyes: 'observer' })
    expect(await red.ask('GET', path)).toMatchObject({ eyes: 0 })
    const closed = await server.begun({ visibility: 'public', watchers: false })
    const last = await closed.red.sit(closed.table)
    await last.ask({ type: 'resign', at: 0 })
    expect(await server.client().refusal('GET', `/api/tables/${closed.table}/replay`)).toBe('not-allowed')
  })

  test('from a seat that does not exist', async () => {
    const { red, table } = await server.begun()
    const socket = await red.sit(table)
    await socket.ask({ type: 'resign', at: 0 })
    for (const eyes of ['2', '-1', 'everybody', '__proto__', '0&eyes=1'])
      expect(await red.refusal('GET', `/api/tables/${table}/replay?eyes=${eyes}`)).toBe('bad-message')
    expect(await red.refusal('GET', '/api/tables/nowhere/replay')).toBe('no-such-table')
  })
})

test('sentences are in the requested language, with the secrets of the seat', async () => {
  const sitting = await Sitting.open('duel')
  await sitting.move(() => 'look')
  await sitting.act(0, { type: 'resign' }, 1)
  const of = async (eyes: string) => (await sitting.replay(`${eyes}&language=en`)).steps[0].events
  const [own, others, all] = [await of('0'), await of('1'), await of('all')]
  expect(own).toEqual(all)
  expect(own).not.toEqual(others)
  expect(own[0].text).not.toBe(own[0].key)
  expect(Object.keys(duel.texts.en)).toContain(own[0].key)
  sitting.close()
})

test('while a long game is replayed, others are served', async () => {
  const game = GAMES.find(({ name }) => name === 'richard3')!
  const played = finishedTable(game, 1)
  let turns = 0
  let isWritten = false
  const turn = (): void => {
    turns++
    if (!isWritten) setImmediate(turn)
  }
  setImmediate(turn)
  const text = await writeReplay(played, game, { eyes: 'all', language: 'en' })
  isWritten = true
  expect(JSON.parse(text).steps).toHaveLength(played.log.length - 1)
  expect(turns).toBeGreaterThan(5)
})
