import { knownDirectives } from '../httpd/directives.js'
import { isConditional } from '../site/context.js'
import type { Site } from '../site/site.js'
import type { Directive } from '../syntax/tree.js'
import { linesProxied, linesToBackEnds } from './proxy-targets.js'

const modules: Readonly<Record<string, string>> = {
  ajp: 'mod_proxy_ajp',
  balancer: 'mod_proxy_balancer',
  ftp: 'mod_proxy_ftp',
  http: 'mod_proxy_http',
  https: 'mod_proxy_http',
  scgi: 'mod_proxy_scgi',
}

/**
 * The modules that proxying needs for the schemes of the addresses it is sent to, each with a line that needs it, and those
 * of a forward proxy. Without one httpd starts and answers 500 (mod_proxy.c, proxy_handler: "No protocol handler was valid").
 */
export function* proxySchemes(site: Site): Generator<readonly [module: string, because: Directive]> {
  for (const line of linesToBackEnds(site)) for (const { value } of line.args) yield* needOf(line, value)
  // Without mod_proxy 2.2 started, and answered 403 to it: only another line shows that the module was there.
  for (const line of mayProxy(site) ? linesProxied(site) : []) yield* needOf(line, line.args[1]?.value)
  for (const line of site.directives('ProxyRequests')) {
    if (!/^on$/i.test(line.args[0]?.value ?? '')) continue
    yield ['mod_proxy_http', line]
    yield ['mod_proxy_connect', line]
  }
}

function* needOf(line: Directive, address = ''): Generator<readonly [string, Directive]> {
  const module = modules[/^(\w+):\/\//.exec(address)?.[1]?.toLowerCase() ?? '']
  if (!module) return
  yield ['mod_proxy', line]
  yield [module, line]
}

/** Whether 2.2 had mod_proxy: linked in, as everything is, or because a line needs it to be read. */
const mayProxy = (site: Site): boolean =>
  !site.says('LoadModule') ||
  knownDirectives().some(
    ({ name, in22 }) =>
      in22?.module === 'mod_proxy' &&
      [...site.directives(name), ...site.sections(name)].some((node) => !isConditional(site, node)),
  )
