import { completeOptions, fastChance, type GameEvent, MoveList, playAtRandom } from '@tudor-rose/table'
import { describe, expect, it } from 'vitest'
import { STANDARD_COMPONENTS } from './data/standard-components.ts'
import type { LancasterEvent } from './events.ts'
import { game } from './game.ts'
import { BALLOT, GOLD, NONE, PARTY_NAMES, SEALS, SHAME, SQUIRES, STAKE } from './layout.ts'
import type { State } from './state.ts'
import { votesOf } from './state.ts'
import { STEP } from './steps.ts'

const everything = { court: 'true', displeasure: 'true', rewardTiles: 'true' }

/**
 * Plays a random four-player game with all modules and visits each move with its log events, starting with the set-up.
 */
function playTelling(laws: string, seed: string, visit: (state: State, told: readonly GameEvent[]) => void): void {
  const chance = fastChance(seed)
  const picks = fastChance(`${seed}/picks`)
  const state = game.setup(completeOptions(game, { players: '4', ...everything, laws }), chance)
  const moves = new MoveList()
  visit(state, [])
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    const seat = actors[picks.below(actors.length)]
    game.moves(state, seat, moves)
    const told: GameEvent[] = []
    const log = { tell: (event: GameEvent) => void told.push(event), reveal() {} }
    game.apply(state, seat, moves.at(picks.below(moves.length)), chance, log)
    visit(state, told)
  }
}

type Goods = Readonly<Partial<Record<'gold' | 'squires' | 'seals' | 'shame', number>>>
const OFFSETS = { gold: GOLD, squires: SQUIRES, seals: SEALS, shame: SHAME } as const
const KINDS = Object.keys(OFFSETS) as (keyof typeof OFFSETS)[]

/** Goods that a trade under these laws brings and costs. */
const TRADES: Readonly<Record<string, Goods>> = {
  'law.gold-for-vote': { gold: -1 },
  'law.squire-and-gold-for-3-points': { gold: -1, squires: -1 },
  'law.gold-for-1-point': { gold: -1 },
  'law.squire-for-1-point': { squires: -1 },
  'law.gold-squire-vote-for-3-points': { gold: -1, squires: -1 },
  'law.pay-seal-for-2-squires-and-1-gold': { seals: -1, squires: 2, gold: 1 },
}
const TRIBUTES: Readonly<Record<string, Goods>> = {
  'office.chancellor': {},
  'office.constable': { squires: -1 },
  'office.chamberlain': { gold: -1 },
}
const costOf = (space: unknown): number =>
  STANDARD_COMPONENTS.castle.find(({ id }) => space === `castle.${id}`)?.cost ?? 0

type Told = Readonly<Record<string, string | number>>
/** By event key, the goods that a player gains or loses. */
const CHANGES: Readonly<Partial<Record<LancasterEvent['key'], (told: Told) => Readonly<Record<string, number>>>>> = {
  'log.gains.gold': ({ count }) => ({ gold: +count }),
  'log.gains.squires': ({ count }) => ({ squires: +count }),
  'log.gains.seals': ({ count }) => ({ seals: +count }),
  'log.place.county': ({ squires }) => ({ squires: -squires }),
  'log.county.both': () => ({ gold: -3 }),
  'log.county.nobleAndTile': () => ({ gold: -3 }),
  'log.castle': ({ space }) => ({ squires: -costOf(space) }),
  'log.ransom': ({ strength }) => ({ gold: -strength }),
  'log.swaps.gold': ({ given, taken }) => ({ gold: -given, squires: +taken }),
  'log.swaps.squires': ({ given, taken }) => ({ squires: -given, gold: +taken }),
  'log.county.kept': () => ({ gold: -1 }),
  'log.extension.kept': () => ({ squires: -1 }),
  'log.sendsSquire': () => ({ squires: -1 }),
  'log.pays.gold': ({ count }) => ({ gold: -count }),
  'log.due.gold': ({ count }) => ({ gold: -count }),
  'log.due.squires': ({ count }) => ({ squires: -count }),
  'log.treasury': ({ goods, count }) => ({ [String(goods).replace('goods.', '')]: +count }),
  'log.shame': () => ({ shame: 1 }),
  'log.shame.returned': () => ({ shame: -1 }),
  'log.place.tower': ({ markers }) => ({ shame: -markers }),
}

