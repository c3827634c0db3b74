/** What lies in the box: areas, borders, blocks and cards. A page can have it without the rules. */
export * from './areas.ts'
export * from './blocks.ts'
export * from './borders.ts'
export * from './cards.ts'
