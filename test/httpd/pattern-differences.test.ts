import { describe, expect, test } from 'vitest'
import { patternDifferences } from '../../src/httpd/patterns/pattern-differences.js'
import { httpd } from '../real-httpd/install.js'
import { lastAnswers, startServer } from '../real-httpd/server.js'

const names = (pattern: string) => {
  const ways = patternDifferences(pattern)
  return ways && Object.keys(ways).filter((name) => ways[name as keyof typeof ways])
}

describe('what of 2.4 makes a pattern match otherwise', () => {
  test.each<[string, string[]]>([
    ['^/+$', ['dollarEnd']],
    ['^/+', []],
    ['/admin', []],
    ['/+admin/+x', []],
    ['^/pub/', ['slashes']],
    ['/a/b', ['slashes']],
    ['//', ['slashes']],
    ['[^/]/{2}', ['slashes']],
    // The line end is taken by what stands before `$`.
    ['^/[^/]+$', ['slashes']],
    ['^.*$', ['dotAll', 'dollarEnd']],
    ['^(.*)', []],
    ['.', ['dotAll']],
    ['a.b', ['slashes', 'dotAll']],
    ['a.*', []],
    ['x(?:.|\\s)', []],
    ['\\.php$', ['dollarEnd']],
    ['\\.php\\s*$', []],
    ['\\.php\\Z', []],
    ['\\.php\\z', []],
    ['a(/|$)', ['dollarEnd']],
    ['(/|$)', []],
    ['^', []],
    ['$', []],
    ['^$', ['dollarEnd']],
    ['^/{1,}(?:index\\.html?)?$', ['dollarEnd']],
    ['[\\w/-]+', []],
    ['(?i)\\.HT', []],
    ['$\n', ['dollarEnd']],
  ])('%s', (pattern, ways) => {
    expect(names(pattern)).toEqual(ways)
  })

  test.each(['(a)\\1', 'a(?=b)', 'a++', '\\bx', '[[:alpha:]]', 'é', 'a{200}{9}', '\\p{L}', 'a{,3}'])(
    'cannot be told of %s',
    (pattern) => {
      expect(patternDifferences(pattern)).toBeUndefined()
    },
  )
})

/** JavaScript has both readings: `s` for DOTALL, and `(?=\n?$)` where `$` matches before a last line end. */
const found = (pattern: string, text: string, ways: { dotAll: boolean; dollarEnd: boolean }, anyCase: boolean) =>
  new RegExp(
    ways.dollarEnd
      ? pattern
      : pattern.replace(/\\.|\[\^?\]?(?:\\.|[^\]\\])*\]|\$/g, (one) => (one === '$' ? '(?=\\n?$)' : one)),
    `${ways.dotAll ? 's' : ''}${anyCase ? 'i' : ''}`,
  ).test(text)

test('what is said to match alike does, for every short text', () => {
  let seed = 7
  const next = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return Math.floor((seed / 2147483648) * below)
  }
  const pieces = ['/', '/', 'a', '.', '[^/]', '[^a]', '\\s', '\\W', '(?:/|$)', '$', 'A', '[a/]', '(?:a|/a)', '\\n']
  const signs = ['', '', '', '', '*', '+', '?', '{2}', '{0,2}', '*?']
  const letters = ['/', 'a', 'b', '\n']
  const texts = ['']
  for (let at = 0; at < texts.length && texts.length < 341; at++)
    for (const letter of letters) texts.push(`${texts[at]}${letter}`)
  const seen = { alike: 0, not: 0 }
  for (let round = 0; round < 500; round++) {
    const parts = Array.from({ length: 1 + next(4) }, () => {
      const piece = pieces[next(pieces.length)] ?? ''
      return piece === '$' ? piece : piece + signs[next(signs.length)]
    })
    const pattern = `${next(2) ? '^' : ''}${parts.join('')}${next(3) ? '' : '$'}`
    const ways = patternDifferences(pattern)
    if (!ways) continue
    for (const anyCase of [false, true])
      for (const text of texts) {
        const old = found(pattern, text, { dotAll: false, dollarEnd: false }, anyCase)
        const left = { dotAll: !ways.dotAll, dollarEnd: !ways.dollarEnd }
        const then = found(pattern, ways.slashes ? text : text.replace(/\/+/g, '/'), left, anyCase)
        if (old !== then) throw new Error(`${pattern} on ${JSON.stringify(text)}: ${JSON.stringify(ways)}`)
      }
    seen[Object.values(ways).includes(true) ? 'not' : 'alike']++
  }
  expect(seen.alike).toBeGreaterThan(50)
  expect(seen.not).toBeGreaterThan(50)
})

describe.skipIf(!httpd())('a real 2.4', () => {
  const patterns = [
    '^/+$',
    '/admin',
    '^/+a/+b',
    '^/pub/',
    '/a/b',
    '^/pub/[^/]+$',
    '^/a.b',
    '^/x.*',
    '\\.php$',
    '\\.php\\s*$',
  ]
  const paths = [
    '/',
    '//',
    '/admin',
    '//admin',
    '/a/b',
    '/a//b',
    '//a/b',
    '/pub/x',
    '//pub/x',
    '/pub//x',
    '/a.b',
    '/a//.b',
    '//x',
    '/ab',
  ]
  const texts = [...paths, '/axb', '/a/b/', '/x', '/xx/y', '/.php', '/x.php', '/x/.php'].flatMap((text) => [
    `http://localhost${text}`,
    `http://localhost${text}%0a`,
    `http://localhost${text.slice(0, 2)}%0a${text.slice(2)}`,
  ])
  const refused = async (lines: string) => {
    const hosts = patterns.map(
      (pattern, index) =>
        `<VirtualHost *>\nServerName p${index}.test\n<LocationMatch "${pattern}">\nRequire all denied\n</LocationMatch>\n</VirtualHost>\n`,
    )
    const server = await startServer({ config: `${lines}${hosts.join('')}` })
    const answers = await lastAnswers(
      server,
      patterns.flatMap((_, index) =>
        texts.map((text) => ({ path: text.replace('localhost', `p${index}.test`), host: `p${index}.test` })),
      ),
    )
    return patterns.map((_, index) =>
      answers.slice(index * texts.length, (index + 1) * texts.length).map(([status]) => status === 403),
    )
  }

  test('matches otherwise only where it is said', async () => {
    const old = await refused('MergeSlashes Off\nRegexDefaultOptions -DOTALL -DOLLAR_ENDONLY\n')
    const [merged, line] = [
      await refused('RegexDefaultOptions -DOTALL -DOLLAR_ENDONLY\n'),
      await refused('MergeSlashes Off\n'),
    ]
    const differs = (some: readonly (readonly boolean[])[]) =>
      patterns.filter((_, index) => some[index]?.join() !== old[index]?.join())
    expect(differs(merged)).toEqual(patterns.filter((one) => patternDifferences(one)?.slashes))
    expect(differs(line)).toEqual(
      patterns.filter((one) => patternDifferences(one)?.dotAll || patternDifferences(one)?.dollarEnd),
    )
  })
})
