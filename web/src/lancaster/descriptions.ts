/** Moves and targets in words, and the targets that an event names. */
import type { LancasterMove, LancasterView, VisibleLancasterEvent } from '@tudor-rose/lancaster'
import { type KnightLocation, readMove, type TowerPiece } from '@tudor-rose/lancaster/notation'
import type { EventParams, PlainMove, Texts } from '@tudor-rose/table'
import type { Target } from '../play/picking.ts'
import type { TableView } from '../play/table-view.ts'
import { favourTarget, hyphenate, officeTarget, playerTarget, TOWER } from './gestures.ts'

const LETTERS = 'ABCDEFGHI'

/** Counties have the names of the component file in every language; messages identify them by their letters. */
const countyKey = (name: string, texts: Texts): string =>
  `county.${[...LETTERS].find((letter) => texts.say(`county.${letter}`) === name) ?? name}`

/** The message key of a castle space; only the ally's castle has its own text. */
const spaceKey = (space: string, isAllys: boolean): string => `${isAllys ? 'allyCastle' : 'castle'}.${space}`

const conflictKey = (place: string): string => `conflict.${hyphenate(place)}`

export function describeMove(line: string, texts: Texts): string {
  const move = readMove(line)
  const say = (key: string, params: EventParams): string => texts.say(`move.${key}`, params)
  switch (move.verb) {
    case 'county':
    case 'castle':
    case 'conflict':
    case 'tower': {
      const knight = { strength: move.knight.strength, ally: Number(move.knight.isAllys) }
      if (move.verb === 'county')
        return say('county', { ...knight, county: countyKey(move.county, texts), squires: move.squires })
      if (move.verb === 'castle') return say('castle', { ...knight, space: spaceKey(move.space, move.knight.isAllys) })
      if (move.verb === 'conflict') return say('conflict', { ...knight, conflict: conflictKey(move.conflict) })
      return say('tower', { ...knight, markers: move.markers })
    }
    case 'build':
    case 'score':
    case 'keepExtension':
    case 'turnExtension':
      return say(move.verb, { space: spaceKey(move.space, false) })
    case 'favour':
      return say('favour', { favour: `favour.${move.favour}` })
    case 'vote':
      return say(move.ballot, { votes: move.votes })
    case 'trade':
    case 'swapGold':
    case 'swapSquires':
      return say(move.verb, { count: move.count, double: 2 * move.count })
    case 'nobleFrom':
    case 'keepCounty':
    case 'leaveCounty':
      return say(move.verb, { county: countyKey(move.county, texts) })
    case 'cross':
    case 'sendSquire':
      return say(move.verb, { conflict: conflictKey(move.conflict) })
    case 'start':
      return say('start', { player: `seat.${move.player}` })
    case 'upgrade':
      return upgradeInWords(move.strength, move.location, texts)
    case 'ransom':
      return say('ransom', { strength: move.strength })
    case 'treasury':
      return say('treasury', { ally: Number(move.isAllys), goods: `goods.${move.goods}` })
    case 'apply':
      return say('apply', { ally: Number(move.isAllys), office: `office.${move.office}` })
    case 'add':
      return addedInWords(move.piece, texts)
    case 'bring':
      return say('bring', { privilege: `privilege.${hyphenate(move.privilege)}` })
    default:
      return say((move satisfies PlainMove<LancasterMove>).verb, {})
  }
}

function upgradeInWords(strength: number, location: KnightLocation, texts: Texts): string {
  switch (location.at) {
    case 'court':
      return texts.say('move.upgradeAtCourt', { strength })
    case 'tower':
      return texts.say('move.upgradeInTower', { strength })
    case 'lord':
      return texts.say('move.upgradeWithLord', { strength })
    case 'county':
      return texts.say('move.upgradeInCounty', { strength, county: countyKey(location.county, texts) })
    case 'castle':
      return texts.say('move.upgradeInCastle', { strength, space: spaceKey(location.space, false) })
    case 'conflict':
      return texts.say('move.upgradeInConflict', { strength, conflict: conflictKey(location.conflict) })
  }
}

