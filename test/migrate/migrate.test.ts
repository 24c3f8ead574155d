import { describe, expect, test } from 'vitest'
import { type Fix, insertBefore, removeLine, replace, reviewFix, safeFix } from '../../src/edit/edit.js'
import { type MigrateOptions, type Migration, migrate } from '../../src/index.js'
import type { Hit, Rule } from '../../src/migrate/rule.js'
import { type SiteOptions, siteFromTexts } from '../../src/site/site.js'
import type { Directive, Section } from '../../src/syntax/tree.js'

/** A rule that hits every directive or section of a name. */
function rule(
  id: string,
  name: string,
  fixOf: (at: Directive | Section) => Fix | undefined,
  more: Partial<Hit> = {},
): Rule {
  return {
    id,
    title: id,
    severity: 'warning',
    group: 'tidy',
    see: '',
    covers: [],
    page: '',
    *check(site) {
      for (const at of [...site.directives(name), ...site.sections(name)]) {
        const fix = fixOf(at)
        yield { at, message: `${id} says so.`, ...(fix ? { fix } : {}), ...more }
      }
    },
  }
}

const rename = (from: string, to: string, id = `${from.toLowerCase()}-name`) =>
  rule(id, from, (at) => safeFix(to, replace(at, at.name, to)))

function run(
  texts: Readonly<Record<string, string>>,
  rules: readonly Rule[],
  options: MigrateOptions & SiteOptions = {},
): Migration {
  return migrate(siteFromTexts(texts, options), { rules, ...options })
}

const textsOf = ({ texts }: Migration) => Object.fromEntries(Array.from(texts, ([file, text]) => [file.path, text]))
const placesOf = ({ findings }: Migration) =>
  findings.map(({ rule, file, range }) => `${rule.id} ${file.path} ${file.text.slice(range.start, range.end)}`)

describe('findings', () => {
  test('come in the order of files and lines, whatever the order of the rules', () => {
    const rules = [rename('B', 'X'), rename('A', 'X')]
    expect(placesOf(run({ two: 'B 1\nA 2\n', one: 'A 3 # x\n<C>\n  B \\\n 4\n</C>\n' }, rules))).toEqual([
      'b-name two B 1',
      'a-name two A 2',
      'a-name one A 3 # x',
      'b-name one B \\\n 4',
    ])
  })

  test('mark the words that are meant, or all from the first to the last', () => {
    const site = { a: '  <Files "a b"> # x\n</Files>\n' }
    expect(placesOf(run(site, [rule('r', 'Files', () => undefined)]))).toEqual(['r a <Files "a b"'])
    expect(placesOf(run(site, [rule('r', 'Files', () => undefined, { mark: { start: 3, end: 8 } })]))).toEqual([
      'r a Files',
    ])
  })

  test('have the severity of the rule unless the hit has its own', () => {
    const severities = (more: Partial<Hit>) =>
      run({ a: 'A\n' }, [rule('r', 'A', () => undefined, more)]).findings.map((finding) => finding.severity)
    expect(severities({})).toEqual(['warning'])
    expect(severities({ severity: 'error' })).toEqual(['error'])
  })
})

