import { game, type RichardView } from '@tudor-rose/richard3'
import { fastChance } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { Picking } from '../../play/picking.ts'
import type { TableView } from '../../play/table-view.ts'
import { LocalGame } from '../../worker/local-game.ts'
import { gesturesFor } from '../gestures.ts'
import { battlesAhead } from './battles-ahead.ts'

interface Moment {
  readonly table: TableView<RichardView>
  readonly picking: Picking
}

/** The first moment of random games in which a player has to decide and this condition holds. */
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
      const [seat] = local.table(0).awaited
      if (seat === undefined) break
      const table = local.table(seat) as TableView<RichardView>
      const picking = new Picking(gesturesFor(table.prompt!.moves, table))
      if (isSo({ table, picking })) return { table, picking }
      const { moves } = table.prompt!
      local.play(seat, moves[chance.below(moves.length)])
    }
  }
  throw new Error('no random game comes to that')
}

const isAsked =
  (step: string) =>
  ({ table }: Moment) =>
    table.view.step === step
const asked = ({ table, picking }: Moment) => battlesAhead(table, picking)

describe('battlesAhead', () => {
  test('lists only the current battle during a battle', () => {
    const moment = momentWhere(isAsked('battle-turn'))
    expect(asked(moment)).toEqual([{ area: moment.table.view.battle!.area, moves: [] }])
  })

  test('lists each main attack that could be declared (6.3)', () => {
    const moment = momentWhere(isAsked('main-attack'))
    const { moves, params } = moment.table.prompt!
    const area = String(params.area).slice('area.'.length)
    expect(moves.length).toBeGreaterThan(1)
    expect(asked(moment).filter((each) => each.area === area)).toEqual(moves.map((line) => ({ area, moves: [line] })))
  })

  test('lists attacks with the picked block, or pending battles before a pick', () => {
    const toAttack = ({ table, picking }: Moment): readonly Picking[] =>
      table.view.step !== 'actions'
        ? []
        : [...picking.live]
            .map((target) => picking.pick(target))
            .filter((picked) => battlesAhead(table, picked).some(({ moves }) => moves.length > 0))
    const moment = momentWhere((each) => toAttack(each).length > 0 && asked(each).length === 0)
    const [picked] = toAttack(moment)
    for (const { area, moves } of battlesAhead(moment.table, picked)) {
      expect(moves).toHaveLength(1)
      expect(moves[0]).toMatch(new RegExp(`to ${area}$`))
      expect(picked.lines).toContain(moves[0])
    }
    const standing = momentWhere(
      (each) => isAsked('actions')(each) && asked(each).some(({ moves }) => moves.length === 0),
    )
    for (const { area, moves } of asked(standing).filter((each) => each.moves.length === 0)) {
      const { blocks, hidden } = standing.table.view.areas.find(({ name }) => name === area)!
      const isThere = (house: 'Lancaster' | 'York') =>
        hidden[house] > 0 || blocks.some((block) => block.house === house)
      expect([moves, isThere('Lancaster'), isThere('York')]).toEqual([[], true, true])
    }
  })

  test('lists nothing for an observer', () => {
    const { table, picking } = momentWhere(isAsked('battle-turn'))
    expect(battlesAhead({ ...table, view: { ...table.view, viewer: null } }, picking)).toEqual([])
  })
})
