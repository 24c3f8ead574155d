import { spawnSync } from 'node:child_process'
import { linkSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
// @ts-expect-error: a script of the build, which has no types
import { buildExecutable } from '../../scripts/executable.js'
import { executable } from '../bundles.js'
import { folder } from '../folder.js'
import { nodeRelease } from '../node-release.js'

/** With nothing on the PATH, and nothing beside it. What the command line can do otherwise, its own tests try. */
test('the one file that needs no Node runs wherever it lies, and unpacks nothing', async ({ skip }) => {
  const made = await executable()
  skip(made === undefined)
  const at = folder({ 'httpd.conf': 'NameVirtualHost *:80\n' })
  linkSync(String(made), join(at, 'httpd-upgrade'))
  const temporary = folder()
  const env = { PATH: '/nowhere', HOME: temporary, TMPDIR: temporary }
  const run = (...words: string[]) => spawnSync(join(at, 'httpd-upgrade'), words, { cwd: at, env, encoding: 'utf8' })

  expect(run('--version')).toMatchObject({ status: 0, stdout: '1.2.3\n', stderr: '' })
  expect(run('httpd.conf')).toMatchObject({ status: 1, stdout: expect.stringContaining('NameVirtualHost'), stderr: '' })
  expect(run('rules', 'name-virtual-host').stdout).toContain('2.4')
  expect(run('--write', 'httpd.conf')).toMatchObject({ status: 0, stderr: '' })
  expect([readdirSync(at), readdirSync(temporary)]).toEqual([['httpd-upgrade', 'httpd.conf'], []])
  console.info(`executable: ${(statSync(String(made)).size / 1e6).toFixed(1)} MB`)
})

test('no file is made of an older Node, which would not start', async ({ skip }) => {
  const node = nodeRelease(20, 'what is said of an old Node is not tested')
  skip(node === undefined)
  const at = folder()
  await expect(buildExecutable(join(at, 'httpd-upgrade'), { node })).rejects.toThrow(
    /is v20\.\S+; the file wants Node 24\.8 or newer: name one with --node/,
  )
  expect(readdirSync(at)).toEqual([])
})
