import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import {
  type DirectiveDefinition,
  type DirectiveEffect,
  directiveByName,
  knownDirectives,
  mayHaveEffect,
} from '../../src/httpd/directives.js'
import { allModules, moduleByName, renamedModules24 } from '../../src/httpd/modules.js'

const folder = fileURLToPath(new URL('../../../shared/catalogue/', import.meta.url))
const hasCatalogue = existsSync(`${folder}directives.json`)
if (!hasCatalogue)
  console.warn(
    '\n*** The tables of both manuals (../shared/catalogue) are no part of the repository: ours are not held against them: SKIPPED. ***\n',
  )

const catalogue = (name: string) => JSON.parse(readFileSync(`${folder}${name}.json`, 'utf8'))

const madeByMacros = [
  ...['GracefulShutdownTimeout', 'Listen', 'ListenBackLog', 'ListenCoresBucketsRatio', 'LuaHookPreTranslate', 'Macro'],
  ...[
    'MDCertificateMonitor',
    'MDomainSet',
    'ReceiveBufferSize',
    'SendBufferSize',
    'SSIEnableAccess',
    'UndefMacro',
    'Use',
  ],
]

/** Their own functions refuse them in a place that the table would allow. */
const refusedByFunction = [
  ...['CGIMapExtension', 'RewriteBase', 'ServerAlias', 'ServerPath', 'UnDefine'],
  ...['CGIMode', 'CGIPrivs', 'Group', 'Privs', 'Secure', 'User'].map((name) => `VHost${name}`),
].map((name) => name.toLowerCase())

/** Of server level, sections and .htaccess files those that a version allows; a virtual host goes with the first. */
const placesIn = (form: DirectiveDefinition | undefined): string =>
  form ? [...'sdh'].filter((place) => form.contexts.includes(place)).join('') : '-'

const classIn = (form: DirectiveDefinition | undefined): string =>
  form ? (form.contexts.includes('h') ? form.override : 'none') : '-'

/** What the code of a module does and none of its directives brings about, with the reason. */
const doneWithout: Readonly<Record<string, string>> = {
  'mod_asis asks': 'a file of this handler names another URL: AddHandler, SetHandler',
  'mod_cache asks': 'it asks again for the answer that it keeps, under the same URL',
  'mod_cgi asks': 'a script names another URL: ScriptAlias, AddHandler, SetHandler',
  'mod_cgid asks': 'a script names another URL: ScriptAlias, AddHandler, SetHandler',
  'mod_ext_filter sets': 'for its program, after who may come in is decided',
  'mod_file_cache maps': 'it looks whether the file that core found is among those in memory',
  'mod_http2 sets': 'HTTP2 and the like, which no 2.2 has',
  'mod_include sets': 'a page does: AddOutputFilter, Options, XBitHack ask for it',
  'mod_log_debug maps': 'it writes into the log',
  'mod_log_debug refuses': 'it writes into the log',
  'mod_negotiation asks': 'Options MultiViews and handlers bring it about',
  'mod_proxy sets': 'for the answer of another server, after who may come in is decided',
  'mod_proxy_balancer sets': 'for the answer of another server, after who may come in is decided',
  'mod_proxy_hcheck sets': 'for requests of its own',
  'mod_proxy_http sets': 'for the answer of another server, after who may come in is decided',
  'mod_proxy_uwsgi sets': 'for the answer of another server, after who may come in is decided',
  'mod_speling sets': 'the names that it found, for the page that shows them',
  'mod_unique_id sets': 'UNIQUE_ID, for every request',
}

