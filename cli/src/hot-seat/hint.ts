/** Hints from the strongest bot, based on what the seat knows. */
import { type Budget, beginHint, budgetOf, type Hint, levelOf, type SuggestedMove } from '@tudor-rose/bots'
import { de, en, hintVerdict, pl } from '@tudor-rose/bots/levels/texts'
import { BOTS, botsWithData } from '@tudor-rose/registry/bots'
import type { AnyGame, Chance, Seat, Texts } from '@tudor-rose/table'
import { wrap } from '../wrap.ts'
import type { NumberedMove } from './menu.ts'

/** Adds the texts of hints, in English if they are not translated. */
export const withHintTexts = (texts: Texts): Texts => texts.with({ en, de, pl }[texts.language] ?? en)

export const hintBudget = (game: AnyGame): Budget =>
  budgetOf(levelOf('hard', game.name, BOTS), { clock: () => performance.now() })

export function hintFor(game: AnyGame, state: unknown, seat: Seat, chance: Chance, budget: Budget): Hint {
  const advising = beginHint(game, state, seat, chance, botsWithData([game.name]), budget)
  while (!advising.run(() => true));
  return advising.result()
}

/** `texts` must include those of hints. */
export function hintLines({ moves }: Hint, choices: readonly NumberedMove[], texts: Texts, width: number): string[] {
  const digits = String(choices.length).length
  const lines = moves.flatMap((suggested, place) => {
    const { number, text } = choices.find(({ move }) => move === suggested.move)!
    const words = `${text}: ${describeMove(suggested, moves[0], place, texts)}`.split(' ')
    return wrap(`${String(number).padStart(digits + 2)} `, words, width, ' '.repeat(digits + 4))
  })
  return [texts.say('hint.title'), ...lines, texts.say('hint.about')]
}

function describeMove({ chance }: SuggestedMove, best: SuggestedMove, place: number, texts: Texts): string {
  const verdict = texts.say(hintVerdict(chance, best.chance, place))
  return chance === undefined ? verdict : `${verdict}; ${texts.say('hint.chance', { tenths: Math.round(10 * chance) })}`
}
