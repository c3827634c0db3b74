import Type, { type TSchema } from 'typebox'
import { GameList } from './game.ts'
import * as notification from './notification.ts'
import * as person from './person.ts'
import type { RefusalCode } from './refusal.ts'
import { Replay, ReplayQuery } from './replay.ts'
import { type Data, inputObject, outputObject, text } from './schema.ts'
import * as table from './table.ts'

interface RouteSettings {
  readonly summary: string
  readonly description?: string
  readonly params?: TSchema
  readonly querystring?: TSchema
  readonly body?: TSchema
  /** Whether the body can contain a file. All others have only a few kilobytes. */
  readonly hasFile?: true
  readonly answer: TSchema
  /** The possible refusals, in addition to those that every request can get. */
  readonly refusals?: readonly RefusalCode[]
}

const get = <const U extends string, const S extends RouteSettings>(url: U, settings: S) =>
  ({ method: 'GET', url, ...settings }) as const

const post = <const U extends string, const S extends RouteSettings>(url: U, settings: S) =>
  ({ method: 'POST', url, ...settings }) as const

const Nothing = inputObject({}, 'Nothing: an empty object.')
const Done = outputObject({}, 'Success.')
/** Malformed ids are accepted here: the response is that there is no such table. */
const ById = Type.Object({ id: Type.String({ description: 'The id of a table.' }) })
/** Other query parameters are ignored. */
const WithInvitation = Type.Object({
  invitation: Type.Optional(Type.Unknown({ description: 'The invitation, for a private table.' })),
})
const RecordText = Type.String({
  description: 'A record, as docs/record-format.md describes it.',
  'x-type': 'text/plain',
})

const ACCOUNT: readonly RefusalCode[] = ['bad-name', 'name-reserved', 'name-taken', 'not-allowed', 'not-logged-in']
const SEATED: readonly RefusalCode[] = ['not-logged-in', 'no-such-table', 'not-allowed', 'game-over', 'not-started']

