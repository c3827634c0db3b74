/** Phase 6: who controls England. */
import type { Passage, Table } from '../course.ts'
import { houseKey } from '../keys.ts'
import { inHandOf, LANCASTER, other, VICTORIES, wonBy, YORK } from '../layout.ts'
import { cardsAt, goTo, REGIONS, type State, troops } from '../state.ts'
import { CLEAN_UP, GAME_OVER, KEEP_CARD } from '../steps.ts'

const LAST_ROUND = 5

/** A region is controlled by whoever has more troops there. */
export const regionsOf = (s: State, house: number): number =>
  REGIONS.filter((region) => troops(s, house, region) > troops(s, other(house), region)).length

export const battlesWonBy = (s: State, house: number): number => cardsAt(s, wonBy(house))

export function win(s: State, house: number, victory: (typeof VICTORIES)[number], table: Pick<Table, 'log'>): void {
  s.winner = house
  s.victory = VICTORIES.indexOf(victory)
  s.step = GAME_OVER
  table.log?.tell({ key: 'log.won', params: { house: houseKey(house), reason: victory } })
}

/** All three regions win at once; after round 5 more regions do, and on a tie more battles. */
export const checkVictory: Passage = (s, table) => {
  const [lancaster, york] = [regionsOf(s, LANCASTER), regionsOf(s, YORK)]
  if (lancaster === 3 || york === 3) return win(s, lancaster === 3 ? LANCASTER : YORK, 'victory.england', table)
  if (s.round < LAST_ROUND) {
    const someoneHasACard = [LANCASTER, YORK].some((house) => cardsAt(s, inHandOf(house)) > 0)
    return goTo(s, someoneHasACard ? KEEP_CARD : CLEAN_UP)
  }
  if (lancaster !== york) return win(s, lancaster > york ? LANCASTER : YORK, 'victory.regions', table)
  win(s, battlesWonBy(s, LANCASTER) > battlesWonBy(s, YORK) ? LANCASTER : YORK, 'victory.battles', table)
}
