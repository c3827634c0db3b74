import { beginWith, type Policy, randomPolicy } from '@tudor-rose/bots'
import { BadInput, type Chance, MoveList, OBSERVER, type Seat, type Session } from '@tudor-rose/table'
import { WrongInput } from '../wrong-input.ts'
import { decide } from './decide.ts'
import type { Lines } from './lines.ts'
import { type Choice, pick } from './menu.ts'
import type { Saver } from './save.ts'
import type { Screen } from './screen.ts'

const LOG_LENGTH = 20

const HELP = [
  'A number plays that move; so does the start of its text, or the start of each of its words.',
  '  moves       show the legal moves again',
  '  board       show the board again',
  '  legend      what the signs on the board mean',
  '  log [N|all] show what happened, as you may know it',
  '  odds [MOVE] how your battles would go, or the one that a move leads to (Richard III)',
  '  hint        what the strongest bot would play in your place, from what you can see yourself',
  '  undo        take the last move back, up to the last die, card or reveal',
  '  save [FILE] write the record of the game so far',
  '  resign      give the game up',
  '  quit        leave; you are asked whether to save',
]

/** What a game at one screen is played with. */
export interface HotSeat {
  readonly session: Session<unknown>
  readonly lines: Lines
  readonly screen: Screen
  readonly saver: Saver
  /** Whether to save after every move without being asked. */
  readonly savesAlways: boolean
  /** Whether the seats are different people, with secrets from each other. */
  readonly handsOver: boolean
  /** Those seats where nobody sits at the screen, and the chance with which they think. */
  readonly bots: ReadonlyMap<Seat, Policy>
  readonly botChance: Chance
  /** The flags with which the game goes on as it is played now, once it has been saved. */
  readonly goOnFlags: readonly string[]
}

/** The seat that goes on if it is asked again, or nobody: the players leave. */
type Outcome = { readonly goesOn: Seat } | 'left'

/** Plays a game to its end, or until somebody leaves. */
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
    // Where choices are secret and simultaneous, one seat is asked after the other.
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

/** Answers whether the players are still there. */
async function letBotMove(
  { session, lines, screen, bots, botChance, saver, savesAlways }: HotSeat,
  seat: Seat,
): Promise<boolean> {
  // A transcript does not tell how long anything took.
  if (lines.isTerminal) screen.line(screen.paint.faint(`${screen.name(seat)} is thinking …`))
  const letPlay = async (bot: Policy): Promise<boolean> => {
    const pondering = beginWith(bot, session.game, session.state, seat, botChance)
    const move = await decide(pondering, () => lines.isLeft)
    if (move === undefined) return false
    session.play(seat, move)
    return true
  }
  let hasPlayed: boolean
  try {
    hasPlayed = await letPlay(bots.get(seat)!)
  } catch {
    // A bot that fails, such as over cards that nobody has thought of, must not end the game.
    screen.remark(`The bot of ${screen.name(seat)} has failed and takes any legal move.`)
    hasPlayed = await letPlay(randomPolicy())
  }
  if (hasPlayed && savesAlways) saver.save()
  return hasPlayed
}

/** Hides everything until the next player sits at the screen. Answers whether anybody did. */
async function handOver({ lines, screen, handsOver }: HotSeat, seat: Seat): Promise<boolean> {
  if (!handsOver) return true
  screen.clearSecrets()
  const request = `Pass the screen to ${screen.name(seat)}`
  if (lines.isTerminal) return (await lines.ask(`${request} and press Enter. `)) !== undefined
  // Nobody looks over a pipe's shoulder.
  screen.line(`--- ${request} ---`)
  return true
}

function showTurn({ lines, screen }: HotSeat, seat: Seat, hasChanged: boolean): void {
  screen.clear()
  if (lines.isTerminal || hasChanged) {
    screen.board(seat)
    screen.line()
  }
  screen.news(seat)
  screen.remarks()
}

/** Asks until a move is made, taken back or the player leaves. */
async function takeTurn(table: HotSeat, seat: Seat): Promise<Outcome> {
  const { session, lines, screen } = table
  const choices = legalChoices(session, seat)
  screen.prompt(seat)
  screen.menu(choices)
  for (;;) {
    const typed = await lines.ask(`${screen.name(seat)}> `)
    if (typed === undefined) return 'left'
    try {
      const outcome = await obey(table, seat, choices, typed)
      if (outcome !== undefined) return outcome
    } catch (error) {
      if (!(error instanceof BadInput || error instanceof WrongInput)) throw error
      screen.line(screen.paint.warning(error.message))
    }
  }
}

function legalChoices(session: Session<unknown>, seat: Seat): Choice[] {
  const moves = new MoveList()
  session.game.moves(session.state, seat, moves)
  return moves
    .toArray()
    .map((move, index) => ({ number: index + 1, move, text: session.game.notation.format(move, seat) }))
}

