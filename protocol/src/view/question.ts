import { type AnyGame, MoveList, type Seat, type Texts } from '@tudor-rose/table'
import type { Question } from '../schemas/question.ts'
import { moveTexts } from './move-texts.ts'

const legal = new MoveList()

/** The prompt of a seat, without the legal moves. */
export function promptFor(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  texts: Texts | undefined,
): Omit<Question, 'moves'> {
  const { key, section, params } = game.prompt(state, seat)
  return { key, section, params, ...(texts && { text: texts.say(key, params) }) }
}

/** The prompt of a seat, with every legal move. */
export function questionFor(game: AnyGame, state: unknown, seat: Seat, texts: Texts | undefined): Question {
  const prompt = promptFor(game, state, seat, texts)
  legal.clear()
  game.moves(state, seat, legal)
  return { ...prompt, moves: moveTexts(game, seat, legal.toArray()) }
}
