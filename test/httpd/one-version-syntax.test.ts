import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { isAcceptedBy, syntaxOfOneVersion } from '../../src/httpd/one-version-syntax.js'
import { parse } from '../../src/syntax/parse.js'
import type { Directive } from '../../src/syntax/tree.js'

const listed = readFileSync(fileURLToPath(new URL('../fixtures/keywords.txt', import.meta.url)), 'utf8')

interface Compared {
  readonly name: string
  readonly both: readonly string[]
  readonly in22: readonly string[]
  readonly in24: readonly string[]
}

/**
 * With which words the functions of 2.2.34 and of 2.4.63 compare those of a line, for each directive that .htaccess files may have
 * in both: the name, then the words of both, of 2.2 alone and of 2.4 alone. Flags, statuses, tags and providers are among them.
 */
const compared: readonly Compared[] = listed
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', ...sets] = line.split('|').map((part) => part.trim())
    const [both = [], in22 = [], in24 = []] = sets.map((words) => words.split(' ').filter(Boolean))
    return { name, both, in22, in24 }
  })

/** A line of each directive in whose words the versions differ. */
const lineOf: Readonly<Record<string, (word: string) => string>> = {
  authbasicprovider: (word) => `AuthBasicProvider ${word}`,
  errordocument: (word) => `ErrorDocument ${word} /page.html`,
  fileetag: (word) => `FileETag ${word}`,
  header: headerLine('Header'),
  indexoptions: (word) => `IndexOptions +${word}`,
  requestheader: headerLine('RequestHeader'),
  rewriteoptions: (word) => `RewriteOptions ${word}`,
  rewriterule: (word) => `RewriteRule ^ /x [L,${word}]`,
  ssloptions: (word) => `SSLOptions +${word}`,
}

function headerLine(name: string): (word: string) => string {
  return (word) => {
    if (word.startsWith('%')) return `${name} set X ${word}`
    return /^(env=|expr=|early)/.test(word) ? `${name} set X y ${word}` : `${name} ${word} X y`
  }
}

/** Where the functions differ in a word, and yet both versions take it or something else tells them apart. */
const elsewhere: Readonly<Record<string, string>> = {
  authgroupfile: '2.4 refuses any second word',
  authuserfile: '2.4 refuses any second word',
  charsetoptions: 'the rule filter-debug-level',
  defaulttype: 'the rule default-type',
  directoryindex: '2.2 takes `disabled` for the name of a file',
  filterprotocol: 'both pass over words that they do not know',
  filterprovider: '2.2 wants four words and 2.4 three',
  require: 'what a Require line means is for access control',
  rewritecond: '2.2 takes `expr` for a text to compare; the others are beginnings of addresses',
  sslciphersuite: '2.4 takes a second word',
}

const versionOf = (line: string): string | undefined => syntaxOfOneVersion(parsed(line))?.version

function parsed(line: string): Directive {
  const { commands } = parse(`${line}\n`, '.htaccess')
  const [at] = commands
  if (at?.kind !== 'directive') throw new Error(`not a directive: ${line}`)
  return at
}

describe('words that one version alone takes', () => {
  const differing = compared.filter(({ in22, in24 }) => in22.length + in24.length > 0)

  test('each directive in whose words the code of the versions differs is on record', () => {
    expect(compared.length).toBe(63)
    expect(differing.map(({ name }) => name)).toEqual([...Object.keys(lineOf), ...Object.keys(elsewhere)].sort())
  })

  test.each(differing.flatMap((one) => (lineOf[one.name] ? [[one.name, one] as const] : [])))('%s', (name, one) => {
    const line = lineOf[name] as (word: string) => string
    // 2.4 compares with this word to say that it takes it no more (mod_rewrite.c, cmd_rewriteoptions).
    const removed = ['maxredirects=']
    const told = (words: readonly string[]) => words.map((word) => `${word} ${versionOf(line(word))}`)
    const expected = (words: readonly string[], version: string | undefined) =>
      words.map((word) => `${word} ${removed.includes(word) ? '2.2' : version}`)
    expect(told(one.both)).toEqual(expected(one.both, undefined))
    expect(told(one.in22)).toEqual(expected(one.in22, '2.2'))
    expect(told(one.in24)).toEqual(expected(one.in24, '2.4'))
  })

  const lineOfAll: Readonly<Record<string, (word: string) => string>> = {
    acceptpathinfo: (word) => `AcceptPathInfo ${word}`,
    options: (word) => `Options +${word}`,
    order: (word) => `Order ${word}`,
    satisfy: (word) => `Satisfy ${word}`,
  }

  test.each(Object.entries(lineOfAll))('both versions take these and no other: %s', (name, line) => {
    const words = compared.find((one) => one.name === name)?.both ?? []
    const taken = (word: string) =>
      (['2.2', '2.4'] as const).map((version) => isAcceptedBy(version, parsed(line(word))))
    expect(words.map(taken)).toEqual(words.map(() => [true, true]))
    expect(taken('other')).toEqual([false, false])
  })

  test.each([
    ['RewriteRule ^ /x [R=308]', '2.4'],
    ['RewriteRule ^ - [R=418]', '2.2'],
    ['RewriteRule ^ /x [E=QSD:1,R=301]', undefined],
    ['Redirect 306 /x', '2.4'],
    ['RedirectMatch permanent http://other.example/', '2.4'],
    ['Redirect 410 /x', undefined],
    ['Redirect /x', '2.4'],
    ['FilterProvider a b "%{REQUEST_URI} = \'/\'"', '2.4'],
    ['FilterProvider a b Content-Type $text/html', '2.2'],
    ['AuthUserFile users standard', '2.2'],
    ['SSLCipherSuite TLSv1.3 ALL', '2.4'],
    ['Header set X "100%% %D"', undefined],
    ['Header always set X y expr=true', '2.4'],
  ])('%s: %s', (line, version) => expect(versionOf(line)).toBe(version))
})
