import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { folder } from '../folder.js'
import { commitAll, plainGit, type Repository, repository, repositoryAt } from '../repository.js'
import { cliPath, type Run, runIn, useCli } from '../run-cli.js'

useCli()

const old = 'NameVirtualHost *:80\n'
const fresh = 'ServerName www.example.org\n'
const env = plainGit()

/** `PATH:LINE rule` of each finding. */
function findings({ out }: Run): string[] {
  if (out === '') return []
  const report = JSON.parse(out) as { files: { path: string; findings: { line: number; rule: string }[] }[] }
  return report.files.flatMap(({ path, findings }) => findings.map(({ line, rule }) => `${path}:${line} ${rule}`))
}

const staged = (root: string, ...args: string[]): Run =>
  runIn(root, ['--staged', '--only', 'name-virtual-host,access-control', '--format', 'json', ...args], { env })

/** A way for a repository to be, and what is found in it. */
type Case = readonly [
  title: string,
  files: Record<string, string>,
  prepare: (repo: Repository) => void,
  found: string[],
]

describe('a partial clone', () => {
  /** A clone that has fetched only what it has checked out, and cannot fetch the rest. */
  function partialClone(): Repository {
    const remote = repository({ 'a/x.conf': fresh, 'b/y.conf': 'Listen 81\n' })
    remote.git('config', 'uploadpack.allowFilter', 'true')
    const root = join(folder(), 'clone')
    remote.git('clone', '--quiet', '--filter=blob:none', '--no-checkout', `file://${remote.root}`, root)
    const repo = repositoryAt(root)
    repo.git('sparse-checkout', 'set', '--cone', 'a')
    repo.git('checkout', '--quiet', 'main')
    repo.git('remote', 'set-url', 'origin', 'file:///nowhere')
    return repo
  }

  test('is checked without fetching, and what was not looked at is said', () => {
    const repo = partialClone()
    repo.stage('a/x.conf', old)
    const run = staged(repo.root)
    expect(findings(run)).toEqual(['a/x.conf:1 name-virtual-host'])
    expect(run.err).toContain(
      'One file other than the staged files could not be considered: this clone has not fetched it.',
    )
    expect(JSON.parse(staged(repo.root, '--assume-complete').out).complete).toBe(false)
  })
})

const cases: readonly Case[] = [
  ['a new file', { a: '' }, (repo) => repo.stage('b.conf', old), ['b.conf:1 name-virtual-host']],
  ['a changed file', { 'a.conf': fresh }, (repo) => repo.stage('a.conf', fresh + old), ['a.conf:2 name-virtual-host']],
  ['before the first commit', {}, (repo) => repo.stage('a.conf', old), ['a.conf:1 name-virtual-host']],
  [
    'what is staged counts, not what lies in the folder: mended since',
    { 'a.conf': fresh },
    (repo) => {
      repo.stage('a.conf', old)
      repo.write('a.conf', fresh)
    },
    ['a.conf:1 name-virtual-host'],
  ],
  [
    'what is staged counts: spoilt since',
    { 'a.conf': fresh },
    (repo) => {
      repo.stage('a.conf', `# a\n${fresh}`)
      repo.write('a.conf', old)
    },
    [],
  ],
  [
    'what is staged counts: gone since',
    { 'a.conf': fresh },
    (repo) => {
      repo.stage('a.conf', old)
      rmSync(join(repo.root, 'a.conf'))
    },
    ['a.conf:1 name-virtual-host'],
  ],
  ['what is not staged does not count', { 'a.conf': fresh }, (repo) => repo.write('a.conf', old), []],
  ['what was committed long ago does not count', { 'a.conf': old }, (repo) => repo.stage('b.conf', fresh), []],
  [
    'a renamed file is a new one',
    { 'a.conf': `${old}# 1\n# 2\n# 3\n` },
    (repo) => repo.git('mv', 'a.conf', 'b.conf'),
    ['b.conf:1 name-virtual-host'],
  ],
  ['a file that goes', { 'a.conf': old, 'b.conf': old }, (repo) => repo.git('rm', '--quiet', 'a.conf'), []],
  [
    'a file with other rights and the same text',
    { 'a.conf': old },
    (repo) => {
      chmodSync(join(repo.root, 'a.conf'), 0o755)
      repo.git('add', 'a.conf')
    },
    [],
  ],
  [
    'names with spaces, quotes, line breaks and more than ASCII',
    {},
    (repo) => {
      repo.stage('ein "Ordner" für/a b.conf', old)
      repo.stage('two\nlines.conf', old)
      repo.stage("it's.conf", old)
    },
    ['ein "Ordner" für/a b.conf:1', "it's.conf:1", 'two\nlines.conf:1'].map((place) => `${place} name-virtual-host`),
  ],
  ['a file that is only announced', {}, (repo) => repo.git('add', '--intent-to-add', made(repo, 'a.conf', old)), []],
  [
    'a link',
    { 'sites-available/a.conf': old },
    (repo) => {
      symlinkSync('sites-available/a.conf', join(repo.root, 'b.conf'))
      repo.git('add', 'b.conf')
    },
    [],
  ],
  ['*.conf of another program', {}, (repo) => repo.stage('nginx.conf', 'server {\n  listen 80;\n}\n'), []],
  ['what no walk through folders comes to', {}, (repo) => repo.stage('node_modules/x/a.conf', old), []],
  [
    'a Latin-1 text',
    {},
    (repo) => repo.stage('a.conf', Buffer.from(`# \u00E9\n${old}`, 'latin1')),
    ['a.conf:2 name-virtual-host'],
  ],
]

