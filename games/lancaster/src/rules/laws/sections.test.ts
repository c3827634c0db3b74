import { completeOptions, type Options } from '@tudor-rose/table'
import { describe, expect, it } from 'vitest'
import { LAW_SECTIONS } from '../../components.ts'
import { STANDARD_COMPONENTS } from '../../data/standard-components.ts'
import { game } from '../../game.ts'
import { LAW_IDS } from '../../law-ids.ts'
import { LAW_AT, LAW_IN_BOX, LAW_SETS } from '../../layout.ts'
import { optionProblem } from '../../setup.ts'
import { State } from '../../state.ts'
import { Scene } from '../../testing/scene.ts'
import { misplacedSection, setUpLaws } from './sections.ts'

const { laws } = STANDARD_COMPONENTS

/** The sections that these options produce. Also checks which laws are in play. */
function sectionsOf(options: Options, seed: string): readonly string[] {
  const scene = Scene.start(options, seed)
  const { lawSets } = scene.view()
  const inPlay = LAW_IDS.filter((_, law) => scene.state.bytes[LAW_AT + law] !== LAW_IN_BOX)
  const expected = LAW_SECTIONS.flatMap((section) => laws[lawSets[section] as 'base' | 'new'][section])
  expect(new Set(inPlay)).toEqual(new Set(expected))
  return lawSets
}

/** A state in which only the modules are set up. */
function parliament(options: Options, isHenry: boolean, drawn: number): State {
  const s = State.fresh(STANDARD_COMPONENTS)
  s.court = Number(isHenry)
  s.displeasure = Number(isHenry)
  setUpLaws(s, options, { below: (many) => Math.min(drawn, many - 1) })
  return s
}
const setsOf = (s: State) => [s.section0, s.section1, s.section2, s.section3, s.section4].map((set) => LAW_SETS[set])

describe('the laws in play', () => {
  it('are those of the base game', () => {
    expect(sectionsOf({}, 'a')).toEqual(['base', 'base', 'base', 'base', 'base'])
  })

  it('are the New Laws', () => {
    expect(sectionsOf({ laws: 'new' }, 'a')).toEqual(['new', 'new', 'new', 'new', 'new'])
  })

  it('are chosen section by section', () => {
    const options = { laws: 'chosen', section0: 'new', section3: 'new' }
    expect(sectionsOf(options, 'a')).toEqual(['new', 'base', 'base', 'new', 'base'])
    const { state } = Scene.start(options, 'a')
    expect(game.optionsOf(state)).toEqual(completeOptions(game, options))
  })

  it('are drawn at random for each section, which is not a section option', () => {
    const drawn = Array.from({ length: 40 }, (_, seed) => sectionsOf({ laws: 'lot' }, `lot ${seed}`))
    for (const section of LAW_SECTIONS)
      expect(new Set(drawn.map((sets) => sets[section]))).toEqual(new Set(['base', 'new']))
    expect(game.optionsOf(Scene.start({ laws: 'lot' }, 'lot').state)).toEqual(completeOptions(game, { laws: 'lot' }))
  })

  it("are the King's in sections 2 and 3, with the base game in the others", () => {
    expect(setsOf(parliament({ laws: 'king' }, true, 0))).toEqual(['base', 'base', 'king', 'king', 'base'])
  })

  it("may be the King's at random, if both modules are used", () => {
    expect(setsOf(parliament({ laws: 'lot' }, true, 2))).toEqual(['new', 'new', 'king', 'king', 'new'])
    expect(setsOf(parliament({ laws: 'lot' }, false, 2))).toEqual(['new', 'new', 'new', 'new', 'new'])
  })
})

describe('law options that cannot be combined', () => {
  const modules = { court: 'true', displeasure: 'true' }
  const base = { section0: 'base', section1: 'base', section2: 'base', section3: 'base', section4: 'base' }

  it.each<[Options, RegExp]>([
    [{ laws: 'base', section1: 'new' }, /section1=new .* laws=chosen only, not with laws=base/],
    [{ laws: 'lot', section4: 'new' }, /section4=new .* not with laws=lot/],
    [{ laws: 'king' }, /laws=king\) need both modules of Henry V: court=true and displeasure=true/],
    [{ laws: 'king', court: 'true' }, /need both modules/],
    [{ laws: 'chosen', section3: 'king', displeasure: 'true' }, /section3=king\) need both modules/],
  ])('%o', (options, reason) => {
    expect(optionProblem({ ...base, ...options })).toMatch(reason)
  })

  it.each<Options>([
    { laws: 'new' },
    { laws: 'chosen' },
    { laws: 'chosen', section2: 'new' },
    { laws: 'king', ...modules },
    { laws: 'chosen', section2: 'king', section3: 'new', ...modules },
  ])('but %o can', (options) => {
    expect(optionProblem({ ...base, ...options })).toBeUndefined()
  })
})

describe('a position', () => {
  it('may only have sections that its options allow', () => {
    const s = parliament({ laws: 'new' }, true, 0)
    expect(misplacedSection(s)).toBeUndefined()
    s.section3 = LAW_SETS.indexOf('king')
    expect(misplacedSection(s)).toBe('section3')
    const lot = parliament({ laws: 'lot' }, true, 2)
    expect(misplacedSection(lot)).toBeUndefined()
    lot.court = 0
    expect(misplacedSection(lot)).toBe('section2')
  })
})
