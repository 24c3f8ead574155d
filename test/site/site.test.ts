import { describe, expect, test } from 'vitest'
import { siteFromTexts } from '../../src/site/site.js'
import { type Node, type Section, sourceOf } from '../../src/syntax/tree.js'

const sources = (nodes: readonly Node[]) =>
  nodes.map((node) => `${node.file.path}: ${sourceOf(node.file, node).trim()}`)
const tags = (sections: readonly Section[]) =>
  sections.map((section) => sourceOf(section.file, section).trim()).join(' ')

describe('names are looked up', () => {
  const site = siteFromTexts({
    'a.conf':
      'Listen 80\n<Directory /a>\nlisten 81\n</Directory>\n<IfVersion < 2.4>\nListen 82\n<Directory /b>\n</Directory>\n</IfVersion>\n',
    'b.conf': 'LISTEN 83\n<IfModule mod_authz_core.c>\nRequire all granted\n</IfModule>\n<!-- x -->\n',
  })

  test('in the order of files and lines, dead branches left out', () => {
    expect(sources(site.directives('LiSten'))).toEqual(['a.conf: Listen 80', 'a.conf: listen 81', 'b.conf: LISTEN 83'])
    expect(sources(site.sections('Directory'))).toEqual(['a.conf: <Directory /a>'])
    expect(sources(site.directives('Require', 'Listen'))[0]).toBe('b.conf: Require all granted')
    expect(site.directives('Directory')).toEqual([])
    expect(site.directives('toString', '__proto__')).toEqual([])
  })

  test('in one file', () => {
    const [a, b] = site.files
    expect(a && sources(site.directivesIn(a, 'Listen'))).toEqual(['a.conf: Listen 80', 'a.conf: listen 81'])
    expect(b && sources(site.directivesIn(b, 'Listen'))).toEqual(['b.conf: LISTEN 83'])
    expect(b && site.directivesIn(b, 'Require')).toHaveLength(1)
  })

  test('and a node knows whether 2.4 reads it', () => {
    const [file] = site.files
    const inDead = file?.named('listen').at(-1)
    const dead = file?.named('<ifversion')[0]
    expect([inDead, dead].map((node) => node && site.isLive(node))).toEqual([false, false])
    expect(site.directives('Listen').every((node) => site.isLive(node))).toBe(true)
  })
})

describe('the version is seen', () => {
  test.each<[string, string, '2.2' | '2.4']>([
    ['nothing new', 'Order allow,deny\nRequire valid-user\n', '2.2'],
    ['a Require of the new kind', '<Directory />\nRequire all granted\n</Directory>\n', '2.4'],
    ['a directive of 2.4', 'IncludeOptional a.conf\n', '2.4'],
    ['a section of 2.4', '<RequireAny>\n</RequireAny>\n', '2.4'],
    ['behind a guard', '<IfModule mod_authz_core.c>\nRequire all granted\n</IfModule>\n', '2.2'],
    ['behind a guard that 2.2 passes too', '<IfVersion >= 2.2>\nRequire all granted\n</IfVersion>\n', '2.4'],
    ['mod_macro, which 2.2 could have', '<Macro a>\n</Macro>\nUse a\n', '2.2'],
  ])('%s', (_title, text, from) => expect(siteFromTexts({ a: text }).from).toBe(from))

  test('unless it is told', () =>
    expect(siteFromTexts({ a: 'Require all granted\n' }, { from: '2.2' }).from).toBe('2.2'))
})

test('a site is not complete unless that is said', () => {
  expect([siteFromTexts({ a: '' }).complete, siteFromTexts({ a: '' }, { complete: true }).complete]).toEqual([
    false,
    true,
  ])
})

