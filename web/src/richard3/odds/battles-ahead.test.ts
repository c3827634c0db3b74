import { game, type RichardView } from '@tudor-rose/richard3'
import { fastChance } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { Picking } from '../../play/picking.ts'
import type { Sight } from '../../play/sight.ts'
import { LocalGame } from '../../worker/local-game.ts'
import { gesturesFor } from '../gestures.ts'
import { battlesAhead } from './battles-ahead.ts'

interface Moment {
  readonly sight: Sight<RichardView>
  readonly picking: Picking
}

/** The first moment of random games in which somebody is asked and this is so. */
function momentWhere(isSo: (moment: Moment) => boolean): Moment {
  for (let seed = 1; seed <= 40; seed++) {
    const local = new LocalGame({
      game,
      begin: { options: {}, seed: `${seed}` },
      players: ['human', 'human'],
      botSeed: 1,
    })
    const chance = fastChance(seed)
    for (let move = 0; move < 400; move++) {
      const [seat] = local.sight(0).awaited
      if (seat === undefined) break
      const sight = local.sight(seat) as Sight<RichardView>
      const picking = new Picking(gesturesFor(sight.question!.moves, sight))
      if (isSo({ sight, picking })) return { sight, picking }
      const { moves } = sight.question!
      local.play(seat, moves[chance.below(moves.length)])
    }
  }
  throw new Error('no random game comes to that')
}

const isAsked =
  (step: string) =>
  ({ sight }: Moment) =>
    sight.view.step === step
const asked = ({ sight, picking }: Moment) => battlesAhead(sight, picking)

describe('whose odds are wanted', () => {
  test('those of the battle that is fought, and of no other', () => {
    const moment = momentWhere(isAsked('battle-turn'))
    expect(asked(moment)).toEqual([{ area: moment.sight.view.battle!.area, moves: [] }])
  })

  test('6.3 of each main attack that could be declared', () => {
    const moment = momentWhere(isAsked('main-attack'))
    const { moves, params } = moment.sight.question!
    const area = String(params.area).slice('area.'.length)
    expect(moves.length).toBeGreaterThan(1)
    expect(asked(moment).filter((each) => each.area === area)).toEqual(moves.map((line) => ({ area, moves: [line] })))
  })

  test('of attacks with the block that is picked, and before that of battles that stand', () => {
    const toAttack = ({ sight, picking }: Moment): readonly Picking[] =>
      sight.view.step !== 'actions'
        ? []
        : [...picking.live]
            .map((target) => picking.pick(target))
            .filter((picked) => battlesAhead(sight, picked).some(({ moves }) => moves.length > 0))
    const moment = momentWhere((each) => toAttack(each).length > 0 && asked(each).length === 0)
    const [picked] = toAttack(moment)
    for (const { area, moves } of battlesAhead(moment.sight, picked)) {
      expect(moves).toHaveLength(1)
      expect(moves[0]).toMatch(new RegExp(`to ${area}$`))
      expect(picked.lines).toContain(moves[0])
    }
    const standing = momentWhere(
      (each) => isAsked('actions')(each) && asked(each).some(({ moves }) => moves.length === 0),
    )
    for (const { area, moves } of asked(standing).filter((each) => each.moves.length === 0)) {
      const { blocks, hidden } = standing.sight.view.areas.find(({ name }) => name === area)!
      const isThere = (house: 'Lancaster' | 'York') =>
        hidden[house] > 0 || blocks.some((block) => block.house === house)
      expect([moves, isThere('Lancaster'), isThere('York')]).toEqual([[], true, true])
    }
  })

  test('of none to those who only look on', () => {
    const { sight, picking } = momentWhere(isAsked('battle-turn'))
    expect(battlesAhead({ ...sight, view: { ...sight.view, viewer: null } }, picking)).toEqual([])
  })
})
