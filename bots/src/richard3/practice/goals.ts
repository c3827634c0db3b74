/** Goals of exercises of Richard III. */
import type { RichardEvent } from '@tudor-rose/richard3'
import type { EventPattern, Goal } from '../../practice/exercise.ts'

type RichardGoal = Goal<RichardEvent>

export const LANCASTER = 0
export const YORK = 1
const HOUSES = ['seat.Lancaster', 'seat.York'] as const

export const killed = (block: string): EventPattern<RichardEvent> => ({
  key: 'log.killed',
  params: { block: `block.${block}` },
})
export const battleWon = (house: number): EventPattern<RichardEvent> => ({
  key: 'log.battleWon',
  params: { house: HOUSES[house] },
})
const BATTLE_OVER: EventPattern<RichardEvent> = { key: 'log.battleWon' }

/** The house takes the throne, or keeps it. */
export const throneFor = (house: number): RichardGoal => ({
  told: { key: house === YORK ? 'log.usurpation' : 'log.noUsurpation' },
  until: [{ key: house === YORK ? 'log.noUsurpation' : 'log.usurpation' }],
})
/** The house wins the battle of this turn. */
export const victoryOf = (house: number): RichardGoal => ({ told: battleWon(house), until: [BATTLE_OVER] })
/** This block dies before the battle ends, or before its next round. */
export const deathOf = (block: string, { inRound }: { readonly inRound: boolean }): RichardGoal => ({
  told: killed(block),
  until: inRound ? [BATTLE_OVER, { key: 'log.round' }] : [BATTLE_OVER],
})
/** This block dies before the battle in this area ends, whatever is fought first. */
export const fallOf = (block: string, area: string): RichardGoal => ({
  told: killed(block),
  until: [{ key: 'log.battleWon', params: { area: `area.${area}` } }],
})
const TURN_OVER: readonly EventPattern<RichardEvent>[] = [{ key: 'log.noUsurpation' }, { key: 'log.usurpation' }]
/** This block is in this area when the battles of the last turn begin, or is not. */
export const caughtIn = (title: string, area: string, is = true): RichardGoal => ({
  entry: ['blocks', title, 'at'],
  is,
  value: area,
  until: [{ key: 'log.battle' }, ...TURN_OVER],
})
/** The battle ends and this block has survived it. */
export const survivalOf = (block: string): RichardGoal => ({ told: BATTLE_OVER, until: [killed(block)] })
/** The house wins the battle without losing this block. */
export const victoryWithout = (house: number, lost: string): RichardGoal => ({
  told: battleWon(house),
  until: [BATTLE_OVER, killed(lost)],
})
/** The house wins the game; the search ends with the political turn. */
export const winOf = (house: number): RichardGoal => ({
  told: { key: 'log.won', params: { house: HOUSES[house] } },
  until: TURN_OVER,
})
