import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accessReaderToday } from '../../../src/access/decide/by-22.js'
import { scopesOf } from '../../../src/access/merge/collect-scopes.js'
import { walkInMergeOrder } from '../../../src/access/merge/merge-order.js'
import { accessRulesOf } from '../../../src/access/read/access.js'
import { authorizersOf } from '../../../src/access/read/authorizers.js'
import { siteFromTexts } from '../../../src/site/site.js'
import { seeded } from '../../thoroughness.js'

const closed = 'Order deny,allow\nDeny from all\n'
const open = 'Order allow,deny\nAllow from all\n'

/** What a virtual host, or the main server, may say. */
const sections = [
  `<Directory />\n${closed}</Directory>\n`,
  `<Directory /srv/a>\n${open}</Directory>\n`,
  '<Directory /srv/a>\nRequire user a\n</Directory>\n',
  '<Directory /srv/a/b>\nSatisfy Any\n</Directory>\n',
  `<Directory /srv/c>\n${closed}Allow from 10.1\n</Directory>\n`,
  `<Location /a>\n${open}</Location>\n`,
  '<Location /c>\nRequire user c\n</Location>\n',
]

/** Every way in which a request may be judged in the end. */
function ends(main: readonly string[], hosts: readonly (readonly string[])[]): ReadonlySet<string> {
  const host = (own: readonly string[], number: number) =>
    `<VirtualHost *:80>\nServerName h${number}\n${own.join('')}</VirtualHost>\n`
  // A folder of each user's: a URL may lie anywhere.
  const text = `DocumentRoot /srv\nUserDir public_html\n<Directory /srv>\n${open}</Directory>\n${main.join('')}${hosts.map(host).join('')}`
  const site = siteFromTexts({ 'httpd.conf': text }, { complete: true, from: '2.2' })
  const reader = accessReaderToday(authorizersOf(site))
  const classes = walkInMergeOrder<typeof reader.start>(site, scopesOf(site), {
    start: reader.start,
    afterFiles: reader.afterFiles,
    visit: (scope) => (state) => reader.after(state, accessRulesOf(site, scope.nodes), scope.kind),
  })
  return new Set([...classes].flatMap(({ states }) => states.map(({ key }) => key)))
}

test('one of the virtual hosts for which a folder is the same stands for the others', () => {
  const said = fc.array(fc.array(fc.constantFrom(...sections), { maxLength: 3 }), { minLength: 3, maxLength: 6 })
  fc.assert(
    fc.property(said, ([main = [], ...hosts]) => {
      const eachAlone = hosts.flatMap((host) => [...ends(main, [host])])
      expect(ends(main, hosts)).toEqual(new Set(eachAlone))
    }),
    seeded('what virtual hosts say', 100, 20_000),
  )
})
