/**
 * Letters of other alphabets, and signs, that a reader takes for the Latin ones below them. Those of a pair that look alike
 * only as capitals, or only as small letters, are here only as such.
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
  // Latin letters of phonetics and of other times
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

/** A capital I behind a small letter reads as a small L. */
const HIDDEN_L = /(?<=\p{Ll})I+/gu

/**
 * What is left of a text for the eye: texts that people would take for each other have the same look. Accents count, for
 * Müller is not Muller; capitals, spaces and the alphabet do not. Stored with names, so a change here needs a migration.
 */
export const lookOf = (text: string): string =>
  [...text.normalize('NFKD').replace(HIDDEN_L, (found) => 'l'.repeat(found.length))]
    .map((sign) => LATIN.get(sign) ?? sign)
    .join('')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, '')
