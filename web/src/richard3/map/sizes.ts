/** The sizes of things on the map, in map units; places are found with these. */

/** A standing block with its margin. */
export const BLOCK_SIDE = 27

/** A crown, shield, city, cathedral or ship with its margin. */
export const MARK_SIDE = 19

/** The name of an area: its font size, and the box it takes. */
export const NAME_SIZE = 14
export const NAME_HEIGHT = 14
export const nameWidth = (name: string): number => Math.ceil(name.length * 7.4 + 6)

/** The name of a city or cathedral is below its mark. */
export const TOWN_NAME_SIZE = 9
export const townWidth = (name: string): number => Math.max(MARK_SIDE, Math.ceil(name.length * 4.8))
export const TOWN_HEIGHT = MARK_SIDE + TOWN_NAME_SIZE
