import { describe, expect, test } from 'vitest'
import { migrate } from '../../src/index.js'
import { effectOf, verdictSentence } from '../../src/report/findings/finding-effects.js'
import { inColour, plain } from '../../src/report/paint.js'
import { summaryLine, text } from '../../src/report/text.js'
import { siteFromTexts } from '../../src/site/site.js'
import { reportOf } from './reports.js'

/** Without the verdict. */
const lines = (...args: Parameters<typeof reportOf>) =>
  text(reportOf(...args))
    .split('\n')
    .slice(2)

test('a report for people', () => {
  expect(
    text(reportOf({ 'conf/a.conf': 'Listen 80\n\tOld 1\nGone x  # y\n<A>\nHard 1\nHard 2\n', b: 'Old 1\n', c: 'x\n' })),
  ).toBe(`1 error keeps 2.4 from starting; 2 findings need your decision; 2 are minor.

conf/a.conf:2:2: info: Old is called New in 2.4. [old-name]
    \tOld 1
    \t^^^
    fix, for review: Rename to New
    if: This tool reads conf/a.conf correctly despite this problem: <A> is never closed.

conf/a.conf:3:1: error: 2.4 does not know Gone; remove it. [gone]
    Gone x  # y
    ^^^^^^^^^^^
    fix, for review: Remove Gone
    if: Nobody needs it.

conf/a.conf:4:1: problem: <A> is never closed.
    <A>
    ^^^

conf/a.conf:5:1: warning: Hard 1 means something else in 2.4; decide. [hard]
    Hard 1
    ^^^^^^

conf/a.conf:6:1: warning: Hard 2 means something else in 2.4; decide. [hard]
    Hard 2
    ^^^^^^

b:1:1: info: Old is called New in 2.4. [old-name]
    Old 1
    ^^^
    fix: Rename to New

3 files read, 5 findings: 1 safe fix (--write), 2 for review (--diff --review), 2 without a fix, 1 place whose meaning is not clear.
`)
})

test.each([
  ['ExpiresByType text/html A600', 'responds differently'],
  ['Require valid-user', 'access changes'],
])('the effect of a pattern on who gets in: %s', (line, effect) => {
  const site = siteFromTexts({
    'httpd.conf': `Listen 80





User www
<Directory /srv/www>
    Order allow,deny
    Deny from all
</Directory>
<LocationMatch "^/a/[^/]+$">
    ${line}
</LocationMatch>
`,
  })
  const finding = migrate(site).findings.find(({ rule }) => rule.id === 'reading-of-requests')
  expect(finding && effectOf(finding)).toBe(effect)
  expect(text({ site, migration: migrate(site), applied: new Set() })).toContain(
    '    fix, at httpd.conf:1: Add MergeSlashes Off\n',
  )
})

test('what is said twice is said once, with the other lines', () => {
  expect(lines({ a: 'Old 1\nx\nOld 2\n' }).slice(0, 5)).toEqual([
    'a:1:1: info: Old is called New in 2.4. [old-name]',
    '    Old 1',
    '    ^^^',
    '    also on line 3',
    '    fix: Rename to New',
  ])
  expect(lines({ a: 'Old 1\nOld 2\nOld 3\n' })[3]).toBe('    also on lines 2, 3')
  expect(lines({ a: 'Old 1\n', 'b/.htaccess': 'x\nOld 1\n' })[3]).toBe('    also at b/.htaccess:2')
  expect(lines({ a: 'Old\n'.repeat(30) })[3]).toBe(
    `    also on lines ${Array.from({ length: 20 }, (_, at) => at + 2).join(', ')} and 9 more`,
  )
  expect(
    text(reportOf({ a: '</x>\n'.repeat(3000) }))
      .split('\n')
      .slice(0, 4),
  ).toEqual([
    'a:1:1: problem: </x> closes nothing.',
    '    </x>',
    '    ^^^^',
    `    also on lines ${Array.from({ length: 20 }, (_, at) => at + 2).join(', ')} and 2,979 more`,
  ])
})

test('all lines that a fix removes in a section are named', () => {
  const section =
    '<Location />\n  Order deny,allow\n  Deny from all\n\n  # a\n\n  # b\n  AuthType Basic\n  AuthName x\n  AuthUserFile /x\n  Require valid-user\n  Satisfy any\n</Location>\n'
  const others = Array.from(
    { length: 6 },
    (_, name) => `<Directory /${name}>\n  Deny from all\n</Directory>\n# 1\n# 2\n# 3\n# 4\n`,
  ).join('')
  expect(accessReport(section + others)).toContain(' remove lines 4–5 and 14\n')
})

