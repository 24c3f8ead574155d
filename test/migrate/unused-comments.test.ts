import { describe, expect, test } from 'vitest'
import { findingsOfRules } from '../../src/migrate/migrate.js'
import type { Rule } from '../../src/migrate/rule.js'
import { everyRule } from '../../src/migrate/rules/index.js'
import { siteFromTexts } from '../../src/site/site.js'

const unused = everyRule.filter(({ checkUnused }) => checkUnused)

const rule = (check: Rule['check']): Rule => ({
  id: 'listen-low',
  title: 'Listen on a low port',
  severity: 'warning',
  group: 'starts',
  see: 'https://httpd.apache.org/',
  covers: [],
  page: '',
  check,
})

/** Finds Listen in a server that has a Timeout. */
const inSomeServers = rule(function* (site) {
  if (site.directives('Timeout').length > 0) for (const at of site.directives('Listen')) yield { at, message: 'low' }
})

const server = (folder: string, more: string) =>
  `ServerRoot /etc/${folder}\nInclude /etc/shared/listen.conf\nLoadModule ssl_module modules/mod_ssl.so\n${more}`
const comment = '# httpd-upgrade-ignore listen-low : it is behind a proxy\nListen 80\n'
const said = (texts: Record<string, string>, rules: readonly Rule[]) =>
  findingsOfRules(siteFromTexts(texts), rules).map(({ rule: { id }, message }) => `${id}: ${message}`)

describe('a comment that silences a rule', () => {
  test('for one of two servers that read it is used', () => {
    const texts = {
      'etc/one/httpd.conf': server('one', 'Timeout 5\n'),
      'etc/two/httpd.conf': server('two', ''),
      'etc/shared/listen.conf': comment,
    }
    expect(said(texts, [inSomeServers, ...unused])).toEqual([])
    const neither = { ...texts, 'etc/one/httpd.conf': server('one', '') }
    expect(said(neither, [inSomeServers, ...unused])).toEqual([
      expect.stringMatching(/^ignored-rule-unused: `listen-low` finds nothing/),
    ])
  })

  test('that failed says nothing of whether it is used', () => {
    const failing = rule(() => {
      throw new Error('no')
    })
    expect(said({ 'a.conf': comment }, [failing, ...unused])).toEqual([
      expect.stringMatching(/^listen-low: The rule failed on/),
    ])
  })

  test('without a reason is used all the same: that is said where the rule finds something', () => {
    const bare = '# httpd-upgrade-ignore listen-low\nListen 80\nTimeout 5\n'
    expect(said({ 'a.conf': bare }, [inSomeServers, ...unused])).toEqual([
      expect.stringMatching(/^listen-low: low The comment/),
    ])
  })
})