/** What the functions do that read what a directive has set, and the directive does not bring about, with the reason. */
const doneBeside: readonly (readonly [facts: RegExp, reason: string])[] = [
  [/^authform\w+ asks$/, 'names of fields: what is asked for is in AuthForm…Location'],
  [/^cache\w+ (asks|sets)$/, 'it asks again for the answer that it keeps, under the same URL, and notes that for logs'],
  [/^(cgidscripttimeout|scriptlog\w*|isapi\w+) \w+$/, 'for the program that answers, which others choose'],
  [/^check\w+ sets$/, 'the names that it found, for the page that shows them'],
  [/^davlockdiscovery asks$/, 'what a listing of properties holds'],
  [/^(directory(checkhandler|indexredirect|slash)|meta(dir|suffix)) asks$/, 'how DirectoryIndex and MetaFiles ask'],
  [/^(directory|directorymatch|files|filesmatch|serverroot) path$/, 'the paths that other lines are for'],
  [/^documentroot path$/, 'where URLs lead: maps'],
  [/^(serverlimit|threadlimit) path$/, 'a sentence in the log'],
  [/^(expires\w+|extfilteroptions) sets$/, 'headers of the answer, and the program that it goes through'],
  [/^(headername|readmename|index\w+) (asks|maps)$/, 'how a listing looks that Options brings about'],
  [/^luaauthzprovider maps$/, 'a name for Require'],
  [/^redirect\w* maps$/, 'the client is sent elsewhere'],
  [/^(proxy|proxymatch|proxyexpressdbm\w+) \w+$/, 'what ProxyPass, RewriteRule and ProxyExpressEnable pass on'],
  [/^proxy(pass(interpolateenv|reverse\w*)|remote\w*|websocket\w+) maps$/, 'how it is passed on'],
  [/^rewrite(base|cond|engine|map|options) (asks|maps|sets)$/, 'whether and how a RewriteRule does'],
  [/^(ssi\w+|xbithack) (asks|maps|sets)$/, 'how a page is read that a filter or handler chooses'],
]

/** Words that are kept as they are, for whoever opens the file; what is made by macros is none of the facts. */
const openedLater =
  /^(accessfilename|allowoverride(list)?|cacheroot|(cookie|custom|error|forensic|global|rewrite|ssl|transfer)log|gprofdir|iffile|lockfile|lua\w+|md\w+|meta\w+|mimemagicfile|mutex|nwssltrustedcerts|pidfile|scoreboardfile|sslstaplingcache|tls\w+|typesconfig)$/

