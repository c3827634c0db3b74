/** What pieces and places are called for those who do not see them. */

import type { AreaView, RichardView } from '@tudor-rose/richard3'
import { AREAS, HOUSE_NAMES } from '@tudor-rose/richard3/data'
import type { Texts } from '@tudor-rose/table'
import { type Face, heirRankOf, isRose } from './pieces/block-facts.ts'

const joined = (parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(', ')

export function faceName(texts: Texts, face: Face, ...more: readonly (string | false | undefined)[]): string {
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

export function areaName(texts: Texts, area: AreaView, isLive: boolean): string {
  const { name, blocks, hidden, activated } = area
  const printed = AREAS.find((each) => each.name === name)!
  const count = { Lancaster: hidden.Lancaster, York: hidden.York }
  return joined([
    texts.say(`area.${name}`),
    printed.exile !== undefined && texts.say('board.exile-of', { house: `seat.${HOUSE_NAMES[printed.exile]}` }),
    printed.crown && texts.say('board.crown'),
    printed.city !== undefined && texts.say('board.city'),
    printed.cathedral !== undefined && texts.say('board.cathedral'),
    printed.majorPort && texts.say('board.port'),
    ...blocks.map((block) => texts.say(`block.${block.name}`)),
    ...HOUSE_NAMES.map(
      (house) => count[house] > 0 && texts.say('board.hidden-blocks', { house: `seat.${house}`, count: count[house] }),
    ),
    isContested(area) && texts.say('board.battle'),
    activated && texts.say('board.activated'),
    isLive && texts.say('board.may-be-chosen'),
  ])
}

export function isContested({ blocks, hidden }: AreaView): boolean {
  const houses = new Set(blocks.map(({ house }) => house))
  for (const house of HOUSE_NAMES) if (hidden[house] > 0) houses.add(house)
  return houses.size > 1
}

/** Who is King or Pretender, for the crowns on blocks. */
export function titleOf(view: RichardView, house: string, block: string): 'king' | 'pretender' | undefined {
  const isHolder = view.houses.some((each) => each.house === house && each.title === block)
  return isHolder ? (view.throne === house ? 'king' : 'pretender') : undefined
}
