import { gettingFor } from '../../httpd/other-modules/other-module.js'
import { otherModules } from '../../httpd/other-modules/other-modules.js'
import { repeatedMessages } from '../message.js'
import { loadLine } from './invalid-command.js'

const upgrading = 'https://httpd.apache.org/docs/2.4/upgrading.html#access'
const core = 'https://httpd.apache.org/docs/2.4/mod/mod_authz_core.html'
const converting = ['access-allow-all', 'access-mixed', 'access-mixed-example-denied']

/** Access control and authentication: what is logged for a request that is turned away. */
export const denialMessages = repeatedMessages([
  {
    id: 'denied',
    covers: ['access-log-text'],
    says: /^client denied by server configuration: (?<request>.*)/,
    cause:
      'Access control turned the client away: Order, Allow and Deny if the message has the number AH01797, and Require if it has AH01630.',
    action:
      'Rewrite what is left of Order, Allow and Deny as Require lines, and add `Require all granted` to the <Directory> of what is open.',
    mendedBy: converting,
    see: upgrading,
  },
  {
    id: 'denied-by-allow-deny',
    covers: ['err-denied-compat', 'access-mixed-example-denied', 'access-log-text'],
    codes: ['AH01797'],
    says: /^client denied by server configuration: (?<request>.*)/,
    cause:
      'Order, Allow and Deny turned the client away: those of the folder, or of a folder above it such as <Directory />. They count beside every Require.',
    action: 'Rewrite the section that they come from as Require lines, with all sections above it.',
    mendedBy: converting,
    see: upgrading,
  },
  {
    id: 'denied-by-require',
    covers: ['err-denied-authz', 'access-mixed-example-granted', 'default-require-when-silent', 'access-log-text'],
    codes: ['AH01630'],
    says: /^client denied by server configuration: (?<request>.*)/,
    cause:
      'No Require line lets the client in. The httpd.conf of 2.4 has `Require all denied` in <Directory />, and a folder that says nothing of its own inherits it.',
    action: 'Add `Require all granted` (or who may come in) to the <Directory> that serves the content.',
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
      'Look at the Require lines of the folder and above it: a section with its own Require replaces what it inherits.',
    mendedBy: ['authz-require-several-modules', 'authz-dbm-group'],
    see: core,
  },
  {
    id: 'no-user-for-require',
    covers: ['err-no-user-authz'],
    codes: ['AH01629'],
    says: /^authorization failure \(no authenticated user\): (?<request>.*)/,
    cause: 'A Require line needs a user, and nobody was asked for a name.',
    action: 'Look whether AuthType, AuthName and AuthBasicProvider (or the like) are in force for this folder.',
    mendedBy: ['authtype-without-require'],
    see: core,
  },
  {
    id: 'authtype-without-require',
    covers: ['err-authtype-no-require', 'authtype-without-require'],
    codes: ['AH01627'],
    says: /^AuthType configured with no corresponding authorization directives/,
    cause: 'AuthType is in force without any Require; 2.2 let everybody in then, 2.4 answers 500.',
    action: 'Add `Require all granted` where the AuthType stands, or move AuthType to the Require lines that need it.',
    mendedBy: ['authtype-without-require'],
    see: core,
  },
  {
    id: 'auth-type-unanswered',
    codes: ['AH01796'],
    says: /^AuthType (?<name>\S+) configured without corresponding module/,
    directives: ['AuthType'],
    answer: ({ name = '' }) => ({
      cause: `No module that is loaded answers for \`AuthType ${name}\`, so that 2.4 answers 500.`,
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
      'No module took it on itself to ask for the user: mod_authn_core or the module of the AuthType is not loaded, or no AuthType is in force.',
    action: `Add \`${loadLine('mod_authn_core')}\` and the module of the AuthType (auth_basic_module for Basic), and set AuthType beside the Require.`,
    mendedBy: ['moved-auth-core', 'loadmodule-required'],
    see: 'https://httpd.apache.org/docs/2.4/upgrading.html#commonproblems',
  },
  {
    id: 'not-authenticated',
    covers: ['err-no-authentication'],
    codes: ['AH00027', 'AH00028'],
    says: /^No authentication done but request not allowed without authentication/,
    cause: 'A module of authentication let the request pass without a user, and Require needs one.',
    action: 'Look at AuthType and its provider for this folder.',
    mendedBy: ['moved-auth-core'],
    see: 'https://httpd.apache.org/docs/2.4/howto/auth.html',
  },
  {
    id: 'user-unknown',
    codes: ['AH01618', 'AH01617', 'AH01790', 'AH01792'],
    says: /^user (?:`(?<name>[^']+)' in realm `[^']*' not found: |\S+(?: not found: |: authentication failure for "|: password mismatch: ))(?<request>[^"]*)/,
    cause:
      'The password file has no such user, or another password. Files of 2.2 stay valid in 2.4, so it is not the upgrade, unless another file is asked.',
    action:
      'Look which AuthUserFile and provider are in force here; htpasswd of 2.4 writes MD5 hashes (2.2: crypt), which other programs may not read.',
    see: 'https://httpd.apache.org/docs/2.4/programs/htpasswd.html',
  },
  {
    id: 'no-group-file',
    covers: ['authz-dbm-group'],
    codes: ['AH01664', 'AH01668', 'AH01798', 'AH01802'],
    says: /^No group file was specified in the configuration/,
    cause: '`Require group` asks AuthGroupFile only; with AuthDBMGroupFile the line is `Require dbm-group` in 2.4.',
    action: 'Write `Require dbm-group` where the groups are in a DBM file.',
    mendedBy: ['authz-dbm-group'],
    see: 'https://httpd.apache.org/docs/2.4/mod/mod_authz_dbm.html',
  },
  {
    id: 'host-name-unknown',
    covers: ['err-host-lookup', 'access-host'],
    codes: ['AH01753'],
    says: /^access check of '(?<name>[^']*)' to (?<request>.+?) failed, reason: unable to get the remote host name/,
    cause:
      '`Require host` needs the name of the client, and the name service gave none. 2.2 turned such clients away too, without a word.',
    action: 'Nothing has to be done; `Require ip` needs no names.',
    mendedBy: ['access-host'],
    see: 'https://httpd.apache.org/docs/2.4/mod/mod_authz_host.html',
  },
  {
    id: 'comment-in-require-host',
    covers: ['err-host-comment'],
    codes: ['AH10120', 'AH10121'],
    says: /^authz_host authorize: (?:ignoring comment|dubious empty)/,
    cause: 'A # and words after it stand on a `Require host` line; httpd has no comments at the end of a line.',
    action: 'Move the comment to a line of its own.',
    mendedBy: ['access-trailing-comment'],
  },
])

/** What to load for an AuthType. */
function moduleForType(name: string): string {
  const own = { basic: 'mod_auth_basic', digest: 'mod_auth_digest', form: 'mod_auth_form' }[name.toLowerCase()]
  if (own) return `Load the module: \`${loadLine(own)}\`.`
  const other = otherModules.find(({ authType }) => authType === name.toLowerCase())
  return other
    ? `${gettingFor(other)}, and load it.`
    : 'Load the module that brings it, built for 2.4, or correct the word.'
}
