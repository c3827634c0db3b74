import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { game as cousinsWar } from './cousins-war/src/index.ts'
import { game as lancaster } from './lancaster/src/index.ts'
import { BLOCKS, BORDER_LIMITS, BORDERS, CARDS } from './richard3/src/data/index.ts'

/* The rulebooks list values of components in tables, written by hand in every language. They must be the values of the games. */

const books = fileURLToPath(new URL('../docs/rules/', import.meta.url))

/** The line below the heading of a table. */
const isRule = (row: readonly string[] | undefined): boolean => row !== undefined && /^-{3,}$/.test(row[0])

/** The rows of all tables in a section, without headings. */
function rowsOf(game: string, language: string, id: string): readonly (readonly string[])[] {
  const sections = readFileSync(`${books}${game}/${language}.md`, 'utf8').split(/^#+ /m)
  const section = sections.find((text) => text.split('\n')[0].endsWith(`{${id}}`)) ?? ''
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  return rows.filter((_, index) => !isRule(rows[index]) && !isRule(rows[index + 1]))
}

const languagesOf = (game: string): readonly string[] =>
  readdirSync(`${books}${game}`).map((file) => file.slice(0, -'.md'.length))

const numbersIn = (text: string): readonly number[] => Array.from(text.matchAll(/\d+/g), ([found]) => Number(found))

describe.each(languagesOf('richard3'))('the tables of Richard III in %s', (language) => {
  it('have strength, rating and loyalty of all blocks', () => {
    const rows = rowsOf('richard3', language, 'Blocks')
    expect(rows.map(([, steps, combat]) => [Number(steps), combat])).toEqual(
      BLOCKS.map(({ steps, combat }) => [steps, combat]),
    )
    expect(rows.map(([, , , loyalty]) => numbersIn(loyalty))).toEqual(
      BLOCKS.map(({ heirRank, loyalty }) => [heirRank, loyalty].filter((value) => value !== undefined)),
    )
  })

  it('have the events with their points', () => {
    const points = rowsOf('richard3', language, '5.1').map(([, each]) => Number(each))
    expect([...points].sort()).toEqual(
      CARDS.filter(({ event }) => event)
        .map((card) => card.actionPoints)
        .sort(),
    )
  })

  it('have the limits of borders', () => {
    const { yellow, blue, red } = BORDER_LIMITS
    expect(rowsOf('richard3', language, '5.21').map(([, limit]) => Number(limit))).toEqual([yellow, blue, red])
  })

  it('have all borders, by colour', () => {
    const text = readFileSync(`${books}richard3/${language}.md`, 'utf8')
    const section = text.split(/^## /m).find((part) => part.split('\n')[0].endsWith('{Borders}')) ?? ''
    const listed = section.split('\n').filter((line) => line.startsWith('- '))
    expect(listed.map((line) => line.split(' – ').length - 1)).toEqual(
      ['yellow', 'blue', 'red'].map((colour) => BORDERS.filter(([, , each]) => each === colour).length),
    )
  })
})

describe.each(languagesOf('cousins-war'))("the tables of The Cousins' War in %s", (language) => {
  const deck = JSON.parse(cousinsWar.components?.text ?? '')
  const kind = (wanted: string) => deck.cards.filter((card: { kind: string }) => card.kind === wanted)

  it('have points and year of all battlefields', () => {
    expect(
      rowsOf('cousins-war', language, 'Battlefields').map(([, date, , points]) => [
        numbersIn(date).at(-1),
        Number(points),
      ]),
    ).toEqual(
      kind('battlefield').map((card: { date: string; points: number }) => [Number(card.date.slice(0, 4)), card.points]),
    )
  })

  it('have points and rounds of all events', () => {
    expect(
      rowsOf('cousins-war', language, 'Events').map(([, points, rose, box]) => [
        Number(points),
        ...numbersIn(rose),
        ...numbersIn(box),
      ]),
    ).toEqual(
      kind('event').map(({ points, track }: { points: number; track: string[] }) => [
        points,
        track.findIndex((mark) => mark === 'red' || mark === 'white') + 1,
        track.indexOf('box') + 1,
      ]),
    )
  })

  it('have all twists', () => {
    expect(rowsOf('cousins-war', language, 'Twists').length).toBe(deck.twists.length)
  })
})

describe.each(languagesOf('lancaster'))('the tables of Lancaster in %s', (language) => {
  const components = JSON.parse(lancaster.components?.text ?? '')

  it('have letter and minimum of all counties', () => {
    expect(rowsOf('lancaster', language, 'Counties').map(([county, minimum]) => [county, Number(minimum)])).toEqual(
      components.counties.map((county: { letter: string; name: string; minimum: number }) => [
        `${county.letter} ${county.name}`,
        county.minimum,
      ]),
    )
  })

  it('have all conflicts', () => {
    expect(rowsOf('lancaster', language, 'Conflict cards').map((row) => row.map(numbersIn))).toEqual(
      components.conflicts.map((card: { strength: number; points: number[]; notWith?: number[] }) => [
        [card.strength],
        card.points,
        card.notWith ?? [],
      ]),
    )
  })

  it.each([
    ['base', 'Base laws'],
    ['new', 'New laws'],
    ['king', "King's laws"],
  ])('have the laws of each section, in the set %s', (set, id) => {
    const sections: Readonly<Record<string, readonly string[]>> = components.laws[set]
    expect(rowsOf('lancaster', language, id).map(([section]) => section)).toEqual(
      Object.entries(sections).flatMap(([section, laws]) => laws.map(() => section)),
    )
  })

  it('have the points for nobles, and a tile for each county', () => {
    const [points] = rowsOf('lancaster', language, 'The end')
    expect(points.slice(1).map(Number)).toEqual(components.noblePoints.values.slice(1))
    expect(rowsOf('lancaster', language, 'Reward tiles').length).toBe(components.rewardTiles.length)
  })
})
