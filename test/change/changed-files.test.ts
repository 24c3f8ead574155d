import { realpathSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parsePatch } from '../../src/git/changed-since.js'
import { folder } from '../folder.js'
import { commitAll, plainGit, type Repository, repository } from '../repository.js'
import { type Run, runIn, useCli } from '../run-cli.js'

useCli()

const old = 'NameVirtualHost *:80\n'
const fresh = 'ServerName www.example.org\n'
const env = plainGit()
const only = ['--only', 'name-virtual-host,access-control', '--format', 'json']

function findings({ out, err }: Run): string[] {
  if (out === '') return [err]
  const report = JSON.parse(out) as { files: { path: string; findings: { line: number; rule: string }[] }[] }
  return report.files.flatMap(({ path, findings }) => findings.map(({ line, rule }) => `${path}:${line} ${rule}`))
}

const changed = (root: string, base: string, ...args: string[]) =>
  findings(runIn(root, ['--changed', base, ...only, ...args], { env }))

/** A branch that begins at main, with an old line in it from before. */
function branched(): Repository {
  const repo = repository({ 'a.conf': `${old}${fresh}`, 'b.conf': `${old}# 1\n# 2\n# 3\n` })
  repo.git('checkout', '--quiet', '-b', 'topic')
  return repo
}

const cases: readonly (readonly [title: string, prepare: (repo: Repository) => void, found: string[]])[] = [
  ['nothing', () => {}, []],
  ['a line added below', (repo) => repo.write('a.conf', `${old}${fresh}${old}`), ['a.conf:3 name-virtual-host']],
  ['a line added above moves the old one, no more', (repo) => repo.write('a.conf', `# new\n${old}${fresh}`), []],
  ['the line itself', (repo) => repo.write('a.conf', `nameVirtualHost *:80\n${fresh}`), ['a.conf:1 name-virtual-host']],
  [
    'committed, staged and neither',
    (repo) => {
      repo.write('a.conf', `${old}${fresh}${old}`)
      commitAll(repo)
      repo.stage('b.conf', `${old}# 1\n# 2\n${old}# 3\n`)
      repo.write('c.conf', old)
    },
    ['a.conf:3', 'b.conf:4', 'c.conf:1'].map((place) => `${place} name-virtual-host`),
  ],
  ['a file that git ignores', (repo) => [repo.write('.gitignore', 'c.conf\n'), repo.write('c.conf', old)], []],
  ['a renamed file', (repo) => repo.git('mv', 'b.conf', 'c.conf'), []],
  [
    'names that git quotes',
    (repo) => ['ä b.conf', 'tab\tquote".conf', 'back\\slash.conf'].map((name) => repo.stage(name, old)),
    ['back\\slash.conf:1', 'tab\tquote".conf:1', 'ä b.conf:1'].map((place) => `${place} name-virtual-host`),
  ],
  [
    'a file that the attributes call binary',
    (repo) => [repo.write('.gitattributes', '*.conf binary\n'), repo.write('a.conf', `${old}${fresh}${old}`)],
    ['a.conf:3 name-virtual-host'],
  ],
  [
    'a section around what is changed',
    (repo) => repo.write('a.conf', `${old}${fresh}<Directory /a>\nOrder allow,deny\nAllow from all\n</Directory>\n`),
    ['a.conf:4 access-control'],
  ],
]

