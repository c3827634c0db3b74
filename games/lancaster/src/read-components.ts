/** Reads a component file and checks that it can be played with. Every complaint names the county, card or tile. */
import { BadComponents, type Reading, readAll, readParts } from '@tudor-rose/table'
import { wrong } from './complaints.ts'
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
  if (given.length === 0) reward.fail(wrong('reward-empty', { known: kinds.join(', ') }))
  const mostOf = (kind: string): number => (kind === 'crossing' ? 1 : MOST_OF_A_REWARD)
  return readParts(
    Object.fromEntries(given.map((kind) => [kind, () => members.get(kind)!.whole(1, mostOf(kind))])),
  ) as Reward
}

const readNotWith = (list: Reading | undefined) => list?.each((players) => players.oneOf(PLAYER_COUNTS))

/** As many members of a list as there must be, each under the name that it gives itself. */
function readList<T>(
  list: Reading,
  least: number,
  most: number,
  what: string,
  read: (item: Reading) => T,
): readonly T[] {
  const count = list.items().length
  if (count < least || count > most) {
    const expected = least === most ? `${least}` : `${least} to ${most}`
    list.fail(wrong('list-length', { expected, what, least, most, range: most - least, count }))
  }
  return list.each(read)
}

/** Each name once; what is there a second time is wrong, though the whole list is what the message names. */
function checkDistinct(list: Reading, names: readonly string[], part: string): void {
  const twice = names.findIndex((name, index) => names.indexOf(name) < index)
  if (twice < 0) return
  const problem = list.problem(wrong('name-twice', { name: names[twice] }))
  throw new BadComponents([{ ...problem, path: [...list.path, twice, part] }])
}

