import { liesWithin } from '../../../httpd/folder-path.js'
import type { Site } from '../../../site/site.js'
import { ancestors } from '../../../syntax/tree.js'
import { type Folder, foldersUpFrom } from '../folder-tree.js'
import type { Scope } from '../scope.js'
import type { UrlMap } from './url-map.js'
import { urlPrefix } from './url-paths.js'

/**
 * The folders whose sections httpd may merge instead of those of a folder that it finds no such folder for: it merges the
 * sections of folders that exist, and of a file only where the URL ends with it (server/request.c, ap_directory_walk). A URL
 * below a file has an answer (a script's, with path information), and one below nothing where a handler gives it. Where the
 * folders cannot be looked at, one that a server answers from is taken to be there, and so is what it lies in.
 */
export function foldersInstead(site: Site, scope: Scope, folder: Folder, { folders }: UrlMap): readonly Folder[] {
  const instead: Folder[] = []
  for (const up of foldersUpFrom(folder)) {
    if (up.wild || !up.parent || isThere(site, scope, up, folders)) break
    instead.push(up.parent)
  }
  return instead
}

/** Whether what httpd answers with for a location lies in the folder as far as its URL leads there. */
function isThere(site: Site, scope: Scope, folder: Folder, served: UrlMap['folders']): boolean {
  const kind = site.kindAt(folder.segments)
  if (kind === 'folder') return true
  if (isInFile(site, folder)) return false
  return !isHandled(site, scope) || (!kind && served.some(({ segments }) => liesWithin(segments, folder.segments)))
}

/** Whether it is a file or would lie in one, as far as that is seen, or its names say so. */
const isInFile = (site: Site, folder: Folder): boolean =>
  [...foldersUpFrom(folder)].some((up) => {
    const kind = site.kindAt(up.segments)
    return kind === 'file' || (!kind && isNamedAsScript.test(up.path))
  })

const isNamedAsScript = /[^/]\.(f?cgi|pl|py|php\d?|rb|sh|exe|dll|s?html?|jsp|aspx?)$/i

/** Whether a handler may answer for URLs of a location, whatever lies there. */
const isHandled = (site: Site, scope: Scope): boolean => {
  const url = `${urlPrefix(scope).replace(/\/$/, '')}/`
  return site.once(handledBelow).some((prefix) => prefix.startsWith(url) || url.startsWith(prefix))
}

/** Whether a handler is set for this URL, or for all around it. */
export const isHandledAt = (site: Site, url: string): boolean =>
  site.once(handledBelow).some((prefix) => `${url.replace(/\/$/, '')}/`.startsWith(prefix))

/** What the URLs begin with, a slash behind them, that a handler is set for. */
function handledBelow(site: Site): readonly string[] {
  const lines = site
    .directives('SetHandler')
    .filter(({ args }) => !/^(none|default-handler)$/i.test(args[0]?.value ?? ''))
  return lines.flatMap((line) => {
    const [section] = [...ancestors(line)].filter(({ key }) => /^(location|locationmatch)$/.test(key))
    if (!section) return []
    const words = section.args.map(({ value }) => value)
    const regex = section.key === 'locationmatch' || words[0] === '~'
    return [`${urlPrefix({ path: words.at(-1) ?? '', regex }).replace(/\/$/, '')}/`]
  })
}
