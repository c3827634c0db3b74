import {
  BadInput,
  type Chance,
  fastChance,
  formatPosition,
  MoveList,
  NONE,
  OBSERVER,
  parsePosition,
  playAtRandom,
} from '@tudor-rose/table'
import { describe, expect, it } from 'vitest'
import { game } from './game.ts'
import type { State } from './state.ts'
import { playAggressively } from './testing/aggressive-play.ts'

describe('a position from outside is accepted', () => {
  it('exactly as it was written, at every point of aggressive random games', () => {
    const picks = fastChance('positions')
    let taken = 0
    for (let i = 0; i < 12; i++)
      playAggressively({
        seed: `positions ${i}`,
        options: {
          scenario: ['wars-of-the-roses', 'kingmaker', 'richard-iii'][i % 3],
          edition: i % 2 ? '1.0' : '1.02',
        },
        after(s) {
          if (picks.below(8) > 0) return
          expect(parsePosition(game, formatPosition(game, s)).bytes).toEqual(s.bytes)
          taken++
        },
      })
    expect(taken).toBeGreaterThan(200)
  }, 60_000)
})

/** A position with one random change. */
function meddle(s: State, picks: Chance): string {
  const bytes = s.bytes.slice()
  const { scalars, groups } = game.layout
  const ofGroups = groups.flatMap(({ members, fields }) =>
    fields.flatMap(({ offset }) => members.map((_, i) => offset + i)),
  )
  const offsets = picks.below(2) === 0 ? scalars.map(({ offset }) => offset) : ofGroups
  bytes[offsets[picks.below(offsets.length)]] = picks.below(2) === 0 ? picks.below(8) : NONE
  return formatPosition(game, game.fromBytes(bytes))
}

describe('a position with one random change', () => {
  it('is rejected, or else can be viewed, imagined and played to the end', () => {
    const picks = fastChance('meddle')
    const count = { refused: 0, played: 0 }
    for (let i = 0; i < 40; i++)
      playAggressively({
        seed: `meddle ${i}`,
        options: {
          scenario: ['wars-of-the-roses', 'kingmaker', 'richard-iii'][i % 3],
          edition: i % 2 ? '1.0' : '1.02',
        },
        before(s) {
          if (picks.below(20) > 0) return
          const text = meddle(s, picks)
          let state: State
          try {
            state = parsePosition(game, text)
          } catch (error) {
            if (!(error instanceof BadInput)) throw error
            count.refused++
            return
          }
          for (const viewer of [0, 1, OBSERVER]) game.view(state, viewer)
          for (const seat of [0, 1]) game.imagine(state, seat, picks)
          playAtRandom(game, state, picks, picks, new MoveList())
          expect(game.result(state)?.reason, text).toMatch(/^victory/)
          count.played++
        },
      })
    expect(count.refused).toBeGreaterThan(50)
    expect(count.played).toBeGreaterThan(50)
  }, 120_000)
})
