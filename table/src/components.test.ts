import { describe, expect, it } from 'vitest'
import { ComponentReader } from './component-reader.ts'
import { formatComponents } from './components.ts'
import type { BadComponents } from './errors.ts'
import { armedDuel, OTHER_ARMOURY } from './fixture/armed-duel.ts'
import { badInput } from './fixture/bad-input.ts'
import { duel } from './fixture/duel.ts'
import { completeOptions } from './options.ts'
import { gameOfRecord, parseRecord } from './parse-record.ts'
import { formatPosition, parsePosition } from './position.ts'
import { formatRecord } from './record.ts'
import { replay, verifyRecord } from './replay.ts'
import { Session } from './session.ts'

const own = armedDuel.components!.with(OTHER_ARMOURY)
const findGame = (name: string) => (name === 'duel' ? armedDuel : undefined)

function recordOf(game: typeof armedDuel): string {
  const session = new Session(game, { seed: 'Ludlow' })
  session.play(0, game.notation.parse('aim', 0)!)
  session.resign(1)
  return formatRecord(game, session.record())
}

describe('components from a file', () => {
  it('make another game, in any formatting', () => {
    expect(own.components).toMatchObject({ name: 'armoury', isStandard: false })
    expect(own.components!.text).toBe('{ "armourer": "Calais", "weapons": [{ "id": "dagger", "weight": 3 }] }\n')
    expect(own.components!.hash).toMatch(/^[0-9a-f]{16}$/)
    expect(own.components!.hash).not.toBe(armedDuel.components!.hash)
    expect(armedDuel.components!.with(own.components!.text).components!.hash).toBe(own.components!.hash)
  })

  it('are read until there are a hundred problems', () => {
    const file = ComponentReader.open(JSON.stringify(Array(10_000).fill(7)), 'deck', 100_000)
    const { problems } = badInput(() => file.each((item) => item.id())) as BadComponents
    expect(problems.length).toBe(100)
  })

  it('are formatted as JSON that is never too large to be read again', () => {
    const quoted = armedDuel.components!.with(
      JSON.stringify({ armourer: '"\\'.repeat(90), weapons: [{ id: 'a', weight: 1 }] }),
    )
    expect(JSON.parse(quoted.components!.text).armourer).toBe('"\\'.repeat(90))
    expect(formatComponents({ 'a "quoted"\nname': 'x'.repeat(200) })).toBe(
      `{\n  "a \\"quoted\\"\\nname": "${'x'.repeat(200)}"\n}\n`,
    )
    const weapons = Array.from({ length: 4000 }, () => ({ id: 'a', weight: 1 }))
    const compact = JSON.stringify({ armourer: 'many', weapons })
    expect(compact.length).toBeLessThan(100_000)
    expect(badInput(() => armedDuel.components!.with(compact)).message).toContain(
      'characters long; 100000 is the maximum',
    )
  })

  it('equal to the standard ones are the standard ones', () => {
    expect(own.components!.with(armedDuel.components!.text.replaceAll(', ', ',\n'))).toBe(armedDuel)
  })

  it.each([
    ['{ "armourer": "Calais" }', 'line 1: armoury: "weapons" is missing'],
    ['{ "smith": 1 }', 'line 1: armoury: has no "smith"; it has "armourer", "weapons"'],
    [OTHER_ARMOURY.replace('3', '10'), 'line 3: weapon dagger, weight: should be a whole number from 1 to 9, not 10'],
    [OTHER_ARMOURY.replace('3', '2.5'), 'line 3: weapon dagger, weight: should be a whole number from 1 to 9, not 2.5'],
    [
      OTHER_ARMOURY.replace('dagger', 'A Dagger'),
      'line 3: armoury, weapons, number 1, id: should be a lower-case letter',
    ],
    [OTHER_ARMOURY.replace('"Calais"', '""'), 'line 5: armoury, armourer: should be a text in quotes'],
    [OTHER_ARMOURY.replace('"Calais"', '[1]'), 'line 5: armoury, armourer: should be a text in quotes of 1 to 200'],
    ['[]', 'line 1: armoury: should be an object { ... }, not a list'],
    ['{ "armourer": "Calais", "weapons": {} }', 'line 1: armoury, weapons: should be a list [ ... ], not an object'],
    ['{\n"armourer": Calais }', 'line 2: this is not JSON'],
    [' '.repeat(100_001), 'armoury: the file is 100001 characters long; 100000 is the maximum'],
  ])('are rejected with the problem and its line: %#', (text, problem) => {
    const error = badInput(() => armedDuel.components!.with(text))
    expect(error.kind).toBe('bad-components')
    expect(error.message).toContain(problem)
  })

  it('are not an option with values', () => {
    expect(badInput(() => completeOptions(armedDuel, { armoury: 'Calais' })).message).toContain('armoury is a file')
    expect(badInput(() => completeOptions(armedDuel, { weapon: 'x' })).message).toContain('scouting, armoury')
  })
})

