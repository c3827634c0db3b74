/** Every law, by the id that component files, positions and texts use. The laws themselves are in `rules/laws`. */
export const BASE_LAW_IDS = [
  'most-gold-upgrade',
  'most-squires-new-knight',
  'points-3-per-2-counties',
  'gold-for-vote',
  'squire-and-gold-for-3-points',
  'extension-per-2-conflicts',
  'squire-per-placed-2',
  'squire-vote-gold-per-2-conflicts',
  'no-placed-2-upgrade',
  'placed-3-becomes-4',
  'points-5-per-3-extensions',
  'points-3-per-conflict',
  'points-8-per-3-counties',
  'all-three-1s-placed-5-points',
  'new-knight-per-3-nobles',
  'gold-for-1-point',
  'squire-for-1-point',
  'all-four-strengths-6-points',
] as const

export const NEW_LAW_IDS = [
  'most-gold-squire-and-vote',
  'vote-per-conflict',
  'most-squires-gold-and-vote',
  'squire-per-placed-1',
  'points-3-per-knight-in-castle',
  'no-nobles-gold-squire-vote',
  'counties-cost-1-gold',
  'both-2s-placed-3-points',
  'most-leftover-votes-upgrade',
  'points-5-per-2-counties',
  'swap-gold-squires-2-to-1',
  'extensions-cost-1-squire',
  'points-3-per-2-squires-in-counties',
  'most-knights-in-conflicts-5-points',
  'points-3-per-county-without-nobles',
  'squires-into-conflicts',
  'pay-4-gold-for-extension',
  'gold-squire-vote-for-3-points',
] as const

export const KING_LAW_IDS = [
  'no-bishop-return-1-shame',
  'fewest-shame-5-points',
  'most-squires-pays-2-most-gold-pays-3',
  'pay-seal-for-2-squires-and-1-gold',
  'most-leftover-votes-1-seal',
  'points-3-per-knight-in-tower',
  'most-squires-3-points-most-gold-3-points',
  'shame-per-2-counties',
] as const

/** A law's number is its index in this list. */
export const LAW_IDS = [...BASE_LAW_IDS, ...NEW_LAW_IDS, ...KING_LAW_IDS] as const
export type LawId = (typeof LAW_IDS)[number]
export type BaseLawId = (typeof BASE_LAW_IDS)[number]
export type NewLawId = (typeof NEW_LAW_IDS)[number]
export type KingLawId = (typeof KING_LAW_IDS)[number]

export const lawNumber = (id: LawId): number => LAW_IDS.indexOf(id)
