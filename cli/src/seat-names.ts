import { type AnyGame, OBSERVER, type Options, type Seat, type Texts, type Viewer } from '@tudor-rose/table'
import { suggestion, WrongInput } from './wrong-input.ts'

export const seatTitle = (game: AnyGame, options: Options, seat: Seat, texts: Texts): string =>
  texts.say(`seat.${game.seats(options)[seat]}`)

export const viewerTitle = (game: AnyGame, options: Options, viewer: Viewer, texts: Texts): string =>
  viewer === OBSERVER ? 'as an observer sees it' : `as ${seatTitle(game, options, viewer, texts)} sees it`

/** The seat that a person means, in small or capital letters; the observer where nobody is named. */
export function viewerNamed(game: AnyGame, options: Options, name: string | undefined): Viewer {
  if (name === undefined || name.toLowerCase() === 'observer') return OBSERVER
  const seats = game.seats(options)
  const seat = seats.findIndex((candidate) => candidate.toLowerCase() === name.toLowerCase())
  if (seat < 0) throw new WrongInput(`there is no seat "${name}"; ${suggestion(name, [...seats, 'observer'])}`)
  return seat
}
