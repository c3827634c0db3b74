/** New cards, each valid by itself. */
import type { Card, Deck, Twist } from '@tudor-rose/cousins-war'

type Named = Pick<Card | Twist, 'id' | 'name'>

/** The first number that gives an id and a name not yet used in the deck. */
function freeNumber({ cards, twists }: Deck, id: string, name: string): number {
  const taken =
    (number: number) =>
    ({ id: each, name: { en } }: Named) =>
      each === `${id}-${number}` || en === `${name} ${number}`
  let number = 1
  while ([...cards, ...twists].some(taken(number))) number++
  return number
}

const named = (deck: Deck, id: string, name: string): Named => {
  const number = freeNumber(deck, id, name)
  return { id: `${id}-${number}`, name: { en: `${name} ${number}` } }
}

/** The first day from 1455 without a battle. */
function freeDate({ cards }: Deck): string {
  const taken = new Set(cards.map((card) => (card.kind === 'battlefield' ? card.date : '')))
  for (let month = 1; ; month++)
    for (let day = 1; day <= 28; day++) {
      const date = `1455-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
      if (!taken.has(date)) return date
    }
}

export const newBattlefield = (deck: Deck, source: string): Card => ({
  kind: 'battlefield',
  ...named(deck, 'battlefield', 'New battlefield'),
  date: freeDate(deck),
  region: 'centre',
  points: 2,
  start: {},
  source,
})

export const newEvent = (deck: Deck, source: string): Card => ({
  kind: 'event',
  ...named(deck, 'event', 'New event'),
  points: 1,
  main: { shifts: [{ troops: 'own', from: 'reserve', to: 'regions', upTo: 2 }] },
  side: { shifts: [{ troops: 'own', from: 'reserve', to: 'regions', upTo: 1 }] },
  track: ['-', '-', '-', '-', '-'],
  source,
})

export const newTwist = (deck: Deck, source: string): Twist => ({
  ...named(deck, 'twist', 'New twist'),
  rule: 'move one',
  source,
})
