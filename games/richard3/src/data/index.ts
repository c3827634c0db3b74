/** The components: areas, borders, blocks and cards. A page can import them without the rules. */
export * from './areas.ts'
export * from './blocks.ts'
export * from './borders.ts'
export * from './cards.ts'