function addedInWords(piece: TowerPiece, texts: Texts): string {
  if (piece === 'bishop') return texts.say('move.addBishop')
  return piece === 'Tudor knight' ? texts.say('move.addTudorKnight') : texts.say('move.addKnight', { strength: piece })
}

/** Numbers whose button shows only the number, not the whole move. */
const COUNTED = ['squires', 'markers', 'votes']

function buttonName(what: string, of: string | undefined, texts: Texts): string {
  if (what === 'yes' || what === 'no') return texts.say(`button.${what}`)
  if (what === 'strength') return texts.say('button.strength', { strength: Number(of) })
  if (COUNTED.includes(what)) return texts.say(`button.${what}`, { count: Number(of) })
  if (what === 'ransom') return texts.say('move.ransom', { strength: Number(of) })
  if (what === 'keepCounty' || what === 'leaveCounty')
    return texts.say(`move.${what}`, { county: countyKey(of ?? '', texts) })
  if (what === 'keepExtension' || what === 'turnExtension')
    return texts.say(`move.${what}`, { space: spaceKey(of ?? '', false) })
  return texts.say(`move.${what}`, { count: Number(of), double: 2 * Number(of) })
}

/** The name of a target, regardless of its state. */
export function nameOf(target: Target, texts: Texts): string {
  const [kind, first, second] = target.split(':')
  const isAllys = first === 'ally'
  switch (kind) {
    case 'button':
      return buttonName(first, second, texts)
    case 'knight':
      return texts.say(isAllys ? 'target.allyKnight' : 'target.knight', { strength: Number(second) })
    case 'castle':
      return texts.say(isAllys ? 'target.allyCastle' : 'target.castle', { space: spaceKey(second, isAllys) })
    case 'lord':
      return texts.say(isAllys ? 'target.allyLord' : 'target.lord')
    case 'bishop':
      return texts.say('target.bishop')
    case 'privilege':
      return texts.say(`privilege.${second}`)
    case 'treasury':
      return texts.say('target.treasury', { goods: `goods.${first}` })
    case 'place':
      return texts.say('target.tower')
    case 'player':
      return texts.say(`seat.${first}`)
    default:
      return texts.say(`${kind}.${first}`)
  }
}

/** Laws are not targets of moves, but the log can highlight them. */
export const lawTarget = (law: string): Target => `law:${law}`

type ValuesOf<T> = T extends unknown ? T[keyof T] : never
type KindOf<V> = V extends `${infer Kind}.${string}` ? Kind : never
/** The kinds of message keys in the parameters of events. */
type MentionedKind = KindOf<ValuesOf<VisibleLancasterEvent['params']>>

const noTarget = (): undefined => undefined

/** The target for a message key of each kind. */
const TARGETS: Readonly<Record<MentionedKind, (id: string) => Target | undefined>> = {
  county: (letter) => `county:${letter}`,
  conflict: (place) => `conflict:${place}`,
  favour: favourTarget,
  office: officeTarget,
  seat: playerTarget,
  law: lawTarget,
  ally: noTarget,
  castle: noTarget,
  allyCastle: noTarget,
  tile: noTarget,
  courtTile: noTarget,
  laws: noTarget,
  goods: noTarget,
  privilege: noTarget,
  victory: noTarget,
}

export function mentionedTargets({ key, params }: VisibleLancasterEvent): readonly Target[] {
  const mentioned = Object.values(params).flatMap((value) => {
    if (typeof value !== 'string') return []
    const dot = value.indexOf('.')
    // A server can be newer than this page, and mention kinds that it does not know.
    return TARGETS[value.slice(0, dot) as MentionedKind]?.(hyphenate(value.slice(dot + 1))) ?? []
  })
  return key === 'log.place.tower' || key === 'log.tower.emptied' ? [...mentioned, TOWER] : mentioned
}

/** Declining a reward, a favour or a ransom gives it up for good. */
export function isFinal(line: string, { prompt: question }: TableView<LancasterView>): boolean {
  const isOffered = (question?.moves.length ?? 0) > 1
  return readMove(line).verb === 'decline' && isOffered && !question?.key.startsWith('prompt.law.')
}
