import type { Reporter, TestModule } from 'vitest/node'

/**
 * Prints `N passed, N failed` or `N passed, N failed, N skipped` as the last line of a run.
 * A file or suite that broke outside its tests counts as failed, and a run that fails never says `0 failed`.
 */
export default class CountsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state))
    const count = (state: string) => states.filter((each) => each === state).length
    const passed = count('passed')
    const failed = count('failed') + modules.reduce((sum, module) => sum + broken(module), 0)
    const skipped = states.length - passed - count('failed')
    // Other reporters and the teardown may still write; only the end of the process is surely last.
    process.once('exit', (code) => {
      const counts = [`${passed} passed`, `${code === 0 ? failed : Math.max(failed, 1)} failed`]
      process.stdout.write(`${[...counts, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(', ')}\n`)
    })
  }
}

function broken(module: TestModule): number {
  const suites = [...module.children.allSuites()].filter((suite) => suite.errors().length > 0)
  return suites.length + (module.errors().length > 0 ? 1 : 0)
}
