import Type from 'typebox'
import { type Data, inputObject, oneOf, orNull, outputObject, text, time } from './schema.ts'
import { Seat } from './seat.ts'
import { TableStatus } from './table-view.ts'

const name = Type.String({ description: 'The name as others see it.' })

export const Language = oneOf(
  { en: 'English.', de: 'German.', pl: 'Polish.' },
  'The language of mails and push messages, and of the pages that mails link to.',
)
export type Language = Data<typeof Language>

export const LanguageSetting = inputObject({ language: Language })
export type LanguageSetting = Data<typeof LanguageSetting>

export const Me = outputObject(
  {
    id: Type.String(),
    name,
    account: Type.Boolean({ description: 'Whether it is an account with a password, or a guest.' }),
    language: Language,
  },
  'Who you are.',
)
export type Me = Data<typeof Me>

export const Registered = outputObject({ name, account: Type.Literal(true) }, 'The normalised name.')

/**
 * Longer than any password that people type. There is no minimum, because the oldest passwords may be shorter than new
 * ones must be.
 */
const password = text(200)
export const NewPassword = text(200, { minLength: 8 })

/** Accepts almost anything, because bad names are refused later, as `bad-name`. */
const chosenName = Type.String({
  description:
    '2 to 30 characters, at least two of them letters or digits. Spaces around it are cut off, those inside become one.',
})

export const Registration = inputObject({ name: chosenName, password: NewPassword }, 'The guest becomes an account.')
export type Registration = Data<typeof Registration>

export const Login = inputObject({ name: text(30), password })
export type Login = Data<typeof Login>

export const PasswordChange = inputObject({ old: password, password: NewPassword })
export type PasswordChange = Data<typeof PasswordChange>

export const AccountRemoval = inputObject({ password: Type.Optional(password) }, 'Required for accounts.')
export type AccountRemoval = Data<typeof AccountRemoval>

export const ProfileSetting = inputObject({
  hidden: Type.Boolean({ description: 'Whether only you can see your profile.' }),
})
export type ProfileSetting = Data<typeof ProfileSetting>

export const GameResult = oneOf({ won: 'Won.', drawn: 'Drawn.', lost: 'Lost.' }, 'How a game ended for a person.')
export type GameResult = Data<typeof GameResult>

const Rating = outputObject(
  { mu: Type.Number(), sigma: Type.Number(), games: Type.Integer() },
  'An openskill rating: the estimate, its uncertainty, and the number of rated games.',
)

const GameTally = outputObject({
  game: Type.String(),
  won: Type.Integer(),
  drawn: Type.Integer(),
  lost: Type.Integer(),
  rating: orNull(Rating, 'Null before the first rated game.'),
})
export type GameTally = Data<typeof GameTally>

export const Profile = outputObject(
  {
    name,
    since: time('When the person registered'),
    games: Type.Array(GameTally, { description: 'Includes private tables.' }),
    tables: Type.Array(
      outputObject({
        id: Type.String(),
        game: Type.String(),
        seat: Seat,
        result: GameResult,
        rated: Type.Boolean(),
        endedAt: time('When the game ended'),
      }),
      { description: 'The latest public ones, at most 20.' },
    ),
  },
  'The public information about an account.',
)
export type Profile = Data<typeof Profile>

const row = Type.Unsafe<object>({ type: 'object' })
const rows = (description: string) => Type.Array(row, { description })

export const PersonalData = outputObject(
  {
    person: outputObject({
      id: Type.String(),
      name,
      account: Type.Boolean(),
      createdAt: time('When you first came'),
      hidesProfile: Type.Boolean(),
      language: orNull(Language, 'Null for people who registered before it was stored.'),
    }),
    sessions: rows('Where you are logged in, without the keys.'),
    tables: Type.Array(
      outputObject({
        id: Type.String(),
        game: Type.String(),
        status: TableStatus,
        createdAt: time('When it was opened'),
        opened: Type.Boolean({ description: 'Whether you opened it.' }),
        seats: Type.Array(Seat),
        formerSeats: Type.Array(Seat, { description: 'Seats that somebody took over from you.' }),
      }),
    ),
    results: rows('How your games ended.'),
    ratings: rows('Your ratings.'),
    attendance: rows('When you were last present at each table.'),
    notifications: Type.Unsafe<object>({ type: 'object', description: 'How you are notified of your turns.' }),
    chat: rows('Your chat lines.'),
    notes: rows('Your notes.'),
  },
  'Everything stored about you, row by row.',
)
export type PersonalData = Data<typeof PersonalData>
