import { createRequire } from 'node:module'
import { GUIDES, type Guides, guidesWithBattleTable } from '@tudor-rose/bots'
import { readBytes } from './files.ts'

const BATTLE_TABLE = '@tudor-rose/bots/data/cousins-war-battle.bin'

/** The guides for a game, including the data file that comes with the program. */
export function guidesFor(game: string): Guides {
  if (game !== 'cousins-war') return GUIDES
  return guidesWithBattleTable(readBytes(createRequire(import.meta.url).resolve(BATTLE_TABLE)))
}
