export type { LancasterComponents } from './components.ts'
export type { PartyName } from './data/names.ts'
export { STANDARD_COMPONENTS } from './data/standard-components.ts'
export type { LancasterEvent, VisibleLancasterEvent } from './events.ts'
export { game } from './game.ts'
export type { LawId } from './law-ids.ts'
export type { LancasterMove } from './notation.ts'
export type { ComponentProblemKey } from './problems.ts'
export type {
  CastleSpaceView,
  ConflictView,
  CountyView,
  LancasterView,
  PartyView,
  ShameFieldView,
  TowerView,
} from './view.ts'
