import { BadInput, type BadInputKind } from './errors.ts'

/** A JSON value with the line it starts on. */
export interface Located {
  readonly line: number
  /** Members of an object are in a map, so that no name is special. */
  readonly value: null | boolean | number | string | readonly Located[] | ReadonlyMap<string, Located>
}

/** No hand-written file is this deep. Without a limit, a hostile text could exhaust the stack. */
const MAX_DEPTH = 32

/** Parses JSON and keeps the line of every value, for error messages. */
export function parseLocatedJson(text: string, kind: BadInputKind = 'bad-position'): Located {
  return new Reader(text, kind).readDocument()
}

class Reader {
  readonly #text: string
  readonly #kind: BadInputKind
  #at = 0
  #line = 1

  constructor(text: string, kind: BadInputKind) {
    this.#kind = kind
    this.#text = text.replace(/^\uFEFF/, '')
  }

  readDocument(): Located {
    const value = this.#readValue(0)
    if (this.#peek() !== '') this.#fail('expected nothing after the end')
    return value
  }

  #readValue(depth: number): Located {
    if (depth > MAX_DEPTH) this.#fail(`more than ${MAX_DEPTH} values inside each other`)
    const next = this.#peek()
    const line = this.#line
    if (next === '{') return { line, value: this.#readObject(depth) }
    if (next === '[') return { line, value: this.#readList(depth) }
    if (next === '"') return { line, value: this.#readString() }
    const word = this.#match(/true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y)
    if (word === undefined) this.#fail('expected a value')
    return { line, value: JSON.parse(word) }
  }

  #readObject(depth: number): ReadonlyMap<string, Located> {
    const members = new Map<string, Located>()
    this.#expect('{')
    if (this.#peek() === '}') return this.#closing('}', members)
    for (;;) {
      if (this.#peek() !== '"') this.#fail('expected a name in "quotes"')
      const name = this.#readString()
      if (members.has(name)) this.#fail(`${JSON.stringify(name.slice(0, 40))} is given twice`)
      this.#expect(':')
      members.set(name, this.#readValue(depth + 1))
      if (this.#peek() !== ',') return this.#closing('}', members)
      this.#expect(',')
    }
  }

  #readList(depth: number): readonly Located[] {
    const items: Located[] = []
    this.#expect('[')
    if (this.#peek() === ']') return this.#closing(']', items)
    for (;;) {
      items.push(this.#readValue(depth + 1))
      if (this.#peek() !== ',') return this.#closing(']', items)
      this.#expect(',')
    }
  }

  #closing<T>(bracket: string, value: T): T {
    if (this.#peek() !== bracket) this.#fail(`expected "," or "${bracket}"`)
    this.#at++
    return value
  }

  #readString(): string {
    const start = this.#at
    let end = start + 1
    while (end < this.#text.length && this.#text[end] !== '"' && this.#text[end] !== '\n') {
      end += this.#text[end] === '\\' ? 2 : 1
    }
    try {
      const value: string = JSON.parse(this.#text.slice(start, end + 1))
      this.#at = end + 1
      return value
    } catch {
      return this.#fail('this text in quotes does not end on its line, or contains an invalid character or escape')
    }
  }

  #expect(character: string): void {
    if (this.#peek() !== character) this.#fail(`expected "${character}"`)
    this.#at++
  }

  /** The next character that is not a space, or an empty string at the end. */
  #peek(): string {
    for (;;) {
      const next = this.#text.charAt(this.#at)
      if (next === '\n') this.#line++
      else if (next !== ' ' && next !== '\t' && next !== '\r') return next
      this.#at++
    }
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)?.[0]
    if (found !== undefined) this.#at += found.length
    return found
  }

  #fail(what: string): never {
    const here = this.#text.slice(this.#at, this.#at + 20).split('\n')[0]
    const found = here === '' ? 'the text ends here' : `here is ${JSON.stringify(here)}`
    throw new BadInput(this.#kind, `this is not JSON: ${what}; ${found}`, { line: this.#line })
  }
}
