import { regexTest } from '../access/merge/file-names.js'
import { segmentsOf } from '../httpd/folder-path.js'
import { type Directive, valuesOf } from '../syntax/tree.js'
import type { ServerContent } from './read-configuration.js'

/** Where a URL leads on one server. */
export interface MappedUrl {
  /** The lines that map the URL to something outside of the document root: aliases, redirects, rewriting, proxies. */
  readonly lines: readonly Directive[]
  /** The path on the server; undefined for a proxied or redirected URL. */
  readonly path: string | undefined
}

const mapsUrls =
  /^(redirect(match|permanent|temp)?|alias(match)?|scriptalias(match)?|wsgiscriptalias(match)?|rewriterule|proxypass(match)?)$/

/**
 * Returns a function that maps a URL of the server: to the lines that apply, and to the path by the first alias, or else the
 * document root.
 */
export function urlMapperOf(main: ServerContent, server: ServerContent): (url: string) => MappedUrl {
  const own = server === main ? [] : server.lines
  const all = [...own, ...main.lines].filter(({ key }) => mapsUrls.test(key))
  const mapping = all.map((at) => ({ at, takes: takerOf(at) }))
  const root = own.findLast(isRoot) ?? main.lines.findLast(isRoot)
  const folder = root?.args[0]?.value
  return (url) => {
    const lines = mapping.filter(({ takes }) => takes(url)).map(({ at }) => at)
    if (lines.some(({ key }) => /^(redirect|proxypass)/.test(key))) return { path: undefined, lines }
    const alias = lines.find(({ key }) => key.includes('alias'))
    if (alias) return { path: aliased(alias, url), lines }
    return { path: folder === undefined ? undefined : joined(folder, url), lines }
  }
}

const isRoot = ({ key }: Directive): boolean => key === 'documentroot'

const joined = (folder: string, rest: string): string => `/${segmentsOf(`${folder}/${rest}`).join('/')}`

/** Returns a function: whether the line applies to a URL (mod_alias.c, alias_matches; a prefix ends at a segment). */
function takerOf(line: Directive): (url: string) => boolean {
  const words = valuesOf(line)
  if (/match$/.test(line.key) || line.key === 'rewriterule') {
    const negated = line.key === 'rewriterule' && words[0]?.startsWith('!') === true
    const pattern = negated ? (words[0] ?? '').slice(1) : (words[0] ?? '')
    const prefix = /^redirect/.test(line.key) && !pattern.includes('/') && words.length > 2 ? words[1] : pattern
    const matches = regexTest(prefix ?? '')
    return (url) => matches(url, false) !== negated
  }
  const prefix = words.find((word) => word.startsWith('/'))
  return prefix === undefined ? () => false : urlAtOrBelowTest(prefix)
}

/** Returns a function: whether a URL equals the prefix or is below it. */
export function urlAtOrBelowTest(prefix: string): (url: string) => boolean {
  const inside = prefix.endsWith('/') ? prefix : `${prefix}/`
  return (url) => url === prefix || url.startsWith(inside)
}

function aliased(line: Directive, url: string): string | undefined {
  const [first = '', second = ''] = valuesOf(line)
  if (!line.key.endsWith('match')) return joined(second, url.slice(first.length))
  try {
    const found = new RegExp(first).exec(url)
    return found
      ? joined(
          second.replace(/\$(\d)/g, (_, index: string) => found[Number(index)] ?? ''),
          '',
        )
      : undefined
  } catch {
    return undefined
  }
}
