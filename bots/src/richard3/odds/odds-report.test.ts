import { game } from '@tudor-rose/richard3'
import { fastChance, Texts } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { RichardScene } from '../../testing/richard3-scene.ts'
import { type RichardBattleOdds, richardBattleOdds } from './battle-odds.ts'
import { type BattleOddsReport, reportBattleOdds } from './odds-report.ts'
import { ODDS_TEXTS } from './texts/index.ts'

const LANGUAGES = ['en', 'de', 'pl'] as const
const textsIn = (language: (typeof LANGUAGES)[number]): Texts => new Texts(game, language).with(ODDS_TEXTS[language])

/** Norfolk and a mercenary from Calais attack Stanley, who has one step left. */
const scene = (steps: number) =>
  new RichardScene({
    Lancaster: { Derby: [`Stanley ${steps}`] },
    York: { Leicester: ['Norfolk', 'Calais Mercenary'] },
  }).attack('York', ['march Norfolk to Derby', 'march Calais Mercenary to Derby'])
const told = (steps: number, seat: 0 | 1): BattleOddsReport =>
  reportBattleOdds(
    richardBattleOdds(game, scene(steps).state, seat, { area: 'Derby' }, fastChance(1)),
    seat === 0 ? 'Lancaster' : 'York',
  )

const EXACT = {
  isExact: true,
  isGuessed: false,
  isApproximate: false,
  worlds: 1,
  battles: 0,
  margin: 0,
  yetToAct: null,
} as const

const HOUSES = {
  York: { wins: 0.5, diesOut: 0, stepsLost: [1], meanStepsLost: 0 },
  Lancaster: { wins: 0.5, diesOut: 0, stepsLost: [1], meanStepsLost: 0 },
} as const

function sentences({ verdict, losses, endings, notes, shares }: BattleOddsReport, texts: Texts): readonly string[] {
  const said = [verdict, ...losses, ...endings, ...notes]
  for (const { key, params } of said) expect(texts.problem(key, params)).toBeUndefined()
  return [
    ...said.map(({ key, params }) => texts.say(key, params)),
    ...shares.map(({ house, wins }) => texts.say('odds.share', { house: `seat.${house}`, wins })),
  ]
}

describe('the report of a battle', () => {
  test('begins with the own house, and names the blocks of each, the most endangered first', () => {
    expect(told(1, 1).shares.map(({ house }) => house)).toEqual(['York', 'Lancaster'])
    expect(told(1, 0).shares.map(({ house }) => house)).toEqual(['Lancaster', 'York'])
    expect(told(1, 0).risks.map(({ name }) => name)).toEqual(['Stanley'])
    expect(
      told(4, 0)
        .enemyRisks.map(({ name }) => name)
        .sort(),
    ).toEqual(['Calais Mercenary', 'Norfolk'])
    expect(told(1, 1).enemyRisks.map(({ name }) => name)).toEqual(['Stanley'])
    const risks = told(4, 1).risks
    expect(risks.map(({ name }) => name).sort()).toEqual(['Calais Mercenary', 'Norfolk'])
    expect(risks[0].dies).toBeGreaterThanOrEqual(risks[1].dies)
  })

  test('uses stronger words the more likely the favourite wins', () => {
    const wordFor = (wins: number): string =>
      reportBattleOdds(
        {
          area: 'Derby',
          attacker: 'York',
          round: 1,
          ...EXACT,
          houses: {
            York: { wins, diesOut: 0, stepsLost: [1], meanStepsLost: 0 },
            Lancaster: { wins: 1 - wins, diesOut: 0, stepsLost: [1], meanStepsLost: 0 },
          },
          blocks: [],
        },
        'York',
      ).verdict.key
    expect([0.5, 0.45, 0.6, 0.3, 0.85, 0.99].map(wordFor)).toEqual([
      'odds.open',
      'odds.open',
      'odds.likely',
      'odds.likely',
      'odds.very-likely',
      'odds.sure',
    ])
  })

  test('leaves out rare losses', () => {
    const { losses } = reportBattleOdds(
      {
        area: 'Derby',
        attacker: 'York',
        round: 1,
        ...EXACT,
        houses: {
          York: { wins: 0.5, diesOut: 0, stepsLost: [0.05, 0.5, 0.4, 0.05], meanStepsLost: 1.45 },
          Lancaster: { wins: 0.5, diesOut: 0, stepsLost: [0, 0.97, 0.03], meanStepsLost: 1.03 },
        },
        blocks: [],
      },
      'York',
    )
    expect(losses.map(({ key, params }) => textsIn('en').say(key, params))).toEqual([
      'York loses 1.5 steps on average, mostly 1 to 2',
      'Lancaster loses 1 step on average',
    ])
  })
})

