/** Records of games, up to a point that a test needs. */
import { type AnyGame, fastChance, formatRecord, MoveList, Session } from '@tudor-rose/table'
import type { Page } from 'playwright-core'
import type { TestServer } from './test-server.ts'

/** Plays random moves to the end. */
export function finishedRecord(game: AnyGame, seed: string): string {
  const session = new Session<unknown>(game, { seed })
  const chance = fastChance(seed)
  const moves = new MoveList()
  for (let actors = game.actors(session.state); actors.length > 0; actors = game.actors(session.state)) {
    moves.clear()
    game.moves(session.state, actors[0], moves)
    session.play(actors[0], moves.at(chance.below(moves.length)))
  }
  return formatRecord(game, session.record())
}

/** Plays random moves until `isThere` accepts a seat and the lines of its legal moves; returns the record up to there. */
export function recordUpTo(
  game: AnyGame,
  seed: string,
  isThere: (session: Session<unknown>, seat: number, lines: readonly string[]) => boolean,
): string {
  const session = new Session<unknown>(game, { seed })
  const chance = fastChance(seed)
  const moves = new MoveList()
  for (;;) {
    const [seat] = game.actors(session.state)
    if (seat === undefined) throw new Error(`the game "${seed}" ends before that`)
    moves.clear()
    game.moves(session.state, seat, moves)
    const lines = moves.toArray().map((move) => game.notation.format(move, seat))
    if (isThere(session, seat, lines)) return formatRecord(game, session.record())
    session.play(seat, moves.at(chance.below(moves.length)))
  }
}

/** Opens a record from a file. */
export async function openRecord(page: Page, server: TestServer, record: string): Promise<void> {
  await page.goto(server.url)
  await page.setInputFiles('input[type=file]', {
    name: 'game.record',
    mimeType: 'text/plain',
    buffer: Buffer.from(record),
  })
}
