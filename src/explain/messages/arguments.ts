import type { KnownMessage, MessageExplanation } from '../message.js'

/** Values, words and places of directives that 2.2 accepted and 2.4 rejects. */
export const argumentMessages: readonly KnownMessage[] = [
  refused('keepalive-value', /^KeepAlive must be On or Off/, {
    cause: '2.4 accepts only On and Off for KeepAlive; 2.2 read `0` and `off` as Off, and anything else as On.',
    action: 'Write Off if the value is 0, otherwise On.',
  }),
  refused('keepalivetimeout-value', /^KeepAliveTimeout has wrong format/, {
    cause: '2.4 accepts only a unit (ms, s, min, h) after the number of KeepAliveTimeout.',
    action: 'Write the seconds as a plain number. 2.2 read the digits at the start of the value.',
  }),
  refused('options-mixed-signs', /^Either all Options must start with \+ or -, or no Option may/, {
    cause: '2.4 rejects an Options line in which only some words have a sign.',
    action: 'Write the options that were on in 2.2, all without a sign.',
  }),
  refused(
    'options-all-none-position',
    /^(?:'Options (?:All|None)' must be the first|You may not use 'Options [+-](?:All|None)')/,
    {
      cause: '2.4 accepts All and None only as the first word of Options, and without a sign.',
      action: 'Write the options that were on in 2.2.',
    },
  ),
  refused('filterprovider', /^FilterProvider takes three arguments/, {
    cause: '2.4 needs an expression instead of a header and a value to match.',
    action: 'Write the last two words as one expression, such as "%{CONTENT_TYPE} =~ m#^text/html#".',
  }),
  refused('filter-unknown-provider', /^Unknown filter provider (?<name>\S+)/, {
    cause:
      'No module loaded above this line has the filter. 2.4 checks that when it starts; 2.2 checked it at each request.',
    action:
      'Load the module (mod_deflate for DEFLATE, mod_include for INCLUDES, …), or move ExtFilterDefine above the line.',
  }),
  refused('servertokens-value', /^ServerTokens takes 1 argument/, {
    cause: '2.4 rejects this word; 2.2 read every unknown word as `Full`.',
    action: 'Write `Full`, or one of the words in the message.',
  }),
  refused('servername-wildcard', /^Invalid ServerName "(?<name>[^"]*)" use ServerAlias/, {
    cause: '2.4 rejects wildcards in ServerName; in 2.2 they matched no real host.',
    action: 'Write a plain name. To match the wildcard, add it as ServerAlias.',
  }),
  refused('iterate-without-argument', /^(?<directive>\w+) requires at least one argument/, {
    cause: '2.4 rejects this directive without an argument; 2.2 ignored it.',
    action: 'Delete the line, or write the argument. A variable in it may be empty.',
  }),
  {
    id: 'number-of-arguments',
    covers: ['authn-file-type'],
    says: /^(?<directive>\w+) (?:takes|requires) (?:no|one|two|three|one or two|two or three|one, two or three|\d+)? ?arguments?/,
    cause:
      'The line has the wrong number of words for 2.4. AuthUserFile and AuthGroupFile, for example, no longer accept a second word.',
    action: 'Write the words that the manual lists for the directive.',
    mendedBy: ['authn-file-type'],
    see: 'https://httpd.apache.org/docs/2.4/mod/quickreference.html',
  },
  refused('authdigest-qop', /^AuthDigestQop\b/, {
    cause: '2.4 accepts only `auth` as quality of protection; 2.2 only warned.',
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
    cause: '2.4 rejects an empty password for the directory server.',
    action:
      'Delete AuthLDAPBindPassword and AuthLDAPBindDN: without them httpd binds anonymously, as with an empty password.',
  }),
  refused('authname-authtype-expression', /^Cannot parse expression '(?<name>[^']*)' in Auth(?:Name|Type)/, {
    cause: '2.4 reads %{…} in AuthName and AuthType as an expression.',
    action: 'Reword the text without %{.',
  }),
  refused('errordocument-expression', /^Cannot parse expression in ErrorDocument/, {
    cause: '2.4 reads %{…} in ErrorDocument as an expression.',
    action: 'Put the text into a file, and name the file.',
  }),
  {
    id: 'other-expression',
    covers: ['sethandler-expression', 'header-merge'],
    says: /^Can't parse (?:expression|value expression|envclause\/expression) ?:/,
    cause: '2.4 reads this argument as an expression: %{…} in SetHandler, and text after `expr=` on a Header line.',
    action: 'Correct the expression, or write the argument without one.',
    see: 'https://httpd.apache.org/docs/2.4/expr.html',
  },
  refused('rewritecond-expr', /^RewriteCond: cannot compile (?:expression|regular expression)/, {
    cause: '2.4 cannot read the RewriteCond line. After the word `expr` it needs an expression, not a pattern.',
    action: 'Correct the expression, or use a test string other than the bare word `expr`.',
  }),
  refused('debuglevel-ext-filter', /^Invalid ExtFilterOptions option: (?<name>\S+)/, {
    cause: '2.4 has no DebugLevel in ExtFilterOptions.',
    action: 'Delete the word, and write `LogLevel ext_filter:debug` where you want the messages.',
  }),
  refused('debuglevel-charset-lite', /^Invalid CharsetOptions option: (?<name>\S+)/, {
    cause: '2.4 has no DebugLevel in CharsetOptions.',
    action: 'Delete the word, and write `LogLevel charset_lite:debug` where you want the messages.',
  }),
  refused('listen-duplicate', /^Cannot define multiple Listeners on the same IP:port/, {
    cause: 'Two Listen lines have the same address and port; 2.2 accepted that.',
    action: 'Delete one of them.',
  }),
  refused('suexec-user-group', /^SuexecUserGroup configured, but suEXEC is disabled/, {
    cause: 'suexec does not work here, so 2.4 does not start. 2.2 only warned, and ran the scripts as its own user.',
    action: "Install suexec, or delete the line: scripts then run as the server's user, as in 2.2.",
  }),
  refused('proxypass-context', /^(?<directive>ProxyPass(?:Reverse)?) cannot occur within <(?:Directory|Files)/, {
    cause:
      '2.4 rejects ProxyPass in <Directory> and <Files>; 2.2 used the folder as a URL path, which had hardly any effect.',
    action: 'Move the line to the right <Location>, or to server level with the URL path.',
  }),
  refused('proxyiobuffersize-value', /^(?:ProxyIOBufferSize must be|IOBufferSize must be)/i, {
    cause: '2.4 rejects sizes from 1 to 511; 2.2 used at least 8192.',
    action: 'Write 8192, or delete the line.',
  }),
  refused('cachedisable-argument', /^CacheDisable must specify a path or an URL/, {
    cause: '2.4 accepts only a path or a URL for CacheDisable; in 2.2 any other word matched nothing.',
    action: 'Delete the line, or write the path.',
  }),
  refused(
    'limit-outside-directory',
    /^<(?<directive>Limit(?:Except)?) (?:not allowed here|not allowed in <VirtualHost>|cannot occur within <VirtualHost>)/,
    {
      cause:
        '2.4 accepts <Limit> only in <Directory>, <Location>, <Files> and .htaccess; in 2.2 it had no effect elsewhere.',
      action: 'Remove the two tags and keep the lines between them.',
    },
  ),
  refused('limit-nested', /^<Limit(?:Except)?> directive (?:excludes all methods|specifies methods already excluded)/, {
    cause: 'The two nested <Limit> sections have no method in common.',
    action: 'Remove one of the two.',
  }),
  refused('limit-htaccess-method', /^Could not register method '(?<name>[^']*)' for <Limit/, {
    cause: '2.4 accepts no new methods in a .htaccess file.',
    action: 'Add `RegisterHttpMethod NAME` to the main configuration.',
  }),
  refused('authn-provider-alias-content', /^(?<directive>\w+) not allowed in <AuthnProviderAlias> context/, {
    cause: '2.4 accepts only authentication directives in <AuthnProviderAlias>.',
    action: 'Move the other lines out of <AuthnProviderAlias>.',
  }),
  refused('ldap-trusted-client-cert', /^(?<directive>LDAPTrustedClientCert) not allowed here/, {
    cause:
      '2.4 accepts LDAPTrustedClientCert only in <Directory>, <Location> and .htaccess; 2.2 accepted it only elsewhere.',
    action: 'Delete this line, and write it beside each AuthLDAPURL that needs the certificate.',
  }),
  refused('authdbd-htaccess', /^(?<directive>\w+) cannot occur within htaccess files/, {
    cause: '2.4 does not accept this directive in a .htaccess file.',
    action: 'Move it into the <Directory> section of the main configuration.',
  }),
  {
    id: 'not-there',
    covers: ['not-in-limit'],
    says: /^(?<directive><?\w+>?) (?:cannot occur within|not allowed in|not allowed here)/,
    cause: '2.4 does not accept the directive in this place.',
    action: 'Move it to a place that the manual lists under "Context".',
    mendedBy: [
      'limit-outside-directory',
      'proxypass-context',
      'authn-provider-alias-content',
      'ldap-trusted-client-cert',
    ],
    see: 'https://httpd.apache.org/docs/2.4/mod/quickreference.html',
  },
  refused('limitxmlrequestbody-max', /^LimitXMLRequestBody must not exceed/, {
    cause: '2.4 rejects a LimitXMLRequestBody that is larger than this machine can store.',
    action: 'Write a smaller number.',
  }),
  refused('proxy-section-tilde', /^<Proxy>? ?arguments are not supported for non url/i, {
    cause: '2.4 does not accept <Proxy ~ PATTERN>.',
    action: 'Write <ProxyMatch PATTERN>.',
  }),
  refused('proxy-worker-names', /^(?:.*: )?Route length must be/, {
    cause: 'The route of a balancer member is too long for 2.4.',
    action: 'Give the member a shorter route, here and in the back end.',
  }),
  refused('setenv-equals', /^Spurious usage of '=' in an environment variable name/, {
    cause: 'The name of the variable contains an equals sign; 2.2 accepted that.',
    action: 'If you mean `SetEnv NAME VALUE`, write a space instead.',
    codes: ['AH10032'],
  }),
  {
    id: 'mutex-folder',
    covers: ['err-mutex'],
    says: /^Invalid Mutex directory in argument(?: (?<kind>\w+):(?<file>.+))?/,
    answer: ({ kind = 'file', file = '/FOLDER/FILE' }) => ({
      cause: 'Mutex needs an existing folder; SSLMutex, LockFile and RewriteLock named the lock file itself.',
      action: `Write \`Mutex ${kind}:${file.replace(/(?<=.)\/[^/]*\/*$/, '')} NAME\` if ${file} was the lock file, or create that folder.`,
      mendedBy: ['accept-mutex', 'ssl-mutex', 'rewrite-lock'],
      see: 'https://httpd.apache.org/docs/2.4/mod/core.html#mutex',
    }),
  },
  {
    id: 'mutex',
    covers: ['err-mutex'],
    says: /^(?:Mutex type (?<name>\S+) is not valid|None is not allowed for mutex type|Invalid Mutex argument)/i,
    cause:
      'The Mutex line names a lock that this MPM does not use, or a kind of lock that this machine does not support.',
    action: 'With the event MPM, remove mpm-accept. Otherwise choose another kind.',
    mendedBy: ['accept-mutex', 'ssl-mutex', 'rewrite-lock'],
    see: 'https://httpd.apache.org/docs/2.4/mod/core.html#mutex',
  },
]

/** A message that explains one entry of the catalogue and has the same name. */
function refused(id: string, says: RegExp, answer: MessageExplanation & Pick<KnownMessage, 'codes'>): KnownMessage {
  return { id, covers: [id], says, mendedBy: [id], ...answer }
}
