/**
 * Letters of other alphabets, and signs, that readers mistake for the Latin ones below them. If two letters look alike
 * only as capitals, or only as small letters, only those are listed.
 */
const LOOK_ALIKES: readonly (readonly [others: string, latin: string])[] = [
  // Cyrillic
  ['АВЕЗКМНОРСТУХІЈЅԌԚԜѴҮӀЬ', 'ABE3KMHOPCTYXIJSGQWVYIb'],
  ['аекорсухіјѕԁһӏԛԝѵү', 'aekopcyxijsdhlqwvy'],
  // Greek
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧͿ', 'ABEZHIKMNOPTYXJ'],
  ['αβγηικνορτυχωϳ', 'aßynikvoptuxwj'],
  // Armenian
  ['ՍՏՕԼ', 'USOL'],
  ['օսոհցզ', 'ounhgq'],
  // Phonetic and historical Latin letters
  ['ıɩɪɑɡᴀᴄᴇᴋᴍɴᴏᴘꜱᴛᴜᴠᴡʏᴢʙɢʜᴊʟʀ', 'iiiagacekmnopstuvwyzbghjlr'],
  // Digits and signs
  ['01|ǀ', 'olll'],
  ['’‘ʼʹʻ`′', "'''''''"],
  ['‐‒–—−', '-----'],
]

const LATIN = new Map(
  LOOK_ALIKES.flatMap(([others, latin]) => {
    const signs = [...latin]
    return [...others].map((other, i) => [other, signs[i]] as const)
  }),
)

/** A capital I after a small letter looks like a small L. */
const HIDDEN_L = /(?<=\p{Ll})I+/gu

/**
 * What a text looks like: texts that people would confuse have the same look. Accents count, because Müller is not
 * Muller; capitals, spaces and the alphabet do not. Looks are stored with names, so a change here needs a migration.
 */
export const lookOf = (text: string): string =>
  [...text.normalize('NFKD').replace(HIDDEN_L, (found) => 'l'.repeat(found.length))]
    .map((sign) => LATIN.get(sign) ?? sign)
    .join('')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, '')
