import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { type DirectiveForm, directiveNamed, type Effect, knownDirectives, mayDo } from '../../src/httpd/directives.js'
import { moduleNamed, modules, successors } from '../../src/httpd/modules.js'

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
const placesIn = (form: DirectiveForm | undefined): string =>
  form ? [...'sdh'].filter((place) => form.contexts.includes(place)).join('') : '-'

const classIn = (form: DirectiveForm | undefined): string =>
  form ? (form.contexts.includes('h') ? form.override : 'none') : '-'

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
    expect([directiveNamed(name)?.in22?.module, directiveNamed(name)?.in24?.module]).toEqual([in22, in24])
  })

  test('what httpd does not know is not known', () => {
    for (const name of ['php_value', '', '<Directory', 'constructor', '__proto__'])
      expect(directiveNamed(name), name).toBeUndefined()
  })

  test('every one has its effects on record, or none, and what is not on record may do anything', () => {
    const source = readFileSync(fileURLToPath(new URL('../../src/httpd/directives.ts', import.meta.url)), 'utf8')
    const rows = /const table = `\n([\s\S]*?)\n`/.exec(source)?.[1]?.split('\n') ?? []
    expect(rows.length).toBe(knownDirectives().length)
    expect(rows.filter((row) => !/ (\.|[dfipruv]+)$/.test(row))).toEqual([])
    const effects: readonly Effect[] = [
      ...(['maps', 'passes', 'asks', 'sets', 'reads', 'brings', 'refuses', 'authorizes'] as const),
    ]
    const may = (name: string) => effects.filter((effect) => mayDo(name, effect))
    expect(may('rewriterule')).toEqual(['maps', 'passes', 'asks', 'sets', 'refuses'])
    expect(may('virtualdocumentrootip')).toEqual(['maps'])
    expect(may('listen')).toEqual([])
    expect(may('php_value')).toEqual([])
    expect(may('frobnicate')).toEqual(effects)
  })

  test('no directive of the command tables of 2.2.34 and 2.4.62 is missing, nor which class lets a .htaccess file have it', () => {
    const lines = readFileSync(fileURLToPath(new URL('../fixtures/command-tables.txt', import.meta.url)), 'utf8')
    const told = lines.trim().split('\n')
    const class22 = (name: string) => classIn(directiveNamed(name)?.in22)
    const class24 = (name: string) => classIn(directiveNamed(name)?.in24)
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
      const known = directiveNamed(name)
      const own = [placesIn(known?.in22), placesIn(known?.in24)]
      // Of those that macros make the table says nothing.
      const isAlike = [in22, in24].every((places, at) => places === '-' || own[at] === places)
      return isAlike || refusedByFunction.includes(name) ? [] : [`${name} ${own.join(' ')}, not ${in22} ${in24}`]
    })
    expect(differing).toEqual([])
    expect(told.filter(([, , , in22, in24]) => in22 !== '-' || in24 !== '-').length).toBe(690)
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
      const known = directiveNamed(n)
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
      expect(moduleNamed(name)?.name, name).toBe('mod_ssl')
    for (const name of ['ssl', 'mod_php5.c', '', 'constructor']) expect(moduleNamed(name), name).toBeUndefined()
    expect(moduleNamed('mod_disk_cache')?.symbol24).toBeUndefined()
    expect(moduleNamed(successors.mod_disk_cache ?? '')?.symbol22).toBeUndefined()
  })

  test('every row of the table is whole', () => {
    for (const { name, source, symbol22, symbol24, file } of modules()) {
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
      const known = moduleNamed(name)
      expect([known?.symbol22, known?.symbol24], name).toEqual([
        in22?.sym_code ?? in22?.sym,
        in24?.sym_code ?? in24?.sym,
      ])
    }
    expect(modules().length).toBe(entries.length)
  })
})
