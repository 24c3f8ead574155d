import { describe, expect, test } from 'vitest'
import { toolCommandAndLinksOfRelease } from '../../../src/base/tool.js'
import { checklistOf } from '../../../src/checklist/checklist.js'
import { migrate } from '../../../src/index.js'
import { migrationOf } from '../../../src/migrate/migrate.js'
import { type Finding, noOtherAccessRulesSentence, usualChoices } from '../../../src/migrate/rule.js'
import { hasRarelyNeededFix } from '../../../src/questions/assumptions.js'
import { siteFromTexts } from '../../../src/site/site.js'
import { type PullTextContent, upgradePullText } from '../../../src/upgrade/body/body.js'
import { ticksIn } from '../../../src/upgrade/body/boxes.js'
import { formChoicesToOffer } from '../../../src/upgrade/form-choices.js'
import { boxKeyOfAssumption, isWantedFix, type Ticks } from '../../../src/upgrade/ticks.js'

function textOf(
  texts: Readonly<Record<string, string>>,
  { fixes = 'safe', ...more }: Partial<PullTextContent> & { fixes?: 'safe' | 'all' } = {},
): PullTextContent {
  const site = siteFromTexts(texts)
  const findings = migrate(site, { fixes }).findings
  const migration = migrationOf(findings, { fixes: 'all', wanted: (one) => isWantedFix(one, fixes, new Set()) })
  return {
    migration,
    choices: usualChoices,
    decided: [],
    forms: formChoicesToOffer({ site, findings: migration.findings, choices: usualChoices }, new Set()),
    fixes,
    tool: toolCommandAndLinksOfRelease(),
    files: migration.texts.size,
    checklist: checklistOf(site, migration),
    verified: undefined,
    answers: undefined,
    notes: [],
    branches: { base: 'main', head: 'httpd-upgrade/2.4' },
    commit: { gitHubUrl: 'https://github.com', repository: 'acme/site', sha: 'c0ffee' },
    ticks: new Set(),
    ...more,
  }
}

/** A whole server, of which all modules are built in as far as it shows. */
const whole = 'ServerRoot /x\n'
const open = '<Directory /srv>\nOrder allow,deny\nAllow from all\n</Directory>\n'
const manual = 'LDAPTrustedClientCert CA_DER /x\nLDAPTrustedClientCert CA_DER /y\n'
/** A placeholder in the place of a word may stand for anything. */
/** Only 2.2 reads the rules, and nothing takes their place for 2.4. */
const forOld = `<IfModule !mod_authz_core.c>
<Location /sub>
Order allow,deny
Deny from all
</Location>
</IfModule>
`
const ran = (command: string, outcome: 'accepted' | 'refused') =>
  ({ command, outcome, output: '', explained: { explanations: [] } as never }) as const

const left24 = 'Order {{ order }}\nAllow from all\n'
/** A user of the location may come by the folder, or not. */
const waiting = `UserDir public_html
<Directory /srv>
AuthType Basic
AuthName x
Require user alice
Order deny,allow
Deny from all
Allow from 192.0.2.1
</Directory>
<Location ~ "^/(x|y)/">
Require user bob
</Location>
`
const mayStay = 'RewriteEngine on\nRewriteRule ^/(.*)$ /x.php?a=%{HTTP_USER_AGENT}\n'

/** What is between a heading and the next one. */
/** As it stands in a text, where a tick says that it is so. */
const shownKey = (name: string) => boxKeyOfAssumption(name, 'untrue').replace('untrue-', 'holds-')

const part = (body: string, head: string) =>
  new RegExp(`^### ${head}$([^]*?)(?=^### |^<sub>)`, 'm').exec(body)?.[1] ?? ''

