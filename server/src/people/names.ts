import { lookOf } from '../input/look-alikes.ts'
import { Refusal } from '../refusal.ts'

/** The name shown for deleted and unknown people. */
export const DELETED_PERSON = 'somebody'

/** Guest names begin with this word. */
const GUEST = 'Guest'

const MAX_LENGTH = 30
/** Enough for every language, too few to cover the lines above and below. */
const MAX_ACCENTS = 3

export const guestName = (id: string): string => `${GUEST} ${id.slice(0, 4)}`

/** Control, direction, invisible and unassigned characters. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u
const ADDRESS = /[/\\:@<>]|www\./i
const STACKED_ACCENTS = new RegExp(`\\p{M}{${MAX_ACCENTS + 1}}`, 'u')

/** A name with one of these words would look official. */
const TITLES = ['admin', 'administrator', 'moderator', 'webmaster', 'bot']
/** The same for these as a whole name; together with another word they are people's names. */
const OFFICES = ['mod', 'operator', 'root', 'staff', 'support', 'system', 'server', 'official', 'Tudor Rose']
/** Names that mean no particular person. */
const PLACEHOLDERS = [DELETED_PERSON, 'nobody', 'anybody', 'everybody', 'observer', 'deleted', 'null', 'undefined']

/**
 * A valid account name, normalised. Refuses others as `bad-name`; whether the name is free is checked elsewhere.
 */
export function accountName(value: string): string {
  const bad = (sentence: string): Refusal => new Refusal('bad-name', sentence)
  // Checked before normalising, which takes longer the longer the text is.
  if (value.length > 10 * MAX_LENGTH) throw bad(`a name can have at most ${MAX_LENGTH} characters`)
  if (INVISIBLE.test(value)) throw bad('a name cannot contain line breaks or invisible characters')
  const name = value.normalize('NFKC').trim().replace(/\s+/g, ' ')
  if (name.length > MAX_LENGTH) throw bad(`a name can have at most ${MAX_LENGTH} characters`)
  if ((name.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < 2) throw bad('a name needs at least two letters or digits')
  // Names appear in mails to people who may not have asked for them, so they must not advertise anything.
  if (ADDRESS.test(name)) throw bad('a name cannot contain / \\ : @ < > or be a web address')
  if (STACKED_ACCENTS.test(name.normalize('NFD'))) throw bad('a name cannot have so many accents on one letter')
  return name
}

/** Refuses official names, guest names and bot names, in any spelling. */
export function checkFree(name: string, bots: readonly string[]): void {
  const words = name.split(/[^\p{L}\p{N}\p{M}$@!]+/u).map(plain)
  const whole = plain(name)
  const isReserved =
    words[0] === plain(GUEST) ||
    words.some((word) => RESERVED_WORDS.has(word)) ||
    RESERVED_NAMES.has(whole) ||
    bots.some((bot) => plain(bot) === whole)
  if (isReserved) throw new Refusal('name-reserved', 'this name is reserved; please choose another')
}

/** The look of a word without disguises: other characters, digits at the end, digits for letters. */
const plain = (text: string): string =>
  lookOf(text.replace(/\P{L}+$/u, ''))
    .normalize('NFD')
    .replace(/[3457$@!]/g, (sign) => LETTERS[sign])
    .replace(/\P{L}/gu, '')
    .replace(/i/g, 'l')

const LETTERS: Readonly<Record<string, string>> = { 3: 'e', 4: 'a', 5: 's', 7: 't', $: 's', '@': 'a', '!': 'l' }

const RESERVED_WORDS = new Set(TITLES.map(plain))
const RESERVED_NAMES = new Set([...TITLES, ...OFFICES, ...PLACEHOLDERS].map(plain))

/** The name as it is compared: capitals and the width of letters do not matter. */
export const nameKey = (name: string): string => name.trim().normalize('NFKC').toLowerCase()
