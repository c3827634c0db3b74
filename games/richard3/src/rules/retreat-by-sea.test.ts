import { describe, expect, it } from 'vitest'
import { Scene, type SceneSetup } from '../testing/scene.ts'

const pirates = { York: 'Piracy', Lancaster: 'AP3' } as const

/** Two of York raid Kent by the Channel from Calais; both are major ports. */
const kent = (edition: '1.02' | '1.0', more: { York?: SceneSetup['York']; Lancaster?: SceneSetup['Lancaster'] } = {}) =>
  new Scene({
    edition,
    York: { Calais: ['Norfolk', 'Suffolk'], ...more.York },
    Lancaster: { Kent: ['Beaumont'], ...more.Lancaster },
  })
    .cards(pirates)
    .acts('York', 'raid Norfolk by English Channel to Kent', 'raid Suffolk by English Channel to Kent')

describe('6.6, Piracy: blocks that came by sea', () => {
  it.each(['1.02', '1.0'] as const)('retreat by sea only, inside the zone by which they came (%s)', (edition) => {
    const scene = kent(edition, { Lancaster: { Dorset: ['Devon'] } })
      .acts('Lancaster')
      .passToRound(2)
      .play('Lancaster', 'pass Beaumont')
    // Not to Dorset, which the enemy holds; not by land; not over the North Sea; never to France.
    expect(scene.targets('York', 'retreat Norfolk to')).toEqual(['Calais', 'Cornwall', 'Sussex'])
  })

  it('leave defenders the land: no border is barred to them, and they cannot sail', () => {
    const scene = kent('1.02').acts('Lancaster').passToRound(2)
    expect(scene.targets('Lancaster', 'retreat Beaumont to')).toEqual(['Middlesex', 'Sussex'])
  })

  it('1.02 land one block on each coast in a round, two between major ports', () => {
    const scene = new Scene({
      York: { Calais: ['Norfolk', 'Suffolk'] },
      Lancaster: { Kent: ['Beaumont'] },
    })
      .cards(pirates)
      .acts('York', 'raid Norfolk by North Sea to Kent', 'raid Suffolk by North Sea to Kent')
      .acts('Lancaster')
      .passToRound(2)
      .play('Lancaster', 'pass Beaumont')
    expect(scene.targets('York', 'retreat Suffolk to')).toEqual([
      'Calais',
      'East Anglia',
      'East Yorks',
      'Essex',
      'Lincoln',
      'Middlesex',
      'Northumbria',
      'Rutland',
    ])
    const toPort = new Scene(scene.state.copy()).play('York', 'retreat Norfolk to Calais')
    expect(toPort.targets('York', 'retreat Suffolk to')).toContain('Calais')
    const toBeach = new Scene(scene.state.copy()).play('York', 'retreat Norfolk to Essex')
    expect(toBeach.targets('York', 'retreat Suffolk to')).not.toContain('Essex')
    toBeach.play('York', 'pass Suffolk').play('Lancaster', 'pass Beaumont')
    expect(toBeach.state.round).toBe(3)
    expect(toBeach.targets('York', 'retreat Suffolk to')).toContain('Essex')
  })

  it('1.02 may be two only if both ends are major ports', () => {
    const scene = new Scene({ York: { Calais: ['Norfolk', 'Suffolk'] }, Lancaster: { Dorset: ['Beaumont'] } })
      .cards(pirates)
      .acts('York', 'raid Norfolk by English Channel to Dorset', 'raid Suffolk by English Channel to Dorset')
      .acts('Lancaster')
      .passToRound(2)
      .play('Lancaster', 'pass Beaumont')
      .play('York', 'retreat Norfolk to Calais')
    expect(scene.targets('York', 'retreat Suffolk to')).toEqual(['Cornwall', 'Kent', 'Sussex'])
  })

  it('1.0 has no limit on how many land where', () => {
    const scene = new Scene({
      edition: '1.0',
      York: { Calais: ['Norfolk', 'Suffolk'] },
      Lancaster: { Essex: ['Beaumont'] },
    })
      .cards(pirates)
      .acts('York', 'raid Norfolk by North Sea to Essex', 'raid Suffolk by North Sea to Essex')
      .acts('Lancaster')
      .passToRound(2)
      .play('Lancaster', 'pass Beaumont')
      .play('York', 'retreat Norfolk to Rutland', 'retreat Suffolk to Rutland')
    expect(scene.blocksIn('York', 'Rutland')).toEqual(['Suffolk', 'Norfolk'])
  })

  it('retreat by the zone each used, if they came by two', () => {
    const scene = new Scene({
      York: { Ireland: ['Norfolk'], Calais: ['Suffolk'] },
      Lancaster: { Cornwall: ['Devon'] },
    })
      .cards(pirates)
      .acts(
        'York',
        'raid Norfolk by Irish Sea to Cornwall',
        'raid Suffolk by English Channel to Cornwall',
        'main attack by Irish Sea',
      )
      .acts('Lancaster')
      .passToRound(2)
      .play('Lancaster', 'pass Devon')
    expect(scene.targets('York', 'retreat Norfolk to')).toContain('Ireland')
    expect(scene.targets('York', 'retreat Norfolk to')).not.toContain('Calais')
    expect(scene.targets('York', 'retreat Suffolk to')).toEqual(['Calais', 'Dorset', 'Kent', 'Sussex'])
  })

  it('must retreat by sea in round 4, or are eliminated', () => {
    const scene = new Scene({
      York: { Calais: ['Norfolk', 'Suffolk'] },
      Lancaster: { Dorset: ['Beaumont'], Cornwall: ['Devon'], Kent: ['Clifford'], Sussex: ['Oxford'] },
    })
      .cards(pirates)
      .acts('York', 'raid Norfolk by English Channel to Dorset', 'raid Suffolk by English Channel to Dorset')
      .acts('Lancaster')
      .passToRound(4)
      .play('Lancaster', 'pass Beaumont')
    expect([...scene.moves('York')]).toEqual(['retreat Suffolk to Calais', 'retreat Norfolk to Calais'])
    scene.play('York', 'retreat Suffolk to Calais')
    expect(scene.placeOf('York', 'Norfolk')).toBe('dead')
  })

  it('(R) are followed by blocks that they won over', () => {
    const scene = new Scene({ York: { Calais: ['March'] }, Lancaster: { Kent: ['Stanley', 'Oxford'] } })
      .cards(pirates)
      .acts('York', 'raid March by English Channel to Kent')
      .acts('Lancaster')
      .play('Lancaster', 'pass Oxford')
      .throws('York', 'tempt March at Stanley', 4)
      .passToRound(2)
      .play('Lancaster', 'pass Oxford')
      .play('York', 'pass March')
    expect(scene.targets('York', 'retreat Stanley to')).toEqual(['Calais', 'Cornwall', 'Dorset', 'Sussex'])
  })

  it('(R) still retreat by sea when they have become the defenders', () => {
    const scene = new Scene({
      York: { Calais: ['Herbert', 'Suffolk'] },
      Lancaster: { Kent: ['Devon'], Sussex: ['Clifford'] },
    })
      .cards(pirates)
      .acts('York', 'raid Herbert by English Channel to Kent', 'raid Suffolk by English Channel to Kent')
      .acts('Lancaster', 'march Clifford to Kent')
      .throws('York', 'fire Herbert', 1, 1, 6)
      .passToRound(2)
    expect(scene.view().battle?.attacker).toBe('Lancaster')
    expect(scene.targets('York', 'retreat Herbert to')).toEqual(['Calais', 'Cornwall', 'Dorset', 'Sussex'])
    scene.play('York', 'pass Herbert')
    expect(scene.targets('Lancaster', 'retreat Clifford to')).toEqual(['Middlesex', 'Sussex'])
  })
})

