import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { knownLayouts } from '../../src/httpd/layouts.js'
import { fromUrlFragment, type LinkContent, toUrlFragment } from '../../src/page/link.js'
import { defaultSwitches, pageStateFromLink } from '../../src/page/model.js'
import { seeded } from '../thoroughness.js'

const shared: LinkContent = { files: [], switches: defaultSwitches, review: false, decisions: {}, log: '' }

test('a link holds what it was made of, whatever that is', async () => {
  const text = fc.string({ unit: 'grapheme' })
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ path: text, text })),
      fc.dictionary(text, fc.boolean()),
      text,
      async (files, decisions, log) => {
        const made = { ...shared, files, decisions, log }
        const fragment = await toUrlFragment(made)
        expect(fragment).toMatch(/^1\.[\w-]*$/)
        expect(await fromUrlFragment(fragment)).toEqual(JSON.parse(JSON.stringify(made)))
      },
    ),
    seeded('links', 50, 1000),
  )
})

test('the page offers all that can be chosen', () => {
  const page = readFileSync(new URL('../../src/page/index.html', import.meta.url), 'utf8')
  const [, list = ''] = /<select id="layout">([^]*?)<\/select>/.exec(page) ?? []
  expect(Array.from(list.matchAll(/value="(\w+)"/g), ([, value]) => value)).toEqual(['any', ...knownLayouts])
})

test('a link that is older than a switch holds the others', async () => {
  const made = { ...shared, switches: { from: '2.4', complete: true } as const }
  const read = await fromUrlFragment(await toUrlFragment(made))
  expect(read?.switches).toEqual({ from: '2.4', complete: true })
  expect(read && pageStateFromLink(read).switches).toEqual({ ...defaultSwitches, from: '2.4', complete: true })
})

describe('what is no such link', () => {
  const madeOf = (said: unknown) => toUrlFragment(said as LinkContent)
  test.each<[string, () => string | Promise<string>]>([
    ['nothing', () => ''],
    ['an anchor', () => 'findings'],
    ['cut off', async () => (await madeOf(shared)).slice(0, -9)],
    ['no base64', () => '1.%%%'],
    ['JSON of something else', () => madeOf([])],
    ['a file without a text', () => madeOf({ ...shared, files: [{ path: 'a' }] })],
    ['a switch that there is not', () => madeOf({ ...shared, switches: { ...defaultSwitches, from: '1.3' } })],
    [
      'a switch of a name that there is not',
      () => madeOf({ ...shared, switches: { ...defaultSwitches, toString: 'auto' } }),
    ],
    ['a text where a word is', () => madeOf({ ...shared, switches: { ...defaultSwitches, modules: 3 } })],
    ['a decision that is none', () => madeOf({ ...shared, decisions: { a: 'yes' } })],
    ['more than fits on a page', () => madeOf({ ...shared, log: ' '.repeat(33e6) })],
  ])('%s', async (_name, fragment) => {
    expect(await fromUrlFragment(await fragment())).toBeUndefined()
  })
})
