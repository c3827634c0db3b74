import type { AnyGame, GameEvent } from '@tudor-rose/table'
import { percent, shareOf, type Tally, tableLines } from '../tally.ts'

/** What a card can be played for, as the log calls it: its events, then its command points. */
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
const USED = 'log.use.'

interface CardCount {
  readonly uses: Record<Use, number>
  played: number
  /** The opponent carried out its side event. */
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

/** Figures on the balance of houses, battlefields and cards, all read off the log. */
export class CousinsWarTally implements Tally {
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
  // Of the game that is being played.
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

  event({ key, params }: GameEvent): void {
    const text = (name: string) => String(params[name])
    if (key === 'log.round') this.#round = Number(params.round)
    else if (key === 'log.battlefield') {
      this.#owner = text('house')
      this.#owners.push(this.#owner)
    } else if (key === 'log.battleWon') this.#battle(text('field'), text('house'))
    else if (key.startsWith(USED)) this.#use(text('card'), key.slice(USED.length) as Use, text('house'))
    else if (key === 'log.shift' && this.#playing && text('house') !== this.#player) {
      this.#playing.triggered++
      this.#playing = undefined
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
      wins: Object.fromEntries(HOUSES.map((house, seat) => [house, shareOf(this.#wins[seat], this.#games)])),
      ownerWinsBattle: shareOf(won, this.#battles),
      ownerWinsGame: shareOf(this.#gamesOfOwners, this.#battles),
      decidedBeforeRound5: shareOf(this.#early, this.#games),
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
    const figures = this.json() as Record<string, ReturnType<typeof shareOf>>
    const wins = figures.wins as unknown as Record<string, ReturnType<typeof shareOf>>
    const interval = ({ share, low, high }: ReturnType<typeof shareOf>) =>
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
