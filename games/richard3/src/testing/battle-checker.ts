/** Checks battles against chapter 6 of the rulebook from outside, by what an observer sees and hears. */
import { type GameEvent, type Move, OBSERVER, type Seat } from '@tudor-rose/table'
import { AREAS, HOUSE_NAMES, SEA_NAMES } from '../data/areas.ts'
import { BLOCKS } from '../data/blocks.ts'
import { BORDER_LIMITS, BORDERS } from '../data/borders.ts'
import { game } from '../game.ts'
import type { State } from '../state.ts'
import { STEP_NAMES } from '../steps.ts'
import type { BattleBlockView, BattleView, RichardView } from '../view.ts'

const printed = (block: { readonly name: string; readonly house: string }) =>
  BLOCKS.find((b) => b.name === block.name && (b.house === 'rebel' || HOUSE_NAMES[b.house] === block.house))!
const areaOf = (key: unknown): string => String(key).replace(/^area\./, '')
const sameSet = (a: Iterable<string>, b: Iterable<string>): boolean =>
  JSON.stringify([...new Set(a)].sort()) === JSON.stringify([...new Set(b)].sort())

const seaNamed = (sea: string): number => (SEA_NAMES as readonly string[]).indexOf(sea)
const WATCHED: readonly string[] = ['choose-battle', 'battle-turn', 'take-hits', 'regroup']

/** A parsed move. */
interface Line {
  readonly verb: string
  readonly block: string
  readonly target: string
}
function lineOf(text: string): Line {
  const [verb] = text.split(' ')
  const [block, target = ''] = text.slice(verb.length + 1).split(/ to | at /)
  return { verb, block, target }
}

export class BattleChecker {
  /** The cases that have occurred so far. */
  readonly met = new Set<string>()
  readonly #where: string
  /** 6.6 By area and house: where attackers and reinforcements came from this turn. */
  readonly #entries = new Map<string, Set<string>>()
  readonly #raided = new Set<string>()
  /** The sea zone by which each block attacked. */
  readonly #zones = new Map<string, number>()
  /** Blocks over each border, or by sea to each coast, in this round or while the winner regroups. */
  readonly #gone = new Map<string, number>()
  #playerOne = ''
  #round = 0
  #lastKey = ''
  /** The sea zone of the main attack in the current battle, or -1. */
  #mainZone = -1

  constructor(where: string) {
    this.#where = where
  }

