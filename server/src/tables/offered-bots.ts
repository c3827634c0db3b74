import type { AnyGame } from '@tudor-rose/table'
import { Refusal } from '../refusal.ts'

/** The names of the bots that can play this game. */
export type BotsFor = (game: AnyGame) => readonly string[]

export function checkBot(name: string, game: AnyGame, botsFor: BotsFor): void {
  const names = botsFor(game)
  if (names.includes(name)) return
  throw new Refusal('bad-table', `there is no bot "${name}" for ${game.name}; there are ${names.join(', ')}`)
}
