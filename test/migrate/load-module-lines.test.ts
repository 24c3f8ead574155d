import { expect, test } from 'vitest'
import { moduleByName } from '../../src/httpd/modules.js'
import { defaultLoadModuleWriter, linesLoadingModule, loadModuleLines } from '../../src/migrate/load-module-lines.js'
import { serversOn22 } from '../../src/site/server-level.js'
import { siteFromTexts } from '../../src/site/site.js'

const ssl = moduleByName('mod_ssl')
if (!ssl) throw new Error('mod_ssl is a module of both versions.')

function found(texts: Record<string, string>): string | undefined {
  const site = siteFromTexts(texts)
  const [server] = serversOn22(site)
  const loads = server && loadModuleLines(site, server)
  const lineOf = (at: { file: { text: string }; start: number }) => at.file.text.slice(0, at.start).split('\n').length
  return loads && ssl && `${loads.first.file.path} ${lineOf(loads.first)}-${lineOf(loads.last)} ${loads.lineFor(ssl)}`
}

test('the first run of LoadModule lines in the main file, and how their paths are written', () => {
  const run =
    'ServerRoot /a\nLoadModule dir_module modules/mod_dir.so\n# a comment\n\nLoadModule mime_module "/m/mod_mime.so"\nListen 80\n'
  const rest = 'LoadModule alias_module x/mod_alias.so\n'
  expect(found({ 'httpd.conf': run + rest })).toBe('httpd.conf 2-5 LoadModule ssl_module "/m/mod_ssl.so"')
  expect(found({ 'httpd.conf': 'ServerRoot C:/A\nLoadModule dir_module C:\\m\\mod_dir.so\n' })).toBe(
    'httpd.conf 2-2 LoadModule ssl_module C:\\m\\mod_ssl.so',
  )
})

test('guards that only load are part of the run, but no place for others', () => {
  const guard = '<IfDefine PHP>\nLoadModule php5_module modules/libphp5.so\n</IfDefine>\n'
  const text = `ServerRoot /a\n${guard}LoadModule dir_module modules/mod_dir.so\n${guard}LoadModule mime_module modules/mod_mime.so\n`
  expect(found({ 'httpd.conf': text })).toBe('httpd.conf 5-9 LoadModule ssl_module modules/mod_ssl.so')
})

test('a folder that another program brings is not that of the modules', () => {
  expect(found({ 'httpd.conf': 'ServerRoot /a\nLoadModule passenger_module /gems/mod_passenger.so\n' })).toBeUndefined()
  expect(found({ 'httpd.conf': 'ServerRoot /a\nLoadModule php5_module modules/libphp5.so\n' })).toBe(
    'httpd.conf 2-2 LoadModule ssl_module modules/mod_ssl.so',
  )
})

test('else the file with most such lines, unless each has but one', () => {
  const main = { 'httpd.conf': 'ServerRoot /a\nInclude mods/*\n' }
  const dir = 'LoadModule dir_module modules/mod_dir.so\n'
  const both = `${dir}LoadModule mime_module modules/mod_mime.so\n`
  expect(found({ ...main, 'mods/a.load': dir, 'mods/b.load': dir })).toBeUndefined()
  expect(found({ ...main, 'mods/a.conf': dir, 'mods/b.conf': both })).toBe(
    'mods/b.conf 1-2 LoadModule ssl_module modules/mod_ssl.so',
  )
})

test('what may be built in is loaded only if it is not', () => {
  const unixd = moduleByName('mod_unixd')
  expect(unixd && linesLoadingModule(defaultLoadModuleWriter(undefined), unixd, undefined)).toEqual([
    '<IfModule !mod_unixd.c>',
    '    LoadModule unixd_module modules/mod_unixd.so',
    '</IfModule>',
  ])
  expect(linesLoadingModule(defaultLoadModuleWriter(undefined), ssl, undefined)).toEqual([
    'LoadModule ssl_module modules/mod_ssl.so',
  ])
})
