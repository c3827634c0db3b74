/**
 * A second, simple implementation of 5.0 to 5.4 and 6.3, for tests. It follows a game by its moves alone, does its own accounting
 * of points, borders and entries, and lists the legal actions. It shares only the printed tables with the rules.
 */
import { blockNamed } from '../armies.ts'
import { AREAS, type Area, HOUSE_NAMES, LANCASTER, YORK } from '../data/areas.ts'
import { BLOCKS, type Block } from '../data/blocks.ts'
import { PLACE_NAMES } from '../layout.ts'
import type { State } from '../state.ts'
import { Positions } from './positions.ts'
import { AREA_LIST, areaOf, type Border, beyond, borderOf, bordersOf, isClosed, isPort, seasOf } from './printed-map.ts'

const ONE_GROUP = ['Surprise', 'Force March', 'Treason']
const POINTS: Readonly<Record<string, number>> = { Muster: 0, Plague: 0, Surprise: 1, 'Force March': 1, Treason: 1 }
const ASHORE = ['Scots Mercenary', 'Welsh Mercenary', 'Rebel']

/** What one player has done in his actions this turn. */
interface Phase {
  readonly house: number
  points: number
  eventOpen: boolean
  eventArea: string | undefined
  readonly moved: Set<string>
  readonly activated: Set<string>
  readonly crossed: Map<string, number>
  readonly berths: (readonly [from: string, to: string])[]
  /** The block that marched last, if it may continue. */
  march: { readonly block: string; readonly origin: string; steps: number } | undefined
}

interface Entry {
  readonly house: number
  readonly block: string
  readonly by: string
}

export class ReferenceActions extends Positions {
  readonly #first: boolean
  readonly #cards: string[] = []
  #entries = new Map<string, Entry[]>()
  #attackers = new Map<string, number>()
  #main = new Map<string, string>()
  #phase: Phase | undefined
  /** Kingmaker: a block that was in the Tower when the turn began does not move in it. */
  #henryWasCaptive = false

  constructor(state: State) {
    super(state)
    this.#first = state.edition === 1
  }

  // Accounting.
  #begin(house: number): Phase {
    if (this.#phase?.house === house) return this.#phase
    const card = this.#cards[house]
    const isEvent = card in POINTS
    const points = card === 'Piracy' ? 2 : isEvent ? (this.#first ? POINTS[card] : 0) : Number(card.slice(2))
    this.#phase = {
      house,
      points,
      eventOpen: isEvent,
      eventArea: undefined,
      moved: new Set(this.#henryWasCaptive ? ['Henry VI'] : []),
      activated: new Set(),
      crossed: new Map(),
      berths: [],
      march: undefined,
    }
    return this.#phase
  }

  /** Takes note of a move that is about to be played; moves of other chapters are ignored. */
  record(house: number, line: string): void {
    const [, verb, subject, sea, target] =
      /^(march|sail|raid|recruit) (.*?)(?: by (.*))? to (.*)$/.exec(line) ??
      /^(play|main attack by|on to|move the group in|muster in|plague in)()() (.*)$/.exec(line) ??
      []
    if (verb === undefined) return
    this.lookAround()
    if (verb === 'play') this.#newTurn(house, target)
    else if (verb === 'main attack by') this.#main.set(PLACE_NAMES[this.state.place], target)
    else this.#act(this.#begin(house), verb, subject, sea, target)
  }

  #newTurn(house: number, card: string): void {
    this.#cards[house] = card
    this.#henryWasCaptive = this.place(LANCASTER, 'Henry VI') === 'captive'
    this.#phase = undefined
    this.#entries = new Map()
    this.#attackers = new Map()
    this.#main = new Map()
  }

