/** What search knows of Richard III: who is likely to hold the throne at the end, from who stands where and how strong. */

import type { game as richard3 } from '@tudor-rose/richard3'
import { AREAS, BLOCKS, type Block } from '@tudor-rose/richard3/data'
import { type AnyGame, OBSERVER, type PositionLayout } from '@tudor-rose/table'
import type { Guide } from '../search/guide.ts'

type World = ReturnType<typeof richard3.setup>

/** About the actions of one player and the battles after them. */
const PLAYOUT_MOVES = 24
const TURNS = 7

// What brings the throne, in peers who stand in England.
/** 8.2 Whoever holds London counts one more. */
const LONDON = 1
/** A peer who can still come: from exile, or out of the pool. */
const IN_EXILE = 0.45
const IN_POOL = 0.4
const PER_STEP = 0.12
const PER_HEIR = 1.2

/** How sure a lead makes the throne: at the start of a campaign, at its end, and where others are to follow. */
const AT_THE_START = 0.16
const AT_THE_END = 1.6
const BEFORE_OTHERS = 0.5

const isPeer = ({ kind }: Block): boolean => kind === 'heir' || kind === 'noble' || kind === 'church'

function fieldOf({ groups }: PositionLayout, group: string, name: string) {
  const found = groups.find((each) => each.name === group)?.fields.find((field) => field.name === name)
  if (found === undefined) throw new Error(`the layout of Richard III has no ${name} of ${group}`)
  return found
}

/** What a block is worth to its house by the place where it is. */
function worthsByPlace(pool: number, minor: number): readonly Float64Array[] {
  const middle = AREAS.map(({ name, exile }) => (exile !== undefined || name === 'Isle of Man' ? IN_EXILE : 1))
  return BLOCKS.map((block) => {
    const worths = new Float64Array(256)
    if (isPeer(block)) {
      worths.set(middle)
      worths[pool] = IN_POOL
    }
    if (block.kind === 'heir') for (const place of [...AREAS.keys(), pool, minor]) worths[place] += PER_HEIR
    return worths
  })
}

export function richard3Guide(game: AnyGame): Guide<World> {
  const { layout } = game
  const at = fieldOf(layout, 'blocks', 'at')
  const steps = fieldOf(layout, 'blocks', 'steps').offset
  const placeNamed = (name: string): number => at.codec.fromJson(name) ?? AREAS.length
  const worths = worthsByPlace(placeNamed('pool'), placeNamed('minor'))
  const london = placeNamed('Middlesex')
  /** By scenario, as the view tells it. */
  const lastCampaigns = new Map<number, number>()

  function isLastCampaign(world: World): boolean {
    let last = lastCampaigns.get(world.scenario)
    if (last === undefined) {
      last = game.view(world, OBSERVER).lastCampaign as number
      lastCampaigns.set(world.scenario, last)
    }
    return world.campaign === last
  }

  function standing(world: World, house: number): number {
    let worth = 0
    let holdsLondon = false
    for (let block = 0; block < BLOCKS.length; block++) {
      const owner = BLOCKS[block].house
      if ((owner === 'rebel' ? 1 - world.throne : owner) !== house) continue
      const place = world.bytes[at.offset + block]
      worth += worths[block][place]
      if (place < AREAS.length) worth += PER_STEP * world.bytes[steps + block]
      if (place === london) holdsLondon = true
    }
    return holdsLondon ? worth + LONDON : worth
  }

  return {
    playoutMoves: PLAYOUT_MOVES,
    evaluate(world, values) {
      const pretender = 1 - world.throne
      // A tie leaves the throne to the King.
      const lead = standing(world, pretender) - standing(world, world.throne) - 0.5
      const sureness = AT_THE_START + (AT_THE_END - AT_THE_START) * (world.turn / TURNS) ** 2
      const chance = 1 / (1 + Math.exp(-lead * sureness * (isLastCampaign(world) ? 1 : BEFORE_OTHERS)))
      values[pretender] = chance
      values[world.throne] = 1 - chance
    },
  }
}
