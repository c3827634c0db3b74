/** Blocks that went from area to area, told from what was announced. */
import type { Told } from '../play/sight.ts'

export interface Journey {
  readonly house: string
  /** Undefined for a block that showed nothing but its back. */
  readonly block: string | undefined
  readonly from: string
  /** An area, or wherever else a block that leaves the map goes. */
  readonly to: string
  readonly isVoyage: boolean
}

/** 5.2 Steps over a border in actions: to set out, and to go on. */
export const MARCHES = ['log.marches', 'log.marchesOn', 'log.attacks', 'log.attacksOn']
const VOYAGES = ['log.sails', 'log.raids']
const FROM_AREA_TO_AREA = [...MARCHES, ...VOYAGES, 'log.goesHome']
/** These begin where the battle is. */
const OUT_OF_BATTLE = ['log.retreats', 'log.regroups']

export const withoutKind = (key: unknown): string => String(key).replace(/^\w+\./, '')

/** The journeys among the events from this one on, with the number of the event that told of each. */
export function journeysIn(events: readonly Told[], begin = 0): readonly (Journey & { readonly event: number })[] {
  let battle = withoutKind(events.slice(0, begin).findLast(({ key }) => key === 'log.battle')?.params.area)
  return events.slice(begin).flatMap(({ key, params }, index) => {
    if (key === 'log.battle') battle = withoutKind(params.area)
    const isOut = OUT_OF_BATTLE.includes(key)
    if (!isOut && !FROM_AREA_TO_AREA.includes(key)) return []
    const block = params.block === 'block.hidden' ? undefined : withoutKind(params.block)
    const [from, to] = isOut ? [battle, withoutKind(params.area)] : [withoutKind(params.from), withoutKind(params.to)]
    return [
      { house: withoutKind(params.house), block, from, to, isVoyage: VOYAGES.includes(key), event: begin + index },
    ]
  })
}
