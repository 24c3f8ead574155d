import { isGuard } from '../httpd/guards.js'
import { soleReader } from '../site/present.js'
import { isHtaccess, type Site } from '../site/site.js'
import { ancestors, type Directive, isDirective, type Section, type Version } from '../syntax/tree.js'

/** A line that one version alone reads. */
export interface LineForOne {
  readonly at: Directive
  readonly version: Version
}

/**
 * The AllowOverride or Options lines of the server's own files that one version alone reads, where the other has no line of its
 * own for the same place.
 * @param key the directive, in lower case
 */
export const linesForOne = (site: Site, key: 'allowoverride' | 'options'): readonly LineForOne[] =>
  withoutOther(
    site,
    site.files.filter((file) => !isHtaccess(file)).flatMap((file) => file.named(key)),
  )

/** The lines of a login that one version alone reads, beside an AuthType or a Require that both read. */
export function loginsForOne(site: Site): readonly LineForOne[] {
  const named = (key: string) => site.files.flatMap((file) => file.named(key))
  const lines = ['authname', 'authuserfile', 'authbasicprovider'].flatMap((key) => withoutOther(site, named(key)))
  if (lines.length === 0) return lines
  const asking = [...named('authtype'), ...named('require')].filter((node) => ![...ancestors(node)].some(isGuard))
  const places = new Set(asking.map(placeOf))
  return lines.filter(({ at }) => places.has(placeOf(at)))
}

function withoutOther(site: Site, lines: readonly (Directive | Section)[]): readonly LineForOne[] {
  const guarded = lines.filter(isDirective).flatMap((at) => {
    const version = soleReader(site, at)
    return version ? [{ at, version, place: placeOf(at) }] : []
  })
  return guarded.filter(
    ({ version, place }) => !guarded.some((other) => other.version !== version && other.place === place),
  )
}

/** The sections that a line stands in, without guards; those of one file alone in a .htaccess file. */
const placeOf = (line: Directive | Section): string =>
  [
    isHtaccess(line.file) ? line.file.path : '',
    ...[...ancestors(line)]
      .filter((section) => !isGuard(section))
      .map(({ key, args }) => [key, ...args.map(({ value }) => value)].join(' ')),
  ].join('\n')
