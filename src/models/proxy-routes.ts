import { groupBy } from '../base/group-by.js'
import { isGuard } from '../httpd/guards.js'
import { virtualHostAround } from '../site/line-scope.js'
import type { Site } from '../site/site.js'
import { isLiteral } from '../syntax/literal.js'
import { ancestors, type Directive } from '../syntax/tree.js'

/** A ProxyPass line for a path without a pattern. */
export interface ProxyRoute {
  readonly at: Directive
  readonly path: string
  readonly target: string
  readonly inLocation: boolean
}

/** A path that 2.2 and 2.4 send to different places. */
export interface RouteDivergence {
  readonly path: string
  readonly in22: ProxyRoute
  readonly in24: ProxyRoute
}

/**
 * ProxyPass lines in and outside of `<Location>` that overlap, if the versions choose differently. 2.2 takes the first
 * match, wherever it is (mod_proxy.c of 2.2, add_pass, proxy_trans). 2.4 takes the last matching `<Location>`, and
 * other lines only after it (merge_proxy_dir_config, proxy_trans of 2.4).
 */
export function proxyRoutesDivergingOn24(site: Site): RouteDivergence[] {
  return serversOf(site).flatMap((routes) => {
    if (!routes.some((route) => route.inLocation)) return []
    const byPath = groupBy(routes, (route) => route.path)
    return [...byPath.keys()].flatMap((path) => {
      const probe = path.endsWith('/') ? `${path}x` : `${path}/x`
      const fitting = pathsAround(probe).flatMap((around) => byPath.get(around) ?? [])
      fitting.sort((a, b) => a.at.start - b.at.start)
      const [in22] = fitting
      const in24 = fitting.filter((route) => route.inLocation).at(-1) ?? in22
      return in22 && in24 && urlFor(in22, probe) !== urlFor(in24, probe) ? [{ path, in22, in24 }] : []
    })
  })
}

/** The prefixes of a path: `/`, `/a` and `/a/` for `/a/b`. */
function pathsAround(probe: string): string[] {
  const paths: string[] = []
  for (let slash = probe.indexOf('/'); slash >= 0; slash = probe.indexOf('/', slash + 1)) {
    if (slash > 0) paths.push(probe.slice(0, slash))
    paths.push(probe.slice(0, slash + 1))
  }
  return paths
}

const urlFor = ({ path, target }: ProxyRoute, probe: string) =>
  target === '!' ? '!' : target + probe.slice(path.length)

/** The routes of each virtual host, and of each file outside of virtual hosts, in the order of their lines. */
function serversOf(site: Site): ProxyRoute[][] {
  const routes = site.directives('ProxyPass').flatMap((line) => (isLiteral(line) ? (routeOf(line) ?? []) : []))
  return [...groupBy(routes, ({ at }) => virtualHostAround(at) ?? at.file).values()]
}

function routeOf(at: Directive): ProxyRoute | undefined {
  const section = [...ancestors(at)].find((outer) => !isGuard(outer) && outer.key !== 'virtualhost')
  const [first, second] = at.args.map((arg) => arg.value)
  if (!section)
    return first?.startsWith('/') && second ? { at, path: first, target: second, inLocation: false } : undefined
  const path =
    section.key === 'location' && section.args.length === 1 && isLiteral(section) ? section.args[0]?.value : undefined
  return path?.startsWith('/') && !/[*?[]/.test(path) && first
    ? { at, path, target: first, inLocation: true }
    : undefined
}
