import { directiveNamed } from '../httpd/directives.js'
import { isGuard } from '../httpd/guards.js'
import type { ConfigFile, Directive, Section } from '../syntax/tree.js'

/**
 * Whether the file is a per-directory file, by what AccessFileName says or by its name: `.htaccess`, `_htaccess`,
 * `htaccess.txt`, `sample.htaccess`. One called `htaccess.conf` is the server's own.
 */
export const isHtaccess = ({ path, isPerDirectory }: ConfigFile): boolean =>
  isPerDirectory || (/(^|[/._-])htaccess([._-][^/]*)?$/i.test(path) && !/(^|\/)[^./][^/]*\.conf$/i.test(path))

/**
 * A name for a text that has none, by what its lines are for: what httpd says of a line goes by the kind of file it is in.
 * Only where every line could stand in a .htaccess is it one, and only what says ServerRoot is a whole server's: of a few
 * lines of one, it would be noise to say what they lack.
 */
export function nameFor(file: ConfigFile): string {
  const lines = [...outermost(file.commands)]
  if (lines.some(({ key }) => key === 'serverroot')) return 'httpd.conf'
  return lines.length > 0 && lines.every(fitsHtaccess) ? '.htaccess' : 'site.conf'
}

/** Sections that may stand in a .htaccess, with what is in them. */
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
  const known = directiveNamed(key)
  return !known || [known.in22, known.in24].some((form) => form && /[h?]/.test(form.contexts))
}
