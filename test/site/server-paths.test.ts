import { describe, expect, test } from 'vitest'
import type { Disk } from '../../src/site/disk.js'
import { siteFromTexts } from '../../src/site/site.js'

/** A disk on which these folders have a second name: link → folder. */
const linked = (links: Readonly<Record<string, string>>): Disk => ({
  kindAt: () => 'folder',
  hasLineLongerThan: () => undefined,
  filesNamed: () => [],
  isInGitWorkTree: () => false,
  realPlace(place) {
    const path = `/${place.join('/')}`
    const link = Object.keys(links).find((one) => path === one || path.startsWith(`${one}/`))
    return `${link ? links[link] + path.slice(link.length) : path}`.split('/').filter(Boolean)
  },
})

const placeOf = (root: string, file: string, links: Readonly<Record<string, string>>) => {
  const main = `${file.replace(/conf\.d.*/, '')}conf/httpd.conf`
  const site = siteFromTexts({ [main]: `ServerRoot "${root}"\n`, [file]: '' }, { folder: '/', disk: linked(links) })
  return `/${site.placeOf(file).join('/')}`
}

describe('a place is named as the configuration names it', () => {
  test.each([
    ['where no link leads', '/etc/httpd', '/etc/httpd/conf.d/a.conf', {}, '/etc/httpd/conf.d/a.conf'],
    [
      'given by a link',
      '/etc/httpd',
      '/srv/link/conf.d/a.conf',
      { '/srv/link': '/etc/httpd' },
      '/etc/httpd/conf.d/a.conf',
    ],
    [
      'given by the folder that the link of the configuration leads to',
      '/etc/httpd',
      '/opt/web/conf.d/a.conf',
      { '/etc/httpd': '/opt/web' },
      '/etc/httpd/conf.d/a.conf',
    ],
    [
      'given by a link to what lies further out',
      '/data/etc/httpd',
      '/link/etc/httpd/conf.d/a.conf',
      { '/link': '/data' },
      '/data/etc/httpd/conf.d/a.conf',
    ],
    [
      'given by a link into the copy of a server',
      '/etc/httpd',
      '/srv/link/conf.d/a.conf',
      { '/srv/link': '/copy/etc/httpd' },
      '/copy/etc/httpd/conf.d/a.conf',
    ],
    [
      'given by a link to a folder of another name',
      '/etc/httpd',
      '/srv/link/conf.d/a.conf',
      { '/srv/link': '/copy/httpd' },
      '/srv/link/conf.d/a.conf',
    ],
    ['of another server', '/etc/httpd', '/home/me/conf.d/a.conf', {}, '/home/me/conf.d/a.conf'],
  ])('%s', (_, root, file, links, expected) => {
    expect(placeOf(root, file, links)).toBe(expected)
  })

  test('and so is what lies beside its ServerRoot, where the link leads further out', () => {
    const site = siteFromTexts(
      { '/link/etc/httpd/conf/httpd.conf': 'ServerRoot "/data/etc/httpd"\n' },
      { folder: '/', disk: linked({ '/link': '/data' }) },
    )
    expect(site.placeOf('/link/var/www/.htaccess').join('/')).toBe('data/var/www/.htaccess')
  })

  test('and so is Debian’s, whose main file has no ServerRoot', () => {
    const files = { '/link/apache2.conf': 'Include conf.d/\n', '/link/conf.d/a': '' }
    for (const real of ['/etc/apache2', '/copy/etc/apache2']) {
      const site = siteFromTexts(files, { folder: '/', disk: linked({ '/link': real }) })
      expect(`/${site.placeOf('/link/conf.d/a').join('/')}`).toBe(`${real}/conf.d/a`)
    }
  })
})
