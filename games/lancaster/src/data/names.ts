/** Names shared by moves, positions and views, without the rules, so that pages can import them alone. */

/**
 * A party is any owner of knights: the players by seat and, in the two-player game, an ally for each of them. Allies
 * come after the players: player 0 leads party 2, player 1 leads party 3.
 */
export const PARTY_NAMES = ['Blue', 'Yellow', 'Red', 'Green', 'Purple'] as const
export type PartyName = (typeof PARTY_NAMES)[number]
/** The four conflict places, in scoring order. The lower row holds conflicts that were lost once. */
export const CONFLICT_PLACES = ['lower left', 'lower right', 'upper left', 'upper right'] as const
export type ConflictPlace = (typeof CONFLICT_PLACES)[number]
export const OFFICES = ['chancellor', 'constable', 'chamberlain'] as const
export type OfficeName = (typeof OFFICES)[number]
/** What office holders may use in the next round, in the order of the offices. */
export const PRIVILEGES = ['shield', 'archer', 'Tudor knight'] as const
/** Goods in the treasury, in the order of the offices whose tribute they are. */
export const GOODS = ['votes', 'squires', 'gold'] as const
