import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { directiveNamed, mayDo } from '../../src/httpd/directives.js'

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
  'src/migrate/access/guards/old-on-24.ts': 'the lines of access control themselves',
  'src/migrate/access/outcome/read-back.ts': 'the lines of access control themselves',
  'src/migrate/access/planner.ts': 'the lines of access control themselves',
  'src/migrate/access/refused-today.ts': 'the lines of access control themselves',
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