test('the new lines of a fix are those of the guard around the old ones', () => {
  const lists = ['10.0.0.0/8', '192.0.2.0/24'].map((one) => `    Allow from ${one}\n`).join('')
  const section = `<Directory /a>\n  <IfDefine !TEST>\n    # all\n    Order allow,deny\n    Allow from all\n  </IfDefine>\n  <IfDefine TEST>\n    Order deny,allow\n    Deny from all\n    # 1\n${lists}  </IfDefine>\n  # 1\n  # 2\n  # 3\n  # 4\n  Deny from 198.51.100.0/24\n</Directory>\n`
  const printed = accessReport(section)
  const preview = printed.slice(printed.indexOf('httpd.conf:6:'), printed.indexOf('httpd.conf:10:'))
  expect(preview).toContain('+ <IfDefine !TEST>\n')
  expect(preview).not.toContain('10.0.0.0/8')
})

function accessReport(section: string): string {
  const site = siteFromTexts({ 'httpd.conf': `ServerRoot /x\nUser www\n${section}` })
  return text({ site, migration: migrate(site), applied: new Set() })
}

test('rules that only 2.2 reads change who gets in, and keep no 2.4 from starting', () => {
  const forOld =
    '<IfModule !mod_authz_core.c>\n<Location /a>\nOrder allow,deny\nDeny from all\n</Location>\n</IfModule>\n'
  const { findings } = migrate(siteFromTexts({ 'httpd.conf': `ServerRoot /x\n${forOld}` }))
  const own = findings.filter(({ rule }) => rule.id === 'access-control')
  expect(verdictSentence(own)).toBe('1 finding may change who gets in')
})

test('of many findings it is said first how many there are of which kind', () => {
  const [many, few] = [51, 50].map((count) => lines({ a: 'Gone x\n'.repeat(count) }))
  expect(many?.slice(0, 4)).toEqual([
    'Files that no main file here includes (1 file):',
    '    51  Keeps 2.4 from starting: gone 51',
    '',
    expect.stringMatching(/^a:1:1/),
  ])
  expect(few?.[0]).toMatch(/^a:1:1/)
})

test('what has been written is not shown again', () => {
  expect(text(reportOf({ a: 'Old 1\nGone\n' }, 'safe'))).toBe(`Remaining: 1 error keeps 2.4 from starting.

a:2:1: error: 2.4 does not know Gone; remove it. [gone]
    Gone
    ^^^^
    fix, for review: Remove Gone
    if: Nobody needs it.

1 file read, 2 findings: 1 fix written to 1 file, 1 for review (--diff --review).
`)
  expect(text(reportOf({ a: 'Old 1\n', b: 'Gone\n' }, 'all'))).toBe(
    '2 files read, 2 findings: 2 fixes written to 2 files.\n',
  )
})

test('what could not be written is not said to be written, nor to need a review', () => {
  const report = reportOf({ a: 'Old 1\n', b: 'Old 1\nGone\n' }, 'safe')
  const [first] = report.migration.findings
  if (!first) throw new Error('nothing found')
  expect(summaryLine({ ...report, applied: new Set([first]) }, plain)).toBe(
    '2 files read, 3 findings: 1 fix written to 1 file, 1 not written, 1 for review (--diff --review).\n',
  )
})

describe('the summary', () => {
  const summary = (...args: Parameters<typeof reportOf>) => summaryLine(reportOf(...args), plain)
  test.each<[string, Record<string, string>, string]>([
    ['nothing', { a: 'x\n' }, '1 file read: no problems for 2.4.\n'],
    [
      'nothing in a .htaccess file',
      { 'a/.htaccess': 'x\n' },
      "1 file read: no problems for 2.4; the server's own configuration was not given.\n",
    ],
    ['a problem', { a: '<A>\n', b: '' }, '2 files read: no problems for 2.4; 1 place whose meaning is not clear.\n'],
    [
      'one of each',
      { a: 'Old\nGone\nHard\n' },
      '1 file read, 3 findings: 1 safe fix (--write), 1 for review (--diff --review), 1 without a fix.\n',
    ],
    ['many', { a: 'Hard\n'.repeat(1234) }, '1 file read, 1,234 findings: 1,234 without a fix.\n'],
  ])('%s', (_title, texts, line) => expect(summary(texts)).toBe(line))
})

