/** The targets that make up a move: a piece and then its place, or a button. */
import type { LancasterMove, LancasterView } from '@tudor-rose/lancaster'
import { type Knight, type KnightLocation, readMove, type TowerPiece } from '@tudor-rose/lancaster/notation'
import type { PlainMove } from '@tudor-rose/table'
import type { Gesture, Target } from '../play/picking.ts'
import type { TableView } from '../play/table-view.ts'

/** Message keys and targets contain no spaces. */
export const hyphenate = (words: string): string => words.replaceAll(' ', '-')

export type PartyRole = 'own' | 'ally'
const role = (isAllys: boolean): PartyRole => (isAllys ? 'ally' : 'own')

export const knightTarget = (of: PartyRole, strength: number): Target => `knight:${of}:${strength}`
export const castleTarget = (of: PartyRole, space: string): Target => `castle:${of}:${space}`
export const countyTarget = (letter: string): Target => `county:${letter}`
export const conflictTarget = (place: string): Target => `conflict:${hyphenate(place)}`
export const lordTarget = (of: PartyRole): Target => `lord:${of}`
export const bishopTarget = (of: PartyRole): Target => `bishop:${of}`
export const privilegeTarget = (of: PartyRole, privilege: string): Target => `privilege:${of}:${hyphenate(privilege)}`
export const officeTarget = (office: string): Target => `office:${office}`
export const treasuryTarget = (goods: string): Target => `treasury:${goods}`
export const favourTarget = (favour: string): Target => `favour:${favour}`
export const playerTarget = (player: string): Target => `player:${player}`
export const TOWER: Target = 'place:tower'

/** A path, and what is added to it if several moves would have the same. */
interface Way {
  readonly path: readonly Target[]
  readonly more?: Target
}

const knightOf = ({ strength, isAllys }: Knight): Target => knightTarget(role(isAllys), strength)

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
  const county = (name: string): Target =>
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

  function upgradeTarget(location: KnightLocation, strength: number): Target {
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

  function addedTarget(piece: TowerPiece): Target {
    if (piece === 'bishop') return bishopTarget(asked)
    return piece === 'Tudor knight' ? privilegeTarget(asked, piece) : knightTarget(asked, piece)
  }
}
