import type { CousinsEvent } from '@tudor-rose/cousins-war'
import type { AnyGame, GameEvent } from '@tudor-rose/table'
import { percent, proportionOf, type SimulationStatistics, tableLines } from '../simulation-statistics.ts'

/** What a card can be played for, as in the log: its events, then its command points. */
const USES = ['event', 'side', 'muster', 'commit', 'march', 'place', 'remove', 'discard'] as const
type Use = (typeof USES)[number]
const HEADINGS: Readonly<Record<Use, string>> = {
  event: 'main event',
  side: 'own side',
  muster: 'muster',
  commit: 'commit',
  march: 'move',
  place: 'place',
  remove: 'remove',
  discard: 'nothing',
}

const LAST_ROUND = 5
const HOUSES = ['Lancaster', 'York'] as const
const USE_OF_EVENT: Readonly<Record<UseKey, Use>> = {
  'log.use.event': 'event',
  'log.use.side': 'side',
  'log.use.muster': 'muster',
  'log.use.commit': 'commit',
  'log.use.march': 'march',
  'log.use.place': 'place',
  'log.use.remove': 'remove',
  'log.use.discard': 'discard',
}
type UseKey = Extract<CousinsEvent['key'], `log.use.${string}`>
const isUse = (key: CousinsEvent['key']): key is UseKey => Object.hasOwn(USE_OF_EVENT, key)

interface CardCount {
  readonly uses: Record<Use, number>
  played: number
  /** The opponent used its side event. */
  triggered: number
}

interface FieldCount {
  fought: number
  ownedByLancaster: number
  wonByLancaster: number
  wonByOwner: number
}

const newCard = (): CardCount => ({
  uses: Object.fromEntries(USES.map((use) => [use, 0])) as Record<Use, number>,
  played: 0,
  triggered: 0,
})

/** Statistics about the balance of houses, battlefields and cards, from the log. */
export class CousinsWarStatistics implements SimulationStatistics {
  readonly #game: AnyGame
  #games = 0
  #moves = 0
  #rounds = 0
  #early = 0
  #battles = 0
  #gamesOfOwners = 0
  readonly #wins = [0, 0]
  readonly #cards = new Map<string, CardCount>()
  readonly #fields = new Map<string, FieldCount>()
  // Of the current game.
  #round = 0
  #owner = ''
  #owners: string[] = []
  #player = ''
  #playing: CardCount | undefined

  constructor(game: AnyGame) {
    this.#game = game
  }

  begin(): void {
    this.#round = 0
    this.#owners = []
    this.#playing = undefined
  }

  move(): void {
    this.#moves++
  }

  event(logged: GameEvent): void {
    const { key, params } = logged as CousinsEvent
    switch (key) {
      case 'log.round':
        this.#round = params.round
        break
      case 'log.battlefield':
        this.#owner = params.house
        this.#owners.push(this.#owner)
        break
      case 'log.battleWon':
        this.#battle(params.field, params.house)
        break
      case 'log.shift':
        if (this.#playing === undefined || params.house === this.#player) break
        this.#playing.triggered++
        this.#playing = undefined
        break
      default:
        if (isUse(key) && 'card' in params) this.#use(params.card, USE_OF_EVENT[key], params.house)
    }
  }

  #battle(field: string, winner: string): void {
    const count = this.#fields.get(field) ?? { fought: 0, ownedByLancaster: 0, wonByLancaster: 0, wonByOwner: 0 }
    this.#fields.set(field, count)
    count.fought++
    if (this.#owner === 'seat.Lancaster') count.ownedByLancaster++
    if (winner === 'seat.Lancaster') count.wonByLancaster++
    if (winner === this.#owner) count.wonByOwner++
    this.#battles++
  }

  #use(card: string, use: Use, player: string): void {
    const count = this.#cards.get(card) ?? newCard()
    this.#cards.set(card, count)
    count.played++
    count.uses[use]++
    this.#player = player
    this.#playing = count
  }

  end(state: unknown): void {
    const [winner] = this.#game.result(state)?.winners ?? []
    this.#games++
    this.#rounds += this.#round
    if (this.#round < LAST_ROUND) this.#early++
    this.#wins[winner]++
    this.#gamesOfOwners += this.#owners.filter((owner) => owner === `seat.${HOUSES[winner]}`).length
  }

  json(): Readonly<Record<string, unknown>> {
    const won = [...this.#fields.values()].reduce((sum, { wonByOwner }) => sum + wonByOwner, 0)
    return {
      wins: Object.fromEntries(HOUSES.map((house, seat) => [house, proportionOf(this.#wins[seat], this.#games)])),
      ownerWinsBattle: proportionOf(won, this.#battles),
      ownerWinsGame: proportionOf(this.#gamesOfOwners, this.#battles),
      decidedBeforeRound5: proportionOf(this.#early, this.#games),
      averageMoves: this.#moves / this.#games,
      averageRounds: this.#rounds / this.#games,
      battlefields: this.#byId(this.#fields),
      cards: this.#byId(this.#cards),
    }
  }

  #byId<T>(counts: ReadonlyMap<string, T>): Record<string, T> {
    return Object.fromEntries([...counts].sort().map(([key, count]) => [key.slice('card.'.length), count]))
  }

  lines(): string[] {
    const figures = this.json() as Record<string, ReturnType<typeof proportionOf>>
    const wins = figures.wins as unknown as Record<string, ReturnType<typeof proportionOf>>
    const interval = ({ share, low, high }: ReturnType<typeof proportionOf>) =>
      `${percent(share)} (${percent(low)} to ${percent(high)})`
    return [
      ...HOUSES.map((house) => `${house} wins ${interval(wins[house])}`),
      `The owner of a battlefield wins its battle ${interval(figures.ownerWinsBattle)}, the game ${interval(figures.ownerWinsGame)}`,
      `Decided before round ${LAST_ROUND}: ${interval(figures.decidedBeforeRound5)}`,
      `Average length: ${(this.#moves / this.#games).toFixed(1)} moves, ${(this.#rounds / this.#games).toFixed(2)} rounds`,
      '',
      ...this.#fieldLines(),
      '',
      ...this.#cardLines(),
    ]
  }

  #fieldLines(): string[] {
    const rows = Object.entries(this.#byId(this.#fields)).map(([id, count]) => [
      id,
      `${count.fought}`,
      ...[count.ownedByLancaster, count.wonByLancaster, count.wonByOwner].map((part) => percent(part / count.fought)),
    ])
    return tableLines([['Battlefield', 'fought', 'owner Lancaster', 'Lancaster wins', 'owner wins'], ...rows])
  }

  #cardLines(): string[] {
    const rows = Object.entries(this.#byId(this.#cards)).map(([id, { played, uses, triggered }]) => [
      id,
      `${played}`,
      ...USES.map((use) => percent(uses[use] / played)),
      percent(triggered / played),
    ])
    return tableLines([['Card', 'played', ...USES.map((use) => HEADINGS[use]), 'then side event'], ...rows])
  }
}
