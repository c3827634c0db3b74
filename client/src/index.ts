export * from './api-client.ts'
export * from './refused.ts'
export * from './table-connection.ts'