  #demand(holds: boolean, rule: string, detail: unknown): void {
    if (!holds) throw new Error(`${this.#where}: ${rule}: ${JSON.stringify(detail)}`)
  }

  hear(event: GameEvent): void {
    this.#take(event)
    this.#lastKey = event.key
  }

  #take({ key, params }: GameEvent): void {
    const house = String(params.house).replace('seat.', '')
    switch (key) {
      case 'log.cards':
        this.#entries.clear()
        this.#raided.clear()
        this.#zones.clear()
        this.#round = 0
        this.#playerOne = String(params.first).replace('seat.', '')
        return
      case 'log.attacks':
      case 'log.attacksOn': {
        const at = `${areaOf(params.to)}/${house}`
        this.#entries.set(at, (this.#entries.get(at) ?? new Set()).add(areaOf(params.from)))
        return
      }
      case 'log.raids':
        this.#raided.add(`${areaOf(params.to)}/${house}`)
        return
      case 'log.round':
        this.#round = Number(params.round)
        this.met.add(`round ${params.round}`)
        return void this.#gone.clear()
      case 'log.battleWon':
        return void this.#gone.clear()
      case 'log.retreats':
      case 'log.regroups': {
        const way = `${house}/${areaOf(params.area)}`
        this.#gone.set(way, (this.#gone.get(way) ?? 0) + 1)
        return
      }
      case 'log.rolesChange':
        return void this.met.add('roles change')
      case 'log.turned':
      case 'log.loyal': {
        const by =
          params.by === 'block.Warwick' ? 'Warwick' : params.by === 'card.Treason' ? 'the card' : 'the head of a house'
        return void this.met.add(`${by} ${key === 'log.turned' ? 'wins a block over' : 'tempts in vain'}`)
      }
      case 'log.killed':
      case 'log.eliminated':
        if (this.#round === 4 && this.#lastKey !== 'log.takesHits') this.met.add('no way out')
        return
      case 'log.fires':
      case 'log.strikesBack': {
        const dice = params.dice as readonly number[]
        this.#demand(dice.filter((die) => die <= Number(params.most)).length === params.hits, '6.4 hits', params)
        if (key === 'log.strikesBack') this.met.add(Number(params.hits) > 0 ? 'strikes back' : 'strikes back in vain')
      }
    }
  }

  /** Called before a seat chooses among these moves. */
  look(state: State, seat: Seat, move: Move, moves: readonly Move[]): void {
    const chosen = lineOf(game.notation.format(move, seat))
    const house = HOUSE_NAMES[seat]
    if (chosen.verb === 'raid') {
      const [block, sea] = chosen.block.split(' by ')
      this.#zones.set(`${house}/${block}`, seaNamed(sea))
    }
    if (!WATCHED.includes(STEP_NAMES[state.step])) return
    const view = game.view(state, OBSERVER)
    const lines = moves.map((m) => lineOf(game.notation.format(m, seat)))
    if (view.step === 'choose-battle') this.#lookAtChoice(view)
    if (view.step === 'battle-turn' && view.battle) this.#lookAtTurn(view, view.battle, house, lines, chosen)
    if (view.step === 'take-hits' && view.battle) this.#lookAtHits(view.battle, house, lines)
    if (view.step === 'regroup') this.#lookAtRegrouping(view, AREAS[state.field].name, house, lines, chosen)
  }

  #lookAtChoice(view: RichardView): void {
    this.met.add('several battles')
    this.#demand(view.asked === this.#playerOne, '6.1 Player 1 picks the battle', view.asked)
  }

  #lookAtTurn(view: RichardView, battle: BattleView, house: string, lines: readonly Line[], chosen: Line): void {
    const { round, attacker, front } = battle
    const main = view.areas.find(({ name }) => name === battle.area)?.entries.find((entry) => entry.main)?.from
    this.#mainZone = seaNamed(String(main).replace('sea.', ''))
    const order = (block: BattleBlockView): number => {
      const letter = block.kind === 'bombard' && round === 1 ? 'A' : printed(block).combat[0]
      return 'ABCD'.indexOf(letter) * 2 + (block.house === attacker ? 1 : 0)
    }
    const waiting = front.filter((block) => !block.acted)
    const first = Math.min(...waiting.map(order))
    const due = waiting.filter((block) => order(block) === first)
    const names = due.map(({ name }) => name)
    this.#demand(
      due.every((block) => block.house === house),
      '6.2 turn order',
      { names, house },
    )
    const forced = house === attacker && round >= 4
    if (forced) this.#demand(lines.every(({ verb }) => verb === 'retreat') && lines.length > 0, '6.2 round 4', lines)
    else
      for (const verb of ['fire', 'pass'])
        this.#demand(
          sameSet(
            lines.filter((l) => l.verb === verb).map((l) => l.block),
            names,
          ),
          `6.2 may ${verb}`,
          names,
        )
    for (const block of front)
      if (block.house === attacker)
        this.#demand(block.firepower === Number(printed(block).combat[1]), '2.2 no bonus in attack', block)
    this.#lookAtCharges(battle, house, forced ? [] : due, lines)
    for (const block of due) {
      const ways = lines.filter((line) => line.verb === 'retreat' && line.block === block.name).map((l) => l.target)
      const open = round === 1 ? [] : this.#waysOut(view, battle.area, house, block.name, true)
      this.#demand(sameSet(ways, open), `6.6 ways out of ${battle.area} in round ${round}`, { block, ways, open })
    }
    this.#note(battle, chosen, forced)
  }

  #note({ area, attacker, reserves }: BattleView, chosen: Line, forced: boolean): void {
    const bySea = chosen.verb === 'retreat' && !this.#isNeighbour(area, chosen.target)
    this.met.add(forced ? 'forced retreat' : chosen.verb)
    if (bySea) this.met.add('retreat by sea')
    for (const { house, blocks, hidden } of reserves) {
      const who = house === attacker ? 'attackers' : 'reinforcements'
      if (hidden > 0) this.met.add(`${who} in reserve`)
      if (blocks.length > 0) this.met.add('a convert in reserve')
    }
  }

  /** 6.5 Only the senior heir on the field may charge, against any enemy there. */
  #lookAtCharges(battle: BattleView, house: string, due: readonly BattleBlockView[], lines: readonly Line[]): void {
    const heirs = battle.front
      .filter((block) => block.house === house && block.kind === 'heir')
      .sort((a, b) => printed(a).heirRank! - printed(b).heirRank!)
    const senior = due.find((block) => block.name === heirs[0]?.name)
    const enemies = battle.front.filter((block) => block.house !== house).map(({ name }) => name)
    const offered = lines.filter(({ verb }) => verb === 'charge').map(({ block, target }) => `${block}/${target}`)
    const expected = senior ? enemies.map((name) => `${senior.name}/${name}`) : []
    this.#demand(sameSet(offered, expected), '6.5 charges', { offered, expected })
  }

  /** 6.4 The owner chooses among his strongest blocks. */
  #lookAtHits(battle: BattleView, house: string, lines: readonly Line[]): void {
    this.met.add('tie')
    const own = battle.front.filter((block) => block.house === house)
    const most = Math.max(...own.map(({ steps }) => steps))
    const strongest = own.filter(({ steps }) => steps === most).map(({ name }) => name)
    this.#demand(strongest.length > 1, '6.4 nothing to choose', strongest)
    this.#demand(
      sameSet(
        lines.map((line) => line.block),
        strongest,
      ),
      '6.4 the strongest',
      { lines, strongest },
    )
  }

  #lookAtRegrouping(view: RichardView, field: string, house: string, lines: readonly Line[], chosen: Line): void {
    for (const { verb, block, target } of lines) {
      if (verb !== 'regroup') continue
      const open = this.#waysOut(view, field, house, block, false)
      this.#demand(open.includes(target), `6.7 regrouping from ${field}`, { block, target, open })
    }
    if (chosen.verb !== 'regroup') return
    this.met.add(this.#isNeighbour(field, chosen.target) ? 'regroup' : 'regroup by sea')
  }

  #isNeighbour(from: string, to: string): boolean {
    return BORDERS.some(([a, b]) => (a === from && b === to) || (b === from && a === to))
  }

  #isOpen(view: RichardView, area: string, house: string): boolean {
    const { blocks, hidden } = view.areas.find(({ name }) => name === area)!
    const { exile } = AREAS.find(({ name }) => name === area)!
    const enemy = house === 'York' ? 'Lancaster' : 'York'
    if (exile !== undefined && HOUSE_NAMES[exile] !== house) return false
    return hidden[enemy] === 0 && blocks.every((block) => block.house !== enemy)
  }

  /** 6.6, 6.7 and Piracy: where a block of this house may go from here. */
  #waysOut(view: RichardView, from: string, house: string, block: string, barred: boolean): readonly string[] {
    const enemy = house === 'York' ? 'Lancaster' : 'York'
    if (this.#raided.has(`${from}/${house}`)) return this.#waysBySea(view, from, house, block)
    return BORDERS.flatMap(([a, b, colour]) => {
      if (a !== from && b !== from) return []
      const to = a === from ? b : a
      const came = (who: string): boolean => this.#entries.get(`${from}/${who}`)?.has(to) === true
      const mayCross = !barred || !came(enemy) || (came(house) && house !== this.#playerOne)
      if (barred && came(enemy) && came(house)) this.met.add('a border that both came over')
      return mayCross && this.#crossed(house, to) < BORDER_LIMITS[colour] && this.#isOpen(view, to, house) ? [to] : []
    })
  }

  #crossed(house: string, to: string): number {
    return this.#gone.get(`${house}/${to}`) ?? 0
  }

  /** Pirates leave by the zone they came by; (R) blocks they won over, by that of the main attack. */
  #waysBySea(view: RichardView, from: string, house: string, block: string): readonly string[] {
    const zone = this.#zones.get(`${house}/${block}`) ?? this.#mainZone
    const fromPort = AREAS.find(({ name }) => name === from)?.majorPort
    return AREAS.filter(({ name, seas, majorPort }) => {
      if (name === from || (seas & (1 << zone)) === 0 || !this.#isOpen(view, name, house)) return false
      return view.edition === '1.0' || this.#crossed(house, name) < (fromPort && majorPort ? 2 : 1)
    }).map(({ name }) => name)
  }
}
