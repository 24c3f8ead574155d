import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from '../../src/syntax/parse.js'
import { isDirective, isSection, type Node, sourceOf, type Version, walk } from '../../src/syntax/tree.js'
import { corpus, hasCorpus } from '../corpus.js'
import { runs, seeded, shareOf } from '../thoroughness.js'
import { noise } from './noise-text.js'
import { commandRead, linesRead } from './reference.js'
import { expectSound, named, said, tiles } from './said.js'

/** The kinds of the lines of a text, one letter each: Blank, # comment, Stray, Template, Code, Directive, < section, / its end. */
function kindsOf(text: string): string {
  const file = parse(text, 'httpd.conf')
  expectSound(file)
  const nodes = new Map<number, Node>([...walk(file.children)].map((node) => [node.start, node]))
  const letters = { blank: 'B', comment: '#', stray: 'S', template: 'T', code: 'C', directive: 'D', section: '<' }
  return tiles(file)
    .map(
      ({ start }) =>
        letters[nodes.get(start)?.kind ?? 'blank'] &&
        (nodes.get(start) ? letters[(nodes.get(start) as Node).kind] : '/'),
    )
    .join('')
}

describe('every line finds its place', () => {
  test.each<[string, string, string]>([
    ['nothing at all', '', ''],
    ['a byte order mark alone', '\uFEFF', 'B'],
    ['blank lines', '\n  \n\t\r\n \0Listen 80\n', 'BBBB'],
    ['comments', '# a\n  # b \\\n c\nListen 80 # d\n', '##D'],
    ['a continued blank line', ' \\\n \\\n\nListen 80', 'BD'],
    ['a byte order mark before the first word', '\uFEFFListen 80\n', 'D'],
    ['an empty first word', '"" Listen 80\n', 'S'],
    ['sections', '<Files a>\nDeny from all\n<Limit GET>\n# x\n</Limit>\n</Files>\n', '<D<#//'],
    ['a stray end', 'Listen 80\n</Files>\n', 'DS'],
    ['templates', '@INCLUDES@\n<% if a %>\nListen 80\n<% end %>\n{{ x }}\n%user% b\n', 'TTDTTT'],
    ['a template over several lines', '{% comment\nListen 80\n%}\nListen 81\n', 'TD'],
    ['Perl', '<Perl>\n# <Files a>\n  $a = { "b" => \'<c>\' };\n</Perl>\nListen 80\n', '<CC/D'],
    ['Perl, ended in another case', '<perl>\nprint 1;\n  </PERL> # x\nListen 80\n', '<C/D'],
    ['Perl that is not ended', '<Perl>\n</Files>\n', '<C'],
    ['pod', '=pod\nListen 80\n=cut\nListen 81\n', 'CCCD'],
    ['all behind __END__', 'Listen 80\n__END__\nListen 81\n=cut\n', 'DCCC'],
  ])('%s', (_title, text, kinds) => expect(kindsOf(text)).toBe(kinds))
})

test('nodes know their parent, their file and the text they stand for', () => {
  const text = '<VirtualHost *:80>\n  <Directory "/a b">\n    Options None\n  </Directory>\n</VirtualHost>\nListen 80\n'
  const file = parse(text, 'a.conf')
  const [host, listen] = file.children.filter(named)
  const directory = host?.kind === 'section' ? host.children[0] : undefined
  const options = directory?.kind === 'section' ? directory.children[0] : undefined
  expect([host, directory, options, listen].map((node) => node && sourceOf(file, node))).toEqual([
    '<VirtualHost *:80>\n',
    '  <Directory "/a b">\n',
    '    Options None\n',
    'Listen 80\n',
  ])
  expect(options?.parent).toBe(directory)
  expect(directory?.parent).toBe(host)
  expect(host?.parent).toBeUndefined()
  expect(options?.file).toBe(file)
  expect(host?.kind === 'section' && host.close && sourceOf(file, host.close)).toBe('</VirtualHost>\n')
  expect([...file.keys]).toEqual(['<virtualhost', '<directory', 'options', 'listen'])
  expect(file.named('options')).toEqual([options])
  expect(file.named('<directory')).toEqual([directory])
  expect(file.named('directory')).toEqual([])
})

