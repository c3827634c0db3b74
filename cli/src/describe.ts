import { eventFor, type GameEvent, type Result, type Seat, type Texts, type Viewer } from '@tudor-rose/table'

/** An event as a sentence for this viewer. */
export function describeEvent(event: GameEvent, viewer: Viewer, texts: Texts): string {
  const { key, params } = eventFor(event, viewer)
  return texts.say(key, params)
}

/** An event with all its secrets, for finished games. */
export const describeFully = (event: GameEvent, texts: Texts): string =>
  texts.say(event.key, { ...event.params, ...event.secret?.params })

/** Who won and why, as a sentence. */
export function describeResult({ winners, reason }: Result, nameOf: (seat: Seat) => string, texts: Texts): string {
  const who = winners.length === 0 ? 'Nobody wins' : winners.map(nameOf).join(' and ')
  const wins = winners.length === 0 ? '' : winners.length === 1 ? ' wins' : ' win'
  return `${who}${wins}: ${texts.say(reason)}`
}
