import { isWild } from './folder-tree.js'
import type { Scope } from './scope.js'

type Names = Pick<Scope, 'path' | 'regex'>

/** The section for the files that several `<Files>` sections apply to at once. */
export function filesInAll(scopes: readonly Names[]): { readonly name: string; readonly path: string } {
  const exact = scopes.find(({ path, regex }) => !regex && !isWild(path))
  if (exact) return { name: 'Files', path: exact.path }
  return { name: 'FilesMatch', path: `^${scopes.map(lookAhead).join('')}` }
}

function lookAhead(names: Names): string {
  const pattern = asRegex(names)
  const plain = !/\|/.test(pattern.replace(/\([^()]*\)/g, ''))
  if (plain && pattern.startsWith('^')) return `(?=${pattern.slice(1)})`
  return plain ? `(?=.*${pattern})` : `(?=.*(?:${pattern}))`
}

const asRegex = ({ path, regex }: Names): string =>
  regex
    ? path
    : `^${path
        .replace(/[.+^${}()|\\]/g, '\\$&')
        .replaceAll('*', '.*')
        .replaceAll('?', '.')}$`

/** The expression that is true for the files that all these sections apply to. */
export function nameExpression(scopes: readonly Names[]): string {
  return scopes.map((names) => `%{REQUEST_FILENAME} =~ m#/${inPath(asRegex(names))}#`).join(' && ')
}

/** A pattern for a name, as one for the end of a path. */
function inPath(pattern: string): string {
  const start = pattern.startsWith('^') ? pattern.slice(1) : `[^/]*${pattern}`
  return start.endsWith('$') ? start : `${start}[^/]*$`
}
