import { describe, expect, test } from 'vitest'
import { combinedValuations, type UndecidedName, type Valuation, valuationsToCheck } from '../../src/live/valuations.js'
import { siteFromTexts } from '../../src/site/site.js'

const waysOf = (text: string) =>
  valuationsToCheck(siteFromTexts({ 'httpd.conf': text }, { complete: true })).map((valuation) =>
    [...valuation].map(([{ name }, is]) => `${is ? '' : '!'}${name}`).join(' '),
  )

const guarded = (guard: string, line = 'Redirect 403 /internal') =>
  `${guard}\n    ${line}\n</${guard.slice(1, 9).trim()}>\n`

describe('the ways in which httpd may read a configuration', () => {
  test.each([
    ['no guard', 'Listen 80\n', []],
    ['a name', guarded('<IfDefine X>'), ['X', '!X']],
    ['a name that is asked for twice', guarded('<IfDefine X>') + guarded('<IfDefine !X>'), ['X', '!X']],
    ['two names', guarded('<IfDefine X>') + guarded('<IfDefine Y>'), ['X Y', 'X !Y', '!X Y', '!X !Y']],
    ['a line that decides no answer', guarded('<IfDefine X>', 'KeepAlive On'), []],
    ['a module of others', guarded('<IfModule mod_security2.c>'), ['mod_security2.c', '!mod_security2.c']],
    [
      'a module that a line loads',
      `LoadModule rewrite_module modules/mod_rewrite.so\n${guarded('<IfModule mod_rewrite.c>')}`,
      [],
    ],
    ['a module of which a line stands outside', `RewriteEngine On\n${guarded('<IfModule mod_rewrite.c>')}`, []],
    ['a name that a line defines', `Define X\n${guarded('<IfDefine X>')}`, []],
    [
      'a name beside one that a line defines',
      `Define X\n${guarded('<IfDefine X>')}${guarded('<IfDefine Y>')}`,
      ['Y', '!Y'],
    ],
    ['a name beside one that cannot be read', `Define ${'${NAME}'}\n${guarded('<IfDefine Y>')}`, []],
    [
      'those after the sixteenth go one way together',
      Array.from({ length: 18 }, (_, index) => guarded(`<IfDefine N${index + 1}>`)).join(''),
      [
        ...Array.from({ length: 16 }, (_, index) => [`N${index + 1}`, `!N${index + 1}`]).flat(),
        ...['N17 N18', '!N17 !N18'],
      ],
    ],
    [
      'four names are decided one by one',
      ['A', 'B', 'C', 'D'].map((name) => guarded(`<IfDefine ${name}>`)).join(''),
      ['A', '!A', 'B', '!B', 'C', '!C', 'D', '!D'],
    ],
    [
      'two of many around lines of one directive are decided together',
      ['A', 'B', 'C', 'D'].map((name) => guarded(`<IfDefine ${name}>`)).join('') +
        ['E', 'F'].map((name) => guarded(`<IfDefine ${name}>`, 'NameVirtualHost *:80')).join(''),
      ['A', '!A', 'B', '!B', 'C', '!C', 'D', '!D', 'E F', 'E !F', '!E F', '!E !F'],
    ],
  ])('%s', (_, text, ways) => {
    expect(waysOf(text)).toEqual(ways)
  })
})

describe('a few valuations that decide all names at once', () => {
  const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name) => guarded(`<IfDefine ${name}>`))
  const three = ['X', 'Y', 'Z'].map((name) => guarded(`<IfDefine ${name}>`, 'NameVirtualHost *:80'))
  const site = siteFromTexts({ 'httpd.conf': [...names, ...three].join('') }, { complete: true })
  const each = valuationsToCheck(site)
  const together = combinedValuations(each)
  const all = [...new Set(each.flatMap((valuation) => [...valuation.keys()]))]
  const isCovered = (wanted: Valuation) =>
    together.some((one) => [...wanted].every(([name, is]) => one.get(name) === is))

  test('they decide every name, and are fewer', () => {
    expect(together.every(({ size }) => size === all.length)).toBe(true)
    expect([each.length, together.length]).toEqual([22, 12])
  })

  test('each valuation is part of one of them', () => {
    expect(each.filter((valuation) => !isCovered(valuation))).toEqual([])
  })

  test('each two names have each pair of values in one of them', () => {
    const pairs = all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const))
    const values = [true, false].flatMap((is) => [true, false].map((otherIs) => [is, otherIs] as const))
    const missing = pairs.flatMap(([one, other]) =>
      values.filter(
        ([is, otherIs]) =>
          !isCovered(
            new Map<UndecidedName, boolean>([
              [one, is],
              [other, otherIs],
            ]),
          ),
      ),
    )
    expect([pairs.length, missing]).toEqual([45, []])
  })
})
