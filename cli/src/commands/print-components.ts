import type { AnyGame } from '@tudor-rose/table'
import type { Command } from '../command.ts'
import { choiceGiven, GAME_OPERAND, type Offer, OPTION_FLAG, offerNamed } from '../offer.ts'
import { print } from '../surroundings.ts'
import { WrongInput } from '../wrong-input.ts'

/** What kind of components a command prints. */
interface Kind {
  /** What games call theirs: the name of the option that takes a file. */
  readonly name: string
  /** What a sentence calls them. */
  readonly title: string
  readonly command: string
}

export const DECK: Kind = { name: 'deck', title: 'a deck', command: 'cards' }
export const COMPONENTS: Kind = { name: 'components', title: 'components', command: 'components' }
export const SCENARIOS: Kind = { name: 'scenarios', title: 'scenarios', command: 'scenarios' }
const KINDS: readonly Kind[] = [DECK, COMPONENTS, SCENARIOS]

/** Prints what a game is played with: as a table with sources, or as the file that its option takes. */
export function printingCommand(kind: Kind, about: Pick<Command, 'name' | 'summary' | 'examples'>): Command {
  const option = `${kind.name}=FILE`
  return {
    ...about,
    operands: [GAME_OPERAND],
    flags: [
      { name: 'file', about: `print the file that --option ${option} takes, to change it` },
      { ...OPTION_FLAG, about: `those of a file: ${option}` },
    ],
    run(given, around) {
      // Whether there is anything to print comes first: an option for what a game does not have is no help.
      checkHas(kind, offerNamed(around.offers, given.operand(0)!), around.offers)
      const { offer } = choiceGiven(around.offers, given)
      if (given.has('file')) around.output.write(offer.game.components!.text)
      else for (const line of offer.sheet!(offer.game)) print(around, line)
    },
  }
}

const hasSheet = ({ game, sheet }: Offer, { name }: Kind): boolean =>
  sheet !== undefined && game.components?.name === name

function checkHas(kind: Kind, offer: Offer, offers: readonly Offer[]): void {
  if (hasSheet(offer, kind)) return
  const { name } = offer.game
  const other = KINDS.find((candidate) => hasSheet(offer, candidate))
  if (other !== undefined)
    throw new WrongInput(`${name} has no ${kind.command} but ${other.title}; see tudor ${other.command} ${name}`)
  const those = offers.filter((candidate) => hasSheet(candidate, kind)).map(({ game }: { game: AnyGame }) => game.name)
  throw new WrongInput(`${name} has no ${kind.name} to print${those.length > 0 ? `; ${those.join(', ')} has` : ''}`)
}
