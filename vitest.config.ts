import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Every package offers its TypeScript under the condition `source`, so tests never run against an old build.
const conditions = ['source', 'module', 'node', 'development|production']

/** A file that takes minutes would be waited for by itself if it came last. */
const LONGEST = 'games/battery.test.ts'

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification): number => Number(moduleId.endsWith(LONGEST))
    return (await super.sort(files)).toSorted((a, b) => isLongest(b) - isLongest(a))
  }
}

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // Of two cores vitest would use one. More than two browsers at a time would not be quicker on the machines we know.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
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
