/**
 * Monte Carlo tree search over information sets. Every playout imagines a world anew and follows what has been learnt about
 * the information sets it comes through, until it comes to one that is new; from there the world is played on quickly, and
 * all on the way learn what became of it.
 *
 * Each seat has information sets of its own, told apart by what it has heard and done, so nobody in the tree knows more
 * than he would at the table; each learns what is good for himself, whatever the number of players; and where several
 * choose at once, each mixes his moves.
 */
import { type Chance, type Game, type Move, MoveList, type Seat } from '@tudor-rose/table'
import { leadOf, mostPromising, mostTaken } from './bandit.ts'
import { type Budget, timekeeper } from './budget.ts'
import { type Guide, imaginedBy } from './guide.ts'
import { Hearing } from './hearing.ts'
import { InformationSet } from './information-set.ts'
import { Playout } from './playout.ts'
import { RegretMatching } from './regret-matching.ts'
import { type SearchSettings, USUAL_SETTINGS } from './settings.ts'

/** What search has found out about a move. */
export interface Candidate {
  readonly move: Move
  /** In how many playouts it was tried. */
  readonly playouts: number
  /** From 0 to 1: how likely it leads to a win, as far as was seen. */
  readonly value: number
  /** How often it should be played. */
  readonly share: number
}

export interface Thought {
  readonly move: Move
  readonly playouts: number
  /** Every legal move, in their order. */
  readonly candidates: readonly Candidate[]
}

/** A decision that is being thought about. */
export interface Thinking {
  /**
   * Thinks on until the budget is used up or `mayGoOn`, which is asked after every playout, says no. Answers whether all is
   * thought that was to be.
   */
  goOn(mayGoOn: () => boolean): boolean
  /** What has been found out so far. */
  conclude(): Thought
}

/** A decision on the way down, and what is needed to learn from it. */
interface Step {
  seat: Seat
  set: InformationSet
  /** The arm taken; where moves are mixed, its place among `arms`. */
  taken: number
  /** The legal arms, where moves are mixed, and how likely the one taken was. */
  arms: Int32Array | undefined
  likelihood: number
}

const FINENESS = 2 ** 16
/** So many playouts are made before it is looked again whether all is settled. */
const BETWEEN_LOOKS = 8

export class Search<S> {
  readonly #game: Game<S>
  readonly #guide: Guide<S>
  readonly #settings: SearchSettings
  readonly #mixing: RegretMatching
  readonly #playout: Playout<S>
  readonly #moves = new MoveList()
  readonly #fresh = new MoveList()
  readonly #path: Step[] = []
  #arms = new Int32Array(256)
  #priors = new Float64Array(256)

  constructor(game: Game<S>, guide: Guide<S> = {}, settings: Partial<SearchSettings> = {}) {
    this.#game = game
    this.#guide = guide
    this.#settings = { ...USUAL_SETTINGS, ...guide.settings, ...settings }
    this.#mixing = new RegretMatching(this.#settings.mixedExploring)
    this.#playout = new Playout(game, guide)
  }

  /** Thinks about the decision that this seat owes. The state is looked at only through `moves` and `imagine` of the seat. */
  think(state: S, seat: Seat, chance: Chance, budget: Budget): Thought {
    const thinking = this.begin(state, seat, chance, budget)
    thinking.goOn(() => true)
    return thinking.conclude()
  }

