import { endOf, formatPosition, parsePosition } from '@tudor-rose/table'
import { describe, expect, it } from 'vitest'
import { BLOCK_COUNT, blockName, blockNamed, FIRST_BLOCK, LAST_BLOCK, REBEL } from './armies.ts'
import { LANCASTER } from './data/areas.ts'
import { game } from './game.ts'
import { AREA_COUNT, areaNamed } from './geography.ts'
import { KNOWN_STEPS, LOST_UNSEEN, layout } from './layout.ts'
import { isOnMap, placeOf, type State, see } from './state.ts'
import { playRoughly } from './testing/rough-play.ts'
import { Scene, type SceneSetup } from './testing/scene.ts'
import { isRuledOut, noteAllSeen } from './whereabouts.ts'

const TIMEOUT = 60_000
const combinations = ['wars-of-the-roses', 'kingmaker', 'richard-iii'].flatMap((scenario) =>
  ['1.02', '1.0'].map((edition) => ({ scenario, edition })),
)

/** Whom everybody has to reckon with among the Lancastrians who stand in an area. */
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
    'is never wrong, in whatever game (%o)',
    (options) => {
      let looked = 0
      for (const seed of ['a', 'b', 'c'])
        playRoughly({
          options,
          seed,
          before: (s: State) => {
            for (let block = 0; block < REBEL; block++)
              if (isOnMap(s, block) && isRuledOut(s, block, placeOf(s, block)))
                throw new Error(`${blockName(block)} is ruled out where he stands`)
            looked++
          },
        })
      expect(looked).toBeGreaterThan(100)
    },
    TIMEOUT,
  )

  const alone = { Lancaster: { Wilts: ['Wiltshire'], Middlesex: ['Henry VI'], Cornwall: ['Exeter', 'Devon'] } }

  it('5.2 follows a block that is alone wherever it goes, and whoever takes its place', () => {
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

  it('5.2 does not tell which of two has gone, but that both have', () => {
    const scene = lancasterMoves(alone, 'march Devon to Dorset')
    expect(mayBeIn(scene, 'Dorset')).toEqual(['Exeter', 'Devon'])
    expect(mayBeIn(scene, 'Cornwall')).toEqual(['Exeter', 'Devon'])
    scene.play('Lancaster', 'march Exeter to Dorset')
    expect(mayBeIn(scene, 'Dorset')).toEqual(['Exeter', 'Devon'])
    expect(mayBeIn(scene, 'Wilts')).not.toContain('Devon')
  })

  it('5.4 takes a recruit for one who is called to arms there', () => {
    const pool = ['Buckingham', 'Stanley', 'Coventry levy']
    const scene = lancasterMoves({ Lancaster: { ...alone.Lancaster, pool } }, 'recruit Coventry levy to Warwick')
    const may = mayBeIn(scene, 'Warwick')
    expect(may).toContain('Coventry levy')
    expect(may).not.toContain('Stanley')
    expect(may).not.toContain('Wiltshire')
  })

  it('5.1 Plague: everybody has seen every block there lose a step', () => {
    const scene = new Scene({ Lancaster: { Middlesex: ['Henry VI', 'Oxford'] }, York: { Calais: ['York'] } })
    scene.cards({ York: 'Plague', Lancaster: 'AP2' }).play('York', 'plague in Middlesex')
    expect(track(scene, LOST_UNSEEN, 'Oxford')).toBe(1)
    see(scene.state, blockNamed(LANCASTER, 'Oxford'))
    expect(track(scene, LOST_UNSEEN, 'Oxford')).toBe(0)
    expect(track(scene, KNOWN_STEPS, 'Oxford')).toBe(scene.stepsOf('Lancaster', 'Oxford'))
  })

  it('7.1 hunger: and one block lose a step', () => {
    const hungry = ['Oxford', 'Pembroke', 'Devon', 'Beaumont', 'Wiltshire']
    const scene = new Scene({ Lancaster: { Powys: hungry, Middlesex: ['Henry VI'] } }).quietTurn()
    scene.play('Lancaster', 'reduce Devon')
    expect(hungry.map((name) => track(scene, LOST_UNSEEN, name))).toEqual([0, 0, 1, 0, 0])
  })

  it('is no part of what records are compared by, and a position may be without', () => {
    const scene = lancasterMoves(alone, 'march Wiltshire to Oxford')
    const { position } = endOf(game, scene.state)
    const bare = game.copy(scene.state)
    bare.bytes.fill(0, layout.tracksFrom)
    expect(endOf(game, bare).position).toBe(position)
    expect(mayBeIn(new Scene(bare), 'Oxford')).toHaveLength(LAST_BLOCK[LANCASTER] + 1)
    expect(formatPosition(game, bare)).not.toContain('mayBe')
  })

  it('goes into positions by names', () => {
    const scene = Scene.start({}, 'names')
    const text = formatPosition(game, scene.state)
    expect(text).toMatch(/"Wilts": .*"mayBeLancaster2": \[.*"Wiltshire"/)
    expect(parsePosition(game, text).bytes).toEqual(scene.state.bytes)
  })
})
