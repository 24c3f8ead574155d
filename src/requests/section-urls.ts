import { hasWildcard } from '../httpd/fnmatch.js'
import { namesMatchingWildcards, textsMatchingPatternWithin } from './pattern-samples.js'
import type { LocatedSection } from './read-configuration.js'
import { sampleDocument, type UrlLayout, urlsOfPath, withFinalSlash } from './url-layout.js'

/** The path of a section, or samples that match it if it has wildcards. */
export const samplePathsOfSection = ({ path }: LocatedSection): readonly string[] =>
  hasWildcard(path) ? namesMatchingWildcards(path) : [path]

/** URLs that a section applies to, and URLs just outside. */
export function sampleUrlsAround(container: LocatedSection, layout: UrlLayout): readonly string[] {
  switch (container.kind) {
    case 'directory':
    case 'htaccess':
      return samplePathsOfSection(container).flatMap((path) =>
        urlsOfPath(layout.roots, path).flatMap((url) => aroundFolder(url, layout.namesIn(path))),
      )
    case 'pattern':
      return patternUrls(container.path, layout)
    case 'files': {
      const outer = container.outer ? outerUrls(container.outer, layout) : ['/', ...layout.folders]
      // This shortcut saves time: on a host with thousands of sites, the function is called for each server with the files of
      // all sites.
      if (outer.length === 0) return []
      return namesFor(container).flatMap((name) => outer.map((folder) => `${withFinalSlash(folder)}${name}`))
    }
    case 'location':
      return locationUrls(container)
    case 'proxy':
      return passedOnUrls(container)
  }
}

/**
 * URLs around a folder: with and without a slash, a document in the folder, a deeper one, and a similar name beside the folder.
 */
function aroundFolder(url: string, names: readonly string[]): readonly string[] {
  const folder = url.replace(/\/$/, '')
  const inside = [...byExtension(names), ...(names.length === 0 ? [sampleDocument] : [])]
  const own = inside.map((name) => `${folder}/${name}`)
  return [
    `${folder}/`,
    ...own,
    `${folder}/deeper/${sampleDocument}`,
    ...(folder === '' ? [] : [folder, `${folder}x/${sampleDocument}`]),
  ]
}

/** One of the names for each file extension. */
const byExtension = (names: readonly string[]): readonly string[] => [
  ...new Map(names.map((name) => [name.replace(/^.*\./, ''), name])).values(),
]

const outerUrls = (outer: LocatedSection, { roots }: UrlLayout): readonly string[] =>
  outer.kind === 'pattern' ? ['/'] : samplePathsOfSection(outer).flatMap((path) => urlsOfPath(roots, path))

/** URLs of paths below a root that the pattern matches, and of folders that it names. */
function patternUrls(pattern: string, { roots, folders }: UrlLayout): readonly string[] {
  const root = roots[0]
  const before = root ? `/${root.folder.join('/')}` : ''
  const samples = textsMatchingPatternWithin(pattern.replace(/\\\//g, '/'), before, '')
  const direct = samples.flatMap((sample) => urlsOfPath(roots, sample))
  const below = folders.flatMap((folder) =>
    samples.filter((one) => one.startsWith(before)).map((one) => withFinalSlash(folder) + one.slice(before.length + 1)),
  )
  return [...direct, ...below.slice(0, 12)].flatMap((url) => aroundFolder(url.replace(/\/$/, ''), []))
}

/** Names that a `<Files>` section matches, and similar names that it does not match. */
function namesFor({ path, regex }: LocatedSection): readonly string[] {
  const samples = regex
    ? [...textsMatchingPatternWithin(path, 'page', ''), ...textsMatchingPatternWithin(path, '', '')]
    : hasWildcard(path)
      ? namesMatchingWildcards(path)
      : [path]
  const named = samples.filter((name) => name !== '' && !name.includes('/'))
  return [...new Set([...named, ...named.slice(0, 2).flatMap((name) => [`${name}x`, `x${name}`, name.toUpperCase()])])]
}

function locationUrls({ path, regex }: LocatedSection): readonly string[] {
  if (regex) {
    const samples = textsMatchingPatternWithin(path, path.startsWith('/') ? '' : '/page', `/${sampleDocument}`)
    const bare = textsMatchingPatternWithin(path, '', '')
    return [...samples, ...bare, ...samples.slice(0, 2).map((url) => `/outside${url}`)]
  }
  const samples = hasWildcard(path) ? namesMatchingWildcards(path) : [path]
  return samples.flatMap((url) => {
    const plain = url.replace(/\/$/, '')
    return [
      url || '/',
      `${plain}/`,
      `${plain}/${sampleDocument}`,
      `${plain}/deeper/${sampleDocument}`,
      `${plain}x`,
      plain,
    ]
  })
}

/** URLs of other servers, for a forward proxy. A section for all servers gets one sample. */
function passedOnUrls({ path, regex }: LocatedSection): readonly string[] {
  const samples = regex
    ? textsMatchingPatternWithin(path, 'http://elsewhere.invalid/', '')
    : hasWildcard(path)
      ? namesMatchingWildcards(path)
      : [path]
  return samples
    .map((one) => (/^\w+:\/\//.test(one) ? one : `http://elsewhere.invalid/${one === 'x' ? '' : one}`))
    .map((one) => (/^\w+:\/\/[^/]+$/.test(one) ? `${one}/` : one))
    .filter((one) => /^http:\/\/[\w.-]+(:\d+)?\//.test(one))
}
