import type { Chance } from '../chance.ts'
import { BadInput } from '../errors.ts'
import type { Game } from '../game.ts'
import { exportPosition, formatPosition, parsePosition } from '../position.ts'
import { fail, seedsOf, type Trial } from './check.ts'
import { differentData, differentField } from './differences.ts'
import { type SampledDecision, walk } from './random-walk.ts'

const DAMAGES = 8

/**
 * Export and import of a position preserve every byte. A damaged position is rejected or read, but never makes the game
 * fail.
 */
export function positionsRoundTrip<S>(trial: Trial<S>): void {
  for (const seed of seedsOf(trial, trial.fewGames)) {
    const end = walk(trial, seed, 12, (decision) => checkDecision(trial, decision))
    checkRoundTrip(trial.game, end, `seed "${seed}", at the end`)
  }
}

function checkDecision<S>({ game }: Trial<S>, { state, picks, where }: SampledDecision<S>): void {
  const text = checkRoundTrip(game, state, where)
  for (let i = 0; i < DAMAGES; i++) checkDamaged(game, damage(text, picks), where)
}

function checkRoundTrip<S>(game: Game<S>, state: S, where: string): string {
  const before = game.bytes(state).slice()
  const text = formatPosition(game, state)
  const unlike = differentData(exportPosition(game, state), JSON.parse(text))
  if (unlike !== undefined) fail(where, `the exported text is not the exported position: ${unlike}`)
  let read: S
  try {
    read = parsePosition(game, text)
  } catch (error) {
    fail(where, `the exported position is refused: ${error}`)
  }
  const difference = differentField(game, before, game.bytes(read))
  if (difference !== undefined) fail(where, `the position, exported and imported, is not the same: ${difference}`)
  return text
}

function checkDamaged<S>(game: Game<S>, text: string, where: string): void {
  let read: S
  try {
    read = parsePosition(game, text)
  } catch (error) {
    if (error instanceof BadInput && error.kind === 'bad-position' && error.line !== undefined) return
    fail(where, `this damaged position is not refused with a line but throws ${error}\n${text}`)
  }
  checkRoundTrip(game, read, `${where}, with a changed position`)
}

/** The text with a line removed, duplicated, cut or swapped, or with a value from elsewhere. */
function damage(text: string, picks: Chance): string {
  const lines = text.split('\n')
  const at = picks.below(lines.length)
  const values = text.match(/"[^"]*"|\d+|true|false|null/g)!
  const value = (): string => values[picks.below(values.length)]
  const ways = [
    () => lines.toSpliced(at, 1),
    () => lines.toSpliced(at, 0, lines[at]),
    () => lines.with(at, lines[at].slice(0, picks.below(lines[at].length + 1))),
    () => lines.with(at, lines[picks.below(lines.length)]),
    () => lines.with(at, lines[at].replace(value(), value())),
    () =>
      lines.with(
        at,
        lines[at].replace(/: ("[^"]*"|\d+|true|false|null)/, () => `: ${value()}`),
      ),
    () =>
      lines.with(
        at,
        lines[at].replace(/\d+/, () => String(picks.below(300))),
      ),
  ]
  return ways[picks.below(ways.length)]().join('\n')
}
