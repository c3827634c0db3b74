import { Texts } from '@tudor-rose/table'
import type { GameShelf } from '../games.ts'
import type { Turn } from '../storage/notice-store.ts'
import type { Links } from './links.ts'

/** A table that waits, as people and programs are told of it. */
export interface WaitingTable {
  readonly id: string
  readonly game: string
  /** What people call the game. */
  readonly title: string
  readonly seat: number
  readonly since: number
  readonly deadline: number | null
  readonly url: string
}

/** All that waits for one person, in one message. */
export interface Digest {
  readonly personId: string
  readonly name: string
  readonly tables: readonly WaitingTable[]
  readonly time: number
}

export const waitingTable = (
  { table_id, game, seat, since, deadline }: Turn,
  games: GameShelf,
  links: Links,
): WaitingTable => ({
  id: table_id,
  game,
  title: titleOf(game, games),
  seat,
  since,
  deadline,
  url: links.table(table_id),
})

const TITLE = 'game.name'

function titleOf(name: string, games: GameShelf): string {
  const game = games.all.find((each) => each.name === name)
  return game !== undefined && Object.hasOwn(game.texts.en, TITLE) ? new Texts(game, 'en').say(TITLE) : name
}
