import type { Chance } from '../chance.ts'
import type { Game, Move, Seat } from '../game.ts'
import { RESIGNS } from '../record.ts'
import { fail, seedsOf, type Trial } from './check.ts'
import { walk } from './random-walk.ts'

/** Every legal move has one line, which parses to that move and no other. No text makes the parser fail. */
export function notationIsExact<S>(trial: Trial<S>): void {
  const { game } = trial
  for (const seed of seedsOf(trial, trial.fewGames)) {
    walk(trial, seed, 'all', ({ seat, moves, picks, where }) => {
      const moveOfLine = new Map<string, Move>()
      for (const move of moves) {
        const line = game.notation.format(move, seat)
        checkLine(game, line, move, seat, where)
        checkParsed(game, line, move, seat, where)
        const other = moveOfLine.get(line)
        if (other !== undefined) fail(where, `moves ${other} and ${move} are both written "${line}"`)
        moveOfLine.set(line, move)
      }
      const lines = [...moveOfLine.keys()]
      checkGarbage(game, spoil(lines[picks.below(lines.length)], picks), seat, where)
    })
  }
}

function checkLine<S>(game: Game<S>, line: string, move: Move, seat: Seat, where: string): void {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a line may contain none of these
  if (line === '' || line !== line.trim() || /[\u0000-\u001f\u007f\u2028\u2029\ufeff]/.test(line)) {
    fail(where, `move ${move} is written ${JSON.stringify(line)}, which is not one clean line`)
  }
  if (line === RESIGNS) fail(where, `move ${move} is written "${RESIGNS}", which records use for a resignation`)
  const read = game.notation.parse(line, seat)
  if (read !== move) fail(where, `move ${move} is written "${line}", which is read as ${read}`)
}

/** The parsed move is the same move: it has a verb of the game, and converts back to the line and the integer. */
function checkParsed<S>({ notation }: Game<S>, line: string, move: Move, seat: Seat, where: string): void {
  const parsed = notation.read(line)
  if (parsed === undefined) fail(where, `"${line}" cannot be parsed`)
  if (!notation.verbs.includes(parsed.verb)) fail(where, `"${line}" has the verb ${parsed.verb}, which is not declared`)
  const written = notation.write(parsed)
  if (written !== line) fail(where, `"${line}" is parsed and then written "${written}"`)
  const encoded = notation.encode(parsed, seat)
  if (encoded !== move) fail(where, `"${line}" is parsed and then encoded as ${encoded}, not ${move}`)
  const decoded = notation.write(notation.decode(move, seat))
  if (decoded !== line) fail(where, `move ${move} is decoded as "${decoded}", not "${line}"`)
}

/** A text without a move parses to `undefined`. If it parses to a move, that move can be written. */
function checkGarbage<S>(game: Game<S>, text: string, seat: Seat, where: string): void {
  let line: string
  try {
    const parsed = game.notation.read(text)
    if (parsed !== undefined && game.notation.write(parsed) !== text)
      fail(where, `${JSON.stringify(text)} is parsed as "${game.notation.write(parsed)}"`)
    const move = game.notation.parse(text, seat)
    if (move === undefined) return
    if (!Number.isInteger(move) || move < 0) fail(where, `${JSON.stringify(text)} is read as ${move}`)
    line = game.notation.format(move, seat)
    if (game.notation.parse(line, seat) === move) return
  } catch (error) {
    fail(where, `reading ${JSON.stringify(text)} throws ${error}`)
  }
  fail(where, `${JSON.stringify(text)} is read as a move that is written "${line}", which is read as another`)
}

const STRANGE = [
  '',
  ' ',
  '\0',
  '\n',
  '-1',
  '999999999999999999999',
  'NaN',
  '__proto__',
  'constructor',
  'ß',
  '🌹',
  '\ud800',
  '(',
  '%s',
  '{0}',
]

/** A damaged line, or unrelated text. */
function spoil(line: string, picks: Chance): string {
  const strange = STRANGE[picks.below(STRANGE.length)]
  const at = picks.below(line.length + 1)
  const words = line.split(' ')
  const ways = [
    () => strange,
    () => line.slice(0, at),
    () => line.slice(at),
    () => line.slice(0, at) + strange + line.slice(at),
    () => words.with(picks.below(words.length), strange).join(' '),
    () => words.toReversed().join(' '),
    () => words.toSpliced(picks.below(words.length), 1).join(' '),
    () => `${line} ${line}`,
    () => line.toUpperCase(),
    () => line.repeat(500),
  ]
  return ways[picks.below(ways.length)]()
}