function made(repo: Repository, name: string, text: string): string {
  repo.write(name, text)
  return name
}

describe('--staged', () => {
  test.each(cases)('%s', (_, files, prepare, found) => {
    const repo = repository(files)
    prepare(repo)
    const before = [repo.git('status', '--porcelain'), repo.git('ls-files', '--stage')]
    const result = staged(repo.root)
    expect(findings(result)).toEqual(found)
    expect(result.code).toBe(found.length > 0 ? 1 : 0)
    expect([repo.git('status', '--porcelain'), repo.git('ls-files', '--stage')], 'nothing is written').toEqual(before)
  })

  test('whatever the user has told git to do with differences', () => {
    const repo = repository({ 'sub/a.conf': fresh, 'sub/c.conf': `${old}#\n#\n#\n` })
    const settings = {
      'diff.relative': 'true',
      'diff.renames': 'copies',
      'diff.noprefix': 'true',
      'diff.external': 'false',
      'core.quotePath': 'true',
      'color.ui': 'always',
      'core.abbrev': '7',
    }
    for (const [key, value] of Object.entries(settings)) repo.git('config', key, value)
    repo.stage('sub/é.conf', old)
    repo.git('mv', 'sub/c.conf', 'd.conf')
    const found = ['../d.conf:1 name-virtual-host', 'é.conf:1 name-virtual-host']
    expect(findings(staged(join(repo.root, 'sub')))).toEqual(found)
  })

  test('from a folder within it is about the whole repository, and paths are told from there', () => {
    const repo = repository({ 'conf/a.conf': fresh, 'other/b.conf': fresh })
    for (const name of ['conf/a.conf', 'other/b.conf']) repo.stage(name, old)
    const inConf = join(repo.root, 'conf')
    const both = ['a.conf:1 name-virtual-host', '../other/b.conf:1 name-virtual-host']
    expect(findings(staged(inConf))).toEqual(both)
    expect(findings(staged(inConf, '.'))).toEqual(both.slice(0, 1))
    expect(findings(staged(inConf, '../other'))).toEqual(both.slice(1))
    expect(findings(staged(repo.root, 'conf/a.conf'))).toEqual(['conf/a.conf:1 name-virtual-host'])
    expect([staged(repo.root, 'con').out, staged(repo.root, 'con').code]).toEqual(['', 2])
  })

  test('a file named in full is configuration, whatever it is called', () => {
    const repo = repository()
    repo.stage('site.txt', old)
    expect(findings(staged(repo.root))).toEqual([])
    expect(findings(staged(repo.root, 'site.txt'))).toEqual(['site.txt:1 name-virtual-host'])
    expect(findings(staged(repo.root, '--include', '*.txt'))).toEqual(['site.txt:1 name-virtual-host'])
    expect(findings(staged(repo.root, '--include', '*.txt', '--exclude', 'site.*'))).toEqual([])
  })

  test('in a linked work tree it is about what is staged there', () => {
    const repo = repository({ 'a.conf': fresh })
    const other = join(realpathSync(folder()), 'linked')
    repo.git('worktree', 'add', '--quiet', other, '-b', 'other')
    repositoryAt(other).stage('a.conf', old)
    expect(findings(staged(other))).toEqual(['a.conf:1 name-virtual-host'])
    expect(findings(staged(repo.root))).toEqual([])
  })

  test('a submodule is a repository of its own, and nothing to the one around it', () => {
    const inner = repository({ 'a.conf': old })
    const repo = repository({ 'b.conf': fresh })
    repo.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner.root, 'vendor.conf')
    expect([findings(staged(repo.root)), staged(repo.root).code]).toEqual([[], 0])
    const module = repositoryAt(join(repo.root, 'vendor.conf'))
    module.stage('c.conf', old)
    expect(findings(staged(module.root))).toEqual(['c.conf:1 name-virtual-host'])
  })

  describe('while a merge goes on', () => {
    function merging(): Repository {
      const repo = repository({ 'a.conf': fresh, 'b.conf': fresh })
      repo.git('checkout', '--quiet', '-b', 'theirs')
      repo.write('theirs.conf', old)
      repo.write('a.conf', 'ServerName theirs\n')
      commitAll(repo)
      repo.git('checkout', '--quiet', 'main')
      repo.write('a.conf', 'ServerName ours\n')
      commitAll(repo)
      expect(() => repo.git('merge', '--quiet', 'theirs')).toThrow()
      return repo
    }

    test('a conflict is no text to check', () => {
      const result = staged(merging().root)
      const { code, err } = result
      expect([code, findings(result)]).toEqual([2, []])
      expect(err).toBe('httpd-upgrade: a.conf has an unresolved conflict, so this file was not checked.\n')
    })

    test('what the other side brings along was committed there; what we make of a conflict counts', () => {
      const repo = merging()
      repo.stage('a.conf', `ServerName both\n${old}`)
      expect(findings(staged(repo.root))).toEqual(['a.conf:2 name-virtual-host'])
      repo.stage('a.conf', 'ServerName both\n')
      expect([staged(repo.root).code, findings(staged(repo.root))]).toEqual([0, []])
    })
  })

  test('a path that is nowhere is a mistake, and not one of a file that is to go', () => {
    const repo = repository({ 'a.conf': 'Listen 80\n' })
    expect(staged(repo.root, 'b.conf')).toMatchObject({
      code: 2,
      err: "httpd-upgrade: --staged cannot work here: b.conf is neither in this folder nor in git's index. Correct the name.\n",
    })
    expect(staged(repo.root, '..').err).toBe(
      'httpd-upgrade: --staged cannot work here: .. is outside the repository.\n',
    )
    const link = join(folder(), 'link')
    symlinkSync(repo.root, link)
    repo.stage('a.conf', 'NameVirtualHost *:80\n')
    expect(staged(repo.root, join(link, 'a.conf')).code).toBe(1)
    repo.git('rm', '--quiet', '-f', 'a.conf')
    expect(staged(repo.root, 'a.conf')).toMatchObject({ code: 0, err: '' })
  })

  test('where git cannot help it says so in a sentence', () => {
    const nowhere = runIn(folder({ 'a.conf': old }), ['--staged'], { env })
    expect([nowhere.code, nowhere.out]).toEqual([2, ''])
    expect(nowhere.err).toMatch(/^httpd-upgrade: --staged cannot work here: git says: not a git repository.*\.\n$/)
    const without = runIn(repository().root, ['--staged'], { env: { ...env, PATH: '/nonexistent' } })
    expect([without.code, without.out, without.err]).toEqual([
      2,
      '',
      'httpd-upgrade: --staged cannot work here: git was not found. Install git, or add its folder to the PATH.\n',
    ])
  })

  test('in a bare repository, and in the folder .git, it says in a sentence that nothing is staged there', () => {
    const repo = repository({ 'a.conf': fresh })
    const bare = join(folder(), 'bare.git')
    repo.git('clone', '--quiet', '--bare', repo.root, bare)
    const sentence =
      'httpd-upgrade: --staged cannot work here: this repository has no work tree, so nothing is staged. Run the command in a folder where files are checked out.\n'
    for (const root of [bare, join(repo.root, '.git')])
      expect(runIn(root, ['--staged'], { env })).toMatchObject({ code: 2, out: '', err: sentence })
    const hook = { ...env, GIT_DIR: '.' }
    expect(runIn(bare, ['--staged'], { env: hook })).toMatchObject({ code: 2, out: '', err: sentence })
    repo.git('config', 'core.bare', 'true')
    rmSync(join(repo.root, '.git/index'))
    expect(runIn(repo.root, ['--staged'], { env })).toMatchObject({ code: 2, out: '', err: sentence })
  })

  test('with nothing staged, or only a file that goes, all is well', () => {
    const repo = repository({ 'a.conf': fresh, 'conf/b.conf': fresh })
    expect(runIn(join(repo.root, 'conf'), ['--staged'], { env })).toMatchObject({ code: 0, out: '', err: '' })
    expect(runIn(repo.root, ['--staged'], { env: { ...env, GIT_DIR: '.git' } })).toMatchObject({ code: 0, err: '' })
    repo.git('rm', '--quiet', 'a.conf')
    expect(runIn(repo.root, ['--staged'], { env })).toMatchObject({ code: 0, out: '', err: '' })
  })

  test.each([
    [
      ['--write'],
      '--staged cannot be used with --write. Run --write without --staged, check the change, and stage the files.',
    ],
    [['--verify', 'x {}'], '--verify cannot be used with --staged, because staged content has no folder to copy.'],
    [
      ['--context', '.'],
      '--staged cannot be used with --context, because --staged finds the rest of the configuration itself.',
    ],
    [['-'], '--staged and --changed cannot be used with standard input, which git does not know. Name the files.'],
  ])('%j makes no sense with it', (args, reason) => {
    const { code, err } = staged(repository().root, ...args)
    expect([code, err]).toEqual([2, `httpd-upgrade: ${reason} \`httpd-upgrade --help\` lists the options.\n`])
  })
})