test('modules that are loaded are known by name and by symbol', () => {
  const site = siteFromTexts({
    a: 'LoadModule SSL_module modules/mod_ssl.so\nLoadModule php5_module x.so\n#LoadModule dav_module x.so\n',
  })
  expect(['mod_ssl', 'ssl_module', 'php5_module', 'mod_dav', 'dav_module'].map((name) => site.loads(name))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})

describe('Includes', () => {
  test('are followed both ways, and the sections around a line across them', () => {
    const site = siteFromTexts({
      'httpd.conf':
        '<VirtualHost a:80>\nInclude common.conf\n</VirtualHost>\n<VirtualHost b:80>\n<IfModule x>\nInclude common.conf\nInclude common.conf\n</IfModule>\n</VirtualHost>\n',
      'common.conf': '<Directory /x>\nOptions None\n</Directory>\n',
    })
    const [main, common] = site.files
    expect(main && site.includersOf(main)).toEqual([])
    expect(common && site.includersOf(common).length).toBe(3)
    expect(site.directives('Include').map((line) => site.filesOf(line))).toEqual([[common], [common], [common]])
    // Two lines in one section are one place.
    expect(site.directives('Options').flatMap((line) => site.enclosing(line).map(tags))).toEqual([
      '<Directory /x> <VirtualHost a:80>',
      '<Directory /x> <IfModule x> <VirtualHost b:80>',
    ])
    expect(site.directives('Include').flatMap((line) => site.enclosing(line).map(tags))[0]).toBe('<VirtualHost a:80>')
  })

  test('in branches that 2.4 skips lead to files that it does not read, and 2.2 does', () => {
    const site = siteFromTexts({ a: '<IfVersion < 2.4>\nInclude b\n</IfVersion>\n', b: 'Listen 80\n' })
    expect(site.directives('Listen')).toEqual([])
    expect(site.files.map((file) => site.includersOf(file).length)).toEqual([0, 1])
  })
})

describe('Includes that run in a circle are said, and cut', () => {
  const circle = (texts: Record<string, string>) => {
    const site = siteFromTexts(texts)
    expect(site.directives('Listen').flatMap((line) => site.enclosing(line)).length).toBeGreaterThan(0)
    return site.files.flatMap((file) =>
      site.problemsOf(file).map(({ at, message }) => `${file.path}: ${sourceOf(file, at)}: ${message}`),
    )
  }

  test.each<[string, Record<string, string>, string[]]>([
    [
      'two',
      { 'conf/a.conf': 'Include conf/b.conf\n', 'conf/b.conf': 'Listen 80\n Include conf/a.conf # x\n' },
      [
        'conf/b.conf: Include conf/a.conf # x: conf/a.conf includes conf/b.conf, which includes conf/a.conf again; httpd stops at a circle of Includes.',
      ],
    ],
    [
      'three',
      { a: 'Include b\n', b: 'Include c\n', c: 'Include a\nListen 80\n' },
      ['c: Include a: a includes b, which includes c, which includes a again; httpd stops at a circle of Includes.'],
    ],
    [
      'one',
      { 'conf/a': 'Include conf/a\nListen 80\n' },
      ['conf/a: Include conf/a: conf/a includes itself; httpd stops at a circle of Includes.'],
    ],
    [
      'all of a folder',
      { 'd/a': 'Listen 80\n', 'd/b': 'Include d/*\n' },
      ['d/b: Include d/*: d/b includes itself; httpd stops at a circle of Includes.'],
    ],
    [
      'behind a file that is in no circle',
      { main: 'Include a\n', b: 'Include a\nListen 80\n', a: 'Include b\n' },
      ['b: Include a: a includes b, which includes a again; httpd stops at a circle of Includes.'],
    ],
    ['none: one file read twice', { a: 'Include b\nInclude b\n', b: 'Listen 80\n' }, []],
  ])('%s', (_title, texts, problems) => expect(circle(texts)).toEqual(problems))

  test('what is left has an outermost file', () => {
    const site = siteFromTexts({ a: 'Include b\n', b: 'Include a\nListen 80\n' })
    expect(site.files.map((file) => site.includersOf(file).map((line) => line.file.path))).toEqual([[], ['a']])
    expect(site.directives('Include').map((line) => site.filesOf(line).map((file) => file.path))).toEqual([['b'], []])
  })
})

describe('hostile sites take no longer than their size', () => {
  const names = (count: number) => Array.from({ length: count }, (_, at) => `d/${at}.conf`)

  test('files that all include each other', () => {
    const site = siteFromTexts(Object.fromEntries(names(150).map((name) => [name, 'Include d/*.conf\nListen 80\n'])))
    expect(site.directives('Listen').map((line) => site.enclosing(line))).toHaveLength(150)
    expect(site.files.every((file) => site.problemsOf(file).length === 1)).toBe(true)
  })

  test('a chain longer than httpd allows', () => {
    const site = siteFromTexts(
      Object.fromEntries(
        names(20_000).map((name, at) => [name, `<IfModule x>\nInclude d/${at + 1}.conf\n</IfModule>\n`]),
      ),
    )
    const depths = site.files.map((file) => site.enclosing(file.children[0] as Node)[0]?.length ?? 0)
    expect(Math.max(...depths)).toBe(128)
    expect(site.files.flatMap((file) => site.problemsOf(file)).map((problem) => problem.message)[0]).toBe(
      'Include lines are nested more than 128 deep here, which httpd rejects.',
    )
  })

  test('ways that double with every file', () => {
    const twice = (at: number) =>
      `<IfModule a>\nInclude d/${at + 1}.conf\n</IfModule>\n<IfModule b>\nInclude d/${at + 1}.conf\n</IfModule>\n`
    const site = siteFromTexts(Object.fromEntries(names(60).map((name, at) => [name, twice(at)])))
    const last = site.files.at(-1)
    expect(last && site.enclosing(last.children[0] as Node).length).toBe(1000)
    expect(site.files.flatMap((file) => site.problemsOf(file)).map((problem) => problem.message)[0]).toBe(
      'd/10.conf is included in more than 1000 different places; not all of them are checked.',
    )
  })

  test('many lines in many sections', () => {
    const depth = 128
    const site = siteFromTexts({
      a: `${'<IfModule x>\n'.repeat(depth)}${'Listen 80\n'.repeat(200_000)}${'</IfModule>\n'.repeat(depth)}`,
    })
    const lists = new Set(site.directives('Listen').map((line) => site.enclosing(line)))
    expect(lists.size).toBe(1)
  })
})
