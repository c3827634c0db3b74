/** Rules for bots: reading a state, locations of cards and troops, and steps. */
export * from '../layout.ts'
export * from '../state.ts'
export * from '../steps.ts'
export { battlesWonBy, regionsOf } from './victory.ts'
