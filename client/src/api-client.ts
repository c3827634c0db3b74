import type { Api, RefusalAnswer } from '@tudor-rose/protocol'
import { noAnswer, Refusal } from './refusal.ts'
import type { SocketLike } from './socket-like.ts'

type Headers = Readonly<Record<string, string>>

export interface ApiClientSettings {
  /** For example `https://tudor.example.com`, without a slash at the end. */
  readonly url: string
  /** More headers for every request, such as `accept-language`, which decides the language of a new guest's mails. */
  readonly headers?: () => Headers
  /** Opens a socket. Needed in Node 20, with `ws`: `(url, headers) => new WebSocket(url, { headers })`. */
  readonly openSocket?: (url: string, headers: Headers) => SocketLike
}

interface AnyInput {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly body?: unknown
}

/** For people; it is not JSON. */
type Page = '/api/docs'

/** An input without required values may be left out. */
type Rest<Input> = object extends Input ? [input?: Input] : [input: Input]

/**
 * A client of one server: requests by path, typed by the schemas, and sockets. In Node it stores the cookies; in a browser
 * the browser does.
 */
export class ApiClient {
  /** By name. Empty in a browser. */
  readonly cookies = new Map<string, string>()
  readonly #url: string
  readonly #headers: (() => Headers) | undefined
  readonly #openSocket: NonNullable<ApiClientSettings['openSocket']>

  constructor({ url, headers = () => ({}), openSocket = (address) => new WebSocket(address) }: ApiClientSettings) {
    this.#url = url
    this.#headers = headers
    this.#openSocket = openSocket
  }

  get<U extends Exclude<Api.Url<'GET'>, Page>>(
    url: U,
    ...[input]: Rest<Api.Input<'GET', U>>
  ): Promise<Api.Answer<'GET', U>> {
    return this.#ask('GET', url, input as AnyInput | undefined)
  }

  post<U extends Api.Url<'POST'>>(url: U, ...[input]: Rest<Api.Input<'POST', U>>): Promise<Api.Answer<'POST', U>> {
    return this.#ask('POST', url, { body: {}, ...(input as AnyInput | undefined) })
  }

  /** A new socket, for a `TableConnection`. */
  openSocket(): SocketLike {
    return this.#openSocket(`${this.#url.replace('http', 'ws')}/play`, this.#cookieHeader())
  }

  /** Any request, with the cookies. `path` has a query and no parameters. Returns the response, whatever its status. */
  async request(method: string, path: string, body?: string, headers?: Headers): Promise<Response> {
    const response = await fetch(this.#url + path, {
      method,
      headers: {
        ...this.#headers?.(),
        ...this.#cookieHeader(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body ?? null,
    })
    for (const cookie of response.headers.getSetCookie?.() ?? []) {
      const [, name, value] = /^([^=]*)=([^;]*)/.exec(cookie)!
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return response
  }

  async #ask<T>(method: string, url: string, { params, query = {}, body }: AnyInput = {}): Promise<T> {
    const path = url.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params![name]))
    const given = Object.entries(query).filter(([, value]) => value !== undefined) as [string, string][]
    const search = given.length === 0 ? '' : `?${new URLSearchParams(given)}`
    let response: Response
    let answer: unknown
    try {
      response = await this.request(method, path + search, JSON.stringify(body))
      const isText = response.headers.get('content-type')?.startsWith('text/plain')
      // Everything else is JSON. An HTML page comes from a proxy, not from the server.
      answer = isText ? await response.text() : await response.json()
    } catch {
      throw noAnswer()
    }
    if (response.ok) return answer as T
    const { error } = answer as Partial<RefusalAnswer>
    throw new Refusal(error?.code ?? 'unavailable', error?.text ?? `${path}: ${response.status}`)
  }

  #cookieHeader(): Headers {
    const cookie = Array.from(this.cookies, (pair) => pair.join('=')).join('; ')
    return cookie === '' ? {} : { cookie }
  }
}
