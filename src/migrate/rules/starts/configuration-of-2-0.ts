import { listText } from '../../../base/list-text.js'
import { linesFromBefore22 } from '../../../models/old-httpd.js'
import { isHtaccess } from '../../../site/htaccess.js'
import { firstMainFile } from '../../../site/main-file.js'
import { fileAndLine, lineNumberOf, quotedLineAndPlace } from '../../../syntax/file-and-line.js'
import { ancestors, type Directive, type Section } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

export const configurationOf20 = ruleOf('starts', {
  id: 'configuration-of-2-0',
  title: 'The configuration is for httpd 1.3 or 2.0',
  see: 'https://httpd.apache.org/docs/2.2/upgrading.html',
  fixes: 'none',
  covers: ['upgrade-from-2.0', 'ssl-log'],
  page: `
## What 2.2 did

httpd refused to start because of some lines of httpd 1.3 and 2.0: ServerType, Port, AddModule, AuthAuthoritative,
LoadModule of mod_access, mod_auth or mod_imap, and similar ones.

## What 2.4 does

httpd still refuses to start because of them.

## What the rule does

It reports this once, at the main file. All other rules assume a configuration for 2.2, so convert it to 2.2 first:

- mod_access is mod_authz_host.
- mod_auth is mod_auth_basic, mod_authn_file, mod_authz_user and mod_authz_groupfile. AuthAuthoritative is
  AuthBasicAuthoritative, AuthzUserAuthoritative and AuthzGroupFileAuthoritative.
- mod_auth_dbm is mod_authn_dbm and mod_authz_dbm, mod_auth_anon is mod_authn_anon, mod_auth_ldap is mod_authnz_ldap.
- mod_imap is mod_imagemap.
- From 1.3: Port and BindAddress are Listen. Remove AddModule, ClearModuleList and ServerType.

## When not

If the lines are in \`<IfDefine>\`, \`<IfModule>\` or \`<IfVersion>\`, they may be meant for another server, so the rule reports nothing. The same applies to a
file that no server reads.`,
  *check(site) {
    // Files that no server reads, such as those of disabled modules, keep no server from starting.
    if (site.role === 'unread') return
    const lines = linesFromBefore22(site)
    const [first] = lines
    const guards = lines.map(definingGuard)
    const guard = guards.every((one) => one !== undefined) ? guards[0] : undefined
    const at = guard ? first : (firstMainFile(site)?.at ?? first)
    if (!at || lines.length === 0) return
    const named = firstOfEach(lines).map(
      (line) =>
        `${nameOf(line)} ${line.file === at.file ? `on line ${lineNumberOf(line)}` : `in ${fileAndLine(line)}`}`,
    )
    const what = 'for httpd 1.3 or 2.0'
    const effect = isHtaccess(at.file)
      ? '2.2 and 2.4 answer 500 because of this file'
      : 'Neither 2.4 nor 2.2 starts with this configuration'
    yield {
      at,
      concerns: 'server',
      message: guard
        ? `With the -D names given, not even 2.2 starts. In ${quotedLineAndPlace(guard)}, 2.2 reads lines ${what}: ${listText(named, 3)}. Check which -D names 2.2 is started with.`
        : `${effect}: it is ${what} (${listText(named, 3)}). Convert it to 2.2 first, then run httpd-upgrade again.`,
    }
  },
})

const definingGuard = (line: Directive): Section | undefined =>
  [...ancestors(line)].find(({ key }) => key === 'ifdefine')

const firstOfEach = (lines: readonly Directive[]): readonly Directive[] =>
  lines.filter(
    (line, index) => lines.findIndex((other) => nameOf(other).toLowerCase() === nameOf(line).toLowerCase()) === index,
  )

const nameOf = ({ key, name, args }: Directive): string =>
  key === 'loadmodule' ? `LoadModule ${args[0]?.value}` : name.value
