/** The text of a card. */
import type { Card } from '@tudor-rose/cousins-war'
import type { Texts } from '@tudor-rose/table'
import { effectText } from './effect-texts.ts'

type Battlefield = Extract<Card, { kind: 'battlefield' }>

export const dateText = ({ date }: Battlefield, { language }: Texts): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  )

export function startText({ start }: Battlefield, texts: Texts): string {
  const parts = Object.entries(start).map(([who, count]) => texts.say(`start.${who}`, { count }))
  return parts.length === 0 ? texts.say('start.none') : parts.join(', ')
}

/** The whole card in one text, for screen readers. */
export function cardText(card: Card, round: number, texts: Texts): string {
  const head = [texts.say(`card.${card.id}`), texts.say('count.points', { count: card.points })]
  if (card.kind === 'battlefield')
    return [
      ...head,
      texts.say('label.battlefield'),
      dateText(card, texts),
      texts.say(`label.${card.region}`),
      `${texts.say('start.label')} ${startText(card, texts)}`,
    ].join(', ')
  const mark = card.track[round - 1]
  return [
    `${head.join(', ')}.`,
    `${texts.say('label.main')}: ${effectText(card.main, texts)}`,
    `${texts.say('label.side')}: ${effectText(card.side, texts)}`,
    texts.say(`track.${mark === '-' ? 'none' : mark}`, { round }),
  ].join(' ')
}
