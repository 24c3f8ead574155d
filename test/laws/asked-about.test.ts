import { readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { findingsOfRules } from '../../src/migrate/migrate.js'
import type { Finding, Rule } from '../../src/migrate/rule.js'
import { accessControl } from '../../src/migrate/rules/access/access-control.js'
import { everyRule } from '../../src/migrate/rules/index.js'
import { loadSite } from '../../src/site/load.js'
import { type Site, siteFromTexts } from '../../src/site/site.js'
import { corpusFolder, hasCorpus } from '../corpus.js'
import { shareOf } from '../thoroughness.js'
import { treeAt } from './halves.js'

const sites = fileURLToPath(new URL('../sites/', import.meta.url))

const foldersIn = (root: string) =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, realpathSync(join(root, name))] as const)

/** Each takes as many looks as files are asked about. */
const maxFiles = 6

function isAlike(site: Site): void {
  const all = findingsOfRules(site, everyRule)
  const paths = [...new Set(all.map(({ file }) => file.path))]
  const spread = paths.filter((_, index) => index % Math.ceil(paths.length / maxFiles) === 0)
  for (const path of spread) isAlikeFor(path, site, everyRule, all)
}

function isAlikeFor(path: string, site: Site, rules: readonly Rule[], all = findingsOfRules(site, rules)): void {
  const found = findingsOfRules(site, rules, { about: (file) => file.path === path })
  const ofFile = (findings: readonly Finding[]) => findings.filter(({ file }) => file.path === path).map(said)
  expect(ofFile(found), path).toEqual(ofFile(all))
}

/** The rule with a slip in one file: where it keeps out, or lets in from somewhere, it lets in from everywhere. */
const slippingIn = (path: string): Rule => ({
  ...accessControl,
  *check(given, choices) {
    for (const hit of accessControl.check(given, choices)) {
      const edits = hit.fix?.edits.map((edit) => {
        const text = edit.text.replace(/(ip [\d.]+|all denied)$/m, 'all granted')
        return edit.file.path === path ? { ...edit, text } : edit
      })
      yield hit.fix && edits ? { ...hit, fix: { ...hit.fix, edits } } : hit
    }
  },
})

/** Of a file with rules of access control; undefined where there is none. */
const oneOf = (site: Site): string | undefined =>
  findingsOfRules(site, [accessControl]).find(({ fix }) =>
    fix?.edits.some(({ text }) => /ip [\d.]+$|all denied$/m.test(text)),
  )?.file.path

const said = ({ rule, range, severity, message, fix }: Finding) => ({
  at: `${range.start}-${range.end} ${rule.id} ${severity}`,
  message,
  fix: fix && { ...fix, edits: fix.edits.map(({ file, start, end, text }) => [file.path, start, end, text]) },
})

describe('what is said of a file is the same when nobody asks about the others', () => {
  const trees = [...(hasCorpus ? shareOf(14, foldersIn(corpusFolder)) : []), ...foldersIn(sites)]

  test.each(trees)('%s', (_, tree) => {
    const { sources, options } = treeAt(tree, {})
    const { site } = loadSite(sources, options)
    isAlike(site)
    const path = oneOf(site)
    if (path) isAlikeFor(path, site, [slippingIn(path)])
  })

  test('two servers that read one file, and one that reads neither', () => {
    const main = (name: string) =>
      `ServerRoot /etc/${name}\nListen 80\nUser www\nInclude /etc/shared/*.conf\nNameVirtualHost *:80\n`
    isAlike(
      siteFromTexts({
        '/etc/a/httpd.conf': main('a'),
        '/etc/b/httpd.conf': `${main('b')}<Directory /srv>\nOrder deny,allow\nDeny from all\n</Directory>\n`,
        '/etc/c/httpd.conf': 'ServerRoot /etc/c\nListen 80\nUser www\n<Location />\nOrder allow,deny\n</Location>\n',
        '/etc/shared/srv.conf': '<Directory /srv/in>\nOrder allow,deny\nAllow from all\nSatisfy Any\n</Directory>\n',
      }),
    )
  })
})

test.each([
  ['/etc/files.conf', '<Files list.html>\nDeny from all\n</Files>\n'],
  ['/etc/host.conf', '<Location /in>\nDeny from all\n</Location>\n'],
  ['/srv/b/in/.htaccess', 'Deny from all\n'],
])('what %s says is reviewed for the virtual host that it is for', (path, text) => {
  const host = (name: string, more = '') =>
    `<VirtualHost *:80>\nServerName ${name}\nDocumentRoot /srv/${name}\n${more}</VirtualHost>\n`
  const site = siteFromTexts(
    {
      '/etc/httpd.conf': `ServerRoot /etc\nListen 80\nDocumentRoot /srv/main\nInclude files.conf\nNameVirtualHost *:80\n${host('a')}${host('b', 'Include host.conf\n')}`,
      '/etc/files.conf': '',
      '/etc/host.conf': '<Directory /srv>\nAllowOverride All\nOrder allow,deny\nAllow from all\n</Directory>\n',
      [path]: text,
    },
    { complete: true, from: '2.2' },
  )
  const found = findingsOfRules(site, [slippingIn(path)], { about: (file) => file.path === path })
  expect(found.length).toBeGreaterThan(0)
  for (const { fix, message } of found)
    expect([fix, message]).toEqual([undefined, expect.stringContaining('and gets 403 from 2.2')])
})

test('what is offered is reviewed with what other files say, and of these nothing is offered', () => {
  const site = siteFromTexts(
    {
      '/srv/httpd.conf':
        'ServerRoot /srv\nDocumentRoot /srv/www\n<Directory /srv/www>\nAllowOverride All\nOrder allow,deny\nAllow from all\n</Directory>\n',
      '/srv/www/a/.htaccess': 'Order deny,allow\nDeny from all\nAllow from 10.1\n',
      '/srv/www/b/.htaccess': 'Order deny,allow\nDeny from all\nAllow from 10.1\n',
    },
    { complete: true, from: '2.2' },
  )
  const about = ({ path }: { readonly path: string }) => path === '/srv/www/a/.htaccess'
  const found = findingsOfRules(site, [slippingIn('/srv/www/a/.htaccess')], { about })
  expect(found.map(({ file }) => file.path)).toEqual(['/srv/www/a/.htaccess'])
  expect(found[0]?.fix).toBeUndefined()
  expect(found[0]?.message).toContain('No fix is offered, because with the fix ')
})

test('what nobody asks about is not judged where it is another server', () => {
  const main = 'Listen 80\nUser www\nNameVirtualHost *:80\n'
  const site = siteFromTexts({
    '/etc/a/httpd.conf': `ServerRoot /etc/a\n${main}`,
    '/etc/b/httpd.conf': `ServerRoot /etc/b\n${main}`,
  })
  const about = ({ path }: { readonly path: string }) => path === '/etc/a/httpd.conf'
  expect(new Set(findingsOfRules(site, everyRule, { about }).map(({ file }) => file.path))).toEqual(
    new Set(['/etc/a/httpd.conf']),
  )
})
