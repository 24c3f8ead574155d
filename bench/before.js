// `node bench/before.js [COMMIT]`: user seconds and peak memory of this build against one from the history, in turn in one run.
// Ends with 1 where a case takes more than its bound, or more than in proportion to a smaller one of its kind.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeBlocked, makeDenseTree, makeHosting, makeHtaccess } from './tree.js'

const root = fileURLToPath(new URL('..', import.meta.url))
/** The last build before the outcome was read back. */
const commit = process.argv[2] ?? 'fa794d85'
const scratch = mkdtempSync(join(tmpdir(), 'httpd-upgrade-bench-'))
const rounds = 3
/** How many times as much as in proportion is too much. */
const steep = 1.3

/** @typedef {{ what: string, make: (folder: string) => void, most: number, memory?: number, size?: number, of?: string, args?: string[] }} Case */
/** @type {Case[]} */
const cases = [
  { what: 'dense, without a main file', make: dense(10e6, 100), most: 1.3, memory: 350, size: 100, of: 'dense' },
  { what: '40 files of it', make: dense(4e6, 40), most: 1.3, size: 40, of: 'dense' },
  { what: '400 hosts', make: (folder) => makeHosting(folder, 400), most: 1, size: 400, of: 'hosts' },
  { what: '1,600 hosts', make: (folder) => makeHosting(folder, 1600), most: 1, memory: 235, size: 1600, of: 'hosts' },
  { what: 'a blocked fleet of 500', make: (folder) => makeBlocked(folder, 500), most: 1, size: 500, of: 'blocked' },
  { what: 'a blocked fleet of 2,000', make: (folder) => makeBlocked(folder, 2000), most: 1, size: 2000, of: 'blocked' },
  { what: '500 .htaccess files', make: (folder) => makeHtaccess(folder, 500), most: 1.2, size: 500, of: 'htaccess' },
  {
    what: '4,000 .htaccess files',
    make: (folder) => makeHtaccess(folder, 4000),
    most: 1.2,
    size: 4000,
    of: 'htaccess',
  },
]
const estate = join(root, '../shared/corpus/estate-nu-info')

try {
  process.exitCode = measureAll() ? 0 : 1
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

function measureAll() {
  const before = buildOf(commit)
  const here = join(root, 'dist/cli.js')
  const bare = least(() => run(['-e', '0']))
  console.log(`user seconds and MB, this build against ${commit}, the least of ${rounds} rounds in turn:`)
  const smallest = new Map()
  let isGood = true
  const all = existsSync(estate) ? [...cases, { what: 'estate-nu-info', folder: estate, most: 1.5 }] : cases
  if (all === cases) console.log('NO CORPUS: estate-nu-info is not measured')
  const measured = all.map((one) => {
    const folder = one.folder ?? join(scratch, String(cases.indexOf(one)))
    one.make?.(folder)
    const runs = [before, here].map(() => [])
    for (let round = 0; round < rounds; round++)
      for (const [index, cli] of [before, here].entries()) runs[index].push(run([cli, '--format', 'json', folder]))
    return { ...one, was: leastOf(runs[0]), is: leastOf(runs[1]) }
  })
  for (const { of, size, is } of measured)
    if (of && !(smallest.get(of)?.size < size)) smallest.set(of, { size, own: is.user - bare.user })
  for (const { what, most, memory, size, of, was, is } of measured) {
    const times = is.user / was.user
    const small = of ? smallest.get(of) : undefined
    const growth = small && small.size < size ? (is.user - bare.user) / small.own / (size / small.size) : undefined
    const faults = [
      times > most && `over ${most}`,
      memory !== undefined && is.memory > memory && `over ${memory} MB`,
      growth > steep && 'more than in proportion',
    ].filter(Boolean)
    if (faults.length > 0) isGood = false
    const grown = growth === undefined ? '' : `, ${growth.toFixed(2)} of what is in proportion`
    const said = `${is.user.toFixed(1)} s, ${is.memory.toFixed(0)} MB (${was.user.toFixed(1)} s, ${was.memory.toFixed(0)} MB)`
    console.log(
      `${faults.length > 0 ? 'TOO MUCH' : 'ok'}  ${what}: ${times.toFixed(2)} times, ${said}${grown} ${faults.join('; ')}`.trim(),
    )
  }
  return isGood
}

/** The program as it was built then. */
function buildOf(commit) {
  const folder = join(scratch, 'before')
  mkdirSync(folder)
  const archive = execFileSync('git', ['archive', commit, 'dist', 'package.json'], { cwd: root, maxBuffer: 1e9 })
  execFileSync('tar', ['x', '-C', folder], { input: archive })
  return join(folder, 'dist/cli.js')
}

/** User seconds, and the most memory in MB, as the run itself says at its end. */
function run(args) {
  const said = join(scratch, 'said')
  const noting = join(scratch, 'noting.cjs')
  const what = 'JSON.stringify([process.cpuUsage().user / 1e6, process.resourceUsage().maxRSS / 1024])'
  writeFileSync(
    noting,
    `process.on('exit', () => require('node:fs').writeFileSync(${JSON.stringify(said)}, ${what}))\n`,
  )
  rmSync(said, { force: true })
  const { error, stderr } = spawnSync(process.execPath, ['--require', noting, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    maxBuffer: 1e9,
  })
  if (error || !existsSync(said)) throw new Error(`${args.join(' ')}: ${error ?? stderr}`)
  const [user, memory] = JSON.parse(readFileSync(said, 'utf8'))
  return { user, memory }
}

function least(measure) {
  return leastOf(Array.from({ length: rounds }, measure))
}

function leastOf(runs) {
  return { user: Math.min(...runs.map(({ user }) => user)), memory: Math.min(...runs.map(({ memory }) => memory)) }
}

/** As a copy of the files of a panel is: nothing says what is read, or in which order. */
function dense(bytes, files) {
  return (folder) => rmSync(makeDenseTree(folder, bytes, files)[0])
}
