import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/**
 * Prints `N passed, N failed` or `N passed, N failed, N skipped` as the last line of a run.
 * A file or suite that broke outside its tests, and an unhandled error, count as failed: a red run never says 0.
 */
export default class CountsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state))
    const count = (state: string) => states.filter((each) => each === state).length
    const passed = count('passed')
    const failed = count('failed') + modules.reduce((sum, module) => sum + broken(module), 0) + errors.length
    const skipped = states.length - passed - count('failed')
    const line = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`
    // Other reporters and the teardown may still write; only the end of the process is surely last.
    process.once('exit', () => process.stdout.write(line))
  }
}

function broken(module: TestModule): number {
  const suites = [...module.children.allSuites()].filter((suite) => suite.errors().length > 0)
  return suites.length + (module.errors().length > 0 ? 1 : 0)
}
