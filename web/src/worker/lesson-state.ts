import { BadInput } from '@tudor-rose/table'
import { botsOf, type GameModule } from './game-module.ts'
import type { LessonPoint, LessonState } from './lessons/lesson.ts'
import { lessonStateAt } from './lessons/lesson-state-at.ts'

/** What to show at a point of the lesson of a game. */
export async function lessonStateOf(module: GameModule, point: LessonPoint): Promise<LessonState> {
  if (module.loadLesson === undefined) throw new BadInput('bad-position', `there is no lesson of ${module.game.name}`)
  const [{ lesson }, bots] = await Promise.all([module.loadLesson(), botsOf(module)])
  return lessonStateAt(module.game, lesson, point, bots)
}
