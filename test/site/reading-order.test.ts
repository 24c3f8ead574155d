import { expect, test } from 'vitest'
import { isGuard } from '../../src/httpd/guards.js'
import { directivesByConfiguration, guardConditionsAround } from '../../src/site/reading-order.js'
import { siteFromTexts } from '../../src/site/site.js'

const read = (texts: Record<string, string>) =>
  Array.from(directivesByConfiguration(siteFromTexts(texts)), (order) =>
    Array.from(order, (line) => {
      const inside = line.around.filter((section) => !isGuard(section)).map((section) => `<${section.key}>`)
      return [line.at.name.value, ...guardConditionsAround(line), ...inside].join(' | ')
    }),
  )

test('Includes are followed where they stand, with what is around them', () => {
  const texts = {
    'httpd.conf':
      'A 1\n<IfModule mod_ssl.c>\n<VirtualHost *:443>\nInclude conf/b.conf\n</VirtualHost>\n</IfModule>\nC 3\n',
    'conf/b.conf': '<IfModule !mod_alias.c>\nB 2\n</IfModule>\n',
  }
  expect(read(texts)).toEqual([
    [
      'A',
      'Include | ifmodule mod_ssl | <virtualhost>',
      'B | ifmodule mod_ssl | ifmodule !mod_alias | <virtualhost>',
      'C',
    ],
  ])
})

test('conditions that always hold are none, and branches that 2.4 never reads are left out', () => {
  const text =
    '<IfVersion >= 2.2>\nA 1\n</IfVersion>\n<IfVersion < 2.4>\nB 2\n</IfVersion>\n<IfModule ssl_module>\nC 3\n</IfModule>\n'
  expect(read({ 'httpd.conf': text })).toEqual([['A', 'C | ifmodule mod_ssl']])
})

test('each file that nothing includes begins a configuration, but for .htaccess', () => {
  expect(read({ 'a.conf': 'A 1\n', 'b.conf': 'B 2\n', '.htaccess': 'C 3\n' })).toEqual([['A'], ['B']])
})

test('files that include each other end', () => {
  const texts = {
    'httpd.conf': 'A 1\nInclude conf/b.conf\n',
    'conf/b.conf': 'B 2\nInclude conf/c.conf\n',
    'conf/c.conf': 'C 3\nInclude conf/b.conf\n',
  }
  expect(read(texts)).toEqual([['A', 'Include', 'B', 'Include', 'C', 'Include']])
})
