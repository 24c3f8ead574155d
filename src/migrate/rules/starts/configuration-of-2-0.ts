import { listed } from '../../../base/listed.js'
import { linesOfOldHttpd } from '../../../models/old-httpd.js'
import { mainFile } from '../../../site/main-file.js'
import { fileAndLine, lineOf } from '../../../syntax/place.js'
import type { Directive } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

export const configurationOf20 = ruleOf('starts', {
  id: 'configuration-of-2-0',
  title: 'A configuration of httpd 1.3 or 2.0',
  see: 'https://httpd.apache.org/docs/2.2/upgrading.html',
  covers: ['upgrade-from-2.0', 'ssl-log'],
  page: `
Some lines are of httpd 1.3 or 2.0, and 2.2 does not start with them either: ServerType, Port, AddModule, AuthAuthoritative, LoadModule
of mod_access, mod_auth or mod_imap, and their like. All other rules take the configuration for one of 2.2, so do that step first:

- mod_access is mod_authz_host;
- mod_auth is mod_auth_basic, mod_authn_file, mod_authz_user and mod_authz_groupfile, and AuthAuthoritative is AuthBasicAuthoritative,
  AuthzUserAuthoritative and AuthzGroupFileAuthoritative;
- mod_auth_dbm is mod_authn_dbm and mod_authz_dbm, mod_auth_anon is mod_authn_anon, mod_auth_ldap is mod_authnz_ldap;
- mod_imap is mod_imagemap;
- of 1.3, Port and BindAddress are Listen; AddModule, ClearModuleList and ServerType go.

It is said once, at the main file. Lines behind a guard may be there for an old server besides the present one, and do not count.`,
  *check(site) {
    const lines = linesOfOldHttpd(site)
    const at = mainFile(site)?.at ?? lines[0]
    if (!at || lines.length === 0) return
    const named = firstOfEach(lines).map(
      (line) => `${nameOf(line)} ${line.file === at.file ? `on line ${lineOf(line)}` : `in ${fileAndLine(line)}`}`,
    )
    yield {
      at,
      concerns: 'server',
      message: `2.4 does not start with this configuration, nor did 2.2. It is one of httpd 1.3 or 2.0 (${listed(named, 3)}). Bring it to 2.2 first, then run this again.`,
    }
  },
})

const firstOfEach = (lines: readonly Directive[]): readonly Directive[] =>
  lines.filter(
    (line, index) => lines.findIndex((other) => nameOf(other).toLowerCase() === nameOf(line).toLowerCase()) === index,
  )

const nameOf = ({ key, name, args }: Directive): string =>
  key === 'loadmodule' ? `LoadModule ${args[0]?.value}` : name.value
