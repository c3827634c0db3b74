import { describe, expect, it } from 'vitest'
import { badInput } from './fixture/bad-input.ts'
import { duel } from './fixture/duel.ts'
import { missingKeys, Texts, textProblems } from './texts.ts'

const speaking = (texts: Record<string, Record<string, string>>): { name: string; texts: typeof texts } => ({
  name: 'test',
  texts,
})
const english = new Texts(duel, 'en')
const polish = new Texts(duel, 'pl')

describe('Texts', () => {
  it('inserts texts, numbers and lists of numbers', () => {
    const params = { red: 'weapon.Axe', white: 'weapon.Bow', dice: [3, 6] }
    expect(english.say('event.fight', params)).toBe('Axe against Bow, dice 3 6')
    expect(polish.say('event.fight', params)).toBe('topór przeciw łuk, kości 3 6')
    expect(english.say('prompt.prepare', { seat: 'seat.Red', aim: 2 })).toBe('Red prepares, aim 2')
  })

  it('has the plurals of each language', () => {
    const lives = (many: number): string => polish.say('event.start', { lives: many })
    expect([1, 2, 5, 22].map(lives)).toEqual([
      'Pojedynek: 1 życie',
      'Pojedynek: 2 życia',
      'Pojedynek: 5 żyć',
      'Pojedynek: 22 życia',
    ])
  })

  it('has forms of names, such as their gender', () => {
    expect(polish.say('event.aims', { seat: 'seat.Red' })).toBe('Czerwona celowała')
    expect(polish.say('event.aims', { seat: 'seat.White' })).toBe('Biały celował')
  })

  it('writes years and other numbers without separators', () => {
    expect(new Texts(speaking({ en: { x: 'in {year}' } }), 'en').say('x', { year: 1485 })).toBe('in 1485')
  })

  it('treats a text without parameters like one with parameters', () => {
    const texts = new Texts(
      speaking({ en: { plain: "the King's hand # 1", quoted: "two '' make one", braces: "'{'x'}'" } }),
      'en',
    )
    expect(['plain', 'quoted', 'braces'].map((key) => texts.say(key))).toEqual([
      "the King's hand # 1",
      "two ' make one",
      '{x}',
    ])
  })

  it('does not treat a less-than sign as markup', () => {
    expect(new Texts(speaking({ en: { x: "York's <b> & {n}" } }), 'en').say('x', { n: 1 })).toBe("York's <b> & 1")
  })

  it('shows the key of a missing text, so that the game can continue', () => {
    expect(english.say('event.unheard')).toBe('event.unheard')
    expect(english.say('event.aims', { seat: 'seat.Blue' })).toBe('seat.Blue aims')
    expect(english.say('event.aims', {})).toBe('event.aims')
    expect(english.say('toString')).toBe('toString')
  })

  it('lists its languages', () => {
    const error = badInput(() => new Texts(duel, 'fr'))
    expect(error.kind).toBe('unknown-language')
    expect(error.message).toBe('duel has no texts in "fr"; it has en, pl')
  })
})

describe('missingKeys', () => {
  it('finds nothing if all is well', () => {
    expect(missingKeys(duel, [{ key: 'event.aims', params: { seat: 'seat.Red' } }])).toEqual([])
  })

  it('finds missing sentences, names and parameters, in each language, once', () => {
    const aims = (seat: string): { key: string; params: { seat: string } } => ({ key: 'event.aims', params: { seat } })
    expect(missingKeys(duel, [aims('seat.Blue'), aims('seat.Blue')])).toEqual([
      'en: there is no text "seat.Blue"',
      'pl: there is no text "seat.Blue"',
    ])
    expect(missingKeys(duel, [{ key: 'event.x', params: {} }])).toEqual([
      'en: there is no text "event.x"',
      'pl: there is no text "event.x"',
    ])
    const [problem, ...more] = missingKeys(duel, [{ key: 'event.aims', params: {} }])
    expect(problem).toMatch(/^en: the text "event.aims" fails: .*"seat" was not provided/)
    expect(more).toHaveLength(1)
  })

  it('finds a missing form of one name', () => {
    const game = speaking({ pl: { 'a.x': 'x', 'a.x.in': 'w x', 'a.y': 'y', goes: '{a_in}' } })
    expect(missingKeys(game, [{ key: 'goes', params: { a: 'a.x' } }])).toEqual([])
    expect(missingKeys(game, [{ key: 'goes', params: { a: 'a.y' } }])).toHaveLength(1)
  })
})

describe('textProblems', () => {
  it('finds what one language has and another lacks, except forms of names', () => {
    expect(textProblems(duel)).toEqual([])
    const game = speaking({ en: { a: 'A', b: 'B' }, de: { a: 'A', 'a.gender': 'f', c: 'C' } })
    expect(textProblems(game)).toEqual(['en: there is no text "c"', 'de: there is no text "b"'])
  })

  it('finds malformed messages', () => {
    expect(textProblems(speaking({ en: { a: '{n, plural, one {x}}' } }))).toEqual([
      expect.stringMatching(/^en: the text "a" is malformed: /),
    ])
  })
})