describe('the text of the pull request', () => {
  test('tells how much changes, and leaves the rest to the diff', () => {
    const body = upgradePullText(
      textOf({ 'a.conf': 'NameVirtualHost *:80\nMaxClients 5\n', 'b.conf': 'NameVirtualHost *:82\n' }),
    )
    expect(body).toContain('This pull request changes 3 places in 2 files. ')
    expect(body).toContain('No change affects a response.')
    expect(body).not.toContain('NameVirtualHost')
  })

  test('has no box that what a program prints ticks', () => {
    const output = '- [x] *:80 <!-- httpd-upgrade:box task-try-it -->\n'
    const verified = {
      command: 'httpd -t',
      outcome: 'refused',
      output,
      explained: { explanations: [] } as never,
    } as const
    const body = upgradePullText(textOf({ 'a.conf': 'LockFile /x\n' }, { verified }))
    expect(body).toContain('- [x] *:80')
    expect([...ticksIn(body)]).toEqual([])
  })

  test.each<[string, Readonly<Record<string, string>>, Partial<PullTextContent>, RegExp]>([
    [
      'files of a server',
      { 'a.conf': 'LockFile /x\n' },
      {},
      /^\*\*These files are ready for 2\.4\*\*, as far as the files show\. Merge this pull request when the server moves to 2\.4/,
    ],
    [
      'a whole server',
      { 'httpd.conf': `${whole}LockFile /x\n` },
      {},
      /^\*\*2\.4 starts with this change\*\*, as far as the files show\. Merge this pull request when the server moves to 2\.4/,
    ],
    [
      'a module that somebody else builds',
      { 'httpd.conf': `${whole}LoadModule perl_module modules/mod_perl.so\nLockFile /x\n` },
      {},
      /^\*\*With these changes and the modules below, 2\.4 starts\*\* \(see \*Before you start 2\.4\*\), as far as the files show\. Merge this pull request/,
    ],
    [
      'modules that another file loads, or none',
      { 'httpd.conf': 'ServerRoot /x\nUser apache\nLockFile /x\nInclude conf.d/*.conf\n' },
      {},
      /^\*\*With these changes and the modules below, 2\.4 starts\*\* \(see \*Needs you\*\), as far as the files show\. Merge this pull request/,
    ],
    [
      'something left',
      { 'a.conf': `LockFile /x\n${manual}` },
      {},
      /^\*\*Not ready: 2 lines need a change by you \(the first 2 below\)\.\*\* Change the lines on this branch/,
    ],
    [
      'something that may stay',
      { 'httpd.conf': `${whole}LockFile /x\n${mayStay}` },
      {},
      /^\*\*2\.4 starts with this change\*\*, as far as the files show\. Merge this pull request [^\n]* First check 1 place under \*Needs you\*\.$/m,
    ],
    [
      'a module that has to be decided of',
      { 'a.conf': 'LockFile /x\nLoadModule perl_module modules/mod_perl.so\n' },
      {},
      /^\*\*These files are ready for 2\.4\*\*[^\n]* First check 1 place under \*Needs you\*\.$/m,
    ],
    [
      'something to settle, and a copy that did not start',
      { 'httpd.conf': `${whole}LockFile /x\n${manual}` },
      { answers: { kind: 'not started', which: 'new', stopped: undefined } },
      /^\*\*Not ready: 2 lines need a change by you \(the first 2 below\)\.\*\* Change the lines on this branch or on `main`\.$[^]*### How it was tested[^]*The test copy did not start, /m,
    ],
    [
      'something left of a whole server, and something that may stay',
      { 'httpd.conf': `${whole}LockFile /x\n${manual}${mayStay}` },
      {},
      /^\*\*Not ready: 2 lines need a change by you \(the first 2 below\)\.\*\* Change the lines on this branch or on `main`\. Also check 1 more place under \*Needs you\*\.$/m,
    ],
    [
      'left in a .htaccess file only',
      { 'a/.htaccess': `${left24}MaxClients 5\n`, 'b.conf': 'LockFile /x\n' },
      {},
      /^\*\*2\.4 answers 500 until you fix 1 line in \.htaccess files\.\*\* Change the line/,
    ],
    [
      'left in a .htaccess file of a whole server',
      { 'a/.htaccess': `${left24}MaxClients 5\n`, 'httpd.conf': `${whole}LockFile /x\n` },
      {},
      /^\*\*2\.4 answers 500 until you fix 1 line in \.htaccess files\.\*\* Change the line/,
    ],
    [
      'what 2.2 reads too',
      { 'a.conf': 'KeepAlive yes\n' },
      {},
      / Merge this pull request at any time: 2\.2 reads the new lines as before\./,
    ],
    [
      'a 2.4 that accepts it',
      { 'a.conf': `LockFile /x\n${manual}` },
      {
        verified: {
          command: 'httpd -t -f {}',
          outcome: 'accepted',
          output: '',
          explained: { explanations: [] } as never,
        },
      },
      /^\*\*2\.4 starts with this change\.\*\* Merge this pull request when the server moves to 2\.4, not before: with the new lines, `httpd -t` of 2\.2 fails, or 2\.2 answers 500\./,
    ],
    [
      'a 2.4 that accepts it, and reads no .htaccess file when it starts',
      { 'a/.htaccess': left24, 'httpd.conf': `${whole}LockFile /x\n` },
      {
        verified: {
          command: 'httpd -t -f {}',
          outcome: 'accepted',
          output: '',
          explained: { explanations: [] } as never,
        },
      },
      /^\*\*2\.4 starts with this change\.\*\* 2\.4 reads \.htaccess files only for requests, and answers 500 until you fix 1 line in these files\. Change/,
    ],
    [
      'a 2.4 that accepts it, and lets in more',
      { 'httpd.conf': `${whole}${forOld}` },
      { verified: ran('httpd -t -f {}', 'accepted') },
      /^\*\*2\.4 starts with this change\.\*\* \*\*But 2\.4 may let in more than 2\.2 until you edit 1 line \(below\)\.\*\* /,
    ],
    [
      'a 2.4 that refuses it',
      { 'a.conf': 'LockFile /x\n' },
      { verified: { command: 'httpd -t', outcome: 'refused', output: '', explained: { explanations: [] } as never } },
      /^\*\*Not ready:\*\* `httpd -t` rejected the changed files\. Change/,
    ],
  ])('begins with how things stand: %s', (_, texts, given, expected) => {
    expect(upgradePullText(textOf(texts, { fixes: 'all', ...given }))).toMatch(expected)
  })

  const same = { same: 118, opened: 0, closed: 0, changed: 0, unanswered: 0 }
  const compared = { kind: 'compared', requests: 118, counts: same, differing: [], notAsked: [] } as const

  test.each([
    ['httpd -v', 'accepted'],
    // What this machine lacks the copies have.
    ['httpd -t -f {}', 'refused'],
  ] as const)(
    'begins with what copies that were started answered, whatever became of the command: %s',
    (command, outcome) => {
      const body = upgradePullText(
        textOf({ 'a.conf': 'LockFile /x\n' }, { verified: ran(command, outcome), answers: compared }),
      )
      expect(body).toMatch(
        /^\*\*2\.4 starts with this change, and 118 requests got the same responses as before\.\*\* Merge this pull request/,
      )
    },
  )

  test.each([
    [
      'httpd -v',
      / this change once 2\.4 has the modules below \(see \*Before you start 2\.4\*\), and 118 requests got/,
    ],
    ['httpd -t -f {}', / this change, and 118 requests got/],
  ] as const)('copies run without the modules of others, so these are still named: %s', (command, expected) => {
    const perl = 'ServerRoot /x\nUser apache\nLoadModule perl_module modules/mod_perl.so\nLockFile /x\n'
    const answers = { verified: ran(command, 'accepted'), answers: compared }
    expect(upgradePullText(textOf({ 'httpd.conf': perl }, answers))).toMatch(expected)
  })

  test('does not say that 2.4 starts where a command was not given the files, and no copy started', () => {
    const bodyFor = (which: 'old' | 'new') => {
      const answers = { kind: 'not started', which, stopped: undefined } as const
      return upgradePullText(textOf({ 'a.conf': 'LockFile /x\n' }, { verified: ran('httpd -v', 'accepted'), answers }))
    }
    expect(bodyFor('new')).toMatch(
      /^\*\*Not tested: the test copy did not start\*\*; see \*How it was tested\*\. Merge this pull request /,
    )
    expect(bodyFor('new')).toContain('Tested with the httpd of `httpd -v`.')
    // The old rules are asked once the new ones have started.
    expect(bodyFor('old')).toMatch(
      /^\*\*2\.4 starts with this change\.\*\* With the old access rules 2\.4 does not start, /,
    )
  })

  test('with access rules for both versions, says to merge it before', () => {
    const site = siteFromTexts({ 'a.conf': open })
    const migration = migrate(site, { fixes: 'all', guards: 'keep-22' })
    const choices = { ...usualChoices, guards: 'keep-22' as const }
    expect(migration.taken.size).toBe(1)
    expect(upgradePullText({ ...textOf({ 'a.conf': open }), migration, choices })).toContain(
      'Merge this pull request before you upgrade the servers: 2.2 and 2.4 both read the new lines.',
    )
  })

  test('has each condition once, with a box that is ticked as long as it is true', () => {
    const body = upgradePullText(textOf({ 'a.conf': open, 'b.conf': open.replace('/srv', '/other') }, { fixes: 'all' }))
    const conditions = part(body, 'Assumed')
    expect(conditions.match(/- \[x\] /g)?.length).toBe(1)
    expect(conditions).toContain(`- [x] ${noOtherAccessRulesSentence} ([\`a.conf:2\`](`)
    expect(conditions).toContain(`<!-- httpd-upgrade:box ${shownKey('unseen-access')} -->`)
    expect(part(body, 'Not changed')).toBe('')
  })

  test('asks once whether anything that is not seen sets what is added, and takes one tick for an answer', () => {
    const config = 'ServerRoot /x\nInclude more/*.conf\n'
    const text = textOf({ 'httpd.conf': config }, { fixes: 'all' })
    const conditions = part(upgradePullText(text), 'Assumed')
    expect(conditions.match(/No other file sets/g)?.length).toBe(1)
    expect(conditions).toMatch(/- \[x\] No other file sets FileETag or Timeout for the whole server\. \(/)
    const names = ['unseen-defaults:FileETag', 'unseen-defaults']
    const keys = new Set(names.map((name) => boxKeyOfAssumption(name, 'untrue')))
    expect(conditions).toContain(`<!-- httpd-upgrade:box ${names.map(shownKey).join(' ')} -->`)
    expect(ticksIn(conditions)).toEqual(new Set())
    expect(ticksIn(conditions.replace('[x]', '[ ]'))).toEqual(keys)
    const counting = [...text.migration.taken].filter(({ fix }) => fix?.assumes?.includes('for the whole server.'))
    const assumed = counting.filter((finding) => !hasRarelyNeededFix(finding))
    expect(assumed).toHaveLength(2)
    for (const finding of assumed) {
      expect(isWantedFix(finding, 'all', keys)).toBe(false)
      expect(isWantedFix(finding, 'all', new Set())).toBe(true)
    }
  })

  const listing = `${whole}Timeout 300\nFileETag All\nMaxRequestsPerChild 0\nIndexOptions FancyIndexing\nDefaultType text/plain\n`

  test('offers what is rarely needed, and keeps it where somebody ticks it', () => {
    const text = textOf({ 'httpd.conf': listing }, { fixes: 'all' })
    const bodyWith = (ticks: Ticks) => {
      const wanted = (finding: Finding) => isWantedFix(finding, 'all', ticks)
      return upgradePullText({
        ...text,
        migration: migrationOf(text.migration.findings, { fixes: 'all', wanted }),
        ticks,
      })
    }
    const body = upgradePullText(text)
    expect(part(body, 'Assumed')).not.toContain('reads the dates')
    expect(part(body, 'Rarely needed')).toContain(
      '- [ ] Tick if a program reads the dates in folder listings, and the server is httpd 2.4.26 or later. (Add UseOldDateFormat: ',
    )
    const ticks = ticksIn(body.replace('- [ ] Tick if a program', '- [x] Tick if a program'))
    const again = bodyWith(ticks)
    expect(part(again, 'Rarely needed')).toBe('')
    expect(part(again, 'Your decisions')).toContain('- [x] A program reads the dates in folder listings')
    expect(ticksIn(again)).toEqual(ticks)
  })

  test('has a box for each condition by itself, however many there are', () => {
    const config = [
      ...['KeepAlive yes', 'SSLCipherSuite SSLv2', 'SSLProtocol SSLv3 TLSv1', 'AuthDigestAlgorithm MD5-sess'],
      ...['AuthDigestQop auth-int', 'SSLCompression on', 'Header set Content-Type x', 'ErrorDocument 299 /x'],
      ...['AddOutputFilter INCLUDES .html', 'ErrorLog "|/usr/bin/x"', ''],
    ]
    const rarely = 'CacheEnable disk /\nCacheRoot /y\nSubstitute "s/a/b/"\nServerAlias 1.2\n'
    const without = listing.replace('MaxRequestsPerChild 0\n', '')
    const texts = { 'httpd.conf': `${without}${config.join('\n')}${rarely}${open}` }
    const boxes = (body: string, head: string, mark: 'x' | ' ') =>
      part(body, head).match(new RegExp(`^- \\[${mark}\\] `, 'gm'))?.length ?? 0
    const body = upgradePullText(textOf(texts, { fixes: 'all' }))
    expect(boxes(body, 'Assumed', 'x')).toBeGreaterThan(3)
    expect(part(body, 'Assumed')).not.toContain('  - ')
    expect(boxes(body, 'Rarely needed', ' ')).toBe(2)
    expect(part(body, 'Rarely needed')).toMatch(/^- …and \d more; `[^`]*` shows the full list\.$/m)
    const safe = upgradePullText(textOf(texts, { fixes: 'safe' }))
    expect(boxes(safe, 'Not changed', ' ')).toBe(boxes(body, 'Assumed', 'x'))
    expect(boxes(safe, 'Rarely needed', ' ')).toBe(2)
  })

  test('what is left to decide stands first, then what was assumed, then other forms', () => {
    const body = upgradePullText(textOf({ 'a.conf': `${manual}${open}` }, { fixes: 'all' }))
    expect(body.match(/^### .*/gm)?.slice(0, 3)).toEqual(['### Needs you', '### Assumed', '### Alternatives'])
  })

  test('what has forms to tick is to be decided, and what has none to be settled', () => {
    const text = textOf({ 'a.conf': 'LDAPTrustedClientCert CA_DER /x\n' })
    expect(upgradePullText(text)).toContain(
      '**Not ready: one line needs a change by you (the first one below).** Change the line on this branch',
    )
    const forms = [{ name: 'remove', title: 'Remove it', edits: [] }]
    const findings = text.migration.findings.map((finding) => ({ ...finding, forms }))
    expect(upgradePullText({ ...text, migration: { ...text.migration, findings } })).toContain(
      '**Not ready: one line needs your decision (the first one below).** Tick the changes that you want, or change the line on this branch',
    )
  })

  test('what waits for a decision is one line below it, and is counted as none', () => {
    const body = upgradePullText(textOf({ 'a.conf': waiting }))
    expect(body).toContain('**Not ready: one line waits for your decision (below).**')
    const [first = '', ...rest] = part(body, 'Needs you').trim().split('\n\n').at(-1)?.split('\n') ?? []
    expect(first).toMatch(
      /^- ⚠️ \[`a\.conf:11`\]\(.*\): This section inherits different host rules for different requests, from /,
    )
    expect(rest.map((line) => line.replace(/ <!--.*|\(http[^)]*\)/g, ''))).toEqual([
      '  - [ ] Require the inherited rules too (`AuthMerging And`).',
      '  - [ ] Leave this as it is.',
      '- ⏳ 1 more place can change only after your decision on other lines: [`a.conf:6`].',
    ])
  })

  test('ends with what wrote it, and where to say that it is wrong', () => {
    expect(upgradePullText(textOf({ 'a.conf': open }))).toMatch(
      /\n\n<sub>[^\n]* · \[httpd-upgrade\]\(https:\S+\)[^\n]* · \[Something wrong\?\]\(https:\S+\/issues\)<\/sub>$/,
    )
  })

  test('names no place twice, and says once what is to be done on the servers', () => {
    const body = upgradePullText(textOf({ 'httpd.conf': `${whole}LockFile /x\nCacheEnable disk /\nCacheRoot /y\n` }))
    expect(part(body, 'Before you start 2\\.4')).toContain('empty the cache: /y')
    expect(part(body, 'Needs you')).not.toContain('cache-root-contents')
    const debian = 'ServerRoot /etc/apache2\nUser www-data\nInclude mods-enabled/*.load\nOrder allow,deny\n'
    const places = part(upgradePullText(textOf({ 'etc/apache2/apache2.conf': debian })), 'Before you start 2\\.4')
    for (const line of places.split('\n').filter((each) => each.startsWith('  `'))) {
      const named = line.match(/`[^`]+`/g) ?? []
      expect(new Set(named).size).toBe(named.length)
    }
    expect(places).toContain('a2enmod')
  })

  test('lists what is not in the change, with a box that has it made', () => {
    const body = upgradePullText(textOf({ 'a.conf': `${open}MaxClients 5\n` }))
    expect(part(body, 'Not changed')).toContain(
      `- [ ] ${noOtherAccessRulesSentence} (Write Require all granted: [\`a.conf:2\`]`,
    )
    expect(body).toContain(`<!-- httpd-upgrade:box ${boxKeyOfAssumption('unseen-access', 'true')} -->`)
  })

  test('has a box for what may stay as it is, none for what keeps 2.4 from starting, and none for what to do elsewhere', () => {
    const texts = { 'httpd.conf': `ServerRoot /x\nMaxClients 5\nCacheRoot /y\n${manual}${mayStay}` }
    const body = upgradePullText(textOf(texts))
    const needs = part(body, 'Needs you')
    expect(needs).toMatch(/- 🛑 .*LDAPTrustedClientCert/)
    expect(needs.match(/- \[ \] /g)?.length).toBe(1)
    expect(part(body, 'Before you start 2\\.4')).toMatch(/^- (?!\[)/m)
    expect(part(body, 'Before you start 2\\.4')).not.toContain('- [')
    const ticks = ticksIn(body.replace('- [ ] ', '- [x] '))
    const again = upgradePullText(textOf({ 'httpd.conf': `\n\n${texts['httpd.conf']}` }, { ticks }))
    expect(part(again, 'Needs you')).not.toContain('- [')
    expect(part(again, 'Unchanged')).toContain('- [x] ')
  })

  test('asks anew where another place comes under it', () => {
    const body = upgradePullText(textOf({ 'a.conf': mayStay }))
    const ticks = ticksIn(part(body, 'Needs you').replaceAll('- [ ] ', '- [x] '))
    expect(ticks.size).toBe(1)
    const more = upgradePullText(textOf({ 'a.conf': mayStay, 'b.conf': mayStay }, { ticks }))
    expect(part(more, 'Needs you')).toContain('- [ ] ')
  })

  test.each<[string, string, string]>([
    ['rules for both versions', open, 'form-keep-22'],
    ['the new defaults', 'ServerRoot /x\nDefaultType text/plain\n', 'form-adopt-defaults'],
    [
      'the guide',
      '<Directory /srv>\nOrder allow,deny\nDeny from all\nAllow from 10.0.0.1\n</Directory>\n',
      'form-guide',
    ],
  ])('offers another form where it makes a difference: %s', (_, config, key) => {
    expect(part(upgradePullText(textOf({ 'httpd.conf': config }, { fixes: 'all' })), 'Alternatives')).toContain(
      `box ${key} -->`,
    )
    expect(upgradePullText(textOf({ 'a.conf': 'LockFile /x\n' }, { fixes: 'all' }))).not.toContain('### Alternatives')
  })

  test('says what could not be looked at', () => {
    expect(upgradePullText(textOf({ 'a.conf': 'MaxClients 5\n' }, { notes: ['No <b> of @ada.'] }))).toContain(
      'No \\<b\\> of @\u200Bada.',
    )
  })
})

describe('whatever stands in the configuration', () => {
  const evil = [
    'NameVirtualHost "```"',
    'MaxClients "</details><!-- httpd-upgrade:end"',
    'DefaultType "@ada #1 <img src=x>"',
    '<Directory "/srv/`x` [a](b)|">',
    'Order allow,deny',
    'Allow from all',
    '</Directory>',
    '',
  ].join('\r\n')

  test.each(['safe', 'all'] as const)('stays text: %s', (fixes) => {
    const body = upgradePullText(textOf({ 'a b`@x.conf': evil }, { fixes }))
    const outside = body.replace(/^(`{3,})diff\n[^]*?^\1$/gm, '').replace(/(`+)[^`\n](?:[^\n]*?[^`\n])?\1(?!`)/g, '')
    expect(outside).not.toMatch(/@ada|<img|#1\b/)
    expect(body.match(/<details>/g)?.length).toBe(body.match(/^<\/details>$/gm)?.length)
  })
})

describe('however much there is to say', () => {
  const many = (count: number, line: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => line(index)).join('')
  const huge = {
    'httpd.conf': `ServerRoot /x\n${many(400, (index) => `LDAPTrustedClientCert CA_DER /x${index}${'y'.repeat(300)}\n`)}`,
    'a.conf': many(1_500, (index) => `MaxClients ${index}${'0'.repeat(index % 90)}\nNameVirtualHost *:${index}\n`),
    'b.conf': many(400, (index) =>
      open.replace('/srv', `/srv/${'x'.repeat(index % 200)}${index}`).replace('from all', `from 10.0.${index}`),
    ),
    [`${'deep/'.repeat(60)}c.conf`]: many(
      300,
      (index) => `<Location /${index}>\nProxyPass http://a${index}/\n</Location>\n`,
    ),
  }

  test.each([
    ['safe', 63_000],
    ['all', 63_000],
    ['all', 20_000],
    ['safe', 4_000],
  ] as const)('it fits: %s, %i', (fixes, room) => {
    const body = upgradePullText(textOf(huge, { fixes }), room)
    expect(body.length).toBeLessThanOrEqual(room)
    expect(body.length).toBeGreaterThan(room / 4)
    expect(body).toMatch(/…and \d+ more; `npx --yes httpd-upgrade@\d+\.\d+\.\d+` shows the full list\./)
    expect(body.match(/<details>/g)?.length ?? 0).toBe(body.match(/^<\/details>$/gm)?.length ?? 0)
    expect(body).toMatch(/<\/sub>$/)
  })

  test('even where there is hardly any room', () => {
    const body = upgradePullText(textOf(huge, { notes: Array.from({ length: 30 }, () => 'x'.repeat(1_500)) }), 2_000)
    expect(body.length).toBeLessThanOrEqual(2_000)
    expect(body).toContain('**Not ready:')
  })
})
