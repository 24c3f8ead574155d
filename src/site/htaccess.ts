import { directiveByName } from '../httpd/directives.js'
import { isGuard } from '../httpd/guards.js'
import type { ConfigFile, Directive, Section } from '../syntax/tree.js'

/**
 * Whether the file is a per-directory file, by AccessFileName or by its name: `.htaccess`, `_htaccess`, `htaccess.txt`,
 * `sample.htaccess`. A file named `htaccess.conf` is part of the server's configuration.
 */
export const isHtaccess = ({ path, isPerDirectory }: ConfigFile): boolean =>
  isPerDirectory || (/(^|[/._-])htaccess([._-][^/]*)?$/i.test(path) && !/(^|\/)[^./][^/]*\.conf$/i.test(path))

/**
 * A file name for a text without one, chosen by its lines: `.htaccess` if each line is allowed there, `httpd.conf` if a line sets
 * ServerRoot, else a name of another server file, for which missing lines are not reported.
 */
export function likelyFileName(file: ConfigFile): string {
  const lines = [...outermost(file.commands)]
  if (lines.some(({ key }) => key === 'serverroot')) return 'httpd.conf'
  return lines.length > 0 && lines.every(fitsHtaccess) ? '.htaccess' : 'site.conf'
}

/** Sections that a .htaccess may contain if their content is allowed there. */
const transparent: ReadonlySet<string> = new Set([
  'files',
  'filesmatch',
  'limit',
  'limitexcept',
  'if',
  'elseif',
  'else',
])

function* outermost(nodes: readonly (Directive | Section)[]): Generator<Directive | Section> {
  for (const node of nodes)
    if (node.kind === 'section' && (isGuard(node) || transparent.has(node.key))) yield* outermost(node.commands)
    else yield node
}

function fitsHtaccess({ key }: Directive | Section): boolean {
  const known = directiveByName(key)
  return !known || [known.in22, known.in24].some((form) => form && /[h?]/.test(form.contexts))
}
