import type { Language } from '../../texts/languages.ts'

/** What is said around the exercises. It comes with them, so that no other page has to carry it. */
export interface PracticeFrame {
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

export const FRAME: Readonly<Record<Language, PracticeFrame>> = {
  en: {
    lead: 'Positions with one best way to play, on the real board by the real rules. Every answer has been reckoned to the end: all moves, all dice, and opponents who do their worst. Nothing that matters is hidden.',
    solved: 'solved',
    progress: (solved, of) => `${solved} of ${of} solved`,
    hint: 'Show a hint',
    showBest: 'Show the best line',
    again: 'Once more',
    next: 'Next position',
    list: 'All positions',
    found: 'Solved! That is the best.',
    shown: 'That was the best line. Try it yourself once more.',
    allDone: 'You have solved all positions of this game.',
    good: 'Good, but there is better.',
    notBest: 'That is not it.',
    chances: (value, best) => `It leads to the goal in ${value} of all cases, the best move in ${best}.`,
    amounts: (value, best) => `It comes to ${value} on average, the best move to ${best}.`,
    takenBack: 'The move has been taken back.',
    you: 'you',
    opponent: 'opponent',
  },
  de: {
    lead: 'Stellungen mit einem besten Weg, auf dem echten Spielbrett nach den echten Regeln. Jede Antwort ist bis zum Ende durchgerechnet: alle Züge, alle Würfel, und Gegner, die dir das Schlimmste antun. Nichts, worauf es ankommt, ist verborgen.',
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
    notBest: 'Das ist es nicht.',
    chances: (value, best) => `So erreichst du das Ziel in ${value} aller Fälle, mit dem besten Zug in ${best}.`,
    amounts: (value, best) => `Das ergibt im Schnitt ${value}, der beste Zug ${best}.`,
    takenBack: 'Der Zug wurde zurückgenommen.',
    you: 'du',
    opponent: 'Gegner',
  },
  pl: {
    lead: 'Pozycje, w których jest jedna najlepsza droga, na prawdziwej planszy według prawdziwych zasad. Każda odpowiedź jest policzona do końca: wszystkie ruchy, wszystkie rzuty i przeciwnicy, którzy robią to, co dla ciebie najgorsze. Nic ważnego nie jest ukryte.',
    solved: 'rozwiązana',
    progress: (solved, of) => `Rozwiązane: ${solved} z ${of}`,
    hint: 'Pokaż wskazówkę',
    showBest: 'Pokaż najlepszą drogę',
    again: 'Jeszcze raz',
    next: 'Następna pozycja',
    list: 'Wszystkie pozycje',
    found: 'Rozwiązane! Lepiej się nie da.',
    shown: 'To była najlepsza droga. Spróbuj jeszcze raz samodzielnie.',
    allDone: 'Wszystkie pozycje tej gry są rozwiązane.',
    good: 'Dobrze, ale można lepiej.',
    notBest: 'To nie to.',
    chances: (value, best) => `Tak osiągniesz cel w ${value} przypadków, najlepszym ruchem w ${best}.`,
    amounts: (value, best) => `To daje średnio ${value}, a najlepszy ruch ${best}.`,
    takenBack: 'Ruch został cofnięty.',
    you: 'ty',
    opponent: 'przeciwnik',
  },
}
