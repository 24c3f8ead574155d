import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { actionBundle } from '../bundles.js'

test('what a runner fetches of the Action is less than 1.67 megabytes, without the pages of the rules', async () => {
  const folder = dirname(await actionBundle())
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  expect(texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)).toBeLessThan(1_670_000)
  expect(texts.filter((text) => text.includes('## What 2.2 did'))).toEqual([])
})
