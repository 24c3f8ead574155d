import { oncePerObject } from '../base/once.js'
import type { Site } from '../site/site.js'
import { valuesOf } from '../syntax/tree.js'
import { type MappedUrl, urlMapperOf } from './mapped-urls.js'
import type { LocatedSection, OrderedConfiguration, ServerContent } from './read-configuration.js'
import { sectionFinderIn } from './section-finder.js'

/** The file or handler to which a URL leads, before access is checked. */
export interface ReachedTarget extends MappedUrl {
  /** The sections and `.htaccess` files that apply, in the order in which they are merged. */
  readonly containers: readonly LocatedSection[]
  /** The kind of URL: a folder with or without an index document, a folder without its slash, or a file. */
  readonly urlKind: 'folder' | 'folder-without-index' | 'folder-unslashed' | 'file'
}

/** The known documents of a server. */
export interface Documents {
  isFolder(path: string): boolean
  isFile(path: string): boolean
}

/** Finds the target of a URL, as one version does. */
export type TargetFinder = (server: ServerContent, url: string) => ReachedTarget

/**
 * Makes a function that finds the target of a URL in one version.
 * @param documents the known files in the folders of the server
 */
export function targetFinderIn(site: Site, configuration: OrderedConfiguration, documents: Documents): TargetFinder {
  const said = site.directives('DirectoryIndex').flatMap((line) => valuesOf(line))
  const indexes = said.length > 0 ? said : ['index.html']
  const meetingOf = sectionFinderIn(configuration, site.from)
  const mapped = oncePerObject((server: ServerContent) => urlMapperOf(configuration.main, server))
  return (server, url) => {
    const { path, lines } = url.startsWith('/') ? mapped(server)(url) : passedOn
    const form = formOf(path, url, documents, indexes)
    return { path, lines, urlKind: form, containers: meetingOf(server)({ url, path, isFile: form === 'file' }) }
  }
}

/** The target of a request to a forward proxy: another server answers. */
const passedOn: MappedUrl = { path: undefined, lines: [] }

function formOf(
  path: string | undefined,
  url: string,
  documents: Documents,
  indexes: readonly string[],
): ReachedTarget['urlKind'] {
  if (!url.startsWith('/')) return 'file'
  if (!url.endsWith('/')) return path !== undefined && documents.isFolder(path) ? 'folder-unslashed' : 'file'
  const hasIndex = indexes.some((name) => documents.isFile(`${path?.replace(/\/$/, '')}/${name}`))
  return path !== undefined && documents.isFolder(path) && !hasIndex ? 'folder-without-index' : 'folder'
}
