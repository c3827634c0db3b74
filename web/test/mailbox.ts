import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'

/** A mail server for the tests: speaks just enough SMTP to accept a mail, and keeps its content. */
export class Mailbox {
  readonly mails: string[] = []
  readonly #sockets = new Set<Socket>()
  readonly #server: Server = createServer((socket) => this.#serve(socket))

  static async open(): Promise<Mailbox> {
    const mailbox = new Mailbox()
    await new Promise<void>((ready) => mailbox.#server.listen(0, '127.0.0.1', ready))
    return mailbox
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}?ignoreTLS=true`
  }

  /** The path of the first link to this page in a mail to this address. */
  async linkTo(page: string, address: string): Promise<string> {
    const link = new RegExp(`/${page}\\?\\S+`)
    for (let i = 0; i < 400; i++) {
      for (const mail of this.mails.filter((each) => each.includes(`To: ${address}`))) {
        const path = link.exec(mail)?.[0]
        if (path !== undefined) return path
      }
      await new Promise((wait) => setTimeout(wait, 50))
    }
    throw new Error(`no mail to ${address} with a link to /${page} came`)
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise((gone) => this.#server.close(gone))
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket)
    socket.on('close', () => this.#sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    let unread = ''
    let mail: string[] | undefined
    const say = (line: string) => socket.write(`${line}\r\n`)
    const hear = (line: string) => {
      if (mail !== undefined && line !== '.') mail.push(line)
      else if (mail !== undefined) {
        this.mails.push(mail.join('\n').replaceAll('=\n', '').replaceAll('=3D', '='))
        mail = undefined
        say('250 kept')
      } else if (/^DATA/i.test(line)) {
        mail = []
        say('354 go on')
      } else say(/^QUIT/i.test(line) ? '221 bye' : '250 fine')
    }
    say('220 mailbox')
    socket.setEncoding('utf8').on('data', (data: string) => {
      unread += data
      for (let end = unread.indexOf('\r\n'); end >= 0; end = unread.indexOf('\r\n')) {
        hear(unread.slice(0, end))
        unread = unread.slice(end + 2)
      }
    })
  }
}
