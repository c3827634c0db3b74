/** Reads a component file and checks that it can be played with. Every complaint names the county, card or tile. */
import type { Reading } from '@tudor-rose/table'
import {
  ALLY_CASTLE_SPACES,
  CASTLE_SPACES,
  type CastleSpace,
  COUNTY_LETTERS,
  type ConflictCard,
  type County,
  type Favour,
  KING_SECTIONS,
  LAW_SECTIONS,
  LAWS_IN_SECTION,
  type LancasterComponents,
  type LawSet,
  PLAYER_COUNTS,
  REWARD_KINDS,
  type Reward,
  type RewardTile,
  type Source,
} from './components.ts'
import { CONFLICTS_IN_A_GAME, MOST_CONFLICTS, MOST_FAVOURS } from './layout.ts'
import { BASE_LAW_IDS, KING_LAW_IDS, type LawId, NEW_LAW_IDS } from './rules/laws/ids.ts'

const MOST_OF_A_REWARD = 12
const MOST_NOBLES = 8
const MOST_POINTS = 99

function readSource(source: Reading): Source {
  if (source.isText) return source.text()
  return Object.fromEntries(source.entries().map(([name, of]) => [name, of.text()]))
}

/** A knight crosses over from a county, and once; seals come on tiles for the King's court. */
const USUAL_REWARDS = REWARD_KINDS.filter((kind) => kind !== 'crossing' && kind !== 'seals')

function readReward(reward: Reading, kinds: readonly string[] = USUAL_REWARDS) {
  const members = reward.members(...kinds)
  const given = REWARD_KINDS.filter((kind) => members.has(kind))
  if (given.length === 0) reward.fail(`gives nothing; it can give ${kinds.join(', ')}`)
  const mostOf = (kind: string): number => (kind === 'crossing' ? 1 : MOST_OF_A_REWARD)
  return Object.fromEntries(given.map((kind) => [kind, members.get(kind)!.whole(1, mostOf(kind))])) as Reward
}

const readNotWith = (list: Reading | undefined) =>
  list === undefined ? {} : { notWith: list.items().map((players) => players.oneOf(PLAYER_COUNTS)) }

/** As many members of a list as there must be, each under the name that it gives itself. */
function readList<T>(
  list: Reading,
  least: number,
  most: number,
  what: string,
  read: (item: Reading) => T,
): readonly T[] {
  const items = list.items()
  if (items.length < least || items.length > most) {
    const expected = least === most ? `${least}` : `${least} to ${most}`
    list.fail(`there are ${expected} ${what}, not ${items.length}`)
  }
  return items.map(read)
}

function checkDistinct(list: Reading, names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice !== undefined) list.fail(`"${twice}" stands there twice`)
}

