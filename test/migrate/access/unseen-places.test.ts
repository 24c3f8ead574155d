import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { migrate } from '../../../src/index.js'
import { accessControl } from '../../../src/migrate/rules/access/access-control.js'
import { siteFromTexts } from '../../../src/site/site.js'
import { runs } from '../../thoroughness.js'
import { answerOf22, answerOf24, type Caller } from './two-servers.js'

const request = '/a/b/c'

/** The sections that apply to the request, as httpd merges them: the shortest path first. */
function chainOf(text: string): string[] {
  const sections = Array.from(
    text.matchAll(/<Directory "([^"]*)">\n([\s\S]*?)<\/Directory>/g),
    ([, path = '', body = '']) => ({
      segments: path.split('/').filter(Boolean),
      path,
      body,
    }),
  )
  return sections
    .filter(({ path }) => `${request}/`.startsWith(path === '/' ? '/' : `${path}/`))
    .sort((a, b) => a.segments.length - b.segments.length)
    .map(({ body }) => body)
}

const callers: readonly Caller[] = ['10.0.0.1', '10.0.0.2'].flatMap((ip) =>
  [undefined, 'alice', 'bob'].map((user) => ({ ip, user, env: [], method: 'GET' })),
)

/** What is answered otherwise than before, once both texts are filled in. */
function differences(before: string, after: string): string[] {
  return callers.flatMap((caller) => {
    const [old, now] = [answerOf22(chainOf(before), caller), answerOf24(chainOf(after), caller)]
    return old === now ? [] : [`${JSON.stringify(caller)}: ${old}, now ${now}\n${before}\n=>\n${after}`]
  })
}

const line = fc.constantFrom(
  ...['Order deny,allow', 'Order allow,deny', 'Allow from all', 'Deny from all', 'Allow from 10.0.0.1'],
  ...['Require valid-user', 'Require user alice', 'Satisfy Any', 'Satisfy All'],
)
const section = (path: string) =>
  fc
    .array(line, { minLength: 1, maxLength: 3 })
    .map((lines) => [`<Directory "${path}">`, ...lines.map((one) => `    ${one}`), '</Directory>'].join('\n'))
const place = fc.constantFrom('/', '/a', '/a/b', '/z').chain(section)

/** The text with its safe fixes, if nothing else is left to do. */
function migrated(text: string): string | undefined {
  const site = siteFromTexts({ 'httpd.conf': text }, { complete: true, from: '2.2' })
  const { findings, taken, texts } = migrate(site, { rules: [accessControl] })
  return findings.every((finding) => taken.has(finding)) ? ([...texts.values()][0] ?? text) : undefined
}

/** Fixes that are safe are right however the text is filled in. @returns how many texts were migrated as a whole */
function check(texts: readonly string[], fillings: readonly ((text: string) => string)[]): number {
  const whole = texts.flatMap((text) => {
    const after = migrated(text)
    return after === undefined ? [] : [[text, after] as const]
  })
  const odd = whole.flatMap(([text, after]) => fillings.flatMap((fill) => differences(fill(text), fill(after))))
  expect(odd.slice(0, 1)).toEqual([])
  return whole.length
}

const numRuns = runs(200, 600)
const sample = (texts: fc.Arbitrary<string>) => fc.sample(texts, { numRuns, seed: 7 })
const join = (parts: readonly string[]) => `${parts.join('\n')}\n`

describe('what is safe is right', () => {
  test('wherever a section of unknown path lies', () => {
    const hidden = fc.constantFrom('@X@', '@X@/b').chain(section)
    const texts = fc.array(fc.oneof(place, place, hidden), { minLength: 1, maxLength: 4 }).map(join)
    const fillings = ['/a', '/a/b', '/a/b/c', '/z', ''].map((path) => (text: string) => text.replaceAll('@X@', path))
    expect(check(sample(texts), fillings.slice(0, 4))).toBeGreaterThan(numRuns / 4)
  })

  test('whichever branch a template takes', () => {
    const branch = fc
      .tuple(place, fc.option(place))
      .map(([one, other]) => ['<% if x %>', one, ...(other ? ['<% else %>', other] : []), '<% end %>'].join('\n'))
    const texts = fc.array(fc.oneof(place, branch), { minLength: 1, maxLength: 4 }).map(join)
    const branches = /<% if x %>\n([\s\S]*?)(?:<% else %>\n([\s\S]*?))?<% end %>\n/g
    const fillings = [
      (text: string) => text.replace(branches, (_, one: string) => one),
      (text: string) => text.replace(branches, (_, __, other: string | undefined) => other ?? ''),
      (text: string) => text.replace(branches, (_, one: string) => one + one),
    ]
    expect(check(sample(texts), fillings)).toBeGreaterThan(numRuns / 4)
  })
})
