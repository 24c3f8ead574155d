import type { Answer, KnownMessage } from '../message.js'

/** Values, words and places of directives that 2.2 took and 2.4 refuses. */
export const argumentMessages: readonly KnownMessage[] = [
  refused('keepalive-value', /^KeepAlive must be On or Off/, {
    cause: '2.4 takes nothing but On or Off for KeepAlive; 2.2 took `0` and `off` for Off, and everything else for On.',
    action: 'Write Off where the value is 0, and else On.',
  }),
  refused('keepalivetimeout-value', /^KeepAliveTimeout has wrong format/, {
    cause: '2.4 reads a unit after the number of KeepAliveTimeout (ms, s, min, h), and nothing else.',
    action: 'Write the seconds as a plain number: the digits at the start of the value are what 2.2 read.',
  }),
  refused('options-mixed-signs', /^Either all Options must start with \+ or -, or no Option may/, {
    cause: '2.4 refuses an Options line where some words have a sign and others have none.',
    action: 'Write the options that 2.2 made of it, all without a sign.',
  }),
  refused(
    'options-all-none-position',
    /^(?:'Options (?:All|None)' must be the first|You may not use 'Options [+-](?:All|None)')/,
    {
      cause: '2.4 takes All and None only as the first word of Options, and without a sign.',
      action: 'Write out the options that 2.2 made of it.',
    },
  ),
  refused('filterprovider', /^FilterProvider takes three arguments/, {
    cause: '2.4 takes an expression where 2.2 took a header and a value to match.',
    action: 'Write the two last words as one expression, such as "%{CONTENT_TYPE} =~ m#^text/html#".',
  }),
  refused('filter-unknown-provider', /^Unknown filter provider (?<name>\S+)/, {
    cause:
      'No module that is loaded above this line brings the filter; 2.4 looks when it starts, 2.2 when a request came.',
    action:
      'Load the module (mod_deflate for DEFLATE, mod_include for INCLUDES, …), or move ExtFilterDefine above the line.',
  }),
  refused('servertokens-value', /^ServerTokens takes 1 argument/, {
    cause: '2.2 took every word that it did not know for Full; 2.4 refuses it.',
    action: 'Write Full, or one of the words that the message lists.',
  }),
  refused('servername-wildcard', /^Invalid ServerName "(?<name>[^"]*)" use ServerAlias/, {
    cause: '2.4 refuses patterns in ServerName; for 2.2 the name meant itself, and matched no real host.',
    action: 'Write a plain name, and ServerAlias with the pattern if it was meant to match.',
  }),
  refused('iterate-without-argument', /^(?<directive>\w+) requires at least one argument/, {
    cause: '2.2 did nothing with this directive when no argument followed; 2.4 refuses it.',
    action: 'Delete the line, or write the argument; a variable on it may be empty.',
  }),
  {
    id: 'number-of-arguments',
    covers: ['authn-file-type'],
    says: /^(?<directive>\w+) (?:takes|requires) (?:no|one|two|three|one or two|two or three|one, two or three|\d+)? ?arguments?/,
    cause:
      'The number of words on the line is not what 2.4 takes; AuthUserFile and AuthGroupFile, for instance, take no second word any more.',
    action: 'Give the directive the words that its page in the manual lists.',
    mendedBy: ['authn-file-type'],
    see: 'https://httpd.apache.org/docs/2.4/mod/quickreference.html',
  },
  refused('authdigest-qop', /^AuthDigestQop\b/, {
    cause: '2.4 knows no other quality of protection than auth; 2.2 only warned.',
    action: 'Write `AuthDigestQop auth`, or delete the line.',
  }),
  refused(
    'authdigest-algorithm',
    /^(?:AuthDigestAlgorithm\b|Unsupported algorithm in AuthDigestAlgorithm|.*algorithm `MD5-sess' is not implemented)/,
    {
      cause: '2.4 has no MD5-sess.',
      action: 'Write `AuthDigestAlgorithm MD5`, or delete the line.',
    },
  ),
  refused('authldap-empty-password', /^Empty passwords are invalid for AuthLDAPBindPassword/, {
    cause: '2.4 refuses an empty password for the directory.',
    action:
      'Delete AuthLDAPBindPassword and AuthLDAPBindDN: without them httpd binds as nobody, which an empty password did too.',
  }),
  refused('authname-authtype-expression', /^Cannot parse expression '(?<name>[^']*)' in Auth(?:Name|Type)/, {
    cause: '2.4 reads %{…} in AuthName and AuthType as an expression.',
    action: 'Reword the text without %{.',
  }),
  refused('errordocument-expression', /^Cannot parse expression in ErrorDocument/, {
    cause: '2.4 reads %{…} in ErrorDocument as an expression.',
    action: 'Put the text into a file, and name that.',
  }),
  {
    id: 'other-expression',
    covers: ['sethandler-expression', 'header-merge'],
    says: /^Can't parse (?:expression|value expression|envclause\/expression) ?:/,
    cause:
      '2.4 reads this argument as an expression: %{…} in SetHandler, and what begins with `expr=` on a Header line.',
    action: 'Write the argument so that it is no expression, or a right one.',
    see: 'https://httpd.apache.org/docs/2.4/expr.html',
  },
  refused('rewritecond-expr', /^RewriteCond: cannot compile (?:expression|regular expression)/, {
    cause:
      '2.4 cannot read what stands on the RewriteCond line; after the word expr it takes an expression, not a pattern.',
    action: 'Write the test string otherwise than as the bare word expr, or correct the expression.',
  }),
  refused('debuglevel-ext-filter', /^Invalid ExtFilterOptions option: (?<name>\S+)/, {
    cause: '2.4 has no DebugLevel in ExtFilterOptions.',
    action: 'Delete the word, and write `LogLevel ext_filter:debug` where the messages are wanted.',
  }),
  refused('debuglevel-charset-lite', /^Invalid CharsetOptions option: (?<name>\S+)/, {
    cause: '2.4 has no DebugLevel in CharsetOptions.',
    action: 'Delete the word, and write `LogLevel charset_lite:debug` where the messages are wanted.',
  }),
  refused('listen-duplicate', /^Cannot define multiple Listeners on the same IP:port/, {
    cause: 'Two Listen lines ask for the same address and port; 2.2 did not mind.',
    action: 'Delete one of them.',
  }),
  refused('suexec-user-group', /^SuexecUserGroup configured, but suEXEC is disabled/, {
    cause: 'suexec cannot be used here. 2.2 only warned, and ran the scripts as its own user; 2.4 does not start.',
    action: 'Install suexec; or delete the line, and the scripts run as they really did.',
  }),
  refused('proxypass-context', /^(?<directive>ProxyPass(?:Reverse)?) cannot occur within <(?:Directory|Files)/, {
    cause:
      '2.4 refuses ProxyPass in <Directory> and <Files>; 2.2 took the folder for a URL path, so that it did next to nothing.',
    action: 'Put the line into the <Location> that is meant, or to the server level with the URL path.',
  }),
  refused('proxyiobuffersize-value', /^(?:ProxyIOBufferSize must be|IOBufferSize must be)/i, {
    cause: '2.4 refuses sizes from 1 to 511; 2.2 took 8192 for everything smaller.',
    action: 'Write 8192, or delete the line.',
  }),
  refused('cachedisable-argument', /^CacheDisable must specify a path or an URL/, {
    cause: '2.4 takes a path or a URL for CacheDisable; a line with any other word matched nothing in 2.2.',
    action: 'Delete the line, or write the path that was meant.',
  }),
  refused(
    'limit-outside-directory',
    /^<(?<directive>Limit(?:Except)?) (?:not allowed here|not allowed in <VirtualHost>|cannot occur within <VirtualHost>)/,
    {
      cause:
        '2.4 takes <Limit> only within <Directory>, <Location> and <Files> and in .htaccess; in 2.2 it limited nothing elsewhere.',
      action: 'Take the two tags away, and leave what stands between them.',
    },
  ),
  refused('limit-nested', /^<Limit(?:Except)?> directive (?:excludes all methods|specifies methods already excluded)/, {
    cause: 'The methods of a <Limit> within another one leave none over.',
    action: 'Take one of the two away.',
  }),
  refused('limit-htaccess-method', /^Could not register method '(?<name>[^']*)' for <Limit/, {
    cause: '2.4 does not learn a new method from a .htaccess file.',
    action: 'Add `RegisterHttpMethod NAME` to the main configuration.',
  }),
  refused('authn-provider-alias-content', /^(?<directive>\w+) not allowed in <AuthnProviderAlias> context/, {
    cause: '2.4 takes only directives of authentication in <AuthnProviderAlias>.',
    action: 'Move the other lines out of it.',
  }),
  refused('ldap-trusted-client-cert', /^(?<directive>LDAPTrustedClientCert) not allowed here/, {
    cause: '2.4 takes LDAPTrustedClientCert in <Directory>, <Location> and .htaccess only, where 2.2 took it nowhere.',
    action: 'Repeat it beside each AuthLDAPURL that needs it.',
  }),
  refused('authdbd-htaccess', /^(?<directive>\w+) cannot occur within htaccess files/, {
    cause: '2.4 does not take this directive in a .htaccess file.',
    action: 'Move it into the <Directory> section of the main configuration.',
  }),
  {
    id: 'not-there',
    covers: ['not-in-limit'],
    says: /^(?<directive><?\w+>?) (?:cannot occur within|not allowed in|not allowed here)/,
    cause: 'The directive stands where 2.4 does not take it.',
    action: 'Move it to a place that its page in the manual names under "Context".',
    mendedBy: [
      'limit-outside-directory',
      'proxypass-context',
      'authn-provider-alias-content',
      'ldap-trusted-client-cert',
    ],
    see: 'https://httpd.apache.org/docs/2.4/mod/quickreference.html',
  },
  refused('limitxmlrequestbody-max', /^LimitXMLRequestBody must not exceed/, {
    cause: '2.4 looks whether the machine can hold a document of this size.',
    action: 'Write a smaller number.',
  }),
  refused('proxy-section-tilde', /^<Proxy>? ?arguments are not supported for non url/i, {
    cause: '2.4 does not take <Proxy ~ PATTERN>.',
    action: 'Write <ProxyMatch PATTERN>.',
  }),
  refused('proxy-worker-names', /^(?:.*: )?Route length must be/, {
    cause: 'The route of a balancer member is longer than 2.4 can keep.',
    action: 'Give the member a shorter route, here and in the back end.',
  }),
  refused('setenv-equals', /^Spurious usage of '=' in an environment variable name/, {
    cause: 'The name of the variable has an equals sign in it; 2.2 took it without a word.',
    action: 'Write `SetEnv NAME VALUE`, with a blank, if that was meant.',
    codes: ['AH10032'],
  }),
  {
    id: 'mutex-folder',
    covers: ['err-mutex'],
    says: /^Invalid Mutex directory in argument(?: (?<kind>\w+):(?<file>.+))?/,
    answer: ({ kind = 'file', file = '/FOLDER/FILE' }) => ({
      cause:
        'Mutex takes a folder that exists, where SSLMutex, LockFile and RewriteLock of 2.2 took the lock file itself.',
      action: `Write \`Mutex ${kind}:${file.replace(/(?<=.)\/[^/]*\/*$/, '')} NAME\` if ${file} was the lock file, or make that folder.`,
      mendedBy: ['accept-mutex', 'ssl-mutex', 'rewrite-lock'],
      see: 'https://httpd.apache.org/docs/2.4/mod/core.html#mutex',
    }),
  },
  {
    id: 'mutex',
    covers: ['err-mutex'],
    says: /^(?:Mutex type (?<name>\S+) is not valid|None is not allowed for mutex type|Invalid Mutex argument)/i,
    cause: 'The Mutex line names a lock that this MPM does not use, or a kind of lock that this machine does not have.',
    action: 'With the MPM event, remove mpm-accept. Otherwise choose another kind.',
    mendedBy: ['accept-mutex', 'ssl-mutex', 'rewrite-lock'],
    see: 'https://httpd.apache.org/docs/2.4/mod/core.html#mutex',
  },
]

/** A message that belongs to one entry of the catalogue, and is named for it. */
function refused(id: string, says: RegExp, answer: Answer & Pick<KnownMessage, 'codes'>): KnownMessage {
  return { id, covers: [id], says, mendedBy: [id], ...answer }
}
