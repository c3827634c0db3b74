import { describe, expect, it } from 'vitest'
import { problemsOfPieces } from '../check-position.ts'
import {
  APPLICANT,
  AT_COURT,
  BISHOPS,
  COUNTY_SHIELD,
  COUNTY_TUDOR,
  FORMING,
  IN_RESERVE,
  LORD,
  MAX_PARTIES,
  NONE,
  OFFICE_BISHOPS,
  OFFICE_HOLDER,
  PRIVILEGE,
  SEALS,
  SPACE_ARCHER,
  SPACE_TUDOR,
} from '../layout.ts'
import { ARCHER, SHIELD, TUDOR_KNIGHT } from '../rules/court/privileges.ts'
import type { State } from '../state.ts'
import { STEP } from '../steps.ts'
import { Scene, type SceneSetup } from '../testing/scene.ts'

const [BLUE, YELLOW, NOBODY] = [0, 1, 4]
const [STAFFORD, DORSET] = [1, 7]
const CHANCELLOR = 0
/** The first space of the upper left conflict. */
const UPPER_LEFT = 6

/**
 * Placing in round 2: Blue is chancellor, has a tower applying for that office again, and has knights in a county and a
 * conflict.
 */
const setup: SceneSetup = {
  round: 2,
  conflicts: { 'upper left': { strength: 5, spaces: [['Blue', 1]] } },
  court: {
    bishops: { Blue: 1 },
    holders: { chancellor: 'Blue', constable: 'Blue', chamberlain: 'Blue' },
    towers: { chancellor: { of: 'Blue', bishops: 1, knights: [2] } },
  },
  Blue: { counties: { Stafford: 1 }, court: [3] },
  Yellow: { votes: 1, court: [4] },
}

const problemsOf = (change: (s: State) => void, scene = new Scene(setup)): readonly unknown[] => {
  change(scene.state)
  return problemsOfPieces(scene.state)
}

describe("positions of the King's court", () => {
  it('are accepted if valid', () => {
    expect(problemsOf(() => {})).toEqual([])
  })

  it.each<[string, (s: State) => void]>([
    ['anything of it where it is not played with', (s) => (s.court = 0)],
    ['a lord on a tower that is not there', (s) => (s.bytes[LORD + YELLOW] = 3)],
    ['two lords on a tower', (s) => (s.bytes[LORD + YELLOW] = 2)],
    ['a tower whose lord is elsewhere', (s) => (s.bytes[LORD + BLUE] = 1)],
    ['a lord who does not play', (s) => (s.bytes[LORD + NOBODY] = 1)],
    ['an office of somebody who does not play', (s) => (s.bytes[OFFICE_HOLDER + CHANCELLOR] = NOBODY)],
    ['a tower without a lord', (s) => (s.bytes[APPLICANT + CHANCELLOR] = NONE)],
    ['more bishops in a tower than there are', (s) => (s.bytes[OFFICE_BISHOPS + CHANCELLOR] = 2)],
    ['a bishop too many', (s) => s.bytes[BISHOPS + YELLOW]++],
    ['a bishop too few', (s) => s.bishopsLeft--],
    ['more seals than there can be by now', (s) => (s.bytes[SEALS + YELLOW] = 4)],
    ['an office that is held in the first round', (s) => (s.round = 1)],
    ['a lord at home while parliament sits', (s) => (s.step = STEP.beginParliament)],
    ['a lord who is not home after the award', (s) => (s.step = STEP.nextCounty)],
    ['a privilege without its office', (s) => (s.bytes[PRIVILEGE + YELLOW] = 1 << SHIELD)],
    ['a shield without a knight', (s) => (s.bytes[COUNTY_SHIELD + DORSET] = 1)],
    ['a Tudor knight without a knight in a county', (s) => (s.bytes[COUNTY_TUDOR + DORSET] = 1)],
    ['a Tudor knight without a knight in a conflict', (s) => (s.bytes[SPACE_TUDOR + UPPER_LEFT + 1] = 1)],
    ['an archer with knights', (s) => (s.bytes[SPACE_ARCHER + UPPER_LEFT] = 1)],
    ['an archer without a knight above', (s) => (s.bytes[SPACE_ARCHER + UPPER_LEFT + 2] = 1)],
    ['three Tudor knights on the table', (s) => (s.bytes[SPACE_TUDOR + UPPER_LEFT] = 3)],
    [
      'a privilege in hand that has been used already',
      (s) => {
        s.bytes[COUNTY_SHIELD + STAFFORD] = 1
        s.bytes[PRIVILEGE + BLUE] = 1 << SHIELD
      },
    ],
    [
      'a privilege in use by somebody without its office',
      (s) => {
        s.bytes[COUNTY_SHIELD + STAFFORD] = 1
        s.bytes[OFFICE_HOLDER + CHANCELLOR] = YELLOW
      },
    ],
    [
      'two Tudor knights placed in one round',
      (s) => {
        s.bytes[COUNTY_TUDOR + STAFFORD] = 1
        s.bytes[SPACE_TUDOR + UPPER_LEFT] = 1
      },
    ],
    ['a tower in hand while none is formed', (s) => (s.bytes[FORMING] = 1)],
    ['an office in mind while no tower is formed', (s) => (s.applyingFor = CHANCELLOR)],
    ['something to bring while no knight has been placed', (s) => (s.bringing = 1 << ARCHER)],
  ])('are refused with %s', (_, change) => {
    expect(problemsOf(change)).not.toEqual([])
  })

  it.each<[string, (s: State) => void]>([
    ['pieces that are not at court', (s) => (s.bytes[FORMING + 3] = 1)],
    ['no office', (s) => (s.applyingFor = NONE)],
    ['somebody else asked', (s) => (s.asked = BLUE)],
    [
      'no chance against the tower that stands there',
      (s) => {
        s.bytes[AT_COURT + 3 * MAX_PARTIES + YELLOW] = 0
        s.bytes[IN_RESERVE + 3 * MAX_PARTIES + YELLOW] = 1
      },
    ],
    ['a lord who is placed already', (s) => (s.bytes[LORD + YELLOW] = 1)],
    ['another step', (s) => (s.step = STEP.nextPlacement)],
  ])('are refused where a tower is formed with %s', (_, change) => {
    const scene = new Scene({ ...setup, start: 'Yellow' }).play('Yellow', 'send the lord to apply as chancellor')
    expect(scene.step).toBe('form-tower')
    expect(problemsOfPieces(scene.state)).toEqual([])
    expect(problemsOf(change, scene)).not.toEqual([])
  })

  it.each<[string, (s: State) => void]>([
    ['what is not in hand', (s) => (s.bringing |= 1 << TUDOR_KNIGHT)],
    ['nothing', (s) => (s.bringing = 0)],
    ['an archer for a county', (s) => (s.bringing = 1 << ARCHER)],
    ['a county of another', (s) => (s.placedAt = DORSET)],
    ['no place', (s) => (s.placedAt = NONE)],
    ['somebody else asked', (s) => (s.asked = YELLOW)],
    ['another step', (s) => (s.step = STEP.nextPlacement)],
  ])('are refused where a knight brings something with %s', (_, change) => {
    const court = { privileges: { shield: 'Blue', archer: 'Blue' } } as const
    const scene = new Scene({ round: 2, court, Blue: { court: [1] } }).play('Blue', 'place 1 in Stafford')
    expect(scene.step).toBe('bring-along')
    expect(problemsOfPieces(scene.state)).toEqual([])
    expect(problemsOf(change, scene)).not.toEqual([])
  })
})
