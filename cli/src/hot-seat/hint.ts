/** What the strongest bot would play in somebody's place, from what that seat knows. */
import { type Advice, type Advised, type Budget, beginAdvice, budgetOf, levelOf } from '@tudor-rose/bots'
import { de, en, hintVerdict, pl } from '@tudor-rose/bots/texts'
import type { AnyGame, Chance, Seat, Texts } from '@tudor-rose/table'
import { guidesFor } from '../guides.ts'
import { wrap } from '../wrap.ts'
import type { Choice } from './menu.ts'

/** The same with the sentences of hints, in English where nobody has said them in this language. */
export const withHintTexts = (texts: Texts): Texts => texts.with({ en, de, pl }[texts.language] ?? en)

export const usualBudget = (game: AnyGame): Budget =>
  budgetOf(levelOf('hard', game.name), { clock: () => performance.now() })

export function adviceFor(game: AnyGame, state: unknown, seat: Seat, chance: Chance, budget: Budget): Advice {
  const advising = beginAdvice(game, state, seat, chance, guidesFor(game.name), budget)
  while (!advising.goOn(() => true));
  return advising.conclude()
}

/** `texts` are to have those of hints. */
export function hintLines({ moves }: Advice, choices: readonly Choice[], texts: Texts, width: number): string[] {
  const digits = String(choices.length).length
  const lines = moves.flatMap((advised, place) => {
    const { number, text } = choices.find(({ move }) => move === advised.move)!
    const words = `${text}: ${judgment(advised, moves[0], place, texts)}`.split(' ')
    return wrap(`${String(number).padStart(digits + 2)} `, words, width, ' '.repeat(digits + 4))
  })
  return [texts.say('hint.title'), ...lines, texts.say('hint.about')]
}

function judgment({ chance }: Advised, best: Advised, place: number, texts: Texts): string {
  const verdict = texts.say(hintVerdict(chance, best.chance, place))
  return chance === undefined ? verdict : `${verdict}; ${texts.say('hint.chance', { tenths: Math.round(10 * chance) })}`
}
