import { type FolderMapping, mappingOutsideDocumentRoot } from '../../../access/merge/places/aliased-folders.js'
import { htaccessFoldersOnServer } from '../../../access/merge/places/file-places.js'
import { groupBy } from '../../../base/group-by.js'
import { type Fix, insertBefore } from '../../../edit/edit.js'
import { hasWildcard } from '../../../httpd/fnmatch.js'
import { segmentsOf } from '../../../httpd/folder-path.js'
import { isGuard } from '../../../httpd/guards.js'
import { isLimitSection } from '../../../httpd/limit.js'
import { wordsOfRewriteLine } from '../../../httpd/rewrite-words.js'
import { isHtaccess } from '../../../site/htaccess.js'
import { lineScopeOf } from '../../../site/line-scope.js'
import type { Site } from '../../../site/site.js'
import { isLiteral } from '../../../syntax/literal.js'
import { type ConfigFile, commandsUnder, type Directive, type Section, valuesOf } from '../../../syntax/tree.js'
import { fixForLaterRelease } from '../../later-release.js'
import { ruleOf } from '../../rule.js'

export const rewriteWithoutBase = ruleOf('answers', {
  id: 'rewrite-without-base',
  title: 'RewriteRule to a relative path below an Alias, without RewriteBase',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_rewrite.html#rewriteoptions',
  fixes: 'both',
  covers: ['rewrite-context-info'],
  page: `
## What 2.2 did

In a \`<Directory>\` or \`.htaccess\`, a RewriteRule such as \`^nice$ real.html\` leads to a path on disk. To get a URL,
httpd removed the DocumentRoot or put RewriteBase in place of the folder. Below an Alias, a ScriptAlias or a UserDir
neither works, so httpd requested the disk path as a URL: usually 404, or whatever the sections for that URL said.

## What 2.4 does

Since 2.4.16, mod_rewrite uses the URL of the Alias, so such rules work. **A request that got 404, or was refused by a
\`<Location "/">\`, is now answered.**

## What the rule does

It adds \`RewriteOptions IgnoreContextInfo\` for 2.4.16 and later, which keeps what 2.2 did. If the rules should work,
remove that line and check who may access their targets. Below a VirtualDocumentRoot the same happens, but no line
keeps the old behaviour, so the rule only reports it.`,
  *check(site) {
    if (site.from === '2.4') return
    const rules = site.directives('RewriteRule').filter((at) => isToFile(site, at))
    for (const [place, [at]] of groupBy(rules, placeInFile)) {
      const folders = foldersAround(site, at)
      const way = folders.flatMap((folder) => wayToAny(site, folder) ?? [])[0]
      if (!way) continue
      const lines = [place, ...folders].flatMap(({ commands }) => [...commandsUnder(commands)])
      if (lines.some(({ key }) => key === 'rewritebase') || lines.some(isSettled)) continue
      yield way === 'alias' ? { at, message: restored, fix: fixFor(site, at, place) } : { at, message: virtual }
    }
  },
})

const restored =
  'From 2.4.16 on, this rule leads to a URL below the Alias or UserDir; 2.2 requested the disk path as a URL. To request the disk path again, add `RewriteOptions IgnoreContextInfo`.'

const virtual =
  'In 2.4 this rule leads to a URL below VirtualDocumentRoot; 2.2 requested the disk path as a URL, which usually failed. Check who may access the target.'

/** Whether the rule redirects internally to a path that is relative to its own folder. */
function isToFile(site: Site, at: Directive): boolean {
  const words = wordsOfRewriteLine(at)
  if (!words || words.second === '-') return false
  if (isBelow(words.second, foldersAround(site, at))) return true
  if (/^(\/|[a-z][a-z+.-]*:|%\{(DOCUMENT_ROOT|REQUEST_URI|CONTEXT_PREFIX)\})/i.test(words.second)) return false
  return !/(^|[[,])\s*(R|redirect|P|proxy|F|forbidden|G|gone)\s*([\],=]|$)/i.test(words.flags ?? '')
}

/**
 * Whether a target is an absolute path in the rule's own folder: httpd removes that folder first (mod_rewrite.c,
 * hook_fixup).
 */
const isBelow = (path: string, folders: readonly Folder[]): boolean =>
  folders.some((place) => {
    const folder = 'key' in place ? (place.args[0]?.value.replace(/\/$/, '') ?? '') : ''
    return 'key' in place && path.startsWith(`${folder}/`)
  })

/** A `<Directory>` for one folder, or a .htaccess file. */
type Folder = Section | ConfigFile

/** The section or file around a rule in its own file, without guards. */
function placeInFile(at: Directive): Section | ConfigFile {
  const place = lineScopeOf(at)
  return place === 'server' ? at.file : place
}

/** The folders of a rule wherever its file is read; empty for a section that is not for a single folder. */
const foldersAround = (site: Site, at: Directive): readonly Folder[] =>
  isHtaccess(at.file)
    ? [placeInFile(at)].filter((place) => !('key' in place))
    : site.enclosing(at).flatMap((sections) => {
        const around = sections.find((section) => !isGuard(section) && !isLimitSection(section))
        return around?.key === 'directory' && around.args.length === 1 && isLiteral(around) ? [around] : []
      })

function wayToAny(site: Site, container: Folder): FolderMapping | undefined {
  const paths =
    'key' in container
      ? valuesOf(container)
      : htaccessFoldersOnServer(site, container).flatMap(({ path, isSure }) => (isSure ? [path] : []))
  const below = paths.flatMap((path) => foldersBelow(site, path))
  return [...paths, ...below].flatMap((path) =>
    hasWildcard(path) ? [] : (mappingOutsideDocumentRoot(site, segmentsOf(path)) ?? []),
  )[0]
}

/** The targets of aliases in a folder. */
const foldersBelow = (site: Site, path: string): readonly string[] =>
  site.once(aliasTargets).filter((target) => `${target}/`.startsWith(path.endsWith('/') ? path : `${path}/`))

const aliasTargets = (site: Site): readonly string[] =>
  site.directives('Alias', 'ScriptAlias').flatMap(({ args }) => args[1]?.value ?? [])

const isSettled = (line: Directive | Section): boolean =>
  line.key === 'rewriteoptions' && line.args.some(({ value }) => /^IgnoreContextInfo$/i.test(value))

function fixFor(site: Site, at: Directive, container: Section | ConfigFile): Fix {
  const first = [...commandsUnder(container.commands)].find(isOfRewriting) ?? at
  const others = site.directives('RewriteOptions').some((line) => lineScopeOf(line) !== container)
  return fixForLaterRelease(
    site,
    {
      line: 'RewriteOptions IgnoreContextInfo',
      release: '2.4.16',
      editWith: (lines) => insertBefore(first, lines),
    },
    others
      ? [
          {
            name: 'rewrite-without-base',
            sentence: 'This section needs no RewriteOptions, such as Inherit, from the sections above it.',
          },
        ]
      : [],
  )
}

const isOfRewriting = ({ key, kind }: Directive | Section): boolean =>
  kind === 'directive' && /^rewrite(engine|cond|rule|options)$/.test(key)
