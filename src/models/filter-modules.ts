import type { Site } from '../site/site.js'
import type { Directive } from '../syntax/tree.js'

/** The module of each filter. Only modules that both versions have and that a server may run without. */
const modules: Readonly<Record<string, string>> = {
  deflate: 'mod_deflate',
  inflate: 'mod_deflate',
  includes: 'mod_include',
  substitute: 'mod_substitute',
  xlateout: 'mod_charset_lite',
  xlatein: 'mod_charset_lite',
}

/** The module that provides a filter; undefined if it is not known. */
export const moduleOfFilter = (name: string): string | undefined => modules[name.toLowerCase()]

/** The filters that a line applies, in lower case. One word may contain several. */
export const filtersOnLine = ({ key, args }: Directive): string[] =>
  (key === 'filterprovider' ? [args[1]?.value ?? ''] : (args[0]?.value ?? '').split(';'))
    .filter(Boolean)
    .map((name) => name.toLowerCase())

const placing = ['AddOutputFilterByType', 'FilterProvider', 'SetOutputFilter', 'AddOutputFilter', 'SetInputFilter']

/** The modules of the filters in use, each with a line that uses it. */
export function* modulesOfUsedFilters(site: Site): Generator<readonly [module: string, because: Directive]> {
  for (const line of site.directives(...placing, 'AddInputFilter')) {
    for (const name of filtersOnLine(line)) {
      const module = moduleOfFilter(name)
      if (module) yield [module, line]
    }
  }
}
