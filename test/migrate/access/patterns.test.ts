import { describe, expect, test } from 'vitest'
import { migrate } from '../../../src/index.js'
import { siteFromTexts } from '../../../src/site/site.js'

const closed = 'Order allow,deny\nDeny from all\n'
const open = 'Order allow,deny\nAllow from all\n'
const root = 'ServerRoot "/etc/httpd"\nDocumentRoot /srv\n'

function migrated(text: string, name = 'httpd.conf') {
  const { findings, texts } = migrate(siteFromTexts({ [name]: text }, { complete: true, from: '2.2' }))
  const accesses = findings.filter(({ rule }) => rule.id === 'access-control')
  return { findings, accesses, text: [...texts.values()][0] ?? text }
}

describe('the fix for access rules tells 2.4 to read their patterns as 2.2 did', () => {
  test.each([
    ['LocationMatch "^/pub/[^/]+$"', 'MergeSlashes Off\nRegexDefaultOptions -DOLLAR_ENDONLY\n'],
    [String.raw`LocationMatch "^/pub/.*\.html$"`, 'RegexDefaultOptions -DOTALL -DOLLAR_ENDONLY\n'],
    ['Location ~ "/a/b"', 'MergeSlashes Off\n'],
    ['LocationMatch "^/pub/"', ''],
    // A name has no slashes, and no line end that nobody gave it.
    [String.raw`FilesMatch "\.html$"`, ''],
    ['FilesMatch "^a.*z"', 'RegexDefaultOptions -DOTALL\n'],
    ['DirectoryMatch "^/home/.*/public"', 'RegexDefaultOptions -DOTALL\n'],
  ])('<%s> opens', (tag, lines) => {
    const { text, accesses } = migrated(
      `${root}<Directory />\n${closed}</Directory>\n<${tag}>\n${open}</${tag.split(' ')[0]}>\n`,
    )
    expect(
      text
        .split(/^/m)
        .filter((line) => /^(MergeSlashes|RegexDefault)/.test(line))
        .join(''),
    ).toBe(lines)
    if (lines)
      expect(accesses.some(({ fix }) => fix?.edits.some((edit) => edit.text.includes(lines.trim())))).toBe(true)
  })

  test('a section that closes by a name needs none', () => {
    expect(migrated(`${root}<FilesMatch "^a.*z$">\n${closed}</FilesMatch>\n`).text).not.toContain('RegexDefault')
  })

  test('where the lines have no place, the fix is for review', () => {
    const { accesses } = migrated(
      `<Directory />\n${closed}</Directory>\n<LocationMatch "^/pub/[^/]+">\n${open}</LocationMatch>\n`,
      'conf.d/a.conf',
    )
    const pattern = accesses.find(({ fix }) => fix?.assumes?.includes('MergeSlashes'))
    expect(pattern?.fix).toMatchObject({
      safe: false,
      assumes: expect.stringContaining(
        '2.4 is told `MergeSlashes Off`, without which the patterns here match other requests.',
      ),
    })
  })

  test('what they say already is not said again', () => {
    const { findings } = migrated(
      `${root}MergeSlashes Off\nRegexDefaultOptions -DOTALL -DOLLAR_ENDONLY\n<LocationMatch "^/a/.*/b$">\n${closed}</LocationMatch>\n`,
    )
    expect(findings.map(({ rule }) => rule.id)).not.toContain('access-by-pattern')
  })

  test('a pattern with two slashes is spoken of once', () => {
    const { findings } = migrated(`${root}<LocationMatch "^/a//b">\n${closed}</LocationMatch>\n`)
    const ids = findings.map(({ rule }) => rule.id)
    expect(ids).toContain('access-by-pattern')
    expect(ids).not.toContain('double-slash-pattern')
  })
})
