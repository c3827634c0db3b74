export * from './battle-odds.ts'
export * from './odds-report.ts'
