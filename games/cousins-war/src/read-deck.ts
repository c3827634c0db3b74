/** A deck out of a file. The form of every fact is checked here; what must hold between them, in check-deck.ts. */
import type { Reading } from '@tudor-rose/table'
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

const LANGUAGES = ['en', 'de', 'pl']
const MOST_TROOPS = 12

export function readDeck(file: Reading): Deck {
  file.members('about', 'cards', 'twists')
  const named = new Map<string, Reading>()
  const deck: Deck = {
    ...aboutOf(file),
    cards: file
      .member('cards')
      .items()
      .map((item) => readCard(called(item, 'card', named))),
    twists: file
      .member('twists')
      .items()
      .map((item) => readTwist(called(item, 'twist', named))),
  }
  const [problem] = deckProblems(deck)
  if (problem !== undefined) (problem.card === undefined ? file : named.get(problem.card))?.fail(problem.reason)
  return deck
}

const aboutOf = (file: Reading): Pick<Deck, 'about'> => {
  const about = file.memberIfThere('about')
  return about === undefined ? {} : { about: about.text(2000) }
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
  return {
    kind: 'battlefield',
    id: card.member('id').id(),
    name: readName(card.member('name')),
    date: card.member('date').text(),
    region: card.member('region').oneOf(REGION_NAMES),
    points: card.member('points').whole(1, 3),
    start: readStart(card.member('start')),
    source: readSource(card.member('source'), 'name', 'date', 'region', 'points', 'start'),
  }
}

function readStart(start: Reading): Battlefield['start'] {
  start.members(...STARTERS)
  const given = STARTERS.flatMap((who) => {
    const many = start.memberIfThere(who)
    return many === undefined ? [] : [[who, many.whole(0, MOST_TROOPS)] as const]
  })
  return Object.fromEntries(given)
}

function readEvent(card: Reading): EventCard {
  card.members('kind', 'id', 'name', 'points', 'main', 'side', 'track', 'source')
  return {
    kind: 'event',
    id: card.member('id').id(),
    name: readName(card.member('name')),
    points: card.member('points').whole(1, 3),
    main: readEffect(card.member('main')),
    side: readEffect(card.member('side')),
    track: card
      .member('track')
      .items()
      .map((mark) => mark.oneOf(TRACK_MARKS)),
    source: readSource(card.member('source'), 'name', 'points', 'main', 'side', 'track'),
  }
}

function readEffect(effect: Reading): Effect {
  effect.members('if', 'shifts')
  const condition = effect.memberIfThere('if')?.oneOf(CONDITIONS)
  const shifts = effect.member('shifts').items().map(readShift)
  return condition === undefined ? { shifts } : { if: condition, shifts }
}

function readShift(shift: Reading): Shift {
  shift.members('troops', 'from', 'to', 'upTo', 'spread', 'where')
  const from = shift.member('from')
  const upTo = shift.member('upTo')
  const spread = shift.memberIfThere('spread')?.oneOf(SPREADS)
  const where = shift.memberIfThere('where')?.oneOf(WHERES)
  return {
    troops: shift.member('troops').oneOf(TROOPS),
    from: from.isList ? from.items().map((place) => place.oneOf(PLACES)) : from.oneOf(PLACES),
    to: shift.member('to').oneOf(PLACES),
    upTo: upTo.isText ? upTo.oneOf(['all'] as const) : upTo.whole(1, MOST_TROOPS),
    ...(spread === undefined ? {} : { spread }),
    ...(where === undefined ? {} : { where }),
  }
}

function readTwist(twist: Reading): Twist {
  twist.members('id', 'name', 'rule', 'source')
  return {
    id: twist.member('id').id(),
    name: readName(twist.member('name')),
    rule: twist.member('rule').oneOf(TWIST_RULES),
    source: readSource(twist.member('source'), 'name', 'rule'),
  }
}

/** In English at least; the other languages take the English name where they have none. */
function readName(name: Reading): Name {
  name.members(...LANGUAGES)
  const english = name.member('en').title()
  const others = LANGUAGES.slice(1).flatMap((language) => {
    const given = name.memberIfThere(language)
    return given === undefined ? [] : [[language, given.title()] as const]
  })
  return { en: english, ...Object.fromEntries(others) }
}

/** For the card as a whole, or for each of its facts. */
function readSource(source: Reading, ...facts: readonly string[]): Source {
  if (source.isText) return source.text()
  const given = [...source.members(...facts)]
  if (given.length === 0) source.fail(`says nothing; it can say where each of ${facts.join(', ')} is from`)
  return Object.fromEntries(given.map(([fact, from]) => [fact, from.text()]))
}
