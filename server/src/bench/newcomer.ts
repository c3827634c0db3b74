import { TableConnection } from '@tudor-rose/client'
import { benchClient } from './client.ts'

/** Opens a public table as an unknown observer; resolves when the table has arrived. */
export function openTable(url: string, table: string): Promise<TableConnection> {
  return new Promise((resolve, reject) => {
    const connection = new TableConnection(benchClient(url), {
      table,
      onChange: () => resolve(connection),
      onRefused: reject,
    })
  })
}
