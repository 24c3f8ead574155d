import { describe, expect, test } from 'vitest'
import { merge } from '../github/people.js'
import { withGitHub } from '../github/server.js'
import type { Repository } from '../github/world.js'
import { withBundle } from './scene.js'
import { branch, operation, pullIn, readAt, siteWith, subjects, upgrade } from './upgrade-scene.js'

withBundle()

const main = 'User www-data\nInclude conf.d/\nInclude sites-enabled/\n'
const closed = '<Location /closed>\n    Order allow,deny\n    Deny from all\n</Location>\n'

const files = {
  'etc/apache2/apache2.conf': main,
  'etc/apache2/conf.d/local': 'Timeout 60\n',
  'etc/apache2/sites-available/old': `<VirtualHost *:80>\n${closed}</VirtualHost>\n`,
  'etc/apache2/sites-available/unused': 'Timeout 50\n',
  'etc/apache2/sites-enabled/000-old': { link: '../sites-available/old' },
  'etc/apache2/sites-enabled/new.conf': 'Timeout 70\n',
}

/** Mode and path of each file of a branch, below the configuration's folder. */
async function namesAt({ git }: Repository, ref: string): Promise<readonly string[]> {
  const out = (await git.git(['ls-tree', '-r', ref, 'etc/apache2/'])).toString().trim()
  return out.split('\n').map((line) => line.replace(/^(\d+) .*\tetc\/apache2\//, '$1 '))
}

describe.concurrent('the upgrade pull request, where Debian is to have the configuration', () => {
  test('gives files the names that its 2.4 reads, with their modes and what links choose', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, { ...files, 'httpd-upgrade.json': '{ "layout": "debian" }' })
      const run = await upgrade(github, site)
      expect(run).toMatchObject({ exitCode: 0, annotations: [] })
      expect(await namesAt(site, branch)).toEqual([
        '100644 apache2.conf',
        '100644 conf-enabled/local.conf',
        '100644 sites-available/old.conf',
        '100644 sites-available/unused',
        '120000 sites-enabled/000-old.conf',
        '100644 sites-enabled/new.conf',
      ])
      expect(await readAt(site, branch, 'etc/apache2/sites-enabled/000-old.conf')).toBe('../sites-available/old.conf')
      expect(await readAt(site, branch, 'etc/apache2/sites-available/old.conf')).toContain('Require all denied')
      expect((await subjects(site)).at(-1)).toBe("Give files the names that Debian's httpd 2.4 reads")
      const { body } = pullIn(site)
      expect(body).toContain('etc/apache2/conf.d/local → etc/apache2/conf-enabled/local.conf')
      expect(body).not.toContain('silently stop applying. To keep them, run')
      expect(body).toMatch(/This pull request changes \d+ places? in \d files?, and gives 3 another name\./)

      const before = github.count()
      expect(operation(await upgrade(github, site))).toBe('none')
      expect(
        github.requests.slice(before).filter(({ method, operation }) => method !== 'GET' && operation !== 'graphql'),
      ).toEqual([])
      await merge(github, pullIn(site))
      expect(operation(await upgrade(github, site))).toBe('none')
    }))

  test('is opened for the names alone, too, in one commit if that is wanted', () =>
    withGitHub(async (github) => {
      const texts = { 'apache2.conf': main, 'sites-enabled/x': 'Timeout 60\n' }
      const site = await siteWith(github, { ...texts, 'httpd-upgrade.json': '{ "layout": "debian" }' })
      await upgrade(github, site, { inputs: { 'commit-message': 'Upgrade' } })
      expect(await subjects(site)).toEqual(['Upgrade'])
      expect(pullIn(site).body).toMatch(/, and gives 1 another name\./)
      expect(await readAt(site, branch, 'sites-enabled/x.conf')).toContain('Timeout 60\n')
      expect(await readAt(site, branch, 'sites-enabled/x')).toBeUndefined()
    }))

  test('without that word it tells what to rename, and leaves names as they are', () =>
    withGitHub(async (github) => {
      const packaged = 'User x\nIncludeOptional conf-enabled/*.conf\nIncludeOptional sites-enabled/*.conf\n'
      const texts = {
        'apache2.conf': packaged,
        'conf-enabled/a.conf': 'NameVirtualHost *:80\n',
        'sites-enabled/x': closed,
      }
      const site = await siteWith(github, { ...texts, 'httpd-upgrade.json': '{ "from": "2.2" }' })
      await upgrade(github, site)
      expect(await readAt(site, branch, 'sites-enabled/x')).toBeDefined()
      expect(pullIn(site).body).toContain('silently stop applying. To keep them, run')
    }))
})
