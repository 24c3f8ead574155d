import { expect, test } from 'vitest'
import { guardsOnModulesBuiltInto24 } from '../../../src/models/for-one-version/hidden-lines.js'
import { loadedModules } from '../../../src/models/modules/loaded-modules.js'
import { serversOn22 } from '../../../src/site/server-level.js'
import { siteFromTexts } from '../../../src/site/site.js'

/** The modules of a server with these lines, started with `-D SHARED`. */
function modulesOf(lines: string): ReadonlySet<string> {
  const site = siteFromTexts(
    { 'httpd.conf': `ServerRoot /x\nUser nobody\n${lines}` },
    { define: ['SHARED'], from: '2.2' },
  )
  const [server] = serversOn22(site)
  if (!server) throw new Error('no server')
  return loadedModules(site, server).names
}

const unixd = '<IfModule !mod_unixd.c>\nLoadModule unixd_module modules/mod_unixd.so\n</IfModule>\n'

test('a guard on the missing module loads it below a name that is defined, so that a second run adds none', () => {
  expect(modulesOf(unixd)).toContain('mod_unixd')
  expect(modulesOf(`<IfDefine SHARED>\n${unixd}</IfDefine>\n`)).toContain('mod_unixd')
})

test('below a name that is not known to be defined it may be missing', () => {
  expect(modulesOf(`<IfDefine OTHER>\n${unixd}</IfDefine>\n`)).not.toContain('mod_unixd')
})

test('such a guard is not reported either, although the module may be built into 2.4', () => {
  const files = { 'httpd.conf': `ServerRoot /x\nUser nobody\n<IfDefine SHARED>\n${unixd}</IfDefine>\n` }
  expect(guardsOnModulesBuiltInto24(siteFromTexts(files, { define: ['SHARED'], from: '2.2' }))).toEqual([])
  const other = files['httpd.conf'].replace('LoadModule unixd_module modules/mod_unixd.so', 'Options All')
  expect(
    guardsOnModulesBuiltInto24(siteFromTexts({ 'httpd.conf': `${other}LoadModule dir_module x\n` }, { from: '2.2' })),
  ).toHaveLength(1)
})
