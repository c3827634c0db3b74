import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ReceivedMail, TestMailbox } from '../testing/mailbox.ts'
import { MINUTE, PASSWORD, PUBLIC_URL, TestPostOffice, tokenIn } from '../testing/post-office.ts'
import { TestServer } from '../testing/server.ts'

let office: TestPostOffice
let server: TestServer
let mailbox: TestMailbox

beforeAll(async () => {
  office = await TestPostOffice.start()
  ;({ server, mailbox } = office)
})

afterAll(() => office.close())

describe('a forgotten password', () => {
  test('is reset by a link that works once, and logs out everywhere', async () => {
    const { client, name, address } = await office.memberWithAddress()
    const forgetful = server.client()
    await forgetful.ask('POST', '/api/password/forgotten', { name: ` ${name.toUpperCase()} ` })
    const [, byName] = await mailbox.to(address, 2)
    await forgetful.ask('POST', '/api/password/forgotten', { email: address.toUpperCase() })
    const [, , byAddress] = await mailbox.to(address, 3)
    expect(byName.text).toContain(name)
    const reset = (mail: ReceivedMail, password: string) =>
      forgetful.refusal('POST', '/api/password/reset', { token: tokenIn(mail, 'reset'), password })
    expect(await reset(byName, 'short')).toBe('bad-message')
    await forgetful.ask('POST', '/api/password/reset', { token: tokenIn(byName, 'reset'), password: 'another rose' })
    expect(await reset(byName, 'yet another rose')).toBe('link-expired')
    expect(await reset(byAddress, 'yet another rose')).toBe('link-expired')
    expect(await client.refusal('GET', '/api/me')).toBe('not-logged-in')
    expect(await client.refusal('POST', '/api/login', { name, password: PASSWORD })).toBe('wrong-password')
    expect((await client.ask('POST', '/api/login', { name, password: 'another rose' })).name).toBe(name)
  })

  test('has an hour, and a confirmation link cannot reset it', async () => {
    const { client, name, address } = await office.memberWithAddress()
    await client.ask('POST', '/api/password/forgotten', { name })
    const [, mail] = await mailbox.to(address, 2)
    server.ahead += 60 * MINUTE
    const password = 'another rose'
    expect(await client.refusal('POST', '/api/password/reset', { token: tokenIn(mail, 'reset'), password })).toBe(
      'link-expired',
    )
    await client.ask('POST', '/api/me/email', { address: `new.${address}`, password: PASSWORD })
    const [other] = await mailbox.to(`new.${address}`)
    expect(await client.refusal('POST', '/api/password/reset', { token: tokenIn(other, 'confirm'), password })).toBe(
      'link-expired',
    )
    expect((await client.ask('POST', '/api/login', { name, password: PASSWORD })).name).toBe(name)
  })

  test('a link requested before a change of the password is invalid', async () => {
    const { client, name, address } = await office.memberWithAddress()
    await client.ask('POST', '/api/password/forgotten', { name })
    const [, mail] = await mailbox.to(address, 2)
    await client.ask('POST', '/api/password', { old: PASSWORD, password: 'changed by myself' })
    const asked = { token: tokenIn(mail, 'reset'), password: 'another rose' }
    expect(await client.refusal('POST', '/api/password/reset', asked)).toBe('link-expired')
  })

  test('the response does not reveal who has an account, and an unconfirmed address gets nothing', async () => {
    const { client, name, address } = await office.member()
    await client.ask('POST', '/api/me/email', { address, password: PASSWORD })
    await mailbox.to(address)
    const before = mailbox.mails.length
    for (const body of [{ name }, { email: address }, { name: 'Nobody' }, { email: 'nobody@example.com' }]) {
      const response = await client.request('POST', '/api/password/forgotten', body)
      expect([response.status, await response.text()]).toEqual([200, '{}'])
    }
    for (const body of [{}, { name, email: address }])
      expect(await client.refusal('POST', '/api/password/forgotten', body)).toBe('bad-message')
    await office.swept()
    expect(mailbox.mails).toHaveLength(before)
  })
})

test('without SMTP there is no mail, and the response says so', async () => {
  const silent = await TestServer.start()
  const client = silent.client()
  await client.ask('POST', '/api/guest', {})
  await client.ask('POST', '/api/account', { name: 'Anna', password: PASSWORD })
  expect(await client.refusal('POST', '/api/password/forgotten', { name: 'Anna' })).toBe('no-mail')
  const address = { address: 'anna@example.com', password: PASSWORD }
  expect(await client.refusal('POST', '/api/me/email', address)).toBe('no-mail')
  expect((await client.ask('GET', '/api/me/notifications')).email.available).toBe(false)
  await silent.close()
})

test('strangers cannot be flooded with mail', async () => {
  const mail = { smtpUrl: mailbox.url, from: 'tudor@tudor.example' }
  const strict = await TestServer.start({ mail, publicUrl: PUBLIC_URL, hasLimits: true }, () => 1_800_000_000_000)
  const client = strict.client()
  await client.ask('POST', '/api/guest', {})
  await client.ask('POST', '/api/account', { name: 'Anna', password: PASSWORD })
  const codes: string[] = []
  for (let i = 0; i < 7; i++) {
    const address = `stranger.${i}@example.com`
    codes.push(await client.refusal('POST', '/api/me/email', { address, password: PASSWORD }))
  }
  expect(codes.map((code) => code === 'too-many-requests')).toEqual([...Array(5).fill(false), true, true])
  const asked: string[] = []
  for (let i = 0; i < 6; i++) asked.push(await client.refusal('POST', '/api/password/forgotten', { name: 'Nobody' }))
  expect(asked.map((code) => code === 'too-many-requests')).toEqual([...Array(4).fill(false), true, true])
  await strict.close()
})
