import type { LancasterComponents, LancasterView } from '@tudor-rose/lancaster'
import { type AnyGame, type GameEvent, OBSERVER, type Seat } from '@tudor-rose/table'
import { percent, type Share, shareOf, type Tally, tableLines } from '../tally.ts'
import { GamesWith } from './games-with.ts'

/** Where points come from, as the log tells it: what is being scored when they come in, or a part of the final scoring. */
const SOURCE_OF_EVENT: readonly (readonly [start: string, source: string])[] = [
  ['log.favour', 'favours'],
  ['log.law', 'laws'],
  ['log.county.', 'counties'],
  ['log.castle', 'castle'],
  ['log.conflict.', 'conflicts'],
]
/** What a law makes of a county is no use of the county: that it is paid for or left. */
const UPKEEP = ['log.county.kept', 'log.county.left']
const FINAL = 'log.final.'
/** The only part of the final scoring that costs points. */
const SHAME = 'log.final.shame'
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

/** Below this share of the games a space or law counts as unused. */
const HARDLY_USED = 0.05
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'] as const

interface Columns {
  readonly title: string
  /** The heading of each column, and what has to have happened. */
  readonly headings: readonly string[]
  /** The column that says whether something goes unused. */
  readonly decisive: string
}

const TABLES: Readonly<Record<string, Columns>> = {
  county: { title: 'County', headings: ['used', 'noble', 'reward', 'both', 'tile'], decisive: 'used' },
  castle: { title: 'Castle space', headings: ['used', 'knight', 'extension'], decisive: 'used' },
  allyCastle: { title: "Ally's castle", headings: ['used', 'knight'], decisive: 'used' },
  favour: { title: 'Favour', headings: ['used'], decisive: 'used' },
  law: { title: 'Law', headings: ['passed', 'in force', 'used'], decisive: 'used' },
}

/** Figures on the balance of Lancaster: starting places, where points come from, and what is used, all read off the log. */
export class LancasterTally implements Tally {
  readonly #game: AnyGame
  readonly #components: LancasterComponents
  #games = 0
  #players = 0
  readonly #winsByPlace: number[] = []
  readonly #pointsByPlace: number[] = []
  readonly #points = new Map<string, number>()
  readonly #outcomes = new Map<string, number>()
  readonly #uses = new GamesWith()
  readonly #favours = new Set<string>()
  // Of the game that is being played.
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

  /** The start player is asked first, for the extension that he begins with. */
  move(_state: unknown, seat: Seat): void {
    this.#first ??= seat
  }

