import type { Site } from '../site/site.js'
import type { Directive, Section } from '../syntax/tree.js'

/**
 * The modules that proxying to a balancer needs in 2.4, each with a line that needs it: shared memory for mod_proxy_balancer,
 * used or not, and a module for each way of choosing a back end, byrequests where a balancer names none
 * (mod_proxy_balancer.c, balancer_post_config; proxy_util.c, ap_proxy_share_balancer).
 */
export function* balancerNeeds(site: Site): Generator<readonly [module: string, because: Directive | Section]> {
  for (const line of site.directives('LoadModule')) {
    if (line.args[0]?.value === 'proxy_balancer_module') yield ['mod_slotmem_shm', line]
  }
  const methods = new Map<string, { at: Directive | Section; method: string | undefined }>()
  for (const [name, at, method] of mentions(site)) {
    const known = methods.get(name)
    if (!known || (method && !known.method)) methods.set(name, { at: method || !known ? at : known.at, method })
  }
  for (const { at, method } of methods.values()) {
    yield [`mod_lbmethod_${method ?? 'byrequests'}`, at]
    yield ['mod_slotmem_shm', at]
  }
}

/** Every place that speaks of a balancer, with the method that it sets for it. */
function* mentions(
  site: Site,
): Generator<readonly [name: string, at: Directive | Section, method: string | undefined]> {
  for (const at of site.sections('Proxy')) {
    const name = nameIn(at)
    if (name !== undefined) yield [name, at, undefined]
  }
  for (const at of site.directives('ProxyPass', 'ProxyPassMatch', 'ProxySet', 'BalancerMember')) {
    const name = nameIn(at) ?? (at.parent && nameIn(at.parent))
    if (name !== undefined) yield [name, at, methodIn(at)]
  }
}

const nameIn = ({ args }: Directive | Section): string | undefined =>
  args.map(({ value }) => /^balancer:\/\/([^/]*)/i.exec(value)?.[1]?.toLowerCase()).find((name) => name !== undefined)

const methodIn = ({ args }: Directive): string | undefined =>
  args.map(({ value }) => /^lbmethod=(\w+)$/i.exec(value)?.[1]?.toLowerCase()).find((method) => method !== undefined)
