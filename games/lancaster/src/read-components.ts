/** Reads a component file and checks that it can be played. Every problem names the county, card or tile. */
import { BadComponents, type ComponentReader, readAll, readParts } from '@tudor-rose/table'
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
import { BASE_LAW_IDS, KING_LAW_IDS, type LawId, NEW_LAW_IDS } from './law-ids.ts'
import { CONFLICTS_IN_A_GAME, MAX_CONFLICTS, MAX_FAVOURS } from './layout.ts'
import { makeProblem } from './problems.ts'

const MAX_OF_A_REWARD = 12
const MAX_NOBLES = 8
const MAX_POINTS = 99

function readSource(source: ComponentReader): Source {
  if (source.isText) return source.text()
  return Object.fromEntries(source.entries().map(([name, of]) => [name, of.text()]))
}

/** The crossing is a reward of counties only, at most once. Seals come only on tiles for the King's court. */
const USUAL_REWARDS = REWARD_KINDS.filter((kind) => kind !== 'crossing' && kind !== 'seals')

function readReward(reward: ComponentReader, kinds: readonly string[] = USUAL_REWARDS) {
  const members = reward.members(...kinds)
  const given = REWARD_KINDS.filter((kind) => members.has(kind))
  if (given.length === 0) reward.fail(makeProblem('reward-empty', { known: kinds.join(', ') }))
  const mostOf = (kind: string): number => (kind === 'crossing' ? 1 : MAX_OF_A_REWARD)
  return readParts(
    Object.fromEntries(given.map((kind) => [kind, () => members.get(kind)!.integer(1, mostOf(kind))])),
  ) as Reward
}

const readNotWith = (list: ComponentReader | undefined) => list?.each((players) => players.oneOf(PLAYER_COUNTS))

/** Reads a list of the required length. Each member is reported under its own name. */
function readList<T>(
  list: ComponentReader,
  least: number,
  most: number,
  what: string,
  read: (item: ComponentReader) => T,
): readonly T[] {
  const count = list.items().length
  if (count < least || count > most) {
    const expected = least === most ? `${least}` : `${least} to ${most}`
    list.fail(makeProblem('list-length', { expected, what, least, most, range: most - least, count }))
  }
  return list.each(read)
}

/** Names must be distinct. The duplicate is reported, with the name of the list in the message. */
function checkDistinct(list: ComponentReader, names: readonly string[], part: string): void {
  const twice = names.findIndex((name, index) => names.indexOf(name) < index)
  if (twice < 0) return
  const problem = list.problem(makeProblem('name-twice', { name: names[twice] }))
  throw new BadComponents([{ ...problem, path: [...list.path, twice, part] }])
}

