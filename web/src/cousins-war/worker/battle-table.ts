/** The table bots use in battles of The Cousins' War. It is as large as all the rest, so it is loaded only for bots. */
import type { Guides } from '@tudor-rose/bots'
import address from '@tudor-rose/bots/data/cousins-war-battle.bin?url'

let asked: Promise<Guides | undefined> | undefined

/**
 * The bots' knowledge from the table, or undefined if it cannot be loaded or is invalid; bots then fight by rules of thumb.
 * It is requested once.
 */
export const battleGuides = (): Promise<Guides | undefined> => {
  asked ??= fetchGuides().catch(() => undefined)
  return asked
}

async function fetchGuides(): Promise<Guides | undefined> {
  const response = await fetch(address, { priority: 'low' })
  if (!response.ok) return undefined
  const bytes = new Uint8Array(await response.arrayBuffer())
  const { guidesWithTable: guidesByTable } = await import('@tudor-rose/bots/cousins-war')
  return guidesByTable(bytes)
}
