import { finished } from '@tudor-rose/bots'
import { game } from '@tudor-rose/cousins-war'
import { OBSERVER, parseRecord } from '@tudor-rose/table'
import { expect, test } from 'vitest'
import { beginBot } from './bots.ts'
import { LocalGame } from './local-game.ts'
import { Replay } from './replay.ts'

const begin = { options: {}, seed: 'white and red' }
const [LANCASTER, YORK] = [0, 1]

const newGame = (players: readonly string[]) => new LocalGame({ game, begin, players, botSeed: 1 })

/** Lets everybody play until the game is over; people take their first move. */
function playToTheEnd(local: LocalGame): void {
  for (;;) {
    const bot = local.awaitedBot
    if (bot !== undefined) local.playBot(bot, finished(local.think(bot, beginBot)))
    else {
      const [seat] = local.sight(OBSERVER).awaited
      if (seat === undefined) return
      local.play(seat, local.sight(seat).question!.moves[0])
    }
  }
}

test('only who is asked has a question, with moves as lines', () => {
  const local = newGame(['human', 'human'])
  expect(local.sight(LANCASTER).question?.moves).toHaveLength(6)
  expect(local.sight(OBSERVER).question).toBeUndefined()
  expect(local.sight(OBSERVER).awaited).toEqual([LANCASTER, YORK])
})

test('a move that is none, or not possible, changes nothing', () => {
  const local = newGame(['human', 'human'])
  const before = local.record()
  expect(() => local.play(LANCASTER, 'castle')).toThrow('no move')
  const foreign = local.sight(YORK).question!.moves[0]
  expect(() => local.play(LANCASTER, foreign)).toThrow('cannot play')
  expect(local.record()).toBe(before)
})

test('people take back their own moves, and what bots did since', () => {
  const local = newGame(['human', 'greedy'])
  const before = local.record()
  local.play(LANCASTER, local.sight(LANCASTER).question!.moves[0])
  expect(local.sight(LANCASTER).mayUndo).toBe(true)
  expect(local.sight(YORK).mayUndo).toBe(false)
  local.undo(LANCASTER)
  expect(local.record()).toBe(before)
  expect(() => local.undo(LANCASTER)).toThrow('no move of yours')
})

test('nobody takes back the move of another person', () => {
  const local = newGame(['human', 'human'])
  local.play(LANCASTER, local.sight(LANCASTER).question!.moves[0])
  expect(local.sight(YORK).mayUndo).toBe(false)
  expect(() => local.undo(YORK)).toThrow('no move of yours')
})

test('a record brings a game back to where it was', () => {
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
  expect(again.sight(LANCASTER)).toEqual(local.sight(LANCASTER))
  expect(again.sight(LANCASTER).outcome?.kind).toBe('result')
})

test('a record that has been changed is noticed', () => {
  const local = newGame(['human', 'human'])
  local.play(LANCASTER, local.sight(LANCASTER).question!.moves[0])
  const changed = local.record().replace('white and red', 'white and green')
  const open = () => new LocalGame({ game, begin: parseRecord(changed, () => game), players: [], botSeed: 2 })
  expect(open).toThrow()
})

test('a replay shows every moment as each seat saw it', () => {
  const local = newGame(['human', 'random'])
  const first = local.sight(LANCASTER)
  playToTheEnd(local)
  const replay = new Replay(
    game,
    parseRecord(local.record(), () => game),
  )
  const last = replay.moves.length
  expect(replay.sight(last, YORK)).toMatchObject({ view: local.sight(YORK).view, events: local.sight(YORK).events })
  expect(replay.sight(0, LANCASTER)).toEqual(first)
  expect(replay.sight(0, OBSERVER).view).not.toEqual(first.view)
  expect(replay.cut(last)).toBe(local.record())
  expect(parseRecord(replay.cut(3), () => game).moves).toHaveLength(3)
})

test('a replay of a game that was ended without a result is over, one of a game under way is not', () => {
  const local = newGame(['human', 'human'])
  local.play(LANCASTER, local.sight(LANCASTER).question!.moves[0])
  const record = parseRecord(local.record(), () => game)
  expect(new Replay(game, record).isOver).toBe(false)
  const abandoned = new Replay(game, record, { kind: 'abandoned' })
  expect(abandoned.isOver).toBe(true)
  expect(abandoned.sight(1, YORK)).toMatchObject({
    outcome: { kind: 'abandoned' },
    awaited: [],
    question: undefined,
  })
  expect(abandoned.sight(0, YORK).outcome).toBeUndefined()
  const endless = { ...game, moveBound: 1 }
  expect(new Replay(endless, record).sight(1, YORK).outcome).toEqual({ kind: 'stopped' })
})

test('a game that is played on has the same past and another future', () => {
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
    expect(on.sight(LANCASTER).view).toEqual(replay.sight(half, LANCASTER).view)
    playToTheEnd(on)
    return on
  }
  const [a, b, again] = ['a', 'b', 'a'].map((seed) => playedOn(seed).record().split('\n').slice(-40).join('\n'))
  expect(a).not.toBe(b)
  expect(again).toBe(a)
  // And it can be kept, looked back at and played on once more.
  const kept = parseRecord(playedOn('a').record(), () => game)
  expect(kept.laterSeeds).toEqual([{ after: half, seed: 'a' }])
  const onceMore = parseRecord(new Replay(game, kept).cut(half + 5, 'c'), () => game)
  expect(onceMore.laterSeeds?.map(({ seed }) => seed)).toEqual(['a', 'c'])
})
