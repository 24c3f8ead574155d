import { isGuard } from '../httpd/guards.js'
import { soleReader } from '../site/present.js'
import { isHtaccess, type Site } from '../site/site.js'
import { ancestors, type Directive, isDirective, type Version } from '../syntax/tree.js'

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
export function linesForOne(site: Site, key: 'allowoverride' | 'options'): readonly LineForOne[] {
  const lines = site.files.filter((file) => !isHtaccess(file)).flatMap((file) => file.named(key))
  const guarded = lines.filter(isDirective).flatMap((at) => {
    const version = soleReader(site, at)
    return version ? [{ at, version, place: placeOf(at) }] : []
  })
  return guarded.filter(
    ({ version, place }) => !guarded.some((other) => other.version !== version && other.place === place),
  )
}

const placeOf = (line: Directive): string =>
  [...ancestors(line)]
    .filter((section) => !isGuard(section))
    .map(({ key, args }) => [key, ...args.map(({ value }) => value)].join(' '))
    .join('\n')
