import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ComparedRequest } from '../../src/compare/comparison.js'
import { requestText } from '../../src/compare/comparison-text.js'
import { readFiles } from '../../src/disk/files.js'
import { runRules } from '../../src/migrate/migrate.js'
import { everyRule } from '../../src/migrate/rules/index.js'
import { loadSite } from '../../src/site/load.js'
import { compareCopies } from '../../src/start/compare-copies.js'
import { examineHttpd } from '../../src/start/httpd-program.js'
import { queriedConfiguration } from '../../src/start/queried-configuration.js'
import { editsToReadAs22 } from '../../src/start/stand-in.js'
import { parse } from '../../src/syntax/parse.js'
import { folder } from '../folder.js'
import { httpd, needHttpd } from '../real-httpd/install.js'
import { shareOf } from '../thoroughness.js'

describe('what only 2.2 read, a 2.4 in its place reads as', () => {
  test.each<[string, number | undefined]>([
    ['AuthzGroupFileAuthoritative off', 1],
    ['AuthzDefaultAuthoritative on', 1],
    ['Allow from 10.0.0.1 # the office', 1],
    ['Deny from all', undefined],
    ['AuthBasicAuthoritative off', undefined],
  ])('%s', (text, expected) => {
    const [line] = parse(`${text}\n`, 'httpd.conf', '2.2').commands
    expect(line?.kind === 'directive' && editsToReadAs22(line)?.length).toBe(expected)
  })
})

interface Recorded {
  readonly id: string
  readonly files: Readonly<Record<string, string>>
  readonly documents: readonly string[]
}

const recorded = ['generated', 'traps'].flatMap((name) =>
  readFileSync(new URL(`../fixtures/answers/${name}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Recorded),
)

/** Of this one a real 2.2 answers a POST as the new server does, and neither mod_access_compat nor what is expected of 2.2 does. */
const beyond = 'l4-20261121-0517'

/** A recorded fragment as a server of its own, and what the rules make of it. */
function served({ files, documents }: Recorded) {
  const root = folder(Object.fromEntries(documents.map((path) => [path, `FILE ${path}\n`])))
  for (const [path, text] of Object.entries(files)) {
    const own = text.replaceAll('@ROOT@', `${root}/htdocs`).replaceAll('@CASE@', root)
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(
      join(root, path),
      path === 'httpd.conf'
        ? `ServerRoot "${root}"\nListen 80\nServerName a.test\nUser nobody\nGroup nogroup\nDocumentRoot "${root}/htdocs"\n${own}`
        : own,
    )
  }
  const reading = readFiles([root], { wanted: (path) => /httpd\.conf$|\.htaccess$/.test(path) })
  const { site, sources } = loadSite(reading.sources, { complete: true, from: '2.2' })
  return { given: { site, sources, paths: [root] }, migration: runRules(site, everyRule, { fixes: 'all' }) }
}

const how = {
  ...{ timeout: 120_000, retries: 2, rate: undefined, concurrency: 8, canSend: () => true, headers: [] },
  ...{ also: new Set<never>(), more: [], progress: () => () => {} },
}

const told = (one: ComparedRequest): string =>
  `${requestText(one)}: ${one.oldStatus}, ${one.newStatus}, expected: ${one.request.expects.old}`

Object.assign(process.env, httpd()?.env)

describe.skipIf(!httpd())('a 2.4 with mod_access_compat stands in for 2.2', () => {
  test.for(
    shareOf(
      14,
      recorded.filter(({ id }) => id !== beyond),
    ).map((one) => [one.id, one] as const),
  )('what the rules make of %s answers alike', async ([, one]) => {
    const program = await examineHttpd(needHttpd().binary)
    if ('trouble' in program) throw new Error(program.trouble)
    const { given, migration } = served(one)
    const programs = { old: program, newer: program }
    const right = await compareCopies(queriedConfiguration(given, migration, migration.texts), programs, how)
    if ('which' in right) return expect(right.output).toBe('')
    const differing = right.results.filter(({ verdict }) => verdict !== 'same')
    expect(differing.map(told)).toEqual([])
    expect(right.results.length).toBeGreaterThan(10)
  })
})
