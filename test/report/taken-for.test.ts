import { expect, test } from 'vitest'
import { migrate } from '../../src/index.js'
import { takenFor } from '../../src/report/taken-for.js'
import { siteFromTexts } from '../../src/site/site.js'

const sentence = (text: string, from: 'auto' | '2.2', written: boolean) => {
  const site = siteFromTexts({ 'httpd.conf': text }, { from })
  const migration = migrate(site)
  return takenFor({ site, migration, applied: new Set(written ? migration.taken : []) })
}

const old = 'MaxClients 5\n<Directory "/srv">\n    Order allow,deny\n    Allow from all\n</Directory>\n'

test('what was taken for a configuration of 2.4', () => {
  expect(sentence(old.replace('MaxClients', 'MaxRequestWorkers'), 'auto', false)).toMatch(/taken for .* 2\.4 already/)
})

test('what will be taken for one, with work left', () => {
  expect(sentence(old, 'auto', true)).toMatch(/say --from 2\.2 the next time/)
})

test.each([
  ['before anything is written', old, 'auto', false],
  ['where the version was said', old, '2.2', true],
  ['where nothing is left to do', 'MaxClients 5\n', 'auto', true],
  ['where nothing that is written shows 2.4', 'NameVirtualHost *:80\nDefaultType text/html\n', 'auto', true],
] as const)('nothing %s', (_, text, from, written) => {
  expect(sentence(text, from, written)).toBe('')
})
