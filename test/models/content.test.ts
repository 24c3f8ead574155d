import { describe, expect, test } from 'vitest'
import { contentFolders, firstFolderWithoutLine } from '../../src/models/content.js'
import { serversOn22, startLines } from '../../src/site/server-level.js'
import { siteFromTexts } from '../../src/site/site.js'

function contentIn(text: string) {
  const site = siteFromTexts({ 'httpd.conf': `Listen 80\n${text}` })
  const [server] = serversOn22(site)
  if (!server) throw new Error('No server runs 2.2 here.')
  const content = [...contentFolders(site, server)]
  const open = content.filter((one) => firstFolderWithoutLine(site, [one], startLines(site, server, 'Options')))
  return { paths: content.map((one) => one.path), open: open.map((one) => one.path) }
}

test('folders of DocumentRoot and Alias, wherever they are said', () => {
  const text =
    'DocumentRoot /a\n<VirtualHost *>\nDocumentRoot "C:\\b"\nAlias /x/ /c/\nAlias /y /d.ico\n</VirtualHost>\n'
  expect(contentIn(text).paths).toEqual(['/a', 'C:/b', '/c/'])
})

test('folders that are not known are left out', () => {
  expect(contentIn(`DocumentRoot "\${ROOT}/a"\nAlias /x @DIR@/b\nDocumentRoot htdocs\n`).paths).toEqual([])
})

const options = 'Options None\n'

describe('covered', () => {
  test.each([
    [options],
    [`<Directory />\n${options}</Directory>\n`],
    [`<Directory "/srv">\n${options}</Directory>\n`],
    [`<Directory "/srv/www/">\n${options}</Directory>\n`],
    [`<Directory "/s*/w?w">\n${options}</Directory>\n`],
    [`<Directory ~ "^/srv/">\n${options}</Directory>\n`],
    [`<DirectoryMatch "www/$">\n${options}</DirectoryMatch>\n`],
    [`<Location />\n${options}</Location>\n`],
    [`<IfModule x.c>\n${options}</IfModule>\n`],
  ])('%j', (text) => {
    expect(contentIn(`DocumentRoot /srv/www\n${text}`).open).toEqual([])
  })
})

describe('not covered', () => {
  test.each([
    [''],
    [`<Directory "/srv/www/shop">\n${options}</Directory>\n`],
    [`<Directory "/srv/ww">\n${options}</Directory>\n`],
    [`<Directory "/*">\n<Files x>\n${options}</Files>\n</Directory>\n`],
    [`<DirectoryMatch "shop$">\n${options}</DirectoryMatch>\n`],
    [`<Location /shop>\n${options}</Location>\n`],
    [`<VirtualHost *>\n${options}</VirtualHost>\n`],
    [`<Files "*">\n${options}</Files>\n`],
  ])('%j', (text) => {
    expect(contentIn(`DocumentRoot /srv/www\n${text}`).open).toEqual(['/srv/www'])
  })
})

test('a virtual host covers its own folders only', () => {
  const hosts = `<VirtualHost a>\nDocumentRoot /a\n${options}</VirtualHost>\n<VirtualHost b>\nDocumentRoot /b\n</VirtualHost>\n`
  expect(contentIn(hosts).open).toEqual(['/b'])
})
