import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lookOf } from '../input/look-alikes.ts'
import { TestServer } from '../testing/server.ts'
import { accountName } from './names.ts'

const PASSWORD = 'a rose by any name'
let server: TestServer

beforeAll(async () => {
  server = await TestServer.start()
})

afterAll(() => server.close())

/** The result of asking for this name: the code of the refusal, or the name that the person gets. */
async function called(name: unknown): Promise<string> {
  const client = server.client()
  await client.ask('POST', '/api/guest', {})
  const before = (await client.ask('GET', '/api/me')).name
  const response = await client.request('POST', '/api/account', { name, password: PASSWORD })
  const answer = (await response.json()) as { error?: { code: string }; name: string }
  const me = await client.ask('GET', '/api/me')
  if (answer.error === undefined) {
    expect(me).toMatchObject({ name: answer.name, account: true })
    return answer.name
  }
  expect(me).toMatchObject({ name: before, account: false })
  return answer.error.code
}

test.each([
  'Zażółć Gęślą',
  'Jürgen Weiß',
  "O'Neill",
  'Anne-Marie',
  'D’Arcy',
  'Łukasz 2',
  'Βασίλης',
  'Владимир',
  '花子',
  'Joe Root',
  'Guesthouse Keeper',
  'Modesty',
  'Abbot Suger',
])('%s is a name', async (name) => {
  expect(await called(name)).toBe(name)
})

test('surrounding spaces are removed, and those between words become one', async () => {
  expect(await called('  Kate \u00a0 of  Aragon ')).toBe('Kate of Aragon')
  expect(await called('\uff2c\uff49\uff4e\uff41')).toBe('Lina')
})

test.each([
  ['nothing', ''],
  ['blanks', '      '],
  ['one letter', ' a '],
  ['no letters', '--!!--'],
  ['a line break', 'Anna\nBert'],
  ['another line break', 'Anna\u2028Bert'],
  ['a tab', 'Anna\tBert'],
  ['a control sign', 'Anna\u0007'],
  ['a zero-width space', 'An\u200bna'],
  ['a joiner', 'An\u200dna'],
  ['a soft hyphen', 'An\u00adna'],
  ['a byte order mark', '\ufeffAnna'],
  ['a turn to the left', 'Anna\u202etreB'],
  ['a mark of direction', 'Anna\u200f'],
  ['a filler', 'Anna\u3164'],
  ['an empty braille sign', '\u2800\u2800\u2800'],
  ['half a character', 'Anna\ud83c'],
  ['a private sign', 'Anna\ue000'],
  ['a heap of accents', `An${'\u0301'.repeat(5)}na`],
  ['an address', 'http://x.example'],
  ['another address', 'WWW.x.example'],
  ['a mail address', 'anna@x.example'],
  ['a tag', '<b>Anna</b>'],
  ['too much', 'x'.repeat(31)],
  ['more than a log-in takes', '\u{20000}'.repeat(16)],
  ['far too much', 'x'.repeat(5000)],
])('%s is refused', async (_, name) => {
  expect(await called(name)).toBe('bad-name')
})

test.each([[7], [null], [['Anna']], [{}]])('%j is no text', async (name) => {
  expect(await called(name)).toBe('bad-message')
})

test.each([
  'somebody',
  'SomeBody',
  's\u043emebody',
  'Some body',
  'nobody',
  'random',
  'Greedy',
  'gr\u0435edy',
  'random bot',
  'Hard',
  'Jester easy',
  'Zufalls-Bot',
  'bot losowy',
  'Guest abcd',
  'guest',
  'Gu\u0435st 12',
  'admin',
  'Adm1n',
  'ADMlN',
  'Admin 42',
  'Admin2',
  'The Admin',
  '\u0410dministrator',
  'Moderator Anna',
  'mod',
  'system',
  'Tudor Rose',
  'tudor-rose',
])('%s is reserved', async (name) => {
  expect(await called(name)).toBe('name-reserved')
})

describe('a name is taken by', () => {
  beforeAll(async () => {
    expect(await called('Scott Hill')).toBe('Scott Hill')
    expect(await called('Maxim\u00e9')).toBe('Maxim\u00e9')
  })

  test.each([
    ['itself', 'Scott Hill'],
    ['other capitals', 'sCOTT hILL'],
    ['spaces', 'Scott  Hill'],
    ['no spaces', 'ScottHill'],
    ['a Cyrillic capital', '\u0405cott Hill'],
    ['Cyrillic letters', 'S\u0441\u043ett Hill'],
    ['Greek letters', 'Sc\u03bftt Hill'],
    ['a capital among Greek', 'Scott \u0397ill'],
    ['wide letters', '\uff33\uff43\uff4f\uff54\uff54 Hill'],
    ['capitals for small letters', 'Scott HiII'],
    ['digits for letters', 'Sc0tt Hi11'],
    ['mathematical letters', '\u{1d412}cott Hill'],
    ['an accent by itself', 'Maxime\u0301'],
    ['an accent on a Cyrillic letter', 'Maxim\u0435\u0301'],
  ])('%s', async (_, name) => {
    expect(await called(name)).toBe('name-taken')
  })

  test('names that read differently are free', async () => {
    for (const name of ['Scott Hull', 'Scot Hill', 'Maxime', 'Scott-Hill']) expect(await called(name)).toBe(name)
  })
})

test('a look does not depend on the characters of a name', () => {
  expect(lookOf('\u0410\u043d\u043d\u0430')).toBe('a\u043d\u043da')
  expect(lookOf('\u0411\u043e\u0440\u0438\u0441 \u0418')).toBe(lookOf('\u0411op\u0438c\u0418'))
  expect(accountName('Müller')).toBe('Müller')
  expect(lookOf('Müller')).not.toBe(lookOf('Muller'))
})
