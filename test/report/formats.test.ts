import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyEdits } from '../../src/edit/edit.js'
import { migrate } from '../../src/index.js'
import type { Finding, Rule } from '../../src/migrate/rule.js'
import { github } from '../../src/report/github.js'
import { gitlab } from '../../src/report/gitlab.js'
import { markdown } from '../../src/report/markdown.js'
import { rdjson, rdjsonl } from '../../src/report/rdjson.js'
import { suggestionsFor } from '../../src/report/suggestion.js'
import type { Report } from '../../src/report/summary.js'
import { siteOf } from '../../src/site/site.js'
import { parse } from '../../src/syntax/parse.js'
import type { Directive } from '../../src/syntax/tree.js'
import { editedFile } from '../edit/random-edits.js'
import { readAnnotations } from '../github/workflow-commands.js'
import { seeded } from '../thoroughness.js'
import { rdjsonMistakes } from './rdjson-schema.js'
import { reportOf, rules } from './reports.js'

const odd = {
  './a b/ü,%:1.conf': 'First\nOld é 1\nGone "a\\\n b"\nHard ::error::100%\n<Directory /x>\n',
  'b.conf': '# x\r\n  Old 2\r\nFar',
}

describe('github', () => {
  const { annotations, log } = readAnnotations(github(reportOf(odd)))

  test('is read back by the runner as it was meant', () => {
    expect(annotations.map(({ level, properties: { file, line, title } }) => [level, file, line, title])).toEqual([
      ['notice', 'a b/ü,%:1.conf', '2', 'Old has a new name (old-name)'],
      ['error', 'a b/ü,%:1.conf', '3', 'Gone is gone (gone)'],
      ['warning', 'a b/ü,%:1.conf', '5', 'Hard needs a decision (hard)'],
      ['warning', 'a b/ü,%:1.conf', '6', 'The meaning of this place is not clear (unsure)'],
      ['notice', 'b.conf', '2', 'Old has a new name (old-name)'],
      ['error', 'b.conf', '3', 'Far changes another file (far)'],
    ])
    expect(annotations.map(({ message }) => message).slice(0, 3)).toEqual([
      'Old is called New in 2.4. Fix, for review: Rename to New. Check first: is this true? This tool reads ./a b/ü,%:1.conf correctly despite this problem: <Directory> is never closed.',
      '2.4 does not know Gone; remove it. Fix, for review: Remove Gone. Check first: is this true? Nobody needs it.',
      'Hard ::error::100% means something else in 2.4; decide.',
    ])
    expect(log.trimEnd().split('\n')).toHaveLength(7)
    expect(log).toMatch(/\n2 files read, 5 findings: .*\n$/)
  })

  test('names columns where all is on one line, which the runner wants', () => {
    const [old, gone] = annotations.map(({ properties }) => properties)
    expect(old).toMatchObject({ line: '2', endLine: '2', col: '1', endColumn: '4' })
    expect(gone).toMatchObject({ line: '3', endLine: '4' })
    expect(Object.keys(gone ?? {})).not.toContain('col')
  })

  test('says it in one line a finding, whatever the configuration holds', () => {
    const text = github(reportOf({ 'a\nb\r.conf': 'Hard "\u001B[31m\u0007"\n' }))
    expect(text).toMatch(/^::warning file=a%0Ab%0D\.conf,line=1,/)
    expect(text.match(/\n/g)).toHaveLength(2)
    expect(text).not.toMatch(/[\u0007\u001B\r]/)
  })
})

describe('gitlab', () => {
  const issues: Record<string, unknown>[] = JSON.parse(gitlab(reportOf(odd)))

  test('has what GitLab requires of each issue', () => {
    for (const { description, check_name, fingerprint, severity, location } of issues) {
      expect([description, check_name, fingerprint]).toEqual(Array(3).fill(expect.stringMatching(/\S/)))
      expect(['info', 'minor', 'major', 'critical', 'blocker']).toContain(severity)
      expect(location).toEqual({
        path: expect.stringMatching(/^[^./]/),
        lines: { begin: expect.any(Number), end: expect.any(Number) },
      })
    }
    expect(issues.map(({ severity }) => severity)).toEqual(['info', 'critical', 'major', 'major', 'info', 'critical'])
  })

  test('has a fingerprint of its own for each, that stays when lines move', () => {
    const printsOf = (text: string) =>
      JSON.parse(gitlab(reportOf({ 'a.conf': text }))).map(({ fingerprint }: { fingerprint: string }) => fingerprint)
    const text = 'Hard 1\nHard 1\nOld\n</IfModule>\n</IfModule>\n'
    expect(new Set(printsOf(text)).size).toBe(5)
    expect(printsOf(`# x\n\n${text}`)).toEqual(printsOf(text))
  })

  test('is an empty list where nothing is found', () => {
    expect(gitlab(reportOf({ 'a.conf': 'Listen 80\n' }))).toBe('[]\n')
  })
})

interface Diagnostic {
  readonly message: string
  readonly severity: string
  readonly location: {
    readonly path: string
    readonly range: Record<'start' | 'end', { line: number; column: number }>
  }
  readonly suggestions?: readonly { readonly range: Record<'start' | 'end', { line: number }>; readonly text: string }[]
}

const diagnosticsOf = (report: Report): Diagnostic[] => JSON.parse(rdjson(report)).diagnostics

