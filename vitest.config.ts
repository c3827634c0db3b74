import { defineConfig } from 'vitest/config'

// Every package offers its TypeScript under the condition `source`, so tests never run against an old build.
const conditions = ['source', 'module', 'node', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['**/*.test.ts'],
    // Of two cores vitest would use one. More than two browsers at a time would not be quicker on the machines we know.
    maxWorkers: 2,
    // A machine that is busy with other work is no reason to fail.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    exclude: ['**/node_modules/**', '**/dist/**'],
  },
})
