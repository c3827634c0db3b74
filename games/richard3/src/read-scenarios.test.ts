import { BadComponents, completeOptions, fastChance, MoveList, playAtRandom } from '@tudor-rose/table'
import { expect, test } from 'vitest'
import { type Scenario, type ScenarioFile, STANDARD_SCENARIOS } from './data/scenarios.ts'
import { game } from './game.ts'

type Writable<T> = T extends object ? { -readonly [K in keyof T]: Writable<T[K]> } : T
type Change = (scenario: Writable<Scenario>) => void

/** A file with one scenario: Kingmaker, changed. */
function fileWith(change: Change): string {
  const kingmaker = structuredClone(STANDARD_SCENARIOS.scenarios[1]) as Writable<Scenario>
  change(kingmaker)
  return JSON.stringify({ scenarios: [kingmaker] }, null, 1)
}

/** The problems of a file, each with its path. */
function problemsOf(text: string): readonly string[] {
  try {
    game.components!.with(text)
  } catch (error) {
    if (!(error instanceof BadComponents)) throw error
    return error.problems.map(({ path, problem }) => `${problem.key} ${path.join('/')}`)
  }
  return []
}

const small: ScenarioFile = {
  about: 'A quarrel of two heirs.',
  scenarios: [
    {
      id: 'two-heirs',
      name: { en: 'Two Heirs', de: 'Zwei Erben' },
      firstCampaign: 3,
      lastCampaign: 3,
      king: 'York',
      lancaster: { map: { Wilts: ['Exeter', 'Devon'] }, pool: ['Rebel'], minors: [], withTheEnemy: [] },
      york: { map: { Middlesex: ['March'] }, pool: ['Norfolk'], minors: [], withTheEnemy: ['Exeter'] },
    },
  ],
}

test('the standard file gives the standard game', () => {
  expect(game.components?.with(game.components.text)).toBe(game)
  expect(game.components?.isStandard).toBe(true)
})

test('different spellings of a set-up are equal', () => {
  const own = game.components!.with(JSON.stringify(small))
  const shuffled = structuredClone(small) as Writable<ScenarioFile>
  shuffled.scenarios[0].lancaster.map = { Sussex: [], Wilts: ['Devon', 'Exeter'] }
  expect(game.components!.with(JSON.stringify(shuffled)).components?.hash).toBe(own.components?.hash)
  expect(own.components?.isStandard).toBe(false)
})

test('a custom scenario is offered, named and played to its end', () => {
  const own = game.components!.with(JSON.stringify(small))
  const options = completeOptions(own, {})
  expect(options.scenario).toBe('two-heirs')
  expect(own.texts.de['option.scenario.two-heirs']).toBe('Zwei Erben')
  expect(own.texts.pl['option.scenario.two-heirs']).toBe('Two Heirs')
  const chance = fastChance('two heirs')
  const state = own.setup(options, chance)
  const view = own.view(state, 0) as { scenario: string; lastCampaign: number; throne: string }
  expect(view).toMatchObject({ scenario: 'two-heirs', lastCampaign: 3, throne: 'York' })
  playAtRandom(own, state, chance, fastChance(1), new MoveList(), own.moveBound)
  expect(own.result(state)).toBeDefined()
})

test.each<[string, Change, string]>([
  ['a block that there is not', (s) => (s.york.pool = ['Falstaff']), '"Falstaff"'],
  ['a block of the other house', (s) => (s.york.pool = ['Henry VI']), '"Henry VI"'],
  ['a block twice', (s) => (s.york.pool = ['March']), 'March is in the set-up twice'],
  ['an area that there is not', (s) => (s.york.map = { Camelot: ['March'] }), 'there is no area "Camelot"'],
  ['both houses in one area', (s) => (s.lancaster.map.Middlesex = ['Somerset']), 'enemy is in Middlesex too'],
  ['exile of the enemy', (s) => (s.york.map = { Scotland: ['March'] }), 'too; the houses'],
  ['a twin on both sides', (s) => (s.york.pool = ['Warwick']), 'is in the set-up twice'],
  ['a twin on neither side', (s) => (s.york.withTheEnemy = []), 'is in play and the other aside'],
  ['a house without heirs', (s) => (s.york.map = { Middlesex: ['Buckingham'] }), 'York: needs an heir'],
  ['a minor who is no heir', (s) => (s.york.minors = ['Bombard']), 'twice'],
  ['a captive but Henry', (s) => (s.lancaster.captive = 'Somerset'), 'only Henry VI can be a captive'],
  ['the Rebel with the King', (s) => (s.king = 'Lancaster'), 'the house that is not King'],
  ['campaigns that end before they begin', (s) => Object.assign(s, { firstCampaign: 3 }), 'from 3 to 3, not 2'],
  ['a name without English', (s) => Object.assign(s, { name: { de: 'Krieg' } }), '"en" is missing'],
  ['something unknown', (s) => Object.assign(s, { weather: 'fine' }), 'has no "weather"'],
])('%s is refused with the line', (_, change, reason) => {
  const read = () => game.components!.with(fileWith(change))
  expect(read).toThrow(reason)
  expect(read).toThrow(expect.objectContaining({ kind: 'bad-components' }))
})

test('a problem with a block is reported at that block', () => {
  const text = fileWith((s) => (s.lancaster.captive = 'Somerset'))
  const line = text.split('\n').findIndex((each) => each.includes('"Somerset"')) + 1
  expect(() => game.components!.with(text)).toThrow(expect.objectContaining({ line }))
})

test('all problems are reported at once, each with its path in the file', () => {
  const text = fileWith((s) => {
    s.lancaster.captive = 'Somerset'
    s.york.minors = ['Herbert']
    s.york.map.Scotland = ['Worcester']
  })
  expect(problemsOf(text)).toEqual([
    'enemy-there scenarios/0/lancaster/map/Scotland/0',
    'enemy-there scenarios/0/york/map/Scotland/0',
    'captive-not-henry scenarios/0/lancaster/captive',
    'minor-no-heir scenarios/0/york/minors/0',
    'enemy-exile scenarios/0/york/map/Scotland/0',
  ])
})

test('a file needs one to eight different scenarios', () => {
  const many = (count: number, id: (i: number) => string) =>
    JSON.stringify({ scenarios: Array.from({ length: count }, (_, i) => ({ ...small.scenarios[0], id: id(i) })) })
  const id = (i: number): string => `war-${i}`
  expect(game.components!.with(many(8, id)).options[0].values).toHaveLength(8)
  expect(() => game.components!.with(many(9, id))).toThrow('has 9 scenarios')
  expect(() => game.components!.with(many(0, id))).toThrow('has 0 scenarios')
  expect(() => game.components!.with(many(2, () => 'war'))).toThrow('is in the file twice')
})
