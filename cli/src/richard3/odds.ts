/** Battle odds of Richard III as text, from what one seat knows. */
import {
  type BattleOddsReport,
  type HouseName,
  reportBattleOdds,
  richardBattleOdds,
} from '@tudor-rose/bots/richard3/odds'
import { ODDS_TEXTS } from '@tudor-rose/bots/richard3/odds/texts'
import type { AreaView, RichardView } from '@tudor-rose/richard3'
import { moveTexts } from '@tudor-rose/richard3/notation'
import { fastChance, type Texts } from '@tudor-rose/table'
import type { DrawContext, QuestionCommand, SeatQuestion } from '../draw-board.ts'
import { UsageError } from '../usage-error.ts'

const BAR_WIDTH = 40

export const richard3Odds: QuestionCommand = {
  word: 'odds',
  about: 'show the odds of your battles, or of the one that a move leads to',
  answer: describeOdds,
}

function describeOdds({ game, state, seat, move }: SeatQuestion, { texts, paint }: DrawContext): string[] {
  const own = game.seats(game.optionsOf(state))[seat] as HouseName
  const words = texts.with(ODDS_TEXTS[texts.language])
  const areas = move === undefined ? contested(game.view(state, seat) as RichardView) : [areaOf(move)]
  if (areas.length === 0) return [words.say('odds.nowhere')]
  return areas.flatMap((area) => {
    const moves = move === undefined ? [] : [move]
    const odds = richardBattleOdds(game, state, seat, { area, moves }, fastChance('odds'))
    const [title, ...lines] = oddsLines(reportBattleOdds(odds, own), words)
    return [paint.strong(title), ...lines.map((line) => `  ${line}`)]
  })
}

function contested({ areas }: RichardView): readonly string[] {
  const standsIn = ({ blocks, hidden }: AreaView, house: HouseName): boolean =>
    hidden[house] > 0 || blocks.some((block) => block.house === house)
  return areas.filter((area) => standsIn(area, 'Lancaster') && standsIn(area, 'York')).map(({ name }) => name)
}

function areaOf(line: string): string {
  const move = moveTexts.read(line)
  switch (move?.verb) {
    case 'march':
    case 'onward':
    case 'sail':
    case 'raid':
    case 'recruit':
      return move.area
    default:
      throw new UsageError(`"${line}" does not lead into a battle`)
  }
}

function oddsLines(told: BattleOddsReport, texts: Texts): string[] {
  const { area, verdict, shares, losses, endings, risks, enemyRisks, notes } = told
  const filled = Math.round(shares[0].wins * BAR_WIDTH)
  const ends = shares.map(({ house, wins }) => texts.say('odds.share', { house: `seat.${house}`, wins }))
  return [
    `${texts.say('odds.battle', { area: `area.${area}` })}: ${texts.say(verdict.key, verdict.params)}`,
    `${ends[0]} [${'#'.repeat(filled)}${'.'.repeat(BAR_WIDTH - filled)}] ${ends[1]}`,
    ...[...losses, ...endings].map(({ key, params }) => texts.say(key, params)),
    ...(risks.length === 0 ? [texts.say('odds.no-risk')] : []),
    ...riskLines(risks, 'odds.own-blocks', texts),
    ...riskLines(enemyRisks, 'odds.enemy-blocks', texts),
    ...notes.map(({ key, params }) => texts.say(key, params)),
  ]
}

const riskLines = (risks: BattleOddsReport['risks'], title: string, texts: Texts): readonly string[] =>
  risks.length === 0
    ? []
    : [
        texts.say(title),
        ...risks.map(
          ({ name, dies, leaves }) => `  ${texts.say('odds.risk', { block: `block.${name}`, dies, leaves })}`,
        ),
      ]
