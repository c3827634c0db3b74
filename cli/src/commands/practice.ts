import { bestWorths, type Exercise, loadExercises, marginOf, walk } from '@tudor-rose/bots/practice'
import { loadPracticeWords, PRACTICE_LANGUAGES, type PracticeWords } from '@tudor-rose/bots/practice/texts'
import type { AnyGame, Texts } from '@tudor-rose/table'
import type { Command, Given } from '../command.ts'
import { Lines } from '../hot-seat/lines.ts'
import { solveExercise } from '../hot-seat/solve-exercise.ts'
import { checkLanguage, LANGUAGE_FLAG, textsGiven } from '../language.ts'
import { GAME_OPERAND, offerNamed } from '../offer.ts'
import { Progress } from '../progress.ts'
import { print, type Surroundings } from '../surroundings.ts'
import { worthIn } from '../worth.ts'
import { WrongInput } from '../wrong-input.ts'

export const practice: Command = {
  name: 'practice',
  summary: 'Solve practice positions, each with one best way to play.',
  details: [
    'Lists the positions of a game, or lets you solve the one with this number. Every answer is reckoned to the end:',
    'all moves, all dice, and opponents who do their worst.',
  ],
  operands: [GAME_OPERAND, { name: 'NUMBER', about: 'a position of the list', optional: true }],
  flags: [
    { name: 'check', about: 'reckon the best lines anew, and say by how much each move beats the second best' },
    LANGUAGE_FLAG,
  ],
  examples: [
    ['tudor practice richard3', 'the list'],
    ['tudor practice richard3 3', 'solve the third'],
    ['tudor practice lancaster --check', 'values of all best lines; tudor practice lancaster 3 --check of one'],
  ],

  async run(given, around) {
    const offer = offerNamed(around.offers, given.operand(0)!)
    checkLanguage([offer], given)
    const { game } = offer
    const exercises = await loadExercises(game.name)
    if (exercises.length === 0) throw new WrongInput(`there are no practice positions for ${game.name}`)
    const number = numberGiven(given, exercises.length)
    const texts = textsGiven(game, given, around)
    const words = await wordsFor(game, texts)
    if (given.has('check')) {
      const asked = number === undefined ? exercises : [exercises[number - 1]]
      if (!check(game, asked, words, around)) throw new WrongInput('a position has another best line than it says')
    } else if (number === undefined) list(exercises, words, around)
    else {
      const exercise = exercises[number - 1]
      const lines = new Lines(around)
      try {
        await solveExercise({ offer, exercise, words: words.exercises[exercise.id], texts, lines, around })
      } finally {
        lines.close()
      }
    }
  },
}

function numberGiven(given: Given, most: number): number | undefined {
  const text = given.operand(1)
  if (text === undefined) return undefined
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < 1 || number > most)
    throw new WrongInput(`there is no position "${text}"; they are numbered from 1 to ${most}`)
  return number
}

const wordsFor = (game: AnyGame, texts: Texts): Promise<PracticeWords> =>
  loadPracticeWords(game.name, PRACTICE_LANGUAGES.find((language) => language === texts.language) ?? 'en')

function list(exercises: readonly Exercise[], words: PracticeWords, around: Surroundings): void {
  for (const topic of new Set(exercises.map((exercise) => exercise.topic))) {
    print(around, words.topics[topic])
    for (const [index, { id, section, ...exercise }] of exercises.entries())
      if (exercise.topic === topic)
        print(around, `  ${String(index + 1).padStart(2)}  ${words.exercises[id].title} [${section}]`)
  }
}

/** Prints every decision of the best lines; answers whether each is what reckoning finds. */
function check(game: AnyGame, exercises: readonly Exercise[], words: PracticeWords, around: Surroundings): boolean {
  const progress = new Progress(around, 'reckoning', exercises.length)
  let isRight = true
  for (const [index, exercise] of exercises.entries()) {
    progress.update(index)
    const { decisions, states } = walk(game, exercise)
    progress.end()
    print(around, `${exercise.id}: ${words.exercises[exercise.id].title} (${states} states)`)
    for (const { line, accepted, worths } of decisions) {
      const best = bestWorths(worths)
      const isBest = best.length === accepted.length && best.every((worth) => accepted.includes(worth.line))
      isRight &&= isBest
      const worth = (value: number) => worthIn(exercise, value)
      const margin = marginOf(worths)
      const second = margin === undefined ? 'nothing else to do' : `second best ${worth(best[0].value - margin)}`
      const also = accepted.length > 1 ? `, as good: ${accepted.slice(1).join(', ')}` : ''
      print(around, `  ${isBest ? '' : 'WRONG '}${line}: ${worth(best[0].value)}; ${second}${also}`)
    }
  }
  return isRight
}
