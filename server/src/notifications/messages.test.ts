import { textProblems } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../languages.ts'
import type { WaitingTable } from './digest.ts'
import { confirmMail, resetMail, turnsMail, turnsSummary, turnsTitle } from './messages.ts'
import { TEXTS } from './texts/texts.ts'

const table = (id: string, title: string, deadline: number | null = null): WaitingTable => ({
  id,
  game: 'richard3',
  title,
  seat: 0,
  since: 0,
  deadline,
  url: `https://tudor.example/table/${id}`,
})

const NOON = Date.UTC(2026, 10, 18, 12)
const LINK = 'https://tudor.example/link'
const ONE = [table('a', 'Lancaster', NOON)]
const THREE = [table('a', 'Richard III'), table('b', 'Lancaster'), table('c', 'Richard III')]

test('all texts are valid messages', () => {
  expect(textProblems({ name: 'mails', texts: TEXTS })).toEqual([])
})

test('no mail in any language shows a key or a placeholder', () => {
  for (const language of LANGUAGES)
    for (const mail of [
      turnsMail(language, 'Anna', ONE, LINK),
      turnsMail(language, 'Anna', THREE, LINK),
      confirmMail(language, 'Anna', LINK),
      resetMail(language, 'Anna', LINK),
    ]) {
      expect(mail.subject).not.toMatch(/[{}\n]|\w+\.\w+/)
      expect(mail.text.replaceAll(/https:\S+/g, '')).not.toMatch(/[{}]|\b[a-z]+\.[a-z]+\b/)
    }
})

describe('one turn', () => {
  test.each([
    ['en', 'Your turn: Lancaster', 'Hello Anna,', 'Lancaster, time runs out on Nov 18, 2026, 12:00 PM (UTC)'],
    ['de', 'Du bist am Zug: Lancaster', 'Hallo Anna,', 'Lancaster, die Zeit läuft am 18.11.2026, 12:00 (UTC) ab'],
    ['pl', 'Twoja kolej: Lancaster', 'Cześć, Anna!', 'Lancaster, czas upływa 18 lis 2026, 12:00 (UTC)'],
  ] as const)('%s', (language, subject, greeting, line) => {
    const mail = turnsMail(language, 'Anna', ONE, LINK)
    expect(mail.subject).toBe(subject)
    const lines = mail.text.replaceAll('\u202f', ' ').split('\n')
    expect(lines[0]).toBe(greeting)
    expect(lines.slice(4, 6)).toEqual([line, 'https://tudor.example/table/a'])
    expect(lines[7]).toContain(LINK)
  })
})

describe('several turns', () => {
  test.each([
    ['en', 'Your turn at 3 tables', 'It is your turn at these 3 tables:'],
    ['de', 'Du bist an 3 Tischen am Zug', 'du bist an diesen 3 Tischen am Zug:'],
    ['pl', 'Twoja kolej przy 3 stołach', 'Twoja kolej przy tych 3 stołach:'],
  ] as const)('%s', (language, title, lead) => {
    expect(turnsTitle(language, THREE)).toBe(title)
    expect(turnsSummary(language, THREE)).toBe('Richard III (2), Lancaster')
    expect(turnsMail(language, 'Anna', THREE, LINK).text).toContain(`\n\n${lead}\n\nRichard III\nhttps://`)
  })
})

describe('mails with links', () => {
  test.each([
    ['en', 'please confirm your email address', 'for the account “Anna”', 'choose a new password'],
    ['de', 'Bitte bestätige deine E-Mail-Adresse', 'für das Konto „Anna“', 'Neues Passwort'],
    ['pl', 'potwierdź swój adres e-mail', 'konta „Anna”', 'nowe hasło'],
  ] as const)('%s', (language, confirm, account, reset) => {
    const mails = [confirmMail(language, 'Anna', LINK), resetMail(language, 'Anna', LINK)]
    expect(mails.map(({ subject }) => subject)).toEqual([`Tudor Rose: ${confirm}`, `Tudor Rose: ${reset}`])
    for (const { text } of mails) {
      expect(text).toContain(account)
      expect(text).toContain(`\n\n${LINK}\n\n`)
    }
  })

  test('a name does not change the layout and is not parsed as a message', () => {
    expect(confirmMail('en', 'Anna\n\n{name}', LINK).text).toMatch(/^Hello Anna \{name\},\n/)
  })
})
