import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { tasks } from '../../src/checklist/tasks.js'
import { knownMessages } from '../../src/explain/messages/index.js'
import { everyRule } from '../../src/migrate/rules/index.js'

interface Entry {
  readonly id: string
  readonly group: string
  readonly class: string
  readonly guide: boolean
  readonly how?: string
}

interface Part {
  readonly title: string
  readonly anchor: string
  readonly statements: readonly { readonly says: string; readonly entries: readonly string[] }[]
}

interface Catalogue {
  readonly guide?: readonly Part[]
  readonly groups: readonly { readonly id: string; readonly title: string }[]
  readonly entries: readonly Entry[]
}

const catalogue = JSON.parse(readFileSync('docs/catalogue.json', 'utf8')) as Catalogue
const script: string = new URL('../../scripts/coverage.js', import.meta.url).href
const { coverage } = (await import(script)) as {
  coverage: (catalogue: Catalogue, parts: object) => { page: string; uncovered: string[]; unknown: string[] }
}
const parts = { rules: everyRule, messages: knownMessages, tasks }

test('every change is covered by something, and nothing covers a change that does not exist', () => {
  const { uncovered, unknown } = coverage(catalogue, parts)
  expect(uncovered).toEqual([])
  expect(unknown).toEqual([])
})

test('what is not covered is told', () => {
  const odd: Catalogue = { groups: [], entries: [{ id: 'a', group: 'x', class: 'fix', guide: false }] }
  const none = { rules: [], messages: [], tasks: [] }
  expect(coverage(odd, none)).toMatchObject({ uncovered: ['a'], unknown: [] })
  expect(coverage(odd, { ...none, rules: [{ id: 'r', covers: ['b'] }] })).toMatchObject({
    uncovered: ['a'],
    unknown: ['r: b'],
  })
  expect(coverage(odd, { ...none, tasks: [{ id: 't', covers: ['a'] }] })).toMatchObject({ uncovered: [], unknown: [] })
})

test('docs/coverage.md is what `npm run docs` makes of it', () => {
  expect(readFileSync('docs/coverage.md', 'utf8')).toBe(coverage(catalogue, parts).page)
})

describe("Apache's guide", () => {
  const statements = (catalogue.guide ?? []).flatMap((part) => part.statements)
  const named = new Set(statements.flatMap(({ entries }) => entries))

  test('has a row for each statement, with changes that are in the list', () => {
    const known = new Set(catalogue.entries.map(({ id }) => id))
    expect(statements.length).toBeGreaterThan(60)
    expect([...named].filter((id) => !known.has(id))).toEqual([])
    expect(statements.filter(({ entries }) => entries.length === 0)).toEqual([])
    const { page } = coverage(catalogue, parts)
    const rows = page.split('\n').filter((row) => row.includes('upgrading.html#'))
    expect(rows).toHaveLength(statements.length)
    expect(rows.filter((row) => / \| \|$/.test(row))).toEqual([])
  })

  test('names every change that is said to be in it', () => {
    expect(catalogue.entries.filter(({ id, guide }) => guide && !named.has(id)).map(({ id }) => id)).toEqual([])
  })
})

describe('the list of changes', () => {
  test('has each once, in groups that exist', () => {
    const ids = catalogue.entries.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    const groups = new Set(catalogue.groups.map(({ id }) => id))
    expect(catalogue.entries.filter(({ group }) => !groups.has(group))).toEqual([])
  })

  test('says in one of two ways what is done where nothing has to be', () => {
    const odd = catalogue.entries.filter(({ how }) => how && !/^(Limit|Nothing to do): .+\.$/.test(how))
    expect(odd).toEqual([])
  })

  test('leaves nothing that can be rewritten to a sentence', () => {
    const covered = new Set([...parts.rules, ...knownMessages, ...tasks].flatMap(({ covers }) => covers))
    const left = catalogue.entries.filter((entry) => !covered.has(entry.id) && entry.class !== 'info')
    expect(left.map(({ id }) => id)).toEqual([])
  })

  const original = '../shared/catalogue/rules.json'
  if (!existsSync(original))
    console.warn(
      `\n*** ${original}, of which docs/catalogue.json was made, is no part of the repository: the comparison with it is SKIPPED. ***\n`,
    )
  test.skipIf(!existsSync(original))('is that of the reference', () => {
    const { rules } = JSON.parse(readFileSync(original, 'utf8')) as {
      rules: { id: string; cls: string; group: string; guide: boolean }[]
    }
    // Ours has entries of its own besides.
    const known = new Set(rules.map(({ id }) => id))
    const shared = catalogue.entries.filter(({ id }) => known.has(id))
    expect(shared.map(({ id, class: cls, group, guide }) => ({ id, cls, group, guide }))).toEqual(
      rules.map(({ id, cls, group, guide }) => ({ id, cls, group, guide: !!guide })),
    )
  })
})
