import { game, type LancasterView } from '@tudor-rose/lancaster'
import { completeOptions, fastChance, MoveList, OBSERVER, playAtRandom, Texts } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { NO_PAINT } from '../paint.ts'
import { drawLancaster, lancasterLegend } from './board.ts'
import { componentLines } from './components.ts'

const texts = new Texts(game, 'en')

/** The view of a viewer after so many random moves of a game. */
function viewAfter(moves: number, viewer: number, players: string, seed = 'a'): LancasterView {
  const chance = fastChance(seed)
  const state = game.setup(completeOptions(game, { players }), chance)
  playAtRandom(game, state, chance, chance, new MoveList(), moves)
  return game.view(state, viewer)
}

const easelOf = (width: number, viewer = OBSERVER) => ({ viewer, texts, paint: NO_PAINT, width })
const draw = (view: LancasterView, width = 80): string => drawLancaster(view, easelOf(width)).join('\n')

/** Games of every size in steps, with every kind of viewer. */
const MANY_VIEWS = ['2', '3', '4', '5'].flatMap((players) =>
  [OBSERVER, 0, 1].flatMap((viewer) => [0, 9, 20, 45, 77, 130, 5000].map((moves) => viewAfter(moves, viewer, players))),
)

describe('the board of Lancaster', () => {
  test.each([80, 100, 120])('keeps to %d columns', (width) => {
    for (const view of MANY_VIEWS)
      for (const line of drawLancaster(view, easelOf(width))) expect(line.length).toBeLessThanOrEqual(width)
    for (const line of lancasterLegend(easelOf(width))) expect(line.length).toBeLessThanOrEqual(width)
  })

  test.each([80, 100, 120])('keeps to %d columns in every language', (width) => {
    for (const language of Object.keys(game.texts)) {
      const context = { ...easelOf(width), texts: new Texts(game, language) }
      for (const view of MANY_VIEWS)
        for (const line of drawLancaster(view, context)) expect(line.length).toBeLessThanOrEqual(width)
    }
  })

  test('has room for longer names and rewards', () => {
    const lines = drawLancaster(viewAfter(2, OBSERVER, '2'), { ...easelOf(80), texts: new Texts(game, 'de') })
    expect(lines).toContain(' Blaus Verbündeter                         2             1 1 1 2 3 4')
    expect(lines).toContain(' C York           3   2      2 Stimmsteine und ein neuer Ritter  -')
  })

  test('has a text for everything it shows', () => {
    for (const view of MANY_VIEWS)
      expect(draw(view)).not.toMatch(/\b(county|law|favour|castle|allyCastle|seat|ally)\.[A-Za-z]/)
  })

  test('shows the minimum, nobles, reward and holder of every county', () => {
    for (const view of MANY_VIEWS)
      for (const { letter, county, nobles, holder, knight, squires } of view.counties) {
        const line = draw(view)
          .split('\n')
          .find((candidate) => candidate.slice(1).startsWith(`${letter} ${county} `))
        expect(line).toContain(` ${texts.say(`county.${letter}.minimum`)}   ${nobles}`)
        expect(line).toContain(texts.say(`county.${letter}.reward`))
        if (holder === null) expect(line).toMatch(/ -$/)
        else
          expect(line).toMatch(
            new RegExp(squires > 0 ? ` ${knight}\\+${squires}s = ${knight + squires}$` : ` ${knight}$`),
          )
      }
  })

  test('shows the three spaces of every conflict, and whether England is strong enough', () => {
    for (const view of MANY_VIEWS)
      for (const { place, strength, spaces } of view.conflicts) {
        const lines = draw(view, 100).split('\n')
        const at = lines.findIndex((line) => line.startsWith(` ${place}: France ${strength},`))
        const england = spaces.reduce((sum, space) => sum + space.strength, 0)
        expect(lines[at]).toContain(england >= strength ? '(enough)' : `(${strength - england} short)`)
        expect(lines[at + 1].match(/[123] free/g) ?? []).toHaveLength(3 - spaces.length)
      }
  })

  test('hides goods behind screens, but not with two players', () => {
    const row = (view: LancasterView, name: string) =>
      draw(view)
        .split('\n')
        .find((line) => line.slice(1).startsWith(name))
    const three = viewAfter(3, 0, '3')
    expect(row(three, 'Blue ')).toMatch(/^.Blue +0 +2 +2 +1 /)
    expect(row(three, 'Red ')).toMatch(/^.Red +0 +\? +\? +1 /)
    expect(row(viewAfter(2, 0, '2'), 'Yellow ')).toMatch(/^.Yellow +0 +2 +2 +1 /)
  })

  test('shows allies with their knights and castles under the name of their leader', () => {
    const text = draw(viewAfter(2, OBSERVER, '2'))
    expect(text).toMatch(/^ Blue’s ally +2 +1 1 1 2 3 4\n {3}castle: +knight:- +upgrade:-$/m)
    expect(text).toContain("Allies' castles give knight: a new knight, upgrade: an upgrade")
  })

  test('marks nobles that the viewer already has', () => {
    const view = MANY_VIEWS.find(({ viewer, parties }) =>
      parties.some((p) => p.party === viewer && p.nobles.length > 0),
    )!
    const [letter] = view.parties.find(({ party }) => party === view.viewer)!.nobles
    expect(draw(view)).toMatch(new RegExp(`^.${letter} .* have `, 'm'))
  })
})

