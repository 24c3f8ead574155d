import { describe, expect, test } from 'vitest'
import {
  type HostSelection,
  hostSelectionsAmong,
  hostSelectionsOf,
  reachableHosts,
} from '../../src/models/vhost-selection.js'
import {
  addressText,
  parseVirtualHostAddress,
  type VirtualHost,
  virtualHostGroups,
} from '../../src/models/virtual-hosts.js'
import { siteFromTexts } from '../../src/site/site.js'

describe('addressOf', () => {
  test.each([
    ['*:80', 0, '*:80'],
    ['*', 0, '*:*'],
    ['*', 8080, '*:8080'],
    ['*:*', 8080, '*:*'],
    ['_DEFAULT_:443', 0, '_default_:443'],
    ['255.255.255.255:443', 0, '_default_:443'],
    ['0.0.0.0:80', 0, '*:80'],
    ['[::]:80', 0, '*:80'],
    ['[2001:DB8::1]:443', 0, '[2001:db8::1]:443'],
    ['[2001:db8::1]', 0, '[2001:db8::1]:*'],
    ['Www.Example.ORG', 0, 'www.example.org:*'],
  ])('%s with the port %i is %s', (word, port, text) => {
    const address = parseVirtualHostAddress(word, port)
    expect(address && addressText(address)).toBe(text)
  })

  test.each(['80', '', '10.0.0.1:', '10.0.0.1:http', '[::1', 'a:1:2'])('%j is no address', (word) => {
    expect(parseVirtualHostAddress(word, 0)).toBeUndefined()
  })
})

describe('virtualHostGroups', () => {
  test('without a main file nothing can be said', () => {
    expect(virtualHostGroups(siteFromTexts({ 'a.conf': host('*:80', 'a') }))).toBeUndefined()
    expect(virtualHostGroups(siteFromTexts({ 'a.conf': host('*:80', 'a') }, { complete: true }))).toHaveLength(1)
  })

  test('included files are read where the Include stands, others by themselves', () => {
    const groups = groupsOf({
      'httpd.conf': `Listen 80\nInclude one.conf\n${host('*:80', 'b')}Include two.conf\n`,
      'two.conf': host('*:80', 'c'),
      'one.conf': host('*:80', 'a'),
      'alone.conf': host('*:80', 'd') + host('*:80', 'e'),
    })
    expect(groups).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ])
  })

  test('each server has its own', () => {
    const groups = groupsOf({
      'a/httpd.conf': `Listen 80\nInclude vhosts.conf\n`,
      'a/vhosts.conf': host('*:80', 'a'),
      'b/httpd.conf': `Listen 80\nInclude vhosts.conf\n`,
      'b/vhosts.conf': host('*:80', 'b'),
    })
    expect(groups).toEqual([['a'], ['b']])
  })

  test('a server that loads modules of 2.4 runs on 2.4', () => {
    const text = `LoadModule authz_core_module modules/mod_authz_core.so\n${host('*:80', 'a')}`
    expect(groupsOf({ 'httpd.conf': text })).toEqual([])
  })

  test('an address that cannot be read leaves its virtual host out, an unreadable NameVirtualHost everything', () => {
    expect(groupsOf({ 'httpd.conf': `Listen 80\n${host('*:80', 'a')}${host('%ip%:80', 'b')}` })).toEqual([['a']])
    expect(groupsOf({ 'httpd.conf': `Listen 80\nNameVirtualHost {IP}:80\n${host('*:80', 'a')}` })).toEqual([])
  })

  test('what one version never reads, and what shuts another out, does not count', () => {
    const text = `Listen 80
<IfVersion >= 2.4>
${host('*:80', 'new')}</IfVersion>
<IfDefine SSL>
${host('*:80', 'with')}</IfDefine>
<IfDefine !SSL>
${host('*:80', 'without')}</IfDefine>
<IfDefine !OTHER>
${host('*:80', 'other')}</IfDefine>
`
    expect(groupsOf({ 'httpd.conf': text })).toEqual([['with', 'other']])
  })

  test('NameVirtualHost counts in a branch that only 2.2 reads', () => {
    const site = siteFromTexts({
      'httpd.conf': `Listen 80\n<IfVersion < 2.4>\nNameVirtualHost *:80\n</IfVersion>\n${host('*:80', 'a')}`,
    })
    expect(virtualHostGroups(site)?.[0]?.nameVirtualHosts).toMatchObject([{ host: '*', port: 80 }])
  })

  test('names come without scheme and port', () => {
    const site = siteFromTexts({
      'httpd.conf':
        'Listen 80\n<VirtualHost *:80>\nServerName HTTP://A.example:80\nServerAlias b.example *.C.example\n</VirtualHost>\n',
    })
    expect(virtualHostGroups(site)?.[0]?.hosts[0]?.names).toEqual(['a.example', 'b.example', '*.c.example'])
  })

  function groupsOf(texts: Readonly<Record<string, string>>): string[][] {
    return (virtualHostGroups(siteFromTexts(texts)) ?? []).map(({ hosts }) => hosts.map((one) => one.names[0] ?? ''))
  }
})

