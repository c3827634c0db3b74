import { beginDecision, type Policy, randomPolicy } from '@tudor-rose/bots'
import { BadInput, type Chance, MoveList, OBSERVER, type Seat, type Session } from '@tudor-rose/table'
import { UsageError } from '../usage-error.ts'
import { decide } from './decide.ts'
import type { LineReader } from './line-reader.ts'
import { matchMove, type NumberedMove } from './menu.ts'
import type { RecordSaver } from './record-saver.ts'
import type { Screen } from './screen.ts'

const LOG_LENGTH = 20

const HELP_WIDTH = 11
const helpLine = (usage: string, about: string): string => `  ${usage.padEnd(HELP_WIDTH)} ${about}`

/** What can be typed, with the questions of the game after the log. */
const helpLines = ({ questions }: Screen): readonly string[] => [
  'Type the number of a move, the start of its text, or the start of each of its words.',
  helpLine('moves', 'show the legal moves'),
  helpLine('board', 'show the board'),
  helpLine('legend', 'explain the symbols on the board'),
  helpLine('log [N|all]', 'show what happened'),
  ...questions.map(({ word, about }) => helpLine(`${word} [MOVE]`, about)),
  helpLine('hint', 'show what the strongest bot would play, from what you can see'),
  helpLine('undo', 'take back the last move, unless a die, a card or something hidden was revealed since'),
  helpLine('save [FILE]', 'save the game'),
  helpLine('resign', 'resign the game'),
  helpLine('quit', 'leave; offers to save'),
]

/** The parts of a game at one screen. */
export interface HotSeat {
  readonly session: Session<unknown>
  readonly reader: LineReader
  readonly screen: Screen
  readonly recordSaver: RecordSaver
  /** Whether to save after every move. */
  readonly savesAlways: boolean
  /** Whether the seats belong to different people, with secrets from each other. */
  readonly handsOver: boolean
  /** The seats of bots, and their source of chance. */
  readonly bots: ReadonlyMap<Seat, Policy>
  readonly botChance: Chance
  /** The flags that resume the game with the same seats, once it has been saved. */
  readonly resumeFlags: readonly string[]
}

/** The seat that continues if it has to decide again; or the players have left. */
type Outcome = { readonly goesOn: Seat } | 'left'

/** Plays a game to its end, or until the players leave. */
export async function playHotSeat(table: HotSeat): Promise<void> {
  const { session, screen } = table
  let atScreen: Seat | undefined
  let goesOn: Seat | undefined
  for (;;) {
    const actors = session.game.actors(session.state)
    if (actors.length === 0) break
    const bot = actors.find((seat) => table.bots.has(seat))
    if (bot !== undefined) {
      if (!(await letBotMove(table, bot))) return leave(table)
      continue
    }
    // Simultaneous decisions are asked for one after the other.
    const seat = goesOn !== undefined && actors.includes(goesOn) ? goesOn : actors[0]
    if (seat !== atScreen && !(await handOver(table, seat))) return leave(table)
    showTurn(table, seat, seat !== atScreen)
    atScreen = seat
    const outcome = await takeTurn(table, seat)
    if (outcome === 'left') return leave(table)
    goesOn = outcome.goesOn
  }
  screen.clearSecrets()
  screen.log(OBSERVER, LOG_LENGTH)
  screen.board(OBSERVER)
  screen.remarks()
  screen.result()
  return leave(table)
}

/** Returns whether the players are still there. */
async function letBotMove(
  { session, reader, screen, bots, botChance, recordSaver, savesAlways }: HotSeat,
  seat: Seat,
): Promise<boolean> {
  // A transcript does not show how long something took.
  if (reader.isTerminal) screen.line(screen.paint.faint(`${screen.name(seat)} is thinking …`))
  const letPlay = async (bot: Policy): Promise<boolean> => {
    const pondering = beginDecision(bot, session.game, session.state, seat, botChance)
    const move = await decide(pondering, () => reader.isLeft)
    if (move === undefined) return false
    session.play(seat, move)
    return true
  }
  let hasPlayed: boolean
  try {
    hasPlayed = await letPlay(bots.get(seat)!)
  } catch {
    // A bot that fails, for example with unusual cards, must not end the game.
    screen.remark(`The bot of ${screen.name(seat)} has failed and moves at random.`)
    hasPlayed = await letPlay(randomPolicy())
  }
  if (hasPlayed && savesAlways) recordSaver.save()
  return hasPlayed
}

/** Hides everything until the next player is at the screen. Returns whether the players are still there. */
async function handOver({ reader, screen, handsOver }: HotSeat, seat: Seat): Promise<boolean> {
  if (!handsOver) return true
  screen.clearSecrets()
  const request = `Pass the screen to ${screen.name(seat)}`
  if (reader.isTerminal) return (await reader.ask(`${request} and press Enter. `)) !== undefined
  // A pipe has no secrets.
  screen.line(`--- ${request} ---`)
  return true
}

function showTurn({ reader, screen }: HotSeat, seat: Seat, hasChanged: boolean): void {
  screen.clear()
  if (reader.isTerminal || hasChanged) {
    screen.board(seat)
    screen.line()
  }
  screen.news(seat)
  screen.remarks()
}

/** Asks until a move is made or taken back, or the player leaves. */
async function takeTurn(table: HotSeat, seat: Seat): Promise<Outcome> {
  const { session, reader, screen } = table
  const choices = legalChoices(session, seat)
  screen.prompt(seat)
  screen.menu(choices)
  for (;;) {
    const typed = await reader.ask(`${screen.name(seat)}> `)
    if (typed === undefined) return 'left'
    try {
      const outcome = await runTypedCommand(table, seat, choices, typed)
      if (outcome !== undefined) return outcome
    } catch (error) {
      if (!(error instanceof BadInput || error instanceof UsageError)) throw error
      screen.line(screen.paint.warning(error.message))
    }
  }
}

