import type { TableDescription, TimeControl, Visibility } from '@tudor-rose/protocol'
import { commitment } from '@tudor-rose/table'
import type { LiveTable } from './live-table.ts'

/** The facts about a table that never change, for everybody who may see it. */
export function descriptionOf({ table, game }: Pick<LiveTable, 'table' | 'game'>): TableDescription {
  const options = JSON.parse(table.options) as Record<string, string>
  return {
    id: table.id,
    game: table.game,
    options,
    components: game.components === undefined ? null : { name: game.components.name, hash: game.components.hash },
    seatNames: game.seats(options),
    time: JSON.parse(table.time_control) as TimeControl,
    visibility: table.visibility as Visibility,
    watchers: table.watchers === 1,
    hints: table.hints === 1,
    commitment: commitment(table.seed),
  }
}
