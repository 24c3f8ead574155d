import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { applyEdits, type Edit } from '../../src/edit/edit.js'
import { diff } from '../../src/report/diff.js'
import { parse } from '../../src/syntax/parse.js'
import type { ConfigFile } from '../../src/syntax/tree.js'
import { editedFile } from '../edit/random-edits.js'
import { seeded } from '../thoroughness.js'

type Span = [number, number, string]
type Edited = { file: ConfigFile; edits: readonly Edit[] }

function edited(path: string, text: string, ...spans: Span[]): Edited {
  const file = parse(text, path)
  return { file, edits: spans.map(([start, end, text]) => ({ file, start, end, text })) }
}

const diffOf = (all: readonly Edited[]) => diff({ edits: new Map(all.map(({ file, edits }) => [file, edits])) })

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** The texts of the files after a program has applied the diff to them. */
function patched(all: readonly Edited[], [program, ...args]: [string, ...string[]]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'diff-'))
  folders.push(folder)
  for (const { file } of all) {
    mkdirSync(dirname(join(folder, file.path)), { recursive: true })
    writeFileSync(join(folder, file.path), file.text)
  }
  // No settings of whoever runs this, and no repository around.
  const env = {
    ...process.env,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CEILING_DIRECTORIES: tmpdir(),
  }
  const { status, stderr, stdout } = spawnSync(program, args, {
    cwd: folder,
    input: diffOf(all),
    env,
    encoding: 'utf8',
  })
  expect(`${status} ${stderr}${program === 'git' ? stdout : ''}`.trim(), diffOf(all)).toBe('0')
  return all.map(({ file }) => readFileSync(join(folder, file.path), 'utf8'))
}

const gitApply: [string, ...string[]] = ['git', 'apply', '--whitespace=nowarn']
const hasPatch = spawnSync('patch', ['--version']).status === 0
if (!hasPatch)
  console.warn(
    '\n*** This machine has no program "patch" here (apt-get install patch): the diffs are applied with git only. ***\n',
  )
const programs: [string, ...string[]][] = hasPatch ? [gitApply, ['patch', '-p1', '--binary', '--quiet']] : [gitApply]

const lines = (count: number) => Array.from({ length: count }, (_, at) => `line ${at + 1}\n`).join('')
const at = (line: number) => lines(line - 1).length

describe.each(programs)('%s makes of the old text the new one', (...program) => {
  test.each<[string, string, Span[]]>([
    ['a word', lines(20), [[at(10), at(10) + 4, 'LINE']]],
    ['the first line', lines(20), [[0, 4, 'LINE']]],
    ['the last line', lines(20), [[at(20), at(20) + 4, 'LINE']]],
    ['lines before the first', lines(9), [[0, 0, 'new\nnew\n']]],
    ['lines behind the last', lines(9), [[at(10), at(10), 'new\nnew\n']]],
    [
      'changes near each other',
      lines(20),
      [
        [at(3), at(4), ''],
        [at(9), at(9), 'new\n'],
        [at(17), at(18), 'x\n'],
      ],
    ],
    [
      'changes far apart',
      lines(60),
      [
        [at(3), at(4), ''],
        [at(30), at(30), 'a\nb\nc\n'],
        [at(55), at(56), 'x\n'],
      ],
    ],
    [
      'all lines but one',
      lines(5),
      [
        [0, at(3), ''],
        [at(4), at(6), ''],
      ],
    ],
    ['CRLF', lines(9).replaceAll('\n', '\r\n'), [[6, 8, 'x\r\ny']]],
    ['a last line without an end, changed', 'a\nb', [[2, 3, 'x']]],
    ['beside a change', 'a\nb', [[0, 1, 'x']]],
    ['removed', 'a\nb', [[2, 3, '']]],
    ['removed, with blank lines before it', 'a\n\n\nb', [[4, 5, '']]],
    ['with lines behind it', 'a\nb', [[3, 3, '\nc']]],
    ['the only line, changed', 'a', [[0, 1, 'b']]],
    ['an empty file that gets lines', '', [[0, 0, 'a\nb\n']]],
    ['a file that loses all', 'a\nb\n', [[0, 4, '']]],
    ['lines that look like a diff', '--- a\n+++ b\n@@ -1 +1 @@\n\\ x\n', [[6, 11, '-- b']]],
    ['a byte order mark', '\uFEFFa\nb\n', [[1, 2, 'x']]],
    ['a CR alone, and a form feed', 'a\rb\n\fc\nd\n', [[8, 9, 'x']]],
  ])('%s', (_title, text, spans) => {
    const one = edited('conf/httpd.conf', text, ...spans)
    expect(patched([one], program)).toEqual([applyEdits(one.file, one.edits)])
  })

  test('many files with many random edits', () => {
    const { seed, numRuns } = seeded(`diffs for ${program[0]}`, 300, 1000)
    const all = fc.sample(editedFile, { seed, numRuns }).map(({ file, edits }, number) => {
      const named = parse(file.text, `d/${number}.conf`)
      return { file: named, edits: edits.map((edit) => ({ ...edit, file: named })) }
    })
    expect(patched(all, program)).toEqual(all.map(({ file, edits }) => applyEdits(file, edits)))
  })
})