/** A single word: it stands between other words in the lines of moves. */
function readCountyName(name: Reading): string {
  const word = name.title()
  return /^[\p{L}'’-]+$/u.test(word) ? word : name.fail(`should be one word of letters, not "${word}"`)
}

function readCounty(item: Reading): County {
  const letter = item.member('letter').oneOf(COUNTY_LETTERS)
  const county = item.called(`county ${letter}`)
  county.members('letter', 'name', 'minimum', 'reward', 'startPlayer', 'source')
  const startPlayer = county.memberIfThere('startPlayer')?.truth() ?? false
  return {
    letter,
    name: readCountyName(county.member('name')),
    minimum: county.member('minimum').whole(1, 4),
    reward: readReward(county.member('reward'), [...USUAL_REWARDS, 'crossing']),
    ...(startPlayer ? { startPlayer: true as const } : {}),
    source: readSource(county.member('source')),
  }
}

function readCounties(list: Reading): readonly County[] {
  const all = COUNTY_LETTERS.length
  const counties = readList(list, all, all, 'counties', readCounty)
  checkDistinct(
    list,
    counties.map(({ letter }) => letter),
  )
  checkDistinct(
    list,
    counties.map(({ name }) => name),
  )
  for (const [index, { letter }] of counties.entries())
    if (letter !== COUNTY_LETTERS[index]) list.fail(`county ${letter} is out of order; they stand from A to I`)
  return counties
}

function readConflict(item: Reading): ConflictCard {
  const strength = item.member('strength').whole(1, 30)
  const card = item.called(`conflict of strength ${strength}`)
  card.members('strength', 'points', 'notWith', 'source')
  const points = readList(card.member('points'), 3, 3, 'values', (value) => value.whole(0, MOST_OF_A_REWARD))
  if (points[0] < points[1] || points[1] < points[2]) card.member('points').fail('the highest value stands first')
  return {
    strength,
    points,
    ...readNotWith(card.memberIfThere('notWith')),
    source: readSource(card.member('source')),
  }
}

/** Two are drawn in each of five rounds, whatever the number of players. */
function readConflicts(list: Reading): readonly ConflictCard[] {
  const cards = readList(list, CONFLICTS_IN_A_GAME, MOST_CONFLICTS, 'conflicts', readConflict)
  for (const players of PLAYER_COUNTS) {
    const left = cards.filter(({ notWith = [] }) => !notWith.includes(players)).length
    if (left < CONFLICTS_IN_A_GAME)
      list.fail(`with ${players} players ${left} cards are left; a game needs ${CONFLICTS_IN_A_GAME}`)
  }
  return cards
}

function readFavour(item: Reading): Favour {
  const id = item.member('id').id()
  const favour = item.called(`favour ${id}`)
  favour.members('id', 'reward', 'notWith', 'source')
  return {
    id,
    reward: readReward(favour.member('reward')),
    ...readNotWith(favour.memberIfThere('notWith')),
    source: readSource(favour.member('source')),
  }
}

function readCastleSpace(item: Reading): CastleSpace {
  const id = item.member('id').id()
  const space = item.called(`castle space ${id}`)
  space.members('id', 'reward', 'cost', 'source')
  const cost = space.memberIfThere('cost')
  return {
    id,
    reward: readReward(space.member('reward')),
    ...(cost === undefined ? {} : { cost: cost.whole(1, MOST_OF_A_REWARD) }),
    source: readSource(space.member('source')),
  }
}

function readNamed<T extends { id: string }>(
  list: Reading,
  least: number,
  most: number,
  what: string,
  read: (item: Reading) => T,
) {
  const things = readList(list, least, most, what, read)
  checkDistinct(
    list,
    things.map(({ id }) => id),
  )
  return things
}

function readTile(item: Reading): RewardTile {
  const letter = item.member('letter').oneOf(COUNTY_LETTERS)
  const tile = item.called(`reward tile ${letter}`)
  tile.members('letter', 'reward', 'withCourt', 'source')
  const withCourt = tile.memberIfThere('withCourt')
  return {
    letter,
    reward: readReward(tile.member('reward')),
    ...(withCourt === undefined ? {} : { withCourt: readReward(withCourt, [...USUAL_REWARDS, 'seals']) }),
    source: readSource(tile.member('source')),
  }
}

function readTiles(list: Reading): readonly RewardTile[] {
  const all = COUNTY_LETTERS.length
  const tiles = readList(list, all, all, 'reward tiles', readTile)
  for (const [index, { letter }] of tiles.entries())
    if (letter !== COUNTY_LETTERS[index]) list.fail(`tile ${letter} is out of order; they stand from A to I`)
  return tiles
}

function readLawSet(set: Reading, sections: readonly number[], known: readonly LawId[]): LawSet {
  const members = set.members(...sections.map(String))
  const laws = sections.map((section): [string, readonly LawId[]] => {
    const list = members.get(String(section)) ?? set.fail(`section ${section} is missing`)
    const many = LAWS_IN_SECTION[section]
    return [String(section), readList(list, many, many, 'laws', (law) => law.oneOf(known))]
  })
  return Object.fromEntries(laws)
}

/**
 * The two sets of common laws may share them out in any way, so that a table can put its own parliament together section
 * by section; the King's laws speak of both modules of Henry V and stay apart. No law is there twice.
 */
function readLaws(laws: Reading): LancasterComponents['laws'] {
  laws.members('base', 'new', 'king', 'source')
  const common = [...BASE_LAW_IDS, ...NEW_LAW_IDS]
  const sets = {
    base: readLawSet(laws.member('base'), LAW_SECTIONS, common),
    new: readLawSet(laws.member('new'), LAW_SECTIONS, common),
    king: readLawSet(laws.member('king'), KING_SECTIONS, KING_LAW_IDS),
  }
  checkDistinct(
    laws,
    Object.values(sets).flatMap((set) => Object.values(set).flat()),
  )
  return { ...sets, source: readSource(laws.member('source')) }
}

function readValues(of: Reading, many: number, most: number) {
  of.members('values', 'source')
  return {
    values: readList(of.member('values'), many, many, 'values', (value) => value.whole(0, most)),
    source: readSource(of.member('source')),
  }
}

function readNoblePoints(of: Reading): LancasterComponents['noblePoints'] {
  const points = readValues(of, COUNTY_LETTERS.length + 1, MOST_POINTS)
  if (points.values.some((value, nobles) => nobles > 0 && value < points.values[nobles - 1]))
    of.fail('more nobles are never worth less')
  return points
}

/** Moves and boards call the spaces of an ally's castle as they call those of a player's. */
function readAllyCastle(list: Reading, castle: readonly CastleSpace[]): readonly CastleSpace[] {
  const spaces = readNamed(list, ALLY_CASTLE_SPACES, ALLY_CASTLE_SPACES, 'spaces', readCastleSpace)
  for (const [index, { id, cost }] of spaces.entries()) {
    if (id !== castle[index].id)
      list.fail(`space ${index + 1} is called ${id}; in the castle of a player it is ${castle[index].id}`)
    if (cost !== undefined) list.fail(`${id} costs ${cost} squires; an ally has none`)
  }
  return spaces
}

function readNobles(nobles: Reading): LancasterComponents['nobles'] {
  nobles.members('perCounty', 'source')
  const perCounty = nobles.member('perCounty')
  perCounty.members(...PLAYER_COUNTS.map(String))
  return {
    perCounty: Object.fromEntries(
      PLAYER_COUNTS.map((players) => [players, perCounty.member(String(players)).whole(1, MOST_NOBLES)]),
    ),
    source: readSource(nobles.member('source')),
  }
}

export function readComponents(file: Reading): LancasterComponents {
  const names = [
    'counties',
    'conflicts',
    'favours',
    'castle',
    'allyCastle',
    'laws',
    'nobles',
    'noblePoints',
    'shameTrack',
    'rewardTiles',
  ]
  file.members(...names)
  const part = (name: string): Reading => file.member(name).called(name)
  const castle = readNamed(part('castle'), CASTLE_SPACES, CASTLE_SPACES, 'spaces', readCastleSpace)
  return {
    counties: readCounties(part('counties')),
    conflicts: readConflicts(part('conflicts')),
    favours: readNamed(part('favours'), 1, MOST_FAVOURS, 'favours', readFavour),
    castle,
    allyCastle: readAllyCastle(part('allyCastle'), castle),
    laws: readLaws(part('laws')),
    nobles: readNobles(part('nobles')),
    noblePoints: readNoblePoints(part('noblePoints')),
    shameTrack: readValues(part('shameTrack'), 5, MOST_POINTS),
    rewardTiles: readTiles(part('rewardTiles')),
  }
}
