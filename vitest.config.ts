import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import LongestFirst from './test/vitest/longest-first.js'

/** What stands behind `-t`: of a rule, only its own cases are looked for. */
const at = process.argv.findIndex((word) => word === '-t' || word === '--testNamePattern')
const wanted = at < 0 ? '' : (process.argv[at + 1] ?? '')

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
    // Of a machine that has much else to do, too: what takes nine seconds alone has taken more than a minute.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // A process that ends takes its folders away, which takes a busy disk some time.
    teardownTimeout: 60_000,
    // A machine that stands still for a while says nothing of the program; what is wrong is wrong at once.
    retry: { count: 1, condition: /Test timed out in|The server said nothing for/ },
  },
})
