/** The table by which battles of The Cousins' War are fought: as large as all the rest, so it comes when there is a bot. */
import address from '@tudor-rose/bots/data/cousins-war-battle.bin?url'

let asked: Promise<Uint8Array | undefined> | undefined

/** Its bytes, or nothing where it cannot be had now: bots then fight by rules of thumb. It is asked for once. */
export const battleTable = (): Promise<Uint8Array | undefined> => {
  asked ??= fetchTable().catch(() => undefined)
  return asked
}

async function fetchTable(): Promise<Uint8Array | undefined> {
  const response = await fetch(address, { priority: 'low' })
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined
}
