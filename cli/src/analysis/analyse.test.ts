import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { NO_PAINT } from '../paint.ts'
import { recordFile, run, temporaryFolder } from '../testing/run.ts'
import { curveLines } from './curve.ts'

const MOVES = 9
const analyse = (...more: readonly string[]) =>
  run(['analyse', recordFile(temporaryFolder()), '--playouts', '50', ...more])

describe('tudor analyse', () => {
  test('draws the curve, and names the costliest moves of each seat, with what a bot would have done', async () => {
    const { code, out, err } = await analyse()
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('Winning chance of Red (the rest is White')
    expect(out).toMatch(/^100 % \|/m)
    expect(out.split('\n').filter((line) => line.includes('*'))).not.toEqual([])
    expect(out).toMatch(/Red: costliest moves/)
    expect(out).toMatch(/White: costliest moves/)
    const told =
      /^ {2}move (\d+): (.+): lowers the winning chance by (\d+) percentage points\n {4}a bot would have played: (\S.*)$/gm
    const found = [...out.matchAll(told)]
    // Red, who lost, made a mistake.
    expect(found.length).toBeGreaterThan(0)
    expect(found).toHaveLength(out.match(/^ {2}move /gm)!.length)
    for (const [, number, made, points, better] of found) {
      expect(Number(number)).toBeLessThanOrEqual(MOVES)
      expect(Number(points)).toBeGreaterThanOrEqual(2)
      expect(better).not.toBe(made)
    }
  })

  test('--json has every position, and the last is the end', async () => {
    const { out } = await analyse('--json')
    const moments = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(moments.map(({ number }) => number)).toEqual(Array.from({ length: MOVES + 1 }, (_, number) => number))
    expect(moments[0]).toMatchObject({ seat: 'Red', move: 'look' })
    expect(moments.at(-1)).toEqual({ number: MOVES, chances: { Red: 0, White: 1 }, cost: 0 })
    for (const { chances } of moments) expect(chances.Red + chances.White).toBeCloseTo(1)
  })

  test('the same seed gives the same analysis', async () => {
    expect((await analyse('--seed', 'a')).out).toBe((await analyse('--seed', 'a')).out)
  })

  test('shows its progress on a terminal', async () => {
    const { err } = await run(['analyse', recordFile(temporaryFolder())], { onTerminal: true })
    expect(err).toMatch(/duel, 10 positions \[[#.]+\] \d+ %/)
  })

  describe('is refused for', () => {
    /** The error message after this change to the record. */
    async function refusal(change: (record: string) => string): Promise<string> {
      const folder = temporaryFolder()
      const path = join(folder, 'bad.record')
      writeFileSync(path, change(readFileSync(recordFile(folder), 'utf8')))
      const { code, out, err } = await run(['analyse', path, '--json'])
      expect({ code, out }).toEqual({ code: 2, out: '' })
      expect(err).toMatch(/^tudor: [^\n]+\n$/)
      return err
    }

    test('a file that is not a record', async () => {
      expect(await refusal(() => 'nonsense')).toMatch(/bad\.record: line 1: /)
    })

    test('a record with an illegal move, with its line', async () => {
      const illegal = await refusal((record) => record.replace('2. Red: ready', '2. Red: choose Bill'))
      expect(illegal).toContain('bad.record: line 8: move 2: Red cannot play "choose Bill" now')
    })

    test('a record that does not end as stated', async () => {
      const position = await refusal((record) => record.replace('ec07eb7d59f4ae91', 'ec07eb7d59f4ae92'))
      expect(position).toMatch(/line 17: the record says position ec07eb7d59f4ae92, but its moves lead to/)
      const winner = await refusal((record) => record.replace('White wins', 'Red wins'))
      expect(winner).toMatch(/line 17: the record says "Red wins", but its moves lead to "White wins"/)
    })

    test('a game that is not over', async () => {
      const folder = temporaryFolder()
      const path = join(folder, 'unfinished.record')
      await run(['play', '--seed', '5'], { typed: ['aim', `save ${path}`, 'quit'] })
      const { code, out, err } = await run(['analyse', path])
      expect({ code, out }).toEqual({ code: 2, out: '' })
      expect(err).toMatch(/^tudor: .*unfinished\.record: this game is not over;[^\n]*\n$/)
    })
  })
})

describe('the curve', () => {
  test('goes from left to right and from 100 % down to 0 %, with rounds marked', () => {
    const lines = curveLines(
      {
        chances: [
          [1, 0],
          [0.5, 0.5],
          [0, 1],
        ],
        seatTitles: ['Red', 'White'],
        rounds: [0, 2],
      },
      80,
      NO_PAINT,
    )
    expect(lines[1]).toBe('100 % |*')
    expect(lines[6]).toBe(' 50 % | *')
    expect(lines[11]).toBe('  0 % |  *')
    expect(lines[12]).toBe('      ++-+')
  })

  test('draws each of several seats with its number', () => {
    const lines = curveLines({ chances: [[1, 0, 0.5]], seatTitles: ['A', 'B', 'C'], rounds: [] }, 80, NO_PAINT)
    expect(lines[0]).toContain('1 A, 2 B, 3 C')
    expect([lines[1], lines[6], lines[11]]).toEqual(['100 % |1', ' 50 % |3', '  0 % |2'])
  })

  test.each([
    [['Lancaster', 'York']],
    [['Blue Plantagenet', 'Yellow Plantagenet', 'Red Plantagenet', 'Green Plantagenet', 'Purple Plantagenet']],
  ])('a long game fits the width: %s', (seatTitles) => {
    const chances = Array.from({ length: 500 }, () => seatTitles.map(() => 1 / seatTitles.length))
    const lines = curveLines({ chances, seatTitles, rounds: [0, 499] }, 80, NO_PAINT)
    expect(Math.max(...lines.map((line) => line.length))).toBe(80)
    expect(lines.at(-1)).toMatch(/^ {7}0 +499$/)
    const legend = lines
      .slice(
        0,
        lines.findIndex((line) => line.startsWith('100 %')),
      )
      .join(' ')
    for (const title of seatTitles) expect(legend).toContain(title)
    expect(legend).toContain('"+" marks the start of a round.')
  })

  test('a single position is drawn as one', () => {
    const lines = curveLines({ chances: [[1, 0]], seatTitles: ['Red', 'White'], rounds: [] }, 80, NO_PAINT)
    expect(lines.at(-1)).toBe('       0')
  })
})
