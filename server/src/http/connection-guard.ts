import { readFileSync } from 'node:fs'
import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { networkOf } from './client-network.ts'

export interface ConnectionLimits {
  /** The most connections of all networks together. */
  readonly total: number
  /** The most connections of one network. */
  readonly perNetwork: number
}

/** The connections of one network, oldest first. */
interface NetworkConnections {
  /** Without a request: new ones, and those that are kept for the next request. */
  readonly idle: Set<Duplex>
  /** With a request, or a WebSocket. */
  readonly busy: Set<Duplex>
}

/**
 * Keeps clients from using up all connections. A network that has too many gets no more. If the server has too many, it
 * closes the oldest connection of the network that has the most, idle ones first, so that there is room for others.
 */
export class ConnectionGuard {
  readonly #limits: ConnectionLimits
  readonly #byNetwork = new Map<string, NetworkConnections>()
  readonly #networks = new WeakMap<Duplex, string>()
  #total = 0

  constructor(limits: ConnectionLimits) {
    this.#limits = limits
  }

  watch(server: Server): void {
    server.on('connection', (socket) => this.#accept(socket))
    server.on('request', ({ socket }, response) => this.#serve(socket, response))
    server.on('upgrade', ({ socket }) => this.#move(socket, 'busy'))
  }

  #accept(socket: Socket): void {
    const network = networkOf(socket.remoteAddress ?? '')
    const connections = this.#byNetwork.get(network) ?? { idle: new Set(), busy: new Set() }
    if (sizeOf(connections) >= this.#limits.perNetwork) return void socket.destroy()
    this.#byNetwork.set(network, connections)
    this.#networks.set(socket, network)
    connections.idle.add(socket)
    this.#total++
    socket.once('close', () => this.#remove(network, socket))
    if (this.#total > this.#limits.total) this.#makeRoom()
  }

  #serve(socket: Socket, response: ServerResponse): void {
    this.#move(socket, 'busy')
    response.once('close', () => this.#move(socket, 'idle'))
  }

  #move(socket: Duplex, to: keyof NetworkConnections): void {
    const connections = this.#byNetwork.get(this.#networks.get(socket) ?? '')
    if (connections === undefined || socket.destroyed) return
    connections.idle.delete(socket)
    connections.busy.delete(socket)
    connections[to].add(socket)
  }

  #remove(network: string, socket: Duplex): void {
    const connections = this.#byNetwork.get(network)
    if (connections === undefined || !(connections.idle.delete(socket) || connections.busy.delete(socket))) return
    this.#total--
    if (sizeOf(connections) === 0) this.#byNetwork.delete(network)
  }

  #makeRoom(): void {
    const largest = [...this.#byNetwork.values()].reduce((a, b) => (sizeOf(b) > sizeOf(a) ? b : a))
    const [oldest] = largest.idle.size > 0 ? largest.idle : largest.busy
    // At once, because its close event comes later, and several connections may arrive before it.
    this.#remove(this.#networks.get(oldest)!, oldest)
    oldest.destroy()
  }
}

const sizeOf = ({ idle, busy }: NetworkConnections): number => idle.size + busy.size

/** File handles that are not for connections of clients: databases, files, Redis, outgoing requests. */
const OTHER_HANDLES = 200
const TOTAL_IF_UNKNOWN = 10_000

/** As many connections as this process has file handles for. */
export function connectionsPossible(readLimits = () => readFileSync('/proc/self/limits', 'utf8')): number {
  try {
    const soft = /^Max open files\s+(\d+)/m.exec(readLimits())?.[1]
    return soft === undefined ? TOTAL_IF_UNKNOWN : Math.max(50, Number(soft) - OTHER_HANDLES)
  } catch {
    // Only Linux has this file.
    return TOTAL_IF_UNKNOWN
  }
}
