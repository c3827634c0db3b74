import type { LessonTexts } from '../../../learn/texts.ts'

export const texts: LessonTexts = {
  welcome: {
    title: 'Deine Familie',
    goal: 'Du bist Blau, eine der Familien um Heinrich V. In jeder von fünf Runden platzierst du Ritter, stimmst über Gesetze ab und nimmst Erträge. Wer am Ende die meisten Machtpunkte hat, gewinnt.\n\nDeine Ritter haben die Stärken 1 bis 4. Je ein Ritter der Stärke 1, 2 und 3 ist an deinem Hof; weitere warten im Nachschub. Gold und Knappen liegen hinter deinem Sichtschirm.',
  },
  county: {
    title: 'Counties',
    goal: 'Reihum platziert jede Familie einen Ritter. Ein County verlangt eine Mindeststärke; wer es am Ende der Runde hält, bekommt dort den Adligen oder den Ertrag. Northumberland bringt einen Ausbau für dein Castle.\n\nPlatziere deinen 2er-Ritter ohne Knappen in Northumberland.',
    hint: 'Wähle den 2er an deinem Hof, dann Northumberland, dann keine Knappen.',
    done: 'Rot kam mit einem 2er und 1 Knappen: 3 gegen 2. Dein Ritter wurde verdrängt und ist wieder an deinem Hof.',
  },
  displace: {
    title: 'Verdrängen',
    goal: 'Einen Ritter kann nur verdrängen, wer stärker ist; Gleichstand reicht nicht. Jeder Knappe, der mitkommt, zählt 1 dazu, aber nicht für die Mindeststärke des Countys.\n\nHol dir Northumberland mit deinem 3er und 1 Knappen zurück: 4 gegen 3.',
    hint: 'Wähle den 3er, dann Northumberland, dann 1 Knappen.',
    done: 'Der Ritter von Rot muss woandershin, und der Knappe ist verloren. Der Ritter ist nach Surrey gegangen.',
  },
  castle: {
    title: 'Dein Castle',
    goal: 'Im eigenen Castle ist ein Ritter sicher: Niemand kann ihn verdrängen. Er bringt, was sein Feld zeigt. Wo ein Ausbau liegt, kann niemand stehen; dafür bringt der Ausbau jede Runde von selbst Ertrag.\n\nPlatziere deinen 1er in deinem Castle auf der Aufwertung.',
    hint: 'Wähle den 1er, dann das Feld mit der Aufwertung in deinem Castle.',
    done: 'Eine Aufwertung macht einen Ritter um 1 stärker. Wenn das Castle gewertet wird, kostet sie 2 Knappen.',
  },
  conflict: {
    title: 'Konflikte mit Frankreich',
    goal: 'In einem Konflikt kämpfen alle Ritter gemeinsam gegen Frankreich: Sind sie mindestens so stark, siegt England. Die stärkste Familie bekommt die meisten Machtpunkte. Wer einen Ritter schickt, erhält sofort eine Gunst des Königs.\n\nRot hat einen 1er in den linken Konflikt geschickt. Platziere deinen 2er dort und nimm als Gunst 1 Gold.',
    hint: 'Wähle den 2er, dann den Konflikt oben links. Wähle dann die erste Gunst mit 1 Gold.',
    done: '1 und 2 genügen gegen die französische Stärke 3. Alle Ritter sind platziert.',
  },
  vote: {
    title: 'Das Parlament',
    goal: 'Drei neue Gesetze sind vorgeschlagen. Alle stimmen verdeckt mit Ja oder Nein und dürfen Stimmsteine dazulegen. Gleichstand genügt. Ein neues Gesetz drängt das linke hinaus.\n\nDas erste bringt 1 Knappen für jeden platzierten Ritter der Stärke 2. Du hast einen. Stimm mit Ja und 1 Stimmstein.',
    hint: 'Wähle Ja und 1 Stimmstein.',
    done: 'Zwei dafür, zwei dagegen: Das Gesetz ist angenommen. Dein Stimmstein hat den Ausschlag gegeben.',
  },
  'more-votes': {
    title: 'Zwei weitere Abstimmungen',
    goal: 'Die nächsten beiden Gesetze nützen dir nichts. Und wenn sonst nichts angenommen wird, bleibt das Gesetz, das dem Spieler mit den meisten Knappen einen neuen Ritter gibt: dir!\n\nStimm zweimal mit Nein, ohne Stimmsteine.',
    hint: 'Wähle beide Male Nein ohne Stimmsteine.',
    done: 'Beide sind abgelehnt. Die drei geltenden Gesetze haben von links nach rechts gewirkt: Du hast einen neuen Ritter und 1 Knappen.',
  },
  noble: {
    title: 'Adlige und Erträge',
    goal: 'Jetzt werden die Counties gewertet. Aus jedem gehaltenen County nimmst du den Adligen oder den Ertrag, für 3 Gold auch beides. Adlige bringen jede Runde Stimmsteine und am Ende Machtpunkte: je mehr es sind, desto mehr ist jeder wert.\n\nNimm in Northumberland beides und bau den Ausbau mit den Stimmsteinen.',
    hint: 'Nimm beides. Wähle dann das Feld mit den Stimmsteinen in deinem Castle.',
    done: 'Der Ausbau bringt ab sofort Ertrag. Rot hielt Surrey und hat dich zum Startspieler gemacht.',
  },
  rewards: {
    title: 'Das Castle',
    goal: 'Dein Castle wird gewertet: dein Ritter dort und beide Ausbauten, in beliebiger Reihenfolge.\n\nWerte zuerst die Aufwertung. Sie kostet 2 Knappen. Mach aus deinem 3er einen 4er.',
    hint: 'Wähle das Feld mit der Aufwertung, dann den 3er an deinem Hof.',
    done: 'Danach gab es Stimmsteine, und links hat England gesiegt: Du warst am stärksten und hast 3 Machtpunkte. Der andere Konflikt geht unten weiter.',
  },
  final: {
    title: 'Die Schlusswertung',
    goal: 'Nach Runde 5 gibt es noch einmal Machtpunkte: 8 für die größte Gesamtstärke an Rittern und 4 für die zweitgrößte, ebenso für die meisten Ausbauten, und für Adlige nach ihrer Zahl: 1 Punkt für zwei, 36 für alle neun.\n\nDenk von Anfang an daran.',
  },
  'own-round': {
    title: 'Deine eigene Runde',
    goal: 'Runde 2 beginnt, und die anderen spielen jetzt selbst. „Mach es für mich“ tut, was ein Bot an deiner Stelle täte.\n\nSpiel die Runde zu Ende, wie du willst.',
    hint: 'Zwei oder drei Counties, ein Konflikt, der zu gewinnen ist, ein Ritter im Castle: Von allem etwas ist nie verkehrt.',
    done: 'Das war eine ganze Runde. Drei weitere kämen noch.',
  },
}
