import type { Language } from '../../texts/languages.ts'

/** The label of the field for moves, which only this board has. */
export const TYPE_A_MOVE: Readonly<Record<Language, string>> = {
  en: 'Type or choose a move',
  de: 'Zug eintippen oder auswählen',
  pl: 'Wpisz lub wybierz ruch',
}
