/** Reads a deck from a file. This module checks the form of each value; check-deck.ts checks how they fit together. */
import { BadComponents, type ComponentReader, readParts } from '@tudor-rose/table'
import { deckProblems } from './check-deck.ts'
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
import { makeProblem } from './problems.ts'

const LANGUAGES = ['en', 'de', 'pl']
const MAX_TROOPS = 12

export function readDeck(file: ComponentReader): Deck {
  file.members('about', 'cards', 'twists')
  const named = new Map<string, ComponentReader>()
  const deck: Deck = readParts({
    ...(file.memberIfThere('about') && { about: () => file.member('about').text(2000) }),
    cards: () => file.member('cards').each((item) => readCard(called(item, 'card', named))),
    twists: () => file.member('twists').each((item) => readTwist(called(item, 'twist', named))),
  })
  const problems = deckProblems(deck).map(({ card, path, problem }) => {
    const where = card === undefined ? file : named.get(card)!
    return { ...where.problem(problem), path }
  })
  if (problems.length > 0) throw new BadComponents(problems)
  return deck
}

/** Problems refer to a card by its id or, until that is known, by its index. */
function called(item: ComponentReader, what: string, named: Map<string, ComponentReader>): ComponentReader {
  const id = item.member('id').id()
  const card = item.called(`${what} ${id}`)
  named.set(id, card)
  return card
}

const readCard = (card: ComponentReader): Card =>
  card.member('kind').oneOf(['battlefield', 'event'] as const) === 'battlefield'
    ? readBattlefield(card)
    : readEvent(card)

function readBattlefield(card: ComponentReader): Battlefield {
  card.members('kind', 'id', 'name', 'date', 'region', 'points', 'start', 'source')
  return readParts({
    kind: () => 'battlefield' as const,
    id: () => card.member('id').id(),
    name: () => readName(card.member('name')),
    date: () => card.member('date').text(),
    region: () => card.member('region').oneOf(REGION_NAMES),
    points: () => card.member('points').integer(1, 3),
    start: () => readStart(card.member('start')),
    source: () => readSource(card.member('source'), 'name', 'date', 'region', 'points', 'start'),
  })
}

function readStart(start: ComponentReader): Battlefield['start'] {
  start.members(...STARTERS)
  return readParts(
    Object.fromEntries(STARTERS.map((who) => [who, () => start.memberIfThere(who)?.integer(0, MAX_TROOPS)])),
  ) as Battlefield['start']
}

function readEvent(card: ComponentReader): EventCard {
  card.members('kind', 'id', 'name', 'points', 'main', 'side', 'track', 'source')
  return readParts({
    kind: () => 'event' as const,
    id: () => card.member('id').id(),
    name: () => readName(card.member('name')),
    points: () => card.member('points').integer(1, 3),
    main: () => readEffect(card.member('main')),
    side: () => readEffect(card.member('side')),
    track: () => card.member('track').each((mark) => mark.oneOf(TRACK_MARKS)),
    source: () => readSource(card.member('source'), 'name', 'points', 'main', 'side', 'track'),
  })
}

function readEffect(effect: ComponentReader): Effect {
  effect.members('if', 'shifts')
  const condition = effect.memberIfThere('if')?.oneOf(CONDITIONS)
  const shifts = effect.member('shifts').each(readShift)
  return condition === undefined ? { shifts } : { if: condition, shifts }
}

function readShift(shift: ComponentReader): Shift {
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

const readPlaces = (from: ComponentReader): Shift['from'] =>
  from.isList ? from.each((place) => place.oneOf(PLACES)) : from.oneOf(PLACES)

const readLimit = (upTo: ComponentReader): Shift['upTo'] =>
  upTo.isText ? upTo.oneOf(['all'] as const) : upTo.integer(1, MAX_TROOPS)

function readTwist(twist: ComponentReader): Twist {
  twist.members('id', 'name', 'rule', 'source')
  return readParts({
    id: () => twist.member('id').id(),
    name: () => readName(twist.member('name')),
    rule: () => twist.member('rule').oneOf(TWIST_RULES),
    source: () => readSource(twist.member('source'), 'name', 'rule'),
  })
}

/** English is required. Other languages fall back to it. */
function readName(name: ComponentReader): Name {
  name.members(...LANGUAGES)
  name.member('en')
  return readParts(
    Object.fromEntries(LANGUAGES.map((language) => [language, () => name.memberIfThere(language)?.title()])),
  ) as Name
}

/** One source for the card as a whole, or one for each fact. */
function readSource(source: ComponentReader, ...facts: readonly string[]): Source {
  if (source.isText) return source.text()
  const given = [...source.members(...facts)]
  if (given.length === 0) source.fail(makeProblem('source-empty', { known: facts.join(', ') }))
  return Object.fromEntries(given.map(([fact, from]) => [fact, from.text()]))
}
