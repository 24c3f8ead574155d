/** What one version's manual and source say of a directive. */
export interface DirectiveForm {
  /** The module, as the manual names it: `core`, `mod_ssl`, `mpm_common`. */
  readonly module: string
  /** Where it may stand: s server, v virtual host, d directory, h .htaccess, p proxy section; ? where no manual says. */
  readonly contexts: string
  /** The override class it needs in .htaccess, such as `AuthConfig`; empty where there is none. */
  readonly override: string
  /** How httpd takes its arguments: TAKE1, ITERATE, FLAG, RAW_ARGS … (include/http_config.h); ? where it has no one way. */
  readonly kind: string
}

/** A directive of 2.2, of 2.4 or of both. */
export interface KnownDirective {
  readonly name: string
  /** It is written `<NAME …>` and closed again. */
  readonly isSection: boolean
  readonly in22: DirectiveForm | undefined
  readonly in24: DirectiveForm | undefined
  /** What it may bring about in either version. */
  readonly effects: ReadonlySet<Effect>
}

/**
 * `maps`: from which folder a URL is answered. `passes`: URLs that no folder answers. `asks`: requests within a request, and handlers
 * and filters that make them. `sets`: variables, or what else a rule may ask of a request. `reads`: other files. `writes`: files
 * and folders as it runs. `brings`: lines of configuration that do not stand in the file. `refuses`: who gets no answer. `authorizes`: what a Require line means.
 */
export type Effect = 'maps' | 'passes' | 'asks' | 'sets' | 'reads' | 'writes' | 'brings' | 'refuses' | 'authorizes'

const effectOf: Readonly<Record<string, Effect>> = {
  u: 'maps',
  p: 'passes',
  r: 'asks',
  v: 'sets',
  f: 'reads',
  w: 'writes',
  i: 'brings',
  d: 'refuses',
  a: 'authorizes',
}

/** Whether a directive or section of this name, in lower case, may have the effect. What is not classified may do anything. */
export function mayDo(key: string, effect: Effect): boolean {
  const known = directiveNamed(key.replace(/^</, ''))
  if (known) return known.effects.has(effect)
  const letters = foreignEffects.find(([names]) => names.test(key))?.[1]
  return letters === undefined || [...letters].some((letter) => effectOf[letter] === effect)
}

/** Whether a directive that 2.4 takes is on record with the effect: for who asks what is worth a word, not what could do harm. */
export function does(key: string, effect: Effect): boolean {
  const known = directiveNamed(key)
  const isOnRecord = known ? known.in24 !== undefined : foreignEffects.some(([names]) => names.test(key))
  return isOnRecord && mayDo(key, effect)
}

/** Order, Allow, Deny or Satisfy, by its name in lower case: what 2.4 takes with mod_access_compat alone. */
export const isOldAccess = (key: string): boolean => directiveNamed(key)?.in24?.module === 'mod_access_compat'

/** Order, Allow or Deny. */
export const isHostRule = (key: string): boolean => directiveNamed(key)?.in22?.module === 'mod_authz_host'

/** What reads other files in its place, by name in lower case. */
export const includeNames: readonly string[] = ['include', 'includeoptional']

/** Whether a directive is one of them. */
export const isInclude = ({ key }: { readonly key: string }): boolean => includeNames.includes(key)

/** Directives of modules that do not come with httpd, in small letters; the first that fits counts. */
const foreignEffects: readonly (readonly [RegExp, string])[] = [
  // No module names a directive by a number: such a line is of some other file, and httpd does not start with it.
  [/^[\d:]/, ''],
  [/^(perl|python)transhandler$|^vhostldap|^jkautoalias$/, 'u'],
  [/^perlmaptostoragehandler$|^jkmount(file|copy)?$|^svn(parent)?path$/, 'p'],
  [/^jk(log|shm)file$|^wsgisocketprefix$/, 'w'],
  [/^wsgiscriptalias(match)?$/, 'ur'],
  [/^(perl|python)authzhandler$/, 'ad'],
  [/^perl(require|(post)?configrequire)$|^<perl$/, 'fi'],
  [/^(perl|python)(access|authen|headerparser|init)handler$|^wsgi(access|auth)\w*$/, 'dv'],
  [/^(perl|python)fixuphandler$|^perl(setenv|passenv)$|^geoip|^maxmind|^rpaf/, 'v'],
  [/^(perl|python)((response|pre\w+|post\w+)?handler|\w*filter\w*)$|^wsgihandlerscript$/, 'rv'],
  [/^(fcgid|fastcgi|suphp|passenger|rails|rack|mono|tracenable)/, 'r'],
  [/^(auth|krb|gssapi|mellon|shib|cosign|oidc|cas|nss|sec|dos|lookup)/, 'dfv'],
  [/^(perl|python|wsgi|jk|svn|php|modpagespeed|mod_gzip|r(mode|defaultuidgid|uidgid|groups|minuidgid)$)/, '.'],
  [
    /^(ipc|min|max|default|idle|busy|error|spawn|zombie|process)\w*(timeout|count|process|time|interval|score|lifetime)$/,
    '.',
  ],
  // What other MPMs are told of users and processes; 1.3 alone has the last ones, and 2.2 does not start with them.
  [/^(serverenvironment|assignuserid|maxclientsvhost|nicevalue|multiplexer|processor)$/, '.'],
  [/^(servertype|port|bindaddress|addmodule|clearmodulelist|(agent|referer)(log|ignore))$/, '.'],
]

/**
 * Name (of a section in its brackets), form in 2.2, form in 2.4 (`-` none, `=` the same), a form being
 * module/contexts/override/kind: from the manual's module pages and the command tables in the source of both versions. Behind them the effects: u maps, p passes,
 * r asks, v sets, f reads, w writes, i brings, d refuses, a point for none; by what the modules do with what the directive sets, in their hooks.
 */
