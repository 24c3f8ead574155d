import type { Site } from '../site/site.js'
import { parseAgain } from '../syntax/parse.js'
import type { ConfigFile } from '../syntax/tree.js'
import { isUnreadIn, liveSite, type MadeSite, nodeAt } from './live-site.js'

/**
 * The same files once more, with these names defined or not, and these modules there or not, where nothing else tells.
 * @param emptied nothing is left of what both versions skip: rules that look at all lines of a section pass over it, too
 */
export function valuedSite(
  site: Site,
  { defined, loaded }: Pick<ConfigFile, 'defined' | 'loaded'>,
  { emptied = false } = {},
): MadeSite {
  const given = new Map<ConfigFile, ConfigFile>()
  const files = site.files.map((file) => {
    // Only a guard on a name or a module goes by these.
    if (!guardKeys.some((key) => file.named(key).length > 0)) return file
    const again = parseAgain(file, file.text, {
      defined: new Map([...(file.defined ?? []), ...(defined ?? [])]),
      ...(loaded && { loaded: new Map([...(file.loaded ?? []), ...loaded]) }),
    })
    given.set(again, file).set(file, again)
    return again
  })
  const valued = site.among(files, {})
  const live = emptied ? liveSite(valued) : undefined
  const fileOf = (file: ConfigFile) => given.get(live?.fileOf(file) ?? file) ?? file
  return {
    site: live?.site ?? valued,
    fileOf,
    nodeOf: (node) => nodeAt(fileOf(node.file), node),
    isUnread: (edit) => isUnreadIn(valued, { ...edit, file: given.get(edit.file) ?? edit.file }),
  }
}

const guardKeys = ['<ifdefine', '<ifmodule'] as const
