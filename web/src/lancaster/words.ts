/** Moves and targets in the words of a language, and the targets that an event names. */
import type { LancasterView } from '@tudor-rose/lancaster'
import type { EventParams, Texts } from '@tudor-rose/table'
import type { Target } from '../play/picking.ts'
import type { Sight, Told } from '../play/sight.ts'
import { favourTarget, officeTarget, playerTarget, TOWER } from './gestures.ts'
import { hyphened, readLine, readStanding } from './lines.ts'

const LETTERS = 'ABCDEFGHI'

/** Counties have the names of the component file in every language; messages know them by their letters. */
const countyKey = (name: string, texts: Texts): string =>
  `county.${[...LETTERS].find((letter) => texts.say(`county.${letter}`) === name) ?? name}`

/** What stands on a space of the castle; only the ally's castle has a text of its own. */
const spaceKey = (space: string, isAllys: boolean): string => `${isAllys ? 'allyCastle' : 'castle'}.${space}`

export function wordsOf(line: string, texts: Texts): string {
  const said = readLine(line)
  const say = (key: string, params: EventParams): string => texts.say(`move.${key}`, params)
  switch (said.verb) {
    case 'county':
    case 'castle':
    case 'conflict':
    case 'tower': {
      const knight = { strength: said.knight.strength, ally: Number(said.knight.isAllys) }
      if (said.verb === 'county')
        return say('county', { ...knight, county: countyKey(said.county, texts), squires: said.squires })
      if (said.verb === 'castle') return say('castle', { ...knight, space: spaceKey(said.space, said.knight.isAllys) })
      if (said.verb === 'conflict') return say('conflict', { ...knight, conflict: `conflict.${said.conflict}` })
      return say('tower', { ...knight, markers: said.markers })
    }
    case 'build':
    case 'score':
    case 'keepExtension':
    case 'turnExtension':
      return say(said.verb, { space: spaceKey(said.space, false) })
    case 'favour':
      return say('favour', { favour: `favour.${said.favour}` })
    case 'vote':
      return say(said.isYes ? 'yes' : 'no', { votes: said.votes })
    case 'trade':
    case 'swapGold':
    case 'swapSquires':
      return say(said.verb, { count: said.count, double: 2 * said.count })
    case 'nobleFrom':
    case 'keepCounty':
    case 'leaveCounty':
      return say(said.verb, { county: countyKey(said.county, texts) })
    case 'cross':
    case 'sendSquire':
      return say(said.verb, { conflict: `conflict.${said.conflict}` })
    case 'start':
      return say('start', { player: `seat.${said.player}` })
    case 'upgrade':
      return upgradeInWords(said.strength, said.where, texts)
    case 'ransom':
      return say('ransom', { strength: said.strength })
    case 'treasury':
      return say('treasury', { ally: Number(said.isAllys), goods: `goods.${said.goods}` })
    case 'apply':
      return say('apply', { ally: Number(said.isAllys), office: `office.${said.office}` })
    case 'add':
      return addedInWords(said.piece, texts)
    case 'bring':
      return say('bring', { privilege: `privilege.${said.privilege}` })
    default:
      return say(said.verb, {})
  }
}

function upgradeInWords(strength: number, where: string, texts: Texts): string {
  const standing = readStanding(where)
  switch (standing.at) {
    case 'court':
      return texts.say('move.upgradeAtCourt', { strength })
    case 'tower':
      return texts.say('move.upgradeInTower', { strength })
    case 'lord':
      return texts.say('move.upgradeWithLord', { strength })
    case 'county':
      return texts.say('move.upgradeInCounty', { strength, county: countyKey(standing.county, texts) })
    case 'castle':
      return texts.say('move.upgradeInCastle', { strength, space: spaceKey(standing.space, false) })
    case 'conflict':
      return texts.say('move.upgradeInConflict', { strength, conflict: `conflict.${standing.conflict}` })
  }
}

function addedInWords(piece: string, texts: Texts): string {
  if (piece === 'bishop') return texts.say('move.addBishop')
  return piece === 'Tudor-knight'
    ? texts.say('move.addTudorKnight')
    : texts.say('move.addKnight', { strength: Number(piece) })
}

/** Numbers beside which a button stands for itself, not for a whole move. */
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

/** What a target is called where its state does not matter. */
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

/** Laws are no targets of moves, but the log can point at them. */
export const lawTarget = (law: string): Target => `law:${law}`

/** How a message key of each kind is called on the board. */
const TARGETS: Readonly<Record<string, (id: string) => Target>> = {
  county: (letter) => `county:${letter}`,
  conflict: (place) => `conflict:${place}`,
  favour: favourTarget,
  office: officeTarget,
  seat: playerTarget,
  law: lawTarget,
}

export function mentioned({ key, params }: Told): readonly Target[] {
  const named = Object.values(params).flatMap((value) => {
    if (typeof value !== 'string') return []
    const dot = value.indexOf('.')
    return TARGETS[value.slice(0, dot)]?.(hyphened(value.slice(dot + 1))) ?? []
  })
  return key.startsWith('log.place.tower') || key.startsWith('log.tower.') ? [...named, TOWER] : named
}

/** Who declines what a reward, a favour or a ransom offers has lost it for good. */
export function isFinal(line: string, { question }: Sight<LancasterView>): boolean {
  const isOffered = (question?.moves.length ?? 0) > 1
  return line === 'decline' && isOffered && !question?.key.startsWith('prompt.law.')
}
