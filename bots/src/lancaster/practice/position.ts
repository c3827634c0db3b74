/** Positions of the last round of Lancaster, as `tudor position` writes them. */
export const BLUE = 0

const PARTIES = ['Blue', 'Yellow', 'Red'] as const
export type Party = (typeof PARTIES)[number]

const COUNTIES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const
type County = (typeof COUNTIES)[number]
/** In the order of the spaces. */
const SPACES = ['knight', 'upgrade', 'squires', 'gold', 'votes', 'points'] as const
type Space = (typeof SPACES)[number]
type Strength = 1 | 2 | 3 | 4

const NOBLES_EACH = 2
const VOTES_OF_EXTENSION = 2
const KNIGHTS: readonly number[] = [0, 3, 2, 1, 1]
/** By strength; of two with the same strength, the second has more points. */
const CONFLICTS = 10
const SPACES_EACH = 3
/** With three players; the noble first. */
const FAVOURS = [2, 3, 4, 5, 6]

/** A player's pieces that are not on the board; knights that are placed nowhere are in the reserve. */
export interface Family {
  readonly court?: readonly Strength[]
  readonly castle?: Partial<Record<Space, Strength>>
  readonly extensions: readonly Space[]
  readonly nobles?: readonly County[]
  readonly gold?: number
  readonly squires?: number
}

interface LastRound {
  readonly families: readonly [blue: Family, yellow: Family, red: Family]
  /** The holder, the knight, and the number of squires. */
  readonly counties?: Partial<Record<County, readonly [Party, Strength, squires?: number]>>
  /** The card, and the knights on its spaces, from the top. */
  readonly conflicts: Readonly<
    Record<string, readonly [card: number, ...spaces: (readonly [Party, ...(readonly Strength[])])[]]>
  >
  readonly inForce: readonly [string, string, string]
}

const PROPOSED = ['gold-for-1-point', 'squire-for-1-point', 'all-four-strengths-6-points'] as const
const LAWS = [
  ...['most-gold-upgrade', 'most-squires-new-knight', 'points-3-per-2-counties', 'gold-for-vote'],
  ...['squire-and-gold-for-3-points', 'extension-per-2-conflicts', 'squire-per-placed-2'],
  ...['squire-vote-gold-per-2-conflicts', 'no-placed-2-upgrade', 'placed-3-becomes-4', 'points-5-per-3-extensions'],
  ...['points-3-per-conflict', 'points-8-per-3-counties', 'all-three-1s-placed-5-points', 'new-knight-per-3-nobles'],
]

/** Three players; Blue has to place the last knight of the game. */
export function lastRound({ families, counties = {}, conflicts, inForce }: LastRound): object {
  const placed = PARTIES.map((): number[] => [])
  const stand = (party: Party, ...knights: readonly number[]): void => {
    placed[PARTIES.indexOf(party)].push(...knights)
  }
  for (const [holder, knight] of Object.values(counties)) stand(holder, knight)
  for (const [, ...spaces] of Object.values(conflicts))
    for (const [owner, ...knights] of spaces) stand(owner, ...knights)
  const standing = Object.entries(conflicts)
  const sent = standing
    .filter(([place]) => place.startsWith('upper'))
    .flatMap(([, [, ...spaces]]) => spaces.flatMap(([, ...knights]) => knights)).length
  const cards = standing.map(([, [card]]) => card)
  const numbers = Array.from({ length: CONFLICTS }, (_, index) => index + 1)
  return {
    players: 3,
    round: 5,
    step: 'place',
    asked: 'Blue',
    startPlayer: 'Blue',
    turn: 'Blue',
    conflictKnights: sent,
    parties: Object.fromEntries(PARTIES.map((name, index) => [name, partyOf(families[index], placed[index])])),
    counties: Object.fromEntries(COUNTIES.map((letter) => [letter, countyOf(letter, counties[letter], families)])),
    conflicts: Object.fromEntries(standing.map(([place, [card]]) => [place, { card: `card ${card}` }])),
    'conflict spaces': Object.fromEntries(
      standing.flatMap(([place, [, ...spaces]]) =>
        spaces
          .slice(0, SPACES_EACH)
          .map(([owner, ...knights], index) => [`${place} ${index + 1}`, { owner, ...counted('knights', knights) }]),
      ),
    ),
    'conflict cards': Object.fromEntries(
      numbers.map((card) => [`card ${card}`, { at: cards.includes(card) ? 'table' : 'gone' }]),
    ),
    favours: Object.fromEntries(
      // Players who were in France before have taken the best of them.
      FAVOURS.map((favour, index) => [`favour ${favour}`, { at: index < sent ? 'face down' : 'face up' }]),
    ),
    'law cards': Object.fromEntries([
      ...LAWS.map((law) => [law, { at: inForce.includes(law) ? 'parliament' : 'gone' }]),
      ...PROPOSED.map((law) => [law, { at: 'parliament' }]),
    ]),
    parliament: Object.fromEntries(
      ['first', 'second', 'third'].map((place, index) => [
        place,
        { 'in force': inForce[index], proposed: PROPOSED[index] },
      ]),
    ),
  }
}

/** The number of knights of each strength. */
const counted = (where: string, knights: readonly number[]): object =>
  Object.fromEntries(
    [1, 2, 3, 4].flatMap((strength) => {
      const many = knights.filter((each) => each === strength).length
      return many === 0 ? [] : [[`${where} ${strength}`, many]]
    }),
  )

/** What castles gave at the end of round 4: for the lord, for each noble, and for the extension. */
const votesOf = ({ extensions, nobles = [] }: Family): number =>
  1 + nobles.length + (extensions.includes('votes') ? VOTES_OF_EXTENSION : 0)

function partyOf(family: Family, placed: number[]) {
  const { court = [], castle = {}, extensions, gold = 0, squires = 0 } = family
  const elsewhere = [...court, ...Object.values(castle), ...placed]
  const reserve = KNIGHTS.flatMap((many, strength) =>
    Array.from({ length: many - elsewhere.filter((each) => each === strength).length }, () => strength),
  )
  return {
    gold,
    squires,
    votes: votesOf(family),
    ...counted('court', court),
    ...counted('reserve', reserve),
    ...Object.fromEntries(Object.entries(castle).map(([space, knight]) => [`castle ${numberOf(space)}`, knight])),
    extensions: extensions.map((space) => `space ${numberOf(space)}`),
  }
}

const numberOf = (space: string): number => (SPACES as readonly string[]).indexOf(space) + 1

function countyOf(letter: County, held: readonly [Party, Strength, number?] | undefined, families: readonly Family[]) {
  const owners = PARTIES.filter((_, index) => families[index].nobles?.includes(letter))
  return {
    nobles: NOBLES_EACH - owners.length,
    ...Object.fromEntries(owners.map((name) => [`noble of ${name}`, true])),
    ...(held !== undefined && { holder: held[0], knight: held[1], squires: held[2] ?? 0 }),
  }
}
