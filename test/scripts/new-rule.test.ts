import { expect, test } from 'vitest'
// @ts-expect-error: a script of the project, which has no types
import { newRule } from '../../scripts/new-rule.js'
import { casesOnPage } from '../rules/case-page.js'

test('a new rule has a file, and a page with a case of each kind', () => {
  const texts: Record<string, string> = newRule('starts', 'some-word')
  expect(Object.keys(texts)).toEqual(['src/migrate/rules/starts/some-word.ts', 'test/rules/starts/some-word.md'])
  expect(texts['src/migrate/rules/starts/some-word.ts']).toContain("export const someWord = ruleOf('starts', {")
  const cases = casesOnPage(texts['test/rules/starts/some-word.md'] ?? '')
  expect(cases.map(({ title }) => title)).toEqual(['The word that 2.4 does not take', 'The word that both take'])
})

test.each([
  ['start', 'some-word', 'The group is one of access, starts, answers, defaults, modules, tidy, and not "start".'],
  ['starts', 'SomeWord', 'The name is in lower case, with hyphens, such as name-virtual-host, and not "SomeWord".'],
])('%s %s: it says what is wrong', (group, name, message) => {
  expect(() => newRule(group, name)).toThrow(message)
})