test('gives the chance that the game ends if a house may lose its last heir', () => {
  const ended = (diesOut: number) =>
    reportBattleOdds(
      {
        ...EXACT,
        area: 'Derby',
        attacker: 'York',
        round: 1,
        blocks: [],
        houses: { ...HOUSES, Lancaster: { ...HOUSES.Lancaster, diesOut } },
      },
      'York',
    ).endings.map(({ key, params }) => textsIn('en').say(key, params))
  expect(ended(0)).toEqual([])
  expect(ended(0.318)).toEqual(['Lancaster loses its last heir in 32% of cases, which ends the game'])
})

describe('the source of the odds', () => {
  const odds = richardBattleOdds(game, scene(4).state, 1, { area: 'Derby' }, fastChance(1))
  const keys = (more: Partial<RichardBattleOdds>) =>
    reportBattleOdds({ ...odds, ...more }, 'York').notes.map(({ key }) => key)

  test('is stated truthfully', () => {
    expect(keys({})).toEqual(['odds.exact', 'odds.conduct'])
    expect(keys({ isExact: false, battles: 4000, margin: 0.016 })).toEqual(['odds.by-lot', 'odds.conduct'])
    expect(keys({ isExact: false, isGuessed: true, worlds: 300, margin: 0.02 })).toEqual([
      'odds.guessed',
      'odds.conduct',
    ])
    expect(keys({ isExact: false, isGuessed: true, worlds: 300, battles: 320 })).toEqual([
      'odds.guessed',
      'odds.conduct',
    ])
    expect(keys({ isExact: false, isApproximate: true })).toEqual(['odds.rough', 'odds.conduct'])
  })

  test('is a guess if there is one sample, not exact', () => {
    const { state } = new RichardScene({
      York: { Essex: ['Norfolk', 'March'] },
      Lancaster: { Middlesex: ['Oxford'], pool: ['Bombard', 'Rivers', 'Henry VI'] },
    }).cards({ York: 'AP4', Lancaster: 'AP2' })
    const asked = { area: 'Middlesex', moves: ['march Norfolk to Middlesex'], worlds: 1 }
    const { notes } = reportBattleOdds(richardBattleOdds(game, state, 1, asked, fastChance(1)), 'York')
    expect(notes.map(({ key }) => key)).toEqual(['odds.yet-to-act', 'odds.guessed', 'odds.conduct'])
    expect(textsIn('en').say(notes[1].key, notes[1].params)).toContain('the average of 1 guess;')
  })

  test('mentions that Player 2 may still change everything until he has acted', () => {
    expect(keys({ yetToAct: 'Lancaster' })).toEqual(['odds.yet-to-act', 'odds.exact', 'odds.conduct'])
  })

  test('rounds the margin up', () => {
    const [{ params }] = reportBattleOdds(
      { ...odds, isExact: false, isGuessed: true, worlds: 300, margin: 0.021 },
      'York',
    ).notes
    expect(params).toEqual({ worlds: 300, points: 3 })
  })
})

describe.each(LANGUAGES)('in %s', (language) => {
  test.each([
    { isExact: false, battles: 4000, margin: 0.016 },
    { isExact: false, isGuessed: true, worlds: 300, margin: 0.02 },
    { isExact: false, isApproximate: true },
    { yetToAct: 'York' as const },
    { houses: { ...HOUSES, York: { ...HOUSES.York, diesOut: 0.3 } } },
  ])('has sentences for the notes on %o', (more) => {
    const odds = richardBattleOdds(game, scene(4).state, 1, { area: 'Derby' }, fastChance(1))
    const words = sentences(reportBattleOdds({ ...odds, ...more }, 'York'), textsIn(language))
    for (const sentence of words) expect(sentence).not.toMatch(/[{}]|odds\./)
  })

  test.each([1, 4])('has every sentence for a battle against %i steps', (steps) => {
    const words = sentences(told(steps, 1), textsIn(language))
    for (const sentence of words) expect(sentence).not.toMatch(/[{}]|odds\./)
  })
})

test('has numbers and names in the language', () => {
  const loses = { key: 'odds.losses-between', params: { house: 'seat.York', steps: 1.5, low: 0, high: 3 } }
  const say = (language: (typeof LANGUAGES)[number]) => textsIn(language).say(loses.key, loses.params)
  expect(say('de')).toBe('York verliert im Schnitt 1,5 Steps, meist 0 bis 3')
  expect(say('pl')).toBe('Yorkowie tracą średnio 1,5 poziomu siły, zwykle od 0 do 3')
  const share = (language: (typeof LANGUAGES)[number]) =>
    textsIn(language).say('odds.share', { house: 'seat.York', wins: 0.64 }).replaceAll(/\s/g, ' ')
  expect(LANGUAGES.map(share)).toEqual(['York 64%', 'York 64 %', 'Yorkowie 64%'])
})
