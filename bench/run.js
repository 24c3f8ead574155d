// `npm run bench`: ratios measured in one run, so that they say the same on a slow machine as on a fast one.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrate, parse, rules, siteOf } from '../dist/index.mjs'
import { makeDenseTree, makeHosting, makeList, makeLocations, makeServers, makeSilent, makeTree } from './tree.js'

const here = (name) => fileURLToPath(new URL(name, import.meta.url))
const cli = here('../dist/cli.js')
/** What is chosen where nobody has said anything. */
const choices = {
  guards: 'leave',
  ineffectiveAllow: 'exact',
  defaults: 'keep',
  likelyMistakes: 'write',
  confirmed: new Set(),
  declined: new Map(),
}
const scratch = mkdtempSync(join(tmpdir(), 'httpd-upgrade-bench-'))

try {
  coldStart()
  stagedFile()
  const paths = makeTree(join(scratch, '10'), 10e6, 100)
  largeTree('a 10 MB tree, a section with access rules in some 75 lines', paths)
  const dense = makeDenseTree(join(scratch, 'dense'), 10e6, 100)
  largeTree('a 10 MB tree, a section with access rules in 12 lines', dense)
  realTrees()
  slowRules(paths)
  growth()
  accessOnCorpus()
  await logToTwoServers()
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

function coldStart() {
  const small = join(scratch, 'small.conf')
  writeFileSync(small, 'Listen 80\nServerName www.example.org\nNameVirtualHost *:80\n')
  for (const [node, version, aim] of [
    [node24(), '24', 2],
    [process.execPath, process.versions.node.split('.')[0], 1.6],
  ]) {
    if (node === undefined) {
      console.log(
        `NO NODE ${version}: cold start is not measured on it (\`npm install --prefix .cache/node24 node@24\`)`,
      )
      continue
    }
    const start =
      (...args) =>
      () =>
        timed(node, args)
    const uncompiled = () => timed(node, [cli, small], '.', { NODE_DISABLE_COMPILE_CACHE: '1' })
    const [bare, own, first] = mediansOf(25, start('-e', '0'), start(cli, small), uncompiled)
    say(`cold start on one small file, Node ${version}`, own, 'node -e 0', bare, `aim: at most ${aim}`)
    say('  the same with nothing compiled, as the first time', first, 'node -e 0', bare, 'no aim')
  }
}

/** The Node that the Action runs on, as the tests keep it (test/action/node24.ts). */
function node24() {
  if (process.versions.node.startsWith('24.')) return process.execPath
  const kept = here('../.cache/node24/node_modules/node/bin/node')
  return existsSync(kept) ? kept : undefined
}

/** The look that a hook takes at one staged file, against what no hook can do without. */
function stagedFile() {
  const clean = 'Listen 8080\nServerName www.example.org\n'
  lookAtStaged('--staged on one clean file', 'new.conf', clean)
  lookAtStaged('--staged on one file with a finding', 'new.conf', `${clean}NameVirtualHost *:8080\n`)
  lookAtStaged('--staged without configuration', 'new.c', 'int main;\n')
  const around = (folder) => makeTree(folder, 40_000, 10)
  lookAtStaged('--staged on one clean file of a site of 40 kB', 'new.conf', clean, around)
}

function lookAtStaged(what, name, text, around = () => {}) {
  const repository = mkdtempSync(join(scratch, 'repository-'))
  const git = (...args) => timed('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], repository)
  writeFileSync(join(repository, 'README'), 'A site.\n')
  around(repository)
  for (const args of [
    ['init', '-q'],
    ['add', '.'],
    ['commit', '-qm', 'all'],
  ])
    git(...args)
  writeFileSync(join(repository, name), text)
  git('add', name)
  const bare = () => git('diff', '--cached', '--name-only') + timed(process.execPath, ['-e', '0'])
  const [least, own] = mediansOf(25, bare, () => timed(process.execPath, [cli, '--staged'], repository))
  say(what, own, 'git diff --cached --name-only and node -e 0', least, 'aim: at most 1.5')
}

function largeTree(what, paths) {
  const perl = () => timed('perl', [here('round-trip.pl'), ...paths])
  const node = (args) => () => timed(process.execPath, args)
  const runs = runsOf(5, node([here('split.js'), ...paths]), node([cli, '--quiet', ...paths]), perl)
  const [split, own] = runs.map(medianOf)
  say(what, own, 'reading and splitting it', split, 'aim: at most 8')
  if (runs[2].includes(undefined)) console.log('  libapache-admin-config-perl is not installed, so it is not compared')
  else {
    const worst = Math.max(...runs[1].map((time, run) => time / runs[2][run]))
    say('  the same tree', own, 'a round trip of libapache-admin-config-perl', medianOf(runs[2]), 'aim: below 1')
    console.log(`  the slowest of its runs: ${worst.toFixed(2)} (aim: below 1)`)
  }
  const later = node24()
  if (later !== undefined && later !== process.execPath) {
    const there = (args) => () => timed(later, args)
    const [its, our] = mediansOf(3, there([here('split.js'), ...paths]), there([cli, '--quiet', ...paths]))
    say('  the same on Node 24', our, 'reading and splitting it there', its, 'aim: at most 8')
  }
  const memory = memoryOf([cli, '--quiet', ...paths])
  console.log(`  memory: ${memory === undefined ? 'not measured here' : `${memory.toFixed(0)} MB`} (aim: at most 320)`)
  const parser = installedParser()
  const parsing = parser && timed(process.execPath, [here('apacheconf.js'), parser, ...paths])
  if (parsing === undefined) console.log('  npm’s apacheconf is not installed, so it is not compared')
  else say('  the same tree', own, 'apacheconf, parsing only', parsing, 'no aim')
}

/** The most memory that a run has taken, in MB, as the run itself says at its end. */
function memoryOf(args) {
  const said = join(scratch, 'memory')
  const noting = join(scratch, 'memory.cjs')
  const note = `require('node:fs').writeFileSync(${JSON.stringify(said)}, String(process.resourceUsage().maxRSS / 1024))`
  writeFileSync(noting, `process.on('exit', () => ${note})\n`)
  timed(process.execPath, ['--require', noting, ...args])
  return existsSync(said) ? Number(readFileSync(said, 'utf8')) : undefined
}

/** The two largest trees of real configuration. */
function realTrees() {
  const corpus = here('../../shared/corpus/')
  if (!existsSync(corpus)) return console.log('NO CORPUS: ../shared/corpus is not there, so no real tree is measured')
  for (const tree of ['control-wikimedia-puppet-2021', 'spacewalk']) {
    for (const node of new Set([process.execPath, node24() ?? process.execPath])) {
      const there =
        (...args) =>
        () =>
          timed(node, args)
      const [bare, own] = mediansOf(11, there('-e', '0'), there(cli, '--quiet', join(corpus, tree)))
      const where = node === process.execPath ? '' : ' on Node 24'
      say(`the real tree ${tree}${where}`, own, 'node -e 0', bare, 'aim: at most 1.15 of the release before')
    }
  }
}

function slowRules(paths) {
  const site = siteOf(paths.map((path) => parse(readFileSync(path, 'utf8'), path)))
  migrate(site)
  const times = rules.map((rule) => ({
    id: rule.id,
    time: inProcess(() => Array.from(rule.check(site, choices)).length),
  }))
  const total = times.reduce((sum, { time }) => sum + time, 0)
  console.log(`rules on that tree, those that take most of their ${total.toFixed(0)} ms:`)
  for (const { id, time } of times.sort((a, b) => b.time - a.time).slice(0, 8)) {
    console.log(`  ${id.padEnd(36)} ${((100 * time) / total).toFixed(0).padStart(3)} %`)
  }
}

function growth() {
  const costs = [1, 10, 100].map((size) => {
    const paths = makeTree(join(scratch, `growth-${size}`), size * 1e6, 100)
    const time =
      timed(process.execPath, [cli, '--quiet', join(scratch, `growth-${size}`)]) - timed(process.execPath, ['-e', '0'])
    return { size, cost: time / size, files: paths.length }
  })
  const each = costs.map(({ size, cost }) => `${size} MB ${(cost / costs[1].cost).toFixed(2)}`)
  console.log(`cost for each MB, against that of 10 MB: ${each.join(', ')} (aim: about 1)`)
  growthOf('servers, each with a .htaccess file', makeServers, 100)
  growthOf('sites of one server, each with three .htaccess files', makeHosting, 200)
  growthOf('locations of one server', makeLocations, 1000)
  growthOf('clients that one section allows', makeList, 2000)
  growthOf('sections with Require alone below closed ones', makeSilent, 1000)
}

/** What four times as many of something cost, beyond what starting costs: four times as much where it grows in proportion. */
function growthOf(what, make, count) {
  const [less, more] = [count, 4 * count].map((size) => {
    const folder = make(join(scratch, `${make.name}-${size}`), size)
    const [bare, own] = medians(3, ['-e', '0'], [cli, '--quiet', folder])
    return own - bare
  })
  console.log(`${4 * count} ${what}: ${(more / less).toFixed(1)} times the cost of ${count} (aim: about 4)`)
}

/** Of the sections of real 2.2 files that bear on access, how many are rewritten for sure, for review, or left to a person. */
function accessOnCorpus() {
  const corpus = here('../../shared/corpus/')
  if (!existsSync(`${corpus}INDEX.tsv`))
    return console.log('../shared/corpus is not there, so its access rules are not counted')
  const rows = readFileSync(`${corpus}INDEX.tsv`, 'utf8').trim().split('\n').slice(1)
  const paths = rows.map((row) => row.split('\t')).filter(([, group]) => group === '2.2')
  const trees = new Map()
  for (const [path] of paths) trees.set(path.split('/')[0], [...(trees.get(path.split('/')[0]) ?? []), path])
  for (const complete of [true, false]) {
    const counts = { safe: 0, review: 0, template: 0, 'left to a person': 0 }
    for (const tree of trees.values()) {
      const files = tree.map((path) => parse(readFileSync(corpus + path, 'latin1'), path))
      const only = rules.filter((rule) => rule.id === 'access-control')
      for (const { fix, at } of migrate(siteOf(files, { complete, from: '2.2' }), { rules: only }).findings) {
        // A scope is a section with old lines; what is said of sections with Require or AuthType alone is not counted.
        if (!/^(order|allow|deny|satisfy|authz\w+authoritative)$/.test(at.key)) continue
        const made = /template|macro/.test(fix?.assumes ?? '')
        counts[fix ? (fix.safe ? 'safe' : made ? 'template' : 'review') : 'left to a person']++
      }
    }
    const words = Object.entries(counts).map(([way, count]) => `${count} ${way}`)
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
    const share = ((100 * counts.safe) / all).toFixed(1)
    console.log(
      `access rules of the corpus ${complete ? 'with' : 'without'} --assume-complete: ${words.join(', ')}; ${share} % safe`,
    )
  }
}

/** As many requests to two servers of this machine as `ab` sends to one of them, over as many connections. */
async function logToTwoServers() {
  const ab = ['ab', '/usr/bin/ab', here('../.cache/httpd/usr/bin/ab')].find((path) => timed(path, ['-V']) !== undefined)
  if (!ab) return console.log('NO ab: comparing two servers is not measured (apache2-utils has it)')
  const folder = mkdtempSync(join(scratch, 'compare-'))
  const conf = join(folder, 'httpd.conf')
  const log = join(folder, 'access_log')
  writeFileSync(conf, 'ServerRoot /etc/httpd\nListen 80\nServerName www.example.org\nDocumentRoot /srv/www\n')
  const line = (index) => `10.0.0.1 - - [22/Nov/2026:06:40:14 +0000] "GET /page/${index}.html HTTP/1.1" 200 12\n`
  writeFileSync(log, Array.from({ length: 10_000 }, (_, index) => line(index)).join(''))
  const servers = [await answeringServer(), await answeringServer()]
  try {
    const compare = [
      'compare',
      ...servers.map(({ place }) => place),
      conf,
      '--no-config',
      '--log',
      log,
      '--most',
      '10000',
    ]
    const [own, other] = mediansOf(
      3,
      () => timed(process.execPath, [cli, ...compare, '--quiet']),
      () => timed(ab, ['-q', '-k', '-n', '20000', '-c', '8', `http://${servers[0].place}/`]),
    )
    say('10,000 requests of a log to two servers', own, 'ab -k on one of them, as many', other, 'no aim')
    console.log(`  and ${memoryOf([cli, ...compare])?.toFixed(0)} MB of memory at most`)
  } finally {
    for (const { process } of servers) process.kill()
  }
}

async function answeringServer() {
  const server = spawn(process.execPath, [here('answering-server.js')], { stdio: ['ignore', 'pipe', 'inherit'] })
  const port = await new Promise((settle) => server.stdout.once('data', (text) => settle(String(text).trim())))
  return { process: server, place: `127.0.0.1:${port}` }
}

/** Median wall time in ms of runs of node with each list of arguments, the runs interleaved. */
function medians(runs, ...commands) {
  return mediansOf(runs, ...commands.map((command) => () => timed(process.execPath, command)))
}

function mediansOf(runs, ...measures) {
  return runsOf(runs, ...measures).map(medianOf)
}

function medianOf(times) {
  return [...times].sort((a, b) => a - b)[times.length >> 1]
}

/** What each of them takes in each run, the runs interleaved. */
function runsOf(runs, ...measures) {
  const times = measures.map(() => [])
  for (let run = 0; run < runs; run++) measures.forEach((measure, index) => times[index].push(measure()))
  return times
}

function timed(program, args, cwd = '.', more = {}) {
  const env = { ...process.env, ...more }
  const start = process.hrtime.bigint()
  const { status, error } = spawnSync(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1e9 })
  if (error || status === null || status > 1) return undefined
  return Number(process.hrtime.bigint() - start) / 1e6
}

function inProcess(action) {
  const times = [0, 0, 0].map(() => {
    const start = process.hrtime.bigint()
    action()
    return Number(process.hrtime.bigint() - start) / 1e6
  })
  return Math.min(...times)
}

function installedParser() {
  for (const from of [here('run.js'), join(process.cwd(), 'x.js')]) {
    try {
      createRequire(from).resolve('apacheconf')
      return from
    } catch {
      // Not there: the next place, or none.
    }
  }
  return existsSync(join(tmpdir(), 'apacheconf', 'node_modules')) ? join(tmpdir(), 'apacheconf', 'x.js') : undefined
}

function say(what, own, than, other, aim) {
  console.log(
    `${what}: ${(own / other).toFixed(2)} times ${than} (${own.toFixed(0)} ms, ${other.toFixed(0)} ms; ${aim})`,
  )
}