describe('directives', () => {
  test.each<[string, string | undefined, string | undefined]>([
    ['Order', 'mod_authz_host', 'mod_access_compat'],
    ['order', 'mod_authz_host', 'mod_access_compat'],
    ['DocumentRoot', 'core', 'core'],
    ['NameVirtualHost', 'core', 'core'],
    ['SSLMutex', 'mod_ssl', undefined],
    ['Mutex', undefined, 'core'],
    ['Directory', 'core', 'core'],
    ['RequireAny', undefined, 'mod_authz_core'],
  ])('%s is of %s in 2.2 and of %s in 2.4', (name, in22, in24) => {
    expect([directiveByName(name)?.in22?.module, directiveByName(name)?.in24?.module]).toEqual([in22, in24])
  })

  test('what httpd does not know is not known', () => {
    for (const name of ['php_value', '', '<Directory', 'constructor', '__proto__'])
      expect(directiveByName(name), name).toBeUndefined()
  })

  test('every one has its effects on record, or none, and what is not on record may do anything', () => {
    const source = readFileSync(fileURLToPath(new URL('../../src/httpd/directives.ts', import.meta.url)), 'utf8')
    const rows = /const table = `\n([\s\S]*?)\n`/.exec(source)?.[1]?.split('\n') ?? []
    const names = rows.flatMap((row) => row.split(': ')[1]?.split(' ') ?? [])
    expect(names.length).toBe(knownDirectives().length)
    expect(rows.filter((row) => !/^\S+ \S+ (\.|[dfipruvw]+): /.test(row))).toEqual([])
    const effects: readonly DirectiveEffect[] = [
      ...(['maps', 'passes', 'asks', 'sets', 'reads', 'writes', 'brings', 'refuses', 'authorizes'] as const),
    ]
    const may = (name: string) => effects.filter((effect) => mayHaveEffect(name, effect))
    expect(may('rewriterule')).toEqual(['maps', 'passes', 'asks', 'sets', 'refuses'])
    expect(may('virtualdocumentrootip')).toEqual(['maps'])
    expect(may('listen')).toEqual([])
    expect(may('php_value')).toEqual([])
    expect(may('frobnicate')).toEqual(effects)
  })

  test('no directive of the command tables of 2.2.34 and 2.4.62 is missing, nor which class lets a .htaccess file have it', () => {
    const lines = readFileSync(fileURLToPath(new URL('../fixtures/command-tables.txt', import.meta.url)), 'utf8')
    const told = lines.trim().split('\n')
    const class22 = (name: string) => classIn(directiveByName(name)?.in22)
    const class24 = (name: string) => classIn(directiveByName(name)?.in24)
    const names = told.map((line) => line.split(' ')[0] ?? '')
    const classes = told.map((line) => line.split(' ').slice(0, 3).join(' '))
    expect(names.map((name) => `${name} ${class22(name)} ${class24(name)}`)).toEqual(classes)
    const count = (at: number) => told.filter((line) => line.split(' ')[at] !== '-').length
    expect([count(1), count(2)]).toEqual([427, 741])
    // Made by macros of their own: LISTEN_COMMANDS, and those of mod_macro, mod_lua and mod_md.
    const others = knownDirectives().filter(({ name }) => !names.includes(name.toLowerCase()))
    expect(others.map(({ name }) => name)).toEqual(madeByMacros)
  })

  test('each may stand where the command tables let it, but where its own function says no', () => {
    const lines = readFileSync(fileURLToPath(new URL('../fixtures/command-tables.txt', import.meta.url)), 'utf8')
    const told = lines
      .trim()
      .split('\n')
      .map((line) => line.split(' '))
    const differing = told.flatMap(([name = '', , , in22 = '-', in24 = '-']) => {
      const known = directiveByName(name)
      const own = [placesIn(known?.in22), placesIn(known?.in24)]
      // Of those that macros make the table says nothing.
      const isAlike = [in22, in24].every((places, at) => places === '-' || own[at] === places)
      return isAlike || refusedByFunction.includes(name) ? [] : [`${name} ${own.join(' ')}, not ${in22} ${in24}`]
    })
    expect(differing).toEqual([])
    expect(told.filter(([, , , in22, in24]) => in22 !== '-' || in24 !== '-').length).toBe(690)
  })

  test('what the code of a module does, one of its directives has for an effect', () => {
    const lines = readFileSync(fileURLToPath(new URL('../fixtures/hooks.txt', import.meta.url)), 'utf8')
    const done = lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [module = '', ...does] = line.split(' ')
        return does.map((one) => [module, one] as const)
      })
    const effectsOf = (module: string): ReadonlySet<string> => {
      const own = knownDirectives().filter(({ in22, in24 }) => in22?.module === module || in24?.module === module)
      // A module that passes requests on maps them as well.
      return new Set(
        own.flatMap(({ effects }) => [...effects].flatMap((one) => (one === 'passes' ? [one, 'maps'] : [one]))),
      )
    }
    const lacking = done.filter(([module, one]) => !effectsOf(module).has(one)).map((pair) => pair.join(' '))
    expect(lacking).toEqual(Object.keys(doneWithout))
    expect(done.length).toBe(74)
    const maps = knownDirectives().flatMap(({ effects, in22, in24 }) =>
      effects.has('maps') ? [`${in22?.module ?? in24?.module} maps`] : [],
    )
    expect(done.map((pair) => pair.join(' '))).toEqual(expect.arrayContaining(maps))
  })

  test('what the code does with the word of a directive is among its effects', () => {
    const lines = readFileSync(fileURLToPath(new URL('../fixtures/effects.txt', import.meta.url)), 'utf8')
    const told = lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [name = '', ...does] = line.split(' ')
        return does.map((one) => [name, one] as const)
      })
    const has = (name: string, ...any: readonly DirectiveEffect[]) =>
      any.some((effect) => directiveByName(name)?.effects.has(effect))
    const isInTable = ([name, does]: readonly [string, string]) =>
      does === 'path'
        ? has(name, 'reads', 'writes')
        : has(name, does as DirectiveEffect) || (does === 'maps' && has(name, 'passes'))
    const lacking = told.filter((one) => !isInTable(one)).map((one) => one.join(' '))
    expect(lacking.filter((one) => !doneBeside.some(([facts]) => facts.test(one)))).toEqual([])
    expect(doneBeside.filter(([facts]) => !lacking.some((one) => facts.test(one)))).toEqual([])
    expect([told.length, lacking.length]).toEqual([204, 107])
    const paths = new Set(told.flatMap(([name, does]) => (does === 'path' ? [name] : [])))
    const others = knownDirectives().map(({ name }) => name.toLowerCase())
    const later = others.filter((name) => has(name, 'reads', 'writes') && !paths.has(name))
    expect(later.filter((name) => !openedLater.test(name))).toEqual([])
    expect(later.length).toBe(48)
  })

  test('every row of the table is whole', () => {
    const kinds = /^(\?|(\|?(NO_ARGS|RAW_ARGS|TAKE\d+|TAKE_ARGV|ITERATE2?|FLAG))+)$/
    for (const { name, in22, in24 } of knownDirectives()) {
      expect(in22 ?? in24, name).toBeDefined()
      for (const form of [in22, in24]) {
        if (!form) continue
        expect(form.module, name).toMatch(/^(core|mpm_\w+|mod_\w+|prefork|worker|event|beos|mpmt_os2)$/)
        expect(form.contexts, name).toMatch(/^(\?|s?v?d?h?p?)$/)
        expect(form.kind, name).toMatch(kinds)
      }
    }
    const names = knownDirectives().map(({ name }) => name.toLowerCase())
    expect(new Set(names).size).toBe(names.length)
  })

  test.skipIf(!hasCatalogue)('each version has the directives that its manual and its code have', () => {
    const entries: { n: string; in22?: unknown; in24?: unknown }[] = catalogue('directives').directives
    for (const { n, in22, in24 } of entries) {
      const known = directiveByName(n)
      expect([!!known?.in22, !!known?.in24], n).toEqual([!!in22, !!in24])
    }
    // mod_tls came with 2.4.52, and is not in that catalogue.
    const known = knownDirectives().filter(({ in24 }) => in24?.module !== 'mod_tls')
    expect(known.length).toBe(new Set(entries.map(({ n }) => n.toLowerCase())).size)
  })
})

