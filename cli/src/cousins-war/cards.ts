import type { Card, Deck, Effect, Shift, Source, Twist } from '@tudor-rose/cousins-war'
import type { AnyGame } from '@tudor-rose/table'

/** The meaning of a twist's rule. */
const RULES: Readonly<Record<Twist['rule'], string>> = {
  'own side event': 'a player who plays an event with their own rose this round may use its side event instead',
  'losses to reserve': 'house troops lost in the battle go to the reserve',
  'move one': 'the move action moves one troop at most',
  'no removing': 'the remove action may not be chosen',
  'no last card': 'last cards have no effect in the battle',
  'place plus one': 'each attempt to place troops adds 1 to its die',
}

/** The deck as a readable table: one or two lines for each card, and its source. */
export function cardLines({ components }: AnyGame): string[] {
  const deck: Deck = JSON.parse(components!.text)
  return [
    `${components!.isStandard ? 'The deck that comes with the game' : 'A custom deck'}, ${components!.hash}`,
    '',
    'Battlefields',
    ...deck.cards.filter((card) => card.kind === 'battlefield').flatMap(cardText),
    '',
    'Events',
    ...deck.cards.filter((card) => card.kind === 'event').flatMap(cardText),
    '',
    'Twists of War',
    ...deck.twists.flatMap(({ id, name, rule, source }) => [
      `  ${name.en} (${id}): ${RULES[rule]}`,
      `      source: ${sourceText(source)}`,
    ]),
  ]
}

function cardText(card: Card): string[] {
  const title = `  ${card.name.en} (${card.id}), ${card.points} CP`
  const source = `      source: ${sourceText(card.source)}`
  if (card.kind === 'battlefield') {
    const start = Object.entries(card.start).map(([who, troops]) => `${troops} for ${who}`)
    return [`${title}: ${card.date}, ${card.region}; starts with ${start.join(' and ') || 'nobody'}`, source]
  }
  return [
    `${title}; rounds 1 to 5: ${card.track.join(' ')}`,
    `      main: ${effectText(card.main)}`,
    `      side: ${effectText(card.side)}`,
    source,
  ]
}

function effectText({ if: condition, shifts }: Effect): string {
  const when = condition === undefined ? '' : `if ${condition}: `
  return when + shifts.map(shiftText).join(', and/or ')
}

function shiftText({ troops, from, to, upTo, spread, where }: Shift): string {
  const many = upTo === 'all' ? 'all' : `up to ${upTo}`
  const sources = typeof from === 'string' ? from : from.join(' or ')
  const how = [spread, where].filter((word) => word !== undefined)
  return `${many} ${troops} from ${sources} to ${to}${how.length > 0 ? ` (${how.join(', ')})` : ''}`
}

const sourceText = (source: Source): string =>
  typeof source === 'string'
    ? source
    : Object.entries(source)
        .map(([fact, from]) => `${fact}: ${from}`)
        .join('; ')
