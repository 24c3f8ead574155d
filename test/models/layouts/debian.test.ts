import { describe, expect, test } from 'vitest'
import { debianRenames, filesOmittedByDebian } from '../../../src/models/layouts/debian.js'
import type { Disk } from '../../../src/site/disk.js'
import { type SiteOptions, siteFromTexts } from '../../../src/site/site.js'
import { sitesByServer } from '../../../src/site/sites-by-server.js'

const main = {
  'apache2/apache2.conf': 'User x\nIncludeOptional conf-enabled/*.conf\nIncludeOptional sites-enabled/*.conf\n',
}
const renames = (texts: Readonly<Record<string, string>>, options: SiteOptions = {}) =>
  sitesByServer(siteFromTexts({ ...main, 'apache2/conf-enabled/a.conf': 'Timeout 5\n', ...texts }, options)).flatMap(
    debianRenames,
  )

test('the renames that a repository needs', () => {
  const texts = { 'apache2/conf.d/local': 'Timeout 6\n', 'apache2/sites-enabled/x': 'Timeout 7\n' }
  expect(renames(texts)).toEqual([
    { from: 'apache2/conf.d/local', to: 'apache2/conf-enabled/local.conf' },
    { from: 'apache2/sites-enabled/x', to: 'apache2/sites-enabled/x.conf' },
  ])
})

test('of a link the link, and the file where one chooses from, under a name that no package has', () => {
  const found = (base: string) => {
    const texts = {
      [`${base}apache2.conf`]: main['apache2/apache2.conf'],
      [`${base}sites-available/default`]: 'Timeout 7\n',
      [`${base}sites-enabled/b.conf`]: 'Timeout 8\n',
    }
    const links = new Map([[`${base}sites-enabled/000-default`, `${base}sites-available/default`]])
    return sitesByServer(siteFromTexts(texts, { links })).flatMap(filesOmittedByDebian)[0]
  }
  expect(found('/etc/apache2/')?.rename).toEqual({
    from: '/etc/apache2/sites-enabled/000-default',
    to: '/etc/apache2/sites-enabled/000-default.conf',
  })
  expect(found('/etc/apache2/')?.commands).toEqual([
    'rm /etc/apache2/sites-enabled/000-default',
    'mv /etc/apache2/sites-available/default /etc/apache2/sites-available/000-default-2.2.conf',
    'a2ensite 000-default-2.2',
  ])
  // a2ensite would work in /etc/apache2, whatever the copy is.
  expect(found('apache2/')?.commands).toEqual([
    'mv apache2/sites-enabled/000-default apache2/sites-enabled/000-default.conf',
  ])
})

test('a file keeps away from the name that a package gives to its own', () => {
  const texts = { 'apache2/conf.d/security': 'Timeout 6\n' }
  expect(renames(texts)).toEqual([{ from: 'apache2/conf.d/security', to: 'apache2/conf-enabled/security-2.2.conf' }])
  const [found] = sitesByServer(siteFromTexts({ ...main, ...texts, 'apache2/sites-enabled/b.conf': '' })).flatMap(
    filesOmittedByDebian,
  )
  expect(found?.commands).toEqual([
    'mkdir -p apache2/conf-enabled',
    'mv apache2/conf.d/security apache2/conf-enabled/security-2.2.conf',
  ])
})

test('from the main folder itself, and from the root of the disk', () => {
  const texts = {
    'apache2.conf': main['apache2/apache2.conf'],
    'conf.d/local': 'Timeout 6\n',
    'conf-enabled/a.conf': '',
  }
  const found = (options: SiteOptions, base: string) =>
    sitesByServer(
      siteFromTexts(Object.fromEntries(Object.entries(texts).map(([path, text]) => [base + path, text])), options),
    )
      .flatMap(filesOmittedByDebian)
      .map(({ commands }) => commands.join(' && '))
  expect(found({ folder: '/etc/apache2' }, '')).toEqual(['mv conf.d/local conf-available/local.conf && a2enconf local'])
  expect(found({ folder: '/root' }, '/etc/apache2/')).toEqual([
    'mv /etc/apache2/conf.d/local /etc/apache2/conf-available/local.conf && a2enconf local',
  ])
})

test.each([
  ['files that only wait to be chosen', { 'apache2/sites-available/x': 'Timeout 5\n' }],
  ['a site that was put away', { 'apache2/sites-enabled/x.disabled': 'Timeout 5\n' }],
  ['files without a line', { 'apache2/conf.d/charset': '# nothing\n' }],
  ['the folder of another server', { 'other/conf.d/x': 'Timeout 5\n' }],
  ['what the new main file reads', { 'apache2/sites-enabled/y.conf': 'Timeout 5\n' }],
])('nothing for %s', (_what, texts) => {
  expect(renames(texts)).toEqual([])
})

test('a main file of 2.2 that asks for names with .conf reads what it has read', () => {
  const texts = {
    'apache2.conf': 'User x\nInclude sites-enabled/*.conf\n',
    'sites-enabled/x': 'Timeout 5\n',
    'sites-enabled/y.conf': '',
  }
  expect(sitesByServer(siteFromTexts(texts)).flatMap(filesOmittedByDebian)).toEqual([])
})

describe('in git', () => {
  const disk: Disk = {
    kindAt: () => undefined,
    hasLineLongerThan: () => undefined,
    realPlace: (place) => place,
    isInGitWorkTree: () => true,
    filesNamed: () => undefined,
  }
  const commandsIn = (base: string) => {
    const texts = {
      [`${base}apache2.conf`]: `ServerRoot "/etc/apache2"\nUser www\nIncludeOptional conf-enabled/*.conf\nIncludeOptional sites-enabled/*.conf\n`,
      [`${base}conf-enabled/a.conf`]: 'Timeout 7\n',
      [`${base}conf.d/local`]: 'Timeout 6\n',
    }
    return sitesByServer(siteFromTexts(texts, { folder: '/', disk }))
      .flatMap(filesOmittedByDebian)
      .map(({ commands }) => commands.join(' && '))
  }

  test('a repository has the file renamed, for no server is there to choose it', () => {
    expect(commandsIn('/home/me/apache2/')).toEqual([
      'git mv /home/me/apache2/conf.d/local /home/me/apache2/conf-enabled/local.conf',
    ])
  })

  test('the server itself, with its configuration in git, chooses it', () => {
    expect(commandsIn('/etc/apache2/')).toEqual([
      'git mv /etc/apache2/conf.d/local /etc/apache2/conf-available/local.conf && a2enconf local',
    ])
  })
})