/** A single word: it stands between other words in the lines of moves. */
function readCountyName(name: Reading): string {
  const word = name.title()
  return /^[\p{L}'’-]+$/u.test(word) ? word : name.fail(wrong('not-one-word', { found: word }))
}

function readCounty(item: Reading): County {
  const letter = item.member('letter').oneOf(COUNTY_LETTERS)
  const county = item.called(`county ${letter}`)
  county.members('letter', 'name', 'minimum', 'reward', 'startPlayer', 'source')
  return readParts({
    letter: () => letter,
    name: () => readCountyName(county.member('name')),
    minimum: () => county.member('minimum').whole(1, 4),
    reward: () => readReward(county.member('reward'), [...USUAL_REWARDS, 'crossing']),
    startPlayer: () => county.memberIfThere('startPlayer')?.truth() || undefined,
    source: () => readSource(county.member('source')),
  }) as County
}

/** From A to I, each once. */
function checkLetters(
  list: Reading,
  things: readonly { readonly letter: string }[],
  key: 'county-out-of-order' | 'tile-out-of-order',
): void {
  for (const [index, { letter }] of things.entries())
    if (letter !== COUNTY_LETTERS[index]) list.fail(wrong(key, { letter }))
}

function readCounties(list: Reading): readonly County[] {
  const all = COUNTY_LETTERS.length
  const counties = readList(list, all, all, 'counties', readCounty)
  const letters = counties.map(({ letter }) => letter)
  checkDistinct(list, letters, 'letter')
  const names = counties.map(({ name }) => name)
  checkDistinct(list, names, 'name')
  checkLetters(list, counties, 'county-out-of-order')
  return counties
}

function readConflict(item: Reading): ConflictCard {
  const strength = item.member('strength').whole(1, 30)
  const card = item.called(`conflict of strength ${strength}`)
  card.members('strength', 'points', 'notWith', 'source')
  return readParts({
    strength: () => strength,
    points: () => readRanks(card.member('points')),
    notWith: () => readNotWith(card.memberIfThere('notWith')),
    source: () => readSource(card.member('source')),
  }) as ConflictCard
}

function readRanks(list: Reading): readonly number[] {
  const points = readList(list, 3, 3, 'values', (value) => value.whole(0, MOST_OF_A_REWARD))
  if (points[0] < points[1] || points[1] < points[2]) list.fail(wrong('highest-first'))
  return points
}

/** Two are drawn in each of five rounds, whatever the number of players. */
function readConflicts(list: Reading): readonly ConflictCard[] {
  const cards = readList(list, CONFLICTS_IN_A_GAME, MOST_CONFLICTS, 'conflicts', readConflict)
  const checkLeft = (players: number): void => {
    const count = cards.filter(({ notWith = [] }) => !notWith.includes(players)).length
    if (count < CONFLICTS_IN_A_GAME)
      list.fail(wrong('too-few-conflicts', { players, count, least: CONFLICTS_IN_A_GAME }))
  }
  readAll(PLAYER_COUNTS.map((players) => () => checkLeft(players)))
  return cards
}

function readFavour(item: Reading): Favour {
  const id = item.member('id').id()
  const favour = item.called(`favour ${id}`)
  favour.members('id', 'reward', 'notWith', 'source')
  return readParts({
    id: () => id,
    reward: () => readReward(favour.member('reward')),
    notWith: () => readNotWith(favour.memberIfThere('notWith')),
    source: () => readSource(favour.member('source')),
  }) as Favour
}

function readCastleSpace(item: Reading): CastleSpace {
  const id = item.member('id').id()
  const space = item.called(`castle space ${id}`)
  space.members('id', 'reward', 'cost', 'source')
  return readParts({
    id: () => id,
    reward: () => readReward(space.member('reward')),
    cost: () => space.memberIfThere('cost')?.whole(1, MOST_OF_A_REWARD),
    source: () => readSource(space.member('source')),
  }) as CastleSpace
}

function readNamed<T extends { id: string }>(
  list: Reading,
  least: number,
  most: number,
  what: string,
  read: (item: Reading) => T,
) {
  const things = readList(list, least, most, what, read)
  const ids = things.map(({ id }) => id)
  checkDistinct(list, ids, 'id')
  return things
}

function readTile(item: Reading): RewardTile {
  const letter = item.member('letter').oneOf(COUNTY_LETTERS)
  const tile = item.called(`reward tile ${letter}`)
  tile.members('letter', 'reward', 'withCourt', 'source')
  return readParts({
    letter: () => letter,
    reward: () => readReward(tile.member('reward')),
    withCourt: () => {
      const withCourt = tile.memberIfThere('withCourt')
      return withCourt && readReward(withCourt, [...USUAL_REWARDS, 'seals'])
    },
    source: () => readSource(tile.member('source')),
  }) as RewardTile
}

function readTiles(list: Reading): readonly RewardTile[] {
  const all = COUNTY_LETTERS.length
  const tiles = readList(list, all, all, 'reward tiles', readTile)
  checkLetters(list, tiles, 'tile-out-of-order')
  return tiles
}

function readLawSet(set: Reading, sections: readonly number[], known: readonly LawId[]): LawSet {
  const members = set.members(...sections.map(String))
  const readSection = (section: number): readonly LawId[] => {
    const list = members.get(String(section)) ?? set.fail(wrong('section-missing', { section }))
    const many = LAWS_IN_SECTION[section]
    return readList(list, many, many, 'laws', (law) => law.oneOf(known))
  }
  return readParts(Object.fromEntries(sections.map((section) => [String(section), () => readSection(section)])))
}

/**
 * The two sets of common laws may share them out in any way, so that a table can put its own parliament together section
 * by section; the King's laws speak of both modules of Henry V and stay apart. No law is there twice.
 */
function readLaws(laws: Reading): LancasterComponents['laws'] {
  laws.members('base', 'new', 'king', 'source')
  const common = [...BASE_LAW_IDS, ...NEW_LAW_IDS]
  const sets = readParts({
    base: () => readLawSet(laws.member('base'), LAW_SECTIONS, common),
    new: () => readLawSet(laws.member('new'), LAW_SECTIONS, common),
    king: () => readLawSet(laws.member('king'), KING_SECTIONS, KING_LAW_IDS),
  })
  checkLawsDistinct(laws, sets)
  return { ...sets, source: readSource(laws.member('source')) }
}

function checkLawsDistinct(laws: Reading, sets: Readonly<Record<string, LawSet>>): void {
  const seen = new Set<LawId>()
  const problems = Object.entries(sets).flatMap(([set, sections]) =>
    Object.entries(sections).flatMap(([section, list]) =>
      list.flatMap((law, index) => {
        if (seen.has(law)) return { ...laws.problem(wrong('law-twice', { law })), path: ['laws', set, section, index] }
        seen.add(law)
        return []
      }),
    ),
  )
  if (problems.length > 0) throw new BadComponents(problems)
}

function readValues(of: Reading, many: number, most: number) {
  of.members('values', 'source')
  return readParts({
    values: () => readList(of.member('values'), many, many, 'values', (value) => value.whole(0, most)),
    source: () => readSource(of.member('source')),
  })
}

function readNoblePoints(of: Reading): LancasterComponents['noblePoints'] {
  const points = readValues(of, COUNTY_LETTERS.length + 1, MOST_POINTS)
  const less = points.values.findIndex((value, nobles) => nobles > 0 && value < points.values[nobles - 1])
  if (less < 0) return points
  throw new BadComponents([{ ...of.problem(wrong('nobles-worth-less')), path: [...of.path, 'values', less] }])
}

/** Moves and boards call the spaces of an ally's castle as they call those of a player's. */
function readAllyCastle(list: Reading, castle: readonly CastleSpace[] | undefined): readonly CastleSpace[] {
  const spaces = readNamed(list, ALLY_CASTLE_SPACES, ALLY_CASTLE_SPACES, 'spaces', readCastleSpace)
  for (const [index, { id, cost }] of spaces.entries()) {
    // Where the castle itself is wrong, that is said first.
    const expected = castle?.[index].id ?? id
    if (id !== expected) list.fail(wrong('ally-space-name', { number: index + 1, found: id, expected }))
    if (cost !== undefined) list.fail(wrong('ally-pays', { space: id, cost }))
  }
  return spaces
}

function readNobles(nobles: Reading): LancasterComponents['nobles'] {
  nobles.members('perCounty', 'source')
  const perCounty = nobles.member('perCounty')
  perCounty.members(...PLAYER_COUNTS.map(String))
  const readMany = (players: number): number => perCounty.member(String(players)).whole(1, MOST_NOBLES)
  return readParts({
    perCounty: () =>
      readParts(Object.fromEntries(PLAYER_COUNTS.map((players) => [String(players), () => readMany(players)]))),
    source: () => readSource(nobles.member('source')),
  })
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
  let castle: readonly CastleSpace[] | undefined
  return readParts({
    counties: () => readCounties(part('counties')),
    conflicts: () => readConflicts(part('conflicts')),
    favours: () => readNamed(part('favours'), 1, MOST_FAVOURS, 'favours', readFavour),
    castle: () => {
      castle = readNamed(part('castle'), CASTLE_SPACES, CASTLE_SPACES, 'spaces', readCastleSpace)
      return castle
    },
    allyCastle: () => readAllyCastle(part('allyCastle'), castle),
    laws: () => readLaws(part('laws')),
    nobles: () => readNobles(part('nobles')),
    noblePoints: () => readNoblePoints(part('noblePoints')),
    shameTrack: () => readValues(part('shameTrack'), 5, MOST_POINTS),
    rewardTiles: () => readTiles(part('rewardTiles')),
  })
}
