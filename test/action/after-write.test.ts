import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { folder } from '../folder.js'
import { dispatchEvent } from '../github/events.js'
import type { Files } from '../github/repository.js'
import { type GitHub, withGitHub } from '../github/server.js'
import type { Pull, Repository } from '../github/world.js'
import { runIn, useCli } from '../run-cli.js'
import { shareOf } from '../thoroughness.js'
import { corpusTrees } from '../trees/corpus-trees.js'
import { ownTrees } from '../trees/own-trees.js'
import { onDisk, type Tree } from '../trees/tree.js'
import { act, pullOf, review, withBundle } from './scene.js'
import { mayWrite, siteWith } from './upgrade-scene.js'

withBundle()
useCli()

interface Result {
  readonly ruleId: string
  readonly locations: readonly [
    { readonly physicalLocation: { artifactLocation: { uri: string }; region?: { startLine: number } } },
  ]
}

/** A line each; what two servers read may be told of each of them, and counts once. */
function toldIn(sarif: string): readonly string[] {
  const results: readonly Result[] = JSON.parse(sarif).runs[0].results
  const told = results.map(({ ruleId, locations: [{ physicalLocation: at }] }) =>
    [at.artifactLocation.uri, at.region?.startLine, ruleId].join(' '),
  )
  return [...new Set(told)].sort()
}

/** What the files of a tree are in a repository, as `root` has them. */
const filesIn = ({ texts, links }: Tree, root: string): Files => ({
  ...Object.fromEntries(Object.keys(texts).map((path) => [path, new Uint8Array(readFileSync(join(root, path)))])),
  ...Object.fromEntries(
    Array.from(links, ([link, path]) => [link, { link: '../'.repeat(link.split('/').length - 1) + path }]),
  ),
})

async function toldByReview(github: GitHub, pull: Pull): Promise<readonly string[]> {
  const workspace = folder()
  await review(github, pull, { workspace, inputs: { 'sarif-file': 'out.sarif' } })
  return toldIn(readFileSync(join(workspace, 'out.sarif'), 'utf8'))
}

const fileOf = (told: string): string => told.split(' ')[0] ?? ''

async function toldBy(github: GitHub, site: Repository, mode: 'report' | 'upgrade'): Promise<readonly string[]> {
  const workspace = folder()
  await act(github, await dispatchEvent(github, site), {
    token: { permissions: mayWrite },
    workspace,
    inputs: { mode, fixes: 'all', 'sarif-file': 'out.sarif' },
  })
  return toldIn(readFileSync(join(workspace, 'out.sarif'), 'utf8'))
}

/** A few of these, for `npm test`: the others differ in what they hold, and not in how they are read. */
const trees = shareOf(8, [...ownTrees(), ...corpusTrees()])

describe.each(trees.map((tree) => [tree.name, tree] as const))('what was open after --write, with %s', (_, tree) => {
  const written = (): { readonly open: readonly string[]; readonly files: Files; readonly settings: Files } => {
    const root = onDisk(tree)
    runIn(root, ['--write', '.'])
    const open = toldIn(runIn(root, ['--format', 'sarif', '.']).out)
    const noted = runIn(root, ['--version']).file('httpd-upgrade.json')
    return { open, files: filesIn(tree, root), settings: noted ? { 'httpd-upgrade.json': noted } : {} }
  }

  test('is open for the Action, with what the run has noted and without', async () => {
    const { open, files, settings } = written()
    expect(open.length).toBeGreaterThan(0)
    for (const all of [{ ...files, ...settings }, files])
      await withGitHub(async (github) => {
        const site = await siteWith(github, all)
        for (const mode of ['report', 'upgrade'] as const) expect(await toldBy(github, site, mode), mode).toEqual(open)
      })
  })

  test('is open for a review', async () => {
    const { open, files, settings } = written()
    await withGitHub(async (github) => {
      const pull = await pullOf(github, settings, files)
      expect(await toldByReview(github, pull)).toEqual(open)
    })
    // What concerns the whole server is for the review that brings its line.
    const before = filesIn(tree, onDisk(tree))
    await withGitHub(async (github) => {
      const pull = await pullOf(github, before, { ...files, ...settings })
      const isChanged = (one: string) => !isDeepStrictEqual(before[fileOf(one)], files[fileOf(one)])
      const told = await toldByReview(github, pull)
      expect(open).toEqual(expect.arrayContaining([...told]))
      expect(told).toEqual(expect.arrayContaining(open.filter((one) => isChanged(one) && / access-control$/.test(one))))
    })
  })
})
