import type { Command } from '../command.ts'
import { choiceGiven, GAME_OPERAND, OPTION_FLAG } from '../offer.ts'
import { print } from '../surroundings.ts'
import { WrongInput } from '../wrong-input.ts'

export const cards: Command = {
  name: 'cards',
  summary: 'Print the cards of a game with where each fact about them is from.',
  operands: [GAME_OPERAND],
  flags: [
    { name: 'file', about: 'print the deck as the file that --option deck=FILE takes, to change it' },
    { ...OPTION_FLAG, about: 'another deck: deck=FILE' },
  ],
  examples: [
    ['tudor cards cousins-war', 'battlefields, events and twists, each with its source'],
    [
      'tudor cards cousins-war --file > mine.json',
      'a deck to change, for tudor play cousins-war --option deck=mine.json',
    ],
  ],

  run(given, around) {
    const name = given.operand(0)!
    const { offer } = choiceGiven(around.offers, given)
    if (offer.cards === undefined) {
      const those = around.offers.filter((candidate) => candidate.cards !== undefined).map(({ game }) => game.name)
      throw new WrongInput(`${name} has no deck to print${those.length > 0 ? `; ${those.join(', ')} has` : ''}`)
    }
    if (given.has('file')) around.output.write(offer.game.components?.text ?? '')
    else for (const line of offer.cards(offer.game)) print(around, line)
  },
}
