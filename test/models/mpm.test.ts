import { expect, test } from 'vitest'
import { loadedModules } from '../../src/models/modules/loaded-modules.js'
import { likelyMpmOn22, mpmOn24At } from '../../src/models/mpm.js'
import { serversOn22 } from '../../src/site/server-level.js'
import { siteFromTexts } from '../../src/site/site.js'

function at(text: string): string | undefined {
  const site = siteFromTexts({ 'httpd.conf': text })
  const [node] = site.directives('StartServers')
  return node && mpmOn24At(site, node)
}

test('the guard around a line names the MPM, else LoadModule does', () => {
  expect(at('<IfModule prefork.c>\n<IfDefine A>\nStartServers 1\n</IfDefine>\n</IfModule>\n')).toBe('prefork')
  expect(at('<IfModule mpm_worker_module>\nStartServers 1\n</IfModule>\n')).toBe('worker')
  expect(at('LoadModule mpm_event_module modules/mod_mpm_event.so\nStartServers 1\n')).toBe('event')
})

test('2.2 does not say', () => {
  expect(at('StartServers 1\n')).toBeUndefined()
  expect(at('<IfModule !prefork.c>\nStartServers 1\n</IfModule>\n')).toBeUndefined()
  expect(at('<IfModule mpm_winnt_module>\nStartServers 1\n</IfModule>\n')).toBeUndefined()
})

function former(text: string): string {
  const site = siteFromTexts({ 'httpd.conf': `ServerRoot /srv\n${text}` })
  return serversOn22(site)
    .map((server) => likelyMpmOn22(site, server, loadedModules(site, server)))
    .map(({ mpm, shownBy }) => `${mpm} ${shownBy}`)
    .join()
}

test('what 2.2 had built in: directives show it best, then modules, else it is the default', () => {
  expect(former('MinSpareServers 5\nLoadModule cgid_module modules/mod_cgid.so\n')).toBe('prefork MinSpareServers')
  expect(former('ThreadsPerChild 25\n')).toBe('worker ThreadsPerChild')
  expect(former('<IfModule worker.c>\nThreadsPerChild 25\n</IfModule>\n')).toBe('prefork undefined')
  expect(former('LoadModule cgid_module m/mod_cgid.so\nLoadModule php5_module m/libphp5.so\n')).toBe(
    'prefork php5_module',
  )
  expect(former('LoadModule cgid_module modules/mod_cgid.so\n')).toBe('worker mod_cgid')
  expect(former('LoadModule cgid_module m/mod_cgid.so\nLoadModule cgi_module m/mod_cgi.so\n')).toBe('prefork undefined')
})
