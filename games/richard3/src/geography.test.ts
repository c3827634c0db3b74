import { describe, expect, it } from 'vitest'
import { areasWithShield, ROYAL_SHIELDS, SEAT_OF } from './armies.ts'
import { LANCASTER, YORK } from './data/areas.ts'
import { BLOCKS } from './data/blocks.ts'
import {
  ACROSS_THE_SEA,
  AREA_COUNT,
  AREA_NAMES,
  areaNamed,
  areasWhere,
  BORDER_LIMIT,
  borderBetween,
  CITY_AREAS,
  CROWN_AREAS,
  EXILES,
  IS_MAJOR_PORT,
  IS_RED,
  NEIGHBOUR_BORDERS,
  NEIGHBOURS,
  SEA_BITS,
  SEAS_OF,
  WELSH_AREAS,
} from './geography.ts'

const list = (text: string): string[] => text.split(', ').filter((name) => name !== '')
const namesOf = (areas: Iterable<number>): string[] => Array.from(areas, (area) => AREA_NAMES[area]).sort()

/** Neighbours of each area over yellow, blue and red borders. */
const BORDERS_OF: Readonly<Record<string, readonly [yellow: string, blue: string, red: string]>> = {
  Caernarvon: ['', 'Chester', 'Pembroke, Powys'],
  Calais: ['', '', ''],
  Chester: ['Derby, Powys, Warwick', 'Caernarvon, Hereford, Lancaster', ''],
  Cornwall: ['Dorset, Somerset', '', ''],
  Cumbria: ['', '', 'Lancaster, North Yorks, Northumbria, Scotland'],
  Derby: ['Chester, South Yorks', 'Leicester, Lincoln, Warwick', 'Lancaster'],
  Dorset: ['Cornwall, Somerset, Wilts', 'Sussex', ''],
  'East Anglia': ['Essex', 'Rutland', ''],
  'East Yorks': ['North Yorks', 'Northumbria, South Yorks', ''],
  Essex: ['East Anglia, Middlesex', 'Leicester, Rutland', ''],
  France: ['', '', ''],
  Glamorgan: ['Pembroke', 'Hereford, Powys', ''],
  Gloucester: ['Oxford, Somerset', 'Hereford, Warwick, Wilts', ''],
  Hereford: ['', 'Chester, Glamorgan, Gloucester, Warwick', 'Powys'],
  Ireland: ['', '', ''],
  'Isle of Man': ['', '', ''],
  Kent: ['Sussex', 'Middlesex', ''],
  Lancaster: ['', 'Chester', 'Cumbria, Derby, North Yorks, South Yorks'],
  Leicester: ['Lincoln, Middlesex, Oxford, Rutland, Warwick', 'Derby, Essex', ''],
  Lincoln: ['Leicester', 'Derby, Rutland, South Yorks', ''],
  Middlesex: ['Essex, Leicester, Oxford', 'Kent, Sussex', ''],
  'North Yorks': ['East Yorks, South Yorks', 'Northumbria', 'Cumbria, Lancaster'],
  Northumbria: ['', 'East Yorks, North Yorks', 'Cumbria, Scotland'],
  Oxford: ['Gloucester, Leicester, Middlesex', 'Sussex, Warwick, Wilts', ''],
  Pembroke: ['Glamorgan', '', 'Caernarvon, Powys'],
  Powys: ['Chester', 'Glamorgan', 'Caernarvon, Hereford, Pembroke'],
  Rutland: ['Leicester', 'East Anglia, Essex, Lincoln', ''],
  Scotland: ['', '', 'Cumbria, Northumbria'],
  Somerset: ['Cornwall, Dorset, Gloucester, Wilts', '', ''],
  'South Yorks': ['Derby, North Yorks', 'East Yorks, Lincoln', 'Lancaster'],
  Sussex: ['Kent, Wilts', 'Dorset, Middlesex, Oxford', ''],
  Warwick: ['Chester, Leicester', 'Derby, Gloucester, Hereford, Oxford', ''],
  Wilts: ['Dorset, Somerset, Sussex', 'Gloucester, Oxford', ''],
}

describe('2.1 areas and their borders', () => {
  it('has 33 areas and no others', () => {
    expect([...AREA_NAMES].sort()).toEqual(Object.keys(BORDERS_OF).sort())
  })

  it.each(Object.entries(BORDERS_OF))('gives %s its neighbours', (name, byColour) => {
    const area = areaNamed(name)
    expect(namesOf(NEIGHBOURS[area])).toEqual(byColour.flatMap(list).sort())
  })

  it.each(Object.entries(BORDERS_OF))(
    '5.21 lets 4, 3 and 2 blocks over the borders of %s, and stops at red ones',
    (name, byColour) => {
      const area = areaNamed(name)
      for (const [colour, neighbours] of byColour.entries())
        for (const neighbour of list(neighbours)) {
          const border = borderBetween(area, areaNamed(neighbour))
          expect([neighbour, BORDER_LIMIT[border], IS_RED[border]]).toEqual([
            neighbour,
            4 - colour,
            colour === 2 ? 1 : 0,
          ])
          expect(borderBetween(areaNamed(neighbour), area)).toBe(border)
          expect(NEIGHBOUR_BORDERS[area][NEIGHBOURS[area].indexOf(areaNamed(neighbour))]).toBe(border)
        }
    },
  )

  it('has no land border between areas that only water separates', () => {
    for (const [a, b] of [
      ['Glamorgan', 'Somerset'],
      ['East Yorks', 'Lincoln'],
      ['Kent', 'Essex'],
    ])
      expect(borderBetween(areaNamed(a), areaNamed(b))).toBe(-1)
  })
})

