import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface MetricSources {
  connections(): number
  tables(): number
  backlog(): number
}

/** Figures for Prometheus, at /metrics. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #moves: Histogram
  readonly #openings: Histogram
  readonly #faults: Counter

  constructor(measured: MetricSources) {
    const registers = [this.#registry]
    collectDefaultMetrics({ register: this.#registry })
    this.#moves = new Histogram({
      name: 'tudor_move_seconds',
      help: 'From the arrival of a move until it is stored and sent to all viewers on this server.',
      buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5],
      registers,
    })
    this.#openings = new Histogram({
      name: 'tudor_open_seconds',
      help: 'From the arrival of a hello until the table is sent, read from the database where it was not in memory.',
      buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5],
      registers,
    })
    this.#faults = new Counter({ name: 'tudor_faults_total', help: 'Errors inside the server.', registers })
    const gauge = (name: string, help: string, read: () => number): void => {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read())
        },
      })
    }
    gauge('tudor_connections', 'Open sockets.', measured.connections)
    gauge('tudor_tables_in_memory', 'Tables that this server holds in memory.', measured.tables)
    gauge('tudor_log_backlog', 'Log rows that wait for the database.', measured.backlog)
  }

  moveTook(milliseconds: number): void {
    this.#moves.observe(milliseconds / 1000)
  }

  openingTook(milliseconds: number): void {
    this.#openings.observe(milliseconds / 1000)
  }

  fault(): void {
    this.#faults.inc()
  }

  text(): Promise<string> {
    return this.#registry.metrics()
  }
}
