/**
 * Information set Monte Carlo tree search. Every playout samples a determinization, selects moves by the statistics of
 * the information sets it passes, until it reaches a new one; from there the world is played out quickly, and the
 * result is backpropagated. Each seat has its own information sets, distinguished by its observations and moves, so no
 * seat in the tree knows more than it would in the game. Each seat maximises its own value, whatever the number of
 * players. Simultaneous decisions use mixed strategies.
 */
import { type Chance, type Game, type Move, MoveList, type Seat } from '@tudor-rose/table'
import { finish, type IncrementalTask } from '../incremental-task.ts'
import { mostVisitedArm, selectArm, visitLead } from './bandit.ts'
import { type Budget, trackBudget } from './budget.ts'
import { determinize, type Guide } from './guide.ts'
import { InformationSet } from './information-set.ts'
import { ObservationHasher } from './observation-hasher.ts'
import { Playout } from './playout.ts'
import { RegretMatching } from './regret-matching.ts'
import { DEFAULT_SETTINGS, type SearchSettings } from './settings.ts'

/** What search found out about a move. */
export interface Candidate {
  readonly move: Move
  /** The number of playouts that tried it. */
  readonly playouts: number
  /** The estimated winning chance, from 0 to 1. */
  readonly value: number
  /** The probability with which it should be played. */
  readonly share: number
}

export interface SearchResult {
  readonly move: Move
  readonly playouts: number
  /** Every legal move, in the order of the game. */
  readonly candidates: readonly Candidate[]
}

/** A decision on the path from the root, with what backpropagation needs. */
interface Step {
  seat: Seat
  set: InformationSet
  /** The arm taken; for mixed strategies, its index in `arms`. */
  armVisits: number
  /** For mixed strategies: the legal arms, and the probability of the one taken. */
  arms: Int32Array | undefined
  likelihood: number
}

const CHANCE_STEPS = 2 ** 16
/** How many playouts are made between two checks whether the decision is certain. */
const PLAYOUTS_BETWEEN_CHECKS = 8

export class Search<S> {
  readonly #game: Game<S>
  readonly #guide: Guide<S>
  readonly #settings: SearchSettings
  readonly #regretMatching: RegretMatching
  readonly #playout: Playout<S>
  readonly #moves = new MoveList()
  readonly #fresh = new MoveList()
  readonly #path: Step[] = []
  #arms = new Int32Array(256)
  #priors = new Float64Array(256)

  constructor(game: Game<S>, guide: Guide<S> = {}, settings: Partial<SearchSettings> = {}) {
    this.#game = game
    this.#guide = guide
    this.#settings = { ...DEFAULT_SETTINGS, ...guide.settings, ...settings }
    this.#regretMatching = new RegretMatching(this.#settings.mixedExploration)
    this.#playout = new Playout(game, guide)
  }

  /** Searches the decision of this seat. The state is read only through `moves` and `imagine` of the seat. */
  search(state: S, seat: Seat, chance: Chance, budget: Budget): SearchResult {
    return finish(this.begin(state, seat, chance, budget))
  }

