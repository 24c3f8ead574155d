import { expect, test } from 'vitest'
import {
  type ChangeFilter,
  type FileChange,
  filterByLineNumber,
  findingsInChange,
} from '../../src/change/findings-in-change.js'
import { hunksOf } from '../../src/change/hunks.js'
import { replace, safeFix } from '../../src/edit/edit.js'
import { migrate } from '../../src/index.js'
import type { Rule } from '../../src/migrate/rule.js'
import { siteFromTexts } from '../../src/site/site.js'

/** A finding for each line `Old`, one fix for all lines `Both`, wherever they stand, and `Whole` of the whole server. */
const rule: Rule = {
  id: 'old',
  title: 'Lines that 2.4 does not know',
  severity: 'warning',
  group: 'tidy',
  see: 'https://httpd.apache.org/docs/2.4/',
  covers: [],
  page: '',
  *check(site) {
    for (const at of site.directives('Old')) yield { at, message: 'Decide.' }
    const lines = site.directives('Both')
    const fix = safeFix('Change both', ...lines.map((line) => replace(line, line.name, 'New')))
    for (const at of lines) yield { at, message: 'Write New.', fix }
    for (const at of site.directives('Whole')) yield { at, concerns: 'server', message: 'Look at all.' }
  },
}

const text = 'Both 1\nOld 2\nOld 3\nOld 4\n# 5\nOld 6\nBoth 7\n'

/** Line 3 is added; lines 2 to 4 are shown. */
const patch = '@@ -2,2 +2,3 @@\n Old 2\n+Old 3\n Old 4'

async function counted(
  filter: ChangeFilter,
  shown: FileChange['shown'],
  { path = 'a.conf', now = text } = {},
): Promise<readonly string[]> {
  const { findings } = migrate(siteFromTexts({ 'a.conf': now }), { rules: [rule] })
  const changes = new Map([[path, { path, encoding: 'utf-8' as const, shown }]])
  const found = await findingsInChange(findings, changes, filter, filterByLineNumber)
  return found.map(({ at, file }) => file.text.slice(at.start, at.end).trim())
}

const all = ['Both 1', 'Old 2', 'Old 3', 'Old 4', 'Old 6', 'Both 7']

test.each<[ChangeFilter, readonly string[]]>([
  ['added', ['Old 3']],
  ['hunk', ['Old 2', 'Old 3', 'Old 4']],
  ['file', all],
])('with the filter %s', async (filter, expected) => {
  expect(await counted(filter, hunksOf(patch))).toEqual(expected)
  expect(await counted(filter, hunksOf(patch), { path: 'b.conf' })).toEqual([])
})

test.each<ChangeFilter>(['added', 'hunk'])(
  'all of a file whose lines are not shown, with the filter %s',
  async (filter) => {
    expect(await counted(filter, undefined)).toEqual(all)
  },
)

test.each<ChangeFilter>(['added', 'hunk'])(
  'one fix as a whole: one line of it is enough, with the filter %s',
  async (filter) => {
    expect(await counted(filter, hunksOf('@@ -0,0 +1,1 @@\n+Both 1'))).toEqual(['Both 1', 'Both 7'])
  },
)

test.each<ChangeFilter>(['added', 'hunk', 'file'])(
  'what concerns the whole server where its own line is added, with the filter %s',
  async (filter) => {
    const whole = (now: string) => counted(filter, hunksOf(patch), { now })
    expect(await whole('# 1\n# 2\nWhole 3\n# 4\n')).toEqual(['Whole 3'])
    expect(await whole('# 1\nWhole 2\n# 3\nWhole 4\nWhole 5\n')).toEqual([])
    expect(await counted(filter, undefined, { now: 'Whole 1\n' })).toEqual(['Whole 1'])
  },
)
