/** Bots in a game at one screen. */
import { botNamed, isLevel, LEVELS, type LevelName, type Policy } from '@tudor-rose/bots'
import { type BotSentences, de, en, pl } from '@tudor-rose/bots/levels/texts'
import { botsWithData, LEVEL_TEXTS } from '@tudor-rose/registry/bots'
import { type AnyGame, OBSERVER, type Options, type Seat } from '@tudor-rose/table'
import type { Flag, ParsedArguments } from '../command.ts'
import { viewerNamed } from '../seat-names.ts'
import { suggestion, UsageError } from '../usage-error.ts'

const PEOPLE = 'people'
/** The choices for opponents. */
export const OPPONENTS: readonly string[] = [PEOPLE, ...LEVELS]

export const AGAINST_FLAG: Flag = {
  name: 'against',
  value: LEVELS.join('|'),
  about: 'play against bots of this level (default: people at this screen)',
}
export const SEAT_FLAG: Flag = {
  name: 'seat',
  value: 'SEAT',
  about: 'with --against: your seat (default: the first)',
}

/** Who plays which seat: people everywhere, or one person against bots. */
export interface SeatAssignment {
  /** Absent if no bots play. */
  readonly level?: LevelName
  readonly humanSeat: Seat
}

/** The level with this name; undefined for people. */
export function levelNamed(name: string): LevelName | undefined {
  if (name === PEOPLE) return undefined
  if (isLevel(name)) return name
  throw new UsageError(`there is no opponent "${name}"; ${suggestion(name, OPPONENTS)}`)
}

export function checkSeatFlags(args: ParsedArguments): void {
  const level = args.text(AGAINST_FLAG.name)
  if (level !== undefined) levelNamed(level)
  if (!args.has(SEAT_FLAG.name)) return
  if (level === undefined || level === PEOPLE)
    throw new UsageError(`--${SEAT_FLAG.name} needs bots to play against, such as --against medium`)
}

export function seatAssignment(args: ParsedArguments, game: AnyGame, options: Options): SeatAssignment {
  const level = levelNamed(args.text(AGAINST_FLAG.name) ?? PEOPLE)
  return level === undefined
    ? { humanSeat: 0 }
    : { level, humanSeat: seatNamed(game, options, args.text(SEAT_FLAG.name)) }
}

function seatNamed(game: AnyGame, options: Options, name: string | undefined): Seat {
  if (name === undefined) return 0
  const seat = viewerNamed(game, options, name)
  if (seat === OBSERVER) throw new UsageError('an observer does not play; give a seat')
  return seat
}

/** The bots by seat. */
export function botsOf(
  { level, humanSeat }: SeatAssignment,
  game: AnyGame,
  options: Options,
): ReadonlyMap<Seat, Policy> {
  if (level === undefined) return new Map()
  const bot = botNamed(level, botsWithData([game.name]), () => performance.now())
  return new Map(game.seats(options).flatMap((_, seat) => (seat === humanSeat ? [] : [[seat, bot] as const])))
}

const SENTENCES: Readonly<Record<string, BotSentences>> = { en, de, pl }

/** A line about a level in this game; in English if it is not translated. */
export function describeLevel(level: LevelName, game: AnyGame, language: string): string {
  const sentences = Object.hasOwn(SENTENCES, language) ? SENTENCES[language] : en
  const levelTexts = Object.hasOwn(LEVEL_TEXTS, game.name) ? LEVEL_TEXTS[game.name] : {}
  const about = (levelTexts[language] ?? levelTexts.en)?.[`bot.${level}.${game.name}`]
  return about === undefined ? sentences[`bot.${level}`] : `${sentences[`bot.${level}`]}: ${about}`
}