describe('lines that a terminal cannot take', () => {
  test('a long one is shown around what is meant', () => {
    const [, source = '', caret = ''] = lines({ a: `${'\t'.repeat(300)}Hard ${'x'.repeat(500)}\n` })
    expect(source.length).toBeLessThanOrEqual(124)
    expect(source.slice(caret.indexOf('^'), caret.indexOf('^') + 6)).toBe('Hard x')
    expect(caret.length).toBe(source.length)
  })

  test('a line of 10 MB, found often', () => {
    expect(lines({ a: `Old ${'x'.repeat(10_000_000)}\n` })[1]).toHaveLength(124)
  })

  test('control characters do not reach it, from lines, names or messages', () => {
    const shown = text(reportOf({ 'a\u001b]0;x\u0007\nb': 'Hard "\u001b[2J\u0090\u202E" \0\r\n</\u001b>\n' }))
    expect(shown).not.toMatch(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202E]/)
    expect(shown).toContain('a\uFFFD]0;x\uFFFD\uFFFDb:1:1: warning')
  })

  test('a byte order mark takes no room', () => {
    expect(lines({ a: '\uFEFFOld 1\n' }).slice(0, 3)).toEqual([
      'a:1:2: info: Old is called New in 2.4. [old-name]',
      '    Old 1',
      '    ^^^',
    ])
  })

  test('a continued line is shown as far as it goes', () => {
    expect(lines({ a: '  Hard \\\r\n  x\r\n' }).slice(1, 3)).toEqual(['      Hard \\', '      ^^^^^^'])
  })
})

