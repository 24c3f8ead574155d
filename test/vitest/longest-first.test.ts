import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { longest } from './longest-first.js'

test('what is begun first is there, once', () => {
  expect(longest.filter((name) => !existsSync(new URL(`../${name}.test.ts`, import.meta.url)))).toEqual([])
  expect(new Set(longest).size).toBe(longest.length)
})
