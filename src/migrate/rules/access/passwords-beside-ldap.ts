import { groupBy, groupByEach } from '../../../base/group-by.js'
import type { Site } from '../../../site/site.js'
import { isKnownToComeFrom22 } from '../../../site/version-judgement.js'
import { type Directive, type Section, valuesOf } from '../../../syntax/tree.js'
import {
  isAuthnProviderAlias,
  mayComeBefore,
  mayShareRequest,
  othersSharingRequestsLookup,
  type SectionOrFile,
  sectionsOrFilesOf,
  sectionsOrFilesWithLines,
} from '../../access/comes-before.js'
import { ruleOf } from '../../rule.js'

export const passwordsBesideLdap = ruleOf('access', {
  id: 'passwords-beside-ldap',
  title: 'Require ldap-… treats users of another provider differently',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_authnz_ldap.html#authldapbindauthoritative',
  fixes: 'none',
  page: `
## What 2.2 did

With \`AuthBasicProvider ldap file\` and \`AuthLDAPBindAuthoritative Off\`, a user with the same name in LDAP and in the
file could log in with either password. \`Require ldap-…\` was true only for a user who logged in through LDAP. With
\`AuthLDAPGroupAttributeIsDN Off\`, a group could list users that only the file knew, and 2.2 let them in.

## What 2.4 does

After 2.4.62, httpd looks the user up in LDAP again. A user who logged in with the password from the file then gets in
through \`Require ldap-group\` and the like. It refuses users that LDAP does not know, even if the group lists their
names. An \`<AuthnProviderAlias ldap …>\` before another provider has the same effect if the section's AuthLDAPURL finds
users that the alias does not.

## What the rule does

It reports the section. No line makes 2.4 tell the two passwords apart. If both passwords should count, do nothing.
Otherwise remove the other provider, or give LDAP users no second password.`,
  *check(site) {
    const requires = site.directives('Require').filter(({ args }) => args[0]?.value.startsWith('ldap-'))
    if (requires.length === 0) return
    const told = new Set<Directive>()
    const byPlace = groupByEach(requires, (line) => sectionsOrFilesOf(site, line))
    const asking = othersSharingRequestsLookup(site, byPlace.keys())
    const lists = groupByEach(site.directives('AuthBasicProvider'), (line) => sectionsOrFilesOf(site, line))
    for (const [place, lines] of lists) {
      // httpd makes one list of the AuthBasicProvider lines of a section.
      const [at] = lines
      const providers = lines.flatMap((line) => valuesOf(line))
      const before = ldapBefore(site, providers)
      if (!at || told.has(at) || !before || !isKnownToComeFrom22(site, at.file)) continue
      // A quick test: on most sites, no line lets LDAP accept passwords or names of others, and no section has to be searched.
      if (before === 'itself' && !isSomethingOff(site)) continue
      // Lines in the same section come first, because they most likely decide.
      const some = (tells: (line: Directive) => boolean) =>
        byPlace.get(place)?.some(tells) ||
        asking(place).some((one) => !isReplaced(site, one, place) && byPlace.get(one)?.some(tells))
      const message = some((line) => isLeftToIt(site, place, line, before))
        ? 'After 2.4.62, Require ldap-… also lets in users who log in with a password from another provider; 2.2 refused them. If those passwords should not count, remove that provider.'
        : some((line) => asksByName(site, place, line))
          ? 'After 2.4.62, Require ldap-group refuses users that LDAP does not know, even if the group lists their names; 2.2 let them in. Add a Require for these users, or add them to LDAP.'
          : undefined
      if (!message) continue
      told.add(at)
      yield { at, message }
    }
  },
})

const aliasesOfLdap = (site: Site): ReadonlyMap<string, Section> =>
  new Map(
    site.sections('AuthnProviderAlias').flatMap((alias) => {
      const [provider, name] = valuesOf(alias)
      return provider?.toLowerCase() === 'ldap' && name ? [[name, alias] as const] : []
    }),
  )

