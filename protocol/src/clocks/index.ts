export * from './allowance.ts'
export * from './seat-clocks.ts'
export * from './time-left.ts'
