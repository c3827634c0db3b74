/** The blocks as numbers: their printed values, and which of them belong together. */
import { AREAS, LANCASTER, YORK } from './data/areas.ts'
import { BLOCKS } from './data/blocks.ts'
import { areaNamed, areasWhere } from './geography.ts'

export const BLOCK_COUNT = BLOCKS.length
export const NO_BLOCK = 255
/** Blocks 0 to 30 are red, 31 to 61 white, 62 is the black Rebel. */
export const FIRST_BLOCK = [0, 31] as const
export const LAST_BLOCK = [30, 61] as const
export const REBEL = 62

export const blockName = (block: number): string => BLOCKS[block].name
/** A name that is unique across both houses. */
export const BLOCK_TITLES: readonly string[] = BLOCKS.map((block) =>
  block.house === 'rebel' ? block.name : `${block.house === LANCASTER ? 'Lancaster' : 'York'} ${block.name}`,
)

export function blockNamed(house: number, name: string): number {
  const index = BLOCKS.findIndex((block) => block.name === name && (block.house === house || block.house === 'rebel'))
  if (index < 0) throw new Error(`no block of that house is called ${name}`)
  return index
}

export const HEIR = 0
export const NOBLE = 1
export const CHURCH = 2
export const LEVY = 3
export const BOMBARD = 4
export const MERCENARY = 5
const KINDS = ['heir', 'noble', 'church', 'levy', 'bombard', 'mercenary', 'rebel'] as const

const perBlock = (value: (block: (typeof BLOCKS)[number], index: number) => number) => Uint8Array.from(BLOCKS, value)

export const KIND_OF = perBlock((block) => KINDS.indexOf(block.kind))
/** 3.11 */
export const FULL_STEPS = perBlock((block) => block.steps)
/** 3.12 A is 0, D is 3. */
export const LETTER_OF = perBlock((block) => 'ABCD'.indexOf(block.combat[0]))
/** 3.12 */
export const FIREPOWER_OF = perBlock((block) => Number(block.combat[1]))
/** 3.13 0 for a block that cannot change sides. */
export const LOYALTY_OF = perBlock((block) => block.loyalty ?? 0)
/** 3.21 0 for a block that is not an heir. */
export const HEIR_RANK_OF = perBlock((block) => block.heirRank ?? 0)
export const HAS_ROSE = perBlock((block) => Number(block.rose === true))

/** 3.22 The same noble or bishop in the other colour. */
export const TWIN_OF = perBlock((block) => {
  if (block.loyalty === undefined) return NO_BLOCK
  return BLOCKS.findIndex((other) => other.name === block.name && other.house !== block.house)
})

/** The heirs of each house, eldest first. */
export const HEIRS: readonly (readonly number[])[] = [LANCASTER, YORK].map((house) =>
  [1, 2, 3, 4, 5].map((rank) => BLOCKS.findIndex((block) => block.house === house && block.heirRank === rank)),
)

export const HENRY_VI = blockNamed(LANCASTER, 'Henry VI')
export const EXETER = blockNamed(LANCASTER, 'Exeter')
export const CLARENCE = blockNamed(YORK, 'Clarence')
/** 9.1 Heirs who fight for the other house are ordinary nobles there. */
export const YORKIST_EXETER = blockNamed(YORK, 'Exeter')
export const LANCASTRIAN_CLARENCE = blockNamed(LANCASTER, 'Clarence')
/** The heir that a defector was born as, or NO_BLOCK. */
export const heirBornAs = (block: number): number =>
  block === YORKIST_EXETER ? EXETER : block === LANCASTRIAN_CLARENCE ? CLARENCE : NO_BLOCK

/** 3.13 The Nevilles, in red and in white. */
export const NEVILLE_NAMES = ['Warwick', 'Salisbury', 'Kent'] as const
export const NEVILLES: readonly (readonly number[])[] = [LANCASTER, YORK].map((house) =>
  NEVILLE_NAMES.map((name) => blockNamed(house, name)),
)
export const IS_NEVILLE = perBlock((_, index) => Number(NEVILLES.some((nevilles) => nevilles.includes(index))))
export const WARWICKS: readonly number[] = NEVILLES.map((nevilles) => nevilles[0])
/** 6.91 Warwick cannot tempt these. */
const DEAF_TO_WARWICK = ['Northumberland', 'Westmoreland']
export const IS_DEAF_TO_WARWICK = perBlock((block) => Number(DEAF_TO_WARWICK.includes(block.name)))

export const WELSH = blockNamed(LANCASTER, 'Welsh Mercenary')
export const SCOTS = blockNamed(LANCASTER, 'Scots Mercenary')
/** 5.3 The blocks that can move by sea. */
export const MAY_SAIL = perBlock((block, index) =>
  Number(index !== SCOTS && index !== WELSH && index !== REBEL && block.kind !== 'levy'),
)

/** 6.82, 6.83, 9.1 Heirs (defectors included), roses and Nevilles never return. */
export const DIES_FOR_GOOD = perBlock((block, index) =>
  Number(block.kind === 'heir' || block.rose === true || IS_NEVILLE[index] === 1 || heirBornAs(index) !== NO_BLOCK),
)

const NO_AREA = 255
/** 3.25 The exile area that a mercenary comes from; none for the Welsh. */
export const MERCENARY_HOME = perBlock((block) =>
  block.kind === 'mercenary' && block.home !== undefined ? areaNamed(block.home) : NO_AREA,
)

/** The city of a levy, or the cathedral of a bishop. */
export const SEAT_OF = perBlock((block) => {
  if (block.kind === 'levy') return AREAS.findIndex((area) => area.city === block.home)
  if (block.kind === 'church') return AREAS.findIndex((area) => area.cathedral === block.home)
  return NO_AREA
})

/** 2.2 Areas with a given coat of arms. */
export const areasWithShield = (name: string): readonly number[] =>
  areasWhere((area) => AREAS[area].shields.includes(name))

/** 2.2 The coats of arms of a noble; 9.1 a Lancastrian Clarence has none. */
export const SHIELDS_OF: readonly (readonly number[])[] = BLOCKS.map((block, index) =>
  block.kind === 'noble' && index !== LANCASTRIAN_CLARENCE ? areasWithShield(block.name) : [],
)
/** 2.2 The three suns of York, and the two shields of Lancaster that any of its heirs may use. */
export const ROYAL_SHIELDS: readonly (readonly number[])[] = [areasWithShield('Lancaster'), areasWithShield('York')]
/** 2.2 Three shields belong to one Lancastrian heir each; the others may use them only once he is dead. */
export const SHIELD_OF_ONE_HEIR = Uint8Array.from(AREAS, (area) => {
  const name = ['Exeter', 'Somerset', 'Richmond'].find((heir) => area.shields.includes(heir))
  return name === undefined ? NO_BLOCK : blockNamed(LANCASTER, name)
})