/** Every route of the API. */
export const ROUTES = {
  becomeGuest: post('/api/guest', {
    summary: 'Become a guest',
    description: 'Without a session cookie you become a new guest and get one.',
    answer: person.Me,
  }),
  me: get('/api/me', { summary: 'Who am I?', answer: person.Me, refusals: ['not-logged-in'] }),
  register: post('/api/account', {
    summary: 'Turn the guest into an account',
    description: 'The guest keeps all tables and results.',
    body: person.Registration,
    answer: person.Registered,
    refusals: ACCOUNT,
  }),
  logIn: post('/api/login', {
    summary: 'Log in',
    body: person.Login,
    answer: person.Me,
    refusals: ['wrong-password'],
  }),
  logOut: post('/api/logout', { summary: 'Log out', answer: Done, refusals: ['not-logged-in'] }),
  changePassword: post('/api/password', {
    summary: 'Change the password',
    description: 'You are logged out everywhere else.',
    body: person.PasswordChange,
    answer: Done,
    refusals: ['not-logged-in', 'wrong-password'],
  }),
  myData: get('/api/me/data', {
    summary: 'Everything stored about me',
    answer: person.PersonalData,
    refusals: ['not-logged-in'],
  }),
  deleteMe: post('/api/me/delete', {
    summary: 'Delete my account',
    description:
      'Everything about you is deleted except your moves, which are part of other people’s games. Your seats become free.',
    body: person.AccountRemoval,
    answer: Done,
    refusals: ['not-logged-in', 'wrong-password'],
  }),
  profile: get('/api/people/:name', {
    summary: 'The profile of an account',
    description: 'Guests have none, and a hidden one is visible only to its owner.',
    params: Type.Object({ name: text(30) }),
    answer: person.Profile,
    refusals: ['not-found'],
  }),
  myProfile: get('/api/me/profile', {
    summary: 'Whether my profile is hidden',
    answer: person.ProfileSetting,
    refusals: ['not-logged-in'],
  }),
  setMyProfile: post('/api/me/profile', {
    summary: 'Show or hide my profile',
    body: person.ProfileSetting,
    answer: person.ProfileSetting,
    refusals: ['not-logged-in'],
  }),
  setMyLanguage: post('/api/me/language', {
    summary: 'Choose the language of mails and push messages',
    body: person.LanguageSetting,
    answer: person.LanguageSetting,
    refusals: ['not-logged-in'],
  }),

  games: get('/api/games', { summary: 'The games that can be played', answer: GameList }),
  tables: get('/api/tables', { summary: 'Public tables that are open or in play', answer: table.TableList }),
  myTables: get('/api/me/tables', {
    summary: 'Tables at which I have a seat',
    answer: table.TableList,
    refusals: ['not-logged-in'],
  }),
  openTable: post('/api/tables', {
    summary: 'Open a table',
    description: 'Without a session you become a guest. The game begins when the last seat is taken.',
    body: table.TableRequest,
    hasFile: true,
    answer: table.TableEntry,
    refusals: ['bad-table'],
  }),
  table: get('/api/tables/:id', {
    summary: 'One table',
    params: ById,
    querystring: WithInvitation,
    answer: table.TableEntry,
    refusals: ['no-such-table', 'not-allowed'],
  }),
  joinTable: post('/api/tables/:id/join', {
    summary: 'Take a seat',
    description: 'Without a session you become a guest. The game begins when the last seat is taken.',
    params: ById,
    body: table.JoinRequest,
    answer: table.TakenSeat,
    refusals: ['no-such-table', 'not-allowed', 'seat-taken', 'already-started'],
  }),
  leaveTable: post('/api/tables/:id/leave', {
    summary: 'Give up a seat before the game begins',
    params: ById,
    body: table.SeatChoice,
    answer: Done,
    refusals: ['not-logged-in', 'no-such-table', 'not-allowed'],
  }),
  rematch: post('/api/tables/:id/rematch', {
    summary: 'Play again with the same players',
    description: 'Everybody moves one seat on. The first request opens the table, the others join it.',
    params: ById,
    body: Nothing,
    answer: table.TableId,
    refusals: ['not-logged-in', 'no-such-table', 'not-allowed', 'not-over', 'bad-table', 'seat-taken'],
  }),
  offerSeat: post('/api/tables/:id/offer', {
    summary: 'Offer the seat of a player who has disappeared',
    params: ById,
    body: table.SeatChoice,
    answer: table.WrittenRow,
    refusals: SEATED,
  }),
  substitute: post('/api/tables/:id/substitute', {
    summary: 'Take over a vacant seat, or give it to a bot',
    params: ById,
    body: table.SubstituteRequest,
    answer: table.WrittenRow,
    refusals: [...SEATED, 'seat-taken', 'time-is-up', 'bad-table'],
  }),
  claimWin: post('/api/tables/:id/claim', {
    summary: 'End the game because of a vacant seat',
    params: ById,
    body: table.SeatChoice,
    answer: table.WrittenRow,
    refusals: SEATED,
  }),
  record: get('/api/tables/:id/record', {
    summary: 'The record, once the game is over',
    params: ById,
    querystring: WithInvitation,
    answer: RecordText,
    refusals: ['no-such-table', 'not-allowed', 'not-over'],
  }),
  replay: get('/api/tables/:id/replay', {
    summary: 'Replay a game that is over',
    params: ById,
    querystring: ReplayQuery,
    answer: Replay,
    refusals: ['no-such-table', 'not-allowed', 'not-over'],
  }),

  openApi: get('/api/openapi.json', {
    summary: 'This documentation, for programs',
    answer: Type.Unsafe<object>({ type: 'object', description: 'An OpenAPI 3.1 document.' }),
  }),
  docs: get('/api/docs', {
    summary: 'This documentation, for people',
    answer: Type.String({ description: 'A page.', 'x-type': 'text/html' }),
  }),
  health: get('/healthz', {
    summary: 'Whether the server works',
    answer: outputObject({ status: Type.Literal('ok') }),
  }),
  metrics: get('/metrics', {
    summary: 'Metrics for Prometheus',
    answer: Type.String({ description: 'The text format of Prometheus.', 'x-type': 'text/plain' }),
  }),

  myTurns: get('/api/me/turns', {
    summary: 'Tables that wait for me',
    description: 'Poll it about every 30 seconds.',
    answer: notification.WaitingTables,
    refusals: ['not-logged-in'],
  }),
  notifications: get('/api/me/notifications', {
    summary: 'How I am notified of my turns',
    answer: notification.NotificationSettings,
    refusals: ['not-logged-in'],
  }),
  setNotifications: post('/api/me/notifications', {
    summary: 'Switch a channel on or off, or choose its pace',
    body: notification.NotificationChoice,
    answer: notification.NotificationSettings,
    refusals: ['not-logged-in', 'not-allowed', 'nowhere-to-send'],
  }),
  subscribeBrowser: post('/api/me/push', {
    summary: 'Notify this browser of my turns',
    body: notification.PushSubscription,
    answer: notification.NotificationSettings,
    refusals: ['not-logged-in'],
  }),
  unsubscribeBrowser: post('/api/me/push/remove', {
    summary: 'Stop notifying this browser',
    body: notification.PushEndpoint,
    answer: notification.NotificationSettings,
    refusals: ['not-logged-in'],
  }),
  setMailAddress: post('/api/me/email', {
    summary: 'Set my mail address',
    description:
      'Sends a confirmation link there. Requires the password, because a person who reads this mail can reset it.',
    body: notification.NewMailAddress,
    answer: notification.NotificationSettings,
    refusals: ['not-logged-in', 'not-allowed', 'wrong-password', 'no-mail'],
  }),
  removeMailAddress: post('/api/me/email/remove', {
    summary: 'Remove my mail address',
    body: Nothing,
    answer: notification.NotificationSettings,
    refusals: ['not-logged-in'],
  }),
  setWebhook: post('/api/me/webhook', {
    summary: 'Set my webhook',
    body: notification.WebhookAddress,
    answer: notification.WebhookSecret,
    refusals: ['not-logged-in', 'not-allowed'],
  }),
  removeWebhook: post('/api/me/webhook/remove', {
    summary: 'Remove my webhook',
    body: Nothing,
    answer: notification.NotificationSettings,
    refusals: ['not-logged-in'],
  }),
  confirmMailAddress: post('/api/email/confirm', {
    summary: 'Confirm a mail address, and switch mail on',
    body: notification.MailToken,
    answer: Done,
    refusals: ['link-expired'],
  }),
  forgotPassword: post('/api/password/forgotten', {
    summary: 'Ask for a link to set a new password',
    description: 'It goes to the confirmed address. The answer is the same whether there is such an account or not.',
    body: notification.ForgottenPassword,
    answer: Done,
    refusals: ['no-mail'],
  }),
  resetPassword: post('/api/password/reset', {
    summary: 'Set a new password',
    description: 'You are logged out everywhere.',
    body: notification.PasswordReset,
    answer: Done,
    refusals: ['link-expired'],
  }),
} as const