const table = `
AcceptFilter core/s/-/TAKE2 = .
AcceptMutex mpm_common/s/-/TAKE1 - .
AcceptPathInfo core/svdh/FileInfo/TAKE1 = d
AccessFileName core/sv/-/RAW_ARGS = f
Action mod_actions/svdh/FileInfo/TAKE23 = rv
AddAlt mod_autoindex/svdh/Indexes/ITERATE2 = .
AddAltByEncoding mod_autoindex/svdh/Indexes/ITERATE2 = .
AddAltByType mod_autoindex/svdh/Indexes/ITERATE2 = .
AddCharset mod_mime/svdh/FileInfo/ITERATE2 = .
AddDefaultCharset core/svdh/FileInfo/TAKE1 = .
AddDescription mod_autoindex/svdh/Indexes/ITERATE2 = .
AddEncoding mod_mime/svdh/FileInfo/ITERATE2 = .
AddHandler mod_mime/svdh/FileInfo/ITERATE2 = r
AddIcon mod_autoindex/svdh/Indexes/ITERATE2 = .
AddIconByEncoding mod_autoindex/svdh/Indexes/ITERATE2 = .
AddIconByType mod_autoindex/svdh/Indexes/ITERATE2 = .
AddInputFilter mod_mime/svdh/FileInfo/ITERATE2 = r
AddLanguage mod_mime/svdh/FileInfo/ITERATE2 = .
AddModuleInfo mod_info/sv/-/TAKE2 = .
AddOutputFilter mod_mime/svdh/FileInfo/ITERATE2 = r
AddOutputFilterByType core/svdh/FileInfo/ITERATE2 mod_filter/svdh/FileInfo/TAKE_ARGV r
AddType mod_mime/svdh/FileInfo/ITERATE2 = r
Alias mod_alias/sv/-/TAKE2 mod_alias/svd/-/TAKE12 u
AliasMatch mod_alias/sv/-/TAKE2 = u
AliasPreservePath - mod_alias/svdh/FileInfo/FLAG .
Allow mod_authz_host/dh/Limit/ITERATE2 mod_access_compat/dh/Limit/ITERATE2 d
AllowCONNECT mod_proxy/sv/-/ITERATE mod_proxy_connect/sv/-/ITERATE d
AllowEncodedSlashes core/sv/-/TAKE1 = d
AllowMethods - mod_allowmethods/d/-/TAKE_ARGV d
AllowOverride core/d/-/RAW_ARGS = df
AllowOverrideList - core/d/-/TAKE_ARGV df
Anonymous mod_authn_anon/dh/AuthConfig/ITERATE = d
Anonymous_LogEmail mod_authn_anon/dh/AuthConfig/FLAG = d
Anonymous_MustGiveEmail mod_authn_anon/dh/AuthConfig/FLAG = d
Anonymous_NoUserID mod_authn_anon/dh/AuthConfig/FLAG = d
Anonymous_VerifyEmail mod_authn_anon/dh/AuthConfig/FLAG = d
AsyncRequestWorkerFactor - event/s/-/TAKE1 .
AuthBasicAuthoritative mod_auth_basic/dh/AuthConfig/FLAG = d
AuthBasicFake - mod_auth_basic/dh/AuthConfig/TAKE12 d
AuthBasicProvider mod_auth_basic/dh/AuthConfig/ITERATE = d
AuthBasicUseDigestAlgorithm - mod_auth_basic/dh/AuthConfig/TAKE1 d
AuthDBDUserPWQuery mod_authn_dbd/d/-/TAKE1 = dv
AuthDBDUserRealmQuery mod_authn_dbd/d/-/TAKE1 = dv
AuthDBMGroupFile mod_authz_dbm/dh/AuthConfig/TAKE1 = df
AuthDBMType mod_authn_dbm/dh/AuthConfig/TAKE1 = d
AuthDBMUserFile mod_authn_dbm/dh/AuthConfig/TAKE1 = df
AuthDefaultAuthoritative mod_authn_default/dh/AuthConfig/FLAG - d
AuthDigestAlgorithm mod_auth_digest/dh/AuthConfig/TAKE1 = d
AuthDigestDomain mod_auth_digest/dh/AuthConfig/ITERATE = d
AuthDigestNcCheck mod_auth_digest/dh/AuthConfig/FLAG = d
AuthDigestNonceFormat mod_auth_digest/dh/AuthConfig/TAKE1 = d
AuthDigestNonceLifetime mod_auth_digest/dh/AuthConfig/TAKE1 = d
AuthDigestProvider mod_auth_digest/dh/AuthConfig/ITERATE = d
AuthDigestQop mod_auth_digest/dh/AuthConfig/ITERATE = d
AuthDigestShmemSize mod_auth_digest/s/-/TAKE1 = d
AuthFormAuthoritative - mod_auth_form/dh/AuthConfig/FLAG d
AuthFormBody - mod_auth_form/dh/AuthConfig/TAKE1 d
AuthFormDisableNoStore - mod_auth_form/dh/AuthConfig/FLAG d
AuthFormFakeBasicAuth - mod_auth_form/dh/AuthConfig/FLAG d
AuthFormLocation - mod_auth_form/dh/AuthConfig/TAKE1 dr
AuthFormLoginRequiredLocation - mod_auth_form/dh/AuthConfig/TAKE1 dr
AuthFormLoginSuccessLocation - mod_auth_form/dh/AuthConfig/TAKE1 dr
AuthFormLogoutLocation - mod_auth_form/dh/AuthConfig/TAKE1 dr
AuthFormMethod - mod_auth_form/dh/AuthConfig/TAKE1 d
AuthFormMimetype - mod_auth_form/dh/AuthConfig/TAKE1 d
AuthFormPassword - mod_auth_form/dh/AuthConfig/TAKE1 d
AuthFormProvider - mod_auth_form/dh/AuthConfig/ITERATE d
AuthFormSitePassphrase - mod_auth_form/dh/AuthConfig/TAKE1 d
AuthFormSize - mod_auth_form/d/-/TAKE1 d
AuthFormUsername - mod_auth_form/dh/AuthConfig/TAKE1 d
AuthGroupFile mod_authz_groupfile/dh/AuthConfig/TAKE12 mod_authz_groupfile/dh/AuthConfig/TAKE1 df
AuthLDAPAuthorizePrefix - mod_authnz_ldap/dh/AuthConfig/TAKE1 d
AuthLDAPBindAuthoritative mod_authnz_ldap/dh/AuthConfig/FLAG = d
AuthLDAPBindDN mod_authnz_ldap/dh/AuthConfig/TAKE1 = d
AuthLDAPBindPassword mod_authnz_ldap/dh/AuthConfig/TAKE1 = df
AuthLDAPCharsetConfig mod_authnz_ldap/s/-/TAKE1 = d
AuthLDAPCompareAsUser - mod_authnz_ldap/dh/AuthConfig/FLAG d
AuthLDAPCompareDNOnServer mod_authnz_ldap/dh/AuthConfig/FLAG = d
AuthLDAPDereferenceAliases mod_authnz_ldap/dh/AuthConfig/TAKE1 = d
AuthLDAPGroupAttribute mod_authnz_ldap/dh/AuthConfig/ITERATE = d
AuthLDAPGroupAttributeIsDN mod_authnz_ldap/dh/AuthConfig/FLAG = d
AuthLDAPInitialBindAsUser - mod_authnz_ldap/dh/AuthConfig/FLAG d
AuthLDAPInitialBindPattern - mod_authnz_ldap/dh/AuthConfig/TAKE2 d
AuthLDAPMaxSubGroupDepth - mod_authnz_ldap/dh/AuthConfig/TAKE1 d
AuthLDAPRemoteUserAttribute mod_authnz_ldap/dh/AuthConfig/TAKE1 = d
AuthLDAPRemoteUserIsDN mod_authnz_ldap/dh/AuthConfig/FLAG = d
AuthLDAPSearchAsUser - mod_authnz_ldap/dh/AuthConfig/FLAG d
AuthLDAPSubGroupAttribute - mod_authnz_ldap/dh/AuthConfig/ITERATE d
AuthLDAPSubGroupClass - mod_authnz_ldap/dh/AuthConfig/ITERATE d
AuthLDAPUrl mod_authnz_ldap/dh/AuthConfig/TAKE12 = dv
AuthMerging - mod_authz_core/dh/AuthConfig/TAKE1 d
AuthName core/dh/AuthConfig/TAKE1 mod_authn_core/dh/AuthConfig/TAKE1 d
AuthnCacheContext - mod_authn_socache/d/-/TAKE1 d
AuthnCacheEnable - mod_authn_socache/s/-/NO_ARGS d
AuthnCacheProvideFor - mod_authn_socache/dh/AuthConfig/ITERATE d
AuthnCacheSOCache - mod_authn_socache/s/-/TAKE1 d
AuthnCacheTimeout - mod_authn_socache/dh/AuthConfig/TAKE1 d
<AuthnProviderAlias> mod_authn_alias/s/-/RAW_ARGS mod_authn_core/s/-/RAW_ARGS d
AuthnzFcgiCheckAuthnProvider - mod_authnz_fcgi/svdh/FileInfo/TAKE_ARGV drv
AuthnzFcgiDefineProvider - mod_authnz_fcgi/s/-/TAKE_ARGV dv
AuthType core/dh/AuthConfig/TAKE1 mod_authn_core/dh/AuthConfig/TAKE1 d
AuthUserFile mod_authn_file/dh/AuthConfig/TAKE12 mod_authn_file/dh/AuthConfig/TAKE1 df
AuthzDBDLoginToReferer - mod_authz_dbd/d/-/FLAG dr
AuthzDBDQuery - mod_authz_dbd/d/-/TAKE1 d
AuthzDBDRedirectQuery - mod_authz_dbd/d/-/TAKE1 dr
AuthzDBMAuthoritative mod_authz_dbm/dh/AuthConfig/FLAG - d
AuthzDBMType mod_authz_dbm/dh/AuthConfig/TAKE1 = d
AuthzDefaultAuthoritative mod_authz_default/dh/AuthConfig/FLAG - d
AuthzGroupFileAuthoritative mod_authz_groupfile/dh/AuthConfig/FLAG - d
AuthzLDAPAuthoritative mod_authnz_ldap/dh/AuthConfig/FLAG - d
AuthzOwnerAuthoritative mod_authz_owner/dh/AuthConfig/FLAG - d
<AuthzProviderAlias> - mod_authz_core/s/-/RAW_ARGS d
AuthzSendForbiddenOnFailure - mod_authz_core/dh/AuthConfig/FLAG d
AuthzUserAuthoritative mod_authz_user/dh/AuthConfig/FLAG - d
BalancerGrowth - mod_proxy/sv/-/TAKE1 .
BalancerInherit - mod_proxy/sv/-/FLAG .
BalancerMember mod_proxy/svd/-/RAW_ARGS = .
BalancerPersist - mod_proxy/sv/-/FLAG .
BrotliAlterETag - mod_brotli/sv/-/TAKE1 .
BrotliCompressionMaxInputBlock - mod_brotli/sv/-/TAKE1 .
BrotliCompressionQuality - mod_brotli/sv/-/TAKE1 .
BrotliCompressionWindow - mod_brotli/sv/-/TAKE1 .
BrotliFilterNote - mod_brotli/sv/-/TAKE12 .
BrowserMatch mod_setenvif/svdh/FileInfo/RAW_ARGS = v
BrowserMatchNoCase mod_setenvif/svdh/FileInfo/RAW_ARGS = v
BufferedLogs mod_log_config/s/-/FLAG = .
BufferSize - mod_buffer/d/-/TAKE1 .
CacheDefaultExpire mod_cache/sv/-/TAKE1 mod_cache/svd/-/TAKE1 .
CacheDetailHeader - mod_cache/svd/-/FLAG .
CacheDirLength mod_disk_cache/sv/-/TAKE1 mod_cache_disk/sv/-/TAKE1 .
CacheDirLevels mod_disk_cache/sv/-/TAKE1 mod_cache_disk/sv/-/TAKE1 .
CacheDisable mod_cache/sv/-/TAKE1 mod_cache/svd/-/TAKE1 .
CacheEnable mod_cache/sv/-/TAKE2 mod_cache/svd/-/TAKE12 v
CacheFile mod_file_cache/s/-/ITERATE = f
CacheHeader - mod_cache/svd/-/FLAG .
CacheIgnoreCacheControl mod_cache/sv/-/FLAG = .
CacheIgnoreHeaders mod_cache/sv/-/ITERATE = .
CacheIgnoreNoLastMod mod_cache/sv/-/FLAG mod_cache/svd/-/FLAG .
CacheIgnoreQueryString mod_cache/sv/-/FLAG = .
CacheIgnoreURLSessionIdentifiers mod_cache/sv/-/ITERATE = .
CacheKeyBaseURL - mod_cache/sv/-/TAKE1 .
CacheLastModifiedFactor mod_cache/sv/-/TAKE1 mod_cache/svd/-/TAKE1 .
CacheLock mod_cache/sv/-/FLAG = .
CacheLockMaxAge mod_cache/sv/-/TAKE1 = .
CacheLockPath mod_cache/sv/-/TAKE1 = w
CacheMaxExpire mod_cache/sv/-/TAKE1 mod_cache/svd/-/TAKE1 .
CacheMaxFileSize mod_disk_cache/sv/-/TAKE1 mod_cache_disk/svd/-/TAKE1 .
CacheMinExpire - mod_cache/svd/-/TAKE1 .
CacheMinFileSize mod_disk_cache/sv/-/TAKE1 mod_cache_disk/svd/-/TAKE1 .
CacheNegotiatedDocs mod_negotiation/sv/-/FLAG = .
CacheQuickHandler - mod_cache/sv/-/FLAG d
CacheReadSize - mod_cache_disk/svd/-/TAKE1 .
CacheReadTime - mod_cache_disk/svd/-/TAKE1 .
CacheRoot mod_disk_cache/sv/-/TAKE1 mod_cache_disk/sv/-/TAKE1 w
CacheSocache - mod_cache_socache/sv/-/TAKE1 .
CacheSocacheMaxSize - mod_cache_socache/svd/-/TAKE1 .
CacheSocacheMaxTime - mod_cache_socache/svd/-/TAKE1 .
CacheSocacheMinTime - mod_cache_socache/svd/-/TAKE1 .
CacheSocacheReadSize - mod_cache_socache/svd/-/TAKE1 .
CacheSocacheReadTime - mod_cache_socache/svd/-/TAKE1 .
CacheStaleOnError - mod_cache/svd/-/FLAG .
CacheStoreExpired - mod_cache/svd/-/FLAG .
CacheStoreNoStore mod_cache/sv/-/FLAG mod_cache/svd/-/FLAG .
CacheStorePrivate mod_cache/sv/-/FLAG mod_cache/svd/-/FLAG .
CaseFilter mod_case_filter/sv/-/FLAG = r
CaseFilterIn mod_case_filter_in/sv/-/FLAG = r
CGIDScriptTimeout mod_cgid/svd/-/TAKE1 = .
CGIMapExtension core/dh/FileInfo/TAKE23 = r
CGIPassAuth - core/dh/AuthConfig/FLAG v
CGIScriptTimeout - mod_cgi/svd/-/TAKE1 .
CGIVar - core/svdh/FileInfo/TAKE2 v
CharsetDefault mod_charset_lite/svdh/FileInfo/TAKE1 = .
CharsetOptions mod_charset_lite/svdh/FileInfo/ITERATE = .
CharsetSourceEnc mod_charset_lite/svdh/FileInfo/TAKE1 = .
CheckBasenameMatch - mod_speling/svdh/Options/FLAG .
CheckCaseOnly mod_speling/svdh/Options/FLAG = .
CheckSpelling mod_speling/svdh/Options/FLAG = r
ChrootDir mpm_common/s/-/TAKE1 mod_unixd/s/-/TAKE1 .
ContentDigest core/svdh/Options/FLAG = .
CookieDomain mod_usertrack/svdh/FileInfo/TAKE1 = .
CookieExpires mod_usertrack/svdh/FileInfo/TAKE1 = .
CookieHTTPOnly - mod_usertrack/svdh/FileInfo/FLAG .
CookieLog mod_log_config/sv/-/TAKE1 - w
CookieName mod_usertrack/svdh/FileInfo/TAKE1 = .
CookieSameSite - mod_usertrack/svdh/FileInfo/TAKE1 .
CookieSecure - mod_usertrack/svdh/FileInfo/FLAG .
CookieStyle mod_usertrack/svdh/FileInfo/TAKE1 = .
CookieTracking mod_usertrack/svdh/FileInfo/FLAG = .
CoreDumpDirectory mpm_common/s/-/TAKE1 = w
CustomLog mod_log_config/sv/-/TAKE23 = w
Dav mod_dav/d/-/TAKE1 = r
DavBasePath - mod_dav/d/-/TAKE1 .
DavDepthInfinity mod_dav/svd/-/FLAG = d
DavGenericLockDB mod_dav_lock/d/-/TAKE1 = w
DavLockDB mod_dav_fs/sv/-/TAKE1 = w
DavLockDiscovery - mod_dav_fs/svd/-/FLAG .
DavMinTimeout mod_dav/svd/-/TAKE1 = .
DBDExptime mod_dbd/sv/-/TAKE1 = .
DBDInitSQL - mod_dbd/sv/-/TAKE1 .
DBDKeep mod_dbd/sv/-/TAKE1 = .
DBDMax mod_dbd/sv/-/TAKE1 = .
DBDMin mod_dbd/sv/-/TAKE1 = .
DBDParams mod_dbd/sv/-/TAKE1 = .
DBDPersist mod_dbd/sv/-/FLAG = .
DBDPrepareSQL mod_dbd/sv/-/TAKE12 = .
DBDriver mod_dbd/sv/-/TAKE1 = .
DefaultIcon mod_autoindex/svdh/Indexes/TAKE1 = .
DefaultLanguage mod_mime/svdh/FileInfo/TAKE1 = .
DefaultRuntimeDir - core/s/-/TAKE1 w
DefaultType core/svdh/FileInfo/TAKE1 = r
Define - core/svd/-/TAKE12 .
DeflateAlterETag - mod_deflate/sv/-/TAKE1 .
DeflateBufferSize mod_deflate/sv/-/TAKE1 = .
DeflateCompressionLevel mod_deflate/sv/-/TAKE1 = .
DeflateFilterNote mod_deflate/sv/-/TAKE12 = .
DeflateInflateLimitRequestBody mod_deflate/svdh/All/TAKE1 = .
DeflateInflateRatioBurst mod_deflate/svdh/All/TAKE1 = .
DeflateInflateRatioLimit mod_deflate/svdh/All/TAKE1 = .
DeflateMemLevel mod_deflate/sv/-/TAKE1 = .
DeflateWindowSize mod_deflate/sv/-/TAKE1 = .
Deny mod_authz_host/dh/Limit/ITERATE2 mod_access_compat/dh/Limit/ITERATE2 d
<Directory> core/sv/-/RAW_ARGS = .
DirectoryCheckHandler - mod_dir/svdh/Indexes/FLAG .
DirectoryIndex mod_dir/svdh/Indexes/ITERATE mod_dir/svdh/Indexes/RAW_ARGS r
DirectoryIndexRedirect - mod_dir/svdh/Indexes/TAKE1 .
<DirectoryMatch> core/sv/-/RAW_ARGS = .
DirectorySlash mod_dir/svdh/Indexes/FLAG = .
DocumentRoot core/sv/-/TAKE1 = u
DTracePrivileges - mod_privileges/s/-/FLAG .
DumpIOInput mod_dumpio/s/-/FLAG = .
DumpIOLogLevel mod_dumpio/s/-/TAKE1 - .
DumpIOOutput mod_dumpio/s/-/FLAG = .
<Else> - core/svdh/All/RAW_ARGS d
<ElseIf> - core/svdh/All/RAW_ARGS d
EnableExceptionHook mpm_common/s/-/TAKE1 = .
EnableMMAP core/svdh/FileInfo/TAKE1 = .
EnableSendfile core/svdh/FileInfo/TAKE1 = .
Error - core/svdh/All/RAW_ARGS .
ErrorDocument core/svdh/FileInfo/TAKE2 = r
ErrorLog core/sv/-/TAKE1 = w
ErrorLogFormat - core/sv/-/TAKE12 .
Example mod_example/svdh/Options/NO_ARGS mod_example_hooks/svdh/Options/NO_ARGS r
ExpiresActive mod_expires/svdh/Indexes/FLAG = .
ExpiresByType mod_expires/svdh/Indexes/TAKE2 = .
ExpiresDefault mod_expires/svdh/Indexes/TAKE1 = .
ExtendedStatus mod_status/s/-/FLAG core/s/-/FLAG .
ExtFilterDefine mod_ext_filter/s/-/RAW_ARGS = r
ExtFilterOptions mod_ext_filter/d/-/ITERATE = .
FallbackResource mod_dir/svdh/Indexes/TAKE1 = r
FancyIndexing mod_autoindex/svdh/All/RAW_ARGS = .
FileETag core/svdh/FileInfo/RAW_ARGS = .
<Files> core/svdh/All/RAW_ARGS = .
<FilesMatch> core/svdh/All/RAW_ARGS = .
FilterChain mod_filter/svdh/Options/ITERATE = r
FilterDeclare mod_filter/svdh/Options/TAKE12 = r
FilterProtocol mod_filter/svdh/Options/TAKE23 = .
FilterProvider mod_filter/svdh/Options/TAKE4 mod_filter/svdh/Options/TAKE3 r
FilterTrace mod_filter/svd/-/TAKE2 = .
FlushMaxPipelined - core/sv/-/TAKE1 .
FlushMaxThreshold - core/sv/-/TAKE1 .
ForceLanguagePriority mod_negotiation/svdh/FileInfo/ITERATE = .
ForceType core/svdh/FileInfo/TAKE1 = r
ForensicLog mod_log_forensic/sv/-/TAKE1 = w
GlobalLog - mod_log_config/s/-/TAKE23 w
GprofDir core/sv/-/TAKE1 = w
GracefulShutdownTimeout mpm_common/s/-/TAKE1 = .
Group mpm_common/s/-/TAKE1 mod_unixd/s/-/TAKE1 .
H2CopyFiles - mod_http2/svdh/FileInfo/TAKE1 .
H2Direct - mod_http2/sv/-/TAKE1 .
H2EarlyHint - mod_http2/svdh/AuthConfig+FileInfo/TAKE2 .
H2EarlyHints - mod_http2/sv/-/TAKE1 r
H2MaxDataFrameLen - mod_http2/sv/-/TAKE1 .
H2MaxSessionStreams - mod_http2/sv/-/TAKE1 .
H2MaxWorkerIdleSeconds - mod_http2/s/-/TAKE1 .
H2MaxWorkers - mod_http2/s/-/TAKE1 .
H2MinWorkers - mod_http2/s/-/TAKE1 .
H2ModernTLSOnly - mod_http2/sv/-/TAKE1 .
H2OutputBuffering - mod_http2/sv/-/TAKE1 .
H2Padding - mod_http2/sv/-/TAKE1 .
H2ProxyRequests - mod_http2/svdh/FileInfo/TAKE1 .
H2Push - mod_http2/svdh/AuthConfig/TAKE1 r
H2PushDiarySize - mod_http2/sv/-/TAKE1 .
H2PushPriority - mod_http2/sv/-/TAKE23 .
H2PushResource - mod_http2/svdh/AuthConfig+FileInfo/TAKE123 r
H2SerializeHeaders - mod_http2/sv/-/TAKE1 .
H2SessionExtraFiles - mod_http2/sv/-/TAKE1 .
H2StreamMaxMemSize - mod_http2/sv/-/TAKE1 .
H2StreamTimeout - mod_http2/sv/-/TAKE1 .
H2TLSCoolDownSecs - mod_http2/sv/-/TAKE1 .
H2TLSWarmUpSize - mod_http2/sv/-/TAKE1 .
H2Upgrade - mod_http2/svdh/AuthConfig/TAKE1 .
H2WebSockets - mod_http2/sv/-/TAKE1 .
H2WindowSize - mod_http2/sv/-/TAKE1 .
Header mod_headers/svdh/FileInfo/RAW_ARGS = .
HeaderName mod_autoindex/svdh/Indexes/TAKE1 = r
HeartbeatAddress - mod_heartbeat/s/-/TAKE1 .
HeartbeatListen - mod_heartmonitor/s/-/TAKE1 .
HeartbeatMaxServers - mod_heartmonitor/s/-/TAKE1 .
HeartbeatStorage - mod_heartmonitor/s/-/TAKE1 w
HostnameLookups core/svd/-/TAKE1 = dv
HttpProtocolOptions core/sv/-/ITERATE = d
IdentityCheck mod_ident/svd/-/FLAG = dv
IdentityCheckTimeout mod_ident/svd/-/TAKE1 = .
<If> - core/svdh/All/RAW_ARGS d
<IfDefine> core/svdh/All/TAKE1 core/svdh/All/RAW_ARGS .
<IfDirective> - core/svdh/All/RAW_ARGS .
<IfFile> - core/svdh/All/RAW_ARGS f
<IfModule> core/svdh/All/TAKE1 core/svdh/All/RAW_ARGS .
<IfSection> - core/svdh/All/RAW_ARGS .
<IfVersion> mod_version/svdh/All/TAKE123 = .
ImapBase mod_imagemap/svdh/Indexes/TAKE1 = r
ImapDefault mod_imagemap/svdh/Indexes/TAKE1 = r
ImapMenu mod_imagemap/svdh/Indexes/TAKE1 = r
Include core/svd/-/TAKE1 = fi
IncludeOptional - core/svd/-/TAKE1 fi
IndexHeadInsert mod_autoindex/svdh/Indexes/TAKE1 = .
IndexIgnore mod_autoindex/svdh/Indexes/ITERATE = d
IndexIgnoreReset - mod_autoindex/svdh/Indexes/FLAG .
IndexOptions mod_autoindex/svdh/Indexes/TAKE_ARGV = d
IndexOrderDefault mod_autoindex/svdh/Indexes/TAKE2 = .
IndexStyleSheet mod_autoindex/svdh/Indexes/TAKE1 = .
InputSed - mod_sed/d/-/TAKE1 r
ISAPIAppendLogToErrors mod_isapi/svdh/FileInfo/FLAG = .
ISAPIAppendLogToQuery mod_isapi/svdh/FileInfo/FLAG = .
ISAPICacheFile mod_isapi/sv/-/ITERATE = f
ISAPIFakeAsync mod_isapi/svdh/FileInfo/FLAG = .
ISAPILogNotSupported mod_isapi/svdh/FileInfo/FLAG = .
ISAPIReadAheadBuffer mod_isapi/svdh/FileInfo/TAKE1 = .
KeepAlive core/sv/-/TAKE1 core/sv/-/FLAG .
KeepAliveTimeout core/sv/-/TAKE1 = .
KeptBodySize - mod_request/d/-/TAKE1 d
LanguagePriority mod_negotiation/svdh/FileInfo/ITERATE = .
LDAPCacheEntries mod_ldap/s/-/TAKE1 = .
LDAPCacheTTL mod_ldap/s/-/TAKE1 = .
LDAPConnectionPoolTTL - mod_ldap/sv/-/TAKE1 .
LDAPConnectionTimeout mod_ldap/s/-/TAKE1 = .
LDAPLibraryDebug - mod_ldap/s/-/TAKE1 .
LDAPOpCacheEntries mod_ldap/s/-/TAKE1 = .
LDAPOpCacheTTL mod_ldap/s/-/TAKE1 = .
LDAPReferralHopLimit - mod_ldap/dh/AuthConfig/TAKE1 .
LDAPReferrals - mod_ldap/dh/AuthConfig/TAKE1 .
LDAPRetries - mod_ldap/s/-/TAKE1 .
LDAPRetryDelay - mod_ldap/s/-/TAKE1 .
LDAPSharedCacheFile mod_ldap/s/-/TAKE1 = w
LDAPSharedCacheSize mod_ldap/s/-/TAKE1 = .
LDAPTimeout - mod_ldap/s/-/TAKE1 .
LDAPTrustedClientCert mod_ldap/sv/-/TAKE23 mod_ldap/dh/AuthConfig/TAKE23 f
LDAPTrustedGlobalCert mod_ldap/s/-/TAKE23 = f
LDAPTrustedMode mod_ldap/sv/-/TAKE1 = .
LDAPVerifyServerCert mod_ldap/s/-/FLAG = .
<Limit> core/svdh/All/RAW_ARGS core/dh/AuthConfig+Limit/RAW_ARGS d
<LimitExcept> core/svdh/All/RAW_ARGS core/dh/AuthConfig+Limit/RAW_ARGS d
LimitInternalRecursion core/sv/-/TAKE12 = d
LimitRequestBody core/svdh/All/TAKE1 = d
LimitRequestFields core/sv/-/TAKE1 = d
LimitRequestFieldSize core/sv/-/TAKE1 = d
LimitRequestLine core/sv/-/TAKE1 = d
LimitXMLRequestBody core/svdh/All/TAKE1 = d
Listen mpm_common/s/-/TAKE_ARGV = .
ListenBackLog mpm_common/s/-/TAKE1 = .
ListenCoresBucketsRatio - mpm_common/s/-/TAKE1 .
LoadFile mod_so/s/-/ITERATE mod_so/sv/-/ITERATE f
LoadModule mod_so/s/-/TAKE2 mod_so/sv/-/TAKE2 f
<Location> core/sv/-/RAW_ARGS = .
<LocationMatch> core/sv/-/RAW_ARGS = .
LockFile mpm_common/s/-/TAKE1 - w
LogFormat mod_log_config/sv/-/TAKE12 = .
LogIOTrackTTFB - mod_logio/svdh/All/FLAG .
LogLevel core/sv/-/TAKE1 core/svd/-/ITERATE .
LogMessage - mod_log_debug/svd/-/TAKE123 .
Lua_____ByteCodeHack - mod_lua/svdh/All/RAW_ARGS v
LuaAuthzProvider - mod_lua/s/-/TAKE3 dfrv
LuaCodeCache - mod_lua/svdh/All/TAKE1 .
LuaHookAccessChecker - mod_lua/svdh/All/RAW_ARGS|TAKE23 dfrv
LuaHookAuthChecker - mod_lua/svdh/All/RAW_ARGS|TAKE23 dfrv
LuaHookCheckUserID - mod_lua/svdh/All/RAW_ARGS|TAKE23 dfrv
LuaHookFixups - mod_lua/svdh/All/RAW_ARGS|TAKE2 frv
LuaHookInsertFilter - mod_lua/svdh/All/TAKE2 frv
LuaHookLog - mod_lua/svdh/All/TAKE2 frv
LuaHookMapToStorage - mod_lua/svdh/All/RAW_ARGS|TAKE2 fruv
LuaHookPreTranslate - mod_lua/svdh/All/? fruv
LuaHookPreTranslateName - mod_lua/svdh/All/RAW_ARGS|TAKE2 fruv
LuaHookTranslateName - mod_lua/svdh/All/RAW_ARGS|TAKE23 fruv
LuaHookTypeChecker - mod_lua/svdh/All/RAW_ARGS|TAKE2 frv
LuaInherit - mod_lua/svdh/All/TAKE1 .
LuaInputFilter - mod_lua/sdh/All/TAKE3 frv
LuaMapHandler - mod_lua/svdh/All/TAKE23 fruv
LuaOutputFilter - mod_lua/sdh/All/TAKE3 frv
LuaPackageCPath - mod_lua/svdh/All/TAKE1 f
LuaPackagePath - mod_lua/svdh/All/TAKE1 f
LuaQuickHandler - mod_lua/svdh/All/RAW_ARGS|TAKE2 fruv
LuaRoot - mod_lua/svdh/All/TAKE1 f
LuaScope - mod_lua/svdh/All/TAKE123 .
<Macro> - mod_macro/svd/-/RAW_ARGS .
MaxClients mpm_common/s/-/TAKE1 event/sv/-/TAKE1 .
MaxConnectionsPerChild - mpm_common/s/-/TAKE1 .
MaxKeepAliveRequests core/sv/-/TAKE1 = .
MaxMemFree mpm_common/s/-/TAKE1 = .
MaxRangeOverlaps - core/svd/-/TAKE1 .
MaxRangeReversals - core/svd/-/TAKE1 .
MaxRanges core/svd/-/TAKE1 = d
MaxRequestsPerChild mpm_common/s/-/TAKE1 core/sv/-/TAKE1 .
MaxRequestsPerThread beos/s/-/TAKE1 - .
MaxRequestWorkers - mpm_common/s/-/TAKE1 .
MaxSpareServers prefork/s/-/TAKE1 = .
MaxSpareThreads mpm_common/s/-/TAKE1 = .
MaxThreads mpm_netware/s/-/TAKE1 = .
MCacheMaxObjectCount mod_mem_cache/s/-/TAKE1 - .
MCacheMaxObjectSize mod_mem_cache/s/-/TAKE1 - .
MCacheMaxStreamingBuffer mod_mem_cache/s/-/TAKE1 - .
MCacheMinObjectSize mod_mem_cache/s/-/TAKE1 - .
MCacheRemovalAlgorithm mod_mem_cache/s/-/TAKE1 - .
MCacheSize mod_mem_cache/s/-/TAKE1 - .
MDActivationDelay - mod_md/s/-/TAKE1 .
MDBaseServer - mod_md/s/-/TAKE1 .
MDCACertificateFile - mod_md/sv/-/TAKE1 f
MDCAChallenges - mod_md/s/-/TAKE_ARGV .
MDCertificateAgreement - mod_md/s/-/TAKE1 .
MDCertificateAuthority - mod_md/s/-/TAKE_ARGV .
MDCertificateCheck - mod_md/s/-/TAKE2 .
MDCertificateFile - mod_md/s/-/TAKE1 f
MDCertificateKeyFile - mod_md/s/-/TAKE1 f
MDCertificateMonitor - mod_md/s/-/? .
MDCertificateProtocol - mod_md/s/-/TAKE1 .
MDCertificateStatus - mod_md/s/-/TAKE1 .
MDChallengeDns01 - mod_md/s/-/RAW_ARGS .
MDChallengeDns01Version - mod_md/s/-/TAKE1 .
MDCheckInterval - mod_md/sv/-/TAKE1 .
MDContactEmail - mod_md/s/-/TAKE1 .
MDDriveMode - mod_md/s/-/TAKE1 .
MDExternalAccountBinding - mod_md/s/-/TAKE12 f
MDHttpProxy - mod_md/s/-/TAKE1 .
MDMatchNames - mod_md/s/-/TAKE1 .
MDMember - mod_md/s/-/TAKE_ARGV .
MDMembers - mod_md/s/-/TAKE_ARGV .
MDMessageCmd - mod_md/s/-/RAW_ARGS .
MDMustStaple - mod_md/s/-/TAKE1 .
MDNotifyCmd - mod_md/s/-/RAW_ARGS .
MDomain - mod_md/s/-/RAW_ARGS|TAKE_ARGV .
<MDomainSet> - mod_md/s/-/RAW_ARGS .
MDPortMap - mod_md/s/-/TAKE12 .
MDPrivateKeys - mod_md/s/-/TAKE_ARGV .
MDRenewMode - mod_md/s/-/TAKE1 .
MDRenewWindow - mod_md/s/-/TAKE1 .
MDRequireHttps - mod_md/sdh/AuthConfig/TAKE1 d
MDRetryDelay - mod_md/s/-/TAKE1 .
MDRetryFailover - mod_md/s/-/TAKE1 .
MDServerStatus - mod_md/s/-/TAKE1 .
MDStapleOthers - mod_md/s/-/TAKE1 .
MDStapling - mod_md/s/-/TAKE1 .
MDStaplingKeepResponse - mod_md/s/-/TAKE1 .
MDStaplingRenewWindow - mod_md/s/-/TAKE1 .
MDStoreDir - mod_md/s/-/TAKE1 w
MDStoreLocks - mod_md/s/-/TAKE1 .
MDWarnWindow - mod_md/s/-/TAKE1 .
MemcacheConnTTL - mod_socache_memcache/sv/-/TAKE1 .
MergeSlashes - core/sv/-/FLAG .
MergeTrailers core/sv/-/FLAG = .
MetaDir mod_cern_meta/svdh/Indexes/TAKE1 = f
MetaFiles mod_cern_meta/svdh/Indexes/FLAG = fr
MetaSuffix mod_cern_meta/svdh/Indexes/TAKE1 = f
MimeMagicFile mod_mime_magic/sv/-/TAKE1 = fr
MinSpareServers prefork/s/-/TAKE1 = .
MinSpareThreads mpm_common/s/-/TAKE1 = .
MMapFile mod_file_cache/s/-/ITERATE = f
ModemStandard - mod_dialup/d/-/TAKE1 .
ModMimeUsePathInfo mod_mime/d/-/FLAG = .
MultiviewsMatch mod_mime/svdh/FileInfo/ITERATE = r
Mutex - core/s/-/RAW_ARGS w
NameVirtualHost core/s/-/TAKE1 = .
NoProxy mod_proxy/sv/-/ITERATE = .
NWSSLTrustedCerts mod_nw_ssl/s/-/ITERATE = f
NWSSLUpgradeable mod_nw_ssl/s/-/TAKE2 = .
Options core/svdh/Options/RAW_ARGS = dr
Order mod_authz_host/dh/Limit/TAKE1 mod_access_compat/dh/Limit/TAKE1 d
OutputSed - mod_sed/d/-/TAKE1 r
PassEnv mod_env/svdh/FileInfo/ITERATE = v
PidFile mpm_common/s/-/TAKE1 = w
Port core/sv/-/TAKE1 = .
PrivilegesMode - mod_privileges/svd/-/TAKE1 .
Protocol core/sv/-/TAKE1 = r
ProtocolEcho mod_echo/sv/-/FLAG = r
Protocols - core/sv/-/ITERATE .
ProtocolsHonorOrder - core/sv/-/TAKE1 .
<Proxy> mod_proxy/sv/-/RAW_ARGS = .
Proxy100Continue - mod_proxy/svd/-/FLAG .
ProxyAddHeaders - mod_proxy/svd/-/FLAG .
ProxyBadHeader mod_proxy/sv/-/TAKE1 = .
ProxyBlock mod_proxy/sv/-/ITERATE = d
ProxyDomain mod_proxy/sv/-/TAKE1 = .
ProxyErrorOverride mod_proxy/sv/-/FLAG mod_proxy/svd/-/ITERATE r
ProxyExpressDBMFile - mod_proxy_express/svdh/FileInfo/TAKE1 f
ProxyExpressDBMType - mod_proxy_express/svdh/FileInfo/TAKE1 .
ProxyExpressEnable - mod_proxy_express/svdh/FileInfo/FLAG p
ProxyFCGIBackendType - mod_proxy_fcgi/svdh/FileInfo/TAKE1 .
ProxyFCGISetEnvIf - mod_proxy_fcgi/svdh/FileInfo/TAKE23 v
ProxyFtpDirCharset mod_proxy/svd/-/TAKE1 mod_proxy_ftp/svd/-/TAKE1 .
ProxyFtpEscapeWildcards - mod_proxy_ftp/svd/-/FLAG .
ProxyFtpListOnWildcard - mod_proxy_ftp/svd/-/FLAG .
ProxyHCExpr - mod_proxy_hcheck/svdh/FileInfo/RAW_ARGS .
ProxyHCTemplate - mod_proxy_hcheck/svdh/FileInfo/RAW_ARGS .
ProxyHCTPsize - mod_proxy_hcheck/s/-/TAKE1 .
ProxyHTMLBufSize - mod_proxy_html/svd/-/TAKE1 .
ProxyHTMLCharsetOut - mod_proxy_html/svd/-/TAKE1 .
ProxyHTMLDocType - mod_proxy_html/svd/-/TAKE12 .
ProxyHTMLEnable - mod_proxy_html/svd/-/FLAG .
ProxyHTMLEvents - mod_proxy_html/svd/-/ITERATE .
ProxyHTMLExtended - mod_proxy_html/svd/-/FLAG .
ProxyHTMLFixups - mod_proxy_html/svd/-/ITERATE .
ProxyHTMLInterp - mod_proxy_html/svd/-/FLAG .
ProxyHTMLLinks - mod_proxy_html/svd/-/ITERATE2 .
ProxyHTMLMeta - mod_proxy_html/svd/-/FLAG .
ProxyHTMLStripComments - mod_proxy_html/svd/-/FLAG .
ProxyHTMLURLMap - mod_proxy_html/svd/-/RAW_ARGS .
ProxyIOBufferSize mod_proxy/sv/-/TAKE1 = .
<ProxyMatch> mod_proxy/sv/-/RAW_ARGS = .
ProxyMaxForwards mod_proxy/sv/-/TAKE1 = d
ProxyPass mod_proxy/svd/-/RAW_ARGS = pr
ProxyPassInherit - mod_proxy/sv/-/FLAG .
ProxyPassInterpolateEnv mod_proxy/svd/-/FLAG = .
ProxyPassMatch mod_proxy/svd/-/RAW_ARGS = pr
ProxyPassReverse mod_proxy/svd/-/TAKE123 = .
ProxyPassReverseCookieDomain mod_proxy/svd/-/TAKE23 = .
ProxyPassReverseCookiePath mod_proxy/svd/-/TAKE23 = .
ProxyPreserveHost mod_proxy/sv/-/FLAG mod_proxy/svd/-/FLAG .
ProxyReceiveBufferSize mod_proxy/sv/-/TAKE1 = .
ProxyRemote mod_proxy/sv/-/TAKE2 mod_proxy/sv/-/TAKE23 .
ProxyRemoteMatch mod_proxy/sv/-/TAKE2 mod_proxy/sv/-/TAKE23 .
ProxyRequests mod_proxy/sv/-/FLAG = dpr
ProxySCGIInternalRedirect mod_proxy_scgi/svd/-/FLAG mod_proxy_scgi/svd/-/TAKE1 r
ProxySCGISendfile mod_proxy_scgi/svd/-/TAKE1 = .
ProxySet mod_proxy/svd/-/RAW_ARGS = .
ProxySourceAddress - mod_proxy/sv/-/TAKE1 .
ProxyStatus mod_proxy/sv/-/TAKE1 = .
ProxyTimeout mod_proxy/sv/-/TAKE1 = .
ProxyVia mod_proxy/sv/-/TAKE1 = .
ProxyWebsocketFallbackToProxyHttp - mod_proxy_wstunnel/svd/-/FLAG .
QualifyRedirectURL - core/svdh/FileInfo/FLAG .
ReadBufferSize - core/svd/-/TAKE1 .
ReadmeName mod_autoindex/svdh/Indexes/TAKE1 = r
ReceiveBufferSize mpm_common/s/-/TAKE1 = .
Redirect mod_alias/svdh/FileInfo/TAKE23 mod_alias/svdh/FileInfo/TAKE123 d
RedirectMatch mod_alias/svdh/FileInfo/TAKE23 = d
RedirectPermanent mod_alias/svdh/FileInfo/TAKE2 = d
RedirectRelative - mod_alias/svdh/FileInfo/FLAG .
RedirectTemp mod_alias/svdh/FileInfo/TAKE2 = d
RedisConnPoolTTL - mod_socache_redis/sv/-/TAKE1 .
RedisTimeout - mod_socache_redis/sv/-/TAKE1 .
ReflectorHeader - mod_reflector/svdh/Options/TAKE12 .
RegexDefaultOptions - core/s/-/RAW_ARGS .
RegisterHttpMethod core/s/-/ITERATE = d
RemoteIPHeader - mod_remoteip/sv/-/TAKE1 dv
RemoteIPInternalProxy - mod_remoteip/sv/-/ITERATE d
RemoteIPInternalProxyList - mod_remoteip/sv/-/TAKE1 df
RemoteIPProxiesHeader - mod_remoteip/sv/-/TAKE1 dv
RemoteIPProxyProtocol - mod_remoteip/sv/-/FLAG dv
RemoteIPProxyProtocolExceptions - mod_remoteip/sv/-/TAKE_ARGV d
RemoteIPTrustedProxy - mod_remoteip/sv/-/ITERATE d
RemoteIPTrustedProxyList - mod_remoteip/sv/-/TAKE1 df
RemoveCharset mod_mime/svdh/FileInfo/ITERATE = .
RemoveEncoding mod_mime/svdh/FileInfo/ITERATE = .
RemoveHandler mod_mime/svdh/FileInfo/ITERATE = .
RemoveInputFilter mod_mime/svdh/FileInfo/ITERATE = .
RemoveLanguage mod_mime/svdh/FileInfo/ITERATE = .
RemoveOutputFilter mod_mime/svdh/FileInfo/ITERATE = .
RemoveType mod_mime/svdh/FileInfo/ITERATE = .
RequestHeader mod_headers/svdh/FileInfo/RAW_ARGS = v
RequestReadTimeout mod_reqtimeout/sv/-/RAW_ARGS = d
Require core/dh/AuthConfig/RAW_ARGS mod_authz_core/dh/AuthConfig/RAW_ARGS d
<RequireAll> - mod_authz_core/dh/AuthConfig/RAW_ARGS d
<RequireAny> - mod_authz_core/dh/AuthConfig/RAW_ARGS d
<RequireNone> - mod_authz_core/dh/AuthConfig/RAW_ARGS d
<RequireNotAll> - mod_authz_core/dh/AuthConfig/RAW_ARGS d
RewriteBase mod_rewrite/dh/FileInfo/TAKE1 = .
RewriteCond mod_rewrite/svdh/FileInfo/RAW_ARGS = d
RewriteEngine mod_rewrite/svdh/FileInfo/FLAG = d
RewriteLock mod_rewrite/s/-/TAKE1 - w
RewriteLog mod_rewrite/sv/-/TAKE1 - w
RewriteLogLevel mod_rewrite/sv/-/TAKE1 - .
RewriteMap mod_rewrite/sv/-/TAKE2 mod_rewrite/sv/-/TAKE23 fv
RewriteOptions mod_rewrite/svdh/FileInfo/ITERATE = d
RewriteRule mod_rewrite/svdh/FileInfo/RAW_ARGS = dpruv
RLimitCPU core/svdh/All/TAKE12 = .
RLimitMEM core/svdh/All/TAKE12 = .
RLimitNPROC core/svdh/All/TAKE12 = .
Satisfy core/dh/AuthConfig/TAKE1 mod_access_compat/dh/AuthConfig/TAKE1 d
ScoreBoardFile mpm_common/s/-/TAKE1 = w
Script mod_actions/svd/-/TAKE2 = rv
ScriptAlias mod_alias/sv/-/TAKE2 mod_alias/svd/-/TAKE12 ru
ScriptAliasMatch mod_alias/sv/-/TAKE2 = ru
ScriptInterpreterSource core/svdh/FileInfo/TAKE1 = .
ScriptLog mod_cgi/sv/-/TAKE1 = w
ScriptLogBuffer mod_cgi/sv/-/TAKE1 = .
ScriptLogLength mod_cgi/sv/-/TAKE1 = .
ScriptSock mod_cgid/s/-/TAKE1 = w
SecureListen mod_nw_ssl/s/-/TAKE23 = .
SeeRequestTail mod_status/s/-/FLAG core/s/-/FLAG .
SendBufferSize mpm_common/s/-/TAKE1 = .
ServerAdmin core/sv/-/TAKE1 = .
ServerAlias core/v/-/RAW_ARGS = .
ServerLimit mpm_common/s/-/TAKE1 = .
ServerName core/sv/-/TAKE1 = .
ServerPath core/v/-/TAKE1 = .
ServerRoot core/s/-/TAKE1 = .
ServerSignature core/svdh/All/TAKE1 = .
ServerTokens core/s/-/TAKE1 = .
Session - mod_session/svdh/AuthConfig/FLAG .
SessionCookieName - mod_session_cookie/svdh/AuthConfig/RAW_ARGS .
SessionCookieName2 - mod_session_cookie/svdh/AuthConfig/RAW_ARGS .
SessionCookieRemove - mod_session_cookie/svdh/AuthConfig/FLAG .
SessionCryptoCipher - mod_session_crypto/svdh/AuthConfig/TAKE1 .
SessionCryptoDriver - mod_session_crypto/s/-/RAW_ARGS .
SessionCryptoPassphrase - mod_session_crypto/svdh/AuthConfig/ITERATE df
SessionCryptoPassphraseFile - mod_session_crypto/svd/-/TAKE1 f
SessionDBDCookieName - mod_session_dbd/svdh/AuthConfig/RAW_ARGS .
SessionDBDCookieName2 - mod_session_dbd/svdh/AuthConfig/RAW_ARGS .
SessionDBDCookieRemove - mod_session_dbd/svdh/AuthConfig/FLAG .
SessionDBDDeleteLabel - mod_session_dbd/svdh/AuthConfig/TAKE1 .
SessionDBDInsertLabel - mod_session_dbd/svdh/AuthConfig/TAKE1 .
SessionDBDPerUser - mod_session_dbd/svdh/AuthConfig/FLAG .
SessionDBDSelectLabel - mod_session_dbd/svdh/AuthConfig/TAKE1 .
SessionDBDUpdateLabel - mod_session_dbd/svdh/AuthConfig/TAKE1 .
SessionEnv - mod_session/svdh/AuthConfig/FLAG v
SessionExclude - mod_session/svdh/AuthConfig/TAKE1 .
SessionExpiryUpdateInterval - mod_session/svdh/AuthConfig/TAKE1 .
SessionHeader - mod_session/svdh/AuthConfig/TAKE1 v
SessionInclude - mod_session/svdh/AuthConfig/TAKE1 .
SessionMaxAge - mod_session/svdh/AuthConfig/TAKE1 .
SetEnv mod_env/svdh/FileInfo/TAKE12 = v
SetEnvIf mod_setenvif/svdh/FileInfo/RAW_ARGS = v
SetEnvIfExpr - mod_setenvif/svdh/FileInfo/RAW_ARGS v
SetEnvIfNoCase mod_setenvif/svdh/FileInfo/RAW_ARGS = v
SetHandler core/svdh/FileInfo/TAKE1 = r
SetInputFilter core/svdh/FileInfo/TAKE1 = r
SetOutputFilter core/svdh/FileInfo/TAKE1 = r
SSIAccessEnable mod_include/dh/Limit/FLAG - .
SSIEnableAccess mod_include/dh/-/? - .
SSIEndTag mod_include/sv/-/TAKE1 = .
SSIErrorMsg mod_include/svdh/All/TAKE1 = .
SSIETag mod_include/dh/Limit/FLAG = .
SSILastModified mod_include/dh/Limit/FLAG = .
SSILegacyExprParser - mod_include/dh/Limit/FLAG .
SSIStartTag mod_include/sv/-/TAKE1 = .
SSITimeFormat mod_include/svdh/All/TAKE1 = .
SSIUndefinedEcho mod_include/svdh/All/TAKE1 = .
SSLCACertificateFile mod_ssl/svdh/AuthConfig/TAKE1 = f
SSLCACertificatePath mod_ssl/svdh/AuthConfig/TAKE1 = f
SSLCADNRequestFile mod_ssl/sv/-/TAKE1 = f
SSLCADNRequestPath mod_ssl/sv/-/TAKE1 = f
SSLCARevocationCheck - mod_ssl/sv/-/RAW_ARGS .
SSLCARevocationFile mod_ssl/sv/-/TAKE1 = f
SSLCARevocationPath mod_ssl/sv/-/TAKE1 = f
SSLCertificateChainFile mod_ssl/sv/-/TAKE1 = f
SSLCertificateFile mod_ssl/sv/-/TAKE1 = f
SSLCertificateKeyFile mod_ssl/sv/-/TAKE1 = f
SSLCipherSuite mod_ssl/svdh/AuthConfig/TAKE1 mod_ssl/svdh/AuthConfig/TAKE12 d
SSLCompression mod_ssl/sv/-/FLAG = .
SSLCryptoDevice mod_ssl/s/-/TAKE1 = .
SSLEngine mod_ssl/sv/-/TAKE1 = dv
SSLFIPS mod_ssl/s/-/FLAG = .
SSLHonorCipherOrder mod_ssl/sv/-/FLAG = .
SSLInsecureRenegotiation mod_ssl/sv/-/FLAG = .
SSLLog mod_ssl/svdh/All/RAW_ARGS = w
SSLLogLevel mod_ssl/svdh/All/RAW_ARGS = .
SSLMutex mod_ssl/s/-/TAKE1 - w
SSLOCSPDefaultResponder - mod_ssl/sv/-/TAKE1 .
SSLOCSPEnable - mod_ssl/sv/-/RAW_ARGS .
SSLOCSPNoverify - mod_ssl/sv/-/FLAG .
SSLOCSPOverrideResponder - mod_ssl/sv/-/FLAG .
SSLOCSPProxyURL - mod_ssl/sv/-/TAKE1 .
SSLOCSPResponderCertificateFile - mod_ssl/sv/-/TAKE1 f
SSLOCSPResponderTimeout - mod_ssl/sv/-/TAKE1 .
SSLOCSPResponseMaxAge - mod_ssl/sv/-/TAKE1 .
SSLOCSPResponseTimeSkew - mod_ssl/sv/-/TAKE1 .
SSLOCSPUseRequestNonce - mod_ssl/sv/-/FLAG .
SSLOpenSSLConfCmd - mod_ssl/sv/-/TAKE2 f
SSLOptions mod_ssl/svdh/Options/RAW_ARGS = dv
SSLPassPhraseDialog mod_ssl/s/-/TAKE1 = f
SSLProtocol mod_ssl/sv/-/RAW_ARGS = d
SSLProxyCACertificateFile mod_ssl/sv/-/TAKE1 mod_ssl/svp/-/TAKE1 f
SSLProxyCACertificatePath mod_ssl/sv/-/TAKE1 mod_ssl/svp/-/TAKE1 f
SSLProxyCARevocationCheck - mod_ssl/svp/-/RAW_ARGS .
SSLProxyCARevocationFile mod_ssl/sv/-/TAKE1 mod_ssl/svp/-/TAKE1 f
SSLProxyCARevocationPath mod_ssl/sv/-/TAKE1 mod_ssl/svp/-/TAKE1 f
SSLProxyCheckPeerCN mod_ssl/sv/-/FLAG mod_ssl/svp/-/FLAG .
SSLProxyCheckPeerExpire mod_ssl/sv/-/FLAG mod_ssl/svp/-/FLAG .
SSLProxyCheckPeerName - mod_ssl/svp/-/FLAG .
SSLProxyCipherSuite mod_ssl/svd/-/TAKE1 mod_ssl/svp/-/TAKE12 .
SSLProxyEngine mod_ssl/sv/-/FLAG mod_ssl/svp/-/FLAG .
SSLProxyMachineCertificateChainFile mod_ssl/s/-/TAKE1 mod_ssl/svp/-/TAKE1 f
SSLProxyMachineCertificateFile mod_ssl/s/-/TAKE1 mod_ssl/svp/-/TAKE1 f
SSLProxyMachineCertificatePath mod_ssl/s/-/TAKE1 mod_ssl/svp/-/TAKE1 f
SSLProxyProtocol mod_ssl/sv/-/RAW_ARGS mod_ssl/svp/-/RAW_ARGS .
SSLProxyVerify mod_ssl/sv/-/TAKE1 mod_ssl/svp/-/TAKE1 .
SSLProxyVerifyDepth mod_ssl/sv/-/TAKE1 mod_ssl/svp/-/TAKE1 .
SSLRandomSeed mod_ssl/s/-/TAKE23 = f
SSLRenegBufferSize mod_ssl/dh/AuthConfig/TAKE1 = d
SSLRequire mod_ssl/dh/AuthConfig/RAW_ARGS = d
SSLRequireSSL mod_ssl/dh/AuthConfig/NO_ARGS = d
SSLSessionCache mod_ssl/s/-/TAKE1 = w
SSLSessionCacheTimeout mod_ssl/sv/-/TAKE1 = .
SSLSessionTicketKeyFile mod_ssl/sv/-/TAKE1 = f
SSLSessionTickets mod_ssl/sv/-/FLAG = .
SSLSRPUnknownUserSeed - mod_ssl/sv/-/TAKE1 .
SSLSRPVerifierFile - mod_ssl/sv/-/TAKE1 f
SSLStaplingCache - mod_ssl/s/-/TAKE1 w
SSLStaplingErrorCacheTimeout - mod_ssl/sv/-/TAKE1 .
SSLStaplingFakeTryLater - mod_ssl/sv/-/FLAG .
SSLStaplingForceURL - mod_ssl/sv/-/TAKE1 .
SSLStaplingResponderTimeout - mod_ssl/sv/-/TAKE1 .
SSLStaplingResponseMaxAge - mod_ssl/sv/-/TAKE1 .
SSLStaplingResponseTimeSkew - mod_ssl/sv/-/TAKE1 .
SSLStaplingReturnResponderErrors - mod_ssl/sv/-/FLAG .
SSLStaplingStandardCacheTimeout - mod_ssl/sv/-/TAKE1 .
SSLStrictSNIVHostCheck mod_ssl/sv/-/FLAG = d
SSLUserName mod_ssl/sdh/AuthConfig/TAKE1 = dv
SSLUseStapling - mod_ssl/sv/-/FLAG .
SSLVerifyClient mod_ssl/svdh/AuthConfig/TAKE1 = d
SSLVerifyDepth mod_ssl/svdh/AuthConfig/TAKE1 = d
StartServers mpm_common/s/-/TAKE1 = .
StartThreads mpm_common/s/-/TAKE1 = .
StrictHostCheck - core/sv/-/FLAG d
Substitute mod_substitute/svdh/All/TAKE1 mod_substitute/svdh/FileInfo/TAKE1 .
SubstituteInheritBefore mod_substitute/svdh/FileInfo/FLAG = .
SubstituteMaxLineLength - mod_substitute/svdh/FileInfo/TAKE1 .
Suexec core/s/-/FLAG mod_unixd/s/-/FLAG .
SuexecUserGroup mod_suexec/sv/-/TAKE2 = .
ThreadLimit mpm_common/s/-/TAKE1 = .
ThreadsPerChild mpm_common/s/-/TAKE1 = .
ThreadStackSize mpm_common/s/-/TAKE1 = .
TimeOut core/sv/-/TAKE1 = .
TLSCertificate - mod_tls/sv/-/TAKE12 f
TLSCiphersPrefer - mod_tls/sv/-/TAKE_ARGV .
TLSCiphersSuppress - mod_tls/sv/-/TAKE_ARGV .
TLSClientCA - mod_tls/sv/-/TAKE1 df
TLSClientCertificate - mod_tls/sv/-/TAKE1 d
TLSEngine - mod_tls/sv/-/TAKE1 v
TLSHonorClientOrder - mod_tls/sv/-/TAKE1 .
TLSOptions - mod_tls/svdh/Options/TAKE_ARGV v
TLSProtocol - mod_tls/sv/-/TAKE1 .
TLSProxyCA - mod_tls/svp/-/TAKE1 f
TLSProxyCiphersPrefer - mod_tls/svp/-/TAKE_ARGV .
TLSProxyCiphersSuppress - mod_tls/svp/-/TAKE_ARGV .
TLSProxyEngine - mod_tls/svp/-/FLAG .
TLSProxyMachineCertificate - mod_tls/svp/-/TAKE12 f
TLSProxyProtocol - mod_tls/svp/-/TAKE1 .
TLSSessionCache - mod_tls/sv/-/TAKE1 .
TLSStrictSNI - mod_tls/sv/-/TAKE1 .
TLSUserName - mod_tls/sv/-/TAKE1 dv
TraceEnable core/sv/-/TAKE1 = d
TransferLog mod_log_config/sv/-/TAKE1 = w
TypesConfig mod_mime/s/-/TAKE1 = fr
UNCList - core/s/-/TAKE_ARGV .
UnDefine - core/s/-/TAKE1 .
UndefMacro - mod_macro/svd/-/TAKE1 .
UnsetEnv mod_env/svdh/FileInfo/ITERATE = v
Use - mod_macro/svd/-/RAW_ARGS i
UseCanonicalName core/svd/-/TAKE1 = .
UseCanonicalPhysicalPort core/svd/-/TAKE1 = .
User mpm_common/s/-/TAKE1 mod_unixd/s/-/TAKE1 .
UserDir mod_userdir/sv/-/RAW_ARGS = dru
VHostCGIMode - mod_privileges/v/-/TAKE1 .
VHostCGIPrivs - mod_privileges/v/-/ITERATE .
VHostGroup - mod_privileges/v/-/TAKE1 .
VHostPrivs - mod_privileges/v/-/ITERATE .
VHostSecure - mod_privileges/v/-/FLAG .
VHostUser - mod_privileges/v/-/TAKE1 .
VirtualDocumentRoot mod_vhost_alias/sv/-/TAKE1 = u
VirtualDocumentRootIP mod_vhost_alias/sv/-/TAKE1 = u
<VirtualHost> core/s/-/RAW_ARGS = .
VirtualScriptAlias mod_vhost_alias/sv/-/TAKE1 = ru
VirtualScriptAliasIP mod_vhost_alias/sv/-/TAKE1 = ru
WatchdogInterval - mod_watchdog/s/-/TAKE1 .
Win32DisableAcceptEx mpm_winnt/s/-/NO_ARGS - .
XBitHack mod_include/svdh/Options/TAKE1 = r
xml2EncAlias - mod_xml2enc/s/-/ITERATE2 .
xml2EncDefault - mod_xml2enc/svdh/All/TAKE1 .
xml2StartParse - mod_xml2enc/svdh/All/ITERATE .
`

