import { endOf, fastChance, formatPosition, parsePosition } from '@tudor-rose/table'
import { describe, expect, it } from 'vitest'
import { BLOCK_COUNT, blockName, blockNamed, FIRST_BLOCK, LAST_BLOCK, REBEL } from './armies.ts'
import { LANCASTER } from './data/areas.ts'
import { game } from './game.ts'
import { AREA_COUNT, areaNamed } from './geography.ts'
import { FACE_DOWN, KNOWN_STEPS, layout } from './layout.ts'
import { eliminate } from './rules/elimination.ts'
import { has, isOnMap, KNOWN, placeOf, type State, see } from './state.ts'
import { playAggressively } from './testing/aggressive-play.ts'
import { Scene, type SceneSetup } from './testing/scene.ts'
import { isRuledOut, lostByAll, lostBySome, noteAllSeen } from './whereabouts.ts'

const TIMEOUT = 60_000
const combinations = ['wars-of-the-roses', 'kingmaker', 'richard-iii'].flatMap((scenario) =>
  ['1.02', '1.0'].map((edition) => ({ scenario, edition })),
)

/** The blocks of Lancaster that may be in an area, as far as everybody knows. */
function mayBeIn({ state }: Scene, area: string): readonly string[] {
  const names: string[] = []
  for (let block = FIRST_BLOCK[LANCASTER]; block <= LAST_BLOCK[LANCASTER]; block++)
    if (!isRuledOut(state, block, areaNamed(area))) names.push(blockName(block))
  return names
}

/** A position that everybody has seen, in which Lancaster moves first. */
function lancasterMoves(setup: SceneSetup, ...lines: readonly string[]): Scene {
  const scene = new Scene({ York: { Calais: ['York', 'March'] }, ...setup })
  for (let block = 0; block < BLOCK_COUNT; block++) if (isOnMap(scene.state, block)) see(scene.state, block)
  for (let area = 0; area < AREA_COUNT; area++) noteAllSeen(scene.state, area)
  return scene.cards({ Lancaster: 'AP4', York: 'AP2' }).play('Lancaster', ...lines)
}

const track = (scene: Scene, tracks: number, name: string): number =>
  scene.state.bytes[tracks + blockNamed(LANCASTER, name)]

