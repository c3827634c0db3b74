/** A deck out of a file. The form of every fact is checked here; what must hold between them, in check-deck.ts. */
import { BadComponents, type Reading, readParts } from '@tudor-rose/table'
import { deckProblems } from './check-deck.ts'
import { wrong } from './complaints.ts'
import {
  type Battlefield,
  type Card,
  CONDITIONS,
  type Deck,
  type Effect,
  type EventCard,
  type Name,
  PLACES,
  REGION_NAMES,
  type Shift,
  type Source,
  SPREADS,
  STARTERS,
  TRACK_MARKS,
  TROOPS,
  TWIST_RULES,
  type Twist,
  WHERES,
} from './deck.ts'

const LANGUAGES = ['en', 'de', 'pl']
const MOST_TROOPS = 12

export function readDeck(file: Reading): Deck {
  file.members('about', 'cards', 'twists')
  const named = new Map<string, Reading>()
  const deck: Deck = readParts({
    ...(file.memberIfThere('about') && { about: () => file.member('about').text(2000) }),
    cards: () => file.member('cards').each((item) => readCard(called(item, 'card', named))),
    twists: () => file.member('twists').each((item) => readTwist(called(item, 'twist', named))),
  })
  const problems = deckProblems(deck).map(({ card, path, complaint }) => {
    const where = card === undefined ? file : named.get(card)!
    return { ...where.problem(complaint), path }
  })
  if (problems.length > 0) throw new BadComponents(problems)
  return deck
}

/** A card goes by its id in every complaint; until that is known, by its place in the list. */
function called(item: Reading, what: string, named: Map<string, Reading>): Reading {
  const id = item.member('id').id()
  const card = item.called(`${what} ${id}`)
  named.set(id, card)
  return card
}

const readCard = (card: Reading): Card =>
  card.member('kind').oneOf(['battlefield', 'event'] as const) === 'battlefield'
    ? readBattlefield(card)
    : readEvent(card)

function readBattlefield(card: Reading): Battlefield {
  card.members('kind', 'id', 'name', 'date', 'region', 'points', 'start', 'source')
  return readParts({
    kind: () => 'battlefield' as const,
    id: () => card.member('id').id(),
    name: () => readName(card.member('name')),
    date: () => card.member('date').text(),
    region: () => card.member('region').oneOf(REGION_NAMES),
    points: () => card.member('points').whole(1, 3),
    start: () => readStart(card.member('start')),
    source: () => readSource(card.member('source'), 'name', 'date', 'region', 'points', 'start'),
  })
}

function readStart(start: Reading): Battlefield['start'] {
  start.members(...STARTERS)
  return readParts(
    Object.fromEntries(STARTERS.map((who) => [who, () => start.memberIfThere(who)?.whole(0, MOST_TROOPS)])),
  ) as Battlefield['start']
}

function readEvent(card: Reading): EventCard {
  card.members('kind', 'id', 'name', 'points', 'main', 'side', 'track', 'source')
  return readParts({
    kind: () => 'event' as const,
    id: () => card.member('id').id(),
    name: () => readName(card.member('name')),
    points: () => card.member('points').whole(1, 3),
    main: () => readEffect(card.member('main')),
    side: () => readEffect(card.member('side')),
    track: () => card.member('track').each((mark) => mark.oneOf(TRACK_MARKS)),
    source: () => readSource(card.member('source'), 'name', 'points', 'main', 'side', 'track'),
  })
}

function readEffect(effect: Reading): Effect {
  effect.members('if', 'shifts')
  const condition = effect.memberIfThere('if')?.oneOf(CONDITIONS)
  const shifts = effect.member('shifts').each(readShift)
  return condition === undefined ? { shifts } : { if: condition, shifts }
}

function readShift(shift: Reading): Shift {
  shift.members('troops', 'from', 'to', 'upTo', 'spread', 'where')
  const { troops, from, to, upTo, spread, where } = readParts({
    troops: () => shift.member('troops').oneOf(TROOPS),
    from: () => readPlaces(shift.member('from')),
    to: () => shift.member('to').oneOf(PLACES),
    upTo: () => readLimit(shift.member('upTo')),
    spread: () => shift.memberIfThere('spread')?.oneOf(SPREADS),
    where: () => shift.memberIfThere('where')?.oneOf(WHERES),
  })
  return {
    troops,
    from,
    to,
    upTo,
    ...(spread === undefined ? {} : { spread }),
    ...(where === undefined ? {} : { where }),
  }
}

const readPlaces = (from: Reading): Shift['from'] =>
  from.isList ? from.each((place) => place.oneOf(PLACES)) : from.oneOf(PLACES)

const readLimit = (upTo: Reading): Shift['upTo'] =>
  upTo.isText ? upTo.oneOf(['all'] as const) : upTo.whole(1, MOST_TROOPS)

function readTwist(twist: Reading): Twist {
  twist.members('id', 'name', 'rule', 'source')
  return readParts({
    id: () => twist.member('id').id(),
    name: () => readName(twist.member('name')),
    rule: () => twist.member('rule').oneOf(TWIST_RULES),
    source: () => readSource(twist.member('source'), 'name', 'rule'),
  })
}

/** In English at least; the other languages take the English name where they have none. */
function readName(name: Reading): Name {
  name.members(...LANGUAGES)
  name.member('en')
  return readParts(
    Object.fromEntries(LANGUAGES.map((language) => [language, () => name.memberIfThere(language)?.title()])),
  ) as Name
}

/** For the card as a whole, or for each of its facts. */
function readSource(source: Reading, ...facts: readonly string[]): Source {
  if (source.isText) return source.text()
  const given = [...source.members(...facts)]
  if (given.length === 0) source.fail(wrong('source-empty', { known: facts.join(', ') }))
  return Object.fromEntries(given.map(([fact, from]) => [fact, from.text()]))
}
