import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { corpus } from '../corpus.js'
import { folder } from '../folder.js'
import { dispatchEvent } from '../github/events.js'
import type { Files } from '../github/repository.js'
import { type GitHub, withGitHub } from '../github/server.js'
import type { Repository } from '../github/world.js'
import { runIn, useCli } from '../run-cli.js'
import { shareOf } from '../thoroughness.js'
import { hasPackage, packageFolder } from '../trees/apache2-package.js'
import { textsIn } from '../trees/tree.js'
import { act, withBundle } from './scene.js'
import { cloneOf, mayWrite, siteWith } from './upgrade-scene.js'

withBundle()
useCli()

const names = [...new Set(corpus().map(({ path }) => path.split('/')[0] ?? ''))]

const filesOf = (name: string): Files =>
  Object.fromEntries(
    corpus().flatMap(({ path, bytes }) =>
      path.startsWith(`${name}/`) ? [[path.slice(name.length + 1), new Uint8Array(bytes)]] : [],
    ),
  )

const below = (files: Files, at: string): Files =>
  Object.fromEntries(Object.entries(files).map(([path, content]) => [at + path, content]))

/** What a report in SARIF tells, a line each; nothing where no configuration was found, of which there is no report. */
function toldIn(sarif: string): readonly string[] {
  if (sarif === '') return []
  const { runs } = JSON.parse(sarif)
  return runs[0].results
    .map(({ ruleId, locations: [{ physicalLocation: at }] }: Result) =>
      [at.artifactLocation.uri, at.region?.startLine, ruleId].join(' '),
    )
    .sort()
}

interface Result {
  readonly ruleId: string
  readonly locations: readonly [
    { readonly physicalLocation: { artifactLocation: { uri: string }; region?: { startLine: number } } },
  ]
}

async function toldByAction(
  github: GitHub,
  site: Repository,
  { mode, workspace }: { readonly mode: string; readonly workspace: string },
): Promise<readonly string[]> {
  await act(github, await dispatchEvent(github, site), {
    token: { permissions: mayWrite },
    workspace,
    inputs: { mode, fixes: 'all', 'sarif-file': 'out.sarif' },
  })
  return toldIn(readFileSync(join(workspace, 'out.sarif'), 'utf8'))
}

const places = ['', 'srv/web/'] as const

async function expectAlike(own: Files, at: string): Promise<void> {
  await withGitHub(async (github) => {
    const site = await siteWith(github, below(own, at))
    const clone = await cloneOf(github, site)
    const said = toldIn(runIn(clone.folder, ['--format', 'sarif', '.']).out)
    for (const mode of ['report', 'upgrade']) {
      expect(await toldByAction(github, site, { mode, workspace: folder() }), `${mode} without a checkout`).toEqual(
        said,
      )
      expect(await toldByAction(github, site, { mode, workspace: clone.folder }), `${mode} in a checkout`).toEqual(said)
    }
  })
}

/** Whose files they are, and the folder of the repository that they lie in. */
const cases = [
  ...names.map((name) => [name, () => filesOf(name)] as const),
  ...(hasPackage()
    ? [['Debian, as 2.4 has it', () => textsIn(join(packageFolder, 'etc/apache2'), '') ?? {}] as const]
    : []),
].flatMap(([name, files]) => places.map((at) => [name, at, files] as const))

/** In `npm test` too: a 2.4, and a whole server that lies below a folder. */
const always = ['Debian, as 2.4 has it', 'rhel6-maluroam srv/web/']
const others = shareOf(37, cases)
const wanted = cases.filter((one) => others.includes(one) || always.includes(`${one[0]} ${one[1]}`.trim()))

describe('the Action finds what the command line finds', () => {
  // A university's whole server is read five times.
  test.each(wanted)('in the files of %s below /%s', (_, at, files) => expectAlike(files(), at))
  if (wanted.length === 0)
    test.skip('SKIPPED, for there is neither the corpus nor the package apache2 of Debian', () => {})
})