describe('what the modules add to the board', () => {
  const plain = viewAfter(30, 0, '3')
  const view = {
    ...plain,
    counties: plain.counties.map((county, index) =>
      index === 0
        ? { ...county, holder: 'Blue', knight: 2, squires: 1, tudorKnight: true, shield: true, tile: 'tile.A' }
        : county,
    ),
    parties: plain.parties.map((party) => ({
      ...party,
      atKingsCourt: { lord: 'treasury', bishops: 2, seals: null, privileges: ['archer'] },
      tower: [3],
      shame: null,
    })),
    kingsCourt: {
      treasury: { votes: 1, squires: 2, gold: 3 },
      bishopsLeft: 4,
      offices: [
        {
          office: 'chancellor',
          holder: 'Red',
          tower: { party: 'Blue', bishops: 1, knights: [1, 2], tudorKnight: true, strength: 7 },
        },
      ],
      forming: null,
    },
    tower: { capacity: 7, strength: 5, neutralKnight: 2 },
    shameTrack: [
      { value: 3, markers: 0 },
      { value: 6, markers: 2 },
    ],
  }

  test.each([80, 120])('in %d columns', (width) => {
    const lines = drawLancaster(view, easelOf(width))
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(width)
    const text = lines.join('\n')
    expect(text).toContain('Blue 2+1s+T = 5 shield')
    expect(text).toContain('chancellor: Red; tower: Blue with lord+1+2+bishop+T = 7')
    expect(text).toContain('treasury: 1 votes, 2 squires, 3 gold; bishops left: 4')
    expect(text).toContain('The Tower, 5 of 7: Blue 3, Yellow 3, Red 3, a neutral 2')
    expect(text).toContain('Shame track: -3 exposed, -6 (2 left)')
    expect(text).toContain('lord in the treasury, bishops 2, seals ?, has archer, shame ?')
  })
})

test('the table of components has a source for everything; laws have one in common', () => {
  const text = componentLines(game).join('\n')
  const { counties, conflicts, favours, castle } = JSON.parse(game.components!.text)
  for (const { letter, name, minimum } of counties)
    expect(text).toMatch(new RegExp(`  ${letter} ${name} +${minimum} .*(rulebook|public|reconstructed)`))
  for (const { strength, points } of conflicts)
    expect(text).toMatch(new RegExp(`^  ${strength} +${points.join(' ')} .*(rulebook|reconstructed)`, 'm'))
  for (const { id } of [...favours, ...castle])
    expect(text).toMatch(new RegExp(`^  ${id} .*(rulebook|public|reconstructed)`, 'm'))
  expect(text).toContain('source of laws: rulebook')
})