/** Keeps count of every player's goods from log events alone, without looking behind screens. */
class Counter {
  readonly of = PARTY_NAMES.map((): Record<string, number> => ({ gold: 2, squires: 2, seals: 0, shame: 0 }))
  #law = ''

  hear({ key, params }: GameEvent): void {
    if (key === 'log.law') this.#law = String(params.law)
    const seat = PARTY_NAMES.findIndex((name) => (params.party ?? params.seat) === `seat.${name}`)
    if (seat < 0) return
    // A player who owes more than he has pays what he has, which is already counted.
    for (const [kind, many] of Object.entries(this.#changes(key, params as Told)))
      if (kind in this.of[seat]) this.of[seat][kind] = Math.max(0, this.of[seat][kind] + many)
  }

  #changes(key: string, told: Told): Readonly<Record<string, number>> {
    if (key === 'log.applies') return TRIBUTES[told.office]
    if (key !== 'log.trades') return CHANGES[key as LancasterEvent['key']]?.(told) ?? {}
    return Object.fromEntries(Object.entries(TRADES[this.#law]).map(([kind, each]) => [kind, each * +told.count]))
  }
}

describe('what is behind the screens', () => {
  it.each(['base', 'new', 'king'])('can be counted by all by what is told to all, with %s laws', (laws) => {
    const heard = new Set<string>()
    for (let number = 0; number < 20; number++) {
      const counter = new Counter()
      playTelling(laws, `told ${number}`, (state, told) => {
        for (const event of told) {
          expect(event.secret, event.key).toBeUndefined()
          counter.hear(event)
          heard.add(event.key)
        }
        for (let seat = 0; seat < state.players; seat++)
          for (const kind of KINDS)
            expect(counter.of[seat][kind], `${kind} of ${PARTY_NAMES[seat]}`).toBe(state.bytes[OFFSETS[kind] + seat])
      })
    }
    for (const key of ['log.gains.gold', 'log.place.county', 'log.treasury', 'log.shame', 'log.trades'])
      expect(heard).toContain(key)
  })
})

describe('face-down ballots', () => {
  it('can be anything that a player has votes for, and nothing else differs', () => {
    const seen = { yes: 0, no: 0, other: 0 }
    const dreams = fastChance('dreams')
    const chance = fastChance('ballots')
    const state = game.setup(completeOptions(game, { players: '3' }), chance)
    playAtRandom(game, state, chance, fastChance('picks'), new MoveList(), game.moveBound, () => {
      const world = game.imagine(state, 0, dreams)
      if (state.step !== STEP.vote) return expect(world.bytes).toEqual(state.bytes)
      for (const seat of [1, 2]) {
        if (state.bytes[BALLOT + seat] === NONE) {
          expect(world.bytes[BALLOT + seat]).toBe(NONE)
          continue
        }
        expect(world.bytes[STAKE + seat]).toBeLessThanOrEqual(votesOf(state, seat))
        if (world.bytes[BALLOT + seat] === 1) seen.yes++
        else seen.no++
        if (world.bytes[BALLOT + seat] !== state.bytes[BALLOT + seat]) seen.other++
        world.bytes[BALLOT + seat] = state.bytes[BALLOT + seat]
        world.bytes[STAKE + seat] = state.bytes[STAKE + seat]
      }
      expect(world.bytes).toEqual(state.bytes)
    })
    for (const many of Object.values(seen)) expect(many).toBeGreaterThan(0)
  })
})
