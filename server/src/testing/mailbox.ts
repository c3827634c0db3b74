import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'

export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  /** By header name in lower case. */
  readonly headers: ReadonlyMap<string, string>
  readonly text: string
}

/** A mail server that supports enough SMTP to receive mails, and keeps them. */
export class TestMailbox {
  readonly mails: ReceivedMail[] = []
  /** If set, every mail is refused with a temporary error. */
  isFull = false
  readonly #server: Server
  readonly #sockets = new Set<Socket>()

  private constructor() {
    this.#server = createServer((socket) => this.#serve(socket))
  }

  static async start(): Promise<TestMailbox> {
    const mailbox = new TestMailbox()
    await new Promise<void>((ready) => mailbox.#server.listen(0, '127.0.0.1', ready))
    return mailbox
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** The mails to this address, once this many have arrived. */
  async to(address: string, count = 1): Promise<ReceivedMail[]> {
    const end = Date.now() + 30_000
    for (;;) {
      const mails = this.mails.filter(({ to }) => to.includes(address))
      if (mails.length >= count) return mails
      if (Date.now() > end) throw new Error(`${mails.length} mails came to ${address}, not ${count}`)
      await new Promise((wait) => setTimeout(wait, 20))
    }
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket)
    socket.on('close', () => this.#sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    let unread = ''
    let from = ''
    let to: string[] = []
    let isData = false
    const say = (line: string): void => void socket.write(`${line}\r\n`)
    const obey = (line: string): string => {
      const [, command, rest] = /^(\S+)\s*(.*)$/.exec(line) ?? []
      const address = /<(.*?)>/.exec(rest ?? '')?.[1] ?? ''
      switch (command?.toUpperCase()) {
        case 'MAIL':
          from = address
          to = []
          return this.isFull ? '452 the mailbox is full' : '250 go on'
        case 'RCPT':
          to.push(address)
          return '250 go on'
        case 'DATA':
          isData = true
          return '354 tell'
        case 'QUIT':
          return '221 good bye'
        default:
          return ['EHLO', 'RSET', 'NOOP'].includes(command ?? '') ? '250 go on' : '502 what?'
      }
    }
    socket.setEncoding('utf8')
    socket.on('data', (data) => {
      unread += data
      for (;;) {
        const end = isData ? unread.indexOf('\r\n.\r\n') : unread.indexOf('\r\n')
        if (end < 0) return
        const piece = unread.slice(0, end)
        unread = unread.slice(end + (isData ? 5 : 2))
        if (isData) {
          isData = false
          this.mails.push({ from, to, ...parseMail(piece) })
          say('250 taken')
        } else say(obey(piece))
      }
    })
    say('220 mailbox')
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise((closed) => this.#server.close(closed))
  }
}

function parseMail(source: string): Pick<ReceivedMail, 'headers' | 'text'> {
  const gap = source.indexOf('\r\n\r\n')
  const unfolded = source.slice(0, gap).replaceAll(/\r\n[ \t]+/g, ' ')
  const headers = new Map(
    unfolded.split('\r\n').map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())]
    }),
  )
  const body = source.slice(gap + 4).replaceAll(/^\.\./gm, '.')
  const encoding = headers.get('content-transfer-encoding')
  if (encoding === 'base64') return { headers, text: Buffer.from(body, 'base64').toString('utf8') }
  return { headers, text: encoding === 'quoted-printable' ? unquote(body) : body }
}

function unquote(text: string): string {
  const bytes = text
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** RFC 2047: header texts that are not ASCII. */
const decodeWords = (text: string): string =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toUpperCase() === 'Q'
        ? unquote(word.replaceAll('_', ' '))
        : Buffer.from(word, 'base64').toString('utf8'),
    )
