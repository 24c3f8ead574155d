import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { explain } from '../../src/explain/explain.js'
import { explanationOfMessage } from '../../src/explain/message.js'
import { knownMessages } from '../../src/explain/messages/index.js'
import { removedDirectiveAdvice } from '../../src/explain/messages/invalid-command.js'
import { adviceOnDirectivesBefore22 } from '../../src/explain/messages/old-directives.js'
import { directiveByName, knownDirectives } from '../../src/httpd/directives.js'

/** What httpd says, as it says it, and the message that it is. */
const sentences: readonly (readonly [string, string])[] = [
  [
    "Invalid command 'Order', perhaps misspelled or defined by a module not included in the server configuration",
    'invalid-command',
  ],
  ['AH00526: Syntax error on line 5 of /etc/httpd/conf/httpd.conf:', 'syntax-error'],
  ['AH00016: Configuration Failed', 'configuration-failed'],
  ['AH00014: Configuration check failed', 'configuration-failed'],
  ['AH00015: Unable to open logs', 'logs-not-opened'],
  ['(2)No such file or directory: AH00091: httpd: could not open error log file /var/log/x.', 'logs-not-opened'],
  ["(2)No such file or directory: AH02291: Cannot access directory '/var/log/x/' for main error log", 'log-folder'],
  [
    "AH02297: Cannot access directory '/var/log/x/' for log file '/var/log/x/y' defined at /etc/httpd.conf:7",
    'log-folder',
  ],
  ["AH02291: Cannot access directory '/var/log/x/' for error log of vhost defined at /etc/httpd.conf:7", 'log-folder'],
  ['/etc/httpd/httpd.conf:12: <Directory> was not closed.', 'not-closed'],
  ["Include/IncludeOptional: No matches for the wildcard '*.conf' in '/etc/httpd/conf.d', failing", 'include-no-match'],
  ['Include/IncludeOptional: Could not open directory /etc/httpd/x: No such file or directory', 'include-missing'],
  ['Could not open configuration file /etc/x.conf: No such file or directory', 'include-missing'],
  ['Could not open configuration file /srv/my files/x.conf: No such file or directory', 'include-missing'],
  ['AH00111: Config variable \u0024{APACHE_RUN_DIR} is not defined', 'config-variable'],
  [
    'AH00548: NameVirtualHost has no effect and will be removed in the next release /etc/httpd.conf:3',
    'name-virtual-host',
  ],
  ['AH00117: Ignoring deprecated use of DefaultType in line 7 of /etc/httpd.conf.', 'default-type'],
  ['Port was replaced with Listen in Apache 2.0', 'of-1-3'],
  ['AH00188: MaxClients is deprecated, use MaxRequestWorkers instead.', 'new-name'],
  [
    "AH00558: apache2: Could not reliably determine the server's fully qualified domain name, using 127.0.1.1. Set the 'ServerName' directive globally to suppress this message",
    'servername',
  ],
  ["DocumentRoot '/srv/x' is not a directory, or is not readable", 'documentroot'],
  ['AH00112: Warning: DocumentRoot [/srv/x] does not exist', 'documentroot'],
  ['AH00543: httpd: bad user name apache', 'no-user'],
  ['AH00544: httpd: bad group name apache', 'no-user'],
  [
    'AH00180: WARNING: MaxRequestWorkers of 900 exceeds ServerLimit value of 256 servers, decreasing MaxRequestWorkers to 256. To increase, please see the ServerLimit directive.',
    'mpm-limits',
  ],
  ['(98)Address already in use: AH00072: make_sock: could not bind to address [::]:80', 'address-in-use'],
  ['Cannot load modules/mod_x.so into server: /x/mod_x.so: undefined symbol: ap_requires', 'undefined-symbol'],
  [
    'Cannot load modules/mod_authz_default.so into server: /x/mod_authz_default.so: cannot open shared object file: No such file or directory',
    'cannot-load',
  ],
  [
    "API module structure 'x_module' in file /x/mod_x.so is garbled - expected signature 41503234 but saw 41503232",
    'module-garbled',
  ],
  [
    'Module "mod_x.c" is not compatible with this version of Apache (found 20051115, need 20120211).',
    'module-incompatible',
  ],
  [
    "Can't locate API module structure `disk_cache_module' in file /x/mod_cache_disk.so: undefined symbol: disk_cache_module",
    'module-symbol',
  ],
  ["module log_config_module is built-in and can't be loaded", 'module-built-in'],
  [
    '[Thu Nov 21 10:50:34.123456 2024] [so:warn] [pid 12] AH01574: module rewrite_module is already loaded, skipping',
    'module-twice',
  ],
  ['AH00534: apache2: Configuration error: No MPM loaded.', 'no-mpm'],
  ['AH00534: httpd: Configuration error: More than one MPM loaded.', 'no-mpm'],
  [
    'Apache is running a threaded MPM, but your PHP Module is not compiled to be threadsafe.  You need to recompile PHP.',
    'threaded-php',
  ],
  ["AH01177: Failed to lookup provider 'shm' for 'slotmem': is mod_slotmem_shm loaded??", 'no-slotmem'],
  ['AH02432: Cannot find LB Method: byrequests', 'no-lbmethod'],
  ['ProxySet: unknown lbmethod lbmethod=bytraffic; balancer://c', 'no-lbmethod'],
  [
    "SSLSessionCache: 'shmcb' session cache not supported (known names: ). Maybe you need to load the appropriate socache module (mod_socache_shmcb?).",
    'no-socache',
  ],
  ['Expected </Directory> but saw </RequireAll>', 'tags-cross'],
  ['</Directory> without matching <Directory> section', 'tags-cross'],
  ['Unknown DAV provider: svn', 'unknown-dav-provider'],
  ['Cannot find module rewrite', 'loglevel-module'],
  ['[core:alert] /srv/www/.htaccess: Options not allowed here', 'htaccess-refused'],
  ['[core:alert] /srv/www/.htaccess: Require not allowed here', 'htaccess-refused'],
  ['<RequireAny not allowed here', 'access-outside-directory'],
  ["mage2/.htaccess: Invalid command 'order', perhaps misspelled", 'invalid-command'],
  [".htaccess: Invalid command 'Deny', perhaps misspelled", 'invalid-command'],
  ['[core:alert] /srv/www/.htaccess: Unknown Authz provider: Shibboleth', 'unknown-authz-provider'],
  ['/srv/www/.htaccess: negative Require directive has no effect in <RequireAny> directive', 'negative-alternative'],
  ['/srv/www/.htaccess: Either all Options must start with + or -, or no Option may.', 'options-mixed-signs'],
  ["/srv/www/.htaccess: ip address '10.0.0.0.' appears to be invalid", 'not-an-address'],
  ['AH01796: AuthType Shibboleth configured without corresponding module', 'auth-type-unanswered'],
  [
    "[core:alert] /srv/www/.htaccess: Invalid command 'php_flag', perhaps misspelled or defined by a module not included in the server configuration",
    'invalid-command',
  ],
  [
    'AH01276: Cannot serve directory /srv/x/: No matching DirectoryIndex (index.html) found, and server-generated directory index forbidden by Options directive',
    'no-listing',
  ],
  ['AH01337: Could not parse expr "$X" in /srv/x.shtml: syntax error', 'ssi-expression'],
  ['[an error occurred while processing this directive]', 'ssi-error-in-page'],
  [
    'AH01588: Requested content-length of 2000000000 is larger than the configured limit of 1073741824',
    'body-too-large',
  ],
  ['AH01382: Request header read timeout', 'read-timeout'],
  ["AH03453: HTTP Request Line; Invalid method token: 'x'", 'strict-request'],
  ["AH02429: Response header name 'X Y' contains invalid characters, aborting request", 'strict-response'],
  ['AH10508: Unsafe URL with %3f URL rewritten without UnsafeAllow3F', 'rewrite-question-mark'],
  ['AH10411: Rewritten query string contains control characters or spaces', 'rewrite-control-characters'],
  ['AH10504: ap_filepath_merge: UNC path //host/x not allowed by UNCList', 'unc-path'],
  ['Unknown Authz provider: Valid-User', 'unknown-authz-provider'],
  ['Unknown Authn provider: ldap', 'unknown-authz-provider'],
  ['AH01624: <RequireAll> directive contains only negative authorization directives', 'only-negatives'],
  ['negative Require directive has no effect in <RequireAny> directive', 'negative-alternative'],
  ['No comments are allowed here', 'comment-in-allow'],
  ["ip address '#' appears to be invalid", 'comment-in-allow'],
  ["ip address 'example.org' appears to be invalid", 'not-an-address'],
  ["Invalid Method 'FOO'", 'unknown-method'],
  ['client denied by server configuration: /srv/x', 'denied'],
  ['AH01797: client denied by server configuration: /srv/x', 'denied-by-allow-deny'],
  ['AH01630: client denied by server configuration: /srv/x', 'denied-by-require'],
  ['AH01631: user tom: authorization failure for "/x": ', 'user-not-allowed'],
  ['AH01629: authorization failure (no authenticated user): /x', 'no-user-for-require'],
  ['AH01627: AuthType configured with no corresponding authorization directives', 'authtype-without-require'],
  ["AH00025: configuration error:  couldn't check user: /x", 'user-not-checked'],
  [
    'AH00027: No authentication done but request not allowed without authentication for /x. Authentication not configured?',
    'not-authenticated',
  ],
  ['AH01618: user tom not found: /x', 'user-unknown'],
  ['AH01617: user tom: authentication failure for "/x": Password Mismatch', 'user-unknown'],
  ["AH01790: user `tom' in realm `x' not found: /x", 'user-unknown'],
  ['AH01664: No group file was specified in the configuration', 'no-group-file'],
  [
    "AH01753: access check of 'example.org' to /x failed, reason: unable to get the remote host name",
    'host-name-unknown',
  ],
  ["AH10121: authz_host authorize: ignoring comment in 'Require host x # y'", 'comment-in-require-host'],
  ['SSLProtocol: SSLv2 is no longer supported', 'sslv2'],
  ['SSLv3 not supported by this version of OpenSSL', 'sslv3'],
  ['SSLLog directive is no longer supported - use ErrorLog.', 'ssl-log'],
  [
    'This version of OpenSSL does not have any compression methods available, cannot enable SSLCompression.',
    'ssl-compression',
  ],
  [
    "Invalid SSLRandomSeed entropy source `egd:/x': This version of OpenSSL does not support the Entropy Gathering Daemon (EGD).",
    'ssl-random-egd',
  ],
  ["SSLRequire: List-returning function 'OID' does not exist", 'sslrequire'],
  ["SSLOptions: Illegal option 'CompatEnvVars'", 'ssl-options'],
  ['Your SSL library does not have support for per-directory CA', 'ssl-per-directory-ca'],
  ["SSLCertificateFile: file '/etc/x.crt' does not exist or is empty", 'certificate-missing'],
  ['SSL Library Error: error:0A00018F:SSL routines::ee key too small', 'certificate-weak'],
  ['AH02562: Failed to configure certificate www:443:0 (with chain), check /etc/x.crt', 'certificate-weak'],
  ['AH02312: Fatal error initialising mod_ssl, exiting.', 'ssl-init'],
  [
    'AH01902: Host www:443: X.509 CRL storage locations configured, but CRL checking (SSLCARevocationCheck) is not enabled',
    'revocation-not-checked',
  ],
  [
    'AH01899: Host www:443: CRL checking has been enabled, but neither SSLCARevocationFile nor SSLCARevocationPath is configured',
    'revocation-lists-missing',
  ],
  [
    "AH01144: No protocol handler was valid for the URL /x (scheme 'http'). If you are using a DSO version of mod_proxy, ...",
    'no-protocol-handler',
  ],
  ['AH02411: SSL Proxy: Peer certificate does not match for hostname x', 'peer-certificate'],
  ['AH00898: Error during SSL Handshake with remote server returned by /x', 'proxy-handshake'],
  [
    '(2)No such file or directory: AH02454: FCGI: attempt to connect to Unix domain socket /run/php.sock (*:80) failed',
    'fcgi-socket',
  ],
  ["AH01150: Ignoring parameter 'retry=1' for worker 'http://x' because of worker sharing", 'parameter-ignored'],
  ["AH00104: unable to start piped log program 'rotatelogs x 1'", 'piped-log'],
  ["AH00089: Couldn't start ErrorLog process 'x'.", 'piped-log'],
  ["AH00023: Couldn't create the ssl-cache mutex (file /run/x/ssl-cache.1)", 'lock-not-made'],
  ["AH01243: Couldn't bind unix domain socket /run/cgisock.1", 'cgi-socket'],
  ['KeepAlive must be On or Off', 'keepalive-value'],
  ['KeepAliveTimeout has wrong format', 'keepalivetimeout-value'],
  ['Either all Options must start with + or -, or no Option may.', 'options-mixed-signs'],
  ["'Options All' must be the first option given.", 'options-all-none-position'],
  ["You may not use 'Options +None' or 'Options -None'.", 'options-all-none-position'],
  ['FilterProvider takes three arguments, filter-name provider-name match-expression', 'filterprovider'],
  ['Unknown filter provider DEFLATE', 'filter-unknown-provider'],
  [
    "ServerTokens takes 1 argument: 'Prod(uctOnly)', 'Major', 'Minor', 'Min(imal)', 'OS', or 'Full'",
    'servertokens-value',
  ],
  ['Invalid ServerName "*.x.org" use ServerAlias to set multiple server names.', 'servername-wildcard'],
  [
    'UnsetEnv requires at least one argument, a list of variables to remove from the CGI environment',
    'iterate-without-argument',
  ],
  ['AuthUserFile takes one argument, text file containing user IDs and passwords', 'number-of-arguments'],
  ['CustomLog takes two or three arguments, a file name', 'number-of-arguments'],
  ["AuthDigestQop is deprecated: only 'auth' is supported", 'authdigest-qop'],
  ['Unsupported algorithm in AuthDigestAlgorithm: MD5-sess', 'authdigest-algorithm'],
  ['Empty passwords are invalid for AuthLDAPBindPassword', 'authldap-empty-password'],
  ["Cannot parse expression '100%{x' in AuthName: syntax error", 'authname-authtype-expression'],
  ['Cannot parse expression in ErrorDocument: syntax error', 'errordocument-expression'],
  ["Can't parse expression : syntax error", 'other-expression'],
  ["RewriteCond: cannot compile expression 'x'", 'rewritecond-expr'],
  ['Invalid ExtFilterOptions option: DebugLevel=3', 'debuglevel-ext-filter'],
  ['Invalid CharsetOptions option: DebugLevel=3', 'debuglevel-charset-lite'],
  ['Cannot define multiple Listeners on the same IP:port', 'listen-duplicate'],
  [
    'SuexecUserGroup configured, but suEXEC is disabled: Invalid owner or file mode for /usr/lib/suexec',
    'suexec-user-group',
  ],
  ['ProxyPass cannot occur within <Directory> section', 'proxypass-context'],
  ['ProxyIOBufferSize must be >= 512 bytes, or 0 for system default.', 'proxyiobuffersize-value'],
  ['CacheDisable must specify a path or an URL.', 'cachedisable-argument'],
  ['<LimitExcept not allowed in <VirtualHost> context', 'limit-outside-directory'],
  ['<Limit> directive excludes all methods', 'limit-nested'],
  ["Could not register method 'FOO' for <Limit from .htaccess configuration", 'limit-htaccess-method'],
  ['Options not allowed in <AuthnProviderAlias> context', 'authn-provider-alias-content'],
  ['LDAPTrustedClientCert not allowed here', 'ldap-trusted-client-cert'],
  ['AuthDBDUserPWQuery cannot occur within htaccess files', 'authdbd-htaccess'],
  ['DocumentRoot cannot occur within <Directory> section', 'not-there'],
  ['LimitXMLRequestBody must not exceed 2147483647', 'limitxmlrequestbody-max'],
  ['<Proxy> arguments are not supported for non url.', 'proxy-section-tilde'],
  ['Route length must be < 96 characters', 'proxy-worker-names'],
  ["AH10032: Spurious usage of '=' in an environment variable name. 'SetEnv A B' expected instead?", 'setenv-equals'],
  ['Invalid Mutex directory in argument file:/var/run/apache2/ssl_mutex', 'mutex-folder'],
  ["Argument for 'Require all' must be 'granted' or 'denied'", 'require-all-word'],
  ['Unknown Authz provider: granted', 'unknown-authz-provider'],
  ["ProxyPass Can't find 'byrequests' lb method", 'no-lbmethod'],
  ['Mutex type mpm-accept is not valid', 'mutex'],
  ['None is not allowed for mutex type ssl-cache', 'mutex'],
]

