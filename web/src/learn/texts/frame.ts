import type { Language } from '../../texts/languages.ts'

/** Texts around the lessons. They are loaded with them, so that other pages stay small. */
export interface LessonFrameTexts {
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

export const FRAME: Readonly<Record<Language, LessonFrameTexts>> = {
  en: {
    title: 'Learn to play',
    lead: 'You play each lesson step by step on the real board with the real rules. You can leave at any time; your progress is saved on this device.',
    minutes: '10–15 minutes',
    begin: 'Start lesson',
    goOn: 'Continue',
    again: 'Repeat',
    finished: 'completed',
    progress: (step, of) => `Step ${step} of ${of}`,
    goal: 'Your task',
    hint: 'Hint',
    showMe: 'Do it for me',
    next: 'Next step',
    jump: 'Go to step',
    restart: 'Start over',
    wrong: 'The rules allow this move, but it is not the task here, so it has been undone.',
    done: 'Well done.',
    over: 'You have completed the lesson. Time for a real game!',
    play: 'Play a game',
    others: 'Other lessons',
    you: 'you',
    opponent: 'opponent',
  },
  de: {
    title: 'Spielen lernen',
    lead: 'Jede Lektion spielst du Schritt für Schritt auf dem echten Spielbrett nach den echten Regeln. Du kannst jederzeit aufhören; dein Fortschritt bleibt auf diesem Gerät gespeichert.',
    minutes: '10–15 Minuten',
    begin: 'Lektion beginnen',
    goOn: 'Weiter',
    again: 'Wiederholen',
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
    over: 'Du hast die Lektion abgeschlossen. Zeit für eine echte Partie!',
    play: 'Eine Partie spielen',
    others: 'Andere Lektionen',
    you: 'du',
    opponent: 'Gegner',
  },
  pl: {
    title: 'Nauka gry',
    lead: 'Każda lekcja toczy się krok po kroku na prawdziwej planszy według prawdziwych zasad. Możesz przerwać w każdej chwili; twoje postępy są zapisane na tym urządzeniu.',
    minutes: '10–15 minut',
    begin: 'Zacznij lekcję',
    goOn: 'Dalej',
    again: 'Powtórz',
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
    over: 'Lekcja ukończona. Czas na prawdziwą partię!',
    play: 'Zagraj partię',
    others: 'Inne lekcje',
    you: 'ty',
    opponent: 'przeciwnik',
  },
}