describe('names', () => {
  test.each([
    'a b/c d.conf',
    ' a ',
    'tab\there',
    'quo"te',
    'back\\slash',
    'new\nline',
    'bell\u0007',
    'del\u007f',
    'next\u0085line',
    'ümläut/日本',
    'a/a',
    'b',
    '-x',
    'a\u00A0b',
    'x.conf\t2020-01-01',
  ])('%j', (path) => {
    const one = edited(path, 'a\nb\n', [0, 1, 'x'])
    expect(patched([one], gitApply)).toEqual(['x\nb\n'])
  })

  test('are told from the folder the diff is for', () => {
    const head = (path: string) =>
      diffOf([edited(path, 'a\n', [0, 1, 'x'])])
        .split('\n')
        .slice(0, 2)
    expect(head('./conf/a')).toEqual(['--- a/conf/a', '+++ b/conf/a'])
    expect(head('/etc/httpd/a')).toEqual(['--- a/etc/httpd/a', '+++ b/etc/httpd/a'])
  })
})

test('a diff reads as one expects', () => {
  const text = 'Listen 80\nOrder allow,deny\nAllow from all\nOptions None\nServerName a\nServerAlias b\n'
  expect(diffOf([edited('httpd.conf', text, [10, 42, 'Require all granted\n'])])).toBe(
    '--- a/httpd.conf\n+++ b/httpd.conf\n@@ -1,6 +1,5 @@\n Listen 80\n-Order allow,deny\n-Allow from all\n+Require all granted\n Options None\n ServerName a\n ServerAlias b\n',
  )
})

test('lines are counted through all hunks, and empty ranges named by the line before', () => {
  const hunks = (...spans: Span[]) => diffOf([edited('a', lines(40), ...spans)]).match(/^@@.*/gm)
  expect(hunks([0, 0, 'new\n'], [at(20), at(22), ''], [at(39), at(39) + 4, 'LINE'])).toEqual([
    '@@ -1,3 +1,4 @@',
    '@@ -17,8 +18,6 @@',
    '@@ -36,5 +35,5 @@',
  ])
  expect(diffOf([edited('a', '', [0, 0, 'x\ny\n'])])).toContain('@@ -0,0 +1,2 @@')
  expect(diffOf([edited('a', 'x\n', [0, 2, ''])])).toContain('@@ -1 +0,0 @@')
})

test('a missing line ending is said where it is missing', () => {
  const none = '\\ No newline at end of file\n'
  expect(diffOf([edited('a', 'x\ny', [2, 3, 'z'])])).toBe(
    `--- a/a\n+++ b/a\n@@ -1,2 +1,2 @@\n x\n-y\n${none}+z\n${none}`,
  )
  expect(diffOf([edited('a', 'x\ny', [0, 1, 'z'])])).toBe(`--- a/a\n+++ b/a\n@@ -1,2 +1,2 @@\n-x\n+z\n y\n${none}`)
})

test('what does not change has no diff', () => {
  expect(diffOf([])).toBe('')
  expect(diffOf([edited('a', 'a\n'), edited('b', 'b\n', [0, 1, 'b'])])).toBe('')
})
