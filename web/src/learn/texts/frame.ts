import type { Language } from '../../texts/languages.ts'

/** What is said around the lessons. It comes with them, so that no other page has to carry it. */
export interface FrameWords {
  readonly title: string
  readonly lead: string
  readonly minutes: string
  readonly begin: string
  readonly goOn: string
  readonly again: string
  readonly finished: string
  readonly progress: (step: number, of: number) => string
  readonly goal: string
  readonly hint: string
  readonly showMe: string
  readonly next: string
  readonly jump: string
  readonly restart: string
  readonly wrong: string
  readonly done: string
  readonly over: string
  readonly play: string
  readonly others: string
  readonly you: string
  readonly opponent: string
}

export const FRAME: Readonly<Record<Language, FrameWords>> = {
  en: {
    title: 'Learn to play',
    lead: 'Each lesson is played on the real board by the real rules, step by step. You can leave at any time; your place is kept on this device.',
    minutes: '10 to 15 minutes',
    begin: 'Begin the lesson',
    goOn: 'Go on',
    again: 'Once more',
    finished: 'finished',
    progress: (step, of) => `Step ${step} of ${of}`,
    goal: 'Your task',
    hint: 'Hint',
    showMe: 'Do it for me',
    next: 'Next step',
    jump: 'Go to a step',
    restart: 'From the beginning',
    wrong: 'The rules allow this, but it is not the task here, so it has been taken back.',
    done: 'Well done.',
    over: 'That was the whole lesson. Now for a real game!',
    play: 'Play a game',
    others: 'Other lessons',
    you: 'you',
    opponent: 'opponent',
  },
  de: {
    title: 'Spielen lernen',
    lead: 'Jede Lektion spielst du auf dem echten Spielbrett nach den echten Regeln, Schritt für Schritt. Du kannst jederzeit aufhören; auf diesem Gerät bleibt gespeichert, wo du warst.',
    minutes: '10 bis 15 Minuten',
    begin: 'Lektion beginnen',
    goOn: 'Weiter',
    again: 'Noch einmal',
    finished: 'abgeschlossen',
    progress: (step, of) => `Schritt ${step} von ${of}`,
    goal: 'Deine Aufgabe',
    hint: 'Tipp',
    showMe: 'Mach es für mich',
    next: 'Nächster Schritt',
    jump: 'Zu einem Schritt',
    restart: 'Von vorn',
    wrong: 'Die Regeln erlauben das, aber hier geht es um etwas anderes. Der Zug wurde zurückgenommen.',
    done: 'Gut gemacht.',
    over: 'Das war die ganze Lektion. Zeit für eine echte Partie!',
    play: 'Eine Partie spielen',
    others: 'Andere Lektionen',
    you: 'du',
    opponent: 'Gegner',
  },
  pl: {
    title: 'Nauka gry',
    lead: 'Każda lekcja toczy się na prawdziwej planszy według prawdziwych zasad, krok po kroku. Możesz przerwać w każdej chwili; to urządzenie zapamięta, gdzie jesteś.',
    minutes: '10 do 15 minut',
    begin: 'Zacznij lekcję',
    goOn: 'Dalej',
    again: 'Jeszcze raz',
    finished: 'ukończona',
    progress: (step, of) => `Krok ${step} z ${of}`,
    goal: 'Twoje zadanie',
    hint: 'Wskazówka',
    showMe: 'Zrób to za mnie',
    next: 'Następny krok',
    jump: 'Przejdź do kroku',
    restart: 'Od początku',
    wrong: 'Zasady na to pozwalają, ale tu chodzi o co innego. Ruch został cofnięty.',
    done: 'Dobra robota.',
    over: 'To cała lekcja. Czas na prawdziwą partię!',
    play: 'Zagraj partię',
    others: 'Inne lekcje',
    you: 'ty',
    opponent: 'przeciwnik',
  },
}