  /**
   * Like `search`, but in slices, so that the caller can do other things in between, such as run other searches. The
   * state must not change meanwhile.
   */
  begin(state: S, seat: Seat, chance: Chance, budget: Budget): IncrementalTask<SearchResult> {
    const game = this.#game
    const root = new MoveList()
    game.moves(state, seat, root)
    const known = this.#forcedMove(root, () => this.#determinize(state, seat, chance), seat, chance)
    if (known >= 0) return { run: () => true, result: () => forcedResult(root, known) }

    const tree = new SearchTree(state, seat, game.seats(game.optionsOf(state)).length)
    const memory = this.#guide.createMemory?.()
    const time = trackBudget(budget)
    let done = 0
    let isDecided = false
    const run = (mayContinue: () => boolean): boolean => {
      this.#guide.useMemory?.(memory)
      while (!isDecided && time.hasBudget(done)) {
        this.#runPlayout(tree, chance)
        done++
        if (this.#settings.stopsEarly && done % PLAYOUTS_BETWEEN_CHECKS === 0)
          isDecided = tree.root !== undefined && visitLead(tree.root) > time.remaining(done)
        if (!mayContinue()) return false
      }
      return true
    }
    return {
      run,
      result: () => {
        if (done === 0) run(() => false)
        return this.#resultOf(tree, root, done, chance)
      },
    }
  }

  #determinize(state: S, seat: Seat, chance: Chance): S {
    return determinize(this.#game, this.#guide, state, seat, chance)
  }

  #runPlayout(tree: SearchTree<S>, chance: Chance): void {
    const { state, seat, values } = tree
    // The first playout creates the root.
    const mayRedraw = this.#settings.ownHandRedraws > 0 && tree.known > 0
    const redrawsOwnHand = mayRedraw && chance.below(CHANCE_STEPS) < this.#settings.ownHandRedraws * CHANCE_STEPS
    const isShared = this.#settings.sharedDeterminizations > 0 && !redrawsOwnHand
    let world = isShared ? this.#sharedDeterminization(tree, 0, chance) : this.#determinize(state, seat, chance)
    if (redrawsOwnHand) {
      const other = (seat + 1 + chance.below(values.length - 1)) % values.length
      world = this.#determinize(world, other, chance)
    }
    world = this.#descend(tree, world, chance, isShared)
    this.#playout.run(world, chance, values)
    const othersLearn = redrawsOwnHand || this.#settings.ownHandRedraws === 0
    for (const step of this.#path) if (step.seat === seat || othersLearn) this.#backpropagate(step, values[step.seat])
  }

  /** A copy of one of the determinizations that all moves of the decision are tried in. */
  #sharedDeterminization(tree: SearchTree<S>, tries: number, chance: Chance): S {
    const { worlds } = tree
    const index = tries % this.#settings.sharedDeterminizations
    while (worlds.length <= index) worlds.push(this.#determinize(tree.state, tree.seat, chance))
    return this.#game.copy(worlds[index])
  }

  /** Descends to the first new information set, makes a move there, and returns the world. */
  #descend(tree: SearchTree<S>, imagined: S, chance: Chance, isShared: boolean): S {
    let world = imagined
    const game = this.#game
    const moves = this.#moves
    const { observations } = tree
    observations.clear()
    this.#path.length = 0
    // Seats that decide simultaneously do not know each other's choice, although one comes after the other here.
    let together = 0
    for (let depth = 0; depth < game.moveBound; depth++) {
      const actors = game.actors(world)
      if (actors.length === 0 || (depth > 0 && this.#guide.isLeaf?.(world))) return world
      if (actors.length > 1) for (let i = 0; i < actors.length; i++) together |= 1 << actors[i]
      // The searching seat comes first among simultaneous deciders, as it has observed nothing yet.
      const seat = depth === 0 ? tree.seat : actors[0]
      moves.clear()
      game.moves(world, seat, moves)
      const index = this.#forcedMove(moves, () => world, seat, chance)
      if (index >= 0) {
        together &= ~(1 << seat)
        observations.addMove(seat, moves.at(index))
        game.apply(world, seat, moves.at(index), chance, observations)
        continue
      }
      if (seat !== tree.seat && this.#settings.stopsAtOpponent) return world
      const mayMix = this.#guide.mixesAt?.(world, seat) ?? (together & (1 << seat)) !== 0
      const isMixed = mayMix && this.#settings.mixesStrategies
      together &= ~(1 << seat)
      const key = observations.keyFor(seat, this.#guide.privateKey?.(world, seat) ?? 0)
      const known = tree.sets[seat].get(key)
      const set = known ?? this.#addInformationSet(tree, key, seat, isMixed)
      if (set === undefined || (known === undefined && depth > 0 && this.#settings.expandsOnRevisit)) return world
      if (depth === 0 && !isMixed) tree.root = set
      const move = this.#choose(set, world, seat, chance)
      const { armVisits } = this.#path[this.#path.length - 1]
      if (depth === 0 && isShared && !isMixed)
        world = this.#sharedDeterminization(tree, set.armVisits[armVisits], chance)
      observations.addMove(seat, move)
      game.apply(world, seat, move, chance, known === undefined ? undefined : observations)
      if (known === undefined) return world
    }
    return world
  }

  /** The index of the move if there is only one, or if the guide decides; otherwise negative. */
  #forcedMove(moves: MoveList, world: () => S, seat: Seat, chance: Chance): number {
    if (moves.length === 1) return 0
    return this.#guide.decides === undefined ? -1 : this.#guide.decides(world(), seat, moves, chance)
  }

  #addInformationSet(tree: SearchTree<S>, key: number, seat: Seat, isMixed: boolean): InformationSet | undefined {
    if (tree.known === this.#settings.maxInformationSets) return undefined
    const set = new InformationSet(isMixed)
    tree.sets[seat].set(key, set)
    tree.known++
    return set
  }

  /** Gets priors for moves that are seen for the first time. */
  #ratePriors(set: InformationSet, world: S, seat: Seat, chance: Chance): void {
    const { prior } = this.#guide
    // Priors that are not values are comparable only within one list, so moves that other worlds add get none.
    if (prior === undefined || set.ratedArms === set.arms || (set.ratedArms > 0 && !this.#settings.bandit.priorVisits))
      return
    const fresh = this.#fresh
    fresh.clear()
    for (let arm = set.ratedArms; arm < set.arms; arm++) fresh.push(set.moveOf(arm))
    if (this.#priors.length < fresh.length) this.#priors = new Float64Array(2 * fresh.length)
    prior.call(this.#guide, world, seat, fresh, this.#priors, chance)
    for (let i = 0; i < fresh.length; i++) set.priors[set.ratedArms + i] = this.#priors[i]
    if (set.regrets !== undefined) RegretMatching.applyPriors(set, set.ratedArms, this.#settings.mixedPriorWeight)
    set.ratedArms = set.arms
    if (this.#settings.bandit.widening !== undefined) set.rankByPrior()
  }

  #armsIn(set: InformationSet): void {
    if (this.#arms.length < this.#moves.length) this.#arms = new Int32Array(2 * this.#moves.length)
    set.armsOf(this.#moves, this.#arms)
  }

  #choose(set: InformationSet, world: S, seat: Seat, chance: Chance): Move {
    const many = this.#moves.length
    this.#armsIn(set)
    this.#ratePriors(set, world, seat, chance)
    if (set.regrets === undefined) {
      const arm = selectArm(set, this.#arms, many, this.#settings.bandit, chance)
      this.#path.push({ seat, set, armVisits: arm, arms: undefined, likelihood: 1 })
      return set.moveOf(arm)
    }
    const place = this.#regretMatching.sample(set, this.#arms, many, chance)
    const likelihood = this.#regretMatching.probabilityOf(place, many)
    this.#path.push({ seat, set, armVisits: place, arms: this.#arms.slice(0, many), likelihood })
    return set.moveOf(this.#arms[place])
  }

  #backpropagate({ set, armVisits, arms, likelihood }: Step, value: number): void {
    if (arms === undefined) set.addVisit(armVisits, value)
    else this.#regretMatching.update(set, arms, arms.length, armVisits, likelihood, value)
  }

  #resultOf(tree: SearchTree<S>, root: MoveList, playouts: number, chance: Chance): SearchResult {
    const { state, seat, observations } = tree
    observations.clear()
    const world = this.#determinize(state, seat, chance)
    const set = tree.sets[seat].get(observations.keyFor(seat, this.#guide.privateKey?.(world, seat) ?? 0))!
    const arms = new Int32Array(root.length)
    set.armsOf(root, arms)
    const isMixed = set.strategySums !== undefined
    const best = isMixed
      ? RegretMatching.sampleAverage(set, arms, root.length, chance)
      : mostVisitedArm(set, arms, root.length)
    let meant = 0
    if (isMixed) for (const arm of arms) meant += set.strategySums![arm]
    const share = (arm: number): number => (isMixed ? set.strategySums![arm] / meant : Number(arm === best))
    const candidates = Array.from(arms, (arm) => ({
      move: set.moveOf(arm),
      playouts: set.armVisits[arm],
      value: set.meanValue(arm),
      share: share(arm),
    }))
    return { move: set.moveOf(best), playouts, candidates }
  }
}

/** The result for a decision that takes no search. */
function forcedResult(moves: MoveList, index: number): SearchResult {
  const candidates = moves.toArray().map((move, i) => ({ move, playouts: 0, value: 0.5, share: Number(i === index) }))
  return { move: moves.at(index), playouts: 0, candidates }
}

/** The tree of one search. */
class SearchTree<S> {
  readonly state: S
  readonly seat: Seat
  readonly sets: readonly Map<number, InformationSet>[]
  readonly observations: ObservationHasher
  readonly values: Float64Array
  /** The determinizations that all moves are tried in, if they are shared. */
  readonly worlds: S[] = []
  /** The root, unless its strategy is mixed. */
  root: InformationSet | undefined
  known = 0

  constructor(state: S, seat: Seat, seats: number) {
    this.state = state
    this.seat = seat
    this.sets = Array.from({ length: seats }, () => new Map())
    this.observations = new ObservationHasher(seats)
    this.values = new Float64Array(seats)
  }
}
