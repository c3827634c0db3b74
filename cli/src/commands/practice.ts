import { analyseLine, bestMoves, type Exercise, exercisesOf, marginOf } from '@tudor-rose/bots/practice'
import { loadPracticeTexts, PRACTICE_LANGUAGES, type PracticeTexts } from '@tudor-rose/bots/practice/texts'
import { BOTS } from '@tudor-rose/registry/bots'
import type { AnyGame, Texts } from '@tudor-rose/table'
import type { Command, ParsedArguments } from '../command.ts'
import { type Environment, print } from '../environment.ts'
import { formatValue } from '../format-value.ts'
import { findGame, GAME_OPERAND } from '../game-entry.ts'
import { LineReader } from '../hot-seat/line-reader.ts'
import { solveExercise } from '../hot-seat/solve-exercise.ts'
import { checkLanguage, LANGUAGE_FLAG, textsFor } from '../language.ts'
import { Progress } from '../progress.ts'
import { UsageError } from '../usage-error.ts'

export const practice: Command = {
  name: 'practice',
  summary: 'Solve practice positions, each with one best line.',
  details: [
    'Lists the positions of a game, or lets you solve one. Solutions are verified by exhaustive search:',
    'over all moves and all dice, against opponents who play as well as possible.',
  ],
  operands: [GAME_OPERAND, { name: 'NUMBER', about: 'the number of a position in the list', optional: true }],
  flags: [
    { name: 'check', about: 'verify the best lines, and show by how much each move beats the second best' },
    LANGUAGE_FLAG,
  ],
  examples: [
    ['tudor practice richard3', 'list the positions'],
    ['tudor practice richard3 3', 'solve the third position'],
    ['tudor practice lancaster --check', 'verify all best lines; with a number, only one'],
  ],

  async run(args, environment) {
    const entry = findGame(environment.games, args.operand(0)!)
    checkLanguage([entry], args)
    const { game } = entry
    const exercises = await exercisesOf(BOTS[game.name])
    if (exercises.length === 0) throw new UsageError(`there are no practice positions for ${game.name}`)
    const number = numberGiven(args, exercises.length)
    const texts = textsFor(game, args, environment)
    const words = await wordsFor(game, texts)
    if (args.has('check')) {
      const asked = number === undefined ? exercises : [exercises[number - 1]]
      if (!check(game, asked, words, environment)) throw new UsageError('the best line of a position is wrong')
    } else if (number === undefined) list(exercises, words, environment)
    else {
      const exercise = exercises[number - 1]
      const reader = new LineReader(environment)
      try {
        await solveExercise({ entry, exercise, words: words.exercises[exercise.id], texts, reader, environment })
      } finally {
        reader.close()
      }
    }
  },
}

function numberGiven(args: ParsedArguments, most: number): number | undefined {
  const text = args.operand(1)
  if (text === undefined) return undefined
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < 1 || number > most)
    throw new UsageError(`there is no position "${text}"; they are numbered from 1 to ${most}`)
  return number
}

const wordsFor = (game: AnyGame, texts: Texts): Promise<PracticeTexts> =>
  loadPracticeTexts(game.name, PRACTICE_LANGUAGES.find((language) => language === texts.language) ?? 'en')

function list(exercises: readonly Exercise[], words: PracticeTexts, environment: Environment): void {
  for (const topic of new Set(exercises.map((exercise) => exercise.topic))) {
    print(environment, words.topics[topic])
    for (const [index, { id, section, ...exercise }] of exercises.entries())
      if (exercise.topic === topic)
        print(environment, `  ${String(index + 1).padStart(2)}  ${words.exercises[id].title} [${section}]`)
  }
}

/** Prints every decision of the best lines; returns whether exhaustive search confirms all of them. */
function check(game: AnyGame, exercises: readonly Exercise[], words: PracticeTexts, environment: Environment): boolean {
  const progress = new Progress(environment, 'searching', exercises.length)
  let isRight = true
  for (const [index, exercise] of exercises.entries()) {
    progress.update(index)
    const { decisions, states } = analyseLine(game, exercise)
    progress.end()
    print(environment, `${exercise.id}: ${words.exercises[exercise.id].title} (${states} states)`)
    for (const { line, accepted, moveValues } of decisions) {
      const best = bestMoves(moveValues)
      const isBest = best.length === accepted.length && best.every((worth) => accepted.includes(worth.line))
      isRight &&= isBest
      const worth = (value: number) => formatValue(exercise, value)
      const margin = marginOf(moveValues)
      const second = margin === undefined ? 'no other move' : `second best ${worth(best[0].value - margin)}`
      const also = accepted.length > 1 ? `, equally good: ${accepted.slice(1).join(', ')}` : ''
      print(environment, `  ${isBest ? '' : 'WRONG '}${line}: ${worth(best[0].value)}; ${second}${also}`)
    }
  }
  return isRight
}
