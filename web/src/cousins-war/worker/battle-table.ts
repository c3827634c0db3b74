/** The table bots use in battles of The Cousins' War. It is as large as all the rest, so it is loaded only for bots. */
import address from '@tudor-rose/bots/data/cousins-war-battle.bin?url'

let asked: Promise<Uint8Array | undefined> | undefined

/** Undefined if it cannot be loaded; bots then fight by rules of thumb. It is requested once. */
export const fetchBattleTable = (): Promise<Uint8Array | undefined> => {
  asked ??= fetchBytes().catch(() => undefined)
  return asked
}

async function fetchBytes(): Promise<Uint8Array | undefined> {
  const response = await fetch(address, { priority: 'low' })
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined
}
