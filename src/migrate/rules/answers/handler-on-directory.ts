import { regexTest } from '../../../access/merge/file-names.js'
import { htaccessFoldersOnServer } from '../../../access/merge/places/file-places.js'
import { groupByEach } from '../../../base/group-by.js'
import { listText, numberText } from '../../../base/list-text.js'
import { type Fix, insertAfter } from '../../../edit/edit.js'
import { isAbsolute } from '../../../httpd/absolute-path.js'
import { hasWildcard } from '../../../httpd/fnmatch.js'
import { isPathWithin, segmentsOf } from '../../../httpd/folder-path.js'
import { isFileHandler, moduleOfHandler } from '../../../httpd/handlers.js'
import { grantedOverrides } from '../../../models/granted-overrides.js'
import { missingModuleReasonOn22 } from '../../../models/modules/modules-today.js'
import { onlyVersionReading } from '../../../site/guard-reading.js'
import { isHtaccess } from '../../../site/htaccess.js'
import { type LineScope, lineScopeOf, virtualHostsAround } from '../../../site/line-scope.js'
import { contentFoldersWithUrls, type UrlFolder } from '../../../site/path-mapping.js'
import { serversOn22 } from '../../../site/server-level.js'
import type { Site } from '../../../site/site.js'
import { fileAndLine } from '../../../syntax/file-and-line.js'
import { isLiteral } from '../../../syntax/literal.js'
import { commandsUnder, type Directive, type Section, valuesOf } from '../../../syntax/tree.js'
import { fixForLaterRelease } from '../../later-release.js'
import { type Hit, ruleOf } from '../../rule.js'

export const handlerOnDirectory = ruleOf('answers', {
  id: 'handler-on-directory',
  title: 'A handler is set for whole folders',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_dir.html#directorycheckhandler',
  fixes: 'both',
  covers: ['default-directorycheckhandler'],
  page: `
## What 2.2 did

For the URL of a folder, the handler named by SetHandler received the folder itself.

## What 2.4 does

mod_dir looks for an index file first, and the handler gets that file. Where cgi-script refused the folder with 403,
httpd **runs** \`index.cgi\`. Where an unknown handler stopped scripts among uploads, \`index.html\` is shown. A folder
with send-as-is had no content in 2.2 and gets no response in 2.4.

## What the rule does

It adds \`DirectoryCheckHandler On\` beside the SetHandler, for 2.4.8 and later. This covers SetHandler for a
\`<Directory>\`, a \`.htaccess\` file, a whole server, and a \`<Location>\` that is a folder, as far as Alias, ScriptAlias
and the disk show. In a \`.htaccess\` file the line needs Indexes in AllowOverride. A ScriptAlias is reported if a
DirectoryIndex that may apply to its folder names a script.

## When not

If the section is another \`<Location>\` or a \`<Files>\`, the rule reports nothing, because those are rarely folders.`,
  *check(site) {
    if (site.from === '2.4') return
    for (const at of site.directives('Dav')) {
      if (/^(off|svn)$/i.test(at.args[0]?.value ?? 'off') || !hasModDir(site) || isSettled(site, at)) continue
      yield {
        at,
        message:
          'In 2.4 a WebDAV request for a folder acts on its index file, if there is one. To make the request act on the folder as in 2.2, add `DirectoryCheckHandler On`.',
        fix: fixFor(site, at),
      }
    }
    const known = new Set<LineScope>()
    for (const at of hasModDir(site) ? site.directives('SetHandler') : []) {
      const handler = at.args[0]?.value ?? ''
      const place = lineScopeOf(at)
      if (/^none$/i.test(handler) || answersForAny(site, handler) || known.has(place)) continue
      if (!isForFolders(site, at) || isSettled(site, at) || onlyVersionReading(site, at) === '2.4') continue
      known.add(place)
      yield { at, message: messageFor(handler), fix: fixFor(site, at) }
    }
    yield* scriptFolders(site)
  },
})

/** Hits for folders of scripts whose index is a script: 2.2 does not run the folder, 2.4 runs the index. */
function* scriptFolders(site: Site): Generator<Hit> {
  if (!hasModDir(site) || site.directives('DirectoryCheckHandler').length > 0) return
  const found = site
    .directives('ScriptAlias', 'ScriptAliasMatch', 'VirtualScriptAlias')
    .filter((line) => onlyVersionReading(site, line) !== '2.4')
    .flatMap((line) => {
      const index = scriptIndexFor(site, line)
      return index === undefined ? [] : { line, index }
    })
  const [first, ...more] = found
  if (!first) return
  const others =
    more.length === 0
      ? ''
      : ` The same applies to ${more.length > maxListed ? `the ${numberText(more.length)} other ScriptAlias lines` : listText(more.map(({ line }) => fileAndLine(line)))}.`
  yield {
    at: first.line,
    severity: 'info',
    message: `If this folder has a file ${first.index}, 2.4 runs it for the folder's own URL; 2.2 answered 403. DirectoryCheckHandler On in its <Directory> keeps the 403.${others}`,
  }
}

