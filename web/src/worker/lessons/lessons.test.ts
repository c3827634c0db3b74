import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { GAME_NAMES } from '../../games/registry.ts'
import { FRAME } from '../../learn/texts/frame.ts'
import { loadLessonTexts } from '../../learn/texts.ts'
import { LANGUAGES } from '../../texts/languages.ts'
import { botsOf } from '../game-module.ts'
import { MODULES, rulesOf } from '../testing/modules.ts'
import type { Lesson, LessonState, Step } from './lesson.ts'
import { lessonStateAt } from './lesson-state-at.ts'

/** The section marks of a rulebook, as in `### 5.21 Border limits {5.21}`. */
const sectionsOf = (game: string, language: string): readonly string[] => {
  const book = readFileSync(new URL(`../../../../docs/rules/${game}/${language}.md`, import.meta.url), 'utf8')
  return [...book.matchAll(/^#+ .*\{(.+)\}$/gm)].map(([, section]) => section)
}

const isFree = ({ moves }: Step): boolean => moves.some((move) => typeof move === 'object' && 'until' in move)

describe.each(GAME_NAMES)('the lesson of %s', (game) => {
  let lesson: Lesson
  let at: (step: number, lines: readonly string[]) => LessonState
  beforeAll(async () => {
    lesson = (await MODULES[game].loadLesson!()).lesson
    const bots = await botsOf(MODULES[game])
    at = (step, lines) => lessonStateAt(rulesOf(game), lesson, { game, step, lines }, bots)
  })

  /** Does what a step wants; returns all its states. */
  const taken = (step: number): LessonState[] => {
    const states = [at(step, [])]
    const lines: string[] = []
    for (let next = states[0].next; next !== undefined; next = states.at(-1)!.next) {
      lines.push(next)
      states.push(at(step, lines))
    }
    return states
  }

  test('leads from the first step to the last by legal moves', () => {
    for (const [index, { id }] of lesson.steps.entries()) {
      const last = taken(index).at(-1)!
      expect([id, last.isDone, last.isWrong]).toEqual([id, true, false])
      expect(last.tableViews.at(-1)!.prompt).toBeNull()
    }
  })

  test('starts each step where the previous one ended', () => {
    for (const [index, step] of lesson.steps.entries()) {
      if (index === 0 || step.position !== undefined) continue
      expect(isFree(lesson.steps[index - 1])).toBe(false)
      const before = taken(index - 1)
        .at(-1)!
        .tableViews.at(-1)!
      expect([step.id, at(index, []).tableViews[0].view]).toEqual([step.id, before.view])
    }
  })

  test('undoes moves that a step does not want, and nothing else', () => {
    let wrong = 0
    for (const [index, step] of lesson.steps.entries()) {
      const { tableViews, next, isDone } = at(index, [])
      if (isDone || isFree(step)) continue
      const wanted = (line: string) => !at(index, [line]).isWrong
      const moves = tableViews.at(-1)!.prompt!.moves
      expect(moves).toContain(next)
      const other = moves.find((line) => !wanted(line))
      if (other === undefined) continue
      wrong++
      const refused = at(index, [other])
      expect(refused.isDone).toBe(false)
      expect(refused.next).toBe(next)
      expect(refused.tableViews.at(-1)!.view).toEqual(tableViews.at(-1)!.view)
    }
    expect(wrong).toBeGreaterThan(5)
  })

  test('has texts for every step in every language, with a hint where there is something to do', async () => {
    for (const language of LANGUAGES) {
      const words = await loadLessonTexts(game, language)
      expect(Object.keys(words)).toEqual(lesson.steps.map(({ id }) => id))
      for (const { id, moves } of lesson.steps) {
        const { title, goal, hint, done } = words[id]
        expect([id, title.length > 2, goal.length > 20]).toEqual([id, true, true])
        expect([language, id, hint !== undefined, done !== undefined]).toEqual([
          language,
          id,
          moves.length > 0,
          moves.length > 0,
        ])
      }
    }
  })

  test('is translated into German and Polish', async () => {
    const [en, ...others] = await Promise.all(LANGUAGES.map((language) => loadLessonTexts(game, language)))
    for (const words of others)
      for (const { id } of lesson.steps)
        for (const part of ['goal', 'hint', 'done'] as const)
          if (en[id][part] !== undefined) expect(words[id][part]).not.toBe(en[id][part])
  })

  test.each(LANGUAGES)('cites sections that exist in the rulebook, in %s', (language) => {
    const sections = sectionsOf(game, language)
    for (const { id, section } of lesson.steps) expect([id, sections]).toEqual([id, expect.arrayContaining([section])])
  })
})

test('the texts around the lessons exist in every language', () => {
  const [first, ...others] = LANGUAGES.map((language) => Object.keys(FRAME[language]))
  for (const keys of others) expect(keys).toEqual(first)
})
