import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { directiveNamed, type Effect, isOldAccess, knownDirectives, mayDo } from '../../src/httpd/directives.js'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What has to know directives by name: the table and the rules, what explains messages, and what starts or draws a server. */
const rooms = /^src\/(httpd|migrate\/rules|explain|start|page|requests|checklist|upgrade|commands)\//

/**
 * Where four names or more stand side by side, each with its reason. None of these proves anything by what it leaves out: that is
 * what the effects in `httpd/directives.ts` are for.
 */
const readers: Readonly<Record<string, string>> = {
  'src/access/merge/collect-scopes.ts': 'the sections that access control stands in',
  'src/access/merge/places/aliased-folders.ts': 'reads the words of each',
  'src/access/read/access-lines.ts': 'the lines of access control themselves',
  'src/access/read/branches.ts': 'the lines of access control themselves',
  'src/migrate/access/certainty/certainty.ts': 'the lines of access control themselves, and signs of a 2.2',
  'src/migrate/access/planner.ts': 'the lines of access control themselves',
  'src/migrate/access/patterns.ts': 'the sections that may hold a pattern',
  'src/migrate/added-lines.ts': 'lines that the tool itself writes',
  'src/migrate/module-uses.ts': 'reads the words of each',
  'src/models/balancers.ts': 'reads the words of each',
  'src/models/content.ts': 'sections for what is served',
  'src/models/modules/default-modules.ts': 'reads the words of each',
  'src/models/filter-modules.ts': 'reads the words of each',
  'src/models/for-one-version/lines-kept-from-24.ts': 'what is worth a word where one version lacks it',
  'src/models/for-one-version/options-for-one-version.ts': 'what is worth a word where one version lacks it',
  'src/models/layouts/places-elsewhere.ts': 'lines that name what httpd writes',
  'src/models/layouts/red-hat.ts': "the sections of a distribution's own files",
  'src/models/proxy-schemes.ts': 'reads the words of each',
  'src/models/proxy-targets.ts': 'reads the words of each',
  'src/models/replacements.ts': 'reads the words of each',
  'src/site/context.ts': 'the sections that a line may stand in',
  'src/site/evidence.ts': 'lines that show a version',
  'src/site/main-file.ts': 'signs of a main file',
  'src/site/server-level.ts': 'signs of a main file',
  'src/site/server-roots.ts': 'reads the words of each',
}

const sources = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path}`)

  .filter((path) => path.endsWith('.ts') && !rooms.test(path))
  .map(
    (path) => [path, readFileSync(`${root}${path}`, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, '')] as const,
  )

const isDirective = (word: string): boolean => directiveNamed(word) !== undefined

/** The longest row of names of directives that stand side by side in quotes, or as the branches of a regular expression. */
function rowsIn(source: string): number {
  const quoted = source.match(/'<?\w+'(?:[,\s.\]]|\[(?=['.]))+(?:'<?\w+'(?:[,\s.\]]|\[(?=['.]))*)*/g) ?? []
  const branches = source.match(/(?:\w+\|)+\w+/g) ?? []
  const words = [...quoted, ...branches].map((row) => row.match(/\w+/g) ?? [])
  return Math.max(
    0,
    ...words.map((row) => row.filter(isDirective).length).filter((n, at) => n * 2 > (words[at]?.length ?? 0)),
  )
}

test('lists of directives stand in the table, and where each of them is read', () => {
  const found = sources.flatMap(([path, source]) => (rowsIn(source) >= 4 ? [path] : []))
  expect(found.sort()).toEqual(Object.keys(readers).sort())
})

/** Where two directives or more of one harmful effect are named, each with its reason. */
const readersOfEffects: Readonly<Record<string, string>> = {
  'src/access/merge/places/aliased-folders.ts': 'which of the ways to a folder 2.4 remembers',
  'src/access/merge/urls.ts': 'reads the words of each; any other maps anywhere',
  'src/migrate/access/internal-requests.ts': 'reads the words of each; any other sets anything',
  'src/migrate/access/patterns.ts': 'lines with patterns',
  'src/migrate/module-uses.ts': 'reads the words of each',
  'src/models/balancers.ts': 'reads the words of each',
  'src/models/completeness.ts': 'those that name folders; any other leads anywhere',
  'src/models/filter-modules.ts': 'reads the words of each',
  'src/models/for-one-version/lines-kept-from-24.ts': 'what is worth a word where one version lacks it',
  'src/models/for-one-version/options-for-one-version.ts': 'what is worth a word where one version lacks it',
  'src/models/layouts/freebsd.ts': 'lines that name files of the packages',
  'src/models/modules/default-modules.ts': 'reads the words of each',
  'src/models/proxy-schemes.ts': 'reads the words of each',
  'src/models/proxy-targets.ts': 'reads the words of each',
  'src/models/replacements.ts': 'reads the words of each',
  'src/site/path-mapping.ts': 'reads the words of each',
  'src/site/recognise.ts': 'lines that show what a file is',
  'src/site/server-roots.ts': 'reads the words of each',
}

/** What stands in quotes alone, or in a regular expression of words. */
function namesIn(source: string): ReadonlySet<string> {
  const quoted = source.matchAll(/'<?(\w+)>?'/g)
  const expressions = source.matchAll(/\/\^?<?\(?([\w|()?[\]*+]+)\)?\$?\//g)
  const words = Array.from(expressions, ([, words = '']) => words.match(/\w+/g) ?? []).flat()
  return new Set([...Array.from(quoted, ([, word = '']) => word), ...words].map((word) => word.toLowerCase()))
}

test('what directives bring about is told from the table, and they are named where their words are read', () => {
  const harmful: readonly Effect[] = ['maps', 'passes', 'asks', 'sets', 'authorizes']
  const has = (effect: Effect) => (name: string) => directiveNamed(name)?.effects.has(effect) === true
  const found = sources.filter(([, source]) => {
    const names = [...namesIn(source)]
    return harmful.some((effect) => names.filter(has(effect)).length > 1)
  })
  expect(found.map(([path]) => path).sort()).toEqual(Object.keys(readersOfEffects))
})

test('directives of modules from outside stand in the table alone', () => {
  const foreign = /'<?((perl|python|wsgi|jk|svn|vhostldap|passenger|fcgid|shib|krb|mellon)[a-z]{3,})'/gi
  const named = sources.flatMap(([path, source]) =>
    Array.from(source.matchAll(foreign), ([, name = '']) => name.toLowerCase())
      .filter((name) => !isDirective(name))
      .map((name) => `${path} ${name}`),
  )
  expect([...new Set(named)].sort()).toEqual([
    // Where their words are read.
    'src/access/merge/urls.ts wsgiscriptalias',
    'src/migrate/access/certainty/certainty.ts perlconfigrequire',
    'src/migrate/access/certainty/perl-code.ts perlconfigrequire',
    'src/models/drives.ts wsgiscriptalias',
    'src/models/layouts/places-elsewhere.ts jklogfile',
    'src/models/layouts/places-elsewhere.ts jkshmfile',
    'src/models/layouts/places-elsewhere.ts wsgisocketprefix',
  ])
  expect(mayDo('wsgiscriptalias', 'maps')).toBe(true)
})

test('what 2.4 takes with mod_access_compat alone is what it knows as old access rules', () => {
  const found = knownDirectives().flatMap(({ name }) => (isOldAccess(name.toLowerCase()) ? [name] : []))
  expect(found).toEqual(['Allow', 'Deny', 'Order', 'Satisfy'])
})
