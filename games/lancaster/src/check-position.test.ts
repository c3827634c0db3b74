import {
  BadInput,
  completeOptions,
  fastChance,
  formatPosition,
  MoveList,
  type Options,
  parsePosition,
  playAtRandom,
} from '@tudor-rose/table'
import { describe, expect, it } from 'vitest'
import { fewOrMany } from '../../../table/src/fixture/depth.ts'
import { isRewardStep } from './check-position/phase.ts'
import { game } from './game.ts'
import type { State } from './state.ts'
import { STEP_NAMES, type StepName } from './steps.ts'

type Fields = Record<string, unknown>
type Position = Record<string, unknown>
type Change = (position: Position) => void

/** The first matching position at this step in random games, as JSON. */
function positionAt(step: StepName, options: Options = {}, isWanted: (position: Position) => boolean = () => true) {
  for (let number = 0; number < 60; number++) {
    const chance = fastChance(`settle ${number}`)
    const state = game.setup(completeOptions(game, options), chance)
    let found: Position | undefined
    playAtRandom(game, state, chance, chance, new MoveList(), undefined, () => {
      if (found !== undefined || STEP_NAMES[state.step] !== step) return
      const position = JSON.parse(formatPosition(game, state)) as Position
      if (isWanted(position)) found = position
    })
    if (found !== undefined) return found
  }
  throw new Error(`no game comes to ${step} like this`)
}

const read = (position: Position): State => parsePosition(game, JSON.stringify(position, null, 1))

function problem(position: Position): string {
  try {
    read(position)
  } catch (error) {
    if (error instanceof BadInput) return error.message
    throw error
  }
  return 'accepted'
}

const groupOf = (position: Position, group: string) => (position[group] ?? {}) as Record<string, Fields>

const set =
  (entries: Fields): Change =>
  (position) => {
    Object.assign(position, entries)
  }
const put =
  (group: string, member: string, fields: Fields): Change =>
  (position) => {
    position[group] = { ...groupOf(position, group), [member]: { ...groupOf(position, group)[member], ...fields } }
  }
/** The first member of a group that satisfies the condition. */
function memberWith(position: Position, group: string, holds: (fields: Fields) => boolean): string {
  const found = Object.entries(groupOf(position, group)).find(([, fields]) => holds(fields))
  if (found === undefined) throw new Error(`there are no such ${group}`)
  return found[0]
}
const putWhere =
  (group: string, holds: (fields: Fields) => boolean, fields: Fields): Change =>
  (position) =>
    put(group, memberWith(position, group, holds), fields)(position)

const hasMember = (group: string, holds: (fields: Fields) => boolean) => (position: Position) =>
  Object.values(groupOf(position, group)).some(holds)
const hasKnights = (fields: Fields) => Object.keys(fields).some((name) => name.startsWith('knights '))
const inRound = (round: number) => (position: Position) => position.round === round

/** Moves a knight of Blue from court to a conflict space. */
const blueTo =
  (space: string, strength: number): Change =>
  (position) => {
    put('parties', 'Blue', { [`court ${strength}`]: 0 })(position)
    put('conflict spaces', space, { owner: 'Blue', [`knights ${strength}`]: 1 })(position)
  }

/** The start of a case: a step, options, and a condition on the position. */
interface Beginning {
  readonly at: StepName
  readonly options?: Options
  readonly where?: (position: Position) => boolean
}
const placing: Beginning = { at: 'place' }
const inConflict: Beginning = { at: 'place', where: hasMember('conflict spaces', hasKnights) }
const inCounty: Beginning = { at: 'place', where: hasMember('counties', ({ holder }) => holder !== undefined) }
const inRound3: Beginning = { at: 'place', where: inRound(3) }
const voting: Beginning = { at: 'vote' }
const secondVote: Beginning = { at: 'vote', where: ({ proposal }) => proposal === 1 }
const upgrade = (afterReward: StepName): Beginning => ({
  at: 'upgrade',
  where: (position) => position.afterReward === afterReward,
})

