/** Moves and targets in words. */
import type { VisibleRichardEvent } from '@tudor-rose/richard3'
import { readMove } from '@tudor-rose/richard3/notation'
import type { Texts } from '@tudor-rose/table'
import { nameInKey } from '../play/event-keys.ts'
import type { Target } from '../play/picking.ts'
import { areaTarget, blockTarget, otherHouse, POOL, seaTarget, splitTarget } from './targets.ts'

const areaKey = (area: string): string => (area === POOL ? 'place.pool' : `area.${area}`)

export function describeMove(line: string, texts: Texts): string {
  const move = readMove(line)
  const params: Record<string, string> = {}
  if ('block' in move) params.block = `block.${move.block}`
  if ('enemy' in move) params.target = `block.${move.enemy}`
  if ('area' in move) params.area = areaKey(move.area)
  if ('sea' in move) params.sea = `sea.${move.sea}`
  if ('card' in move) params.card = `card.${move.card}`
  if (move.verb !== 'main-attack') return texts.say(`words.${move.verb}`, params)
  const { border, sea } = move.entry
  return sea === undefined
    ? texts.say('words.main-attack', { area: areaKey(border[0]), other: areaKey(border[1]) })
    : texts.say('words.main-attack-by-sea', { sea: `sea.${sea}` })
}

export function nameOf(target: Target, texts: Texts): string {
  const [kind, name] = splitTarget(target)
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
export function mentionedTargets({ params }: VisibleRichardEvent): readonly Target[] {
  const house = 'house' in params ? nameInKey(params.house) : undefined
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
