import { describe, expect, test } from 'vitest'
import { type Migration, migrate } from '../../src/index.js'
import type { Finding } from '../../src/migrate/rule.js'
import { everyRule } from '../../src/migrate/rules/index.js'
import { siteFromTexts } from '../../src/site/site.js'
import { takesAll } from '../thoroughness.js'
import { besideCases, cases } from './cases.js'
import { kindsNoted, noteKind } from './fix-kinds.js'
import { rewritings } from './rewritings.js'
import { wantedCases } from './wanted-cases.js'

/** The rule that comments in the cases silence. */
const silenced = everyRule.filter(({ id }) => id === 'keepalive-value')

for (const one of wantedCases(cases())) {
  describe(`${one.rule}: ${one.title}`, () => {
    const rule = everyRule.find((rule) => rule.id === one.rule)
    if (!rule)
      throw new Error(`The page of cases ${one.rule}.md has no rule of its name: write it, and run npm run build.`)
    const own = (texts: Readonly<Record<string, string>>, fixes: 'safe' | 'all') =>
      migrate(siteFromTexts(texts, one), { rules: rule.checkUnused ? [rule, ...silenced] : [rule], fixes })

    for (const [way, rewrite] of Object.entries(rewritings)) {
      if (one.except.includes(way)) continue
      test(way, () => {
        const before = mapValues(one.before, rewrite)
        const expected = mapValues({ ...one.before, ...one.after }, rewrite)
        const result = own(before, 'all')
        const got = textsOf(before, result)
        const fold = /case/.test(way) ? (text: string) => text.toLowerCase() : (text: string) => text
        expect(mapValues(got, fold)).toEqual(mapValues(expected, fold))
        expect(result.refused).toEqual([])
        expect([...result.broken.values()]).toEqual([])
        // What follows is about the fixes, not about how their text is written: `npm test` asks it once a case.
        if (way !== 'as-written' && !takesAll) return
        expect(own(got, 'all').texts.size, 'a second run changes nothing').toBe(0)
        if (one.review) expect(own(before, 'safe').texts.size, 'nothing changes without review').toBe(0)
        else expect(textsOf(before, own(before, 'safe')), whySafe(result)).toEqual(got)
      })
    }

    test('findings', () => {
      const { findings } = own(one.before, 'all')
      const changes = Object.keys(one.after).length > 0
      if (one.findings) expect(findings.map(line)).toEqual(one.findings)
      else if (!changes) expect(findings.map(line)).toEqual([])
      else expect(findings.length).toBeGreaterThan(0)
      for (const { rule, fix } of findings) {
        if (!fix) continue
        expect(fix.safe || fix.assumes, 'a fix is safe, or says what it assumes').toBeTruthy()
        noteKind(rule.id, fix)
      }
      if (!changes) expect(findings.filter((finding) => finding.fix)).toEqual([])
    })
  })
}

test.each([...new Set(wantedCases(cases()).map(({ rule }) => rule))])(
  '%s: its cases have the kinds of fix that it declares',
  (id) => {
    expect(kindsNoted(id)).toBe(everyRule.find((rule) => rule.id === id)?.fixes)
  },
)

const textsOf = (texts: Readonly<Record<string, string>>, { texts: changed }: Migration): Record<string, string> => ({
  ...texts,
  ...Object.fromEntries([...changed].map(([file, text]) => [file.path, text])),
})

/** Names the assumptions that the engine may have added to a rule's safe fix. */
const whySafe = ({ findings }: Migration): string => {
  const assumed = findings.flatMap(({ fix }) => (fix && !fix.safe ? [fix.assumes] : []))
  return `the fixes are safe, or the case says \`after review\`; they assume: ${assumed.join(' ')}`
}

const mapValues = (texts: Readonly<Record<string, string>>, change: (text: string) => string) =>
  Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, change(text)]))

function line({ file, range, message }: Finding): string {
  const number = file.text.slice(0, range.start).split('\n').length
  return `${file.path === 'httpd.conf' ? '' : `${file.path}:`}${number}: ${message}`
}

test('every rule has a page of cases, and every page a rule', () => {
  const pages = new Set([...cases(), ...besideCases()].map((one) => one.rule))
  expect([...pages].sort()).toEqual(everyRule.map((rule) => rule.id).sort())
})