const CASES: readonly (readonly [what: string, beginning: Beginning, change: Change, expected: RegExp])[] = [
  // Conflicts.
  [
    'knights without an owner',
    inConflict,
    (position) =>
      delete groupOf(position, 'conflict spaces')[memberWith(position, 'conflict spaces', hasKnights)].owner,
    /owner: is not said of the pieces that stand here|has \d knights of strength/,
  ],
  [
    'squires without an owner',
    placing,
    put('conflict spaces', 'upper left 3', { squires: 1 }),
    /conflict spaces.upper left 3.owner: is not said of the pieces/,
  ],
  [
    'an owner without a piece',
    { at: 'first-extension' },
    put('conflict spaces', 'upper left 1', { owner: 'Blue' }),
    /upper left 1.owner: has neither a knight nor an archer here/,
  ],
  [
    'a gap above a taken space',
    { at: 'first-extension' },
    blueTo('upper left 2', 1),
    /upper left 2.owner: cannot stand here while the space above is free/,
  ],
  [
    'one owner on two spaces of a conflict',
    { at: 'first-extension' },
    (position) => {
      blueTo('upper left 1', 1)(position)
      blueTo('upper left 2', 2)(position)
    },
    /upper left 2.owner: has another space in this conflict/,
  ],
  [
    'pieces where there is no conflict',
    { at: 'first-extension' },
    blueTo('lower left 1', 1),
    /conflict spaces.lower left 1: has pieces where there is no conflict/,
  ],
  [
    'a card in two places',
    placing,
    (position) => put('conflicts', 'upper right', groupOf(position, 'conflicts')['upper left'])(position),
    /conflicts.upper right.card: is a card that lies in another place as well/,
  ],
  [
    'a card on the table that no conflict has',
    placing,
    putWhere('conflict cards', ({ at }) => at === 'pile', { at: 'table' }),
    /conflict cards.card \d+.at: is marked as on the table, but no conflict has it/,
  ],
  [
    'a card in play that is not with so many players',
    placing,
    put('conflict cards', 'card 12', { at: 'gone' }),
    /conflict cards.card 12.at: stays in the box with so many players/,
  ],
  [
    'a pile that is too small',
    placing,
    putWhere('conflict cards', ({ at }) => at === 'pile', { at: 'gone' }),
    /conflict cards: has 8 in the pile in round 1, not 7/,
  ],
  [
    'no conflict in the upper row',
    placing,
    (position) => {
      putWhere('conflict cards', ({ at }) => at === 'table', { at: 'gone' })(position)
      putWhere('conflict cards', ({ at }) => at === 'table', { at: 'gone' })(position)
      delete position.conflicts
    },
    /conflicts.upper left.card: is missing; two are drawn for each round/,
  ],
  [
    'a favour taken that nobody has earned',
    { at: 'first-extension' },
    put('favours', 'favour 1', { at: 'face down' }),
    /favours: 1 have been taken, by more knights than have been placed/,
  ],
  ['a favour too few', placing, put('favours', 'favour 1', { at: 'box' }), /favour 1.at: is not in the box/],
  [
    'a favour too many',
    { at: 'place', options: { players: '3' } },
    put('favours', 'favour 1', { at: 'face up' }),
    /favour 1.at: stays in the box/,
  ],
  [
    'more knights placed in conflicts than there are',
    placing,
    set({ conflictKnights: 9 }),
    /conflictKnights: counts more knights/,
  ],
  // Laws.
  [
    'a law twice in parliament',
    placing,
    (position) =>
      put('parliament', 'second', { 'in force': groupOf(position, 'parliament').first['in force'] })(position),
    /parliament.second.in force: is a law that is in parliament already/,
  ],
  [
    'a law in the pile too few',
    inRound3,
    putWhere('law cards', ({ at }) => at === 'pile 4', { at: 'gone' }),
    /law cards: has 3 laws in pile 4 in round 3, not 2/,
  ],
  [
    'a law in the pile of another section',
    placing,
    putWhere('law cards', ({ at }) => at === 'pile 4', { at: 'pile 3' }),
    /it is a law of section 4/,
  ],
  ['another round', placing, set({ round: 2 }), /conflict cards: has 6 in the pile in round 2, not 8/],
  [
    'a law that is not played with',
    placing,
    put('law cards', 'vote-per-conflict', { at: 'gone' }),
    /vote-per-conflict.at: is not played with/,
  ],
  [
    'no proposal in phase 1',
    placing,
    (position) => {
      const { proposed } = groupOf(position, 'parliament').first
      put('parliament', 'first', { proposed: null })(position)
      put('law cards', String(proposed), { at: 'gone' })(position)
    },
    /parliament.first.proposed: is missing; it has yet to be voted on/,
  ],
  ['a proposal that has been voted on', voting, set({ proposal: 1 }), /first.proposed: has been voted on already/],
  ['a proposal that is gone', secondVote, set({ proposal: 0 }), /first.proposed: is missing/],
  ['more proposals than three', voting, set({ proposal: 3 }), /proposal: says which of the three proposals/],
  ['a law carried out too early', voting, set({ law: 1 }), /law: is 0 unless a law is being carried out/],
  ['no law carried out', { at: 'law-choice' }, set({ law: 0 }), /law: says which of the laws in force/],
  [
    'more votes staked than there are',
    voting,
    put('parties', 'Blue', { ballot: 'yes', stake: 9 }),
    /stake: is 9 votes/,
  ],
  ['votes without a ballot', voting, put('parties', 'Blue', { stake: 1 }), /Blue.stake: goes with a ballot/],
  ['a ballot outside the vote', placing, put('parties', 'Blue', { ballot: 'no' }), /Blue.ballot: is cast, though/],
  [
    'leftover votes before the laws',
    voting,
    put('parties', 'Blue', { 'leftover votes': 1 }),
    /leftover votes: are there/,
  ],
  ['somebody entitled to nothing', placing, set({ entitled: ['Blue'] }), /entitled: nobody is/],
  // Counties and castles.
  [
    'squires in an empty county',
    { at: 'first-extension' },
    put('counties', 'A', { squires: 1 }),
    /counties.A.squires: need a knight there/,
  ],
  [
    'a knight below the minimum',
    inCounty,
    (position) => {
      const letter = memberWith(position, 'counties', ({ holder }) => holder !== undefined)
      put('counties', 'G', groupOf(position, 'counties')[letter])(position)
      delete groupOf(position, 'counties')[letter].holder
      delete groupOf(position, 'counties')[letter].knight
    },
    /counties.G.knight: has less than the minimum of 4/,
  ],
  ['nobles too many', placing, put('counties', 'A', { nobles: 5 }), /counties.A.nobles: there are 3 nobles/],
  ['nobles too few', placing, put('counties', 'A', { nobles: 0 }), /counties.A.nobles: there are 3 nobles/],
  [
    'face down without the extension',
    { at: 'first-extension' },
    put('parties', 'Blue', { extensions: ['space 1'], 'face down': ['space 2'] }),
    /Blue.face down: is set for an extension that has not been built/,
  ],
  [
    'an extension turned by no law',
    placing,
    (position) => put('parties', 'Blue', { 'face down': groupOf(position, 'parties').Blue.extensions })(position),
    /Blue.face down: is set for extensions that no law has turned/,
  ],
  [
    'a castle scored too early',
    placing,
    put('parties', 'Blue', { scored: ['space 1'] }),
    /Blue.scored: belongs to the castle that is being scored/,
  ],
  ['a castle too many', { at: 'castle' }, set({ castles: 4 }), /castles: says how many castles have been scored/],
  // Steps.
  [
    'a step that asks nobody',
    placing,
    set({ step: 'next-placement' }),
    /step: nobody is asked anything at "next-place/,
  ],
  [
    'a reward from nowhere',
    upgrade('county-done'),
    set({ afterReward: 'end-round' }),
    /afterReward: no reward leads on/,
  ],
  [
    'a reward that the county does not bring',
    upgrade('county-done'),
    set({ step: 'take-noble' }),
    /step: asks for what/,
  ],
  [
    'more upgrades than a favour brings',
    upgrade('next-placement'),
    set({ upgrades: 2 }),
    /step: asks for what no reward/,
  ],
  ['an upgrade that nobody gives', placing, set({ upgrades: 1 }), /upgrades: is 0 unless a reward is being given/],
  [
    'a turn of somebody else',
    placing,
    (position) => set({ turn: position.turn === 'Red' ? 'Green' : 'Red' })(position),
    /turn: is that of the player who is asked/,
  ],
  [
    'somebody else asked',
    { at: 'county-reward' },
    (position) => set({ asked: position.asked === 'Red' ? 'Green' : 'Red' })(position),
    /asked: does not lead the holder of the county/,
  ],
  [
    'another castle',
    { at: 'castle' },
    (position) => set({ asked: position.asked === 'Red' ? 'Green' : 'Red' })(position),
    /asked: does not lead the party whose castle/,
  ],
  [
    'captives of the upper row',
    { at: 'ransom' },
    set({ conflict: 2 }),
    /conflict: names the conflict of the lower row/,
  ],
  ['a winner', placing, set({ winners: ['Blue'] }), /winners: there is a winner when the game is over/],
]

