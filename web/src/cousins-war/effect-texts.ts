/** The effects of events and twists in words, built from the vocabulary of deck files. */
import type { Effect, Shift } from '@tudor-rose/cousins-war'
import type { Texts } from '@tudor-rose/table'

/** Turns words of a deck file into parts of message keys. */
export const keyPart = (word: string): string => word.replaceAll(' ', '-')

export function effectText({ if: condition, shifts }: Effect, texts: Texts): string {
  const sentences = shifts.map((shift) => shiftWords(shift, texts)).join(`, ${texts.say('effect.and')} `)
  const when = condition === undefined ? '' : `${texts.say(`effect.if.${keyPart(condition)}`)} `
  return `${when}${sentences}.`
}

function shiftWords({ troops, from, to, upTo, spread, where }: Shift, texts: Texts): string {
  const who = upTo === 'all' ? texts.say(`effect.${troops}.all`) : texts.say(`effect.${troops}`, { count: upTo })
  const sources = (typeof from === 'string' ? [from] : from).map((place) => texts.say(`effect.from.${keyPart(place)}`))
  const destination = texts.say(`effect.to.${keyPart(to)}`)
  const limits = [spread, where].flatMap((limit) => (limit === undefined ? [] : texts.say(`effect.${keyPart(limit)}`)))
  return [`${who} ${sources.join(` ${texts.say('effect.or')} `)} ${destination}`, ...limits].join(', ')
}
