import { game, type VisibleLancasterEvent } from '@tudor-rose/lancaster'
import { fastChance, OBSERVER } from '@tudor-rose/table'
import { expect, test } from 'vitest'
import { eventOf } from '../../play/testing/event.ts'
import { LocalGame } from '../../worker/local-game.ts'
import { divisionsOf } from './divisions.ts'

const event = eventOf<VisibleLancasterEvent>()
const ballot = (seat: 'seat.Blue' | 'seat.Yellow', isYes: boolean, votes: number) =>
  event(isYes ? 'log.ballot.yes' : 'log.ballot.no', { seat, votes })
const round = event('log.round', { round: 2 })
const passed = event('log.passed', { law: 'law.gold-for-1-point', yes: 3, no: 1 })

test('lists how each player voted, and the result', () => {
  const ballots = [ballot('seat.Blue', true, 2), ballot('seat.Yellow', false, 0)]
  const voted = event('log.voted', { seat: 'seat.Blue' })
  expect(divisionsOf([round, voted, ...ballots, passed, ballots[0]])).toEqual([
    {
      law: 'gold-for-1-point',
      isPassed: true,
      yes: 3,
      no: 1,
      ballots: [
        { seat: 'seat.Blue', isYes: true, votes: 2 },
        { seat: 'seat.Yellow', isYes: false, votes: 0 },
      ],
      events: [...ballots, passed],
    },
  ])
  expect(divisionsOf([...ballots, passed, round])).toEqual([])
})

test('in a whole game three laws are voted on in each round, and the ballots add up', () => {
  const players = Array.from({ length: 3 }, () => 'human' as const)
  const local = new LocalGame({ game, begin: { options: { players: '3' }, seed: 'votes' }, players, botSeed: 1 })
  const chance = fastChance(4)
  const counted = new Set<number>()
  for (;;) {
    const { awaited, events } = local.table(OBSERVER)
    const divisions = divisionsOf(events as readonly VisibleLancasterEvent[])
    counted.add(divisions.length)
    for (const { ballots, yes, no, isPassed } of divisions) {
      const sum = (isYes: boolean) =>
        ballots.filter((each) => each.isYes === isYes).reduce((all, { votes }) => all + 1 + votes, 0)
      expect([ballots.length, yes, no, isPassed]).toEqual([3, sum(true), sum(false), sum(true) >= sum(false)])
    }
    if (awaited.length === 0) break
    const moves = local.table(awaited[0]).prompt!.moves
    local.play(awaited[0], moves[chance.below(moves.length)])
  }
  expect([...counted].sort()).toEqual([0, 1, 2, 3])
})
