import { linesOf, type Server } from './server-level.js'
import { isHtaccess, type Site } from './site.js'
import { hasPlaceholder } from './template.js'
import type { Directive, Section } from './tree.js'

/** A folder that a server answers from. */
export interface Content {
  readonly path: string
  /** The virtual host that serves it; undefined for the main server. */
  readonly host: Section | undefined
  readonly at: Directive
}

/** The folders of DocumentRoot and Alias lines, without those whose path is a variable or a template's. */
export function contentOf(site: Site, server: Server): readonly Content[] {
  return linesOf(site, server, 'DocumentRoot', 'Alias').flatMap((at) => {
    const path = at.args[at.key === 'alias' ? 1 : 0]?.value.replaceAll('\\', '/') ?? ''
    // An Alias can name a file.
    if (!isKnown(path) || (at.key === 'alias' && /\.\w+$/.test(path))) return []
    return site.enclosing(at).map((sections) => ({ path, host: hostAmong(sections), at }))
  })
}

/** Whether one of these lines holds for all of the folder: at server level, or in a section around it. */
export const isCovered = (site: Site, content: Content, lines: readonly Directive[]): boolean =>
  lines.some((line) => site.enclosing(line).some((sections) => covers(line, sections, content)))

function covers(line: Directive, sections: readonly Section[], { path, host }: Content): boolean {
  const own = hostAmong(sections)
  if (isHtaccess(line.file) || (own && own !== host)) return false
  return sections.every((section) => {
    const pattern = section.args.at(-1)?.value ?? ''
    if (section.key === 'directory' && section.args.length === 1) return isBelow(path, pattern.replaceAll('\\', '/'))
    if (section.key === 'directory' || section.key === 'directorymatch') return matches(path, pattern)
    if (section.key === 'location' || section.key === 'proxy') return /^\/\*?$/.test(pattern)
    return !/^(files|filesmatch|locationmatch|proxymatch|limit|limitexcept)$/.test(section.key)
  })
}

const hostAmong = (sections: readonly Section[]): Section | undefined =>
  sections.find((section) => section.key === 'virtualhost')

const isKnown = (path: string): boolean => /^(\/|[a-z]:)/i.test(path) && !path.includes('${') && !hasPlaceholder(path)

/** Whether a `<Directory>` of this pattern is around the path: wild cards do not match a slash. */
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

/** A pattern that cannot be tried here is taken to match: better silent than wrong. */
function matches(path: string, pattern: string): boolean {
  try {
    return new RegExp(pattern).test(path) || new RegExp(pattern).test(`${path}/`)
  } catch {
    return true
  }
}
