import { type WayToFolder, wayTo } from '../../../access/merge/places/aliased-folders.js'
import { foldersOnServer } from '../../../access/merge/places/file-places.js'
import { grouped } from '../../../base/grouped.js'
import { type Fix, insertBefore } from '../../../edit/edit.js'
import { isWild } from '../../../httpd/fnmatch.js'
import { segmentsOf } from '../../../httpd/folder-path.js'
import { isGuard } from '../../../httpd/guards.js'
import { isLimitSection } from '../../../httpd/limit.js'
import { rewriteWords } from '../../../httpd/rewrite-words.js'
import { placeAround } from '../../../site/around.js'
import { isHtaccess } from '../../../site/htaccess.js'
import type { Site } from '../../../site/site.js'
import { isLiteral } from '../../../syntax/literal.js'
import { type ConfigFile, commandsUnder, type Directive, type Section, valuesOf } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'
import { fixSince } from '../../since-24.js'

export const rewriteWithoutBase = ruleOf('answers', {
  id: 'rewrite-without-base',
  title: 'RewriteRule to a relative path below an Alias, without RewriteBase',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_rewrite.html#rewriteoptions',
  fixes: 'both',
  covers: ['rewrite-context-info'],
  page: `
In a \`<Directory>\` or \`.htaccess\` a RewriteRule such as \`^nice$ real.html\` leads to the path of a file on disk. 2.2 took
the DocumentRoot away from it to have a URL again, or put RewriteBase in the place of the folder. Where neither fits, below an
Alias, a ScriptAlias or a UserDir, it asked for the path itself as if it were a URL. That led nowhere, or to whatever the
sections for that URL said. Since 2.4.16 mod_rewrite puts the URL of the Alias back, so that such rules work: what answered 404,
or was kept from others by a \`<Location "/">\`, is answered.

\`RewriteOptions IgnoreContextInfo\` has 2.4 go on as 2.2 did. It is written for 2.4.16 and later, which know it. If the
rules are to work, take the line out again and see who may have what they lead to.

Below a VirtualDocumentRoot the same happens for another reason, and no line brings 2.2's way back: there it is only told.`,
  *check(site) {
    if (site.from === '2.4') return
    const rules = site.directives('RewriteRule').filter((at) => isToFile(site, at))
    for (const [place, [at]] of grouped(rules, placeInFile)) {
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
  '2.4.16 and later put the URL of the Alias or UserDir before the path that this leads to, where 2.2 asked for the path on disk as a URL. Add RewriteOptions IgnoreContextInfo to keep that.'

const virtual =
  '2.4 makes a URL of the path that this leads to below VirtualDocumentRoot, where 2.2 asked for the path on disk as a URL. See who may have what it leads to, and say RewriteBase if the rule is to work.'

/** Whether it sends the request on to a path told from its own folder. */
function isToFile(site: Site, at: Directive): boolean {
  const words = rewriteWords(at)
  if (!words || words.second === '-') return false
  if (isBelow(words.second, foldersAround(site, at))) return true
  if (/^(\/|[a-z][a-z+.-]*:|%\{(DOCUMENT_ROOT|REQUEST_URI|CONTEXT_PREFIX)\})/i.test(words.second)) return false
  return !/(^|[[,])\s*(R|redirect|P|proxy|F|forbidden|G|gone)\s*([\],=]|$)/i.test(words.flags ?? '')
}

/** Whether it leads to a whole path on disk in its own folder: httpd takes the folder away first (mod_rewrite.c, hook_fixup). */
const isBelow = (path: string, folders: readonly Folder[]): boolean =>
  folders.some((place) => {
    const folder = 'key' in place ? (place.args[0]?.value.replace(/\/$/, '') ?? '') : ''
    return 'key' in place && path.startsWith(`${folder}/`)
  })

/** A `<Directory>` for one folder, or a .htaccess file. */
type Folder = Section | ConfigFile

/** Where a rule stands in its own file, guards looked through. */
function placeInFile(at: Directive): Section | ConfigFile {
  const place = placeAround(at)
  return place === 'server' ? at.file : place
}

/** The folders that a rule is for, in the places where its file is read. None are those of what is for no one folder. */
const foldersAround = (site: Site, at: Directive): readonly Folder[] =>
  isHtaccess(at.file)
    ? [placeInFile(at)].filter((place) => !('key' in place))
    : site.enclosing(at).flatMap((sections) => {
        const around = sections.find((section) => !isGuard(section) && !isLimitSection(section))
        return around?.key === 'directory' && around.args.length === 1 && isLiteral(around) ? [around] : []
      })

function wayToAny(site: Site, container: Folder): WayToFolder | undefined {
  const paths =
    'key' in container
      ? valuesOf(container)
      : foldersOnServer(site, container).flatMap(({ path, isSure }) => (isSure ? [path] : []))
  const below = paths.flatMap((path) => foldersBelow(site, path))
  return [...paths, ...below].flatMap((path) => (isWild(path) ? [] : (wayTo(site, segmentsOf(path)) ?? [])))[0]
}

/** What an Alias leads to below a folder. */
const foldersBelow = (site: Site, path: string): readonly string[] =>
  site.once(aliasTargets).filter((target) => `${target}/`.startsWith(path.endsWith('/') ? path : `${path}/`))

const aliasTargets = (site: Site): readonly string[] =>
  site.directives('Alias', 'ScriptAlias').flatMap(({ args }) => args[1]?.value ?? [])

const isSettled = (line: Directive | Section): boolean =>
  line.key === 'rewriteoptions' && line.args.some(({ value }) => /^IgnoreContextInfo$/i.test(value))

function fixFor(site: Site, at: Directive, container: Section | ConfigFile): Fix {
  const first = [...commandsUnder(container.commands)].find(isOfRewriting) ?? at
  const others = site.directives('RewriteOptions').some((line) => placeAround(line) !== container)
  return fixSince(
    site,
    {
      line: 'RewriteOptions IgnoreContextInfo',
      release: '2.4.16',
      put: (lines) => insertBefore(first, lines),
    },
    others
      ? [
          {
            name: 'rewrite-without-base',
            sentence: 'No RewriteOptions of the sections above is meant to hold here.',
          },
        ]
      : [],
  )
}

const isOfRewriting = ({ key, kind }: Directive | Section): boolean =>
  kind === 'directive' && /^rewrite(engine|cond|rule|options)$/.test(key)
