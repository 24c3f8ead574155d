import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from 'vitest'
import { migrate } from '../../../src/index.js'
import { accessControl } from '../../../src/migrate/rules/access/access-control.js'
import { siteFromTexts } from '../../../src/site/site.js'
import { type Answer, type Probe, sendAll } from '../../real-httpd/client.js'
import { compare } from '../../real-httpd/compare.js'
import { scratchFolder } from '../../real-httpd/preamble.js'
import { startServer } from '../../real-httpd/server.js'

export const open = 'Order allow,deny\nAllow from all\n'
export const shut = 'Order deny,allow\nDeny from all\n'
export const members = 'AuthType Basic\nAuthName members\nAuthUserFile "@/users"\nRequire valid-user\n'

export const section = (kind: string, path: string, lines: string): string =>
  `<${kind} "${path}">\n${lines}</${kind}>\n`
export const root = 'DocumentRoot "@/www"\n'

/** A configuration that may be read in a wrong way; `@` is a scratch folder. */
export interface Trick {
  readonly what: string
  readonly text: string
  readonly paths: readonly string[]
  /** A file beside the configuration, by its path. */
  readonly file?: readonly [path: string, text: string]
}

/** A real 2.4 with the safe fixes lets in nobody whom it refused with the old lines and mod_access_compat. */
export async function staysShut(trick: Trick): Promise<void> {
  const folder = scratchFolder()
  try {
    layOut(folder)
    const texts = filled(trick, folder)
    const site = siteFromTexts(texts, { complete: true, from: '2.2' })
    const fixed = migrate(site, { rules: [accessControl] }).texts
    const migrated = Object.fromEntries(site.files.map((file) => [file.path, fixed.get(file) ?? file.text]))
    const probes = trick.paths.flatMap(asked)
    const before = await answersOf(texts, probes)
    const after = await answersOf(migrated, probes)
    const opened = probes.filter((_, index) => compare(before[index] ?? none, after[index] ?? none) === 'opened')
    expect(opened).toEqual([])
    expect(before.some(([status]) => status === 401 || status === 403)).toBe(true)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const none: Answer = [0, null, null, null]

const filled = ({ text, file }: Trick, folder: string): Record<string, string> =>
  Object.fromEntries(
    [['httpd.conf', text] as const, ...(file ? [file] : [])].map((each) =>
      each.map((part) =>
        part.replaceAll(/@(?!PORT@)/g, (_, at: number) => (part.slice(at - 5, at) === '@PORT' ? '@' : folder)),
      ),
    ),
  )

const asked = (path: string): Probe[] =>
  ['127.0.0.1', '127.0.0.2'].flatMap((ip) => [
    { path, ip },
    { path, ip, user: 'joe', password: 'secret' },
  ])

function layOut(folder: string): void {
  const names = ['www/a/b', 'www', 'www/private', 'x', 'x/b', 'x/c', 'y', 'y/b', 'prefix']
  for (const name of names) {
    mkdirSync(join(folder, name), { recursive: true })
    writeFileSync(join(folder, name, 'page'), `FILE ${name}\n`)
  }
  writeFileSync(join(folder, 'users'), `joe:{SHA}${createHash('sha1').update('secret').digest('base64')}\n`)
}

async function answersOf(
  texts: Readonly<Record<string, string>>,
  probes: readonly Probe[],
): Promise<readonly Answer[]> {
  const { 'httpd.conf': config = '', ...files } = texts
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  const old = Object.values(texts).some((text) => /^\s*(order|allow|deny|satisfy)\b/im.test(text))
  const server = await startServer({ config, accessCompat: old })
  try {
    return await sendAll(server.port, probes)
  } finally {
    await server.stop()
  }
}
