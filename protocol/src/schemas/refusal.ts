import Type from 'typebox'
import { type Data, oneOf, outputObject } from './schema.ts'

/** Every reason why the server refuses something: its HTTP status, and what it means for the caller. */
export const REFUSALS = {
  'bad-message': [400, 'The request or message does not match its schema; the text says where.'],
  'too-large': [413, 'A text, a message or a request is too long.'],
  'too-many-requests': [429, 'Too many requests. Wait before you try again.'],
  'too-many-sockets': [429, 'Too many sockets are open for this person or address. Close some of them first.'],
  'not-logged-in': [401, 'This needs a session cookie. Log in, or become a guest.'],
  'wrong-password': [403, 'The name or the password is wrong.'],
  'bad-name': [422, 'The name is too short or too long, looks like an address, or contains invisible characters.'],
  'name-reserved': [409, 'The name could be mistaken for the site, a guest or a bot.'],
  'name-taken': [409, 'Somebody has this name, or one that looks the same.'],
  'wrong-origin': [403, 'The request comes from a page of another site.'],
  'not-found': [404, 'There is nothing at this address, or nothing that you may see.'],
  'no-such-table': [404, 'There is no table with this id.'],
  'not-allowed': [403, 'You may not do this, or it is not possible now; the text says why.'],
  'seat-taken': [409, 'The seat is not free for you.'],
  'not-started': [409, 'The game has not begun: seats are still free.'],
  'already-started': [409, 'The game has begun, so nobody can join any more.'],
  'game-over': [409, 'The game is over.'],
  'not-over': [409, 'This is available only when the game is over.'],
  stale: [409, 'The message answers a question that is no longer asked. The current table is sent.'],
  'illegal-move': [422, 'The line is not one of the legal moves.'],
  'nothing-to-undo': [409, 'The last move is not yours, or it revealed something.'],
  'nothing-proposed': [409, 'There is no proposal to answer.'],
  'time-is-up': [409, 'Your time is up.'],
  'bad-table': [422, 'The game, its options, its components or its seats do not fit together; the text says why.'],
  'no-mail': [501, 'This server sends no mail.'],
  'nowhere-to-send': [409, 'The channel has no browser, confirmed address or webhook to send to yet.'],
  'link-expired': [410, 'The link in the mail is no longer valid. Request another one.'],
  unavailable: [503, 'Something failed on the server. It may or may not have been done: send the same again.'],
} as const satisfies Record<string, readonly [status: number, meaning: string]>

type Meanings = Readonly<Record<keyof typeof REFUSALS, string>>

export const RefusalCode = oneOf(
  Object.fromEntries(Object.entries(REFUSALS).map(([code, [, meaning]]) => [code, meaning])) as Meanings,
  'Why a request or message was refused, for programs.',
)
export type RefusalCode = Data<typeof RefusalCode>

export const RefusalAnswer = outputObject(
  { error: outputObject({ code: RefusalCode, text: Type.String({ description: 'Why, for people, in English.' }) }) },
  'Why a request was refused. Nothing has been changed, unless the code is `unavailable`.',
)
export type RefusalAnswer = Data<typeof RefusalAnswer>
