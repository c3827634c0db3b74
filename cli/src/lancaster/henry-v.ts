import type { LancasterView, PartyView } from '@tudor-rose/lancaster'
import type { DrawContext } from '../draw-board.ts'
import { listed, wrap } from '../wrap.ts'
import { Names, strengthsText } from './names.ts'

export const TUDOR_STRENGTH = 2

type Court = NonNullable<LancasterView['kingsCourt']>
type Office = Court['offices'][number]
type LordsTower = NonNullable<Office['tower']>

/** The offices and their benefits, which are the same with all components. */
const OFFICES: Readonly<Record<Office['office'], string>> = {
  chancellor: 'tribute 1 vote; 2 seals, shield',
  constable: 'tribute 1 squire; 1 seal, archer',
  chamberlain: 'tribute 1 gold; Tudor knight',
}

/** Offices with their holders and towers, the treasury, the Tower and the shame track. */
export function henryLines(view: LancasterView, context: DrawContext): string[] {
  const { kingsCourt, tower, shameTrack } = view
  return [
    ...(kingsCourt ? courtLines(kingsCourt, view, context) : []),
    ...(tower ? towerLines(tower, view, context) : []),
    ...(shameTrack.length > 0 ? shameLines(shameTrack, context) : []),
  ]
}

function courtLines(court: Court, view: LancasterView, context: DrawContext): string[] {
  const { paint, width } = context
  const names = new Names(view, context)
  const offices = court.offices.flatMap(({ office, holder, tower }) => {
    const held = holder === null ? 'nobody' : names.of(holder)
    const applies = tower === null ? 'free' : `${names.of(tower.party)} with ${towerText(tower)}`
    const about = OFFICES[office]
    return wrap(` ${office}:`, [`${held};`, `tower: ${applies}`, paint.faint(`(${about})`)], width, '    ')
  })
  const { gold, squires, votes } = court.treasury
  const forming =
    court.forming === null ? [] : [` being formed for ${court.forming.office}: ${towerText(court.forming)}`]
  return [
    paint.heading(" The King's court"),
    ...offices,
    ...forming,
    ` treasury: ${votes} votes, ${squires} squires, ${gold} gold; bishops left: ${court.bishopsLeft}`,
  ]
}

function towerText({ bishops, knights, tudorKnight, strength }: LordsTower): string {
  const pieces = ['lord', ...knights.map(String), ...new Array<string>(bishops).fill('bishop')]
  if (tudorKnight) pieces.push('T')
  return `${pieces.join('+')} = ${strength}`
}

function towerLines(tower: NonNullable<LancasterView['tower']>, view: LancasterView, context: DrawContext): string[] {
  const names = new Names(view, context)
  const inside = view.parties
    .filter((party) => party.tower.length > 0)
    .map((party) => names.of(party.party, ` ${strengthsText(party.tower)}`))
  if (tower.neutralKnight > 0) inside.push(`a neutral ${tower.neutralKnight}`)
  const room = `${tower.strength} of ${tower.capacity}`
  return wrap(
    ` ${context.paint.strong('The Tower')}, ${room}:`,
    listed(inside.length > 0 ? inside : ['empty']),
    context.width,
    '    ',
  )
}

/** A value counts once its field is empty. */
function shameLines(track: LancasterView['shameTrack'], { paint, width }: DrawContext): string[] {
  const fields = track.map(({ value, markers }) =>
    markers === 0 ? `-${value} exposed` : `-${value} (${markers} left)`,
  )
  return wrap(` ${paint.strong('Shame track')}:`, listed(fields), width, '    ')
}

/** A player's lord, bishops, seals and so on. */
export function henryPieces({ atKingsCourt, shame }: PartyView): string[] {
  const pieces: string[] = []
  if (atKingsCourt) {
    const { lord, bishops, seals, privileges } = atKingsCourt
    pieces.push(`lord ${lord === 'home' ? 'at home' : lord === 'treasury' ? 'in the treasury' : `applies as ${lord}`}`)
    pieces.push(`bishops ${bishops}`, `seals ${seals ?? '?'}`)
    if (privileges.length > 0) pieces.push(`has ${privileges.join(', ')}`)
  }
  if (shame !== 0) pieces.push(`shame ${shame ?? '?'}`)
  return pieces
}
