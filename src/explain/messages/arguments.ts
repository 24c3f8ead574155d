import type { KnownMessage, MessageExplanation } from '../message.js'

/** Values, words and places of directives that 2.2 accepted and 2.4 rejects. */
export const argumentMessages: readonly KnownMessage[] = [
  refused('keepalive-value', /^KeepAlive must be On or Off/, {
    cause: '2.4 accepts only On and Off for KeepAlive; 2.2 read `0` and `off` as Off, and anything else as On.',
    action: 'If the value is `0`, write `KeepAlive Off`. Otherwise write `KeepAlive On`.',
  }),
  refused('keepalivetimeout-value', /^KeepAliveTimeout has wrong format/, {
    cause: 'After the number of KeepAliveTimeout, 2.4 accepts only a unit: `ms`, `s`, `min` or `h`.',
    action: 'Write only the digits at the start of the value, because 2.2 read these digits as seconds.',
  }),
  refused('options-mixed-signs', /^Either all Options must start with \+ or -, or no Option may/, {
    cause: '2.4 rejects an Options line in which only some words have a sign.',
    action: 'Write an Options line with all options that were on in 2.2, none of them with a sign.',
  }),
  refused(
    'options-all-none-position',
    /^(?:'Options (?:All|None)' must be the first|You may not use 'Options [+-](?:All|None)')/,
    {
      cause: '2.4 accepts `All` and `None` only as the first word after Options, and without a sign.',
      action: 'Write an Options line with all options that were on in 2.2.',
    },
  ),
  refused('filterprovider', /^FilterProvider takes three arguments/, {
    cause: 'In a FilterProvider line, 2.4 needs one expression in place of a header and a value to match.',
    action: 'Replace the last two words of the line by one expression, such as `"%{CONTENT_TYPE} =~ m#^text/html#"`.',
  }),
  refused('filter-unknown-provider', /^Unknown filter provider (?<name>\S+)/, {
    cause:
      'No module that is loaded above this line has the filter. 2.4 looks for the filter at the start; 2.2 did so at each request.',
    action:
      'Above this line, load the module of the filter (mod_deflate for `DEFLATE`, mod_include for `INCLUDES`). If an ExtFilterDefine line defines the filter, move that line up instead.',
  }),
  refused('servertokens-value', /^ServerTokens takes 1 argument/, {
    cause: '2.4 rejects an unknown word after ServerTokens. 2.2 read such a word as `Full`.',
    action: 'Write `ServerTokens Full`, or ServerTokens with one of the words in the message.',
  }),
  refused('servername-wildcard', /^Invalid ServerName "(?<name>[^"]*)" use ServerAlias/, {
    cause: '2.4 rejects a wildcard in ServerName. In 2.2, such a name matched no real host.',
    action:
      'Write a ServerName without a wildcard. To serve all names that the wildcard matches, write the wildcard in a ServerAlias line.',
  }),
  refused('iterate-without-argument', /^(?<directive>\w+) requires at least one argument/, {
    cause: '2.4 rejects this directive without an argument. 2.2 ignored the line.',
    action:
      'Delete the line, or write an argument. If a variable stands for the argument, check that the variable is not empty.',
  }),
  {
    id: 'number-of-arguments',
    covers: ['authn-file-type'],
    says: /^(?<directive>\w+) (?:takes|requires) (?:no|one|two|three|one or two|two or three|one, two or three|\d+)? ?arguments?/,
    cause:
      'The line has the wrong number of words for 2.4. AuthUserFile and AuthGroupFile, for example, no longer accept a second word.',
    action: 'Write the arguments that the 2.4 manual shows for this directive.',
    mendedBy: ['authn-file-type'],
    see: 'https://httpd.apache.org/docs/2.4/mod/quickreference.html',
  },
  refused('authdigest-qop', /^AuthDigestQop\b/, {
    cause: '2.4 accepts only `auth` after AuthDigestQop. For other words, 2.2 only logged a warning.',
    action: 'Write `AuthDigestQop auth`, or delete the line.',
  }),
  refused(
    'authdigest-algorithm',
    /^(?:AuthDigestAlgorithm\b|Unsupported algorithm in AuthDigestAlgorithm|.*algorithm `MD5-sess' is not implemented)/,
    {
      cause: '2.4 accepts only `MD5` after AuthDigestAlgorithm, not `MD5-sess`.',
      action: 'Write `AuthDigestAlgorithm MD5`, or delete the line.',
    },
  ),
  refused('authldap-empty-password', /^Empty passwords are invalid for AuthLDAPBindPassword/, {
    cause: '2.4 rejects an empty password after AuthLDAPBindPassword.',
    action:
      'Delete the AuthLDAPBindPassword and AuthLDAPBindDN lines. httpd then binds anonymously, as 2.2 did with an empty password.',
  }),
  refused('authname-authtype-expression', /^Cannot parse expression '(?<name>[^']*)' in Auth(?:Name|Type)/, {
    cause: '2.4 reads `%{…}` in AuthName and AuthType as an expression, and this expression is not valid.',
    action: 'Write the text after AuthName or AuthType without `%{`.',
  }),
  refused('errordocument-expression', /^Cannot parse expression in ErrorDocument/, {
    cause: '2.4 reads `%{…}` in ErrorDocument as an expression, and this expression is not valid.',
    action: 'Put the text into a file, and write the URL path of this file in the ErrorDocument line.',
  }),
  {
    id: 'other-expression',
    covers: ['sethandler-expression', 'header-merge'],
    says: /^Can't parse (?:expression|value expression|envclause\/expression) ?:/,
    cause:
      '2.4 reads `%{…}` in SetHandler, and text after `expr=` on a Header line, as an expression. This expression is not valid.',
    action: 'Correct the expression, or write an argument without an expression.',
    see: 'https://httpd.apache.org/docs/2.4/expr.html',
  },
  refused('rewritecond-expr', /^RewriteCond: cannot compile (?:expression|regular expression)/, {
    cause:
      '2.4 cannot read the RewriteCond line. After the test string `expr`, 2.4 needs an expression instead of a pattern.',
    action: 'After `expr`, write a valid expression. To compare with a pattern, replace the test string `expr`.',
  }),
  refused('debuglevel-ext-filter', /^Invalid ExtFilterOptions option: (?<name>\S+)/, {
    cause: '2.4 has no DebugLevel in ExtFilterOptions.',
    action: 'Delete the word with DebugLevel. To log the same messages, write `LogLevel ext_filter:debug`.',
  }),
  refused('debuglevel-charset-lite', /^Invalid CharsetOptions option: (?<name>\S+)/, {
    cause: '2.4 has no DebugLevel in CharsetOptions.',
    action: 'Delete the word with DebugLevel. To log the same messages, write `LogLevel charset_lite:debug`.',
  }),
  refused('listen-duplicate', /^Cannot define multiple Listeners on the same IP:port/, {
    cause: 'Two Listen lines have the same address and port, which 2.2 accepted.',
    action: 'Delete one of the two Listen lines.',
  }),
  refused('suexec-user-group', /^SuexecUserGroup configured, but suEXEC is disabled/, {
    cause:
      "suexec does not work on this machine, so 2.4 does not start. 2.2 logged a warning, and ran scripts as the server's user.",
    action: "Install suexec. Or delete the SuexecUserGroup line if scripts may run as the server's user, as in 2.2.",
  }),
  refused('proxypass-context', /^(?<directive>ProxyPass(?:Reverse)?) cannot occur within <(?:Directory|Files)/, {
    cause:
      '2.4 rejects ProxyPass and ProxyPassReverse in `<Directory>` and `<Files>`. 2.2 used the folder as a URL path, so the line hardly ever had an effect.',
    action:
      'Move the line into a `<Location>` for the URL path to proxy. At server level, write that URL path as the first argument.',
  }),
  refused('proxyiobuffersize-value', /^(?:ProxyIOBufferSize must be|IOBufferSize must be)/i, {
    cause: '2.4 rejects a ProxyIOBufferSize from 1 to 511. For these numbers, 2.2 used 8192.',
    action: 'Write `ProxyIOBufferSize 8192`, or delete the line.',
  }),
  refused('cachedisable-argument', /^CacheDisable must specify a path or an URL/, {
    cause: '2.4 accepts only a URL path or a URL after CacheDisable. In 2.2, any other word matched no request.',
    action: 'Delete the line, or write the URL path that httpd must not cache.',
  }),
  refused(
    'limit-outside-directory',
    /^<(?<directive>Limit(?:Except)?) (?:not allowed here|not allowed in <VirtualHost>|cannot occur within <VirtualHost>)/,
    {
      cause:
        '2.4 accepts `<Limit>` and `<LimitExcept>` only in `<Directory>`, `<Location>`, `<Files>` and .htaccess. Elsewhere, these tags had no effect in 2.2.',
      action: 'Delete the two tags, and keep the lines between the tags.',
    },
  ),
  refused('limit-nested', /^<Limit(?:Except)?> directive (?:excludes all methods|specifies methods already excluded)/, {
    cause: 'The two nested <Limit> sections have no method in common.',
    action: 'Delete the inner section, because its lines apply to no method.',
  }),
  refused('limit-htaccess-method', /^Could not register method '(?<name>[^']*)' for <Limit/, {
    cause: 'In a .htaccess file, 2.4 rejects a `<Limit>` for a method that httpd does not know yet.',
    action: 'Add `RegisterHttpMethod NAME` with the name of the method to the main configuration.',
  }),
  refused('authn-provider-alias-content', /^(?<directive>\w+) not allowed in <AuthnProviderAlias> context/, {
    cause: '2.4 accepts only authentication directives in `<AuthnProviderAlias>`.',
    action: 'Move this line out of `<AuthnProviderAlias>`.',
  }),
  refused('ldap-trusted-client-cert', /^(?<directive>LDAPTrustedClientCert) not allowed here/, {
    cause:
      '2.4 accepts LDAPTrustedClientCert only in `<Directory>`, `<Location>` and .htaccess. 2.2 accepted the directive only at server and virtual host level.',
    action: 'Move the line to each section or .htaccess file whose AuthLDAPURL needs the certificate.',
  }),
  refused('authdbd-htaccess', /^(?<directive>\w+) cannot occur within htaccess files/, {
    cause: '2.4 does not accept this directive in a .htaccess file.',
    action:
      'In the main configuration, write the line into a `<Directory>` section for the folder of the .htaccess file.',
  }),
  {
    id: 'not-there',
    covers: ['not-in-limit'],
    says: /^(?<directive><?\w+>?) (?:cannot occur within|not allowed in|not allowed here)/,
    cause: '2.4 does not accept the directive in this context.',
    action: 'Move the line to one of the contexts that the 2.4 manual lists for the directive.',
    mendedBy: [
      'limit-outside-directory',
      'proxypass-context',
      'authn-provider-alias-content',
      'ldap-trusted-client-cert',
    ],
    see: 'https://httpd.apache.org/docs/2.4/mod/quickreference.html',
  },
  refused('limitxmlrequestbody-max', /^LimitXMLRequestBody must not exceed/, {
    cause: '2.4 rejects a LimitXMLRequestBody above the number in the message.',
    action: 'After LimitXMLRequestBody, write a number that is not above the one in the message.',
  }),
  refused('proxy-section-tilde', /^<Proxy>? ?arguments are not supported for non url/i, {
    cause: '2.4 does not accept `<Proxy ~ PATTERN>`.',
    action: 'Write `<ProxyMatch PATTERN>` and `</ProxyMatch>` instead.',
  }),
  refused('proxy-worker-names', /^(?:.*: )?Route length must be/, {
    cause: 'The route of a balancer member is too long for 2.4.',
    action: 'Write a shorter `route=` on this line, and the same route in the configuration of the back end.',
  }),
  refused('setenv-equals', /^Spurious usage of '=' in an environment variable name/, {
    cause: 'The name of the variable contains `=`, which 2.2 accepted without a message.',
    action: 'If the line should give NAME the value VALUE, write `SetEnv NAME VALUE` instead of `SetEnv NAME=VALUE`.',
    codes: ['AH10032'],
  }),
  {
    id: 'mutex-folder',
    covers: ['err-mutex'],
    says: /^Invalid Mutex directory in argument(?: (?<kind>\w+):(?<file>.+))?/,
    answer: ({ kind = 'file', file = '/FOLDER/FILE' }) => ({
      cause:
        'The Mutex line must name an existing folder. SSLMutex, LockFile and RewriteLock of 2.2 named a lock file.',
      action: `If ${file} was the lock file, write \`Mutex ${kind}:${file.replace(/(?<=.)\/[^/]*\/*$/, '')} NAME\`. Otherwise create the folder ${file}.`,
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
    action:
      'If the MPM is event, remove `mpm-accept` from the Mutex line. Otherwise write another kind of lock, such as `default`.',
    mendedBy: ['accept-mutex', 'ssl-mutex', 'rewrite-lock'],
    see: 'https://httpd.apache.org/docs/2.4/mod/core.html#mutex',
  },
]

/** A message that explains one entry of the catalogue and has the same name. */
function refused(id: string, says: RegExp, answer: MessageExplanation & Pick<KnownMessage, 'codes'>): KnownMessage {
  return { id, covers: [id], says, mendedBy: [id], ...answer }
}
