import { MAX_MESSAGE_BYTES } from '@tudor-rose/protocol'
import type { Bucket, Buckets } from '../limits/token-bucket.ts'

/** Enough for fast typing and for a page that reloads; more comes from a faulty program. */
const MESSAGES = { burst: 40, perSecond: 10 }
/** Messages and control frames, with the bytes of their frames. */
const BYTES = { burst: 3 * MAX_MESSAGE_BYTES, perSecond: 8 * 1024 }
/** For all sockets of a network together. A house or a school shares one. */
const BYTES_OF_NETWORK = { burst: 1024 * 1024, perSecond: 128 * 1024 }
/** A client that sends more than these after it was told to slow down is disconnected. */
const REFUSED = { burst: 100, perSecond: 2 }

const bucketOf = (buckets: Buckets, { burst, perSecond }: { burst: number; perSecond: number }): Bucket =>
  buckets(burst, perSecond)

/** What one socket may send. Everything is counted as it arrives, before it is parsed. */
export class InboundTraffic {
  readonly #bytes: Bucket
  readonly #bytesOfNetwork: Bucket
  readonly #messages: Bucket
  readonly #refused: Bucket

  constructor(buckets: Buckets, bytesOfNetwork: Bucket) {
    this.#bytes = bucketOf(buckets, BYTES)
    this.#bytesOfNetwork = bytesOfNetwork
    this.#messages = bucketOf(buckets, MESSAGES)
    this.#refused = bucketOf(buckets, REFUSED)
  }

  /** Whether the socket may stay open after this many more bytes. */
  allowsBytes(count: number): boolean {
    return this.#bytes.takes(count) && this.#bytesOfNetwork.takes(count)
  }

  allowsMessage(): boolean {
    return this.#messages.takes()
  }

  /** Whether the socket may stay open after one more message that was not allowed. */
  allowsRefusal(): boolean {
    return this.#refused.takes()
  }
}

/** The bytes that each network may send. A network is forgotten once it has been quiet for a while. */
export class NetworkTraffic {
  readonly #buckets: Buckets
  readonly #byNetwork = new Map<string, Bucket>()

  constructor(buckets: Buckets) {
    this.#buckets = buckets
  }

  socketFrom(network: string): InboundTraffic {
    const bytes = this.#byNetwork.get(network) ?? bucketOf(this.#buckets, BYTES_OF_NETWORK)
    this.#byNetwork.set(network, bytes)
    return new InboundTraffic(this.#buckets, bytes)
  }

  /** A full bucket is like a new one. Networks with open sockets are kept, because their sockets share the bucket. */
  forgetQuietNetworks(hasSockets: (network: string) => boolean): void {
    for (const [network, bytes] of this.#byNetwork)
      if (bytes.isFull && !hasSockets(network)) this.#byNetwork.delete(network)
  }
}
