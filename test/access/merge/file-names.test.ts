import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  areMatchedNamesKnown,
  fileNameExpression,
  nameOverlap,
  regexTest,
} from '../../../src/access/merge/file-names.js'
import { mayWildcardPatternMatch } from '../../../src/httpd/fnmatch.js'
import { seeded } from '../../thoroughness.js'

describe('a pattern looks at bytes, as PCRE does in the C locale', () => {
  test.each([
    [String.raw`^.\.html$`, 'é.html', false],
    [String.raw`^..\.html$`, 'é.html', true],
    [String.raw`^\W\.html$`, 'é.html', false],
    [String.raw`^\W+\.html$`, 'é.html', true],
    ['^[é]$', 'é', false],
    ['^[é]+$', 'é', true],
    ['^[^a]{2}$', 'é', true],
    ['é+', 'ééé', true],
    ['^é{2}$', 'éé', false],
    // A no-break space, and the second byte of `à`, are no spaces.
    [String.raw`\s`, '\u00a0', false],
    [String.raw`\s`, 'à', false],
    [String.raw`^\S+$`, 'à', true],
    // Only the letters of ASCII have another case.
    ['(?i)^É$', 'é', false],
    ['(?i)^Ab$', 'aB', true],
    ['(?i)^[à-ý]+$', 'À', false],
  ])('%s for %s: %s', (pattern, text, matches) => {
    expect(regexTest(pattern)(text, !matches)).toBe(matches)
  })
  test.each([
    [String.raw`^\303`, 'é'],
    [String.raw`^[a-\377]$`, 'é'],
    ['^a.b$', 'a\nb'],
    ['^a$', 'a\n'],
    ['[[:alpha:]]', 'a'],
    [String.raw`\v`, 'a'],
  ])('%s for %s cannot be told', (pattern, text) => {
    expect([true, false].map((otherwise) => regexTest(pattern)(text, otherwise))).toEqual([true, false])
  })
})

describe('which names two sections share', () => {
  const name = (path: string) => ({ path, regex: false })
  const pattern = (path: string) => ({ path, regex: true })
  test.each([
    [name('?.html'), name('é.html'), 'never'],
    [name('??.html'), name('é.html'), 'always'],
    [name('[é].html'), name('é.html'), 'maybe'],
    [pattern(String.raw`^\W\.html$`), name('é.html'), 'never'],
    [pattern(String.raw`\.html$`), name('é.html'), 'always'],
    [pattern(String.raw`^\303`), name('é.html'), 'maybe'],
    [name('é.html'), pattern('^..[.]html$'), 'maybe'],
    [name('*'), pattern('^a'), 'always'],
    [pattern('.*'), name('?.html'), 'always'],
    [pattern('(?i)^(.*)'), name('*'), 'always'],
    [name('?.html'), pattern('.*'), 'maybe'],
    [pattern('.'), name('*'), 'maybe'],
    [pattern('.+'), name('*'), 'maybe'],
  ])('%j and %j: %s', (first, second, how) => {
    expect(nameOverlap(first, second)).toBe(how)
  })
  test('as names show that both match, or one of them', () => {
    const piece = fc.constantFrom('a', 'page', '.html', '.php', '.PHP', '.ht', 'html', '\n', '-')
    const names = fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join(''))
    const wild = fc.array(fc.constantFrom('*', '?', '[a-p]', 'a', '.html', '.php', '.ht'), {
      minLength: 1,
      maxLength: 3,
    })
    const start = fc.constantFrom('', '(?i)', '^', '.*', '^.*', '.+', '(.*)', '(?i)^.*')
    const middle = fc.constantFrom(
      '',
      'a',
      String.raw`\.`,
      String.raw`\.(html|php)`,
      '(html|php)',
      '(?:htm|ph)',
      String.raw`\.ht`,
    )
    const end = fc.constantFrom('', '$', 'ml$', 'p$', '.*$')
    const section = fc.oneof(
      wild.map((pieces) => name(pieces.join(''))),
      fc.tuple(start, middle, end).map((parts) => pattern(parts.join(''))),
    )
    const isFor = ({ path, regex }: ReturnType<typeof name>, text: string) => {
      if (!regex) return path === text || mayWildcardPatternMatch(path, text)
      const test = new RegExp(path.replace('(?i)', ''), path.startsWith('(?i)') ? 'i' : '')
      // PCRE's dollar, as 2.2 has it.
      return test.test(text) || (path.endsWith('$') && text.endsWith('\n') && test.test(text.slice(0, -1)))
    }
    fc.assert(
      fc.property(section, section, fc.array(names, { minLength: 20, maxLength: 20 }), (first, second, all) => {
        const how = nameOverlap(first, second)
        const met = all.filter((one) => isFor(second, one))
        if (how === 'always') expect(met.filter((one) => !isFor(first, one))).toEqual([])
        if (how === 'never') expect(met.filter((one) => isFor(first, one))).toEqual([])
      }),
      seeded('sections for names', 3000, 30_000),
    )
  })

  test('a byte by its number can be read where no name has one', () => {
    expect(areMatchedNamesKnown(pattern(String.raw`^\303`))).toBe(true)
  })
})

describe('a name is looked for in the last part of a path alone', () => {
  const matches = (expression: string, path: string) => {
    const [, flag, pattern = ''] = /m#(\(\?i\))?(.*)#$/.exec(expression) ?? []
    return new RegExp(pattern, flag ? 'i' : '').test(path)
  }
  test.each([
    [{ path: '^(s|p).*', regex: true }, '/srv/x/sa', '/srv/sub/deep/x.html'],
    [{ path: 'a*', regex: false }, '/srv/a.html', '/srv/a/x.html'],
    [{ path: '?', regex: false }, '/srv/a', '/srv/ab'],
    [{ path: '[!a]b', regex: false }, '/srv/cb', '/srv/a/b'],
    [{ path: String.raw`(?i)^X\.html$`, regex: true }, '/srv/x.HTML', '/srv/X.html/y'],
    [{ path: '^a|b$', regex: true }, '/srv/ax', '/a/x'],
    [{ path: '^a|b$', regex: true }, '/srv/xb', '/b/x'],
    [{ path: 'a[^b]c', regex: true }, '/srv/aac', '/srv/a/c'],
    [{ path: String.raw`\.(txt|inc)$`, regex: true }, '/srv/a.inc', '/srv/a.inc/b'],
    [{ path: 'bak', regex: true }, '/srv/a.bak', '/srv/bak/a'],
    [{ path: String.raw`a\$`, regex: true }, '/srv/a$x', '/a$/b'],
  ])('%o: %s, not %s', (names, inside, outside) => {
    const expression = fileNameExpression(names)
    expect([matches(expression, inside), matches(expression, outside)]).toEqual([true, false])
  })

  test('what is plain stays plain', () => {
    expect(fileNameExpression({ path: '*.html', regex: false })).toBe(
      String.raw`%{REQUEST_FILENAME} =~ m#/[^/]*\.html$#`,
    )
    expect(fileNameExpression({ path: String.raw`\.(txt|inc)$`, regex: true })).toBe(
      String.raw`%{REQUEST_FILENAME} =~ m#/[^/]*\.(txt|inc)$#`,
    )
  })
})
