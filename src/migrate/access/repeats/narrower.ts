import type { Folder } from '../../../access/merge/folder-tree.js'
import { inPatternOrder } from '../../../access/merge/merge-patterns.js'
import { shareServer } from '../../../access/merge/merge-servers.js'
import type { Scope } from '../../../access/merge/scope.js'
import { withoutEnd } from '../../../httpd/end-anchor.js'
import { isWild } from '../../../httpd/fnmatch.js'
import { segmentsOf } from '../../../httpd/folder-path.js'

/** Whether it is a section for folders that its wild-cards, or its pattern, match: it can be repeated for one of them. */
export const isForFolders = (scope: Scope): boolean =>
  scope.at?.close !== undefined && (scope.kind === 'pattern' || (scope.kind === 'directory' && isWild(scope.path)))

/**
 * Whether a copy for one folder comes right after the section in the merge: of wild-cards, since both have paths of one length;
 * of patterns, where none follows, since one with more slashes in it is merged later (merge-patterns.ts).
 */
export function canNarrow(scopes: readonly Scope[], scope: Scope, folder: Folder): boolean {
  if (!/^(\/[\w.~+-]+)+$/.test(folder.path)) return false
  if (scope.kind !== 'pattern') return true
  const patterns = inPatternOrder(scopes)
  const later = patterns.slice(patterns.indexOf(scope) + 1)
  return !hasAlternatives(scope.path) && !later.some((other) => shareServer(scope, other))
}

/** The opening tag of the same section for what lies in one folder alone. */
export function narrowedTag({ kind, at, path }: Scope, folder: Folder): string {
  if (kind !== 'pattern') return `<Directory "${narrowedPath(path, folder)}">`
  const pattern = withoutEnd(path)
  const inside = `(?=${folder.path.replace(/[.+]/g, '\\$&')}(/|$))`
  const text = pattern.startsWith('^') ? `^${inside}${pattern.slice(1)}` : `^${inside}.*${pattern}`
  return `<${at?.key === 'directory' ? 'Directory ~' : 'DirectoryMatch'} "${text}">`
}

/** The path with the folder's own names in the place of wild-cards, as far as it goes. */
function narrowedPath(path: string, { segments }: Folder): string {
  const all = segmentsOf(path)
  return `/${[...segments, ...all.slice(segments.length)].join('/')}`
}

/** Whether the pattern is several, so that what is put before it would be before one of them alone. */
const hasAlternatives = (pattern: string): boolean =>
  pattern
    .replace(/\\[\s\S]|\[\^?\]?(?:\\[\s\S]|[^\]\\])*\]/g, '')
    .replace(/\([^()]*\)/g, '')
    .includes('|')
