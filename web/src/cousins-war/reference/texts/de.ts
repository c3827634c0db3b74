import type { CardTexts } from '../../../reference/card-parts.ts'
import type { en } from './en.ts'

export const de: CardTexts<keyof typeof en.boxes> = {
  about: 'Übersichtskarte. Die Zahlen hinter den Titeln sind Abschnitte der Spielregel.',
  boxes: {
    round: {
      title: 'Eine Runde',
      lines: [
        'Austeilen, bis beide sechs Karten haben.',
        'Geheim eine Karte tauschen.',
        'Das Schlachtfeld: Beide legen eine Karte aus. Die frühere Schlacht wird ausgetragen; wer sie ausgelegt hat, ist ihr Besitzer. Truppen darauf legen, wie die Karte sagt.',
        'Abwechselnd Karten spielen, der Besitzer zuerst, je vier.',
        'Die Schlacht.',
        'Wer hat gewonnen?',
        'Die letzte Karte behalten oder ablegen; mischen.',
      ],
    },
    cards: {
      title: 'Was eine Karte kann',
      lines: [
        'Das Hauptereignis, wenn es etwas ändern kann; oder ihre Befehlspunkte für eines davon:',
        'Reserve auffüllen: so viele Truppen aus dem Vorrat.',
        'Aufs Schlachtfeld: bis zu so viele aus der Reserve auf deine Hälfte.',
        'Bewegen: bis zu so viele aus Nachbarregionen in eine Region.',
        'Platzieren: so viele Versuche aus der Reserve, jeder mit einem Würfel. Eine Region, in der es gelang, ist für diese Karte erledigt.',
        'Entfernen: so viele Versuche, jeder mit einem Würfel. Der erste Erfolg beendet sie.',
      ],
    },
    place: { title: 'Platzieren: Würfel gegen deine Truppen dort, mit der neuen' },
    remove: { title: 'Entfernen: Würfel gegen die gegnerischen Truppen dort' },
    side: {
      title: 'Nebenereignisse',
      lines: [
        'Nach dem Einsatz eines Ereignisses, für Ereignis oder Punkte: Zeigt seine Leiste für diese Runde die Rose des Gegners oder eine Umrandung, darf der Gegner das Nebenereignis auslösen.',
      ],
    },
    battle: {
      title: 'Die Schlacht',
      lines: [
        'Der Angreifer, zuerst wer in der Region mehr Truppen hat (bei Gleichstand der Besitzer), würfelt geheim mit drei Würfeln und sagt eine Einzelzahl, einen Pasch oder einen Drilling an.',
        'Glaubt der Verteidiger die Ansage, gilt sie. Zweifelt er sie an, werden die Würfel gezeigt.',
        'Stimmt sie, verliert der Verteidiger eine Truppe. Wenn nicht: Der Angreifer darf seine letzte Karte spielen; zeigen die Würfel dann die Ansage, verliert niemand eine Truppe, sonst er.',
        'Der Verteidiger würfelt offen mit drei Würfeln und darf seine letzte Karte spielen. Vergleichen.',
        'Haben beide noch Truppen, tauschen sie die Rollen. Wer keine hat, hat verloren.',
      ],
    },
    dice: {
      title: 'Der Rang der Würfel',
      lines: [
        'Drilling vor Pasch vor Einzelzahl; bei gleicher Art die höhere Zahl. Andere Würfel entscheiden nie.',
        'Letzte Karte: Jeder Befehlspunkt dreht einen Würfel um 1, jeden nur einmal, nicht über 6 oder unter 1. Eine Karte pro Schlacht.',
        'Franzosen gehören zu der Hälfte, auf der sie liegen, und gehen zuerst verloren.',
      ],
    },
    losses: { title: 'Verluste' },
    after: {
      title: 'Nach der Schlacht',
      lines: [
        'Überlebende kommen in die Schlachtfeld-Region oder eine daneben, beliebig viele in die Reserve. Der Sieger behält das Schlachtfeld.',
      ],
    },
    victory: {
      title: 'Wer hat gewonnen?',
      lines: ['Kontrolle aller drei Regionen am Ende einer Runde. Nach Runde 5 mehr Regionen, dann mehr Schlachten.'],
    },
    fields: { title: 'Schlachtfelder' },
    events: { title: 'Ereignisse: Runden des Nebenereignisses' },
  },
}
