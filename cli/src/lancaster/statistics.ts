import type { LancasterComponents, LancasterEvent, LancasterView } from '@tudor-rose/lancaster'
import { type AnyGame, type GameEvent, OBSERVER, type Seat } from '@tudor-rose/table'
import {
  type Proportion,
  percent,
  proportionOf,
  type SimulationStatistics,
  tableLines,
} from '../simulation-statistics.ts'
import { GameCounter } from './game-counter.ts'

/** The source of points, from the log: what is being scored. A law that makes players pay for or leave a county is none. */
const SOURCE_OF_EVENT: Readonly<Partial<Record<LancasterEvent['key'], string>>> = {
  'log.favour': 'favours',
  'log.law': 'laws',
  'log.county.noble': 'counties',
  'log.county.reward': 'counties',
  'log.county.both': 'counties',
  'log.county.tile': 'counties',
  'log.county.nobleAndTile': 'counties',
  'log.county.nothing': 'counties',
  'log.castle': 'castle',
  'log.conflict.won': 'conflicts',
  'log.conflict.lost': 'conflicts',
  'log.conflict.lostAtLast': 'conflicts',
  'log.conflict.lostAgain': 'conflicts',
}
const SOURCES = [
  'counties',
  'conflicts',
  'laws',
  'castle',
  'favours',
  'knights',
  'extensions',
  'nobles',
  'seals',
  'shame',
]

/** Below this share of the games, a space or law counts as unused. */
const HARDLY_USED = 0.05
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'] as const

interface Columns {
  readonly title: string
  /** The heading of each column, and the use that it counts. */
  readonly headings: readonly string[]
  /** The column that decides whether something is unused. */
  readonly decisive: string
}

const KINDS = ['county', 'castle', 'allyCastle', 'favour', 'law'] as const
type Kind = (typeof KINDS)[number]

const TABLES: Readonly<Record<Kind, Columns>> = {
  county: { title: 'County', headings: ['used', 'noble', 'reward', 'both', 'tile'], decisive: 'used' },
  castle: { title: 'Castle space', headings: ['used', 'knight', 'extension'], decisive: 'used' },
  allyCastle: { title: "Ally's castle", headings: ['used', 'knight'], decisive: 'used' },
  favour: { title: 'Favour', headings: ['used'], decisive: 'used' },
  law: { title: 'Law', headings: ['passed', 'in force', 'used'], decisive: 'used' },
}

/** Statistics about the balance of Lancaster: starting places, sources of points, and what is used, from the log. */
export class LancasterStatistics implements SimulationStatistics {
  readonly #game: AnyGame
  readonly #components: LancasterComponents
  #games = 0
  #players = 0
  readonly #winsByPlace: number[] = []
  readonly #pointsByPlace: number[] = []
  readonly #points = new Map<string, number>()
  readonly #outcomes = new Map<string, number>()
  readonly #uses = new GameCounter()
  readonly #favours = new Set<string>()
  // Of the current game.
  #first: Seat | undefined
  #scored = ''
  #law = ''
  #told = 0

  constructor(game: AnyGame) {
    this.#game = game
    this.#components = JSON.parse(game.components!.text)
  }

  begin(): void {
    this.#first = undefined
    this.#scored = ''
    this.#law = ''
    this.#told = 0
  }

  /** The start player decides first, about the starting extension. */
  move(_state: unknown, seat: Seat): void {
    this.#first ??= seat
  }

  event(logged: GameEvent): void {
    const { key, params } = logged as LancasterEvent
    this.#scored = SOURCE_OF_EVENT[key] ?? this.#scored
    if (key === 'log.law') this.#law = params.law
    else if (this.#scored === 'laws' && !(key === 'log.trades' && params.count === 0)) this.#use(this.#law, 'used')
    switch (key) {
      case 'log.law':
        this.#use(params.law, 'in force')
        break
      case 'log.passed':
        this.#use(params.law, 'passed')
        break
      case 'log.favour':
        this.#use(params.favour, 'used')
        break
      case 'log.castle':
        this.#use(params.space, 'used')
        break
      case 'log.place.castle':
        this.#use(params.space, 'knight')
        break
      case 'log.builds':
        this.#use(params.space, 'extension')
        break
      case 'log.county.noble':
      case 'log.county.reward':
      case 'log.county.both':
      case 'log.county.tile':
      case 'log.county.nobleAndTile':
      case 'log.county.nothing':
        this.#county(params.county, key.slice('log.county.'.length))
        break
      case 'log.conflict.won':
      case 'log.conflict.lost':
      case 'log.conflict.lostAgain':
        this.#outcome(key.slice('log.conflict.'.length))
        break
      case 'log.conflict.lostAtLast':
        this.#outcome('lost')
        break
      case 'log.gains.points':
        this.#gain(this.#scored, params.count)
        break
      // The only part of the final scoring that costs points.
      case 'log.final.shame':
        this.#gain('shame', -params.points)
        break
      case 'log.final.knights':
      case 'log.final.extensions':
      case 'log.final.nobles':
      case 'log.final.seals':
        this.#gain(key.slice('log.final.'.length), params.points)
        break
    }
  }

  #use(thing: string, how: string): void {
    this.#uses.add(`${thing} ${how}`)
  }

