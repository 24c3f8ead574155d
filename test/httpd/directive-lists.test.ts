import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import {
  type DirectiveEffect,
  directiveByName,
  isAccessCompatDirective,
  knownDirectives,
  mayHaveEffect,
} from '../../src/httpd/directives.js'

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
  'src/live/deciding-lines.ts': 'lines that change how an answer is made, and not which one is given',
  'src/migrate/access/patterns.ts': 'the sections that may hold a pattern',
  'src/migrate/access/reported.ts': 'signs of a 2.2',
  'src/migrate/added-lines.ts': 'lines that the tool itself writes',
  'src/migrate/module-uses.ts': 'reads the words of each',
  'src/models/content.ts': 'sections for what is served',
  'src/models/modules/default-modules.ts': 'reads the words of each',
  'src/models/filter-modules.ts': 'reads the words of each',
  'src/models/for-one-version/hidden-lines.ts': 'lines that decide an answer without an effect on record',
  'src/models/layouts/red-hat.ts': "the sections of a distribution's own files",
  'src/models/proxy-targets.ts': 'reads the words of each',
  'src/models/regular-expressions.ts': 'which word of each is a regular expression',
  'src/models/replacements.ts': 'reads the words of each',
  'src/questions/access-folders.ts': 'the sections that a condition names',
  'src/site/context.ts': 'the sections that a line may stand in',
  'src/site/htaccess.ts': 'the sections that may stand in a .htaccess file',
  'src/site/evidence.ts': 'lines that show a version',
  'src/site/main-file.ts': 'signs of a main file',
  'src/site/server-level.ts': 'signs of a main file',
  'src/site/recognise.ts': 'lines that show what a file is',
  'src/site/server-roots.ts': 'reads the words of each',
}

