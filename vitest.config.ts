import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { takesAll } from './test/thoroughness.js'
import LongestFirst from './test/vitest/longest-first.js'

/** What stands behind `-t`: of a rule, only its own cases are looked for. */
const at = process.argv.findIndex((word) => word === '-t' || word === '--testNamePattern')
const wanted = at < 0 ? '' : (process.argv[at + 1] ?? '')

/** For what hangs: a busy machine can need over a minute for a test that takes nine seconds alone. `test:all` asks all in one. */
const hanging = takesAll ? 1_800_000 : 180_000

export default defineConfig({
  test: {
    provide: { wanted },
    include: ['test/**/*.test.ts'],
    globalSetup: [
      'test/vitest/machine.ts',
      'test/real-httpd/setup.ts',
      'test/language-server/setup.ts',
      'test/page/setup.ts',
      'test/trees/setup.ts',
      'test/image/setup.ts',
      'test/vitest/bundle-folder.ts',
      'test/vitest/node24.ts',
    ],
    setupFiles: ['test/vitest/environment.ts'],
    reporters: ['default', './test/vitest/counts-reporter.ts'],
    // Of a run for one rule, what failed is to be seen.
    hideSkippedTests: true,
    pool: 'forks',
    // A process is for many files: what they import is read and compiled once.
    isolate: false,
    // One more than there are cores: tests of httpd and of the Action wait now and then.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    testTimeout: hanging,
    hookTimeout: hanging,
    // Deleting the run's folders can take a while on a busy disk.
    teardownTimeout: 60_000,
    // A machine that stands still for a while says nothing of the program; what is wrong is wrong at once.
    retry: { count: 1, condition: /Test timed out in|The server said nothing for/ },
  },
})
