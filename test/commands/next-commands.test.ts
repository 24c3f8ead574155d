import { expect, test } from 'vitest'
import { type Options, parseCommandLine } from '../../src/command-line/arguments.js'
import { nextCommandsAfter } from '../../src/commands/next-commands.js'
import { migrate } from '../../src/index.js'
import { siteFromTexts } from '../../src/site/site.js'
import type { Texts } from '../trees/tree.js'

const old = 'ServerRoot "/etc/apache2"\nInclude mods-enabled/*.load\nOrder allow,deny\nDeny from all\n'

const server = (folder: string): Texts => ({
  [`${folder}/apache2.conf`]: old,
  [`${folder}/mods-enabled/alias.load`]: 'LoadModule alias_module modules/mod_alias.so\n',
})

const ofPackage = 'LoadModule access_compat_module modules/mod_access_compat.so\n'

/** The first command that is printed after a look at these files. */
function printed(texts: Texts): string | undefined {
  const command = parseCommandLine(['etc'])
  const site = siteFromTexts(texts)
  const report = { site, migration: migrate(site), applied: new Set<never>(), checklist: [] }
  const shown = nextCommandsAfter((command as { options: Options }).options, report)
  return shown.split('\n').find((line) => line.includes('--write'))
}

test('say what a server of 2.2 was taken for', () => {
  expect(printed(server('/etc/apache2'))).toContain('--from 2.2 ')
})

test('whatever a package of 2.4 has laid beside it', () => {
  expect(printed({ ...server('/etc/apache2'), '/etc/apache2/mods-available/access_compat.load': ofPackage })).toContain(
    '--from 2.2 ',
  )
  const main = '/etc/apache2/httpd.conf'
  const two = { ...server('/etc/apache2'), [main]: `${old}Include elsewhere/*.conf\n` }
  expect(printed({ ...two, '/etc/apache2/mods-available/access_compat.load': ofPackage })).toContain('--from 2.2 ')
})

test('but not where servers of both are among the files, or files of 2.4 that lie elsewhere', () => {
  const other = { '/new/httpd.conf': `ServerRoot "/new"\nListen 80\n${ofPackage}` }
  expect(printed({ ...server('/etc/apache2'), ...other })).not.toContain('--from')
  const away = { '/roles/web/vhost.conf': 'Require ip 192.0.2.1\n' }
  expect(printed({ ...server('/etc/apache2'), ...other, ...away })).not.toContain('--from')
})
