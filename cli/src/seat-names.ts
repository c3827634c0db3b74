import { type AnyGame, OBSERVER, type Options, type Seat, type Texts, type Viewer } from '@tudor-rose/table'
import { suggestion, UsageError } from './usage-error.ts'

export const seatTitle = (game: AnyGame, options: Options, seat: Seat, texts: Texts): string =>
  texts.say(`seat.${game.seats(options)[seat]}`)

export const viewerTitle = (game: AnyGame, options: Options, viewer: Viewer, texts: Texts): string =>
  viewer === OBSERVER ? 'as an observer sees it' : `as ${seatTitle(game, options, viewer, texts)} sees it`

/** The seat with this name, ignoring case; the observer without a name. */
export function viewerNamed(game: AnyGame, options: Options, name: string | undefined): Viewer {
  if (name === undefined || name.toLowerCase() === 'observer') return OBSERVER
  const seats = game.seats(options)
  const seat = seats.findIndex((candidate) => candidate.toLowerCase() === name.toLowerCase())
  if (seat < 0) throw new UsageError(`there is no seat "${name}"; ${suggestion(name, [...seats, 'observer'])}`)
  return seat
}
