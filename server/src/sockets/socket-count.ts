import { Refusal } from '../refusal.ts'

/** The most sockets that this server keeps open per address and per person. */
export interface SocketLimits {
  readonly perAddress: number
  readonly perPerson: number
}

/** Counts the open sockets per address and per person. */
export class SocketCount {
  readonly #perAddress: Count
  readonly #perPerson: Count

  constructor({ perAddress, perPerson }: SocketLimits) {
    this.#perAddress = new Count(perAddress)
    this.#perPerson = new Count(perPerson)
  }

  /** Counts one more socket; throws if there are too many. Returns the function to call when it has closed. */
  enter(address: string, personId: string | undefined): () => void {
    const counted: [Count, string][] = [[this.#perAddress, address]]
    if (personId !== undefined) counted.push([this.#perPerson, personId])
    if (counted.some(([count, name]) => count.isFull(name)))
      throw new Refusal('too-many-sockets', 'too many tables are open from here; please close some of them first')
    for (const [count, name] of counted) count.add(name, 1)
    return () => {
      for (const [count, name] of counted) count.add(name, -1)
    }
  }

  hasAddress(address: string): boolean {
    return this.#perAddress.has(address)
  }
}

class Count {
  readonly #most: number
  readonly #counted = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  isFull(name: string): boolean {
    return (this.#counted.get(name) ?? 0) >= this.#most
  }

  has(name: string): boolean {
    return this.#counted.has(name)
  }

  add(name: string, more: number): void {
    const count = (this.#counted.get(name) ?? 0) + more
    if (count === 0) this.#counted.delete(name)
    else this.#counted.set(name, count)
  }
}
