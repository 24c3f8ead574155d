import { knownThirdPartyModules } from '../../httpd/third-party-modules/known-modules.js'
import { installAdvice } from '../../httpd/third-party-modules/third-party-module.js'
import { markPerRequest } from '../message.js'
import { loadModuleLine } from './invalid-command.js'

const upgrading = 'https://httpd.apache.org/docs/2.4/upgrading.html#access'
const core = 'https://httpd.apache.org/docs/2.4/mod/mod_authz_core.html'
const converting = ['access-allow-all', 'access-mixed', 'access-mixed-example-denied']

/** Messages about access control and logins that httpd logs for denied requests. */
export const denialMessages = markPerRequest([
  {
    id: 'denied',
    covers: ['access-log-text'],
    says: /^client denied by server configuration: (?<request>.*)/,
    cause:
      'Access rules refused the client. The message number AH01797 stands for Order, Allow and Deny, and AH01630 for Require.',
    action:
      'Rewrite the remaining Order, Allow and Deny lines as Require lines. In the `<Directory>` of content for everybody, add `Require all granted`.',
    mendedBy: converting,
    see: upgrading,
  },
  {
    id: 'denied-by-allow-deny',
    covers: ['err-denied-compat', 'access-mixed-example-denied', 'access-log-text'],
    codes: ['AH01797'],
    says: /^client denied by server configuration: (?<request>.*)/,
    cause:
      'Order, Allow and Deny lines refused the client, even if Require lines let the client in. The lines are in a section for this folder or a folder above it, such as `<Directory />`.',
    action:
      'In the sections for this folder and for all folders above it, replace the Order, Allow and Deny lines by Require lines.',
    mendedBy: converting,
    see: upgrading,
  },
  {
    id: 'denied-by-require',
    covers: ['err-denied-authz', 'access-mixed-example-granted', 'default-require-when-silent', 'access-log-text'],
    codes: ['AH01630'],
    says: /^client denied by server configuration: (?<request>.*)/,
    cause:
      'No Require line lets the client in. A folder without its own Require inherits `Require all denied` from `<Directory />` in the httpd.conf of 2.4.',
    action:
      'In the `<Directory>` section for this folder, add a Require line that lets these clients in. `Require all granted` lets in everybody.',
    mendedBy: ['access-mixed-example-granted', 'default-require-when-silent'],
    see: upgrading,
  },
  {
    id: 'user-not-allowed',
    covers: ['err-user-authz', 'authz-forbidden-on-failure'],
    codes: ['AH01631'],
    says: /^user (?<name>\S+): authorization failure for "(?<request>[^"]*)"|^Authorization of user \S+ to access \S+ failed/,
    cause: 'The password is right, but no Require line lets this user in.',
    action:
      "Check the Require lines for this folder and the folders above it. In 2.4, a section's own Require lines replace the inherited lines.",
    mendedBy: ['authz-require-several-modules', 'authz-dbm-group'],
    see: core,
  },
  {
    id: 'no-user-for-require',
    covers: ['err-no-user-authz'],
    codes: ['AH01629'],
    says: /^authorization failure \(no authenticated user\): (?<request>.*)/,
    cause: 'A Require line needs a user, but the client was not asked to log in.',
    action: 'Check that AuthType, AuthName and the provider (such as AuthBasicProvider) are set for this folder.',
    mendedBy: ['authtype-without-require'],
    see: core,
  },
  {
    id: 'authtype-without-require',
    covers: ['err-authtype-no-require', 'authtype-without-require'],
    codes: ['AH01627'],
    says: /^AuthType configured with no corresponding authorization directives/,
    cause: 'This folder has an AuthType, but no Require line. 2.4 answers 500; 2.2 let everybody in.',
    action:
      'To let everybody in, add `Require all granted` beside AuthType. Otherwise move AuthType into the sections with the Require lines that need a login.',
    mendedBy: ['authtype-without-require'],
    see: core,
  },
  {
    id: 'auth-type-unanswered',
    codes: ['AH01796'],
    says: /^AuthType (?<name>\S+) configured without corresponding module/,
    directives: ['AuthType'],
    answer: ({ name = '' }) => ({
      cause: `No loaded module handles \`AuthType ${name}\`, so 2.4 answers 500.`,
      action: moduleForType(name),
      mendedBy: ['loadmodule-required', 'loadmodule-third-party'],
      see: 'https://httpd.apache.org/docs/2.4/mod/mod_authn_core.html#authtype',
    }),
  },
  {
    id: 'user-not-checked',
    covers: ['err-check-user'],
    codes: ['AH00025'],
    says: /^configuration error: +couldn't check user(?:: (?<request>.*))?/,
    cause:
      'No module asked the user to log in. Either mod_authn_core or the module of the AuthType is not loaded, or no AuthType is set for this folder.',
    action: `Add \`${loadModuleLine('mod_authn_core')}\`, and load the module of the AuthType (mod_auth_basic for \`Basic\`). Set AuthType beside the Require line.`,
    mendedBy: ['moved-auth-core', 'loadmodule-required'],
    see: 'https://httpd.apache.org/docs/2.4/upgrading.html#commonproblems',
  },
  {
    id: 'not-authenticated',
    covers: ['err-no-authentication'],
    codes: ['AH00027', 'AH00028'],
    says: /^No authentication done but request not allowed without authentication/,
    cause: 'An authentication module accepted the request without a user, but a Require line needs a user.',
    action: 'Check which AuthType and which provider (such as AuthBasicProvider) apply to this folder.',
    mendedBy: ['moved-auth-core'],
    see: 'https://httpd.apache.org/docs/2.4/howto/auth.html',
  },
  {
    id: 'user-unknown',
    codes: ['AH01618', 'AH01617', 'AH01790', 'AH01792'],
    says: /^user (?:`(?<name>[^']+)' in realm `[^']*' not found: |\S+(?: not found: |: authentication failure for "|: password mismatch: ))(?<request>[^"]*)/,
    cause:
      'The password file does not have this user, or has another password for the user. 2.4 reads the password files of 2.2, so the upgrade is the cause only if 2.4 uses another file.',
    action:
      'Check which AuthUserFile and which provider apply to this folder. htpasswd of 2.4 writes MD5 hashes, and htpasswd of 2.2 wrote crypt hashes. Other programs that read the file may need crypt.',
    see: 'https://httpd.apache.org/docs/2.4/programs/htpasswd.html',
  },
  {
    id: 'no-group-file',
    covers: ['authz-dbm-group'],
    codes: ['AH01664', 'AH01668', 'AH01798', 'AH01802'],
    says: /^No group file was specified in the configuration/,
    cause:
      '`Require group` reads only the groups in AuthGroupFile. To read AuthDBMGroupFile, 2.4 has `Require dbm-group`.',
    action: 'If the groups are in a DBM file, write `Require dbm-group`. Otherwise add an AuthGroupFile line.',
    mendedBy: ['authz-dbm-group'],
    see: 'https://httpd.apache.org/docs/2.4/mod/mod_authz_dbm.html',
  },
  {
    id: 'host-name-unknown',
    covers: ['err-host-lookup', 'access-host'],
    codes: ['AH01753'],
    says: /^access check of '(?<name>[^']*)' to (?<request>.+?) failed, reason: unable to get the remote host name/,
    cause:
      '`Require host` needs the host name of the client, but DNS has no name for the client. 2.2 refused such clients too, without a message.',
    action:
      'Nothing to do if such clients may be refused. To let in such clients by their address, add a `Require ip` line.',
    mendedBy: ['access-host'],
    see: 'https://httpd.apache.org/docs/2.4/mod/mod_authz_host.html',
  },
  {
    id: 'comment-in-require-host',
    covers: ['err-host-comment'],
    codes: ['AH10120', 'AH10121'],
    says: /^authz_host authorize: (?:ignoring comment|dubious empty)/,
    cause: 'A `Require host` line ends with a comment, but httpd has no comments at the end of a line.',
    action: 'Move the comment to a line of its own.',
    mendedBy: ['access-trailing-comment'],
  },
])

/** A sentence that names the module to load for an AuthType. */
function moduleForType(name: string): string {
  const own = { basic: 'mod_auth_basic', digest: 'mod_auth_digest', form: 'mod_auth_form' }[name.toLowerCase()]
  if (own) return `Load the module: \`${loadModuleLine(own)}\`.`
  const other = knownThirdPartyModules.find(({ authType }) => authType === name.toLowerCase())
  return other
    ? `${installAdvice(other)}.${other.isUnmaintained ? '' : ' Then load the module.'}`
    : 'Load the module of this AuthType, built for 2.4, or correct the word after AuthType.'
}
