import Type from 'typebox'
import { NewPassword } from './person.ts'
import { type Data, inputObject, oneOf, orNull, outputObject, text, time } from './schema.ts'
import { Seat } from './seat.ts'

export const Channel = oneOf(
  { push: 'The browser, by web push.', email: 'Mail.', webhook: 'A POST to an address of yours.' },
  'How a person is notified that a table waits for them.',
)
export type Channel = Data<typeof Channel>

export const Pace = oneOf(
  { 'at-once': 'At once.', soon: 'Within 2 minutes.', hourly: 'Within an hour.', daily: 'Within a day.' },
  'How long turns are collected before they are sent as one message.',
)
export type Pace = Data<typeof Pace>

const setting = { on: Type.Boolean(), pace: Pace }

export const NotificationSettings = outputObject(
  {
    push: outputObject({
      ...setting,
      browsers: Type.Integer({ description: 'How many browsers have subscribed.' }),
      key: Type.String({ description: 'The `applicationServerKey` for `PushManager.subscribe`.' }),
    }),
    email: outputObject({
      ...setting,
      available: Type.Boolean({ description: 'Whether this server sends mail.' }),
      address: orNull(Type.String(), 'Null if there is none.'),
      confirmed: Type.Boolean(),
    }),
    webhook: outputObject({ ...setting, url: orNull(Type.String(), 'Null if there is none.') }),
  },
  'How you are notified of your turns.',
)
export type NotificationSettings = Data<typeof NotificationSettings>

export const NotificationChoice = inputObject({
  channel: Channel,
  on: Type.Optional(Type.Boolean()),
  pace: Type.Optional(Pace),
})
export type NotificationChoice = Data<typeof NotificationChoice>

const endpoint = text(1000, { minLength: 1 })
const key = text(200, { minLength: 1 })

export const PushSubscription = inputObject(
  { endpoint, keys: inputObject({ p256dh: key, auth: key }) },
  'The result of `PushManager.subscribe`.',
)
export type PushSubscription = Data<typeof PushSubscription>

export const PushEndpoint = inputObject({ endpoint })

const MailAddress = Type.String({
  maxLength: 254,
  pattern: '^\\s*[^\\s@<>()[\\]\\\\,;:"]+@[^\\s@<>()[\\]\\\\,;:"]+\\.[^\\s@<>()[\\]\\\\,;:".]+\\s*$',
  'x-wanted': 'a mail address such as anna@example.com',
})

export const NewMailAddress = inputObject({ address: MailAddress, password: text(200) })
export type NewMailAddress = Data<typeof NewMailAddress>

export const WebhookAddress = inputObject({
  url: text(1000, { minLength: 1, description: 'Begins with https:// and is on the public internet.' }),
})

export const WebhookSecret = outputObject({
  secret: Type.String({ description: 'Signs what is sent there. It is shown only once.' }),
})
export type WebhookSecret = Data<typeof WebhookSecret>

const token = text(200, { minLength: 1, description: 'The part after the # in the link of the mail.' })

export const MailToken = inputObject({ token })
export const PasswordReset = inputObject({ token, password: NewPassword })
export const ForgottenPassword = inputObject(
  { name: Type.Optional(text(30, { minLength: 1 })), email: Type.Optional(MailAddress) },
  'Either the name or the address.',
)

export const WaitingTable = outputObject(
  {
    id: Type.String(),
    game: Type.String(),
    title: Type.String({ description: 'The name of the game for people.' }),
    seat: Seat,
    since: time('When the table last changed'),
    deadline: orNull(time('When the next flag falls there'), 'Null if no clock runs.'),
    url: Type.String({ description: 'Its page; only a path if the server does not know its own address.' }),
  },
  'A table that waits for you.',
)
export type WaitingTable = Data<typeof WaitingTable>

export const WaitingTables = outputObject(
  { tables: Type.Array(WaitingTable) },
  'The table that has waited longest comes first.',
)
export type WaitingTables = Data<typeof WaitingTables>
