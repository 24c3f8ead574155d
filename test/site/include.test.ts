import { describe, expect, test } from 'vitest'
import { nameMatcher } from '../../src/httpd/fnmatch.js'
import type { PathMapping } from '../../src/site/path-mapping.js'
import { siteOf } from '../../src/site/site.js'
import { parse } from '../../src/syntax/parse.js'
import { isDirective } from '../../src/syntax/tree.js'

interface Given {
  /** The file that holds the line, and the others. */
  readonly from?: string
  readonly files: readonly string[]
  readonly links?: Readonly<Record<string, string>>
  readonly roots?: readonly string[]
  readonly mappings?: readonly PathMapping[]
}

/** The paths that an Include with this argument reads. */
function read(
  argument: string,
  { from = 'httpd.conf', files, links = {}, roots = [], mappings = [] }: Given,
): string[] {
  const main = parse(`Include ${argument}\n`, from)
  const others = files.filter((path) => path !== from).map((path) => parse('Listen 80\n', path))
  const [serverRoot] = roots
  const site = siteOf([main, ...others], {
    links: new Map(Object.entries(links)),
    mappings,
    ...(serverRoot === undefined ? {} : { serverRoot }),
  })
  const line = main.children.find(isDirective)
  return line ? site.includedBy(line).files.map((file) => file.path) : []
}

describe('a path is the given file that ends alike', () => {
  const files = [
    'httpd.conf',
    'extra/ssl.conf',
    'extra/dav.conf',
    'conf.d/a.conf',
    'conf.d/b.conf',
    'conf.d/README',
    'conf.d/.hidden.conf',
    'conf.d/sub/c.conf',
  ]
  test.each<[string, string[]]>([
    ['extra/ssl.conf', ['extra/ssl.conf']],
    ['/etc/httpd/extra/ssl.conf', ['extra/ssl.conf']],
    ['"/etc/httpd/extra/ssl.conf"', ['extra/ssl.conf']],
    ['ssl.conf', ['extra/ssl.conf']],
    ['./extra/../extra/ssl.conf', ['extra/ssl.conf']],
    ['../extra/ssl.conf', ['extra/ssl.conf']],
    ['C:\\\\Apache\\\\extra\\\\ssl.conf', ['extra/ssl.conf']],
    ['other/ssl.conf', []],
    ['extra/SSL.conf', []],
    ['conf.d/*.conf', ['conf.d/a.conf', 'conf.d/b.conf']],
    ['/etc/httpd/conf.d/[!b].conf', ['conf.d/a.conf']],
    ['conf.d/?.conf', ['conf.d/a.conf', 'conf.d/b.conf']],
    ['conf.d/.*', ['conf.d/.hidden.conf']],
    ['c*/a.conf', ['conf.d/a.conf']],
    // A folder is read with all that it holds, and so is one that a wildcard matches.
    ['conf.d', ['conf.d/.hidden.conf', 'conf.d/README', 'conf.d/a.conf', 'conf.d/b.conf', 'conf.d/sub/c.conf']],
    ['conf.d/sub/', ['conf.d/sub/c.conf']],
    ['conf.d/s*', ['conf.d/sub/c.conf']],
    ['*/c.conf', ['conf.d/sub/c.conf']],
    ['nothing/*.conf', []],
    ['', []],
  ])('%s', (argument, paths) => expect(read(argument, { files })).toEqual(paths))
})

test('a path below a given ServerRoot is taken from there', () => {
  const files = ['httpd.conf', 'conf/extra/a.conf']
  expect(read('/srv/web/extra/a.conf', { files, roots: ['/srv/web'] })).toEqual(['conf/extra/a.conf'])
  expect(read('/srv/website/extra/a.conf', { files: ['web/extra/a.conf'], roots: ['/srv/web'] })).toEqual([])
})

test('of several files that fit, the one nearest to the line is meant', () => {
  const files = ['one/httpd.conf', 'one/conf.d/a.conf', 'two/httpd.conf', 'two/conf.d/a.conf']
  expect(read('conf.d/*.conf', { from: 'one/httpd.conf', files })).toEqual(['one/conf.d/a.conf'])
  expect(read('conf.d/a.conf', { from: 'two/httpd.conf', files })).toEqual(['two/conf.d/a.conf'])
})

test('a file is known by its links too', () => {
  const links = { 'sites-enabled/000-default': 'sites-available/default' }
  const given = { from: 'apache2.conf', files: ['sites-available/default', 'sites-available/other'], links }
  expect(read('/etc/apache2/sites-enabled/', given)).toEqual(['sites-available/default'])
  expect(read('sites-enabled/[^.#]*', given)).toEqual(['sites-available/default'])
})

