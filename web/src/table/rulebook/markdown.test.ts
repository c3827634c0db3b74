import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { linkNames, readLine, readMarkdown } from './markdown.ts'

test('headings contain their section ids', () => {
  const blocks = readMarkdown('# The book\n\n## 5.2 Moving by land {5.2}\n\n### Of **two** {Two players}\n')
  expect(blocks).toMatchObject([
    { kind: 'heading', level: 1, section: undefined, text: [{ kind: 'text', text: 'The book' }] },
    { kind: 'heading', level: 2, section: '5.2' },
    { kind: 'heading', level: 3, section: 'Two players' },
  ])
  expect([...linkNames(blocks)]).toEqual([
    ['5.2', '5.2'],
    ['Two players', 'Of two'],
  ])
})

test('parses lists, quotations and paragraphs', () => {
  const blocks = readMarkdown('One.\n\n- **a** first\n- second\n\n1. a\n2. b\n\n> Ruling: so be it.')
  expect(blocks).toMatchObject([
    { kind: 'paragraph', text: [{ text: 'One.' }] },
    {
      kind: 'list',
      isNumbered: false,
      items: [[{ kind: 'strong', text: 'a' }, { text: ' first' }], [{ text: 'second' }]],
    },
    { kind: 'list', isNumbered: true, items: [[{ text: 'a' }], [{ text: 'b' }]] },
    { kind: 'quote', text: [{ text: 'Ruling: so be it.' }] },
  ])
})

test('parses tables with head and rows, and diagrams', () => {
  expect(readMarkdown('| a | b |\n| --- | :-: |\n| 1 | **2** |\n\n![map]')).toEqual([
    {
      kind: 'table',
      head: [[{ kind: 'text', text: 'a' }], [{ kind: 'text', text: 'b' }]],
      rows: [[[{ kind: 'text', text: '1' }], [{ kind: 'strong', text: '2' }]]],
    },
    { kind: 'diagram', name: 'map' },
  ])
})

test('parses links within a line', () => {
  expect(readLine('see [[5.1]], **so**')).toEqual([
    { kind: 'text', text: 'see ' },
    { kind: 'link', section: '5.1' },
    { kind: 'text', text: ', ' },
    { kind: 'strong', text: 'so' },
  ])
})

const BOOKS = new URL('../../../../docs/rules/', import.meta.url)
const books = readdirSync(BOOKS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => readdirSync(new URL(`${name}/`, BOOKS)).map((file) => `${name}/${file}`))

test.each(books)('%s is parsed completely, and its links have targets', (path) => {
  const blocks = readMarkdown(readFileSync(new URL(path, BOOKS), 'utf8'))
  const names = linkNames(blocks)
  expect(names.size).toBeGreaterThan(10)
  const words: string[] = []
  JSON.stringify(blocks, (key, value) => {
    if (key === 'text' && typeof value === 'string') words.push(value)
    if (key === 'section' && value !== undefined) expect([...names.keys()]).toContain(value)
    return value
  })
  expect(words.filter((text) => /\*\*|\[\[|\]\]|^#|\{|^\||`/.test(text))).toEqual([])
})