function legalChoices(session: Session<unknown>, seat: Seat): NumberedMove[] {
  const moves = new MoveList()
  session.game.moves(session.state, seat, moves)
  return moves
    .toArray()
    .map((move, index) => ({ number: index + 1, move, text: session.game.notation.format(move, seat) }))
}

/** Carries out what was typed; returns an outcome if the turn is over. */
async function runTypedCommand(
  table: HotSeat,
  seat: Seat,
  choices: readonly NumberedMove[],
  typed: string,
): Promise<Outcome | undefined> {
  const { session, reader, screen, recordSaver } = table
  const [word, ...rest] = typed.split(/\s+/)
  const argument = rest.join(' ')
  const question = screen.questions.find((each) => each.word === word)
  if (question !== undefined) {
    screen.answer(question, seat, argument === '' ? undefined : plannedMove(argument, choices))
    return undefined
  }
  switch (rest.length === 0 || ['log', 'save'].includes(word) ? word : undefined) {
    case '':
      // On a terminal Enter is enough if there is only one move; in a pipe an empty line may be an accident.
      if (!reader.isTerminal || choices.length !== 1) return undefined
      return move(table, seat, choices[0])
    case 'help':
    case '?':
      for (const line of helpLines(screen)) screen.line(line)
      return undefined
    case 'moves':
      screen.prompt(seat)
      screen.menu(choices)
      return undefined
    case 'board':
      screen.board(seat)
      return undefined
    case 'legend':
      screen.legend(seat)
      return undefined
    case 'log':
      screen.log(seat, logLength(argument))
      return undefined
    case 'hint':
      screen.hint(seat, choices, table.botChance)
      return undefined
    case 'undo': {
      const maker = takeBack(table)
      screen.forgetTakenBack()
      screen.line('Taken back.')
      return afterChange(table, maker)
    }
    case 'save':
      recordSaver.save(argument === '' ? undefined : argument)
      screen.line(`Saved as ${recordSaver.path}.`)
      return undefined
    case 'resign': {
      const answer = await reader.ask('Resign the game? Type yes to confirm: ')
      if (answer?.toLowerCase() !== 'yes') return undefined
      session.resign(seat)
      return afterChange(table, seat)
    }
    case 'quit':
    case 'exit':
      return 'left'
  }
  const match = matchMove(typed, choices)
  if (match.found === 'one') return move(table, seat, match.choice)
  if (match.found === 'several') {
    screen.line(`That could be any of these ${match.choices.length} moves:`)
    screen.menu(match.choices)
  } else screen.line(screen.paint.warning(`"${typed}" is neither a legal move nor a command; try "moves" or "help"`))
  return undefined
}

function move(table: HotSeat, seat: Seat, choice: NumberedMove): Outcome {
  table.session.play(seat, choice.move)
  return afterChange(table, seat)
}

function afterChange({ recordSaver, savesAlways }: HotSeat, goesOn: Seat): Outcome {
  if (savesAlways) recordSaver.save()
  return { goesOn }
}

/**
 * At one screen anybody may take back the last move; its seat is asked again and returned. Moves of bots are taken back
 * too, but only together with a player's move before them.
 */
function takeBack({ session, bots }: HotSeat): Seat {
  const { moves, undoableMoves } = session
  const own = moves.findLastIndex(({ seat }) => !bots.has(seat))
  const many = moves.length - own
  if (undoableMoves > 0 && (own < 0 || many > undoableMoves))
    throw new UsageError('you have no move that can be taken back')
  for (let later = 1; later < many; later++) session.undo()
  return session.undo().seat
}

function plannedMove(typed: string, choices: readonly NumberedMove[]): string {
  const match = matchMove(typed, choices)
  if (match.found === 'one') return match.choice.text
  if (match.found === 'none') throw new UsageError(`"${typed}" is not a legal move; try "moves"`)
  throw new UsageError(`"${typed}" could be any of ${match.choices.length} moves; please type more of it`)
}

function logLength(argument: string): number {
  if (argument === '') return LOG_LENGTH
  if (argument === 'all') return Number.POSITIVE_INFINITY
  const length = Number(argument)
  if (Number.isInteger(length) && length > 0) return length
  throw new UsageError('give the number of entries, such as "log 50", or "log all"')
}

/** Quotes a path for a shell, if necessary. */
const quoted = (path: string): string =>
  /^[\p{L}\d_./:\\+=@~-]+$/u.test(path) ? path : `"${path.replace(/["$`]/g, '\\$&')}"`

/** Offers to save what is not saved yet. */
async function leave({ reader, screen, recordSaver, resumeFlags }: HotSeat): Promise<void> {
  while (!recordSaver.isUpToDate) {
    const typed = await reader.ask(`Save the game as ${recordSaver.path}? (yes, no, or: save FILE) `)
    // On a terminal the end of input (Ctrl-D, Ctrl-C) saves: better a file too many than a game lost.
    const answer = typed || (reader.isTerminal ? 'yes' : (typed ?? 'no'))
    if (/^no?$/i.test(answer)) return
    const [, path] = /^save\s+(.+)$/.exec(answer) ?? []
    if (path === undefined && !/^y(es)?$/i.test(answer)) continue
    try {
      recordSaver.save(path)
      const command = ['tudor play --resume', quoted(recordSaver.path), ...resumeFlags].join(' ')
      screen.line(`Saved as ${recordSaver.path}. Resume with: ${command}`)
    } catch (error) {
      if (!(error instanceof UsageError) || typed === undefined) throw error
      screen.line(screen.paint.warning(error.message))
    }
  }
}
