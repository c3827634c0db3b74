/** What stands on a card, as text. */
import type { Card } from '@tudor-rose/cousins-war'
import type { Texts } from '@tudor-rose/table'
import { effectWords } from './effect-words.ts'

type Battlefield = Extract<Card, { kind: 'battlefield' }>

export const dateWords = ({ date }: Battlefield, { language }: Texts): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  )

export function startWords({ start }: Battlefield, texts: Texts): string {
  const parts = Object.entries(start).map(([who, count]) => texts.say(`start.${who}`, { count }))
  return parts.length === 0 ? texts.say('start.none') : parts.join(', ')
}

/** All of a card in one breath, for who cannot see it. */
export function cardWords(card: Card, round: number, texts: Texts): string {
  const head = [texts.say(`card.${card.id}`), texts.say('count.points', { count: card.points })]
  if (card.kind === 'battlefield')
    return [
      ...head,
      texts.say('label.battlefield'),
      dateWords(card, texts),
      texts.say(`label.${card.region}`),
      `${texts.say('start.label')} ${startWords(card, texts)}`,
    ].join(', ')
  const mark = card.track[round - 1]
  return [
    `${head.join(', ')}.`,
    `${texts.say('label.main')}: ${effectWords(card.main, texts)}`,
    `${texts.say('label.side')}: ${effectWords(card.side, texts)}`,
    texts.say(`track.${mark === '-' ? 'none' : mark}`, { round }),
  ].join(' ')
}
