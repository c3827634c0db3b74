import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestBrowser } from '../testing/browser.ts'
import type { ReceivedMail, TestMailbox } from '../testing/mailbox.ts'
import { MINUTE, PASSWORD, PUBLIC_URL, TestPostOffice, tokenIn } from '../testing/post-office.ts'
import type { TestReceiver } from '../testing/receiver.ts'
import type { TestServer } from '../testing/server.ts'

let office: TestPostOffice
let server: TestServer
let mailbox: TestMailbox
let receiver: TestReceiver

beforeAll(async () => {
  office = await TestPostOffice.start()
  ;({ server, mailbox, receiver } = office)
})

afterAll(() => office.close())

describe('in the web client', () => {
  test('the tables that wait for me are listed, and no others', async () => {
    const { client } = await office.member()
    expect(await server.client().refusal('GET', '/api/me/turns')).toBe('not-logged-in')
    const id = await office.awaiting(client)
    await client.ask('POST', '/api/tables', { game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] })
    const { tables } = await client.ask('GET', '/api/me/turns')
    expect(tables).toMatchObject([{ id, game: 'duel', seat: 0, deadline: null, url: `${PUBLIC_URL}/table/${id}` }])
    const socket = await client.sit(id)
    await socket.ask({ type: 'resign', at: 0 })
    expect(await client.ask('GET', '/api/me/turns')).toEqual({ tables: [] })
  })
})

describe('settings', () => {
  test('all channels are off at first, and have no address', async () => {
    const { client } = await office.member()
    expect(await client.ask('GET', '/api/me/notifications')).toEqual({
      push: { on: false, pace: 'soon', browsers: 0, key: expect.stringMatching(/^B[\w-]{86}$/) },
      email: { on: false, pace: 'hourly', available: true, address: null, confirmed: false },
      webhook: { on: false, pace: 'soon', url: null },
    })
    for (const channel of ['push', 'email', 'webhook']) {
      expect(await client.refusal('POST', '/api/me/notifications', { channel, on: true })).toBe('nowhere-to-send')
      const chosen = await client.ask('POST', '/api/me/notifications', { channel, pace: 'daily' })
      expect(chosen[channel]).toMatchObject({ on: false, pace: 'daily' })
    }
    expect(await client.refusal('POST', '/api/me/notifications', { channel: 'pigeon', on: true })).toBe('bad-message')
    expect(await client.refusal('POST', '/api/me/notifications', { channel: 'push', pace: 'weekly' })).toBe(
      'bad-message',
    )
  })

  test('a guest can be notified by push, but not by mail or webhook', async () => {
    const guest = server.client()
    await guest.ask('POST', '/api/guest', {})
    const email = { address: 'guest@example.com', password: '' }
    expect(await guest.refusal('POST', '/api/me/email', email)).toBe('not-allowed')
    expect(await guest.refusal('POST', '/api/me/webhook', { url: `${receiver.url}/guest` })).toBe('not-allowed')
    const { keys } = new TestBrowser()
    const { push } = await guest.ask('POST', '/api/me/push', { endpoint: `${receiver.url}/guest`, keys })
    expect(push).toMatchObject({ on: true, browsers: 1 })
    const less = await guest.ask('POST', '/api/me/push/remove', { endpoint: `${receiver.url}/guest` })
    expect(less.push.browsers).toBe(0)
  })

  test.each([
    'anna',
    'anna@',
    '@example.com',
    'a@b',
    'a b@example.com',
    'a@example.com,b@example.com',
    '<a@example.com>',
  ])('%s is not a mail address', async (address) => {
    const { client } = await office.member()
    expect(await client.refusal('POST', '/api/me/email', { address, password: PASSWORD })).toBe('bad-message')
  })

  test('internal addresses and invalid keys are refused', async () => {
    const { client } = await office.member()
    const { keys } = new TestBrowser()
    for (const place of ['https://10.0.0.1/', 'https://[::1]/', 'ftp://127.0.0.1/', 'nowhere']) {
      expect(await client.refusal('POST', '/api/me/push', { endpoint: place, keys })).toBe('bad-message')
      expect(await client.refusal('POST', '/api/me/webhook', { url: place })).toBe('bad-message')
    }
    const wrong = { endpoint: `${receiver.url}/push`, keys: { ...keys, auth: 'short' } }
    expect(await client.refusal('POST', '/api/me/push', wrong)).toBe('bad-message')
  })
})

