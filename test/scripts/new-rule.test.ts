import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
// @ts-expect-error: a script of the project, which has no types
import { leftToFillIn, newRule } from '../../scripts/new-rule.js'
import { migrate } from '../../src/index.js'
import { siteFromTexts } from '../../src/site/site.js'
import { folder } from '../folder.js'
import { casesFrom } from '../rules/cases.js'

const src = fileURLToPath(new URL('../../src', import.meta.url))
const [rulePath, pagePath] = ['src/migrate/rules/starts/some-word.ts', 'test/rules/starts/some-word.md']
const texts: Readonly<Record<string, string>> = newRule('starts', 'some-word')
const [rule = '', page = ''] = [texts[rulePath], texts[pagePath]]

test('a new rule has a file, and a page of cases', () => {
  expect(Object.keys(texts)).toEqual([rulePath, pagePath])
})

test('a new rule does what its page says before anything is filled in', async () => {
  const below = ['edit', 'syntax', 'migrate/rule.ts'].map((path) => [path, `-> ${src}/${path}`])
  const root = folder({ ...Object.fromEntries(below), 'migrate/rules/starts/some-word.ts': rule })
  const { someWord } = await import(join(root, 'migrate/rules/starts/some-word.ts'))
  const cases = casesFrom('some-word', page)
  expect(cases.map(({ after }) => Object.keys(after).length)).toEqual([1, 0])
  for (const one of cases) {
    const { findings, texts: changed } = migrate(siteFromTexts(one.before), { rules: [someWord] })
    expect(findings.map(({ message }) => `1: ${message}`)).toEqual(one.findings ?? [])
    expect([...changed.values()]).toEqual(Object.values(one.after))
    for (const { fix } of findings) expect(fix?.safe).toBe(someWord.fixes === 'safe')
  }
})

test('the check names each line that is still to be filled in, and nothing else', () => {
  const left: readonly string[] = leftToFillIn({ ...texts, 'src/migrate/rules/tidy/other.ts': 'title: "done"' })
  expect(left[0]).toBe(`${rulePath}:7: FILL IN one line for lists, without a full stop',`)
  expect(left).toContain(`${rulePath}:28: OldDirective'], (at) => {`)
  expect(left.filter((line) => line.startsWith(pagePath)).map((line) => line.slice(line.indexOf(' ') + 1))).toEqual([
    'FILL IN the word that 2.4 does not accept',
    'Not checked on httpd: no module has this directive.',
    'OldDirective old',
    'OldDirective new',
    'OldDirective. Write new.',
    'FILL IN a word that both accept',
    'Not checked on httpd: no module has this directive.',
    'OldDirective new',
  ])
  expect(leftToFillIn({ [rulePath]: rule.replaceAll('FILL IN', '').replaceAll('OldDirective', 'Listen') })).toEqual([])
})

test.each([
  ['start', 'some-word', 'The group is one of access, starts, answers, defaults, modules, tidy, and not "start".'],
  ['starts', 'SomeWord', 'The name is in lower case, with hyphens, such as name-virtual-host, and not "SomeWord".'],
])('%s %s: it says what is wrong', (group, name, message) => {
  expect(() => newRule(group, name)).toThrow(message)
})
