/** Battle odds for display: message keys of `texts/`, and numbers to draw. */
import type { EventParams } from '@tudor-rose/table'
import type { BlockOdds, HouseName, HouseOdds, RichardBattleOdds } from './battle-odds.ts'

export interface OddsMessage {
  readonly key: string
  readonly params: EventParams
}

/** Plain data, for JSON. */
export interface BattleOddsReport {
  readonly area: string
  /** Who will win the field, as a message. */
  readonly verdict: OddsMessage
  /** The chance of each house to win the field, rounded to hundredths; one's own house first. */
  readonly shares: readonly { readonly house: HouseName; readonly wins: number }[]
  readonly losses: readonly OddsMessage[]
  /** The chance that a house loses its last heir, and with him the game. */
  readonly endings: readonly OddsMessage[]
  /** Own blocks that may be lost or have to retreat, the most endangered first. */
  readonly risks: readonly BlockOdds[]
  /** The same for the enemy's blocks, as far as they are known. */
  readonly enemyRisks: readonly BlockOdds[]
  /** How the odds were obtained. */
  readonly notes: readonly OddsMessage[]
}

/** The message by the chance of the favourite. */
const VERDICTS = [
  [0.95, 'odds.sure'],
  [0.8, 'odds.very-likely'],
  [0.58, 'odds.likely'],
] as const
/** Losses are reported without the tenth of battles at either end. */
const RARE = 0.1
const WORTH_TELLING = 0.005
const ROUNDING = 1e-6

const seatKey = (house: HouseName): string => `seat.${house}`
/** What is possible is not reported as impossible, nor what is uncertain as certain. */
const roundChance = (chance: number): number => {
  const hundredths = Math.round(100 * chance) / 100
  if (chance > ROUNDING && chance < 1 - ROUNDING) return Math.min(0.99, Math.max(0.01, hundredths))
  return hundredths
}
const tenths = (value: number): number => Math.round(10 * value) / 10

export function reportBattleOdds(odds: RichardBattleOdds, own: HouseName): BattleOddsReport {
  const houses: readonly HouseName[] = own === 'York' ? ['York', 'Lancaster'] : ['Lancaster', 'York']
  return {
    area: odds.area,
    verdict: verdictOf(odds),
    shares: houses.map((house) => ({ house, wins: roundChance(odds.houses[house].wins) })),
    losses: houses.map((house) => lossesOf(house, odds.houses[house])),
    endings: houses.flatMap((house) => endingsOf(house, odds.houses[house])),
    risks: risksOf(houses[0], odds),
    enemyRisks: risksOf(houses[1], odds),
    notes: notesOn(odds),
  }
}

function verdictOf({ houses }: RichardBattleOdds): OddsMessage {
  const favourite: HouseName = houses.York.wins > houses.Lancaster.wins ? 'York' : 'Lancaster'
  const found = VERDICTS.find(([least]) => houses[favourite].wins >= least)
  return found === undefined
    ? { key: 'odds.open', params: {} }
    : { key: found[1], params: { house: seatKey(favourite) } }
}

function lossesOf(house: HouseName, { meanStepsLost, stepsLost }: HouseOdds): OddsMessage {
  const [low, high] = usualRange(stepsLost)
  const params = { house: seatKey(house), steps: tenths(meanStepsLost), low, high }
  return { key: low === high ? 'odds.losses' : 'odds.losses-between', params }
}

function endingsOf(house: HouseName, { diesOut }: HouseOdds): readonly OddsMessage[] {
  if (diesOut < WORTH_TELLING) return []
  return [{ key: 'odds.dies-out', params: { house: seatKey(house), chance: roundChance(diesOut) } }]
}

const risksOf = (own: HouseName, { blocks }: RichardBattleOdds): readonly BlockOdds[] =>
  blocks
    .filter(({ house, dies, leaves }) => house === own && Math.max(dies, leaves) >= WORTH_TELLING)
    .sort((a, b) => b.dies - a.dies)

/** The range of steps lost in nearly all battles. */
function usualRange(chances: readonly number[]): readonly [low: number, high: number] {
  const least = (order: readonly number[]): number => {
    let sum = 0
    return order.findIndex((chance) => {
      sum += chance
      return sum > RARE
    })
  }
  return [least(chances), chances.length - 1 - least([...chances].reverse())]
}

/** In hundredths, rounded up. */
const pointsOf = (margin: number): number => Math.max(1, Math.ceil(100 * margin))

function notesOn({
  isExact,
  isGuessed,
  isApproximate,
  worlds,
  battles,
  margin,
  yetToAct,
}: RichardBattleOdds): readonly OddsMessage[] {
  const points = pointsOf(margin)
  return [
    ...(yetToAct === null ? [] : [{ key: 'odds.yet-to-act', params: { house: seatKey(yetToAct) } }]),
    ...(isGuessed ? [{ key: 'odds.guessed', params: { worlds, points } }] : []),
    ...(!isGuessed && battles > 0 ? [{ key: 'odds.by-lot', params: { battles, points } }] : []),
    ...(isApproximate ? [{ key: 'odds.rough', params: {} }] : []),
    ...(isExact ? [{ key: 'odds.exact', params: {} }] : []),
    { key: 'odds.conduct', params: {} },
  ]
}
