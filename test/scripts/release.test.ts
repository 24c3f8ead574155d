import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
// @ts-expect-error: a script, which has no types
import { checked, released } from '../../scripts/release.js'
import { toolCommandAndLinksOfRelease, toolCommandLine } from '../../src/base/tool.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const now = (path: string) => readFileSync(root + path, 'utf8')

/** The project as a release of this version would leave it. */
const after = (version: string) => {
  const texts: Map<string, string> = released(now, version, '2026-12-01')
  return (path: string) => texts.get(path) ?? now(path)
}

describe('a release', () => {
  test('names its version everywhere, and says what is new', () => {
    const read = after('1.2.3')
    expect(read('package.json')).toContain('"version": "1.2.3"')
    expect(
      read('package-lock.json')
        .slice(0, 400)
        .match(/"version": "1\.2\.3"/g),
    ).toHaveLength(2)
    expect(read('docs/hooks.md')).toContain('rev: v1.2.3')
    expect(read('docs/action.md')).toContain('uses: httpd-upgrade/httpd-upgrade@v1\n')
    expect(read('docs/library.md')).toContain('npm install httpd-upgrade@1.2.3\n')
    expect(read('README.md')).toContain('git checkout -q v1.2.3 &&')
    expect(read('README.md')).toContain(' ghcr.io/httpd-upgrade/httpd-upgrade:1.2.3 upgrade ')
    expect(read('README.md')).toContain('`- uses: httpd-upgrade/httpd-upgrade@v1` |')
    expect(read('src/base/tool.ts')).toContain("const release = '1.2.3'")
    expect(read('docs/changelog.md')).toContain('## Unreleased\n\n## 1.2.3 (2026-12-01)\n\n')
    expect(checked(read, 'v1.2.3')).toBe(checked(read, '1.2.3'))
    expect(checked(read, 'v1.2.3')).not.toMatch(/^## /m)
  })

  test('may follow another one', () => {
    const read = after('1.2.3')
    const withNews = (path: string) =>
      path === 'docs/changelog.md' ? read(path).replace('## Unreleased\n', '## Unreleased\n\n- More.\n') : read(path)
    const texts: Map<string, string> = released(withNews, '1.3.0', '2026-12-02')
    const next = (path: string) => texts.get(path) ?? ''
    expect(checked(next, 'v1.3.0')).toBe('- More.')
    expect(next('src/base/tool.ts')).toContain("const release = '1.3.0'")
  })

  test.each([
    ['a version that is none', () => released(now, '1.2', '2026-12-01'), 'looks like 1.2.3'],
    ['nothing new', () => released(after('1.2.3'), '1.2.4', '2026-12-01'), 'nothing under "## Unreleased"'],
    ['another tag', () => checked(after('1.2.3'), 'v1.2.4'), 'package.json says 1.2.3'],
    [
      'a tag without a release',
      () => checked(now, `v${JSON.parse(now('package.json')).version}`),
      'docs/changelog.md says nothing of',
    ],
  ])('is not made of %s', (_, make, message) => {
    expect(make).toThrow(message)
  })

  test('holds what runs and is read, and nothing else', () => {
    const [{ files }] = JSON.parse(
      execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: root, encoding: 'utf8' }),
    )
    const paths = files.map(({ path }: { path: string }) => path)
    expect(paths).toEqual(
      expect.arrayContaining(['dist/cli.js', 'dist/index.mjs', 'LICENSE', 'README.md', 'package.json']),
    )
    expect(paths.filter((path: string) => /^(src|test|scripts|bench)\/|\.test\./.test(path))).toEqual([])
  })
})

test('a printed command names the release', () => {
  expect(toolCommandLine(toolCommandAndLinksOfRelease('1.2.3'), '--write', 'a.conf')).toBe(
    'npx --yes httpd-upgrade@1.2.3 --write a.conf',
  )
  expect(toolCommandLine(toolCommandAndLinksOfRelease())).toBe(
    `npx --yes httpd-upgrade@${JSON.parse(now('package.json')).version}`,
  )
})

test('no file names a commit of the project, and none another version', () => {
  const paths = execFileSync('git', ['ls-files', '-z', ':!dist', ':!test'], { cwd: root, encoding: 'utf8' }).split('\0')
  const texts = paths.filter((path) => /\.(ts|js|md|1|ya?ml|sh|json|cff)$|^Dockerfile$/.test(path))
  expect(texts.length).toBeGreaterThan(500)
  const own = /httpd-upgrade(?:\/[\w./-]*)?(?:@|#|\/archive\/| checkout (?:-q|--quiet) )(?:[0-9a-f]{40}|v?\d[\w.]*)/g
  const { version } = JSON.parse(now('package.json'))
  const [major] = version.split('.')
  const named = texts.flatMap((path) => (now(path).match(own) ?? []).map((text) => `${path}: ${text}`))
  expect(named.length).toBeGreaterThan(10)
  expect(
    named.filter((text) => ![`@${version}`, `v${version}`, `@v${major}`].some((end) => text.endsWith(end))),
  ).toEqual([])
  const commits = texts.filter((path) =>
    /\b[0-9a-f]{40}\b/.test(now(path).replace(/uses: \S+@[0-9a-f]{40} # v\S+/g, '')),
  )
  expect(commits).toEqual([])
})
