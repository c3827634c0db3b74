/** Which situation of the table a position of the game is. */
import { readFileSync } from 'node:fs'
import { game, STANDARD_DECK } from '@tudor-rose/cousins-war'
import { fastChance } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import {
  ATTACKER,
  announceLine,
  type BattleSetup,
  battle,
  board,
  DEFENDER,
  play,
} from '../../testing/cousins-war-battle.ts'
import type { CousinsState } from '../board.ts'
import { READINGS } from '../dice.ts'
import { throwOf } from './battle-player.ts'
import { PROBABILITY_UNITS } from './battle-table.ts'
import { HIDDEN, NO_CARD, type Sides } from './situations.ts'
import { TableFighter } from './table-fighter.ts'
import { readBattleTable } from './table-file.ts'

const table = readBattleTable(readFileSync(new URL('../../../data/cousins-war-battle.bin', import.meta.url)))
const fighter = new TableFighter(game, board, table)

const offsetOf = (group: string, name: string): number =>
  game.layout.groups.find((each) => each.name === group)!.fields.find((field) => field.name === name)!.offset
const placeNamed = (name: string): number =>
  game.layout.groups
    .find(({ name }) => name === 'cards')!
    .fields.find(({ name }) => name === 'at')!
    .codec.fromJson(name)!
const [CARD_AT, FRENCH] = [offsetOf('cards', 'at'), offsetOf('houses', 'french')]
const [ASIDE, DISCARDED] = [placeNamed('aside'), placeNamed('discarded')]

const DICE = [1, 3, 4] as const
const at = (setup: BattleSetup): CousinsState => battle({ ...setup, dice: DICE })

/** The attacker's announcements, by what chance draws. */
const drawn = (world: CousinsState): string[] =>
  Array.from({ length: PROBABILITY_UNITS }, (_, part) =>
    game.notation.format(fighter.choose(world, ATTACKER, { below: () => part }), ATTACKER),
  )

/** The same by the table, for the expected situation. */
function expectedIn(sides: Sides, kind: number): string[] {
  const from = table.announceIndex(sides, kind, throwOf(DICE))
  return Array.from({ length: READINGS }, (_, reading) =>
    new Array<string>(table.announceParts[from + reading]).fill(announceLine(reading + 1)),
  ).flat()
}

/** Sets aside so many cards of each number of points, and discards the rest. */
function withAside(world: CousinsState, ...points: readonly number[]): CousinsState {
  const wanted = [...points]
  STANDARD_DECK.cards.forEach((card, index) => {
    if (world.bytes[CARD_AT + index] !== ASIDE) return
    const found = wanted.indexOf(card.points)
    if (found < 0) world.bytes[CARD_AT + index] = DISCARDED
    else wanted.splice(found, 1)
  })
  expect(wanted).toEqual([])
  return world
}

describe('the fighter sees', () => {
  test('hidden cards as hidden, and plays by its own', () => {
    const sides = { attackers: 3, defenders: 2, attackerCard: HIDDEN, defenderCard: HIDDEN }
    expect(drawn(at({ fighters: [3, 2], points: [2, 1] }))).toEqual(expectedIn(sides, 1))
  })

  test.each([
    [[true, false], 2, HIDDEN, 0],
    [[false, true], HIDDEN, 1, 1],
    [[true, true], 2, 1, 0],
  ] as const)('cards that were given away (%j) as known', (isKnown, attackerCard, defenderCard, kind) => {
    const world = at({ fighters: [3, 2], points: [2, 1], isKnown })
    expect(drawn(world)).toEqual(expectedIn({ attackers: 3, defenders: 2, attackerCard, defenderCard }, kind))
  })

  test('no cards in Fog of War', () => {
    const world = at({ fighters: [3, 2], points: [2, 1] })
    world.twist = STANDARD_DECK.twists.findIndex(({ rule }) => rule === 'no last card')
    const sides = { attackers: 3, defenders: 2, attackerCard: NO_CARD, defenderCard: NO_CARD }
    expect(drawn(world)).toEqual(expectedIn(sides, 0))
  })

  test('French as fighters of their half of the battlefield', () => {
    const world = at({ fighters: [2, 2], points: [2, 1] })
    world.bytes[FRENCH + ATTACKER] = 2
    const sides = { attackers: 4, defenders: 2, attackerCard: HIDDEN, defenderCard: HIDDEN }
    expect(drawn(world)).toEqual(expectedIn(sides, 1))
    expect(drawn(at({ fighters: [4, 2], points: [2, 1] }))).toEqual(drawn(world))
  })
})

describe('if all unseen cards have the same points', () => {
  test('none is hidden', () => {
    const world = withAside(at({ fighters: [3, 2], points: [1, 1] }), 1)
    const sides = { attackers: 3, defenders: 2, attackerCard: 1, defenderCard: 1 }
    expect(drawn(world)).toEqual(expectedIn(sides, 0))
    play(world, ATTACKER, announceLine(13))
    const doubts = Array.from({ length: PROBABILITY_UNITS }, (_, part) =>
      game.notation.format(fighter.choose(world, DEFENDER, { below: () => part }), DEFENDER),
    ).filter((line) => line === 'doubt')
    expect(doubts.length).toBe(table.doubtParts[table.doubtIndex(sides, 0) + 12])
  })

  test('seen cards do not matter: given away, or used', () => {
    const given = withAside(at({ fighters: [3, 2], points: [2, 1], isKnown: [false, true] }), 2)
    const knowing = { attackers: 3, defenders: 2, attackerCard: 2, defenderCard: 1 }
    expect(drawn(given)).toEqual(expectedIn(knowing, 0))
    const used = withAside(at({ fighters: [3, 2], points: [2, 0] }), 2)
    const alone = { attackers: 3, defenders: 2, attackerCard: 2, defenderCard: NO_CARD }
    expect(drawn(used)).toEqual(expectedIn(alone, 0))
  })

  test.each([
    ['aside', [2, 2], [1]],
    ['in the other hand', [2, 1], [2]],
  ] as const)('but not if one of them, %s, has others', (_, points, aside) => {
    const world = withAside(at({ fighters: [3, 2], points }), ...aside)
    const sides = { attackers: 3, defenders: 2, attackerCard: HIDDEN, defenderCard: HIDDEN }
    expect(drawn(world)).toEqual(expectedIn(sides, 1))
    // This house does not know which of the two the other holds.
    const twin = game.imagine(world, ATTACKER, fastChance('twin'))
    expect(drawn(twin)).toEqual(drawn(world))
  })
})
