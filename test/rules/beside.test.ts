import { describe, expect, test } from 'vitest'
import { type Migration, migrate } from '../../src/index.js'
import { everyRule } from '../../src/migrate/rules/index.js'
import { besideKind, parseBesideFile } from '../../src/site/beside/kind.js'
import { type Site, siteOf } from '../../src/site/site.js'
import { parse } from '../../src/syntax/parse.js'
import { besideCases, type Case } from './cases.js'
import { kindsNoted, noteKind } from './fix-kinds.js'
import { wantedCases } from './wanted-cases.js'

type Texts = Readonly<Record<string, string>>

/** Ways of writing the same files: `migrate(rewrite(x))` must be `rewrite(migrate(x))`. */
const rewritings: Readonly<Record<string, (text: string) => string>> = {
  'as-written': (text) => text,
  crlf: (text) => text.replaceAll('\n', '\r\n'),
  'no-final-newline': (text) => text.replace(/\n$/, ''),
  'after-an-empty-line': (text) => `\n${text}`,
}

for (const one of wantedCases(besideCases())) {
  describe(`${one.rule}: ${one.title}`, () => {
    const rule = everyRule.find((rule) => rule.id === one.rule)
    if (!rule)
      throw new Error(`test/rules/beside/${one.rule}.md has no rule of its name: write it, and run npm run build.`)
    const own = (texts: Texts, fixes: 'safe' | 'all') => migrate(loadSite(texts), { rules: [rule], fixes })

    test.each(Object.entries(rewritings))('%s', (_, rewrite) => {
      const before = mapValues(one.before, rewrite)
      const result = own(before, 'all')
      const got = textsOf(before, result)
      expect(got).toEqual(mapValues({ ...one.before, ...one.after }, rewrite))
      expect(result.refused).toEqual([])
      expect(own(got, 'all').texts.size, 'a second run changes nothing').toBe(0)
      if (one.review) expect(own(before, 'safe').texts.size, 'nothing changes without review').toBe(0)
      else expect(textsOf(before, own(before, 'safe')), 'the fixes are safe').toEqual(got)
    })

    test('findings', () => {
      const { findings } = own(one.before, 'all')
      if (one.findings) expect(findings.map(lineOf)).toEqual(one.findings)
      else if (Object.keys(one.after).length === 0) expect(findings.map(lineOf)).toEqual([])
      else expect(findings.length).toBeGreaterThan(0)
      for (const { rule, fix } of findings) {
        if (!fix) continue
        expect(fix.safe || fix.assumes).toBeTruthy()
        noteKind(rule.id, fix)
      }
    })
  })
}

test.each([...new Set(wantedCases(besideCases()).map(({ rule }) => rule))])(
  '%s: its cases have the kinds of fix that it declares',
  (id) => {
    expect(kindsNoted(id)).toBe(everyRule.find((rule) => rule.id === id)?.fixes)
  },
)

test('all rules together refuse no fix, and a second run changes nothing', () => {
  for (const one of besideCases()) {
    const result = migrate(loadSite(one.before), { fixes: 'all' })
    expect(result.refused, one.title).toEqual([])
    const again = migrate(loadSite(textsOf(one.before, result)), { fixes: 'all' })
    expect([...again.texts.values()], one.title).toEqual([])
  }
})

test('half of the cases of every rule are about what is left alone', () => {
  const all = besideCases()
  const isLeft = (one: Case) => Object.keys(one.after).length === 0 && one.findings === undefined
  for (const id of new Set(all.map((one) => one.rule))) {
    const own = all.filter((one) => one.rule === id)
    expect(own.filter(isLeft).length * 2, id).toBeGreaterThanOrEqual(own.length)
  }
})

function loadSite(texts: Texts): Site {
  const entries = Object.entries(texts)
  const others = entries.flatMap(([path, text]) => {
    const kind = besideKind(path, text)
    return kind ? [parseBesideFile(kind, path, text)] : []
  })
  const files = entries.filter(([path]) => /\.(conf|htaccess)$/.test(path)).map(([path, text]) => parse(text, path))
  return siteOf(files, { others })
}

const textsOf = (texts: Texts, { texts: changed }: Migration): Texts => ({
  ...texts,
  ...Object.fromEntries([...changed].map(([file, text]) => [file.path, text])),
})

const mapValues = (texts: Texts, change: (text: string) => string): Texts =>
  Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, change(text)]))

const lineOf = ({ file, range, message }: Migration['findings'][number]): string =>
  `${file.path}:${file.text.slice(0, range.start).split('\n').length}: ${message}`
