/** What the log tells: troops that go one by one are told together, and a side event is told as what it is. */
import type { Told } from '../play/sight.ts'

export function retold(events: readonly Told[]): readonly Told[] {
  const rows: Told[] = []
  let played: Told | undefined
  for (const told of events) {
    if (told.key.startsWith('log.use.')) played = told
    const row = rowOf(told, played)
    const joined = rows.length > 0 ? joinedWith(rows[rows.length - 1], row) : undefined
    if (joined === undefined) rows.push(row)
    else rows[rows.length - 1] = joined
  }
  return rows
}

/** Only with a side event does a house shift troops by a card of the other. */
function rowOf(told: Told, played: Told | undefined): Told {
  const { key, params } = told
  if (key === 'log.moves') return { key: 'told.moves', params: { ...params, count: 1 } }
  if (key !== 'log.shift' || played === undefined || played.params.house === params.house) return told
  return { key: 'told.sideEvent', params: { ...params, card: played.params.card } }
}

const COUNTED = ['log.shift', 'told.moves', 'told.sideEvent']

function joinedWith(before: Told, { key, params }: Told): Told | undefined {
  if (before.key !== key || !COUNTED.includes(key)) return undefined
  const isSame = Object.keys(params).every((name) => name === 'count' || before.params[name] === params[name])
  return isSame ? { key, params: { ...params, count: Number(before.params.count) + Number(params.count) } } : undefined
}
