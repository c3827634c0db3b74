import type { Language } from '../../texts/languages.ts'

/** Texts around the exercises. They are loaded with them, so that other pages stay small. */
export interface PracticeFrameTexts {
  readonly lead: string
  readonly solved: string
  readonly progress: (solved: number, of: number) => string
  readonly hint: string
  readonly showBest: string
  readonly again: string
  readonly next: string
  readonly list: string
  readonly found: string
  readonly shown: string
  readonly allDone: string
  readonly good: string
  readonly notBest: string
  /** Chances from 0 to 1. */
  readonly chances: (value: string, best: string) => string
  readonly amounts: (value: string, best: string) => string
  readonly takenBack: string
  readonly you: string
  readonly opponent: string
}

export const FRAME: Readonly<Record<Language, PracticeFrameTexts>> = {
  en: {
    lead: 'Positions with one best line of play, on the real board with the real rules. Every answer has been calculated to the end: all moves, all dice rolls and the best replies of your opponents. Nothing important is hidden.',
    solved: 'solved',
    progress: (solved, of) => `${solved} of ${of} solved`,
    hint: 'Show a hint',
    showBest: 'Show the best line',
    again: 'Try again',
    next: 'Next position',
    list: 'All positions',
    found: 'Solved! That is the best line.',
    shown: 'That was the best line. Now try it yourself.',
    allDone: 'You have solved all positions of this game.',
    good: 'Good, but there is a better move.',
    notBest: 'That is not the best move.',
    chances: (value, best) => `It reaches the goal in ${value} of all cases, the best move in ${best}.`,
    amounts: (value, best) => `It yields ${value} on average, the best move ${best}.`,
    takenBack: 'The move has been undone.',
    you: 'you',
    opponent: 'opponent',
  },
  de: {
    lead: 'Stellungen mit einem besten Weg, auf dem echten Spielbrett nach den echten Regeln. Jede Antwort ist bis zum Ende durchgerechnet: alle Züge, alle Würfe und Gegner, die bestmöglich dagegenhalten. Nichts, worauf es ankommt, ist verborgen.',
    solved: 'gelöst',
    progress: (solved, of) => `${solved} von ${of} gelöst`,
    hint: 'Tipp zeigen',
    showBest: 'Besten Weg zeigen',
    again: 'Noch einmal',
    next: 'Nächste Stellung',
    list: 'Alle Stellungen',
    found: 'Gelöst! Besser geht es nicht.',
    shown: 'Das war der beste Weg. Versuch es noch einmal selbst.',
    allDone: 'Du hast alle Stellungen dieses Spiels gelöst.',
    good: 'Gut, aber es geht besser.',
    notBest: 'Das ist nicht der beste Zug.',
    chances: (value, best) => `So erreichst du das Ziel in ${value} aller Fälle, mit dem besten Zug in ${best}.`,
    amounts: (value, best) => `Das ergibt im Schnitt ${value}, der beste Zug ${best}.`,
    takenBack: 'Der Zug wurde zurückgenommen.',
    you: 'du',
    opponent: 'Gegner',
  },
  pl: {
    lead: 'Pozycje z jedną najlepszą drogą, na prawdziwej planszy według prawdziwych zasad. Każda odpowiedź jest obliczona do końca: wszystkie ruchy, wszystkie rzuty i najlepsze odpowiedzi przeciwników. Nic ważnego nie jest ukryte.',
    solved: 'rozwiązana',
    progress: (solved, of) => `Rozwiązane: ${solved} z ${of}`,
    hint: 'Pokaż wskazówkę',
    showBest: 'Pokaż najlepszą drogę',
    again: 'Spróbuj ponownie',
    next: 'Następna pozycja',
    list: 'Wszystkie pozycje',
    found: 'Rozwiązane! Lepiej się nie da.',
    shown: 'To była najlepsza droga. Teraz spróbuj samodzielnie.',
    allDone: 'Wszystkie pozycje tej gry są rozwiązane.',
    good: 'Dobrze, ale można lepiej.',
    notBest: 'To nie jest najlepszy ruch.',
    chances: (value, best) => `Tak osiągniesz cel w ${value} przypadków, najlepszym ruchem w ${best}.`,
    amounts: (value, best) => `To daje średnio ${value}, a najlepszy ruch ${best}.`,
    takenBack: 'Ruch został cofnięty.',
    you: 'ty',
    opponent: 'przeciwnik',
  },
}
