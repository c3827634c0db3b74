/** What must hold of a deck before it can be played with. Every complaint names the card. */
import type { Battlefield, Card, Deck, Effect, EventCard, Place, Troops } from './deck.ts'
import { MOST_CARDS, MOST_TWISTS } from './layout.ts'

export interface DeckProblem {
  /** The id of the card or twist, where it is one that is wrong. */
  readonly card?: string
  readonly reason: string
}

const ROUNDS = 5
const HAND_SIZE = 6
const isBattlefield = (card: Card): card is Battlefield => card.kind === 'battlefield'
const isEvent = (card: Card): card is EventCard => card.kind === 'event'

function repeated(values: readonly string[]): string | undefined {
  return values.find((value, index) => values.indexOf(value) < index)
}

/** A day that the calendar has, written year-month-day. */
export function isDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? []
  if (year === undefined || month < 1 || month > 12) return false
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  return day >= 1 && day <= days
}

/** Both are dealt six of the cards that are left; a battlefield leaves the deck after every round. */
function countProblems(deck: Deck): DeckProblem[] {
  const problems: DeckProblem[] = []
  const report = (reason: string) => problems.push({ reason })
  const battlefields = deck.cards.filter(isBattlefield).length
  const total = deck.cards.length
  if (total > MOST_CARDS) report(`has ${total} cards; ${MOST_CARDS} are the most there can be`)
  if (deck.twists.length > MOST_TWISTS) report(`has ${deck.twists.length} twists; ${MOST_TWISTS} are the most`)
  if (deck.twists.length > 0 && deck.twists.length < ROUNDS)
    report(`has ${deck.twists.length} twists; every one of ${ROUNDS} rounds needs its own`)
  const fewestCards = 2 * HAND_SIZE + ROUNDS - 1
  if (total < fewestCards) report(`has ${total} cards; ${fewestCards} are the fewest`)
  // Each round takes one; and however the cards fall, they must not all be among those that are set aside.
  const fewestBattlefields = Math.max(ROUNDS, total - (2 * HAND_SIZE - 1))
  if (battlefields < fewestBattlefields)
    report(`has ${battlefields} battlefields; with ${total} cards it needs ${fewestBattlefields}`)
  for (let round = 0; round < ROUNDS; round++) {
    const marked = deck.cards.filter(isEvent).filter((event) => event.track[round] !== '-').length
    if (marked >= HAND_SIZE) report(`marks ${marked} events for round ${round + 1}; ${HAND_SIZE - 1} are the most`)
  }
  return problems
}

/** French stand on the battlefield only, house troops never on the other house's half of it. */
function mayStand(troops: Troops, place: Place): boolean {
  if (troops === 'any' || place === 'supply') return true
  if (troops === 'french') return place === 'field' || place === 'enemy half'
  return place !== (troops === 'own' ? 'enemy half' : 'field')
}

/** What the rules could not carry out as it stands. */
function effectProblems({ shifts }: Effect): string[] {
  const problems: string[] = []
  if (shifts.length < 1 || shifts.length > 2) problems.push(`moves troops in one or two ways, not ${shifts.length}`)
  if (shifts.length > 1 && shifts.some(({ spread }) => spread !== undefined))
    problems.push('spreads troops, so it does nothing else')
  if (shifts.length > 1 && shifts.some(({ upTo }) => upTo === 'all'))
    problems.push('moves all, so it does nothing else')
  for (const { troops, from, to, upTo, spread, where } of shifts) {
    const sources = typeof from === 'string' ? [from] : from
    if (sources.length === 0) problems.push('moves troops from nowhere')
    if (to !== 'regions' && sources.includes(to)) problems.push(`moves troops from "${to}" to where they are`)
    for (const place of [...sources, to])
      if (!mayStand(troops, place)) problems.push(`moves ${troops} troops, which are never in "${place}"`)
    if (upTo === 'all' && (to === 'regions' || spread !== undefined || where !== undefined))
      problems.push('moves all, unasked, so it moves them from one place to one other')
    if ((spread === 'out of one' || where !== undefined) && from !== 'regions')
      problems.push(`chooses among regions, so it moves troops from "regions"`)
    if (spread === 'one into each' && to !== 'regions') problems.push(`spreads troops, so it moves them to "regions"`)
  }
  return problems
}

function cardProblems(card: Card): DeckProblem[] {
  const problems: DeckProblem[] = []
  const report = (reason: string) => problems.push({ card: card.id, reason })
  if (!Number.isInteger(card.points) || card.points < 1 || card.points > 3)
    report(`has 1 to 3 command points, not ${card.points}`)
  // Views call a card that is not to be seen so.
  if (card.id === 'hidden') report('cannot be called hidden')
  if (card.name.en === undefined) report('has no English name')
  if (isBattlefield(card) && !isDate(card.date)) report(`has no date such as 1461-03-29: "${card.date}"`)
  if (isEvent(card)) {
    if (card.track.length !== ROUNDS) report(`has a track of ${ROUNDS} rounds, not ${card.track.length}`)
    for (const reason of effectProblems(card.main)) report(`its main event ${reason}`)
    for (const reason of effectProblems(card.side)) report(`its side event ${reason}`)
    if (card.side.shifts.some(({ upTo }) => upTo === 'all'))
      report('its side event can be declined, so it cannot move all')
  }
  return problems
}

export function deckProblems(deck: Deck): readonly DeckProblem[] {
  const problems = [...deck.cards.flatMap(cardProblems), ...countProblems(deck)]
  const sameId = repeated([...deck.cards, ...deck.twists].map(({ id }) => id))
  if (sameId !== undefined) problems.push({ card: sameId, reason: 'stands in the deck twice' })
  const sameName = repeated([...deck.cards, ...deck.twists].map(({ name }) => name.en))
  if (sameName !== undefined) problems.push({ reason: `has two cards called ${sameName}` })
  const sameDate = repeated(deck.cards.filter(isBattlefield).map(({ date }) => date))
  if (sameDate !== undefined) problems.push({ reason: `has two battles on ${sameDate}` })
  return problems
}
