import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
// @ts-expect-error: a script of the build, which has no types
import { pagesBeside } from '../../scripts/pages-beside.js'
import { everyRule } from '../../src/migrate/rules/index.js'

const folder = join(import.meta.dirname, '../../src/migrate/rules')

const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })

const pathOf = (id: string): string => join(folder, paths.find((path) => basename(path) === `${id}.ts`) ?? '')

/** What the build makes of the rules, read in this order. */
function builtFrom(ids: readonly string[]): { readonly json: string; readonly codes: readonly string[] } {
  const { plugin, json } = pagesBeside()
  const codes = ids.map((id) => plugin.transform(readFileSync(pathOf(id), 'utf8'), pathOf(id)))
  return { json: json(), codes }
}

const ids = everyRule.map(({ id }) => id)

test('every rule has its page in the file beside the command line, word for word', () => {
  expect(JSON.parse(builtFrom(ids).json)).toEqual(Object.fromEntries(everyRule.map(({ id, page }) => [id, page])))
})

test('no page is left in the command line', () => {
  for (const code of builtFrom(ids).codes) expect(code).not.toContain('page: `')
})

test('the file is the same, in whatever order the rules are read', () => {
  const inOrder = [...ids].sort()
  for (const order of [ids, ids.toReversed()]) expect(Object.keys(JSON.parse(builtFrom(order).json))).toEqual(inOrder)
})
