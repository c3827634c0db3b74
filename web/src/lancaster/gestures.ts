/** Which targets say a move: a piece and then its place, or a button. */
import type { LancasterView } from '@tudor-rose/lancaster'
import type { Gesture, Target } from '../play/picking.ts'
import type { Sight } from '../play/sight.ts'
import { hyphened, type KnightWord, readLine, readStanding, type Saying } from './lines.ts'

export type Whose = 'own' | 'ally'
const whose = (isAllys: boolean): Whose => (isAllys ? 'ally' : 'own')

export const knightTarget = (of: Whose, strength: number): Target => `knight:${of}:${strength}`
export const castleTarget = (of: Whose, space: string): Target => `castle:${of}:${space}`
export const countyTarget = (letter: string): Target => `county:${letter}`
export const conflictTarget = (place: string): Target => `conflict:${hyphened(place)}`
export const lordTarget = (of: Whose): Target => `lord:${of}`
export const bishopTarget = (of: Whose): Target => `bishop:${of}`
export const privilegeTarget = (of: Whose, privilege: string): Target => `privilege:${of}:${hyphened(privilege)}`
export const officeTarget = (office: string): Target => `office:${office}`
export const treasuryTarget = (goods: string): Target => `treasury:${goods}`
export const favourTarget = (favour: string): Target => `favour:${favour}`
export const playerTarget = (player: string): Target => `player:${player}`
export const TOWER: Target = 'place:tower'

/** A path, and what is added to it where several moves would have the same. */
interface Way {
  readonly path: readonly Target[]
  readonly more?: Target
}

const knightOf = ({ strength, isAllys }: KnightWord): Target => knightTarget(whose(isAllys), strength)

export function gestures(lines: readonly string[], sight: Sight<LancasterView>): readonly Gesture[] {
  const ways = lines.map((line) => wayOf(readLine(line), sight))
  const shared = new Map<string, number>()
  for (const { path } of ways) shared.set(path.join(' '), (shared.get(path.join(' ')) ?? 0) + 1)
  return lines.map((line, index) => {
    const { path, more } = ways[index]
    const isShared = (shared.get(path.join(' ')) ?? 0) > 1
    return { line, path: isShared && more !== undefined ? [...path, more] : path }
  })
}

function wayOf(said: Saying, { view, question }: Sight<LancasterView>): Way {
  // Where a move does not say whose it is, the question does.
  const asked: Whose = whose(String(question?.params.party ?? '').startsWith('ally.'))
  const county = (name: string): Target =>
    countyTarget(view.counties.find((each) => each.county === name)?.letter ?? name)
  switch (said.verb) {
    case 'county':
      return { path: [knightOf(said.knight), county(said.county)], more: `button:squires:${said.squires}` }
    case 'castle':
      return { path: [knightOf(said.knight), castleTarget(whose(said.knight.isAllys), said.space)] }
    case 'conflict':
      return { path: [knightOf(said.knight), conflictTarget(said.conflict)] }
    case 'tower':
      return { path: [knightOf(said.knight), TOWER], more: `button:markers:${said.markers}` }
    case 'build':
      return { path: [castleTarget('own', said.space)] }
    case 'score':
      return { path: [castleTarget(asked, said.space)] }
    case 'favour':
      return { path: [favourTarget(said.favour)] }
    case 'vote':
      return { path: [`button:${said.isYes ? 'yes' : 'no'}`], more: `button:votes:${said.votes}` }
    case 'trade':
    case 'swapGold':
    case 'swapSquires':
      return { path: [`button:${said.verb}:${said.count}`] }
    case 'nobleFrom':
      return { path: [county(said.county)] }
    case 'keepCounty':
    case 'leaveCounty':
      return { path: [`button:${said.verb}:${said.county}`] }
    case 'keepExtension':
    case 'turnExtension':
      return { path: [`button:${said.verb}:${said.space}`] }
    case 'cross':
    case 'sendSquire':
      return { path: [conflictTarget(said.conflict)] }
    case 'start':
      return { path: [playerTarget(said.player)] }
    case 'upgrade':
      return { path: [upgradeTarget(said.where, said.strength)], more: `button:strength:${said.strength}` }
    case 'ransom':
      return { path: [`button:ransom:${said.strength}`] }
    case 'treasury':
      return { path: [lordTarget(whose(said.isAllys)), treasuryTarget(said.goods)] }
    case 'apply':
      return { path: [lordTarget(whose(said.isAllys)), officeTarget(said.office)] }
    case 'add':
      return { path: [addedTarget(said.piece)] }
    case 'bring':
      return { path: [privilegeTarget(asked, said.privilege)] }
    default:
      return { path: [`button:${said.verb}`] }
  }

  function upgradeTarget(where: string, strength: number): Target {
    const standing = readStanding(where)
    if (standing.at === 'court') return knightTarget(asked, strength)
    if (standing.at === 'county') return county(standing.county)
    if (standing.at === 'castle') return castleTarget(asked, standing.space)
    if (standing.at === 'conflict') return conflictTarget(standing.conflict)
    return standing.at === 'tower' ? TOWER : lordTarget(asked)
  }

  function addedTarget(piece: string): Target {
    if (piece === 'bishop') return bishopTarget(asked)
    return piece === 'Tudor-knight' ? privilegeTarget(asked, piece) : knightTarget(asked, Number(piece))
  }
}