test('names that begin alike are told apart', () => {
  const names = ['Order', 'Allow', 'Order', 'AllowOverride', 'Order', 'allow', 'Order', 'Allow2', 'Order', '"Allow"']
  const file = parse(`${names.join(' a\n')} a\nOrder\nAllow\n`, 'a.conf')
  const keys = names.map((name) => name.toLowerCase().replaceAll('"', ''))
  expect(file.commands.map(({ key }) => key)).toEqual([...keys, 'order', 'allow'])
  expect(file.named('allow')).toHaveLength(4)
})

test.each([
  ['in another case', '<Limit GET>\n</LIMIT>\n', 2],
  ['with blanks around it', '<Limit GET>\n  </Limit>  \n', 2],
  ['after one that begins like it', '<Limit GET>\n</LimitExcept>\n</Limit>\n', 3],
  ['within one of the same name', '<If a>\n<If b>\n</If>\nListen 1\n</If>\n', 5],
  ['of a section around one that is not closed', '<Limit GET>\n<If b>\n</Limit>\n', 3],
])('a closing tag %s ends its section', (_, text, line) => {
  const file = parse(`${text}Listen 80\n`, 'a.conf')
  const [section, after] = file.commands
  const close = section?.kind === 'section' ? section.close : undefined
  expect(close && text.slice(0, close.end).split('\n').length - 1).toBe(line)
  expect(after?.parent).toBeUndefined()
  expect(after?.key).toBe('listen')
})

test.each([
  ['@VAR@\n', true],
  ['{% if x %}\n', true],
  ['<Perl>\n</Perl>\n', true],
  ['#ifdef X\n', true],
  ['% if x\n', true],
  ['#Include x\n# @VAR@\nServerName @VAR@\n<Files ".ht*">\n</Files>\n\n', false],
])('whether %j has odd lines', (text, odd) => {
  expect(parse(text, 'a.conf').mayHaveTemplateLines).toBe(odd)
})

describe('what cannot be read for sure is said', () => {
  const problems = (text: string, version: Version = '2.2') =>
    parse(text, 'a', version).problems.map((problem) => problem.message)

  test('a continued line at the end of the file', () => {
    expect(problems('Listen 80 \\\n')).toEqual(['The file ends in a continued line, which only 2.4 reads.'])
    expect(said('Listen 80 \\\n')).toEqual(['Listen(80)'])
    for (const text of ['Listen 80 \\', '# note \\\n', 'Listen 80 \\\\\n', 'Listen 80 \\\n\n'])
      expect(problems(text), text).toEqual([])
    expect(problems('Listen 80 \\\n', '2.4')).toEqual([])
  })

  test('a line too long for 2.2', () => {
    const long =
      'The line has more than 8191 characters. 2.2 reads the rest as another line. 2.4 reads one line, and answers 500 for it in a .htaccess file.'
    expect(problems(`#${'x'.repeat(8190)}\n`)).toEqual([])
    expect(problems(`#${'x'.repeat(8190)} \n`)).toEqual([long])
    expect(problems(`#${'x'.repeat(8191)}\n`)).toEqual([long])
    expect(problems(`Listen ${'\\\n'.repeat(9000)}80\n`)).toEqual([])
    expect(problems(`Options ${'None \\\n'.repeat(2000)}None\n`)).toEqual([long])
    expect(problems(`${' '.repeat(9000)}\n`)).toEqual([])
    expect(problems(`#${'x'.repeat(8191)}\n`, '2.4')).toEqual([])
  })

  test('sections nested too deep', () => {
    const deep = (count: number) =>
      `${'<IfModule a>\n'.repeat(count)}Listen 80\n${'</IfModule>\n'.repeat(count)}Listen 81\n`
    expect(problems(deep(128))).toEqual([])
    expect(problems(deep(10_000))).toEqual([
      'Sections are nested more than 128 deep here; the lines inside are not changed.',
    ])
    const file = parse(deep(10_000), 'a')
    expectSound(file)
    expect(file.named('listen').map((node) => sourceOf(file, node))).toEqual(['Listen 81\n'])
    expect(problems('<IfModule a>\n'.repeat(10_000))).toHaveLength(129)
  })
})

