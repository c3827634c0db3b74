import { game } from '@tudor-rose/cousins-war'
import { type AnyGame, formatRecord, MoveList, parseRecord, Session } from '@tudor-rose/table'
import { expect, test, vi } from 'vitest'
import { module } from '../cousins-war/worker/module.ts'
import { beginBot, beginHint } from './bots.ts'
import { type Environment, GameWorker } from './game-worker.ts'
import type { TableUpdate } from './messages.ts'

const [LANCASTER, YORK] = [0, 1]

/** A worker whose bots think only when the test lets them. */
async function workerWith(bot: string, pause = 0, loadBots?: Environment['loadBots']) {
  const shown: TableUpdate[] = []
  let resting: (() => void)[] = []
  const rest = () => new Promise<void>((resolve) => resting.push(resolve))
  const around = { now: () => performance.now(), rest, ...(loadBots && { loadBots }) }
  const worker = new GameWorker(module, (each) => shown.push(each), around)
  await worker.answers.open({
    start: { game: 'cousins-war', options: {}, seed: 'white and red' },
    players: ['human', bot],
    viewer: LANCASTER,
    botSeed: 1,
    pause,
  })
  /** Lets bots think for one turn; returns whether one wanted to. */
  const letThink = async (): Promise<boolean> => {
    const waiting = resting
    resting = []
    for (const resolve of waiting) resolve()
    // Its consequences follow at once, with nothing else to wait for.
    await new Promise((resolve) => setTimeout(resolve))
    return waiting.length > 0
  }
  const isThinking = () => shown.at(-1)!.isBotThinking
  const thinkUntil = async (isDone: () => boolean) => {
    while (!isDone()) await letThink()
  }
  return { worker, shown, letThink, isThinking, thinkUntil }
}

test('requests are answered while a bot thinks, and a hurried bot plays its best move so far', async () => {
  const { worker, shown, letThink, isThinking, thinkUntil } = await workerWith('hard')
  for (let turn = 0; turn < 3; turn++) await letThink()
  expect(isThinking()).toBe(true)
  const before = shown.at(-1)!.record
  worker.answers.look({ viewer: YORK })
  worker.answers.look({ viewer: LANCASTER })
  worker.answers.play({ line: shown.at(-1)!.table.prompt!.moves[0] })
  expect(shown.at(-1)!.record).not.toBe(before)
  expect(isThinking()).toBe(true)
  const awaited = shown.at(-1)!.table.number
  worker.answers.hurry({})
  await thinkUntil(() => shown.at(-1)!.table.number > awaited)
})

test('a move can be undone while a bot thinks; the bot then thinks about the new position', async () => {
  const { worker, shown, letThink, isThinking } = await workerWith('hard')
  const { record, table } = shown.at(-1)!
  worker.answers.play({ line: table.prompt!.moves[0] })
  await letThink()
  worker.answers.undo({})
  expect(shown.at(-1)!.record).toBe(record)
  expect(isThinking()).toBe(true)
  expect(await letThink()).toBe(true)
})

test('bots stop thinking when the game is resigned', async () => {
  const { worker, shown, letThink } = await workerWith('hard')
  await letThink()
  worker.answers.resign({})
  expect(shown.at(-1)).toMatchObject({ isBotThinking: false, table: { outcome: { resigned: LANCASTER } } })
  const many = shown.length
  while (await letThink()) {}
  expect(shown).toHaveLength(many)
})

test('a chosen bot move is made when the pause is over, or when the bot is hurried', async () => {
  const { worker, shown, letThink, thinkUntil } = await workerWith('random', 1_000_000)
  const before = shown.length
  for (let turn = 0; turn < 20; turn++) await letThink()
  expect(shown).toHaveLength(before)
  worker.answers.hurry({})
  await thinkUntil(() => shown.length > before)
})

