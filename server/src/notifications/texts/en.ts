/** What people read outside of the web client: mails, push messages and the pages that mails link to. */
export const en = {
  'turns.title': '{count, plural, one {Your turn: {game}} other {Your turn at {count} tables}}',
  'turns.several': '{game} ({count})',
  'mail.greeting': 'Hello {name},',
  'mail.turns':
    '{count, plural, one {It is your turn at this table:} other {It is your turn at these {count} tables:}}',
  'mail.deadline': '{game}, time runs out on {deadline} (UTC)',
  'mail.unsubscribe': 'Unsubscribe from these emails: {link}',
  'mail.confirm.subject': 'Tudor Rose: please confirm your email address',
  'mail.confirm':
    'Someone, probably you, wants Tudor Rose to send emails for the account “{name}” to this address. If that is right, open this link within a day:',
  'mail.confirm.ignore': 'If not, ignore this email. You will not get any others.',
  'mail.reset.subject': 'Tudor Rose: choose a new password',
  'mail.reset':
    'Someone, probably you, asked for a new password for the account “{name}”. To choose one, open this link within an hour:',
  'mail.reset.ignore': 'The link works once. If it was not you, ignore this email: your password stays the same.',
  'page.confirm': 'Is this your email address, and may we send emails to it?',
  'page.confirm.button': 'Confirm address',
  'page.confirm.done': 'Your email address is confirmed.',
  'page.reset': 'New password (at least 8 characters)',
  'page.reset.button': 'Set password',
  'page.reset.done': 'Your new password is set. You can log in with it now.',
  'page.unsubscribe': 'Do you want to stop receiving emails when it is your turn?',
  'page.unsubscribe.button': 'Unsubscribe',
  'page.unsubscribe.done':
    'You will get no more emails about your turns. You can turn them on again on the page “When it is your turn”.',
  'page.unsubscribe.invalid': 'This link is no longer valid: no emails about turns are sent to this address.',
  'page.home': 'Go to Tudor Rose',
  'page.error.link-expired': 'This link has expired or has already been used. Please request a new one.',
  'page.error.too-many-requests': 'Too many attempts. Please try again later.',
  'page.error': 'Something went wrong. Please try again.',
}