  event({ key, params }: GameEvent): void {
    const text = (name: string) => String(params[name])
    const source = UPKEEP.includes(key) ? undefined : SOURCE_OF_EVENT.find(([start]) => key.startsWith(start))?.[1]
    if (source !== undefined) this.#scored = source
    if (key === 'log.law') this.#law = text('law')
    else if (this.#scored === 'laws' && !(key === 'log.trades' && params.count === 0)) this.#use(this.#law, 'used')
    if (key === 'log.law') this.#use(this.#law, 'in force')
    else if (key === 'log.passed') this.#use(text('law'), 'passed')
    else if (key === 'log.favour') this.#use(text('favour'), 'used')
    else if (key === 'log.castle') this.#use(text('space'), 'used')
    else if (key === 'log.place.castle') this.#use(text('space'), 'knight')
    else if (key === 'log.builds') this.#use(text('space'), 'extension')
    else if (source === 'counties') this.#county(text('county'), key.slice('log.county.'.length))
    else if (key.startsWith('log.conflict.'))
      this.#outcome(key === 'log.conflict.lostAtLast' ? 'lost' : key.slice('log.conflict.'.length))
    else if (key === 'log.gains.points') this.#gain(this.#scored, Number(params.count))
    else if (key === SHAME) this.#gain('shame', -Number(params.points))
    else if (key.startsWith(FINAL)) this.#gain(key.slice(FINAL.length), Number(params.points))
  }

  #use(thing: string, how: string): void {
    this.#uses.happened(`${thing} ${how}`)
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
        ...shareOf(wins, this.#games),
        ofFairShare: Math.round((1000 * wins * this.#players) / this.#games) / 1000,
        averagePoints: each(this.#pointsByPlace[place] * this.#players),
      })),
      averagePoints: Object.fromEntries(this.#sources().map((source) => [source, each(this.#points.get(source)!)])),
      conflicts: Object.fromEntries([...this.#outcomes].map(([outcome, count]) => [outcome, shareOf(count, outcomes)])),
      ...Object.fromEntries(Object.keys(TABLES).map((kind) => [kind, this.#table(kind)])),
      hardlyUsed: this.#hardlyUsed(),
    }
  }

  #sources(): string[] {
    return [...this.#points.keys()].sort((a, b) => SOURCES.indexOf(a) - SOURCES.indexOf(b))
  }

  /** The message keys of everything of a kind that is in play. */
  #things(kind: string): string[] {
    const { counties, castle, allyCastle, favours } = this.#components
    const ids: Readonly<Record<string, readonly string[]>> = {
      county: counties.map(({ letter }) => letter),
      castle: castle.map(({ id }) => id),
      allyCastle: this.#players === 2 ? allyCastle.map(({ id }) => id) : [],
      favour: favours.map(({ id }) => id).filter((id) => this.#favours.has(id)),
    }
    if (kind !== 'law') return ids[kind].map((id) => `${kind}.${id}`)
    // Whatever is dealt is at least proposed, but which laws are dealt is a matter of options.
    const seen = this.#uses.things.filter((thing) => thing.startsWith('law.')).map((thing) => thing.split(' ', 1)[0])
    return [...new Set(seen)]
  }

  #table(kind: string): Record<string, Record<string, Share>> {
    const { headings } = TABLES[kind]
    const rows = this.#things(kind).map((thing): [string, Record<string, Share>] => [
      thing.slice(kind.length + 1),
      Object.fromEntries(headings.map((how) => [how, this.#uses.shareOf(`${thing} ${how}`, this.#games)])),
    ])
    return Object.fromEntries(rows)
  }

  #hardlyUsed(): string[] {
    return Object.entries(TABLES).flatMap(([kind, { decisive }]) =>
      this.#things(kind).filter((thing) => this.#uses.shareOf(`${thing} ${decisive}`, this.#games).share < HARDLY_USED),
    )
  }

  lines(): string[] {
    const unused = this.#hardlyUsed()
    return [
      ...this.#placeLines(),
      '',
      ...this.#pointLines(),
      '',
      ...Object.keys(TABLES).flatMap((kind) => this.#useLines(kind)),
      `Used in fewer than ${percent(HARDLY_USED, 0)} of the games: ${unused.length === 0 ? 'nothing' : unused.join(', ')}`,
    ]
  }

  #placeLines(): string[] {
    const places = this.json().startingPlaces as (Share & {
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
    const conflicts = Object.entries(this.json().conflicts as Record<string, Share>)
    return [
      ...tableLines([['Points of a player', 'average', 'share'], ...rows, ['all', total.toFixed(2), percent(1)]]),
      `Conflicts: ${conflicts.map(([outcome, { share }]) => `${outcome} ${percent(share)}`).join(', ')}`,
    ]
  }

  #useLines(kind: string): string[] {
    const { title, headings } = TABLES[kind]
    const rows = Object.entries(this.#table(kind)).map(([id, row]) => [
      kind === 'county' ? `${id} ${this.#components.counties.find(({ letter }) => letter === id)?.name}` : id,
      ...headings.map((how) => percent(row[how].share)),
    ])
    return rows.length === 0 ? [] : [...tableLines([[title, ...headings], ...rows]), '']
  }
}
