import type { Command } from '../command.ts'
import { GAME_OPERAND, offerNamed } from '../offer.ts'
import { print } from '../surroundings.ts'
import { WrongInput } from '../wrong-input.ts'

export const cards: Command = {
  name: 'cards',
  summary: 'Print the cards of a game with where each fact about them is from.',
  operands: [GAME_OPERAND],
  flags: [],
  examples: [['tudor cards cousins-war', 'battlefields, events and twists, each with its source']],

  run(given, around) {
    const name = given.operand(0)!
    const offer = offerNamed(around.offers, name)
    if (offer.cards === undefined) {
      const those = around.offers.filter((candidate) => candidate.cards !== undefined).map(({ game }) => game.name)
      throw new WrongInput(`${name} has no deck to print${those.length > 0 ? `; ${those.join(', ')} has` : ''}`)
    }
    for (const line of offer.cards()) print(around, line)
  },
}
