import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { actionBundle } from '../bundles.js'

test('what a runner fetches of the Action is less than two megabytes', async () => {
  const folder = dirname(await actionBundle())
  const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_000_000)
})
