/** What bots know of a game comes by itself: nobody has to load what they know of the others. */
import type { Teaching } from '@tudor-rose/bots'
import type { GameName } from '../boards/games.ts'

const TEACHINGS: Readonly<Record<GameName, () => Promise<{ readonly teaching: Teaching }>>> = {
  richard3: () => import('@tudor-rose/bots/richard3/teaching'),
  'cousins-war': () => import('@tudor-rose/bots/cousins-war/teaching'),
  lancaster: () => import('@tudor-rose/bots/lancaster/teaching'),
}

/** Nothing for a game that nobody has taught. */
export const teachingOf = async (game: string): Promise<Teaching> =>
  Object.hasOwn(TEACHINGS, game) ? (await TEACHINGS[game as GameName]()).teaching : { judges: {}, guides: {} }
