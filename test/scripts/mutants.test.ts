import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
// @ts-expect-error: a table of a script, which has no types
import { mutants } from '../../scripts/mutants.js'

interface Mutant {
  readonly id: string
  readonly file: string
  readonly from: string
  readonly to: string
  readonly tests: readonly string[]
}

test.each(mutants as readonly Mutant[])('the mistake $id can be planted, and its tests are there', (mutant) => {
  const { file, from, to, tests } = mutant
  expect(readFileSync(file, 'utf8').split(from), `${file} holds what is replaced once`).toHaveLength(2)
  expect(to).not.toBe(from)
  const paths = tests.filter((word) => word.startsWith('test/'))
  expect(paths).not.toEqual([])
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})

test('every mistake has a name of its own', () => {
  const ids = (mutants as readonly Mutant[]).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
