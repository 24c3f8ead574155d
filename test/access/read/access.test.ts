import { describe, expect, test } from 'vitest'
import { decideToday } from '../../../src/access/decide/by-22.js'
import { initialState, stateAfterSection } from '../../../src/access/decide/inherit.js'
import type { State } from '../../../src/access/decide/state.js'
import { accessRulesOf } from '../../../src/access/read/access.js'
import { areEquivalent } from '../../../src/access/read/condition.js'
import { valueForMethod } from '../../../src/httpd/methods.js'
import { type SiteOptions, siteFromTexts } from '../../../src/site/site.js'
import { isSection, type Section } from '../../../src/syntax/tree.js'

const authorizers = {
  order: ['groupfile', 'user', 'dbm', 'owner', 'ldap'],
  isOrderKnown: true,
  hasOwner: false,
  thirdParty: undefined,
} as const

/** What the section of this body says. */
function read(lines: readonly string[], options: SiteOptions = {}) {
  const text = ['<Directory "/a">', ...lines, '</Directory>', ''].join('\n')
  const site = siteFromTexts({ 'httpd.conf': text }, { from: '2.2', ...options })
  const section = site.files[0]?.commands.find(isSection) as Section
  return accessRulesOf(site, section.commands)
}

const hostOf = (lines: readonly string[], method = 'GET'): string | undefined => {
  const { host } = read(lines)
  return host && valueForMethod(host, method).key
}

describe('H, the host part', () => {
  const order = { da: 'Order deny,allow', ad: 'Order allow,deny', mf: 'Order mutual-failure' }
  const lists = { none: [], all: ['from all'], list: ['from 10.1'] }
  const table: readonly (readonly [keyof typeof order, keyof typeof lists, keyof typeof lists, string])[] = [
    ['da', 'none', 'none', '1'],
    ['da', 'none', 'all', '0'],
    ['da', 'none', 'list', '!ip 10.2'],
    ['da', 'all', 'none', '1'],
    ['da', 'all', 'all', '1'],
    ['da', 'all', 'list', '1'],
    ['da', 'list', 'none', '1'],
    ['da', 'list', 'all', 'ip 10.1'],
    ['da', 'list', 'list', 'any(ip 10.1,!ip 10.2)'],
    ['ad', 'none', 'none', '0'],
    ['ad', 'none', 'all', '0'],
    ['ad', 'none', 'list', '0'],
    ['ad', 'all', 'none', '1'],
    ['ad', 'all', 'all', '0'],
    ['ad', 'all', 'list', '!ip 10.2'],
    ['ad', 'list', 'none', 'ip 10.1'],
    ['ad', 'list', 'all', '0'],
    ['ad', 'list', 'list', 'all(ip 10.1,!ip 10.2)'],
    ['mf', 'list', 'list', 'all(ip 10.1,!ip 10.2)'],
  ]
  test.each(table)('%s, Allow %s, Deny %s is %s', (kind, allow, deny, expected) => {
    const denied = lists[deny].map((line) => `Deny ${line.replace('10.1', '10.2')}`)
    expect(hostOf([order[kind], ...lists[allow].map((line) => `Allow ${line}`), ...denied])).toBe(expected)
  })

  test('without Order the order is deny,allow, whatever stands above', () => {
    expect(hostOf(['Allow from 10.1'])).toBe('1')
    expect(hostOf(['Deny from 10.1'])).toBe('!ip 10.1')
  })

  test('a section without host lines has no host part', () => {
    expect(hostOf(['Require valid-user', 'Satisfy Any'])).toBeUndefined()
  })

  test('what a client is', () => {
    const words = ['10.1.', '10.0.0.0/8', '::1', 'env=a', 'example.org', '127.0.0.1,127.0.0.2']
    expect(words.map((word) => hostOf(['Order allow,deny', `Allow from ${word}`]))).toEqual([
      'ip 10.1.',
      'ip 10.0.0.0/8',
      'ip ::1',
      'env a',
      'host example.org',
      'host 127.0.0.1\\,127.0.0.2',
    ])
    expect(hostOf(['Order allow,deny', 'Allow from env=!a'])).toBe('!env a')
    expect(hostOf(['Order allow,deny', 'Allow from None'])).toBe('0')
  })

  test('words of a comment count where they are addresses', () => {
    expect(hostOf(['Order allow,deny', 'Allow from 10.1 # office'])).toBe('ip 10.1')
    expect(hostOf(['Order allow,deny', 'Allow from 10.1 # was 10.2'])).toBe('any(ip 10.1,ip 10.2)')
  })

  test('methods', () => {
    const lines = ['<Limit GET>', 'Order allow,deny', 'Allow from 10.1', '</Limit>', 'Deny from 10.2']
    expect([hostOf(lines, 'GET'), hostOf(lines, 'POST')]).toEqual(['all(ip 10.1,!ip 10.2)', '!ip 10.2'])
    expect(hostOf(['<Limit HEAD>', 'Deny from all', '</Limit>'], 'GET')).toBe('0')
  })

  test('what cannot be told is said', () => {
    const unclear = (line: string) => read([line]).unclear
    expect(unclear('Order allow, deny')).toContain('Order allow, deny')
    expect(unclear('Allow from ${OFFICE}')).toContain('${OFFICE}')
    expect(unclear('Allow from 10.1.2.3.4')).toContain('10.1.2.3.4')
    expect(read(['<IfDefine X>', 'Deny from all', '</IfDefine>']).unclear).toContain('<IfDefine X>')
    expect(read(['<IfModule mod_authz_host.c>', 'Deny from all', '</IfModule>']).unclear).toBeUndefined()
  })

  test('what is unclear in host lines alone is told apart', () => {
    expect(read(['Allow from ${OFFICE}', 'Require valid-user']).onlyHostsUnclear).toBe(true)
    expect(read(['Allow from ${OFFICE}', 'Require group @X@']).onlyHostsUnclear).toBe(false)
    expect(read(['Require group @X@']).onlyHostsUnclear).toBe(false)
    expect(read(['Allow from all']).onlyHostsUnclear).toBe(false)
  })

  test('a quoted word after Require asks for a user whom nobody is', () => {
    const [line] = read(['Require "valid-user"']).require ?? []
    expect(line).toMatchObject({ keyword: 'user', words: '', unmet: 'quotes', unclear: undefined })
    expect(read(['Require user "bob"']).require?.[0]).toMatchObject({ words: '"bob"', unmet: undefined })
  })

  test('a branch that 2.2 never reads says nothing', () => {
    expect(hostOf(['<IfModule mod_authz_core.c>', 'Require all denied', '</IfModule>'])).toBeUndefined()
    expect(hostOf(['<IfModule !mod_authz_host.c>', 'Deny from all', '</IfModule>'])).toBeUndefined()
  })

  test("an Allow without effect is an effect in the guide's reading", () => {
    const lines = ['Order allow,deny', 'Deny from all', 'Allow from 10.1']
    expect(read(lines).host?.other.key).toBe('0')
    expect(read(lines).guideReading?.host.other.key).toBe('ip 10.1')
    expect(read(['Order allow,deny', 'Deny from all']).guideReading).toBeUndefined()
  })
})