describe('with nothing to say', () => {
  const repo = () => {
    const repo = repository({ 'a.conf': old })
    repo.stage('main.c', 'int main;\n')
    return repo
  }

  test.each([['--staged'], ['--context', '.', 'main.c']])(
    '%s %s %s makes a report for a program all the same',
    (...args) => {
      const { root } = repo()
      const report = (format: string) => {
        const { code, out, err } = runIn(root, [...args, '--format', format], { env })
        expect([code, err]).toEqual([0, ''])
        return out
      }
      expect(JSON.parse(report('json'))).toMatchObject({ files: [], summary: { files: 0, findings: 0 } })
      expect(JSON.parse(report('sarif')).runs[0].results).toEqual([])
      expect(JSON.parse(report('gitlab'))).toEqual([])
      expect(JSON.parse(report('rdjson')).diagnostics).toEqual([])
      expect(['rdjsonl', 'patch'].map(report)).toEqual(['', ''])
      expect(runIn(root, args, { env })).toMatchObject({ code: 0, out: '', err: '' })
    },
  )

  test('the report of an earlier run does not stay', () => {
    const { root } = repo()
    const path = join(root, 'report.txt')
    writeFileSync(path, 'a.conf:1:1: warning: of yesterday\n')
    expect(runIn(root, ['--staged', '--output', 'report.txt'], { env }).code).toBe(0)
    expect(readFileSync(path, 'utf8')).toBe('0 files read: no problems for 2.4.\n')
  })
})