/** The most lines to name. */
const maxListed = 3

/**
 * The message for a handler. mod_asis opens a folder like a file, and reading it fails in both versions; 2.4 then sends nothing
 * at all (server/core_filters.c).
 */
function messageFor(handler: string): string {
  return moduleOfHandler(handler) === 'mod_asis'
    ? `${handler} cannot send a folder: 2.2 sent only headers, 2.4 closes the connection or serves the index file. To keep the index file from being served, add \`DirectoryCheckHandler On\`.`
    : `For a folder with an index file, 2.4 gives that file to the handler ${handler}; 2.2 gave the handler the folder. To give the handler the folder again, add \`DirectoryCheckHandler On\`.`
}

/** Whether httpd may have mod_dir. Without it, httpd looks for no index file. */
const hasModDir = (site: Site): boolean => !site.hasDirective('LoadModule') || site.loads('mod_dir')

/**
 * Whether the module of a handler answers for any URL: mod_status and mod_info send the same page instead of an index file.
 * Without the module, the index file is sent.
 */
function answersForAny(site: Site, handler: string): boolean {
  const module = /^server-(status|info)$/i.exec(handler)?.[1]?.toLowerCase()
  return (
    module !== undefined && serversOn22(site).every((server) => !missingModuleReasonOn22(site, server, `mod_${module}`))
  )
}

/** Whether a DirectoryCheckHandler is set in the same section, or for the whole server. */
function isSettled(site: Site, at: Directive): boolean {
  const place = lineScopeOf(at)
  const beside = place === 'server' ? [] : [...commandsUnder(place.commands)]
  return (
    beside.some(({ key }) => key === 'directorycheckhandler') ||
    site.directives('DirectoryCheckHandler').some((line) => lineScopeOf(line) === 'server')
  )
}

/** The fix for a line. In a .htaccess file, its directive needs Indexes (mod_dir.c, DIR_CMD_PERMS). */
function fixFor(site: Site, at: Directive): Fix | undefined {
  const granted = isHtaccess(at.file) ? grantedOverrides(site, htaccessFoldersOnServer(site, at.file)) : undefined
  if (granted && !granted.has('all') && !granted.has('indexes')) return undefined
  const assumed = [
    site.loads('mod_dir') ? [] : { name: 'handler-on-directory:mod_dir', sentence: '2.4 loads mod_dir.' },
    isHtaccess(at.file) && !everyOverride(site)
      ? { name: 'handler-on-directory:AllowOverride', sentence: 'AllowOverride grants Indexes to this file.' }
      : [],
  ].flat()
  const line = {
    line: 'DirectoryCheckHandler On',
    release: '2.4.8',
    editWith: (lines: readonly string[]) => insertAfter(at, lines),
  }
  return fixForLaterRelease(site, line, assumed)
}

/** Whether each AllowOverride that lets httpd read .htaccess files also grants Indexes; false without any AllowOverride. */
const everyOverride = (site: Site): boolean => {
  const lines = site.directives('AllowOverride')
  return lines.length > 0 && lines.every(({ args }) => args.some(({ value }) => /^(all|none|indexes)$/i.test(value)))
}

/** Whether a `<Files>` section matches every name, so also the name of a folder (server/request.c, ap_file_walk). */
function isOfAllNames(section: Section): boolean {
  const [isRegex, pattern] = patternOf(section)
  if (!/^files(match)?$/.test(section.key)) return false
  const matches = regexTest(pattern)
  return isRegex ? ['a', 'Z9-'].every((name) => matches(name, false)) : pattern === '*'
}

/** Whether the pattern of a section is a regular expression, and the pattern. */
function patternOf({ key, args }: Section): readonly [isRegex: boolean, pattern: string] {
  const isRegex = key.endsWith('match') || args[0]?.value === '~'
  return [isRegex, args.at(-1)?.value ?? '']
}

/**
 * Whether a `<Location>` or `<LocationMatch>` may match a folder that is not given. False for handlers that are not for files,
 * and for patterns that end like a file's name.
 */
function mayBeForFolder(section: Section, handler: string): boolean {
  if (!isFileHandler(handler)) return false
  const [isRegex, pattern] = patternOf(section)
  return !(isRegex ? /\w\)*\$$/ : /\.\w+$/).test(pattern)
}