test('hurrying does not affect a bot that nobody waits for', async () => {
  const { worker, shown, letThink, thinkUntil } = await workerWith('random', 1_000_000)
  worker.answers.hurry({})
  await thinkUntil(() => !shown.at(-1)!.isBotThinking)
  // The bot has just moved.
  worker.answers.hurry({})
  worker.answers.play({ line: shown.at(-1)!.table.prompt!.moves[0] })
  expect(shown.at(-1)!.isBotThinking).toBe(true)
  const before = shown.length
  for (let turn = 0; turn < 20; turn++) await letThink()
  expect(shown).toHaveLength(before)
})

test('a failure to load bots is reported, and the next change retries', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {})
  let isOffline = true
  const { worker, shown, thinkUntil } = await workerWith('random', 0, async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module')
    return { beginBot, beginHint }
  })
  await thinkUntil(() => shown.at(-1)!.isBotMissing)
  expect(shown.at(-1)!.isBotThinking).toBe(false)
  await expect(worker.answers.hint({})).rejects.toThrow('Failed to fetch')
  worker.answers.play({ line: shown.at(-1)!.table.prompt!.moves[0] })
  await thinkUntil(() => shown.at(-1)!.isBotMissing)
  isOffline = false
  worker.answers.undo({})
  expect(shown.at(-1)).toMatchObject({ isBotThinking: true, isBotMissing: false })
  const before = shown.length
  await thinkUntil(() => shown.length > before)
  expect(shown.at(-1)!.isBotMissing).toBe(false)
  silent.mockRestore()
})

test('a bot that chooses an illegal move makes any legal one', async () => {
  const nonsense = { run: () => true, result: () => 999_999 }
  const { shown, thinkUntil } = await workerWith('hard', 0, async () => ({ beginBot: () => nonsense, beginHint }))
  await thinkUntil(() => shown.length > 1)
  expect(shown.at(-1)).toMatchObject({ isBotMissing: false, table: { number: 1 } })
})

/** Bots that think until the test makes them decide, and then choose the last of their moves. */
function ponderers() {
  const begun: { readonly state: unknown; readonly before: string; readonly line: string; decide(): void }[] = []
  const beginning: typeof beginBot = (_, rules, state, seat) => {
    const moves = new MoveList()
    rules.moves(state, seat, moves)
    const move = moves.at(moves.length - 1)
    let isDecided = false
    const decide = () => {
      isDecided = true
    }
    begun.push({ state, before: rules.bytes(state).join(), line: rules.notation.format(move, seat), decide })
    return { run: () => isDecided, result: () => move }
  }
  return { begun, load: async () => ({ beginBot: beginning, beginHint }) }
}

/** The moves, with the seat of each. */
const movesIn = ({ record }: TableUpdate): readonly string[] =>
  parseRecord(record, () => game).moves.map((made) =>
    'move' in made ? `${made.seat}: ${game.notation.format(made.move, made.seat)}` : `${made.seat} resigns`,
  )

test('a bot keeps thinking about its decision while another player chooses in secret', async () => {
  const { begun, load } = ponderers()
  const { worker, shown, letThink, thinkUntil } = await workerWith('hard', 0, load)
  await thinkUntil(() => begun.length > 0)
  worker.answers.play({ line: shown.at(-1)!.table.prompt!.moves[0] })
  for (let turn = 0; turn < 20; turn++) await letThink()
  expect(begun).toHaveLength(1)
  const [{ state, before, line, decide }] = begun
  expect(game.bytes(state as never).join()).toBe(before)
  expect(shown.at(-1)!.isBotThinking).toBe(true)
  const made = shown.at(-1)!.table.number
  decide()
  await thinkUntil(() => shown.at(-1)!.table.number > made)
  expect(movesIn(shown.at(-1)!)).toEqual([expect.stringMatching(`^${LANCASTER}:`), `${YORK}: ${line}`])
})

test('a bot keeps its chosen move and its pause while another player chooses in secret', async () => {
  const { begun, load } = ponderers()
  const { worker, shown, letThink, thinkUntil } = await workerWith('hard', 1_000_000, load)
  await thinkUntil(() => begun.length > 0)
  begun[0].decide()
  for (let turn = 0; turn < 20; turn++) await letThink()
  worker.answers.play({ line: shown.at(-1)!.table.prompt!.moves[0] })
  for (let turn = 0; turn < 20; turn++) await letThink()
  expect(movesIn(shown.at(-1)!)).toHaveLength(1)
  worker.answers.hurry({})
  await thinkUntil(() => movesIn(shown.at(-1)!).length > 1)
  expect(begun).toHaveLength(1)
  expect(movesIn(shown.at(-1)!)[1]).toBe(`${YORK}: ${begun[0].line}`)
})