describe('a position from outside is rejected', () => {
  it.each(CASES)('with %s', (_, { at, options, where }, change, expected) => {
    const position = positionAt(at, options, where)
    expect(problem(position)).toBe('accepted')
    change(position)
    expect(problem(position)).toMatch(expected)
  })
})

/** Every field of the layout with its possible values, as a position writes them. */
const FIELDS: readonly (readonly [offset: number, bytes: readonly number[]])[] = [
  ...game.layout.scalars.map(({ offset, codec }) => ({ offset, codec, members: 1 })),
  ...game.layout.groups.flatMap(({ fields, members }) =>
    fields.map(({ offset, codec }) => ({ offset, codec, members: members.length })),
  ),
].flatMap(({ offset, codec, members }) => {
  const bytes = [0, 1, 2, 5, 31, 255].filter((byte) => codec.fromJson(codec.toJson(byte)) === byte)
  return Array.from({ length: members }, (_, member) => [offset + member, bytes] as const)
})

/** A position for each step that a few games reach. */
function positionsAtAllSteps(options: Options): readonly State[] {
  const found = new Map<string, State>()
  for (let number = 0; number < 5; number++) {
    const chance = fastChance(`one entry ${number}`)
    const state = game.setup(completeOptions(game, options), chance)
    playAtRandom(game, state, chance, chance, new MoveList(), undefined, () => {
      const name = isRewardStep(state) ? `${state.step} ${state.afterReward}` : String(state.step)
      found.set(name, game.copy(state, found.get(name)))
    })
  }
  return [...found.values()]
}

