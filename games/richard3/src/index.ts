export { AREAS, type Area } from './data/areas.ts'
export { BORDER_LIMITS, BORDERS, type BorderColour } from './data/borders.ts'
export { game } from './game.ts'
export type { BattleView, BlockView, RichardView, Sighting } from './view.ts'