test('a bot’s chosen move is dropped after an undo and in another game', async () => {
  const { begun, load } = ponderers()
  const { worker, shown, letThink, thinkUntil } = await workerWith('hard', 0, load)
  await thinkUntil(() => begun.length > 0)
  worker.answers.play({ line: shown.at(-1)!.table.prompt!.moves[0] })
  worker.answers.undo({})
  await thinkUntil(() => begun.length > 1)
  begun[0].decide()
  for (let turn = 0; turn < 20; turn++) await letThink()
  expect(movesIn(shown.at(-1)!)).toEqual([])

  await worker.answers.open({
    start: { game: 'cousins-war', options: {}, seed: 'another' },
    players: ['human', 'hard'],
    viewer: LANCASTER,
    botSeed: 1,
    pause: 0,
  })
  await thinkUntil(() => begun.length > 2)
  begun[1].decide()
  for (let turn = 0; turn < 20; turn++) await letThink()
  expect(movesIn(shown.at(-1)!)).toEqual([])
  begun[2].decide()
  await thinkUntil(() => movesIn(shown.at(-1)!).length > 0)
})

test('a hint is calculated between other requests, for the seat’s current decision', async () => {
  const { worker, shown, letThink } = await workerWith('human')
  const hints = Promise.resolve(worker.answers.hint({}))
  let isTold = false
  void hints.then(() => {
    isTold = true
  })
  await letThink()
  worker.answers.look({ viewer: YORK })
  worker.answers.look({ viewer: LANCASTER })
  while (!isTold) await letThink()
  const { moves } = shown.at(-1)!.table.prompt!
  const found = await hints
  expect(found.length).toBeGreaterThan(0)
  for (const { line, chance } of found) {
    expect(moves).toContain(line)
    expect(chance).toBeGreaterThan(0)
    expect(chance).toBeLessThan(1)
  }
})

test('a hint is completed while a bot makes a secret choice', async () => {
  const { worker, shown, letThink } = await workerWith('random')
  const asked = shown.at(-1)!.table
  const hints = Promise.resolve(worker.answers.hint({}))
  let isTold = false
  void hints.then(() => {
    isTold = true
  })
  while (!isTold) await letThink()
  const { number, prompt: question } = shown.at(-1)!.table
  expect(number).toBeGreaterThan(asked.number)
  expect(question).toEqual(asked.prompt)
  expect(await hints).not.toEqual([])
})

test('there is no hint without a decision, nor after the game', async () => {
  const { worker, shown, letThink } = await workerWith('human')
  const hints = worker.answers.hint({})
  await letThink()
  worker.answers.play({ line: shown.at(-1)!.table.prompt!.moves[0] })
  while (await letThink()) {}
  expect(await hints).toEqual([])
  expect(await worker.answers.hint({})).toEqual([])
})

test('an analysis requested twice during preparation reports every position once', async () => {
  const worker = new GameWorker(module, () => {}, { now: () => performance.now(), rest: () => Promise.resolve() })
  const session = new Session<unknown>(game as AnyGame, { seed: 'white and red' })
  session.resign(YORK)
  await worker.answers.openRecord({ record: formatRecord(game, session.record()), outcome: undefined })
  const answers = await Promise.all([worker.answers.analyse({}), worker.answers.analyse({})])
  expect(answers.flatMap(({ positions }) => positions.map(({ number }) => number))).toEqual([0, 1])
})

test.each(['easy', 'greedy', 'of another time'])('the bot %s plays', async (name) => {
  const { shown, thinkUntil } = await workerWith(name)
  await thinkUntil(() => shown.length > 1)
  expect(shown.at(-1)!.table.number).toBe(1)
})
