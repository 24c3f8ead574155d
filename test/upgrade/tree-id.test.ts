import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { blobId } from '../../src/action/checkout.js'
import type { TreeEntry } from '../../src/action/repository-calls.js'
import { treeIdAfterChanges } from '../../src/upgrade/tree-id.js'
import type { TreeListing } from '../../src/upgrade/tree-listing.js'
import { folder } from '../folder.js'

const environment = { PATH: process.env.PATH, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' }

function repository(format: 'sha1' | 'sha256') {
  const root = folder()
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: root, env: environment, encoding: 'utf8' }).stdout.trim()
  git('init', '-q', `--object-format=${format}`)
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const tree = () => {
    git('add', '-A')
    return git('write-tree')
  }
  return { root, git, write, tree }
}

function listingOf(tree: string, listed: string): TreeListing {
  const entries = listed
    .split('\0')
    .filter(Boolean)
    .map((line): TreeEntry => {
      const [mode = '', , sha = ''] = line.split(/[ \t]/)
      return { mode, sha, path: line.slice(line.indexOf('\t') + 1), size: 0 }
    })
  return { tree, entries, unlisted: [] }
}

test.each(['sha1', 'sha256'] as const)('a tree with other blobs has the id that git gives it: %s', (format) => {
  const { root, git, write, tree } = repository(format)
  // Names that sort otherwise as folders: git puts a slash behind these.
  for (const path of ['a', 'a.b/x', 'a-b', 'a0', 'b/a', 'b.a', 'b/c/d', 'ü', 'ｚ/z', '🪶/x', 'run.sh'])
    write(path, path)
  chmodSync(join(root, 'run.sh'), 0o755)
  symlinkSync('a', join(root, 'link'))
  const before = tree()
  const listing = listingOf(before, git('ls-tree', '-r', '-t', '-z', before))
  expect(treeIdAfterChanges(listing, new Map())).toBe(before)
  const changes = { 'b/c/d': 'new\n', 'run.sh': '#!\n', '🪶/x': 'x\n', 'a.b/x': '' }
  const blobs = Object.entries(changes).map(([path, text]) => [path, blobId(Buffer.from(text), before)] as const)
  for (const [path, text] of Object.entries(changes)) write(path, text)
  const after = tree()
  expect(after).not.toBe(before)
  expect(treeIdAfterChanges(listing, new Map(blobs))).toBe(after)
})

test.each(['sha1', 'sha256'] as const)('a tree with other names has the id that git gives it: %s', (format) => {
  const { root, git, write, tree } = repository(format)
  for (const path of ['conf.d/local', 'conf.d.bak/x', 'sites-available/x', 'sites-available/y.conf', 'run'])
    write(path, path)
  chmodSync(join(root, 'run'), 0o755)
  mkdirSync(join(root, 'sites-enabled'))
  symlinkSync('../sites-available/x', join(root, 'sites-enabled/x'))
  const before = tree()
  const listing = listingOf(before, git('ls-tree', '-r', '-t', '-z', before))
  const sha = (path: string) => listing.entries.find((entry) => entry.path === path)?.sha ?? ''
  const move = (from: string, to: string, mode = '100644') => ({ from, to, mode, sha: sha(from) })
  const moves = [
    move('conf.d/local', 'conf-enabled/deep/local.conf'),
    move('sites-available/x', 'sites-available/x.conf'),
    move('run', 'bin/run', '100755'),
    {
      ...move('sites-enabled/x', 'sites-enabled/x.conf', '120000'),
      sha: blobId(Buffer.from('../sites-available/x.conf'), before),
    },
  ]
  git('rm', '-q', '--cached', 'sites-enabled/x')
  rmSync(join(root, 'sites-enabled/x'))
  symlinkSync('../sites-available/x.conf', join(root, 'sites-enabled/x.conf'))
  for (const { from, to } of moves.slice(0, 3)) {
    mkdirSync(dirname(join(root, to)), { recursive: true })
    renameSync(join(root, from), join(root, to))
  }
  expect(treeIdAfterChanges(listing, new Map(), moves)).toBe(tree())
})