const outsideRules = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path}`)
  .filter((path) => path.endsWith('.ts') && !path.startsWith('src/migrate/rules/'))
  .map(
    (path) => [path, readFileSync(`${root}${path}`, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, '')] as const,
  )

const sources = outsideRules.filter(([path]) => !rooms.test(path))

const isDirective = (word: string): boolean => directiveByName(word) !== undefined

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
  'src/access/merge/urls/urls.ts': 'reads the words of each; any other maps anywhere',
  'src/migrate/access/internal-requests.ts': 'reads the words of each; any other sets anything',
  'src/migrate/access/patterns.ts': 'lines with patterns',
  'src/migrate/module-uses.ts': 'reads the words of each',
  'src/models/filter-modules.ts': 'reads the words of each',
  'src/models/for-one-version/moved-lines.ts': 'lines of which the order counts',
  'src/models/layouts/freebsd.ts': 'lines that name files of the packages',
  'src/models/modules/default-modules.ts': 'reads the words of each',
  'src/models/proxy-targets.ts': 'reads the words of each',
  'src/models/replacements.ts': 'reads the words of each',
  'src/site/evidence.ts': 'lines that show a version',
  'src/site/path-mapping.ts': 'reads the words of each',
  'src/site/recognise.ts': 'lines that show what a file is',
}

/** What stands in quotes alone, or in a regular expression of words. */
function namesIn(source: string): ReadonlySet<string> {
  const quoted = source.matchAll(/'<?(\w+)>?'/g)
  const expressions = source.matchAll(/\/\^?<?\(?([\w|()?[\]*+]+)\)?\$?\//g)
  const words = Array.from(expressions, ([, words = '']) => words.match(/\w+/g) ?? []).flat()
  return new Set([...Array.from(quoted, ([, word = '']) => word), ...words].map((word) => word.toLowerCase()))
}

test('what directives bring about is told from the table, and they are named where their words are read', () => {
  const harmful: readonly DirectiveEffect[] = ['maps', 'passes', 'asks', 'sets', 'authorizes']
  const has = (effect: DirectiveEffect) => (name: string) => directiveByName(name)?.effects.has(effect) === true
  const found = sources.filter(([, source]) => {
    const names = [...namesIn(source)]
    return harmful.some((effect) => names.filter(has(effect)).length > 1)
  })
  expect(found.map(([path]) => path).sort()).toEqual(Object.keys(readersOfEffects))
})

/**
 * The names that stand in more than one file outside of the table and the rules, with how many: each because its words are read
 * there, none because of what it may bring about. The list only gets shorter.
 */
const severalReaders: Readonly<Record<string, string>> = {
  'sections and guards, which every reader of what stands in them meets': `virtualhost 18, directory 17, directorymatch 8, location 13, locationmatch 8, files 11, filesmatch 6,
    proxy 5, proxymatch 5, limit 12, limitexcept 6, if 10, else 3, elseif 3, ifmodule 18, ifversion 6,
    ifdefine 11, iffile 2, macro 7, use 5, requireany 2`,
  'who is let in: read in access/read, and written, said and proved in rooms of their own': `require 20, allow 4, deny 5, satisfy 6, authtype 13, authmerging 2, authgroupfile 3, authuserfile 4,
    authldapurl 3, authzgroupfileauthoritative 2, sslrequire 3, sslverifyclient 3, allowoverride 17,
    accessfilename 2, anonymous 3`,
  'where a server is, what it loads and who it is: signs of a main file, of a version, of a machine': `serverroot 23, loadmodule 35, loadfile 3, listen 13, namevirtualhost 8, servername 6, serveralias 3,
    user 12, group 8, pidfile 3, documentroot 16, include 6, includeoptional 4, define 10, undefine 3, defaulttype 2,
    maxclients 4, maxrequestsperchild 3, acceptmutex 2, regexdefaultoptions 2, fileetag 3, port 2,
    options 7, sslengine 3`,
  'where URLs lead: for the walk, for the second reader in requests, and for what a guard keeps from 2.4': `alias 9, scriptalias 5, aliasmatch 4, scriptaliasmatch 4, userdir 5, virtualdocumentroot 3, rewriterule 6,
    redirect 4, redirectmatch 2, errordocument 7, script 3, sethandler 3, addtype 2, proxypass 9,
    proxypassmatch 4, proxyrequests 6, balancermember 5, proxyremote 2, dav 4`,
  'variables, headers and filters: each reader reads other words of them': `setenvif 7, setenvifnocase 2, browsermatch 5, requestheader 2, header 3, addoutputfilterbytype 2,
    filterprovider 4, proxyremotematch 2, rewritecond 2`,
  'files and words of one machine: where they lie, what a copy has for them, what messages say of them': `errorlog 5, customlog 4, transferlog 3, logformat 2, loglevel 2, typesconfig 5, mimemagicfile 2, mutex 4,
    sslsessioncache 3, enablesendfile 2, limitrequestbody 2, allowoverridelist 2`,
  'words that mean something else elsewhere': `error 7`,
}

/** Plain words are names of directives only where keys are spoken of. */
const plainWords =
  /^(action|alias|allow|dav|define|deny|directory|else|elseif|error|example|files|group|header|if|include|keepalive|limit|listen|location|macro|mutex|options|order|port|proxy|redirect|require|script|session|timeout|use|user)$/

function directivesNamedIn(source: string): ReadonlySet<string> {
  const words = source
    .split('\n')
    .filter((line) => !/^import |from '/.test(line))
    .flatMap((line) => {
      const isOfKeys = /key|named|directives|sections|hasDirective|Lines\(|names/i.test(line)
      const quoted = Array.from(line.matchAll(/'<?(\w+)>?'/g), ([, word = '']) => word)
      const expressions = Array.from(line.matchAll(/\/\^?!?<?\(?([\w|()?[\]*+]+)\)?\$?\//g), ([, words = '']) => words)
      const branches = expressions.flatMap((words) => words.replace(/\((\w+)\)\?/g, '|').match(/\w+/g) ?? [])
      return [
        ...quoted.filter((word) => isOfKeys || /^[A-Z]/.test(word) || !plainWords.test(word)),
        ...(isOfKeys ? branches : []),
      ]
    })
  return new Set(words.filter(isDirective).map((word) => word.toLowerCase()))
}

test('a directive is named in the table and in one other file outside of rules, but for those that several read', () => {
  const files = new Map<string, number>()
  for (const [path, source] of outsideRules)
    if (path !== 'src/httpd/directives.ts')
      for (const name of directivesNamedIn(source)) files.set(name, (files.get(name) ?? 0) + 1)
  const told = new Map(
    Object.values(severalReaders)
      .flatMap((names) => names.split(/,\s+/))
      .map((pair) => [pair.split(' ')[0] ?? '', Number(pair.split(' ')[1])]),
  )
  expect([...files].filter(([name, count]) => count > (told.get(name) ?? 1))).toEqual([])
  expect([...told.keys()].filter((name) => (files.get(name) ?? 0) < 2)).toEqual([])
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
    'src/access/merge/urls/urls.ts wsgiscriptalias',
    'src/migrate/access/certainty/perl-code.ts perlconfigrequire',
    'src/models/windows-drives.ts wsgiscriptalias',
  ])
  expect(mayHaveEffect('wsgiscriptalias', 'maps')).toBe(true)
})

test('what 2.4 takes with mod_access_compat alone is what it knows as old access rules', () => {
  const found = knownDirectives().flatMap(({ name }) => (isAccessCompatDirective(name.toLowerCase()) ? [name] : []))
  expect(found).toEqual(['Allow', 'Deny', 'Order', 'Satisfy'])
})
