import { parse, reparse } from '../syntax/parse.js'
import type { ConfigFile } from '../syntax/tree.js'
import { withAccessFilesMarked } from './access-file-names.js'
import { besideKind, parseBesideFile } from './beside/kind.js'
import { isForHttpd, isOfOtherProgram } from './recognise.js'
import { definesByName, type Site, type SiteOptions, siteOf } from './site.js'
import { isBesidePath } from './wanted-path.js'

/** A text, from a disk, git or GitHub. */
export interface LoadedText {
  /** The path as shown to the user, with forward slashes. */
  readonly path: string
  readonly text: string
  /** Whether the user named this file. It is then configuration, even with unusual content. */
  readonly named: boolean
  /** Set if httpd reads the file. It is then configuration too. */
  readonly isRead?: true
  /** Whether the file is read like a .htaccess file, whatever its name. */
  readonly isPerDirectory?: true
}

/**
 * Sorts texts into configuration, files beside it (scripts, pages) and others, and builds the site. Pure. The result
 * also has the source of each file.
 * @param read parses a text, or returns an earlier tree
 */
export function loadSite<T extends LoadedText>(
  texts: readonly T[],
  options: SiteOptions = {},
  read = parse,
): { site: Site; sources: ReadonlyMap<ConfigFile, T> } {
  const version = options.from === '2.4' ? '2.4' : '2.2'
  const defined = definesByName(options.define)
  const sources = new Map<ConfigFile, T>()
  const given: Given<T>[] = []
  const others: ConfigFile[] = []
  for (const one of texts) {
    const kind = one.isRead ? undefined : besideKind(one.path, one.text)
    if (kind) {
      const other = parseBesideFile(kind, one.path, one.text)
      others.push(other)
      sources.set(other, one)
      continue
    }
    const named = read(one.text, one.path, version, defined)
    const file = one.isPerDirectory ? reparse(named, one.text, { isPerDirectory: true }) : named
    const isMeant = one.named || one.isRead || (!isBesidePath(one.path) && isForHttpd(file))
    if (isMeant || (!isBesidePath(one.path) && !isOfOtherProgram(file))) given.push({ file, one, isMeant })
  }
  const isRead = readAmong(given, options)
  const meant = given.filter(({ file }) => isRead(file)).map(({ one }) => one)
  const files = given.map(({ file }) => file).filter(isRead)
  const own = withAccessFilesMarked(files)
  own.forEach((file, index) => {
    const text = meant[index]
    if (text) sources.set(file, text)
  })
  return { site: siteOf(own, { ...options, others }), sources }
}

interface Given<T> {
  readonly file: ConfigFile
  readonly one: T
  /** Whether the user or the lines show that the file is for httpd. Otherwise it only may be. */
  readonly isMeant: boolean
}

/**
 * Returns a function: whether a file is for httpd. True for files that are recognised by their lines, and for files that these
 * include.
 */
function readAmong<T>(given: readonly Given<T>[], options: SiteOptions): (file: ConfigFile) => boolean {
  const read = new Set(given.filter(({ isMeant }) => isMeant).map(({ file }) => file))
  if (read.size === 0 || read.size === given.length) return (file) => read.has(file)
  const site = siteOf(
    given.map(({ file }) => file),
    options,
  )
  for (const file of read)
    for (const line of site.includesIn(file)) {
      const { outcome, files } = site.includedBy(line)
      if (outcome !== 'guess') for (const one of files) read.add(one)
    }
  return (file) => read.has(file)
}
