import { describe, expect, test } from 'vitest'
import { removeLine, safeFix } from '../../src/edit/edit.js'
import { runRules } from '../../src/migrate/migrate.js'
import type { Rule } from '../../src/migrate/rule.js'
import { type Site, siteFromTexts } from '../../src/site/site.js'

const rule = (id: string, failsOn: (site: Site) => boolean): Rule => ({
  id,
  title: id,
  severity: 'warning',
  group: 'tidy',
  see: '',
  covers: [],
  page: '',
  *check(site) {
    for (const at of site.directives('NameVirtualHost'))
      yield { at, message: `${id} says so.`, fix: safeFix('Remove the line', removeLine(at)) }
    if (failsOn(site)) throw new RangeError('Maximum call stack size exceeded')
  },
})

const texts = { 'a.conf': 'NameVirtualHost *\n', 'b.conf': '# b\nListen 1\nNameVirtualHost *\n' }

/** `FILE:START RULE SEVERITY SAFE`, with what failed. */
const found = (...rules: Rule[]) =>
  runRules(siteFromTexts(texts, { complete: true }), rules).findings.map(
    ({ file, range, rule, severity, fix, failed }) =>
      `${file.path}:${range.start} ${rule.id} ${severity} ${fix ? (fix.safe ? 'safe' : 'review') : 'none'}${failed ? ' failed' : ''}`,
  )

describe('a rule that fails', () => {
  const well = rule('well', () => false)

  test('on one file is told of there, says the rest for review, and stops no other rule', () => {
    const ill = rule('ill', (site) => site.directives('Listen').length > 0)
    expect(found(ill, well)).toEqual([
      'a.conf:0 ill warning review',
      'a.conf:0 well warning safe',
      'b.conf:4 ill error none failed',
      'b.conf:13 well warning safe',
    ])
  })

  test('on the files together says nothing else', () => {
    const ill = rule('ill', (site) => site.files.length > 1)
    expect(found(ill, well)).toEqual([
      'a.conf:0 ill error none failed',
      'a.conf:0 well warning safe',
      'b.conf:13 well warning safe',
    ])
  })

  test('names the file, the error and what to do', () => {
    const [failed] = runRules(siteFromTexts({ 'a.conf': 'Listen 1\n' }), [rule('ill', () => true)]).findings
    expect(failed?.message).toBe(
      'The rule failed on a.conf: Maximum call stack size exceeded. The findings of this rule are missing; all other rules ran. Please report this error, with the file.',
    )
  })

  test('is no secret where there is no line to tell it at', () => {
    expect(() => runRules(siteFromTexts({ 'a.conf': '' }), [rule('ill', () => true)])).toThrow(RangeError)
  })
})
