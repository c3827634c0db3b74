import type { TableDescription as AnyTableDescription, TableEntry as AnyTableEntry } from '@tudor-rose/protocol'
import type { GameName } from '../games/registry.ts'

export type {
  ChatLine,
  GameEntry,
  Me,
  SeatEntry,
  ServerMessage,
  TableStatus,
  TimeControl,
  VisibleState,
} from '@tudor-rose/protocol'

/** Servers may offer games this page does not know; their tables are not shown. */
interface OfKnownGame {
  readonly game: GameName
}

export type TableDescription = AnyTableDescription & OfKnownGame
export type TableEntry = AnyTableEntry & OfKnownGame