/** A single word, because it stands between other words in move lines. */
function readCountyName(name: ComponentReader): string {
  const word = name.title()
  return /^[\p{L}'’-]+$/u.test(word) ? word : name.fail(makeProblem('not-one-word', { found: word }))
}

function readCounty(item: ComponentReader): County {
  const letter = item.member('letter').oneOf(COUNTY_LETTERS)
  const county = item.called(`county ${letter}`)
  county.members('letter', 'name', 'minimum', 'reward', 'startPlayer', 'source')
  return readParts({
    letter: () => letter,
    name: () => readCountyName(county.member('name')),
    minimum: () => county.member('minimum').integer(1, 4),
    reward: () => readReward(county.member('reward'), [...USUAL_REWARDS, 'crossing']),
    startPlayer: () => county.memberIfThere('startPlayer')?.boolean() || undefined,
    source: () => readSource(county.member('source')),
  }) as County
}

/** From A to I, each once. */
function checkLetters(
  list: ComponentReader,
  things: readonly { readonly letter: string }[],
  key: 'county-out-of-order' | 'tile-out-of-order',
): void {
  for (const [index, { letter }] of things.entries())
    if (letter !== COUNTY_LETTERS[index]) list.fail(makeProblem(key, { letter }))
}

function readCounties(list: ComponentReader): readonly County[] {
  const all = COUNTY_LETTERS.length
  const counties = readList(list, all, all, 'counties', readCounty)
  const letters = counties.map(({ letter }) => letter)
  checkDistinct(list, letters, 'letter')
  const names = counties.map(({ name }) => name)
  checkDistinct(list, names, 'name')
  checkLetters(list, counties, 'county-out-of-order')
  return counties
}

function readConflict(item: ComponentReader): ConflictCard {
  const strength = item.member('strength').integer(1, 30)
  const card = item.called(`conflict of strength ${strength}`)
  card.members('strength', 'points', 'notWith', 'source')
  return readParts({
    strength: () => strength,
    points: () => readRanks(card.member('points')),
    notWith: () => readNotWith(card.memberIfThere('notWith')),
    source: () => readSource(card.member('source')),
  }) as ConflictCard
}

function readRanks(list: ComponentReader): readonly number[] {
  const points = readList(list, 3, 3, 'values', (value) => value.integer(0, MAX_OF_A_REWARD))
  if (points[0] < points[1] || points[1] < points[2]) list.fail(makeProblem('highest-first'))
  return points
}

/** Two are drawn in each of five rounds, for any number of players. */
function readConflicts(list: ComponentReader): readonly ConflictCard[] {
  const cards = readList(list, CONFLICTS_IN_A_GAME, MAX_CONFLICTS, 'conflicts', readConflict)
  const checkLeft = (players: number): void => {
    const count = cards.filter(({ notWith = [] }) => !notWith.includes(players)).length
    if (count < CONFLICTS_IN_A_GAME)
      list.fail(makeProblem('too-few-conflicts', { players, count, least: CONFLICTS_IN_A_GAME }))
  }
  readAll(PLAYER_COUNTS.map((players) => () => checkLeft(players)))
  return cards
}

function readFavour(item: ComponentReader): Favour {
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

function readCastleSpace(item: ComponentReader): CastleSpace {
  const id = item.member('id').id()
  const space = item.called(`castle space ${id}`)
  space.members('id', 'reward', 'cost', 'source')
  return readParts({
    id: () => id,
    reward: () => readReward(space.member('reward')),
    cost: () => space.memberIfThere('cost')?.integer(1, MAX_OF_A_REWARD),
    source: () => readSource(space.member('source')),
  }) as CastleSpace
}

function readNamed<T extends { id: string }>(
  list: ComponentReader,
  least: number,
  most: number,
  what: string,
  read: (item: ComponentReader) => T,
) {
  const things = readList(list, least, most, what, read)
  const ids = things.map(({ id }) => id)
  checkDistinct(list, ids, 'id')
  return things
}

function readTile(item: ComponentReader): RewardTile {
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

function readTiles(list: ComponentReader): readonly RewardTile[] {
  const all = COUNTY_LETTERS.length
  const tiles = readList(list, all, all, 'reward tiles', readTile)
  checkLetters(list, tiles, 'tile-out-of-order')
  return tiles
}

function readLawSet(set: ComponentReader, sections: readonly number[], known: readonly LawId[]): LawSet {
  const members = set.members(...sections.map(String))
  const readSection = (section: number): readonly LawId[] => {
    const list = members.get(String(section)) ?? set.fail(makeProblem('section-missing', { section }))
    const many = LAWS_IN_SECTION[section]
    return readList(list, many, many, 'laws', (law) => law.oneOf(known))
  }
  return readParts(Object.fromEntries(sections.map((section) => [String(section), () => readSection(section)])))
}

/**
 * The two sets of common laws may divide them in any way, so that players can compose their own parliament by section.
 * The King's laws need both modules of Henry V and stay separate. No law appears twice.
 */
function readLaws(laws: ComponentReader): LancasterComponents['laws'] {
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

function checkLawsDistinct(laws: ComponentReader, sets: Readonly<Record<string, LawSet>>): void {
  const seen = new Set<LawId>()
  const problems = Object.entries(sets).flatMap(([set, sections]) =>
    Object.entries(sections).flatMap(([section, list]) =>
      list.flatMap((law, index) => {
        if (seen.has(law))
          return { ...laws.problem(makeProblem('law-twice', { law })), path: ['laws', set, section, index] }
        seen.add(law)
        return []
      }),
    ),
  )
  if (problems.length > 0) throw new BadComponents(problems)
}

function readValues(of: ComponentReader, many: number, most: number) {
  of.members('values', 'source')
  return readParts({
    values: () => readList(of.member('values'), many, many, 'values', (value) => value.integer(0, most)),
    source: () => readSource(of.member('source')),
  })
}

function readNoblePoints(of: ComponentReader): LancasterComponents['noblePoints'] {
  const points = readValues(of, COUNTY_LETTERS.length + 1, MAX_POINTS)
  const less = points.values.findIndex((value, nobles) => nobles > 0 && value < points.values[nobles - 1])
  if (less < 0) return points
  throw new BadComponents([{ ...of.problem(makeProblem('nobles-worth-less')), path: [...of.path, 'values', less] }])
}

/** Moves and boards use the same names for the spaces of an ally's castle as for a player's. */
function readAllyCastle(list: ComponentReader, castle: readonly CastleSpace[] | undefined): readonly CastleSpace[] {
  const spaces = readNamed(list, ALLY_CASTLE_SPACES, ALLY_CASTLE_SPACES, 'spaces', readCastleSpace)
  for (const [index, { id, cost }] of spaces.entries()) {
    // If the castle itself is wrong, that problem is reported first.
    const expected = castle?.[index].id ?? id
    if (id !== expected) list.fail(makeProblem('ally-space-name', { number: index + 1, found: id, expected }))
    if (cost !== undefined) list.fail(makeProblem('ally-pays', { space: id, cost }))
  }
  return spaces
}

function readNobles(nobles: ComponentReader): LancasterComponents['nobles'] {
  nobles.members('perCounty', 'source')
  const perCounty = nobles.member('perCounty')
  perCounty.members(...PLAYER_COUNTS.map(String))
  const readMany = (players: number): number => perCounty.member(String(players)).integer(1, MAX_NOBLES)
  return readParts({
    perCounty: () =>
      readParts(Object.fromEntries(PLAYER_COUNTS.map((players) => [String(players), () => readMany(players)]))),
    source: () => readSource(nobles.member('source')),
  })
}

export function readComponents(file: ComponentReader): LancasterComponents {
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
  const part = (name: string): ComponentReader => file.member(name).called(name)
  let castle: readonly CastleSpace[] | undefined
  return readParts({
    counties: () => readCounties(part('counties')),
    conflicts: () => readConflicts(part('conflicts')),
    favours: () => readNamed(part('favours'), 1, MAX_FAVOURS, 'favours', readFavour),
    castle: () => {
      castle = readNamed(part('castle'), CASTLE_SPACES, CASTLE_SPACES, 'spaces', readCastleSpace)
      return castle
    },
    allyCastle: () => readAllyCastle(part('allyCastle'), castle),
    laws: () => readLaws(part('laws')),
    nobles: () => readNobles(part('nobles')),
    noblePoints: () => readNoblePoints(part('noblePoints')),
    shameTrack: () => readValues(part('shameTrack'), 5, MAX_POINTS),
    rewardTiles: () => readTiles(part('rewardTiles')),
  })
}