describe('6.7, Piracy: a winner who came by sea', () => {
  it.each(['1.02', '1.0'] as const)('regroups by sea only, inside the zone (%s)', (edition) => {
    const scene = kent(edition, { Lancaster: { Kent: ['Devon'] } })
      .acts('Lancaster')
      .play('Lancaster', 'pass Devon')
    scene.throws('York', 'fire Norfolk', 1, 1, 6, 6)
    expect(scene.targets('York', 'regroup Norfolk to')).toEqual(['Calais', 'Cornwall', 'Dorset', 'Sussex'])
    scene.play('York', 'regroup Norfolk to Dorset')
    expect(scene.targets('York', 'regroup Suffolk to').includes('Dorset')).toBe(edition === '1.0')
  })

  it('a defender who has defeated pirates regroups by land only', () => {
    const scene = kent('1.02', {
      York: { Calais: ['Norfolk 1', 'Suffolk 1'] },
      Lancaster: { Kent: ['Northumberland'] },
    })
      .acts('Lancaster')
      .throws('Lancaster', 'fire Northumberland', 1, 1, 6, 6)
    scene.play('York', 'hit Norfolk')
    expect(scene.targets('Lancaster', 'regroup Northumberland to')).toEqual(['Middlesex', 'Sussex'])
  })
})
