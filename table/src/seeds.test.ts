import { describe, expect, it } from 'vitest'
import { badInput } from './fixture/bad-input.ts'
import { duel } from './fixture/duel.ts'
import { randomSession } from './fixture/random-session.ts'
import { parseRecord } from './parse-record.ts'
import { type ClosedRecord, formatRecord } from './record.ts'
import { closeRecord, replay } from './replay.ts'
import { GameChance } from './seeds.ts'
import { Session } from './session.ts'

const parse = (text: string): ClosedRecord => parseRecord(text, () => duel)
const draws = (chance: { below(n: number): number }) => Array.from({ length: 8 }, () => chance.below(1000))

describe('seeds that take effect in the middle of a game', () => {
  it('start their own stream, also before the first move', () => {
    const seeds = {
      seed: 'a',
      laterSeeds: [
        { after: 0, seed: 'b' },
        { after: 3, seed: 'c' },
      ],
    }
    const [alone, before, after] = ['a', 'b', 'c'].map((seed) => draws(new GameChance({ seed }).setup))
    expect(draws(new GameChance(seeds).setup)).toEqual(alone)
    expect(draws(new GameChance(seeds).after(2))).toEqual(before)
    expect(draws(new GameChance(seeds).after(3))).toEqual(after)
    expect(draws(new GameChance(seeds).after(300))).toEqual(after)
  })

  it('do not change the game so far, and are stored in its record', () => {
    const old = randomSession({ seed: 'Towton' }).record()
    const half = Math.floor(old.moves.length / 2)
    const { end: _end, ...open } = old
    const laterSeeds = [{ after: half, seed: 'another future' }]
    const record = closeRecord(duel, { ...open, moves: old.moves.slice(0, half), laterSeeds })
    expect(duel.bytes(replay(duel, record))).toEqual(duel.bytes(replay(duel, old, { upTo: half })))
    const text = formatRecord(duel, record)
    expect(text).toContain(`later seeds: ${half} "another future"`)
    const read = parse(text)
    expect(read.laterSeeds).toEqual(laterSeeds)
    const session = Session.resume(duel, read)
    expect(session.record().laterSeeds).toEqual(laterSeeds)
    expect(formatRecord(duel, session.record())).toBe(text)
  })

  it('give the same draws again after a return to an earlier point', () => {
    const chances = new GameChance({ seed: 'a', laterSeeds: [{ after: 2, seed: 'b' }] })
    draws(chances.after(1))
    const marks = chances.marks()
    const first = [draws(chances.after(1)), draws(chances.after(2))]
    chances.rewind(marks)
    expect([draws(chances.after(1)), draws(chances.after(2))]).toEqual(first)
  })

  it.each(['9999 x', '2 x, 2 y', '3 x, 1 y', 'x', '-1 x', '1', '1 "half'])('%s is refused with its line', (given) => {
    const text = formatRecord(duel, randomSession({ seed: 'Towton' }).record())
    const changed = text.replace(/^seed: .*$/m, (line) => `${line}\nlater seeds: ${given}`)
    const line = changed.split('\n').findIndex((each) => each.startsWith('later')) + 1
    expect(badInput(() => parse(changed))).toMatchObject({ kind: 'bad-record', line })
  })
})
