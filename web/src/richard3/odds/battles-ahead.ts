/** Of which battles somebody would like to know the odds now. */
import type { AreaView, RichardView } from '@tudor-rose/richard3'
import type { Picking } from '../../play/picking.ts'
import type { Sight } from '../../play/sight.ts'
import type { OddsAsked } from '../../worker/messages.ts'
import { deedOf, type Verb } from '../deeds.ts'
import { isContested } from '../naming.ts'
import { type HouseName, otherHouse } from '../targets.ts'

/** Moves that can lead into an area of the enemy. */
const ADVANCES: readonly Verb[] = ['march', 'onward', 'sail', 'raid']

const hasBlocksOf = ({ blocks, hidden }: AreaView, house: HouseName): boolean =>
  hidden[house] > 0 || blocks.some((block) => block.house === house)

/** The battle that is being fought; otherwise attacks with the block that is picked, or battles that are to be fought. */
export function battlesAhead({ view, question }: Sight<RichardView>, picking: Picking): readonly OddsAsked[] {
  if (view.viewer === null) return []
  if (view.battle !== null) return [{ area: view.battle.area, moves: [] }]
  const attacks = question === undefined ? [] : attacksWith(view, picking)
  if (picking.picked.length > 0 && attacks.length > 0) return attacks
  const standing = view.areas.filter(isContested).map(({ name }) => ({ area: name, moves: [] }))
  return [...attacks, ...standing]
}

function attacksWith(view: RichardView, picking: Picking): readonly OddsAsked[] {
  const enemy = otherHouse(view.viewer!)
  const found = new Map<string, OddsAsked>()
  for (const line of picking.lines) {
    const { verb, area } = deedOf(line)
    if (area === undefined || found.has(area) || !ADVANCES.includes(verb)) continue
    // Before a block is picked there are too many; one that may march on is known.
    if (picking.picked.length === 0 && verb !== 'onward') continue
    const there = view.areas.find(({ name }) => name === area)
    if (there !== undefined && hasBlocksOf(there, enemy)) found.set(area, { area, moves: [line] })
  }
  return [...found.values()]
}
