import { afterAll, expect, test, vi } from 'vitest'
import type { Edit } from '../../../src/edit/edit.js'
import type { Site } from '../../../src/site/site.js'
import type { ConfigFile } from '../../../src/syntax/tree.js'

const walks = { count: 0 }

// Loaded anew, so that each walk is counted.
vi.resetModules()
vi.doMock('../../../src/access/merge/merge-order.js', async (load) => {
  const real = await load<typeof import('../../../src/access/merge/merge-order.js')>()
  return {
    ...real,
    walkInMergeOrder: (...given: Parameters<typeof real.walkInMergeOrder>) => {
      walks.count++
      return real.walkInMergeOrder(...given)
    },
  }
})
const { migrate } = await import('../../../src/index.js')
const { siteFromTexts } = await import('../../../src/site/site.js')
const { accessDifferencesAfter } = await import('../../../src/migrate/access/outcome/outcome.js')
const { readSiteBeforeAndAfter } = await import('../../../src/migrate/access/outcome/read-back.js')
vi.doUnmock('../../../src/access/merge/merge-order.js')
afterAll(() => vi.resetModules())

const closed = 'Order deny,allow\nDeny from all\n'
const login = 'AuthType Basic\nAuthName x\nAuthUserFile /u\n'

const plain = {
  '/etc/httpd/httpd.conf': `ServerRoot /etc/httpd
Listen 80
NameVirtualHost *:80
DocumentRoot /srv/www
<Directory />
${closed}AllowOverride None
</Directory>
<Directory /srv/www>
AllowOverride All
Order allow,deny
Allow from all
</Directory>
<VirtualHost *:80>
DocumentRoot /srv/www
<Directory /srv/www/intern>
${login}Require valid-user
${closed}Allow from 10.1
</Directory>
<Location /status>
${closed}</Location>
</VirtualHost>
`,
  '/srv/www/a/.htaccess': closed,
}

const siteOfPlain = (): Site => siteFromTexts(plain, { complete: true, from: '2.2' })

/** The edits of all fixes, by the file that they are in. */
function editsOf(site: Site): ReadonlyMap<ConfigFile, readonly Edit[]> {
  const edits = new Map<ConfigFile, Edit[]>()
  for (const { fix } of migrate(site).findings)
    for (const edit of fix?.edits ?? [])
      if (!edits.get(edit.file)?.includes(edit)) edits.set(edit.file, [...(edits.get(edit.file) ?? []), edit])
  return edits
}

test('a plain site is walked once, for the fix and for the look at its outcome', () => {
  walks.count = 0
  const { findings } = migrate(siteOfPlain())
  expect(findings.filter(({ rule, fix }) => rule.id === 'access-control' && fix?.safe)).toHaveLength(5)
  expect(walks.count).toBe(1)
})

test('the walk over everything objects to nothing that was proved', () => {
  const site = siteOfPlain()
  const outcome = readSiteBeforeAndAfter(site, editsOf(site))
  walks.count = 0
  expect(accessDifferencesAfter(outcome, { ineffectiveAllow: 'exact' })).toEqual([])
  expect(walks.count).toBe(0)
  expect(accessDifferencesAfter(outcome, { ineffectiveAllow: 'exact' }, () => () => false)).toEqual([])
  expect(walks.count).toBe(1)
})

test('what is written otherwise than planned is walked again, and found', () => {
  const site = siteOfPlain()
  const edits = editsOf(site)
  const wrong = new Map(
    Array.from(edits, ([file, own]) => [
      file,
      own.map((edit) =>
        edit.text.includes('all denied') ? { ...edit, text: edit.text.replace('denied', 'granted') } : edit,
      ),
    ]),
  )
  walks.count = 0
  expect(accessDifferencesAfter(readSiteBeforeAndAfter(site, wrong), { ineffectiveAllow: 'exact' })).not.toEqual([])
  expect(walks.count).toBe(1)
})
