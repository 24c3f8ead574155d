import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { migrate } from '../../src/index.js'
import { siteFromTexts } from '../../src/site/site.js'
import { sitesByServer } from '../../src/site/sites-by-server.js'
import { corpusFolder, hasCorpus } from '../corpus.js'
import { folder } from '../folder.js'
import { runIn, useCli } from '../run-cli.js'
import { hasPackage, packageFolder } from './apache2-package.js'
import { httpdFolders, serviceFolders } from './debian-files.js'
import { enabled, type Texts, textsIn } from './tree.js'

useCli()

/** The files of a folder as they are, by their paths from it. */
const filesIn = (root: string): Texts =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((path) => statSync(join(root, path)).isFile())
      .map((path) => [path, readFileSync(join(root, path), 'latin1')]),
  )

describe.skipIf(serviceFolders().length < 40)("other programs' files, as Debian has them", () => {
  const services = serviceFolders()

  test.each(services.map((path) => [basename(path), path]))('of %s none is touched or named', (_, path) => {
    // Those that lie below /usr/share are what a person copies to /etc.
    const files = filesIn(path)
    const root = folder(files)
    const { out, err } = runIn(root, ['--diff', '--review', '--from', '2.2', '.'])
    expect(out).toBe('')
    expect(err).toContain('No httpd configuration was found')
  })

  test.skipIf(!hasPackage())("of /etc of a machine with all of them only httpd's files are named", () => {
    const all = Object.assign({}, ...services.map(filesIn)) as Texts
    const old = '<Directory /srv/app>\n  Order allow,deny\n  Allow from all\n</Directory>\n'
    const apache = textsIn(join(packageFolder, 'etc'), 'etc') ?? {}
    const root = folder({ ...all, ...apache, 'etc/apache2/conf-available/app.conf': old })
    const { out } = runIn(root, ['--format', 'json', '--review', 'etc'])
    const { files } = JSON.parse(out) as { files: readonly { path: string }[] }
    expect(files.map(({ path }) => path).filter((path) => !path.startsWith('etc/apache2/'))).toEqual([])
    expect(files.map(({ path }) => path)).toContain('etc/apache2/conf-available/app.conf')
  })
})

/** A server of Debian's 2.4 with a package that brings something for it, all of it enabled. */
function serverWith(own: Texts): ReturnType<typeof siteFromTexts> {
  const texts: Texts = { ...textsIn(join(packageFolder, 'etc/apache2'), 'etc/apache2'), ...own }
  const at = 'etc/apache2'
  const modules = Object.keys(texts).flatMap((path) => /mods-available\/(.+)\.load$/.exec(path)?.[1] ?? [])
  const mpms = /^mpm_(worker|prefork)$/
  const confs = Object.keys(texts).filter((path) => /conf-available\/|apache\d*\.conf$|sites-available\//.test(path))
  const links = confs
    .filter((path) => path !== `${at}/apache2.conf`)
    .map((path): [string, string] => [
      path.includes('sites-available/')
        ? `${at}/sites-enabled/${basename(path)}`
        : `${at}/conf-enabled/${path.replaceAll('/', '-')}`,
      path,
    ])
  const loaded = enabled(
    at,
    modules.filter((name) => !mpms.test(name)),
    texts,
  )
  return siteFromTexts(texts, { links: new Map([...loaded, ...links]) })
}

/** Lines that are for httpd among what a package brings. */
const ofHttpd = (path: string): boolean => /^etc\/apache2\/|apache\d*\.conf$|htaccess$/.test(path)

const bringing = httpdFolders().map((path): [string, Texts] => [
  basename(path),
  Object.fromEntries(Object.entries(filesIn(path)).filter(([name]) => ofHttpd(name))),
])

function expectAtHome(site: ReturnType<typeof siteFromTexts>): void {
  const { findings, texts } = migrate(site, { fixes: 'all' })
  expect(findings.map(({ file, rule, message }) => `${file.path}: ${rule.id}: ${message}`)).toEqual([])
  expect(texts.size).toBe(0)
}

describe.skipIf(!hasPackage())('of a 2.4 that never was of 2.2 nothing is changed, and nothing told', () => {
  test("Debian's own, with all that it brings enabled", () => {
    const site = serverWith({})
    expect(sitesByServer(site)[0]?.judgement.origin).toBe('2.4')
    expectAtHome(site)
  })

  test.skipIf(bringing.length < 30).each(bringing)('%s on it', (_, own) => {
    expectAtHome(serverWith(own))
  })
})

test.skipIf(!hasCorpus).each([
  ["httpd's own", 'control-apache-httpd-2.4-docs'],
  ["Red Hat's 7, as a panel has it", 'control-panel-vesta-2.4'],
])('nor of %s', (_, name) => {
  expectAtHome(siteFromTexts(textsIn(`${corpusFolder}${name}`, name) ?? {}))
})
