import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { httpd, needHttpd } from '../real-httpd/install.js'
import { scratchFolder } from '../real-httpd/preamble.js'
import { lastAnswers, startServer } from '../real-httpd/server.js'
import { fitModulePaths } from '../real-httpd/stand-in.js'
import { runIn, useCli } from '../run-cli.js'
import { hasPackage, packageFolder } from './apache2-package.js'

useCli()

/** What a 2.2 left behind, beside the configuration of the package. */
const old = {
  'sites-enabled/x':
    '<VirtualHost *>\nDocumentRoot /var/www/html\n<Location /closed>\nOrder allow,deny\nDeny from all\n</Location>\n</VirtualHost>\n',
  'conf.d/local': '<Directory /var/www/html/private>\nOrder deny,allow\nDeny from all\n</Directory>\n',
}

const documents = ['page.html', 'closed/page.html', 'private/page.html']

/** What the package's own script enables as it is installed, but for the MPM, which the harness loads. */
const enabled = {
  mods: [
    'access_compat',
    'alias',
    'authn_core',
    'authz_core',
    'authz_host',
    'dir',
    'env',
    'mime',
    'setenvif',
    'status',
  ],
  conf: ['charset', 'localized-error-pages', 'other-vhosts-access-log', 'security', 'serve-cgi-bin'],
}

/** @returns the folder that stands for the root of the machine */
function machine(): string {
  const root = scratchFolder()
  const etc = join(root, 'etc/apache2')
  cpSync(join(packageFolder, 'etc/apache2'), etc, { recursive: true, verbatimSymlinks: true })
  mkdirSync(join(etc, 'conf.d'))
  for (const [path, text] of Object.entries(old)) writeFileSync(join(etc, path), text)
  for (const name of enabled.mods)
    for (const ending of ['load', 'conf'])
      if (existsSync(join(etc, `mods-available/${name}.${ending}`))) link(etc, 'mods', `${name}.${ending}`)
  for (const name of enabled.conf) link(etc, 'conf', `${name}.conf`)
  for (const path of readdirSync(etc, { recursive: true }).map(String)) fit(join(etc, path), root)
  for (const path of documents) {
    mkdirSync(join(root, 'var/www/html', path, '..'), { recursive: true })
    writeFileSync(join(root, 'var/www/html', path), `FILE ${path}\n`)
  }
  mkdirSync(join(root, 'log'))
  return root
}

const link = (etc: string, kind: string, name: string) =>
  symlinkSync(`../${kind}-available/${name}`, join(etc, `${kind}-enabled/${name}`))

/** Paths of the machine lie below its root, and modules where this machine has them. */
function fit(path: string, root: string): void {
  if (!/\.(conf|load)$|\/(x|local)$/.test(path) || !existsSync(path)) return
  const text = readFileSync(path, 'utf8')
    .replace(/(?<=[\s"])(?=\/(etc\/apache2|var\/www|usr\/share)\b)/g, root)
    .replace(/^([ \t]*)(Listen|PidFile)[ \t].*$/gim, '$1#')
    .replace(/^User .*$/gm, 'User nobody')
    .replace(/^Group .*$/gm, 'Group #65534')
  writeFileSync(path, fitModulePaths(text, needHttpd()))
}

/** What a real 2.4 answers with for each document. */
async function answers(root: string): Promise<readonly number[]> {
  const variables = { APACHE_LOG_DIR: `${root}/log`, APACHE_RUN_DIR: `${root}/log` }
  const server = await startServer({
    config: [
      ...Object.entries(variables).map(([name, value]) => `Define ${name} "${value}"`),
      `ServerRoot "${root}/etc/apache2"`,
      `DocumentRoot "${root}/var/www/html"`,
      `Include "${root}/etc/apache2/apache2.conf"`,
    ].join('\n'),
    modules: [],
  })
  const got = await lastAnswers(
    server,
    documents.map((path) => ({ path: `/${path}` })),
  )
  return got.map(([status]) => status)
}

/** Run what is printed, with the package's own a2enconf and a2ensite. */
function obey(root: string, command: string): void {
  const scripts = join(packageFolder, 'usr/sbin')
  const { status, stderr } = spawnSync('sh', ['-ec', command], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${scripts}:${process.env.PATH}`,
      APACHE_CONFDIR: join(root, 'etc/apache2'),
      APACHE_STATE_DIRECTORY: join(root, 'state'),
    },
  })
  expect(stderr).toBe('')
  expect(status).toBe(0)
}

test.skipIf(!httpd() || !hasPackage())(
  "Debian's package with what a 2.2 has left: found, and refused again as printed",
  async () => {
    const root = machine()
    try {
      expect(await answers(root), 'what 2.2 refused is open').toEqual([200, 200, 200])
      const { files } = JSON.parse(runIn(root, ['etc/apache2', '--format', 'json']).out) as {
        files: { findings: { rule: string; severity: string; message: string }[] }[]
      }
      const found = files.flatMap(({ findings }) => findings).filter(({ rule }) => rule === 'distribution-layout')
      expect(found.map(({ severity }) => severity)).toEqual(['error', 'error'])
      runIn(root, ['etc/apache2', '--write', '--review', '--from', '2.2', '--only', 'access-control'])
      for (const { message } of found) obey(root, /, run `([^`]+)`/.exec(message)?.[1] ?? message)
      expect(await answers(root), 'and is refused').toEqual([200, 403, 403])
      const left = runIn(root, ['etc/apache2', '--only', 'distribution-layout']).out
      expect(left).toContain('no problems for 2.4')
    } finally {
      rmSync(root, { recursive: true, force: true })
    }
  },
)