describe('the configuration around what is staged', () => {
  const site = fileURLToPath(new URL('../sites/legacy/', import.meta.url))
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length))
    // What git has staged lies in no folder of a server, so that a mapping of folders says less of it.
    .filter((name) => !name.endsWith('.json'))
  const all = Object.fromEntries(files.map((name) => [name, readFileSync(join(site, name), 'utf8')]))

  /** Everything that is said of one file. */
  const of = (name: string, { out }: Run): unknown =>
    (JSON.parse(out) as { files: { path: string; findings: unknown[] }[] }).files.find(({ path }) => path === name)
      ?.findings ?? []

  test.each(files.filter((name) => /\.conf$|htaccess$/.test(name)))('is as good as all of it: %s', (name) => {
    const { [name]: text = '', ...others } = all
    const repo = repository(others)
    repo.stage(name, text)
    // Only the index counts.
    for (const other of Object.keys(others)) if (other !== 'README.md') rmSync(join(repo.root, other))
    const { out, code } = runIn(repo.root, ['--staged', '--format', 'json'], { env })
    const whole = runIn(folder(all), ['--format', 'json'], { env })
    const found = of(name, whole)
    expect(found).not.toEqual([])
    expect(of(name, { ...whole, out })).toEqual(found)
    const paths = (JSON.parse(out) as { files: { path: string }[] }).files.map(({ path }) => path)
    expect([code, paths]).toEqual([1, [name]])
  })

  test('of a file for one folder is what the server says of folders', () => {
    const limit = '<LimitExcept GET>\nSetEnv A b\n</LimitExcept>\n'
    const server = (override: string) => `<Directory "/var/www">\nAllowOverride ${override}\n</Directory>\n`
    const repo = repository({ 'httpd.conf': server('FileInfo'), 'other/.htaccess': old })
    repo.stage('htdocs/.htaccess', limit)
    const args = ['--staged', '--format', 'json']
    const found = () => findings(runIn(repo.root, args, { env }))
    expect(found()).toEqual(['htdocs/.htaccess:1 limit-htaccess-override'])
    // What lies in the folder counts no more than what does not.
    repo.write('httpd.conf', server('Limit'))
    expect(found()).toEqual(['htdocs/.htaccess:1 limit-htaccess-override'])
    repo.git('add', 'httpd.conf')
    expect(found()).toEqual([])
  })

  test('is known too where a front end has git take paths for plain names', () => {
    const override = '<Directory "/var/www">\nAllowOverride FileInfo\n</Directory>\n'
    const repo = repository({ 'httpd.conf': override })
    repo.stage('htdocs/.htaccess', '<LimitExcept GET>\nSetEnv A b\n</LimitExcept>\n')
    repo.write('new/.htaccess', '<LimitExcept GET>\nSetEnv A b\n</LimitExcept>\n')
    const literal = { env: { ...env, GIT_LITERAL_PATHSPECS: '1' } }
    const staged = runIn(join(repo.root, 'htdocs'), ['--staged', '--format', 'json'], literal)
    expect(findings(staged)).toEqual(['.htaccess:1 limit-htaccess-override'])
    const changed = runIn(join(repo.root, 'htdocs'), ['--changed', 'HEAD', '--format', 'json', '..'], literal)
    const both = ['../htdocs/.htaccess', '../new/.htaccess'].map((path) => `${path}:1 limit-htaccess-override`)
    expect(findings(changed)).toEqual(both)
  })

  test('shows that this is a 2.4 already, wherever it says so', () => {
    const repo = repository({ 'one/.htaccess': 'SetEnvIfExpr "true" a\n', 'two/.htaccess': '# none\n' })
    repo.stage('two/.htaccess', old)
    const { out } = runIn(repo.root, ['--staged', '--format', 'json'], { env })
    expect((JSON.parse(out) as { from: string }).from).toBe('2.4')
  })

  test('is known by its links too', () => {
    const include = '<VirtualHost *:80>\nInclude enabled/*.conf\n</VirtualHost>\n'
    const repo = repository({ 'httpd.conf': `${include}`, 'available/a.conf': 'Timeout 60\n' })
    symlinkSync('available', join(repo.root, 'enabled'))
    commitAll(repo)
    repo.stage('httpd.conf', `# now\n${include}`)
    const args = ['--staged', '--only', 'include-no-match', '--assume-complete', '--format', 'json']
    expect(findings(runIn(repo.root, args, { env }))).toEqual([])
    repo.git('rm', '--quiet', '--cached', 'enabled')
    expect(findings(runIn(repo.root, args, { env }))).toEqual(['httpd.conf:3 include-no-match'])
  })
})

