import { finish } from '@tudor-rose/bots'
import { game } from '@tudor-rose/cousins-war'
import { OBSERVER, parseRecord } from '@tudor-rose/table'
import { expect, test } from 'vitest'
import { beginBot } from './bots.ts'
import { LocalGame } from './local-game.ts'
import { Replay } from './replay.ts'

const begin = { options: {}, seed: 'white and red' }
const [LANCASTER, YORK] = [0, 1]

const newGame = (players: readonly string[]) => new LocalGame({ game, begin, players, botSeed: 1 })

/** Plays until the game is over; people make their first legal move. */
function playToTheEnd(local: LocalGame): void {
  for (;;) {
    const bot = local.awaitedBot
    if (bot !== undefined) local.playBot(bot, finish(local.think(bot, beginBot)))
    else {
      const [seat] = local.table(OBSERVER).awaited
      if (seat === undefined) return
      local.play(seat, local.table(seat).prompt!.moves[0])
    }
  }
}

test('only the seat that has to decide has a question, with moves as lines', () => {
  const local = newGame(['human', 'human'])
  expect(local.table(LANCASTER).prompt?.moves).toHaveLength(6)
  expect(local.table(OBSERVER).prompt).toBeNull()
  expect(local.table(OBSERVER).awaited).toEqual([LANCASTER, YORK])
})

test('an unreadable or illegal move changes nothing', () => {
  const local = newGame(['human', 'human'])
  const before = local.record()
  expect(() => local.play(LANCASTER, 'castle')).toThrow('no move')
  const foreign = local.table(YORK).prompt!.moves[0]
  expect(() => local.play(LANCASTER, foreign)).toThrow('cannot play')
  expect(local.record()).toBe(before)
})

test('undo reverts a person’s own move and the bot moves since', () => {
  const local = newGame(['human', 'greedy'])
  const before = local.record()
  local.play(LANCASTER, local.table(LANCASTER).prompt!.moves[0])
  expect(local.table(LANCASTER).mayUndo).toBe(true)
  expect(local.table(YORK).mayUndo).toBe(false)
  local.undo(LANCASTER)
  expect(local.record()).toBe(before)
  expect(() => local.undo(LANCASTER)).toThrow('no move of yours')
})

test('nobody can undo another person’s move', () => {
  const local = newGame(['human', 'human'])
  local.play(LANCASTER, local.table(LANCASTER).prompt!.moves[0])
  expect(local.table(YORK).mayUndo).toBe(false)
  expect(() => local.undo(YORK)).toThrow('no move of yours')
})

test('a record restores the game', () => {
  const local = newGame(['human', 'greedy'])
  playToTheEnd(local)
  const record = local.record()
  const again = new LocalGame({
    game,
    begin: parseRecord(record, () => game),
    players: ['human', 'greedy'],
    botSeed: 2,
  })
  expect(again.record()).toBe(record)
  expect(again.table(LANCASTER)).toEqual(local.table(LANCASTER))
  expect(again.table(LANCASTER).outcome?.kind).toBe('result')
})

test('a tampered record is rejected', () => {
  const local = newGame(['human', 'human'])
  local.play(LANCASTER, local.table(LANCASTER).prompt!.moves[0])
  const changed = local.record().replace('white and red', 'white and green')
  const open = () => new LocalGame({ game, begin: parseRecord(changed, () => game), players: [], botSeed: 2 })
  expect(open).toThrow()
})

test('a replay shows every position as each seat saw it', () => {
  const local = newGame(['human', 'random'])
  const first = local.table(LANCASTER)
  playToTheEnd(local)
  const replay = new Replay(
    game,
    parseRecord(local.record(), () => game),
  )
  const last = replay.moves.length
  expect(replay.table(last, YORK)).toMatchObject({ view: local.table(YORK).view, events: local.table(YORK).events })
  expect(replay.table(0, LANCASTER)).toEqual(first)
  expect(replay.table(0, OBSERVER).view).not.toEqual(first.view)
  expect(replay.cut(last)).toBe(local.record())
  expect(parseRecord(replay.cut(3), () => game).moves).toHaveLength(3)
})

test('the replay of a game ended without a result is over, that of an unfinished game is not', () => {
  const local = newGame(['human', 'human'])
  local.play(LANCASTER, local.table(LANCASTER).prompt!.moves[0])
  const record = parseRecord(local.record(), () => game)
  expect(new Replay(game, record).isOver).toBe(false)
  const abandoned = new Replay(game, record, { outcome: { kind: 'abandoned' } })
  expect(abandoned.isOver).toBe(true)
  expect(abandoned.table(1, YORK)).toMatchObject({
    outcome: { kind: 'abandoned' },
    awaited: [],
    prompt: null,
  })
  expect(abandoned.table(0, YORK).outcome).toBeNull()
  const endless = { ...game, moveBound: 1 }
  expect(new Replay(endless, record).table(1, YORK).outcome).toEqual({ kind: 'stopped' })
})

test('a continued game has the same past and new randomness', () => {
  const local = newGame(['random', 'random'])
  playToTheEnd(local)
  const replay = new Replay(
    game,
    parseRecord(local.record(), () => game),
  )
  const half = Math.floor(replay.moves.length / 2)
  const playedOn = (seed: string): LocalGame => {
    const begun = parseRecord(replay.cut(half, seed), () => game)
    const on = new LocalGame({ game, begin: begun, players: ['random', 'random'], botSeed: 1 })
    expect(on.table(LANCASTER).view).toEqual(replay.table(half, LANCASTER).view)
    playToTheEnd(on)
    return on
  }
  const [a, b, again] = ['a', 'b', 'a'].map((seed) => playedOn(seed).record().split('\n').slice(-40).join('\n'))
  expect(a).not.toBe(b)
  expect(again).toBe(a)
  // It can also be saved, replayed and continued again.
  const kept = parseRecord(playedOn('a').record(), () => game)
  expect(kept.laterSeeds).toEqual([{ after: half, seed: 'a' }])
  const onceMore = parseRecord(new Replay(game, kept).cut(half + 5, 'c'), () => game)
  expect(onceMore.laterSeeds?.map(({ seed }) => seed)).toEqual(['a', 'c'])
})
