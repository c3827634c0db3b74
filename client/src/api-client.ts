import type { Api, RefusalAnswer } from '@tudor-rose/protocol'
import { Refused } from './refused.ts'
import { type SocketLike, TableConnection, type TableConnectionSettings } from './table-connection.ts'

export interface ApiClientSettings {
  /** For example `https://tudor.example.com`. */
  readonly url: string
  /** Opens a socket. Needed in Node 20, with `ws`: `(url, headers) => new WebSocket(url, { headers })`. */
  readonly openSocket?: (url: string, headers: Readonly<Record<string, string>>) => SocketLike
}

interface Asked {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/**
 * A client of one server: requests by address, typed by the schemas, and sockets to tables. In Node, it keeps the
 * cookies.
 */
export class ApiClient {
  readonly #url: string
  readonly #openSocket: NonNullable<ApiClientSettings['openSocket']>
  readonly #cookies = new Map<string, string>()

  constructor({ url, openSocket = (address) => new WebSocket(address) }: ApiClientSettings) {
    this.#url = url.replace(/\/$/, '')
    this.#openSocket = openSocket
  }

  get<U extends Api.Url<'GET'>>(url: U, asked: Api.Asked<'GET', U> & Asked = {}): Promise<Api.Answer<'GET', U>> {
    return this.#ask('GET', url, asked)
  }

  post<U extends Api.Url<'POST'>>(url: U, asked: Api.Asked<'POST', U> & Asked = {}): Promise<Api.Answer<'POST', U>> {
    return this.#ask('POST', url, asked)
  }

  /** Takes a seat at a table or watches it. Reconnects automatically. */
  connect(settings: Omit<TableConnectionSettings, 'open'>): TableConnection {
    const address = `${this.#url.replace(/^http/, 'ws')}/play`
    return new TableConnection({ ...settings, open: () => this.#openSocket(address, this.#headers()) })
  }

  async #ask<T>(method: string, url: string, { params = {}, query = {}, body = {} }: Asked): Promise<T> {
    const path = url.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''))
    const search = new URLSearchParams(query).toString()
    const response = await fetch(`${this.#url}${path}${search && `?${search}`}`, {
      method,
      headers: { ...this.#headers(), ...(method === 'POST' && { 'content-type': 'application/json' }) },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    }).catch(() => undefined)
    if (response === undefined) throw new Refused('offline', 'the server does not answer')
    // Browsers handle cookies themselves.
    for (const cookie of response.headers.getSetCookie?.() ?? []) {
      const [name, value] = cookie.split(';', 1)[0].split('=', 2)
      this.#cookies.set(name, value)
    }
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    const answer = isJson ? await response.json() : await response.text()
    if (response.ok) return answer as T
    const { error } = (isJson ? answer : {}) as Partial<RefusalAnswer>
    throw new Refused(error?.code ?? 'unavailable', error?.text ?? `${method} ${path}: ${response.status}`)
  }

  #headers(): Record<string, string> {
    const cookies = [...this.#cookies].filter(([, value]) => value !== '').map((pair) => pair.join('='))
    return cookies.length === 0 ? {} : { cookie: cookies.join('; ') }
  }
}