test.each(sentences)('%s', (sentence, id) => {
  const { explanations } = explain(sentence)
  expect(explanations.map(({ message }) => message?.id)).toEqual([id])
})

test('every message has a sentence here, or one of the source', () => {
  const source = readFileSync('test/fixtures/messages-of-24.txt', 'utf8').split('\n')
  const shown = new Set([...sentences.map(([, id]) => id), ...source.map((row) => row.split('\t')[2])])
  expect(knownMessages.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([])
})

test('names are used once, and so are numbers', () => {
  const ids = knownMessages.map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  const codes = knownMessages.flatMap(({ codes }) => codes ?? [])
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
})

test('every message of the catalogue is explained', () => {
  const { entries } = JSON.parse(readFileSync('docs/catalogue.json', 'utf8')) as {
    entries: { id: string; group: string }[]
  }
  const covered = new Set(knownMessages.flatMap(({ covers }) => covers))
  const errors = entries.filter(({ group }) => group === 'errors')
  expect(errors.map(({ id }) => id).filter((id) => !covered.has(id))).toEqual([])
  const ids = new Set(entries.map(({ id }) => id))
  const named = knownMessages.flatMap((message) => [
    ...(message.covers ?? []),
    ...(explanationOfMessage(message, {}).mendedBy ?? []),
  ])
  expect(named.filter((id) => !ids.has(id))).toEqual([])
})

describe('Invalid command', () => {
  const answer = (directive: string) => {
    const [one] = explain(
      `Invalid command '${directive}', perhaps misspelled or defined by a module not included`,
    ).explanations
    return one?.answer
  }
  test('of every directive that 2.2 had and 2.4 has not', () => {
    const gone = knownDirectives().filter(({ in22, in24 }) => in22 && !in24)
    expect(gone.map(({ name }) => name).filter((name) => !removedDirectiveAdvice[name.toLowerCase()])).toEqual([])
    for (const { name } of gone) expect(answer(name)?.cause).toBe(`2.4 has no ${name}.`)
  })
  test('of 1.3 only those are named that no later version knows', () => {
    expect(Object.keys(adviceOnDirectivesBefore22).filter((name) => directiveByName(name))).toEqual([])
  })
  const cases: readonly (readonly [string, string, string])[] = [
    [
      'Require',
      'In 2.4 Require, which 2.2 had in core, belongs to mod_authz_core',
      'LoadModule authz_core_module modules/mod_authz_core.so',
    ],
    ['AuthType', 'belongs to mod_authn_core', 'LoadModule authn_core_module modules/mod_authn_core.so'],
    ['User', 'belongs to mod_unixd', 'LoadModule unixd_module modules/mod_unixd.so'],
    ['AddOutputFilterByType', 'belongs to mod_filter', 'LoadModule filter_module'],
    ['SSLEngine', 'In 2.4 SSLEngine belongs to mod_ssl', 'LoadModule ssl_module modules/mod_ssl.so'],
    ['<IfVersion', 'In 2.4 IfVersion belongs to mod_version', 'LoadModule version_module'],
    ['Allow', 'belongs to mod_access_compat', 'LoadModule access_compat_module'],
    ['MinSpareServers', 'belongs to the MPM prefork', '<IfModule>'],
    ['php_admin_value', 'a directive of PHP', 'PHP-FPM'],
    ['SecRuleEngine', 'a directive of mod_security', '2.7'],
    ['<Perl', 'a directive of mod_perl', '2.0.9'],
    ['ServerType', 'of httpd 2.0 or 1.3', 'Delete the line'],
    ['ServreName', 'not a directive of httpd', 'Did you mean ServerName?'],
    ['Frobnicate', 'not a directive of httpd', 'load the module of the directive'],
  ]
  test.each(cases)('%s', (directive, cause, action) => {
    expect(answer(directive)?.cause).toContain(cause)
    expect(answer(directive)?.action).toContain(action)
  })
})

describe('LoadModule', () => {
  const answer = (file: string) => {
    const [one] = explain(
      `Cannot load modules/${file} into server: /x/${file}: cannot open shared object file`,
    ).explanations
    return one?.answer
  }
  test.each([
    [
      'mod_disk_cache.so',
      'mod_disk_cache is called mod_cache_disk in 2.4.',
      'LoadModule cache_disk_module modules/mod_cache_disk.so',
    ],
    ['mod_authz_default.so', '2.4 has no mod_authz_default.', 'Delete the LoadModule line'],
    ['mod_log_config.so', 'or is built in', 'httpd -l'],
    ['libphp5.so', 'libphp5.so is not part of httpd', 'built for 2.4'],
  ])('%s', (file, cause, action) => {
    expect(answer(file)?.cause).toContain(cause)
    expect(answer(file)?.action).toContain(action)
  })
})

test.each([
  [
    "API module structure 'dir_module' in file /usr/local/libexec/apache22/mod_dir.so is garbled - expected signature 41503234 but saw 41503232",
    'Use the module that comes with 2.4: write `/usr/local/libexec/apache24/mod_dir.so` here, and the same folder in the other LoadModule lines.',
  ],
  [
    "API module structure 'dir_module' in file /opt/apache-2.2/modules/mod_dir.so is garbled - expected signature 41503234 but saw 41503232",
    'Use the module that comes with 2.4: correct the path.',
  ],
  [
    "API module structure 'foo_module' in file /usr/local/libexec/apache22/mod_foo.so is garbled - expected signature 41503234 but saw 41503232",
    'Install or build the module for 2.4, or delete the LoadModule line and all directives of the module.',
  ],
  [
    'Cannot load libexec/apache22/mod_dir.so into server: Cannot open "/usr/local/libexec/apache22/mod_dir.so"',
    'If `httpd -l` lists the module, delete the line, because the module is built in. Otherwise install the package of the module, or write `libexec/apache24/mod_dir.so` here, and the same folder in the other LoadModule lines.',
  ],
])("a module of httpd's own has another file in 2.4: %s", (sentence, action) => {
  expect(explain(sentence).explanations[0]?.answer?.action).toBe(action)
})

test.each([
  [
    'AH01902: Host www:443: X.509 CRL storage locations configured, but CRL checking (SSLProxyCARevocationCheck) is not enabled',
    'To check certificates as 2.2 did, add `SSLProxyCARevocationCheck chain no_crl_for_cert_ok` beside SSLProxyCARevocationFile',
  ],
  [
    'AH01902: Host www:443: X.509 CRL storage locations configured, but CRL checking (SSLCARevocationCheck) is not enabled',
    'To check certificates as 2.2 did, add `SSLCARevocationCheck chain no_crl_for_cert_ok` beside SSLCARevocationFile',
  ],
  [
    'AH01899: Host www:443: CRL checking has been enabled, but neither SSLProxyCARevocationFile nor SSLProxyCARevocationPath is configured',
    'Name the list with SSLProxyCARevocationFile or SSLProxyCARevocationPath',
  ],
  [
    'AH01899: Host www:443: CRL checking has been enabled, but neither SSLCARevocationFile nor SSLCARevocationPath is configured',
    'Name the list with SSLCARevocationFile or SSLCARevocationPath',
  ],
])('lists of a proxy have directives of their own: %s', (sentence, action) => {
  const [one] = explain(sentence).explanations
  expect(one?.answer?.action).toContain(action)
})

test.each([
  ['a class', 'Options', '`AllowOverride Options` (or `All`)'],
  ['any class', 'Files', '`AllowOverride All` in'],
  ['no class', 'ServerName', 'Move the line to the main configuration'],
])('what a .htaccess file may say with %s', (_title, directive, action) => {
  const [one] = explain(`[core:alert] /srv/www/.htaccess: ${directive} not allowed here`).explanations
  expect(one?.answer?.action).toContain(action)
})

test.each([
  ["SSLRequire: List-returning function 'OID' does not exist", 'Write `PeerExtList()` instead of `OID()`.'],
  [
    'SSLRequire: syntax error, unexpected $end',
    'Correct the expression at the word in the message, or replace SSLRequire by `Require expr EXPRESSION`.',
  ],
])('%s', (sentence, action) => {
  expect(explain(sentence).explanations[0]?.answer?.action).toBe(action)
})

/** As the source of the modules registers them, ap_register_auth_provider. */
test.each([
  ['group', 'authz_groupfile'],
  ['file-group', 'authz_groupfile'],
  ['file-owner', 'authz_owner'],
  ['dbm-file-group', 'authz_dbm'],
])('Require %s is of mod_%s', (name, module) => {
  const [one] = explain(`Unknown Authz provider: ${name}`).explanations
  expect(one?.answer?.action).toContain(`Load the module: \`LoadModule ${module}_module modules/mod_${module}.so\`.`)
})
