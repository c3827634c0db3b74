/** Bots on the seats of a game at one screen. */
import { botNamed, isLevel, LEVELS, type LevelName, type Policy } from '@tudor-rose/bots'
import { type BotSentences, de, en, pl } from '@tudor-rose/bots/texts'
import { type AnyGame, OBSERVER, type Options, type Seat } from '@tudor-rose/table'
import type { Flag, Given } from '../command.ts'
import { guidesFor } from '../guides.ts'
import { viewerNamed } from '../seat-names.ts'
import { suggestion, WrongInput } from '../wrong-input.ts'

const PEOPLE = 'people'
/** What can be asked for as opponents. */
export const OPPONENTS: readonly string[] = [PEOPLE, ...LEVELS]

export const AGAINST_FLAG: Flag = {
  name: 'against',
  value: LEVELS.join('|'),
  about: 'bots of this level take all seats but one; people at this screen if not given',
}
export const SEAT_FLAG: Flag = {
  name: 'seat',
  value: 'SEAT',
  about: 'with --against: which seat is yours; the first if not given',
}

/** Who is to sit where: people everywhere, or one person against bots. */
export interface Seating {
  /** Nobody plays against bots where it is absent. */
  readonly level?: LevelName
  readonly mine: Seat
}

/** The level of this name; nothing where it is people. */
export function levelNamed(name: string): LevelName | undefined {
  if (name === PEOPLE) return undefined
  if (isLevel(name)) return name
  throw new WrongInput(`there are no opponents "${name}"; ${suggestion(name, OPPONENTS)}`)
}

export function checkSeating(given: Given): void {
  const level = given.text(AGAINST_FLAG.name)
  if (level !== undefined) levelNamed(level)
  if (!given.has(SEAT_FLAG.name)) return
  if (level === undefined || level === PEOPLE)
    throw new WrongInput(
      `--${SEAT_FLAG.name} says which seat is yours against bots; please say which: --against medium`,
    )
}

export function seatingGiven(given: Given, game: AnyGame, options: Options): Seating {
  const level = levelNamed(given.text(AGAINST_FLAG.name) ?? PEOPLE)
  return level === undefined ? { mine: 0 } : { level, mine: seatNamed(game, options, given.text(SEAT_FLAG.name)) }
}

function seatNamed(game: AnyGame, options: Options, name: string | undefined): Seat {
  if (name === undefined) return 0
  const seat = viewerNamed(game, options, name)
  if (seat === OBSERVER) throw new WrongInput('an observer does not play; please name a seat')
  return seat
}

/** The bots by their seats. */
export function botsOf({ level, mine }: Seating, game: AnyGame, options: Options): ReadonlyMap<Seat, Policy> {
  if (level === undefined) return new Map()
  const bot = botNamed(level, {}, guidesFor(game.name), () => performance.now())
  return new Map(game.seats(options).flatMap((_, seat) => (seat === mine ? [] : [[seat, bot] as const])))
}

const SENTENCES: Readonly<Record<string, BotSentences>> = { en, de, pl }

/** What a level is like in this game, in a line; in English where nobody has said it in this language. */
export function levelLine(level: LevelName, game: AnyGame, language: string): string {
  const sentences = Object.hasOwn(SENTENCES, language) ? SENTENCES[language] : en
  const about = (sentences as Readonly<Record<string, string>>)[`bot.${level}.${game.name}`]
  return about === undefined ? sentences[`bot.${level}`] : `${sentences[`bot.${level}`]}: ${about}`
}
