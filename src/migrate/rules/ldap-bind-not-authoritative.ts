import { grouped } from '../../base/grouped.js'
import type { Site } from '../../site/site.js'
import { isKnownToRunOn22 } from '../../site/version-in-words.js'
import { type Directive, type Section, valuesOf } from '../../syntax/tree.js'
import { mayComeBefore, settingPlace } from '../access/comes-before.js'
import type { Rule } from '../rule.js'

export const ldapBindNotAuthoritative: Rule = {
  id: 'ldap-bind-not-authoritative',
  title: 'Require ldap-… counts for whom LDAP did not know by the password',
  severity: 'warning',
  group: 'access',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_authnz_ldap.html#authldapbindauthoritative',
  covers: [],
  page: `
With \`AuthBasicProvider ldap file\` and \`AuthLDAPBindAuthoritative Off\` the password of the directory and that of the file both
let a user in who has the same name in both. Whoever came in by the one of the file met no \`Require ldap-…\` in 2.2, which had
looked for the user with the password and not again. 2.4 after 2.4.62 looks again, finds the user, and lets in by
\`Require ldap-group\` and the like. The same goes for an \`<AuthnProviderAlias ldap …>\` before another provider, where the
AuthLDAPURL of the section finds users that the alias does not.

There is no line by which 2.4 tells the two passwords apart, so there is no fix. If both may count, nothing has to be done. Else
take the other provider out, or give those whom the directory knows no password elsewhere.`,
  *check(site) {
    if (!isKnownToRunOn22(site)) return
    const asking = site.directives('Require').filter(({ args }) => args[0]?.value.startsWith('ldap-'))
    if (asking.length === 0) return
    // Lines in one section say one list.
    for (const [at, ...more] of grouped(site.directives('AuthBasicProvider'), settingPlace).values()) {
      const before =
        at &&
        ldapBefore(
          site,
          [at, ...more].flatMap((line) => valuesOf(line)),
        )
      if (!before || !asking.some((line) => isLeftToIt(site, at, line, before))) continue
      yield {
        at,
        message:
          '2.4 after 2.4.62 looks in LDAP for users who come in by the password of another provider too, and lets them in by Require ldap-…, where 2.2 refused them; if the password elsewhere is not to count for those, take that provider out.',
      }
    }
  },
}

/** The provider of LDAP that comes first, where one of another kind comes after it: an alias, or mod_authnz_ldap itself. */
function ldapBefore(site: Site, providers: readonly string[]): Section | 'itself' | undefined {
  const aliases = new Map(
    site.sections('AuthnProviderAlias').flatMap((alias) => {
      const [provider, name] = valuesOf(alias)
      return provider?.toLowerCase() === 'ldap' && name ? [[name, alias] as const] : []
    }),
  )
  const ofLdap = (name: string) => name === 'ldap' || aliases.has(name)
  const first = providers.findIndex(ofLdap)
  if (first === -1 || providers.slice(first).every(ofLdap)) return undefined
  return aliases.get(providers[first] ?? '') ?? 'itself'
}

/**
 * Whether the line may ask beside these providers, with an AuthLDAPURL that finds whom LDAP passed on (mod_authnz_ldap.c,
 * authn_ldap_check_password, authz_ldap_check_user_access; ldapgroup_check_authorization in 2.4).
 */
function isLeftToIt(site: Site, at: Directive, line: Directive, before: Section | 'itself'): boolean {
  if (!mayMeet(site, at, line) || isReplaced(site, line, at)) return false
  const servers = serversFor(site, at, line)
  const isOff = (place: unknown) =>
    site
      .directives('AuthLDAPBindAuthoritative')
      .some((flag) => flag.args[0]?.value.toLowerCase() === 'off' && settingPlace(flag) === place)
  if (before === 'itself') return servers.some((url) => isOff(settingPlace(url)))
  const own = site.directives('AuthLDAPURL').filter((url) => settingPlace(url) === before)
  return servers.length > 0 && (isOff(before) || servers.some((url) => own.every((one) => textOf(one) !== textOf(url))))
}

const textOf = (line: Directive): string | undefined => line.args[0]?.value

const mayMeet = (site: Site, one: Directive, other: Directive): boolean =>
  settingPlace(one) === settingPlace(other) || mayComeBefore(site, one, other) || mayComeBefore(site, other, one)

/** Whether the other line's section has a Require of its own, in the place of this one. */
const isReplaced = (site: Site, line: Directive, other: Directive): boolean =>
  settingPlace(line) !== settingPlace(other) &&
  !mayComeBefore(site, other, line) &&
  site.directives('Require').some((own) => settingPlace(own) === settingPlace(other))

/** The AuthLDAPURL lines of the one section or the other, or what both may find above them. */
function serversFor(site: Site, at: Directive, line: Directive): readonly Directive[] {
  const all = site.directives('AuthLDAPURL').filter((url) => !isInAlias(url))
  const beside = (other: Directive) => all.filter((url) => settingPlace(url) === settingPlace(other))
  const own = [...beside(at), ...beside(line)]
  return own.length > 0 ? own : all.filter((url) => mayMeet(site, url, at) && mayMeet(site, url, line))
}

function isInAlias(line: Directive): boolean {
  const place = settingPlace(line)
  return 'key' in place && place.key === 'authnprovideralias'
}
