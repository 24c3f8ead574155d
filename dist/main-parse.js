function e(e,t){let n=/* @__PURE__ */ new Map;for(let r of e){let e=t(r),i=n.get(e);i?i.push(r):n.set(e,[r])}return n}function t(e,t){let n=/* @__PURE__ */ new Map;for(let r of e)for(let e of t(r)){let t=n.get(e);t?t.push(r):n.set(e,[r])}return n}function n(e,t){let n=/* @__PURE__ */ new Map;for(let r of e){let e=t(r);n.set(e,(n.get(e)??0)+1)}return n}function r(e,t=5,n=` and `){let r=e.slice(0,t),i=e.length-r.length;if(i>0)return`${r.join(`, `)} and ${a(i)} more`;let o=r.pop()??``;return r.length>0?`${r.join(`, `)}${n}${o}`:o}const i=(e,t=5)=>r(e,t,`, `),a=e=>String(e).replace(/\B(?=(\d{3})+$)/g,`,`);let o;const s=e=>c().get(e.toLowerCase());function c(){return o??=ee(),o}const l={mod_disk_cache:`mod_cache_disk`,mod_authn_alias:`mod_authn_core`,mod_example:`mod_example_hooks`},u=({name:e,symbol24:t})=>!t&&(e===`mod_authn_alias`||l[e]===void 0),d=()=>[...new Set(c().values())];function ee(){let e=/* @__PURE__ */ new Map;for(let t of`beos = mpm_beos_module - -
core = = = -
event = mpm_event_module mpm_event_module mod_mpm_event.so
http_core = http_module http_module -
mod_access_compat = - = =
mod_actions = = = =
mod_alias = = = =
mod_allowmethods = - = =
mod_asis = = = =
mod_auth_basic = = = =
mod_auth_digest = = = =
mod_auth_form = - = =
mod_authn_alias = = - =
mod_authn_anon = = = =
mod_authn_core = - = =
mod_authn_dbd = = = =
mod_authn_dbm = = = =
mod_authn_default = = - =
mod_authn_file = = = =
mod_authn_socache = - = =
mod_authnz_fcgi = - = =
mod_authnz_ldap = = = =
mod_authz_core = - = =
mod_authz_dbd = - = =
mod_authz_dbm = = = =
mod_authz_default = = - =
mod_authz_groupfile = = = =
mod_authz_host = = = =
mod_authz_owner = = = =
mod_authz_user = = = =
mod_autoindex = = = =
mod_brotli = - = =
mod_bucketeer = = = =
mod_buffer = - = =
mod_cache = = = =
mod_cache_disk = - = =
mod_cache_socache = - = =
mod_case_filter = = = =
mod_case_filter_in = = = =
mod_cern_meta = = = =
mod_cgi = = = =
mod_cgid = = = =
mod_charset_lite = = = =
mod_data = - = =
mod_dav = = = =
mod_dav_fs = = = =
mod_dav_lock = = = =
mod_dbd = = = =
mod_deflate = = = =
mod_dialup = - = =
mod_dir = = = =
mod_disk_cache = = - =
mod_dumpio = = = =
mod_echo = = = =
mod_env = = = =
mod_example = = - =
mod_example_hooks = - = =
mod_example_ipc = - = =
mod_expires = = = =
mod_ext_filter = = = =
mod_file_cache = = = =
mod_filter = = = =
mod_headers = = = =
mod_heartbeat = - = =
mod_heartmonitor = - = =
mod_http2 = - = =
mod_ident = = = =
mod_imagemap = = = =
mod_include = = = =
mod_info = = = =
mod_isapi = = = =
mod_lbmethod_bybusyness = - = =
mod_lbmethod_byrequests = - = =
mod_lbmethod_bytraffic = - = =
mod_lbmethod_heartbeat = - = =
mod_ldap util_ldap.c = = =
mod_log_config = = = =
mod_log_debug = - = =
mod_log_forensic = = = =
mod_logio = = = =
mod_lua = - = =
mod_macro = - = =
mod_md = - = =
mod_mem_cache = = - =
mod_mime = = = =
mod_mime_magic = = = =
mod_negotiation = = = =
mod_netware = = = -
mod_nw_ssl = nwssl_module nwssl_module =
mod_optional_fn_export = = = =
mod_optional_fn_import = = = =
mod_optional_hook_export = = = =
mod_optional_hook_import = = = =
mod_privileges = - = =
mod_proxy = = = =
mod_proxy_ajp = = = =
mod_proxy_balancer = = = =
mod_proxy_connect = = = =
mod_proxy_express = - = =
mod_proxy_fcgi = - = =
mod_proxy_fdpass = - = =
mod_proxy_ftp = = = =
mod_proxy_hcheck = - = =
mod_proxy_html = - = =
mod_proxy_http = = = =
mod_proxy_http2 = - = =
mod_proxy_scgi = = = =
mod_proxy_uwsgi = - = =
mod_proxy_wstunnel = - = =
mod_ratelimit = - = =
mod_reflector = - = =
mod_remoteip = - = =
mod_reqtimeout = = = =
mod_request = - = =
mod_rewrite = = = =
mod_sed = - = =
mod_session = - = =
mod_session_cookie = - = =
mod_session_crypto = - = =
mod_session_dbd = - = =
mod_setenvif = = = =
mod_slotmem_plain = - = =
mod_slotmem_shm = - = =
mod_so = = = -
mod_socache_dbm = - = =
mod_socache_dc = - = =
mod_socache_memcache = - = =
mod_socache_redis = - = =
mod_socache_shmcb = - = =
mod_speling = = = =
mod_ssl = = = =
mod_status = = = =
mod_substitute = = = =
mod_suexec = = = =
mod_systemd = - = =
mod_unique_id = = = =
mod_unixd = - = =
mod_userdir = = = =
mod_usertrack = = = =
mod_version = = = =
mod_vhost_alias = = = =
mod_watchdog = - = =
mod_win32 = = = -
mod_xml2enc = - = =
mpm_netware = = = -
mpm_winnt = = = -
mpmt_os2 = mpm_mpmt_os2_module mpm_mpmt_os2_module -
prefork = mpm_prefork_module mpm_prefork_module mod_mpm_prefork.so
worker = mpm_worker_module mpm_worker_module mod_mpm_worker.so`.split(`
`)){let[n=``,...r]=t.split(` `),i=`${n.replace(/^mod_/,``)}_module`,a=[`${n}.c`,i,i,`${n}.so`],[o=``,s,c,l]=r.map((e,t)=>e===`=`?a[t]:e===`-`?void 0:e),u={name:n,source:o,symbol22:s,symbol24:c,file:l};for(let t of[n,o,s,c])t&&e.set(t,u)}return e}function te(e,t){let n=0,r=e;for(;n<r;){let e=n+r>>1;t(e)?r=e:n=e+1}return n}function*ne(e){let t=[{nodes:e,next:0}];for(let e=t.at(-1);e;e=t.at(-1)){let n=e.nodes[e.next++];n?(yield n,n.kind===`section`&&t.push({nodes:n.children,next:0})):t.pop()}}function*re(e){for(let t of e)yield t,t.kind===`section`&&(yield*re(t.commands))}function*ie(e){for(let t=e.parent;t;t=t.parent)yield t}const ae=e=>e.parent?.children??e.file.children,f=e=>e.kind===`directive`,p=e=>e.kind===`section`,oe=e=>f(e)||p(e),m=(e,t=0)=>e.args.slice(t).map(e=>e.value),se=(e,t)=>e.text.slice(t.start,t.end),ce={u:`maps`,p:`passes`,r:`asks`,v:`sets`,f:`reads`,w:`writes`,i:`brings`,d:`refuses`,a:`authorizes`};function le(e,t){let n=v(e.replace(/^</,``));if(n)return n.effects.has(t);let r=me.find(([t])=>t.test(e))?.[1];return r===void 0||[...r].some(e=>ce[e]===t)}function ue(e,t){let n=v(e);return(n?n.in24!==void 0:me.some(([t])=>t.test(e)))&&le(e,t)}const de=e=>v(e)?.in24?.module===`mod_access_compat`,fe=e=>v(e)?.in22?.module===`mod_authz_host`,h=[`include`,`includeoptional`],pe=({key:e})=>h.includes(e),me=[[/^[\d:]/,``],[/^(perl|python)transhandler$|^vhostldap|^jkautoalias$/,`u`],[/^perlmaptostoragehandler$|^jkmount(file|copy)?$|^svn(parent)?path$/,`p`],[/^jk(log|shm)file$|^wsgisocketprefix$/,`w`],[/^wsgiscriptalias(match)?$/,`ur`],[/^(perl|python)authzhandler$/,`ad`],[/^perl(require|(post)?configrequire)$|^<perl$/,`fi`],[/^(perl|python)(access|authen|headerparser|init)handler$|^wsgi(access|auth)\w*$/,`dv`],[/^(perl|python)fixuphandler$|^perl(setenv|passenv)$|^geoip|^maxmind|^rpaf/,`v`],[/^(perl|python)((response|pre\w+|post\w+)?handler|\w*filter\w*)$|^wsgihandlerscript$/,`rv`],[/^(fcgid|fastcgi|suphp|passenger|rails|rack|mono|tracenable)/,`r`],[/^(auth|krb|gssapi|mellon|shib|cosign|oidc|cas|nss|sec|dos|lookup)/,`dfv`],[/^(perl|python|wsgi|jk|svn|php|modpagespeed|mod_gzip|r(mode|defaultuidgid|uidgid|groups|minuidgid)$)/,`.`],[/^(ipc|min|max|default|idle|busy|error|spawn|zombie|process)\w*(timeout|count|process|time|interval|score|lifetime)$/,`.`],[/^(serverenvironment|assignuserid|maxclientsvhost|nicevalue|multiplexer|processor)$/,`.`],[/^(servertype|port|bindaddress|addmodule|clearmodulelist|(agent|referer)(log|ignore))$/,`.`]];let g;const _=/* @__PURE__ */ new Map;function v(e){let t=e.toLowerCase(),n=y().get(t);if(n===void 0)return;let r=_.get(t)??ge(n);return _.set(t,r),r}const he=()=>Array.from(y().keys(),e=>v(e));function y(){return g??=new Map(`AcceptFilter core/s/-/TAKE2 = .
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
xml2StartParse - mod_xml2enc/svdh/All/ITERATE .`.split(`
`).map(e=>[e.slice(0,e.indexOf(` `)).replace(/[<>]/g,``).toLowerCase(),e])),g}function ge(e){let[t=``,n=`-`,r=`-`,i=``]=e.split(` `),a=b(n),o=new Set([...i].flatMap(e=>ce[e]??[])),s=t.startsWith(`<`);return{name:s?t.slice(1,-1):t,isSection:s,in22:a,in24:r===`=`?a:b(r),effects:o}}function b(e){if(e===`-`)return;let[t=``,n=``,r=``,i=``]=e.split(`/`);return{module:t,contexts:n,override:r===`-`?``:r,kind:i}}const _e=[[`<%`,`%>`],[`<?`,`?>`],[`{%`,`%}`],[`{{`,`}}`],[`{#`,`#}`],[`[%`,`%]`],[`{tmpl_`,`}`],[`<tmpl_`,`>`],[`</tmpl_`,`>`],[`{/tmpl_`,`}`]],ve=/^(?:[@{$]|%\w|\[%\s|<[%?]|<\/?tmpl_)/i;function ye(e){let t=/* @__PURE__ */ new Set;return{endOf:n};function n(n,r){let i=e.charCodeAt(n);if(Ce(i)||i===be&&xe(e.charCodeAt(n+1)))return-1;let a=e.slice(n,n+8);if(!ve.test(a))return-1;let o=_e.find(([e])=>a.toLowerCase().startsWith(e));if(!o)return r;let s=t.has(o[1])?-1:e.indexOf(o[1],n+o[0].length);if(s<0&&t.add(o[1]),s<0)return a.startsWith(`<`)?-1:r;if(s<r)return r;let c=e.indexOf(`
`,s);return c<0?e.length:c+1}}const be=60,xe=e=>Ce(e)&&(e|32)!==Se,Se=116,Ce=e=>(e|32)>=97&&(e|32)<=122,we=/* @__PURE__ */ RegExp(`<%|<\\?|\\{\\{|\\}\\}|\\{%|\\[%\\s|%>(?![\\w{!,])|[\\s;]\\?>|</?(?:tmpl|TMPL)_|\\{/?(?:tmpl|TMPL)_|\\{\\$[A-Za-z_]|@@?[A-Za-z_][\\w.-]*@|(?<![%\\w])%(?![\\dA-Fa-f]{2}\\w*%[\\dA-Fa-f]{2})[A-Za-z_]\\w+%|(?<![%$\\\\])\\{[A-Za-z][A-Za-z0-9_]+\\}|__[A-Z][A-Z0-9_]+__`),Te=e=>we.test(e);function x(e,t){switch(e.key){case`ifmodule`:return C(e)?`maybe`:Ae(m(e),t);case`ifversion`:return C(e)?`maybe`:Ne(m(e),t);case`ifdefine`:return C(e)?`maybe`:Oe(e);case`iftemplate`:return e.readings?.[t]??`maybe`;case`iffile`:case`ifdirective`:case`ifsection`:return t===`2.2`?`never`:`maybe`;default:return`always`}}const S=e=>e.key.startsWith(`if`)&&Ee.test(e.key),Ee=/^if(module|version|define|file|directive|section|template)$/,De=({keys:e})=>[...e].some(e=>e.startsWith(`<if`)&&Ee.test(e.slice(1)));function Oe({args:e,file:t}){let n=e.length===1?e[0]?.value??``:``,r=n.startsWith(`!`),i=t.defined?.get(r?n.slice(1):n);return i===void 0?`maybe`:i===r?`never`:`always`}const C=e=>Te(se(e.file,e)),ke=/* @__PURE__ */ new Set([`core`,`http_core`,`mod_so`,`mod_authz_core`]);function Ae([e=``,...t],n){let r=e.startsWith(`!`),i=r?e.slice(1):e,a=s(i);if(!a||t.length>0)return`maybe`;let{source:o,symbol22:c,symbol24:u}=a,d=!(n===`2.2`?c:u??l[a.name])||i!==o&&i!==c&&i!==u?`never`:ke.has(a.name)?`always`:`maybe`;return r?je(d):d}const je=e=>e===`maybe`?`maybe`:e===`always`?`never`:`always`,Me={"2.2":[[2,2,0],[2,2,34]],"2.4":[[2,4,1],[2,4,999]]};function Ne(e,t){let[n=``,r=``]=e.length===1?[`=`,...e]:e,i=/^(!?)(==?|>=?|<=?|~)$/.exec(n);if(!i||e.length>2)return`maybe`;let[,a,o=``]=i,s=o===`~`?r:/^==?$/.test(o)?/^\/(.*)\/$/.exec(r)?.[1]:void 0,c=s===void 0?Pe(o,r,t):Fe(s,t);return a?je(c):c}function Pe(e,t,n){if(!/^\d+(\.\d+){0,2}$/.test(t))return`maybe`;let[r=0,i=0,a=0]=t.split(`.`).map(Number),o=Me[n].map(e=>Math.sign(e[0]-r||e[1]-i||e[2]-a)),s=e=>o.every(e),c={"=":e=>e===0,"==":e=>e===0,">":e=>e>0,">=":e=>e>=0,"<":e=>e<0,"<=":e=>e<=0}[e];if(!c)return`maybe`;if(s(c))return`always`;let l=o[0]!==o[1];return s(e=>!c(e))&&!(l&&c(0))?`never`:`maybe`}function Fe(e,t){try{let n=new RegExp(e),r=Array.from({length:t===`2.2`?35:100},(e,r)=>n.test(`${t}.${r}`));return r.every(Boolean)?`always`:r.some(Boolean)?`maybe`:`never`}catch{return`maybe`}}const w=({path:e,isPerDirectory:t})=>t||/(^|[/._-])htaccess([._-][^/]*)?$/i.test(e)&&!/(^|\/)[^./][^/]*\.conf$/i.test(e),Ie=/* @__PURE__ */ new Map([[`virtualhost`,`virtualhost`],[`directory`,`directory`],[`directorymatch`,`directory`],[`files`,`files`],[`filesmatch`,`files`],[`location`,`location`],[`locationmatch`,`location`],[`proxy`,`proxy`],[`proxymatch`,`proxy`]]);function Le(e,t){let n=e.once(ze),r=t.parent??t.file,i=n.get(r);if(!i){let[a=[],...o]=e.enclosing(t),s=He(t,a);i=o.length===0?Re[s]:/* @__PURE__ */ new Set([s,...o.map(e=>He(t,e))]),n.set(r,i)}return i}const Re={server:/* @__PURE__ */ new Set([`server`]),virtualhost:/* @__PURE__ */ new Set([`virtualhost`]),directory:/* @__PURE__ */ new Set([`directory`]),files:/* @__PURE__ */ new Set([`files`]),location:/* @__PURE__ */ new Set([`location`]),proxy:/* @__PURE__ */ new Set([`proxy`]),htaccess:/* @__PURE__ */ new Set([`htaccess`]),other:/* @__PURE__ */ new Set([`other`])},ze=()=>/* @__PURE__ */ new Map,T=(e,t)=>e.once(Be).has(t.parent??t.file);function Be(e){let t=/* @__PURE__ */ new Set;for(let n of e.files){let[r]=n.commands;r&&Le(e,r).has(`server`)&&t.add(n)}for(let e of t)for(let n of e.sections)Ve(n)&&t.add(n);return t}const Ve=e=>S(e)||/^(limit|limitexcept|require(all|any|none)|if|else|elseif)$/.test(e.key);function He(e,t){let n=t.find(e=>!Ve(e));return n?Ie.get(n.key)??`other`:w(e.file)?`htaccess`:`server`}function Ue(e,t){return e.enclosing(t).some(e=>e.some(e=>S(e)&&!We(e)))}const We=e=>x(e,`2.2`)===`always`&&x(e,`2.4`)===`always`,Ge=({path:e})=>/(^|\/)(httpd|apache)[\d.]*\.conf([.-][\w-]+(\.[\w-]+)*)?$/i.test(e),Ke=e=>E(e)[0],E=e=>e.once(qe);function qe(e){let t=/* @__PURE__ */ new Map;for(let n of e.files){let r=w(n)?void 0:Je(e,n);r&&t.set(n,{file:n,at:r})}return[...t.values()].filter(({file:n})=>!Qe(e,n,t))}function Je(e,t){for(let n of Ge(t)?[...Ye,...Xe]:Ye){let r=e.directivesIn(t,n).find(Ze);if(r)return r}}const Ye=[`ServerRoot`,`User`,`Group`],Xe=[`PidFile`,`LoadModule`,`Listen`,`DocumentRoot`],Ze=e=>[...ie(e)].every(S);function Qe(e,t,n){let r=/* @__PURE__ */ new Set([t]);for(let t of r)for(let n of e.includersOf(t))r.add(n.file);return r.delete(t),[...r].some(e=>n.has(e))}function $e(e,t){if(E(e).length===1)return new Set(e.files);let n=/* @__PURE__ */ new Set([t.file]),r=e.directives(...h);for(let t of n)for(let i of r)if(i.file===t)for(let t of e.filesOf(i))n.add(t);return n}const et=e=>e.once(tt);function tt(e){return e.from===`2.4`?[]:E(e).map(t=>{let n=$e(e,t);return{...t,files:n,startFiles:new Set([...n].filter(e=>!w(e)))}})}function nt(e,t,n){let r=e.once(rt),i=r.get(t)??/* @__PURE__ */ new Map;return r.set(t,i),i.has(n)||i.set(n,n(e,t)),i.get(n)}const rt=()=>/* @__PURE__ */ new Map,D=(e,t,...n)=>e.directives(...n).filter(e=>t.startFiles.has(e.file)),it=(e,t,...n)=>D(e,t,...n).filter(t=>T(e,t)),at=(e,t)=>e.complete||D(e,t,...h).every(t=>!/[*?[]|\/$/.test(t.args[0]?.value??``)&&e.filesOf(t).length>0),ot=(...e)=>`No other file sets ${r(e,5,` or `)} for the whole server.`,st=e=>/^No other file sets (\w+) for the whole server\.$/.exec(e)?.[1];function ct(e,t,...n){for(let r of[...n,...lt]){let n=(t.startFiles.has(t.file)?e.directivesIn(t.file,r):[]).findLast(t=>T(e,t)&&!Ue(e,t));if(n)return n}return t.at}const lt=[`KeepAliveTimeout`,`KeepAlive`,`ServerName`,`ServerAdmin`,`Listen`,`PidFile`,`ServerRoot`,`Group`,`User`,`LoadModule`];function O(e,t,n){let r=``;for(let i=t;;){let t=e.indexOf(`
`,i);if(t<0)return e.length;let a=t>i&&e.charCodeAt(t-1)===13?t-2:t-1;if(a>=i?e.charCodeAt(a)!==92:r===``)return t+1;let o=ut(e.slice(i,t),r,n);if(o===void 0)return t+1;r=o,i=t+1}}function ut(e,t,n){if(e.includes(`\0`))return;if(n===`2.2`)return/(?:^|[^\\])\\\r?$/.test(e.slice(-3))?``:void 0;let r=e.length;for(;r>0&&(e.charCodeAt(r-1)===92||e.charCodeAt(r-1)===13);)r--;let i=((r===0?t:``)+e.slice(r)).replace(/\r$/,``);return i.endsWith(`\\`)?i.slice(0,-1).slice(-100):void 0}const k=e=>e===32||e>=9&&e<=13;function A(e,t,n){let r=t===0&&e.charCodeAt(0)===65279?1:t,i=e.slice(r,n),a=i.indexOf(`
`);return!(a<0||a===i.length-1&&!/\\\r?\n$/.test(i.slice(-3)))||i.includes(`\0`)?j(ft(i,r)):j({text:i,offset:e=>r+e})}const dt=(e,{start:t,end:n})=>A(e,t,n).text;function j({text:e,offset:t}){let n=e.length;for(;n>0&&k(e.charCodeAt(n-1));)n--;let r=0;for(;r<n&&k(e.charCodeAt(r));)r++;return{text:e.slice(r,n),offset:r===0?t:e=>t(e+r)}}function ft(e,t){let n=pt(e),r=[],i=0;for(let{text:e}of n)r.push(i),i+=e.length;return{text:n.map(e=>e.text).join(``),offset:e=>{let i=ht(r,e);return t+(n[i]?.from??0)+e-(r[i]??0)}}}function pt(e){let t=[];for(let n=0;n<e.length;){let r=e.indexOf(`
`,n),i=e.slice(n,r<0?e.length:r),a=i.indexOf(`\0`);if(t.push({from:n,text:a<0?i:i.slice(0,a)}),a>=0||r<0)break;mt(r<e.length-1?t:t.slice(-1)),n=r+1}return t}function mt(e){let[t]=e.slice(-1);t&&M(t,`\r`)||M(N(e),`\r`),M(N(e),`\\`)}function M(e,t){let n=e.text.endsWith(t);return n&&(e.text=e.text.slice(0,-1)),n}function N(e){for(;e.length>1&&e.at(-1)?.text===``;)e.pop();return e.at(-1)}function ht(e,t){let n=0,r=e.length-1;for(;n<r;){let i=n+r+1>>1;e[i]<=t?n=i:r=i-1}return n}function gt(e,t,n){let r=t;for(;r<n;){let t=e.charCodeAt(r);if(k(t))r++;else if(t===92&&_t(e,r+1,n))r=e.indexOf(`
`,r)+1;else return r}return r}function _t(e,t,n){let r=e.charCodeAt(t)===13?t+1:t;return r<n&&e.charCodeAt(r)===10}const P=/* @__PURE__ */ RegExp(`^(?:%+\\s*(?:if|elif|else|elseif|endif|for|endfor|foreach|while|endwhile|unless|end|ifdef|ifndef)\\b|\\{\\/?(?:if|else|elseif|foreach|foreachelse|for|section|sectionelse|while|unless|literal)\\b|@+(?:if|else|elseif|end|unless|for|foreach|ifdef|ifndef)(?:[_\\W]|$)|__(?:IF|ELSE|END|UNLESS|FOR)|#(?:ifdef|ifndef|endif)\\b|#(?:if|elseif|foreach)\\s*\\(|<\\/?(?:#|@|(?:c|g|py|s|tal|xsl):)\\w|m4_|ifdef\\(|ifelse\\()`,`i`);function vt(e){for(let t=0;t<e.length;){let n=e.indexOf(`
`,t),r=n<0?e.length:n,i=t;for(;i<r&&yt(e.charCodeAt(i));)i++;if(xt(e,i)&&P.test(e.slice(i,r)))return!0;t=r+1}return!1}const yt=e=>e===32||e===9,bt=/* @__PURE__ */ new Set(`%{@_<mMiI`),xt=(e,t)=>e[t]===`#`?/[ief]/i.test(e[t+1]??``):bt.has(e[t]??``),St=e=>Ct.test(e),Ct=/^(?:[%{@_]|<\/?(?:[#@]|\w+:)|m4_|if(?:def|else)\()/i;function wt(e,t,n){let r=e.charCodeAt(t+1)|32;return(r===Dt||r===Tt||r===Et)&&P.test(e.slice(t,n))}const Tt=101,Et=102,Dt=105,F=e=>Array.from(e.matchAll(Ot),({0:e,index:t})=>({start:t,end:t+e.length,kind:kt(e)})),Ot=/<%[\s\S]*?%>|<\?(?!xml)[\s\S]*?\?>|\{%[\s\S]*?%\}|\{\{[\s\S]*?\}\}|\{#[\s\S]*?#\}|\[%\s[\s\S]*?%\]|<\/?tmpl_\w+[^>]*>|\{\/?tmpl_\w+[^}]*\}/gi;function kt(e){let t=e.toLowerCase();return/^[<{]\/?tmpl_/.test(t)?At(t):t.startsWith(`<%`)?jt(e.slice(2,-2).replace(/^-|-$/g,``)):t.startsWith(`{%`)||t.startsWith(`[%`)?Nt(e.slice(2,-2).replace(/^[-+]|[-+]$/g,``).trim()):t.startsWith(`{{`)?Pt(e.slice(2,-2).replace(/^[-~{]|[-~}]$/g,``).trim()):t.startsWith(`{#`)?`nothing`:Ft(e.slice(2,-2).trim())}function At(e){return/^[<{]\/?tmpl_(else|elseif|elsif)\b/.test(e)?`middle`:/^[<{]\/tmpl_/.test(e)?`end`:/^[<{]tmpl_(if|unless|loop|foreach|ifnot)\b/.test(e)?`open`:/^[<{]tmpl_comment\b/.test(e)?`unknown`:`text`}function jt(e){if(/^[=|]/.test(e))return`text`;if(e.startsWith(`#`))return`nothing`;let t=e.trim();return/^(else|elsif|when)\b/.test(t)||/^\}\s*els(e|if)\b.*\{$/s.test(t)?`middle`:/^(end|\})$/.test(t)?`end`:/^(if|unless|case|while|until|for|begin)\b/.test(t)||/\bdo(\s*\|[^|]*\|)?$|\{(\s*\|[^|]*\|)?$/.test(t)?/[\n;]|\bend\b/.test(t)?`unknown`:`open`:/\b(if|unless|do|end|begin|case|while|until)\b|[{}]/.test(t)?Mt(t):`nothing`}const Mt=e=>/^[^\n;{}]*\S\s+(if|unless)\b[^\n;{}]*$/.test(e)&&!/\b(do|end|begin|case|while|until)\b/.test(e)?`nothing`:`unknown`;function Nt(e){return/^(else|elif|elseif|elsif|case|when)\b/i.test(e)?`middle`:/^end\w*$/i.test(e)||/^end\w+\b/.test(e)?`end`:/^(if|unless|for|foreach|while|block|macro|call|filter|with|switch|wrapper|raw|autoescape)\b/i.test(e)?`open`:/^(set|do|import|from)\b/i.test(e)?e.includes(`=`)||!/^set\b/i.test(e)?`nothing`:`unknown`:e.startsWith(`#`)?`nothing`:`text`}function Pt(e){return e.startsWith(`!`)||e.startsWith(`/*`)?`nothing`:/^(#|\^|(if|range|with|define|block)\b)/.test(e)?`open`:/^(else|\^$)/.test(e)?`middle`:/^(\/|end$)/.test(e)?`end`:`text`}function Ft(e){let t=e.replace(/^php\b/,``).trim();return/^\}\s*else\b.*\{$|^else(if)?\b.*:$/s.test(t)?`middle`:/^\}$|^end(if|foreach|for|while)\s*;?$/.test(t)?`end`:/^(if|foreach|for|while)\b[^;{}]*[{:]$/.test(t)?`open`:/^(=|echo\b|print\b|include\b|require\b)/.test(t)?`text`:`unknown`}function I(e,t,n){let r=Kt(e,t,n);if(r>=0)return{start:t,end:r,value:e.slice(t,r)};let i=L(e,t,n);if(i>=0)return Gt(B(e,t,i),e);let a=A(e,t,n);return Gt(Ht(a,B(a.text,0,a.text.length)),e)}function It(e,t,n){let r=L(e,t,n);if(r>=0)return R(e,V(e,t,r),r);let i=A(e,t,n),a=i.text.length;return Vt(i,V(i.text,0,a),a)}const Lt=(e,t,n)=>Bt(I(e,t,n),e);function Rt(e,t,n){let r=L(e,t,n);if(r>=0){let n=V(e,t,r),i=e.lastIndexOf(`>`,r-1);return R(e,n,i<n?r:i)}let i=A(e,t,n),a=V(i.text,0,i.text.length),o=i.text.lastIndexOf(`>`);return Vt(i,a,o<a?i.text.length:o)}function zt(e,t,n){let r=L(e,t,n);if(r>t&&e.charCodeAt(r-1)===62)return!0;let i=A(e,t,n).text,a=V(i,0,i.length);return i.lastIndexOf(`>`)>=a||a===i.length}function Bt({start:e,end:t,value:n},r){let i=r.charCodeAt(e)===60?0:1;return{start:e+1+i,end:t,value:n.slice(1)}}function L(e,t,n){let r=t;for(let i=t;i<n;i++){let t=e.charCodeAt(i);if(t>32)r=i+1;else if(t===0||t===10&&i<n-1)return-1;else k(t)||(r=i+1)}return e.charCodeAt(n-1)===10&&r>t&&e.charCodeAt(r-1)===92?-1:r}function R(e,t,n){let r=z(e,t,n);if(r>=n)return[];let i=B(e,r,n),a=z(e,i.end,n);if(a>=n)return[i];let o=B(e,a,n),s=[i,o];for(let t=z(e,o.end,n);t<n;){let r=B(e,t,n);s.push(r),t=z(e,r.end,n)}return s}const Vt=(e,t,n)=>R(e.text,t,n).map(t=>Ht(e,t)),Ht=(e,{start:t,end:n,value:r})=>({start:e.offset(t),end:n>t?e.offset(n-1)+1:e.offset(t),value:r});function z(e,t,n){let r=t;for(;r<n&&k(e.charCodeAt(r));)r++;return r}function B(e,t,n){let r=e.charCodeAt(t);if(t<n&&(r===34||r===39))return Wt(e,t,n);let i=Ut(e,t,n),a=e.slice(t,i);return{start:t,end:i,value:a.includes(`\\\\`)?a.replaceAll(`\\\\`,`\\`):a}}function V(e,t,n){let r=e.charCodeAt(t);return t<n&&(r===34||r===39)?Wt(e,t,n).end:Ut(e,t,n)}function Ut(e,t,n){let r=t;for(;r<n&&!k(e.charCodeAt(r));)r++;return r}function Wt(e,t,n){let r=e.charCodeAt(t),i=t+1;for(;i<n&&e.charCodeAt(i)!==r;i++){if(e.charCodeAt(i)!==92||i+1===n)continue;let t=e.charCodeAt(i+1);(t===r||t===92)&&i++}let a=e.slice(t+1,i),o=a.includes(`\\`)?a.replace(r===34?/\\(["\\])/g:/\\(['\\])/g,`$1`):a;return{start:t,end:Math.min(i+1,n),value:o}}function Gt(e,t){if(!e.value.endsWith(`>`)||e.value[1]===`/`)return e;let n=t.charCodeAt(e.end-1)===62?e.end-1:e.end;return{start:e.start,end:n,value:e.value.slice(0,-1)}}function Kt(e,t,n){let r=e[t];if(r===`"`||r===`'`)return-1;let i=t;for(;i<n;i++){let t=e.charCodeAt(i);if(k(t))break;if(t===92||t===0)return-1}return e.charCodeAt(i-1)===62&&e[t+1]!==`/`?i-1:i}const qt={written:``,key:``,bare:``},Jt=(e,t)=>({text:e,version:t,templates:ye(e),names:/* @__PURE__ */ new Map,kind:`blank`,start:0,first:0,end:0,name:qt,code:void 0,isOdd:!1}),Yt=8191,Xt=/^<\/perl>/i;function Zt(e){let{text:t,end:n}=e;if(n>=t.length)return!1;let r=n,i=t.charCodeAt(r);for(;i===32||i===9;)i=t.charCodeAt(++r);let a=i===10?r:t.indexOf(`
`,r),o=a+1;return e.start=n,e.first=r,e.end=o,o===0||o-n>8191||e.code||Qt(t,a)?nn(e):i===10?e.kind=`blank`:i===35?tn(e):$t(e,i)||nn(e),!0}function Qt(e,t){let n=e.charCodeAt(t-1);return n===92||n===13&&e.charCodeAt(t-2)===92}function $t(e,t){let{text:n,first:r}=e,i=t===60;if(!i&&!en(t))return!1;let a=r+1,o=i&&n.charCodeAt(a)===47;for(o&&a++;en(n.charCodeAt(a));)a++;return o&&n.charCodeAt(a)===62&&a++,k(n.charCodeAt(a))?(e.kind=o?`close`:i?`open`:`directive`,e.name=H(e,n.slice(r,a)),!0):!1}const en=e=>(e|32)>=97&&(e|32)<=122;function H(e,t){let n=e.names.get(t);if(n)return n;let r=(t.startsWith(`</`)?`<${t.slice(2).replace(/>$/,``)}`:t).toLowerCase(),i={written:t,key:r,bare:r.replace(/^</,``)};return e.names.set(t,i),St(t)&&(e.isOdd=!0),i}function tn(e){e.kind=`comment`,wt(e.text,e.first,e.end)&&(e.isOdd=!0)}function nn(e){let{text:t,start:n,version:r}=e,i=O(t,n,r),a=gt(t,n===0&&t.charCodeAt(0)===65279?1:n,i);e.first=a,e.end=i;let o=a<i?t.charCodeAt(a):0;e.code?an(e,e.code):o===0?e.kind=`blank`:o===35?tn(e):rn(e)||on(e)}function rn(e){let t=e.templates.endOf(e.first,e.end);return t<0?!1:(e.kind=`template`,e.end=t,e.isOdd=!0,!0)}function an(e,t){let{text:n,first:r,end:i}=e;e.kind=`code`,e.isOdd=!0,t.test(n.slice(r,Math.min(i,r+8)))&&(e.code=void 0,t===Xt&&(e.kind=`close`,e.name=H(e,n.slice(r,r+7))))}function on(e){let{text:t,first:n,end:r}=e,i=Kt(t,n,r),a=i<0?A(t,n,r).text:void 0,o=a===void 0?t.slice(n,i):I(t,n,r).value;a===``?e.kind=`blank`:a?.startsWith(`#`)?e.kind=`comment`:o===``?e.kind=`stray`:(e.kind=o.startsWith(`<`)?o.startsWith(`</`)?`close`:`open`:`directive`,e.name=H(e,o))}const sn=(e,t)=>({reader:Jt(e,t),open:[],beyond:0,problems:[]});function cn(e){let{text:t,start:n,end:r}=e.reader;r===t.length&&_n(e),r-n>8191&&vn(e)}function ln(e){let{open:t,problems:n}=e;for(let{first:n,name:r}of t.reverse())U(e,n,`${W(r.written)}> is never closed.`);return n.sort((e,t)=>e.at.start-t.at.start)}function un(e){let{reader:t,open:n}=e,{text:r,name:i,first:a,end:o}=t;return n.length===128?(e.beyond=1,U(e,a,`Sections are nested more than 128 deep here; what is inside is left as it is.`),!1):(n.push({name:i,first:a}),i.key===`<perl`&&(t.code=Xt),zt(r,a,o)||U(e,a,`${W(i.written)}> lacks its closing ">".`),!0)}function dn(e){let{reader:t,open:n}=e,{key:r,written:i}=t.name,a=i.endsWith(`>`)?i.slice(0,-1):i,o=n.at(-1)?.name.key===r,s=o?n.length-1:n.findLastIndex(e=>e.name.key===r);if(s<0)U(e,t.first,`${W(a)}> closes nothing.`);else{for(let t of o?fn:n.slice(s+1).reverse())U(e,t.first,`${W(t.name.written)}> is not closed before ${W(a)}>.`);return n.length=s,i===a&&U(e,t.first,`${W(a)} lacks its closing ">".`),s}}const fn=[];function pn(e){e.reader.kind===`open`?e.beyond++:e.reader.kind===`close`&&e.beyond--}function mn(e){let{key:t}=e.name;return t!==`=pod`&&t!==`__end__`?!1:(e.code=t===`=pod`?hn:gn,!0)}const hn=/^=cut\b/,gn=/(?!)/;function _n(e){let{text:t,version:n,kind:r,first:i}=e.reader;r!==`directive`&&r!==`open`&&r!==`close`&&r!==`stray`||n===`2.4`||!/(?:^|[^\\])\\\r?\n$/.test(t.slice(-4))||t.slice(t.lastIndexOf(`
`,t.length-2)+1).includes(`\0`)||U(e,i,`The file ends in a continued line, which 2.2 does not read and 2.4 does.`)}function vn(e){let{text:t,version:n,kind:r,start:i,first:a,end:o}=e.reader;n!==`2.4`&&r!==`code`&&r!==`template`&&a!==o&&(t.slice(i,o).replace(/\\?\r?\n/g,``).length<=8191||U(e,a,`The line has more than ${Yt} characters: 2.2 reads the rest as another line; 2.4 does not, and answers 500 where it is one of a .htaccess file.`))}function U({problems:e,reader:{text:t}},n,r){let i=t.indexOf(`
`,n),a=i<0?t.length:i;e.push({at:{start:n,end:t[a-1]===`\r`?a-1:a},message:r})}const W=e=>e.length>60?`${e.slice(0,60)}…`:e;var yn=class{constructor(){this.commands=[],this.ownSections=void 0,this.ownChildren=void 0}get sections(){return this.ownSections??=this.commands.some(p)?this.commands.filter(p):bn,this.ownSections}get children(){return this.ownChildren??=this.allLines(),this.ownChildren}};const bn=[];var xn=class extends yn{constructor(e,t,n,r){super(),r&&(this.defined=r),this.path=e,this.text=t,this.version=n,this.problems=[],this.hasOddLines=!1,this.byKey=/* @__PURE__ */ new Map,this.triviaStarts=[],this.triviaKinds=[]}get keys(){return this.byKey.keys()}named(e){return this.byKey.get(e)??[]}enter(e,t){let n=this.byKey.get(e);n?n.push(t):this.byKey.set(e,[t])}passOver(e,t){this.triviaStarts.push(t),this.triviaKinds.push(e)}allLines(){return this.linesBetween(this.commands,0,this.text.length,void 0)}linesBetween(e,t,n,r){let i=[],a=this.firstTriviaAt(t),o=e=>{for(let t=this.startOfTrivia(a);t<e;t=this.startOfTrivia(a)){let n=this.triviaKinds[a]??`stray`,o=Math.min(this.startOfTrivia(++a),e);i.push({kind:n,file:this,parent:r,start:t,end:o})}};for(let t of e)o(t.start),i.push(t),t.kind===`section`&&(a=this.firstTriviaAt(Sn(t)));return o(n),i}startOfTrivia(e){return this.triviaStarts[e]??1/0}firstTriviaAt(e){return te(this.triviaStarts.length,t=>this.startOfTrivia(t)>=e)}};const G=({close:e,parent:t,file:n})=>e?.start??(t?G(t):n.text.length),Sn=e=>e.close?.end??G(e);var Cn=class{constructor(e,t,{name:n,start:r,first:i,end:a}){this.kind=`directive`,this.key=n.bare,this.file=e,this.parent=t,this.start=r,this.end=a,this.first=i}get name(){return I(this.file.text,this.first,this.end)}get args(){return It(this.file.text,this.first,this.end)}},wn=class extends yn{constructor(e,t,{name:n,start:r,first:i,end:a}){super(),this.kind=`section`,this.key=n.bare,this.file=e,this.parent=t,this.start=r,this.end=a,this.first=i,this.close=void 0}closeAt(e){this.close=e,this.commands=this.commands.slice()}allLines(){return this.file.linesBetween(this.commands,this.end,G(this),this)}get name(){return Lt(this.file.text,this.first,this.end)}get args(){return Rt(this.file.text,this.first,this.end)}};const K={written:`<iftemplate`,key:`<iftemplate`,bare:`iftemplate`};var Tn=class extends wn{constructor(e,t,n,r){super(e,t,{...n,name:K}),this.readings=r}get name(){let e=this.file.text.slice(this.first,this.end).trimEnd();return{start:this.first,end:this.first+e.length,value:e}}get args(){return[]}};function En(e){if(!An.some(t=>e.includes(t))||!kn.test(e))return;let t=/* @__PURE__ */ new Map,n=[];for(let r of F(e)){let i=n.pop();if(r.kind===`open`)n.push(...i?[i]:[],[r]);else if(r.kind===`middle`&&i)n.push(i.length>3?i:[...i,r]);else if(r.kind===`end`&&i)Dn(e,[...i,r],t);else if(r.kind===`middle`||r.kind===`end`||r.kind===`unknown`)return;else i&&n.push(i)}return n.length===0&&t.size>0?t:void 0}function Dn(e,t,n){let[r,i,a]=t,o=t.map(t=>On(e,t)),s=r&&Mn(e.slice(r.start,r.end));if(!s||!i||t.length>3||o.includes(void 0)||a&&!/\belse\b(?!\s*if)/i.test(e.slice(i.start,i.end)))return;let[c,l,u]=a?o:[o[0],void 0,o[1]];c!==void 0&&n.set(c,{kind:`open`,readings:s}),l!==void 0&&n.set(l,{kind:`middle`,readings:Fn(s)}),u!==void 0&&n.set(u,{kind:`close`})}function On(e,{start:t,end:n}){let r=e.lastIndexOf(`
`,t-1)+1,i=e.indexOf(`
`,n),a=e.slice(n,i<0?e.length:i);return e.slice(t===0?0:r,t).trim()===``&&a.trim()===``?r:void 0}const q=`(?:apache|httpd)[\\w.:]{0,20}?(?:_|\\.|::|'\\]\\[')?version`,kn=RegExp(q,`i`),An=[`%>`,`%}`,`%]`],J=`(?:@|\\$|scope(?:\\.lookupvar)?[[(]['"]:{0,2}|node\\[')?${q}(?:['"]?[\\])])?(?:\\.to_[fs])?`,Y=`['"]?(?<number>2\\.[24])(?:\\.0)?['"]?`,jn=[`(?:scope\\.)?(?:function_)?versioncmp\\(?\\[?\\(?${J},\\s*${Y}\\)?\\]?\\)?\\s*(?<sign>[<>=!]=?)\\s*0`,`${J}\\s*(?<sign>[<>=!]=?|===?)\\s*${Y}`,`${J}\\s*(?:is\\s+version(?:_compare)?|\\|\\s*version(?:_compare)?)\\s*\\(${Y},\\s*['"](?<sign>[<>=!]=?|ge|gt|le|lt|eq|ne)['"]\\)`].map(e=>RegExp(`^${e}$`,`i`));function Mn(e){let t=e.replace(/^(?:<%|\{%|\[%)[-+]?|[-+]?(?:%>|%\}|%\])$/g,``).trim().replace(/\s*(?:\{|then|do)$/,``),[,n,r]=/^(if|unless)\b\s*(.*)$/is.exec(t)??[],i=r?.replace(/^\((.*)\)$/s,`$1`).trim();if(n&&i)for(let e of jn){let t=e.exec(i);if(!t)continue;let r=t.groups?.sign??``,a=Pn[`${Nn[r]??r} ${t.groups?.number}`];return a&&(n.toLowerCase()===`unless`?Fn(a):a)}}const Nn={ge:`>=`,gt:`>`,le:`<=`,lt:`<`,eq:`==`,ne:`!=`,"=":`==`,"===":`==`},X={"2.2":`never`,"2.4":`always`},Z={"2.2":`always`,"2.4":`never`},Pn={">= 2.4":X,"< 2.4":Z,"== 2.4":X,"!= 2.4":Z,"== 2.2":Z,"!= 2.2":X},Fn=e=>e===X?Z:X;function In(e,t,n=`2.2`,r){let i=new xn(t,e,n,r),a=En(e);if(!a)return Q(i,a);let o=Q(i,a);return o.named(K.key).every(e=>e.kind===`section`&&e.close)?o:Q(new xn(t,e,n,r),void 0)}function Ln({path:e,version:t,defined:n,isPerDirectory:r},i,a={}){let o=In(i,e,a.version??t,a.defined??n);return a.isPerDirectory||r?Object.assign(o,{isPerDirectory:!0}):o}function Q(e,t){let n={...sn(e.text,e.version),file:e,sections:[],guards:t};for(;Zt(n.reader);)Rn(n),cn(n);return e.problems=ln(n),e.hasOddLines=n.reader.isOdd||e.problems.length>0,e}function Rn(e){let{kind:t,start:n}=e.reader,r=t===`template`?e.guards?.get(n):void 0;r&&e.beyond===0?zn(e,r):t!==`directive`&&t!==`open`&&t!==`close`?$(e,t):e.beyond>0?Bn(e):t===`directive`?Vn(e):t===`open`?Hn(e):Un(e)}function zn(e,t){let{reader:n,file:r,open:i,sections:a}=e;if(t.kind!==`open`){let r=a.at(-1);if(!(r instanceof Tn)){$(e,`template`);return}r.closeAt({start:n.start,end:t.kind===`close`?n.end:n.start}),i.pop(),a.pop()}if(t.kind===`close`)return;let o=a.at(-1),s=new Tn(r,o,n,t.readings);(o??r).commands.push(s),r.enter(K.key,s),i.push({name:K,first:n.first}),a.push(s)}const $=({file:e,reader:t},n)=>e.passOver(n,t.start);function Bn(e){$(e,`stray`),pn(e)}function Vn(e){let{file:t,reader:n,sections:r}=e;if(mn(n)){$(e,`code`);return}let i=r.at(-1),a=new Cn(t,i,n);(i??t).commands.push(a),t.enter(n.name.key,a)}function Hn(e){let{file:t,reader:n,sections:r}=e;if(!un(e)){$(e,`stray`);return}let i=r.at(-1),a=new wn(t,i,n);(i??t).commands.push(a),t.enter(n.name.key,a),r.push(a)}function Un(e){let{reader:t,sections:n}=e,r=dn(e);r===void 0?$(e,`stray`):(n[r]?.closeAt({start:t.start,end:t.end}),n.length=r)}Object.defineProperty(exports,"$",{enumerable:!0,get:function(){return m}}),Object.defineProperty(exports,"A",{enumerable:!0,get:function(){return Le}}),Object.defineProperty(exports,"B",{enumerable:!0,get:function(){return h}}),Object.defineProperty(exports,"C",{enumerable:!0,get:function(){return D}}),Object.defineProperty(exports,"D",{enumerable:!0,get:function(){return Ke}}),Object.defineProperty(exports,"E",{enumerable:!0,get:function(){return $e}}),Object.defineProperty(exports,"F",{enumerable:!0,get:function(){return S}}),Object.defineProperty(exports,"G",{enumerable:!0,get:function(){return le}}),Object.defineProperty(exports,"H",{enumerable:!0,get:function(){return pe}}),Object.defineProperty(exports,"I",{enumerable:!0,get:function(){return x}}),Object.defineProperty(exports,"J",{enumerable:!0,get:function(){return oe}}),Object.defineProperty(exports,"K",{enumerable:!0,get:function(){return ie}}),Object.defineProperty(exports,"L",{enumerable:!0,get:function(){return Te}}),Object.defineProperty(exports,"M",{enumerable:!0,get:function(){return Ue}}),Object.defineProperty(exports,"N",{enumerable:!0,get:function(){return w}}),Object.defineProperty(exports,"O",{enumerable:!0,get:function(){return E}}),Object.defineProperty(exports,"P",{enumerable:!0,get:function(){return De}}),Object.defineProperty(exports,"Q",{enumerable:!0,get:function(){return se}}),Object.defineProperty(exports,"R",{enumerable:!0,get:function(){return v}}),Object.defineProperty(exports,"S",{enumerable:!0,get:function(){return et}}),Object.defineProperty(exports,"T",{enumerable:!0,get:function(){return st}}),Object.defineProperty(exports,"U",{enumerable:!0,get:function(){return de}}),Object.defineProperty(exports,"V",{enumerable:!0,get:function(){return fe}}),Object.defineProperty(exports,"W",{enumerable:!0,get:function(){return he}}),Object.defineProperty(exports,"X",{enumerable:!0,get:function(){return p}}),Object.defineProperty(exports,"Y",{enumerable:!0,get:function(){return f}}),Object.defineProperty(exports,"Z",{enumerable:!0,get:function(){return ae}}),Object.defineProperty(exports,"_",{enumerable:!0,get:function(){return dt}}),Object.defineProperty(exports,"a",{enumerable:!0,get:function(){return cn}}),Object.defineProperty(exports,"at",{enumerable:!0,get:function(){return l}}),Object.defineProperty(exports,"b",{enumerable:!0,get:function(){return nt}}),Object.defineProperty(exports,"c",{enumerable:!0,get:function(){return dn}}),Object.defineProperty(exports,"ct",{enumerable:!0,get:function(){return a}}),Object.defineProperty(exports,"d",{enumerable:!0,get:function(){return Yt}}),Object.defineProperty(exports,"dt",{enumerable:!0,get:function(){return t}}),Object.defineProperty(exports,"et",{enumerable:!0,get:function(){return ne}}),Object.defineProperty(exports,"f",{enumerable:!0,get:function(){return Zt}}),Object.defineProperty(exports,"g",{enumerable:!0,get:function(){return k}}),Object.defineProperty(exports,"h",{enumerable:!0,get:function(){return O}}),Object.defineProperty(exports,"i",{enumerable:!0,get:function(){return mn}}),Object.defineProperty(exports,"it",{enumerable:!0,get:function(){return d}}),Object.defineProperty(exports,"j",{enumerable:!0,get:function(){return T}}),Object.defineProperty(exports,"k",{enumerable:!0,get:function(){return Ge}}),Object.defineProperty(exports,"l",{enumerable:!0,get:function(){return sn}}),Object.defineProperty(exports,"lt",{enumerable:!0,get:function(){return n}}),Object.defineProperty(exports,"m",{enumerable:!0,get:function(){return vt}}),Object.defineProperty(exports,"n",{enumerable:!0,get:function(){return Ln}}),Object.defineProperty(exports,"nt",{enumerable:!0,get:function(){return u}}),Object.defineProperty(exports,"o",{enumerable:!0,get:function(){return pn}}),Object.defineProperty(exports,"ot",{enumerable:!0,get:function(){return r}}),Object.defineProperty(exports,"p",{enumerable:!0,get:function(){return F}}),Object.defineProperty(exports,"q",{enumerable:!0,get:function(){return re}}),Object.defineProperty(exports,"r",{enumerable:!0,get:function(){return En}}),Object.defineProperty(exports,"rt",{enumerable:!0,get:function(){return s}}),Object.defineProperty(exports,"s",{enumerable:!0,get:function(){return un}}),Object.defineProperty(exports,"st",{enumerable:!0,get:function(){return i}}),Object.defineProperty(exports,"t",{enumerable:!0,get:function(){return In}}),Object.defineProperty(exports,"tt",{enumerable:!0,get:function(){return te}}),Object.defineProperty(exports,"u",{enumerable:!0,get:function(){return ln}}),Object.defineProperty(exports,"ut",{enumerable:!0,get:function(){return e}}),Object.defineProperty(exports,"v",{enumerable:!0,get:function(){return at}}),Object.defineProperty(exports,"w",{enumerable:!0,get:function(){return ot}}),Object.defineProperty(exports,"x",{enumerable:!0,get:function(){return it}}),Object.defineProperty(exports,"y",{enumerable:!0,get:function(){return ct}}),Object.defineProperty(exports,"z",{enumerable:!0,get:function(){return ue}});