import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folder } from '../folder.js'
import { runAlone, runShared } from './cli-process.js'

const cwd = folder()

function command(script: string, env = {}) {
  const main = join(folder(), 'cli.cjs')
  writeFileSync(main, `#!/usr/bin/env node\nconst { writeSync } = require('node:fs')\n${script}`)
  return { main, words: ['--one', 'a b'], cwd, env }
}

/** What a command line may do, and what is seen of it. */
const ends: readonly (readonly [string, string, { code: number; out?: string; err?: string }])[] = [
  ['writes on both', `writeSync(1, 'out'); writeSync(2, 'err'); process.exit(0)`, { code: 0, out: 'out', err: 'err' }],
  ['ends with a code', `Promise.resolve(3).then((code) => process.exit(code))`, { code: 3 }],
  ['waits', `setTimeout(() => { writeSync(1, 'late'); process.exit(1) }, 50)`, { code: 1, out: 'late' }],
  ['reads its words', `writeSync(1, process.argv.slice(2).join()); process.exit(0)`, { code: 0, out: '--one,a b' }],
  ['is told nothing', `writeSync(1, require('fs').readFileSync(0)); process.exit(0)`, { code: 0 }],
  ['writes much', `writeSync(1, 'é'.repeat(300_000)); process.exit(0)`, { code: 0, out: 'é'.repeat(300_000) }],
  ['listens', `process.on('exit', () => writeSync(1, 'end')); process.exit(0)`, { code: 0, out: 'end' }],
]

describe.each([
  ['alone', runAlone],
  ['shared', runShared],
] as const)('a command line that is run %s', (_, run) => {
  test.each(ends)('%s', (_does, script, { code, out = '', err = '' }) => {
    expect(run(command(script))).toEqual({ code, out, err })
  })

  test('finds nothing of the run before', () => {
    const one = command(`
      const seen = [process.env.A, process.env.B, process.cwd(), module.seen, process.listenerCount('SIGINT')]
      writeSync(1, seen.join())
      module.seen = true
      process.env.B = 'set'
      process.chdir('/')
      process.on('SIGINT', () => {})
      process.exit(0)`)
    for (const A of ['first', 'second'])
      expect(run({ ...one, env: { A } })).toEqual({ code: 0, out: `${A},,${cwd},,0`, err: '' })
  })
})

test('a process is shared', () => {
  const one = command(`writeSync(1, String(process.pid)); process.exit(0)`)
  const processes = (run: typeof runShared) => new Set([run(one), run(one), run(one)].map(({ out }) => out)).size
  // It may be the last run of one.
  expect(processes(runShared)).toBeLessThan(3)
  expect(processes(runAlone)).toBe(3)
})

test('a run that breaks off fails, and the next one has another process', () => {
  expect(() => runShared(command(`throw new Error('broken')`))).toThrow(/broke off: [^]*Error: broken/)
  expect(runShared(command(`process.exit(2)`)).code).toBe(2)
})
