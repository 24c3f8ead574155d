import { expect, test } from 'vitest'
import { htaccessFoldersOnServer } from '../../src/access/merge/places/file-places.js'
import { grantedOverrides, isOverrideNowhereGranted } from '../../src/models/granted-overrides.js'
import { siteFromTexts } from '../../src/site/site.js'

const granted = (text: string) => grantedOverrides(siteFromTexts({ 'httpd.conf': text }))

test('every class that some AllowOverride names', () => {
  const text =
    '<Directory />\nAllowOverride None\n</Directory>\n<Directory /a>\nAllowOverride FileInfo Options=Indexes\n</Directory>\n'
  expect(granted(text)).toEqual(new Set(['fileinfo', 'options']))
  const site = siteFromTexts({ 'httpd.conf': text })
  expect(isOverrideNowhereGranted(site, 'AuthConfig', 'Limit')).toBe(true)
  expect(isOverrideNowhereGranted(site, 'AuthConfig', 'FileInfo')).toBe(false)
})

test('nothing is known without an AllowOverride, or with one that a template fills in', () => {
  expect(granted('Listen 80\n')).toBeUndefined()
  expect(granted('<Directory />\nAllowOverride {{ override }}\n</Directory>\n')).toBeUndefined()
  expect(granted('<Directory />\nAllowOverride ${OVERRIDE}\n</Directory>\n')).toBeUndefined()
})

test('files that nobody reads lack nothing', () => {
  expect(
    isOverrideNowhereGranted(
      siteFromTexts({ 'httpd.conf': '<Directory />\nAllowOverride None\n</Directory>\n' }),
      'Limit',
    ),
  ).toBe(false)
})

test('for one file, the lines that may hold in its folder', () => {
  const site = siteFromTexts({
    'httpd.conf': `
DocumentRoot /srv/WWW
<Directory />
AllowOverride FileInfo
</Directory>
<Directory /srv/WWW/pub>
<IfDefine OPEN>
AllowOverride All
</IfDefine>
</Directory>
`,
    'srv/WWW/sub/.htaccess': 'SetHandler cgi-script\n',
    'srv/WWW/pub/old/.htaccess': 'SetHandler cgi-script\n',
  })
  const grantedTo = (name: string) => {
    const file = site.files.find(({ path }) => path === name)
    return file && grantedOverrides(site, htaccessFoldersOnServer(site, file))
  }
  expect(grantedTo('srv/WWW/sub/.htaccess')).toEqual(new Set(['fileinfo']))
  expect(grantedTo('srv/WWW/pub/old/.htaccess')).toEqual(new Set(['fileinfo', 'all']))
})
