import { describe, expect, it } from 'vitest'
import { BLOCK_COUNT, blockNamed, FULL_STEPS, HEIRS, MAY_SAIL, NO_BLOCK, REBEL, TWIN_OF } from './armies.ts'
import { LANCASTER, YORK } from './data/areas.ts'
import { BLOCKS } from './data/blocks.ts'

const list = (text: string): string[] => text.split(', ')
const namesWhere = (house: number, test: (block: number) => boolean): string[] =>
  BLOCKS.flatMap((block, index) => (block.house === house && test(index) ? [block.name] : [])).sort()

/** By combat value and full strength, the blocks that have them. */
const FACES: readonly (readonly [house: number, combat: string, steps: number, names: string])[] = [
  [LANCASTER, 'A1', 3, 'Exeter, Shrewsbury'],
  [LANCASTER, 'A2', 3, 'Clifford, Kent, Oxford, Somerset, Welsh Mercenary'],
  [LANCASTER, 'B1', 3, 'Prince Edward'],
  [LANCASTER, 'B2', 2, 'Devon, Rivers'],
  [LANCASTER, 'B2', 3, 'Beaumont, Clarence, Pembroke, Richmond, Salisbury, Westmoreland, Wiltshire'],
  [LANCASTER, 'B2', 4, 'Buckingham, Henry VI, Stanley'],
  [LANCASTER, 'B3', 4, 'French Mercenary, Northumberland, Scots Mercenary, Warwick'],
  [LANCASTER, 'C1', 3, 'Canterbury church'],
  [LANCASTER, 'C2', 3, 'York church'],
  [LANCASTER, 'C2', 4, 'Bristol levy, Coventry levy'],
  [LANCASTER, 'C3', 4, 'Newcastle levy, York levy'],
  [LANCASTER, 'D3', 3, 'Bombard'],
  [YORK, 'A1', 3, 'Exeter, Shrewsbury'],
  [YORK, 'A2', 3, 'Herbert, Kent'],
  [YORK, 'A3', 3, 'Burgundian Mercenary, March'],
  [YORK, 'B1', 3, 'Essex, Rutland'],
  [YORK, 'B2', 2, 'Rivers, Worcester'],
  [YORK, 'B2', 3, 'Arundel, Clarence, Hastings, Salisbury, Suffolk, Westmoreland'],
  [YORK, 'B2', 4, 'Buckingham, Irish Mercenary, Norfolk, Stanley'],
  [YORK, 'B3', 3, 'Gloucester'],
  [YORK, 'B3', 4, 'Northumberland, Warwick, York'],
  [YORK, 'B4', 3, 'Calais Mercenary'],
  [YORK, 'C1', 3, 'Canterbury church'],
  [YORK, 'C2', 3, 'York church'],
  [YORK, 'C2', 4, 'Norwich levy, Salisbury levy'],
  [YORK, 'C3', 4, 'London levy'],
  [YORK, 'D3', 3, 'Bombard'],
]

describe('3.0 the armies', () => {
  it('has 31 red blocks, 31 white ones and the black Rebel', () => {
    expect(BLOCK_COUNT).toBe(63)
    expect(namesWhere(LANCASTER, () => true)).toHaveLength(31)
    expect(namesWhere(YORK, () => true)).toHaveLength(31)
    expect(BLOCKS[REBEL]).toMatchObject({ house: 'rebel', steps: 4, combat: 'A2' })
  })

  it.each(FACES)('3.1 gives house %i its %s blocks of strength %i: %s', (house, combat, steps, names) => {
    expect(namesWhere(house, (b) => BLOCKS[b].combat === combat && FULL_STEPS[b] === steps)).toEqual(list(names))
  })

  it('3.1 lists every block in that table', () => {
    expect(FACES.flatMap(([, , , names]) => list(names))).toHaveLength(62)
  })

  it('3.21 ranks five heirs in each house', () => {
    const heirs = (house: number) => HEIRS[house].map((heir) => BLOCKS[heir].name)
    expect(heirs(LANCASTER)).toEqual(['Henry VI', 'Prince Edward', 'Exeter', 'Somerset', 'Richmond'])
    expect(heirs(YORK)).toEqual(['York', 'March', 'Rutland', 'Clarence', 'Gloucester'])
  })

  it('3.13 knows which blocks never change sides, and how loyal the others are in red and in white', () => {
    const loyal = (house: number, loyalty: number) => namesWhere(house, (b) => BLOCKS[b].loyalty === loyalty)
    const roses = (house: number) => namesWhere(house, (b) => BLOCKS[b].rose === true)
    expect(roses(LANCASTER)).toEqual(list('Beaumont, Clifford, Devon, Oxford, Pembroke, Wiltshire'))
    expect(roses(YORK)).toEqual(list('Arundel, Essex, Hastings, Herbert, Norfolk, Suffolk, Worcester'))
    expect(loyal(LANCASTER, 1)).toEqual(list('Buckingham, Canterbury church, Clarence, Rivers, Stanley'))
    expect(loyal(LANCASTER, 2)).toEqual(
      list('Exeter, Kent, Northumberland, Salisbury, Shrewsbury, Westmoreland, York church'),
    )
    expect(loyal(LANCASTER, 3)).toEqual(['Warwick'])
    expect(loyal(YORK, 1)).toEqual(
      list('Buckingham, Clarence, Exeter, Northumberland, Shrewsbury, Stanley, York church'),
    )
    expect(loyal(YORK, 2)).toEqual(list('Canterbury church, Kent, Rivers, Salisbury, Westmoreland'))
    expect(loyal(YORK, 3)).toEqual(['Warwick'])
  })

  it('3.22 pairs exactly the blocks with a loyalty, one of each colour and of equal strength', () => {
    for (let block = 0; block < BLOCK_COUNT; block++) {
      const twin = TWIN_OF[block]
      expect(twin !== NO_BLOCK).toBe(BLOCKS[block].loyalty !== undefined)
      if (twin === NO_BLOCK) continue
      expect(TWIN_OF[twin]).toBe(block)
      expect(BLOCKS[twin].name).toBe(BLOCKS[block].name)
      expect(BLOCKS[twin].house).not.toBe(BLOCKS[block].house)
      expect(FULL_STEPS[twin]).toBe(FULL_STEPS[block])
    }
  })

  it('5.3 keeps Scots, Welsh, Rebel and the seven levies ashore, and nobody else', () => {
    const ashore = BLOCKS.flatMap(({ name }, block) => (MAY_SAIL[block] === 1 ? [] : [name])).sort()
    expect(ashore).toEqual(
      list(
        'Bristol levy, Coventry levy, London levy, Newcastle levy, Norwich levy, Rebel, Salisbury levy, Scots Mercenary, Welsh Mercenary, York levy',
      ),
    )
    expect(MAY_SAIL[blockNamed(YORK, 'Bombard')]).toBe(1)
  })
})
