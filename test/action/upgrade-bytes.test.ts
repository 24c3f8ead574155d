import { describe, expect, test } from 'vitest'
import { push } from '../github/people.js'
import type { Files } from '../github/repository.js'
import { withGitHub } from '../github/server.js'
import { useCli } from '../run-cli.js'
import { runs } from '../thoroughness.js'
import { withBundle } from './scene.js'
import { hosts, neutral, open } from './texts.js'
import {
  branch,
  cloneOf,
  fetchedTree,
  operation,
  pullIn,
  readAt,
  siteWith,
  subjects,
  upgrade,
  writtenTree,
} from './upgrade-scene.js'

withBundle()
useCli()

const inputs = { fixes: 'safe', 'commit-message': 'Upgrade' }

/** Everything that can go wrong with bytes, names, modes and links. */
const odd: Files = {
  'conf/httpd.conf': `ServerRoot /etc/httpd\r\nListen 80\r\n${hosts.replace('\n', '\r\n')}Include conf.d/*.conf\r\nLockFile /x\r\n`,
  'conf.d/latin.conf': Buffer.from(`# Stra\xdfe\n${hosts}MaxClients 10\n`, 'latin1'),
  'conf.d/bom.conf': `\uFEFF${hosts}Listen 81`,
  'conf.d/nul.conf': `# a\0b\n${hosts}`,
  'conf.d/unended.conf': 'Listen 82\nMaxClients 7',
  'conf.d/mixed.conf': `Listen 83\r\n${hosts}Timeout 5\nMaxClients 8\r\n`,
  'conf.d/ü "name\'s".conf': hosts,
  'conf.d/emoji.conf': `# 🪶\n${hosts}`,
  'conf.d/run.conf': { executable: `#!/usr/sbin/httpd -f\n${hosts}` },
  'bin/start.sh': { executable: '#!/bin/sh\n/usr/sbin/ab -n 1 http://localhost/\n' },
  'sites-available/one': `<VirtualHost *:80>\n${hosts}</VirtualHost>\n`,
  'sites-enabled/000-one.conf': { link: '../sites-available/one' },
  'extra.d': { link: 'conf.d' },
  'dangling.conf': { link: 'nowhere.conf' },
  'outside.conf': { link: '../../etc/passwd' },
  'circle.conf': { link: 'circle.conf' },
  '.github/workflows/httpd.yml': 'on: push\n',
  'node_modules/x/httpd.conf': hosts,
  'vendor/lib': { submodule: '1'.repeat(40) },
  'logo.png': Buffer.from([0x89, 0x50, 0, 1, 2, 255]),
}

describe.concurrent('a fetch of the branch gives just what --write makes of a checkout', () => {
  test.for([
    ['of safe fixes', {}, []],
    ['of all fixes', { fixes: 'all' }, ['--review']],
    ['of a complete configuration', { 'assume-complete': 'true' }, ['--assume-complete']],
    ['under settings', { config: 'ops/httpd-upgrade.json' }, ['--config', 'ops/httpd-upgrade.json']],
  ] as const)('%s', ([, more, options]) =>
    withGitHub(async (github) => {
      const settings = {
        'ops/httpd-upgrade.json': JSON.stringify({
          exclude: ['conf.d/run.conf', 'sites-available'],
          guards: 'drop-22',
          rules: { 'renamed-directives': 'off' },
        }),
        'guarded.conf': `<IfModule mod_authz_core.c>\nRequire all granted\n</IfModule>\n<IfModule !mod_authz_core.c>\nAllow from all\n</IfModule>\n`,
      }
      const site = await siteWith(github, { ...odd, ...settings, 'open.conf': open })
      const run = await upgrade(github, site, { inputs: { ...inputs, ...more } })
      expect(run).toMatchObject({ exitCode: 0, outputs: { 'pull-request-operation': 'created' } })
      const clone = await cloneOf(github, site)
      const before = await clone.git('rev-parse', 'HEAD^{tree}')
      const fetched = await fetchedTree(clone)
      expect(fetched).not.toBe(before)
      expect(await writtenTree(clone, ...options)).toBe(fetched)
      await site.git.git(['fsck', '--strict', branch])
    }),
  )

  test('of many commits, when the base has moved, and of what a script has', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, odd)
      await upgrade(github, site, { inputs: { fixes: 'safe' } })
      await push(github, site, 'main', {
        'conf.d/latin.conf': Buffer.from(`# Gr\xfc\xdfe\nMaxClients 10\r\n`, 'latin1'),
        'conf.d/bom.conf': null,
        'conf/httpd.conf': `ServerRoot /etc/httpd\r\nLockFile /x\r\nKeepAlive yes\r\nMaxClients 5\r\nInclude conf.d/*.conf\r\n`,
      })
      const run = await upgrade(github, site, { inputs: { fixes: 'safe' } })
      expect(operation(run)).toBe('updated')
      expect((await subjects(site)).length).toBeGreaterThan(2)
      const clone = await cloneOf(github, site)
      const fetched = await fetchedTree(clone)
      expect(await writtenTree(clone)).toBe(fetched)
      const modes = (await site.git.git(['ls-tree', '-r', branch])).toString()
      expect(modes).toMatch(/^100755 blob \S+\tconf\.d\/run\.conf$/m)
      expect(modes).toMatch(/^120000 blob \S+\tsites-enabled\/000-one\.conf$/m)
      expect(modes).toMatch(/^160000 commit 1{40}\tvendor\/lib$/m)
      expect(await readAt(site, branch, 'conf.d/run.conf')).toBe('#!/usr/sbin/httpd -f\n')
      // The server does not read it.
      expect(await readAt(site, branch, 'sites-available/one')).toBe(odd['sites-available/one'])
      expect(await readAt(site, branch, 'node_modules/x/httpd.conf')).toBe(hosts)
    }))

  test('where the tree has to be listed folder by folder', () =>
    withGitHub(
      async (github) => {
        const site = await siteWith(github, {
          ...odd,
          ...Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`deep/a/b${index}/c.conf`, hosts])),
        })
        const run = await upgrade(github, site, { inputs })
        expect(run).toMatchObject({ exitCode: 0, outputs: { 'pull-request-operation': 'created' } })
        expect(github.count('git/get-tree')).toBeGreaterThan(10)
        const clone = await cloneOf(github, site)
        const fetched = await fetchedTree(clone)
        expect(await writtenTree(clone)).toBe(fetched)
      },
      { treeEntries: 18 },
    ))
})

