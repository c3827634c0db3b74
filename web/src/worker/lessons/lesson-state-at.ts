import { type GameBots, greedyPolicy, type Policy, randomPolicy } from '@tudor-rose/bots'
import { type AnyGame, BadInput } from '@tudor-rose/table'
import type { Lesson, LessonPoint, LessonState } from './lesson.ts'
import { LessonGame } from './lesson-game.ts'

/** The policy for moves that a lesson does not prescribe. */
const opponentIn = ({ opponent = 'greedy' }: Lesson, { name }: AnyGame, bots: GameBots): Policy =>
  opponent === 'random' ? randomPolicy() : greedyPolicy({ [name]: bots })

/**
 * What to show at a point of a lesson. No state is kept between calls: a lesson is short and its dice are fixed, so every
 * point is replayed from the position before it.
 */
export function lessonStateAt(game: AnyGame, lesson: Lesson, point: LessonPoint, bots: GameBots): LessonState {
  const step = lesson.steps[point.step]
  if (step === undefined) throw new BadInput('bad-position', `there is no step ${point.step} in this lesson`)
  const at = new LessonGame(game, lesson, () => opponentIn(lesson, game, bots))
  let first = point.step
  while (lesson.steps[first].position === undefined) first--
  for (const earlier of lesson.steps.slice(first, point.step)) {
    at.begin(earlier)
    for (let line = at.next; line !== undefined; line = at.next) at.take(line)
  }
  let tableViews = at.begin(step)
  let isWrong = false
  for (const line of point.lines) {
    const next = at.take(line)
    isWrong = next === undefined
    tableViews = next ?? tableViews.slice(-1)
  }
  const { id, section, points = [] } = step
  const options = game.optionsOf(at.state)
  const mayUndo = point.lines.length > 0
  return {
    tableViews: tableViews.map((table) => ({ ...table, mayUndo })),
    isWrong,
    isDone: at.isDone,
    next: at.next,
    step: { id, section, points },
    steps: lesson.steps.map((each) => each.id),
    options,
    seatNames: game.seats(options),
  }
}
