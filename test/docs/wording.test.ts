import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { documentSentences } from './sentences.js'

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

test.each(['It lets in users whom 2.2 refused.', 'A file is told\nof as before.', 'Those that it names stay.'])(
  'an unclear phrase is found: %s',
  (text) => {
    expect(unclearIn(`# Title\n\n${text}`)).toHaveLength(1)
  },
)
