/**
 * Polish names of cards and twists, and the grammatical forms of card names.
 * Names from a deck file have no forms, so they are in quotation marks after the noun "karta" or "bitwa".
 */
/** By the English name, for decks without a Polish one. */
export const POLISH_NAMES: Readonly<Record<string, string>> = {
  'First St Albans': 'St Albans',
  'Bosworth Field': 'Bosworth',
  'Combined Forces': 'Połączone siły',
  'French Treachery': 'Francuska zdrada',
  'Warwick the Kingmaker': 'Warwick, Twórca Królów',
  'Earl of Northumberland': 'Hrabia Northumberland',
  'French Aid': 'Francuska pomoc',
  'Earl of Devon': 'Hrabia Devon',
  'Lord Stanley Waits': 'Lord Stanley zwleka',
  'Act of Attainder': 'Akt o utracie praw',
  'Commission of Array': 'Królewski zaciąg',
  'Cunning Plans': 'Chytre plany',
  'Hard Winter': 'Sroga zima',
  Loveday: 'Dzień Pojednania',
  'Fog of War': 'Mgła wojny',
  'Three Suns': 'Trzy słońca',
}

/** The text after "bitwa", by the Polish name of the battlefield. */
const BATTLES = new Map(
  ['St Albans', 'Wakefield', "Mortimer's Cross", 'Hexham', 'Barnet', 'Tewkesbury', 'Bosworth'].map((place) => [
    place,
    `pod ${place}`,
  ]),
)

/** `acc` and `gen` with the noun "karta", and `at` for use after "bitwa". */
export const polishForms = (name: string): Readonly<Record<string, string>> => ({
  acc: `kartę „${name}”`,
  gen: `karty „${name}”`,
  at: BATTLES.get(name) ?? `„${name}”`,
})
