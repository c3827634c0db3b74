import type { TableConnection } from '@tudor-rose/client'
import { openTable } from './newcomer.ts'
import type { ServerProcess } from './process.ts'

export interface IdleResult {
  readonly idleTables: number
  /** The memory in use before any of these tables were open, while they were open, and after the server dropped them. */
  readonly bytesBefore: number
  readonly bytesOpen: number
  readonly bytesAfter: number
  readonly openBytesPerTable: number
  readonly idleBytesPerTable: number
}

const AT_ONCE = 10
const FORGOTTEN_WITHIN = 60_000

/**
 * Opens tables, leaves them, waits until the server has dropped them, and measures what memory it still holds. All tables
 * are opened and dropped once before that, because code and caches also cost memory, but only once.
 */
export async function measureIdle(server: ServerProcess, tables: readonly string[]): Promise<IdleResult> {
  await leave(server, await openAll(server, tables))
  const bytesBefore = await server.heldBytes()
  const connections = await openAll(server, tables)
  const bytesOpen = await server.heldBytes()
  await leave(server, connections)
  const bytesAfter = await server.heldBytes()
  const perTable = (bytes: number): number => Math.round((bytes - bytesBefore) / tables.length)
  return {
    idleTables: tables.length,
    bytesBefore,
    bytesOpen,
    bytesAfter,
    openBytesPerTable: perTable(bytesOpen),
    idleBytesPerTable: perTable(bytesAfter),
  }
}

async function openAll(server: ServerProcess, tables: readonly string[]): Promise<TableConnection[]> {
  const connections: TableConnection[] = []
  for (let i = 0; i < tables.length; i += AT_ONCE)
    connections.push(...(await Promise.all(tables.slice(i, i + AT_ONCE).map((table) => openTable(server.url, table)))))
  return connections
}

async function leave(server: ServerProcess, connections: readonly TableConnection[]): Promise<void> {
  for (const connection of connections) connection.close()
  for (const end = Date.now() + FORGOTTEN_WITHIN; (await server.figure('tudor_tables_in_memory')) > 0; ) {
    if (Date.now() > end) throw new Error('the server has not forgotten its tables')
    await new Promise((wait) => setTimeout(wait, 500))
  }
}
