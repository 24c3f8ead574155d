import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import {
  describe,
  expect,
  type RunnerTestCase,
  type RunnerTestSuite,
  type SuiteCollector,
  TestRunner,
  test,
} from 'vitest'
import { shareOf, takesAll } from '../thoroughness.js'
import { node24 } from './node24.js'
import { runOn } from './scene.js'

const node = node24()

/** Files whose scenarios run the Action: one that reviews, one that upgrades, one that plans for an organisation; all in `npm run test:all`. */
const files = takesAll
  ? readdirSync(new URL('.', import.meta.url)).filter(
      (name) => name.endsWith('.test.ts') && /^withBundle\(\)$/m.test(textOf(name)),
    )
  : ['review.test.ts', 'upgrade.test.ts', 'organisation-plan.test.ts']

function textOf(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8')
}

if (node === process.execPath)
  test('the scenarios run on Node 24 anyway', () => expect(process.version).toMatch(/^v24/))
else if (node === undefined)
  test.skip('SKIPPED, for there is NO NODE 24: every scenario on the Node that action.yml names', () => {})
else {
  runOn(node)
  test('it is Node 24', () => expect(execFileSync(node, ['--version'], { encoding: 'utf8' })).toMatch(/^v24\./))
  describe.each(files)('on Node 24: %s', async (name) => {
    // As if it were another file: a process that has read it already would give no tests.
    await import(`${new URL(name, import.meta.url).href}?node24`)
    thinOut(TestRunner.getCurrentSuite().tasks)
  })
}

/** Leave the first scenario of a file, or all of them in `npm run test:all`. */
function thinOut(tasks: (RunnerTestCase | RunnerTestSuite | SuiteCollector)[]): void {
  tasks.splice(0, tasks.length, ...shareOf(Number.POSITIVE_INFINITY, tasks))
  for (const task of tasks) {
    if (task.type !== 'collector') continue
    const { collect } = task
    task.collect = async (file) => {
      const suite = await collect(file)
      thinOut(suite.tasks)
      return suite
    }
  }
}
