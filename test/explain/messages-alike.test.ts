import { expect, test } from 'vitest'
import { explain } from '../../src/explain/explain.js'
import { migrate } from '../../src/index.js'
import { explanationText } from '../../src/report/explanation/explanation-text.js'
import { siteFromTexts } from '../../src/site/site.js'

test('what is to be done is said once of many modules that are not there, and by its fix of one that is gone', () => {
  const names = ['alias', 'asis', 'env', 'mem_cache']
  const text = names.map((name) => `LoadModule ${name}_module modules/mod_${name}.so\n`).join('')
  const site = siteFromTexts({ '/etc/httpd/conf/httpd.conf': text })
  const said = names.map(
    (name, index) =>
      `AH00526: Syntax error on line ${index + 1} of /etc/httpd/conf/httpd.conf:\nCannot load modules/mod_${name}.so into server: no such file\n`,
  )
  const shown = explanationText(explain(said.join(''), { site, migration: migrate(site), links: new Map() }))
  expect(shown.match(/is part of 2\.4/g)).toHaveLength(1)
  expect(shown).toContain('  also /etc/httpd/conf/httpd.conf:2, /etc/httpd/conf/httpd.conf:3\n')
  expect(shown).toContain('Cannot load modules/mod_mem_cache.so')
  expect(shown).toContain('4 messages.')
})
