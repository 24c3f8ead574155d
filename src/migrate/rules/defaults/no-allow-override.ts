import { fileScope } from '../../../access/merge/file-scope.js'
import { type Edit, insertAfter, insertBefore, insertInto } from '../../../edit/edit.js'
import { isGuard } from '../../../httpd/guards.js'
import { undecidedNames } from '../../../live/valuations.js'
import { type ContentFolder, contentFolders, firstFolderWithoutLine } from '../../../models/content.js'
import { isSurelyReadOn24With, loadedModules } from '../../../models/modules/loaded-modules.js'
import { contextsOf, isConditional } from '../../../site/context.js'
import { isHtaccess } from '../../../site/htaccess.js'
import { lineToAddBeside, type Server, serversOn22, startLines } from '../../../site/server-level.js'
import type { Site } from '../../../site/site.js'
import { quotedLineAndPlace } from '../../../syntax/file-and-line.js'
import { logicalLineText } from '../../../syntax/lines.js'
import { ancestors, type Directive, type Section } from '../../../syntax/tree.js'
import { fixThatAddsOldDefault } from '../../guards/old-default-fix.js'
import { type Hit, ruleOf } from '../../rule.js'
import { withDefaultAdopted } from '../../unset-default.js'

export const noAllowOverride = ruleOf('defaults', {
  id: 'no-allow-override',
  title: 'AllowOverride is left at its default',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#allowoverride',
  fixes: 'both',
  covers: ['default-allowoverride'],
  page: `
## What 2.2 did

Where no AllowOverride applied to a folder, 2.2 obeyed every line of its \`.htaccess\` files.

## What 2.4 does

The default is None. Where no AllowOverride line applies, 2.4 still reads the file, and its first directive makes
every request below that folder fail with 500. Where a line says \`AllowOverride None\`, 2.4 ignores the file and the
access rules in it.

## What the rule does

It finds each DocumentRoot and Alias whose folder no AllowOverride covers, and adds \`AllowOverride All\` for
\`<Directory "/">\`. Without \`.htaccess\` files, \`AllowOverride None\` is better and faster. With them, list only the
classes they need.

## When not

If an AllowOverride covers the folder, the rule reports nothing.`,
  *check(site, { defaults }) {
    for (const server of serversOn22(site)) {
      const open = firstFolderWithoutLine(site, lookedInto(site, server), countingLines(site, server))
      if (!open) continue
      const at = lineToAddBeside(site, server, 'VirtualDocumentRoot', 'VirtualDocumentRootIP', 'DocumentRoot')
      const edit = allowAll(site, server, at)
      const hit: Hit = {
        at,
        concerns: 'server',
        message: `If "${open.path}" has a .htaccess file, 2.4 answers 500, because no AllowOverride covers the folder; 2.2 obeyed the file. Set \`AllowOverride All\`, or \`AllowOverride None\` if there are no .htaccess files.`,
        fix: fixThatAddsOldDefault(site, server, 'AllowOverride', {
          title: 'Add AllowOverride All for all folders',
          edit,
          guarded: lessInGuard(site, server),
        }),
      }
      // The new default would switch off a given .htaccess file, which may contain access rules.
      yield defaults === 'adopt' && !site.files.some(isHtaccess) ? withDefaultAdopted(hit) : hit
    }
  },
})

/**
 * The folders with content, and folders above them with a .htaccess file: httpd reads the .htaccess file of every folder on the
 * way down (server/request.c, ap_directory_walk).
 */
function* lookedInto(site: Site, server: Server): Generator<ContentFolder> {
  const folders = site.files.filter(isHtaccess).map((file) => fileScope(site, file).path)
  for (const one of contentFolders(site, server)) {
    yield one
    for (const folder of new Set(folders)) if (isAbove(folder, one.path)) yield { ...one, path: folder }
  }
}

/** Whether a folder may be above a path. A segment with `%` or `*`, for a host or user, may match any name. */
function isAbove(folder: string, path: string): boolean {
  const [names, parts] = [folder.split('/'), path.split('/')]
  return names.length < parts.length && names.every((name, at) => name === parts[at] || /[%*]/.test(parts[at] ?? ''))
}

/** The AllowOverride lines that httpd surely reads. */
function countingLines(site: Site, server: Server): readonly Directive[] {
  const modules = loadedModules(site, server)
  return overrideLines(site, server).filter((line) => isSurelyReadOn24With(site, line, modules))
}

/**
 * The AllowOverride lines, without lines in sections for a pattern or URL: httpd reads .htaccess files before these
 * sections apply (server/request.c, ap_directory_walk).
 */
const overrideLines = (site: Site, server: Server): readonly Directive[] =>
  startLines(site, server, 'AllowOverride').filter((line) =>
    site.enclosing(line).some((sections) => !sections.some(isChosenLate)),
  )

/** An AllowOverride line that grants less than All in a guard for which nothing shows whether httpd reads it. */
function lessInGuard(site: Site, server: Server) {
  const open = new Set(site.once(undecidedNames).flatMap(({ lines }) => lines.get('allowoverride') ?? []))
  const at = overrideLines(site, server).find((line) => open.has(line) && line.args[0]?.value.toLowerCase() !== 'all')
  const guard = at && site.enclosing(at).flat().find(isGuard)
  const tag = guard && `\`${logicalLineText(guard.file.text, guard)}\``
  return at && { at, sentence: `.htaccess files should also be obeyed when ${tag} skips ${quotedLineAndPlace(at)}.` }
}

const isChosenLate = ({ key, args }: Section): boolean =>
  /^(directorymatch|files|filesmatch|location|locationmatch)$/.test(key) || (key === 'directory' && args.length > 1)

/**
 * The edit that adds AllowOverride All for all folders: in the main file's `<Directory />` if it has one, and before lines that
 * a guard may skip.
 */
function allowAll(site: Site, server: Server, at: Directive): Edit {
  const section = ['<Directory "/">', '    AllowOverride All', '</Directory>']
  const first = firstGuarded(site, server, new Set(ancestors(at)))
  if (first && first.start < at.start) return insertBefore(first, section)
  const all = site.sections('Directory').find((section) => {
    const isAll = section.file === server.file && section.args.length === 1 && section.args[0]?.value === '/'
    return isAll && section.close && !isConditional(site, section) && contextsOf(site, section).has('server')
  })
  return all && !first ? insertInto(all, ['AllowOverride All']) : insertAfter(at, section)
}

/** The outermost guard or section with the main file's first AllowOverride that may be skipped. */
function firstGuarded(site: Site, server: Server, around: ReadonlySet<Section>): Section | undefined {
  const lines = startLines(site, server, 'AllowOverride').filter(
    (line) => line.file === server.file && isConditional(site, line),
  )
  const tops = lines.flatMap((line) => [...ancestors(line)].findLast((section) => !around.has(section)) ?? [])
  return tops.sort((a, b) => a.start - b.start)[0]
}