test('a line of many words, in one piece or a line for each, is read', () => {
  const words = runs(300_000, 1_300_000)
  const one = parse(`Options ${'Indexes '.repeat(words)}\n`, 'a')
  expect(one.children.filter(isDirective)[0]?.args).toHaveLength(words)
  const many = parse(`Options \\\n${'Indexes \\\n'.repeat(words)}None\n`, 'a')
  expect(many.children.filter(isDirective)[0]?.args.at(-1)?.value).toBe('None')
})

describe('hostile files take no longer than their length', () => {
  // A reader that looked back or ahead from each line would take hours.
  test.each<[string, string, string]>([
    ['tags without a bracket', '<a b\n', '<'],
    ['template tags that are never closed', '{% x\n', 'T'],
    ['ends that close nothing', '</a>\n', 'S'],
    ['ends of another section', '<a>\n</b>\n', '<'],
    ['tags of a name', '<a>\n</a>\n', '<'],
  ])('%s', (_title, line, first) => {
    const file = parse(line.repeat(300_000), 'a')
    expect(kindsOf(line)[0]).toBe(first)
    expect(tiles(file).at(-1)?.end).toBe(file.text.length)
  })
})

/** Beyond these httpd and we part on purpose: mod_perl's and template lines, and sections nested too deep. */
const comparable = (text: string) => !/=pod|__END__|<perl|^\uFEFF?[\s\\]*(?:[@{$%[]|<[%?]|<\/?tmpl)/im.test(text)

describe.each(['2.2', '2.4'] as const)('noise, as %s reads it', (version) => {
  test('says what it says to httpd', () => {
    fc.assert(
      fc.property(noise.filter(comparable), (body) => {
        const text = `${body}\n#\n#\n`
        const lines = linesRead(text, version)
        expect(tiles(parse(text, 'a', version)).map((tile) => tile.start)).toEqual(lines.map((line) => line.start))
        const commands = lines
          .map((line) => commandRead(line.text))
          .filter((command) => command && command.kind !== 'close')
        const nodes = [...walk(parse(text, 'a', version).children)].filter(named)
        expect(nodes.map((node) => [node.kind, node.key, node.args.map((arg) => arg.value)])).toEqual(
          commands.map((command) => [command?.kind === 'open' ? 'section' : 'directive', command?.name, command?.args]),
        )
      }),
      seeded(`commands of ${version}`, 2_000, 20_000),
    )
  })

  test('loses nothing', () => {
    fc.assert(
      fc.property(noise, (text) => expectSound(parse(text, 'a', version))),
      seeded(`trees of ${version}`, 2_000, 20_000),
    )
  })
})

describe.skipIf(!hasCorpus)('on real files', () => {
  const files = shareOf(4, corpus())

  test('lines tile the text, and words lie in their line', () => {
    for (const { path, text } of files) expectSound(parse(text, path))
  })

  test('joining continued lines changes no word', () => {
    const continued = files.filter(({ text }) => /\\\r?\n/.test(text))
    expect(continued.length).toBeGreaterThan(10)
    for (const { path, text } of continued) expect(said(text.replace(/(?<!\\)\\\r?\n/g, '')), path).toEqual(said(text))
  })

  test('each directive is found by its name', () => {
    for (const { path, text } of files) {
      const file = parse(text, path)
      const byName = [...file.keys].flatMap((key) => file.named(key))
      const walked = [...walk(file.children)].filter((node) => isDirective(node) || isSection(node))
      expect(new Set<Node>(byName), path).toEqual(new Set<Node>(walked))
    }
  })
})
