import { describe, expect, test } from 'vitest'
import { commentsOn } from '../github/people.js'
import { withGitHub } from '../github/server.js'
import { suggestionIn } from '../github/suggestion.js'
import { pullOf, review, withBundle } from './scene.js'
import { branch, pullIn, readAt, siteWith, upgrade } from './upgrade-scene.js'

withBundle()

const main = 'ServerRoot /etc/httpd\nListen 80\nUser www\nDocumentRoot /srv/www\n'

const closed = '<Files ~ "^\\.ht">\n  Order allow,deny\n  Deny from all\n</Files>\n'

const users = `<Directory /srv/www>
  AuthType Basic
  AuthName x
  AuthUserFile /etc/httpd/users
  Require valid-user
  Order deny,allow
  Deny from all
  Allow from 10.0.0.0/8
  Satisfy Any
</Directory>
`

/** Ticks the box with these words, or takes its tick away. */
const tick = (body: string | null, words: string): string =>
  (body ?? '')
    .split('\n')
    .map((line) =>
      line.includes(words) ? line.replace(/\[([ x])\]/, (_, mark) => (mark === 'x' ? '[ ]' : '[x]')) : line,
    )
    .join('\n')

describe('what 2.4 protects by default', () => {
  const weaker = [
    'LoadModule reqtimeout_module modules/mod_reqtimeout.so',
    'ScriptAlias /cgi-bin/ /srv/cgi/',
    'RewriteEngine On',
    'RewriteRule ^/private/ - [F]',
  ].join('\n')
  const added = /FileETag|LimitRequestBody|RequestReadTimeout|MergeSlashes|EnableSendfile/

  test('is left, and what 2.2 did is one box', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, { 'httpd.conf': `${main}${weaker}\n` })
      await upgrade(github, site)
      expect(await readAt(site, branch, 'httpd.conf')).not.toMatch(added)
      const boxes = pullIn(site).body?.match(/^- \[ \] Tick if the server needs these defaults of 2\.2, .*$/gm)
      expect(boxes).toHaveLength(1)
      pullIn(site).body = tick(pullIn(site).body, 'Tick if the server needs these defaults of 2.2')
      await upgrade(github, site)
      const text = await readAt(site, branch, 'httpd.conf')
      for (const line of [
        'FileETag INode MTime Size',
        'LimitRequestBody 0',
        'RequestReadTimeout header=0 body=0',
        'MergeSlashes Off',
      ])
        expect(text).toContain(line)
    }))

  test.each([
    ['WebDAV takes files of any size', `${main}<Location /dav>\n  Dav On\n</Location>\n`, 'LimitRequestBody 0'],
    ['PHP is told of 2 GB', `${main}${weaker}\nphp_value upload_max_filesize 2G\n`, 'LimitRequestBody 0'],
    ['a pattern asks for two slashes', `${main}RewriteEngine On\nRewriteRule ^/a//b - [F]\n`, 'MergeSlashes Off'],
  ])('is set as in 2.2 where %s', (_, text, line) =>
    withGitHub(async (github) => {
      const site = await siteWith(github, { 'httpd.conf': text })
      await upgrade(github, site)
      expect(await readAt(site, branch, 'httpd.conf')).toContain(line)
    }),
  )

  test('is set as in 2.2 where the settings say so', () =>
    withGitHub(async (github) => {
      const settings = '{ "defaults": "keep" }\n'
      const site = await siteWith(github, { 'httpd.conf': `${main}${weaker}\n`, 'httpd-upgrade.json': settings })
      await upgrade(github, site)
      expect(await readAt(site, branch, 'httpd.conf')).toContain('FileETag INode MTime Size')
    }))
})

describe('names that Deny closes and Satisfy Any opened to users', () => {
  const denied = /<Files ~ "\^\\\.ht">\n {2}Require all denied\n<\/Files>/
  const asIn22 = /<Files ~ "\^\\\.ht">\n {2}Require valid-user\n<\/Files>/

  test.each([
    ['its own box', 'Let logged-in users read'],
    ['the box of its condition', '`<Files>` sections with Deny should'],
  ])('are closed by the upgrade, and opened again by %s', (_, words) =>
    withGitHub(async (github) => {
      const site = await siteWith(github, { 'httpd.conf': `${main}${users}${closed}` })
      await upgrade(github, site)
      expect(await readAt(site, branch, 'httpd.conf')).toMatch(denied)
      pullIn(site).body = tick(pullIn(site).body, words)
      // Also by the run after it, which reads the text of this one.
      for (let run = 0; run < 2; run++) {
        await upgrade(github, site)
        expect(await readAt(site, branch, 'httpd.conf')).toMatch(asIn22)
      }
      pullIn(site).body = tick(pullIn(site).body, 'Let logged-in users read')
      await upgrade(github, site)
      expect(await readAt(site, branch, 'httpd.conf')).toMatch(denied)
    }),
  )

  test('are closed by a suggestion, which says whom 2.2 let in', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, { 'httpd.conf': `${main}${users}${closed}` })
      await review(github, pull)
      const comment = commentsOn(pull).find(({ body }) => body.includes('2.2 let in users who logged in'))
      expect(suggestionIn(comment?.body ?? '')?.join('\n') ?? '').toContain('Require all denied')
    }))
})
