import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyEdits, type Edit } from '../../src/edit/edit.js'
import { newProblem } from '../../src/migrate/new-problem.js'
import { parse } from '../../src/syntax/parse.js'
import { problemsIn } from '../../src/syntax/problems.js'
import type { ConfigFile, Version } from '../../src/syntax/tree.js'
import { noise } from '../syntax/noise-text.js'
import { seeded } from '../thoroughness.js'

const bothVersions: readonly Version[] = ['2.2', '2.4']

/** What is new in a text of which every line is read. */
function newInAll(file: ConfigFile, text: string): string | undefined {
  const known = file.problems.map(({ message }) => message)
  return problemsIn(text, file.version)
    .map(({ message }) => message)
    .find((message) => {
      const at = known.indexOf(message)
      if (at >= 0) known.splice(at, 1)
      return at < 0
    })
}

/** So much beside a few edits that the text is read in parts. */
const filler = `# ${'x'.repeat(3000)}\n`

/** One edit for each place of the form `[old|new]` in a text. */
function marked(text: string): { readonly file: ConfigFile; readonly edits: readonly Edit[] } {
  const whole = filler + text
  const spans = [...whole.matchAll(/\[([^|\]]*)\|([^\]]*)\]/g)]
  const file = parse(whole.replace(/\[([^|\]]*)\|[^\]]*\]/g, '$1'), 'a.conf')
  let taken = 0
  const edits = spans.map(({ index, 0: all, 1: old = '', 2: young = '' }) => {
    const start = index - taken
    taken += all.length - old.length
    return { file, start, end: start + old.length, text: young }
  })
  return { file, edits }
}

describe('the new problem of edits', () => {
  test.each<[string, string, string | undefined]>([
    ['none, for lines', '<Files a>\n[Deny from all\n|Require all denied\n]</Files>\n', undefined],
    ['none, for a word', '[MaxClients|MaxRequestWorkers] 20\n', undefined],
    ['none, for both tags of a section', '[<IfModule a>\n|]Listen 80\n[</IfModule>\n|]', undefined],
    ['none, for another name in both tags', '<[Limit|Files] a>\n</[Limit|Files]>\n', undefined],
    ['a tag that is gone', '<IfModule a>\nListen 80\n[</IfModule>\n|]', '<IfModule> is never closed.'],
    ['a tag that stays', '[<IfModule a>\n|]Listen 80\n</IfModule>\n', '</IfModule> closes nothing.'],
    [
      'two that cross what stands between them',
      '<Files a>\n[|<Limit GET>\n]</Files>\n[|</Limit>\n]',
      '<Limit> is not closed before </Files>.',
    ],
    ['a line that goes on', '<Files a>\nDeny from all[| \\]\n</Files>\n', '<Files> is never closed.'],
    ['none, where the line before went on', 'Listen \\\n[80|81]\n', undefined],
    ['the ending of a line', '<Files a>\nDeny from all[\n|]</Files>\n', '<Files> is never closed.'],
    ['code that a line begins', '[Listen 80\n|__END__\n]<Files a>\n</Files>\n', undefined],
    ['none, without a line ending', '<Files a>\n</Files>\n[Deny from all|Require all denied]', undefined],
    [
      'a continued end',
      'Listen 80[| \\]\n',
      'The file ends in a continued line, which 2.2 does not read and 2.4 does.',
    ],
  ])('%s', (_title, text, problem) => {
    const { file, edits } = marked(text)
    const after = applyEdits(file, edits)
    expect(newProblem(file, edits, after)?.message).toBe(problem)
    expect(newInAll(file, after)).toBe(problem)
  })

  const change = fc.tuple(fc.nat(200), fc.nat(12), fc.boolean(), fc.oneof(noise, fc.constant('')))
  const changes = fc.array(change, { minLength: 1, maxLength: 3 })

  test.each(bothVersions)('is that of the whole text, as %s reads it', (version) => {
    fc.assert(
      fc.property(fc.array(noise, { maxLength: 4 }), changes, fc.boolean(), (parts, made, isAtEnd) => {
        const text = mended(parts.join('\n'))
        const file = parse(isAtEnd ? filler + text : `${text}\n${filler}`, 'a.conf', version)
        const edits = editsFor(file, text, isAtEnd ? filler.length : 0, made)
        const after = applyEdits(file, edits)
        expect(newProblem(file, edits, after)?.message).toBe(newInAll(file, after))
      }),
      seeded(`new problems of ${version}`, 2_000, 40_000),
    )
  })
})

/** Without the lines that a problem is said of, for most noise has one already. */
function mended(text: string): string {
  const lines = problemsIn(text).map(({ at }) => at)
  return lines.length === 0
    ? text
    : mended(lines.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text))
}

type Change = readonly [at: number, length: number, isOfLines: boolean, text: string]

/** Edits that do not overlap, of a text that begins at an offset of the file: of some characters, or of as many lines. */
function editsFor(file: ConfigFile, text: string, offset: number, changes: readonly Change[]): readonly Edit[] {
  const lines = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)]
  const edits: Edit[] = []
  let from = 0
  for (const [at, length, isOfLines, words] of [...changes].sort(([a], [b]) => a - b)) {
    const nth = at % lines.length
    const start = isOfLines ? (lines[nth] ?? 0) : Math.min(at, text.length)
    const end = isOfLines ? (lines[nth + (length % 3)] ?? text.length) : Math.min(start + length, text.length)
    if (start < from) continue
    edits.push({
      file,
      start: offset + start,
      end: offset + end,
      text: isOfLines && words !== '' ? `${words}\n` : words,
    })
    from = end + 1
  }
  return edits
}