let rows: ReadonlyMap<string, string> | undefined
const known = new Map<string, KnownDirective>()

/** The directive or section of this name, in any letter case; undefined for one that is not part of httpd. */
export function directiveNamed(name: string): KnownDirective | undefined {
  const key = name.toLowerCase()
  const row = tableRows().get(key)
  if (row === undefined) return undefined
  const found = known.get(key) ?? readRow(row)
  known.set(key, found)
  return found
}

/** Every directive and section of both versions. */
export const knownDirectives = (): readonly KnownDirective[] =>
  Array.from(tableRows().keys(), (name) => directiveNamed(name) as KnownDirective)

/** The table is cut into rows at first use, and a row is read when it is asked for: a small file needs few of them. */
function tableRows(): ReadonlyMap<string, string> {
  rows ??= new Map(
    table
      .trim()
      .split('\n')
      .map((row) => [row.slice(0, row.indexOf(' ')).replace(/[<>]/g, '').toLowerCase(), row]),
  )
  return rows
}

function readRow(row: string): KnownDirective {
  const [name = '', cell22 = '-', cell24 = '-', letters = ''] = row.split(' ')
  const in22 = formOf(cell22)
  const effects = new Set([...letters].flatMap((letter) => effectOf[letter] ?? []))
  const isSection = name.startsWith('<')
  return {
    name: isSection ? name.slice(1, -1) : name,
    isSection,
    in22,
    in24: cell24 === '=' ? in22 : formOf(cell24),
    effects,
  }
}

function formOf(cell: string): DirectiveForm | undefined {
  if (cell === '-') return undefined
  const [module = '', contexts = '', override = '', kind = ''] = cell.split('/')
  return { module, contexts, override: override === '-' ? '' : override, kind }
}