/** The state after sections of these bodies. */
const stateAfter = (...bodies: readonly (readonly string[])[]): State =>
  bodies.reduce<State>((state, lines) => stateAfterSection(state, read(lines)), initialState)

const whole = (state: State, method = 'GET') => decideToday(state, method, authorizers).condition.key

describe('what 2.2 inherits', () => {
  const auth = ['AuthType Basic', 'AuthGroupFile /g', 'Require valid-user']

  test('host lines as a block, even from a single line in a Limit', () => {
    expect(whole(stateAfter(['Order deny,allow', 'Deny from all'], ['Allow from 10.1']))).toBe('1')
    expect(whole(stateAfter(['Deny from all'], ['<Limit POST>', 'Deny from 10.1', '</Limit>']), 'GET')).toBe('1')
  })

  test('Require and host lines each by themselves', () => {
    expect(whole(stateAfter(['Deny from all'], ['Require valid-user']))).toBe('0')
    expect(whole(stateAfter(auth, ['Order allow,deny', 'Allow from 10.1']))).toBe('all(valid-user,ip 10.1)')
    expect(whole(stateAfter(auth, ['Require user alice']))).toBe('user alice')
  })

  test('Satisfy method by method', () => {
    const base = [...auth, 'Order allow,deny', 'Allow from 10.1', 'Satisfy Any']
    const child = stateAfter(base, ['<Limit POST>', 'Satisfy All', '</Limit>'])
    expect([whole(child, 'GET'), whole(child, 'POST')]).toEqual(['any(valid-user,ip 10.1)', 'all(valid-user,ip 10.1)'])
  })

  test('the first authoritative module that has a line decides alone', () => {
    const lines = ['AuthGroupFile /g', 'Require user alice', 'Require group staff']
    expect(whole(stateAfter(lines))).toBe('group staff')
    expect(whole(stateAfter([...lines, 'AuthzGroupFileAuthoritative Off']))).toBe('any(user alice,group staff)')
    expect(
      decideToday(stateAfter(lines, ['AuthzGroupFileAuthoritative Off', 'Require group x']), 'GET', authorizers)
        .ambiguity,
    ).toBe('lost-group-file')
    expect(whole(stateAfter(['AuthDBMGroupFile /g', 'Require group staff']))).toBe('dbm-group staff')
  })

  test('states of one meaning have one key', () => {
    expect(stateAfter(['Deny from all']).key).toBe(stateAfter(['Order allow,deny']).key)
    expect(stateAfter(['Deny from all']).key).not.toBe(stateAfter(['Allow from all']).key)
  })
})

describe('what 2.4 inherits with mod_access_compat', () => {
  const on24 = (...bodies: readonly (readonly string[])[]): State =>
    bodies.reduce<State>((state, lines) => stateAfterSection(state, read(lines, { from: '2.4' })), initialState)

  test('host lines and Satisfy as one record', () => {
    expect(whole(on24(['Deny from all', 'Require valid-user'], ['Satisfy Any']))).toBe('1')
    expect(whole(on24(['Satisfy Any', 'Deny from all', 'Require valid-user'], ['Deny from 10.1']))).toBe(
      'all(valid-user,!ip 10.1)',
    )
  })

  test('Require as a tree', () => {
    expect(whole(on24(['Require user alice', 'Require group staff']))).toBe('any(user alice,group staff)')
    expect(whole(on24(['Require ip 10.1'], ['AuthMerging And', 'Require valid-user']))).toBe('all(ip 10.1,valid-user)')
    const all = ['<RequireAll>', 'Require all granted', 'Require not ip 10.1 10.2', '</RequireAll>']
    expect(whole(on24(all))).toBe('all(!ip 10.1,!ip 10.2)')
  })
})

test('conditions are compared by what they let in', () => {
  const [a, b] = [
    read(['Order allow,deny', 'Allow from 10.1 10.2']),
    read(['Order deny,allow', 'Deny from all', 'Allow from 10.2', 'Allow from 10.1']),
  ]
  expect(a.host && b.host && areEquivalent(a.host.other, b.host.other)).toBe(true)
  expect(a.host?.other.key).not.toBe(b.host?.other.key)
})
