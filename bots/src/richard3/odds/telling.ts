/** Battle odds for people: what to say of them, as message keys of `texts/`, and what to draw. */
import type { EventParams } from '@tudor-rose/table'
import type { BlockOdds, HouseName, HouseOdds, RichardBattleOdds } from './battle-odds.ts'

export interface SaidOfOdds {
  readonly key: string
  readonly params: EventParams
}

/** Plain data, for JSON. */
export interface ToldOdds {
  readonly area: string
  /** Who will have the field, in words. */
  readonly verdict: SaidOfOdds
  /** How likely each house has the field in the end, in whole hundredths; one's own house first. */
  readonly shares: readonly { readonly house: HouseName; readonly wins: number }[]
  readonly losses: readonly SaidOfOdds[]
  /** How likely a house loses its last heir, and with him the game. */
  readonly endings: readonly SaidOfOdds[]
  /** The blocks of one's own house that could be lost or have to leave, the most endangered first. */
  readonly risks: readonly BlockOdds[]
  /** The same of the enemy's, as far as one knows them. */
  readonly enemyRisks: readonly BlockOdds[]
  /** How the odds were reckoned. */
  readonly notes: readonly SaidOfOdds[]
}

/** From which chance of the favourite on which words are used. */
const VERDICTS = [
  [0.95, 'odds.sure'],
  [0.8, 'odds.very-likely'],
  [0.58, 'odds.likely'],
] as const
/** Losses that one battle in ten exceeds, on either side, are not told. */
const RARE = 0.1
const WORTH_TELLING = 0.005
const ROUNDING = 1e-6

const seatKey = (house: HouseName): string => `seat.${house}`
/** What can happen is not told as impossible, nor what can fail as certain. */
const roundly = (chance: number): number => {
  const hundredths = Math.round(100 * chance) / 100
  if (chance > ROUNDING && chance < 1 - ROUNDING) return Math.min(0.99, Math.max(0.01, hundredths))
  return hundredths
}
const tenths = (value: number): number => Math.round(10 * value) / 10

export function tellRichardOdds(odds: RichardBattleOdds, own: HouseName): ToldOdds {
  const houses: readonly HouseName[] = own === 'York' ? ['York', 'Lancaster'] : ['Lancaster', 'York']
  return {
    area: odds.area,
    verdict: verdictOf(odds),
    shares: houses.map((house) => ({ house, wins: roundly(odds.houses[house].wins) })),
    losses: houses.map((house) => lossesOf(house, odds.houses[house])),
    endings: houses.flatMap((house) => endingsOf(house, odds.houses[house])),
    risks: risksOf(houses[0], odds),
    enemyRisks: risksOf(houses[1], odds),
    notes: notesOn(odds),
  }
}

function verdictOf({ houses }: RichardBattleOdds): SaidOfOdds {
  const favourite: HouseName = houses.York.wins > houses.Lancaster.wins ? 'York' : 'Lancaster'
  const found = VERDICTS.find(([least]) => houses[favourite].wins >= least)
  return found === undefined
    ? { key: 'odds.open', params: {} }
    : { key: found[1], params: { house: seatKey(favourite) } }
}

function lossesOf(house: HouseName, { meanStepsLost, stepsLost }: HouseOdds): SaidOfOdds {
  const [low, high] = usualRange(stepsLost)
  const params = { house: seatKey(house), steps: tenths(meanStepsLost), low, high }
  return { key: low === high ? 'odds.losses' : 'odds.losses-between', params }
}

function endingsOf(house: HouseName, { diesOut }: HouseOdds): readonly SaidOfOdds[] {
  if (diesOut < WORTH_TELLING) return []
  return [{ key: 'odds.dies-out', params: { house: seatKey(house), chance: roundly(diesOut) } }]
}

const risksOf = (own: HouseName, { blocks }: RichardBattleOdds): readonly BlockOdds[] =>
  blocks
    .filter(({ house, dies, leaves }) => house === own && Math.max(dies, leaves) >= WORTH_TELLING)
    .sort((a, b) => b.dies - a.dies)

/** Between which numbers of steps nearly all battles lie. */
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

/** In whole hundredths, never less than it is. */
const pointsOf = (margin: number): number => Math.max(1, Math.ceil(100 * margin))

function notesOn({
  isExact,
  isGuessed,
  isRough,
  worlds,
  battles,
  margin,
  yetToAct,
}: RichardBattleOdds): readonly SaidOfOdds[] {
  const points = pointsOf(margin)
  return [
    ...(yetToAct === null ? [] : [{ key: 'odds.yet-to-act', params: { house: seatKey(yetToAct) } }]),
    ...(isGuessed ? [{ key: 'odds.guessed', params: { worlds, points } }] : []),
    ...(!isGuessed && battles > 0 ? [{ key: 'odds.by-lot', params: { battles, points } }] : []),
    ...(isRough ? [{ key: 'odds.rough', params: {} }] : []),
    ...(isExact ? [{ key: 'odds.exact', params: {} }] : []),
    { key: 'odds.conduct', params: {} },
  ]
}
