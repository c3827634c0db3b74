export * from './level.ts'
export * from './level-policy.ts'
