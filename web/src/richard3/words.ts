/** Moves and targets in the words of the language. */
import type { EventParams, Texts } from '@tudor-rose/table'
import type { Target } from '../play/picking.ts'
import type { Told } from '../play/sight.ts'
import { deedOf } from './deeds.ts'
import { areaTarget, blockTarget, otherHouse, POOL, partsOf, seaTarget } from './targets.ts'

const areaKey = (area: string): string => (area === POOL ? 'place.pool' : `area.${area}`)

export function wordsOf(line: string, texts: Texts): string {
  const { verb, block, enemy, area, sea, card, border } = deedOf(line)
  const params: Record<string, string> = {}
  if (block !== undefined) params.block = `block.${block}`
  if (enemy !== undefined) params.target = `block.${enemy}`
  if (area !== undefined) params.area = areaKey(area)
  if (sea !== undefined) params.sea = `sea.${sea}`
  if (card !== undefined) params.card = `card.${card}`
  if (border !== undefined) {
    params.area = areaKey(border[0])
    params.other = areaKey(border[1])
  }
  const key = verb === 'main-attack' && sea !== undefined ? 'main-attack-by-sea' : verb
  return texts.say(`words.${key}`, params)
}

export function nameOf(target: Target, texts: Texts): string {
  const [kind, name] = partsOf(target)
  switch (kind) {
    case 'block':
      return texts.say(`block.${name.slice(name.indexOf('/') + 1)}`)
    case 'button':
      return name.startsWith('by ') ? texts.say(`sea.${name.slice('by '.length)}`) : texts.say(`button.${name}`)
    default:
      return texts.say(`${kind}.${name}`)
  }
}

/** The pieces and places that an event names. */
export function mentioned({ params }: Told): readonly Target[] {
  const house = nameIn(params, 'house', 'seat')
  return Object.entries(params).flatMap(([role, value]) => {
    if (typeof value !== 'string') return []
    const dot = value.indexOf('.')
    const [kind, name] = [value.slice(0, dot), value.slice(dot + 1)]
    if (kind === 'area') return [areaTarget(name)]
    if (kind === 'sea') return [seaTarget(name)]
    if (value === 'place.pool') return [areaTarget(POOL)]
    if (kind !== 'block' || name === 'hidden') return []
    if (house === undefined || role === 'by') return [blockTarget('Lancaster', name), blockTarget('York', name)]
    return [blockTarget(role === 'target' ? otherHouse(house) : house, name)]
  })
}

function nameIn(params: EventParams, role: string, kind: string): string | undefined {
  const value = params[role]
  return typeof value === 'string' && value.startsWith(`${kind}.`) ? value.slice(kind.length + 1) : undefined
}
