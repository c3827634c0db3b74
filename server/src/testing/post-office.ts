import type { TestClient } from './client.ts'
import { type ReceivedMail, TestMailbox } from './mailbox.ts'
import { LOCAL_REACH, TestReceiver } from './receiver.ts'
import { TestServer } from './server.ts'

export const PASSWORD = 'a rose by any name'
export const PUBLIC_URL = 'https://tudor.example'
export const MINUTE = 60_000

/** A person with an account. */
export interface Member {
  readonly client: TestClient
  readonly name: string
  readonly address: string
}

/** A server that sends mail, pushes and webhooks, and the servers that receive them. */
export class TestPostOffice {
  readonly server: TestServer
  readonly mailbox: TestMailbox
  readonly receiver: TestReceiver
  #accounts = 0
  #canary: Member | undefined

  private constructor(server: TestServer, mailbox: TestMailbox, receiver: TestReceiver) {
    this.server = server
    this.mailbox = mailbox
    this.receiver = receiver
  }

  static async start(): Promise<TestPostOffice> {
    const [mailbox, receiver] = [await TestMailbox.start(), await TestReceiver.start()]
    const mail = { smtpUrl: mailbox.url, from: 'Tudor Rose <tudor@tudor.example>' }
    const around = { outgoing: LOCAL_REACH }
    const server = await TestServer.start({ mail, publicUrl: PUBLIC_URL }, Date.now, undefined, around)
    return new TestPostOffice(server, mailbox, receiver)
  }

  async close(): Promise<void> {
    await this.server.close()
    await this.mailbox.close()
    await this.receiver.close()
  }

  async member(): Promise<Member> {
    const client = this.server.client()
    const name = `Anna ${this.#accounts++}`
    await client.ask('POST', '/api/guest', {})
    await client.ask('POST', '/api/account', { name, password: PASSWORD })
    return { client, name, address: `${name.replace(' ', '.')}@example.com` }
  }

  /** A person with a confirmed address, from the first mail that was sent there. */
  async memberWithAddress(): Promise<Member> {
    const member = await this.member()
    await member.client.ask('POST', '/api/me/email', { address: member.address, password: PASSWORD })
    const [mail] = await this.mailbox.to(member.address)
    await this.server.client().ask('POST', '/api/email/confirm', { token: tokenIn(mail, 'confirm') })
    return member
  }

  /** A duel that waits for this person, who does not have it open. */
  async awaiting(client: TestClient): Promise<string> {
    const seats = [{ kind: 'me' }, { kind: 'invited' }]
    const { id, invitation } = await client.ask('POST', '/api/tables', { game: 'duel', seats })
    await this.server.client().ask('POST', `/api/tables/${id}/join`, { invitation })
    return id
  }

  /**
   * Resolves when everything that was due before has been sent: a test person has been notified twice since. The first
   * notification may go out in the same sweep as the others, but the next sweep starts only two seconds later.
   */
  async swept(): Promise<void> {
    if (this.#canary === undefined) {
      this.#canary = await this.member()
      await this.#canary.client.ask('POST', '/api/me/webhook', { url: `${this.receiver.url}/canary` })
      await this.#canary.client.ask('POST', '/api/me/notifications', { channel: 'webhook', pace: 'at-once' })
    }
    for (let round = 0; round < 2; round++) await this.#told(this.#canary.client)
  }

  async #told(client: TestClient): Promise<void> {
    const before = this.receiver.at('/canary').length
    await this.awaiting(client)
    const end = Date.now() + 30_000
    while (this.receiver.at('/canary').length === before) {
      if (Date.now() > end) throw new Error('nobody is told of anything')
      await new Promise((wait) => setTimeout(wait, 20))
    }
  }
}

/** The token in the link of a mail. */
export const tokenIn = ({ text }: ReceivedMail, page: string): string =>
  new RegExp(`${PUBLIC_URL}/${page}\\?language=\\w\\w[#&](?:token=)?(\\S+)`).exec(text)![1]
