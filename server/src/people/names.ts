import { lookOf } from '../input/look-alikes.ts'
import type { Shape } from '../input/shape.ts'
import { Refusal } from '../refusal.ts'

/** What somebody is called who has been forgotten, or whom nobody knows. */
export const SOMEBODY = 'somebody'

/** The first word of the names that guests are given. */
const GUEST = 'Guest'

const LONGEST_NAME = 30
/** Enough for every language, and too few to write over the lines above and below. */
const MOST_ACCENTS = 3

export const guestName = (id: string): string => `${GUEST} ${id.slice(0, 4)}`

/** Control signs, what changes the direction, what is not seen, and what has no meaning yet. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u
const ADDRESS = /[/\\:@<>]|www\./i
const PILED_UP = new RegExp(`\\p{M}{${MOST_ACCENTS + 1}}`, 'u')

/** Who has such a word in the name would be taken for the house itself. */
const TITLES = ['admin', 'administrator', 'moderator', 'webmaster', 'bot']
/** The same for these as a whole name; with another word they are names of people. */
const OFFICES = ['mod', 'operator', 'root', 'staff', 'support', 'system', 'server', 'official', 'Tudor Rose']
/** Names that stand for nobody in particular. */
const NOBODYS = [SOMEBODY, 'nobody', 'anybody', 'everybody', 'observer', 'deleted', 'null', 'undefined']

/**
 * A name that somebody may choose, tidied up. What is wrong with it is refused as `bad-name`; whether it is free is another
 * matter.
 */
export const accountName: Shape<string> = (value, path) => {
  if (typeof value !== 'string') throw new Refusal('bad-message', `${path} should be a text`)
  const bad = (sentence: string): Refusal => new Refusal('bad-name', sentence)
  // Before anything is normalised: that costs more, the longer it is.
  if (value.length > 10 * LONGEST_NAME) throw bad(`a name has at most ${LONGEST_NAME} characters`)
  if (UNSEEN.test(value)) throw bad('a name has no line breaks and nothing else that cannot be seen')
  const name = value.normalize('NFKC').trim().replace(/\s+/g, ' ')
  if (name.length > LONGEST_NAME) throw bad(`a name has at most ${LONGEST_NAME} characters`)
  if ((name.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < 2) throw bad('a name has at least two letters')
  // Names stand in mails to people who have asked for none, and nobody's advertisement should.
  if (ADDRESS.test(name)) throw bad('a name has none of the signs / \\ : @ < > and is no address')
  if (PILED_UP.test(name.normalize('NFD'))) throw bad('a name has no more accents than anybody can read')
  return name
}

/** Refuses the names of the house, of its guests and of its bots, however they are written. */
export function checkFree(name: string, bots: readonly string[]): void {
  const words = name.split(/[^\p{L}\p{N}\p{M}$@!]+/u).map(plain)
  const whole = plain(name)
  const isReserved =
    words[0] === plain(GUEST) ||
    words.some((word) => RESERVED_WORDS.has(word)) ||
    RESERVED_NAMES.has(whole) ||
    bots.some((bot) => plain(bot) === whole)
  if (isReserved)
    throw new Refusal('name-reserved', 'this name could be taken for that of the house; please choose another')
}

/** The look of a word without what is put in to make it another one: other signs, digits behind, digits for letters. */
const plain = (text: string): string =>
  lookOf(text.replace(/\P{L}+$/u, ''))
    .normalize('NFD')
    .replace(/[3457$@!]/g, (sign) => LETTERS[sign])
    .replace(/\P{L}/gu, '')
    .replace(/i/g, 'l')

const LETTERS: Readonly<Record<string, string>> = { 3: 'e', 4: 'a', 5: 's', 7: 't', $: 's', '@': 'a', '!': 'l' }

const RESERVED_WORDS = new Set(TITLES.map(plain))
const RESERVED_NAMES = new Set([...TITLES, ...OFFICES, ...NOBODYS].map(plain))

/** The name as it is looked up: whoever logs in need not mind capitals or how wide the letters are. */
export const nameKey = (name: string): string => name.trim().normalize('NFKC').toLowerCase()
