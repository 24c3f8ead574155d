import { isGuard } from './guards.js'
import { isLiteral } from './literal.js'
import type { Site } from './site.js'
import { ancestors, type ConfigFile, type Directive, type Section } from './tree.js'

/** A ProxyPass for a plain path. */
export interface ProxyRoute {
  readonly at: Directive
  readonly path: string
  readonly target: string
  readonly inLocation: boolean
}

/** A path that 2.2 and 2.4 send to different places. */
export interface Divergence {
  readonly path: string
  readonly in22: ProxyRoute
  readonly in24: ProxyRoute
}

/**
 * Where ProxyPass lines outside and inside of `<Location>` overlap, the two versions may choose differently. 2.2 takes
 * the first that fits, wherever it stands (mod_proxy.c of 2.2, add_pass, proxy_trans). 2.4 takes the last `<Location>` that
 * fits, and other lines only after that (merge_proxy_dir_config, proxy_trans of 2.4).
 */
export function divergences(site: Site): Divergence[] {
  return serversOf(site).flatMap((routes) => {
    if (!routes.some((route) => route.inLocation)) return []
    return routes.flatMap(({ path }) => {
      const probe = path.endsWith('/') ? `${path}x` : `${path}/x`
      const fitting = routes.filter((route) => fits(route, probe))
      const [in22] = fitting
      const in24 = fitting.filter((route) => route.inLocation).at(-1) ?? in22
      return in22 && in24 && urlFor(in22, probe) !== urlFor(in24, probe) ? [{ path, in22, in24 }] : []
    })
  })
}

const fits = ({ path }: ProxyRoute, probe: string) => probe.startsWith(path.endsWith('/') ? path : `${path}/`)

const urlFor = ({ path, target }: ProxyRoute, probe: string) =>
  target === '!' ? '!' : target + probe.slice(path.length)

/** The routes of each server and file, in the order of the text. */
function serversOf(site: Site): ProxyRoute[][] {
  const servers = new Map<Section | ConfigFile, ProxyRoute[]>()
  for (const line of site.directives('ProxyPass')) {
    const route = isLiteral(line) ? routeOf(line) : undefined
    const server = [...ancestors(line)].find((section) => section.key === 'virtualhost') ?? line.file
    if (route) servers.set(server, [...(servers.get(server) ?? []), route])
  }
  return [...servers.values()]
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
