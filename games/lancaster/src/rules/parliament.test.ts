import { describe, expect, it } from 'vitest'
import { Scene } from '../testing/scene.ts'

describe('phase 2: voting', () => {
  const inParliament = () =>
    new Scene({ at: 'parliament', players: 4, Blue: { votes: 1 }, Yellow: { votes: 2 }, Green: { votes: 1 } })

  it('asks everybody at once and does not show a ballot to others', () => {
    const scene = inParliament()
    expect(scene.asked).toEqual(['Blue', 'Yellow', 'Red', 'Green'])
    scene.play('Yellow', 'vote no with 2 votes')
    expect(scene.asked).toEqual(['Blue', 'Red', 'Green'])
    expect(scene.view('Yellow').parties[1].ballot).toEqual({ yes: false, votes: 2 })
    for (const name of ['Blue', undefined] as const)
      expect(scene.view(name).parties[1]).toMatchObject({ hasVoted: true, ballot: null, votes: 2 })
    expect(scene.reveals).toBe(0)
  })

  it('lets a player add any number of his votes', () => {
    const offered = ['vote yes', 'vote yes with 1 vote', 'vote yes with 2 votes']
    expect(inParliament().moves('Yellow')).toEqual([...offered, ...offered.map((line) => line.replace('yes', 'no'))])
    expect(inParliament().moves('Red')).toEqual(['vote yes', 'vote no'])
  })

  it('passes a law by 3 to 3: the leftmost leaves, the new one is added on the right (example)', () => {
    const scene = inParliament()
    const { laws, proposals } = scene.view()
    scene.play('Blue', 'vote yes with 1 vote').play('Red', 'vote yes')
    scene.play('Yellow', 'vote no').play('Green', 'vote no with 1 vote')
    expect(scene.told('log.passed')).toEqual([{ law: `law.${proposals[0]}`, yes: 3, no: 3 }])
    expect(scene.view().laws).toEqual([laws[1], laws[2], proposals[0]])
    expect(scene.view().proposals).toEqual(proposals.slice(1))
    expect(scene.view().parties.map(({ votes }) => votes)).toEqual([0, 2, 0, 0])
  })

  it('rejects it by 2 to 3: the law leaves the game (example)', () => {
    const scene = inParliament()
    const { laws, proposals } = scene.view()
    scene.play('Blue', 'vote yes').play('Red', 'vote yes')
    scene.play('Yellow', 'vote no').play('Green', 'vote no with 1 vote')
    expect(scene.told('log.rejected')).toEqual([{ law: `law.${proposals[0]}`, yes: 2, no: 3 }])
    expect(scene.view()).toMatchObject({ laws, proposals: proposals.slice(1) })
  })

  it('takes back what is left after the third ballot', () => {
    const scene = new Scene({
      at: 'parliament',
      laws: ['gold-for-vote', 'squire-and-gold-for-3-points', 'extension-per-2-conflicts'],
      proposals: ['points-3-per-conflict', 'points-8-per-3-counties', 'all-three-1s-placed-5-points'],
      Yellow: { votes: 2 },
      Blue: { gold: 2 },
    })
    for (let ballot = 0; ballot < 3; ballot++)
      for (const name of ['Blue', 'Yellow', 'Red', 'Green'] as const) scene.play(name, 'vote no')
    expect(scene.view()).toMatchObject({ step: 'law-choice', law: 'gold-for-vote' })
    expect(scene.of('Yellow')).toMatchObject({ votes: 0, leftoverVotes: 2 })
    // A vote that a law brings is kept.
    scene.play('Blue', 'trade 1')
    for (const name of ['Yellow', 'Red', 'Green'] as const) scene.play(name, 'trade 0')
    for (const name of ['Blue', 'Yellow', 'Red', 'Green'] as const) scene.play(name, 'trade 0')
    expect(scene.view().round).toBe(2)
    expect(scene.of('Blue').votes).toBe(2)
    expect(scene.of('Yellow')).toMatchObject({ votes: 1, leftoverVotes: 0 })
  })
})
