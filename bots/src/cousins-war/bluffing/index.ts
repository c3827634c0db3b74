export { BattlePlayer, type Dice } from './battle-player.ts'
export { battlePolicy } from './battle-policy.ts'
export { BattleTable } from './battle-table.ts'
export {
  EXPLOITABILITY_LIMIT,
  type Exploitabilities,
  type Exploitability,
  measureExploitability,
  TYPICAL_STRONGER,
  TYPICAL_WEAKER,
} from './exploitability.ts'
export { type BattleOdds, battleOdds } from './odds.ts'
export { HIDDEN, MAX_BY_STANDARD_DECK, MAX_FIGHTERS, NO_CARD, type Sides } from './situations.ts'
export { DEFAULT_ROUNDS, type SolveOptions, solveBattles } from './solve.ts'
export { readBattleTable, writeBattleTable } from './table-file.ts'
