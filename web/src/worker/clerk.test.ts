import { game } from '@tudor-rose/cousins-war'
import { type AnyGame, formatRecord, MoveList, parseRecord, Session } from '@tudor-rose/table'
import { expect, test, vi } from 'vitest'
import { beginBot, beginHint } from './bots.ts'
import { Clerk, type Surroundings } from './clerk.ts'
import type { Shown } from './messages.ts'

const [LANCASTER, YORK] = [0, 1]

/** A clerk whose bots think only when the test lets them. */
async function clerkWith(bot: string, pause = 0, loadBots?: Surroundings['loadBots']) {
  const shown: Shown[] = []
  let resting: (() => void)[] = []
  const rest = () => new Promise<void>((resolve) => resting.push(resolve))
  const around = { now: () => performance.now(), rest, ...(loadBots && { loadBots }) }
  const clerk = new Clerk(game, (each) => shown.push(each), around)
  await clerk.answers.open({
    beginning: { game: 'cousins-war', options: {}, seed: 'white and red' },
    players: ['human', bot],
    viewer: LANCASTER,
    botSeed: 1,
    pause,
  })
  /** Lets bots think for a turn; answers whether there was one that wanted to. */
  const letThink = async (): Promise<boolean> => {
    const waiting = resting
    resting = []
    for (const resolve of waiting) resolve()
    // What follows from it follows at once, without anything to wait for.
    await new Promise((resolve) => setTimeout(resolve))
    return waiting.length > 0
  }
  const isThinking = () => shown.at(-1)!.isBotThinking
  const thinkUntil = async (isDone: () => boolean) => {
    while (!isDone()) await letThink()
  }
  return { clerk, shown, letThink, isThinking, thinkUntil }
}

test('the page is answered while a bot thinks, and a bot that is hurried moves with what it has', async () => {
  const { clerk, shown, letThink, isThinking, thinkUntil } = await clerkWith('hard')
  for (let turn = 0; turn < 3; turn++) await letThink()
  expect(isThinking()).toBe(true)
  const before = shown.at(-1)!.record
  clerk.answers.look({ viewer: YORK })
  clerk.answers.look({ viewer: LANCASTER })
  clerk.answers.play({ line: shown.at(-1)!.sight.question!.moves[0] })
  expect(shown.at(-1)!.record).not.toBe(before)
  expect(isThinking()).toBe(true)
  const awaited = shown.at(-1)!.sight.number
  clerk.answers.hurry({})
  await thinkUntil(() => shown.at(-1)!.sight.number > awaited)
})

test('a move can be taken back while a bot thinks, which then thinks about what is asked now', async () => {
  const { clerk, shown, letThink, isThinking } = await clerkWith('hard')
  const { record, sight } = shown.at(-1)!
  clerk.answers.play({ line: sight.question!.moves[0] })
  await letThink()
  clerk.answers.undo({})
  expect(shown.at(-1)!.record).toBe(record)
  expect(isThinking()).toBe(true)
  expect(await letThink()).toBe(true)
})

test('nobody thinks on after the game is given up', async () => {
  const { clerk, shown, letThink } = await clerkWith('hard')
  await letThink()
  clerk.answers.resign({})
  expect(shown.at(-1)).toMatchObject({ isBotThinking: false, sight: { outcome: { resigned: LANCASTER } } })
  const many = shown.length
  while (await letThink()) {}
  expect(shown).toHaveLength(many)
})

test('a bot that has its move in mind makes it when the pause is over, or when it is hurried', async () => {
  const { clerk, shown, letThink, thinkUntil } = await clerkWith('random', 1_000_000)
  const before = shown.length
  for (let turn = 0; turn < 20; turn++) await letThink()
  expect(shown).toHaveLength(before)
  clerk.answers.hurry({})
  await thinkUntil(() => shown.length > before)
})

test('a bot that nobody waits for is not hurried', async () => {
  const { clerk, shown, letThink, thinkUntil } = await clerkWith('random', 1_000_000)
  clerk.answers.hurry({})
  await thinkUntil(() => !shown.at(-1)!.isBotThinking)
  // It has moved a moment ago.
  clerk.answers.hurry({})
  clerk.answers.play({ line: shown.at(-1)!.sight.question!.moves[0] })
  expect(shown.at(-1)!.isBotThinking).toBe(true)
  const before = shown.length
  for (let turn = 0; turn < 20; turn++) await letThink()
  expect(shown).toHaveLength(before)
})

test('who waits for bots that cannot be loaded is told so, and with the next change they are sent for again', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {})
  let isOffline = true
  const { clerk, shown, thinkUntil } = await clerkWith('random', 0, async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module')
    return { beginBot, beginHint }
  })
  await thinkUntil(() => shown.at(-1)!.isBotMissing)
  expect(shown.at(-1)!.isBotThinking).toBe(false)
  await expect(clerk.answers.hint({})).rejects.toThrow('Failed to fetch')
  clerk.answers.play({ line: shown.at(-1)!.sight.question!.moves[0] })
  await thinkUntil(() => shown.at(-1)!.isBotMissing)
  isOffline = false
  clerk.answers.undo({})
  expect(shown.at(-1)).toMatchObject({ isBotThinking: true, isBotMissing: false })
  const before = shown.length
  await thinkUntil(() => shown.length > before)
  expect(shown.at(-1)!.isBotMissing).toBe(false)
  silent.mockRestore()
})

test('a bot that wants what cannot be played takes any move', async () => {
  const nonsense = { goOn: () => true, move: () => 999_999 }
  const { shown, thinkUntil } = await clerkWith('hard', 0, async () => ({ beginBot: () => nonsense, beginHint }))
  await thinkUntil(() => shown.length > 1)
  expect(shown.at(-1)).toMatchObject({ isBotMissing: false, sight: { number: 1 } })
})