  #county(county: string, taken: string): void {
    if (taken === 'nothing') return
    this.#use(county, 'used')
    this.#use(county, taken === 'nobleAndTile' ? 'tile' : taken)
  }

  #outcome(outcome: string): void {
    this.#outcomes.set(outcome, (this.#outcomes.get(outcome) ?? 0) + 1)
  }

  #gain(source: string, points: number): void {
    this.#points.set(source, (this.#points.get(source) ?? 0) + points)
    this.#told += points
  }

  end(state: unknown): void {
    const view: LancasterView = this.#game.view(state, OBSERVER)
    const players = view.parties.filter(({ party, leader }) => party === leader)
    const winners = this.#game.result(state)?.winners ?? []
    this.#games++
    this.#players = players.length
    for (const [seat, { points }] of players.entries()) {
      const place = (seat - (this.#first ?? 0) + players.length) % players.length
      this.#winsByPlace[place] = (this.#winsByPlace[place] ?? 0) + (winners.includes(seat) ? 1 / winners.length : 0)
      this.#pointsByPlace[place] = (this.#pointsByPlace[place] ?? 0) + points
    }
    const total = players.reduce((sum, { points }) => sum + points, 0)
    if (total !== this.#told) this.#gain('untold', total - this.#told)
    for (const favour of [...view.favours, ...view.favoursTaken]) this.#favours.add(favour)
    this.#uses.endGame()
  }

  json(): Readonly<Record<string, unknown>> {
    const each = (sum: number) => Math.round((1000 * sum) / (this.#games * this.#players)) / 1000
    const outcomes = [...this.#outcomes.values()].reduce((sum, count) => sum + count, 0)
    return {
      startingPlaces: this.#winsByPlace.map((wins, place) => ({
        place: PLACES[place],
        ...proportionOf(wins, this.#games),
        ofFairShare: Math.round((1000 * wins * this.#players) / this.#games) / 1000,
        averagePoints: each(this.#pointsByPlace[place] * this.#players),
      })),
      averagePoints: Object.fromEntries(this.#sources().map((source) => [source, each(this.#points.get(source)!)])),
      conflicts: Object.fromEntries(
        [...this.#outcomes].map(([outcome, count]) => [outcome, proportionOf(count, outcomes)]),
      ),
      ...Object.fromEntries(KINDS.map((kind) => [kind, this.#table(kind)])),
      hardlyUsed: this.#hardlyUsed(),
    }
  }

  #sources(): string[] {
    return [...this.#points.keys()].sort((a, b) => SOURCES.indexOf(a) - SOURCES.indexOf(b))
  }

  /** The message keys of everything of a kind in play. */
  #things(kind: Kind): string[] {
    const { counties, castle, allyCastle, favours } = this.#components
    const ids: Readonly<Record<Exclude<Kind, 'law'>, readonly string[]>> = {
      county: counties.map(({ letter }) => letter),
      castle: castle.map(({ id }) => id),
      allyCastle: this.#players === 2 ? allyCastle.map(({ id }) => id) : [],
      favour: favours.map(({ id }) => id).filter((id) => this.#favours.has(id)),
    }
    if (kind !== 'law') return ids[kind].map((id) => `${kind}.${id}`)
    // Every dealt law is at least proposed, but the options decide which laws are dealt.
    const seen = this.#uses.keys.filter((thing) => thing.startsWith('law.')).map((thing) => thing.split(' ', 1)[0])
    return [...new Set(seen)]
  }

  #table(kind: Kind): Record<string, Record<string, Proportion>> {
    const { headings } = TABLES[kind]
    const rows = this.#things(kind).map((thing): [string, Record<string, Proportion>] => [
      thing.slice(kind.length + 1),
      Object.fromEntries(headings.map((how) => [how, this.#uses.shareOf(`${thing} ${how}`, this.#games)])),
    ])
    return Object.fromEntries(rows)
  }

  #hardlyUsed(): string[] {
    const isHardlyUsed = (thing: string, how: string) =>
      this.#uses.shareOf(`${thing} ${how}`, this.#games).share < HARDLY_USED
    return KINDS.flatMap((kind) => this.#things(kind).filter((thing) => isHardlyUsed(thing, TABLES[kind].decisive)))
  }

  lines(): string[] {
    const unused = this.#hardlyUsed()
    return [
      ...this.#placeLines(),
      '',
      ...this.#pointLines(),
      '',
      ...KINDS.flatMap((kind) => this.#useLines(kind)),
      `Used in fewer than ${percent(HARDLY_USED, 0)} of the games: ${unused.length === 0 ? 'nothing' : unused.join(', ')}`,
    ]
  }

  #placeLines(): string[] {
    const places = this.json().startingPlaces as (Proportion & {
      place: string
      ofFairShare: number
      averagePoints: number
    })[]
    const rows = places.map(({ place, share, low, high, ofFairShare, averagePoints }) => [
      place,
      percent(share),
      `${percent(low)} to ${percent(high)}`,
      ofFairShare.toFixed(3),
      averagePoints.toFixed(1),
    ])
    return tableLines([['Starting place', 'wins', '95 % interval', 'of fair share', 'points'], ...rows])
  }

  #pointLines(): string[] {
    const points = this.json().averagePoints as Record<string, number>
    const total = Object.values(points).reduce((sum, many) => sum + many, 0)
    const rows = Object.entries(points).map(([source, many]) => [source, many.toFixed(2), percent(many / total)])
    const conflicts = Object.entries(this.json().conflicts as Record<string, Proportion>)
    return [
      ...tableLines([['Points of a player', 'average', 'share'], ...rows, ['all', total.toFixed(2), percent(1)]]),
      `Conflicts: ${conflicts.map(([outcome, { share }]) => `${outcome} ${percent(share)}`).join(', ')}`,
    ]
  }

  #useLines(kind: Kind): string[] {
    const { title, headings } = TABLES[kind]
    const rows = Object.entries(this.#table(kind)).map(([id, row]) => [
      kind === 'county' ? `${id} ${this.#components.counties.find(({ letter }) => letter === id)?.name}` : id,
      ...headings.map((how) => percent(row[how].share)),
    ])
    return rows.length === 0 ? [] : [...tableLines([[title, ...headings], ...rows]), '']
  }
}
