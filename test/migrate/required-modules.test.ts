import { describe, expect, test } from 'vitest'
import { migrate } from '../../src/index.js'
import { requiredModulesNotLoaded } from '../../src/migrate/required-modules.js'
import { missingModules as rule } from '../../src/migrate/rules/modules/missing-modules.js'
import { serversOn22 } from '../../src/site/server-level.js'
import { type SiteOptions, siteFromTexts } from '../../src/site/site.js'
import { accepts } from '../real-httpd/check.js'
import { httpd } from '../real-httpd/install.js'
import { startServer } from '../real-httpd/server.js'

function missing(text: string, options: SiteOptions = {}): string[] {
  const site = siteFromTexts(
    { 'httpd.conf': `ServerRoot /srv\nLoadModule dir_module modules/mod_dir.so\n${text}` },
    options,
  )
  return serversOn22(site).flatMap((server) =>
    requiredModulesNotLoaded(site, server).map(({ module }) => module.name.slice(4)),
  )
}

test('what is new in 2.4 is needed for the directives that have moved there', () => {
  expect(missing('AuthType Basic\nInclude more/*.conf\n')).toEqual(['authn_core'])
  expect(missing('<Directory /srv>\nRequire valid-user\n</Directory>\nInclude more/*.conf\n')).toEqual(['authz_core'])
  expect(missing('<Directory /srv>\nAllow from 192.0.2.1\n</Directory>\nInclude more/*.conf\n')).toEqual(['authz_core'])
  expect(missing('AddOutputFilterByType DEFLATE text/html\n')).toEqual(['filter'])
  expect(missing('AllowCONNECT 443\nProxyFtpDirCharset utf-8\n')).toEqual(['proxy_connect', 'proxy_ftp'])
})

test('where all is seen, what 2.2 asked for at each request is needed from the start', () => {
  const access = 'Allow from 192.0.2.1\nRequire valid-user\nRequire group a\nRequire file-owner\nRequire ldap-user b\n'
  const needed = ['authz_core', 'authz_host', 'authz_groupfile', 'authz_user', 'authnz_ldap', 'authz_owner']
  expect(missing(`<Directory /srv>\n${access}</Directory>\n`)).toEqual(needed)
  expect(missing('<Directory /srv>\nDeny from all env=a\n</Directory>\n')).toEqual(['authz_core'])
  expect(missing('<Directory /srv>\nAuthDBMGroupFile /g\nRequire group a\n</Directory>\n')).toEqual([
    'authz_core',
    'authz_dbm',
  ])
})

test('a balancer needs the module of its method, byrequests by default', () => {
  expect(
    missing('ProxyPass / balancer://a/ lbmethod=bybusyness\nLoadModule proxy_module modules/mod_proxy.so\n'),
  ).toEqual(['lbmethod_bybusyness', 'slotmem_shm'])
  const section =
    '<Proxy balancer://A>\nProxySet lbmethod=bytraffic\n</Proxy>\nLoadModule proxy_module modules/mod_proxy.so\n'
  expect(missing(`${section}ProxyPass / balancer://a/\n`)).toEqual(['lbmethod_bytraffic', 'slotmem_shm'])
  expect(missing(`${section}ProxyPass / balancer://b/\n`)).toEqual([
    'lbmethod_byrequests',
    'lbmethod_bytraffic',
    'slotmem_shm',
  ])
  expect(missing('LoadModule proxy_balancer_module modules/mod_proxy_balancer.so\n')).toEqual(['slotmem_shm'])
})

test('where all is seen and mod_proxy was built in, each scheme needs its module', () => {
  const balancer = '<Proxy balancer://a>\nBalancerMember http://a:8080\n</Proxy>\nProxyPass / balancer://a/\n'
  expect(missing(balancer)).toEqual(['lbmethod_byrequests', 'proxy', 'proxy_balancer', 'proxy_http', 'slotmem_shm'])
  expect(missing('ProxyPass /a ajp://a:8009/a\nProxyPassMatch ^/s scgi://a:4000\n')).toEqual([
    ...['proxy', 'proxy_ajp', 'proxy_scgi', 'setenvif'],
  ])
  const rules = 'RewriteRule ^/f(.*) ftp://a$1 [L,P]\nRewriteRule ^/g(.*) https://a$1 [R]\n'
  expect(missing(`${rules}ProxyVia On\n`)).toEqual(['proxy', 'proxy_ftp', 'rewrite'])
  // Without mod_proxy 2.2 read these lines too, and answered 403.
  expect(missing(rules)).toEqual(['rewrite'])
  expect(missing(`${rules}<IfModule mod_proxy.c>\nProxyVia On\n</IfModule>\n`)).toEqual(['rewrite'])
  expect(missing('ProxyRequests On\n')).toEqual(['proxy', 'proxy_connect', 'proxy_http'])
  expect(missing('ProxyRequests Off\n')).toEqual(['proxy'])
  const loaded = 'LoadModule proxy_module modules/mod_proxy.so\n'
  expect(missing(`${loaded}ProxyPass / http://a/\n`)).toEqual([])
})

test('each kind of session cache is a module', () => {
  const ssl = 'LoadModule ssl_module modules/mod_ssl.so\n'
  expect(missing(`${ssl}SSLSessionCache shm:/run/c\n`)).toEqual(['socache_shmcb'])
  expect(missing(`${ssl}SSLSessionCache "dbm:/run/c"\n`)).toEqual(['socache_dbm'])
  expect(missing(`${ssl}SSLSessionCache none\n`)).toEqual([])
})