describe('--changed', () => {
  test.each(cases)('%s', (_, prepare, found) => {
    const repo = branched()
    prepare(repo)
    expect(changed(repo.root, 'main')).toEqual(found)
  })

  test('counts from where the histories part: what others did on main meanwhile is theirs', () => {
    const repo = branched()
    repo.write('a.conf', `${old}${fresh}# ours\n`)
    commitAll(repo)
    repo.git('checkout', '--quiet', 'main')
    repo.write('b.conf', '# gone\n')
    commitAll(repo)
    repo.git('checkout', '--quiet', 'topic')
    expect(changed(repo.root, 'main')).toEqual([])
  })

  test('with --staged only staged lines count', () => {
    const repo = branched()
    repo.stage('a.conf', `${old}${fresh}${old}`)
    repo.write('a.conf', `${old}${fresh}${old}${old}`)
    repo.write('c.conf', old)
    expect(changed(repo.root, 'HEAD', '--staged')).toEqual(['a.conf:3 name-virtual-host'])
  })

  test('from a folder within, by an absolute path and by a link', () => {
    const repo = repository({ 'conf/a.conf': fresh })
    repo.write('conf/a.conf', fresh + old)
    symlinkSync('conf', join(repo.root, 'link'))
    const root = realpathSync(repo.root)
    expect(changed(join(root, 'conf'), 'HEAD')).toEqual(['a.conf:2 name-virtual-host'])
    expect(changed(root, 'HEAD', join(root, 'conf/a.conf'))).toEqual([`${root}/conf/a.conf:2 name-virtual-host`])
    expect(changed(root, 'HEAD', 'link/a.conf')).toEqual(['link/a.conf:2 name-virtual-host'])
  })

  test('writes the fixes of those lines alone', () => {
    const repo = branched()
    repo.write('a.conf', `${old}${fresh}${old}`)
    const { code } = runIn(repo.root, ['--changed', 'main', '--write', '--only', 'name-virtual-host'], { env })
    expect([code, repo.git('diff', 'main')]).toEqual([0, ''])
  })

  test('whatever the user has told git to do with differences', () => {
    const repo = branched()
    const settings = {
      'diff.noprefix': 'true',
      'diff.mnemonicPrefix': 'true',
      'diff.context': '5',
      'diff.interHunkContext': '9',
      'diff.external': 'false',
      'diff.relative': 'true',
      'color.ui': 'always',
    }
    for (const [key, value] of Object.entries(settings)) repo.git('config', key, value)
    repo.write('b.conf', `${old}# 1\n# changed\n# 3\n${old}`)
    expect(changed(repo.root, 'main')).toEqual(['b.conf:5 name-virtual-host'])
  })

  test.each<[string, string]>([
    ['nowhere', '--changed: git has no commit nowhere here. Fetch that commit, or name another one.'],
    [
      'apart',
      '--changed: apart and HEAD have no commit in common here. If the clone is shallow, run git fetch --unshallow.',
    ],
    ['--output=x', '--changed needs a commit or branch, such as origin/main.'],
    ['', '--changed needs a commit or branch, such as origin/main.'],
  ])('%j is no base', (base, reason) => {
    const repo = branched()
    repo.git('checkout', '--quiet', '--orphan', 'apart')
    commitAll(repo, 'apart')
    repo.git('checkout', '--quiet', 'topic')
    const { code, err } = runIn(repo.root, [`--changed=${base}`], { env })
    expect([code, err.replace(' `httpd-upgrade --help` lists the options.', '')]).toEqual([
      2,
      `httpd-upgrade: ${reason}\n`,
    ])
  })

  test('before the first commit all has changed since HEAD', () => {
    const repo = branched()
    repo.git('checkout', '--quiet', '--orphan', 'apart')
    expect(changed(repo.root, 'HEAD')).toContain('a.conf:1 name-virtual-host')
    expect(runIn(repo.root, ['--changed', 'HEAD', '--staged', '--quiet'], { env }).code).toBe(1)
  })

  test('of a file outside of the repository it cannot say, and says that', () => {
    const other = folder({ 'c.conf': old })
    const { code, out, err } = runIn(branched().root, ['--changed', 'main', ...only, join(other, 'c.conf'), '.'], {
      env,
    })
    expect([code, out, err]).toEqual([
      2,
      '',
      `httpd-upgrade: --changed: ${join(other, 'c.conf')} is outside the repository.\n`,
    ])
  })

  test('outside of a repository it says so', () => {
    const { code, err } = runIn(folder({ 'a.conf': old }), ['--changed', 'main'], { env })
    expect([code, err]).toEqual([2, expect.stringMatching(/^httpd-upgrade: --changed: git says: not a git repository/)])
  })
})

test('a line of the text that looks like a header is no header', () => {
  const patch =
    'diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -0,0 +1,2 @@\n+++ b/y\n+@@ -1 +7 @@\ndiff --git a/z b/z\n--- a/z\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n'
  expect([...parsePatch(Buffer.from(patch))].map(([path, { added }]) => [path, [...added]])).toEqual([['x', [1, 2]]])
})
