import type { ConflictView, CountyView, LancasterView } from '@tudor-rose/lancaster'
import type { DrawContext } from '../draw-board.ts'
import { columnsOf, padTo, wrap } from '../wrap.ts'
import { TUDOR_STRENGTH } from './henry-v.ts'
import { Names, sumText } from './names.ts'

const SPACES = 3
const UPPER = 'upper'
const NAME_COLUMNS = 18
const MINIMUM_COLUMNS = 4
const NOBLES_COLUMNS = 7
const MIN_REWARD_COLUMNS = 26

/** Counties with minimum, nobles, reward, and holder. */
export function countyLines(view: LancasterView, context: DrawContext, width: number): string[] {
  const { paint, texts } = context
  const names = new Names(view, context)
  const own = view.parties.find(({ party }) => party === view.viewer)?.nobles ?? []
  const rewards = view.counties.map(({ letter }) => texts.say(`county.${letter}.reward`))
  const rewardColumns = Math.max(MIN_REWARD_COLUMNS, ...rewards.map((reward) => columnsOf(reward) + 2))
  const row = (cells: readonly [string, string, string, string, string]): string =>
    padTo(cells[0], NAME_COLUMNS) +
    padTo(cells[1], MINIMUM_COLUMNS) +
    padTo(cells[2], NOBLES_COLUMNS) +
    padTo(cells[3], rewardColumns) +
    cells[4]
  const holderColumn = (holder: string): number =>
    Math.min(columnsOf(row(['', '', '', '', ''])), width - columnsOf(holder))
  const rows = view.counties.flatMap((county) => {
    const key = `county.${county.letter}`
    const mark = view.county === county.county ? '>' : ' '
    const nobles = `${county.nobles}${own.includes(county.letter) ? ' have' : ''}`
    const reward = texts.say(`${key}.reward`)
    const name = `${mark}${county.letter} ${texts.say(key)}`
    const holder = holderText(county, names)
    const whole = row([name, texts.say(`${key}.minimum`), nobles, reward, holder])
    // A reward from a component file may be too long for the line, and some languages need more room.
    const lines =
      columnsOf(whole) <= width
        ? [whole]
        : [row([name, texts.say(`${key}.minimum`), nobles, reward, '']), padTo('', holderColumn(holder)) + holder]
    const tile = tileOf(county)
    return tile === undefined ? lines : [...lines, row(['', '', '', `or tile: ${texts.say(tile)}`, ''])]
  })
  return [
    paint.heading(row([' County', 'min', 'nobles', 'or reward', 'held by'])),
    ...rows.map((line) => line.trimEnd()),
  ]
}

/** The message key of the reward tile there, in a game with tiles. */
function tileOf(county: CountyView): string | undefined {
  return 'tile' in county && typeof county.tile === 'string' ? county.tile : undefined
}

function holderText(county: CountyView & { shield?: true; tudorKnight?: true }, names: Names): string {
  const { holder, knight, squires } = county
  if (holder === null) return '-'
  const parts = [`${knight}`]
  if (squires > 0) parts.push(`${squires}s`)
  if (county.tudorKnight) parts.push('T')
  const total = knight + squires + (county.tudorKnight ? TUDOR_STRENGTH : 0)
  return names.of(holder, ` ${sumText(parts, total)}${county.shield ? ' shield' : ''}`)
}

/** The upper row first, as it is on top; each conflict with its card and three spaces. */
export function conflictLines(view: LancasterView, context: DrawContext, width: number): string[] {
  const names = new Names(view, context)
  const isUpper = ({ place }: ConflictView) => place.startsWith(UPPER)
  const inOrder = [...view.conflicts.filter(isUpper), ...view.conflicts.filter((conflict) => !isUpper(conflict))]
  return [
    context.paint.heading(' Conflicts'),
    ...inOrder.flatMap((conflict) => oneConflict(conflict, names, context, width)),
    ...(inOrder.length === 0 ? [' none'] : []),
  ]
}

function oneConflict(conflict: ConflictView, names: Names, { paint }: DrawContext, width: number): string[] {
  const { place, strength, points, spaces } = conflict
  const england = spaces.reduce((sum, space) => sum + space.strength, 0)
  const outcome = england >= strength ? 'enough' : `${strength - england} short`
  const stake = place.startsWith(UPPER) ? 'then again' : 'then captives'
  const card = [
    `France ${strength}, England ${england} (${outcome});`,
    `won ${points.join('-')},`,
    `lost ${points.slice(1).join('-')}, ${stake}`,
  ]
  const taken = spaces.map((space, index) => {
    const parts = space.knights.map(String)
    const { archer, tudorKnights = 0, squires = 0 } = space as typeof space & SpaceExtras
    if (archer) parts.push('archer')
    for (let tudor = 0; tudor < tudorKnights; tudor++) parts.push('T')
    if (squires > 0) parts.push(`${squires}s`)
    return `${index + 1} ${names.of(space.party, ` ${sumText(parts, space.strength)}`)}`
  })
  const free = Array.from({ length: SPACES - spaces.length }, (_, index) =>
    paint.faint(`${spaces.length + index + 1} free`),
  )
  return [
    ...wrap(` ${paint.strong(place)}:`, card, width, '    '),
    ...wrap('    ', [...taken, ...free], width, '    ', '   '),
  ]
}

/** What modules and laws add to a space of a conflict. */
interface SpaceExtras {
  readonly archer?: true
  readonly tudorKnights?: number
  readonly squires?: number
}
