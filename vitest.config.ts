import { defineConfig } from 'vitest/config'

// Every package offers its TypeScript under the condition `source`, so tests never run against an old build.
const conditions = ['source', 'module', 'node', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // Of two cores vitest would use one. More than two browsers at a time would not be quicker on the machines we know.
    maxWorkers: 2,
    // A machine that is busy with other work is no reason to fail.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rooms',
          include: ['**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', 'web/test/**'],
        },
      },
      {
        extends: true,
        // A browser beside other work may miss a beat. What fails twice is broken.
        test: { name: 'browser', include: ['web/test/**/*.test.ts'], retry: 1 },
      },
    ],
  },
})
