import type { CousinsView } from '@tudor-rose/cousins-war'
import type { DrawBoard, DrawContext } from '../draw-board.ts'
import { padTo, wrap } from '../wrap.ts'

const COLUMNS = ['North', 'Centre', 'South', 'reserve', 'supply', 'field', 'French', 'battles'] as const
const NAME_WIDTH = 11
const COLUMN_WIDTH = 9

/** The most important part comes last: on a small screen the end stays visible. */
export const drawCousinsWar: DrawBoard = (view: CousinsView, context: DrawContext) => [
  ...troopLines(view, context),
  '',
  ...view.houses.flatMap((house) => handLines(house, view, context)),
  ...statusLines(view, context),
]

const rowOf = (name: string, cells: readonly (string | number)[]): string =>
  padTo(name, NAME_WIDTH) + cells.map((cell) => `${cell}`.padStart(COLUMN_WIDTH)).join('')

/** The troops of both houses; a star marks a region that a house controls. */
function troopLines(view: CousinsView, { paint }: DrawContext): string[] {
  const rows = view.houses.map((house, seat) => {
    const enemy = view.houses[1 - seat]
    const regions = house.regions.map((troops, region) => `${troops > enemy.regions[region] ? '*' : ''}${troops}`)
    const { reserve, supply, field, french, trophies } = house
    return paint.seat(seat, rowOf(house.house, [...regions, reserve, supply, field, french, trophies.length]))
  })
  return [paint.heading(rowOf('', COLUMNS)), ...rows, rowOf('French', ['', '', '', '', view.frenchSupply, '', ''])]
}

function handLines(house: CousinsView['houses'][number], view: CousinsView, { texts, width }: DrawContext): string[] {
  const name = (card: string) => texts.say(`card.${card}`)
  const known = house.hand.map(name).join(', ')
  const isOwn = house.house === view.viewer
  const pieces = [`${house.handSize} cards in hand${isOwn && known !== '' ? `: ${known}` : ''}`]
  // A card that was given away may be in hand or lie chosen.
  if (!isOwn && known !== '') pieces.push(`has ${known}`)
  if (house.chosen !== null)
    pieces.push(house.chosen === 'hidden' ? 'a card is chosen' : `chosen: ${name(house.chosen)}`)
  if (house.trophies.length > 0) pieces.push(`battles won: ${house.trophies.map(name).join(', ')}`)
  return wrap(
    `${house.house}:`,
    [`${pieces.join('; ')}.`].flatMap((text) => text.split(' ')),
    width,
    '  ',
  )
}

function statusLines(view: CousinsView, { texts, paint, width }: DrawContext): string[] {
  const parts = [`Round ${view.round} of 5`]
  if (view.twist !== null) parts.push(`twist: ${texts.say(`twist.${view.twist}`)}`)
  if (view.battlefield !== null) parts.push(`battlefield: ${texts.say(`card.${view.battlefield}`)} (${view.owner})`)
  if (view.battle !== null) {
    const { attacker, attackDice, defenceDice } = view.battle
    parts.push(`${attacker} attacks`)
    if (attackDice !== null) parts.push(`attack dice ${attackDice.join(' ')}`)
    if (defenceDice.length > 0) parts.push(`defence dice ${defenceDice.join(' ')}`)
  }
  if (view.discarded.length > 0)
    parts.push(`discarded: ${view.discarded.map((card) => texts.say(`card.${card}`)).join(', ')}`)
  return wrap(
    '',
    `${parts.join('; ')}.`.split(' ').map((word) => paint.strong(word)),
    width,
    '  ',
  )
}
