import { createTransport } from 'nodemailer'

export interface MailSettings {
  readonly smtpUrl: string
  /** Who mails come from, such as `Tudor Rose <tudor@example.com>`. */
  readonly from: string
}

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A server that takes longer is taken for one that is away. */
const PATIENCE = 10_000

/** Sends plain mails through the SMTP server that was set. */
export class Mailer {
  readonly #transport: ReturnType<typeof openTransport>
  readonly #from: string

  constructor({ smtpUrl, from }: MailSettings) {
    this.#transport = openTransport(smtpUrl)
    this.#from = from
  }

  /** Comes when the SMTP server has taken the mail. */
  async send({ to, subject, text, headers = {} }: Mail): Promise<void> {
    await this.#transport.sendMail({
      from: this.#from,
      // Not as text, which might be read as several addresses.
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
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    dnsTimeout: PATIENCE,
  })
