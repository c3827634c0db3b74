import type { LessonTexts } from '../../../learn/texts.ts'

export const texts: LessonTexts = {
  welcome: {
    title: 'Die Blocks',
    goal: 'Du führst das Haus York mit der weißen Rose. Lancaster hat den Thron; du bist der Thronbewerber und willst ihn haben.\n\nDeine Leute sind Blocks. Von deinen siehst du Namen, Stärke und Kampfwert, vom Feind nur die Rückseiten. In Essex steht York mit seinen Freunden. In Warwick stehen zwei rote Blocks; einer davon könnte der König sein.',
  },
  cards: {
    title: 'Karten',
    goal: 'In jeder Spielrunde wählen beide Häuser verdeckt eine Karte. Sie gibt Aktionspunkte, und die höhere Karte beginnt.\n\nSpiel die Karte mit 3 Aktionspunkten.',
    hint: 'Deine Hand liegt neben der Karte von England. Wähle die 3.',
    done: 'Lancaster hat eine 2 gespielt, also beginnst du.',
  },
  march: {
    title: 'Ziehen',
    goal: 'Ein Punkt aktiviert ein Gebiet: Jeder Block dort darf ein oder zwei Gebiete weit ziehen, auch in verschiedene Richtungen. Ein Gebiet des Feindes würde ihn aufhalten.\n\nZieh für einen Punkt mit March aus Sussex durch Wilts nach Gloucester, danach mit Rutland aus Sussex nach Wilts.',
    hint: 'Wähle den Block March, dann Wilts, dann Gloucester. Danach Rutland und Wilts.',
    done: 'Beide kamen aus Sussex, also hat das zusammen einen Punkt gekostet.',
  },
  borders: {
    title: 'Grenzlimits',
    goal: 'Über eine Grenze können pro Spielrunde nur begrenzt viele deiner Blocks ziehen: über eine gelbe 4, über eine blaue 3, über eine rote 2. An einer roten ist der Zug außerdem zu Ende.\n\nBring alle vier Blocks aus Essex nach Leicester. York, Warwick und Salisbury ziehen über die blaue Grenze; für Kent ist sie voll, er muss über Middlesex.',
    hint: 'Schick York, Warwick und Salisbury nach Leicester. Dann Kent nach Middlesex und weiter nach Leicester.',
    done: 'Wieder nur ein Punkt für alle vier.',
  },
  recruit: {
    title: 'Rekrutieren',
    goal: 'Für einen Punkt kannst du auch einen Block aus deinem Pool holen, mit voller Stärke. Ein Adliger kommt dorthin, wo sein Schild ist, wenn dort kein Feind steht.\n\nRekrutiere Norfolk in East Anglia und beende deine Aktionen.',
    hint: 'Norfolk wartet in deinem Pool. Wähle ihn, dann East Anglia. Der Knopf „Fertig“ steht bei der Frage.',
    done: 'Rekrutierte Blocks ziehen in derselben Spielrunde nicht mehr.',
  },
  attack: {
    title: 'Ein Angriff',
    goal: 'Eine andere Spielrunde. Drei rote Blocks halten Sussex. Wer in ein Gebiet des Feindes zieht, muss dort anhalten und kämpfen.\n\nZieh für deinen ersten Punkt mit March, Norfolk und Essex aus Kent nach Sussex.',
    hint: 'Wähle jeden der drei in Kent und dann Sussex, in beliebiger Reihenfolge.',
    done: 'Jeder Block eines Haupttreffens bindet einen Verteidiger: Der kann vor der Schlacht nicht mehr abziehen.',
  },
  'second-side': {
    title: 'Von zwei Seiten',
    goal: 'Du darfst über bis zu drei Grenzen angreifen. Eine davon ist das Haupttreffen; Blocks, die über eine andere kommen, sind deine Reserve.\n\nZieh auch mit Warwick und Salisbury aus Wilts nach Sussex und beende dann deine Aktionen.',
    hint: 'Wähle Warwick und Sussex, dann Salisbury und Sussex. Dann „Fertig“.',
    done: 'Sussex wird von zwei Seiten angegriffen.',
  },
  main: {
    title: 'Das Haupttreffen',
    goal: 'Das Haupttreffen kämpft von der ersten Schlachtrunde an, die Reserve erst ab der zweiten. Ins Haupttreffen gehören also die meisten Blocks.\n\nBestimme, dass das Haupttreffen aus Kent kommt.',
    hint: 'Wähle Kent auf der Karte von England.',
    done: 'Die Schlacht beginnt, und die vorderen Blocks werden aufgedeckt.',
  },
  'round-one': {
    title: 'Die erste Schlachtrunde',
    goal: 'In jeder Schlachtrunde ist jeder Block einmal an der Reihe: A vor B, B vor C, C vor D, bei gleichem Buchstaben erst die Verteidiger. Er würfelt mit so vielen Würfeln, wie er Steps hat; ein B2 trifft mit 1 und 2. Treffer gehen an den stärksten Feind.\n\nLass March, Norfolk und Essex feuern, wenn sie an der Reihe sind.',
    hint: 'Drück „Feuern“ für March. Wenn Norfolk und Essex an der Reihe sind, wähle erst Norfolk und dann Essex.',
    done: 'Somerset verteidigt als Thronfolger eine Krone und hat darum 1 mehr Kampfkraft. Jetzt ist deine Reserve da.',
  },
  retreat: {
    title: 'Ein Ausweg',
    goal: 'Ab der zweiten Schlachtrunde darf ein Block zurückweichen statt zu feuern, in ein Nachbargebiet ohne Feinde. Norfolk hat zwei Steps verloren; bring ihn lieber in Sicherheit.\n\nLass March feuern und dann Norfolk nach Kent zurückweichen.',
    hint: 'Drück „Feuern“ für March. Wähle dann Norfolk und danach Kent.',
    done: 'March hat Wiltshire endgültig ausgeschaltet, und Norfolk ist in Sicherheit. Wer in Runde 4 noch angreift, muss zurückweichen.',
  },
  reserves: {
    title: 'Die Reserve schlägt zu',
    goal: 'Zwei rote Blocks sind noch da, mit je einem Step. Warwick ist aus der Reserve gekommen: B3, drei Steps.\n\nLass Warwick feuern.',
    hint: 'Wähle Warwick in der Schlacht, dann „Feuern“.',
    done: 'Überzählige Treffer gehen an den nächsten Block. Somerset war Titelerbe und scheidet endgültig aus.',
  },
  regroup: {
    title: 'Umgruppieren',
    goal: 'Wer eine Schlacht gewinnt, darf seine Blocks in Nachbargebiete ohne Feinde umgruppieren.\n\nZieh Warwick nach Oxford und lass die anderen stehen. Drück dann „Fertig“.',
    hint: 'Wähle Warwick, dann Oxford, dann „Fertig“.',
    done: 'Deine Blocks werden wieder aufgestellt und sind verdeckt.',
  },
  king: {
    title: 'Der König selbst',
    goal: 'Jedes Haus hat fünf Titelerben. Der älteste im Spiel ist König oder Thronbewerber; bei dir ist das York. Sind alle fünf eines Hauses tot, hat das andere sofort gewonnen.\n\nHenry VI. ist in Leicester und hat nur noch zwei Steps. Zieh mit York und March dorthin und beende deine Aktionen.',
    hint: 'Wähle York und Leicester, dann March und Leicester. Dann „Fertig“.',
    done: 'Beim König ist Stanley, und der ist stärker als er.',
  },
  charge: {
    title: 'Ein Sturmangriff',
    goal: 'Würde York feuern, gingen seine Treffer an Stanley, den stärksten. Aber der älteste Titelerbe einer Seite darf stattdessen im Sturm angreifen: Er nennt sein Ziel. Ein Ziel, das überlebt, schlägt sofort zurück.\n\nLass March feuern. Dann greif mit York im Sturm Henry VI. an.',
    hint: 'Drück „Feuern“ für March. Wenn York an der Reihe ist, drück „Sturmangriff“ und wähle Henry VI.',
    done: 'Der König ist tot.',
  },
  treachery: {
    title: 'Verrat',
    goal: 'König, Thronbewerber und Warwick dürfen je einmal pro Schlacht statt zu feuern einen Verratswurf machen. Gewürfelt wird mit so vielen Würfeln, wie das Ziel Loyalität hat, und alle müssen gerade Zahlen zeigen. Stanley hat 1.\n\nLass March passen, damit Stanley bei Kräften bleibt. Dann mach mit York einen Verratswurf gegen Stanley.',
    hint: 'Drück „Passen“ für March. Wenn York an der Reihe ist, drück „Verratswurf“ und wähle Stanley.',
    done: 'Stanley ist übergelaufen. Blocks mit einer Rose tun das nie.',
  },
  'new-king': {
    title: 'Es lebe der König',
    goal: 'Für einen toten Titelerben kommt der älteste Minderjährige seines Hauses, und auf einen toten König folgt der nächste Thronfolger. Beides geschieht am Ende der Spielrunde.\n\nBleib, wo du bist: Beende das Umgruppieren.',
    hint: 'Drück „Fertig“.',
    done: 'Prinz Edward ist volljährig und schon König. Lancaster hat noch vier Titelerben.',
  },
  supply: {
    title: 'Nachschub',
    goal: 'Am Ende jeder Spielrunde ernährt ein Gebiet vier Blocks, mit einer Stadt fünf. Jeder weitere Block verliert einen Step.\n\nIn Hereford stehen fünf Blocks. Wähle einen, der einen Step verliert.',
    hint: 'Wähle irgendeinen Block in Hereford. Warwick und York haben vier Steps und verschmerzen es am ehesten.',
    done: 'Es lohnt sich, sich rechtzeitig zu verteilen.',
  },
  london: {
    title: 'London',
    goal: 'Die letzte Spielrunde des Feldzugs. Gleich wird gezählt: jeder Titelerbe, jeder Adlige und jede Kirche in England und Wales, und für London noch 1. Du hast 5, Lancaster hat 6.\n\nSpiel deine letzte Karte und zieh dann mit March nach Middlesex, wo London liegt.',
    hint: 'Wähle die Karte, dann March in Essex, dann Middlesex.',
    done: 'London zählt für dich: 6 gegen 6. Aber bei Gleichstand behält der König den Thron.',
  },
  throne: {
    title: 'Der Thron',
    goal: 'Noch ein Adliger, und York hat die Mehrheit.\n\nRekrutiere Hastings in Leicester und beende deine Aktionen.',
    hint: 'Wähle Hastings in deinem Pool, dann Leicester, dann „Fertig“.',
    done: 'Sieben gegen sechs, die Machtergreifung: York hat den Thron, und Lancaster ist nun Thronbewerber.',
  },
  end: {
    title: 'Wie man gewinnt',
    goal: 'Danach kehren alle Blocks nach Hause zurück, und mit neuen Karten beginnt der nächste Feldzug. Wer nach dem letzten Feldzug König ist, gewinnt; ebenso, wer alle Titelerben des anderen Hauses überlebt.\n\nEs gibt noch mehr zu entdecken: Schiffe, Ereignisse, die Rebellen. Die Regeln stehen neben jedem Spielbrett.',
  },
}
