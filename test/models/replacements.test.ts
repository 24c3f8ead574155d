import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { replacementsOf, replacementTextFor24 } from '../../src/models/replacements.js'
import { siteFromTexts } from '../../src/site/site.js'

/** What `(a)(b)` matched in `ab`. */
const groups = ['ab', 'a', 'b']
const group = (digit = '') => groups[Number(digit)] ?? ''

/** regsub_core of server/util.c, in 2.2 and in 2.4. */
const in22 = (text: string) =>
  text.replace(/&|\$(\d)|\\([$&])/g, (found, digit, escaped) => escaped ?? (found === '&' ? group('0') : group(digit)))
const in24 = (text: string) => text.replace(/\$(\d)|\\(.)/gs, (_, digit, escaped) => escaped ?? group(digit))

/** parse_misc_string of mod_headers.c in 2.4: of its escapes only the backslash's own occurs here. */
const inHeaders = (text: string) => text.replaceAll('\\\\', '\\')

const text = fc.array(fc.constantFrom('&', '\\', '$', '$1', '$0', 'x', '3')).map((parts) => parts.join(''))

describe('replacementTextFor24', () => {
  test('means in 2.4 what the text means in 2.2, unless it is taken for 2.4 already', () => {
    fc.assert(
      fc.property(text, (given) => {
        const once = replacementTextFor24({ text: given, escapedTwice: false })
        const twice = replacementTextFor24({ text: given, escapedTwice: true })
        fc.pre(once !== given)
        expect(in24(once)).toBe(in22(given))
        expect(in24(inHeaders(twice))).toBe(in22(given))
      }),
    )
  })

  test('has nothing left to say about its own words', () => {
    fc.assert(
      fc.property(text, fc.boolean(), (given, escapedTwice) => {
        const once = replacementTextFor24({ text: given, escapedTwice })
        expect(replacementTextFor24({ text: once, escapedTwice })).toBe(once)
      }),
    )
  })

  test.each(['', '$1', '\\$1', '\\&', 'a\\\\b', '$'])('%j is the same in both', (given) => {
    expect(replacementTextFor24({ text: given, escapedTwice: false })).toBe(given)
  })
})

describe('replacementsOf', () => {
  test.each([
    ['AliasMatch ^/a /b', ['/b']],
    ['RedirectMatch ^/a /b', ['/b']],
    ['RedirectMatch permanent ^/a /b', ['/b']],
    ['RedirectMatch gone ^/a', []],
    ['ProxyPass /a http://b/', []],
    ['ProxyPass ~ ^/a http://b/', ['http://b/']],
    ['ProxyPassMatch ^/a http://b/', ['http://b/']],
    ['SetEnvIf Host ^a A=b !C D', ['b']],
    ['SetEnvIf Host a\\.b A=b', []],
    ['SetEnvIf Host a\\b A=b', ['b']],
    ['BrowserMatchNoCase ^a A=b=c', ['b=c']],
    ['Header edit A b c', ['c']],
    ['Header always edit* A b c env=d', ['c']],
    ['Header set edit b c', []],
    ['Substitute s/a/b/', ['b']],
    ['Substitute S|a||i', ['']],
    ['Substitute s/a/b/n', []],
    ['Substitute s/a', []],
    ['RewriteRule ^/a /b', []],
  ])('%s', (line, texts) => {
    const [directive] = siteFromTexts({ 'httpd.conf': line }).directives(line.split(' ')[0] ?? '')
    expect(directive && replacementsOf(directive).map((found) => found.text)).toEqual(texts)
  })

  test('in a section for locations the pattern of ProxyPassMatch is the section', () => {
    const site = siteFromTexts({ 'httpd.conf': '<LocationMatch ^/a>\nProxyPassMatch http://b/\n</LocationMatch>\n' })
    const [directive] = site.directives('ProxyPassMatch')
    expect(directive && replacementsOf(directive).map((found) => found.text)).toEqual(['http://b/'])
  })
})
