import { game, type RichardView, type VisibleRichardEvent } from '@tudor-rose/richard3'
import { expect, test } from 'vitest'
import { seededRandom } from '../../../test/playing.ts'
import type { TableView } from '../../play/table-view.ts'
import { eventOf } from '../../play/testing/event.ts'
import { LocalGame } from '../../worker/local-game.ts'
import { type Piece, PieceTracker } from './piece-tracker.ts'

type Hidden = Readonly<Record<string, number>>

/** York sees this many red backs in each area. */
const seeing = (hidden: Hidden, faces: Readonly<Record<string, readonly string[]>> = {}, viewer = 'York') =>
  ({
    viewer,
    areas: [...new Set([...Object.keys(hidden), ...Object.keys(faces)])].map((name) => ({
      name,
      blocks: (faces[name] ?? []).map((block) => ({ name: block, house: 'Lancaster' })),
      hidden: { Lancaster: hidden[name] ?? 0, York: 0 },
    })),
  }) as unknown as RichardView

const event = eventOf<VisibleRichardEvent>()
const goes = (from: string, to: string, block = 'hidden', key: 'log.marches' | 'log.goesHome' = 'log.marches') =>
  event(key, { house: 'seat.Lancaster', block: `block.${block}`, from: `area.${from}`, to: `area.${to}` })
const keysIn = (pieces: readonly Piece[], area: string) =>
  pieces.filter((piece) => piece.area === area).map(({ key }) => key)

test('a hidden block that moves is one of those that stood in its area', () => {
  const followed = new PieceTracker()
  const before = followed.follow(seeing({ Kent: 2, Essex: 1 }), [])
  const after = followed.follow(seeing({ Kent: 1, Essex: 2 }), [goes('Kent', 'Essex')])
  expect(keysIn(after, 'Essex')).toHaveLength(2)
  expect(keysIn(before, 'Kent').filter((key) => keysIn(after, 'Essex').includes(key))).toHaveLength(1)
  expect(keysIn(after, 'Essex')).toEqual(expect.arrayContaining(keysIn(before, 'Essex')))
})

test('a hidden block that marches on is the one that has just arrived', () => {
  const followed = new PieceTracker()
  const before = followed.follow(seeing({ Kent: 1, Essex: 1 }), [])
  const events = [goes('Kent', 'Essex'), goes('Essex', 'Rutland')]
  const after = followed.follow(seeing({ Essex: 1, Rutland: 1 }), events)
  expect(keysIn(after, 'Rutland')).toEqual(keysIn(before, 'Kent'))
})

test('a block keeps its key when it is revealed, and when it is hidden again elsewhere', () => {
  const followed = new PieceTracker()
  const events = [event('log.battle', { area: 'area.Kent' })]
  const standing = followed.follow(seeing({ Kent: 1 }), events)
  const tipped = followed.follow(seeing({}, { Kent: ['Clifford'] }), events)
  expect(keysIn(tipped, 'Kent')).toEqual(keysIn(standing, 'Kent'))
  const retreats = event('log.retreats', { house: 'seat.Lancaster', block: 'block.Clifford', area: 'area.Essex' })
  const gone = followed.follow(seeing({ Essex: 1 }), [...events, retreats])
  expect(keysIn(gone, 'Essex')).toEqual(keysIn(tipped, 'Kent'))
})

test('a new viewer starts over: nothing is kept from what another viewer saw', () => {
  const followed = new PieceTracker()
  const before = followed.follow(seeing({}, { Kent: ['Clifford', 'Exeter'] }, 'Lancaster'), [])
  const after = followed.follow(seeing({ Kent: 2 }), [])
  expect(keysIn(after, 'Kent').some((key) => keysIn(before, 'Kent').includes(key))).toBe(false)
})

test('every logged march is animated by one block, for every viewer', { timeout: 30_000 }, () => {
  const follow = (seat: number, seed: string) => {
    const below = seededRandom(11)
    const begin = { options: { scenario: 'richard-iii' }, seed }
    const local = new LocalGame({ game, begin, players: ['human', 'human'], botSeed: 1 })
    const followed = new PieceTracker()
    let glides = 0
    for (let moves = 0; moves < 400; moves++) {
      const { awaited } = local.table(0)
      if (awaited.length === 0) break
      const before = local.table(seat) as TableView<RichardView, VisibleRichardEvent>
      const stood = followed.follow(before.view, before.events)
      const asked = awaited[below(awaited.length)]
      const lines = local.table(asked).prompt!.moves
      local.play(asked, lines[below(lines.length)])
      const { view, events } = local.table(seat) as TableView<RichardView, VisibleRichardEvent>
      const stand = followed.follow(view, events)
      expect(new Set(stand.map(({ key }) => key)).size).toBe(stand.length)
      expect(stand.map(({ key }) => key)).toEqual(stand.map(({ key }) => key).sort((a, b) => a - b))
      const areaOf = new Map(stood.map(({ key, area }) => [key, area]))
      const moved = stand.filter(({ key, area }) => areaOf.has(key) && areaOf.get(key) !== area)
      if (events.length === before.events.length + 1 && /marches|attacks|sails/.test(events.at(-1)!.key)) {
        expect(moved).toHaveLength(1)
        glides++
      }
    }
    return glides
  }
  expect(follow(0, 'seen from one side')).toBeGreaterThan(20)
  expect(follow(1, 'seen from the other')).toBeGreaterThan(20)
})