describe('arrivals: what answers in 2.2 and in 2.4', () => {
  test.each<[string, string, Record<string, [string, string]>]>([
    ['one virtual host', host('*:80', 'a'), { '*:80': ['a', 'a'] }],
    ['two without NameVirtualHost', host('*:80', 'a') + host('*:80', 'b'), { '*:80': ['a', 'a: a b'] }],
    ['two with it', `NameVirtualHost *:80\n${host('*:80', 'a')}${host('*:80', 'b')}`, { '*:80': ['a: a b', 'a: a b'] }],
    [
      '_default_ is the same as *',
      `NameVirtualHost *:443\n${host('_default_:443', 'a')}${host('*:443', 'b')}`,
      { '*:443': ['a: a b', 'a: a b'] },
    ],
    [
      'NameVirtualHost _default_ is not',
      `NameVirtualHost _default_:443\n${host('_default_:443', 'a')}${host('_default_:443', 'b')}`,
      { '*:443': ['a', 'a: a b'] },
    ],
    [
      'an address with two ports',
      host('10.0.0.1:80 10.0.0.1:443', 'a') + host('10.0.0.1:443', 'b'),
      { '10.0.0.1:80': ['a', 'a'], '10.0.0.1:443': ['a', 'a: a b'] },
    ],
    [
      'NameVirtualHost * is no NameVirtualHost for an address',
      `NameVirtualHost *:80\n${host('10.0.0.1:80', 'a')}${host('10.0.0.1:80', 'b')}`,
      { '*:80': ['', ''], '10.0.0.1:80': ['a', 'a: a b'] },
    ],
    [
      'an address before the wildcard',
      `NameVirtualHost *:80\n${host('*:80', 'a')}${host('10.0.0.1:80', 'b')}`,
      { '*:80': ['a', 'a'], '10.0.0.1:80': ['b', 'b'] },
    ],
    [
      'a NameVirtualHost port that differs',
      `NameVirtualHost *:80\n${host('*', 'a')}${host('*', 'b')}`,
      { '*:80': ['a', 'a: a b'], '*:*': ['a', 'a: a b'] },
    ],
    [
      'NameVirtualHost for any port',
      `NameVirtualHost *\n${host('*:80', 'a')}${host('*:80', 'b')}`,
      { '*:80': ['a: a b', 'a: a b'] },
    ],
    [
      'mixed ports under one NameVirtualHost',
      `NameVirtualHost *\n${host('*:443', 'a')}${host('*:80', 'b')}`,
      { '*:443': ['a', 'a'], '*:80': ['a: b', 'b'] },
    ],
    ['any port before an exact one', host('*', 'a') + host('*:443', 'b'), { '*:443': ['a', 'b'], '*:*': ['a', 'a'] }],
    ['an exact port before any', host('*:443', 'a') + host('*', 'b'), { '*:443': ['a', 'a'], '*:*': ['b', 'b'] }],
    [
      'any port of an address first',
      host('10.0.0.1', 'a') + host('10.0.0.1:80', 'b'),
      { '10.0.0.1:80': ['a', 'b'], '10.0.0.1:*': ['a', 'a'] },
    ],
  ])('%s', (_, text, expected) => {
    const [all] = virtualHostGroups(siteFromTexts({ 'httpd.conf': text }, { complete: true })) ?? []
    const got = all
      ? hostSelectionsAmong(all).arrivals.map(({ address, in22, in24 }) => [
          addressText(address),
          [said(in22), said(in24)],
        ])
      : []
    const asked = Object.fromEntries(got)
    for (const [on, answer] of Object.entries(expected)) expect([on, asked[on] ?? ['', '']]).toEqual([on, answer])
  })

  test('no other port where httpd listens on the named ones only', () => {
    const points = (listen: string) => {
      const [all] =
        virtualHostGroups(siteFromTexts({ 'httpd.conf': `${listen}\n${host('*', 'a')}${host('*:443', 'b')}` })) ?? []
      return all && hostSelectionsAmong(all).arrivals.map(({ address }) => addressText(address))
    }
    expect(points('Listen 443')).toEqual(['*:443'])
    expect(points('Listen 443\nListen 10.0.0.1:80')).toEqual(['*:*', '*:443'])
  })

  const said = (selection: HostSelection | undefined) => {
    const names = selection?.named.map((one) => one.names[0]) ?? []
    return selection ? [selection.first.names[0], ...(names.length > 0 ? [names.join(' ')] : [])].join(': ') : ''
  }
})

test('a NameVirtualHost that fits no virtual host is idle', () => {
  const text = `NameVirtualHost *:80\nNameVirtualHost *:443\n${host('*:80', 'a')}`
  const [all] = virtualHostGroups(siteFromTexts({ 'httpd.conf': text }, { complete: true })) ?? []
  expect(all && hostSelectionsAmong(all).idleNameVirtualHosts).toMatchObject([{ port: 443 }])
})

test('a virtual host is reachable if it is the first or has a name that none before it has', () => {
  const one = (...names: string[]) => ({ names }) as unknown as VirtualHost
  const [a, copy, more, nameless, another] = [one('a'), one('a'), one('a', 'b'), one(), one()]
  const named = [a, copy, more, nameless, another] as VirtualHost[]
  expect(reachableHosts({ first: a as VirtualHost, named })).toEqual([a, more, nameless])
  expect(reachableHosts(undefined)).toEqual([])
})

function host(addresses: string, name: string): string {
  return `<VirtualHost ${addresses}>\nServerName ${name}\n</VirtualHost>\n`
}

test('what is said of all ports of an address holds for a port that is named elsewhere', () => {
  const site = siteFromTexts({
    'httpd.conf': `Listen 80
NameVirtualHost *:80
<VirtualHost 192.0.2.1>
ServerName a.example.org
</VirtualHost>
<VirtualHost 192.0.2.1>
ServerName b.example.org
</VirtualHost>
`,
  })
  const arrivals = hostSelectionsOf(site).flatMap((one) => one.arrivals)
  expect(arrivals.map(({ address }) => `${address.host}:${address.port}`)).toContain('192.0.2.1:80')
})
