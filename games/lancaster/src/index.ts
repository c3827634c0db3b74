export type { LancasterComplaint } from './complaints.ts'
export type { LancasterComponents } from './components.ts'
export { STANDARD_COMPONENTS } from './data/standard-components.ts'
export { game } from './game.ts'
export type {
  CastleSpaceView,
  ConflictView,
  CountyView,
  LancasterView,
  PartyView,
  ShameFieldView,
  TowerView,
} from './view.ts'
