import { game as cousinsWar } from '@tudor-rose/cousins-war'
import { game as lancaster } from '@tudor-rose/lancaster'
import { game as richard3 } from '@tudor-rose/richard3'
import { type AnyGame, BadComponents } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import {
  applyEdit,
  change,
  insert,
  isSame,
  type Json,
  newHistory,
  redo,
  remove,
  set,
  textOf,
  undo,
  valueAt,
} from './draft.ts'

const FILE: Json = { name: 'war', cards: [{ id: 'a', points: 1 }, { id: 'b' }], about: 'x' }

describe('an edit', () => {
  test.each([
    ['sets a value', set(['cards', 0, 'points'], 3), { ...FILE, cards: [{ id: 'a', points: 3 }, { id: 'b' }] }],
    [
      'sets one that was not there',
      set(['cards', 1, 'points'], 2),
      {
        ...FILE,
        cards: [
          { id: 'a', points: 1 },
          { id: 'b', points: 2 },
        ],
      },
    ],
    ['takes a member away', remove(['about']), { name: 'war', cards: FILE.cards }],
    ['takes an item away', remove(['cards', 0]), { ...FILE, cards: [{ id: 'b' }] }],
    [
      'adds an item',
      insert(['cards', 1], { id: 'c' }),
      { ...FILE, cards: [{ id: 'a', points: 1 }, { id: 'c' }, { id: 'b' }] },
    ],
    ['at a place that is not there does nothing', set(['decks', 0, 'id'], 'z'), FILE],
    ['of an item that is not there does nothing', remove(['cards', 7]), FILE],
  ])('%s', (_, edit, expected) => {
    expect(applyEdit(FILE, edit)).toEqual(expected)
  })

  test('keeps untouched parts the same objects, and never changes the draft itself', () => {
    const before = structuredClone(FILE)
    const after = applyEdit(FILE, set(['cards', 0, 'points'], 3))
    expect(FILE).toEqual(before)
    expect(valueAt(after, ['cards', 1])).toBe(valueAt(FILE, ['cards', 1]))
  })
})

describe('the undo history', () => {
  test('undoes and redoes every change', () => {
    const first = change(newHistory(FILE), [set(['name'], 'peace')])
    const second = change(first, [remove(['about'])])
    expect(undo(second).present).toEqual(first.present)
    expect(undo(undo(second)).present).toEqual(FILE)
    expect(undo(undo(undo(second))).present).toEqual(FILE)
    expect(redo(redo(undo(undo(second)))).present).toEqual(second.present)
  })

  test('treats typing in one field as one change, and ignores edits without effect', () => {
    const typed = change(change(newHistory(FILE), [set(['name'], 'p')], 'name'), [set(['name'], 'pe')], 'name')
    expect(undo(typed).present).toEqual(FILE)
    const other = change(typed, [set(['about'], 'y')], 'about')
    expect(undo(other).present).toEqual(typed.present)
    expect(change(typed, [set(['name'], 'pe')])).toBe(typed)
  })

  test('drops undone changes after a new one', () => {
    const branched = change(undo(change(newHistory(FILE), [set(['name'], 'a')])), [set(['name'], 'b')])
    expect(isSame(redo(branched).present, branched.present)).toBe(true)
  })
})

describe.each<AnyGame>([richard3, cousinsWar, lancaster])('the standard file of $name', (game) => {
  const { components } = game
  const data: Json = JSON.parse(components!.text)

  test('is unchanged when opened and saved', () => {
    expect(components!.with(textOf(data))).toBe(game)
    expect(textOf(data)).toBe(components!.text)
  })

  test('is unchanged after an edit and its undo', () => {
    const [name] = Object.keys(data as object)
    const changed = change(newHistory(data), [remove([name])])
    expect(isSame(changed.present, data)).toBe(false)
    expect(() => components!.with(textOf(changed.present))).toThrow(BadComponents)
    expect(components!.with(textOf(undo(changed).present))).toBe(game)
  })
})
