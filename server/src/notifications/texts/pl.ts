import type { Sentences } from './texts.ts'

export const pl: Sentences = {
  'turns.title': '{count, plural, one {Twoja kolej: {game}} other {Twoja kolej przy {count} stołach}}',
  'turns.several': '{game} ({count})',
  'mail.greeting': 'Cześć, {name}!',
  'mail.turns': '{count, plural, one {Twoja kolej przy tym stole:} other {Twoja kolej przy tych {count} stołach:}}',
  'mail.deadline': '{game}, czas upływa {deadline} (UTC)',
  'mail.unsubscribe': 'Rezygnacja z tych wiadomości: {link}',
  'mail.confirm.subject': 'Tudor Rose: potwierdź swój adres e-mail',
  'mail.confirm':
    'Ktoś, prawdopodobnie ty, prosi, żeby Tudor Rose wysyłało na ten adres wiadomości dla konta „{name}”. Jeśli się zgadza, otwórz ten link w ciągu doby:',
  'mail.confirm.ignore': 'Jeśli nie, zignoruj tę wiadomość. Kolejnych nie będzie.',
  'mail.reset.subject': 'Tudor Rose: nowe hasło',
  'mail.reset':
    'Ktoś, prawdopodobnie ty, prosi o nowe hasło do konta „{name}”. Aby je ustawić, otwórz ten link w ciągu godziny:',
  'mail.reset.ignore':
    'Link działa tylko raz. Jeśli to nie ty, zignoruj tę wiadomość: twoje hasło pozostanie bez zmian.',
  'page.confirm': 'Czy to twój adres e-mail i czy możemy wysyłać na niego wiadomości?',
  'page.confirm.button': 'Potwierdź adres',
  'page.confirm.done': 'Twój adres e-mail jest potwierdzony.',
  'page.reset': 'Nowe hasło (co najmniej 8 znaków)',
  'page.reset.button': 'Ustaw hasło',
  'page.reset.done': 'Nowe hasło jest ustawione. Możesz się już nim zalogować.',
  'page.unsubscribe': 'Czy chcesz przestać dostawać wiadomości, gdy przyjdzie twoja kolej?',
  'page.unsubscribe.button': 'Rezygnuję z wiadomości',
  'page.unsubscribe.done':
    'Nie będziesz już dostawać wiadomości, gdy przyjdzie twoja kolej. Możesz je znów włączyć na stronie „Gdy przyjdzie twoja kolej”.',
  'page.unsubscribe.invalid': 'Ten link jest już nieważny: na ten adres nie wysyłamy takich wiadomości.',
  'page.home': 'Do Tudor Rose',
  'page.error.link-expired': 'Ten link wygasł albo już go użyto. Poproś o nowy.',
  'page.error.too-many-requests': 'Za dużo prób. Spróbuj ponownie później.',
  'page.error': 'Nie udało się. Spróbuj ponownie.',
}
