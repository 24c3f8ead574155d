import { describe, expect, test } from 'vitest'
import { findingsOfRules } from '../../../src/migrate/migrate.js'
import { vhostImplicitNameBased } from '../../../src/migrate/rules/answers/vhost-implicit-name-based.js'
import { vhostNamevirtualhostMismatch } from '../../../src/migrate/rules/answers/vhost-namevirtualhost-mismatch.js'
import { siteFromTexts } from '../../../src/site/site.js'

const server = (name: string, more = '') => `ServerRoot /${name}
Listen 80
${more}<VirtualHost *:80>
ServerName ${name}
</VirtualHost>
Include /c/shared.conf
`
const shared = '<VirtualHost *:80>\nServerName s\n</VirtualHost>\n'

/** What is said of the virtual host that two servers read: where each of them answered from. */
function answeredFrom(first: string, second: string): string[] {
  const site = siteFromTexts({ 'a/httpd.conf': first, 'b/httpd.conf': second, '/c/shared.conf': shared })
  return findingsOfRules(site, [vhostImplicitNameBased, vhostNamevirtualhostMismatch])
    .filter(({ file }) => file.path === '/c/shared.conf')
    .map(({ rule, message }) => `${rule.id}: ${/(?:used|answered them from) (\w+)/.exec(message)?.[1]}`)
}

describe('a virtual host that two servers read', () => {
  test('is told of for each', () => {
    expect(answeredFrom(server('a'), server('b'))).toEqual([
      'vhost-implicit-name-based: a',
      'vhost-implicit-name-based: b',
    ])
  })

  test('is told of once where both answered alike', () => {
    expect(answeredFrom(server('a'), server('a'))).toEqual(['vhost-implicit-name-based: a'])
  })

  test('is told of for each beside a NameVirtualHost that does not fit', () => {
    const idle = 'NameVirtualHost 10.0.0.1:80\n'
    expect(answeredFrom(server('a', idle), server('b', idle))).toEqual([
      'vhost-namevirtualhost-mismatch: a',
      'vhost-namevirtualhost-mismatch: b',
    ])
  })
})