type AnyRoute = (typeof ROUTES)[keyof typeof ROUTES]
type Part<R, P extends string> = R extends { readonly [K in P]: infer S extends TSchema } ? Data<S> : never
/** Fields that may be missing may also be undefined: JSON leaves them out. */
type Loose<T> = T extends unknown
  ? { readonly [K in keyof T]: object extends Pick<T, K> ? T[K] | undefined : T[K] }
  : never
type MaybeMissing<Name extends string, T> = object extends T
  ? { readonly [N in Name]?: T }
  : { readonly [N in Name]: T }
type If<R, P extends string, Input> = R extends { readonly [K in P]: TSchema } ? Input : unknown

/** The types of requests and responses, by method and address. */
export namespace Api {
  export type Method = AnyRoute['method']
  export type Url<M extends Method> = Extract<AnyRoute, { method: M }>['url']
  type Route<M, U> = Extract<AnyRoute, { method: M; url: U }>
  export type Answer<M, U> = Part<Route<M, U>, 'answer'>
  type InputOf<R> = If<R, 'params', { readonly params: Part<R, 'params'> }> &
    If<R, 'querystring', { readonly query?: { readonly [K in keyof Part<R, 'querystring'>]?: string | undefined } }> &
    If<R, 'body', MaybeMissing<'body', Loose<Part<R, 'body'>>>>
  /** What a request needs. */
  export type Input<M, U> = InputOf<Route<M, U>>
}
