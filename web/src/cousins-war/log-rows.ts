/** The rows of the log: troops that move one by one are combined, and side events are shown as such. */
import type { VisibleCousinsEvent } from '@tudor-rose/cousins-war'
import { isUse } from './exchanges.ts'

type ParamsOf<K> = Extract<VisibleCousinsEvent, { readonly key: K }>['params']

/** A row of the log: one event, or several combined. */
export type LogRow =
  | Exclude<VisibleCousinsEvent, { readonly key: 'log.moves' }>
  | { readonly key: 'told.moves'; readonly params: ParamsOf<'log.moves'> & { readonly count: number } }
  | { readonly key: 'told.sideEvent'; readonly params: ParamsOf<'log.shift'> & { readonly card: string } }

export function logRows(events: readonly VisibleCousinsEvent[]): readonly LogRow[] {
  const rows: LogRow[] = []
  let played: Played | undefined
  for (const event of events) {
    if (isUse(event)) played = event
    const row = rowOf(event, played)
    const joined = rows.length > 0 ? joinedWith(rows[rows.length - 1], row) : undefined
    if (joined === undefined) rows.push(row)
    else rows[rows.length - 1] = joined
  }
  return rows
}

type Played = Extract<VisibleCousinsEvent, { readonly key: `log.use.${string}` }>

/** A house moves troops by the other house's card only through a side event. */
function rowOf(event: VisibleCousinsEvent, played: Played | undefined): LogRow {
  if (event.key === 'log.moves') return { key: 'told.moves', params: { ...event.params, count: 1 } }
  if (event.key !== 'log.shift' || played === undefined || played.params.house === event.params.house) return event
  return { key: 'told.sideEvent', params: { ...event.params, card: played.params.card } }
}

type Counted = Extract<LogRow, { readonly key: 'log.shift' | 'told.moves' | 'told.sideEvent' }>
const isCounted = (row: LogRow): row is Counted =>
  row.key === 'log.shift' || row.key === 'told.moves' || row.key === 'told.sideEvent'

function joinedWith(before: LogRow, row: LogRow): LogRow | undefined {
  if (before.key !== row.key || !isCounted(before) || !isCounted(row)) return undefined
  const known: Readonly<Record<string, unknown>> = before.params
  const isSame = Object.entries(row.params).every(([name, value]) => name === 'count' || known[name] === value)
  return isSame
    ? ({ ...row, params: { ...row.params, count: before.params.count + row.params.count } } as Counted)
    : undefined
}
