import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Every package offers its TypeScript under the condition `source`, so tests never run against an old build.
const conditions = ['source', 'module', 'node', 'development|production']

/** Nobody is to wait at the end for a file that takes long, so these come first. */
const LONGEST = [
  'games/battery',
  'server/src/cluster',
  'web/test/cousins-war-board',
  'web/test/editor',
  'web/test/overflow',
  'web/test/local',
  'web/test/pages',
  'web/test/lancaster-board',
  'web/test/practice',
  'bots/src/',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const index = LONGEST.findIndex((part) => moduleId.includes(part))
      return index < 0 ? LONGEST.length : index
    }
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // A worker keeps the modules it has loaded for its next file: loading them again for each took longer than most tests.
    // So a test puts back what it changes beyond its own objects: timers, mocks, the environment.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // A machine that is busy with other work is no reason to fail. Deep runs play thousands of games.
    testTimeout: process.env.TUDOR_DEEP === '1' ? 300_000 : 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rooms',
          include: ['**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', 'web/test/**'],
          // One more than our two cores, because tests of the server wait for clocks and databases.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['web/test/**/*.test.ts'],
          // A browser has several threads: more of them at a time would not be quicker on two cores.
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
    ],
  },
})
