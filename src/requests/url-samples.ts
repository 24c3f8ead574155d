import type { Directive, Section } from '../syntax/tree.js'
import { commandsUnder } from '../syntax/tree.js'
import { urlsToTestSectionLine, urlsToTestServerLine } from './line-urls.js'
import type { ServerContent } from './read-configuration.js'
import { samplePathsOfSection, sampleUrlsAround } from './section-urls.js'
import { namesInFolderLookup, type UrlLayout, urlRootsOf, urlsOfPath, withFinalSlash } from './url-layout.js'
import type { VersionModel } from './version-model.js'

/** A URL to test, and the line because of which it is tested. */
export interface UrlSample {
  /** The URL without escapes, as httpd sees it. */
  readonly url: string
  /** The line or section that the URL tests; undefined for the root and the documents of a server. */
  readonly about: Directive | Section | undefined
}

/** The known files of the server. */
export interface KnownFiles {
  /** The paths of the files on the server. */
  readonly files: readonly string[]
}

/** The number of documents that are tested by name. Of further documents, only the folders are tested. */
const maxFiles = 400

/** Sample URLs for the sections and lines of a server: for each, URLs that it applies to, and URLs just outside. */
export function urlSamples(
  { configuration: { main }, htaccessOf }: Pick<VersionModel, 'configuration' | 'htaccessOf'>,
  server: ServerContent,
  { files }: KnownFiles,
): readonly UrlSample[] {
  const all = server === main ? server.containers : [...main.containers, ...server.containers]
  const htaccess = htaccessOf(server)
  const lines = server === main ? main.lines : [...server.lines, ...main.lines]
  const roots = urlRootsOf(lines)
  const namesIn = namesInFolderLookup(files)
  const place: UrlLayout = { roots, namesIn, folders: [] }
  const found: UrlSample[] = [{ url: '/', about: undefined }]
  for (const path of files.slice(0, maxFiles))
    for (const url of urlsOfPath(roots, path)) found.push({ url, about: undefined })
  for (const path of foldersOf(files))
    for (const url of urlsOfPath(roots, path)) found.push({ url: withFinalSlash(url), about: undefined })
  const folders = [...all, ...htaccess].filter(({ kind }) => kind === 'directory' || kind === 'htaccess')
  const named = [
    ...new Set(folders.flatMap((one) => samplePathsOfSection(one)).flatMap((path) => urlsOfPath(roots, path))),
  ]
  for (const container of [...all, ...htaccess])
    for (const url of sampleUrlsAround(container, { ...place, folders: named }))
      found.push({ url, about: container.at ?? container.nodes[0] })
  for (const line of lines) for (const url of urlsToTestServerLine(line, named)) found.push({ url, about: line })
  for (const { nodes, kind, path } of [...all, ...htaccess])
    for (const node of commandsUnder(nodes))
      if (node.kind === 'directive')
        for (const url of urlsToTestSectionLine(
          node,
          kind === 'directory' || kind === 'htaccess' ? urlsOfPath(roots, path) : [''],
        ))
          found.push({ url, about: node })
  const passesOn = lines.find(({ key }) => key === 'proxyrequests')?.args[0]?.value.toLowerCase() === 'on'
  return found.filter(({ url }) => (url.startsWith('/') || (passesOn && isProxyUrl(url))) && !/[\0\r\n]/.test(url))
}

/** Whether a URL names another server, as in a request to a forward proxy. */
export const isProxyUrl = (url: string): boolean => /^http:\/\//.test(url)

const foldersOf = (files: readonly string[]): readonly string[] =>
  [...new Set(files.map((path) => path.slice(0, path.lastIndexOf('/'))))].slice(0, maxFiles)

/** The path as it is sent in a request: bytes that have a special meaning or are not allowed in a URL are escaped. */
export const escapedUrl = (url: string): string => {
  if (isProxyUrl(url)) return encodeURI(url)
  const [path = '', query] = url.split('?', 2)
  const escaped = path
    .split('/')
    .map((segment) => encodeURIComponent(segment).replace(/%(24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent))
    .join('/')
  return query === undefined ? escaped : `${escaped}?${query}`
}