describe('what to do next', () => {
  const lines = (root: string, ...args: string[]) => runIn(root, ['--staged', ...args], { env }).err

  test('names the command for fixes that need a look', () => {
    const repo = repository({ 'a.conf': fresh })
    repo.stage('a.conf', `${fresh}<Directory /srv>\nOrder deny,allow\nDeny from all\n</Directory>\n`)
    expect(lines(repo.root)).toMatch(
      /^To apply the fixes for review too: {3}.* --write --review --context \. a\.conf$/m,
    )
    expect(lines(repo.root, '--review')).not.toContain('fixes for review too')
  })

  test('is a command that does it', () => {
    const repo = repository({ "conf/it's a.conf": fresh, '-b.conf': fresh })
    repo.stage("conf/it's a.conf", fresh + old)
    repo.stage('-b.conf', fresh + old)
    const [fix = '', commit] = lines(repo.root).split('\n')
    const command = /^To fix and stage it: {3}(.+)$/.exec(fix)?.[1] ?? ''
    expect(command).toMatch(
      / --write --context \. \.\/-b\.conf 'conf\/it'\\''s a\.conf' && git add \.\/-b\.conf 'conf\/it'\\''s a\.conf'$/,
    )
    expect(commit).toBe('To commit anyway:   git commit --no-verify')
    expect(spawnSync('sh', ['-c', command], { cwd: repo.root, env }).status).toBe(0)
    expect(repo.git('diff', '--cached', 'HEAD')).toBe('')
    expect(staged(repo.root).code).toBe(0)
  })

  test('names to git each file, and no pattern', () => {
    const repo = repository({ 'b.conf': fresh })
    for (const name of ['[ab].conf', ':(top)c.conf', 'd\\e.conf'])
      repo.stage(name.startsWith(':') ? `./${name}` : name, old)
    repo.write('b.conf', `# not staged\n${fresh}`)
    const command = /^To fix and stage it: {3}(.+)$/m.exec(lines(repo.root))?.[1] ?? ''
    expect(spawnSync('sh', ['-c', command], { cwd: repo.root, env }).status).toBe(0)
    expect(staged(repo.root).code).toBe(0)
    expect(repo.git('diff', '--name-only')).toBe('b.conf\n')
  })

  test('for many files is one that names none of them', () => {
    const repo = repository({ 'other.conf': fresh })
    const names = Array.from({ length: 25 }, (_, number) => `conf/${number} é.conf`)
    for (const [index, name] of names.entries()) repo.stage(name, index % 2 ? `${fresh}${old}` : `${old}\r\n${fresh}#`)
    repo.write('other.conf', `# not staged\n${fresh}`)
    const command = /^To fix and stage it: {3}(.+)$/m.exec(lines(repo.root, '--only', 'name-virtual-host'))?.[1] ?? ''
    expect(command).toMatch(/ --staged --diff --only name-virtual-host \| git apply --index$/)
    expect(spawnSync('sh', ['-c', command], { cwd: repo.root, env }).status).toBe(0)
    expect(staged(repo.root).code).toBe(0)
    expect(repo.git('diff', '--name-only')).toBe('other.conf\n')
    for (const name of names) repo.stage(name, old)
    repo.write('conf/3 é.conf', fresh)
    expect(lines(repo.root)).toContain(" 'conf/9 é.conf'\nStaged in part")
    repo.git('checkout', '--', 'conf')
    expect(lines(join(repo.root, 'conf'))).toMatch(/ --write --context \.\. .*&& git add .* '9 é\.conf'\n/)
  })

  test('of a file that is staged in part, leaves the choice', () => {
    const repo = repository({ 'a.conf': fresh })
    repo.stage('a.conf', old)
    repo.write('a.conf', `${old}# more\n`)
    expect(lines(repo.root)).toMatch(/^Staged in part.* --write --context \. a\.conf && git add -p a\.conf\n/)
  })

  test('has the options of the call, so that it mends what was shown and no more', () => {
    const repo = repository({ 'a.conf': fresh, 'no.json': '{}' })
    repo.stage('a.conf', fresh + old)
    const args = ['--changed', 'HEAD', '--only', 'name-virtual-host', '--config', 'no.json']
    const command = /^To fix and stage it: {3}(.+)$/m.exec(lines(repo.root, ...args))?.[1] ?? ''
    for (const words of ['--changed HEAD', '--only name-virtual-host', '--config no.json'])
      expect(command).toContain(` ${words} `)
    expect(spawnSync('sh', ['-c', command], { cwd: repo.root, env }).status).toBe(0)
    expect(repo.git('diff', '--cached', 'HEAD')).toBe('')
  })

  test('from a folder within, works from there', () => {
    const repo = repository({ 'conf/a.conf': fresh })
    repo.stage('conf/a.conf', old)
    expect(lines(join(repo.root, 'conf'))).toMatch(/ --write --context \.\. a\.conf && git add a\.conf\n/)
  })

  test('is not said where nothing is to be done, or nobody reads', () => {
    const repo = repository({ 'a.conf': fresh })
    repo.stage('a.conf', `# a\n${fresh}`)
    expect(lines(repo.root)).toBe('')
    repo.stage('a.conf', old)
    expect(lines(repo.root, '--quiet')).toBe('')
  })

  test('a patch is one for the index', () => {
    const repo = repository({ 'a.conf': fresh })
    repo.stage('a.conf', fresh + old)
    repo.write('a.conf', 'whatever\n')
    const { out } = runIn(repo.root, ['--staged', '--diff'], { env })
    spawnSync('git', ['apply', '--cached'], { cwd: repo.root, env, input: out })
    expect(repo.git('show', ':a.conf')).toBe(fresh)
    expect(readFileSync(join(repo.root, 'a.conf'), 'utf8')).toBe('whatever\n')
  })
})

