/**
 * Polish names of cards and twists, and the forms that sentences want of every card.
 * A deck file gives names but no forms, so a name stands unchanged in quotation marks after the noun "karta" or "bitwa".
 */
/** By the English name, for decks that give no Polish one. */
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

/** What goes after "bitwa", by the Polish name of the battlefield. */
const BATTLES = new Map(
  ['St Albans', 'Wakefield', "Mortimer's Cross", 'Hexham', 'Barnet', 'Tewkesbury', 'Bosworth'].map((place) => [
    place,
    `pod ${place}`,
  ]),
)

/** `acc` and `gen` with the noun "karta", and `at` to go after "bitwa". */
export const polishForms = (name: string): Readonly<Record<string, string>> => ({
  acc: `kartę „${name}”`,
  gen: `karty „${name}”`,
  at: BATTLES.get(name) ?? `„${name}”`,
})
