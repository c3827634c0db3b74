import type { Language } from '@tudor-rose/protocol'
import { Texts } from '@tudor-rose/table'
import type { GameRegistry } from '../games.ts'
import type { Turn } from '../storage/notification-store.ts'
import type { Links } from './links.ts'

/** A table that waits for a person's move, as messages and the API show it. */
export interface WaitingTable {
  readonly id: string
  readonly game: string
  /** The name of the game, for people. */
  readonly title: string
  readonly seat: number
  readonly since: number
  readonly deadline: number | null
  readonly url: string
}

/** All tables that wait for one person, in one message. */
export interface Digest {
  readonly personId: string
  readonly name: string
  readonly language: Language
  readonly tables: readonly WaitingTable[]
  readonly time: number
}

export const waitingTable = (
  { table_id, game, seat, since, deadline }: Turn,
  games: GameRegistry,
  links: Links,
  language: Language,
): WaitingTable => ({
  id: table_id,
  game,
  title: titleOf(game, games, language),
  seat,
  since,
  deadline,
  url: links.table(table_id),
})

const TITLE = 'game.name'

function titleOf(name: string, games: GameRegistry, language: Language): string {
  const game = games.all.find((each) => each.name === name)
  if (game === undefined) return name
  const texts = new Texts(game, Object.hasOwn(game.texts, language) ? language : 'en')
  return texts.problem(TITLE) === undefined ? texts.say(TITLE) : name
}
