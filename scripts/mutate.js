// Plants each mistake of mutants.js into a copy of the work tree, and looks whether its tests find it:
// `node scripts/mutate.js [--all-tests] [ID…]`. With --all-tests the whole suite runs for each of them.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { mutants } from './mutants.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const copy = mkdtempSync(join(tmpdir(), 'mutants-'))

/** What runs for us at the moment. It is waited for when we are stopped, since it writes into the copy. */
let child
let isStopped = false
process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    isStopped = true
    child?.kill('SIGTERM')
  })

async function run(cwd, command, ...words) {
  child = spawn(command, words, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  const printed = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => printed.push(bytes))
  const [status] = await once(child, 'close')
  if (isStopped) process.exit(1)
  return { status, printed: Buffer.concat(printed).toString() }
}

/** The files as they are now, committed or not, in a repository of their own; what npm and the tests have fetched is lent. */
async function copyWorkTree() {
  const cloned = await run(root, 'git', 'clone', '--quiet', '--shared', '.', copy)
  if (cloned.status !== 0) throw new Error(cloned.printed)
  const changed = await run(root, 'git', 'ls-files', '-z', '--modified', '--others', '--exclude-standard')
  for (const path of changed.printed.split('\0').filter(Boolean)) {
    rmSync(join(copy, path), { force: true })
    if (!existsSync(join(root, path))) continue
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    copyFileSync(join(root, path), join(copy, path))
  }
  for (const folder of ['node_modules', '.cache'])
    if (existsSync(join(root, folder))) symlinkSync(join(root, folder), join(copy, folder))
}

/** The first test that fails, if any does. @throws Error where no test ran */
async function failureIn(words) {
  const report = join(copy, '.git/report.json')
  rmSync(report, { force: true })
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--reporter=json', `--outputFile=${report}`]
  const { printed } = await run(copy, process.execPath, ...vitest, ...words)
  const { testResults = [] } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  for (const { name, status, assertionResults } of testResults) {
    const failed = assertionResults.find((test) => test.status === 'failed')
    if (failed || status === 'failed') return `${relative(copy, name)}: ${failed?.fullName ?? 'the file as a whole'}`
  }
  if (!tests.some(({ status }) => status === 'passed'))
    throw new Error(`No test ran for ${words.join(' ')}.\n${printed}`)
  return undefined
}

/** All tests but the one that looks whether the mistakes can be planted, which fails once one is. */
const everything = ['--exclude=test/scripts/mutants.test.ts']

/** Tests that fail anyway would find everything. */
async function checkUnchanged(chosen, allTests) {
  const [named, whole] = [true, false].map((is) =>
    chosen.map(({ tests }) => tests).filter((tests) => tests.includes('-t') === is),
  )
  const runs = allTests ? [everything] : [[...new Set(whole.flat())], ...named]
  for (const words of runs.filter(({ length }) => length > 0)) {
    const failed = await failureIn(words)
    if (failed) throw new Error(`Without any mistake planted this fails: ${failed}`)
  }
}

async function isCaught({ id, mistake, file, from, to, tests }, allTests) {
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  if (text.split(from).length !== 2) throw new Error(`${id}: ${file} does not hold its "from" exactly once.`)
  writeFileSync(
    path,
    text.replace(from, () => to),
  )
  const start = performance.now()
  const failed = await failureIn(allTests ? everything : tests)
  writeFileSync(path, text)
  const seconds = Math.round((performance.now() - start) / 1000)
  console.log(`${failed ? 'caught    ' : 'NOT CAUGHT'} ${id} (${mistake}), ${seconds} s${failed ? `: ${failed}` : ''}`)
  return failed !== undefined
}

const { values, positionals } = parseArgs({ options: { 'all-tests': { type: 'boolean' } }, allowPositionals: true })
const unknown = positionals.filter((id) => mutants.every((mutant) => mutant.id !== id))
if (unknown.length > 0) throw new Error(`There is no mutant ${unknown.join(', ')}.`)
const chosen = mutants.filter(({ id }) => positionals.length === 0 || positionals.includes(id))
await copyWorkTree()
await checkUnchanged(chosen, values['all-tests'])
const caught = []
for (const mutant of chosen) if (await isCaught(mutant, values['all-tests'])) caught.push(mutant)
console.log(`${caught.length} of ${chosen.length} caught`)
process.exitCode = caught.length === chosen.length ? 0 : 1