/** Carries out what was typed; answers an outcome where the turn is over. */
async function obey(
  table: HotSeat,
  seat: Seat,
  choices: readonly Choice[],
  typed: string,
): Promise<Outcome | undefined> {
  const { session, lines, screen, saver } = table
  const [word, ...rest] = typed.split(/\s+/)
  const argument = rest.join(' ')
  switch (rest.length === 0 || ['log', 'save', 'odds'].includes(word) ? word : undefined) {
    case '':
      // On a terminal Enter is enough where there is nothing to choose; in a pipe an empty line may be an accident.
      if (!lines.isTerminal || choices.length !== 1) return undefined
      return move(table, seat, choices[0])
    case 'help':
    case '?':
      for (const line of HELP) screen.line(line)
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
    case 'odds':
      screen.odds(seat, argument === '' ? undefined : plannedMove(argument, choices))
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
      saver.save(argument === '' ? undefined : argument)
      screen.line(`Saved as ${saver.path}.`)
      return undefined
    case 'resign': {
      const answer = await lines.ask('Give the game up for good? Type yes to do so: ')
      if (answer?.toLowerCase() !== 'yes') return undefined
      session.resign(seat)
      return afterChange(table, seat)
    }
    case 'quit':
    case 'exit':
      return 'left'
  }
  const picked = pick(typed, choices)
  if (picked.found === 'one') return move(table, seat, picked.choice)
  if (picked.found === 'several') {
    screen.line(`That could be any of these ${picked.choices.length}:`)
    screen.menu(picked.choices)
  } else screen.line(screen.paint.warning(`"${typed}" is neither a legal move nor a command; try "moves" or "help"`))
  return undefined
}

function move(table: HotSeat, seat: Seat, choice: Choice): Outcome {
  table.session.play(seat, choice.move)
  return afterChange(table, seat)
}

function afterChange({ saver, savesAlways }: HotSeat, goesOn: Seat): Outcome {
  if (savesAlways) saver.save()
  return { goesOn }
}

/**
 * At one screen anybody may take the last move back, and whoever made it is asked anew: that seat is answered. Bots do not
 * mind, but where no move before theirs can be taken back, nothing is.
 */
function takeBack({ session, bots }: HotSeat): Seat {
  const { moves, undoableMoves } = session
  const own = moves.findLastIndex(({ seat }) => !bots.has(seat))
  const many = moves.length - own
  if (undoableMoves > 0 && (own < 0 || many > undoableMoves))
    throw new WrongInput('there is no move of yours that can be taken back')
  for (let later = 1; later < many; later++) session.undo()
  return session.undo().seat
}

function plannedMove(typed: string, choices: readonly Choice[]): string {
  const picked = pick(typed, choices)
  if (picked.found === 'one') return picked.choice.text
  if (picked.found === 'none') throw new WrongInput(`"${typed}" is no legal move; try "moves"`)
  throw new WrongInput(`"${typed}" could be any of ${picked.choices.length} moves; please type more of it`)
}

function logLength(argument: string): number {
  if (argument === '') return LOG_LENGTH
  if (argument === 'all') return Number.POSITIVE_INFINITY
  const length = Number(argument)
  if (Number.isInteger(length) && length > 0) return length
  throw new WrongInput('say how many entries, such as "log 50", or "log all"')
}

/** As it is typed behind a command: with quotes where a shell would make more than one word of it. */
const quoted = (path: string): string =>
  /^[\p{L}\d_./:\\+=@~-]+$/u.test(path) ? path : `"${path.replace(/["$`]/g, '\\$&')}"`

/** Offers to save what is not saved yet. */
async function leave({ lines, screen, saver, goOnFlags }: HotSeat): Promise<void> {
  while (!saver.isUpToDate) {
    const typed = await lines.ask(`Save the game as ${saver.path}? (yes, no, or: save FILE) `)
    // On a terminal the end of input (Ctrl-D, Ctrl-C) saves: better a file too many than a game lost.
    const answer = typed || (lines.isTerminal ? 'yes' : (typed ?? 'no'))
    if (/^no?$/i.test(answer)) return
    const [, path] = /^save\s+(.+)$/.exec(answer) ?? []
    if (path === undefined && !/^y(es)?$/i.test(answer)) continue
    try {
      saver.save(path)
      const command = ['tudor play --resume', quoted(saver.path), ...goOnFlags].join(' ')
      screen.line(`Saved as ${saver.path}. Go on with: ${command}`)
    } catch (error) {
      if (!(error instanceof WrongInput) || typed === undefined) throw error
      screen.line(screen.paint.warning(error.message))
    }
  }
}
