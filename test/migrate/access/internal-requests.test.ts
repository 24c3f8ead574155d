import { rmSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { migrate } from '../../../src/index.js'
import { uncheckedRules } from '../../../src/migrate/access/internal-requests.js'
import { accessControl } from '../../../src/migrate/rules/access/access-control.js'
import { readingOfRequests } from '../../../src/migrate/rules/access/reading-of-requests.js'
import { siteFromTexts } from '../../../src/site/site.js'
import type { Probe } from '../../real-httpd/client.js'
import { httpd } from '../../real-httpd/install.js'
import { scratchFolder, usualModules } from '../../real-httpd/preamble.js'
import { probe, startServer } from '../../real-httpd/server.js'
import { runTrials } from '../../real-httpd/trials.js'

interface Example {
  readonly name: string
  readonly config: string
  readonly probe: Probe
  /** The status and the file that 2.4 answers with if it checks again, as 2.2 did, and if it does not. */
  readonly asked: readonly unknown[]
  readonly unasked: readonly unknown[]
  /** Why it may differ; undefined where it cannot. */
  readonly kind: string | undefined
}

const owner = userInfo().username
const examples: readonly Example[] = [
  {
    name: 'the index of a folder for a POST, where GET is refused',
    config: `<Directory "@ROOT@">
  <Limit GET>
    Order deny,allow
    Deny from all
  </Limit>
</Directory>
<Location />
</Location>`,
    probe: { path: '/a/', method: 'POST' },
    asked: [403, null],
    unasked: [200, '/a/index.html'],
    kind: 'method',
  },
  {
    name: 'the same where POST is refused too',
    config: `<Directory "@ROOT@">
  <LimitExcept OPTIONS>
    Order deny,allow
    Deny from 127.0.0.9
  </LimitExcept>
  <Limit OPTIONS>
    Order deny,allow
    Deny from all
  </Limit>
</Directory>
<Location />
</Location>`,
    probe: { path: '/a/', method: 'POST' },
    asked: [200, '/a/index.html'],
    unasked: [200, '/a/index.html'],
    kind: 'method',
  },
  {
    name: 'a variable that the target of a RewriteRule sets',
    config: `SetEnvIf Request_URI "secret" hidden
<Directory "@ROOT@">
  Order allow,deny
  Allow from all
  Deny from env=hidden
  Options FollowSymLinks
  RewriteEngine On
  RewriteRule ^page.html$ /a/secret.html
</Directory>`,
    probe: { path: '/page.html' },
    asked: [403, null],
    unasked: [200, '/a/secret.html'],
    kind: 'variable',
  },
  {
    name: 'a variable that the client sets',
    config: `SetEnvIf User-Agent "good" known
<Directory "@ROOT@">
  Order deny,allow
  Deny from all
  Allow from env=known
  Options FollowSymLinks
  RewriteEngine On
  RewriteRule ^page.html$ /a/secret.html
</Directory>`,
    probe: { path: '/page.html', headers: { 'User-Agent': 'good' } },
    asked: [200, '/a/secret.html'],
    unasked: [200, '/a/secret.html'],
    kind: 'variable',
  },
  {
    name: 'an error page in a closed folder',
    config: `<Directory "@ROOT@">
  Order deny,allow
  Deny from all
</Directory>
ErrorDocument 403 /a/index.html`,
    probe: { path: '/page.html' },
    asked: [403, null],
    unasked: [403, '/a/index.html'],
    kind: 'page',
  },
  {
    name: 'an error page that a location closes, of a server that may answer from any folder',
    config: `AliasMatch ^(/any/.*) "@ROOT@$1"
AliasMatch \\.any$ "@ROOT@/a/index.html"
<Location /a>
  Order deny,allow
  Deny from all
</Location>
ErrorDocument 403 /a/index.html`,
    probe: { path: '/a/secret.html' },
    asked: [403, null],
    unasked: [403, '/a/index.html'],
    kind: 'page',
  },
  {
    name: 'an error page in an open folder',
    config: `<Directory "@ROOT@">
  Order deny,allow
  Deny from all
</Directory>
<Directory "@ROOT@/a">
  Order allow,deny
  Allow from all
</Directory>
ErrorDocument 403 /a/index.html`,
    probe: { path: '/page.html' },
    asked: [403, '/a/index.html'],
    unasked: [403, '/a/index.html'],
    kind: undefined,
  },
  {
    name: 'an error page beside which a closed file lies',
    config: `<Directory "@ROOT@">
  Order deny,allow
  Deny from all
</Directory>
<Directory "@ROOT@/a">
  Order allow,deny
  Allow from all
  <Files secret.html>
    Order deny,allow
    Deny from all
  </Files>
</Directory>
ErrorDocument 403 /a/index.html`,
    probe: { path: '/a/secret.html' },
    asked: [403, '/a/index.html'],
    unasked: [403, '/a/index.html'],
    kind: undefined,
  },
  {
    name: 'the owner of a file, though all have the same here',
    config: `<Directory "@ROOT@">
  AuthType Basic
  AuthName R
  AuthUserFile "@CASE@/users"
  Require file-owner
</Directory>
<Location />
</Location>`,
    probe: { path: '/page.html', user: owner, password: 'pw' },
    asked: [200, '/page.html'],
    unasked: [200, '/page.html'],
    kind: 'owner',
  },
]

const documents = ['htdocs/a/index.html', 'htdocs/a/secret.html', 'htdocs/page.html']
const users = `${owner}:{SHA}GpHWL3ymc5liWkNopqtdSjuqYHM=\n`
const rules = [accessControl, readingOfRequests]
const load = 'LoadModule authz_host_module modules/mod_authz_host.so\n'

const siteOf = ({ config }: Example) =>
  siteFromTexts(
    { 'httpd.conf': `${load}DocumentRoot "/srv/htdocs"\n${config.replaceAll('@ROOT@', '/srv/htdocs')}\n` },
    { complete: true, from: '2.2' },
  )

describe.skipIf(!httpd())('a real 2.4', async () => {
  const trials = examples.map((example) => {
    const text = [...migrate(siteOf(example), { rules: [accessControl] }).texts.values()][0] ?? ''
    const config = text.replaceAll('/srv/htdocs', '@ROOT@').replace(/^LoadModule .*\n/gm, '')
    return { files: { 'httpd.conf': config, users }, documents, probes: [example.probe] }
  })
  const without = usualModules.filter((name) => name !== 'allowmethods')
  const answers = httpd() ? [await runTrials(trials), await runTrials(trials, { modules: without })] : []

  test.each(examples.map((example, index) => [example.name, index] as const))('%s', (_, index) => {
    const [asked, unasked] = answers.map((outcomes) => {
      const outcome = outcomes[index]
      return outcome && 'answers' in outcome ? outcome.answers[0]?.slice(0, 2) : outcome
    })
    expect({ asked, unasked }).toEqual({ asked: examples[index]?.asked, unasked: examples[index]?.unasked })
  })
})

/** A page for errors that another server has, here the same one. */
const passedOn = (rules: string) => `SetEnvIf Request_URI "secret" hidden
ProxyPass /p/ http://127.0.0.1:@PORT@/
ProxyErrorOverride On
ErrorDocument 404 /p/secret.html
<Proxy *>
${rules}</Proxy>
`
const notHidden = 'Order deny,allow\nDeny from env=hidden\n'

describe('what is passed on to another server is asked again without any such module', () => {
  test('so that nothing is found', () => {
    const site = siteFromTexts({ 'httpd.conf': passedOn(notHidden) }, { complete: true, from: '2.2' })
    expect(uncheckedRules(site, 'exact')).toEqual([])
    expect(migrate(site, { rules }).findings.map(({ fix }) => fix?.safe)).toEqual([true])
  })

  test('but what is not passed on is', () => {
    const text = `${passedOn(notHidden)}<Location /p/x>\n${notHidden}</Location>\n`
    const site = siteFromTexts({ 'httpd.conf': text }, { complete: true, from: '2.2' })
    expect(uncheckedRules(site, 'exact').map(({ plan }) => plan?.scope.kind)).toEqual(['location'])
  })

  test.skipIf(!httpd()).each([
    ['as the rules say', notHidden, [404, null]],
    ['unless they let it through', 'Order deny,allow\n', [404, 'secret.html']],
  ])('by a real 2.4, %s', async (_how, old, expected) => {
    const folder = scratchFolder()
    writeFileSync(join(folder, 'secret.html'), 'FILE secret.html\n')
    const site = siteFromTexts({ 'httpd.conf': passedOn(old) }, { complete: true, from: '2.2' })
    const [text = ''] = migrate(site, { rules: [accessControl] }).texts.values()
    const modules = [...usualModules.filter((name) => name !== 'allowmethods'), 'proxy', 'proxy_http']
    const server = await startServer({ config: `DocumentRoot "${folder}"\n${text}`, modules })
    try {
      expect((await probe(server, { path: '/p/nowhere' })).slice(0, 2)).toEqual(expected)
    } finally {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

describe('what is found', () => {
  test.each(examples.map((example) => [example.name, example] as const))('%s', (_, example) => {
    const site = siteOf(example)
    expect(uncheckedRules(site, 'exact')[0]?.kind).toBe(example.kind)
    const { findings, texts } = migrate(site, { rules })
    const found = findings.filter(
      ({ rule, message }) => rule === readingOfRequests && message.includes('mod_allowmethods'),
    )
    expect(found.length).toBe(example.kind ? 1 : 0)
    expect([...texts.values()][0]?.includes('mod_allowmethods.so')).toBe(example.kind !== undefined)
  })

  test('the fix for the rules concerned is not to be had without the module', () => {
    const [example] = examples
    if (!example) return
    const { texts } = migrate(siteOf(example), { rules: [accessControl] })
    expect([...texts.values()][0]).toContain('LoadModule allowmethods_module modules/mod_allowmethods.so\n')
  })

  test.each([
    ['<IfDefine Checks>', '</IfDefine>', 2],
    ['<IfModule mod_rewrite.c>', '</IfModule>', 2],
    ['<% if checks %>', '<% end %>', 2],
    ['<IfModule !mod_allowmethods.c>', '</IfModule>', 1],
    ['<IfModule mod_so.c>', '</IfModule>', 1],
    ['# loaded', '# so', 1],
  ])('a line for the module within %s', (start, end, lines) => {
    const [example] = examples
    const config = example?.config.replaceAll('@ROOT@', '/srv/htdocs')
    const loading = `${start}\nLoadModule allowmethods_module modules/mod_allowmethods.so\n${end}\n`
    const text = `${load}${loading}DocumentRoot "/srv/htdocs"\n${config}\n`
    const site = siteFromTexts({ 'httpd.conf': text }, { complete: true, from: '2.2' })
    const after = [...migrate(site, { rules, fixes: 'all' }).texts.values()][0] ?? ''
    expect(after.match(/^LoadModule allowmethods_module/gm)?.length).toBe(lines)
  })

  test('where nobody sees what is loaded, the fix says what it needs', () => {
    const [example] = examples
    const config = example?.config.replaceAll('@ROOT@', '/srv/htdocs') ?? ''
    const site = siteFromTexts({ 'site.conf': config }, { complete: true, from: '2.2' })
    const [finding] = migrate(site, { rules }).findings
    expect(finding?.fix?.safe).toBe(false)
    expect(finding?.fix?.assumes).toContain('mod_allowmethods')
  })
})