describe('modules', () => {
  test('are found by name, source file and symbol', () => {
    for (const name of ['mod_ssl', 'mod_ssl.c', 'ssl_module', 'MOD_SSL.C'])
      expect(moduleByName(name)?.name, name).toBe('mod_ssl')
    for (const name of ['ssl', 'mod_php5.c', '', 'constructor']) expect(moduleByName(name), name).toBeUndefined()
    expect(moduleByName('mod_disk_cache')?.symbol24).toBeUndefined()
    expect(moduleByName(renamedModules24.mod_disk_cache ?? '')?.symbol22).toBeUndefined()
  })

  test('every row of the table is whole', () => {
    for (const { name, source, symbol22, symbol24, file } of allModules()) {
      expect(source, name).toMatch(/^\w+\.c(pp)?$/)
      expect(symbol22 ?? symbol24, name).toBeDefined()
      for (const symbol of [symbol22, symbol24]) expect(symbol ?? 'a_module', name).toMatch(/^\w+_module$/)
      expect(file ?? 'mod_a.so', name).toMatch(/^mod_\w+\.so$/)
    }
  })

  test.skipIf(!hasCatalogue)('each version has the modules that its code has', () => {
    const entries: {
      name: string
      in22?: { sym: string; sym_code?: string }
      in24?: { sym: string; sym_code?: string }
    }[] = catalogue('modules').modules
    for (const { name, in22, in24 } of entries) {
      const known = moduleByName(name)
      expect([known?.symbol22, known?.symbol24], name).toEqual([
        in22?.sym_code ?? in22?.sym,
        in24?.sym_code ?? in24?.sym,
      ])
    }
    expect(allModules().length).toBe(entries.length)
  })
})
