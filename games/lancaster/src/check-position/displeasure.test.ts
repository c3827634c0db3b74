import { describe, expect, it } from 'vitest'
import { problemsOfPieces } from '../check-position.ts'
import { IN_RESERVE, IN_TOWER, MAX_PARTIES, POINTS_LOST, SHAME, SHAME_MARKERS } from '../layout.ts'
import type { State } from '../state.ts'
import { Scene, type SceneSetup } from '../testing/scene.ts'

/** Problems of a round 3 position after a change. */
function problems(change: (s: State) => void, setup: SceneSetup = {}): readonly string[] {
  const scene = new Scene({
    displeasure: true,
    round: 3,
    Blue: { court: [1, 2], shame: 4, tower: [3] },
    Yellow: { shame: 2 },
    ...setup,
  })
  change(scene.state)
  return problemsOfPieces(scene.state).map(({ path, reason }) => `${path.join('.')} ${reason}`)
}

/** Moves a knight of Blue from the reserve, or from another place, into the Tower. */
function toTower(s: State, strength: number, from: number, party = 0): void {
  s.bytes[IN_TOWER + (strength - 1) * MAX_PARTIES + party]++
  s.bytes[from + (strength - 1) * MAX_PARTIES + party]--
}

describe("positions with the King's displeasure are rejected", () => {
  it('only for a reason', () => {
    expect(problems(() => {})).toEqual([])
  })

  it('with the wrong neutral knight for the number of players', () => {
    expect(problems((s) => (s.neutralKnight = 3))).toEqual(['neutralKnight should be 2 in this game'])
  })

  it('with a Tower that overflows', () => {
    expect(problems((s) => toTower(s, 4, IN_RESERVE))).toEqual([
      'parties the Tower has room for 5 beside its own knight',
    ])
  })

  it('with knights in the Tower after it was emptied', () => {
    const castles = { at: 'castles', Blue: { squires: 3, extensions: ['knight'] } } as const
    expect(problems((s) => toTower(s, 1, IN_RESERVE), castles)).toEqual([
      'parties.Blue has nobody in the Tower in this phase',
    ])
  })

  it('with a track that was not emptied from the left, or is too full', () => {
    expect(problems((s) => s.bytes[SHAME_MARKERS + 4]--)).toEqual([
      'shame track.field 5.markers markers are taken from the left',
    ])
    expect(problems((s) => (s.bytes[SHAME_MARKERS + 4] = 5))).toContain(
      'shame track.field 5.markers there are 4 on a field at most',
    )
  })

  it('with more markers than have been taken, or can have been taken so far', () => {
    expect(problems((s) => s.bytes[SHAME + 2]++)).toEqual([
      'parties more markers of shame are held than have been taken from the track',
    ])
    expect(problems(() => {}, { shameReturned: 20, Blue: { court: [1], shame: 6 } })).toEqual([])
    expect(problems((s) => (s.bytes[SHAME] = 7), { shameReturned: 20 })).toEqual([
      'parties.Blue.shame nobody can have more than 6 by now',
    ])
    expect(problems((s) => (s.round = 1))).toContain('shame track so many markers cannot have been taken by now')
  })

  it('with shame on an ally or on a colour without a player', () => {
    expect(problems((s) => s.bytes[SHAME + 4]++)).toEqual(['parties.Purple.shame is taken by players alone'])
    expect(problems((s) => s.bytes[SHAME + 2]++, { players: 2, Blue: { court: [1] } })).toEqual([
      'parties.Red.shame is taken by players alone',
    ])
  })

  it('with points lost before the end, or the wrong number of them', () => {
    expect(problems((s) => s.bytes[POINTS_LOST]++)).toEqual(['parties.Blue.points lost should be 0'])
    const end = { at: 'end', round: 5, Blue: { shame: 4 } } as const
    expect(problems(() => {}, end)).toEqual([])
    expect(problems((s) => s.bytes[POINTS_LOST]++, end)).toEqual(['parties.Blue.points lost should be 7'])
  })

  it('with any of its pieces in a game without it', () => {
    const said = problems((s) => (s.displeasure = 0))
    expect(said).toContain('neutralKnight should be 0 in this game')
    expect(said).toContain('parties.Blue.shame is taken by players alone')
    expect(said).toContain('parties.Blue.tower 3 there is no Tower in this game')
    expect(said).toContain('shame track.field 5.markers there is no shame in this game')
  })
})
