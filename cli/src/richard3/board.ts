import type { BattleView, RichardView } from '@tudor-rose/richard3'
import type { DrawBoard, DrawContext } from '../draw-board.ts'
import { listed, padTo, wrap } from '../wrap.ts'
import { blockText, garrisonMapLines, HOUSES } from './map.ts'
import { overviewLines } from './overview.ts'

type HouseView = RichardView['houses'][number]

const BATTLE_ROUNDS = 4
const TURNS = 7

/** The most important part comes last: on a small screen the end stays visible. */
export const drawRichard3: DrawBoard = (view: RichardView, context: DrawContext) => [
  ...overviewLines(view, context),
  '',
  ...garrisonMapLines(view, context),
  '',
  ...sightingLines(view, context),
  ...view.houses.flatMap((house) => houseLines(house, view, context)),
  ...statusLines(view, context),
  ...(view.battle === null ? [] : ['', ...battleLines(view.battle, context)]),
]

const paintHouse = (context: DrawContext, house: string, text: string): string =>
  context.paint.seat(HOUSES.indexOf(house as (typeof HOUSES)[number]), text)

function statusLines(view: RichardView, { paint, width }: DrawContext): string[] {
  const when = `Campaign ${view.campaign} of ${view.lastCampaign}, turn ${view.turn} of ${TURNS}`
  const parts = [when]
  if (view.winner !== null) parts.push('the game is over')
  if (view.playerOne !== null) parts.push(`Player 1 is ${view.playerOne}`)
  if (view.step === 'actions' && view.active !== null) {
    const points = view.actionPoints === 1 ? '1 action point' : `${view.actionPoints} action points`
    parts.push(`${view.active} has ${points} left`)
  }
  if (view.eventOpen) parts.push('the event has not been used yet')
  if (view.eventArea !== null) parts.push(`the event is for ${view.eventArea}`)
  if (view.treason !== null) parts.push(`${view.treason} may still attempt treason`)
  const pieces = parts.map((part, index) => paint.strong(`${part}${index < parts.length - 1 ? ';' : '.'}`))
  return wrap('', pieces, width, '')
}

/** Where blocks were last seen that may now be anywhere: those of the enemy, or of both houses for an observer. */
function sightingLines(view: RichardView, { paint, width }: DrawContext): string[] {
  const inSight = new Set(view.areas.flatMap(({ blocks }) => blocks.map(({ house, name }) => `${house} ${name}`)))
  const gone = new Set(view.houses.flatMap(({ house, dead }) => dead.map((name) => `${house} ${name}`)))
  const remembered = view.sightings.filter(({ house, block }) => {
    const title = `${house} ${block}`
    return house !== view.viewer && !inSight.has(title) && !gone.has(title)
  })
  return HOUSES.flatMap((house) => {
    const seen = remembered
      .filter((sighting) => sighting.house === house)
      .map(({ block, steps, place, campaign, turn }) => {
        const when = turn === 0 ? `start of campaign ${campaign}` : `campaign ${campaign} turn ${turn}`
        return {
          when,
          order: campaign * (TURNS + 1) + turn,
          text: `${block}${steps === null ? '' : ` ${steps}`} in ${place}`,
        }
      })
      .sort((a, b) => a.order - b.order)
    if (seen.length === 0) return []
    const pieces = seen.map(({ when, text }, index) => {
      const isNewTime = index === 0 || seen[index - 1].when !== when
      const isLast = index === seen.length - 1
      const end = isLast ? '' : seen[index + 1].when === when ? ',' : ';'
      return paint.faint(`${isNewTime ? `${when}: ` : ''}${text}${end}`)
    })
    return wrap(paint.faint(`${house} was last seen,`), pieces, width, '  ')
  })
}

function houseLines(house: HouseView, view: RichardView, context: DrawContext): string[] {
  const { width } = context
  const isKing = view.throne === house.house
  const office = isKing ? 'King' : 'Pretender'
  const { known, atMost } = house.usurpation
  const count = known === atMost ? `${known}` : `${known} to ${atMost}`
  const piles: [title: string, items: readonly string[]][] = [
    ['pool', pileItems(house.pool)],
    ['out until the next campaign', pileItems(house.faceDown)],
    ['minors', house.minors],
    ['dead', house.dead],
    ['captive', house.captive === null ? [] : [house.captive]],
  ]
  return [
    ...wrap(
      paintHouse(context, house.house, `${house.house},`),
      [
        paintHouse(context, house.house, `${office} ${house.title ?? 'nobody'};`),
        `counts ${count} for the throne (8.2);`,
        ...(house.card === null ? [] : [`plays ${house.card === 'hidden' ? 'a hidden card' : house.card};`]),
        ...handPieces(house),
      ],
      width,
      '  ',
    ),
    ...piles.flatMap(([title, items]) => (items.length === 0 ? [] : wrap(`  ${title}:`, listed(items), width, '    '))),
  ]
}

const handPieces = ({ hand, handSize }: HouseView): string[] =>
  hand === null
    ? [handSize === 1 ? '1 card in hand' : `${handSize} cards in hand`]
    : ['hand:', ...(hand.length === 0 ? ['none'] : listed(hand))]

const pileItems = ({ blocks, hidden }: HouseView['pool']): readonly string[] =>
  hidden === 0 ? blocks : [...blocks, `${hidden} hidden`]

/** The battle as a table: every block of the front line in the order of its turn. */
function battleLines(battle: BattleView, context: DrawContext): string[] {
  const { paint, width } = context
  const defender = HOUSES.find((house) => house !== battle.attacker)
  const nameColumns = Math.max(0, ...battle.front.map((block) => blockText(block).length)) + 2
  const front = battle.front.map((block) => {
    const state = block.itsTurn ? 'may act' : block.acted ? 'has acted' : ''
    const loyalty = block.loyalty > 0 ? `loyalty ${block.loyalty}` : ''
    const cells = [
      `${block.itsTurn ? '>' : ' '} ${block.initiative}${block.firepower}`,
      padTo(paintHouse(context, block.house, blockText(block)), nameColumns),
      padTo(paintHouse(context, block.house, block.house), 11),
      padTo(loyalty, 10),
      state,
    ]
    return cells.join(' ').trimEnd()
  })
  const reserves = battle.reserves.flatMap(({ house, blocks, hidden }) => {
    const items = [...blocks.map(blockText), ...(hidden > 0 ? [`${hidden} hidden`] : [])]
    return items.length === 0
      ? []
      : wrap(paintHouse(context, house, `  ${house} in reserve:`), listed(items), width, '    ')
  })
  const title = `Battle in ${battle.area}, round ${battle.round} of ${BATTLE_ROUNDS}: ${battle.attacker} attacks, ${defender} defends`
  return [
    paint.heading(title),
    ...front,
    ...reserves,
    ...(battle.hits > 0 ? [paint.strong(`  ${battle.hits} hits to take`)] : []),
  ]
}
