import { isAbsolute } from '../../../httpd/absolute-path.js'
import { segmentsOf } from '../../../httpd/folder-path.js'
import type { Directive } from '../../../syntax/tree.js'
import type { UrlLine } from './url-lines.js'

/** Whether a line of mod_vhost_alias finds answers by the name or the address of the host. */
export const isOfHosts = ({ key, args }: Directive): boolean =>
  key.startsWith('virtual') && !/^none$/i.test(args[0]?.value ?? '')

/**
 * The folder that holds those of all hosts: what stands for a name, or a part of it, has no slash in it and is not `..`
 * (mod_vhost_alias.c, vhost_alias_interpolate; server/vhost.c, fix_hostname_non_v6). Undefined where that is the root.
 */
export function folderOfHosts(at: Directive): string | undefined {
  const path = at.args[0]?.value ?? ''
  if (!isOfHosts(at) || !isAbsolute(path)) return undefined
  const segments = segmentsOf(path)
  const names = segments.findIndex((segment) => segment.includes('%'))
  const first = names < 0 ? segments.length : names
  const isPlain = segments.every((segment) => !/^\.\.$/.test(segment.replace(/%(p|-?\d\+?(\.-?\d\+?)?)/g, '')))
  return first > 0 && isPlain ? `/${segments.slice(0, first).join('/')}` : undefined
}

/** Whether a server surely finds every URL that no alias takes by the name of the host, and has no use for a DocumentRoot. */
export function isByHost(lines: readonly UrlLine[]): boolean {
  const roots = lines.filter(({ at }) => /^virtualdocumentroot/.test(at.key))
  return roots.some(({ maybe }) => !maybe) && roots.every(({ at }) => isOfHosts(at))
}
