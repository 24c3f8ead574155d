import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { thisDisk } from '../../../src/disk/server-files.js'
import { migrate } from '../../../src/index.js'
import { accessControl } from '../../../src/migrate/rules/access/access-control.js'
import { siteFromTexts } from '../../../src/site/site.js'
import { scratchFolder } from '../../real-httpd/preamble.js'

/** What is said of a closed folder, and whether a fix is offered, where links lie in it. */
function found(...links: readonly string[]): readonly (readonly [message: string, isOffered: boolean])[] {
  const folder = scratchFolder()
  try {
    mkdirSync(join(folder, 'www'))
    mkdirSync(join(folder, 'other'))
    const local = 'AuthType Basic\nAuthName x\nAuthUserFile /u\nRequire user bob\n'
    writeFileSync(join(folder, 'other/.htaccess'), local)
    for (const link of links) symlinkSync('../other', join(folder, 'www', link))
    const text = `ServerRoot "${folder}"\nListen 80\nUser www\nDocumentRoot "${folder}/www"\n<Directory "${folder}/www">\nAllowOverride All\nOrder allow,deny\nDeny from all\n</Directory>\n`
    const texts = { [join(folder, 'httpd.conf')]: text, [join(folder, 'other/.htaccess')]: local }
    const named = links.map(
      (link) => [join(folder, 'www', link, '.htaccess'), join(folder, 'other/.htaccess')] as const,
    )
    const options = { links: new Map(named), folder: '/', folders: [folder], disk: thisDisk() }
    const site = siteFromTexts(texts, { from: '2.2', ...options })
    const { findings } = migrate(site, { rules: [accessControl] })
    return findings.map(({ message, fix }) => [message.replaceAll(folder, ''), fix !== undefined])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const said =
  'Without mod_access_compat, 2.4 refuses to start because of `Order` and `Deny`. The new line has the same effect.'

test('a .htaccess file that a link leads to from below a closed folder goes by what is above the link', () => {
  expect(found('link')).toEqual([
    [said, true],
    [
      'In 2.4 the Require lines here replace the inherited rules, so requests that are refused today would get in. With `AuthMerging And`, a request must meet both.',
      true,
    ],
  ])
})

test('without a link the fix is offered', () => {
  expect(found()).toEqual([[said, true]])
})
