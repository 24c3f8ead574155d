import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readFiles, type SourceFile } from '../../src/disk/files.js'
import { type MigrateOptions, migrate } from '../../src/index.js'
import { verifyResultText } from '../../src/report/explanation/verified-text.js'
import { siteOf } from '../../src/site/site.js'
import { isConfigPath } from '../../src/site/wanted-path.js'
import { parse } from '../../src/syntax/parse.js'
import type { ConfigFile } from '../../src/syntax/tree.js'
import { verifyMigratedCopy } from '../../src/verify/verify.js'
import { folder as newFolder } from '../folder.js'
import { httpd, needHttpd } from '../real-httpd/install.js'
import { ended } from './ended.js'

let folder = ''
let scratch = ''
beforeEach(() => {
  folder = join(newFolder(), 'a tree')
  mkdirSync(folder)
  // Other tests have folders in the usual place.
  scratch = newFolder()
  vi.stubEnv('TMPDIR', scratch)
})
afterEach(() => void vi.unstubAllEnvs())

function lay(texts: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

function verified(
  command: string,
  { paths = [folder], seconds = 120, ...options }: MigrateOptions & { paths?: string[]; seconds?: number } = {},
) {
  const { sources, links } = readFiles(paths, { wanted: isConfigPath })
  const files = new Map<ConfigFile, SourceFile>(
    sources.map((source) => [parse(source.text, source.path, '2.2'), source]),
  )
  const site = siteOf([...files.keys()], { links })
  return verifyMigratedCopy(
    { site, migration: migrate(site, options), sources: files },
    { command, paths, links, seconds },
  )
}

/** Every path below the folder with what it holds. */
const contents = () =>
  (readdirSync(folder, { recursive: true }) as string[]).sort().map((path) => {
    const stat = statSync(join(folder, path))
    return [path, stat.isFile() ? readFileSync(join(folder, path), 'utf8') : 'folder', stat.mtimeMs]
  })

const leftBehind = () => readdirSync(scratch)

describe('the copy', () => {
  test('holds the migrated files, and all that lies beside them', async () => {
    lay({
      'conf/httpd.conf': 'ServerRoot /nowhere\nNameVirtualHost *:80\nListen 80\n',
      'conf/magic': 'm',
      'logs/error_log': 'old',
      '.git/config': 'x',
    })
    const { output, outcome } = await verified('cat {}; cd {root}; find . | sort')
    expect(outcome).toBe('accepted')
    expect(output).toContain('Listen 80')
    expect(output).not.toContain('NameVirtualHost')
    expect(output).toContain('./conf/magic')
    expect(output).not.toContain('error_log')
    expect(output).not.toContain('.git')
  })

  test('is made from the fixes that were asked for', async () => {
    lay({ 'httpd.conf': 'ServerRoot /x\nListen 80\nDefaultType text/plain\n' })
    expect((await verified('cat {}')).output).toContain('DefaultType')
    expect((await verified('cat {}', { fixes: 'all' })).output).not.toContain('DefaultType')
  })

  test('is gone afterwards, and the original is as it was', async () => {
    lay({
      'httpd.conf': 'ServerRoot /x\nNameVirtualHost *:80\n',
      'large.conf': `Listen 80\nNameVirtualHost *:80\n${'# x\n'.repeat(300_000)}`,
    })
    const before = contents()
    await verified('echo overwritten > {}; echo more >> {root}/large.conf; exit 3')
    expect(contents()).toEqual(before)
    expect(leftBehind()).toEqual([])
  })

  test('reads its own files where the original names itself', async () => {
    lay({ 'conf/httpd.conf': '', 'conf.d/a.conf': 'Listen 80\n', 'hosts/b.conf': '' })
    writeFileSync(
      join(folder, 'conf/httpd.conf'),
      `ServerRoot "${folder}"\nInclude "${folder}/hosts/*.conf"\nInclude conf.d/*.conf\nTypesConfig /etc/mime.types\n`,
    )
    const { output } = await verified('cat {}; echo {root}')
    // What is said of the copy is shown as said of the original, so look at it through other eyes.
    expect(output.match(/ServerRoot "(.*)"/)?.[1]).toBe(folder)
    const seen = await verified(`sed 's/^/:/; s#${scratch}/httpd-upgrade-#copy-#' {}`)
    expect(seen.output).toMatch(/^:ServerRoot "copy-[\w.-]+"$/m)
    expect(seen.output).toMatch(/^:Include "copy-[\w.-]+\/hosts\/\*\.conf"$/m)
    expect(seen.output).toMatch(/^:Include conf\.d\/\*\.conf$/m)
    expect(seen.output).toMatch(/^:TypesConfig \/etc\/mime\.types$/m)
  })

  test('stands for a server that lies elsewhere', async () => {
    lay({
      'backup/conf/httpd.conf': 'ServerRoot "/etc/elsewhere"\nInclude /etc/elsewhere/conf.d/*.conf\n',
      'backup/conf.d/a.conf': 'Listen 80\n',
    })
    const { output } = await verified(`sed 's#${scratch}/httpd-upgrade-#copy-#' {}`)
    expect(output).toMatch(/^ServerRoot "copy-[\w.-]+\/backup"$/m)
    expect(output).toMatch(/^Include copy-[\w.-]+\/backup\/conf\.d\/\*\.conf$/m)
  })

  test('keeps links, and reads what lies behind those that lead out', async () => {
    const outside = newFolder()
    writeFileSync(join(outside, 'c.conf'), 'NameVirtualHost *:80\nListen 82\n')
    lay({
      'apache2.conf': 'User x\nInclude sites-enabled/\n',
      'sites-available/a': 'NameVirtualHost *:80\nListen 81\n',
      'sites-enabled/.keep': '',
    })
    symlinkSync('../sites-available/a', join(folder, 'sites-enabled/a'))
    symlinkSync(join(outside, 'c.conf'), join(folder, 'sites-enabled/c.conf'))
    const { output } = await verified('cd {root}; readlink sites-enabled/a; cat sites-enabled/*')
    expect(output.split('\n').filter(Boolean)).toEqual(['../sites-available/a', 'Listen 81', 'Listen 82'])
    expect(readFileSync(join(outside, 'c.conf'), 'utf8')).toContain('NameVirtualHost')
  })
})

describe('a command that gives no answer', () => {
  test.each([
    ['no-such-httpd -t -f {}', 'The command no-such-httpd was not found.'],
    ['LANG=C ./no-such -t -f {}', 'The command ./no-such was not found.'],
    ['/dev/null {}', 'The command /dev/null could not be run: it is not a program, or permission is denied.'],
    ['kill -9 $$; echo {}', 'The command kill gave no answer: it was stopped by SIGKILL.'],
  ])('%s', async (command, trouble) => {
    lay({ 'httpd.conf': 'ServerRoot /x\n' })
    const result = await verified(command)
    expect(result).toMatchObject({ outcome: 'failed', trouble })
    expect(verifyResultText(result)).toContain(`Not verified: ${trouble}`)
    expect(leftBehind()).toEqual([])
  })

  test('one that does not end is stopped, with all that it started', async () => {
    lay({ 'httpd.conf': 'ServerRoot /x\n' })
    const told = join(scratch, 'pid')
    const [never, started] = [`tail --pid=${process.pid} -f /dev/null`, `sh -c 'echo $$ > "${told}"; exec "$@"' sh`]
    // On a machine that is slow it may not have started anything yet.
    for (let seconds = 1; !existsSync(told) || !readFileSync(told, 'utf8').endsWith('\n'); seconds *= 2) {
      const result = await verified(`${started} ${never} & ${never}; echo {}`, { seconds })
      const trouble = `The command sh gave no answer: it did not finish within ${seconds} seconds.`
      expect(result).toMatchObject({ outcome: 'failed', trouble })
      expect(verifyResultText(result)).toContain(`Not verified: ${trouble}`)
    }
    await ended(Number(readFileSync(told, 'utf8')))
    expect(leftBehind()).toEqual(['pid'])
  })

  test('there is no file to start from', async () => {
    lay({ 'a.conf': 'Listen 80\n', 'b.conf': 'Listen 81\n' })
    expect(await verified('echo {}')).toMatchObject({
      outcome: 'failed',
      trouble: expect.stringContaining('The main file of the server is not among the given files'),
    })
  })
})

describe.skipIf(!httpd())('a real 2.4', () => {
  const load = (...names: string[]) =>
    names.map((name) => `LoadModule ${name}_module "${needHttpd().modules}/mod_${name}.so"\n`).join('')
  const modules = () => load('mpm_prefork', 'authn_core', 'authz_core', 'alias')
  const command = () =>
    `${Object.entries(needHttpd().env)
      .map(([name, value]) => `${name}='${value}' `)
      .join('')}"${needHttpd().binary}" -t -f {}`
  const head = () => `ServerRoot "${folder}"\n${modules()}Listen 127.0.0.1:65533\n`

  const where = ({ explained }: Awaited<ReturnType<typeof verified>>) =>
    explained.explanations.flatMap(({ message, said, places }) =>
      places.map(
        ({ file, line, node }) =>
          `${message?.id ?? said.text} ${file.path.slice(folder.length + 1)}:${line} ${node?.name.value ?? ''}`,
      ),
    )

  test('accepts what is migrated', async () => {
    lay({
      'conf/httpd.conf': `${head()}KeepAlive 1\nLockFile x\nServerName localhost\nInclude conf.d/*.conf\n`,
      'conf.d/a.conf': 'NameVirtualHost *:80\nServerTokens Nothing\n',
    })
    const result = await verified(command())
    expect(result).toMatchObject({ outcome: 'accepted', explained: { explanations: [] } })
    expect(verifyResultText(result)).toMatch(/^`.*` accepted the upgraded copy\.$/m)
  })

  test('refuses what is not, on the line of the original', async () => {
    // Lines that go and come before the one in question.
    const text = `${head()}NameVirtualHost *:80\nAcceptMutex fcntl\nRewriteLock /x\nKeepAlive 1\nFrobnicate on\n`
    lay({ 'conf/httpd.conf': text })
    const result = await verified(command())
    const line = text.split('\n').indexOf('Frobnicate on') + 1
    expect(result.outcome).toBe('refused')
    expect(where(result)).toEqual([`invalid-command conf/httpd.conf:${line} Frobnicate`])
    expect(verifyResultText(result)).toContain(`${folder}/conf/httpd.conf:${line}: Frobnicate on`)
    expect(verifyResultText(result)).not.toContain(scratch)
  })

  test('also in a file that the main one includes', async () => {
    lay({
      'conf/httpd.conf': `${head()}LockFile x\nInclude conf.d/*.conf\n`,
      'conf.d/a.conf': 'NameVirtualHost *:80\nLockFile x\n\nFrobnicate on\n',
    })
    expect(where(await verified(command()))).toEqual(['invalid-command conf.d/a.conf:4 Frobnicate'])
  })

  test('and where the main file gets a ServerRoot in the copy', async () => {
    lay({
      'apache2.conf': `User nobody\n${modules()}Listen 127.0.0.1:65533\nLockFile x\nInclude mods/*.conf\nFrobnicate on\n`,
      'mods/a.conf': 'ServerName localhost\n',
    })
    expect(where(await verified(command()))).toEqual([
      `invalid-command apache2.conf:${modules().split('\n').length + 4} Frobnicate`,
    ])
  })
})

describe.skipIf(!httpd())('goes on past the first message', () => {
  const load = () => {
    const { modules } = needHttpd()
    const own = ['mpm_event', 'authz_core', 'dir'].map(
      (name) => `LoadModule ${name}_module "${modules}/mod_${name}.so"`,
    )
    return ['ServerRoot /nowhere', ...own, 'Listen 127.0.0.1:9', 'ServerName x']
  }
  const run = () => {
    vi.stubEnv('LD_LIBRARY_PATH', needHttpd().env.LD_LIBRARY_PATH ?? process.env.LD_LIBRARY_PATH)
    return verified(`"${needHttpd().binary}" -t -f {}`)
  }
  const spots = ({ explained }: Awaited<ReturnType<typeof run>>) =>
    explained.explanations.map(({ said, places }) => `${places[0]?.line ?? '-'}: ${said.text.split(',')[0]}`)

  test('and lists all that it objects to, with the lines of the files as they are', async () => {
    const lines = [
      ...load(),
      'NameVirtualHost *:80',
      'Foo \\',
      '  bar',
      '<Directory /x y z>',
      'Baz',
      '</Directory>',
      'Bar',
    ]
    lay({ 'httpd.conf': `${lines.join('\n')}\n` })
    const result = await run()
    expect(result.outcome).toBe('refused')
    expect(spots(result)).toEqual([
      "9: Invalid command 'Foo'",
      "11: Invalid command 'Baz'",
      '10: Multiple <Directory> arguments not (yet) supported.',
      "13: Invalid command 'Bar'",
    ])
    expect(result.rounds).toEqual({ takenOut: 4, following: 0, loaded: [], isAll: true })
    expect(verifyResultText(result)).toContain(
      'No other errors: without the 4 lines that it stopped at, it accepts the rest.',
    )
  })

  test('loads what is missed, once for each module', async () => {
    lay({ 'httpd.conf': `${[...load(), 'RewriteEngine On', 'RewriteRule a b', 'Foo'].join('\n')}\n` })
    const result = await run()
    expect(spots(result)).toEqual(["7: Invalid command 'RewriteEngine'", "9: Invalid command 'Foo'"])
    expect(result.rounds?.loaded).toEqual(['rewrite_module'])
  })

  test('says nothing of lines that only need a module which is not there', async () => {
    const extra = ['LoadModule jk_module modules/mod_jk.so', 'JkMount /x y', 'JkLogLevel info']
    lay({
      'httpd.conf': `${[...load(), 'Include conf.d/*.conf', 'JkMount /z y'].join('\n')}\n`,
      'conf.d/jk.conf': `${extra.join('\n')}\n`,
    })
    const result = await run()
    expect(spots(result).map((spot) => spot.slice(0, 28))).toEqual([
      '1: Cannot load modules/mod_j',
      "8: Invalid command 'JkMount'",
    ])
    expect(result.rounds).toEqual({ takenOut: 2, following: 2, loaded: [], isAll: true })
  })

  test('leaves out links to nothing, and names that are none', async () => {
    lay({
      'httpd.conf': `${[...load(), 'User no-such-user-here', 'Include conf.d/*.conf', 'Foo'].join('\n')}\n`,
      'conf.d/a.conf': '',
    })
    symlinkSync('gone', join(folder, 'conf.d/b.conf'))
    const result = await run()
    expect(result.rounds?.isAll).toBe(true)
    expect(result.output).toContain('conf.d/b.conf')
    expect(result.output).toContain('no-such-user-here')
    expect(spots(result).at(-1)).toBe("9: Invalid command 'Foo'")
  })

  test('does not touch the original, and stops at what is no line', async () => {
    lay({ 'httpd.conf': `${[...load(), 'Foo'].join('\n')}\n` })
    const before = contents()
    expect((await run()).rounds?.takenOut).toBe(1)
    expect(contents()).toEqual(before)
    const result = await verified('echo "no such thing"; exit 1')
    expect(result.rounds).toBeUndefined()
    expect(result.outcome).toBe('refused')
  })
})
