/** The battles whose odds are of interest now. */
import type { AreaView, RichardMove, RichardView } from '@tudor-rose/richard3'
import { readMove } from '@tudor-rose/richard3/notation'
import type { Picking } from '../../play/picking.ts'
import type { Question, TableView } from '../../play/table-view.ts'
import { isContested } from '../naming.ts'
import { type HouseName, otherHouse } from '../targets.ts'
import type { OddsQuestion } from './odds-question.ts'

/** The enemy area that a move can lead into. */
function advanceInto(move: RichardMove): string | undefined {
  switch (move.verb) {
    case 'march':
    case 'onward':
    case 'sail':
    case 'raid':
      return move.area
    default:
      return undefined
  }
}

const hasBlocksOf = ({ blocks, hidden }: AreaView, house: HouseName): boolean =>
  hidden[house] > 0 || blocks.some((block) => block.house === house)

/** The current battle; otherwise attacks with the picked block, or battles to be fought. */
export function battlesAhead(
  { view, prompt: question }: TableView<RichardView>,
  picking: Picking,
): readonly OddsQuestion[] {
  if (view.viewer === null) return []
  if (view.battle !== null) return [{ area: view.battle.area, moves: [] }]
  const standing = view.areas.filter(isContested).map(({ name }) => ({ area: name, moves: [] }))
  if (question === null) return standing
  const main = mainAttacks(question, picking)
  if (main.length > 0) return [...main, ...standing.filter(({ area }) => area !== main[0].area)]
  const attacks = attacksWith(view, picking)
  return picking.picked.length > 0 && attacks.length > 0 ? attacks : [...attacks, ...standing]
}

/** 6.3 Each border the main attack could come from. */
function mainAttacks({ params }: Question, picking: Picking): readonly OddsQuestion[] {
  const area = String(params.area).slice('area.'.length)
  return picking.lines.filter((line) => readMove(line).verb === 'main-attack').map((line) => ({ area, moves: [line] }))
}

function attacksWith(view: RichardView, picking: Picking): readonly OddsQuestion[] {
  const enemy = otherHouse(view.viewer!)
  const found = new Map<string, OddsQuestion>()
  for (const line of picking.lines) {
    const move = readMove(line)
    const area = advanceInto(move)
    if (area === undefined || found.has(area)) continue
    // Before a block is picked there are too many; a block that may march on is known.
    if (picking.picked.length === 0 && move.verb !== 'onward') continue
    const there = view.areas.find(({ name }) => name === area)
    if (there !== undefined && hasBlocksOf(there, enemy)) found.set(area, { area, moves: [line] })
  }
  return [...found.values()]
}