describe('2.2 shields', () => {
  const SHIELDS: Readonly<Record<string, string>> = {
    Arundel: 'Sussex',
    Beaumont: 'Lincoln',
    Buckingham: 'Glamorgan, Kent, Warwick',
    Clifford: 'Cumbria, North Yorks',
    Devon: 'Cornwall',
    Essex: 'Essex',
    Exeter: 'Cornwall',
    Hastings: 'Leicester',
    Herbert: 'Glamorgan',
    Kent: 'East Yorks',
    Norfolk: 'Caernarvon, East Anglia, Glamorgan',
    Northumberland: 'Cumbria, East Yorks, Northumbria',
    Oxford: 'Essex',
    Pembroke: 'Pembroke',
    Richmond: 'Pembroke',
    Rivers: 'Leicester',
    Salisbury: 'East Yorks, North Yorks',
    Shrewsbury: 'South Yorks',
    Somerset: 'Dorset',
    Stanley: 'Isle of Man, Lancaster',
    Suffolk: 'East Anglia, Oxford',
    Warwick: 'Calais, Glamorgan, Warwick',
    Westmoreland: 'Northumbria',
    Wiltshire: 'Wilts',
    Worcester: 'Rutland',
  }

  it.each(Object.entries(SHIELDS))('are in the areas that the map shows for %s', (name, areas) => {
    expect(namesOf(areasWithShield(name))).toEqual(list(areas))
  })

  it('of the houses: three suns of York; two of Lancaster, and three for single heirs', () => {
    expect(namesOf(ROYAL_SHIELDS[YORK])).toEqual(['Hereford', 'Rutland', 'South Yorks'])
    expect(namesOf(ROYAL_SHIELDS[LANCASTER])).toEqual(['Lancaster', 'Lincoln'])
  })
})

describe('2.3 to 2.6 the other symbols on the map', () => {
  it('has eleven crowns', () => {
    const crowns =
      'Caernarvon, Chester, Cornwall, Cumbria, Derby, Gloucester, Middlesex, Pembroke, South Yorks, Sussex, Warwick'
    expect(namesOf(CROWN_AREAS)).toEqual(list(crowns))
  })

  it('has seven cities, each the home of one levy: four red, three white', () => {
    const seat = (house: number, kind: string) =>
      BLOCKS.flatMap((block, index) =>
        block.house === house && block.kind === kind ? [`${block.name}: ${AREA_NAMES[SEAT_OF[index]]}`] : [],
      ).sort()
    expect(seat(LANCASTER, 'levy')).toEqual([
      'Bristol levy: Somerset',
      'Coventry levy: Warwick',
      'Newcastle levy: Northumbria',
      'York levy: South Yorks',
    ])
    expect(seat(YORK, 'levy')).toEqual(['London levy: Middlesex', 'Norwich levy: East Anglia', 'Salisbury levy: Wilts'])
    expect(namesOf(CITY_AREAS)).toEqual(
      list('East Anglia, Middlesex, Northumbria, Somerset, South Yorks, Warwick, Wilts'),
    )
    for (const house of [LANCASTER, YORK])
      expect(seat(house, 'church')).toEqual(['Canterbury church: Kent', 'York church: South Yorks'])
  })

  it('has four Welsh areas, none of them exile', () => {
    expect(namesOf(WELSH_AREAS)).toEqual(['Caernarvon', 'Glamorgan', 'Pembroke', 'Powys'])
    for (const area of WELSH_AREAS) expect([...EXILES[LANCASTER], ...EXILES[YORK]]).not.toContain(area)
  })

  it('2.7 has two exile areas for each house', () => {
    expect(namesOf(EXILES[LANCASTER])).toEqual(['France', 'Scotland'])
    expect(namesOf(EXILES[YORK])).toEqual(['Calais', 'Ireland'])
  })
})

describe('2.8 the seas', () => {
  const COASTS = [
    'Caernarvon, Chester, Cornwall, Cumbria, France, Glamorgan, Ireland, Isle of Man, Lancaster, Pembroke, Scotland, Somerset',
    'Calais, Cornwall, Dorset, France, Kent, Sussex',
    'Calais, East Anglia, East Yorks, Essex, Kent, Lincoln, Middlesex, Northumbria, Rutland, Scotland',
  ].map(list)

  it('2.81 has three zones with their coasts', () => {
    for (const [zone, coast] of COASTS.entries())
      expect(namesOf(areasWhere((area) => (SEAS_OF[area] & SEA_BITS[zone]) !== 0))).toEqual(coast)
  })

  it('2.81 separates the zones at Kent, Cornwall and Scotland; Calais and France are on two as well', () => {
    const onTwo = COASTS.flat().filter((name, index, all) => all.indexOf(name) !== index)
    expect(onTwo.sort()).toEqual(['Calais', 'Cornwall', 'France', 'Kent', 'Scotland'])
  })

  it('5.3 leads from each coast to every other coast of its zones', () => {
    for (let area = 0; area < AREA_COUNT; area++) {
      const zones = COASTS.filter((coast) => coast.includes(AREA_NAMES[area]))
      const others = new Set(zones.flat().filter((name) => name !== AREA_NAMES[area]))
      expect(namesOf(ACROSS_THE_SEA[area])).toEqual([...others].sort())
    }
  })

  it('2.83 has fourteen major ports', () => {
    const ports =
      'Calais, Chester, Cornwall, East Anglia, East Yorks, France, Glamorgan, Ireland, Kent, Middlesex, Northumbria, Scotland, Somerset, Sussex'
    expect(namesOf(areasWhere((area) => IS_MAJOR_PORT[area] === 1))).toEqual(list(ports))
  })
})