/** Bots that think until the test has them decide, and then want the last of their moves. */
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
    return { goOn: () => isDecided, move: () => move }
  }
  return { begun, load: async () => ({ beginBot: beginning, beginHint }) }
}

/** Who has made which move. */
const movesIn = ({ record }: Shown): readonly string[] =>
  parseRecord(record, () => game).moves.map((made) =>
    'move' in made ? `${made.seat}: ${game.notation.format(made.move, made.seat)}` : `${made.seat} resigns`,
  )

test('a bot thinks on while somebody chooses in secret, about what it was asked', async () => {
  const { begun, load } = ponderers()
  const { clerk, shown, letThink, thinkUntil } = await clerkWith('hard', 0, load)
  await thinkUntil(() => begun.length > 0)
  clerk.answers.play({ line: shown.at(-1)!.sight.question!.moves[0] })
  for (let turn = 0; turn < 20; turn++) await letThink()
  expect(begun).toHaveLength(1)
  const [{ state, before, line, decide }] = begun
  expect(game.bytes(state as never).join()).toBe(before)
  expect(shown.at(-1)!.isBotThinking).toBe(true)
  const made = shown.at(-1)!.sight.number
  decide()
  await thinkUntil(() => shown.at(-1)!.sight.number > made)
  expect(movesIn(shown.at(-1)!)).toEqual([expect.stringMatching(`^${LANCASTER}:`), `${YORK}: ${line}`])
})

test('a bot that has its move in mind keeps it, and its pause, while somebody chooses in secret', async () => {
  const { begun, load } = ponderers()
  const { clerk, shown, letThink, thinkUntil } = await clerkWith('hard', 1_000_000, load)
  await thinkUntil(() => begun.length > 0)
  begun[0].decide()
  for (let turn = 0; turn < 20; turn++) await letThink()
  clerk.answers.play({ line: shown.at(-1)!.sight.question!.moves[0] })
  for (let turn = 0; turn < 20; turn++) await letThink()
  expect(movesIn(shown.at(-1)!)).toHaveLength(1)
  clerk.answers.hurry({})
  await thinkUntil(() => movesIn(shown.at(-1)!).length > 1)
  expect(begun).toHaveLength(1)
  expect(movesIn(shown.at(-1)!)[1]).toBe(`${YORK}: ${begun[0].line}`)
})

test('what a bot has thought of is not played once a move is taken back, and not in another game', async () => {
  const { begun, load } = ponderers()
  const { clerk, shown, letThink, thinkUntil } = await clerkWith('hard', 0, load)
  await thinkUntil(() => begun.length > 0)
  clerk.answers.play({ line: shown.at(-1)!.sight.question!.moves[0] })
  clerk.answers.undo({})
  await thinkUntil(() => begun.length > 1)
  begun[0].decide()
  for (let turn = 0; turn < 20; turn++) await letThink()
  expect(movesIn(shown.at(-1)!)).toEqual([])

  await clerk.answers.open({
    beginning: { game: 'cousins-war', options: {}, seed: 'another' },
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

test('a hint is thought about while others ask, and comes from what the seat is asked', async () => {
  const { clerk, shown, letThink } = await clerkWith('human')
  const hints = Promise.resolve(clerk.answers.hint({}))
  let isTold = false
  void hints.then(() => {
    isTold = true
  })
  await letThink()
  clerk.answers.look({ viewer: YORK })
  clerk.answers.look({ viewer: LANCASTER })
  while (!isTold) await letThink()
  const { moves } = shown.at(-1)!.sight.question!
  const told = await hints
  expect(told.length).toBeGreaterThan(0)
  for (const { line, chance } of told) {
    expect(moves).toContain(line)
    expect(chance).toBeGreaterThan(0)
    expect(chance).toBeLessThan(1)
  }
})

test('a hint is thought about to its end while a bot makes its own secret choice', async () => {
  const { clerk, shown, letThink } = await clerkWith('random')
  const asked = shown.at(-1)!.sight
  const hints = Promise.resolve(clerk.answers.hint({}))
  let isTold = false
  void hints.then(() => {
    isTold = true
  })
  while (!isTold) await letThink()
  const { number, question } = shown.at(-1)!.sight
  expect(number).toBeGreaterThan(asked.number)
  expect(question).toEqual(asked.question)
  expect(await hints).not.toEqual([])
})

test('there is no hint for who is not asked, nor for what is over', async () => {
  const { clerk, shown, letThink } = await clerkWith('human')
  const hints = clerk.answers.hint({})
  await letThink()
  clerk.answers.play({ line: shown.at(-1)!.sight.question!.moves[0] })
  while (await letThink()) {}
  expect(await hints).toEqual([])
  expect(await clerk.answers.hint({})).toEqual([])
})

test('an analysis that is asked for twice while it is prepared tells every moment once', async () => {
  const clerk = new Clerk(game, () => {}, { now: () => performance.now(), rest: () => Promise.resolve() })
  const session = new Session<unknown>(game as AnyGame, { seed: 'white and red' })
  session.resign(YORK)
  await clerk.answers.openRecord({ record: formatRecord(game, session.record()), outcome: undefined })
  const told = await Promise.all([clerk.answers.analyse({}), clerk.answers.analyse({})])
  expect(told.flatMap(({ moments }) => moments.map(({ number }) => number))).toEqual([0, 1])
})

test.each(['easy', 'greedy', 'of another time'])('the bot %s plays', async (name) => {
  const { shown, thinkUntil } = await clerkWith(name)
  await thinkUntil(() => shown.length > 1)
  expect(shown.at(-1)!.sight.number).toBe(1)
})