describe('fixes', () => {
  test('that are safe are taken; those for review when asked for', () => {
    const rules = [rename('A', 'X'), rule('b', 'B', (at) => reviewFix('Y', 'Yes.', replace(at, at.name, 'Y')))]
    expect(textsOf(run({ a: 'A\nB\n', b: 'C\n' }, rules))).toEqual({ a: 'X\nB\n' })
    expect(textsOf(run({ a: 'A\nB\n' }, rules, { fixes: 'all' }))).toEqual({ a: 'X\nY\n' })
  })

  test('that clash are refused, whole; the earlier line wins', () => {
    const rules = [
      rename('A', 'X'),
      rule('a-value', 'A', (at) => safeFix('v', removeLine(at), insertBefore(at, ['Z']))),
    ]
    const { refused, taken, ...rest } = run({ a: 'A\nA\n' }, rules)
    expect(refused.map((finding) => finding.rule.id)).toEqual(['a-value', 'a-value'])
    expect([...taken].map((finding) => finding.rule.id)).toEqual(['a-name', 'a-name'])
    expect(textsOf({ refused, taken, ...rest })).toEqual({ a: 'X\nX\n' })
  })

  test('reach across files, and are taken in all of them or none', () => {
    const site = siteFromTexts({ a: 'Main\n', b: 'A\nB\n' })
    const move = rule('move', 'A', (at) =>
      safeFix('Move', removeLine(at), ...site.directives('Main').map((main) => insertBefore(main, ['A']))),
    )
    expect(textsOf(migrate(site, { rules: [move] }))).toEqual({ a: 'A\nMain\n', b: 'B\n' })
    const clash = rule('clash', 'Main', (at) =>
      safeFix('x', ...site.directives('A').map((line) => replace(line, line.name, 'X')), replace(at, at.name, 'M')),
    )
    const both = migrate(site, { rules: [move, clash] })
    expect(both.refused.map((finding) => finding.rule.id)).toEqual(['move'])
    expect(textsOf(both)).toEqual({ a: 'M\n', b: 'X\nB\n' })
  })

  test('that would break a file are left out with all that they change, and the others stay', () => {
    const opens = rule('opens', 'A', (at) => safeFix('x', replace(at, at.name, '<A>'), ...others(at, 'Z')))
    const site = siteFromTexts({ a: 'A\nC\n', b: 'B\nC\n', c: 'C\n' })
    const others = (at: Directive | Section, name: string) =>
      site
        .directives('B')
        .filter((line) => line.file !== at.file)
        .map((line) => replace(line, line.name, name))
    const result = migrate(site, { rules: [opens, rename('C', 'Y')] })
    expect([...result.broken].map(([file, problem]) => [file.path, problem.message])).toEqual([
      ['a', '<A> is never closed.'],
    ])
    expect(textsOf(result)).toEqual({ b: 'B\nY\n', c: 'Y\n' })
    expect([...result.taken].map((finding) => finding.file.path)).toEqual(['b', 'c'])
    expect(result.findings).toHaveLength(4)
  })

  test('of a file that was broken before are for review, and taken unless they break it more', () => {
    const broken = { a: '<A>\n<A>\nB\n' }
    expect(textsOf(run(broken, [rename('B', 'X')]))).toEqual({})
    expect(textsOf(run(broken, [rename('B', 'X')], { fixes: 'all' }))).toEqual({ a: '<A>\n<A>\nX\n' })
    expect(run({ a: '<A>\nB\n' }, [rename('B', '<A>')], { fixes: 'all' }).broken.size).toBe(1)
  })

  test('without an edit are none, and files they leave as they are do not change', () => {
    const { findings, texts } = run({ a: 'A\nB\n' }, [rule('none', 'A', () => safeFix('x')), rename('B', 'B')])
    expect(findings.map((finding) => finding.fix?.title)).toEqual([undefined, 'B'])
    expect(texts.size).toBe(0)
  })
})

describe('what another program makes of the file is for review', () => {
  const assumptions = (text: string) =>
    run({ a: text }, [rename('A', 'X')]).findings.map((finding) => finding.fix?.assumes)
  const template = 'The template does not change the meaning of these lines.'
  const macro = "The macro's parameters do not change the meaning of these lines."
  test.each<[string, string, (string | undefined)[]]>([
    ['a tag in the line', 'A <%= x %>\nA 1\n', [template, undefined]],
    ['in the tag of a section around it', '<Files {{ x }}>\n<Limit GET>\nA 1\n</Limit>\n</Files>\n', [template]],
    [
      'in a line beside it, in a section',
      '<Files a>\n<% if x %>\nA 1\n<% end %>\n</Files>\n<Files a>\nA 1\n</Files>\n',
      [template, undefined],
    ],
    ['beside it, at the top', '<% if x %>\nA 1\n<% end %>\n', [undefined]],
    ['a macro', '<Macro x $y>\n<Files a>\nA 1\n</Files>\n</Macro>\nA 1\n', [macro, undefined]],
  ])('%s', (_title, text, assumes) => expect(assumptions(text)).toEqual(assumes))

  test('and keeps what it assumed already', () => {
    const { findings } = run({ a: 'A {{ x }}\n' }, [rule('r', 'A', (at) => reviewFix('x', 'Mine.', removeLine(at)))])
    expect(findings[0]?.fix?.assumes).toBe('Mine.')
  })
})