  #act(phase: Phase, verb: string, subject: string, sea: string, target: string): void {
    const { march } = phase
    phase.march = undefined
    switch (verb) {
      case 'on to':
        phase.march = march
        if (march) this.#step(phase, march.block, target)
        break
      case 'march':
        this.#march(phase, subject, target)
        break
      case 'sail':
        this.#sail(phase, subject, target)
        break
      case 'raid':
        this.#arrive(phase, subject, target, sea)
        this.#pay(phase, subject)
        break
      case 'recruit':
        this.#pay(phase, subject)
        break
      default:
        if (verb === 'move the group in') phase.activated.add(target)
        phase.eventOpen = false
        phase.eventArea = target
    }
  }

  #pay(phase: Phase, block: string): void {
    phase.points--
    phase.moved.add(block)
  }

  #march(phase: Phase, block: string, to: string): void {
    const origin = this.place(phase.house, block)
    if (!this.#isMustering(phase) && !phase.activated.has(origin)) phase.points--
    if (!this.#isMustering(phase)) phase.activated.add(origin)
    phase.moved.add(block)
    phase.march = { block, origin, steps: 0 }
    this.#step(phase, block, to)
  }

  #step(phase: Phase, block: string, to: string): void {
    const from = this.place(phase.house, block)
    const border = borderOf(from, to) as Border
    phase.crossed.set(border.name, (phase.crossed.get(border.name) ?? 0) + 1)
    const march = phase.march as NonNullable<Phase['march']>
    march.steps++
    const range = this.#cards[phase.house] === 'Force March' && phase.eventArea === march.origin ? 3 : 2
    const mustered = this.#isMustering(phase) && to === phase.eventArea
    if (this.enemyIn(to, phase.house) || border.limit === 2 || march.steps === range || mustered)
      phase.march = undefined
    this.#arrive(phase, block, to, border.name)
  }

  #sail(phase: Phase, block: string, to: string): void {
    const from = this.place(phase.house, block)
    const berth = this.#berth(phase, from, to)
    if (berth >= 0) phase.berths.splice(berth, 1)
    else {
      if (phase.points > 0) phase.points--
      else phase.eventOpen = false
      if (isPort(from) && isPort(to)) phase.berths.push([from, to])
    }
    phase.moved.add(block)
  }

  #arrive(phase: Phase, block: string, area: string, by: string): void {
    if (!this.enemyIn(area, phase.house)) return
    if (this.in(area, phase.house).length === 0) {
      this.#attackers.set(area, phase.house)
      this.#main.set(area, by)
    }
    this.#entries.set(area, [...(this.#entries.get(area) ?? []), { house: phase.house, block, by }])
  }

  // Legality.
  #isMustering(phase: Phase): boolean {
    return this.#cards[phase.house] === 'Muster' && phase.eventArea !== undefined
  }
  #entriesOf(area: string, house: number): readonly Entry[] {
    return (this.#entries.get(area) ?? []).filter((entry) => entry.house === house)
  }
  #mayEnter(area: string, house: number, by: string): boolean {
    const used = new Set(this.#entriesOf(area, house).map((entry) => entry.by)).add(by)
    return used.size <= (this.#attackers.get(area) === 1 - house ? 2 : 3)
  }

  /** 5.22 Whether one more block may leave. */
  mayLeave(area: string, house: number): boolean {
    if (!this.enemyIn(area, house)) return true
    if (this.#attackers.get(area) !== 1 - house) return false
    const pinning = this.#entriesOf(area, 1 - house).filter((entry) => entry.by === this.#main.get(area)).length
    const came = this.#entriesOf(area, house).map((entry) => entry.block)
    return this.in(area, house).filter((block) => !came.includes(block)).length > pinning
  }

  #mayCross(phase: Phase, border: Border, from: string, origin: string): boolean {
    const { house } = phase
    const to = beyond(border, from)
    const bonus = this.#cards[house] === 'Surprise' && phase.eventArea === origin ? 1 : 0
    if (isClosed(to, house) || (phase.crossed.get(border.name) ?? 0) >= border.limit + bonus) return false
    if (this.#entriesOf(from, 1 - house).some((entry) => entry.by === border.name)) return false
    return !this.enemyIn(to, house) || this.#mayEnter(to, house, border.name)
  }

  #berth(phase: Phase, from: string, to: string): number {
    if (!isPort(from) || !isPort(to)) return -1
    return phase.berths.findIndex((berth) => this.#first || (berth[0] === from && berth[1] === to))
  }

  /** Every move that this house may play in its actions now. */
  legal(house: number): readonly string[] {
    this.lookAround()
    const phase = this.#begin(house)
    const onward = this.#onward(phase)
    const goal = phase.eventArea
    if (phase.march && this.#isMustering(phase) && this.place(house, phase.march.block) !== goal) return onward
    return [
      ...onward,
      ...this.#events(phase),
      ...this.armies(house).flatMap(({ name }) => [...this.#marches(phase, name), ...this.#sailings(phase, name)]),
      ...this.armies(house).flatMap((block) => this.#recruits(phase, block)),
      'end actions',
    ]
  }

  #onward(phase: Phase): string[] {
    if (!phase.march) return []
    const { block, origin } = phase.march
    const from = this.place(phase.house, block)
    return bordersOf(from)
      .filter((border) => beyond(border, from) !== origin && this.#mayCross(phase, border, from, origin))
      .map((border) => `on to ${beyond(border, from)}`)
      .filter((line) => !this.#isMustering(phase) || line === `on to ${phase.eventArea}`)
  }

  #events(phase: Phase): string[] {
    const { house } = phase
    const card = this.#cards[house]
    if (!phase.eventOpen) return []
    const waiting = (area: string) => this.in(area, house).some((block) => !phase.moved.has(block))
    if (ONE_GROUP.includes(card))
      return AREA_LIST.filter((area) => bordersOf(area).length > 0 && waiting(area) && this.mayLeave(area, house)).map(
        (area) => `move the group in ${area}`,
      )
    if (card === 'Muster')
      return AREA_LIST.filter((area) => bordersOf(area).length > 0 && this.isOpen(area, house)).map(
        (area) => `muster in ${area}`,
      )
    return AREA_LIST.filter(
      (area) => areaOf(area).city && this.enemyIn(area, house) && this.in(area, house).length === 0,
    ).map((area) => `plague in ${area}`)
  }

  #mayMove(phase: Phase, block: string): boolean {
    const from = this.place(phase.house, block)
    return AREA_LIST.includes(from) && !phase.moved.has(block) && this.mayLeave(from, phase.house)
  }

  #marches(phase: Phase, block: string): string[] {
    const from = this.place(phase.house, block)
    const mustering = this.#isMustering(phase)
    const paid = phase.activated.has(from) || (phase.points > 0 && this.#cards[phase.house] !== 'Piracy')
    if (!this.#mayMove(phase, block) || (mustering ? from === phase.eventArea : !paid)) return []
    const ways = bordersOf(from).filter((border) => this.#mayCross(phase, border, from, from))
    const fit = mustering ? ways.filter((border) => this.#leadsToMuster(phase, border, from)) : ways
    return fit.map((border) => `march ${block} to ${beyond(border, from)}`)
  }

  #leadsToMuster(phase: Phase, first: Border, from: string): boolean {
    const by = beyond(first, from)
    if (!this.isOpen(by, phase.house)) return false
    if (by === phase.eventArea) return true
    const last = borderOf(by, phase.eventArea ?? '')
    return last !== undefined && first.limit > 2 && (phase.crossed.get(last.name) ?? 0) < last.limit
  }

  #sailings(phase: Phase, block: string): string[] {
    const { house } = phase
    const card = this.#cards[house]
    const isLevy = BLOCKS[blockNamed(house, block)].kind === 'levy'
    if (!this.#mayMove(phase, block) || ASHORE.includes(block) || isLevy) return []
    const from = this.place(house, block)
    const barred = this.#entriesOf(from, 1 - house).map((entry) => entry.by)
    const byEvent = phase.eventOpen && !this.#first && (card === 'Surprise' || card === 'Treason')
    return AREA_LIST.flatMap((to) => {
      const zones = seasOf(from).filter((sea) => seasOf(to).includes(sea) && !barred.includes(sea))
      if (to === from || zones.length === 0 || isClosed(to, house)) return []
      if (!this.enemyIn(to, house))
        return phase.points > 0 || byEvent || this.#berth(phase, from, to) >= 0 ? [`sail ${block} to ${to}`] : []
      if (card !== 'Piracy' || phase.points === 0) return []
      return zones.filter((sea) => this.#mayEnter(to, house, sea)).map((sea) => `raid ${block} by ${sea} to ${to}`)
    })
  }

  #recruits(phase: Phase, block: Block): string[] {
    const { house } = phase
    if (phase.points === 0 || this.#cards[house] === 'Piracy' || this.place(house, block.name) !== 'pool') return []
    return AREAS.filter((area) => this.#isHome(block, area, house)).map(
      (area) => `recruit ${block.name} to ${area.name}`,
    )
  }

  #isHome(block: Block, area: Area, house: number): boolean {
    const own = this.in(area.name, house).length
    if (block.kind === 'rebel') return area.exile === undefined && own === 0 && !this.enemyIn(area.name, house)
    if (!this.isOpen(area.name, house)) return false
    if (block.kind === 'bombard') return area.city !== undefined && own > 0
    if (block.kind === 'levy') return area.city === block.home
    if (block.kind === 'church') return area.cathedral === block.home
    if (block.kind === 'mercenary') return area.wales === true
    if (block.kind === 'noble') return area.shields.includes(block.name === 'Clarence' ? 'York' : block.name)
    if (this.state.throne === house && area.crown) return true
    if (area.shields.includes(HOUSE_NAMES[house])) return true
    const isDead = (name: string) => this.place(LANCASTER, name) === 'dead'
    const owner = ['Exeter', 'Somerset', 'Richmond'].find((name) => area.shields.includes(name))
    return house !== YORK && owner !== undefined && (owner === block.name || isDead(owner))
  }
}
