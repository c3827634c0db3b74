/** A scenario as a view for the board: only what the map is drawn from is filled in. */
import type { RichardView, Scenario } from '@tudor-rose/richard3'
import { AREAS, HOUSE_NAMES } from '@tudor-rose/richard3/data'
import type { Piece } from '../map-view/piece-tracker.ts'
import { factsAtFullStrength } from '../pieces/block-facts.ts'
import { type BlockPlacement, targetOf } from './block-placement.ts'

export function viewOf(scenario: Scenario, placed: readonly BlockPlacement[]): RichardView {
  return {
    viewer: null,
    scenario: scenario.id,
    edition: '',
    campaign: scenario.firstCampaign,
    lastCampaign: scenario.lastCampaign,
    turn: 1,
    throne: scenario.king,
    step: 'deal',
    asked: null,
    playerOne: null,
    active: null,
    actionPoints: 0,
    eventOpen: false,
    eventArea: null,
    treason: null,
    cards: { played: {}, thrownIn: {} },
    houses: HOUSE_NAMES.map((house) => ({
      house,
      title: null,
      handSize: 0,
      hand: null,
      card: null,
      mulliganUsed: false,
      pool: { blocks: [], hidden: 0 },
      faceDown: { blocks: [], hidden: 0 },
      minors: [],
      aside: [],
      dead: [],
      captive: null,
      usurpation: { known: 0, atMost: 0 },
    })),
    areas: AREAS.map(({ name }) => ({
      name,
      blocks: placed.filter(({ area }) => area === name).map(({ house, block }) => factsAtFullStrength(house, block)),
      hidden: { Lancaster: 0, York: 0 },
      activated: false,
      attackedBy: null,
      entries: [],
    })),
    battle: null,
    sightings: [],
    winner: null,
    victory: null,
  }
}

/** The blocks on the map. Each keeps its key wherever it goes, so that its move is animated. */
export const piecesOf = (all: readonly BlockPlacement[]): readonly Piece[] =>
  all.flatMap((placement, key) =>
    placement.area === undefined
      ? []
      : [
          {
            key,
            area: placement.area,
            house: placement.house,
            face: factsAtFullStrength(placement.house, placement.block),
            target: targetOf(placement),
          },
        ],
  )
