import { expect, test } from 'vitest'
import { siteFromTexts } from '../../src/site/site.js'
import { sitesByServer } from '../../src/site/sites-by-server.js'
import { unitOfConfigPath, unitsOfSite } from '../../src/site/units.js'

test.each([
  ['roles/ask/files/askbot.conf', 'roles/ask'],
  ['ansible/roles/httpd/website/templates/website.conf.j2', 'ansible/roles/httpd/website'],
  ['modules/apache/templates/vhost.erb', 'modules/apache'],
  ['site-cookbooks/web/files/default/a.conf', 'site-cookbooks/web'],
  ['hosts/www1/etc/httpd/conf/httpd.conf', 'hosts/www1'],
  ['environments/prod/modules/web/files/a.conf', 'environments/prod/modules/web'],
  ['test/kitchen/cookbooks/apache2_test/templates/default/a.conf.erb', 'test/kitchen/cookbooks/apache2_test'],
  ['htdocs/modules/forum/.htaccess', undefined],
  ['etc/httpd/conf.d/a.conf', undefined],
])('%s is of the part %s', (path, unit) => {
  expect(unitOfConfigPath(path, '')).toBe(unit)
})

test.each(['', '/home/ada/apache2/', '../apache2/'])(
  'a repository %s that is a cookbook is a part itself',
  (around) => {
    expect(unitOfConfigPath(`${around}templates/default/mods/alias.conf.erb`, around)).toBe(around)
    expect(unitOfConfigPath(`${around}conf/httpd.conf`, around)).toBeUndefined()
  },
)

const deny = '<Directory />\nOrder deny,allow\nDeny from all\n</Directory>\n'

const unitsIn = (texts: Readonly<Record<string, string>>) =>
  unitsOfSite(siteFromTexts(texts)).map(({ path, files }) => `${path}: ${files.map((file) => file.path).join(' ')}`)

test('each role is by itself, and so is what lies in none', () => {
  expect(
    unitsIn({
      'roles/a/files/x.conf': deny,
      'extra/z.conf': deny,
      'roles/b/templates/y.conf': deny,
      'roles/a/files/w.conf': '',
    }),
  ).toEqual([
    'roles/a: roles/a/files/x.conf roles/a/files/w.conf',
    'roles/b: roles/b/templates/y.conf',
    'undefined: extra/z.conf',
  ])
})

test.each(['', '/srv/chef/'])('a repository %s and what tries it out are two', (around) => {
  const texts = { [`${around}templates/default/a.erb`]: deny, [`${around}test/cookbooks/b/templates/b.erb`]: deny }
  expect(unitsIn(texts)).toHaveLength(2)
})

test('what one includes of another makes them one', () => {
  expect(
    unitsIn({
      'roles/a/files/httpd.conf': 'ServerRoot /etc/httpd\nInclude conf.d/y.conf\n',
      'roles/b/files/conf.d/y.conf': deny,
      'roles/c/files/z.conf': deny,
    }),
  ).toEqual(['roles/a: roles/a/files/httpd.conf roles/b/files/conf.d/y.conf', 'roles/c: roles/c/files/z.conf'])
})

test('a single role, or none, is as any other folder', () => {
  expect(unitsIn({ 'roles/a/files/x.conf': deny, 'roles/a/files/y.conf': deny })).toEqual([])
  expect(unitsIn({ 'a/x.conf': deny, 'b/y.conf': deny })).toEqual([])
})

test('nobody has said that a part is all of its server', () => {
  const texts = { 'roles/a/files/x.conf': deny, 'roles/b/files/y.conf': deny }
  const parts = sitesByServer(siteFromTexts(texts, { complete: true }))
  expect(parts.map(({ files, complete, isUnit }) => [files.length, complete, isUnit])).toEqual([
    [1, false, true],
    [1, false, true],
  ])
})
