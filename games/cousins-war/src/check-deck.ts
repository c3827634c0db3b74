/** Checks a deck before it is played with. Every problem names its card. */
import type { Problem } from '@tudor-rose/table'
import type { Battlefield, Card, Deck, Effect, EventCard, Place, Troops } from './deck.ts'
import { MAX_CARDS, MAX_TWISTS } from './layout.ts'
import { makeProblem } from './problems.ts'

export interface DeckProblem {
  /** The id of the faulty card or twist, if the problem is about one. */
  readonly card?: string
  /** Path within the deck. */
  readonly path: readonly (string | number)[]
  readonly problem: Problem
}

const ROUNDS = 5
const HAND_SIZE = 6
const isBattlefield = (card: Card): card is Battlefield => card.kind === 'battlefield'
const isEvent = (card: Card): card is EventCard => card.kind === 'event'

/** Index of the first repeated value. */
const repeated = (values: readonly (string | undefined)[]): number =>
  values.findIndex((value, index) => value !== undefined && values.indexOf(value) < index)

/** A valid calendar date in the form year-month-day. */
export function isDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? []
  if (year === undefined || month < 1 || month > 12) return false
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  return day >= 1 && day <= days
}

/** Each house is dealt six cards from those that remain; a battlefield leaves the deck after every round. */
function countProblems(deck: Deck): DeckProblem[] {
  const problems: DeckProblem[] = []
  const report = (list: 'cards' | 'twists', problem: Problem) => problems.push({ path: [list], problem })
  const battlefields = deck.cards.filter(isBattlefield).length
  const total = deck.cards.length
  const twists = deck.twists.length
  if (total > MAX_CARDS) report('cards', makeProblem('too-many-cards', { count: total, most: MAX_CARDS }))
  if (twists > MAX_TWISTS) report('twists', makeProblem('too-many-twists', { count: twists, most: MAX_TWISTS }))
  if (twists > 0 && twists < ROUNDS) report('twists', makeProblem('too-few-twists', { count: twists, rounds: ROUNDS }))
  const fewestCards = 2 * HAND_SIZE + ROUNDS - 1
  if (total < fewestCards) report('cards', makeProblem('too-few-cards', { count: total, least: fewestCards }))
  // Each round uses up one battlefield, and at least one must be dealt, however the cards fall.
  const fewestBattlefields = Math.max(ROUNDS, total - (2 * HAND_SIZE - 1))
  if (battlefields < fewestBattlefields)
    report(
      'cards',
      makeProblem('too-few-battlefields', { count: battlefields, cards: total, least: fewestBattlefields }),
    )
  for (let round = 0; round < ROUNDS; round++) {
    const marked = deck.cards.filter(isEvent).filter((event) => event.track[round] !== '-').length
    if (marked >= HAND_SIZE)
      report('cards', makeProblem('too-many-marked', { count: marked, round: round + 1, most: HAND_SIZE - 1 }))
  }
  return problems
}

/** French troops stand only on the battlefield. House troops never stand on the other house's half. */
function mayStand(troops: Troops, place: Place): boolean {
  if (troops === 'any' || place === 'supply') return true
  if (troops === 'french') return place === 'field' || place === 'enemy half'
  return place !== (troops === 'own' ? 'enemy half' : 'field')
}

/** A problem with an effect, and the index of the shift if it concerns one. */
type EffectProblem = readonly [problem: Problem, shift: number | undefined]

/** Finds effects that the rules cannot carry out as written. */
function effectProblems({ shifts }: Effect, event: 'main' | 'side'): EffectProblem[] {
  const problems: EffectProblem[] = []
  const report = (problem: Problem, shift?: number) => problems.push([problem, shift])
  if (shifts.length < 1 || shifts.length > 2) report(makeProblem('effect-ways', { event, count: shifts.length }))
  if (shifts.length > 1 && shifts.some(({ spread }) => spread !== undefined))
    report(makeProblem('effect-spreads', { event }))
  if (shifts.length > 1 && shifts.some(({ upTo }) => upTo === 'all')) report(makeProblem('effect-moves-all', { event }))
  for (const [index, { troops, from, to, upTo, spread, where }] of shifts.entries()) {
    const sources = typeof from === 'string' ? [from] : from
    if (sources.length === 0) report(makeProblem('effect-from-nowhere', { event }), index)
    if (to !== 'regions' && sources.includes(to))
      report(makeProblem('effect-goes-nowhere', { event, place: to }), index)
    for (const place of [...sources, to])
      if (!mayStand(troops, place)) report(makeProblem('effect-never-there', { event, troops, place }), index)
    if (upTo === 'all' && (to === 'regions' || spread !== undefined || where !== undefined))
      report(makeProblem('effect-all-to-one', { event }), index)
    if ((spread === 'out of one' || where !== undefined) && from !== 'regions')
      report(makeProblem('effect-among-regions', { event }), index)
    if (spread === 'one into each' && to !== 'regions') report(makeProblem('effect-into-regions', { event }), index)
  }
  return problems
}

function cardProblems(card: Card, index: number): DeckProblem[] {
  const problems: DeckProblem[] = []
  const report = (part: readonly (string | number)[], problem: Problem) =>
    problems.push({ card: card.id, path: ['cards', index, ...part], problem })
  if (!Number.isInteger(card.points) || card.points < 1 || card.points > 3)
    report(['points'], makeProblem('points-range', { points: card.points }))
  // Views use this id for a hidden card.
  if (card.id === 'hidden') report(['id'], makeProblem('id-taken'))
  if (card.name.en === undefined) report(['name'], makeProblem('no-english-name'))
  if (isBattlefield(card) && !isDate(card.date)) report(['date'], makeProblem('no-date', { found: card.date }))
  if (isEvent(card)) {
    if (card.track.length !== ROUNDS)
      report(['track'], makeProblem('track-length', { rounds: ROUNDS, count: card.track.length }))
    for (const event of ['main', 'side'] as const)
      for (const [problem, shift] of effectProblems(card[event], event))
        report(shift === undefined ? [event] : [event, 'shifts', shift], problem)
    if (card.side.shifts.some(({ upTo }) => upTo === 'all')) report(['side'], makeProblem('side-moves-all'))
  }
  return problems
}

export function deckProblems(deck: Deck): readonly DeckProblem[] {
  const problems = [...deck.cards.flatMap(cardProblems), ...countProblems(deck)]
  const all = [...deck.cards, ...deck.twists]
  const pathTo = (index: number, part: string) =>
    index < deck.cards.length ? ['cards', index, part] : ['twists', index - deck.cards.length, part]
  const sameId = repeated(all.map(({ id }) => id))
  if (sameId >= 0)
    problems.push({ card: all[sameId].id, path: pathTo(sameId, 'id'), problem: makeProblem('card-twice') })
  const sameName = repeated(all.map(({ name }) => name.en))
  if (sameName >= 0)
    problems.push({
      path: pathTo(sameName, 'name'),
      problem: makeProblem('name-twice', { name: all[sameName].name.en }),
    })
  const dates = deck.cards.map((card) => (isBattlefield(card) ? card.date : undefined))
  const sameDate = repeated(dates)
  if (sameDate >= 0)
    problems.push({
      path: pathTo(sameDate, 'date'),
      problem: makeProblem('date-twice', { date: `${dates[sameDate]}` }),
    })
  return problems
}
