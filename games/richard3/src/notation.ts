/** Moves as lines of text, and back. */
import type { Move, Notation, Seat } from '@tudor-rose/table'
import { BLOCK_COUNT, blockName, LAST_BLOCK, REBEL } from './armies.ts'
import { SEA_NAMES } from './data/areas.ts'
import { BLOCKS } from './data/blocks.ts'
import { CARDS } from './data/cards.ts'
import { AREA_NAMES, ENTRY_NAMES } from './geography.ts'
import { firstOf, MOVE_VERBS, type MoveVerb, move, raid, raidArea, raidZone, secondOf, verbOf } from './move.ts'

/** What a line says after its first words. */
type Words =
  | 'nothing'
  | 'card'
  | 'area'
  | 'entry'
  | 'own'
  | 'enemy'
  | 'own to area'
  | 'own at enemy'
  | 'own into area by sea'

/** The first words of each kind of move, and what follows them. No line's first words begin another's. */
const FORMS: Readonly<Record<MoveVerb, readonly [start: string, words: Words]>> = {
  play: ['play', 'card'],
  'keep-hand': ['keep the hand', 'nothing'],
  'redeal-hand': ['take a new hand', 'nothing'],
  group: ['move the group in', 'area'],
  muster: ['muster in', 'area'],
  plague: ['plague in', 'area'],
  march: ['march', 'own to area'],
  onward: ['on to', 'area'],
  sail: ['sail', 'own to area'],
  raid: ['raid', 'own into area by sea'],
  recruit: ['recruit', 'own to area'],
  'end-actions': ['end actions', 'nothing'],
  'main-attack': ['main attack by', 'entry'],
  battle: ['fight in', 'area'],
  treason: ['treason', 'enemy'],
  'no-treason': ['keep the treason', 'nothing'],
  fire: ['fire', 'own'],
  pass: ['pass', 'own'],
  charge: ['charge', 'own at enemy'],
  treachery: ['tempt', 'own at enemy'],
  retreat: ['retreat', 'own to area'],
  'take-hits': ['hit', 'own'],
  regroup: ['regroup', 'own to area'],
  'end-regroup': ['end regrouping', 'nothing'],
  enter: ['enter', 'own to area'],
  execute: ['execute', 'own'],
  spare: ['spare', 'own'],
  reduce: ['reduce', 'own'],
  'go-home': ['send', 'own to area'],
  'leave-exile': ['recall', 'own'],
}

/** Where blocks can be sent; the pool comes after the areas, as it does among the places of a block. */
const DESTINATIONS = [...AREA_NAMES, 'the pool']

const named = (names: readonly string[], name: string): number | undefined => {
  const index = names.indexOf(name)
  return index < 0 ? undefined : index
}

/** A name says one block of each house; the Rebel is either's. */
function blockOf(house: number, name: string): number | undefined {
  for (let block = house * (LAST_BLOCK[0] + 1); block <= LAST_BLOCK[house]; block++)
    if (blockName(block) === name) return block
  return name === BLOCKS[REBEL].name ? REBEL : undefined
}

const nameOf = (block: number): string => (block < BLOCK_COUNT ? blockName(block) : `block ${block}`)

function format(m: Move, _seat: Seat): string {
  const kind = MOVE_VERBS[verbOf(m)]
  if (kind === undefined) return `move ${m}`
  const [start, words] = FORMS[kind]
  const [first, second] = [firstOf(m), secondOf(m)]
  switch (words) {
    case 'nothing':
      return start
    case 'card':
      return `${start} ${CARDS[first]?.name}`
    case 'area':
      return `${start} ${AREA_NAMES[first]}`
    case 'entry':
      return `${start} ${ENTRY_NAMES[first]}`
    case 'own':
    case 'enemy':
      return `${start} ${nameOf(first)}`
    case 'own to area':
      return `${start} ${nameOf(first)} to ${DESTINATIONS[second]}`
    case 'own at enemy':
      return `${start} ${nameOf(first)} at ${nameOf(second)}`
    case 'own into area by sea':
      return `${start} ${nameOf(first)} by ${SEA_NAMES[raidZone(m)]} to ${AREA_NAMES[raidArea(m)]}`
  }
}

/** Splits `left SEPARATOR right`, or gives nothing. */
function split(text: string, separator: string): readonly [string, string] | undefined {
  const place = text.indexOf(separator)
  return place < 0 ? undefined : [text.slice(0, place), text.slice(place + separator.length)]
}

const two = (verb: number, first: number | undefined, second: number | undefined): Move | undefined =>
  first === undefined || second === undefined ? undefined : move(verb, first, second)

function parseWords(verb: number, words: Words, rest: string, seat: Seat): Move | undefined {
  const one = (value: number | undefined): Move | undefined => (value === undefined ? undefined : move(verb, value))
  switch (words) {
    case 'nothing':
      return rest === '' ? move(verb) : undefined
    case 'card':
      return one(
        named(
          CARDS.map((card) => card.name),
          rest,
        ),
      )
    case 'area':
      return one(named(AREA_NAMES, rest))
    case 'entry':
      return one(named(ENTRY_NAMES, rest))
    case 'own':
      return one(blockOf(seat, rest))
    case 'enemy':
      return one(blockOf(1 - seat, rest))
    case 'own to area': {
      const parts = split(rest, ' to ')
      return parts && two(verb, blockOf(seat, parts[0]), named(DESTINATIONS, parts[1]))
    }
    case 'own at enemy': {
      const parts = split(rest, ' at ')
      return parts && two(verb, blockOf(seat, parts[0]), blockOf(1 - seat, parts[1]))
    }
    case 'own into area by sea': {
      const parts = split(rest, ' by ')
      const way = parts && split(parts[1], ' to ')
      if (!parts || !way) return undefined
      const [block, zone, area] = [blockOf(seat, parts[0]), named(SEA_NAMES, way[0]), named(AREA_NAMES, way[1])]
      return block === undefined || zone === undefined || area === undefined ? undefined : raid(block, area, zone)
    }
  }
}

function parse(text: string, seat: Seat): Move | undefined {
  for (const [verb, kind] of MOVE_VERBS.entries()) {
    const [start, words] = FORMS[kind]
    if (text === start) return parseWords(verb, words, '', seat)
    if (text.startsWith(`${start} `)) return parseWords(verb, words, text.slice(start.length + 1), seat)
  }
  return undefined
}

export const notation: Notation = { format, parse }
