/** Worlds of Lancaster for tests: a new game or one in progress, with the changes that a test needs. */
import { game } from '@tudor-rose/lancaster'
import { completeOptions, fastChance, type GameEvent, MoveList } from '@tudor-rose/table'
import { Board, type LancasterState } from '../lancaster/board.ts'
import { Conflicts } from '../lancaster/conflicts.ts'
import { Evaluation } from '../lancaster/evaluation.ts'
import { Laws } from '../lancaster/laws.ts'
import { Rewards } from '../lancaster/rewards.ts'

export const ALL_MODULES = { court: 'true', displeasure: 'true', rewardTiles: 'true', laws: 'lot' } as const

/** All evaluators of one game. */
export function evaluators() {
  const board = new Board()
  const rewards = new Rewards(board)
  const laws = new Laws(board, rewards)
  const conflicts = new Conflicts(board)
  return { board, rewards, laws, conflicts, evaluation: new Evaluation(board, rewards, conflicts, laws) }
}

/** As positions are written: scalars by name; groups by member and field. */
export type Changes = Readonly<Record<string, unknown>>

export function change(w: LancasterState, changes: Changes): LancasterState {
  for (const [name, value] of Object.entries(changes)) {
    const scalar = game.layout.scalars.find((each) => each.name === name)
    if (scalar !== undefined) w.bytes[scalar.offset] = byteOf(scalar.codec.fromJson(value), name)
    else changeGroup(w, name, value as Readonly<Record<string, Changes>>)
  }
  return w
}

function changeGroup(w: LancasterState, name: string, members: Readonly<Record<string, Changes>>): void {
  const group = game.layout.groups.find((each) => each.name === name)
  if (group === undefined) throw new Error(`the layout has no ${name}`)
  for (const [member, changes] of Object.entries(members))
    for (const [what, value] of Object.entries(changes)) {
      const field = group.fields.find((each) => each.name === what)
      const index = group.members.indexOf(member)
      if (field === undefined || index < 0) throw new Error(`there is no ${what} of ${member} among the ${name}`)
      w.bytes[field.offset + index] = byteOf(field.codec.fromJson(value), what)
    }
}

function byteOf(byte: number | undefined, what: string): number {
  if (byte === undefined) throw new Error(`${what} cannot be that`)
  return byte
}

const NO_CONFLICTS = { 'upper left': { card: null }, 'upper right': { card: null } }

/** A new game, without conflicts unless the changes have some. */
export function worldWith(options: Readonly<Record<string, string>>, changes: Changes): LancasterState {
  const w = game.setup(completeOptions(game, options), fastChance('a world'))
  return change(change(w, { conflicts: NO_CONFLICTS }), changes)
}

/** Every decision of a few random games. */
export function* randomWorlds(options: Readonly<Record<string, string>>, games: number): Generator<LancasterState> {
  const moves = new MoveList()
  for (let number = 0; number < games; number++) {
    const chance = fastChance(`random world ${number}`)
    const w = game.setup(completeOptions(game, options), chance)
    for (let actors = game.actors(w); actors.length > 0; actors = game.actors(w)) {
      yield w
      const seat = actors[chance.below(actors.length)]
      moves.clear()
      game.moves(w, seat, moves)
      game.apply(w, seat, moves.at(chance.below(moves.length)), chance)
    }
  }
}

/** The events that a move causes, up to the next decision; `w` is changed. */
export function play(w: LancasterState, seat: number, line: string): readonly GameEvent[] {
  const move = game.notation.parse(line, seat)
  if (move === undefined) throw new Error(`"${line}" says no move`)
  const told: GameEvent[] = []
  game.apply(w, seat, move, fastChance('what follows'), { tell: (event) => void told.push(event), reveal() {} })
  return told
}

/** The same world after counties and castles, one move of Blue before the conflicts are scored. */
export function beforeConflicts(w: LancasterState): LancasterState {
  const copy = game.copy(w)
  for (const county of ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'])
    change(copy, { counties: { [county]: { holder: null, knight: 0, squires: 0 } } })
  for (const party of ['Blue', 'Yellow', 'Red', 'Green', 'Purple'])
    for (let space = 1; space <= 6; space++)
      change(copy, { parties: { [party]: { [`castle ${space}`]: 0, extensions: [] } } })
  return change(copy, { step: 'name-start-player', county: 8, asked: 'Blue', startPlayer: 'Blue' })
}
/** The move that has the conflicts scored. */
export const TO_CONFLICTS = 'name Blue start player'