describe('mail', () => {
  test('an address requires the password, and gets only a confirmation link until that is used', async () => {
    const { client, name, address } = await office.member()
    const wrong = { address, password: 'not this one' }
    expect(await client.refusal('POST', '/api/me/email', wrong)).toBe('wrong-password')
    const { email } = await client.ask('POST', '/api/me/email', { address, password: PASSWORD })
    expect(email).toMatchObject({ on: false, address, confirmed: false })
    const [mail] = await mailbox.to(address)
    expect(mail.from).toBe('tudor@tudor.example')
    expect(mail.text).toContain(name)
    expect(await client.refusal('POST', '/api/me/notifications', { channel: 'email', on: true })).toBe(
      'nowhere-to-send',
    )
    const token = tokenIn(mail, 'confirm')
    const stranger = server.client()
    expect(await stranger.refusal('POST', '/api/email/confirm', { token: `${token}x` })).toBe('link-expired')
    await stranger.ask('POST', '/api/email/confirm', { token })
    expect(await stranger.refusal('POST', '/api/email/confirm', { token })).toBe('link-expired')
    expect((await client.ask('GET', '/api/me/notifications')).email).toMatchObject({ on: true, confirmed: true })
  })

  test('a link is valid for a day, and only for its address', async () => {
    const { client, address } = await office.member()
    await client.ask('POST', '/api/me/email', { address, password: PASSWORD })
    const [late] = await mailbox.to(address)
    server.ahead += 24 * 60 * MINUTE
    const confirm = (mail: ReceivedMail) =>
      client.refusal('POST', '/api/email/confirm', { token: tokenIn(mail, 'confirm') })
    expect(await confirm(late)).toBe('link-expired')
    await client.ask('POST', '/api/me/email', { address, password: PASSWORD })
    const [, first] = await mailbox.to(address, 2)
    await client.ask('POST', '/api/me/email', { address: `new.${address}`, password: PASSWORD })
    expect(await confirm(first)).toBe('link-expired')
    const [second] = await mailbox.to(`new.${address}`)
    await client.ask('POST', '/api/email/confirm', { token: tokenIn(second, 'confirm') })
    const { email } = await client.ask('GET', '/api/me/notifications')
    expect(email).toMatchObject({ address: `new.${address}`, confirmed: true })
  })

  test('several turns are one mail, in plain text, and a person who unsubscribes gets no more', async () => {
    const { client, name, address } = await office.memberWithAddress()
    const ids = [await office.awaiting(client), await office.awaiting(client)]
    server.ahead += 61 * MINUTE
    const [, mail] = await mailbox.to(address, 2)
    expect(mail.headers.get('subject')).toBe('Your turn at 2 tables')
    expect(mail.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated')
    expect(mail.text).toContain(`Hello ${name},`)
    for (const id of ids) expect(mail.text).toContain(`${PUBLIC_URL}/table/${id}`)
    const link = `${PUBLIC_URL}/unsubscribe?language=en&token=${tokenIn(mail, 'unsubscribe')}`
    expect(mail.headers.get('list-unsubscribe')).toBe(`<${link}>`)
    expect(mail.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')

    const path = link.slice(PUBLIC_URL.length)
    const page = await server.client().request('GET', path)
    expect(page.headers.get('content-type')).toMatch('text/html')
    expect(await page.text()).toMatch(/<form method="post"><button/)
    expect((await client.ask('GET', '/api/me/notifications')).email.on).toBe(true)
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const forged = `${path.slice(0, -2)}xx`
    expect((await server.client().request('POST', forged, 'List-Unsubscribe=One-Click', form)).status).toBe(410)
    expect((await client.ask('GET', '/api/me/notifications')).email.on).toBe(true)
    expect((await server.client().request('POST', path, 'List-Unsubscribe=One-Click', form)).status).toBe(200)
    expect((await client.ask('GET', '/api/me/notifications')).email).toMatchObject({ on: false, confirmed: true })

    await office.awaiting(client)
    server.ahead += 61 * MINUTE
    await office.swept()
    expect(await mailbox.to(address, 2)).toHaveLength(2)
  })

  test('a failing mail server is retried later', async () => {
    const { client, address } = await office.memberWithAddress()
    await client.ask('POST', '/api/me/notifications', { channel: 'email', pace: 'at-once' })
    mailbox.isFull = true
    await office.awaiting(client)
    await expect
      .poll(() => server.logged.filter((line) => line.includes('could not be delivered')).join())
      .toContain('mailbox is full')
    mailbox.isFull = false
    server.ahead += MINUTE
    const [, mail] = await mailbox.to(address, 2)
    expect(mail.headers.get('subject')).toBe('Your turn: duel')
  })
})

test('a webhook is signed with a secret that is shown once', async () => {
  const { client, name } = await office.member()
  const { secret } = await client.ask('POST', '/api/me/webhook', { url: `${receiver.url}/hook` })
  const shown = await client.ask('GET', '/api/me/notifications')
  expect(shown.webhook).toEqual({ on: true, pace: 'soon', url: `${receiver.url}/hook` })
  expect(JSON.stringify([shown, await client.ask('GET', '/api/me/data')])).not.toContain(secret)
  const id = await office.awaiting(client)
  await office.swept()
  expect(receiver.at('/hook')).toEqual([])
  server.ahead += 2 * MINUTE
  await expect.poll(() => receiver.at('/hook').length).toBe(1)
  const [{ headers, body }] = receiver.at('/hook')
  const signed = `${headers['tudor-timestamp']}.${body}`
  expect(headers['tudor-signature']).toBe(`sha256=${createHmac('sha256', secret).update(signed).digest('hex')}`)
  expect(Math.abs(Number(headers['tudor-timestamp']) * 1000 - Date.now() - server.ahead)).toBeLessThan(MINUTE)
  const me = await client.ask('GET', '/api/me')
  expect(JSON.parse(String(body))).toMatchObject({
    type: 'turns',
    person: { id: me.id, name },
    tables: [{ id, game: 'duel', seat: 0, url: `${PUBLIC_URL}/table/${id}` }],
  })
  const without = await client.ask('POST', '/api/me/webhook/remove', {})
  expect(without.webhook).toMatchObject({ on: false, url: null })
})

test('a push reaches every browser, encrypted for each, and an expired one is removed', async () => {
  const { client } = await office.member()
  const [here, gone] = [new TestBrowser(), new TestBrowser()]
  receiver.answers.set('/gone', 410)
  await client.ask('POST', '/api/me/push', { endpoint: `${receiver.url}/here`, keys: here.keys })
  const { push } = await client.ask('POST', '/api/me/push', { endpoint: `${receiver.url}/gone`, keys: gone.keys })
  expect(push.browsers).toBe(2)
  await client.ask('POST', '/api/me/notifications', { channel: 'push', pace: 'at-once' })
  const id = await office.awaiting(client)
  await expect.poll(() => receiver.at('/gone').length).toBe(1)
  await expect.poll(() => receiver.at('/here').length).toBe(1)
  const [{ headers, body }] = receiver.at('/here')
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', topic: 'turns' })
  expect(headers.authorization).toMatch(new RegExp(`^vapid t=\\S+, k=${push.key}$`))
  expect(JSON.parse(here.open(body))).toEqual({
    title: 'Your turn: duel',
    body: 'duel',
    url: `${PUBLIC_URL}/table/${id}`,
  })
  expect(() => gone.open(body)).toThrow()
  await expect.poll(async () => (await client.ask('GET', '/api/me/notifications')).push.browsers).toBe(1)
})

test('a browser belongs to the person who used it last', async () => {
  const [first, second] = [(await office.member()).client, (await office.member()).client]
  const subscription = { endpoint: `${receiver.url}/shared`, keys: new TestBrowser().keys }
  for (const client of [first, second]) await client.ask('POST', '/api/me/push', subscription)
  expect((await first.ask('GET', '/api/me/notifications')).push.browsers).toBe(0)
  expect((await second.ask('GET', '/api/me/notifications')).push.browsers).toBe(1)
})

test('all of it is in my data, and is deleted with my account', async () => {
  const { client, name, address } = await office.memberWithAddress()
  await client.ask('POST', '/api/me/webhook', { url: `${receiver.url}/mine` })
  await client.ask('POST', '/api/me/push', { endpoint: `${receiver.url}/mine`, keys: new TestBrowser().keys })
  await office.awaiting(client)
  const { notifications } = await client.ask('GET', '/api/me/data')
  expect(notifications).toMatchObject({
    push: [{ endpoint: `${receiver.url}/mine` }],
    email: { address },
    webhook: { url: `${receiver.url}/mine` },
  })
  expect(notifications.notices).toHaveLength(3)
  await client.ask('POST', '/api/me/delete', { password: PASSWORD })
  const before = mailbox.mails.length
  await client.ask('POST', '/api/password/forgotten', { name })
  await client.ask('POST', '/api/password/forgotten', { email: address })
  server.ahead += 61 * MINUTE
  await office.swept()
  expect([receiver.at('/mine'), mailbox.mails.length]).toEqual([[], before])
})

describe('the language of messages', () => {
  test('is that of the browser of a new guest, until they choose another', async () => {
    const guest = server.client()
    const headers = { 'accept-language': 'pl-PL,pl;q=0.9,en;q=0.8' }
    expect(await (await guest.request('POST', '/api/guest', {}, headers)).json()).toMatchObject({ language: 'pl' })
    expect(await guest.ask('POST', '/api/me/language', { language: 'de' })).toEqual({ language: 'de' })
    expect(await guest.ask('GET', '/api/me')).toMatchObject({ language: 'de' })
    expect((await guest.ask('GET', '/api/me/data')).person).toMatchObject({ language: 'de' })
    for (const bad of [{ language: 'fr' }, { language: null }, {}])
      expect(await guest.refusal('POST', '/api/me/language', bad)).toBe('bad-message')
    expect(await guest.ask('GET', '/api/me')).toMatchObject({ language: 'de' })
    expect(await server.client().refusal('POST', '/api/me/language', { language: 'de' })).toBe('not-logged-in')
  })

  test.each([
    ['en', 'please confirm your email address', 'Your turn: duel', 'choose a new password'],
    ['de', 'Bitte bestätige deine E-Mail-Adresse', 'Du bist am Zug: duel', 'Neues Passwort'],
    ['pl', 'potwierdź swój adres e-mail', 'Twoja kolej: duel', 'nowe hasło'],
  ])('%s: mails, their links, pushes and webhooks', async (language, confirm, turn, reset) => {
    const { client, name } = await office.member()
    await client.ask('POST', '/api/me/language', { language })
    const address = `${name}.${language}@example.com`.replaceAll(' ', '').toLowerCase()
    await client.ask('POST', '/api/me/email', { address, password: PASSWORD })
    const [asking] = await mailbox.to(address, 1)
    await client.ask('POST', '/api/email/confirm', { token: tokenIn(asking, 'confirm') })
    const browser = new TestBrowser()
    await client.ask('POST', '/api/me/push', { endpoint: `${receiver.url}/push-${language}`, keys: browser.keys })
    await client.ask('POST', '/api/me/webhook', { url: `${receiver.url}/hook-${language}` })
    await office.awaiting(client)
    server.ahead += 61 * MINUTE
    const [, turns] = await mailbox.to(address, 2)
    await client.ask('POST', '/api/password/forgotten', { name })
    const mails = await mailbox.to(address, 3)
    expect(mails.map(({ headers }) => headers.get('subject'))).toEqual([
      `Tudor Rose: ${confirm}`,
      turn,
      `Tudor Rose: ${reset}`,
    ])
    for (const mail of mails) expect(mail.text).toContain(`?language=${language}`)
    expect(turns.headers.get('list-unsubscribe')).toContain(`?language=${language}&token=`)
    await expect.poll(() => receiver.at(`/push-${language}`).length).toBe(1)
    expect(JSON.parse(browser.open(receiver.at(`/push-${language}`)[0].body)).title).toBe(turn)
    await expect.poll(() => receiver.at(`/hook-${language}`).length).toBe(1)
    expect(JSON.parse(String(receiver.at(`/hook-${language}`)[0].body)).person).toMatchObject({ name, language })
  })
})
