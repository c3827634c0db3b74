import { game as cousinsWar } from '@tudor-rose/cousins-war'
import { game as lancaster } from '@tudor-rose/lancaster'
import { game as richard3 } from '@tudor-rose/richard3'
import type { AnyGame } from '@tudor-rose/table'
import type { GameName } from '../../boards/games.ts'

/** The rules of every game. In the browser each has a worker of its own. */
export const RULES: Readonly<Record<GameName, AnyGame>> = { richard3, 'cousins-war': cousinsWar, lancaster }
