/** The targets that make up a move: a piece and then its place, or a button. */
import type { LancasterMove, LancasterView } from '@tudor-rose/lancaster'
import { type Knight, type KnightLocation, readMove, type TowerPiece } from '@tudor-rose/lancaster/notation'
import type { PlainMove } from '@tudor-rose/table'
import type { Gesture } from '../play/picking.ts'
import type { TableView } from '../play/table-view.ts'

/** Message keys and targets contain no spaces. */
export const hyphenate = (words: string): string => words.replaceAll(' ', '-')

export type PartyRole = 'own' | 'ally'
const role = (isAllys: boolean): PartyRole => (isAllys ? 'ally' : 'own')

/** What can be picked on the board. */
export type PieceKind =
  | 'knight'
  | 'castle'
  | 'county'
  | 'conflict'
  | 'lord'
  | 'bishop'
  | 'privilege'
  | 'office'
  | 'treasury'
  | 'favour'
  | 'player'
  | 'place'

/** Moves that are buttons, by their verbs, and what the others may need in addition. */
export type Button =
  | PlainMove<LancasterMove>['verb']
  | 'yes'
  | 'no'
  | 'votes'
  | 'squires'
  | 'markers'
  | 'strength'
  | 'trade'
  | 'swapGold'
  | 'swapSquires'
  | 'keepCounty'
  | 'leaveCounty'
  | 'keepExtension'
  | 'turnExtension'
  | 'ransom'

/** A target of a move: a generic one whose kind or button the compiler knows. */
export type LancasterTarget = `${PieceKind}:${string}` | `button:${Button}` | `button:${Button}:${string}`

export const knightTarget = (of: PartyRole, strength: number): LancasterTarget => `knight:${of}:${strength}`
export const castleTarget = (of: PartyRole, space: string): LancasterTarget => `castle:${of}:${space}`
export const countyTarget = (letter: string): LancasterTarget => `county:${letter}`
export const conflictTarget = (place: string): LancasterTarget => `conflict:${hyphenate(place)}`
export const lordTarget = (of: PartyRole): LancasterTarget => `lord:${of}`
export const bishopTarget = (of: PartyRole): LancasterTarget => `bishop:${of}`
export const privilegeTarget = (of: PartyRole, privilege: string): LancasterTarget =>
  `privilege:${of}:${hyphenate(privilege)}`
export const officeTarget = (office: string): LancasterTarget => `office:${office}`
export const treasuryTarget = (goods: string): LancasterTarget => `treasury:${goods}`
export const favourTarget = (favour: string): LancasterTarget => `favour:${favour}`
export const playerTarget = (player: string): LancasterTarget => `player:${player}`
export const TOWER: LancasterTarget = 'place:tower'

/** A path, and what is added to it if several moves would have the same. */
interface Way {
  readonly path: readonly LancasterTarget[]
  readonly more?: LancasterTarget
}

const knightOf = ({ strength, isAllys }: Knight): LancasterTarget => knightTarget(role(isAllys), strength)

export function gestures(lines: readonly string[], table: TableView<LancasterView>): readonly Gesture[] {
  const ways = lines.map((line) => wayOf(readMove(line), table))
  const shared = new Map<string, number>()
  for (const { path } of ways) shared.set(path.join(' '), (shared.get(path.join(' ')) ?? 0) + 1)
  return lines.map((line, index) => {
    const { path, more } = ways[index]
    const isShared = (shared.get(path.join(' ')) ?? 0) > 1
    return { line, path: isShared && more !== undefined ? [...path, more] : path }
  })
}

function wayOf(move: LancasterMove, { view, prompt: question }: TableView<LancasterView>): Way {
  // If a move does not name its party, the prompt does.
  const asked: PartyRole = role(String(question?.params.party ?? '').startsWith('ally.'))
  const county = (name: string): LancasterTarget =>
    countyTarget(view.counties.find((each) => each.county === name)?.letter ?? name)
  switch (move.verb) {
    case 'county':
      return { path: [knightOf(move.knight), county(move.county)], more: `button:squires:${move.squires}` }
    case 'castle':
      return { path: [knightOf(move.knight), castleTarget(role(move.knight.isAllys), move.space)] }
    case 'conflict':
      return { path: [knightOf(move.knight), conflictTarget(move.conflict)] }
    case 'tower':
      return { path: [knightOf(move.knight), TOWER], more: `button:markers:${move.markers}` }
    case 'build':
      return { path: [castleTarget('own', move.space)] }
    case 'score':
      return { path: [castleTarget(asked, move.space)] }
    case 'favour':
      return { path: [favourTarget(move.favour)] }
    case 'vote':
      return { path: [`button:${move.ballot}`], more: `button:votes:${move.votes}` }
    case 'trade':
    case 'swapGold':
    case 'swapSquires':
      return { path: [`button:${move.verb}:${move.count}`] }
    case 'nobleFrom':
      return { path: [county(move.county)] }
    case 'keepCounty':
    case 'leaveCounty':
      return { path: [`button:${move.verb}:${move.county}`] }
    case 'keepExtension':
    case 'turnExtension':
      return { path: [`button:${move.verb}:${move.space}`] }
    case 'cross':
    case 'sendSquire':
      return { path: [conflictTarget(move.conflict)] }
    case 'start':
      return { path: [playerTarget(move.player)] }
    case 'upgrade':
      return { path: [upgradeTarget(move.location, move.strength)], more: `button:strength:${move.strength}` }
    case 'ransom':
      return { path: [`button:ransom:${move.strength}`] }
    case 'treasury':
      return { path: [lordTarget(role(move.isAllys)), treasuryTarget(move.goods)] }
    case 'apply':
      return { path: [lordTarget(role(move.isAllys)), officeTarget(move.office)] }
    case 'add':
      return { path: [addedTarget(move.piece)] }
    case 'bring':
      return { path: [privilegeTarget(asked, move.privilege)] }
    default:
      return { path: [`button:${(move satisfies PlainMove<LancasterMove>).verb}`] }
  }

  function upgradeTarget(location: KnightLocation, strength: number): LancasterTarget {
    switch (location.at) {
      case 'court':
        return knightTarget(asked, strength)
      case 'county':
        return county(location.county)
      case 'castle':
        return castleTarget(asked, location.space)
      case 'conflict':
        return conflictTarget(location.conflict)
      case 'tower':
        return TOWER
      case 'lord':
        return lordTarget(asked)
    }
  }

  function addedTarget(piece: TowerPiece): LancasterTarget {
    if (piece === 'bishop') return bishopTarget(asked)
    return piece === 'Tudor knight' ? privilegeTarget(asked, piece) : knightTarget(asked, piece)
  }
}
