import { describe, expect, test } from 'vitest'
import { json } from '../../src/report/json.js'
import { reportOf } from './reports.js'

const read = (...args: Parameters<typeof reportOf>) => JSON.parse(json(reportOf(...args)))

test('files that the server does not read are named, and nothing is counted in them', () => {
  const texts = {
    'etc/httpd/conf/httpd.conf': 'ServerRoot /etc/httpd\nGone\n',
    'etc/httpd/conf/httpd.conf.bak': 'Gone\n',
  }
  const { files, unread, summary } = read(texts, 'nothing', { complete: true })
  expect(files.map(({ path }: { path: string }) => path)).toEqual(['etc/httpd/conf/httpd.conf'])
  expect(unread).toEqual(['etc/httpd/conf/httpd.conf.bak'])
  expect(summary).toMatchObject({ files: 2, findings: 1 })
})

test('all that is known of a finding', () => {
  expect(read({ 'conf/a.conf': '<A>\n  Gone \\\n x\n</A>\n' })).toEqual({
    version: 1,
    complete: false,
    from: '2.2',
    files: [
      {
        path: 'conf/a.conf',
        changed: false,
        findings: [
          {
            rule: 'gone',
            severity: 'error',
            line: 2,
            column: 3,
            endLine: 3,
            endColumn: 3,
            message: '2.4 does not know Gone; remove it.',
            see: 'https://httpd.apache.org/docs/2.4/',
            fix: {
              title: 'Remove Gone',
              safe: false,
              assumes: 'Nobody needs it.',
              applied: false,
              edits: [{ startLine: 2, startColumn: 1, endLine: 4, endColumn: 1, text: '' }],
            },
          },
        ],
        problems: [],
      },
    ],
    summary: { files: 1, findings: 1, safe: 0, review: 1, manual: 0, applied: 0 },
    checklist: [],
  })
})

describe('what has become of the fixes', () => {
  const texts = { a: 'Old 1\nGone\nHard x\n', b: 'Old 1\n', c: 'Listen 80\n' }
  test.each([
    ['nothing', [true, true], [false, false, false], 0],
    ['safe', [true, true], [true, false, true], 2],
    ['all', [true, true], [true, true, true], 3],
  ] as const)('%s written', (written, changed, applied, count) => {
    const { files, summary } = read(texts, written)
    expect(files.map((file: { changed: boolean }) => file.changed)).toEqual(changed)
    const fixes = files.flatMap((file: { findings: { fix: { applied: boolean } | null }[] }) =>
      file.findings.flatMap(({ fix }) => fix ?? []),
    )
    expect(fixes.map((fix: { applied: boolean }) => fix.applied)).toEqual(applied)
    expect(summary).toEqual({ files: 3, findings: 4, safe: 2, review: 1, manual: 1, applied: count })
  })
})

test('an edit of another file names it, and counts its lines', () => {
  const { files } = read({ 'main.conf': 'x\nFirst 1\n', 'other.conf': 'y\ny\nFar\n' })
  expect(files).toHaveLength(1)
  expect(files[0].findings[0].fix.edits).toEqual([
    { startLine: 3, startColumn: 1, endLine: 4, endColumn: 1, text: '' },
    { path: 'main.conf', startLine: 2, startColumn: 1, endLine: 2, endColumn: 1, text: 'Far\n' },
  ])
})

test('problems of a file and of its Includes', () => {
  const { files, summary } = read({ a: 'Include b\n<A>\n', b: 'Include a\n' }, 'nothing', {
    complete: true,
    from: '2.4',
  })
  expect(files.map(({ path, problems }: { path: string; problems: unknown }) => ({ path, problems }))).toEqual([
    { path: 'a', problems: [{ line: 2, column: 1, message: '<A> is never closed.' }] },
    {
      path: 'b',
      problems: [
        { line: 1, column: 1, message: 'a includes b, which includes a again; httpd stops at a circle of Includes.' },
      ],
    },
  ])
  expect(summary.findings).toBe(0)
})

test('nothing found', () => {
  expect(read({ a: '' }, 'nothing', { complete: true, from: '2.4' })).toEqual({
    version: 1,
    complete: true,
    from: '2.4',
    files: [],
    summary: { files: 1, findings: 0, safe: 0, review: 0, manual: 0, applied: 0 },
    checklist: [],
  })
})

test('whatever stands in a file, it is JSON', () => {
  const hostile = 'Hard "\\"\u0000\u001b[31m\u2028\uD800</script>\n'
  expect(read({ 'a\n"b': hostile }).files[0].path).toBe('a\n"b')
})
