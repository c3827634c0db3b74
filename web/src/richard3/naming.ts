/** Accessible names of pieces and places. */

import type { AreaView, RichardView } from '@tudor-rose/richard3'
import { AREAS, HOUSE_NAMES } from '@tudor-rose/richard3/data'
import type { Texts } from '@tudor-rose/table'
import { type BlockFacts, heirRankOf, isRose } from './pieces/block-facts.ts'

const joined = (parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(', ')

export function faceName(texts: Texts, face: BlockFacts, ...more: readonly (string | false | undefined)[]): string {
  const { name, house, steps, fullSteps, combat, loyalty } = face
  const rank = heirRankOf(house, name)
  return joined([
    texts.say('board.piece', { block: `block.${name}`, house: `seat.${house}`, steps, full: fullSteps, combat }),
    rank !== undefined && texts.say('board.heir', { rank }),
    loyalty > 0 && texts.say('board.loyalty', { loyalty }),
    isRose(house, name) && texts.say('board.never-turns'),
    ...more,
  ])
}

/** What the map shows in an area besides its name. */
export function printedOn(texts: Texts, area: string): readonly string[] {
  const { exile, crown, city, cathedral, majorPort, shields } = AREAS.find(({ name }) => name === area)!
  const nameOf = (shield: string): string =>
    texts.say((HOUSE_NAMES as readonly string[]).includes(shield) ? `seat.${shield}` : `block.${shield}`)
  return [
    exile !== undefined && texts.say('board.exile-of', { house: `seat.${HOUSE_NAMES[exile]}` }),
    crown && texts.say('board.crown'),
    city !== undefined && `${texts.say('board.city')} ${city}`,
    cathedral !== undefined && texts.say('board.cathedral'),
    majorPort && texts.say('board.port'),
    shields.length > 0 && `${texts.say('board.home')} ${shields.map(nameOf).join(', ')}`,
  ].filter((sign) => typeof sign === 'string')
}

export function areaName(texts: Texts, view: RichardView, area: AreaView, isLive: boolean): string {
  const { name, blocks, hidden } = area
  const count = { Lancaster: hidden.Lancaster, York: hidden.York }
  return joined([
    texts.say(`area.${name}`),
    ...printedOn(texts, name),
    ...blocks.map((block) => texts.say(`block.${block.name}`)),
    ...HOUSE_NAMES.map(
      (house) => count[house] > 0 && texts.say('board.hidden-blocks', { house: `seat.${house}`, count: count[house] }),
    ),
    isContested(area) && texts.say('board.battle'),
    isActivated(view, area) && texts.say('board.activated'),
    isLive && texts.say('board.may-be-chosen'),
  ])
}

/** 5.2 The mark stays on the area until the next player acts, but matters only to the player who acts now. */
export const isActivated = (view: RichardView, area: AreaView): boolean => area.activated && view.step === 'actions'

export function isContested({ blocks, hidden }: AreaView): boolean {
  const houses = new Set(blocks.map(({ house }) => house))
  for (const house of HOUSE_NAMES) if (hidden[house] > 0) houses.add(house)
  return houses.size > 1
}

/** Which block is King or Pretender, for the crowns on blocks. */
export function titleOf(view: RichardView, house: string, block: string): 'king' | 'pretender' | undefined {
  const isHolder = view.houses.some((each) => each.house === house && each.title === block)
  return isHolder ? (view.throne === house ? 'king' : 'pretender') : undefined
}
