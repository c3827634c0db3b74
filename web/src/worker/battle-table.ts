/** The table by which battles of The Cousins' War are fought: as large as all the rest, so it comes when there is a bot. */
import type { Guides } from '@tudor-rose/bots'
import address from '@tudor-rose/bots/data/cousins-war-battle.bin?url'

let asked: Promise<Guides | undefined> | undefined

/**
 * What bots know with it, or nothing where it cannot be had now or is not what it should be: they then fight by rules of
 * thumb. It is asked for once.
 */
export const battleGuides = (): Promise<Guides | undefined> => {
  asked ??= fetchGuides().catch(() => undefined)
  return asked
}

async function fetchGuides(): Promise<Guides | undefined> {
  const response = await fetch(address, { priority: 'low' })
  if (!response.ok) return undefined
  const bytes = new Uint8Array(await response.arrayBuffer())
  const { guidesByTable } = await import('@tudor-rose/bots/cousins-war/teaching')
  return guidesByTable(bytes)
}
