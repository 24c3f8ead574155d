import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteFromTexts } from '../../src/site/site.js'
import type { CopyToStart } from '../../src/start/copy-to-start.js'
import { absentModules } from '../../src/start/left-out-lines.js'
import { folder } from '../folder.js'

const lines = ['cache', 'disk_cache', 'proxy', 'proxy_http', 'proxy_html', 'dav_svn', 'jk'].map(
  (name) => `LoadModule ${name}_module modules/mod_${name}.so\n`,
)

/** A copy for a program with these modules in its folder, and these in itself. */
function copy(names: readonly string[], builtIn: readonly string[] = []): CopyToStart {
  const modules = folder(Object.fromEntries(names.map((name) => [`mod_${name}.so`, ''])))
  return {
    given: { site: siteFromTexts({ 'httpd.conf': lines.join('') }), sources: new Map(), paths: [] },
    program: {
      ...{ path: join(modules, 'httpd'), version: '2.2', release: '2.2.34', modules },
      builtIn: new Set(builtIn.map((name) => `mod_${name}.c`)),
    },
    ...{ texts: new Map(), keepsAccessRulesOf22: false, leftOutModules: [], builtInto22: [], linesToReadAs22: [] },
  }
}

const all = ['disk_cache', 'proxy_http', 'proxy_html', 'dav_svn', 'jk']

test('a module goes with the module whose functions it calls', () => {
  expect(absentModules([copy([...all, 'proxy']), copy([...all, 'proxy', 'cache'])])).toEqual([
    'cache_module',
    'disk_cache_module',
  ])
  expect(absentModules([copy(all)])).toEqual(['cache_module', 'proxy_module', 'disk_cache_module', 'proxy_http_module'])
})

test('a module that is built in is not absent', () => {
  expect(absentModules([copy(all, ['cache', 'proxy'])])).toEqual([])
})
