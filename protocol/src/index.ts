export * from './open-api.ts'
export * from './schemas/index.ts'
export * from './validation.ts'
