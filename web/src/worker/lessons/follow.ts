import { greedyPolicy, type Policy, randomPolicy, type Teaching } from '@tudor-rose/bots'
import { type AnyGame, BadInput } from '@tudor-rose/table'
import type { GameName } from '../../boards/games.ts'
import { teachingOf } from '../teaching.ts'
import type { Lesson, LessonMoment, LessonPoint } from './lesson.ts'
import { LessonGame } from './lesson-game.ts'

const LESSONS: Readonly<Record<GameName, () => Promise<{ readonly lesson: Lesson }>>> = {
  richard3: () => import('./richard3.ts'),
  'cousins-war': () => import('./cousins-war.ts'),
  lancaster: () => import('./lancaster.ts'),
}

export const loadLesson = async (game: GameName): Promise<Lesson> => (await LESSONS[game]()).lesson

/** Who makes the moves that a lesson does not prescribe. The lesson of Richard III counts on somebody without a plan. */
const opponentIn = ({ name }: AnyGame, { judges }: Teaching): Policy =>
  name === 'richard3' ? randomPolicy() : greedyPolicy(judges)

/**
 * What is to be seen at a point of a lesson. Nothing is remembered between two questions: a lesson is short and its dice
 * are fixed, so every point is reached anew from the position before it.
 */
export function follow(game: AnyGame, lesson: Lesson, point: LessonPoint, teaching: Teaching): LessonMoment {
  const step = lesson.steps[point.step]
  if (step === undefined) throw new BadInput('bad-position', `there is no step ${point.step} in this lesson`)
  const at = new LessonGame(game, lesson, () => opponentIn(game, teaching))
  let first = point.step
  while (lesson.steps[first].position === undefined) first--
  for (const earlier of lesson.steps.slice(first, point.step)) {
    at.begin(earlier)
    for (let line = at.next; line !== undefined; line = at.next) at.take(line)
  }
  let sights = at.begin(step)
  let isWrong = false
  for (const line of point.lines) {
    const next = at.take(line)
    isWrong = next === undefined
    sights = next ?? sights.slice(-1)
  }
  const { id, section, points = [] } = step
  const options = game.optionsOf(at.state)
  const mayUndo = point.lines.length > 0
  return {
    sights: sights.map((sight) => ({ ...sight, mayUndo })),
    isWrong,
    isDone: at.isDone,
    next: at.next,
    step: { id, section, points },
    steps: lesson.steps.map((each) => each.id),
    options,
    seatNames: game.seats(options),
  }
}

export const momentOf = async (game: AnyGame, point: LessonPoint): Promise<LessonMoment> =>
  follow(game, await loadLesson(point.game), point, await teachingOf(game.name))
