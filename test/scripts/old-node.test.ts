import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { nodeRelease } from '../node-release.js'
import { takesAll } from '../thoroughness.js'

const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))

/** Each is fetched, which takes its time, and the sentence stands in one short file. */
describe.skipIf(!takesAll)('on a Node that is too old', () => {
  test.each([4, 16, 18])('%i: one clear sentence', (major) => {
    const node = nodeRelease(major, 'what it says on an old Node is not tested')
    if (node === undefined) return
    const { stdout, stderr, status } = spawnSync(node, [cli, '--version'], { encoding: 'utf8' })
    expect(stderr).toMatch(
      new RegExp(`^httpd-upgrade: This is Node ${major}\\.[\\d.]+, and Node 20 or newer is needed\\. Where .*\\.\n$`),
    )
    expect([stdout, status]).toEqual(['', 2])
  })
})