describe.concurrent('what is asked', () => {
  // A tenth of them; all in `npm run test:all`.
  const [others, configuration] = [runs(170, 1_700), runs(30, 300)]
  test(`of ${others + configuration} files with ${configuration} of configuration: their blobs, and few requests more`, () =>
    withGitHub(async (github) => {
      const files: Record<string, string> = {}
      for (let index = 0; index < others; index++) files[`src/m${index % 40}/f${index}.txt`] = `${index}\n`
      for (let index = 0; index < configuration; index++)
        files[`conf/d${index % 9}/site${index}.conf`] = `Listen ${index + 1000}\n${hosts}${neutral(3, index)}`
      const site = await siteWith(github, files)
      const run = await upgrade(github, site, { inputs: { fixes: 'safe' } })
      expect(run).toMatchObject({
        exitCode: 0,
        outputs: { 'pull-request-operation': 'created', 'safe-fixes': String(configuration) },
      })
      expect(github.count('git/get-blob')).toBe(0)
      expect(github.count()).toBeLessThan(30)
      expect(github.count('git/create-blob')).toBe(0)
      expect(pullIn(site).body?.length).toBeLessThan(65_536)

      const before = github.count()
      expect(operation(await upgrade(github, site, { inputs: { fixes: 'safe' } }))).toBe('none')
      expect(github.count() - before).toBeLessThan(20)
      const clone = await cloneOf(github, site)
      const fetched = await fetchedTree(clone)
      expect(await writtenTree(clone)).toBe(fetched)

      // With a checkout in the workspace not even those.
      await clone.git('checkout', '-q', '-f', 'main')
      const blobs = github.count('git/get-blob')
      expect(operation(await upgrade(github, site, { workspace: clone.folder, inputs: { fixes: 'safe' } }))).toBe(
        'none',
      )
      expect(github.count('git/get-blob')).toBe(blobs)
    }))

  test('is asked once where several files hold the same', () =>
    withGitHub(async (github) => {
      const files = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`c${index}.conf`, hosts]))
      const site = await siteWith(github, files)
      expect(operation(await upgrade(github, site, { inputs }))).toBe('created')
      expect(github.count('git/get-blob')).toBe(1)
      for (const path of Object.keys(files)) expect(await readAt(site, branch, path)).toBe('')
    }))

  test('is nothing of workflows, whose files stay as they are', () =>
    withGitHub(async (github) => {
      const path = '.github/workflows/httpd.conf'
      const site = await siteWith(github, { [path]: hosts, 'also.conf': { link: path }, 'a.conf': hosts })
      const run = await upgrade(github, site, { inputs })
      expect(run.outputs).toMatchObject({ 'pull-request-operation': 'created', findings: '1' })
      expect(await readAt(site, branch, path)).toBe(hosts)
    }))

  test('is told where it is too much', () =>
    withGitHub(async (github) => {
      const files = Object.fromEntries(
        Array.from({ length: 801 }, (_, index) => [`c${index}.conf`, `Listen ${index}\n`]),
      )
      const run = await upgrade(github, await siteWith(github, files), { inputs: { fixes: 'safe' } })
      expect(run.exitCode).toBe(1)
      expect(run.annotations[0]?.message).toContain('801 files look like httpd')
      expect(github.count('git/get-blob')).toBe(0)
    }))
})