describe('what everybody can conclude about hidden blocks', () => {
  it.each(combinations)(
    'is never wrong in any game (%o)',
    (options) => {
      let looked = 0
      for (const seed of ['a', 'b', 'c'])
        playAggressively({
          options,
          seed,
          before: (s: State) => {
            for (let block = 0; block < REBEL; block++)
              if (isRuledOut(s, block, placeOf(s, block)) && !has(s, block, KNOWN))
                throw new Error(`${blockName(block)} is ruled out where he is`)
            looked++
          },
        })
      expect(looked).toBeGreaterThan(100)
    },
    TIMEOUT,
  )

  const alone = { Lancaster: { Wilts: ['Wiltshire'], Middlesex: ['Henry VI'], Cornwall: ['Exeter', 'Devon'] } }

  it('5.2 follows a single block wherever it goes, and the one that takes its place', () => {
    const scene = lancasterMoves(
      alone,
      'march Wiltshire to Oxford',
      'on to Warwick',
      'march Henry VI to Oxford',
      'on to Wilts',
    )
    expect(mayBeIn(scene, 'Warwick')).toEqual(['Wiltshire'])
    expect(mayBeIn(scene, 'Wilts')).toEqual(['Henry VI'])
  })

  it('5.2 does not know which of two has gone, but knows when both have', () => {
    const scene = lancasterMoves(alone, 'march Devon to Dorset')
    expect(mayBeIn(scene, 'Dorset')).toEqual(['Exeter', 'Devon'])
    expect(mayBeIn(scene, 'Cornwall')).toEqual(['Exeter', 'Devon'])
    scene.play('Lancaster', 'march Exeter to Dorset')
    expect(mayBeIn(scene, 'Dorset')).toEqual(['Exeter', 'Devon'])
    expect(mayBeIn(scene, 'Wilts')).not.toContain('Devon')
  })

  it('5.4 takes a recruit for one of those that can be recruited there', () => {
    const pool = ['Buckingham', 'Stanley', 'Coventry levy']
    const scene = lancasterMoves({ Lancaster: { ...alone.Lancaster, pool } }, 'recruit Coventry levy to Warwick')
    const may = mayBeIn(scene, 'Warwick')
    expect(may).toContain('Coventry levy')
    expect(may).not.toContain('Stanley')
    expect(may).not.toContain('Wiltshire')
  })

  const lancaster = (scene: Scene, lost: typeof lostByAll, area: string): number =>
    lost(scene.state, LANCASTER, areaNamed(area))

  it('5.1 Plague: everybody knows that each block there has lost a step, until one of them is seen', () => {
    const scene = new Scene({ Lancaster: { Middlesex: ['Henry VI', 'Oxford'] }, York: { Calais: ['York'] } })
    scene.cards({ York: 'Plague', Lancaster: 'AP2' }).play('York', 'plague in Middlesex')
    expect(lancaster(scene, lostByAll, 'Middlesex')).toBe(1)
    see(scene.state, blockNamed(LANCASTER, 'Oxford'))
    expect(lancaster(scene, lostByAll, 'Middlesex')).toBe(0)
    expect(track(scene, KNOWN_STEPS, 'Oxford')).toBe(scene.stepsOf('Lancaster', 'Oxford'))
  })

  it('5.1, 5.2 losses of all blocks go with each block that leaves, and are forgotten where others are', () => {
    const army = { Middlesex: ['Henry VI', 'Oxford', 'Beaumont'], Kent: ['Devon'] }
    const scene = new Scene({ Lancaster: army, York: { Calais: ['York'] } })
    scene.cards({ York: 'Plague', Lancaster: 'AP2' }).play('York', 'plague in Middlesex', 'end actions')
    scene.play('Lancaster', 'march Oxford to Essex', 'march Beaumont to Kent')
    expect(lancaster(scene, lostByAll, 'Essex')).toBe(1)
    expect(lancaster(scene, lostByAll, 'Kent')).toBe(0)
    scene.play('Lancaster', 'march Henry VI to Essex')
    expect(lancaster(scene, lostByAll, 'Essex')).toBe(1)
    expect(lancaster(scene, lostByAll, 'Middlesex')).toBe(0)
  })

  it('7.1 hunger: one of the blocks has lost a step', () => {
    const hungry = ['Oxford', 'Pembroke', 'Devon', 'Beaumont', 'Wiltshire']
    const tracksAfter = (name: string): Uint8Array => {
      const scene = new Scene({ Lancaster: { Powys: hungry, Middlesex: ['Henry VI'] } }).quietTurn()
      scene.play('Lancaster', `reduce ${name}`)
      expect(lancaster(scene, lostBySome, 'Powys')).toBe(1)
      return scene.state.bytes.subarray(layout.inferencesStart)
    }
    expect(tracksAfter('Devon')).toEqual(tracksAfter('Oxford'))
  })

  it('6.83 a block that died unseen is one of those that may have been there', () => {
    const army = { Warwick: ['Stanley', 'Shrewsbury 1'], Middlesex: ['Henry VI'] }
    const scene = lancasterMoves({ Lancaster: { ...army, pool: ['Buckingham', 'Rivers'] } })
    const isDead = (name: string) => !isRuledOut(scene.state, blockNamed(LANCASTER, name), FACE_DOWN)
    eliminate(scene.state, blockNamed(LANCASTER, 'Shrewsbury'), { chance: fastChance('dies'), log: undefined })
    expect(['Stanley', 'Shrewsbury', 'Henry VI', 'Buckingham', 'Rivers'].filter(isDead)).toEqual([
      'Stanley',
      'Shrewsbury',
    ])
    see(scene.state, blockNamed(LANCASTER, 'Stanley'))
    expect(isDead('Stanley')).toBe(false)
  })

  it('is not part of record fingerprints, and optional in positions', () => {
    const scene = lancasterMoves(alone, 'march Wiltshire to Oxford')
    const { position } = endOf(game, scene.state)
    const bare = game.copy(scene.state)
    bare.bytes.fill(0, layout.inferencesStart)
    expect(endOf(game, bare).position).toBe(position)
    expect(mayBeIn(new Scene(bare), 'Oxford')).toHaveLength(LAST_BLOCK[LANCASTER] + 1)
    expect(formatPosition(game, bare)).not.toContain('mayBe')
  })

  it('is written into positions by names', () => {
    const scene = Scene.start({}, 'names')
    const text = formatPosition(game, scene.state)
    expect(text).toMatch(/"Wilts": .*"mayBeLancaster2": \[.*"Wiltshire"/)
    expect(parsePosition(game, text).bytes).toEqual(scene.state.bytes)
  })
})