describe('with the settings of git that somebody has', () => {
  const settings = {
    ...{ 'diff.noprefix': 'true', 'diff.mnemonicPrefix': 'true', 'diff.renames': 'copies', 'diff.context': '0' },
    ...{ 'color.ui': 'always', 'core.pager': 'false', 'core.quotePath': 'false', 'core.autocrlf': 'input' },
    ...{ 'core.safecrlf': 'false', 'commit.gpgSign': 'true', 'status.short': 'true', 'apply.whitespace': 'error-all' },
  }
  const config = join(folder(), 'my git config')
  for (const [key, value] of Object.entries(settings)) spawnSync('git', ['config', '--file', config, key, value])
  const own = { ...env, GIT_CONFIG_GLOBAL: config }
  const git = (root: string, ...args: string[]) => spawnSync('git', args, { cwd: root, env: own, encoding: 'utf8' })
  const only = ['--only', 'name-virtual-host']

  /** A file in a folder with a space, whose lines end as on Windows on the disk, and not in the repository. */
  function withLine(name = 'my site/a.conf'): string {
    const repo = repository({ [name]: `${old}${fresh}` })
    repo.write(name, `${old}${fresh}${old}`.replaceAll('\n', '\r\n'))
    return repo.root
  }

  test('the same lines are found, of what is staged and of what is not', () => {
    const root = withLine()
    const found = (...args: string[]) => findings(runIn(root, [...args, ...only, '--format', 'json'], { env: own }))
    expect(found('--changed', 'HEAD', '.')).toEqual(['my site/a.conf:3 name-virtual-host'])
    expect(git(root, 'add', '.').status).toBe(0)
    expect(found('--staged', '--changed', 'HEAD')).toEqual(['my site/a.conf:3 name-virtual-host'])
    expect(found('--staged')).toEqual(['my site/a.conf:1 name-virtual-host', 'my site/a.conf:3 name-virtual-host'])
  })

  test('the command that is printed mends and stages it', () => {
    const root = withLine()
    git(root, 'add', '.')
    const { err } = runIn(root, ['--staged', ...only], { env: own })
    const command = /^To fix and stage it: {3}(.+)$/m.exec(err)?.[1] ?? ''
    expect(spawnSync('sh', ['-c', command], { cwd: root, env: own }).status).toBe(0)
    expect(git(root, 'show', ':my site/a.conf').stdout).toBe(fresh)
    expect(readFileSync(join(root, 'my site/a.conf'), 'utf8')).toBe(fresh.replace('\n', '\r\n'))
  })

  test('a patch is one for the index', () => {
    const root = withLine()
    git(root, 'add', '.')
    const { out } = runIn(root, ['--staged', '--diff', ...only], { env: own })
    const { status, stderr } = spawnSync('git', ['apply', '--cached'], { cwd: root, env: own, input: out })
    expect([status, String(stderr)]).toEqual([0, ''])
    expect(git(root, 'show', ':my site/a.conf').stdout).toBe(fresh)
  })
})

test('without configuration among what is staged the rules are not even loaded', () => {
  const part = folder()
  cpSync(dirname(cliPath()), part, { recursive: true, filter: (path) => basename(path) !== '.compiled' })
  const rules = readdirSync(part).filter((name) =>
    readFileSync(join(part, name), 'utf8').includes('NameVirtualHost has'),
  )
  expect(rules).not.toEqual([])
  for (const name of rules) rmSync(join(part, name))
  const repo = repository({ 'a.conf': old })
  repo.stage('main.c', 'int main;\n')
  const again = () => spawnSync(process.execPath, [join(part, 'cli.cjs'), '--staged'], { cwd: repo.root, env })
  expect(existsSync(join(part, 'cli.cjs'))).toBe(true)
  expect([again().status, String(again().stdout), String(again().stderr)]).toEqual([0, '', ''])
  repo.stage('a.conf', fresh)
  expect(again().status).toBe(2)
})
