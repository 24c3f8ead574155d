import { describe, expect, test } from 'vitest'
import { httpd } from './install.js'
import { runTrials, type Trial } from './trials.js'

const page = [200, '/page.html', null, null]
const denied = [403, null, null, null]

describe.skipIf(!httpd())('trials', () => {
  test('each is asked of its own configuration', async () => {
    const outcomes = await runTrials([
      trial('<Directory "@ROOT@">\nRequire all denied\n</Directory>\n'),
      trial('ServerName elsewhere.test\n'),
      trial('DocumentRoot "@CASE@/other"\n', ['other/page.html']),
      { ...trial('<Directory "@ROOT@">\nRequire ip 127.0.1\n</Directory>\n'), probes: both },
    ])
    expect(outcomes).toEqual([
      { answers: [denied] },
      { answers: [page] },
      { answers: [[200, 'other/page.html', null, null]] },
      { answers: [denied, page] },
    ])
  })

  test('one that is refused tells why and disturbs no other', async () => {
    const outcomes = await runTrials([
      trial('\nFoo\n'),
      trial(''),
      trial('<Directory /x>\n'),
      trial('Order deny,allow\n'),
    ])
    expect(outcomes).toEqual([
      { error: expect.objectContaining({ message: expect.stringContaining("'Foo'"), file: 'httpd.conf', line: 2 }) },
      { answers: [page] },
      { error: expect.objectContaining({ message: 'httpd.conf:1: <Directory> was not closed.', line: 1 }) },
      { error: expect.objectContaining({ message: expect.stringContaining("'Order'"), line: 1 }) },
    ])
  })

  test('one that is refused without a name is found out', async () => {
    const many = [
      trial(''),
      trial('ErrorLog /nonesuch/x/log\n'),
      trial(''),
      trial('<IfModule ssl_module>\nSSLEngine On\n</IfModule>\n'),
    ]
    expect(await runTrials(many, { modules: ['authz_core', 'ssl'] })).toEqual([
      { answers: [page] },
      { error: expect.objectContaining({ message: expect.stringContaining('/nonesuch/x/') }) },
      { answers: [page] },
      { error: expect.objectContaining({ ok: false }) },
    ])
  })

  test('one for the main server has a server of its own', async () => {
    const main = 'TraceEnable Off\nMaxRequestWorkers 30\n<Location />\nRequire all denied\n</Location>\n'
    const alias = 'ServerAlias *.test\n<Location />\nRequire all denied\n</Location>\n'
    const outcomes = await runTrials([trial(main), trial(alias), trial(''), trial(`${main}Foo\n`)])
    expect(outcomes).toEqual([
      { answers: [denied] },
      { answers: [denied] },
      { answers: [page] },
      { error: expect.objectContaining({ file: 'httpd.conf', line: 6 }) },
    ])
  })

  test('mod_access_compat is there only if asked for', async () => {
    const old = { ...trial('<Directory "@ROOT@">\nAllowOverride Limit\n</Directory>\n'), probes: both }
    const files = { ...old.files, 'htdocs/.htaccess': 'Order deny,allow\nDeny from all\nAllow from 127.0.1\n' }
    const broken = [500, null, null, null]
    expect(await runTrials([{ ...old, files }], { accessCompat: true })).toEqual([{ answers: [denied, page] }])
    expect(await runTrials([{ ...old, files }])).toEqual([{ answers: [broken, broken] }])
  })

  test('none is no trouble', async () => {
    expect(await runTrials([])).toEqual([])
  })
})

const both = [{ path: '/page.html' }, { path: '/page.html', ip: '127.0.1.1' }]

function trial(text: string, documents: readonly string[] = ['htdocs/page.html']): Trial {
  return { files: { 'httpd.conf': text }, documents, probes: [{ path: '/page.html' }] }
}
