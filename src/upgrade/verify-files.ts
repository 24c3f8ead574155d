import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import type { Checkout } from '../action/checkout.js'
import type { Verified } from '../explain/verified.js'
import { encode } from '../syntax/encoding.js'
import type { RepositoryConfiguration, RepositoryFile } from './read-repository.js'
import { type Secrets, withoutSecrets } from './secrets.js'

export interface VerifyJob {
  readonly command: string
  /** The folder of a checkout, which may be none. */
  readonly workspace: string | undefined
  readonly checkout: Checkout
  /** What must not be in what it says, for that is put into the pull request. */
  readonly secrets: Secrets
}

/**
 * Run somebody's command on the migrated files. A checkout that has all of them is what the command sees a copy of; else it
 * sees what was read. While it runs, the current folder is that of the files.
 */
export async function verifyFiles(configuration: RepositoryConfiguration, given: VerifyJob): Promise<Verified> {
  const { workspace, checkout } = given
  const files = [...configuration.sources.values()]
  const isCheckedOut = files.every(({ entry }) => checkout(entry.path, entry.sha) !== undefined)
  if (workspace && isCheckedOut) return verifyAt(realpathSync(workspace), configuration, given)
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'httpd-upgrade-')))
  try {
    lay(folder, files, configuration.links)
    return await verifyAt(folder, configuration, given)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function lay(folder: string, files: readonly RepositoryFile[], links: RepositoryConfiguration['links']): void {
  const real = new Map(files.map(({ path, entry }) => [path, entry.path]))
  for (const { entry, text, encoding } of files) {
    const place = join(folder, entry.path)
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(place, encode(text, encoding))
    if (entry.mode === '100755') chmodSync(place, 0o755)
  }
  const names = [...links, ...files.flatMap(({ path, entry }) => (path === entry.path ? [] : [[path, path] as const]))]
  for (const [name, path] of names) {
    const target = real.get(path)
    if (target === undefined) continue
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    symlinkSync(posix.relative(posix.dirname(name), target), join(folder, name))
  }
}

/** The paths of the files are told from the folder of the repository, so that is where it has to run. */
async function verifyAt(
  folder: string,
  configuration: RepositoryConfiguration,
  { command, secrets }: VerifyJob,
): Promise<Verified> {
  const { verify } = await import('../verify/verify.js')
  const before = process.cwd()
  process.chdir(folder)
  try {
    const verified = await verify(configuration, { command, paths: ['.'], links: configuration.links })
    // What it says names files as the repository does.
    const named = (text: string) => text.replaceAll(`${folder}/`, '').replaceAll(folder, '.')
    return retold(verified, (text) => withoutSecrets(named(text), secrets))
  } finally {
    process.chdir(before)
  }
}

/** The same in other words. */
function retold(verified: Verified, told: (text: string) => string): Verified {
  const { command, output, trouble, explained } = verified
  const explanations = explained.explanations.map((one) => ({
    ...one,
    said: {
      ...one.said,
      text: told(one.said.text),
      ...(one.said.at ? { at: { ...one.said.at, path: told(one.said.at.path) } } : {}),
    },
  }))
  return {
    ...verified,
    command: told(command),
    output: told(output),
    ...(trouble === undefined ? {} : { trouble: told(trouble) }),
    explained: { ...explained, explanations },
  }
}