describe('comments that silence', () => {
  const rules = [rename('A', 'X'), rename('A', 'Y', 'a-second')]
  const found = (text: string) => run({ a: text }, rules).findings.map((finding) => finding.rule.id)
  test.each<[string, string, string[]]>([
    ['a rule', '# httpd-upgrade-ignore a-name: it is needed\nA 1\n', ['a-second']],
    ['several rules', '# httpd-upgrade-ignore a-name, a-second : x\nA 1\n', []],
    ['apart by blanks', '#httpd-upgrade-ignore a-name a-second:x\nA 1\n', []],
    ['in any letter case', '  ## HTTPD-Upgrade-Ignore A-NAME: x\nA 1\n', ['a-second']],
    ['behind other comments', '# httpd-upgrade-ignore a-name: x\n# more\nA 1\n', ['a-second']],
    [
      'all in a section',
      '# httpd-upgrade-ignore a-name: x\n<Files a>\n<Limit GET>\nA 1\n</Limit>\nA 2\n</Files>\n',
      ['a-second', 'a-second'],
    ],
    ['the next line only', '# httpd-upgrade-ignore a-name: x\nB 1\nA 1\n', ['a-name', 'a-second']],
    ['not across a blank line', '# httpd-upgrade-ignore a-name: x\n\nA 1\n', ['a-name', 'a-second']],
    ['not another rule', '# httpd-upgrade-ignore b-name: x\nA 1\n', ['a-name', 'a-second']],
    ['not every rule', '# httpd-upgrade-ignore: x\nA 1\n', ['a-name', 'a-second']],
    ['not from the same line', 'A 1 # httpd-upgrade-ignore a-name: x\n', ['a-name', 'a-second']],
  ])('%s', (_title, text, ids) => expect(found(text)).toEqual(ids))

  test.each(['# httpd-upgrade-ignore a-name', '# httpd-upgrade-ignore a-name:', '# httpd-upgrade-ignore a-name :  '])(
    'not without a reason: %s',
    (comment) => {
      expect(run({ a: `${comment}\nA 1\n` }, rules).findings.map((finding) => finding.message)).toEqual([
        'a-name says so. The comment that should silence this finding gives no reason. Add a colon and the reason to that comment.',
        'a-second says so.',
      ])
    },
  )

  test('and leave the text alone', () =>
    expect(textsOf(run({ a: '# httpd-upgrade-ignore a-name: x\nA 1\n' }, [rename('A', 'X')]))).toEqual({}))
})

test('a large file with a finding on every line takes no longer than its length', () => {
  const count = 100_000
  const text = `<Files a>\n# httpd-upgrade-ignore ${'x '.repeat(5000)}\n${'A 1\n'.repeat(count)}</Files>\n${'</B>\n'.repeat(count)}`
  const result = run({ a: text }, [rename('A', 'X')], { fixes: 'all' })
  expect(result.taken.size).toBe(count)
  expect([...result.texts.values()][0]?.length).toBe(text.length)
})

describe('files that each read the next one twice', () => {
  test.each([
    ['at server level', 'Include 1.conf\n'],
    ['in a section', '<Directory /srv>\nInclude 1.conf\n</Directory>\n'],
  ])('%s: reading them comes to an end', (_, main) => {
    const links = Array.from({ length: 40 }, (_, index) => [
      `${index + 1}.conf`,
      `Include ${index + 2}.conf\nInclude ${index + 2}.conf\n`,
    ])
    const last = 'Order allow,deny\nAllow from all\n'
    const texts = { 'httpd.conf': `ServerRoot /etc\n${main}`, ...Object.fromEntries(links), '41.conf': last }
    const { findings } = migrate(siteFromTexts(texts, { complete: true }))
    expect(findings.filter(({ rule }) => rule.id === 'access-control')).toHaveLength(1)
  })
})