test('files given by a bare name could lie in the folder that is meant', () => {
  expect(read('conf.d/*.conf', { from: '/etc/httpd.conf', files: ['a.conf', 'a.txt'] })).toEqual(['a.conf'])
})

describe('a file that includes its own name', () => {
  test.each<[string, string, string[], string[]]>([
    ['conf/a.conf', 'conf/a.conf', [], ['conf/a.conf']],
    ['conf.d/a.conf', 'conf.d/*.conf', ['conf.d/b.conf'], ['conf.d/a.conf', 'conf.d/b.conf']],
    ['a.conf', 'a.conf', [], ['a.conf']],
    // Likelier another file: the name alone says little.
    ['extra/a.conf', 'a.conf', ['a.conf'], ['a.conf']],
    ['extra/a.conf', '*.conf', ['extra/b.conf'], ['extra/b.conf']],
  ])('%s: Include %s, beside %j', (from, argument, files, paths) =>
    expect(read(argument, { from, files })).toEqual(paths),
  )
})

describe('names match as apr_fnmatch has it', () => {
  test.each<[string, string, boolean]>([
    ['a.conf', 'a.conf', true],
    ['a.conf', 'axconf', false],
    ['*', 'anything', true],
    ['*', '.hidden', false],
    ['.*', '.hidden', true],
    ['*.conf', '.conf', false],
    ['*.conf', 'a.conf.bak', false],
    ['a*b*c', 'a-b-b-c', true],
    ['a*b*c', 'a-c-b', false],
    ['?', 'é', false],
    ['?', '', false],
    ['[a-c]x', 'bx', true],
    ['[!a-c]x', 'bx', false],
    ['[^a-c]x', 'dx', true],
    ['[b-d]x', 'ax', false],
    ['[!a]x', '!x', true],
    ['[ab]x', 'cx', false],
    ['[]a]x', ']x', true],
    ['[a-]x', '-x', true],
    ['[ab', '[ab', true],
    ['(a|b).*', '(a|b).c', true],
    ['$^+', '$^+', true],
  ])('%s, %s: %s', (pattern, name, matches) => expect(nameMatcher(pattern)(name)).toBe(matches))

  test('in a time that no pattern can blow up', () => {
    expect(nameMatcher(`${'*a'.repeat(60)}b`)('a'.repeat(200))).toBe(false)
  })
})

describe('where somebody said how folders of the server lie here, just the file in that place is meant', () => {
  const files = ['files/apache/conf.d/a.conf', 'files/apache/conf.d/b.conf', 'other/conf.d/c.conf', 'vhosts/x/y.conf']
  const mappings = [
    { onServer: '/etc/httpd', given: 'files/apache' },
    { onServer: '/etc/httpd/sites', given: 'vhosts' },
  ]
  const both = ['files/apache/conf.d/a.conf', 'files/apache/conf.d/b.conf']
  test.each<[string, string[], string[]]>([
    ['/etc/httpd/conf.d/*.conf', [], both],
    ['/etc/httpd/conf.d/a.conf', [], ['files/apache/conf.d/a.conf']],
    ['/etc/httpd/conf.d', [], both],
    ['/etc/httpd/conf.d/', [], both],
    ['/etc/httpd/conf/../conf.d/b.conf', [], ['files/apache/conf.d/b.conf']],
    ['conf.d/*.conf', ['/etc/httpd'], both],
    ['conf.d/*.conf', ['/etc/httpd/'], both],
    // The deepest folder that is said counts.
    ['/etc/httpd/sites/*/y.conf', [], ['vhosts/x/y.conf']],
    ['sites/x', ['/etc/httpd'], ['vhosts/x/y.conf']],
    // Not there: then no other file is taken for it.
    ['/etc/httpd/conf.d/c.conf', [], []],
    ['/etc/httpd/conf.d/a.conf/', [], []],
    // Nothing is said of these.
    ['/opt/other/conf.d/c.conf', [], ['other/conf.d/c.conf']],
    ['/etc/httpd2/other/conf.d/c.conf', [], ['other/conf.d/c.conf']],
    ['other/conf.d/*.conf', [], ['other/conf.d/c.conf']],
  ])('%s from %j', (argument, roots, paths) => {
    expect(read(argument, { files, roots, mappings, from: 'main/httpd.conf' })).toEqual(paths)
  })
})
