import { insertAfter, safeFix } from '../../edit/edit.js'
import { isGuard } from '../../httpd/guards.js'
import { virtualHostAround } from '../../site/around.js'
import type { Site } from '../../site/site.js'
import { ancestors, type ConfigFile, type Directive, type Section } from '../../syntax/tree.js'
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
said where no \`Require ldap-group\` asks with that AuthLDAPURL.`,
  *check(site) {
    if (site.from === '2.4') return
    const asking = site.directives('Require').filter(({ args }) => args[0]?.value === 'ldap-group')
    const told = new Set(site.directives('AuthLDAPMaxSubGroupDepth').map(sectionOf))
    for (const at of site.directives('AuthLDAPURL')) {
      const section = sectionOf(at)
      if (told.has(section) || !mayAnswer(site, at, asking)) continue
      told.add(section)
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

/** Whether some of these lines may ask with this AuthLDAPURL: those beside it, or those whose section has none of its own. */
function mayAnswer(site: Site, at: Directive, asking: readonly Directive[]): boolean {
  const section = sectionOf(at)
  // It is asked for passwords alone.
  if (isSectionNamed(section, 'authnprovideralias')) return false
  const owners = site.once(sectionsWithServer)
  const host = virtualHostAround(at)
  return asking.some((line) => {
    const other = sectionOf(line)
    if (other === section) return true
    const otherHost = virtualHostAround(line)
    return !owners.has(other) && (!host || !otherHost || host === otherHost)
  })
}

const sectionsWithServer = (site: Site): ReadonlySet<Section | ConfigFile> =>
  new Set(site.directives('AuthLDAPURL').map(sectionOf))

/** What it stands in, guards and `<Limit>` looked through. */
function sectionOf(line: Directive): Section | ConfigFile {
  for (const section of ancestors(line)) if (!isGuard(section) && !/^limit(except)?$/.test(section.key)) return section
  return line.file
}

const isSectionNamed = (place: Section | ConfigFile, key: string): boolean => 'key' in place && place.key === key
