import { bots as cousinsWar } from '../cousins-war/index.ts'
import type { BotsByGame } from '../game-bots.ts'
import { bots as lancaster } from '../lancaster/index.ts'
import { bots as richard3 } from '../richard3/index.ts'

export const BOTS = { richard3, 'cousins-war': cousinsWar, lancaster } satisfies BotsByGame

/** The same, with the table of solved battles. */
export const botsWithTable = (bytes: Uint8Array): BotsByGame => ({
  ...BOTS,
  'cousins-war': { ...cousinsWar, ...cousinsWar.data!.read(bytes) },
})
