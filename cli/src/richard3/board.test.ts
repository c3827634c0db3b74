import { AREAS, game, type RichardView } from '@tudor-rose/richard3'
import { completeOptions, fastChance, MoveList, OBSERVER, playAtRandom, Texts } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { NO_PAINT } from '../paint.ts'
import { drawRichard3 } from './board.ts'
import { legendLines } from './map.ts'
import { overviewLines } from './overview.ts'

const texts = new Texts(game, 'en')

/** The view of a viewer after so many random moves of a game. */
function viewAfter(moves: number, viewer: number, seed: string, scenario = 'wars-of-the-roses'): RichardView {
  const chance = fastChance(seed)
  const state = game.setup(completeOptions(game, { scenario }), chance)
  playAtRandom(game, state, chance, chance, new MoveList(), moves)
  return game.view(state, viewer)
}

const easelOf = (width: number, viewer = OBSERVER) => ({ viewer, texts, paint: NO_PAINT, width })
const draw = (view: RichardView, width = 100): string[] => drawRichard3(view, easelOf(width))

/** A long game in steps, with every kind of viewer. */
const MANY_VIEWS = ['a', 'b', 'c'].flatMap((seed) =>
  [OBSERVER, 0, 1].flatMap((viewer) => [0, 20, 77, 150, 290].map((moves) => viewAfter(moves, viewer, seed))),
)

describe('the board of Richard III', () => {
  test.each([80, 100, 120])('keeps to %d columns', (width) => {
    for (const view of MANY_VIEWS) {
      for (const line of draw(view, width)) expect(line.length).toBeLessThanOrEqual(width)
    }
    for (const line of legendLines(easelOf(width))) expect(line.length).toBeLessThanOrEqual(120)
  })

  test('shows every area on the map once, with the number of blocks there', () => {
    for (const view of MANY_VIEWS) {
      const cells = overviewLines(view, easelOf(80)).map((line) => line.match(/.{1,13}/g) ?? [])
      const names = cells.filter((_, line) => line % 2 === 0)
      const contents = cells.filter((_, line) => line % 2 === 1)
      const found = names.flatMap((row, r) =>
        row.flatMap((name, c) => (name.trim() === '' ? [] : [[name.trim(), (contents[r][c] ?? '').trim()] as const])),
      )
      expect(found.map(([name]) => name).sort()).toEqual(AREAS.map(({ name }) => name).sort())
      for (const [name, content] of found) {
        const area = view.areas.find((candidate) => candidate.name === name)!
        for (const house of ['Lancaster', 'York'] as const) {
          const blocks = area.hidden[house] + area.blocks.filter((block) => block.house === house).length
          expect(content.match(new RegExp(`${house[0]}(\\d+)`))?.[1]).toBe(blocks === 0 ? undefined : `${blocks}`)
        }
      }
    }
  })

  test('shows own blocks with their steps and enemies as numbers', () => {
    const lines = draw(viewAfter(0, 1, 'start'))
    const below = (area: string) => lines[lines.findIndex((line) => line.slice(2).startsWith(area)) + 1].trim()
    expect(below('Ireland')).toBe('York 4 B3, Rutland 3 B1, Irish Mercenary 4 B2')
    expect(below('Cornwall')).toBe('2 hidden')
    expect(lines.find((line) => line.startsWith('L Middlesex'))).toBe(
      'L Middlesex   KCPn  Y4 Essex Leicester Oxford B3 Kent Sussex',
    )
    expect(lines.join('\n')).toContain('Lancaster was last seen, start of campaign 1: Henry VI 4 in Middlesex')
    expect(lines.join('\n')).toMatch(/York, Pretender York; .* hand: (\w|,| )+/)
    expect(lines.join('\n')).toMatch(/Lancaster, King Henry VI; .* 7 cards in hand\n {2}pool: 13 hidden/)
  })

  test('draws a battle in the order in which the blocks act', () => {
    const view = Array.from({ length: 300 }, (_, moves) => viewAfter(moves, 0, 'battle')).find(
      (candidate) => candidate.battle !== null && candidate.battle.front.length >= 2,
    )!
    const lines = draw(view)
    const start = lines.findIndex((line) => line.startsWith(`Battle in ${view.battle!.area}, round 1 of 4`))
    const rows = lines.slice(start + 1, start + 1 + view.battle!.front.length)
    for (const [index, block] of view.battle!.front.entries()) {
      expect(rows[index]).toContain(`${block.initiative}${block.firepower} ${block.name} ${block.steps}`)
    }
    expect(rows.map((row) => row.startsWith('>'))).toEqual(view.battle!.front.map((block) => block.itsTurn))
  })

  test('shows the prisoner of the Kingmaker scenario', () => {
    expect(draw(viewAfter(0, 0, 'start', 'kingmaker')).join('\n')).toContain('captive: Henry VI')
  })
})
