import type { Sentences } from './texts.ts'

export const de: Sentences = {
  'turns.title': '{count, plural, one {Du bist am Zug: {game}} other {Du bist an {count} Tischen am Zug}}',
  'turns.several': '{game} ({count})',
  'mail.greeting': 'Hallo {name},',
  'mail.turns':
    '{count, plural, one {du bist an diesem Tisch am Zug:} other {du bist an diesen {count} Tischen am Zug:}}',
  'mail.deadline': '{game}, die Zeit läuft am {deadline} (UTC) ab',
  'mail.unsubscribe': 'Diese E-Mails abbestellen: {link}',
  'mail.confirm.subject': 'Tudor Rose: Bitte bestätige deine E-Mail-Adresse',
  'mail.confirm':
    'jemand, wahrscheinlich du, möchte, dass Tudor Rose E-Mails für das Konto „{name}“ an diese Adresse schickt. Wenn das stimmt, öffne innerhalb eines Tages diesen Link:',
  'mail.confirm.ignore': 'Wenn nicht, ignoriere diese E-Mail einfach. Du bekommst keine weiteren.',
  'mail.reset.subject': 'Tudor Rose: Neues Passwort',
  'mail.reset':
    'jemand, wahrscheinlich du, hat für das Konto „{name}“ ein neues Passwort angefordert. Um eines zu wählen, öffne innerhalb einer Stunde diesen Link:',
  'mail.reset.ignore':
    'Der Link funktioniert nur einmal. Wenn du das nicht warst, ignoriere diese E-Mail einfach: Dein Passwort bleibt, wie es ist.',
  'page.confirm': 'Ist das deine E-Mail-Adresse, und dürfen wir dir dorthin schreiben?',
  'page.confirm.button': 'Adresse bestätigen',
  'page.confirm.done': 'Deine E-Mail-Adresse ist bestätigt.',
  'page.reset': 'Neues Passwort (mindestens 8 Zeichen)',
  'page.reset.button': 'Passwort setzen',
  'page.reset.done': 'Dein neues Passwort ist gesetzt. Du kannst dich jetzt damit anmelden.',
  'page.unsubscribe': 'Möchtest du keine E-Mails mehr bekommen, wenn du am Zug bist?',
  'page.unsubscribe.button': 'E-Mails abbestellen',
  'page.unsubscribe.done':
    'Du bekommst keine E-Mails mehr, wenn du am Zug bist. Auf der Seite „Wenn du am Zug bist“ kannst du sie wieder einschalten.',
  'page.unsubscribe.invalid':
    'Dieser Link ist nicht mehr gültig: An diese Adresse gehen keine E-Mails über deine Züge.',
  'page.home': 'Zu Tudor Rose',
  'page.error.link-expired': 'Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte fordere einen neuen an.',
  'page.error.too-many-requests': 'Zu viele Versuche. Bitte versuch es später noch einmal.',
  'page.error': 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
}