/** Whether the line applies to folders. */
const isForFolders = (site: Site, at: Directive): boolean =>
  site
    .enclosing(at)
    .some((sections) =>
      sections.every((section) =>
        /^location(match)?$/.test(section.key)
          ? isForFolder(site, section) || mayBeForFolder(section, at.args[0]?.value ?? '')
          : isOfAllNames(section) || !/^(files|filesmatch|proxy|proxymatch)$/.test(section.key),
      ),
    )

/** Whether a `<Location>` or `<LocationMatch>` matches the URL of a folder, by the aliases and the disk. */
function isForFolder(site: Site, section: Section): boolean {
  const words = valuesOf(section)
  const regex = section.key === 'locationmatch' || words[0] === '~'
  const path = words.at(-1) ?? ''
  const hosts = virtualHostsAround(site, section)
  const byHost = site.once(mappedFolders)
  const mapped = [...(hosts.has(undefined) ? byHost.keys() : [undefined, ...hosts])].flatMap(
    (host) => byHost.get(host) ?? [],
  )
  if (regex) {
    const matches = regexTest(path)
    return ['/', ...mapped.map(({ url }) => `${url}/`)].some((url) => matches(url, false))
  }
  return path === '/' || mapped.some((one) => liesAt(site, one, path))
}

/** The folders by virtual host. Their URLs and paths have no slash at the end. */
const mappedFolders = (site: Site): ReadonlyMap<Section | undefined, readonly UrlFolder[]> =>
  groupByEach(
    contentFoldersWithUrls(site)
      .filter(({ line, folder }) => isLiteral(line) && isAbsolute(folder))
      .map(({ line, url, folder }) => ({ line, url: url.replace(/\/+$/, ''), folder: folder.replace(/\/+$/, '') })),
    ({ line }) => virtualHostsAround(site, line),
  )

function liesAt(site: Site, { url, folder }: UrlFolder, path: string): boolean {
  const plain = path.replace(/\/+$/, '')
  if (plain !== url && !plain.startsWith(`${url}/`)) return false
  const names = segmentsOf(`${folder}${plain.slice(url.length)}`)
  const kind = site.kindAt(names)
  // If the kind is not known, an alias is taken to lead to a folder, unless its name looks like a file's.
  return kind === undefined ? url !== '' && plain === url && !/\.\w+$/.test(names.at(-1) ?? '') : kind === 'folder'
}

/** The first script that DirectoryIndex may name for the folder of a ScriptAlias, or for a folder below it. */
const scriptIndexFor = (site: Site, alias: Directive): string | undefined =>
  site
    .directives('DirectoryIndex')
    .filter((index) => scriptIn(index) !== undefined && mayApply(site, index, alias))
    .map(scriptIn)[0]

const scriptIn = ({ args }: Directive): string | undefined =>
  args.map(({ value }) => value).find((name) => /\.(f?cgi|pl|py|sh|rb)$/i.test(name))

function mayApply(site: Site, index: Directive, alias: Directive): boolean {
  const folder = folderOf(alias)
  if (isHtaccess(index.file))
    return htaccessFoldersOnServer(site, index.file).some(({ path, isSure }) => !isSure || mayMeet(path, folder))
  const url = alias.key === 'scriptalias' ? valuesOf(alias)[0] : undefined
  const hosts = virtualHostsAround(site, alias)
  const holds = (section: Section) => {
    if (section.key === 'virtualhost') return hosts.has(section) || hosts.has(undefined)
    if (!/^(directory|location)$/.test(section.key) || section.args.length !== 1 || !isLiteral(section)) return true
    return mayMeet(valuesOf(section)[0], section.key === 'location' ? url : folder)
  }
  return site
    .enclosing(index)
    .some((sections) => sections.every(holds) && (sections.length > 0 || !isReplaced(site, hosts)))
}

/** Whether each of these virtual hosts has its own DirectoryIndex, which replaces the main server's (mod_dir.c). */
const isReplaced = (site: Site, hosts: ReadonlySet<Section | undefined>): boolean => {
  const own = site.directives('DirectoryIndex').map(({ parent }) => parent)
  return [...hosts].every((host) => host !== undefined && own.includes(host))
}

/** The folder of a ScriptAlias; undefined if it depends on a pattern, a variable or ServerRoot. */
function folderOf(alias: Directive): string | undefined {
  const folder = valuesOf(alias)[1] ?? ''
  return alias.key === 'scriptalias' && isLiteral(alias) && isAbsolute(folder) ? folder : undefined
}

/** Whether one of the paths may contain the other. True if one is not known. */
function mayMeet(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined || hasWildcard(one)) return true
  const [first, second] = [segmentsOf(one), segmentsOf(other)]
  return isPathWithin(first, second) || isPathWithin(second, first)
}
