import { describe, expect, test } from 'vitest'
import { applyEdits, type Edit } from '../../../../src/edit/edit.js'
import { type SiteUnderValuation, sitesUnderValuations } from '../../../../src/migrate/access/defines/defined-sites.js'
import { mergedEditsOfCombinations } from '../../../../src/migrate/access/defines/every-combination.js'
import { siteFromTexts } from '../../../../src/site/site.js'

const guards = (names: readonly string[]) => names.map((name) => `<IfDefine ${name}>\nOrder allow,deny\n</IfDefine>\n`)

/** What becomes of `one` and `two`, each a line, where each way writes something of its own. */
function joined(names: readonly string[], textsOf: (way: SiteUnderValuation) => readonly string[], start = 0) {
  const text = `one\ntwo\n<Directory /a>\n${guards(names).join('')}</Directory>\n`
  const site = siteFromTexts({ 'httpd.conf': text })
  const [file] = site.files
  if (!file) throw new Error('There is a file.')
  const editsOf = (way: SiteUnderValuation): readonly Edit[] =>
    textsOf(way).map((text, index) => ({ file, start: start + 4 * index, end: 4 * index + 4, text }))
  const { edits, differing } = mergedEditsOfCombinations(sitesUnderValuations(site), editsOf)
  return differing ? undefined : applyEdits(file, edits).slice(0, -text.length + 8)
}

const isWith = (way: SiteUnderValuation, name: string) => way.guards.includes(`IfDefine ${name}`)

describe('the edits of each way to start httpd', () => {
  test('are one where they are the same', () => {
    expect(joined(['A'], () => ['uno\n', 'due\n'])).toBe('uno\ndue\n')
  })

  test('are made once where several fixes need the same', () => {
    const site = siteFromTexts({ 'httpd.conf': `one\n<Directory /a>\n${guards(['A']).join('')}</Directory>\n` })
    const edits = site.files.flatMap((file) =>
      [0, 0, 4].map((start) => ({ file, start, end: start, text: `${start}\n` })),
    )
    const joinedTexts = mergedEditsOfCombinations(sitesUnderValuations(site), () => edits).edits.map(({ text }) => text)
    expect(joinedTexts).toEqual(['0\n', '4\n'])
  })

  test('are each in a guard where they differ, and what one leaves stays for it', () => {
    expect(joined(['A'], (way) => (isWith(way, 'A') ? ['  uno\n'] : ['eins\n']))).toBe(
      '  <IfDefine A>\n      uno\n  </IfDefine>\n<IfDefine !A>\n    eins\n</IfDefine>\ntwo\n',
    )
    expect(joined(['A'], (way) => (isWith(way, 'A') ? ['', 'due\n'] : ['']))).toBe(
      '<IfDefine A>\n    due\n</IfDefine>\n<IfDefine !A>\n    two\n</IfDefine>\n',
    )
  })

  test('name only what tells them from the others', () => {
    expect(joined(['A', 'B'], (way) => (isWith(way, 'B') ? ['uno\n'] : ['']))).toBe(
      '<IfDefine B>\n    uno\n</IfDefine>\ntwo\n',
    )
    expect(joined(['A', 'B'], (way) => (isWith(way, 'A') && isWith(way, '!B') ? ['uno\n'] : ['']))).toBe(
      '<IfDefine A>\n    <IfDefine !B>\n        uno\n    </IfDefine>\n</IfDefine>\ntwo\n',
    )
  })

  test('are none where no guard can stand around the difference', () => {
    expect(joined(['A'], (way) => (isWith(way, 'A') ? ['x\n'] : ['y\n']), 1)).toBeUndefined()
  })
})
