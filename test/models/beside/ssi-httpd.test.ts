import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '../../../src/index.js'
import { parseBesideFile } from '../../../src/site/beside/kind.js'
import { siteOf } from '../../../src/site/site.js'
import { httpd } from '../../real-httpd/install.js'
import { scratchFolder } from '../../real-httpd/preamble.js'
import { type Server, startServer } from '../../real-httpd/server.js'
import { runs, seedOf } from '../../thoroughness.js'

const seed = seedOf('conditions of SSI')

/**
 * A real 2.4 has the grammar of 2.2 too (SSILegacyExprParser on). So a page as it was, under that grammar, and the page as
 * it is rewritten, under the new one, must come out the same.
 */
describe.skipIf(!httpd())('conditions on a real httpd', () => {
  let folder = ''
  let server: Server | undefined

  beforeAll(async () => {
    folder = scratchFolder()
    for (const name of ['old', 'new']) mkdirSync(join(folder, name))
    const all = `<Directory "${folder}">\nRequire all granted\nOptions +Includes\nSetOutputFilter INCLUDES\n</Directory>`
    const old = `<Directory "${folder}/old">\nSSILegacyExprParser on\n</Directory>`
    server = await startServer({ folder, config: `DocumentRoot "${folder}"\n${all}\n${old}\n` })
  })

  afterAll(async () => {
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  async function answers(name: string, text: string): Promise<string[]> {
    writeFileSync(join(folder, name), text)
    const response = await fetch(`http://127.0.0.1:${server?.port}/${name}`)
    return (await response.text()).split('\n')
  }

  async function expectSame(conditions: readonly string[]): Promise<void> {
    const page = pageOf(conditions)
    const rewritten = rewrite(page)
    const [before, after] = [await answers('old/page.shtml', page), await answers('new/page.shtml', rewritten)]
    const elements = page.split('\n')
    const newElements = rewritten.split('\n')
    expect(before.filter((line) => line === 'yes').length, 'some are true').toBeGreaterThan(conditions.length / 10)
    expect(before.filter((line) => line === 'no').length, 'some are false').toBeGreaterThan(conditions.length / 10)
    for (const [index, line] of before.entries()) {
      expect(after[index], `${elements[index]} → ${newElements[index]}`).toBe(line)
    }
  }

  test('hand-written ones', async () => {
    await expectSame(handWritten)
  })

  test(`generated ones (SEED=${seed} repeats them)`, async () => {
    const conditions = fc.sample(condition, { numRuns: runs(500, 1500), seed })
    expect(rewrite(pageOf(conditions))).not.toBe(pageOf(conditions))
    await expectSame(conditions)
  })
})

/** Each condition on a line of its own, after the variables that they ask for. */
const pageOf = (conditions: readonly string[]): string =>
  [
    '<!--#set var="x" value="x" --><!--#set var="empty" value="" --><!--#set var="words" value="x y" -->',
    '<!--#set var="path" value="/a/b.html" --><!--#set var="n" value="10" -->',
    ...conditions.map((one) => `<!--#if expr="${one.replaceAll('"', '\\"')}" -->yes<!--#else -->no<!--#endif -->`),
    '',
  ].join('\n')

function rewrite(text: string): string {
  const page = parseBesideFile('page', 'page.shtml', text)
  const { texts, refused } = migrate(siteOf([], { others: [page] }), { fixes: 'all' })
  expect(refused).toEqual([])
  return texts.get(page) ?? text
}

const handWritten = [
  '$x',
  '$empty',
  '$none',
  '!$x',
  '! $empty && $x',
  '$x = x',
  '$x == x',
  '$x != y',
  "$words = 'x y'",
  '$words = x y',
  '$x $n = x 10',
  '"$x" = "x"',
  '"$x" = "y"',
  '$n < 9',
  '$n >= 10',
  '$path = /\\/a\\//',
  '$path != /\\\\.html$/',
  '$path = /^\\/[a-z]+\\/b\\\\.html$/',
  `\${x}y = 'xy'`,
  "$x = it\\'s",
  '$empty && $none || $x',
  '$x || $empty && $none',
  '($empty && $none) || $x',
  '!($x && $empty)',
  'text',
  "''",
  "$x-$n = 'x-10'",
  'a%b = a%b',
  "-A '/old/page.shtml' && $x",
  '$x = \\$x',
  "'a\\\\b' = a\\\\b",
]

const variable = fc.constantFrom('$x', `\${x}`, '$empty', '$none', '$words', '$path', '$n')
const text = fc.constantFrom('x', 'y', '10', 'x y', '/a/b.html', 'x10', 'a%b', 'it-s')
const quoted = fc.oneof(variable, text).map((value) => `'${value}'`)
const plain = fc.constantFrom('x', 'y', '10', 'x y', 'x-10', 'true', 'and')
const word = fc.oneof(
  variable,
  quoted,
  plain,
  fc.tuple(variable, plain).map((both) => both.join(' ')),
)
const pattern = fc.constantFrom('/x/', '/^x$/', '/[0-9]+/', '/a\\/b/', '/\\\\.html$/', '/^$/', '/x|y/', '/,#/')
const comparison = fc.oneof(
  fc.tuple(word, fc.constantFrom(' = ', '=', ' != ', ' < ', ' >= '), word),
  fc.tuple(word, fc.constantFrom(' = ', ' != '), pattern),
)
const { condition } = fc.letrec<{ condition: string; operand: string }>((tie) => ({
  operand: fc.oneof(
    { depthSize: 'small' },
    word,
    comparison.map((parts) => parts.join('')),
    tie('condition').map((inner) => `(${inner})`),
    tie('condition').map((inner) => `! (${inner})`),
    word.map((inner) => `!${inner}`),
  ),
  condition: fc.oneof(
    { depthSize: 'small' },
    tie('operand'),
    fc
      .tuple(tie('operand'), fc.constantFrom(' && ', ' || ', '&&', '||'), tie('condition'))
      .map((parts) => parts.join('')),
  ),
}))
