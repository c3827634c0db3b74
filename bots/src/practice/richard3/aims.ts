/** What is wanted in exercises of Richard III. */
import type { Aim, Telling } from '../exercise.ts'

export const LANCASTER = 0
export const YORK = 1
const HOUSES = ['seat.Lancaster', 'seat.York']

export const killed = (block: string): Telling => ({ key: 'log.killed', params: { block: `block.${block}` } })
export const battleWon = (house: number): Telling => ({ key: 'log.battleWon', params: { house: HOUSES[house] } })
const BATTLE_OVER: Telling = { key: 'log.battleWon' }

/** The house takes the throne, or keeps it. */
export const throneFor = (house: number): Aim => ({
  told: { key: house === YORK ? 'log.usurpation' : 'log.noUsurpation' },
  until: [{ key: house === YORK ? 'log.noUsurpation' : 'log.usurpation' }],
})
/** The house wins the battle of this turn. */
export const victoryOf = (house: number): Aim => ({ told: battleWon(house), until: [BATTLE_OVER] })
/** This block falls before the battle is over, or before its next round. */
export const deathOf = (block: string, { inRound }: { readonly inRound: boolean }): Aim => ({
  told: killed(block),
  until: inRound ? [BATTLE_OVER, { key: 'log.round' }] : [BATTLE_OVER],
})
/** This block falls before the battle in this area is over, whatever is fought first. */
export const fallOf = (block: string, area: string): Aim => ({
  told: killed(block),
  until: [{ key: 'log.battleWon', params: { area: `area.${area}` } }],
})
const TURN_OVER: readonly Telling[] = [{ key: 'log.noUsurpation' }, { key: 'log.usurpation' }]
/** This block stands in this area when the battles of the last turn begin, or does not. */
export const caughtIn = (title: string, area: string, is = true): Aim => ({
  entry: ['blocks', title, 'at'],
  is,
  value: area,
  until: [{ key: 'log.battle' }, ...TURN_OVER],
})
/** The battle is over and this block has not fallen in it. */
export const survivalOf = (block: string): Aim => ({ told: BATTLE_OVER, until: [killed(block)] })
/** The house wins the battle without losing this block. */
export const victoryWithout = (house: number, lost: string): Aim => ({
  told: battleWon(house),
  until: [BATTLE_OVER, killed(lost)],
})
/** The house wins the game; nothing is looked at beyond the political turn. */
export const winOf = (house: number): Aim => ({
  told: { key: 'log.won', params: { house: HOUSES[house] } },
  until: TURN_OVER,
})