test('a guard on a module that is loaded holds; any other may not', () => {
  const guarded = (guard: string) => missing(`<IfModule ${guard}>\nAuthType Basic\n</IfModule>\nInclude more/*.conf\n`)
  expect(guarded('mod_dir.c')).toEqual(['authn_core'])
  expect(guarded('!mpm_netware_module')).toEqual(['authn_core'])
  expect(guarded('!mod_dir.c')).toEqual([])
  expect(guarded('mod_auth_basic.c')).toEqual([])
  expect(guarded('mod_php5.c')).toEqual([])
})

test('a module of access control that is loaded is used somewhere, unless all is seen', () => {
  const loads =
    'LoadModule auth_basic_module modules/mod_auth_basic.so\nLoadModule authz_host_module modules/mod_authz_host.so\n'
  expect(missing(loads)).toEqual(['authn_core', 'authz_core'])
  expect(missing(loads, { complete: true })).toEqual([])
})

test('a module that 2.2 may have done without is for review, and none of the others', () => {
  const loads = ['auth_basic', 'authn_file', 'authz_host'].map(
    (name) => `LoadModule ${name}_module modules/mod_${name}.so\n`,
  )
  const text = `ServerRoot /srv\n${loads.join('')}<Directory /srv>\nAuthType Basic\nAuthUserFile /u\nRequire valid-user\n</Directory>\n`
  const loaded = (fixes: 'safe' | 'all') => {
    const { texts } = migrate(siteFromTexts({ 'httpd.conf': text }), { rules: [rule], fixes })
    return [...([...texts.values()][0] ?? '').matchAll(/LoadModule (\w+)_module/g)].map((found) => found[1])
  }
  const before = ['auth_basic', 'authn_file', 'authz_host']
  expect(loaded('safe')).toEqual([...before, 'authn_core', 'authz_core'])
  // 2.2 answered 500 to all requests for the folder unless it had mod_authz_user built in.
  expect(loaded('all')).toEqual([...before, 'authn_core', 'authz_core', 'authz_user'])
})

test('of the default build what is not loaded is built in, where a line shows it of one module', () => {
  const scripts = 'Listen 80\n<IfModule mod_alias.c>\nScriptAlias /c/ /srv/c/\n</IfModule>\n'
  expect(missing(scripts)).toEqual(['authz_core'])
  expect(missing(`${scripts}SetEnv a b\n`)).toEqual(['authz_core', 'alias', 'cgi', 'env'])
})

test('a provider of WebDAV is a module', () => {
  expect(missing('<Location /d>\nDav On\n</Location>\n')).toEqual(['dav', 'dav_fs'])
})

test('nothing is missing on a server that runs 2.4', () => {
  expect(missing('AuthType Basic\n', { from: '2.4' })).toEqual([])
  expect(missing('LoadModule authz_core_module modules/mod_authz_core.so\nAuthType Basic\n')).toEqual([])
})

describe.skipIf(!httpd())('a real httpd 2.4 misses what the model says', () => {
  const loads = (...names: string[]) =>
    names.map((name) => `LoadModule ${name}_module modules/mod_${name}.so\n`).join('')
  const migrated = (text: string) => {
    const site = siteFromTexts({ 'httpd.conf': text }, { complete: true })
    const { texts } = migrate(site, { rules: [rule], fixes: 'all' })
    return [...texts.values()][0] ?? text
  }
  const cases = [
    `${loads('auth_basic', 'authn_file')}<Directory /srv>\nAuthType Basic\nAuthName a\nAuthUserFile /srv/users\nRequire valid-user\nRequire group a\n</Directory>\n`,
    `${loads('deflate')}AddOutputFilterByType DEFLATE text/html\n`,
    `${loads('proxy')}AllowCONNECT 443\nProxyFtpDirCharset utf-8\n`,
    `${loads('ssl')}SSLSessionCache shmcb:/tmp/cache\n`,
    `${loads('authz_host')}DirectoryIndex a.html\nAlias /a /b\nIndexOptions FancyIndexing\nLogFormat %h a\n`,
  ]
  test.each(cases)('%s', async (text) => {
    expect((await accepts({ 'httpd.conf': text }, { modules: [] })).ok).toBe(false)
    expect(await accepts({ 'httpd.conf': migrated(text) }, { modules: [] })).toMatchObject({ ok: true })
  })

  test('a balancer starts with what it needs and not without', async () => {
    const names = ['authz_core', 'proxy', 'proxy_http', 'proxy_balancer']
    const config =
      'ProxyPass /a balancer://a/ lbmethod=bytraffic\n<Proxy balancer://a>\nBalancerMember http://127.0.0.1:9\n</Proxy>\n'
    const needed = missing(`LoadModule proxy_module modules/mod_proxy.so\n${config}`)
    expect(needed).toEqual(['lbmethod_bytraffic', 'slotmem_shm'])
    await expect(startServer({ config, modules: [...names, 'slotmem_shm'] })).rejects.toThrow('unknown lbmethod')
    await expect(startServer({ config, modules: [...names, 'lbmethod_bytraffic'] })).rejects.toThrow('slotmem')
    const server = await startServer({ config, modules: [...names, ...needed] })
    await server.stop()
  })
})
