import { describe, expect, it } from 'vitest'
import { problemsOfPieces } from '../check-position.ts'
import { AT_COURT, CASTLE_KNIGHT, GOLD, IN_RESERVE, MAX_PARTIES, SPACE_OWNER, VOTES } from '../layout.ts'
import { giveNoble, type State } from '../state.ts'
import { Scene } from '../testing/scene.ts'

const RED = 2
const PURPLE = 4

function problems(change: (s: State) => void): readonly string[] {
  const scene = new Scene({
    players: 2,
    conflicts: { 'upper left': { strength: 5 } },
    Blue: { court: [1] },
    Red: { court: [1] },
  })
  change(scene.state)
  return problemsOfPieces(scene.state).map(({ path, reason }) => `${path.join('.')} ${reason}`)
}

describe('positions are rejected', () => {
  it('only for a reason', () => {
    expect(problems(() => {})).toEqual([])
  })

  it('if an ally has pieces that only players have', () => {
    expect(problems((s) => s.bytes[GOLD + RED]++)).toEqual(['parties.Red.gold is only for players'])
    expect(problems((s) => s.bytes[VOTES + RED]++)).toEqual(['parties.Red.votes is only for players'])
    const noble = problems((s) => giveNoble(s, RED, 0))
    expect(noble).toContain('parties.Red has no round table for nobles')
  })

  it('if a knight is on a space that the castle of an ally does not have', () => {
    const said = problems((s) => {
      s.bytes[CASTLE_KNIGHT + 2 * MAX_PARTIES + RED] = 1
      s.bytes[AT_COURT + RED]--
    })
    expect(said).toEqual(['parties.Red.castle 3 is no space in the castle of an ally'])
  })

  it('if a colour without a player has knights', () => {
    expect(problems((s) => s.bytes[IN_RESERVE + PURPLE]++)).toEqual(['parties.Purple does not play and has no knights'])
    expect(problems((s) => (s.bytes[SPACE_OWNER + 6] = PURPLE))).toContain(
      'conflict spaces.upper left 1.owner does not play',
    )
  })
})
