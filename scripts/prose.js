// npm run prose [FILE…]: how readable documents and messages are, as a report that fails nothing. test/docs holds the limits.
// With files it names each hard sentence in them, and why.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import retextEnglish from 'retext-english'
import retextPassive from 'retext-passive'
import retextReadability from 'retext-readability'
import retextRepeatedWords from 'retext-repeated-words'
import retextSimplify from 'retext-simplify'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { fromSource } from './source.js'

const { documentSentences, sentencesOf, wordsIn } = await fromSource(['../test/docs/sentences'])
const root = fileURLToPath(new URL('..', import.meta.url))

/** As long as a sentence should be, as a rule. */
const longest = 20

const processor = unified()
  .use(retextEnglish)
  // Grades of schooling: words such as "configuration" and "directive" cost two or three by themselves.
  .use(retextReadability, { age: 18, minWords: 8 })
  .use(retextPassive)
  .use(retextSimplify, {
    ignore: [
      'address',
      'advise',
      'request',
      'require',
      'type',
      'identical',
      'option',
      'it is',
      'there is',
      'there are',
    ],
  })
  .use(retextRepeatedWords)

/** The remarks of the libraries on a sentence, in words. */
export function remarksOn(sentence) {
  const file = new VFile(sentence)
  processor.runSync(processor.parse(file), file)
  return file.messages.map(({ reason, source }) => ({ reason, kind: (source ?? '').replace('retext-', '') }))
}

function markdownBelow(folder) {
  const names = readdirSync(root + folder, { recursive: true })
  return names.filter((name) => name.endsWith('.md')).map((name) => `${folder}/${name}`)
}

/** Messages as the rules' pages of cases have them, filled in. */
const messagesIn = (page) =>
  Array.from(page.matchAll(/^```text findings\n([^]*?)^```$/gm)).flatMap(([, found]) =>
    found.split('\n').flatMap((line) => sentencesOf(line.replace(/^\S*\d+: /, ''))),
  )

const read = (path) => readFileSync(root + path, 'utf8')

/** The groups of a report, each with its sentences. */
const groups = () => [
  ...['README.md', 'CONTRIBUTING.md', ...markdownBelow('docs').filter((path) => !path.startsWith('docs/rules/'))].map(
    (path) => ({ name: path, sentences: documentSentences(read(path)) }),
  ),
  { name: 'docs/rules/*.md', sentences: markdownBelow('docs/rules').flatMap((path) => documentSentences(read(path))) },
  { name: 'messages of rules', sentences: markdownBelow('test/rules').flatMap((path) => messagesIn(read(path))) },
]

const kinds = ['readability', 'passive', 'simplify', 'repeated-words']

function report(all) {
  console.log(['words', 'sentences', `>${longest}`, 'hard', 'passive', 'wordy', 'twice'].join('\t'))
  for (const { name, sentences } of all) {
    const remarks = sentences.flatMap(remarksOn)
    const words = sentences.reduce((sum, sentence) => sum + wordsIn(sentence), 0)
    const long = sentences.filter((sentence) => wordsIn(sentence) > longest).length
    const counts = kinds.map((kind) => remarks.filter((remark) => remark.kind === kind).length)
    console.log([words, sentences.length, long, ...counts, name].join('\t'))
  }
  const byLength = all
    .flatMap(({ name, sentences }) => sentences.map((sentence) => ({ name, sentence, words: wordsIn(sentence) })))
    .sort((one, other) => other.words - one.words)
  console.log('\nThe ten longest:')
  for (const { name, sentence, words } of byLength.slice(0, 10)) console.log(`${words} words, ${name}: ${sentence}`)
}

function main(paths) {
  if (paths.length === 0) return report(groups())
  for (const path of paths)
    for (const sentence of documentSentences(readFileSync(path, 'utf8'))) {
      const remarks = remarksOn(sentence).map(({ reason }) => reason)
      if (wordsIn(sentence) > longest) remarks.push(`${wordsIn(sentence)} words`)
      if (remarks.length > 0) console.log(`${path}: ${sentence}\n  ${remarks.join('\n  ')}`)
    }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2))
