/** Move texts, without the rules, so that pages can import them alone. move.ts maps them to integers. */
import { defineMoves, idField, listField, type MoveField, nameField, numberField, wordField } from '@tudor-rose/table'

/** In the order of `REGION_NAMES`. */
const REGION_TEXTS = { north: 'the North', centre: 'the Centre', south: 'the South' } as const

export const ANNOUNCEMENT_KINDS = ['single', 'pair', 'triple'] as const
export type AnnouncementKind = (typeof ANNOUNCEMENT_KINDS)[number]
export interface Announcement {
  readonly kind: AnnouncementKind
  readonly number: number
}

/** From lowest to highest. */
export const ANNOUNCEMENTS: readonly Announcement[] = ANNOUNCEMENT_KINDS.flatMap((kind) =>
  [1, 2, 3, 4, 5, 6].map((number) => ({ kind, number })),
)
/** Counts from 1, as in the state. */
export const rankOf = ({ kind, number }: Announcement): number => ANNOUNCEMENT_KINDS.indexOf(kind) * 6 + number

const announcement = listField(ANNOUNCEMENTS, ({ kind, number }) =>
  kind === 'single' ? `single ${number}` : `${kind} of ${number}`,
)

export type Dice = readonly [number, number, number]

const dice: MoveField<Dice> = {
  pattern: '[1-6] [1-6] [1-6]',
  read: (text) => text.split(' ').map(Number) as unknown as Dice,
  write: (values) => values.join(' '),
}

export const moveTexts = defineMoves(
  {
    /** Ids come from the deck. */
    card: wordField,
    region: idField(REGION_TEXTS),
    /** Places for troops of a colour. The halves of the battlefield are named after the houses. */
    place: idField({
      ...REGION_TEXTS,
      reserve: 'the reserve',
      supply: 'the supply',
      'red-half': "Lancaster's half",
      'white-half': "York's half",
    }),
    colour: nameField(['red', 'white', 'blue']),
    count: numberField(99),
    announcement,
    dice,
  },
  {
    give: 'give {card}',
    /** A battlefield, or an event in its place. */
    offer: 'offer {card}',
    /** Troops for the battlefield. */
    take: 'take one from {from:place}',
    event: 'play {card} for its event',
    /** The player's own side event (Cunning Plans). */
    side: 'play {card} for its side event',
    muster: 'play {card} to fill the reserve',
    commit: 'play {card} to commit {count}',
    march: 'play {card} to move into {region}',
    place: 'play {card} to place troops',
    remove: 'play {card} to remove troops',
    discard: 'play {card} for nothing',
    from: 'move one from {region}',
    try: 'try {region}',
    shift: 'shift {colour} from {from:place} to {to:place}',
    stop: 'stop',
    announce: 'announce {announcement}',
    believe: 'believe',
    doubt: 'doubt',
    turn: 'turn the dice to {dice}',
    leave: 'leave the dice',
    settle: 'settle {count} in {region}',
    withdraw: 'withdraw to the reserve',
    keep: 'keep the card',
    drop: 'drop the card',
  },
)

export type CousinsMove = NonNullable<ReturnType<typeof moveTexts.read>>
export type MoveVerb = CousinsMove['verb']
export type MoveOf<V extends MoveVerb> = Extract<CousinsMove, { readonly verb: V }>
export type Colour = MoveOf<'shift'>['colour']
export type Region = MoveOf<'try'>['region']
export type TroopLocation = MoveOf<'shift'>['to']
/** Parses a line that is known to be a move. */
export const readMove = moveTexts.readKnown
