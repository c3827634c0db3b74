/** Of which battles somebody would like to know the odds now. */
import type { AreaView, RichardView } from '@tudor-rose/richard3'
import type { Picking } from '../../play/picking.ts'
import type { Question, Sight } from '../../play/sight.ts'
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
  const standing = view.areas.filter(isContested).map(({ name }) => ({ area: name, moves: [] }))
  if (question === undefined) return standing
  const main = mainAttacks(question, picking)
  if (main.length > 0) return [...main, ...standing.filter(({ area }) => area !== main[0].area)]
  const attacks = attacksWith(view, picking)
  return picking.picked.length > 0 && attacks.length > 0 ? attacks : [...attacks, ...standing]
}

/** 6.3 Each border that the main attack could come by. */
function mainAttacks({ params }: Question, picking: Picking): readonly OddsAsked[] {
  const area = String(params.area).slice('area.'.length)
  return picking.lines.filter((line) => deedOf(line).verb === 'main-attack').map((line) => ({ area, moves: [line] }))
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
