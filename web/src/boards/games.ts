/** The games of the house, in the order in which they are shown. */
export const GAME_NAMES = ['richard3', 'cousins-war', 'lancaster'] as const
export type GameName = (typeof GAME_NAMES)[number]

export const isGameName = (name: string): name is GameName => (GAME_NAMES as readonly string[]).includes(name)
