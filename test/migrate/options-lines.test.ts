import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { optionLinesFor24, optionsErrorIn24 } from '../../src/migrate/options-lines.js'

const words = [
  'Indexes',
  'Includes',
  'IncludesNOEXEC',
  'FollowSymLinks',
  'SymLinksIfOwnerMatch',
  'ExecCGI',
  'MultiViews',
  'RunScripts',
  'All',
  'None',
]
const line = fc.array(
  fc.tuple(fc.constantFrom('', '+', '-'), fc.constantFrom(...words)).map((pair) => pair.join('')),
  { minLength: 1, maxLength: 6 },
)
const signed = fc.array(
  fc.tuple(fc.constantFrom('+', '-'), fc.constantFrom(...words.slice(0, 8))).map((pair) => pair.join('')),
  { minLength: 1, maxLength: 3 },
)

describe('what 2.4 refuses', () => {
  test.each([
    ['Indexes +FollowSymLinks', 'signs'],
    ['+Indexes FollowSymLinks', 'signs'],
    ['None Indexes -Indexes Includes', 'signs'],
    ['Indexes All', 'position'],
    ['+All', 'position'],
    ['-None', 'position'],
    ['All None', 'position'],
    ['All -Indexes', undefined],
    ['None +Indexes', undefined],
    ['Indexes FollowSymLinks', undefined],
    ['+Indexes -FollowSymLinks', undefined],
    ['', undefined],
  ])('%s', (text, complaint) => {
    expect(optionsErrorIn24(text.split(' ').filter(Boolean))).toBe(complaint)
  })
})

describe('what takes its place', () => {
  test.each([
    ['Indexes +Indexes', ['Indexes']],
    ['All -Indexes FollowSymLinks', ['FollowSymLinks Includes ExecCGI']],
    ['RunScripts +Indexes', ['RunScripts Indexes']],
    ['+IncludesNOEXEC Includes', ['Includes']],
    ['Includes -IncludesNOEXEC', undefined],
    ['Indexes +Nonsense', undefined],
  ])('%s', (text, expected) => {
    expect(optionLinesFor24(text.split(' '), [])?.map((words) => words.join(' '))).toEqual(expected)
  })

  test('a line is not taken apart where no section below can tell', () => {
    expect(optionLinesFor24(['+Indexes', 'FollowSymLinks'], [['All']])).toEqual([['FollowSymLinks']])
    expect(optionLinesFor24(['+Indexes', 'FollowSymLinks'], [['+ExecCGI']])).toEqual([['+Indexes'], ['FollowSymLinks']])
    expect(optionLinesFor24(['-Indexes', 'Indexes'], [])).toEqual([['-Indexes'], ['Indexes']])
    expect(optionLinesFor24(['Indexes', '+Includes'], [['+IncludesNOEXEC']])).toEqual([
      ['+Includes'],
      ['Indexes', 'Includes'],
    ])
  })
})

/** The section's state in server/core.c: opts, opts_add, opts_remove. */
interface State {
  unset: boolean
  on: Set<string>
  added: Set<string>
  removed: Set<string>
}

const parts: Record<string, string[]> = {
  indexes: ['i'],
  includes: ['n', 'x'],
  includesnoexec: ['n'],
  followsymlinks: ['f'],
  symlinksifownermatch: ['o'],
  execcgi: ['c'],
  multiviews: ['m'],
  runscripts: ['m', 'c'],
  all: ['i', 'n', 'x', 'f', 'c'],
  none: [],
}

function section(lines: readonly (readonly string[])[]): State {
  const state: State = { unset: true, on: new Set(), added: new Set(), removed: new Set() }
  for (const words of lines) {
    let first = true
    for (const word of words) {
      const bits = parts[word.replace(/^[+-]/, '').toLowerCase()] ?? []
      if (!/^[+-]/.test(word) && first) {
        first = false
        state.unset = false
        state.on.clear()
      }
      for (const bit of bits) {
        if (word.startsWith('-')) state.on.delete(bit)
        else state.on.add(bit)
        if (word.startsWith('+')) state.added.add(bit)
        if (word.startsWith('-')) state.removed.add(bit)
        if (word.startsWith('+')) state.removed.delete(bit)
        if (word.startsWith('-')) state.added.delete(bit)
      }
    }
  }
  return state
}

/** server/core.c, merge_core_dir_configs; the same in both versions. */
function merged(base: State, own: State): State {
  if (!own.unset) return own
  const added = new Set([...[...base.added].filter((bit) => !own.removed.has(bit)), ...own.added])
  const removed = new Set([...[...base.removed].filter((bit) => !own.added.has(bit)), ...own.removed])
  const on = new Set([...[...base.on].filter((bit) => !removed.has(bit)), ...added])
  if (base.on.has('n') && base.on.has('x') && own.on.has('n') && !own.on.has('x')) on.delete('x')
  return { unset: base.unset, on, added, removed }
}

const shown = ({ on }: State) => [...on].sort().join('')

test('any line does in 2.4 what it did in 2.2, in its section and in two below that have only signs', () => {
  fc.assert(
    fc.property(line, signed, signed, (old, child, grandchild) => {
      if (!optionsErrorIn24(old)) return
      const lines = optionLinesFor24(old, [child, grandchild])
      if (!lines) return
      for (const words of lines) expect(optionsErrorIn24(words)).toBeUndefined()
      const root: State = { unset: false, on: new Set(['f', 'm']), added: new Set(), removed: new Set() }
      const [before, after] = [[old], lines].map((own) => {
        const here = merged(root, section(own))
        const below = merged(here, section([child]))
        return [shown(here), shown(below), shown(merged(below, section([grandchild])))]
      })
      expect(after).toEqual(before)
    }),
    { numRuns: 3000 },
  )
})