  /**
   * As `think`, but a little at a time, so that whoever asks can do other things in between; several decisions may be
   * thought about by turns. The state must stay as it is meanwhile.
   */
  begin(state: S, seat: Seat, chance: Chance, budget: Budget): Thinking {
    const game = this.#game
    const root = new MoveList()
    game.moves(state, seat, root)
    const known = this.#knownMove(root, () => this.#imagine(state, seat, chance), seat, chance)
    if (known >= 0) return { goOn: () => true, conclude: () => withoutThought(root, known) }

    const inquiry = new Inquiry(state, seat, game.seats(game.optionsOf(state)).length)
    const notes = this.#guide.makeNotes?.()
    const time = timekeeper(budget)
    let done = 0
    let isSettled = false
    const goOn = (mayGoOn: () => boolean): boolean => {
      this.#guide.useNotes?.(notes)
      while (!isSettled && time.isThereTime(done)) {
        this.#playOnce(inquiry, chance)
        done++
        if (this.#settings.stopsWhenSettled && done % BETWEEN_LOOKS === 0)
          isSettled = inquiry.root !== undefined && leadOf(inquiry.root) > time.left(done)
        if (!mayGoOn()) return false
      }
      return true
    }
    return {
      goOn,
      conclude: () => {
        if (done === 0) goOn(() => false)
        return this.#conclude(inquiry, root, done, chance)
      },
    }
  }

  #imagine(state: S, seat: Seat, chance: Chance): S {
    return imaginedBy(this.#game, this.#guide, state, seat, chance)
  }

  #playOnce(inquiry: Inquiry<S>, chance: Chance): void {
    const { state, seat, values } = inquiry
    // The first playout is what makes the question itself known.
    const mayDoubt = this.#settings.doubt > 0 && inquiry.known > 0
    const isDoubting = mayDoubt && chance.below(FINENESS) < this.#settings.doubt * FINENESS
    const isShared = this.#settings.worlds > 0 && !isDoubting
    let world = isShared ? this.#sharedWorld(inquiry, 0, chance) : this.#imagine(state, seat, chance)
    if (isDoubting) {
      const other = (seat + 1 + chance.below(values.length - 1)) % values.length
      world = this.#imagine(world, other, chance)
    }
    world = this.#descend(inquiry, world, chance, isShared)
    this.#playout.run(world, chance, values)
    const othersLearn = isDoubting || this.#settings.doubt === 0
    for (const step of this.#path) if (step.seat === seat || othersLearn) this.#learn(step, values[step.seat])
  }

  /** A copy of one of the worlds in which all moves of a decision are tried. */
  #sharedWorld(inquiry: Inquiry<S>, tries: number, chance: Chance): S {
    const { worlds } = inquiry
    const index = tries % this.#settings.worlds
    while (worlds.length <= index) worlds.push(this.#imagine(inquiry.state, inquiry.seat, chance))
    return this.#game.copy(worlds[index])
  }

  /** Goes down to the first decision that nobody has seen before, with that decision made, and answers the world there. */
  #descend(inquiry: Inquiry<S>, imagined: S, chance: Chance, isShared: boolean): S {
    let world = imagined
    const game = this.#game
    const moves = this.#moves
    const { hearing } = inquiry
    hearing.clear()
    this.#path.length = 0
    // Those who were asked together choose without knowing of each other's choice, though one comes after the other here.
    let together = 0
    for (let depth = 0; depth < game.moveBound; depth++) {
      const actors = game.actors(world)
      if (actors.length === 0 || (depth > 0 && this.#guide.isLeaf?.(world))) return world
      if (actors.length > 1) for (let i = 0; i < actors.length; i++) together |= 1 << actors[i]
      // Whoever thinks comes first of those who are asked together, having heard nothing yet.
      const seat = depth === 0 ? inquiry.seat : actors[0]
      moves.clear()
      game.moves(world, seat, moves)
      const index = this.#knownMove(moves, () => world, seat, chance)
      if (index >= 0) {
        together &= ~(1 << seat)
        hearing.act(seat, moves.at(index))
        game.apply(world, seat, moves.at(index), chance, hearing)
        continue
      }
      if (seat !== inquiry.seat && this.#settings.answersAtOnce) return world
      const mayMix = this.#guide.mixes?.(world, seat) ?? (together & (1 << seat)) !== 0
      const isMixed = mayMix && this.#settings.mixes
      together &= ~(1 << seat)
      const key = hearing.keyOf(seat, this.#guide.secretOf?.(world, seat) ?? 0)
      const known = inquiry.sets[seat].get(key)
      const set = known ?? this.#discover(inquiry, key, seat, isMixed)
      if (set === undefined || (known === undefined && depth > 0 && this.#settings.endsBeforeNew)) return world
      if (depth === 0 && !isMixed) inquiry.root = set
      const move = this.#choose(set, world, seat, chance)
      const { taken } = this.#path[this.#path.length - 1]
      if (depth === 0 && isShared && !isMixed) world = this.#sharedWorld(inquiry, set.taken[taken], chance)
      hearing.act(seat, move)
      game.apply(world, seat, move, chance, known === undefined ? undefined : hearing)
      if (known === undefined) return world
    }
    return world
  }

  /** The index of the move where there is only one, or where the guide decides; below 0 where it takes thought. */
  #knownMove(moves: MoveList, world: () => S, seat: Seat, chance: Chance): number {
    if (moves.length === 1) return 0
    return this.#guide.decides === undefined ? -1 : this.#guide.decides(world(), seat, moves, chance)
  }

  #discover(inquiry: Inquiry<S>, key: number, seat: Seat, isMixed: boolean): InformationSet | undefined {
    if (inquiry.known === this.#settings.mostSets) return undefined
    const set = new InformationSet(isMixed)
    inquiry.sets[seat].set(key, set)
    inquiry.known++
    return set
  }

  /** Looks at moves that are seen for the first time. */
  #rate(set: InformationSet, world: S, seat: Seat, chance: Chance): void {
    const { prior } = this.#guide
    // A first sight that is no value compares the moves of one list only, so what other worlds add has none.
    if (prior === undefined || set.rated === set.arms || (set.rated > 0 && !this.#settings.curiosity.trust)) return
    const fresh = this.#fresh
    fresh.clear()
    for (let arm = set.rated; arm < set.arms; arm++) fresh.push(set.moveOf(arm))
    if (this.#priors.length < fresh.length) this.#priors = new Float64Array(2 * fresh.length)
    prior.call(this.#guide, world, seat, fresh, this.#priors, chance)
    for (let i = 0; i < fresh.length; i++) set.prior[set.rated + i] = this.#priors[i]
    if (set.regret !== undefined) RegretMatching.trustFirstSight(set, set.rated, this.#settings.mixedTrust)
    set.rated = set.arms
    if (this.#settings.curiosity.width !== undefined) set.rankByPrior()
  }

  #armsIn(set: InformationSet): void {
    if (this.#arms.length < this.#moves.length) this.#arms = new Int32Array(2 * this.#moves.length)
    set.armsOf(this.#moves, this.#arms)
  }

  #choose(set: InformationSet, world: S, seat: Seat, chance: Chance): Move {
    const many = this.#moves.length
    this.#armsIn(set)
    this.#rate(set, world, seat, chance)
    if (set.regret === undefined) {
      const arm = mostPromising(set, this.#arms, many, this.#settings.curiosity, chance)
      this.#path.push({ seat, set, taken: arm, arms: undefined, likelihood: 1 })
      return set.moveOf(arm)
    }
    const place = this.#mixing.pick(set, this.#arms, many, chance)
    const likelihood = this.#mixing.chanceOf(place, many)
    this.#path.push({ seat, set, taken: place, arms: this.#arms.slice(0, many), likelihood })
    return set.moveOf(this.#arms[place])
  }

  #learn({ set, taken, arms, likelihood }: Step, value: number): void {
    if (arms === undefined) set.record(taken, value)
    else this.#mixing.learn(set, arms, arms.length, taken, likelihood, value)
  }

  #conclude(inquiry: Inquiry<S>, root: MoveList, playouts: number, chance: Chance): Thought {
    const { state, seat, hearing } = inquiry
    hearing.clear()
    const world = this.#imagine(state, seat, chance)
    const set = inquiry.sets[seat].get(hearing.keyOf(seat, this.#guide.secretOf?.(world, seat) ?? 0))!
    const arms = new Int32Array(root.length)
    set.armsOf(root, arms)
    const isMixed = set.meant !== undefined
    const best = isMixed ? RegretMatching.play(set, arms, root.length, chance) : mostTaken(set, arms, root.length)
    let meant = 0
    if (isMixed) for (const arm of arms) meant += set.meant![arm]
    const share = (arm: number): number => (isMixed ? set.meant![arm] / meant : Number(arm === best))
    const candidates = Array.from(arms, (arm) => ({
      move: set.moveOf(arm),
      playouts: set.taken[arm],
      value: set.mean(arm),
      share: share(arm),
    }))
    return { move: set.moveOf(best), playouts, candidates }
  }
}

/** What there is to say about moves of which one is to be played anyway. */
function withoutThought(moves: MoveList, index: number): Thought {
  const candidates = moves.toArray().map((move, i) => ({ move, playouts: 0, value: 0.5, share: Number(i === index) }))
  return { move: moves.at(index), playouts: 0, candidates }
}

/** One question that is thought about, and all that has been learnt about it. */
class Inquiry<S> {
  readonly state: S
  readonly seat: Seat
  readonly sets: readonly Map<number, InformationSet>[]
  readonly hearing: Hearing
  readonly values: Float64Array
  /** Those in which all moves are tried, where they are shared. */
  readonly worlds: S[] = []
  /** The question itself, where one move is to be found and not a mixture. */
  root: InformationSet | undefined
  known = 0

  constructor(state: S, seat: Seat, seats: number) {
    this.state = state
    this.seat = seat
    this.sets = Array.from({ length: seats }, () => new Map())
    this.hearing = new Hearing(seats)
    this.values = new Float64Array(seats)
  }
}
