import type { ChatLine, SeatEntry, ServerMessage, TableView } from '@tudor-rose/protocol'
import { applyChanges } from '@tudor-rose/protocol/changes'

/** A table assembled from the server's messages. Unchanged parts stay the same objects. */
export class ReceivedTable {
  /** The table as this viewer sees it; its `view` is null before the game begins. `undefined` until it has arrived. */
  view: TableView | undefined
  seats: readonly SeatEntry[] = []
  /** The seats whose players have the table open. */
  present: readonly number[] = []
  /** The number of observers. */
  watching = 0
  chat: readonly ChatLine[] = []
  /** The viewer's own note. */
  note = ''
  /** How far the server's clock is ahead of the local one, in milliseconds. */
  ahead = 0

  receive(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
      case 'update':
        this.ahead = message.now - Date.now()
        this.view = viewAfter(this.view, message)
        break
      case 'seats':
        this.seats = message.seats
        break
      case 'presence':
        this.present = message.seats
        this.watching = message.watching
        break
      case 'chat':
        this.chat = joinedChat(this.chat, message.lines)
        break
      case 'note':
        this.note = message.text
    }
  }
}

function viewAfter(
  before: TableView | undefined,
  message: Extract<ServerMessage, { type: 'table' | 'update' }>,
): TableView | undefined {
  const { number, told = 0 } = message
  const viewer = message.type === 'table' ? message.viewer : before?.viewer
  const state = message.type === 'table' ? (message.face ?? before) : before && applyChanges(before, message.changes)
  if (state === undefined || viewer === undefined) return before
  const known = before?.events ?? []
  const events = message.events === undefined ? known : [...known.slice(0, told), ...message.events]
  return { ...state, number, viewer, events }
}

/** After a new hello, the server sends the latest lines again. */
function joinedChat(known: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const first = lines[0]?.number ?? Number.POSITIVE_INFINITY
  return [...known.filter(({ number }) => number < first), ...lines]
}
