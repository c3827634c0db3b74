import {
  boolean,
  file,
  integer,
  list,
  maybe,
  object,
  oneOf,
  type Shape,
  type Shaped,
  tagged,
  text,
  texts,
} from '../input/shape.ts'
import { Refusal } from '../refusal.ts'
import type { TimeControl } from './time-control.ts'

const nothing = object({})
const onFlag = oneOf('lose', 'offer')

const date: Shape<string> = (value, path) => {
  const given = text(10)(value, path)
  const isDate = /^\d{4}-\d\d-\d\d$/.test(given) && new Date(`${given}T00:00:00Z`).toJSON()?.startsWith(given)
  if (isDate) return given
  throw new Refusal('bad-message', `${path} should be a day such as 2026-12-25`)
}

/** A quarter of an hour to a year, a minute to a day: more is another kind of game, or none. */
export const timeControl: Shape<TimeControl> = tagged('kind', {
  none: object({ vanishedAfterHours: maybe(integer(1, 8760)) }),
  live: object({ bankSeconds: integer(10, 86_400), incrementSeconds: integer(0, 3600), onFlag }),
  correspondence: object({
    daysPerMove: integer(1, 60),
    bankDays: integer(0, 365),
    weekendsOff: boolean,
    holidays: list(date, 60),
    onFlag,
  }),
})

/** A file of components. PostgreSQL keeps no text with a zero in it, and half a character is none in any file. */
const componentFile: Shape<string> = (value, path) => {
  const given = file(100_000)(value, path)
  if (given.includes('\0') || /\p{Cs}/u.test(given))
    throw new Refusal('bad-message', `${path} should be a text; this is something else`)
  return given
}

export const seatSeed = text(100, 1)

/** What somebody asks for who opens a table. */
export const tableRequest = object({
  game: text(40),
  options: maybe(texts(20, 100)),
  /** A file in place of the game's usual components. */
  components: maybe(componentFile),
  /** One entry for each seat, in the order of the game. */
  seats: list(tagged('kind', { me: nothing, open: nothing, invited: nothing, bot: object({ bot: text(40) }) }), 10),
  time: maybe(timeControl),
  visibility: maybe(oneOf('public', 'private')),
  watchers: maybe(boolean),
  /** Players may ask a bot what it would do; such a game is not rated. */
  hints: maybe(boolean),
  /** What my seats add to the dice. */
  seed: maybe(seatSeed),
})

export type TableRequest = Shaped<typeof tableRequest>
