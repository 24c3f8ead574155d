import { expect, test } from 'vitest'
import { urlMapLookup } from '../../../../src/access/merge/urls/urls.js'
import { siteFromTexts } from '../../../../src/site/site.js'

const mapOf = (text: string) => urlMapLookup(siteFromTexts({ 'httpd.conf': text }, { complete: true }))(undefined)
const below = (text: string) => mapOf(text)?.foldersOfHosts.map(({ folder }) => folder)

test.each([
  ['/srv/hosts/%1/htdocs', '/srv/hosts'],
  ['/srv/hosts/www.%-2.%-1', '/srv/hosts'],
  ['/srv/hosts/%2.1/%2.2/%2', '/srv/hosts'],
  ['/srv/all', '/srv/all'],
])('what hosts have by VirtualDocumentRoot %s lies below %s', (path, folder) => {
  expect(below(`VirtualDocumentRoot ${path}\n`)).toEqual([folder])
  expect(below(`DocumentRoot /srv/www\nVirtualScriptAliasIP ${path}\n`)).toEqual([folder])
})

test.each(['/%0', '%0/htdocs', '/srv/%1.%1.%1/x'])('what they have by %s may lie anywhere', (path) => {
  expect(mapOf(`VirtualDocumentRoot ${path}\n`)).toBeUndefined()
})

test('a DocumentRoot counts beside it only where it may not be in force', () => {
  const roots = (text: string) => mapOf(text)?.folders.map(({ folder, isSure }) => `${folder} ${isSure}`)
  const root = 'DocumentRoot /srv/www\n'
  expect(roots(`${root}VirtualDocumentRoot /srv/hosts/%0\n`)).toEqual([])
  expect(roots(`${root}VirtualDocumentRoot none\n`)).toEqual(['/srv/www true'])
  expect(roots(`${root}<IfDefine Hosts>\nVirtualDocumentRoot /srv/hosts/%0\n</IfDefine>\n`)).toEqual(['/srv/www false'])
})
