function e(e,t){let r=/* @__PURE__ */ new Map;for(let i of e)n(r,t(i),i);return r}function t(e,t){let r=/* @__PURE__ */ new Map;for(let i of e)for(let e of t(i))n(r,e,i);return r}function n(e,t,n){let r=e.get(t);r?r.push(n):e.set(t,[n])}function r(e,t){let n=/* @__PURE__ */ new Map;for(let r of e){let e=t(r);n.set(e,(n.get(e)??0)+1)}return n}function i(e,t=5,n=` and `){let r=e.slice(0,t),i=e.length-r.length;if(i>0)return`${r.join(`, `)} and ${o(i)} more`;let a=r.pop()??``;return r.length>0?`${r.join(`, `)}${n}${a}`:a}const a=(e,t=5)=>i(e,t,`, `),o=e=>String(e).replace(/\B(?=(\d{3})+$)/g,`,`),s=(...e)=>e.filter(e=>typeof e==`string`&&e!==``);let c;const l=e=>u().get(e.toLowerCase());function u(){return c??=ne(),c}const d={mod_disk_cache:`mod_cache_disk`,mod_authn_alias:`mod_authn_core`,mod_example:`mod_example_hooks`},ee=({name:e,symbol24:t})=>!t&&(e===`mod_authn_alias`||d[e]===void 0),te=()=>[...new Set(u().values())].sort((e,t)=>e.name<t.name?-1:1);function ne(){let e=/* @__PURE__ */ new Map;for(let t of`= = = = mod_actions mod_alias mod_asis mod_auth_basic mod_auth_digest mod_authn_anon mod_authn_dbd mod_authn_dbm
= = = = mod_authn_file mod_authnz_ldap mod_authz_dbm mod_authz_groupfile mod_authz_host mod_authz_owner mod_authz_user
= = = = mod_autoindex mod_bucketeer mod_cache mod_case_filter mod_case_filter_in mod_cern_meta mod_cgi mod_cgid
= = = = mod_charset_lite mod_dav mod_dav_fs mod_dav_lock mod_dbd mod_deflate mod_dir mod_dumpio mod_echo mod_env
= = = = mod_expires mod_ext_filter mod_file_cache mod_filter mod_headers mod_ident mod_imagemap mod_include mod_info
= = = = mod_isapi mod_log_config mod_log_forensic mod_logio mod_mime mod_mime_magic mod_negotiation
= = = = mod_optional_fn_export mod_optional_fn_import mod_optional_hook_export mod_optional_hook_import mod_proxy
= = = = mod_proxy_ajp mod_proxy_balancer mod_proxy_connect mod_proxy_ftp mod_proxy_http mod_proxy_scgi mod_reqtimeout
= = = = mod_rewrite mod_setenvif mod_speling mod_ssl mod_status mod_substitute mod_suexec mod_unique_id mod_userdir
= = = = mod_usertrack mod_version mod_vhost_alias
= - = = mod_access_compat mod_allowmethods mod_auth_form mod_authn_core mod_authn_socache mod_authnz_fcgi
= - = = mod_authz_core mod_authz_dbd mod_brotli mod_buffer mod_cache_disk mod_cache_socache mod_data mod_dialup
= - = = mod_example_hooks mod_example_ipc mod_heartbeat mod_heartmonitor mod_http2 mod_lbmethod_bybusyness
= - = = mod_lbmethod_byrequests mod_lbmethod_bytraffic mod_lbmethod_heartbeat mod_log_debug mod_lua mod_macro mod_md
= - = = mod_privileges mod_proxy_express mod_proxy_fcgi mod_proxy_fdpass mod_proxy_hcheck mod_proxy_html
= - = = mod_proxy_http2 mod_proxy_uwsgi mod_proxy_wstunnel mod_ratelimit mod_reflector mod_remoteip mod_request
= - = = mod_sed mod_session mod_session_cookie mod_session_crypto mod_session_dbd mod_slotmem_plain mod_slotmem_shm
= - = = mod_socache_dbm mod_socache_dc mod_socache_memcache mod_socache_redis mod_socache_shmcb mod_systemd mod_unixd
= - = = mod_watchdog mod_xml2enc
= = = - core mod_netware mod_so mod_win32 mpm_netware mpm_winnt
= = - = mod_authn_alias mod_authn_default mod_authz_default mod_disk_cache mod_example mod_mem_cache
= mpm_beos_module - - beos
= mpm_event_module mpm_event_module mod_mpm_event.so event
= http_module http_module - http_core
util_ldap.c = = = mod_ldap
= nwssl_module nwssl_module = mod_nw_ssl
= mpm_mpmt_os2_module mpm_mpmt_os2_module - mpmt_os2
= mpm_prefork_module mpm_prefork_module mod_mpm_prefork.so prefork
= mpm_worker_module mpm_worker_module mod_mpm_worker.so worker`.split(`
`)){let[n=``,r=``,i=``,a=``,...o]=t.split(` `);for(let t of o){let o=`${t.replace(/^mod_/,``)}_module`,s={name:t,source:n===`=`?`${t}.c`:n,symbol22:f(r,o),symbol24:f(i,o),file:f(a,`${t}.so`)};for(let n of[t,s.source,s.symbol22,s.symbol24])n&&e.set(n,s)}}return e}const f=(e,t)=>e===`=`?t:e===`-`?void 0:e;function re(e,t){let n=0,r=e;for(;n<r;){let e=n+r>>1;t(e)?r=e:n=e+1}return n}function*ie(e){let t=[{nodes:e,next:0}];for(let e=t.at(-1);e;e=t.at(-1)){let n=e.nodes[e.next++];n?(yield n,n.kind===`section`&&t.push({nodes:n.children,next:0})):t.pop()}}function*p(e){for(let t of e)yield t,t.kind===`section`&&(yield*p(t.commands))}function*m(e){for(let t=e.parent;t;t=t.parent)yield t}const ae=e=>e.parent?.children??e.file.children,oe=e=>e.kind===`directive`,h=e=>e.kind===`section`,se=e=>oe(e)||h(e),g=(e,t=0)=>e.args.slice(t).map(e=>e.value),ce=(e,t)=>e.text.slice(t.start,t.end),le={u:`maps`,p:`passes`,r:`asks`,v:`sets`,f:`reads`,w:`writes`,i:`brings`,d:`refuses`,a:`authorizes`};function ue(e,t){let n=b(e.replace(/^</,``));if(n)return n.effects.has(t);let r=me.find(([t])=>t.test(e))?.[1];return r===void 0||[...r].some(e=>le[e]===t)}function de(e,t){let n=b(e);return(n?n.in24!==void 0:me.some(([t])=>t.test(e)))&&ue(e,t)}const _=e=>b(e)?.in24?.module===`mod_access_compat`,fe=e=>b(e)?.in22?.module===`mod_authz_host`,v=[`include`,`includeoptional`],pe=({key:e})=>v.includes(e),me=[[/^[\d:]/,``],[/^(perl|python)transhandler$|^vhostldap|^jkautoalias$/,`u`],[/^perlmaptostoragehandler$|^jkmount(file|copy)?$|^svn(parent)?path$/,`p`],[/^jk(log|shm)file$|^wsgisocketprefix$/,`w`],[/^wsgiscriptalias(match)?$/,`ur`],[/^(perl|python)authzhandler$/,`ad`],[/^perl(require|(post)?configrequire)$|^<perl$/,`fi`],[/^(perl|python)(access|authen|headerparser|init)handler$|^wsgi(access|auth)\w*$/,`dv`],[/^(perl|python)fixuphandler$|^perl(setenv|passenv)$|^geoip|^maxmind|^rpaf/,`v`],[/^(perl|python)((response|pre\w+|post\w+)?handler|\w*filter\w*)$|^wsgihandlerscript$/,`rv`],[/^(fcgid|fastcgi|suphp|passenger|rails|rack|mono|tracenable)/,`r`],[/^(auth|krb|gssapi|mellon|shib|cosign|oidc|cas|nss|sec|dos|lookup)/,`dfv`],[/^(perl|python|wsgi|jk|svn|php|modpagespeed|mod_gzip|r(mode|defaultuidgid|uidgid|groups|minuidgid)$)/,`.`],[/^(ipc|min|max|default|idle|busy|error|spawn|zombie|process)\w*(timeout|count|process|time|interval|score|lifetime)$/,`.`],[/^(serverenvironment|assignuserid|maxclientsvhost|nicevalue|multiplexer|processor)$/,`.`],[/^(servertype|port|bindaddress|addmodule|clearmodulelist|(agent|referer)(log|ignore))$/,`.`]];let y,he;const ge=/* @__PURE__ */ new Map;function b(e){let t=e.toLowerCase(),n=ve().get(t);if(n===void 0)return;let r=ge.get(t)??be(n,t);return ge.set(t,r),r}function _e(){return he??=[...ve().keys()].sort().map(e=>b(e)),he}function ve(){if(y)return y;let e=/* @__PURE__ */ new Map;for(let t of`beos/s/-/TAKE1 - .: MaxRequestsPerThread
- core/d/-/TAKE_ARGV df: AllowOverrideList
- core/dh/AuthConfig/FLAG v: CGIPassAuth
- core/s/-/RAW_ARGS .: RegexDefaultOptions
- core/s/-/RAW_ARGS w: Mutex
- core/s/-/TAKE1 .: UnDefine
- core/s/-/TAKE1 w: DefaultRuntimeDir
- core/s/-/TAKE_ARGV .: UNCList
- core/sv/-/FLAG .: MergeSlashes
- core/sv/-/FLAG d: StrictHostCheck
- core/sv/-/ITERATE .: Protocols
- core/sv/-/TAKE1 .: FlushMaxPipelined FlushMaxThreshold ProtocolsHonorOrder
- core/sv/-/TAKE12 .: ErrorLogFormat
- core/svd/-/TAKE1 .: MaxRangeOverlaps MaxRangeReversals ReadBufferSize
- core/svd/-/TAKE1 fi: IncludeOptional
- core/svd/-/TAKE12 .: Define
- core/svdh/All/RAW_ARGS .: Error <IfDirective> <IfSection>
- core/svdh/All/RAW_ARGS d: <Else> <ElseIf> <If>
- core/svdh/All/RAW_ARGS f: <IfFile>
- core/svdh/FileInfo/FLAG .: QualifyRedirectURL
- core/svdh/FileInfo/TAKE2 v: CGIVar
core/d/-/RAW_ARGS = df: AllowOverride
core/dh/FileInfo/TAKE23 = r: CGIMapExtension
core/s/-/ITERATE = d: RegisterHttpMethod
core/s/-/RAW_ARGS = .: <VirtualHost>
core/s/-/TAKE1 = .: NameVirtualHost ServerRoot ServerTokens
core/s/-/TAKE2 = .: AcceptFilter
core/sv/-/FLAG = .: MergeTrailers
core/sv/-/ITERATE = d: HttpProtocolOptions
core/sv/-/RAW_ARGS = .: <Directory> <DirectoryMatch> <Location> <LocationMatch>
core/sv/-/RAW_ARGS = f: AccessFileName
core/sv/-/TAKE1 = .: KeepAliveTimeout MaxKeepAliveRequests Port ServerAdmin ServerName TimeOut
core/sv/-/TAKE1 = d: AllowEncodedSlashes LimitRequestFields LimitRequestFieldSize LimitRequestLine TraceEnable
core/sv/-/TAKE1 = r: Protocol
core/sv/-/TAKE1 = u: DocumentRoot
core/sv/-/TAKE1 = w: ErrorLog GprofDir
core/sv/-/TAKE1 core/sv/-/FLAG .: KeepAlive
core/sv/-/TAKE1 core/svd/-/ITERATE .: LogLevel
core/sv/-/TAKE12 = d: LimitInternalRecursion
core/svd/-/TAKE1 = .: UseCanonicalName UseCanonicalPhysicalPort
core/svd/-/TAKE1 = d: MaxRanges
core/svd/-/TAKE1 = dv: HostnameLookups
core/svd/-/TAKE1 = fi: Include
core/svdh/All/RAW_ARGS = .: <Files> <FilesMatch>
core/svdh/All/RAW_ARGS core/dh/AuthConfig+Limit/RAW_ARGS d: <Limit> <LimitExcept>
core/svdh/All/TAKE1 = .: ServerSignature
core/svdh/All/TAKE1 = d: LimitRequestBody LimitXMLRequestBody
core/svdh/All/TAKE1 core/svdh/All/RAW_ARGS .: <IfDefine> <IfModule>
core/svdh/All/TAKE12 = .: RLimitCPU RLimitMEM RLimitNPROC
core/svdh/FileInfo/RAW_ARGS = .: FileETag
core/svdh/FileInfo/TAKE1 = .: AddDefaultCharset EnableMMAP EnableSendfile ScriptInterpreterSource
core/svdh/FileInfo/TAKE1 = d: AcceptPathInfo
core/svdh/FileInfo/TAKE1 = r: DefaultType ForceType SetHandler SetInputFilter SetOutputFilter
core/svdh/FileInfo/TAKE2 = r: ErrorDocument
core/svdh/Options/FLAG = .: ContentDigest
core/svdh/Options/RAW_ARGS = dr: Options
core/v/-/RAW_ARGS = .: ServerAlias
core/v/-/TAKE1 = .: ServerPath
mod_status/s/-/FLAG core/s/-/FLAG .: ExtendedStatus SeeRequestTail
mpm_common/s/-/TAKE1 core/sv/-/TAKE1 .: MaxRequestsPerChild
- event/s/-/TAKE1 .: AsyncRequestWorkerFactor
mpm_common/s/-/TAKE1 event/sv/-/TAKE1 .: MaxClients
core/dh/AuthConfig/TAKE1 mod_access_compat/dh/AuthConfig/TAKE1 d: Satisfy
mod_authz_host/dh/Limit/ITERATE2 mod_access_compat/dh/Limit/ITERATE2 d: Allow Deny
mod_authz_host/dh/Limit/TAKE1 mod_access_compat/dh/Limit/TAKE1 d: Order
mod_actions/svd/-/TAKE2 = rv: Script
mod_actions/svdh/FileInfo/TAKE23 = rv: Action
- mod_alias/svdh/FileInfo/FLAG .: AliasPreservePath RedirectRelative
mod_alias/sv/-/TAKE2 = ru: ScriptAliasMatch
mod_alias/sv/-/TAKE2 = u: AliasMatch
mod_alias/sv/-/TAKE2 mod_alias/svd/-/TAKE12 ru: ScriptAlias
mod_alias/sv/-/TAKE2 mod_alias/svd/-/TAKE12 u: Alias
mod_alias/svdh/FileInfo/TAKE2 = d: RedirectPermanent RedirectTemp
mod_alias/svdh/FileInfo/TAKE23 = d: RedirectMatch
mod_alias/svdh/FileInfo/TAKE23 mod_alias/svdh/FileInfo/TAKE123 d: Redirect
- mod_allowmethods/d/-/TAKE_ARGV d: AllowMethods
- mod_auth_basic/dh/AuthConfig/TAKE1 d: AuthBasicUseDigestAlgorithm
- mod_auth_basic/dh/AuthConfig/TAKE12 d: AuthBasicFake
mod_auth_basic/dh/AuthConfig/FLAG = d: AuthBasicAuthoritative
mod_auth_basic/dh/AuthConfig/ITERATE = d: AuthBasicProvider
mod_auth_digest/dh/AuthConfig/FLAG = d: AuthDigestNcCheck
mod_auth_digest/dh/AuthConfig/ITERATE = d: AuthDigestDomain AuthDigestProvider AuthDigestQop
mod_auth_digest/dh/AuthConfig/TAKE1 = d: AuthDigestAlgorithm AuthDigestNonceFormat AuthDigestNonceLifetime
mod_auth_digest/s/-/TAKE1 = d: AuthDigestShmemSize
- mod_auth_form/d/-/TAKE1 d: AuthFormSize
- mod_auth_form/dh/AuthConfig/FLAG d: AuthFormAuthoritative AuthFormDisableNoStore AuthFormFakeBasicAuth
- mod_auth_form/dh/AuthConfig/ITERATE d: AuthFormProvider
- mod_auth_form/dh/AuthConfig/TAKE1 d: AuthFormBody AuthFormMethod AuthFormMimetype AuthFormPassword
- mod_auth_form/dh/AuthConfig/TAKE1 d: AuthFormSitePassphrase AuthFormUsername
- mod_auth_form/dh/AuthConfig/TAKE1 dr: AuthFormLocation AuthFormLoginRequiredLocation AuthFormLoginSuccessLocation
- mod_auth_form/dh/AuthConfig/TAKE1 dr: AuthFormLogoutLocation
mod_authn_anon/dh/AuthConfig/FLAG = d: Anonymous_LogEmail Anonymous_MustGiveEmail Anonymous_NoUserID
mod_authn_anon/dh/AuthConfig/FLAG = d: Anonymous_VerifyEmail
mod_authn_anon/dh/AuthConfig/ITERATE = d: Anonymous
core/dh/AuthConfig/TAKE1 mod_authn_core/dh/AuthConfig/TAKE1 d: AuthName AuthType
mod_authn_alias/s/-/RAW_ARGS mod_authn_core/s/-/RAW_ARGS d: <AuthnProviderAlias>
mod_authn_dbd/d/-/TAKE1 = dv: AuthDBDUserPWQuery AuthDBDUserRealmQuery
mod_authn_dbm/dh/AuthConfig/TAKE1 = d: AuthDBMType
mod_authn_dbm/dh/AuthConfig/TAKE1 = df: AuthDBMUserFile
mod_authn_default/dh/AuthConfig/FLAG - d: AuthDefaultAuthoritative
mod_authn_file/dh/AuthConfig/TAKE12 mod_authn_file/dh/AuthConfig/TAKE1 df: AuthUserFile
- mod_authn_socache/d/-/TAKE1 d: AuthnCacheContext
- mod_authn_socache/dh/AuthConfig/ITERATE d: AuthnCacheProvideFor
- mod_authn_socache/dh/AuthConfig/TAKE1 d: AuthnCacheTimeout
- mod_authn_socache/s/-/NO_ARGS d: AuthnCacheEnable
- mod_authn_socache/s/-/TAKE1 d: AuthnCacheSOCache
- mod_authnz_fcgi/s/-/TAKE_ARGV dv: AuthnzFcgiDefineProvider
- mod_authnz_fcgi/svdh/FileInfo/TAKE_ARGV drv: AuthnzFcgiCheckAuthnProvider
- mod_authnz_ldap/dh/AuthConfig/FLAG d: AuthLDAPCompareAsUser AuthLDAPInitialBindAsUser AuthLDAPSearchAsUser
- mod_authnz_ldap/dh/AuthConfig/ITERATE d: AuthLDAPSubGroupAttribute AuthLDAPSubGroupClass
- mod_authnz_ldap/dh/AuthConfig/TAKE1 d: AuthLDAPAuthorizePrefix AuthLDAPMaxSubGroupDepth
- mod_authnz_ldap/dh/AuthConfig/TAKE2 d: AuthLDAPInitialBindPattern
mod_authnz_ldap/dh/AuthConfig/FLAG - d: AuthzLDAPAuthoritative
mod_authnz_ldap/dh/AuthConfig/FLAG = d: AuthLDAPBindAuthoritative AuthLDAPCompareDNOnServer AuthLDAPGroupAttributeIsDN
mod_authnz_ldap/dh/AuthConfig/FLAG = d: AuthLDAPRemoteUserIsDN
mod_authnz_ldap/dh/AuthConfig/ITERATE = d: AuthLDAPGroupAttribute
mod_authnz_ldap/dh/AuthConfig/TAKE1 = d: AuthLDAPBindDN AuthLDAPDereferenceAliases AuthLDAPRemoteUserAttribute
mod_authnz_ldap/dh/AuthConfig/TAKE1 = df: AuthLDAPBindPassword
mod_authnz_ldap/dh/AuthConfig/TAKE12 = dv: AuthLDAPUrl
mod_authnz_ldap/s/-/TAKE1 = d: AuthLDAPCharsetConfig
- mod_authz_core/dh/AuthConfig/FLAG d: AuthzSendForbiddenOnFailure
- mod_authz_core/dh/AuthConfig/RAW_ARGS d: <RequireAll> <RequireAny> <RequireNone> <RequireNotAll>
- mod_authz_core/dh/AuthConfig/TAKE1 d: AuthMerging
- mod_authz_core/s/-/RAW_ARGS d: <AuthzProviderAlias>
core/dh/AuthConfig/RAW_ARGS mod_authz_core/dh/AuthConfig/RAW_ARGS d: Require
- mod_authz_dbd/d/-/FLAG dr: AuthzDBDLoginToReferer
- mod_authz_dbd/d/-/TAKE1 d: AuthzDBDQuery
- mod_authz_dbd/d/-/TAKE1 dr: AuthzDBDRedirectQuery
mod_authz_dbm/dh/AuthConfig/FLAG - d: AuthzDBMAuthoritative
mod_authz_dbm/dh/AuthConfig/TAKE1 = d: AuthzDBMType
mod_authz_dbm/dh/AuthConfig/TAKE1 = df: AuthDBMGroupFile
mod_authz_default/dh/AuthConfig/FLAG - d: AuthzDefaultAuthoritative
mod_authz_groupfile/dh/AuthConfig/FLAG - d: AuthzGroupFileAuthoritative
mod_authz_groupfile/dh/AuthConfig/TAKE12 mod_authz_groupfile/dh/AuthConfig/TAKE1 df: AuthGroupFile
mod_authz_owner/dh/AuthConfig/FLAG - d: AuthzOwnerAuthoritative
mod_authz_user/dh/AuthConfig/FLAG - d: AuthzUserAuthoritative
- mod_autoindex/svdh/Indexes/FLAG .: IndexIgnoreReset
mod_autoindex/svdh/All/RAW_ARGS = .: FancyIndexing
mod_autoindex/svdh/Indexes/ITERATE = d: IndexIgnore
mod_autoindex/svdh/Indexes/ITERATE2 = .: AddAlt AddAltByEncoding AddAltByType AddDescription AddIcon AddIconByEncoding
mod_autoindex/svdh/Indexes/ITERATE2 = .: AddIconByType
mod_autoindex/svdh/Indexes/TAKE1 = .: DefaultIcon IndexHeadInsert IndexStyleSheet
mod_autoindex/svdh/Indexes/TAKE1 = r: HeaderName ReadmeName
mod_autoindex/svdh/Indexes/TAKE2 = .: IndexOrderDefault
mod_autoindex/svdh/Indexes/TAKE_ARGV = d: IndexOptions
- mod_brotli/sv/-/TAKE1 .: BrotliAlterETag BrotliCompressionMaxInputBlock BrotliCompressionQuality
- mod_brotli/sv/-/TAKE1 .: BrotliCompressionWindow
- mod_brotli/sv/-/TAKE12 .: BrotliFilterNote
- mod_buffer/d/-/TAKE1 .: BufferSize
- mod_cache/sv/-/FLAG d: CacheQuickHandler
- mod_cache/sv/-/TAKE1 .: CacheKeyBaseURL
- mod_cache/svd/-/FLAG .: CacheDetailHeader CacheHeader CacheStaleOnError CacheStoreExpired
- mod_cache/svd/-/TAKE1 .: CacheMinExpire
mod_cache/sv/-/FLAG = .: CacheIgnoreCacheControl CacheIgnoreQueryString CacheLock
mod_cache/sv/-/FLAG mod_cache/svd/-/FLAG .: CacheIgnoreNoLastMod CacheStoreNoStore CacheStorePrivate
mod_cache/sv/-/ITERATE = .: CacheIgnoreHeaders CacheIgnoreURLSessionIdentifiers
mod_cache/sv/-/TAKE1 = .: CacheLockMaxAge
mod_cache/sv/-/TAKE1 = w: CacheLockPath
mod_cache/sv/-/TAKE1 mod_cache/svd/-/TAKE1 .: CacheDefaultExpire CacheDisable CacheLastModifiedFactor CacheMaxExpire
mod_cache/sv/-/TAKE2 mod_cache/svd/-/TAKE12 v: CacheEnable
- mod_cache_disk/svd/-/TAKE1 .: CacheReadSize CacheReadTime
mod_disk_cache/sv/-/TAKE1 mod_cache_disk/sv/-/TAKE1 .: CacheDirLength CacheDirLevels
mod_disk_cache/sv/-/TAKE1 mod_cache_disk/sv/-/TAKE1 w: CacheRoot
mod_disk_cache/sv/-/TAKE1 mod_cache_disk/svd/-/TAKE1 .: CacheMaxFileSize CacheMinFileSize
- mod_cache_socache/sv/-/TAKE1 .: CacheSocache
- mod_cache_socache/svd/-/TAKE1 .: CacheSocacheMaxSize CacheSocacheMaxTime CacheSocacheMinTime CacheSocacheReadSize
- mod_cache_socache/svd/-/TAKE1 .: CacheSocacheReadTime
mod_case_filter/sv/-/FLAG = r: CaseFilter
mod_case_filter_in/sv/-/FLAG = r: CaseFilterIn
mod_cern_meta/svdh/Indexes/FLAG = fr: MetaFiles
mod_cern_meta/svdh/Indexes/TAKE1 = f: MetaDir MetaSuffix
- mod_cgi/svd/-/TAKE1 .: CGIScriptTimeout
mod_cgi/sv/-/TAKE1 = .: ScriptLogBuffer ScriptLogLength
mod_cgi/sv/-/TAKE1 = w: ScriptLog
mod_cgid/s/-/TAKE1 = w: ScriptSock
mod_cgid/svd/-/TAKE1 = .: CGIDScriptTimeout
mod_charset_lite/svdh/FileInfo/ITERATE = .: CharsetOptions
mod_charset_lite/svdh/FileInfo/TAKE1 = .: CharsetDefault CharsetSourceEnc
- mod_dav/d/-/TAKE1 .: DavBasePath
mod_dav/d/-/TAKE1 = r: Dav
mod_dav/svd/-/FLAG = d: DavDepthInfinity
mod_dav/svd/-/TAKE1 = .: DavMinTimeout
- mod_dav_fs/svd/-/FLAG .: DavLockDiscovery
mod_dav_fs/sv/-/TAKE1 = w: DavLockDB
mod_dav_lock/d/-/TAKE1 = w: DavGenericLockDB
- mod_dbd/sv/-/TAKE1 .: DBDInitSQL
mod_dbd/sv/-/FLAG = .: DBDPersist
mod_dbd/sv/-/TAKE1 = .: DBDExptime DBDKeep DBDMax DBDMin DBDParams DBDriver
mod_dbd/sv/-/TAKE12 = .: DBDPrepareSQL
- mod_deflate/sv/-/TAKE1 .: DeflateAlterETag
mod_deflate/sv/-/TAKE1 = .: DeflateBufferSize DeflateCompressionLevel DeflateMemLevel DeflateWindowSize
mod_deflate/sv/-/TAKE12 = .: DeflateFilterNote
mod_deflate/svdh/All/TAKE1 = .: DeflateInflateLimitRequestBody DeflateInflateRatioBurst DeflateInflateRatioLimit
- mod_dialup/d/-/TAKE1 .: ModemStandard
- mod_dir/svdh/Indexes/FLAG .: DirectoryCheckHandler
- mod_dir/svdh/Indexes/TAKE1 .: DirectoryIndexRedirect
mod_dir/svdh/Indexes/FLAG = .: DirectorySlash
mod_dir/svdh/Indexes/ITERATE mod_dir/svdh/Indexes/RAW_ARGS r: DirectoryIndex
mod_dir/svdh/Indexes/TAKE1 = r: FallbackResource
mod_dumpio/s/-/FLAG = .: DumpIOInput DumpIOOutput
mod_dumpio/s/-/TAKE1 - .: DumpIOLogLevel
mod_echo/sv/-/FLAG = r: ProtocolEcho
mod_env/svdh/FileInfo/ITERATE = v: PassEnv UnsetEnv
mod_env/svdh/FileInfo/TAKE12 = v: SetEnv
mod_example/svdh/Options/NO_ARGS mod_example_hooks/svdh/Options/NO_ARGS r: Example
mod_expires/svdh/Indexes/FLAG = .: ExpiresActive
mod_expires/svdh/Indexes/TAKE1 = .: ExpiresDefault
mod_expires/svdh/Indexes/TAKE2 = .: ExpiresByType
mod_ext_filter/d/-/ITERATE = .: ExtFilterOptions
mod_ext_filter/s/-/RAW_ARGS = r: ExtFilterDefine
mod_file_cache/s/-/ITERATE = f: CacheFile MMapFile
core/svdh/FileInfo/ITERATE2 mod_filter/svdh/FileInfo/TAKE_ARGV r: AddOutputFilterByType
mod_filter/svd/-/TAKE2 = .: FilterTrace
mod_filter/svdh/Options/ITERATE = r: FilterChain
mod_filter/svdh/Options/TAKE12 = r: FilterDeclare
mod_filter/svdh/Options/TAKE23 = .: FilterProtocol
mod_filter/svdh/Options/TAKE4 mod_filter/svdh/Options/TAKE3 r: FilterProvider
mod_headers/svdh/FileInfo/RAW_ARGS = .: Header
mod_headers/svdh/FileInfo/RAW_ARGS = v: RequestHeader
- mod_heartbeat/s/-/TAKE1 .: HeartbeatAddress
- mod_heartmonitor/s/-/TAKE1 .: HeartbeatListen HeartbeatMaxServers
- mod_heartmonitor/s/-/TAKE1 w: HeartbeatStorage
- mod_http2/s/-/TAKE1 .: H2MaxWorkerIdleSeconds H2MaxWorkers H2MinWorkers
- mod_http2/sv/-/TAKE1 .: H2Direct H2MaxDataFrameLen H2MaxSessionStreams H2ModernTLSOnly H2OutputBuffering H2Padding
- mod_http2/sv/-/TAKE1 .: H2PushDiarySize H2SerializeHeaders H2SessionExtraFiles H2StreamMaxMemSize H2StreamTimeout
- mod_http2/sv/-/TAKE1 .: H2TLSCoolDownSecs H2TLSWarmUpSize H2WebSockets H2WindowSize
- mod_http2/sv/-/TAKE1 r: H2EarlyHints
- mod_http2/sv/-/TAKE23 .: H2PushPriority
- mod_http2/svdh/AuthConfig+FileInfo/TAKE123 r: H2PushResource
- mod_http2/svdh/AuthConfig+FileInfo/TAKE2 .: H2EarlyHint
- mod_http2/svdh/AuthConfig/TAKE1 .: H2Upgrade
- mod_http2/svdh/AuthConfig/TAKE1 r: H2Push
- mod_http2/svdh/FileInfo/TAKE1 .: H2CopyFiles H2ProxyRequests
mod_ident/svd/-/FLAG = dv: IdentityCheck
mod_ident/svd/-/TAKE1 = .: IdentityCheckTimeout
mod_imagemap/svdh/Indexes/TAKE1 = r: ImapBase ImapDefault ImapMenu
- mod_include/dh/Limit/FLAG .: SSILegacyExprParser
mod_include/dh/-/? - .: SSIEnableAccess
mod_include/dh/Limit/FLAG - .: SSIAccessEnable
mod_include/dh/Limit/FLAG = .: SSIETag SSILastModified
mod_include/sv/-/TAKE1 = .: SSIEndTag SSIStartTag
mod_include/svdh/All/TAKE1 = .: SSIErrorMsg SSITimeFormat SSIUndefinedEcho
mod_include/svdh/Options/TAKE1 = r: XBitHack
mod_info/sv/-/TAKE2 = .: AddModuleInfo
mod_isapi/sv/-/ITERATE = f: ISAPICacheFile
mod_isapi/svdh/FileInfo/FLAG = .: ISAPIAppendLogToErrors ISAPIAppendLogToQuery ISAPIFakeAsync ISAPILogNotSupported
mod_isapi/svdh/FileInfo/TAKE1 = .: ISAPIReadAheadBuffer
- mod_ldap/dh/AuthConfig/TAKE1 .: LDAPReferralHopLimit LDAPReferrals
- mod_ldap/s/-/TAKE1 .: LDAPLibraryDebug LDAPRetries LDAPRetryDelay LDAPTimeout
- mod_ldap/sv/-/TAKE1 .: LDAPConnectionPoolTTL
mod_ldap/s/-/FLAG = .: LDAPVerifyServerCert
mod_ldap/s/-/TAKE1 = .: LDAPCacheEntries LDAPCacheTTL LDAPConnectionTimeout LDAPOpCacheEntries LDAPOpCacheTTL
mod_ldap/s/-/TAKE1 = .: LDAPSharedCacheSize
mod_ldap/s/-/TAKE1 = w: LDAPSharedCacheFile
mod_ldap/s/-/TAKE23 = f: LDAPTrustedGlobalCert
mod_ldap/sv/-/TAKE1 = .: LDAPTrustedMode
mod_ldap/sv/-/TAKE23 mod_ldap/dh/AuthConfig/TAKE23 f: LDAPTrustedClientCert
- mod_log_config/s/-/TAKE23 w: GlobalLog
mod_log_config/s/-/FLAG = .: BufferedLogs
mod_log_config/sv/-/TAKE1 - w: CookieLog
mod_log_config/sv/-/TAKE1 = w: TransferLog
mod_log_config/sv/-/TAKE12 = .: LogFormat
mod_log_config/sv/-/TAKE23 = w: CustomLog
- mod_log_debug/svd/-/TAKE123 .: LogMessage
mod_log_forensic/sv/-/TAKE1 = w: ForensicLog
- mod_logio/svdh/All/FLAG .: LogIOTrackTTFB
- mod_lua/s/-/TAKE3 dfrv: LuaAuthzProvider
- mod_lua/sdh/All/TAKE3 frv: LuaInputFilter LuaOutputFilter
- mod_lua/svdh/All/? fruv: LuaHookPreTranslate
- mod_lua/svdh/All/RAW_ARGS v: Lua_____ByteCodeHack
- mod_lua/svdh/All/RAW_ARGS|TAKE2 fruv: LuaHookMapToStorage LuaHookPreTranslateName LuaQuickHandler
- mod_lua/svdh/All/RAW_ARGS|TAKE2 frv: LuaHookFixups LuaHookTypeChecker
- mod_lua/svdh/All/RAW_ARGS|TAKE23 dfrv: LuaHookAccessChecker LuaHookAuthChecker LuaHookCheckUserID
- mod_lua/svdh/All/RAW_ARGS|TAKE23 fruv: LuaHookTranslateName
- mod_lua/svdh/All/TAKE1 .: LuaCodeCache LuaInherit
- mod_lua/svdh/All/TAKE1 f: LuaPackageCPath LuaPackagePath LuaRoot
- mod_lua/svdh/All/TAKE123 .: LuaScope
- mod_lua/svdh/All/TAKE2 frv: LuaHookInsertFilter LuaHookLog
- mod_lua/svdh/All/TAKE23 fruv: LuaMapHandler
- mod_macro/svd/-/RAW_ARGS .: <Macro>
- mod_macro/svd/-/RAW_ARGS i: Use
- mod_macro/svd/-/TAKE1 .: UndefMacro
- mod_md/s/-/? .: MDCertificateMonitor
- mod_md/s/-/RAW_ARGS .: MDChallengeDns01 MDMessageCmd MDNotifyCmd <MDomainSet>
- mod_md/s/-/RAW_ARGS|TAKE_ARGV .: MDomain
- mod_md/s/-/TAKE1 .: MDActivationDelay MDBaseServer MDCertificateAgreement MDCertificateProtocol MDCertificateStatus
- mod_md/s/-/TAKE1 .: MDChallengeDns01Version MDContactEmail MDDriveMode MDHttpProxy MDMatchNames MDMustStaple
- mod_md/s/-/TAKE1 .: MDRenewMode MDRenewWindow MDRetryDelay MDRetryFailover MDServerStatus MDStapleOthers MDStapling
- mod_md/s/-/TAKE1 .: MDStaplingKeepResponse MDStaplingRenewWindow MDStoreLocks MDWarnWindow
- mod_md/s/-/TAKE1 f: MDCertificateFile MDCertificateKeyFile
- mod_md/s/-/TAKE1 w: MDStoreDir
- mod_md/s/-/TAKE12 .: MDPortMap
- mod_md/s/-/TAKE12 f: MDExternalAccountBinding
- mod_md/s/-/TAKE2 .: MDCertificateCheck
- mod_md/s/-/TAKE_ARGV .: MDCAChallenges MDCertificateAuthority MDMember MDMembers MDPrivateKeys
- mod_md/sdh/AuthConfig/TAKE1 d: MDRequireHttps
- mod_md/sv/-/TAKE1 .: MDCheckInterval
- mod_md/sv/-/TAKE1 f: MDCACertificateFile
mod_mem_cache/s/-/TAKE1 - .: MCacheMaxObjectCount MCacheMaxObjectSize MCacheMaxStreamingBuffer MCacheMinObjectSize
mod_mem_cache/s/-/TAKE1 - .: MCacheRemovalAlgorithm MCacheSize
mod_mime/d/-/FLAG = .: ModMimeUsePathInfo
mod_mime/s/-/TAKE1 = fr: TypesConfig
mod_mime/svdh/FileInfo/ITERATE = .: RemoveCharset RemoveEncoding RemoveHandler RemoveInputFilter RemoveLanguage
mod_mime/svdh/FileInfo/ITERATE = .: RemoveOutputFilter RemoveType
mod_mime/svdh/FileInfo/ITERATE = r: MultiviewsMatch
mod_mime/svdh/FileInfo/ITERATE2 = .: AddCharset AddEncoding AddLanguage
mod_mime/svdh/FileInfo/ITERATE2 = r: AddHandler AddInputFilter AddOutputFilter AddType
mod_mime/svdh/FileInfo/TAKE1 = .: DefaultLanguage
mod_mime_magic/sv/-/TAKE1 = fr: MimeMagicFile
mod_negotiation/sv/-/FLAG = .: CacheNegotiatedDocs
mod_negotiation/svdh/FileInfo/ITERATE = .: ForceLanguagePriority LanguagePriority
mod_nw_ssl/s/-/ITERATE = f: NWSSLTrustedCerts
mod_nw_ssl/s/-/TAKE2 = .: NWSSLUpgradeable
mod_nw_ssl/s/-/TAKE23 = .: SecureListen
- mod_privileges/s/-/FLAG .: DTracePrivileges
- mod_privileges/svd/-/TAKE1 .: PrivilegesMode
- mod_privileges/v/-/FLAG .: VHostSecure
- mod_privileges/v/-/ITERATE .: VHostCGIPrivs VHostPrivs
- mod_privileges/v/-/TAKE1 .: VHostCGIMode VHostGroup VHostUser
- mod_proxy/sv/-/FLAG .: BalancerInherit BalancerPersist ProxyPassInherit
- mod_proxy/sv/-/TAKE1 .: BalancerGrowth ProxySourceAddress
- mod_proxy/svd/-/FLAG .: Proxy100Continue ProxyAddHeaders
mod_proxy/sv/-/FLAG = dpr: ProxyRequests
mod_proxy/sv/-/FLAG mod_proxy/svd/-/FLAG .: ProxyPreserveHost
mod_proxy/sv/-/FLAG mod_proxy/svd/-/ITERATE r: ProxyErrorOverride
mod_proxy/sv/-/ITERATE = .: NoProxy
mod_proxy/sv/-/ITERATE = d: ProxyBlock
mod_proxy/sv/-/RAW_ARGS = .: <Proxy> <ProxyMatch>
mod_proxy/sv/-/TAKE1 = .: ProxyBadHeader ProxyDomain ProxyIOBufferSize ProxyReceiveBufferSize ProxyStatus ProxyTimeout
mod_proxy/sv/-/TAKE1 = .: ProxyVia
mod_proxy/sv/-/TAKE1 = d: ProxyMaxForwards
mod_proxy/sv/-/TAKE2 mod_proxy/sv/-/TAKE23 .: ProxyRemote ProxyRemoteMatch
mod_proxy/svd/-/FLAG = .: ProxyPassInterpolateEnv
mod_proxy/svd/-/RAW_ARGS = .: BalancerMember ProxySet
mod_proxy/svd/-/RAW_ARGS = pr: ProxyPass ProxyPassMatch
mod_proxy/svd/-/TAKE123 = .: ProxyPassReverse
mod_proxy/svd/-/TAKE23 = .: ProxyPassReverseCookieDomain ProxyPassReverseCookiePath
mod_proxy/sv/-/ITERATE mod_proxy_connect/sv/-/ITERATE d: AllowCONNECT
- mod_proxy_express/svdh/FileInfo/FLAG p: ProxyExpressEnable
- mod_proxy_express/svdh/FileInfo/TAKE1 .: ProxyExpressDBMType
- mod_proxy_express/svdh/FileInfo/TAKE1 f: ProxyExpressDBMFile
- mod_proxy_fcgi/svdh/FileInfo/TAKE1 .: ProxyFCGIBackendType
- mod_proxy_fcgi/svdh/FileInfo/TAKE23 v: ProxyFCGISetEnvIf
- mod_proxy_ftp/svd/-/FLAG .: ProxyFtpEscapeWildcards ProxyFtpListOnWildcard
mod_proxy/svd/-/TAKE1 mod_proxy_ftp/svd/-/TAKE1 .: ProxyFtpDirCharset
- mod_proxy_hcheck/s/-/TAKE1 .: ProxyHCTPsize
- mod_proxy_hcheck/svdh/FileInfo/RAW_ARGS .: ProxyHCExpr ProxyHCTemplate
- mod_proxy_html/svd/-/FLAG .: ProxyHTMLEnable ProxyHTMLExtended ProxyHTMLInterp ProxyHTMLMeta ProxyHTMLStripComments
- mod_proxy_html/svd/-/ITERATE .: ProxyHTMLEvents ProxyHTMLFixups
- mod_proxy_html/svd/-/ITERATE2 .: ProxyHTMLLinks
- mod_proxy_html/svd/-/RAW_ARGS .: ProxyHTMLURLMap
- mod_proxy_html/svd/-/TAKE1 .: ProxyHTMLBufSize ProxyHTMLCharsetOut
- mod_proxy_html/svd/-/TAKE12 .: ProxyHTMLDocType
mod_proxy_scgi/svd/-/FLAG mod_proxy_scgi/svd/-/TAKE1 r: ProxySCGIInternalRedirect
mod_proxy_scgi/svd/-/TAKE1 = .: ProxySCGISendfile
- mod_proxy_wstunnel/svd/-/FLAG .: ProxyWebsocketFallbackToProxyHttp
- mod_reflector/svdh/Options/TAKE12 .: ReflectorHeader
- mod_remoteip/sv/-/FLAG dv: RemoteIPProxyProtocol
- mod_remoteip/sv/-/ITERATE d: RemoteIPInternalProxy RemoteIPTrustedProxy
- mod_remoteip/sv/-/TAKE1 df: RemoteIPInternalProxyList RemoteIPTrustedProxyList
- mod_remoteip/sv/-/TAKE1 dv: RemoteIPHeader RemoteIPProxiesHeader
- mod_remoteip/sv/-/TAKE_ARGV d: RemoteIPProxyProtocolExceptions
mod_reqtimeout/sv/-/RAW_ARGS = d: RequestReadTimeout
- mod_request/d/-/TAKE1 d: KeptBodySize
mod_rewrite/dh/FileInfo/TAKE1 = .: RewriteBase
mod_rewrite/s/-/TAKE1 - w: RewriteLock
mod_rewrite/sv/-/TAKE1 - .: RewriteLogLevel
mod_rewrite/sv/-/TAKE1 - w: RewriteLog
mod_rewrite/sv/-/TAKE2 mod_rewrite/sv/-/TAKE23 fv: RewriteMap
mod_rewrite/svdh/FileInfo/FLAG = d: RewriteEngine
mod_rewrite/svdh/FileInfo/ITERATE = d: RewriteOptions
mod_rewrite/svdh/FileInfo/RAW_ARGS = d: RewriteCond
mod_rewrite/svdh/FileInfo/RAW_ARGS = dpruv: RewriteRule
- mod_sed/d/-/TAKE1 r: InputSed OutputSed
- mod_session/svdh/AuthConfig/FLAG .: Session
- mod_session/svdh/AuthConfig/FLAG v: SessionEnv
- mod_session/svdh/AuthConfig/TAKE1 .: SessionExclude SessionExpiryUpdateInterval SessionInclude SessionMaxAge
- mod_session/svdh/AuthConfig/TAKE1 v: SessionHeader
- mod_session_cookie/svdh/AuthConfig/FLAG .: SessionCookieRemove
- mod_session_cookie/svdh/AuthConfig/RAW_ARGS .: SessionCookieName SessionCookieName2
- mod_session_crypto/s/-/RAW_ARGS .: SessionCryptoDriver
- mod_session_crypto/svd/-/TAKE1 f: SessionCryptoPassphraseFile
- mod_session_crypto/svdh/AuthConfig/ITERATE df: SessionCryptoPassphrase
- mod_session_crypto/svdh/AuthConfig/TAKE1 .: SessionCryptoCipher
- mod_session_dbd/svdh/AuthConfig/FLAG .: SessionDBDCookieRemove SessionDBDPerUser
- mod_session_dbd/svdh/AuthConfig/RAW_ARGS .: SessionDBDCookieName SessionDBDCookieName2
- mod_session_dbd/svdh/AuthConfig/TAKE1 .: SessionDBDDeleteLabel SessionDBDInsertLabel SessionDBDSelectLabel
- mod_session_dbd/svdh/AuthConfig/TAKE1 .: SessionDBDUpdateLabel
- mod_setenvif/svdh/FileInfo/RAW_ARGS v: SetEnvIfExpr
mod_setenvif/svdh/FileInfo/RAW_ARGS = v: BrowserMatch BrowserMatchNoCase SetEnvIf SetEnvIfNoCase
mod_so/s/-/ITERATE mod_so/sv/-/ITERATE f: LoadFile
mod_so/s/-/TAKE2 mod_so/sv/-/TAKE2 f: LoadModule
- mod_socache_memcache/sv/-/TAKE1 .: MemcacheConnTTL
- mod_socache_redis/sv/-/TAKE1 .: RedisConnPoolTTL RedisTimeout
- mod_speling/svdh/Options/FLAG .: CheckBasenameMatch
mod_speling/svdh/Options/FLAG = .: CheckCaseOnly
mod_speling/svdh/Options/FLAG = r: CheckSpelling
- mod_ssl/s/-/TAKE1 w: SSLStaplingCache
- mod_ssl/sv/-/FLAG .: SSLOCSPNoverify SSLOCSPOverrideResponder SSLOCSPUseRequestNonce SSLStaplingFakeTryLater
- mod_ssl/sv/-/FLAG .: SSLStaplingReturnResponderErrors SSLUseStapling
- mod_ssl/sv/-/RAW_ARGS .: SSLCARevocationCheck SSLOCSPEnable
- mod_ssl/sv/-/TAKE1 .: SSLOCSPDefaultResponder SSLOCSPProxyURL SSLOCSPResponderTimeout SSLOCSPResponseMaxAge
- mod_ssl/sv/-/TAKE1 .: SSLOCSPResponseTimeSkew SSLSRPUnknownUserSeed SSLStaplingErrorCacheTimeout SSLStaplingForceURL
- mod_ssl/sv/-/TAKE1 .: SSLStaplingResponderTimeout SSLStaplingResponseMaxAge SSLStaplingResponseTimeSkew
- mod_ssl/sv/-/TAKE1 .: SSLStaplingStandardCacheTimeout
- mod_ssl/sv/-/TAKE1 f: SSLOCSPResponderCertificateFile SSLSRPVerifierFile
- mod_ssl/sv/-/TAKE2 f: SSLOpenSSLConfCmd
- mod_ssl/svp/-/FLAG .: SSLProxyCheckPeerName
- mod_ssl/svp/-/RAW_ARGS .: SSLProxyCARevocationCheck
mod_ssl/dh/AuthConfig/NO_ARGS = d: SSLRequireSSL
mod_ssl/dh/AuthConfig/RAW_ARGS = d: SSLRequire
mod_ssl/dh/AuthConfig/TAKE1 = d: SSLRenegBufferSize
mod_ssl/s/-/FLAG = .: SSLFIPS
mod_ssl/s/-/TAKE1 - w: SSLMutex
mod_ssl/s/-/TAKE1 = .: SSLCryptoDevice
mod_ssl/s/-/TAKE1 = f: SSLPassPhraseDialog
mod_ssl/s/-/TAKE1 = w: SSLSessionCache
mod_ssl/s/-/TAKE1 mod_ssl/svp/-/TAKE1 f: SSLProxyMachineCertificateChainFile SSLProxyMachineCertificateFile
mod_ssl/s/-/TAKE1 mod_ssl/svp/-/TAKE1 f: SSLProxyMachineCertificatePath
mod_ssl/s/-/TAKE23 = f: SSLRandomSeed
mod_ssl/sdh/AuthConfig/TAKE1 = dv: SSLUserName
mod_ssl/sv/-/FLAG = .: SSLCompression SSLHonorCipherOrder SSLInsecureRenegotiation SSLSessionTickets
mod_ssl/sv/-/FLAG = d: SSLStrictSNIVHostCheck
mod_ssl/sv/-/FLAG mod_ssl/svp/-/FLAG .: SSLProxyCheckPeerCN SSLProxyCheckPeerExpire SSLProxyEngine
mod_ssl/sv/-/RAW_ARGS = d: SSLProtocol
mod_ssl/sv/-/RAW_ARGS mod_ssl/svp/-/RAW_ARGS .: SSLProxyProtocol
mod_ssl/sv/-/TAKE1 = .: SSLSessionCacheTimeout
mod_ssl/sv/-/TAKE1 = dv: SSLEngine
mod_ssl/sv/-/TAKE1 = f: SSLCADNRequestFile SSLCADNRequestPath SSLCARevocationFile SSLCARevocationPath
mod_ssl/sv/-/TAKE1 = f: SSLCertificateChainFile SSLCertificateFile SSLCertificateKeyFile SSLSessionTicketKeyFile
mod_ssl/sv/-/TAKE1 mod_ssl/svp/-/TAKE1 .: SSLProxyVerify SSLProxyVerifyDepth
mod_ssl/sv/-/TAKE1 mod_ssl/svp/-/TAKE1 f: SSLProxyCACertificateFile SSLProxyCACertificatePath SSLProxyCARevocationFile
mod_ssl/sv/-/TAKE1 mod_ssl/svp/-/TAKE1 f: SSLProxyCARevocationPath
mod_ssl/svd/-/TAKE1 mod_ssl/svp/-/TAKE12 .: SSLProxyCipherSuite
mod_ssl/svdh/All/RAW_ARGS = .: SSLLogLevel
mod_ssl/svdh/All/RAW_ARGS = w: SSLLog
mod_ssl/svdh/AuthConfig/TAKE1 = d: SSLVerifyClient SSLVerifyDepth
mod_ssl/svdh/AuthConfig/TAKE1 = f: SSLCACertificateFile SSLCACertificatePath
mod_ssl/svdh/AuthConfig/TAKE1 mod_ssl/svdh/AuthConfig/TAKE12 d: SSLCipherSuite
mod_ssl/svdh/Options/RAW_ARGS = dv: SSLOptions
- mod_substitute/svdh/FileInfo/TAKE1 .: SubstituteMaxLineLength
mod_substitute/svdh/All/TAKE1 mod_substitute/svdh/FileInfo/TAKE1 .: Substitute
mod_substitute/svdh/FileInfo/FLAG = .: SubstituteInheritBefore
mod_suexec/sv/-/TAKE2 = .: SuexecUserGroup
- mod_tls/sv/-/TAKE1 .: TLSHonorClientOrder TLSProtocol TLSSessionCache TLSStrictSNI
- mod_tls/sv/-/TAKE1 d: TLSClientCertificate
- mod_tls/sv/-/TAKE1 df: TLSClientCA
- mod_tls/sv/-/TAKE1 dv: TLSUserName
- mod_tls/sv/-/TAKE1 v: TLSEngine
- mod_tls/sv/-/TAKE12 f: TLSCertificate
- mod_tls/sv/-/TAKE_ARGV .: TLSCiphersPrefer TLSCiphersSuppress
- mod_tls/svdh/Options/TAKE_ARGV v: TLSOptions
- mod_tls/svp/-/FLAG .: TLSProxyEngine
- mod_tls/svp/-/TAKE1 .: TLSProxyProtocol
- mod_tls/svp/-/TAKE1 f: TLSProxyCA
- mod_tls/svp/-/TAKE12 f: TLSProxyMachineCertificate
- mod_tls/svp/-/TAKE_ARGV .: TLSProxyCiphersPrefer TLSProxyCiphersSuppress
core/s/-/FLAG mod_unixd/s/-/FLAG .: Suexec
mpm_common/s/-/TAKE1 mod_unixd/s/-/TAKE1 .: ChrootDir Group User
mod_userdir/sv/-/RAW_ARGS = dru: UserDir
- mod_usertrack/svdh/FileInfo/FLAG .: CookieHTTPOnly CookieSecure
- mod_usertrack/svdh/FileInfo/TAKE1 .: CookieSameSite
mod_usertrack/svdh/FileInfo/FLAG = .: CookieTracking
mod_usertrack/svdh/FileInfo/TAKE1 = .: CookieDomain CookieExpires CookieName CookieStyle
mod_version/svdh/All/TAKE123 = .: <IfVersion>
mod_vhost_alias/sv/-/TAKE1 = ru: VirtualScriptAlias VirtualScriptAliasIP
mod_vhost_alias/sv/-/TAKE1 = u: VirtualDocumentRoot VirtualDocumentRootIP
- mod_watchdog/s/-/TAKE1 .: WatchdogInterval
- mod_xml2enc/s/-/ITERATE2 .: xml2EncAlias
- mod_xml2enc/svdh/All/ITERATE .: xml2StartParse
- mod_xml2enc/svdh/All/TAKE1 .: xml2EncDefault
- mpm_common/s/-/TAKE1 .: ListenCoresBucketsRatio MaxConnectionsPerChild MaxRequestWorkers
mpm_common/s/-/TAKE1 - .: AcceptMutex
mpm_common/s/-/TAKE1 - w: LockFile
mpm_common/s/-/TAKE1 = .: EnableExceptionHook GracefulShutdownTimeout ListenBackLog MaxMemFree MaxSpareThreads
mpm_common/s/-/TAKE1 = .: MinSpareThreads ReceiveBufferSize SendBufferSize ServerLimit StartServers StartThreads
mpm_common/s/-/TAKE1 = .: ThreadLimit ThreadsPerChild ThreadStackSize
mpm_common/s/-/TAKE1 = w: CoreDumpDirectory PidFile ScoreBoardFile
mpm_common/s/-/TAKE_ARGV = .: Listen
mpm_netware/s/-/TAKE1 = .: MaxThreads
mpm_winnt/s/-/NO_ARGS - .: Win32DisableAcceptEx
prefork/s/-/TAKE1 = .: MaxSpareServers MinSpareServers`.split(`
`)){let n=t.toLowerCase().split(` `);for(let r=3;r<n.length;r++)e.set(ye(n[r]??``),t)}return y=e,y}const ye=e=>e.startsWith(`<`)?e.slice(1,-1):e;function be(e,t){let[n=`-`,r=`-`,i=``,...a]=e.split(/:? /),o=a.find(e=>ye(e).toLowerCase()===t)??``,s=xe(n),c=ye(o);return{name:c,isSection:c!==o,in22:s,in24:r===`=`?s:xe(r),effects:new Set([...i].flatMap(e=>le[e]??[]))}}function xe(e){if(e===`-`)return;let[t=``,n=``,r=``,i=``]=e.split(`/`);return{module:t,contexts:n,override:r===`-`?``:r,kind:i}}const Se=[[`<%`,`%>`],[`<?`,`?>`],[`{%`,`%}`],[`{{`,`}}`],[`{#`,`#}`],[`[%`,`%]`],[`{tmpl_`,`}`],[`<tmpl_`,`>`],[`</tmpl_`,`>`],[`{/tmpl_`,`}`]],Ce=/^(?:[@{$]|%\w|\[%\s|<[%?]|<\/?tmpl_)/i;function we(e){let t=/* @__PURE__ */ new Set;return{endOf:n};function n(n,r){let i=e.charCodeAt(n);if(Oe(i)||i===Te&&Ee(e.charCodeAt(n+1)))return-1;let a=e.slice(n,n+8);if(!Ce.test(a))return-1;let o=Se.find(([e])=>a.toLowerCase().startsWith(e));if(!o)return r;let s=t.has(o[1])?-1:e.indexOf(o[1],n+o[0].length);if(s<0&&t.add(o[1]),s<0)return a.startsWith(`<`)?-1:r;if(s<r)return r;let c=e.indexOf(`
`,s);return c<0?e.length:c+1}}const Te=60,Ee=e=>Oe(e)&&(e|32)!==De,De=116,Oe=e=>(e|32)>=97&&(e|32)<=122,ke=/* @__PURE__ */ RegExp(`<%|<\\?|\\{\\{|\\}\\}|\\{%|\\[%\\s|%>(?![\\w{!,])|[\\s;]\\?>|</?(?:tmpl|TMPL)_|\\{/?(?:tmpl|TMPL)_|\\{\\$[A-Za-z_]|@@?[A-Za-z_][\\w.-]*@|(?<![%\\w])%(?![\\dA-Fa-f]{2}\\w*%[\\dA-Fa-f]{2})[A-Za-z_]\\w+%|(?<![%$\\\\])\\{[A-Za-z][A-Za-z0-9_]+\\}|__[A-Z][A-Z0-9_]+__`),Ae=e=>ke.test(e);function x(e,t){switch(e.key){case`ifmodule`:return C(e)?`maybe`:Fe(g(e),t);case`ifversion`:return C(e)?`maybe`:Re(g(e),t);case`ifdefine`:return C(e)?`maybe`:Ne(e);case`iftemplate`:return e.readings?.[t]??`maybe`;case`iffile`:case`ifdirective`:case`ifsection`:return t===`2.2`?`never`:`maybe`;default:return`always`}}const S=e=>e.key.startsWith(`if`)&&je.test(e.key),je=/^if(module|version|define|file|directive|section|template)$/,Me=({keys:e})=>[...e].some(e=>e.startsWith(`<if`)&&je.test(e.slice(1)));function Ne({args:e,file:t}){let n=e.length===1?e[0]?.value??``:``,r=n.startsWith(`!`),i=t.defined?.get(r?n.slice(1):n);return i===void 0?`maybe`:i===r?`never`:`always`}const C=e=>Ae(ce(e.file,e)),Pe=/* @__PURE__ */ new Set([`core`,`http_core`,`mod_so`,`mod_authz_core`]);function Fe([e=``,...t],n){let r=e.startsWith(`!`),i=r?e.slice(1):e,a=l(i);if(!a||t.length>0)return`maybe`;let{source:o,symbol22:s,symbol24:c}=a,u=!(n===`2.2`?s:c??d[a.name])||i!==o&&i!==s&&i!==c?`never`:Pe.has(a.name)?`always`:`maybe`;return r?Ie(u):u}const Ie=e=>e===`maybe`?`maybe`:e===`always`?`never`:`always`,Le={"2.2":[[2,2,0],[2,2,34]],"2.4":[[2,4,1],[2,4,999]]};function Re(e,t){let[n=``,r=``]=e.length===1?[`=`,...e]:e,i=/^(!?)(==?|>=?|<=?|~)$/.exec(n);if(!i||e.length>2)return`maybe`;let[,a,o=``]=i,s=o===`~`?r:/^==?$/.test(o)?/^\/(.*)\/$/.exec(r)?.[1]:void 0,c=s===void 0?ze(o,r,t):Be(s,t);return a?Ie(c):c}function ze(e,t,n){if(!/^\d+(\.\d+){0,2}$/.test(t))return`maybe`;let[r=0,i=0,a=0]=t.split(`.`).map(Number),o=Le[n].map(e=>Math.sign(e[0]-r||e[1]-i||e[2]-a)),s=e=>o.every(e),c={"=":e=>e===0,"==":e=>e===0,">":e=>e>0,">=":e=>e>=0,"<":e=>e<0,"<=":e=>e<=0}[e];if(!c)return`maybe`;if(s(c))return`always`;let l=o[0]!==o[1];return s(e=>!c(e))&&!(l&&c(0))?`never`:`maybe`}function Be(e,t){try{let n=new RegExp(e),r=Array.from({length:t===`2.2`?35:100},(e,r)=>n.test(`${t}.${r}`));return r.every(Boolean)?`always`:r.some(Boolean)?`maybe`:`never`}catch{return`maybe`}}const w=({path:e,isPerDirectory:t})=>t||/(^|[/._-])htaccess([._-][^/]*)?$/i.test(e)&&!/(^|\/)[^./][^/]*\.conf$/i.test(e),Ve=/* @__PURE__ */ new Map([[`virtualhost`,`virtualhost`],[`directory`,`directory`],[`directorymatch`,`directory`],[`files`,`files`],[`filesmatch`,`files`],[`location`,`location`],[`locationmatch`,`location`],[`proxy`,`proxy`],[`proxymatch`,`proxy`]]);function He(e,t){let n=e.once(We),r=t.parent??t.file,i=n.get(r);if(!i){let[a=[],...o]=e.enclosing(t),s=Je(t,a);i=o.length===0?Ue[s]:/* @__PURE__ */ new Set([s,...o.map(e=>Je(t,e))]),n.set(r,i)}return i}const Ue={server:/* @__PURE__ */ new Set([`server`]),virtualhost:/* @__PURE__ */ new Set([`virtualhost`]),directory:/* @__PURE__ */ new Set([`directory`]),files:/* @__PURE__ */ new Set([`files`]),location:/* @__PURE__ */ new Set([`location`]),proxy:/* @__PURE__ */ new Set([`proxy`]),htaccess:/* @__PURE__ */ new Set([`htaccess`]),other:/* @__PURE__ */ new Set([`other`])},We=()=>/* @__PURE__ */ new Map,Ge=(e,t)=>e.once(Ke).has(t.parent??t.file);function Ke(e){let t=/* @__PURE__ */ new Set;for(let n of e.files){let[r]=n.commands;r&&He(e,r).has(`server`)&&t.add(n)}for(let e of t)for(let n of e.sections)qe(n)&&t.add(n);return t}const qe=e=>S(e)||/^(limit|limitexcept|require(all|any|none)|if|else|elseif)$/.test(e.key);function Je(e,t){let n=t.find(e=>!qe(e));return n?Ve.get(n.key)??`other`:w(e.file)?`htaccess`:`server`}function Ye(e,t){return e.enclosing(t).some(e=>e.some(e=>S(e)&&!Xe(e)))}const Xe=e=>x(e,`2.2`)===`always`&&x(e,`2.4`)===`always`,Ze=({path:e})=>/(^|\/)(httpd|apache)[\d.]*\.conf([.-][\w-]+(\.[\w-]+)*)?$/i.test(e),Qe=e=>$e.exec(e)?.[1],$e=/* @__PURE__ */ RegExp(`^((?:.*/)?(?:httpd|apache)[\\d.]*\\.conf)[.-](?:(?:back(up)?|bak|copy|default|dist|disabled|(dpkg|ucf)-\\w+|example|off|old|orig(inal)?|pre-\\w+|prev(ious)?|rpm(new|orig|save)|sample|saved?)\\d*|\\d)(?:[.-]?\\d+)*$`,`i`),et=e=>T(e)[0],T=e=>e.once(tt);function tt(e){let t=/* @__PURE__ */ new Map;for(let n of e.files){let r=w(n)?void 0:rt(e,n);r&&t.set(n,{file:n,at:r})}for(let n of e.files.filter(e=>Ze(e)&&!t.has(e))){let r=e.includesIn(n).find(n=>ot(n)&&e.filesOf(n).some(e=>t.has(e)));r&&t.set(n,{file:n,at:r})}return[...t.values()].filter(({file:n})=>!st(e,n,t)&&!nt(e,n))}function nt(e,{path:t}){let n=Qe(t);return n!==void 0&&e.files.some(e=>e.path===n)}function rt(e,t){for(let n of Ze(t)?[...it,...at]:it){let r=e.directivesIn(t,n).find(ot);if(r)return r}}const it=[`ServerRoot`,`User`,`Group`],at=[`PidFile`,`LoadModule`,`Listen`,`DocumentRoot`],ot=e=>[...m(e)].every(S);function st(e,t,n){let r=/* @__PURE__ */ new Set([t]);for(let t of r)for(let n of e.includersOf(t))r.add(n.file);return r.delete(t),[...r].some(e=>n.has(e))}function ct(e,t){if(T(e).length===1)return new Set(e.files);let n=/* @__PURE__ */ new Set([t.file]),r=e.directives(...v);for(let t of n)for(let i of r)if(i.file===t)for(let t of e.filesOf(i))n.add(t);return n}const lt=e=>e.once(ut);function ut(e){return e.from===`2.4`?[]:T(e).map(t=>{let n=ct(e,t);return{...t,files:n,startFiles:new Set([...n].filter(e=>!w(e)))}})}function dt(e,t,n){let r=e.once(ft),i=r.get(t)??/* @__PURE__ */ new Map;return r.set(t,i),i.has(n)||i.set(n,n(e,t)),i.get(n)}const ft=()=>/* @__PURE__ */ new Map,E=(e,t,...n)=>e.directives(...n).filter(e=>t.startFiles.has(e.file)),pt=(e,t,...n)=>E(e,t,...n).filter(t=>Ge(e,t)),mt=(e,t)=>e.complete||E(e,t,...v).every(t=>!/[*?[]|\/$/.test(t.args[0]?.value??``)&&e.filesOf(t).length>0),ht=(...e)=>`No other file sets ${i(e,5,` or `)} for the whole server.`,gt=e=>/^No other file sets (\w+) for the whole server\.$/.exec(e)?.[1];function _t(e,t,...n){for(let r of[...n,...vt]){let n=(t.startFiles.has(t.file)?e.directivesIn(t.file,r):[]).findLast(t=>Ge(e,t)&&!Ye(e,t));if(n)return n}return t.at}const vt=[`KeepAliveTimeout`,`KeepAlive`,`ServerName`,`ServerAdmin`,`Listen`,`PidFile`,`ServerRoot`,`Group`,`User`,`LoadModule`],D={in22:!0,asksUser:!0,inLowerCaseOnly:!1},O={...D,inLowerCaseOnly:!0},k={in22:!1,asksUser:!0,inLowerCaseOnly:!1},A={...k,asksUser:!1},yt=[[`mod_authz_core`,`all env expr method`,A],[`mod_authz_host`,`ip host local forward-dns`,A],[`mod_ssl`,`ssl ssl-verify-client`,A],[`mod_authz_user`,`user valid-user`,D],[`mod_authz_groupfile`,`group`,D],[`mod_authz_groupfile`,`file-group`,O],[`mod_authz_owner`,`file-owner`,O],[`mod_authnz_ldap`,`ldap-user ldap-dn ldap-group ldap-attribute ldap-filter`,O],[`mod_authnz_ldap`,`ldap-search`,k],[`mod_authz_dbm`,`dbm-group dbm-file-group`,k],[`mod_authz_dbd`,`dbd-group dbd-login dbd-logout`,k]].flatMap(([e,t,n])=>t.split(` `).map(t=>({word:t,module:e,...n}))),bt=new Map(yt.map(e=>[e.word,e])),xt=e=>bt.get(e.toLowerCase()),St=e=>e.toLowerCase()===`not`||xt(e)?.in22===!1;function Ct(e,t,n){let r=``;for(let i=t;;){let t=e.indexOf(`
`,i);if(t<0)return e.length;let a=t>i&&e.charCodeAt(t-1)===13?t-2:t-1;if(a>=i?e.charCodeAt(a)!==92:r===``)return t+1;let o=wt(e.slice(i,t),r,n);if(o===void 0)return t+1;r=o,i=t+1}}function wt(e,t,n){if(e.includes(`\0`))return;if(n===`2.2`)return/(?:^|[^\\])\\\r?$/.test(e.slice(-3))?``:void 0;let r=e.length;for(;r>0&&(e.charCodeAt(r-1)===92||e.charCodeAt(r-1)===13);)r--;let i=((r===0?t:``)+e.slice(r)).replace(/\r$/,``);return i.endsWith(`\\`)?i.slice(0,-1).slice(-100):void 0}const j=e=>e===32||e>=9&&e<=13;function M(e,t,n){let r=t===0&&e.charCodeAt(0)===65279?1:t,i=e.slice(r,n),a=i.indexOf(`
`);return!(a<0||a===i.length-1&&!/\\\r?\n$/.test(i.slice(-3)))||i.includes(`\0`)?Et(Dt(i,r)):Et({text:i,offset:e=>r+e})}const Tt=(e,{start:t,end:n})=>M(e,t,n).text;function Et({text:e,offset:t}){let n=e.length;for(;n>0&&j(e.charCodeAt(n-1));)n--;let r=0;for(;r<n&&j(e.charCodeAt(r));)r++;return{text:e.slice(r,n),offset:r===0?t:e=>t(e+r)}}function Dt(e,t){let n=Ot(e),r=[],i=0;for(let{text:e}of n)r.push(i),i+=e.length;return{text:n.map(e=>e.text).join(``),offset:e=>{let i=Mt(r,e);return t+(n[i]?.from??0)+e-(r[i]??0)}}}function Ot(e){let t=[];for(let n=0;n<e.length;){let r=e.indexOf(`
`,n),i=e.slice(n,r<0?e.length:r),a=i.indexOf(`\0`);if(t.push({from:n,text:a<0?i:i.slice(0,a)}),a>=0||r<0)break;kt(r<e.length-1?t:t.slice(-1)),n=r+1}return t}function kt(e){let[t]=e.slice(-1);t&&At(t,`\r`)||At(jt(e),`\r`),At(jt(e),`\\`)}function At(e,t){let n=e.text.endsWith(t);return n&&(e.text=e.text.slice(0,-1)),n}function jt(e){for(;e.length>1&&e.at(-1)?.text===``;)e.pop();return e.at(-1)}function Mt(e,t){let n=0,r=e.length-1;for(;n<r;){let i=n+r+1>>1;e[i]<=t?n=i:r=i-1}return n}function Nt(e,t,n){let r=t;for(;r<n;){let t=e.charCodeAt(r);if(j(t))r++;else if(t===92&&Pt(e,r+1,n))r=e.indexOf(`
`,r)+1;else return r}return r}function Pt(e,t,n){let r=e.charCodeAt(t)===13?t+1:t;return r<n&&e.charCodeAt(r)===10}function Ft(e){if(!e.close||Lt(e))return!1;for(let t of ie(e.children))if(!Bt(t))return!1;return!0}const It=({key:e})=>/^limit(except)?$/.test(e),Lt=({key:e,args:t})=>t.length===0||e===`limit`&&t.some(({value:e})=>e===`TRACE`),Rt=({key:e})=>zt.has(e),zt=/* @__PURE__ */ new Set([`adddefaultcharset`,`allowencodedslashes`,`contentdigest`,`enablemmap`,`enablesendfile`,`errordocument`,`hostnamelookups`,`identitycheck`,`identitychecktimeout`,`limitrequestbody`,`limitxmlrequestbody`,`loglevel`,`serversignature`,`timeout`,`usecanonicalname`,`usecanonicalphysicalport`]);function Bt(e){return e.kind===`section`?(S(e)||It(e))&&e.close!==void 0:e.kind===`directive`?!zt.has(e.key)&&(b(e.key)?.in22?.contexts.includes(`s`)??!1):e.kind===`blank`||e.kind===`comment`}function Vt(e){let t=b(e.key);if(!t?.in22||!t.in24)return;let n=g(e);if(t.isSection&&n.length===0)return;let r=Ht(N(t.in22,n),N(t.in24,n),Tt(e.file.text,e).trim());if(r)return r;let{find:i,...a}=en[e.key]??{find:()=>[]},[o,s]=[Ut(a.in22),Ut(a.in24)],c=e=>t=>e.has(t.toLowerCase()),l=i(n).find(e=>c(o)(e)||c(s)(e));return l===void 0?void 0:{version:c(o)(l)?`2.2`:`2.4`,text:l}}function Ht(e,t,n){return e===t?void 0:{version:e?`2.2`:`2.4`,text:n}}const Ut=(e=``)=>new Set(e.toLowerCase().split(/\s+/).filter(Boolean));function Wt(e,t){let n=b(t.key)?.[e===`2.2`?`in22`:`in24`];if(!n)return;if(t.kind===`section`)return Gt(e,t,n);let r=g(t);if(!N(n,r))return!1;if(n.kind===`FLAG`||qt.test(t.key))return!0;let{find:i,all:a,in22:o=``,in24:s=``}=en[t.key]??{};if(!i||a===void 0)return;let c=Ut(`${a} ${e===`2.2`?o:s}`);return i(r).every(e=>c.has(e.toLowerCase()))}function Gt(e,t,n){let r=g(t),i=Kt[t.key];if(It(t))return!Lt(t);if(i||S(t))return r.length===0||!N(n,r)?!1:i?r.length>1&&r[0]!==`~`?!1:i.test(r.join(` `))||void 0:n.kind===`TAKE1`||x(t,e)!==`maybe`||void 0}const Kt={files:/^[^/~ ]+$/,filesmatch:/^(?:(?:[\w^$.-]|\\\.|\((?:[\w.|-]|\\\.)+\))[*+?]?)+$/},qt=/^((add|remove)(type|handler|language|charset|encoding|(in|out)putfilter)|set(env|handler|(in|out)putfilter)|(unset|pass)env|(default|force)type|default(icon|language)|directoryindex|indexignore|(header|readme)name|languagepriority|adddefaultcharset|require|auth(name|type))$/;function N({kind:e},t){if(e===`FLAG`)return/^(on|off)$/i.test(t[0]??``);if(e===`ITERATE2`)return!!(t[0]&&t[1]);let n=/^TAKE(\d+)$/.exec(e)?.[1],r=t.indexOf(``);return n===void 0||n.includes(String(r<0?t.length:r))}const Jt={in22:`306 418 419 420 425 509`,in24:`208 226 308 428 429 431 451 511`},Yt=(e,t)=>e.trim().replace(/(?<=^|\s)(?=\S)/g,t),Xt={find:nn,in24:`setifempty note expr= %l %i %b`},Zt={find:e=>e.length===2?e.slice(0,1):[],in24:`permanent temp seeother ${Array.from({length:100},(e,t)=>300+t).join(` `)}`},Qt={find:([e=``])=>[e],all:`from`},$t={find:([,...e])=>e,all:``,in22:`standard`},en={acceptpathinfo:{find:e=>e,all:`default off on`},options:{find:P,all:`all execcgi followsymlinks includes includesnoexec indexes multiviews none runscripts symlinksifownermatch`},satisfy:{find:e=>e,all:`all any`},order:{find:e=>e,all:`allow,deny deny,allow mutual-failure`},allow:Qt,deny:Qt,authuserfile:$t,authgroupfile:$t,errordocument:{find:([e=``])=>[e],...Jt},rewriterule:{find:([,,e])=>tn(e),in22:Yt(Jt.in22,`R=`),in24:`BNE BNP backrefernoplus BCTLS END QSD qsdiscard QSL qslast UNC UnsafePrefixStat UnsafeAllow3F ${Yt(Jt.in24,`R=`)}`},rewriteoptions:{find:e=>e.map(e=>e.replace(/^(MaxRedirects=).*/is,`$1`)),in22:`MaxRedirects=`,in24:`InheritBefore InheritDown InheritDownBefore IgnoreInherit AllowNoSlash IgnoreContextInfo LegacyPrefixDocRoot
      UnsafePrefixStat`},header:Xt,requestheader:Xt,indexoptions:{find:P,in24:`UseOldDateFormat AddAltClass`},fileetag:{find:P,in24:`Digest`},ssloptions:{find:P,in24:`LegacyDNStringFormat`},redirect:Zt,redirectmatch:Zt,authbasicprovider:{find:e=>e,in24:`socache`}},tn=(e=``)=>e.replace(/^\[|\]$/g,``).split(`,`).map(e=>e.trim().replace(/^r(?:edirect)?=(\d+)$/i,`R=$1`)).map(e=>/^R=\d/.test(e)?e:e.replace(/=.*$/s,``));function P(e){return e.map(e=>e.replace(/^[+-]/,``))}function nn(e){let[t=``,,n=``,...r]=/^(always|onsuccess)$/i.test(e[0]??``)?e.slice(1):e,i=/^(set|add|append|merge|setifempty|note)$/i.test(t)?Array.from(n.replaceAll(`%%`,``).matchAll(/%(?:\{[^}]*\})?([a-z])/gi),([,e])=>`%${e}`):[],a=[n,...r].find(e=>/^expr=/i.test(e));return[t,...i,...a?[`expr=`]:[]]}const rn=[[`2.2`,`proof`,({index:e})=>[...e.names].flatMap(t=>yn(e,t))],[`2.2`,`sign`,({index:e})=>e.directives(...[...e.names].filter(_),...fn).filter(pn)],[`2.2`,`sign`,({index:e})=>hn(e)],[`2.2`,`ours`,({index:e})=>e.directives(...mn).filter(F)],[`2.4`,`proof`,({new24:e})=>e.filter(e=>!on(e))],[`2.4`,`proof`,gn],[`2.4`,`sign`,({index:e})=>e.directives(...v).filter(e=>vn.test(R(e)))],[`2.4`,`ours`,({new24:e})=>e.filter(on)]];function an(e,t){let n={index:e,files:t,new24:[...Sn(e)]},r=rn.map(([e,t,r])=>({of:e,weighs:t,lines:r(n)}));return(e,...t)=>r.flatMap(({of:n,weighs:r,lines:i})=>n===e&&t.includes(r)?i:[])}function on(e){return e.key===`loadmodule`?ln.test(L(e)?.name??``):e.key===`require`?un.test(R(e)):e.kind===`section`&&e.key===`if`?[...p(e.commands)].every(({key:e})=>/^(require\w*|authmerging)$/.test(e)):dn.has(e.key)?!0:e.kind===`section`?!1:F(e)||cn.test(An(e))||sn.test(Vt(e)?.text??``)}const sn=/^(loglevel .*|useolddateformat|legacydnstringformat|unsafe\w+|b|bctls|ignorecontextinfo)$/i,cn=/^(substitutemaxlinelength 100m|filterprovider \S+ \S+ (!\( )?(-n )?(%\{content_type\}|(resp|req_novary|reqenv)\(').*)$/,ln=/^mod_(authn_core|authz_core|unixd|slotmem_\w+|socache_\w+|lbmethod_\w+|allowmethods|cache_disk|example_hooks|mpm_\w+)$|^(prefork|worker|event)$/,un=/^(all|ip|host|expr|env|method|not|dbm-group|dbm-file-group)$/i,dn=new Set(`define undefine requireall requireany requirenone authmerging allowmethods includeoptional
   maxrequestworkers maxconnectionsperchild mutex errorlogformat regexdefaultoptions mergeslashes registerhttpmethod
   deflatealteretag httpprotocoloptions sslcarevocationcheck sslproxycarevocationcheck`.split(/\s+/)),fn=[`NameVirtualHost`,`DefaultType`,`MaxClients`,`MaxRequestsPerChild`],pn=e=>z(e)&&!/^none$/i.test(R(e)),mn=[`AuthLDAPMaxSubGroupDepth`,`DirectoryCheckHandler`,`FileETag`,`RegexDefaultOptions`,`SSILegacyExprParser`];function F({key:e,args:t}){let n=t.map(({value:e})=>e.toLowerCase()).sort();return/^(authldapmaxsubgroupdepth 0|(directorycheckhandler|ssilegacyexprparser) on|fileetag inode mtime size|regexdefaultoptions.* -dollar_endonly.*)$/.test([e,...n].join(` `))}function hn(e){let t=t=>e.directives(`LoadModule`).filter(e=>L(e)?.name===t);return t(`mod_authz_core`).length>0?[]:t(`mod_authz_host`)}function gn({index:e,files:t}){return e.says(...[...e.names].filter(_))?e.directives(`Require`).filter(e=>/^all$/i.test(R(e))&&_n(t)(e)&&z(e)&&ae(e).some(e=>e.kind===`directive`&&_(e.key))):[]}const _n=e=>e.every(w)?()=>!0:I,I=({file:e})=>!w(e),vn=/(^|\/)(conf-(available|enabled)|conf\.modules\.d)(\/|$)/;function yn(e,t){if(t.startsWith(`<`))return[];let n=b(t),r=n?.in22&&!n.in24;return!r&&t!==`loadmodule`?[]:e.directives(t).filter(e=>I(e)&&jn(e)&&(r||bn(L(e))))}const bn=e=>!!e?.symbol22&&!e.symbol24&&(!d[e.name]||xn.test(e.name)),xn=/^mod_(authn_default|authz_default|authn_alias|mem_cache)$/;function*Sn(e){let t=e.directives(`LoadModule`).some(e=>R(e)===`define_module`);for(let n of e.names)t&&/^(un)?define$/.test(n)||(yield*Cn(e,n).filter(z));yield*e.sections(`IfModule`).filter(e=>wn(e)&&z(e))}function Cn(e,t){return t===`require`?e.directives(t).filter(e=>St(R(e))):t===`loadmodule`?e.directives(t).filter(e=>En(L(e))):kn(t)?t.startsWith(`<`)?e.sections(t.slice(1)):e.directives(t):[]}const wn=e=>Tn(R(e))&&L(e)?.name!==`mod_access_compat`;function Tn(e){let t=l(e);return En(t)&&!ln.test(t?.name??``)}const En=e=>!!e?.symbol24&&!e.symbol22&&!Dn.test(e.name),Dn=/^mod_(macro|proxy_html|xml2enc|remoteip|proxy_wstunnel|sed|lua|mpm_itk|fcgid|reqtimeout)$/,On=({kind:e,key:t})=>kn(e===`section`?`<${t}`:t)||/^if(file|directive|section)$/.test(t);function kn(e){let t=b(e.replace(/^</,``));return!t?.in24||t.in22||Dn.test(t.in24.module)?!1:t.isSection===e.startsWith(`<`)&&!/^<if(file|directive|section)$/.test(e)}const L=e=>l(R(e)),An=({key:e,args:t})=>[e,...t.map(({value:e})=>e.toLowerCase())].join(` `),R=({args:e})=>e[0]?.value??``;function jn(e){for(let t of m(e))if(S(t)&&x(t,`2.2`)!==`always`)return!1;return!0}function z(e){for(let t of m(e)){let e=S(t)?x(t,`2.2`):`always`;if(e===`never`||e===`maybe`&&t.key!==`ifmodule`)return!1}return!0}const Mn=/* @__PURE__ */ RegExp(`^(?:%+\\s*(?:if|elif|else|elseif|endif|for|endfor|foreach|while|endwhile|unless|end|ifdef|ifndef)\\b|\\{\\/?(?:if|else|elseif|foreach|foreachelse|for|section|sectionelse|while|unless|literal)\\b|@+(?:if|else|elseif|end|unless|for|foreach|ifdef|ifndef)(?:[_\\W]|$)|__(?:IF|ELSE|END|UNLESS|FOR)|#(?:ifdef|ifndef|endif)\\b|#(?:if|elseif|foreach)\\s*\\(|<\\/?(?:#|@|(?:c|g|py|s|tal|xsl):)\\w|m4_|ifdef\\(|ifelse\\()`,`i`);function Nn(e){for(let t=0;t<e.length;){let n=e.indexOf(`
`,t),r=n<0?e.length:n,i=t;for(;i<r&&Pn(e.charCodeAt(i));)i++;if(In(e,i)&&Mn.test(e.slice(i,r)))return!0;t=r+1}return!1}const Pn=e=>e===32||e===9,Fn=/* @__PURE__ */ new Set(`%{@_<mMiI`),In=(e,t)=>e[t]===`#`?/[ief]/i.test(e[t+1]??``):Fn.has(e[t]??``),Ln=e=>Rn.test(e),Rn=/^(?:[%{@_]|<\/?(?:[#@]|\w+:)|m4_|if(?:def|else)\()/i;function zn(e,t,n){let r=e.charCodeAt(t+1)|32;return(r===Hn||r===Bn||r===Vn)&&Mn.test(e.slice(t,n))}const Bn=101,Vn=102,Hn=105,Un=e=>Array.from(e.matchAll(Wn),({0:e,index:t})=>({start:t,end:t+e.length,kind:Gn(e)})),Wn=/<%[\s\S]*?%>|<\?(?!xml)[\s\S]*?\?>|\{%[\s\S]*?%\}|\{\{[\s\S]*?\}\}|\{#[\s\S]*?#\}|\[%\s[\s\S]*?%\]|<\/?tmpl_\w+[^>]*>|\{\/?tmpl_\w+[^}]*\}/gi;function Gn(e){let t=e.toLowerCase();return/^[<{]\/?tmpl_/.test(t)?Kn(t):t.startsWith(`<%`)?qn(e.slice(2,-2).replace(/^-|-$/g,``)):t.startsWith(`{%`)||t.startsWith(`[%`)?Yn(e.slice(2,-2).replace(/^[-+]|[-+]$/g,``).trim()):t.startsWith(`{{`)?Xn(e.slice(2,-2).replace(/^[-~{]|[-~}]$/g,``).trim()):t.startsWith(`{#`)?`nothing`:Zn(e.slice(2,-2).trim())}function Kn(e){return/^[<{]\/?tmpl_(else|elseif|elsif)\b/.test(e)?`middle`:/^[<{]\/tmpl_/.test(e)?`end`:/^[<{]tmpl_(if|unless|loop|foreach|ifnot)\b/.test(e)?`open`:/^[<{]tmpl_comment\b/.test(e)?`unknown`:`text`}function qn(e){if(/^[=|]/.test(e))return`text`;if(e.startsWith(`#`))return`nothing`;let t=e.trim();return/^(else|elsif|when)\b/.test(t)||/^\}\s*els(e|if)\b.*\{$/s.test(t)?`middle`:/^(end|\})$/.test(t)?`end`:/^(if|unless|case|while|until|for|begin)\b/.test(t)||/\bdo(\s*\|[^|]*\|)?$|\{(\s*\|[^|]*\|)?$/.test(t)?/[\n;]|\bend\b/.test(t)?`unknown`:`open`:/\b(if|unless|do|end|begin|case|while|until)\b|[{}]/.test(t)?Jn(t):`nothing`}const Jn=e=>/^[^\n;{}]*\S\s+(if|unless)\b[^\n;{}]*$/.test(e)&&!/\b(do|end|begin|case|while|until)\b/.test(e)?`nothing`:`unknown`;function Yn(e){return/^(else|elif|elseif|elsif|case|when)\b/i.test(e)?`middle`:/^end\w*$/i.test(e)||/^end\w+\b/.test(e)?`end`:/^(if|unless|for|foreach|while|block|macro|call|filter|with|switch|wrapper|raw|autoescape)\b/i.test(e)?`open`:/^(set|do|import|from)\b/i.test(e)?e.includes(`=`)||!/^set\b/i.test(e)?`nothing`:`unknown`:e.startsWith(`#`)?`nothing`:`text`}function Xn(e){return e.startsWith(`!`)||e.startsWith(`/*`)?`nothing`:/^(#|\^|(if|range|with|define|block)\b)/.test(e)?`open`:/^(else|\^$)/.test(e)?`middle`:/^(\/|end$)/.test(e)?`end`:`text`}function Zn(e){let t=e.replace(/^php\b/,``).trim();return/^\}\s*else\b.*\{$|^else(if)?\b.*:$/s.test(t)?`middle`:/^\}$|^end(if|foreach|for|while)\s*;?$/.test(t)?`end`:/^(if|foreach|for|while)\b[^;{}]*[{:]$/.test(t)?`open`:/^(=|echo\b|print\b|include\b|require\b)/.test(t)?`text`:`unknown`}function B(e,t,n){let r=cr(e,t,n);if(r>=0)return{start:t,end:r,value:e.slice(t,r)};let i=V(e,t,n);if(i>=0)return sr(W(e,t,i),e);let a=M(e,t,n);return sr(ir(a,W(a.text,0,a.text.length)),e)}function Qn(e,t,n){let r=V(e,t,n);if(r>=0)return H(e,G(e,t,r),r);let i=M(e,t,n),a=i.text.length;return rr(i,G(i.text,0,a),a)}const $n=(e,t,n)=>nr(B(e,t,n),e);function er(e,t,n){let r=V(e,t,n);if(r>=0){let n=G(e,t,r),i=e.lastIndexOf(`>`,r-1);return H(e,n,i<n?r:i)}let i=M(e,t,n),a=G(i.text,0,i.text.length),o=i.text.lastIndexOf(`>`);return rr(i,a,o<a?i.text.length:o)}function tr(e,t,n){let r=V(e,t,n);if(r>t&&e.charCodeAt(r-1)===62)return!0;let i=M(e,t,n).text,a=G(i,0,i.length);return i.lastIndexOf(`>`)>=a||a===i.length}function nr({start:e,end:t,value:n},r){let i=r.charCodeAt(e)===60?0:1;return{start:e+1+i,end:t,value:n.slice(1)}}function V(e,t,n){let r=t;for(let i=t;i<n;i++){let t=e.charCodeAt(i);if(t>32)r=i+1;else if(t===0||t===10&&i<n-1)return-1;else j(t)||(r=i+1)}return e.charCodeAt(n-1)===10&&r>t&&e.charCodeAt(r-1)===92?-1:r}function H(e,t,n){let r=U(e,t,n);if(r>=n)return[];let i=W(e,r,n),a=U(e,i.end,n);if(a>=n)return[i];let o=W(e,a,n),s=[i,o];for(let t=U(e,o.end,n);t<n;){let r=W(e,t,n);s.push(r),t=U(e,r.end,n)}return s}const rr=(e,t,n)=>H(e.text,t,n).map(t=>ir(e,t)),ir=(e,{start:t,end:n,value:r})=>({start:e.offset(t),end:n>t?e.offset(n-1)+1:e.offset(t),value:r});function U(e,t,n){let r=t;for(;r<n&&j(e.charCodeAt(r));)r++;return r}function W(e,t,n){let r=e.charCodeAt(t);if(t<n&&(r===34||r===39))return or(e,t,n);let i=ar(e,t,n),a=e.slice(t,i);return{start:t,end:i,value:a.includes(`\\\\`)?a.replaceAll(`\\\\`,`\\`):a}}function G(e,t,n){let r=e.charCodeAt(t);return t<n&&(r===34||r===39)?or(e,t,n).end:ar(e,t,n)}function ar(e,t,n){let r=t;for(;r<n&&!j(e.charCodeAt(r));)r++;return r}function or(e,t,n){let r=e.charCodeAt(t),i=t+1;for(;i<n&&e.charCodeAt(i)!==r;i++){if(e.charCodeAt(i)!==92||i+1===n)continue;let t=e.charCodeAt(i+1);(t===r||t===92)&&i++}let a=e.slice(t+1,i),o=a.includes(`\\`)?a.replace(r===34?/\\(["\\])/g:/\\(['\\])/g,`$1`):a;return{start:t,end:Math.min(i+1,n),value:o}}function sr(e,t){if(!e.value.endsWith(`>`)||e.value[1]===`/`)return e;let n=t.charCodeAt(e.end-1)===62?e.end-1:e.end;return{start:e.start,end:n,value:e.value.slice(0,-1)}}function cr(e,t,n){let r=e[t];if(r===`"`||r===`'`)return-1;let i=t;for(;i<n;i++){let t=e.charCodeAt(i);if(j(t))break;if(t===92||t===0)return-1}return e.charCodeAt(i-1)===62&&e[t+1]!==`/`?i-1:i}const lr={written:``,key:``,bare:``},ur=(e,t)=>({text:e,version:t,templates:we(e),names:/* @__PURE__ */ new Map,kind:`blank`,start:0,first:0,end:0,name:lr,code:void 0,isOdd:!1}),dr=8191,fr=/^<\/perl>/i;function pr(e){let{text:t,end:n}=e;if(n>=t.length)return!1;let r=n,i=t.charCodeAt(r);for(;i===32||i===9;)i=t.charCodeAt(++r);let a=i===10?r:t.indexOf(`
`,r),o=a+1;return e.start=n,e.first=r,e.end=o,o===0||o-n>8191||e.code||mr(t,a)?vr(e):i===10?e.kind=`blank`:i===35?_r(e):hr(e,i)||vr(e),!0}function mr(e,t){let n=e.charCodeAt(t-1);return n===92||n===13&&e.charCodeAt(t-2)===92}function hr(e,t){let{text:n,first:r}=e,i=t===60;if(!i&&!gr(t))return!1;let a=r+1,o=i&&n.charCodeAt(a)===47;for(o&&a++;gr(n.charCodeAt(a));)a++;return o&&n.charCodeAt(a)===62&&a++,j(n.charCodeAt(a))?(e.kind=o?`close`:i?`open`:`directive`,e.name=K(e,n.slice(r,a)),!0):!1}const gr=e=>(e|32)>=97&&(e|32)<=122;function K(e,t){let n=e.names.get(t);if(n)return n;let r=(t.startsWith(`</`)?`<${t.slice(2).replace(/>$/,``)}`:t).toLowerCase(),i={written:t,key:r,bare:r.replace(/^</,``)};return e.names.set(t,i),Ln(t)&&(e.isOdd=!0),i}function _r(e){e.kind=`comment`,zn(e.text,e.first,e.end)&&(e.isOdd=!0)}function vr(e){let{text:t,start:n,version:r}=e,i=Ct(t,n,r),a=Nt(t,n===0&&t.charCodeAt(0)===65279?1:n,i);e.first=a,e.end=i;let o=a<i?t.charCodeAt(a):0;e.code?br(e,e.code):o===0?e.kind=`blank`:o===35?_r(e):yr(e)||xr(e)}function yr(e){let t=e.templates.endOf(e.first,e.end);return t<0?!1:(e.kind=`template`,e.end=t,e.isOdd=!0,!0)}function br(e,t){let{text:n,first:r,end:i}=e;e.kind=`code`,e.isOdd=!0,t.test(n.slice(r,Math.min(i,r+8)))&&(e.code=void 0,t===fr&&(e.kind=`close`,e.name=K(e,n.slice(r,r+7))))}function xr(e){let{text:t,first:n,end:r}=e,i=cr(t,n,r),a=i<0?M(t,n,r).text:void 0,o=a===void 0?t.slice(n,i):B(t,n,r).value;a===``?e.kind=`blank`:a?.startsWith(`#`)?e.kind=`comment`:o===``?e.kind=`stray`:(e.kind=o.startsWith(`<`)?o.startsWith(`</`)?`close`:`open`:`directive`,e.name=K(e,o))}const Sr=(e,t)=>({reader:ur(e,t),open:[],beyond:0,problems:[]});function Cr(e){let{text:t,start:n,end:r}=e.reader;r===t.length&&Mr(e),r-n>8191&&Nr(e)}function wr(e){let{open:t,problems:n}=e;for(let{first:n,name:r}of t.reverse())q(e,n,`${J(r.written)}> is never closed.`);return n.sort((e,t)=>e.at.start-t.at.start)}function Tr(e){let{reader:t,open:n}=e,{text:r,name:i,first:a,end:o}=t;return n.length===128?(e.beyond=1,q(e,a,`Sections are nested more than 128 deep here; what is inside is left as it is.`),!1):(n.push({name:i,first:a}),i.key===`<perl`&&(t.code=fr),tr(r,a,o)||q(e,a,`${J(i.written)}> lacks its closing ">".`),!0)}function Er(e){let{reader:t,open:n}=e,{key:r,written:i}=t.name,a=i.endsWith(`>`)?i.slice(0,-1):i,o=n.at(-1)?.name.key===r,s=o?n.length-1:n.findLastIndex(e=>e.name.key===r);if(s<0)q(e,t.first,`${J(a)}> closes nothing.`);else{for(let t of o?Dr:n.slice(s+1).reverse())q(e,t.first,`${J(t.name.written)}> is not closed before ${J(a)}>.`);return n.length=s,i===a&&q(e,t.first,`${J(a)} lacks its closing ">".`),s}}const Dr=[];function Or(e){e.reader.kind===`open`?e.beyond++:e.reader.kind===`close`&&e.beyond--}function kr(e){let{key:t}=e.name;return t!==`=pod`&&t!==`__end__`?!1:(e.code=t===`=pod`?Ar:jr,!0)}const Ar=/^=cut\b/,jr=/(?!)/;function Mr(e){let{text:t,version:n,kind:r,first:i}=e.reader;r!==`directive`&&r!==`open`&&r!==`close`&&r!==`stray`||n===`2.4`||!/(?:^|[^\\])\\\r?\n$/.test(t.slice(-4))||t.slice(t.lastIndexOf(`
`,t.length-2)+1).includes(`\0`)||q(e,i,`The file ends in a continued line, which 2.2 does not read and 2.4 does.`)}function Nr(e){let{text:t,version:n,kind:r,start:i,first:a,end:o}=e.reader;n!==`2.4`&&r!==`code`&&r!==`template`&&a!==o&&(t.slice(i,o).replace(/\\?\r?\n/g,``).length<=8191||q(e,a,`The line has more than ${dr} characters: 2.2 reads the rest as another line; 2.4 does not, and answers 500 where it is one of a .htaccess file.`))}function q({problems:e,reader:{text:t}},n,r){let i=t.indexOf(`
`,n),a=i<0?t.length:i;e.push({at:{start:n,end:t[a-1]===`\r`?a-1:a},message:r})}const J=e=>e.length>60?`${e.slice(0,60)}…`:e;var Pr=class{constructor(){this.commands=[],this.ownSections=void 0,this.ownChildren=void 0}get sections(){return this.ownSections??=this.commands.some(h)?this.commands.filter(h):Fr,this.ownSections}get children(){return this.ownChildren??=this.allLines(),this.ownChildren}};const Fr=[];var Ir=class extends Pr{constructor(e,t,n,r){super(),r&&(this.defined=r),this.path=e,this.text=t,this.version=n,this.problems=[],this.hasOddLines=!1,this.byKey=/* @__PURE__ */ new Map,this.triviaStarts=[],this.triviaKinds=[]}get keys(){return this.byKey.keys()}named(e){return this.byKey.get(e)??[]}enter(e,t){n(this.byKey,e,t)}passOver(e,t){this.triviaStarts.push(t),this.triviaKinds.push(e)}allLines(){return this.linesBetween(this.commands,0,this.text.length,void 0)}linesBetween(e,t,n,r){let i=[],a=this.firstTriviaAt(t),o=e=>{for(let t=this.startOfTrivia(a);t<e;t=this.startOfTrivia(a)){let n=this.triviaKinds[a]??`stray`,o=Math.min(this.startOfTrivia(++a),e);i.push({kind:n,file:this,parent:r,start:t,end:o})}};for(let t of e)o(t.start),i.push(t),t.kind===`section`&&(a=this.firstTriviaAt(Rr(t)));return o(n),i}startOfTrivia(e){return this.triviaStarts[e]??1/0}firstTriviaAt(e){return re(this.triviaStarts.length,t=>this.startOfTrivia(t)>=e)}};const Lr=({close:e,parent:t,file:n})=>e?.start??(t?Lr(t):n.text.length),Rr=e=>e.close?.end??Lr(e);var zr=class{constructor(e,t,{name:n,start:r,first:i,end:a}){this.kind=`directive`,this.key=n.bare,this.file=e,this.parent=t,this.start=r,this.end=a,this.first=i}get name(){return B(this.file.text,this.first,this.end)}get args(){return Qn(this.file.text,this.first,this.end)}},Br=class extends Pr{constructor(e,t,{name:n,start:r,first:i,end:a}){super(),this.kind=`section`,this.key=n.bare,this.file=e,this.parent=t,this.start=r,this.end=a,this.first=i,this.close=void 0}closeAt(e){this.close=e,this.commands=this.commands.slice()}allLines(){return this.file.linesBetween(this.commands,this.end,Lr(this),this)}get name(){return $n(this.file.text,this.first,this.end)}get args(){return er(this.file.text,this.first,this.end)}};const Y={written:`<iftemplate`,key:`<iftemplate`,bare:`iftemplate`};var Vr=class extends Br{constructor(e,t,n,r){super(e,t,{...n,name:Y}),this.readings=r}get name(){let e=this.file.text.slice(this.first,this.end).trimEnd();return{start:this.first,end:this.first+e.length,value:e}}get args(){return[]}};function Hr(e){if(!qr.some(t=>e.includes(t))||!Kr.test(e))return;let t=/* @__PURE__ */ new Map,n=[];for(let r of Un(e)){let i=n.pop();if(r.kind===`open`)n.push(...i?[i]:[],[r]);else if(r.kind===`middle`&&i)n.push(i.length>3?i:[...i,r]);else if(r.kind===`end`&&i)Ur(e,[...i,r],t);else if(r.kind===`middle`||r.kind===`end`||r.kind===`unknown`)return;else i&&n.push(i)}return n.length===0&&t.size>0?t:void 0}function Ur(e,t,n){let[r,i,a]=t,o=t.map(t=>Wr(e,t)),s=r&&Xr(e.slice(r.start,r.end));if(!s||!i||t.length>3||o.includes(void 0)||a&&!/\belse\b(?!\s*if)/i.test(e.slice(i.start,i.end)))return;let[c,l,u]=a?o:[o[0],void 0,o[1]];c!==void 0&&n.set(c,{kind:`open`,readings:s}),l!==void 0&&n.set(l,{kind:`middle`,readings:$r(s)}),u!==void 0&&n.set(u,{kind:`close`})}function Wr(e,{start:t,end:n}){let r=e.lastIndexOf(`
`,t-1)+1,i=e.indexOf(`
`,n),a=e.slice(n,i<0?e.length:i);return e.slice(t===0?0:r,t).trim()===``&&a.trim()===``?r:void 0}const Gr=`(?:apache|httpd)[\\w.:]{0,20}?(?:_|\\.|::|'\\]\\[')?version`,Kr=RegExp(Gr,`i`),qr=[`%>`,`%}`,`%]`],X=`(?:@|\\$|scope(?:\\.lookupvar)?[[(]['"]:{0,2}|node\\[')?${Gr}(?:['"]?[\\])])?(?:\\.to_[fs])?`,Jr=`['"]?(?<number>2\\.[24])(?:\\.0)?['"]?`,Yr=[`(?:scope\\.)?(?:function_)?versioncmp\\(?\\[?\\(?${X},\\s*${Jr}\\)?\\]?\\)?\\s*(?<sign>[<>=!]=?)\\s*0`,`${X}\\s*(?<sign>[<>=!]=?|===?)\\s*${Jr}`,`${X}\\s*(?:is\\s+version(?:_compare)?|\\|\\s*version(?:_compare)?)\\s*\\(${Jr},\\s*['"](?<sign>[<>=!]=?|ge|gt|le|lt|eq|ne)['"]\\)`].map(e=>RegExp(`^${e}$`,`i`));function Xr(e){let t=e.replace(/^(?:<%|\{%|\[%)[-+]?|[-+]?(?:%>|%\}|%\])$/g,``).trim().replace(/\s*(?:\{|then|do)$/,``),[,n,r]=/^(if|unless)\b\s*(.*)$/is.exec(t)??[],i=r?.replace(/^\((.*)\)$/s,`$1`).trim();if(n&&i)for(let e of Yr){let t=e.exec(i);if(!t)continue;let r=t.groups?.sign??``,a=Qr[`${Zr[r]??r} ${t.groups?.number}`];return a&&(n.toLowerCase()===`unless`?$r(a):a)}}const Zr={ge:`>=`,gt:`>`,le:`<=`,lt:`<`,eq:`==`,ne:`!=`,"=":`==`,"===":`==`},Z={"2.2":`never`,"2.4":`always`},Q={"2.2":`always`,"2.4":`never`},Qr={">= 2.4":Z,"< 2.4":Q,"== 2.4":Z,"!= 2.4":Q,"== 2.2":Q,"!= 2.2":Z},$r=e=>e===Z?Q:Z;function ei(e,t,n=`2.2`,r){let i=new Ir(t,e,n,r),a=Hr(e);if(!a)return ni(i,a);let o=ni(i,a);return o.named(Y.key).every(e=>e.kind===`section`&&e.close)?o:ni(new Ir(t,e,n,r),void 0)}function ti({path:e,version:t,defined:n,isPerDirectory:r},i,a={}){let o=ei(i,e,a.version??t,a.defined??n);return a.isPerDirectory||r?Object.assign(o,{isPerDirectory:!0}):o}function ni(e,t){let n={...Sr(e.text,e.version),file:e,sections:[],guards:t};for(;pr(n.reader);)ri(n),Cr(n);return e.problems=wr(n),e.hasOddLines=n.reader.isOdd||e.problems.length>0,e}function ri(e){let{kind:t,start:n}=e.reader,r=t===`template`?e.guards?.get(n):void 0;r&&e.beyond===0?ii(e,r):t!==`directive`&&t!==`open`&&t!==`close`?$(e,t):e.beyond>0?ai(e):t===`directive`?oi(e):t===`open`?si(e):ci(e)}function ii(e,t){let{reader:n,file:r,open:i,sections:a}=e;if(t.kind!==`open`){let r=a.at(-1);if(!(r instanceof Vr)){$(e,`template`);return}r.closeAt({start:n.start,end:t.kind===`close`?n.end:n.start}),i.pop(),a.pop()}if(t.kind===`close`)return;let o=a.at(-1),s=new Vr(r,o,n,t.readings);(o??r).commands.push(s),r.enter(Y.key,s),i.push({name:Y,first:n.first}),a.push(s)}const $=({file:e,reader:t},n)=>e.passOver(n,t.start);function ai(e){$(e,`stray`),Or(e)}function oi(e){let{file:t,reader:n,sections:r}=e;if(kr(n)){$(e,`code`);return}let i=r.at(-1),a=new zr(t,i,n);(i??t).commands.push(a),t.enter(n.name.key,a)}function si(e){let{file:t,reader:n,sections:r}=e;if(!Tr(e)){$(e,`stray`);return}let i=r.at(-1),a=new Br(t,i,n);(i??t).commands.push(a),t.enter(n.name.key,a),r.push(a)}function ci(e){let{reader:t,sections:n}=e,r=Er(e);r===void 0?$(e,`stray`):(n[r]?.closeAt({start:t.start,end:t.end}),n.length=r)}Object.defineProperty(exports,"$",{enumerable:!0,get:function(){return S}}),Object.defineProperty(exports,"A",{enumerable:!0,get:function(){return j}}),Object.defineProperty(exports,"At",{enumerable:!0,get:function(){return e}}),Object.defineProperty(exports,"B",{enumerable:!0,get:function(){return E}}),Object.defineProperty(exports,"C",{enumerable:!0,get:function(){return Wt}}),Object.defineProperty(exports,"Ct",{enumerable:!0,get:function(){return d}}),Object.defineProperty(exports,"D",{enumerable:!0,get:function(){return Rt}}),Object.defineProperty(exports,"Dt",{enumerable:!0,get:function(){return o}}),Object.defineProperty(exports,"E",{enumerable:!0,get:function(){return It}}),Object.defineProperty(exports,"Et",{enumerable:!0,get:function(){return s}}),Object.defineProperty(exports,"F",{enumerable:!0,get:function(){return mt}}),Object.defineProperty(exports,"G",{enumerable:!0,get:function(){return et}}),Object.defineProperty(exports,"H",{enumerable:!0,get:function(){return gt}}),Object.defineProperty(exports,"I",{enumerable:!0,get:function(){return _t}}),Object.defineProperty(exports,"J",{enumerable:!0,get:function(){return He}}),Object.defineProperty(exports,"K",{enumerable:!0,get:function(){return T}}),Object.defineProperty(exports,"L",{enumerable:!0,get:function(){return dt}}),Object.defineProperty(exports,"M",{enumerable:!0,get:function(){return xt}}),Object.defineProperty(exports,"N",{enumerable:!0,get:function(){return yt}}),Object.defineProperty(exports,"O",{enumerable:!0,get:function(){return Lt}}),Object.defineProperty(exports,"Ot",{enumerable:!0,get:function(){return n}}),Object.defineProperty(exports,"P",{enumerable:!0,get:function(){return St}}),Object.defineProperty(exports,"Q",{enumerable:!0,get:function(){return Me}}),Object.defineProperty(exports,"R",{enumerable:!0,get:function(){return pt}}),Object.defineProperty(exports,"S",{enumerable:!0,get:function(){return Tn}}),Object.defineProperty(exports,"St",{enumerable:!0,get:function(){return te}}),Object.defineProperty(exports,"T",{enumerable:!0,get:function(){return Ft}}),Object.defineProperty(exports,"Tt",{enumerable:!0,get:function(){return a}}),Object.defineProperty(exports,"U",{enumerable:!0,get:function(){return ct}}),Object.defineProperty(exports,"V",{enumerable:!0,get:function(){return ht}}),Object.defineProperty(exports,"W",{enumerable:!0,get:function(){return nt}}),Object.defineProperty(exports,"X",{enumerable:!0,get:function(){return Ye}}),Object.defineProperty(exports,"Y",{enumerable:!0,get:function(){return Ge}}),Object.defineProperty(exports,"Z",{enumerable:!0,get:function(){return w}}),Object.defineProperty(exports,"_",{enumerable:!0,get:function(){return on}}),Object.defineProperty(exports,"_t",{enumerable:!0,get:function(){return g}}),Object.defineProperty(exports,"a",{enumerable:!0,get:function(){return Cr}}),Object.defineProperty(exports,"at",{enumerable:!0,get:function(){return fe}}),Object.defineProperty(exports,"b",{enumerable:!0,get:function(){return On}}),Object.defineProperty(exports,"bt",{enumerable:!0,get:function(){return ee}}),Object.defineProperty(exports,"c",{enumerable:!0,get:function(){return Er}}),Object.defineProperty(exports,"ct",{enumerable:!0,get:function(){return _e}}),Object.defineProperty(exports,"d",{enumerable:!0,get:function(){return dr}}),Object.defineProperty(exports,"dt",{enumerable:!0,get:function(){return p}}),Object.defineProperty(exports,"et",{enumerable:!0,get:function(){return x}}),Object.defineProperty(exports,"f",{enumerable:!0,get:function(){return pr}}),Object.defineProperty(exports,"ft",{enumerable:!0,get:function(){return se}}),Object.defineProperty(exports,"g",{enumerable:!0,get:function(){return vn}}),Object.defineProperty(exports,"gt",{enumerable:!0,get:function(){return ce}}),Object.defineProperty(exports,"h",{enumerable:!0,get:function(){return an}}),Object.defineProperty(exports,"ht",{enumerable:!0,get:function(){return ae}}),Object.defineProperty(exports,"i",{enumerable:!0,get:function(){return kr}}),Object.defineProperty(exports,"it",{enumerable:!0,get:function(){return v}}),Object.defineProperty(exports,"j",{enumerable:!0,get:function(){return Tt}}),Object.defineProperty(exports,"jt",{enumerable:!0,get:function(){return t}}),Object.defineProperty(exports,"k",{enumerable:!0,get:function(){return Ct}}),Object.defineProperty(exports,"kt",{enumerable:!0,get:function(){return r}}),Object.defineProperty(exports,"l",{enumerable:!0,get:function(){return Sr}}),Object.defineProperty(exports,"lt",{enumerable:!0,get:function(){return ue}}),Object.defineProperty(exports,"m",{enumerable:!0,get:function(){return Nn}}),Object.defineProperty(exports,"mt",{enumerable:!0,get:function(){return h}}),Object.defineProperty(exports,"n",{enumerable:!0,get:function(){return ti}}),Object.defineProperty(exports,"nt",{enumerable:!0,get:function(){return b}}),Object.defineProperty(exports,"o",{enumerable:!0,get:function(){return Or}}),Object.defineProperty(exports,"ot",{enumerable:!0,get:function(){return pe}}),Object.defineProperty(exports,"p",{enumerable:!0,get:function(){return Un}}),Object.defineProperty(exports,"pt",{enumerable:!0,get:function(){return oe}}),Object.defineProperty(exports,"q",{enumerable:!0,get:function(){return Ze}}),Object.defineProperty(exports,"r",{enumerable:!0,get:function(){return Hr}}),Object.defineProperty(exports,"rt",{enumerable:!0,get:function(){return de}}),Object.defineProperty(exports,"s",{enumerable:!0,get:function(){return Tr}}),Object.defineProperty(exports,"st",{enumerable:!0,get:function(){return _}}),Object.defineProperty(exports,"t",{enumerable:!0,get:function(){return ei}}),Object.defineProperty(exports,"tt",{enumerable:!0,get:function(){return Ae}}),Object.defineProperty(exports,"u",{enumerable:!0,get:function(){return wr}}),Object.defineProperty(exports,"ut",{enumerable:!0,get:function(){return m}}),Object.defineProperty(exports,"v",{enumerable:!0,get:function(){return I}}),Object.defineProperty(exports,"vt",{enumerable:!0,get:function(){return ie}}),Object.defineProperty(exports,"w",{enumerable:!0,get:function(){return Vt}}),Object.defineProperty(exports,"wt",{enumerable:!0,get:function(){return i}}),Object.defineProperty(exports,"x",{enumerable:!0,get:function(){return F}}),Object.defineProperty(exports,"xt",{enumerable:!0,get:function(){return l}}),Object.defineProperty(exports,"y",{enumerable:!0,get:function(){return _n}}),Object.defineProperty(exports,"yt",{enumerable:!0,get:function(){return re}}),Object.defineProperty(exports,"z",{enumerable:!0,get:function(){return lt}});