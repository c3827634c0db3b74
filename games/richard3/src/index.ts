export { AREAS, type Area } from './data/areas.ts'
export { BORDER_LIMITS, BORDERS, type BorderColour } from './data/borders.ts'
export { game } from './game.ts'
export type { AreaView, BattleBlockView, BattleView, BlockView, HouseView, RichardView, Sighting } from './view.ts'