test('colour is around the words, and nowhere else', () => {
  const painted = text(reportOf({ a: 'Gone\n' }), inColour)
  expect(painted).toContain('\u001B[1ma:1:1\u001B[0m: \u001B[31merror\u001B[0m: ')
  expect(painted.replace(/\u001B\[\d+m/g, '')).toBe(text(reportOf({ a: 'Gone\n' })))
})

describe('a server', () => {
  const main = 'ServerRoot /etc/httpd\nInclude conf.d/*.conf\nOld 1\nHard 1\n'
  const heads = (said: string) => said.match(/^\S.*(?= \(\d+\):$|:\d+:\d+: )/gm)

  test('what keeps 2.4 from starting stands first, whatever file it is in, and what changes nothing last', () => {
    const said = text(reportOf({ 'etc/httpd/conf.d/a.conf': 'Old 1\nGone\n', 'etc/httpd/conf/httpd.conf': main }))
    expect(heads(said)).toEqual([
      'Keeps 2.4 from starting',
      'etc/httpd/conf.d/a.conf',
      'For you to decide',
      'etc/httpd/conf/httpd.conf',
      'Minor',
      'etc/httpd/conf/httpd.conf',
    ])
    expect(said).toContain('Keeps 2.4 from starting (1):\n\netc/httpd/conf.d/a.conf:2:1: error')
    expect(said).toContain('    also at etc/httpd/conf.d/a.conf:1\n')
  })

  test('the defaults that every server gets stand behind all that is its own', () => {
    const site = siteFromTexts({ 'httpd.conf': 'ServerRoot /srv\nUser a\nNameVirtualHost *:80\nMaxClients 9\n' })
    const said = text({ site, migration: migrate(site), applied: new Set() })
    const [own = '', defaults = ''] = said.split(/^Changed defaults \(\d+\):$/m)
    expect(own).toContain('[name-virtual-host]')
    expect(own).not.toMatch(/no-(file-etag|timeout)/)
    expect(defaults).toMatch(
      /^\n\nEnableSendfile, .* have new defaults in 2\.4\. Safer in 2\.4: EnableSendfile and FileETag; .* \[.*no-file-etag.*\]\n/,
    )
    expect(defaults).toContain(
      '    fix: FileETag INode MTime Size, Timeout 300\n    fix, for review: EnableSendfile On\n    if: ',
    )
    expect(defaults).toContain(
      '    fix, only if needed (--write --review --only no-max-requests-per-child): MaxConnectionsPerChild 10000\n',
    )
    expect(defaults).toContain("    To use 2.4's defaults, add --defaults=adopt: these lines are then left out.\n\n")
  })

  test('the head of the errors counts those that apply only with certain -D names or modules', () => {
    const head = (lines: string) =>
      /^Keeps 2\.4 .*/m.exec(text(reportOf({ 'httpd.conf': `ServerRoot /etc/httpd\n${lines}` })))?.[0]
    const inTest = '<IfDefine TEST>\nGone\n</IfDefine>\n'
    expect(head(`Gone\n${inTest}`)).toBe(
      'Keeps 2.4 from starting (2, 1 of them only with certain -D names or modules):',
    )
    expect(head(inTest)).toBe('Keeps 2.4 from starting (1 only with certain -D names or modules):')
    expect(head('Gone\n')).toBe('Keeps 2.4 from starting (1):')
  })

  test('a line of a .htaccess that 2.4 refuses keeps it from nothing but answering', () => {
    const said = text(reportOf({ 'httpd.conf': main, '.htaccess': 'Gone\n' }))
    expect(said).toContain('Makes 2.4 answer 500 (1):\n\n.htaccess:1:1: error')
    expect(said).not.toContain('from starting')
  })

  test('two are told of one by one, and what no line of theirs reads is named whatever their number', () => {
    const other = 'ServerRoot /etc/other\nGone\n'
    const said = text(
      reportOf({ 'a/httpd.conf': 'ServerRoot /etc/httpd\nHard 1\n', 'b/httpd.conf': other, 'b/spare.conf': 'Gone\n' }),
    )
    expect(said.match(/^The server of .*|^.* \(1\):$/gm)).toEqual([
      'The server of a/httpd.conf:',
      'For you to decide (1):',
      'The server of b/httpd.conf:',
      'Keeps 2.4 from starting (1):',
    ])
    expect(said).toContain('The server does not read b/spare.conf; 1 finding there is not shown')
  })

  test('one without a line that names its folder is one beside another all the same', () => {
    const said = text(reportOf({ 'httpd.conf': 'ServerRoot /etc/httpd\n', 'b.conf': 'User b\n', 'c.conf': 'Gone\n' }))
    expect(said).toContain('The server does not read c.conf; 1 finding there is not shown')
  })
})

describe('the new lines', () => {
  const shown = (texts: Readonly<Record<string, string>>) => {
    const site = siteFromTexts(texts, { complete: true })
    return text({ site, migration: migrate(site), applied: new Set() })
  }

  test('stand in place of a title that cannot say them', () => {
    const hosts = 'Order deny,allow\n    Deny from all\n    Allow from 10.1 .example.org\n'
    expect(shown({ 'a.conf': `<Directory /srv>\n    ${hosts}</Directory>\n` })).toContain(
      '    fix:\n      + Require ip 10.1\n      + Require host .example.org\n\n',
    )
  })

  test('are those of the section, where others change at once', () => {
    const said = text(reportOf({ 'httpd.conf': 'User x\n<A>\nFar 1\n</A>\nFirst\n' }))
    expect(said).toContain('    fix: Move Far\n')
    const outer =
      '<Directory /srv>\nOrder deny,allow\nDeny from all\nAllow from 10.1\nSatisfy any\nRequire user a\n</Directory>\n'
    const both = shown({ 'a.conf': `${outer}<Directory /srv/a>\nRequire user b\n</Directory>\n` })
    expect(both.match(/^ {4}fix, which also changes lines nearby:\n {6}\+ Require ip 10\.1\n\n/gm)).toHaveLength(2)
  })

  test('are cut where there are hundreds', () => {
    const many = Array.from({ length: 300 }, (_, at) => `Allow from h${at}.example.org\n`).join('')
    const said = shown({ 'a.conf': `<Directory /srv>\nOrder deny,allow\nDeny from all\n${many}</Directory>\n` })
    expect(said.split('\n').length).toBeLessThan(30)
    expect(said).toMatch(/^ {8}and \d+ more lines$/m)
  })
})

describe('at the end', () => {
  const closed = '<Directory /srv>\nOrder allow,deny\nDeny from all\n</Directory>\n'
  const whole = (texts: Readonly<Record<string, string>>) => {
    const site = siteFromTexts(texts)
    return text({ site, migration: migrate(site), applied: new Set() })
  }

  test('the doubt that fixes of access rules rest on is said once', () => {
    const said = whole({ 'a.conf': closed + closed.replace('/srv', '/opt') })
    expect(said).toMatch(
      /\n2 fixes for review are safe if this is true: No .htaccess or other file besides a\.conf sets access rules for \/srv, \/opt\. If so, add --assume-complete. If you are not sure, pass all files of the server, for example with `httpd-upgrade \/etc\/httpd \/var\/www`\.\n/,
    )
    expect(said).toContain('fix, if the condition at the end of this report is true: ')
  })

  test('two conditions have letters, and a single fix its line', () => {
    const texts = {
      '.htaccess': 'Order allow,deny\nDeny from all\nSatisfy All\n',
      'a/.htaccess': 'Order allow,deny\nAllow from all\n',
    }
    const said = whole(texts)
    expect(said).toContain('fix, if condition A (at the end) is true: Write Require all denied')
    expect(said).toContain('fix, if condition B (at the end) is true: Write Require all granted')
    expect(said).toMatch(/^Condition A: 1 fix for review \(\.htaccess:1\) is safe if this is true: The server's own/m)
    expect(said).toMatch(
      /^Condition B: 1 fix for review \(a\/\.htaccess:1\) is safe if this is true: The server's own/m,
    )
  })

  test('the folders are named, at most three, and the example fits the layout', () => {
    const sections = ['/a', '/b', '/c', '/d'].map((path) => closed.replace('/srv', path)).join('')
    const said = whole({
      'apache2.conf': `Include conf.d/\n${sections}DocumentRoot /srv/www\n`,
      'more.conf': 'Timeout 5\n',
    })
    expect(said).toContain(
      'No .htaccess or other file besides the 2 files read sets access rules for the folders and URLs of the changed sections (/a, /b, /c and more).',
    )
    expect(said).toContain('for example with `httpd-upgrade /etc/apache2 /srv/www`.')
  })

  test('files that nothing reads are named', () => {
    const said = whole({ 'httpd.conf': 'ServerRoot /etc/httpd\nListen 80\n', 'httpd.conf.bak': closed })
    expect(said).toMatch(
      /\nThe server does not read httpd\.conf\.bak; 1 finding there is not shown. Name a file to see its findings\.\n$/,
    )
    expect(said).not.toContain('httpd.conf.bak:')
  })

  test('files that nothing reads come last where the server is not given from its ServerRoot on', () => {
    const said = whole({ 'a.conf': closed, 'httpd.conf': 'Listen 80\nLockFile x\n' })
    expect(said.indexOf('httpd.conf:')).toBeLessThan(said.indexOf('a.conf:2:1'))
    expect(said).not.toContain('The server does not read')
  })

  test('the copy of a server is said to be one', () => {
    const main = 'ServerRoot /etc/httpd\nListen 80\nUser daemon\nLockFile x\n'
    expect(whole({ 'old/etc/httpd/conf/httpd.conf': main })).toMatch(
      /\n\nold is treated as the server's root folder \(\/\)\. Its main file is etc\/httpd\/conf\/httpd\.conf\.\n\n/,
    )
  })
})

test('a fix of many places says how many, and shows the new lines of each place', () => {
  const space = '\n# Another section\n\n\n\n'
  const section = (tag: string, lines: string) =>
    `<${tag}>\nOrder deny,allow\nDeny from all\n${lines}\n</${tag.split(' ')[0]}>\n${space}`
  const sections = [1, 2, 3].flatMap((each) => [
    section(`Directory /srv/${each}`, 'Satisfy any\nRequire valid-user'),
    section(`Files "a${each}"`, `Allow from 10.0.0.${each}`),
  ])
  const site = siteFromTexts({ 'httpd.conf': sections.join('') })
  const said = text({ site, migration: migrate(site), applied: new Set() })
  expect(said).toContain('fix, if the condition at the end of this report is true: remove lines 2–4\n')
  expect(said).toMatch(
    /report is true:\n {4}line 13:\n {6}\+ AuthMerging Or\n {6}\+ Require ip 10\.0\.0\.1\n {4}line 34:\n/,
  )
  expect(said).toMatch(/^6 fixes for review belong together \(write all or none\)\. They are safe if this is true: /m)
})

test('a section with a finding in each guard counts once', () => {
  const half = (guard: string, lines: string) => `<IfDefine ${guard}>\n${lines}</IfDefine>\n`
  const sections = [1, 2, 3, 4, 5].map(
    (each) =>
      `<Directory /srv/${each}>\n${half('TEST', 'Order deny,allow\nDeny from all\nAllow from 10.1\n')}${half('!TEST', 'Order allow,deny\nAllow from all\n')}Satisfy any\nRequire valid-user\n</Directory>\n\n\n\n\n\n`,
  )
  const site = siteFromTexts({
    'httpd.conf': `${sections.join('')}<Files "a">\nOrder deny,allow\nDeny from all\n</Files>\n`,
  })
  const said = text({ site, migration: migrate(site), applied: new Set() })
  expect(said).toMatch(/^11 fixes for review in 6 sections belong together \(write all or none\)\. They are safe if /m)
})
