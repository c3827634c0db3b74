import { createTransport } from 'nodemailer'

export interface MailSettings {
  readonly smtpUrl: string
  /** The sender, such as `Tudor Rose <tudor@example.com>`. */
  readonly from: string
}

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Milliseconds; an SMTP server that takes longer counts as down. */
const TIMEOUT = 10_000

/** Sends plain-text mails through the configured SMTP server. */
export class Mailer {
  readonly #transport: ReturnType<typeof openTransport>
  readonly #from: string

  constructor({ smtpUrl, from }: MailSettings) {
    this.#transport = openTransport(smtpUrl)
    this.#from = from
  }

  /** Resolves when the SMTP server has accepted the mail. */
  async send({ to, subject, text, headers = {} }: Mail): Promise<void> {
    await this.#transport.sendMail({
      from: this.#from,
      // As an object, because a text might be parsed as several addresses.
      to: { name: '', address: to },
      subject,
      text,
      headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
}

const openTransport = (url: string) =>
  createTransport({
    url,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    dnsTimeout: TIMEOUT,
  })