describe('a position with a single entry changed', () => {
  const SHARE_PLAYED_ON = 211
  const SHARE_TRIED = fewOrMany(7, 1)

  it.each<Options>([
    { players: '4' },
    { players: '3', laws: 'new' },
    { players: '2', court: 'true', displeasure: 'true', laws: 'new' },
    { players: '5', court: 'true', displeasure: 'true', laws: 'king', rewardTiles: 'true' },
  ])('never makes the game fail, with %o', (options) => {
    let [tried, accepted] = [0, 0]
    let state: State | undefined
    for (const position of positionsAtAllSteps(options))
      for (const [offset, bytes] of FIELDS)
        for (const byte of bytes) {
          if (tried++ % SHARE_TRIED !== 0) continue
          state = game.copy(position, state)
          game.bytes(state)[offset] = byte
          if (game.checkPosition(state).length > 0) continue
          // Playing on from all of them would take minutes, so only a share is played on.
          if (accepted++ % SHARE_PLAYED_ON !== 0) continue
          for (const viewer of [-1, 0, 1]) game.view(state, viewer)
          for (const seat of game.actors(state)) game.prompt(state, seat)
          const chance = fastChance(`${offset} ${byte}`)
          playAtRandom(game, state, chance, chance, new MoveList())
          expect(game.result(state)).toBeDefined()
        }
    expect(accepted).toBeGreaterThan(1000 / SHARE_TRIED)
  })
})

describe('positions of games', () => {
  it.each<Options>([
    { players: '2', court: 'true', laws: 'lot' },
    { players: '3', displeasure: 'true', laws: 'new' },
    { players: '4', court: 'true', displeasure: 'true', laws: 'king' },
    { players: '5', rewardTiles: 'true' },
  ])('are all accepted, as are imagined ones and those of games that ended by resignation, with %o', (options) => {
    for (let number = 0; number < 5; number++) {
      const chance = fastChance(`accepted ${number}`)
      const state = game.setup(completeOptions(game, options), chance)
      const dreams = fastChance(`imagined ${number}`)
      playAtRandom(game, state, chance, chance, new MoveList(), undefined, (seat) => {
        const resigned = game.copy(state)
        game.resign(resigned, seat)
        for (const each of [state, game.imagine(state, seat, dreams), resigned])
          expect(game.checkPosition(each)).toEqual([])
      })
      expect(game.checkPosition(state)).toEqual([])
    }
  })
})
