import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { everyRule } from '../../src/migrate/rules/index.js'
import { casesOnPage } from '../rules/case-page.js'
import { documentSentences, sentencesOf } from './sentences.js'
import { sentencesIn } from './source-sentences.js'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Phrases that make a reader look for the noun they stand for. */
const unclear = /\b(?:whom|whoever|those that|(?:is|are) told (?:of|from)|hardly meant|so it is)\b/i

/** Whatever a person reads of the project. The pages of the rules are checked as texts of the source. */
const written = [
  'README.md',
  'CONTRIBUTING.md',
  '.github/SECURITY.md',
  '.github/CODE_OF_CONDUCT.md',
  'action.yml',
  'organisation/action.yml',
  '.github/workflows/upgrade-organisation.yml',
  '.pre-commit-hooks.yaml',
  'package.json',
  'src/page/index.html',
  'docs/catalogue.json',
  'editors/vscode/README.md',
  'editors/vscode/package.json',
  ...filesIn('.github/ISSUE_TEMPLATE', '.yml'),
  ...filesIn('docs', '.md'),
]

function filesIn(folder: string, end: string): string[] {
  return readdirSync(root + folder).flatMap((name) => (name.endsWith(end) ? `${folder}/${name}` : []))
}

const unclearIn = (text: string): string[] => documentSentences(text).filter((sentence) => unclear.test(sentence))

test.each(written)('%s names what it speaks of', (path) => {
  expect(unclearIn(readFileSync(root + path, 'utf8'))).toEqual([])
})

test('nothing that is printed or posted makes a reader look for the noun', () => {
  const all = sentencesIn(`${root}src/`, ['.'])
  expect(all.length).toBeGreaterThan(3_000)
  expect(all.filter(({ sentence }) => unclear.test(sentence))).toEqual([])
})

/** The findings on the pages of cases, as their templates are filled in. */
const findings = readdirSync(`${root}test/rules`, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) => casesOnPage(readFileSync(`${root}test/rules/${name}`, 'utf8')))
  .flatMap(({ parts }) =>
    parts.flatMap((part) => (typeof part === 'object' && part.shows === 'findings' ? part.text : [])),
  )

test('no finding does, with its words filled in', () => {
  expect(findings.length).toBeGreaterThan(500)
  expect(findings.flatMap(sentencesOf).filter((sentence) => unclear.test(sentence))).toEqual([])
})

test.each(everyRule.map(({ id, page }) => [id, page]))('the page of %s has its headings, in their order', (_, page) => {
  const given = Array.from(page.matchAll(/^#+ (.*)$/gm), ([, heading]) => heading)
  const headings = ['What 2.2 did', 'What 2.4 does', 'What the rule does', 'When not']
  expect(given).toEqual(headings.filter((heading) => given.includes(heading)))
  expect(given).toEqual(expect.arrayContaining(['What 2.4 does', 'What the rule does']))
})

test.each(['It lets in users whom 2.2 refused.', 'A file is told\nof as before.', 'Those that it names stay.'])(
  'an unclear phrase is found: %s',
  (text) => {
    expect(unclearIn(`# Title\n\n${text}`)).toHaveLength(1)
  },
)