/** The first LDAP provider in the list if another kind of provider comes after it: an alias, or mod_authnz_ldap itself. */
function ldapBefore(site: Site, providers: readonly string[]): Section | 'itself' | undefined {
  const aliases = site.once(aliasesOfLdap)
  const ofLdap = (name: string) => name === 'ldap' || aliases.has(name)
  const first = providers.findIndex(ofLdap)
  if (first === -1 || providers.slice(first).every(ofLdap)) return undefined
  return aliases.get(providers[first] ?? '') ?? 'itself'
}

/**
 * Whether LDAP may find a user for the line whose password another provider checked (mod_authnz_ldap.c,
 * authn_ldap_check_password, authz_ldap_check_user_access; ldapgroup_check_authorization in 2.4).
 */
function isLeftToIt(site: Site, place: SectionOrFile, line: Directive, before: Section | 'itself'): boolean {
  const servers = serversFor(site, place, line)
  const off = site.once(placesOfAnyPassword)
  if (before === 'itself') return servers.some(({ place: owner }) => off.has(owner))
  const own = site.once(serversIn).filter(({ place: owner }) => owner === before)
  return servers.length > 0 && (off.has(before) || servers.some(({ url }) => own.every((one) => one.url !== url)))
}

/** Whether the line requires an LDAP group whose members are found by name, and need not have an entry in LDAP. */
function asksByName(site: Site, place: SectionOrFile, line: Directive): boolean {
  const off = site.once(placesOfNames)
  return line.args[0]?.value === 'ldap-group' && serversFor(site, place, line).some((server) => off.has(server.place))
}

const placesOfAnyPassword = (site: Site) => placesWithOff(site, 'AuthLDAPBindAuthoritative')

const placesOfNames = (site: Site) => placesWithOff(site, 'AuthLDAPGroupAttributeIsDN')

const isSomethingOff = (site: Site): boolean =>
  site.once(placesOfAnyPassword).size > 0 || site.once(placesOfNames).size > 0

const placesWithOff = (site: Site, name: string): ReadonlySet<SectionOrFile> =>
  new Set(
    site
      .directives(name)
      .filter(({ args }) => args[0]?.value.toLowerCase() === 'off')
      .flatMap((line) => sectionsOrFilesOf(site, line)),
  )

/** Whether the Require lines of `later`, which is merged later, replace those of `asking`. */
const isReplaced = (site: Site, asking: SectionOrFile, later: SectionOrFile): boolean =>
  asking !== later && !mayComeBefore(site, later, asking) && site.once(placesWithRequire).has(later)

const placesWithRequire = (site: Site) => sectionsOrFilesWithLines(site, 'Require')

interface DirectoryServer {
  readonly place: SectionOrFile
  readonly url: string | undefined
}

const serversIn = (site: Site): readonly DirectoryServer[] =>
  site
    .directives('AuthLDAPURL')
    .flatMap((line) => sectionsOrFilesOf(site, line).map((place) => ({ place, url: line.args[0]?.value })))

/** The AuthLDAPURL lines in the sections of the provider list and of the Require line, or else the ones that both may inherit. */
function serversFor(site: Site, place: SectionOrFile, line: Directive): readonly DirectoryServer[] {
  const byPlace = site.once(serversByPlace)
  const asking = sectionsOrFilesOf(site, line)
  const own = [...new Set([place, ...asking])].flatMap((one) => byPlace.get(one) ?? [])
  if (own.length > 0) return own
  return site
    .once(placesOfServers)(place)
    .filter((found) => !isAuthnProviderAlias(found) && asking.some((one) => mayShareRequest(site, found, one)))
    .flatMap((found) => byPlace.get(found) ?? [])
}

const placesOfServers = (site: Site) => othersSharingRequestsLookup(site, site.once(serversByPlace).keys())

const serversByPlace = (site: Site): ReadonlyMap<SectionOrFile, readonly DirectoryServer[]> =>
  groupBy(site.once(serversIn), ({ place }) => place)
