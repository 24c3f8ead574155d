import { groupBy } from '../base/group-by.js'
import { isEvaluablePattern } from '../httpd/evaluable-pattern.js'
import { isHtaccess } from '../site/htaccess.js'
import { virtualHostIn } from '../site/line-scope.js'
import type { Server } from '../site/server-level.js'
import type { Site } from '../site/site.js'
import { hasPlaceholder } from '../syntax/template.js'
import type { Directive, Section } from '../syntax/tree.js'

/** A folder with content that a server delivers. */
export interface ContentFolder {
  readonly path: string
  /** The virtual host with this content; undefined for the main server. */
  readonly host: Section | undefined
  readonly at: Directive
}

/** The directives that name a folder, with the index of the argument. The argument of UserDir may also be `disabled` or a URL. */
const contentLines = { DocumentRoot: 0, Alias: 1, VirtualDocumentRoot: 0, VirtualDocumentRootIP: 0, UserDir: 0 }

/**
 * The folders of DocumentRoot, Alias and the like. A path with a variable or template tag is left out. A path for many
 * hosts or users contains `%0` or `*`, which a wildcard matches.
 */
export function* contentFolders(site: Site, server: Server): Generator<ContentFolder> {
  for (const [name, index] of Object.entries(contentLines)) {
    // File by file: a caller that takes only the first folder does not parse the other files.
    for (const file of site.files)
      if (server.startFiles.has(file))
        for (const at of site.directivesIn(file, name)) yield* contentAt(site, at, at.args[index]?.value ?? '')
  }
}

function* contentAt(site: Site, at: Directive, name: string): Generator<ContentFolder> {
  const path = name.replaceAll('\\', '/')
  // An Alias can name a file, which contains no other files.
  if (!isKnown(path) || (at.key === 'alias' && /\.\w+$/.test(path))) return
  for (const sections of site.enclosing(at)) yield { path, host: virtualHostIn(sections), at }
}

/**
 * The first folder to which none of these lines applies, neither at server level nor in a section around the folder. After a
 * line that applies everywhere, the other lines are not evaluated. Undefined if the lines together apply to all folders.
 */
export function firstFolderWithoutLine(
  site: Site,
  content: Iterable<ContentFolder>,
  lines: Iterable<Directive>,
): ContentFolder | undefined {
  const covering: Directive[] = []
  for (const line of lines) {
    if (isHtaccess(line.file)) continue
    if (appliesToEveryFolder(site, line)) return undefined
    covering.push(line)
  }
  const covers = covering.flatMap((line) => coversOf(site, line))
  const folders = groupBy(covers, ({ folder }) => folder)
  const fits = ({ host, sections }: Cover, one: ContentFolder) =>
    (!host || host === one.host) && sections.every((section) => holdsFor(section, one.path))
  for (const one of content) {
    const near = [undefined, ...foldersAround(one.path)].flatMap((folder) => folders.get(folder) ?? [])
    if (!near.some((cover) => fits(cover, one))) return one
  }
  return undefined
}

/** Whether a line applies to every folder of a server: it is at server level, or in a section for the root folder or all URLs. */
export const appliesToEveryFolder = (site: Site, line: Directive): boolean => site.enclosing(line).some(isEverywhere)

/** Whether lines in these sections apply to every folder. */
const isEverywhere = (sections: readonly Section[]): boolean =>
  sections.every((section) => section.key !== 'virtualhost' && !hasRegex(section) && holdsFor(section, '/'))

const hasRegex = ({ key, args }: Section): boolean =>
  key === 'directorymatch' || (key === 'directory' && args.length > 1)

interface Cover {
  readonly host: Section | undefined
  readonly sections: readonly Section[]
  /**
   * The path of the `<Directory>` without wildcards around the line, as `foldersAround` writes it. The line applies only in this
   * folder and below it.
   */
  readonly folder: string | undefined
}

const coversOf = (site: Site, line: Directive): readonly Cover[] =>
  site.enclosing(line).map((sections) => ({
    host: virtualHostIn(sections),
    sections,
    folder: sections.map(directoryWithoutWildcards).find((folder) => folder !== undefined),
  }))

/** The path of a `<Directory>` without wildcards: its names in lower case, joined by slashes. Undefined for other sections. */
export function directoryWithoutWildcards(section: Section): string | undefined {
  if (section.key !== 'directory' || section.args.length !== 1) return undefined
  const pattern = patternOf(section).replaceAll('\\', '/')
  const isPlain = !/[*?[\]]/.test(pattern) && !pattern.includes('${') && !hasPlaceholder(pattern)
  return isPlain ? segmentsOf(pattern).join('/') : undefined
}

/** A path and the folders above it, each as segments joined by slashes. */
function foldersAround(path: string): string[] {
  const segments = segmentsOf(path)
  return ['', ...segments.map((_, index) => segments.slice(0, index + 1).join('/'))]
}

function holdsFor(section: Section, path: string): boolean {
  const pattern = patternOf(section)
  if (section.key === 'directory' && section.args.length === 1) return isBelow(path, pattern.replaceAll('\\', '/'))
  if (section.key === 'directory' || section.key === 'directorymatch') return matches(path, pattern)
  if (section.key === 'location' || section.key === 'proxy') return /^\/\*?$/.test(pattern)
  return !/^(files|filesmatch|locationmatch|proxymatch|limit|limitexcept)$/.test(section.key)
}

const patternOf = (section: Section): string => section.args.at(-1)?.value ?? ''

const isKnown = (path: string): boolean => /^(\/|[a-z]:)/i.test(path) && !path.includes('${') && !hasPlaceholder(path)

/** Whether a path is in a `<Directory>` with this pattern. Wildcards do not match a slash. */
function isBelow(path: string, pattern: string): boolean {
  const segments = segmentsOf(path)
  return segmentsOf(pattern).every((one, index) => {
    const segment = segments[index]
    return (
      segment !== undefined &&
      (one === segment || hasPlaceholder(one) || one.includes('${') || wildcard(one).test(segment))
    )
  })
}

const segmentsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean)

const wildcard = (segment: string): RegExp =>
  new RegExp(
    `^${segment
      .replace(/[.+^${}()|\\[\]]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
  )

/**
 * Whether a pattern matches. A pattern that this tool cannot evaluate counts as matching, because no finding is better than a
 * wrong one.
 */
function matches(path: string, pattern: string): boolean {
  if (!isEvaluablePattern(pattern)) return true
  try {
    return new RegExp(pattern).test(path) || new RegExp(pattern).test(`${path}/`)
  } catch {
    return true
  }
}
