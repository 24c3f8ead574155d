import { moduleByName } from '../../httpd/modules.js'
import { namesMaybeWithEffect } from '../../models/lines-with-effect.js'
import { loadModuleLinesInOrder } from '../../models/modules/loading-order.js'
import type { Site } from '../../site/site.js'
import type { AuthorizerName, Authorizers } from './requirements.js'

/** The order if no LoadModule line loads one of the modules: that of 2.2's modules.c. */
const builtIn: readonly AuthorizerName[] = ['groupfile', 'user', 'dbm', 'owner', 'ldap']

const names: Readonly<Record<string, AuthorizerName>> = {
  mod_authz_groupfile: 'groupfile',
  mod_authz_user: 'user',
  mod_authz_dbm: 'dbm',
  mod_authz_owner: 'owner',
  mod_authnz_ldap: 'ldap',
}

/** 2.2's authorization modules as they run: in LoadModule order, but owner before groups, and ldap before user. */
export function authorizersOf(site: Site): Authorizers {
  const lines = site.once(loadModuleLinesInOrder).flatMap(({ line, maybe }) => {
    const name = names[moduleByName(line.args[0]?.value ?? '')?.name ?? '']
    return name ? [{ name, maybe }] : []
  })
  const loaded = lines.map(({ name }) => name)
  const order = [...new Set([...loaded, ...builtIn])]
  moveBefore(order, 'owner', ['groupfile', 'dbm'])
  moveBefore(order, 'ldap', ['user'])
  const isSure = lines.every(({ maybe }) => !maybe)
  const hasOwner = lines.some(({ name, maybe }) => name === 'owner' && !maybe)
  return {
    order,
    hasOwner,
    thirdParty: site.once(thirdPartyAuthorizer),
    isOrderKnown: isSure && (site.complete || (loaded.includes('groupfile') && loaded.includes('user'))),
  }
}

function moveBefore(order: AuthorizerName[], name: AuthorizerName, others: readonly AuthorizerName[]): void {
  const first = Math.min(...others.map((other) => order.indexOf(other)))
  const at = order.indexOf(name)
  if (at < first) return
  order.splice(at, 1)
  order.splice(first, 0, name)
}

/** A third-party module that may handle Require lines, by the name that users know. */
export function thirdPartyAuthorizer(site: Site): string | undefined {
  const line = site.directives('LoadModule').find(({ args }) => {
    const name = args[0]?.value ?? ''
    return moduleByName(name) === undefined && namesLogin.test(name) && !authenticatesOnly.test(name)
  })
  if (line) return line.args[0]?.value
  return site.directives(...namesMaybeWithEffect(site, 'authorizes'))[0]?.name.value
}

const namesLogin = /auth|shib|sspi|cosign/i

/**
 * Matches modules without Require lines of their own: modules that only authenticate (Kerberos, OpenID, CAS, RADIUS, tickets, cookies
 * and certificates), mod_authz_svn, and modules that check addresses.
 */
const authenticatesOnly =
  /^(mod_)?(authn_|auth_?(kerb|gssapi|openid|openidc|cas|radius|tkt|token|cookie|ntlm|imap|cert)|authopenid|authz_svn|access|authz_host)/i
