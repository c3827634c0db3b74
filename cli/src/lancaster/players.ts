import type { CastleSpaceView, LancasterView, PartyView } from '@tudor-rose/lancaster'
import type { DrawContext } from '../draw-board.ts'
import { padTo, wrap } from '../wrap.ts'
import { henryPieces } from './henry-v.ts'
import { Names, strengthsText } from './names.ts'

const NAME_COLUMNS = 15
const COUNTS = [
  ['points', 7],
  ['gold', 6],
  ['squires', 8],
  ['votes', 7],
] as const
const COUNT_COLUMNS = COUNTS.reduce((sum, [, columns]) => sum + columns, 0)
/** All seven knights, and a gap. */
const KNIGHT_COLUMNS = 14

/** A row of numbers for each player, with the castle below. */
export function playerLines(view: LancasterView, context: DrawContext): string[] {
  const { paint } = context
  const names = new Names(view, context)
  const heading =
    padTo(' Player', NAME_COLUMNS) +
    COUNTS.map(([title, columns]) => padTo(title, columns)).join('') +
    padTo('court', KNIGHT_COLUMNS) +
    padTo('reserve', KNIGHT_COLUMNS) +
    'nobles'
  return [paint.heading(heading), ...view.parties.flatMap((party) => partyLines(party, view, names, context))]
}

function partyLines(party: PartyView, view: LancasterView, names: Names, { width }: DrawContext): string[] {
  const isAlly = names.isAlly(party.party)
  const mark = view.startPlayer === party.party ? '*' : ' '
  // An ally has no goods or points, and what is behind a screen is unknown.
  const counts = isAlly ? [] : [party.points, party.gold ?? '?', party.squires ?? '?', votesText(party)]
  const figures =
    padTo(
      padTo(names.painted(party.party, `${mark}${names.plain(party.party)}`), NAME_COLUMNS) +
        counts.map((count, index) => padTo(`${count}`, COUNTS[index][1])).join(''),
      NAME_COLUMNS + COUNT_COLUMNS,
    ) +
    padTo(strengthsText(party.court), KNIGHT_COLUMNS) +
    padTo(strengthsText(party.reserve), KNIGHT_COLUMNS) +
    (isAlly ? '' : party.nobles.join('') || '-')
  const more = [...henryPieces(party), ...ballotPieces(party)]
  return [
    figures.trimEnd(),
    ...wrap('   castle:', party.castle.map(spaceText), width, '           ', '  '),
    ...(more.length === 0
      ? []
      : wrap(
          '   also:',
          more.map((piece, i) => (i < more.length - 1 ? `${piece},` : piece)),
          width,
          '     ',
        )),
  ]
}

const votesText = ({ votes, leftoverVotes }: PartyView): string =>
  leftoverVotes > 0 ? `${votes} +${leftoverVotes}` : `${votes}`

/** `squires=` is an extension, `gold:2` a knight, `votes:-` a free space. */
function spaceText({ space, extension, faceDown, knight }: CastleSpaceView): string {
  if (extension) return `${space}=${faceDown ? 'down' : 'built'}`
  return `${space}:${knight > 0 ? knight : '-'}`
}

function ballotPieces({ hasVoted, ballot }: PartyView): string[] {
  if (!hasVoted) return []
  if (ballot === null) return ['has voted']
  return [`votes ${ballot.yes ? 'yes' : 'no'} with ${ballot.votes}`]
}

/** What the spaces of a castle give. */
export function castleKey(view: LancasterView, { texts, paint, width }: DrawContext): string[] {
  const said = (of: PartyView | undefined, kind: string): string[] =>
    (of?.castle ?? []).map(({ space }, index, all) => {
      const end = index < all.length - 1 ? ',' : ''
      return paint.faint(`${space}: ${texts.say(`${kind}.${space}`)}${end}`)
    })
  const ally = view.parties.find(({ party, leader }) => party !== leader)
  return [
    ...wrap(paint.faint(' Castles give'), said(view.parties[0], 'castle'), width, '    '),
    ...(ally === undefined ? [] : wrap(paint.faint(" Allies' castles give"), said(ally, 'allyCastle'), width, '    ')),
  ]
}