describe('a record', () => {
  it('refers to the standard components by their hash', () => {
    const text = recordOf(armedDuel)
    expect(text).toContain(`\narmoury: ${armedDuel.components!.hash}\nseed: `)
    expect(text).not.toContain('|')
    const record = parseRecord(text, findGame)
    expect(gameOfRecord(record, findGame)).toBe(armedDuel)
    expect(verifyRecord(armedDuel, record).winners).toEqual([0])
    const unsaid = parseRecord(text.replace(/armoury: .*\n/, ''), findGame)
    expect(verifyRecord(armedDuel, unsaid).winners).toEqual([0])
  })

  it('contains all other components', () => {
    const text = recordOf(own)
    expect(text).toContain(`\narmoury: ${own.components!.hash}\n| { "armourer": "Calais", "weapons": [`)
    const record = parseRecord(text, findGame)
    const game = gameOfRecord(record, findGame)
    expect(game.components!.text).toBe(own.components!.text)
    expect(verifyRecord(game, record).winners).toEqual([0])
    expect(formatRecord(game, record)).toBe(text)
    expect(Session.resume(game, record).record()).toMatchObject({ components: record.components })
  })

  it('is replayed with its own components only', () => {
    const theirs = parseRecord(recordOf(own), findGame)
    expect(badInput(() => replay(armedDuel, theirs)).kind).toBe('other-components')
    expect(badInput(() => replay(duel, theirs)).kind).toBe('other-components')
    const { components: _, ...unsaid } = theirs
    expect(badInput(() => replay(own, unsaid)).message).toContain('this was played with the standard armoury, not with')
  })

  const carried = recordOf(own)
  it.each([
    ['a file that was changed', carried.replace('Calais', 'Dover'), 'line 5: the armoury below is', 'bad-record'],
    ['a hash that was changed', carried.replace(/armoury: ./, 'armoury: x'), 'line 5: the armoury below', 'bad-record'],
    [
      'a file that is missing',
      carried.replace(/\| .*\n/, ''),
      'line 5: this was played with armoury ',
      'other-components',
    ],
    ['a faulty file', carried.replace('"weight": 3', '"weight": 0'), 'line 6: weapon dagger, weight', 'bad-components'],
    [
      'a file in the wrong place',
      carried.replace(/rules: .*/, '$&\n| {}'),
      'line 4: there cannot be a file below "rules',
      'bad-record',
    ],
    ['an unknown line', carried.replace('seed:', 'deck: 1\nseed:'), 'options, armoury, seed, seat seeds', 'bad-record'],
  ])('is refused with %s', (_, text, problem, kind) => {
    const error = badInput(() => verifyRecord(own, parseRecord(text, findGame)))
    expect(error.message).toContain(problem)
    expect(error.kind).toBe(kind)
  })
})

describe('a position', () => {
  const state = own.setup(completeOptions(own, {}), { below: () => 0 })

  it('names its components and is read with no others', () => {
    const text = formatPosition(own, state)
    expect(JSON.parse(text).armoury).toBe(own.components!.hash)
    expect(own.bytes(parsePosition(own, text))).toEqual(own.bytes(state))
    expect(badInput(() => parsePosition(armedDuel, text)).message).toContain(
      'armoury: this position was made with something else',
    )
  })

  it('without components has the standard ones', () => {
    const text = formatPosition(own, state).replace(/.*"armoury".*\n/, '')
    expect(armedDuel.bytes(parsePosition(armedDuel, text))).toEqual(own.bytes(state))
    expect(badInput(() => parsePosition(own, text)).message).toContain('armoury: is missing')
  })
})
