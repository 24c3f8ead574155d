import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { documentSentences, sentencesOf, wordsIn } from './sentences.js'
import { sentencesIn } from './source-sentences.js'

const root = fileURLToPath(new URL('../../src/', import.meta.url))
const pages = fileURLToPath(new URL('../rules/', import.meta.url))

/** All that is said of a configuration, by whatever part; what has only tables, or a script for a shell, says nothing. */
const spoken = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'httpd')
  .map(({ name }) => name)

const tables = /^(?:command-line\/completion.*|explain\/message-numbers|site\/recognise|disk\/until-exit)\.ts$/

const all = sentencesIn(root, spoken).filter(({ path }) => !tables.test(path))

const maxWords = 30

test('no sentence is longer than thirty words', () => {
  expect(all.length).toBeGreaterThan(2_000)
  expect(all.filter(({ sentence }) => wordsIn(sentence) > maxWords)).toEqual([])
})

test('a sentence of thirty-one words is seen, whatever it is written in', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
  const text = `${words(31)}. Next ${words(30)}. Last ${words(4)}\n\n${words(31)}; \`a b c\``
  expect(sentencesOf(text).map(wordsIn)).toEqual([31, 31, 5, 32])
})

/** What a rule says of one configuration, as its page has it. */
const onPages = readdirSync(pages, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) =>
    Array.from(readFileSync(join(pages, name), 'utf8').matchAll(/^```text findings\n([^]*?)^```$/gm)).flatMap(
      ([, found = '']) =>
        found
          .split('\n')
          .flatMap((line) => sentencesOf(line.replace(/^\S*\d+: /, '')).map((sentence) => ({ name, sentence }))),
    ),
  )

test('no message that is filled in is longer, either', () => {
  expect(onPages.length).toBeGreaterThan(900)
  expect(onPages.filter(({ sentence }) => wordsIn(sentence) > maxWords)).toEqual([])
})

/** Where messages are made from what a configuration holds, `listed` alone joins names: a list grows, and it does not. */
test('what grows is listed by what bounds it', () => {
  const rooms = ['migrate', 'checklist', 'models', 'access', 'upgrade/body']
  const joining = rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(room, name))
      .filter((path) =>
        /join\('(?:, | and | or )'\)|[^…]and \$\{[^}]*\} more/.test(readFileSync(join(root, path), 'utf8')),
      ),
  )
  expect(joining).toEqual(['migrate/access/defines/defined-sites.ts'])
})

const project = fileURLToPath(new URL('../../', import.meta.url))
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  '.github/SECURITY.md',
  ...markdownIn('docs'),
  ...markdownIn('editors'),
]

function markdownIn(folder: string): string[] {
  const names = readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => name.endsWith('.md') && !name.includes('node_modules'))
    .map((name) => `${folder}/${name}`)
}

const inDocuments = documents.flatMap((name) =>
  documentSentences(readFileSync(join(project, name), 'utf8')).map((sentence) => ({ name, sentence })),
)

test('no sentence of a document is longer', () => {
  expect(documents.length).toBeGreaterThan(150)
  expect(inDocuments.filter(({ sentence }) => wordsIn(sentence) > maxWords)).toEqual([])
})

/** What GitHub, an editor and the web page show of texts that are not in the source. */
const shown = [
  'action.yml',
  'editors/vscode/package.json',
  '.pre-commit-hooks.yaml',
  ...['missed', 'wish', 'wrong-answer'].map((name) => `.github/ISSUE_TEMPLATE/${name}.yml`),
]
const inForms = [
  ...shown.flatMap((name) =>
    stringsIn(parse(readFileSync(join(project, name), 'utf8')))
      .flatMap(documentSentences)
      .map((sentence) => ({ name, sentence })),
  ),
  ...sentencesOf(
    readFileSync(join(root, 'page/index.html'), 'utf8')
      .replace(/<(script|style)[^]*?<\/\1>/g, '')
      .replace(/<\/?(?:a|b|code|em|kbd|strong|span)\b[^>]*>/g, '')
      .replace(/<[^>]*>/g, '\n\n'),
  ).map((sentence) => ({ name: 'page/index.html', sentence })),
]

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

test('no sentence of a form, an input or the frame of the page is longer', () => {
  expect(new Set(inForms.map(({ name }) => name)).size).toBe(shown.length + 1)
  expect(inForms.length).toBeGreaterThan(90)
  expect(inForms.filter(({ sentence }) => wordsIn(sentence) > maxWords)).toEqual([])
})

/** How these were said once, and nobody understood. */
const unsaid = [
  'only with mod_access_compat',
  'reads these lines differently from 2.2',
  'Merge it when the servers run 2.4',
  'No file outside these sets Order',
  'Right only if',
  'Nothing that was listed here is left',
  'Tick a condition that is',
  'Hardly meant: 2.2',
  'does not start with this yet',
  'To keep a line as it is, resolve',
]

/** Whatever is printed or posted comes from these; as texts, for a sentence may end within such words. */
const texts = [
  ...filesIn(root, /\.(ts|html)$/),
  ...filesIn(pages, /\.md$/),
  ...[...documents, ...shown].map((name) => join(project, name)),
].map((path) => ({ path, text: readFileSync(path, 'utf8').replace(/\s+/g, ' ').toLowerCase() }))

function filesIn(folder: string, wanted: RegExp): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => wanted.test(name)).map((name) => join(folder, name))
}

test.each(unsaid)('nothing says any more: %s', (words) => {
  expect(texts.length).toBeGreaterThan(1_000)
  expect(texts.filter(({ text }) => text.includes(words.toLowerCase())).map(({ path }) => path)).toEqual([])
})

test('a table is read cell by cell, a link by its words, and code is none', () => {
  const text =
    '| one two three four | `a b c d e` two three four |\n\n[one two](http://x) three four. [Next] one two three\n\n```\na b c d e\n```'
  expect(documentSentences(text).map(wordsIn)).toEqual([4, 4, 4, 4])
})
