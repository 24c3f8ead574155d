import { describe, expect, test } from 'vitest'
import type { Disk, DiskEntryKind } from '../../src/site/disk.js'
import { type SiteOptions, siteFromTexts } from '../../src/site/site.js'

/** A disk with these files and folders: a folder's name ends in a slash. */
function diskWith(...paths: readonly string[]): Disk {
  const all = paths.map((path) => path.replace(/^\//, ''))
  const kindAt = (place: readonly string[]): DiskEntryKind => {
    const path = place.join('/')
    if (all.includes(path)) return 'file'
    return path === '' || all.some((one) => one.startsWith(`${path}/`)) ? 'folder' : 'nothing'
  }
  return {
    kindAt,
    hasLineLongerThan: () => undefined,
    realPlace: (place) => place,
    isInGitWorkTree: () => false,
    filesNamed: (names, folder) =>
      all
        .filter((path) => path.startsWith(`${folder.join('/')}/`) && names.has(path.replace(/^.*\//, '')))
        .map((path) => path.split('/')),
  }
}

const main = (root: string) => `ServerRoot "${root}"\nListen 80\nUser www\nInclude conf.d/*.conf\n`

const here = (options: SiteOptions, more: Readonly<Record<string, string>> = {}) =>
  siteFromTexts(
    { '/etc/httpd/conf/httpd.conf': main('/etc/httpd'), '/etc/httpd/conf.d/a.conf': 'KeepAlive On\n', ...more },
    { folder: '/', ...options },
  )

const image = (options: SiteOptions) =>
  siteFromTexts(
    { '/repo/etc/httpd/conf/httpd.conf': main('/etc/httpd'), '/repo/etc/httpd/conf.d/a.conf': 'KeepAlive On\n' },
    { folder: '/', ...options },
  )

const www = ['var', 'www']

describe('what the server has at a place', () => {
  test('is what the disk has where the files lie where the server has them', () => {
    const site = here({ disk: diskWith('/etc/httpd/conf/httpd.conf', '/var/www/x.html') })
    expect(site.kindAt(www)).toBe('folder')
    expect(site.kindAt([...www, 'x.html'])).toBe('file')
    expect(site.kindAt([...www, 'no'])).toBe('nothing')
  })

  test('is not known of what a copy of its folders has not', () => {
    const site = image({ disk: diskWith('/repo/etc/httpd/conf/httpd.conf', '/repo/var/www/x.html') })
    expect(site.kindAt(www)).toBe('folder')
    expect(site.kindAt([...www, 'no'])).toBeUndefined()
  })

  test('is not known where nobody can say where its folders lie', () => {
    expect(siteFromTexts({ 'a.conf': 'Listen 80\n' }).kindAt(www)).toBeUndefined()
  })
})

describe('a folder is seen with all that httpd looks for in it', () => {
  test('where it lies in a folder that is given', () => {
    expect(here({ folders: ['/'] }).hasAllHtaccessIn(www)).toBe(true)
    expect(here({ folders: ['/etc'] }).hasAllHtaccessIn(www)).toBe(false)
  })

  test('but not where a copy of the server lacks it', () => {
    expect(image({ folders: ['/repo'], disk: diskWith('/repo/var/www/x.html') }).hasAllHtaccessIn(www)).toBe(true)
    expect(image({ folders: ['/repo'], disk: diskWith('/repo/etc/x') }).hasAllHtaccessIn(www)).toBe(false)
    expect(image({ folders: ['/repo'] }).hasAllHtaccessIn(www)).toBe(false)
  })

  test('where the disk has no such file there but those that are given', () => {
    expect(here({ disk: diskWith('/var/www/x.html') }).hasAllHtaccessIn(www)).toBe(true)
    const disk = diskWith('/var/www/a/.htaccess')
    expect(here({ disk }).hasAllHtaccessIn(www)).toBe(false)
    expect(here({ disk }, { '/var/www/a/.htaccess': 'Deny from all\n' }).hasAllHtaccessIn(www)).toBe(true)
  })

  test('links in it lead to given files by names that were not given', () => {
    const disk = { ...diskWith('/var/www/a/.htaccess', '/srv/b/.htaccess') }
    const realPlace = (place: readonly string[]) => (place[0] === 'var' ? ['srv', 'b', '.htaccess'] : place)
    const site = here({ disk: { ...disk, realPlace } }, { '/srv/b/.htaccess': 'Deny from all\n' })
    expect(site.linkedFilesAround(www)).toContainEqual({
      name: [...www, 'a', '.htaccess'],
      realPlace: ['srv', 'b', '.htaccess'],
    })
    expect(here({ disk }, { '/var/www/a/.htaccess': 'Deny from all\n' }).linkedFilesAround(www)).toEqual([])
  })

  test('and by the name that AccessFileName says', () => {
    const names = { '/etc/httpd/conf.d/a.conf': 'AccessFileName .acl\n' }
    expect(here({ disk: diskWith('/var/www/a/.htaccess') }, names).hasAllHtaccessIn(www)).toBe(true)
    expect(here({ disk: diskWith('/var/www/a/.acl') }, names).hasAllHtaccessIn(www)).toBe(false)
  })
})
