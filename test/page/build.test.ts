import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { pageBundle } from '../bundles.js'
import { folder } from '../folder.js'
import { nodeRelease } from '../node-release.js'

const script = fileURLToPath(new URL('../../scripts/page.js', import.meta.url))

const node = nodeRelease(24, 'whether the page is the same as built by it')

/** GitHub Pages gets it from Node 24; the tests in Chromium look at the one that their own Node has built. */
test.skipIf(node === undefined)(
  'the page is the same, byte for byte, whether Node 24 or this one builds it',
  async () => {
    const [ours, theirs] = [await pageBundle(), folder()]
    execFileSync(node ?? '', [script, theirs])
    const names = readdirSync(theirs)
    expect(names).toEqual(expect.arrayContaining(['index.html', 'main.js', 'worker.js', 'explained-log.js']))
    for (const name of names)
      expect(readFileSync(join(theirs, name)).equals(readFileSync(join(ours, name))), name).toBe(true)
  },
)
