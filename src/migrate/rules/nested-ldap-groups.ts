import { insertAfter, safeFix } from '../../edit/edit.js'
import type { Site } from '../../site/site.js'
import { isKnownToRunOn22 } from '../../site/version-in-words.js'
import type { Directive } from '../../syntax/tree.js'
import { isAlias, mayComeBefore, placesSetting, type SettingPlace, settingPlaces } from '../access/comes-before.js'
import type { Rule } from '../rule.js'

export const nestedLdapGroups: Rule = {
  id: 'nested-ldap-groups',
  title: 'Require ldap-group takes members of groups within the group',
  severity: 'warning',
  group: 'access',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_authnz_ldap.html#authldapmaxsubgroupdepth',
  covers: [],
  page: `
By \`Require ldap-group\` 2.2 let in those that the group itself lists. Where the group lists another group, 2.4 lets in the
members of that one too, and of groups within it, up to 10 deep (AuthLDAPMaxSubGroupDepth). So it may let in people whom 2.2
refused, without any other change.

\`AuthLDAPMaxSubGroupDepth 0\` is what 2.2 did, and the rule adds it below the AuthLDAPURL, since a section goes by the
directives of mod_authnz_ldap beside its own AuthLDAPURL alone. Take it out again if groups within groups are wanted. Nothing is
said where no \`Require ldap-group\` asks with that AuthLDAPURL, nor where nothing shows that the configuration runs on 2.2 today.`,
  *check(site) {
    if (!isKnownToRunOn22(site)) return
    const asking = site.directives('Require').filter(({ args }) => args[0]?.value === 'ldap-group')
    const told = new Set(placesSetting(site, 'AuthLDAPMaxSubGroupDepth'))
    const isDecided = told.size > 0
    for (const at of site.directives('AuthLDAPURL')) {
      const places = settingPlaces(site, at)
      if (
        places.every(
          (place) =>
            told.has(place) ||
            !mayAnswer(site, place, isDecided ? asking.filter((line) => isAlike(site, place, line)) : asking),
        )
      )
        continue
      for (const place of places) told.add(place)
      // modules/ldap/util_ldap.c, uldap_cache_check_subgroups; mod_authnz_ldap.c, create_authnz_ldap_dir_config
      yield {
        at,
        message:
          'By Require ldap-group 2.4 lets in members of groups within the group too, up to 10 deep, where 2.2 knew only those that the group itself lists; add AuthLDAPMaxSubGroupDepth 0 to keep that.',
        fix: safeFix('Add AuthLDAPMaxSubGroupDepth 0', insertAfter(at, ['AuthLDAPMaxSubGroupDepth 0'])),
      }
    }
  },
}

/** Where folders and URLs meet is told once: a Require that another fix repeats in a location asks for no more. */
const isAlike = (site: Site, place: SettingPlace, line: Directive): boolean =>
  settingPlaces(site, line).some((other) => isLocation(other) === isLocation(place))

const isLocation = (place: SettingPlace): boolean => 'key' in place && place.key.startsWith('location')

/**
 * Whether some of these lines may ask with an AuthLDAPURL of this place: those beside it, those below it without one of their
 * own, and those above it that no Require here replaces.
 */
function mayAnswer(site: Site, place: SettingPlace, asking: readonly Directive[]): boolean {
  if (isAlias(place)) return false
  const owners = site.once(placesWithServer)
  const replaces = site.once(placesWithRequire).has(place)
  return asking
    .flatMap((line) => settingPlaces(site, line))
    .some(
      (other) =>
        other === place ||
        (!owners.has(other) && mayComeBefore(site, place, other)) ||
        (!replaces && mayComeBefore(site, other, place)),
    )
}

const placesWithServer = (site: Site) => placesSetting(site, 'AuthLDAPURL')

const placesWithRequire = (site: Site) => placesSetting(site, 'Require')
