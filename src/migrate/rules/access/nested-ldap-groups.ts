import { insertAfter, safeFix } from '../../../edit/edit.js'
import type { Site } from '../../../site/site.js'
import { isKnownToComeFrom22 } from '../../../site/version-judgement.js'
import {
  isAuthnProviderAlias,
  mayComeBefore,
  type SectionOrFile,
  sectionsOrFilesOf,
  sectionsOrFilesWithLines,
} from '../../access/comes-before.js'
import { ruleOf } from '../../rule.js'

export const nestedLdapGroups = ruleOf('access', {
  id: 'nested-ldap-groups',
  title: 'Require ldap-group includes nested groups',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_authnz_ldap.html#authldapmaxsubgroupdepth',
  fixes: 'safe',
  page: `
## What 2.2 did

\`Require ldap-group\` let in the direct members of the group.

## What 2.4 does

If the group contains another group, the members of that group get in too, up to 10 levels deep
(AuthLDAPMaxSubGroupDepth). So people that 2.2 refused may get in.

## What the rule does

It adds \`AuthLDAPMaxSubGroupDepth 0\`, which is what 2.2 did. It puts the line below AuthLDAPURL, because a section
uses only the LDAP directives beside its own AuthLDAPURL. If you want nested groups, remove the line.

## When not

If no \`Require ldap-group\` uses that AuthLDAPURL, or nothing shows that the configuration runs on 2.2 today, the rule
reports nothing.`,
  *check(site) {
    const lines = site.directives('Require').filter(({ args }) => args[0]?.value === 'ldap-group')
    const asking = new Set(lines.flatMap((line) => sectionsOrFilesOf(site, line)))
    if (asking.size === 0) return
    const told = new Set(sectionsOrFilesWithLines(site, 'AuthLDAPMaxSubGroupDepth'))
    const isDecided = told.size > 0
    for (const at of site.directives('AuthLDAPURL')) {
      if (!isKnownToComeFrom22(site, at.file)) continue
      const places = sectionsOrFilesOf(site, at)
      if (places.every((place) => told.has(place) || !mayAnswer(site, place, asking, { isDecided }))) continue
      for (const place of places) told.add(place)
      // Only 2.4 searches nested groups (modules/ldap/util_ldap.c, uldap_cache_check_subgroups; the default depth is in
      // mod_authnz_ldap.c, create_authnz_ldap_dir_config).
      yield {
        at,
        message:
          'In 2.4 Require ldap-group also lets in members of nested groups, up to 10 levels deep; 2.2 let in direct members only. To let in direct members only, add `AuthLDAPMaxSubGroupDepth 0`.',
        fix: safeFix('Add AuthLDAPMaxSubGroupDepth 0', insertAfter(at, ['AuthLDAPMaxSubGroupDepth 0'])),
      }
    }
  },
})

const isLocation = (place: SectionOrFile): boolean => 'key' in place && place.key.startsWith('location')

/**
 * Whether any of these sections or files may use the AuthLDAPURL of this one: itself, those below without their own, and those
 * above whose Require is not replaced.
 * @param isDecided whether a line sets the depth; if so, a Require that another fix repeats in a location does not matter
 */
function mayAnswer(
  site: Site,
  place: SectionOrFile,
  asking: ReadonlySet<SectionOrFile>,
  { isDecided }: { readonly isDecided: boolean },
): boolean {
  if (isAuthnProviderAlias(place)) return false
  if (asking.has(place)) return true
  const owners = site.once(placesWithServer)
  const replaces = site.once(placesWithRequire).has(place)
  for (const other of asking) {
    if (isDecided && isLocation(other) !== isLocation(place)) continue
    if (!owners.has(other) && mayComeBefore(site, place, other)) return true
    if (!replaces && mayComeBefore(site, other, place)) return true
  }
  return false
}

const placesWithServer = (site: Site) => sectionsOrFilesWithLines(site, 'AuthLDAPURL')

const placesWithRequire = (site: Site) => sectionsOrFilesWithLines(site, 'Require')
