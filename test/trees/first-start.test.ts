import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { targetFrom } from '../../src/commands/target.js'
import { read } from '../../src/disk/files.js'
import { migrate } from '../../src/index.js'
import { load } from '../../src/site/load.js'
import { isWantedPath } from '../../src/site/wanted-path.js'
import { encode } from '../../src/syntax/encoding.js'
import { verify } from '../../src/verify/verify.js'
import { hasCorpus } from '../corpus.js'
import { httpd, needHttpd } from '../httpd/install.js'
import { scratchFolder } from '../httpd/preamble.js'

const corpus = fileURLToPath(new URL('../../../shared/corpus/', import.meta.url))

/** A machine with 2.4 that has the configuration of 2.2, but for the users and folders that this one may not have. */
function machine(tree: string): string {
  const root = join(scratchFolder(), 'httpd')
  cpSync(join(corpus, tree), root, { recursive: true })
  const main = join(root, 'conf/httpd.conf')
  const own = readFileSync(main, 'latin1')
    .replace(/^(User|Group) apache/gm, '# $&')
    .replaceAll('/var/www', `${root}/www`)
  writeFileSync(main, own, 'latin1')
  for (const folder of ['logs', 'www/html']) mkdirSync(join(root, folder), { recursive: true })
  symlinkSync(needHttpd().modules, join(root, 'modules'))
  return root
}

async function look(root: string) {
  const { binary, env } = needHttpd()
  const library = env.LD_LIBRARY_PATH ? `LD_LIBRARY_PATH='${env.LD_LIBRARY_PATH}' ` : ''
  const target = await targetFrom([`${library}'${binary}' -l`, join(root, 'modules')])
  const { sources, links } = read([root], { wanted: isWantedPath })
  const loaded = load(sources, { from: '2.2', links, ...(target ? { target } : {}) })
  const migration = migrate(loaded.site, { fixes: 'all' })
  const command = `${library}'${binary}' -t -f {}`
  return { ...loaded, migration, verified: await verify({ ...loaded, migration }, { command, paths: [root], links }) }
}

/** What the report says to run, and the fixes. */
function obey({ migration, sources }: Awaited<ReturnType<typeof look>>): void {
  for (const [file, text] of migration.texts)
    writeFileSync(file.path, encode(text, sources.get(file)?.encoding ?? 'utf-8'))
  for (const { message } of migration.findings) {
    const [, from = '', to = ''] = /`mv (\S+) (\S+)`/.exec(message) ?? []
    if (existsSync(from)) renameSync(from, to)
  }
}

test.skipIf(!hasCorpus || !httpd()).each([
  ['RHEL 5', 'rhel5-linuxfiles/etc/httpd'],
  ['RHEL 6', 'rhel6-maluroam/etc/httpd'],
  ['RHEL 6 with other modules', 'rhel6-topecongiro/httpd'],
])(
  '%s: what one look says is enough for 2.4 to take it',
  async (_name, tree) => {
    const root = machine(tree)
    try {
      const first = await look(root)
      expect(first.migration.findings.length).toBeGreaterThan(10)
      obey(first)
      const second = await look(root)
      expect(second.verified.output.replace(/^AH00(558|112): .*\n/gm, '')).toBe('Syntax OK\n')
      expect(second.verified.outcome).toBe('accepted')
      expect(second.migration.texts.size, 'a second run changes nothing').toBe(0)
    } finally {
      rmSync(join(root, '..'), { recursive: true, force: true })
    }
  },
  120_000,
)