describe('rdjson', () => {
  test("keeps to reviewdog's format", () => {
    expect(rdjsonMistakes(JSON.parse(rdjson(reportOf(odd))))).toEqual([])
    expect(rdjsonMistakes(JSON.parse(rdjson(reportOf({ 'a.conf': '' }))))).toEqual([])
    expect(
      rdjsonMistakes({ diagnostics: [{ message: 'x', location: { path: 'a', range: { start: { line: '1' } } } }] }),
    ).toEqual(['/diagnostics/0/location/range/start/line must be integer'])
  })

  test('counts columns in bytes of UTF-8', () => {
    const [old] = diagnosticsOf(reportOf({ 'a.conf': '<If "é𐐀">\n</If>\nOld x\n' }))
    expect(old?.location.range).toEqual({ start: { line: 3, column: 1 }, end: { line: 3, column: 4 } })
    const [hard] = diagnosticsOf(reportOf({ 'a.conf': 'Hard é𐐀 y\n' }))
    expect(hard?.location.range).toEqual({ start: { line: 1, column: 1 }, end: { line: 1, column: 14 } })
  })

  test('suggests whole lines, which applied give the fix', () => {
    const texts = { 'a.conf': '# é\r\n  Old é 1\r\nGone\r\nOld 2' }
    const report = reportOf(texts)
    const [file] = report.site.files
    if (!file) throw new Error('no file')
    const applied = diagnosticsOf(report).map(({ suggestions = [] }) =>
      suggestions.map(({ range, text }) => {
        const lines = file.text.split('\r\n')
        lines.splice(range.start.line - 1, range.end.line - range.start.line + 1, ...(text === '' ? [] : [text]))
        return lines.join('\r\n')
      }),
    )
    const expected = report.migration.findings.map(({ fix }) => [applyEdits(file, fix?.edits ?? [])])
    expect(applied).toEqual(expected)
  })

  test('suggests what a look at the whole file would', () => {
    const { seed, numRuns } = seeded('suggestions', 300, 1000)
    fc.assert(
      fc.property(editedFile, ({ file, edits }) => {
        const fix = { title: 'Edit', safe: true, edits }
        const [first] = edits
        if (!first) return
        const at = parse('Old 1\n', file.path).children[0] as Directive
        const finding: Finding = {
          ...{ rule: rules[0] as Rule, file, at, fix, concerns: 'line', severity: 'info', message: 'x' },
          range: { start: first.start, end: first.end },
        }
        const migration = { ...migrate(siteOf([file]), { rules: [] }), findings: [finding] }
        const report = { site: siteOf([file]), migration, applied: new Set<Finding>() }
        const whole = suggestionsFor(file, [{ fix }], () => true).suggestions.map(({ lines, text }) => ({
          range: { start: { line: lines.first }, end: { line: lines.last } },
          text: text.join('\n'),
        }))
        const found = diagnosticsOf(report).find(({ message }) => message.startsWith('x'))
        expect(found?.suggestions ?? []).toEqual(whole)
      }),
      { seed, numRuns },
    )
  })

  test('suggests nothing that one file alone cannot say', () => {
    const [far] = diagnosticsOf(reportOf(odd))
      .filter(({ location }) => location.path === 'b.conf')
      .slice(1)
    expect(far).toMatchObject({ severity: 'ERROR', message: expect.stringContaining('Far belongs') })
    expect(far).not.toHaveProperty('suggestions')
  })

  test('as lines: one diagnostic each, which stands by itself', () => {
    const lines = rdjsonl(reportOf(odd))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines.map(({ source, ...rest }) => rest)).toEqual(diagnosticsOf(reportOf(odd)))
    expect(lines.every(({ source }) => source.name === 'httpd-upgrade')).toBe(true)
    expect(rdjsonMistakes({ diagnostics: lines })).toEqual([])
    expect(rdjsonl(reportOf({ 'a.conf': '' }))).toBe('')
  })
})

describe('markdown', () => {
  test('reads as one expects', () => {
    expect(markdown(reportOf({ 'a.conf': 'Old 1\nGone\nHard x\n' }))).toBe(
      [
        '## httpd 2.2 → 2.4',
        '',
        '1 file read, 3 findings: 1 safe fix, 1 for review, 1 without a fix.',
        '',
        '| Where | | What 2.4 does | What to do |',
        '|---|---|---|---|',
        '| `a.conf:2` | error | 2.4 does not know Gone; remove it. [`gone`](https://httpd.apache.org/docs/2.4/) | For review: Remove Gone. Only if: Nobody needs it. |',
        '| `a.conf:3` | warning | Hard x means something else in 2.4; decide. [`hard`](https://httpd.apache.org/docs/2.4/) | Change this by hand. |',
        '| `a.conf:1` | info | Old is called New in 2.4. [`old-name`](https://httpd.apache.org/docs/2.4/) | Rename to New |',
        '',
      ].join('\n'),
    )
  })

  test('nothing in the configuration becomes markup', () => {
    const text = markdown(reportOf({ 'a`|b.conf': 'Hard "<img src=x>|@everyone\\n[x](y)"\n' }))
    expect(text).toContain('\\<img src=x\\>\\|@\u200Beveryone')
    expect(text).toContain('| ``a`\\|b.conf:1`` |')
    expect(text.split('\n').filter((line) => line.startsWith('|'))).toHaveLength(3)
  })

  test('nothing found: a sentence', () => {
    expect(markdown(reportOf({ 'a.conf': 'Listen 80\n' }))).toBe(
      '## httpd 2.2 → 2.4\n\n1 file read: no problems for 2.4.\n',
    )
  })
})

test('what was written is left out of every format', () => {
  const report = reportOf({ 'a.conf': 'Old 1\n' }, 'safe')
  expect(JSON.parse(gitlab(report))).toEqual([])
  expect(diagnosticsOf(report)).toEqual([])
  expect(readAnnotations(github(report)).annotations).toEqual([])
  expect(markdown(report)).not.toContain('|')
})
