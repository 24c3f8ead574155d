import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folder } from '../folder.js'
import { runAlone, runShared } from './action-process.js'

const cwd = folder({})

function start(script: string, { env = {} } = {}) {
  const main = join(folder({}), 'main.js')
  writeFileSync(main, script)
  return { main, node: process.execPath, cwd, env }
}

/** What a bundle may do, and what is seen of it. */
const ends: readonly (readonly [string, string, number, string])[] = [
  ['writes on both', `console.log('out'); console.error('err')`, 0, 'out\nerr\n'],
  ['sets an exit code', `process.exitCode = 3`, 3, ''],
  ['exits', `console.log('before'); process.exit(4)`, 4, 'before\n'],
  ['waits', `setTimeout(() => console.log('late'), 50)`, 0, 'late\n'],
  ['waits for no timer that it has let go', `setTimeout(() => console.log('never'), 50_000).unref()`, 0, ''],
  ['does something at the end', `process.on('exit', (code) => console.log('code', code))`, 0, 'code 0\n'],
  ['writes much', `process.stdout.write('é'.repeat(300_000))`, 0, 'é'.repeat(300_000)],
  ['has another file', `console.log(require('node:fs').existsSync(__filename))`, 0, 'true\n'],
]

describe.each([
  ['alone', runAlone],
  ['shared', runShared],
] as const)('a bundle that is run %s', (_, run) => {
  test.each(ends)('%s', async (_does, script, exitCode, output) => {
    expect(await run(start(script))).toEqual({ exitCode, output })
  })

  test('throws', async () => {
    const { exitCode, output } = await run(start(`console.log('before'); throw new Error('broken')`))
    expect([exitCode, output]).toEqual([1, expect.stringMatching(/^before\n[^]*Error: broken/)])
  })

  test('rejects later', async () => {
    const { exitCode, output } = await run(start(`setTimeout(() => Promise.reject(new Error('broken')), 20)`))
    expect([exitCode, output]).toEqual([1, expect.stringContaining('Error: broken')])
  })

  test('is ended by a signal', async () => {
    const killed = start(`process.stdout.write('begun\\n', () => process.kill(process.pid, 'SIGKILL'))`)
    expect(await run(killed)).toEqual({ exitCode: null, output: 'begun\n' })
  })

  test('finds nothing of the run before', async () => {
    const one = start(`
      console.log(process.env.A, process.env.B, process.cwd(), module.seen, process.exitCode, process.listenerCount('exit'))
      module.seen = true
      process.env.B = 'set'
      process.exitCode = 2
      process.chdir('/')
      process.on('exit', () => {})`)
    for (const A of ['first', 'second'])
      expect(await run({ ...one, env: { A } })).toEqual({
        exitCode: 2,
        output: `${A} undefined ${cwd} undefined undefined 0\n`,
      })
  })
})

test('a process is shared', async () => {
  const one = start(`console.log(process.pid)`)
  const processes = async (run: typeof runShared) =>
    new Set([await run(one), await run(one), await run(one)].map(({ output }) => output)).size
  // It may be the last run of one.
  expect(await processes(runShared)).toBeLessThan(3)
  expect(await processes(runAlone)).toBe(3)
})
