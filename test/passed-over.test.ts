import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findingsIn } from '../src/migrate/migrate.js'
import { everyRule } from '../src/migrate/rules/index.js'
import { type Site, type SiteOptions, siteFromTexts } from '../src/site/site.js'
import { corpus, hasCorpus } from './corpus.js'
import { cases } from './pages.js'
import { mangled } from './syntax/noise.js'

/** The same site, of which no line is passed over for its text. */
function asked(site: Site): Site {
  const known = new Map<(site: Site) => unknown, unknown>()
  const whole: Site = {
    ...site,
    directivesWith: (_, ...names) => site.directives(...names),
    sectionsWith: (_, ...names) => site.sections(...names),
    once<T>(model: (site: Site) => T): T {
      if (!known.has(model)) known.set(model, model(whole))
      return known.get(model) as T
    },
    on: (version) => asked(site.on(version)),
  }
  return whole
}

const saidOf = (site: Site) =>
  findingsIn(site, everyRule).map(({ rule, file, range, message, fix }) => ({
    at: `${rule.id} ${file.path} ${range.start}`,
    message,
    fix: fix && [fix.safe, fix.assumes, fix.edits.map(({ file, start, end, text }) => [file.path, start, end, text])],
  }))

function expectSame(texts: Readonly<Record<string, string>>, options: SiteOptions = {}): void {
  const site = siteFromTexts(texts, options)
  expect(saidOf(site)).toEqual(saidOf(asked(siteFromTexts(texts, options))))
}

describe('of lines that are passed over for their text no rule has anything to say', () => {
  test('on the page of any rule', () => {
    for (const { before, complete, from } of cases()) expectSame(before, { complete, from })
  })

  test('in mangled text', () => {
    fc.assert(
      fc.property(mangled, fc.constantFrom('2.2', '2.4'), (text, from) => expectSame({ 'httpd.conf': text }, { from })),
      { numRuns: Number(process.env.RUNS ?? 2000) },
    )
  })

  test.skipIf(!hasCorpus)('in real files', () => {
    for (const { path, text } of corpus()) expectSame({ [path]: text })
  })
})
