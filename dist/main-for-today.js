const e=require("./main-rolldown-runtime.js");function t(e,t){let n=/* @__PURE__ */ new Map;for(let i of e)r(n,t(i),i);return n}function n(e,t){let n=/* @__PURE__ */ new Map;for(let i of e)for(let e of t(i))r(n,e,i);return n}function r(e,t,n){let r=e.get(t);r?r.push(n):e.set(t,[n])}function i(e,t){let n=/* @__PURE__ */ new Map;for(let r of e){let e=t(r);n.set(e,(n.get(e)??0)+1)}return n}function a(e,t=5,n=` and `){let r=e.slice(0,t),i=e.length-r.length;if(i>0)return`${r.join(`, `)} and ${s(i)} more`;let a=r.pop()??``;return r.length>0?`${r.join(`, `)}${n}${a}`:a}const o=(e,t=5)=>a(e,t,`, `),s=e=>String(e).replace(/\B(?=(\d{3})+$)/g,`,`),c=(...e)=>e.filter(e=>typeof e==`string`&&e!==``);let l;const u=e=>ee().get(e.toLowerCase());function ee(){return l??=re(),l}const d={mod_disk_cache:`mod_cache_disk`,mod_authn_alias:`mod_authn_core`,mod_example:`mod_example_hooks`},te=({name:e,symbol24:t})=>!t&&(e===`mod_authn_alias`||d[e]===void 0),ne=()=>[...new Set(ee().values())].sort((e,t)=>e.name<t.name?-1:1);function re(){let e=/* @__PURE__ */ new Map;for(let t of`= = = = mod_actions mod_alias mod_asis mod_auth_basic mod_auth_digest mod_authn_anon mod_authn_dbd mod_authn_dbm
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
`)){let[n=``,r=``,i=``,a=``,...o]=t.split(` `);for(let t of o){let o=`${t.replace(/^mod_/,``)}_module`,s={name:t,source:n===`=`?`${t}.c`:n,symbol22:ie(r,o),symbol24:ie(i,o),file:ie(a,`${t}.so`)};for(let n of[t,s.source,s.symbol22,s.symbol24])n&&e.set(n,s)}}return e}const ie=(e,t)=>e===`=`?t:e===`-`?void 0:e,ae={access:`warning`,starts:`error`,answers:`warning`,defaults:`warning`,modules:`error`,tidy:`info`},f=(e,t)=>Object.assign(t,{group:e,severity:t.severity??ae[e],covers:t.covers??[]}),oe=e=>Object.values(e).sort((e,t)=>e.id<t.id?-1:1),se=(e,t)=>ue(t=>t.directives(...e),t),ce=(e,t)=>ue(t=>t.from===`2.4`?[]:t.directives(...e),t),le=(e,t)=>ue(t=>t.sections(...e),t),ue=(e,t)=>function*(n,r){for(let i of e(n)){let e=t(i,n,r);e&&(yield{at:i,...e})}},de={guards:`leave`,deadAllow:`exact`,defaults:`keep`,unmeant:`write`},fe={...de,defaults:`safer`,unmeant:`close`},pe=[`2.2`,`2.4`,`both`],me={...de,confirmed:/* @__PURE__ */ new Set,declined:/* @__PURE__ */ new Map},he=e=>e.fix!==void 0,ge=e=>e.fix?.safe===!0,_e=`The template does not change the meaning of these lines.`,ve=`The server's own configuration sets no Require, Satisfy or host rules for this folder.`,ye=`${ve.slice(0,-1)}, and its AllowOverride includes AuthConfig.`,be=`The macro's parameters do not change the meaning of these lines.`;function xe(e,t){let n=0,r=e;for(;n<r;){let e=n+r>>1;t(e)?r=e:n=e+1}return n}function*Se(e){let t=[{nodes:e,next:0}];for(let e=t.at(-1);e;e=t.at(-1)){let n=e.nodes[e.next++];n?(yield n,n.kind===`section`&&t.push({nodes:n.children,next:0})):t.pop()}}function*Ce(e){for(let t of e)yield t,t.kind===`section`&&(yield*Ce(t.commands))}function*p(e){for(let t=e.parent;t;t=t.parent)yield t}const we=e=>e.parent?.children??e.file.children,Te=e=>e.kind===`directive`,Ee=e=>e.kind===`section`,De=e=>Te(e)||Ee(e),m=(e,t=0)=>e.args.slice(t).map(e=>e.value),h=(e,t)=>e.text.slice(t.start,t.end),g=(e,...t)=>({title:e,safe:!0,edits:Ae(t)}),_=(e,t,...n)=>({title:e,safe:!1,...typeof t==`string`?{assumes:t}:v(t),edits:Ae(n)}),Oe=(e,t,...n)=>t.length>0?_(e,t,...n):g(e,...n),v=e=>({assumes:e.map(({sentence:e})=>e).join(` `),assumptions:e.slice()}),ke=({file:e,start:t,end:n,text:r})=>JSON.stringify([e.path,t,n,r]),Ae=([e,...t])=>e&&`map`in e&&t.length===0?e:[e??[],t.flat()].flat(),y=({file:e},{start:t,end:n},r)=>({file:e,start:t,end:n,text:r});function je(e,t){let n=e.args[0],r=e.args.at(-1);return!n||!r?y(e,{start:e.name.end,end:e.name.end},` ${t}`):y(e,{start:n.start,end:r.end},t)}function Me(e,t){let n=[e.name,...e.args],r=n[n.findIndex(e=>e.start===t.start)-1];return y(e,{start:r?r.end:t.start,end:t.end},``)}const Ne=e=>Fe(e,e.end,``),Pe=e=>Fe(e,e.close?.end??e.end,``),Fe=(e,t,n)=>y(e,{start:e.start+He(e),end:t},n),Ie=e=>[Ne(e),...e.close?[y(e,e.close,``)]:[]];function Le(e,t){if(t.length===0)return Ne(e);let n=b(e),r=/\r?\n$/.exec(h(e.file,e))?.[0]??``,i=t.map(e=>n+e).join(r||We(e.file,e.end))+r;return Fe(e,e.end,i)}const Re=(e,t)=>Ve(e.file,e.start+He(e),b(e),t);function ze(e,t){let n=e.kind===`section`?e.close?.end??e.end:e.end;return Ve(e.file,n,b(e),t)}function Be(e,t){let n=e.children.find(e=>e.kind!==`blank`);return Ve(e.file,e.end,n?b(n):`${b(e)}    `,t)}function Ve(e,t,n,r){let i=We(e,t),a=r.map(e=>n+e+i).join(``),o=e.text.slice(Math.max(0,t-3),t);return t>0&&t===e.text.length&&!o.endsWith(`
`)?{file:e,start:t,end:t,text:(o.endsWith(`\\`)?` `:``)+i+a.slice(0,-i.length)}:{file:e,start:t,end:t,text:t===e.text.length&&/\\\r?\n$/.test(o)?i+a:a}}function b({file:{text:e},start:t,end:n}){let r=e.startsWith(`﻿`,t)?t+1:t,i=r;for(;i<n&&(e[i]===` `||e[i]===`	`);)i++;return e.slice(r,i)}const He=e=>e.start===0&&e.file.text.startsWith(`﻿`)?1:0,Ue=e=>We(e,0);function We({text:e},t){let n=e[t-1]===`
`?t-1:e.indexOf(`
`,t),r=n<0?e.lastIndexOf(`
`):n;return r>0&&e[r-1]===`\r`?`\r
`:`
`}const Ge=(e,t)=>e.start-t.start||e.end-t.end,Ke=(e,t)=>qe(t.filter(t=>t.file===e).sort(Ge),e=>e);function qe(e,t,n=()=>{}){let r=[],i;for(let a of e){let e=t(a),o=r.at(-1);o===void 0||Ge(t(o),e)!==0?i=void 0:i??=/* @__PURE__ */ new Map([[t(o).text,o]]);let s=i?.get(e.text);s===void 0?(r.push(a),i?.set(e.text,a)):n(s,a)}return r}function Je(e,t){let n=``,r=0;for(let{start:i,end:a,text:o}of Ke(e,t)){if(i<r)throw RangeError(`Edits overlap in ${e.path} at offset ${i}.`);n+=e.text.slice(r,i)+o,r=a}return Xe(e.text,n+e.text.slice(r))}function Ye(e,t){let n=[{at:0,from:0}],r=0;for(let{start:i,end:a,text:o}of Ke(e,t))n.push({at:i+r,from:void 0}),a>i&&o!==``&&n.push({at:i+r,from:i},{at:i+r+1,from:void 0}),r+=o.length-(a-i),n.push({at:a+r,from:a});return e=>{let t=n[xe(n.length,t=>(n[t]?.at??0)>e)-1];return t?.from===void 0?void 0:t.from+e-t.at}}function Xe(e,t){if(e===``||e.endsWith(`
`))return t;let n=t.length;for(;t[n-1]===`
`;)n-=t[n-2]===`\r`?2:1;return t.slice(0,n)}const Ze={u:`maps`,p:`passes`,r:`asks`,v:`sets`,f:`reads`,w:`writes`,i:`brings`,d:`refuses`,a:`authorizes`};function Qe(e,t){let n=S(e.replace(/^</,``));if(n)return n.effects.has(t);let r=ot.find(([t])=>t.test(e))?.[1];return r===void 0||[...r].some(e=>Ze[e]===t)}function $e(e,t){let n=S(e);return(n?n.in24!==void 0:ot.some(([t])=>t.test(e)))&&Qe(e,t)}const et=e=>S(e)?.in24?.module===`mod_access_compat`,tt=e=>S(e)?.in22?.module===`mod_authz_host`;function nt(e){let t=S(e);return!t||rt.has(e)?!0:[t.in22,t.in24].every(e=>!e||/^(TAKE|ITERATE|FLAG)/.test(e.kind))&&!it.has(e)}const rt=/* @__PURE__ */ new Set([`setenvif`,`setenvifnocase`,`browsermatch`,`browsermatchnocase`,`header`,`requestheader`,`options`,`allowoverride`,`fileetag`,`serveralias`,`accessfilename`,`directoryindex`,`userdir`]),it=/* @__PURE__ */ new Set([`authname`,`authtype`,`errordocument`]),x=[`include`,`includeoptional`],at=({key:e})=>x.includes(e),ot=[[/^[\d:]/,``],[/^(perl|python)transhandler$|^vhostldap|^jkautoalias$/,`u`],[/^perlmaptostoragehandler$|^jkmount(file|copy)?$|^svn(parent)?path$/,`p`],[/^jk(log|shm)file$|^wsgisocketprefix$/,`w`],[/^wsgiscriptalias(match)?$/,`ur`],[/^(perl|python)authzhandler$/,`ad`],[/^perl(require|(post)?configrequire)$|^<perl$/,`fi`],[/^(perl|python)(access|authen|headerparser|init)handler$|^wsgi(access|auth)\w*$/,`dv`],[/^(perl|python)fixuphandler$|^perl(setenv|passenv)$|^geoip|^maxmind|^rpaf/,`v`],[/^(perl|python)((response|pre\w+|post\w+)?handler|\w*filter\w*)$|^wsgihandlerscript$/,`rv`],[/^(fcgid|fastcgi|suphp|passenger|rails|rack|mono|tracenable)/,`r`],[/^(auth|krb|gssapi|mellon|shib|cosign|oidc|cas|nss|sec|dos|lookup)/,`dfv`],[/^(perl|python|wsgi|jk|svn|php|modpagespeed|mod_gzip|r(mode|defaultuidgid|uidgid|groups|minuidgid)$)/,`.`],[/^(ipc|min|max|default|idle|busy|error|spawn|zombie|process)\w*(timeout|count|process|time|interval|score|lifetime)$/,`.`],[/^(serverenvironment|assignuserid|maxclientsvhost|nicevalue|multiplexer|processor|expiretimeout)$/,`.`],[/^(min|max)(spare)?(processors|multiplexers)$|^(numservers|startthreads|maxthreadsperchild|childperuserid)$/,`.`],[/^(servertype|port|bindaddress|addmodule|clearmodulelist|(agent|referer)(log|ignore))$/,`.`]];let st,ct;const lt=/* @__PURE__ */ new Map;function S(e){let t=e.toLowerCase(),n=dt().get(t);if(n===void 0)return;let r=lt.get(t)??pt(n,t);return lt.set(t,r),r}function ut(){return ct??=[...dt().keys()].sort().map(e=>S(e)),ct}function dt(){if(st)return st;let e=/* @__PURE__ */ new Map;for(let t of`beos/s/-/TAKE1 - .: MaxRequestsPerThread
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
`)){let n=t.toLowerCase().split(` `);for(let r=3;r<n.length;r++)e.set(ft(n[r]??``),t)}return st=e,st}const ft=e=>e.startsWith(`<`)?e.slice(1,-1):e;function pt(e,t){let[n=`-`,r=`-`,i=``,...a]=e.split(/:? /),o=a.find(e=>ft(e).toLowerCase()===t)??``,s=mt(n),c=ft(o);return{name:c,isSection:c!==o,in22:s,in24:r===`=`?s:mt(r),effects:new Set([...i].flatMap(e=>Ze[e]??[]))}}function mt(e){if(e===`-`)return;let[t=``,n=``,r=``,i=``]=e.split(`/`);return{module:t,contexts:n,override:r===`-`?``:r,kind:i}}function ht(e){return gt(e)?e:Array.from(vt.encode(e),e=>String.fromCharCode(e<128?e:_t+e)).join(``)}const gt=e=>!/[^\0-\x7f]/.test(e),_t=57344,vt=new TextEncoder,C=e=>/[*?[]/.test(e);function yt(e){if(!C(e))return t=>t===e;let t=xt(e);return n=>(!n.startsWith(`.`)||e.startsWith(`.`))&&Ct(t,n)}const bt=e=>e.match(/\*|\?|\[[!^]?\]?[^\]]*\]|./gsu)??[];function xt(e){return bt(ht(e)).map(e=>e===`*`?`*`:e===`?`?()=>!0:e.length>2&&e.startsWith(`[`)?St(e.slice(1,-1)):t=>t===e)}function St(e){let t=/^[!^]/.test(e),n=(t?e.slice(1):e).match(/.-.|./gsu)??[],r=e=>n.some(t=>t.length>2?e>=t.charAt(0)&&e<=t.slice(-1):e===t);return e=>r(e)!==t}function Ct(e,t){let n=ht(t),[r,i]=[0,0],[a,o]=[-1,0];for(;r<n.length;){let t=e[i];if(t===`*`)a=i++,o=r;else if(t?.(n[r]))r++,i++;else if(a>=0)i=a+1,r=++o;else return!1}return e.slice(i).every(e=>e===`*`)}const wt=(e,t)=>Tt(e,`.`)===void 0||Ct(xt(e),t);function Tt(e,t){let n=bt(e).map(e=>e===`*`?`${t}*`:e===`?`?t:/^\[[!^]?(?:[\w.](?:-\w)?)+\]$/.test(e)?e.replace(/^\[[!^]/,`[^`):/[[\]\\]/.test(e)?void 0:e.replace(/[.+^${}()|]/,`\\$&`));if(n.includes(void 0))return;let r=n.join(``);return Et(r)?r:void 0}function Et(e){try{return new RegExp(e)instanceof RegExp}catch{return!1}}const Dt=e=>!C(e)||Tt(e,`.`)!==void 0;function Ot(e,t){return e.every((e,n)=>{let r=t[n]??``;return e===r||C(e)&&C(r)&&kt(e,r)||C(e)&&wt(e,r)||C(r)&&wt(r,e)})}function kt(e,t){let[n,r]=[e,t].map(e=>e.slice(0,e.search(/[*?[\\]/)));return(n??``).startsWith(r??``)||(r??``).startsWith(n??``)}const At=[[`<%`,`%>`],[`<?`,`?>`],[`{%`,`%}`],[`{{`,`}}`],[`{#`,`#}`],[`[%`,`%]`],[`{tmpl_`,`}`],[`<tmpl_`,`>`],[`</tmpl_`,`>`],[`{/tmpl_`,`}`]],jt=/^(?:[@{$]|%\w|\[%\s|<[%?]|<\/?tmpl_)/i;function Mt(e){let t=/* @__PURE__ */ new Set;return{endOf:n};function n(n,r){let i=e.charCodeAt(n);if(It(i)||i===Nt&&Pt(e.charCodeAt(n+1)))return-1;let a=e.slice(n,n+8);if(!jt.test(a))return-1;let o=At.find(([e])=>a.toLowerCase().startsWith(e));if(!o)return r;let s=t.has(o[1])?-1:e.indexOf(o[1],n+o[0].length);if(s<0&&t.add(o[1]),s<0)return a.startsWith(`<`)?-1:r;if(s<r)return r;let c=e.indexOf(`
`,s);return c<0?e.length:c+1}}const Nt=60,Pt=e=>It(e)&&(e|32)!==Ft,Ft=116,It=e=>(e|32)>=97&&(e|32)<=122,Lt=`(?:(?<!%)\\{%|\\{%[-+\\s])`,Rt=new RegExp([`<%|<\\?|\\{\\{|\\}\\}|\\[%\\s|${Lt}`,`%>(?![\\w{!,])|[\\s;]\\?>`,`</?(?:tmpl|TMPL)_|\\{/?(?:tmpl|TMPL)_|\\{\\$[A-Za-z_]`,`@@?[A-Za-z_][\\w.-]*@`,`(?<![%\\w])%(?![\\dA-Fa-f]{2}\\w*%[\\dA-Fa-f]{2}|[A-Za-z]_+%[A-Za-z](?![A-Za-z]))[A-Za-z_]\\w+%`,`(?<![%$\\\\])\\{[A-Za-z][A-Za-z0-9_]+\\}`,`__[A-Z][A-Z0-9_]+__`].join(`|`)),w=e=>Rt.test(e);function zt(e){let t=h(e.file,e);return t.includes("${")||/\\\\\r?\n$/.test(t)||Bt(e)?!1:!Vt(e).some(e=>t.includes(e))}const Bt=e=>w(h(e.file,e));function Vt(e){let t=[];for(let n=e.parent;n;n=n.parent)n.key===`macro`&&t.push(...n.args.slice(1).map(e=>e.value).filter(Boolean));return t}function Ht(e){for(let t=e.parent;t;t=t.parent)if(t.key===`macro`)return!0;return!1}const Ut=e=>`"${e.replace(/\\(?=[\\"]|$)/g,`\\\\`).replace(/"/g,`\\"`)}"`,Wt=(e,t,n)=>/^["']/.test(h(e.file,t))?Ut(n):n,Gt=e=>/^[^\s"'\\]+$/.test(e)?e:Ut(e),Kt=e=>Bt(e)?m(e).join(` `):e.args[0]?.value??``,qt=e=>!(w(e)&&e.includes(`"`));function Jt(e){let t=0,n=0;for(let[r]of e.matchAll(Xt))if(n+=r.length,r.startsWith(`(`)&&!/^\(\?[i#].*\)$/s.test(r))t++;else if(r===`)`&&--t<0)return!1;return n===e.length&&t===0}const Yt=`\\\\(?:x[0-9a-fA-F]{2}|[0-3][0-7]{2}|[1-9](?!\\d)|c[\\x20-\\x7e]|[dDwWsSbBAzZhHvVnrtfae]|[^\\w\\s]|\\s)`,Xt=RegExp(`${Yt}|${`\\[\\^?\\]?(?:${Yt}|\\[(?![:.=])|[^\\]\\\\[])*\\]`}|\\(\\?#[^)]*\\)(?![?*+{])|\\((?:\\?(?:i\\)|i?:|[=!>]|<[=!]|P?<\\w+>)|(?![?*]))|[^\\\\[(]`,`gsy`);function T(e,t){if(en(e,t))return rn(e);switch(e.key){case`ifmodule`:return D(e)?`maybe`:ln(e,t);case`ifversion`:return D(e)?`maybe`:mn(m(e),t);case`ifdefine`:return D(e)?`maybe`:$t(e);case`iftemplate`:return e.readings?.[t]??`maybe`;case`iffile`:case`ifdirective`:case`ifsection`:return t===`2.2`?`never`:`maybe`;default:return`always`}}const E=e=>e.key.startsWith(`if`)&&Zt.test(e.key),Zt=/^if(module|version|define|file|directive|section|template)$/,Qt=({keys:e})=>[...e].some(e=>e.startsWith(`<if`)&&Zt.test(e.slice(1)));function $t({args:e,file:t}){let n=e.length===1?e[0]?.value??``:``,r=n.startsWith(`!`),i=t.defined?.get(r?n.slice(1):n);return i===void 0?`maybe`:i===r?`never`:`always`}function en(e,t){return(t===`2.2`?/^!["']/:/^["']!/).test(nn(e)??``)}const tn=e=>{let t=nn(e);return t===void 0||t===e.args[0]?.value};function nn(e){let[t]=e.args,n=e.key===`ifmodule`||e.key===`ifdefine`;if(!t||t.value===`!`||!n||D(e))return;let r=h(e.file,e);return r.slice(t.start-e.start,r.lastIndexOf(`>`))}const rn=({args:e,file:t})=>t.text[e[0]?.start??0]===`!`?`always`:`never`,an=({args:e})=>e[0]?.value.replace(/^!/,``).replace(/^(["'])(.*)\1$/,`$2`)??``,on=e=>sn(e)?u(an(e)):void 0,sn=({key:e})=>e===`ifmodule`,D=e=>w(h(e.file,e)),cn=/* @__PURE__ */ new Set([`core`,`http_core`,`mod_so`,`mod_authz_core`]);function ln(e,t){let[n=``,...r]=m(e);if(r.length>0)return`maybe`;let i=n.startsWith(`!`),a=an(e),o=un(a,t),s=o===`maybe`?e.file.loaded?.get(dn(a)):void 0,c=s===void 0?o:s?`always`:`never`;return i?fn(c):c}function un(e,t){let n=u(e);if(!n)return`maybe`;let{source:r,symbol22:i,symbol24:a}=n;return!(t===`2.2`?i:a??d[n.name])||e!==r&&e!==i&&e!==a?`never`:cn.has(n.name)?`always`:`maybe`}function dn(e){let t=u(e)?.name;return t===void 0?e:d[t]??t}const fn=e=>e===`maybe`?`maybe`:e===`always`?`never`:`always`,pn={"2.2":[[2,2,0],[2,2,34]],"2.4":[[2,4,1],[2,4,999]]};function mn(e,t){let[n=``,r=``]=e.length===1?[`=`,...e]:e,i=/^(!?)(==?|>=?|<=?|~)$/.exec(n);if(!i||e.length>2)return`maybe`;let[,a,o=``]=i,s=o===`~`?r:/^==?$/.test(o)?/^\/(.*)\/$/.exec(r)?.[1]:void 0,c=s===void 0?hn(o,r,t):gn(s,t);return a?fn(c):c}function hn(e,t,n){if(!/^\d+(\.\d+){0,2}$/.test(t))return`maybe`;let[r=0,i=0,a=0]=t.split(`.`).map(Number),o=pn[n].map(e=>Math.sign(e[0]-r||e[1]-i||e[2]-a)),s=e=>o.every(e),c={"=":e=>e===0,"==":e=>e===0,">":e=>e>0,">=":e=>e>=0,"<":e=>e<0,"<=":e=>e<=0}[e];if(!c)return`maybe`;if(s(c))return`always`;let l=o[0]!==o[1];return s(e=>!c(e))&&!(l&&c(0))?`never`:`maybe`}function gn(e,t){if(!Jt(e))return`maybe`;try{let n=new RegExp(e),r=Array.from({length:t===`2.2`?35:100},(e,r)=>n.test(`${t}.${r}`));return r.every(Boolean)?`always`:r.some(Boolean)?`maybe`:`never`}catch{return`maybe`}}const O=({path:e,isPerDirectory:t})=>t||/(^|[/._-])htaccess([._-][^/]*)?$/i.test(e)&&!/(^|\/)[^./][^/]*\.conf$/i.test(e),_n=/* @__PURE__ */ new Map([[`virtualhost`,`virtualhost`],[`directory`,`directory`],[`directorymatch`,`directory`],[`files`,`files`],[`filesmatch`,`files`],[`location`,`location`],[`locationmatch`,`location`],[`proxy`,`proxy`],[`proxymatch`,`proxy`]]);function vn(e,t){let n=e.once(bn),r=t.parent??t.file,i=n.get(r);if(!i){let[a=[],...o]=e.enclosing(t),s=wn(t,a);i=o.length===0?yn[s]:/* @__PURE__ */ new Set([s,...o.map(e=>wn(t,e))]),n.set(r,i)}return i}const yn={server:/* @__PURE__ */ new Set([`server`]),virtualhost:/* @__PURE__ */ new Set([`virtualhost`]),directory:/* @__PURE__ */ new Set([`directory`]),files:/* @__PURE__ */ new Set([`files`]),location:/* @__PURE__ */ new Set([`location`]),proxy:/* @__PURE__ */ new Set([`proxy`]),htaccess:/* @__PURE__ */ new Set([`htaccess`]),other:/* @__PURE__ */ new Set([`other`])},bn=()=>/* @__PURE__ */ new Map,xn=(e,t)=>e.once(Sn).has(t.parent??t.file);function Sn(e){let t=/* @__PURE__ */ new Set;for(let n of e.files){let[r]=n.commands;r&&vn(e,r).has(`server`)&&t.add(n)}for(let e of t)for(let n of e.sections)Cn(n)&&t.add(n);return t}const Cn=e=>E(e)||/^(limit|limitexcept|require(all|any|none)|if|else|elseif)$/.test(e.key);function wn(e,t){let n=t.find(e=>!Cn(e));return n?_n.get(n.key)??`other`:O(e.file)?`htaccess`:`server`}function Tn(e,t){return e.enclosing(t).some(e=>e.some(e=>E(e)&&!En(e)))}const En=e=>T(e,`2.2`)===`always`&&T(e,`2.4`)===`always`,Dn=({path:e})=>/(^|\/)(httpd|apache)[\d.]*\.conf([.-][\w-]+(\.[\w-]+)*)?$/i.test(e);function On(e){let{before:t=``,name:n}=jn.exec(e)?.groups??{};return n===void 0?An.exec(e)?.[1]:t+n}function kn(e){let{before:t=``,folder:n}=jn.exec(e)?.groups??{};return n===void 0?void 0:t+n}const An=/* @__PURE__ */ RegExp(`^((?:.*/)?(?:httpd|apache)[\\d.]*\\.conf)[._-](?:\\d{1,2}(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w*|(?:back(up)?|bak|copy|default|dist|disabled|(dpkg|ucf)-\\w+|example|off|old|orig(inal)?|pre-\\w+|prev(ious)?|rpm(new|orig|save)|sample|saved?)\\d*|\\d)(?:[._-]?\\d+)*$`,`i`),jn=/^(?<before>.*\/)?(?<folder>(?:backups?|bak|default|examples?|old|orig(?:inal)?|samples?)\/)(?<name>(?:conf\/)?(?:httpd|apache)[\d.]*\.conf)$/i,Mn=e=>k(e)[0],k=e=>e.once(Nn);function Nn(e){let t=/* @__PURE__ */ new Map;for(let n of e.files){let r=O(n)?void 0:Rn(e,n);r&&t.set(n,{file:n,at:r})}for(let n of e.files.filter(e=>Dn(e)&&!t.has(e))){let r=e.includesIn(n).find(n=>Vn(n)&&e.filesOf(n).some(e=>t.has(e)));r&&t.set(n,{file:n,at:r})}return[...t.values()].filter(({file:n})=>!Hn(e,n,t)&&!Pn(e,n))}function Pn(e,{path:t}){let n=On(t);return n!==void 0&&e.files.some(e=>e.path===n)}const Fn=(e,{path:t})=>e.once(Ln).some(e=>t.startsWith(e)),In=(e,t)=>Pn(e,t)||Fn(e,t),Ln=e=>e.files.flatMap(t=>Pn(e,t)?kn(t.path)??[]:[]);function Rn(e,t){for(let n of Dn(t)?[...zn,...Bn]:zn){let r=e.directivesIn(t,n).find(Vn);if(r)return r}}const zn=[`ServerRoot`,`User`,`Group`],Bn=[`PidFile`,`LoadModule`,`Listen`,`DocumentRoot`],Vn=e=>[...p(e)].every(E);function Hn(e,t,n){let r=/* @__PURE__ */ new Set([t]);for(let t of r)for(let n of e.includersOf(t))r.add(n.file);return r.delete(t),[...r].some(e=>n.has(e))}function Un(e,t){if(k(e).length===1)return new Set(e.files);let n=/* @__PURE__ */ new Set([t.file]),r=e.directives(...x);for(let t of n)for(let i of r)if(i.file===t)for(let t of e.filesOf(i))n.add(t);return n}const Wn=e=>e.once(Gn);function Gn(e){return e.from===`2.4`?[]:k(e).map(t=>{let n=Un(e,t);return{...t,files:n,startFiles:new Set([...n].filter(e=>!O(e)))}})}function Kn(e,t,n){let r=e.once(qn),i=r.get(t)??/* @__PURE__ */ new Map;return r.set(t,i),i.has(n)||i.set(n,n(e,t)),i.get(n)}const qn=()=>/* @__PURE__ */ new Map,Jn=(e,t,...n)=>e.directives(...n).filter(e=>t.startFiles.has(e.file)),Yn=(e,t,...n)=>Jn(e,t,...n).filter(t=>xn(e,t)),Xn=(e,t)=>e.complete||Jn(e,t,...x).every(t=>!$n(t)&&e.filesOf(t).length>0||Zn(e)&&Qn(e,t)),Zn=e=>e.isOnDisk&&e.serverRoots.length>0&&e.serverRoots.every(({top:e})=>e);function Qn(e,t){let{how:n,files:r,lost:i}=e.includedBy(t);return!/^(known|absent)$/.test(n)||!zt(t)||i.length>0?!1:r.length>0||$n(t)}const $n=({args:[e]})=>e!==void 0&&(C(e.value)||e.value.endsWith(`/`)),er=(...e)=>`No other file sets ${a(e,5,` or `)} for the whole server.`,tr=e=>/^No other file sets (\w+) for the whole server\.$/.exec(e)?.[1];function nr(e,t,...n){for(let r of[...n,...rr]){let n=(t.startFiles.has(t.file)?e.directivesIn(t.file,r):[]).findLast(t=>xn(e,t)&&!Tn(e,t));if(n)return n}return t.at}const rr=[`KeepAliveTimeout`,`KeepAlive`,`ServerName`,`ServerAdmin`,`Listen`,`PidFile`,`ServerRoot`,`Group`,`User`,`LoadModule`],ir=/* @__PURE__ */ `unseen-access.unseen-parts.parts-apart.unseen-htaccess.unseen-defaults.sections-elsewhere.server-of-htaccess.linked-htaccess.code-without-access.access-merging.rules-for-24.template.filled-in.macro.unread-file.refused-file.override-granted.runs-on-24.came-from-22.checks-again.patterns-alike.methods-named.hardly-meant.closed-names.patterns-on-24.weaker-defaults.filled-in-addresses.dead-allow.names-behind-hash.new-words.guard-module.module-loaded.turned-guard.open-guard.release.all-servers.unjudged-files.new-machine.stricter-answer`.split(`.`),A=(e,t,n)=>({name:n===void 0?e:`${e}:${n}`,sentence:t}),ar=(e,t)=>[{name:e,sentence:t,isRare:!0}],or=(e,t,n)=>e?[{name:t,sentence:n}]:[],sr=e=>A(`unseen-defaults`,er(e)),cr=e=>A(`release`,`The server is httpd ${e} or later.`,e),lr=A(`template`,_e),ur=A(`macro`,be),j=(e,{safe:t,assumes:n,assumptions:r})=>t?[]:r??[{name:e,sentence:n??``}],dr=({rule:e,fix:t},n)=>({...t,safe:!1,...v([...j(e.id,t),...n])});function fr(e,t,{confirmed:n}){let r=j(e,t),i=r.filter(({name:e})=>!n.has(e));if(r.length===i.length)return t;let{assumes:a,assumptions:o,...s}=t;return i.length===0?{...s,safe:!0}:{...s,...v(i)}}function pr(e,t,{declined:n}){return j(e,t).flatMap(({name:e})=>n.get(e)??[])[0]}function mr(e,t,n){let r=``;for(let i=t;;){let t=e.indexOf(`
`,i);if(t<0)return e.length;let a=t>i&&e.charCodeAt(t-1)===13?t-2:t-1;if(a>=i?e.charCodeAt(a)!==92:r===``)return t+1;let o=hr(e.slice(i,t),r,n);if(o===void 0)return t+1;r=o,i=t+1}}function hr(e,t,n){if(e.includes(`\0`))return;if(n===`2.2`)return/(?:^|[^\\])\\\r?$/.test(e.slice(-3))?``:void 0;let r=e.length;for(;r>0&&(e.charCodeAt(r-1)===92||e.charCodeAt(r-1)===13);)r--;let i=((r===0?t:``)+e.slice(r)).replace(/\r$/,``);return i.endsWith(`\\`)?i.slice(0,-1).slice(-100):void 0}const M=e=>e===32||e>=9&&e<=13;function N(e,t,n){let r=t===0&&e.charCodeAt(0)===65279?1:t,i=e.slice(r,n),a=i.indexOf(`
`);return!(a<0||a===i.length-1&&!/\\\r?\n$/.test(i.slice(-3)))||i.includes(`\0`)?_r(vr(i,r)):_r({text:i,offset:e=>r+e})}const gr=(e,{start:t,end:n})=>N(e,t,n).text;function _r({text:e,offset:t}){let n=e.length;for(;n>0&&M(e.charCodeAt(n-1));)n--;let r=0;for(;r<n&&M(e.charCodeAt(r));)r++;return{text:e.slice(r,n),offset:r===0?t:e=>t(e+r)}}function vr(e,t){let n=yr(e),r=[],i=0;for(let{text:e}of n)r.push(i),i+=e.length;return{text:n.map(e=>e.text).join(``),offset:e=>{let i=Cr(r,e);return t+(n[i]?.from??0)+e-(r[i]??0)}}}function yr(e){let t=[];for(let n=0;n<e.length;){let r=e.indexOf(`
`,n),i=e.slice(n,r<0?e.length:r),a=i.indexOf(`\0`);if(t.push({from:n,text:a<0?i:i.slice(0,a)}),a>=0||r<0)break;br(r<e.length-1?t:t.slice(-1)),n=r+1}return t}function br(e){let[t]=e.slice(-1);t&&xr(t,`\r`)||xr(Sr(e),`\r`),xr(Sr(e),`\\`)}function xr(e,t){let n=e.text.endsWith(t);return n&&(e.text=e.text.slice(0,-1)),n}function Sr(e){for(;e.length>1&&e.at(-1)?.text===``;)e.pop();return e.at(-1)}function Cr(e,t){let n=0,r=e.length-1;for(;n<r;){let i=n+r+1>>1;e[i]<=t?n=i:r=i-1}return n}function wr(e,t,n){let r=t;for(;r<n;){let t=e.charCodeAt(r);if(M(t))r++;else if(t===92&&Tr(e,r+1,n))r=e.indexOf(`
`,r)+1;else return r}return r}function Tr(e,t,n){let r=e.charCodeAt(t)===13?t+1:t;return r<n&&e.charCodeAt(r)===10}function Er(e){let t=/* @__PURE__ */ new WeakMap;return n=>{let r=t.get(n)??{result:e(n)};return t.set(n,r),r.result}}function Dr(e){let t=/* @__PURE__ */ new Map;return n=>{let r=t.get(n)??{result:e(n)};return t.size>=Or&&t.clear(),t.set(n,r),r.result}}const Or=5e3,kr=Dr(e=>e),Ar={in22:!0,asksUser:!0,inLowerCaseOnly:!1},jr={...Ar,inLowerCaseOnly:!0},P={in22:!1,asksUser:!0,inLowerCaseOnly:!1},Mr={...P,asksUser:!1},Nr=[[`mod_authz_core`,`all env expr method`,Mr],[`mod_authz_host`,`ip host local forward-dns`,Mr],[`mod_ssl`,`ssl ssl-verify-client`,Mr],[`mod_authz_user`,`user valid-user`,Ar],[`mod_authz_groupfile`,`group`,Ar],[`mod_authz_groupfile`,`file-group`,jr],[`mod_authz_owner`,`file-owner`,jr],[`mod_authnz_ldap`,`ldap-user ldap-dn ldap-group ldap-attribute ldap-filter`,jr],[`mod_authnz_ldap`,`ldap-search`,P],[`mod_authz_dbm`,`dbm-group dbm-file-group`,P],[`mod_authz_dbd`,`dbd-group dbd-login dbd-logout`,P]].flatMap(([e,t,n])=>t.split(` `).map(t=>({word:t,module:e,...n}))),Pr=new Map(Nr.map(e=>[e.word,e])),Fr=e=>Pr.get(e.toLowerCase()),Ir=e=>e.toLowerCase()===`not`||Fr(e)?.in22===!1;function Lr(e){if(!e.close||zr(e))return!1;for(let t of Se(e.children))if(!Hr(t))return!1;return!0}const Rr=({key:e})=>/^limit(except)?$/.test(e),zr=({key:e,args:t})=>t.length===0||e===`limit`&&t.some(({value:e})=>e===`TRACE`),Br=({key:e})=>Vr.has(e),Vr=/* @__PURE__ */ new Set([`adddefaultcharset`,`allowencodedslashes`,`contentdigest`,`enablemmap`,`enablesendfile`,`errordocument`,`hostnamelookups`,`identitycheck`,`identitychecktimeout`,`limitrequestbody`,`limitxmlrequestbody`,`loglevel`,`serversignature`,`timeout`,`usecanonicalname`,`usecanonicalphysicalport`]);function Hr(e){return e.kind===`section`?(E(e)||Rr(e))&&e.close!==void 0:e.kind===`directive`?!Vr.has(e.key)&&(S(e.key)?.in22?.contexts.includes(`s`)??!1):e.kind===`blank`||e.kind===`comment`}function Ur(e){let t=S(e.key);if(!t?.in22||!t.in24)return;let n=m(e);if(t.isSection&&n.length===0)return;let r=Wr(F(t.in22,n),F(t.in24,n),gr(e.file.text,e).trim());if(r)return r;let{find:i,...a}=ni[e.key]??{find:()=>[]},[o,s]=[Gr(a.in22??``),Gr(a.in24??``)],c=e=>t=>e.has(t.toLowerCase()),l=i(n).find(e=>c(o)(e)||c(s)(e));return l===void 0?void 0:{version:c(o)(l)?`2.2`:`2.4`,text:l}}function Wr(e,t,n){return e===t?void 0:{version:e?`2.2`:`2.4`,text:n}}const Gr=Dr(e=>new Set(e.toLowerCase().split(/\s+/).filter(Boolean)));function Kr(e,t){let n=S(t.key)?.[e===`2.2`?`in22`:`in24`];if(!n)return;if(t.kind===`section`)return qr(e,t,n);let r=m(t);if(!F(n,r))return!1;if(n.kind===`FLAG`||Yr.test(t.key))return!0;let{find:i,all:a,in22:o=``,in24:s=``}=ni[t.key]??{};if(!i||a===void 0)return;let c=Gr(`${a} ${e===`2.2`?o:s}`);return i(r).every(e=>c.has(e.toLowerCase()))}function qr(e,t,n){let r=m(t),i=Jr[t.key];if(Rr(t))return!zr(t);if(i||E(t))return r.length===0||!F(n,r)||e===`2.2`&&!tn(t)?!1:i?r.length>1&&r[0]!==`~`?!1:i.test(r.join(` `))||void 0:n.kind===`TAKE1`||T(t,e)!==`maybe`||void 0}const Jr={files:/^[^/~ ]+$/,filesmatch:/^(?:(?:[\w^$.-]|\\\.|\((?:[\w.|-]|\\\.)+\))[*+?]?)+$/},Yr=/^((add|remove)(type|handler|language|charset|encoding|(in|out)putfilter)|set(env|handler|(in|out)putfilter)|(unset|pass)env|(default|force)type|default(icon|language)|directoryindex|indexignore|(header|readme)name|languagepriority|adddefaultcharset|require|auth(name|type))$/;function F({kind:e},t){if(e===`FLAG`)return/^(on|off)$/i.test(t[0]??``);if(e===`ITERATE2`)return!!(t[0]&&t[1]);let n=/^TAKE(\d+)$/.exec(e)?.[1],r=t.indexOf(``);return n===void 0||n.includes(String(r<0?t.length:r))}const Xr={in22:`306 418 419 420 425 509`,in24:`208 226 308 428 429 431 451 511`},Zr=(e,t)=>e.trim().replace(/(?<=^|\s)(?=\S)/g,t),Qr={find:ii,in24:`setifempty note expr= %l %i %b`},$r={find:e=>e.length===2?e.slice(0,1):[],in24:`permanent temp seeother ${Array.from({length:100},(e,t)=>300+t).join(` `)}`},ei={find:([e=``])=>[e],all:`from`},ti={find:([,...e])=>e,all:``,in22:`standard`},ni={acceptpathinfo:{find:e=>e,all:`default off on`},options:{find:I,all:`all execcgi followsymlinks includes includesnoexec indexes multiviews none runscripts symlinksifownermatch`},satisfy:{find:e=>e,all:`all any`},order:{find:e=>e,all:`allow,deny deny,allow mutual-failure`},allow:ei,deny:ei,authuserfile:ti,authgroupfile:ti,errordocument:{find:([e=``])=>[e],...Xr},rewriterule:{find:([,,e])=>ri(e),in22:Zr(Xr.in22,`R=`),in24:`BNE BNP backrefernoplus BCTLS END QSD qsdiscard QSL qslast UNC UnsafePrefixStat UnsafeAllow3F ${Zr(Xr.in24,`R=`)}`},rewriteoptions:{find:e=>e.map(e=>e.replace(/^(MaxRedirects=).*/is,`$1`)),in22:`MaxRedirects=`,in24:`InheritBefore InheritDown InheritDownBefore IgnoreInherit AllowNoSlash IgnoreContextInfo LegacyPrefixDocRoot
      UnsafePrefixStat`},header:Qr,requestheader:Qr,indexoptions:{find:I,in24:`UseOldDateFormat AddAltClass`},fileetag:{find:I,in24:`Digest`},ssloptions:{find:I,in24:`LegacyDNStringFormat`},redirect:$r,redirectmatch:$r,authbasicprovider:{find:e=>e,in24:`socache`}},ri=(e=``)=>e.replace(/^\[|\]$/g,``).split(`,`).map(e=>e.trim().replace(/^r(?:edirect)?=(\d+)$/i,`R=$1`)).map(e=>/^R=\d/.test(e)?e:e.replace(/=.*$/s,``));function I(e){return e.map(e=>e.replace(/^[+-]/,``))}function ii(e){let[t=``,,n=``,...r]=/^(always|onsuccess)$/i.test(e[0]??``)?e.slice(1):e,i=/^(set|add|append|merge|setifempty|note)$/i.test(t)?Array.from(n.replaceAll(`%%`,``).matchAll(/%(?:\{[^}]*\})?([a-z])/gi),([,e])=>`%${e}`):[],a=[n,...r].find(e=>/^expr=/i.test(e));return[t,...i,...a?[`expr=`]:[]]}const ai=[[`2.2`,`proof`,({index:e})=>[...e.names].flatMap(t=>Si(e,t))],[`2.2`,`proof`,({index:e})=>e.directives(`Options`).filter(Ci)],[`2.2`,`sign`,({index:e})=>e.directives(...[...e.names].filter(et),...pi).filter(mi)],[`2.2`,`sign`,({index:e})=>_i(e)],[`2.2`,`ours`,({index:e})=>e.directives(...hi).filter(gi)],[`2.4`,`proof`,({new24:e})=>e.filter(e=>!si(e))],[`2.4`,`proof`,vi],[`2.4`,`sign`,({index:e})=>e.directives(...x).filter(e=>xi.test(z(e)))],[`2.4`,`ours`,({new24:e})=>e.filter(si)]];function oi(e,t){let n={index:e,files:t,new24:[...Ei(e)]},r=ai.map(([e,t,r])=>({of:e,weighs:t,lines:r(n)}));return(e,...t)=>r.flatMap(({of:n,weighs:r,lines:i})=>n===e&&t.includes(r)?i:[])}function si(e){return e.key===`loadmodule`?ui.test(R(e)?.name??``):e.key===`require`?di.test(z(e)):e.kind===`section`&&e.key===`if`?[...Ce(e.commands)].every(({key:e})=>/^(require\w*|authmerging)$/.test(e)):fi.has(e.key)?!0:e.kind===`section`?!1:gi(e)||li.test(Pi(e))||ci.test(Ur(e)?.text??``)}const ci=/^(loglevel .*|useolddateformat|legacydnstringformat|unsafe\w+|b|bctls|ignorecontextinfo)$/i,li=/^(substitutemaxlinelength 100m|filterprovider \S+ \S+ (!\( )?(-n )?(%\{content_type\}|(resp|req_novary|reqenv)\(').*)$/,ui=/^mod_(authn_core|authz_core|unixd|slotmem_\w+|socache_\w+|lbmethod_\w+|allowmethods|cache_disk|example_hooks|mpm_\w+)$|^(prefork|worker|event)$/,di=/^(all|ip|host|expr|env|method|not|dbm-group|dbm-file-group)$/i,fi=new Set(`define undefine requireall requireany requirenone authmerging allowmethods includeoptional
   maxrequestworkers maxconnectionsperchild mutex errorlogformat regexdefaultoptions mergeslashes registerhttpmethod
   deflatealteretag httpprotocoloptions sslcarevocationcheck sslproxycarevocationcheck`.split(/\s+/)),pi=[`NameVirtualHost`,`DefaultType`,`MaxClients`,`MaxRequestsPerChild`],mi=e=>Ii(e)&&!/^none$/i.test(z(e)),hi=[`AuthLDAPMaxSubGroupDepth`,`DirectoryCheckHandler`,`FileETag`,`RegexDefaultOptions`,`SSILegacyExprParser`];function gi({key:e,args:t}){let n=t.map(({value:e})=>e.toLowerCase()).sort();return/^(authldapmaxsubgroupdepth 0|(directorycheckhandler|ssilegacyexprparser) on|fileetag inode mtime size|regexdefaultoptions.* -dollar_endonly.*)$/.test([e,...n].join(` `))}function _i(e){let t=t=>e.directives(`LoadModule`).filter(e=>R(e)?.name===t);return t(`mod_authz_core`).length>0?[]:t(`mod_authz_host`)}function vi({index:e,files:t}){return e.says(...[...e.names].filter(et))?e.directives(`Require`).filter(e=>/^all$/i.test(z(e))&&bi(t)(e)&&Ii(e)&&we(yi(e)).some(e=>e.kind===`directive`&&et(e.key))):[]}const yi=e=>{let{parent:t}=e;return t&&/^require(all|any|none)$/.test(t.key)?yi(t):e},bi=e=>e.every(O)?()=>!0:L,L=({file:e})=>!O(e),xi=/(^|\/)(conf-(available|enabled)|conf\.modules\.d)(\/|$)/;function Si(e,t){if(t.startsWith(`<`))return[];let n=S(t),r=n?.in22&&!n.in24;return!r&&t!==`loadmodule`?[]:e.directives(t).filter(e=>L(e)&&Fi(e)&&(r||wi(R(e))))}function Ci(e){let t=e.args.map(({value:e})=>/^[+-]/.test(e));return t.includes(!0)&&t.includes(!1)&&L(e)&&Fi(e)}const wi=e=>!!e?.symbol22&&!e.symbol24&&(!d[e.name]||Ti.test(e.name)),Ti=/^mod_(authn_default|authz_default|authn_alias|mem_cache)$/;function*Ei(e){let t=e.directives(`LoadModule`).some(e=>z(e)===`define_module`);for(let n of e.names)t&&/^(un)?define$/.test(n)||(yield*Di(e,n).filter(Ii));yield*e.sections(`IfModule`).filter(e=>Oi(e)&&Ii(e))}function Di(e,t){return t===`require`?e.directives(t).filter(e=>Ir(z(e))):t===`loadmodule`?e.directives(t).filter(e=>Ai(R(e))):Ni(t)?t.startsWith(`<`)?e.sections(t.slice(1)):e.directives(t):[]}const Oi=e=>ki(z(e))&&R(e)?.name!==`mod_access_compat`;function ki(e){let t=u(e);return Ai(t)&&!ui.test(t?.name??``)}const Ai=e=>!!e?.symbol24&&!e.symbol22&&!ji.test(e.name),ji=/^mod_(macro|proxy_html|xml2enc|remoteip|proxy_wstunnel|sed|lua|mpm_itk|fcgid|reqtimeout)$/,Mi=({kind:e,key:t})=>Ni(e===`section`?`<${t}`:t)||/^if(file|directive|section)$/.test(t);function Ni(e){let t=S(e.replace(/^</,``));return!t?.in24||t.in22||ji.test(t.in24.module)?!1:t.isSection===e.startsWith(`<`)&&!/^<if(file|directive|section)$/.test(e)}const R=e=>u(z(e)),Pi=({key:e,args:t})=>[e,...t.map(({value:e})=>e.toLowerCase())].join(` `),z=({args:e})=>e[0]?.value??``;function Fi(e){for(let t of p(e))if(E(t)&&T(t,`2.2`)!==`always`)return!1;return!0}function Ii(e){for(let t of p(e)){let e=E(t)?T(t,`2.2`):`always`;if(e===`never`||e===`maybe`&&t.key!==`ifmodule`)return!1}return!0}function Li(e){for(let t of p(e))if(!E(t))return t;return O(e.file)?e.file:`server`}function Ri(e,t){if(t.has(`server`)||t.has(e.file))return!0;for(let n of p(e))if(t.has(n))return!0;return!1}const zi=e=>e.find(({key:e})=>e===`virtualhost`),Bi=e=>zi([...p(e)]),Vi=(e,t)=>new Set(e.enclosing(t).map(zi)),Hi={DocumentRoot:0,Alias:1,VirtualDocumentRoot:0,VirtualDocumentRootIP:0,UserDir:0};function*Ui(e,t){for(let[n,r]of Object.entries(Hi))for(let i of e.files)if(t.startFiles.has(i))for(let t of e.directivesIn(i,n))yield*Wi(e,t,t.args[r]?.value??``)}function*Wi(e,t,n){let r=n.replaceAll(`\\`,`/`);if(!(!ea(r)||t.key===`alias`&&/\.\w+$/.test(r)))for(let n of e.enclosing(t))yield{path:r,host:zi(n),at:t}}function Gi(e,n,r){let i=[];for(let t of r)if(!O(t.file)){if(Ki(e,t))return;i.push(t)}let a=t(i.flatMap(t=>Yi(e,t)),({folder:e})=>e),o=({host:e,sections:t},n)=>(!e||e===n.host)&&t.every(e=>Qi(e,n.path));for(let e of n)if(![void 0,...Zi(e.path)].flatMap(e=>a.get(e)??[]).some(t=>o(t,e)))return e}const Ki=(e,t)=>e.enclosing(t).some(qi),qi=e=>e.every(e=>e.key!==`virtualhost`&&!Ji(e)&&Qi(e,`/`)),Ji=({key:e,args:t})=>e===`directorymatch`||e===`directory`&&t.length>1,Yi=(e,t)=>e.enclosing(t).map(e=>({host:zi(e),sections:e,folder:e.map(Xi).find(e=>e!==void 0)}));function Xi(e){if(e.key!==`directory`||e.args.length!==1)return;let t=$i(e).replaceAll(`\\`,`/`);return!/[*?[\]]/.test(t)&&!t.includes("${")&&!w(t)?na(t).join(`/`):void 0}function Zi(e){let t=na(e);return[``,...t.map((e,n)=>t.slice(0,n+1).join(`/`))]}function Qi(e,t){let n=$i(e);return e.key===`directory`&&e.args.length===1?ta(t,n.replaceAll(`\\`,`/`)):e.key===`directory`||e.key===`directorymatch`?ia(t,n):e.key===`location`||e.key===`proxy`?/^\/\*?$/.test(n):!/^(files|filesmatch|locationmatch|proxymatch|limit|limitexcept)$/.test(e.key)}const $i=e=>e.args.at(-1)?.value??``,ea=e=>/^(\/|[a-z]:)/i.test(e)&&!e.includes("${")&&!w(e);function ta(e,t){let n=na(e);return na(t).every((e,t)=>{let r=n[t];return r!==void 0&&(e===r||w(e)||e.includes("${")||ra(e).test(r))})}const na=e=>e.toLowerCase().split(`/`).filter(Boolean),ra=e=>RegExp(`^${e.replace(/[.+^${}()|\\[\]]/g,`\\$&`).replaceAll(`*`,`.*`).replaceAll(`?`,`.`)}$`);function ia(e,t){if(!Jt(t))return!0;try{return new RegExp(t).test(e)||new RegExp(t).test(`${e}/`)}catch{return!0}}const aa=/* @__PURE__ */ RegExp(`^(?:%+\\s*(?:if|elif|else|elseif|endif|for|endfor|foreach|while|endwhile|unless|end|ifdef|ifndef)\\b|\\{\\/?(?:if|else|elseif|foreach|foreachelse|for|section|sectionelse|while|unless|literal)\\b|@+(?:if|else|elseif|end|unless|for|foreach|ifdef|ifndef)(?:[_\\W]|$)|__(?:IF|ELSE|END|UNLESS|FOR)|#(?:ifdef|ifndef|endif)\\b|#(?:if|elseif|foreach)\\s*\\(|<\\/?(?:#|@|(?:c|g|py|s|tal|xsl):)\\w|m4_|ifdef\\(|ifelse\\()`,`i`);function oa(e){for(let t=0;t<e.length;){let n=e.indexOf(`
`,t),r=n<0?e.length:n,i=t;for(;i<r&&sa(e.charCodeAt(i));)i++;if(la(e,i)&&aa.test(e.slice(i,r)))return!0;t=r+1}return!1}const sa=e=>e===32||e===9,ca=/* @__PURE__ */ new Set(`%{@_<mMiI`),la=(e,t)=>e[t]===`#`?/[ief]/i.test(e[t+1]??``):ca.has(e[t]??``),ua=e=>da.test(e),da=/^(?:[%{@_]|<\/?(?:[#@]|\w+:)|m4_|if(?:def|else)\()/i;function fa(e,t,n){let r=e.charCodeAt(t+1)|32;return(r===ha||r===pa||r===ma)&&aa.test(e.slice(t,n))}const pa=101,ma=102,ha=105,ga=e=>Array.from(e.matchAll(_a),({0:e,index:t})=>({start:t,end:t+e.length,kind:va(e)})),_a=new RegExp([`<%[\\s\\S]*?%>|<\\?(?!xml)[\\s\\S]*?\\?>`,`${Lt}[\\s\\S]*?%\\}`,`\\{\\{[\\s\\S]*?\\}\\}|\\{#[\\s\\S]*?#\\}|\\[%\\s[\\s\\S]*?%\\]|<\\/?tmpl_\\w+[^>]*>|\\{\\/?tmpl_\\w+[^}]*\\}`].join(`|`),`gi`);function va(e){let t=e.toLowerCase();return/^[<{]\/?tmpl_/.test(t)?ya(t):t.startsWith(`<%`)?ba(e.slice(2,-2).replace(/^-|-$/g,``)):t.startsWith(`{%`)||t.startsWith(`[%`)?Sa(e.slice(2,-2).replace(/^[-+]|[-+]$/g,``).trim()):t.startsWith(`{{`)?Ca(e.slice(2,-2).replace(/^[-~{]|[-~}]$/g,``).trim()):t.startsWith(`{#`)?`nothing`:wa(e.slice(2,-2).trim())}function ya(e){return/^[<{]\/?tmpl_(else|elseif|elsif)\b/.test(e)?`middle`:/^[<{]\/tmpl_/.test(e)?`end`:/^[<{]tmpl_(if|unless|loop|foreach|ifnot)\b/.test(e)?`open`:/^[<{]tmpl_comment\b/.test(e)?`unknown`:`text`}function ba(e){if(/^[=|]/.test(e))return`text`;if(e.startsWith(`#`))return`nothing`;let t=e.trim();return/^(else|elsif|when)\b/.test(t)||/^\}\s*els(e|if)\b.*\{$/s.test(t)?`middle`:/^(end|\})$/.test(t)?`end`:/^(if|unless|case|while|until|for|begin)\b/.test(t)||/\bdo(\s*\|[^|]*\|)?$|\{(\s*\|[^|]*\|)?$/.test(t)?/[\n;]|\bend\b/.test(t)?`unknown`:`open`:/\b(if|unless|do|end|begin|case|while|until)\b|[{}]/.test(t)?xa(t):`nothing`}const xa=e=>/^[^\n;{}]*\S\s+(if|unless)\b[^\n;{}]*$/.test(e)&&!/\b(do|end|begin|case|while|until)\b/.test(e)?`nothing`:`unknown`;function Sa(e){return/^(else|elif|elseif|elsif|case|when)\b/i.test(e)?`middle`:/^end\w*$/i.test(e)||/^end\w+\b/.test(e)?`end`:/^(if|unless|for|foreach|while|block|macro|call|filter|with|switch|wrapper|raw|autoescape)\b/i.test(e)?`open`:/^(set|do|import|from)\b/i.test(e)?e.includes(`=`)||!/^set\b/i.test(e)?`nothing`:`unknown`:e.startsWith(`#`)?`nothing`:`text`}function Ca(e){return e.startsWith(`!`)||e.startsWith(`/*`)?`nothing`:/^(#|\^|(if|range|with|define|block)\b)/.test(e)?`open`:/^(else|\^$)/.test(e)?`middle`:/^(\/|end$)/.test(e)?`end`:`text`}function wa(e){let t=e.replace(/^php\b/,``).trim();return/^\}\s*else\b.*\{$|^else(if)?\b.*:$/s.test(t)?`middle`:/^\}$|^end(if|foreach|for|while)\s*;?$/.test(t)?`end`:/^(if|foreach|for|while)\b[^;{}]*[{:]$/.test(t)?`open`:/^(=|echo\b|print\b|include\b|require\b)/.test(t)?`text`:`unknown`}function Ta(e,t,n,r){let i=[],a={kind:e,path:t,text:n,children:i,get commands(){return B(a)},sections:[],version:`2.2`,problems:[],hasOddLines:!1,get keys(){return new Set(B(a).map(e=>e.key))},named:e=>B(a).filter(t=>t.key===e),reread:()=>[]};for(let e of r(n))i.push(`comment`in e?Ea(a,e):Da(a,e));return a}const B=e=>e.children.filter(e=>e.kind===`directive`),Ea=(e,{comment:t})=>({kind:`comment`,file:e,parent:void 0,...t});function Da(e,{name:t,args:n}){let r=n.at(-1)??t,i=e.text.lastIndexOf(`
`,t.start-1)+1,a=e.text.indexOf(`
`,r.end),o=a<0?e.text.length:a+1;return{kind:`directive`,file:e,parent:void 0,key:t.value.toLowerCase(),name:t,args:n,start:i,end:o}}const Oa=e=>t=>`kind`in t&&t.kind===e,ka=e=>e.others.filter(Oa(`commands`)),Aa=e=>e.others.filter(Oa(`page`)),ja=(e,t)=>e.from===`2.4`?[]:ka(e).flatMap(e=>B(e).flatMap(e=>Ma(e,t)));function Ma(e,t){let n=[e.name,...e.args],r=n.findIndex(e=>!Na.test(e.value)),i=n[r],a=i?.value.replace(/^Exec\w+=[-+@!:]*/,``).replace(/^.*\//,``)??``;return i&&t.test(a)?[{at:e,name:i,args:n.slice(r+1)}]:[]}const Na=/^((?!Exec)\w+=.*|sudo|env|exec|command|nice|nohup|time|then|do|else|if|while|until|!|RUN|@|-|(\/bin\/)?(ba)?sh)$/;function V(e,t){let n=u(`mod_${e.replaceAll(t,`_`)}`);if(n?.symbol22&&!n.symbol24)return{successor:(te(n)?void 0:d[n.name])?.slice(4).replaceAll(`_`,t)}}function Pa(e,t){let n=[];return{text:e.replace(/([\s="']|^)([a-z_-]+)(?=[\s"']|$)/g,(e,r,i)=>{let a=V(i,t);return a?(n.push(i.replaceAll(`_`,t)),a.successor?r+a.successor:/\s/.test(r)?``:r):e}).replace(/(=["']?)\s+/,`$1`),found:n}}const H=e=>ja(e,/^configure$/).map(e=>({...e,switches:e.args.flatMap(Fa)})).filter(e=>Ba(e)&&!e.switches.some(Va));function Fa(e){let t=/^--([\w-]+)(?:=([\s\S]*))?$/.exec(e.value);return t?.[1]?[{word:e,name:t[1],value:t[2]}]:[]}const U=({switches:e},...t)=>e.filter(e=>t.includes(e.name)).at(-1),Ia=e=>(e?.value??``).split(/\s+/).flatMap(e=>e?[e.replaceAll(`_`,`-`)]:[]);function La(e,t){let{file:n}=e,r=n.text.lastIndexOf(`
`,t.start-1)+1,i=n.text.indexOf(`
`,t.end);return n.text.slice(r,t.start).trim()===``&&/^[ \t]*\\\r?$/.test(n.text.slice(t.end,i<0?void 0:i))?{file:n,start:r,end:i+1,text:``}:{file:n,start:n.text.slice(0,t.start).trimEnd().length,end:t.end,text:``}}function Ra({at:{file:e},name:t,args:n},r){let i=n[0]??t,a=n[0]?.value.startsWith(`--with-mpm=`)?n[0]:t,o=e.text.slice(t.end,i.start),s=/^["']/.test(e.text.slice(i.start))||/\s/.test(r)?`"${r}"`:r,c=o.includes(`
`)?` \\${Ue(e)}${o.slice(o.lastIndexOf(`
`)+1)}`:` `;return{file:e,start:a.end,end:a.end,text:c+s}}const za=/* @__PURE__ */ new Set([`rewrite`,`deflate`,`expires`,`headers`,`vhost-alias`,`unique-id`,`usertrack`,`mime-magic`,`suexec`,`userdir`,`autoindex`]);function Ba({at:e,name:t,switches:n}){return!/srclib|\bapr\b/.test(t.value+e.file.path)&&n.some(({name:e,value:t})=>{if(/^(enable-(mods-shared|mods-static|modules|so|static-support)|with-(mpm|included-apr|program-name|sslc|suexec-\w+))$/.test(e))return!0;if(e===`prefix`||e===`sysconfdir`)return/httpd|apache/i.test(t??``);let n=/^(?:en|dis)able-(.+)$/.exec(e)?.[1]??``;return za.has(n)||/^(auth|proxy|mem-|disk-)/.test(n)&&Ha(n)})}const Va=({name:e})=>/^enable-(mpms-shared|load-all-modules)$/.test(e)||ki(`mod_${e.replace(/^(en|dis)able-/,``).replaceAll(`-`,`_`)}`),Ha=e=>ne().some(t=>t.name===`mod_${e.replaceAll(`-`,`_`)}`),Ua=f(`modules`,{id:`configure-bundled-libraries`,title:`Libraries that came with 2.2`,see:`https://httpd.apache.org/docs/2.4/install.html#requirements`,fixes:`none`,covers:[`build-apr-pcre`],page:`
## What 2.2 did

The source code included APR, APR-util and PCRE.

## What 2.4 does

It includes none of them. With \`--with-included-apr\`, configure stops unless you have unpacked apr and apr-util into
\`srclib/\`. PCRE must always be installed.

## What the rule does

It reports the option. You choose where the libraries come from.`,*check(e){for(let t of H(e)){let e=U(t,`with-included-apr`),n=!!U(t,`with-pcre`),r=n?``:` Install PCRE too.`;e&&e.value!==`no`?yield{at:t.at,mark:e.word,message:`The source of 2.4 does not include APR, so configure stops at --with-included-apr. Unpack apr and apr-util into srclib/, or use --with-apr and --with-apr-util.${r}`}:n||(yield{at:t.at,severity:`info`,message:`The source of 2.4 includes neither PCRE nor APR. Install both, and add --with-pcre and --with-apr if configure does not find them.`})}}}),Wa=f(`modules`,{id:`configure-default-mpm`,title:`The MPM is left to configure`,severity:`warning`,see:`https://httpd.apache.org/docs/2.4/mpm.html#defaults`,fixes:`safe`,covers:[`build-mpm`],page:`
## What 2.2 did

Without \`--with-mpm\`, configure chose the MPM prefork on Unix.

## What 2.4 does

configure chooses event where the system supports it. Modules that are not thread-safe, above all most builds of PHP,
work with prefork only. The MPM for BeOS is gone.

## What the rule does

It offers \`--with-mpm=prefork\`, which keeps what 2.2 had. With \`--enable-mpms-shared=all\` a LoadModule line chooses
instead.`,*check(e){for(let t of H(e)){let{at:e}=t,n=U(t,`with-mpm`);n?.value===`beos`&&(yield{at:e,mark:n.word,severity:`error`,message:`2.4 does not run on BeOS.`}),n||(yield{at:e,message:`2.4's configure chooses the event MPM where 2.2's chose prefork; add --with-mpm=prefork to keep that.`,fix:g(`Add --with-mpm=prefork`,Ra(t,`--with-mpm=prefork`))})}}}),Ga=f(`modules`,{id:`configure-distcache`,title:`--enable-distcache`,severity:`warning`,see:`https://httpd.apache.org/docs/2.4/mod/mod_socache_dc.html`,fixes:`review`,covers:[`build-distcache`],page:`
## What 2.2 did

Support for distcache was part of mod_ssl.

## What 2.4 does

It is a separate module, mod_socache_dc, built with \`--enable-socache-dc\`. configure ignores \`--enable-distcache\` with
a warning.

## What the rule does

It offers \`--enable-socache-dc\`. Add \`--with-distcache=DIR\` if the compiler does not find the library.`,*check(e){for(let t of H(e)){let e=U(t,`enable-distcache`);e&&(yield{at:t.at,mark:e.word,message:`2.4 ignores --enable-distcache with a warning. Use --enable-socache-dc, and --with-distcache=DIR if the library is elsewhere.`,fix:_(`Use --enable-socache-dc`,`The compiler finds the distcache library, or --with-distcache names its folder.`,y(t.at,e.word,t.at.file.text.slice(e.word.start,e.word.end).replace(`enable-distcache`,`enable-socache-dc`)))})}}}),Ka={most:[`asis`,`ident`,`imagemap`],all:[`cern-meta`,`ident`,`imagemap`]},qa=f(`modules`,{id:`configure-most-modules`,title:"`most` and `all` build fewer modules",severity:`info`,see:`https://httpd.apache.org/docs/2.4/programs/configure.html`,fixes:`review`,covers:[`build-dropped-from-most`],page:`
## What 2.2 did

\`most\` and \`all\` stood for larger sets of modules.

## What 2.4 does

mod_ident and mod_imagemap are in neither. mod_asis is no longer in \`most\`, nor mod_cern_meta in \`all\`. Each is built
only if it is named.

## What the rule does

It offers the options of these modules for review. Most servers need none of them.`,*check(e){for(let t of H(e)){let e=[...Ia(U(t,`enable-modules`)),...Ia(U(t,`enable-mods-shared`))],n=e.includes(`all`)?`all`:e.includes(`most`)?`most`:void 0,r=n&&Ka[n].filter(n=>!e.includes(n)&&!U(t,`enable-${n}`,`disable-${n}`));n&&r?.length&&(yield{at:t.at,message:`In 2.4 "${n}" no longer includes ${o(r.map(e=>`mod_${e.replaceAll(`-`,`_`)}`))}; name them if you use them.`,fix:_(`Name the modules`,`The modules are in use.`,...r.map(e=>Ra(t,`--enable-${e}`)))})}}}),Ja=f(`modules`,{id:`configure-old-option`,title:`An option that 2.4's configure does not know`,severity:`warning`,see:`https://httpd.apache.org/docs/2.4/upgrading.html#compile-time`,fixes:`both`,covers:[`build-option-renamed`,`build-option-removed`],page:`
## What 2.2 did

configure had options for modules that 2.4 renamed or dropped.

## What 2.4 does

configure only warns about an option that it does not know, so the build silently lacks what you asked for.

## What the rule does

It renames the options of mod_disk_cache (now mod_cache_disk) and mod_example (now mod_example_hooks), also in the
lists of \`--enable-modules\` and \`--enable-mods-shared\`. It removes those of mod_mem_cache, mod_authn_alias,
mod_authn_default and mod_authz_default. It removes \`--with-sslc\` for review, since mod_ssl now needs OpenSSL.`,*check(e){for(let{at:t,switches:n}of H(e))for(let e of n)yield*Ya(t,e)}});function*Ya(e,t){let n=/^(?:en|dis)able-(.+)$/.exec(t.name)?.[1]??``,r=V(n,`-`);if(t.name===`with-sslc`){let n=_(`Remove --with-sslc`,`OpenSSL is installed, or mod_ssl is not needed.`,La(e,t.word));yield{at:e,mark:t.word,message:`2.4 does not support RSA SSL-C and ignores --with-sslc. Remove it, and use --with-ssl for OpenSSL.`,fix:n}}else r?yield Qa(e,t,`--${t.name}`,r.successor,Xa(e,t,n,r.successor)):/^(modules|mods-(shared|static))$/.test(n)&&(yield*Za(e,t))}function Xa(e,t,n,r){if(!r)return g(`Remove --${t.name}`,La(e,t.word));let i=t.word.start+h(e.file,t.word).indexOf(n);return g(`Rename to ${r}`,y(e,{start:i,end:i+n.length},r))}function*Za(e,t){let{text:n,found:r}=Pa(h(e.file,t.word),`-`),[i]=r;if(!i)return;let o=/=["']?\s*["']?$/.test(n)?La(e,t.word):y(e,t.word,n);yield Qa(e,t,a(r),r.length===1?V(i,`-`)?.successor:void 0,g(`Update the list`,o))}function Qa(e,{word:t},n,r,i){return{at:e,mark:t,message:`2.4's configure does not know ${n} and ignores it with a warning; ${r?`use ${r} instead`:`remove or rename it`}.`,fix:i}}const $a=f(`modules`,{id:`configure-static-modules`,title:`Modules are no longer built into httpd by default`,severity:`warning`,see:`https://httpd.apache.org/docs/2.4/upgrading.html#compile-time`,fixes:`review`,covers:[`build-static-default`,`build-default-set`],page:`
## What 2.2 did

configure built the basic modules, and those named by \`--enable-…\`, into httpd.

## What 2.4 does

configure builds most modules, each as a separate file that needs a LoadModule line. The httpd.conf it installs loads
only some of them.

## What the rule does

It offers \`--enable-mods-static=few\` for review, with the names of modules that were basic in 2.2 and are no longer.
It is better to write a LoadModule line for each module you use.

## When not

The server's configuration is given too: the rule missing-modules then writes the lines, and 2.4 does not start with a
line for a built-in module. With \`--enable-mods-shared=all\` or \`most\`, 2.2 built separate files too.`,*check(e){let t=Wn(e).length>0;for(let n of H(e)){let e=Ia(U(n,`enable-mods-shared`));if(e.includes(`all`)||e.includes(`most`)||U(n,`enable-mods-static`))continue;let r=`--enable-mods-static=${eo(n).join(` `)}`;yield{at:n.at,message:`2.4 builds modules as files that need LoadModule lines; 2.2 built its basic ones into httpd. Write those lines, or add --enable-mods-static.`,fix:t?void 0:_(`Build the modules into httpd`,`The modules should stay built into httpd, without LoadModule lines.`,Ra(n,r))}}}});function eo(e){let t=Ia(U(e,`enable-modules`)),n=t.find(e=>e===`all`||e===`most`);if(n)return[n];let r=[`actions`,`asis`,(U(e,`with-mpm`)?.value??`prefork`)===`prefork`?`cgi`:`cgid`,`include`,`negotiation`,`userdir`].filter(t=>!U(e,`disable-${t}`)),i=n=>t.includes(n)||to(U(e,`enable-${n}`));return[`few`,...r,...i(`ssl`)?[`socache-shmcb`]:[],...i(`proxy`)?[`slotmem-shm`]:[]]}const to=e=>!!e&&e.value!==`no`,no=f(`tidy`,{id:`htpasswd-default-hash`,title:`htpasswd chooses the hash`,see:`https://httpd.apache.org/docs/2.4/programs/htpasswd.html`,fixes:`none`,covers:[`tool-htpasswd-md5`],page:`
## What 2.2 did

Without an option, htpasswd made crypt hashes on Unix.

## What 2.4 does

htpasswd makes MD5 (apr1) hashes. httpd reads both, so existing lines stay valid. Another program that reads the file
may not know apr1.

## What the rule does

It reports the call. Use \`-B\` (bcrypt, 2.4.4 or later) if every program that reads the file knows it. \`-d\` makes crypt
hashes as before, which check only the first eight letters.`,*check(e){for(let{at:t,args:n}of ja(e,/^htpasswd2?$/))ro(n.map(e=>e.value))&&(yield{at:t,message:`htpasswd of 2.4 makes MD5 hashes; that of 2.2 made crypt ones. Add -B for bcrypt, or -d if another program knows only crypt.`})}});function ro(e){let t=e.filter(e=>e.startsWith(`-`));return t.length<e.length&&!t.some(e=>/[mdspB25Dv]/.test(e))}const io=f(`modules`,{id:`old-module-name`,title:`A script enables a module that 2.4 does not have`,see:`https://httpd.apache.org/docs/2.4/upgrading.html#compile-time`,fixes:`both`,covers:[`loadmodule-removed`,`loadmodule-renamed`],page:`
## What 2.2 did

Scripts enabled modules by name: Debian's \`a2enmod\`, the list in \`APACHE_MODULES\` (SUSE) or \`APACHE2_MODULES\`
(Gentoo).

## What 2.4 does

disk_cache is called cache_disk. mem_cache, authn_alias, authn_default and authz_default are gone, and a script that
asks for one of them fails.

## What the rule does

It renames the module, or removes it from the list.

## When not

A call of a2enmod names nothing else: remove that call yourself.`,*check(e){for(let{at:t,args:n}of ja(e,/^a2(en|dis)mod$/))for(let e of n)V(e.value,`_`)&&(yield ao(t,e,n.some(so)));for(let t of ka(e))for(let e of B(t))for(let t of[e.name,...e.args])/^APACHE2?_MODULES=/.test(t.value)&&(yield*oo(e,t))}});function ao(e,t,n){let r=V(t.value,`_`)?.successor,i={at:e,mark:t,message:co(t.value)};if(r)return{...i,fix:g(`Name ${r}`,y(e,t,r))};let a=e.file.text.slice(0,t.start).trimEnd().length;return n?{...i,fix:g(`Leave ${t.value} out`,y(e,{start:a,end:t.end},``))}:i}function*oo(e,t){let{text:n,found:r}=Pa(h(e.file,t),`_`);if(r.length===0)return;let i=_(`Update the list`,`The scripts of 2.4 read this list.`,y(e,t,n));yield{at:e,mark:t,message:r.map(co).join(` `),fix:i}}function so({value:e}){let t=V(e,`_`);return!e.startsWith(`-`)&&(!t||t.successor!==void 0)}function co(e){let t=V(e,`_`)?.successor;return t?`In 2.4 the module ${e} is called ${t}; use that name.`:`2.4 has no module ${e}; remove it.`}const lo=f(`modules`,{id:`sbin-tools`,title:`A tool that moved from sbin to bin`,severity:`warning`,see:`https://httpd.apache.org/docs/2.4/programs/`,fixes:`review`,covers:[`tool-paths`],page:`
## What 2.2 did

\`make install\` put ab, apxs, dbmmanage, htdbm, htdigest, htpasswd, httxt2dbm and logresolve into \`sbin\`.

## What 2.4 does

It puts them into \`bin\`. Where both folders are the same, as in /usr/local/apache2, nothing changes.

## What the rule does

It offers the new path for review, because packages may install the tools elsewhere.`,*check(e){for(let t of ka(e))for(let e of B(t))for(let t of[e.name,...e.args]){let n=fo.exec(t.value)?.[1];n&&(yield uo(e,t,n))}}});function uo(e,t,n){let r=`2.4 installs ${n} in bin, not in sbin; check where it is, and write that path.`,i=h(e.file,t).lastIndexOf(`sbin/${n}`);if(i<0)return{at:e,mark:t,message:r};let a=t.start+i,o=y(e,{start:a,end:a+4},`bin`);return{at:e,mark:t,message:r,fix:_(`Look for ${n} in bin`,"httpd is installed by its own `make install`.",o)}}const fo=/(?:^|[=:])[^\s:]*\/sbin\/(ab|apxs|dbmmanage|htdbm|htdigest|htpasswd|httxt2dbm|logresolve)$/;function po(e){let t={tokens:ho(e),at:0},n=vo(t);return t.at===t.tokens.length?n:void 0}const mo=[...[`==`,`=`,`!=`,`>=`,`>`,`<=`,`<`].map(e=>[e,`compare`]),[`&&`,`join`],[`||`,`join`],[`(`,`open`],[`)`,`close`],[`!`,`not`],[`-A`,`access`]];function ho(e){let t=[];for(let n=0;n<e.length;){let r=e.slice(n),i=/^\s+/.exec(r),a=mo.find(([e])=>r.startsWith(e)),o=i||a?void 0:go(r,t.at(-1));if(o)t.push(o.token);else if(a&&!i)t.push({type:a[1],value:a[0]});else if(!i)return[...t,{type:`wrong`,value:r}];n+=i?.[0].length??a?.[0].length??o?.length??0}return _o(t)}function go(e,t){let n=e.startsWith(`/`)&&t?.type!==`access`,r=/^(['/])((?:\\[\s\S]|(?!\1)[^\\])*)\1/.exec(e),i=/^(?:\\[\s\S]|(?!&&|\|\|)[^\s()=!<>\\])+/.exec(e),a=n||e.startsWith(`'`)?r:i;if(!a)return;let o=(a[2]??a[0]).replace(/\\([\s\S])/g,`$1`);return{token:{type:n?`regex`:`string`,value:o},length:a[0].length}}function _o(e){let t=[];for(let n of e){let e=t.at(-1);n.type!==`string`||e?.type!==`string`?t.push(n):t[t.length-1]={type:`string`,value:e.value===``?n.value:`${e.value} ${n.value}`}}return t}function vo(e){let t=yo(e),n=e.tokens[e.at];if(!t||n?.type!==`join`)return t;e.at++;let r=vo(e);return r&&{type:`join`,left:t,operator:n.value,right:r}}function yo(e){let t=e.tokens[e.at++];if(t?.type===`string`)return xo(e,t.value);if(t?.type===`not`)return bo(e);if(t?.type===`open`){let t=vo(e);return t&&e.tokens[e.at++]?.type===`close`?{type:`group`,of:t}:void 0}let n=t?.type===`access`?e.tokens[e.at++]:void 0;return n?.type===`string`?{type:`access`,of:n.value}:void 0}function bo(e){let t=yo(e);return t&&t.type!==`compare`&&t.type!==`match`?{type:`not`,of:t}:void 0}function xo(e,t){let n=e.tokens[e.at];if(n?.type!==`compare`)return{type:`truth`,of:t};let r=e.tokens[e.at+1];if(e.at+=2,r?.type===`string`)return{type:`compare`,left:t,operator:n.value,right:r.value};if(!(r?.type!==`regex`||/[<>]/.test(n.value)))return{type:`match`,left:t,operator:n.value,regex:r.value}}function So(e,t){let n=Co(e)?void 0:po(e);if(!n||wo(e))return{kind:`leave`};let r=To(e),i=W(n,t);return i===void 0?{kind:`unknown`,silent:r}:i===e.trim()?{kind:`leave`}:{kind:`rewrite`,text:i,silent:r,access:i.includes(`-A `)}}const Co=e=>/^\s*(true|false)\s*$|\b\w+\s*\(\s*['"]|%\{|=~|!~|(^|[\s(!])-(?!A\b)[a-zA-Z]\w*\s/.test(e);function wo(e){let t=e.replace(/'[^'"\\$%]*'|"[^'"\\$%]*"/g,`0`);return/^[\s()!&|=<>\d]+$/.test(t)&&/^[\s(!]*\d+\s*[!=<>]/.test(t)&&!/(^|&&|\|\|)[\s(!]*\d+\s*($|[)&|])/.test(t)}const To=e=>wo(e.replace(/\$\{?\w*\}?/g,``));function W(e,t){if(e.type===`truth`)return Oo(e.of,t,`-n`);if(e.type===`not`)return e.of.type===`truth`?Oo(e.of.of,t,`-z`):Eo(`!`,W(e.of,t));if(e.type===`access`)return Eo(`-A`,jo(e.of,t));if(e.type===`group`)return Do(W(e.of,t));if(e.type===`match`)return Ao(e.left,e.operator,e.regex,t);if(e.type===`compare`)return ko(e.left,e.operator,e.right,t);let n=W(e.left,t),r=W(e.right,t),i=e.right.type===`join`&&e.right.operator!==e.operator;return n&&r&&`${n} ${e.operator} ${i?`(${r})`:r}`}const Eo=(e,t)=>t&&`${e} ${t}`,Do=e=>e&&`(${e})`;function Oo(e,t,n){let r=Mo(e);if(!r)return;let i=r.some(e=>e.text);return i||r.length===0?String(i===(n===`-n`)):Eo(n,No(r,t))}function ko(e,t,n,r){let i=[e,n].every(e=>/^"[^"]*"$/.test(e)),[a,o]=[e,n].map(e=>jo(i?e.slice(1,-1):e,r));return a&&o&&`${a} ${t} ${o}`}function Ao(e,t,n,r){let i=n.replaceAll(`\\$`,`$`),a=[`/`,`#`,`,`,`;`,`:`,`%`,`|`,`!`].find(e=>!i.includes(e)),o=jo(e,r);if(o&&a&&i!==``&&!/\$[\w{]|[\r\n]/.test(n))return`${o} ${t===`!=`?`!~`:`=~`} ${a===`/`?``:`m`}${a}${i}${a}`}const jo=(e,t)=>{let n=Mo(e);return n&&(n.length?No(n,t):t+t)};function Mo(e){let t=[];for(let[n,r,i]of e.matchAll(/\\\$|\$\{([^}]+)\}|\$(\w+)|[^\\$]+|[\s\S]/g)){let e=r??i;if(/[\r\n]/.test(n)||e!==void 0&&!/^[A-Za-z_][\w.-]*$/.test(e))return;e===void 0?t.at(-1)?.text===void 0?t.push({text:n===`\\$`?`$`:n}):t.push({text:(t.pop()?.text??``)+(n===`\\$`?`$`:n)}):t.push({variable:e})}return t}const No=(e,t)=>e.map(({text:e,variable:n})=>n===void 0?t+Po(e??``,t)+t:`v(${t}${n}${t})`).join(` . `),Po=(e,t)=>e.replace(/[\\%$]/g,(t,n)=>t===`\\`||/^(%\{|\$\d)/.test(e.slice(n))?`\\${t}`:t).replaceAll(t,`\\${t}`),Fo=f(`answers`,{id:`ssi-condition`,title:`A condition in a page is written for 2.2`,see:`https://httpd.apache.org/docs/2.4/mod/mod_include.html#flowctrl`,fixes:`both`,covers:[`ssi-if-expr`,`ssi-error-documents`],page:"\n## What 2.2 did\n\nConditions of `#if` and `#elif` had their own syntax.\n\n## What 2.4 does\n\nThe syntax is new. A variable without quotes turns the condition into \"[an error occurred while processing this\ndirective]\". A variable in quotes is read as text, so the page silently decides wrongly.\n\n## What the rule does\n\nIt rewrites the condition: `$X` alone becomes `-n v('X')`, `$X = a` becomes `v('X') = 'a'`, and `$X = /re/` becomes\n`v('X') =~ /re/`. In 2.2 `&&` and `||` had the same rank and the right one bound first, so parentheses are added where\nboth occur. `-A /page` now needs quotes; 2.2 evaluated it only with SSIAccessEnable on.\n\n## When not\n\nA pattern contains a variable, or the page uses its groups (`$1`), which conditions of 2.4 do not keep. There,\n`SSILegacyExprParser on` keeps the old syntax for the whole folder. Nothing is reported where the configuration has\nthat line, or is complete and does not process the page.",*check(e){if(!Io(e,`SSILegacyExprParser`))for(let t of Aa(e).filter(({path:t})=>Ro(e,t))){let n=B(t).some(e=>e.args.some(e=>Uo.test(e.value)));for(let r of B(t)){let[t]=r.args;/^(if|elif)$/.test(r.key)&&r.args.length===1&&t?.value.startsWith(`expr=`)&&(yield*Wo(e,r,t,e=>n&&/[=!]~/.test(e)))}}}}),Io=(e,t)=>e.directives(t).some(e=>e.args[0]?.value.toLowerCase()===`on`),Lo=e=>e.complete&&e.says(`Listen`,`DocumentRoot`,`LoadModule`);function Ro(e,t){if(!Lo(e))return!0;if(!zo(e))return!1;let[,...n]=t.replace(/^.*\//,``).toLowerCase().split(`.`);return Vo(e).some(({key:e,args:t})=>!/^add(outputfilter|handler)$/.test(e)||t.slice(1).some(({value:e})=>n.includes(e.replace(/^\./,``).toLowerCase())))}const zo=e=>e.directives(`Options`).some(({args:e})=>e.some(({value:e})=>!/^-|^[+]?(none|indexes|execcgi|followsymlinks|symlinksifownermatch|multiviews)$/i.test(e)))||Wn(e).some(t=>Gi(e,Ui(e,t),Bo(e))!==void 0),Bo=e=>e.directives(`Options`).filter(t=>t.args.some(({value:e})=>!/^[+-]/.test(e))&&!Tn(e,t)),Vo=e=>e.directives(...Ho).filter(({key:e,args:t})=>e===`xbithack`?!/^off$/i.test(t[0]?.value??``):t.some(({value:e})=>/(^|;)includes(;|$)|^server-parsed$/i.test(e))),Ho=[`AddOutputFilter`,`SetOutputFilter`,`AddOutputFilterByType`,`FilterProvider`,`FilterChain`,`FilterDeclare`,`AddHandler`,`SetHandler`,`XBitHack`],Uo=/\$\{?\d(?!\w)|^var=\d$/;function*Wo(e,t,n,r){let i=/^[^=]*=\s*/.exec(h(t.file,n))?.[0]??``,a={start:n.start+i.length,end:n.end},o=/^["'`]/.exec(h(t.file,a))?.[0],s=So(n.value.slice(5),o===`'`?`"`:`'`);if(s.kind===`leave`)return;let c=s.silent?`2.4 reads the variable in this condition as plain text and decides wrongly`:`2.4 cannot read this condition of 2.2 and shows "[an error occurred while processing this directive]"`;if(s.kind===`unknown`||r(s.text)){yield{at:t,mark:n,message:`${c}. Rewrite it, or add SSILegacyExprParser on for the folder.`};return}let l=o??`"`,u=y(t,a,l+s.text.replaceAll(l,`\\${l}`)+l),ee=`Write the condition for 2.4`,d=!s.access||Io(e,`SSIAccessEnable`)?g(ee,u):_(ee,`In 2.2 this page had SSIAccessEnable on, or -A had no effect.`,u);yield{at:t,mark:n,message:`${c}. Write ${s.text}.`,fix:d}}const Go=f(`answers`,{id:`ssi-set-entities`,title:`A page sets a variable to text with HTML entities`,see:`https://httpd.apache.org/docs/2.4/mod/mod_include.html#element.set`,fixes:`both`,covers:[`ssi-set-decoding`],page:`
## What 2.2 did

In \`<!--#set var="x" value="a &amp;amp; b" -->\` the entities were decoded: the variable was \`a & b\`.

## What 2.4 does

The value is used as written unless \`decoding="entity"\` comes before it.

## What the rule does

It adds \`decoding="entity"\`. 2.2 decoded first and then filled in variables; 2.4 does it the other way round. So if
the value contains a variable, the fix is for review.

## When not

The configuration is one for 2.4.`,*check(e){if(e.from!==`2.4`)for(let t of Aa(e))for(let e of B(t)){let n=e.args.find(e=>e.value.startsWith(`value=`));if(e.key!==`set`||!n||!Ko.test(n.value)||e.args.some(e=>e.value.startsWith(`decoding=`)))continue;let r={file:t,start:n.start,end:n.start,text:`decoding="entity" `};yield{at:e,mark:n,message:`2.4 does not decode HTML entities in the value of #set; put decoding="entity" before it.`,fix:n.value.includes(`$`)?_(`Add decoding="entity"`,`The variables in the value contain no HTML entities.`,r):g(`Add decoding="entity"`,r)}}}}),Ko=/&(#\d{1,3}|[A-Za-z][A-Za-z0-9]{1,5});/;var qo=/* @__PURE__ */ e.n({configureBundledLibraries:()=>Ua,configureDefaultMpm:()=>Wa,configureDistcache:()=>Ga,configureMostModules:()=>qa,configureOldOption:()=>Ja,configureStaticModules:()=>$a,htpasswdDefaultHash:()=>no,oldModuleName:()=>io,sbinTools:()=>lo,ssiCondition:()=>Fo,ssiSetEntities:()=>Go});function Jo(e,t,n){let r=cs(e,t,n);if(r>=0)return{start:t,end:r,value:e.slice(t,r)};let i=es(e,t,n);if(i>=0)return ss(G(e,t,i),e);let a=N(e,t,n);return ss(rs(a,G(a.text,0,a.text.length)),e)}function Yo(e,t,n){let r=es(e,t,n);if(r>=0)return ts(e,K(e,t,r),r);let i=N(e,t,n),a=i.text.length;return ns(i,K(i.text,0,a),a)}const Xo=(e,t,n)=>$o(Jo(e,t,n),e);function Zo(e,t,n){let r=es(e,t,n);if(r>=0){let n=K(e,t,r),i=e.lastIndexOf(`>`,r-1);return ts(e,n,i<n?r:i)}let i=N(e,t,n),a=K(i.text,0,i.text.length),o=i.text.lastIndexOf(`>`);return ns(i,a,o<a?i.text.length:o)}function Qo(e,t,n){let r=es(e,t,n);if(r>t&&e.charCodeAt(r-1)===62)return!0;let i=N(e,t,n).text,a=K(i,0,i.length);return i.lastIndexOf(`>`)>=a||a===i.length}function $o({start:e,end:t,value:n},r){let i=r.charCodeAt(e)===60?0:1;return{start:e+1+i,end:t,value:n.slice(1)}}function es(e,t,n){let r=t;for(let i=t;i<n;i++){let t=e.charCodeAt(i);if(t>32)r=i+1;else if(t===0||t===10&&i<n-1)return-1;else M(t)||(r=i+1)}return e.charCodeAt(n-1)===10&&r>t&&e.charCodeAt(r-1)===92?-1:r}function ts(e,t,n){let r=is(e,t,n);if(r>=n)return[];let i=G(e,r,n),a=is(e,i.end,n);if(a>=n)return[i];let o=G(e,a,n),s=[i,o];for(let t=is(e,o.end,n);t<n;){let r=G(e,t,n);s.push(r),t=is(e,r.end,n)}return s}const ns=(e,t,n)=>ts(e.text,t,n).map(t=>rs(e,t)),rs=(e,{start:t,end:n,value:r})=>({start:e.offset(t),end:n>t?e.offset(n-1)+1:e.offset(t),value:r});function is(e,t,n){let r=t;for(;r<n&&M(e.charCodeAt(r));)r++;return r}function G(e,t,n){let r=e.charCodeAt(t);if(t<n&&(r===34||r===39))return os(e,t,n);let i=as(e,t,n),a=e.slice(t,i);return{start:t,end:i,value:a.includes(`\\\\`)?a.replaceAll(`\\\\`,`\\`):a}}function K(e,t,n){let r=e.charCodeAt(t);return t<n&&(r===34||r===39)?os(e,t,n).end:as(e,t,n)}function as(e,t,n){let r=t;for(;r<n&&!M(e.charCodeAt(r));)r++;return r}function os(e,t,n){let r=e.charCodeAt(t),i=t+1;for(;i<n&&e.charCodeAt(i)!==r;i++){if(e.charCodeAt(i)!==92||i+1===n)continue;let t=e.charCodeAt(i+1);(t===r||t===92)&&i++}let a=e.slice(t+1,i),o=a.includes(`\\`)?a.replace(r===34?/\\(["\\])/g:/\\(['\\])/g,`$1`):a;return{start:t,end:Math.min(i+1,n),value:o}}function ss(e,t){if(!e.value.endsWith(`>`)||e.value[1]===`/`)return e;let n=t.charCodeAt(e.end-1)===62?e.end-1:e.end;return{start:e.start,end:n,value:e.value.slice(0,-1)}}function cs(e,t,n){let r=e[t];if(r===`"`||r===`'`)return-1;let i=t;for(;i<n;i++){let t=e.charCodeAt(i);if(M(t))break;if(t===92||t===0)return-1}return e.charCodeAt(i-1)===62&&e[t+1]!==`/`?i-1:i}const ls={written:``,key:``,bare:``},us=(e,t)=>({text:e,version:t,templates:Mt(e),names:/* @__PURE__ */ new Map,kind:`blank`,start:0,first:0,end:0,name:ls,code:void 0,isOdd:!1}),ds=8191,fs=/^<\/perl>/i;function ps(e){let{text:t,end:n}=e;if(n>=t.length)return!1;let r=n,i=t.charCodeAt(r);for(;i===32||i===9;)i=t.charCodeAt(++r);let a=i===10?r:t.indexOf(`
`,r),o=a+1;return e.start=n,e.first=r,e.end=o,o===0||o-n>8191||e.code||ms(t,a)?ys(e):i===10?e.kind=`blank`:i===35?vs(e):hs(e,i)||ys(e),!0}function ms(e,t){let n=e.charCodeAt(t-1);return n===92||n===13&&e.charCodeAt(t-2)===92}function hs(e,t){let{text:n,first:r}=e,i=t===60;if(!i&&!gs(t))return!1;let a=r+1,o=i&&n.charCodeAt(a)===47;for(o&&a++;gs(n.charCodeAt(a));)a++;return o&&n.charCodeAt(a)===62&&a++,M(n.charCodeAt(a))?(e.kind=o?`close`:i?`open`:`directive`,e.name=_s(e,n.slice(r,a)),!0):!1}const gs=e=>(e|32)>=97&&(e|32)<=122;function _s(e,t){let n=e.names.get(t);if(n)return n;let r=(t.startsWith(`</`)?`<${t.slice(2).replace(/>$/,``)}`:t).toLowerCase(),i={written:t,key:r,bare:r.replace(/^</,``)};return e.names.set(t,i),ua(t)&&(e.isOdd=!0),i}function vs(e){e.kind=`comment`,fa(e.text,e.first,e.end)&&(e.isOdd=!0)}function ys(e){let{text:t,start:n,version:r}=e,i=mr(t,n,r),a=wr(t,n===0&&t.charCodeAt(0)===65279?1:n,i);e.first=a,e.end=i;let o=a<i?t.charCodeAt(a):0;e.code?xs(e,e.code):o===0?e.kind=`blank`:o===35?vs(e):bs(e)||Ss(e)}function bs(e){let t=e.templates.endOf(e.first,e.end);return t<0?!1:(e.kind=`template`,e.end=t,e.isOdd=!0,!0)}function xs(e,t){let{text:n,first:r,end:i}=e;e.kind=`code`,e.isOdd=!0,t.test(n.slice(r,Math.min(i,r+8)))&&(e.code=void 0,t===fs&&(e.kind=`close`,e.name=_s(e,n.slice(r,r+7))))}function Ss(e){let{text:t,first:n,end:r}=e,i=cs(t,n,r),a=i<0?N(t,n,r).text:void 0,o=a===void 0?t.slice(n,i):Jo(t,n,r).value;a===``?e.kind=`blank`:a?.startsWith(`#`)?e.kind=`comment`:o===``?e.kind=`stray`:(e.kind=o.startsWith(`<`)?o.startsWith(`</`)?`close`:`open`:`directive`,e.name=_s(e,o))}const Cs=(e,t)=>({reader:us(e,t),open:[],beyond:0,problems:[]});function ws(e){let{text:t,start:n,end:r}=e.reader;r===t.length&&Ns(e),r-n>8191&&Ps(e)}function Ts(e){let{open:t,problems:n}=e;for(let{first:n,name:r}of t.reverse())q(e,n,`${J(r.written)}> is never closed.`);return n.sort((e,t)=>e.at.start-t.at.start)}function Es(e){let{reader:t,open:n}=e,{text:r,name:i,first:a,end:o}=t;return n.length===128?(e.beyond=1,q(e,a,`Sections are nested more than 128 deep here; the lines inside are not changed.`),!1):(n.push({name:i,first:a}),i.key===`<perl`&&(t.code=fs),Qo(r,a,o)||q(e,a,`${J(i.written)}> lacks its closing ">".`),!0)}function Ds(e){let{reader:t,open:n}=e,{key:r,written:i}=t.name,a=i.endsWith(`>`)?i.slice(0,-1):i,o=n.at(-1)?.name.key===r,s=o?n.length-1:n.findLastIndex(e=>e.name.key===r);if(s<0)q(e,t.first,`${J(a)}> closes nothing.`);else{for(let t of o?Os:n.slice(s+1).reverse())q(e,t.first,`${J(t.name.written)}> is not closed before ${J(a)}>.`);return n.length=s,i===a&&q(e,t.first,`${J(a)} lacks its closing ">".`),s}}const Os=[];function ks(e){e.reader.kind===`open`?e.beyond++:e.reader.kind===`close`&&e.beyond--}function As(e){let{key:t}=e.name;return t!==`=pod`&&t!==`__end__`?!1:(e.code=t===`=pod`?js:Ms,!0)}const js=/^=cut\b/,Ms=/(?!)/;function Ns(e){let{text:t,version:n,kind:r,first:i}=e.reader;r!==`directive`&&r!==`open`&&r!==`close`&&r!==`stray`||n===`2.4`||!/(?:^|[^\\])\\\r?\n$/.test(t.slice(-4))||t.slice(t.lastIndexOf(`
`,t.length-2)+1).includes(`\0`)||q(e,i,`The file ends in a continued line, which only 2.4 reads.`)}function Ps(e){let{text:t,version:n,kind:r,start:i,first:a,end:o}=e.reader;n!==`2.4`&&r!==`code`&&r!==`template`&&a!==o&&(t.slice(i,o).replace(/\\?\r?\n/g,``).length<=8191||q(e,a,`The line has more than ${ds} characters. 2.2 reads the rest as another line. 2.4 reads one line, and answers 500 for it in a .htaccess file.`))}function q({problems:e,reader:{text:t}},n,r){let i=t.indexOf(`
`,n),a=i<0?t.length:i;e.push({at:{start:n,end:t[a-1]===`\r`?a-1:a},message:r})}const J=e=>e.length>60?`${e.slice(0,60)}…`:e;var Fs=class{constructor(){this.commands=[],this.ownSections=void 0,this.ownChildren=void 0}get sections(){return this.ownSections??=this.commands.some(Ee)?this.commands.filter(Ee).slice():Is,this.ownSections}get children(){return this.ownChildren??=this.allLines(),this.ownChildren}empty(){this.commands=[],this.ownSections=void 0,this.ownChildren=void 0}};const Is=[];var Ls=class extends Fs{constructor(e,t,n,r){super(),r&&(this.defined=r),this.path=e,this.text=t,this.version=n,this.problems=[],this.hasOddLines=!1,this.byKey=/* @__PURE__ */ new Map,this.triviaStarts=[],this.triviaKinds=[]}get keys(){return this.byKey.keys()}named(e){return this.byKey.get(e)??[]}enter(e,t){r(this.byKey,e,t)}emptied(e){let t=({parent:n})=>n!==void 0&&(e.has(n)||t(n));for(let[e,n]of this.byKey){let r=n.filter(e=>!t(e));r.length>0?this.byKey.set(e,r):this.byKey.delete(e)}for(let t of e)t instanceof Vs&&t.empty()}passOver(e,t){this.triviaStarts.push(t),this.triviaKinds.push(e)}allLines(){return this.linesBetween(this.commands,0,this.text.length,void 0)}linesBetween(e,t,n,r){let i=[],a=this.firstTriviaAt(t),o=e=>{for(let t=this.startOfTrivia(a);t<e;t=this.startOfTrivia(a)){let n=this.triviaKinds[a]??`stray`,o=Math.min(this.startOfTrivia(++a),e);i.push({kind:n,file:this,parent:r,start:t,end:o})}};for(let t of e)o(t.start),i.push(t),t.kind===`section`&&(a=this.firstTriviaAt(zs(t)));return o(n),i}startOfTrivia(e){return this.triviaStarts[e]??1/0}firstTriviaAt(e){return xe(this.triviaStarts.length,t=>this.startOfTrivia(t)>=e)}};const Rs=({close:e,parent:t,file:n})=>e?.start??(t?Rs(t):n.text.length),zs=e=>e.close?.end??Rs(e);var Bs=class{constructor(e,t,{name:n,start:r,first:i,end:a}){this.kind=`directive`,this.key=n.bare,this.file=e,this.parent=t,this.start=r,this.end=a,this.first=i}get name(){return Jo(this.file.text,this.first,this.end)}get args(){return Yo(this.file.text,this.first,this.end)}},Vs=class extends Fs{constructor(e,t,{name:n,start:r,first:i,end:a}){super(),this.kind=`section`,this.key=n.bare,this.file=e,this.parent=t,this.start=r,this.end=a,this.first=i,this.close=void 0}closeAt(e){this.close=e,this.commands=this.commands.slice()}allLines(){return this.file.linesBetween(this.commands,this.end,Rs(this),this)}get name(){return Xo(this.file.text,this.first,this.end)}get args(){return Zo(this.file.text,this.first,this.end)}};const Y={written:`<iftemplate`,key:`<iftemplate`,bare:`iftemplate`};var Hs=class extends Vs{constructor(e,t,n,r){super(e,t,{...n,name:Y}),this.readings=r}get name(){let e=this.file.text.slice(this.first,this.end).trimEnd();return{start:this.first,end:this.first+e.length,value:e}}get args(){return[]}};function Us(e){if(!Js.some(t=>e.includes(t))||!qs.test(e))return;let t=/* @__PURE__ */ new Map,n=[];for(let r of ga(e)){let i=n.pop();if(r.kind===`open`)n.push(...i?[i]:[],[r]);else if(r.kind===`middle`&&i)n.push(i.length>3?i:[...i,r]);else if(r.kind===`end`&&i)Ws(e,[...i,r],t);else if(r.kind===`middle`||r.kind===`end`||r.kind===`unknown`)return;else i&&n.push(i)}return n.length===0&&t.size>0?t:void 0}function Ws(e,t,n){let[r,i,a]=t,o=t.map(t=>Gs(e,t)),s=r&&Qs(e.slice(r.start,r.end));if(!s||!i||t.length>3||o.includes(void 0)||a&&!/\belse\b(?!\s*if)/i.test(e.slice(i.start,i.end)))return;let[c,l,u]=a?o:[o[0],void 0,o[1]];c!==void 0&&n.set(c,{kind:`open`,readings:s}),l!==void 0&&n.set(l,{kind:`middle`,readings:nc(s)}),u!==void 0&&n.set(u,{kind:`close`})}function Gs(e,{start:t,end:n}){let r=e.lastIndexOf(`
`,t-1)+1,i=e.indexOf(`
`,n),a=e.slice(n,i<0?e.length:i);return e.slice(t===0?0:r,t).trim()===``&&a.trim()===``?r:void 0}const Ks=`(?:apache|httpd)[\\w.:]{0,20}?(?:_|\\.|::|'\\]\\[')?version`,qs=RegExp(Ks,`i`),Js=[`%>`,`%}`,`%]`],Ys=`(?:@|\\$|scope(?:\\.lookupvar)?[[(]['"]:{0,2}|node\\[')?${Ks}(?:['"]?[\\])])?(?:\\.to_[fs])?`,Xs=`['"]?(?<number>2\\.[24])(?:\\.0)?['"]?`,Zs=[`(?:scope\\.)?(?:function_)?versioncmp\\(?\\[?\\(?${Ys},\\s*${Xs}\\)?\\]?\\)?\\s*(?<sign>[<>=!]=?)\\s*0`,`${Ys}\\s*(?<sign>[<>=!]=?|===?)\\s*${Xs}`,`${Ys}\\s*(?:is\\s+version(?:_compare)?|\\|\\s*version(?:_compare)?)\\s*\\(${Xs},\\s*['"](?<sign>[<>=!]=?|ge|gt|le|lt|eq|ne)['"]\\)`].map(e=>RegExp(`^${e}$`,`i`));function Qs(e){let t=e.replace(/^(?:<%|\{%|\[%)[-+]?|[-+]?(?:%>|%\}|%\])$/g,``).trim().replace(/\s*(?:\{|then|do)$/,``),[,n,r]=/^(if|unless)\b\s*(.*)$/is.exec(t)??[],i=r?.replace(/^\((.*)\)$/s,`$1`).trim();if(n&&i)for(let e of Zs){let t=e.exec(i);if(!t)continue;let r=t.groups?.sign??``,a=tc[`${$s[r]??r} ${t.groups?.number}`];return a&&(n.toLowerCase()===`unless`?nc(a):a)}}const $s={ge:`>=`,gt:`>`,le:`<=`,lt:`<`,eq:`==`,ne:`!=`,"=":`==`,"===":`==`},X={"2.2":`never`,"2.4":`always`},ec={"2.2":`always`,"2.4":`never`},tc={">= 2.4":X,"< 2.4":ec,"== 2.4":X,"!= 2.4":ec,"== 2.2":ec,"!= 2.2":X},nc=e=>e===X?ec:X;function rc(e,t,n=`2.2`,r){let i=new Ls(t,e,n,r),a=Us(e);if(!a)return ac(i,a);let o=ac(i,a);return o.named(Y.key).every(e=>e.kind===`section`&&e.close)?o:ac(new Ls(t,e,n,r),void 0)}function ic({path:e,version:t,defined:n,...r},i,a={}){let o=rc(i,e,a.version??t,a.defined??n),s=a.loaded??r.loaded;return(a.isPerDirectory||r.isPerDirectory)&&Object.assign(o,{isPerDirectory:!0}),s?Object.assign(o,{loaded:s}):o}function ac(e,t){let n={...Cs(e.text,e.version),file:e,sections:[],guards:t};for(;ps(n.reader);)oc(n),ws(n);return e.problems=Ts(n),e.hasOddLines=n.reader.isOdd||e.problems.length>0,e}function oc(e){let{kind:t,start:n}=e.reader,r=t===`template`?e.guards?.get(n):void 0;r&&e.beyond===0?sc(e,r):t!==`directive`&&t!==`open`&&t!==`close`?Z(e,t):e.beyond>0?cc(e):t===`directive`?lc(e):t===`open`?uc(e):dc(e)}function sc(e,t){let{reader:n,file:r,open:i,sections:a}=e;if(t.kind!==`open`){let r=a.at(-1);if(!(r instanceof Hs)){Z(e,`template`);return}r.closeAt({start:n.start,end:t.kind===`close`?n.end:n.start}),i.pop(),a.pop()}if(t.kind===`close`)return;let o=a.at(-1),s=new Hs(r,o,n,t.readings);(o??r).commands.push(s),r.enter(Y.key,s),i.push({name:Y,first:n.first}),a.push(s)}const Z=({file:e,reader:t},n)=>e.passOver(n,t.start);function cc(e){Z(e,`stray`),ks(e)}function lc(e){let{file:t,reader:n,sections:r}=e;if(As(n)){Z(e,`code`);return}let i=r.at(-1),a=new Bs(t,i,n);(i??t).commands.push(a),t.enter(n.name.key,a)}function uc(e){let{file:t,reader:n,sections:r}=e;if(!Es(e)){Z(e,`stray`);return}let i=r.at(-1),a=new Vs(t,i,n);(i??t).commands.push(a),t.enter(n.name.key,a),r.push(a)}function dc(e){let{reader:t,sections:n}=e,r=Ds(e);r===void 0?Z(e,`stray`):(n[r]?.closeAt({start:t.start,end:t.end}),n.length=r)}function fc(e){let t=pc(e);if(t.size===0)return{taken:[...e],refused:[]};let n=/* @__PURE__ */ new Set;return e.forEach((e,r)=>{t.get(r)?.some(e=>e===r||n.has(e))||n.add(r)}),{taken:e.filter((e,t)=>n.has(t)),refused:e.filter((e,t)=>!n.has(t))}}function pc(e){let t=/* @__PURE__ */ new Map;for(let n of _c(e).values()){let e=[],r=0;for(let i of qe(n,({edit:e})=>e,hc)){i.edit.start>=r?e.length=0:e=e.filter(({edit:e})=>e.end>i.edit.start),r=Math.max(r,i.edit.end);for(let n of e)if(vc(n.edit,i.edit))for(let e of mc(i))for(let r of mc(n))gc(t,e,r);i.edit.end>i.edit.start&&e.push(i)}}return t}const mc=({rank:e,others:t=[]})=>[e,...t];function hc(e,{rank:t}){e.others??=[],e.others.push(t)}function gc(e,t,n){for(let[r,i]of[[t,n],[n,t]]){let t=e.get(r);t?t.push(i):e.set(r,[i])}}function _c(e){let n=t(e.flatMap(({fix:e},t)=>e.edits.map(e=>({edit:e,rank:t,others:void 0}))),({edit:e})=>e.file);for(let e of n.values())e.sort((e,t)=>Ge(e.edit,t.edit));return n}const vc=(e,t)=>e.start<t.end&&t.start<e.end,yc=(e,t=`2.2`)=>Us(e)?rc(e,``,t).problems:bc(Cs(e,t));function bc(e){for(;ps(e.reader);)xc(e),ws(e);return Ts(e)}function xc(e){let{reader:t}=e;e.beyond>0?ks(e):t.kind===`directive`?As(t):t.kind===`open`?Es(e):t.kind===`close`&&Ds(e)}function Sc(e,t,{rules:n,choices:r,about:i}){let a=n.filter(({review:e})=>e),o=t=>{let n=Q(t.filter(({file:e})=>i(e))),o={edits:Q(t),asked:n};return n.size>0?a.flatMap(t=>[...t.review?.(e,o,r)??[]]):[]},s=t,c=[];for(let e of[ge,he])for(let t=0;t<=6;t++){let n=fc(s.filter(e)).taken.filter(e=>!Cc(e)),r=n.filter(Tc);if(r.length===0||Ec(r,c))break;let i=o(n);if(c=r,i.length===0)break;s=t<6?Dc(s,i):s.map(e=>Tc(e)?Oc(e):e)}return s}const Cc=({rule:e,fix:t})=>e.group===`modules`&&t.isChosen===!0,wc=({rule:e})=>e.group===`access`,Tc=e=>wc(e)||e.fix?.edits.some(({file:e})=>O(e))===!0,Ec=(e,t)=>e.length===t.length&&e.every((e,n)=>e===t[n]);function Dc(e,t){let n=/* @__PURE__ */ new Map;for(let{edits:e,message:r}of t)for(let t of e)n.set(ke(t),r);let r=({fix:e})=>e?.edits.map(e=>n.get(ke(e))).find(Boolean),i=e.filter(r),a=new Set(i.some(wc)?i.filter(wc):i);return e.map(e=>a.has(e)?Oc(e,r(e)):e)}const Oc=(e,t)=>({...e,fix:void 0,message:t?`${e.message} ${t}`:e.message});function Q(e){let t=/* @__PURE__ */ new Map;for(let{fix:n}of e)for(let e of n.edits)r(t,e.file,e);return t}function kc(e,t){let{text:n}=e,r=Je(e,t);return Ac(n,Ke(e,t),r).flatMap(({start:e,end:t,shift:i,grown:a})=>{let o=r.slice(e+i,t===n.length?void 0:t+a),s={start:e,end:t,before:n.slice(e,t),after:o};return s.before===o?[]:[Ic(s)]})}function Ac(e,t,n){let r=[],i=0;for(let a of t){let t=i;i+=a.text.length-(a.end-a.start),Mc(r,{start:Fc(e,a.start),end:Nc(e,a.end,n,a.end+i),shift:t,grown:i})}return jc(e,r,n),r}function jc(e,t,n){for(let r=t.at(-1);r&&r.end===e.length&&r.start>0;r=t.at(-1)){if(n.length>r.start+r.shift)return;r.start=Fc(e,r.start-1),t.pop(),Mc(t,r)}}function Mc(e,t){let n=e.at(-1);n&&t.start<=n.end?Object.assign(n,{end:Math.max(n.end,t.end),grown:t.grown}):e.push(t)}function Nc(e,t,n,r){if(Pc(e,t)&&Pc(n,r))return t;let i=e.indexOf(`
`,t);return i<0?e.length:i+1}const Pc=(e,t)=>t===0||e[t-1]===`
`,Fc=(e,t)=>t===0?0:e.lastIndexOf(`
`,t-1)+1;function Ic(e){let t=Lc(e.before),n=Lc(e.after),r=0;for(;r<t.length&&r<n.length&&t[r]===n[r];)r++;let i=0;for(;i<t.length-r&&i<n.length-r&&t.at(-1-i)===n.at(-1-i);)i++;let a=e.start+t.slice(0,r).join(``).length,o=t.slice(r,t.length-i).join(``);return{start:a,end:a+o.length,before:o,after:n.slice(r,n.length-i).join(``)}}const Lc=e=>e.match(/[^\n]*\n|[^\n]+$/g)??[];function $(e,t,n=[]){let{commands:r}=ic(t,Je(t,n),{version:e});return r.flatMap(t=>Rc(t,e)).join(`
`)}function Rc(e,t){let n=JSON.stringify([e.key,...m(e)]);if(e.kind===`directive`)return[n];let r=E(e)?T(e,t):`maybe`;if(r===`never`)return[];let i=e.commands.flatMap(e=>Rc(e,t));return r===`always`?i:[`<${n}`,...i,`>`]}function zc(e){let t=[];for(let[n,r]of Q([{fix:e}])){if(`kind`in n)return;let e=Bc(n,r);if(!e)return;t.push(...e)}return{...e,title:`Keep the old lines for 2.2, in a guard`,edits:t}}function Bc(e,t){let n=kc(e,t),r=n.map(t=>Uc(e,t));if(r.includes(void 0)||n.some(({after:e})=>/^\s*LoadModule\s/im.test(e)))return;let i=n.map((t,n)=>Wc(e,t,r[n]??Hc)),a=(t,n)=>$(t,e,i)===$(t,e,n);return a(`2.2`,[])&&a(`2.4`,t)?i:void 0}const Vc={name:`IfVersion`,for22:`< 2.4`,for24:`>= 2.4`},Hc={name:`IfModule`,for22:`!mod_authz_core.c`,for24:`mod_authz_core.c`};function Uc(e,{start:t}){let n=[...Se(e.children)],r=n.filter(e=>e.kind===`directive`&&/^(loadmodule|include)/.test(e.key)),i=e=>e.key===`<ifversion`||e.key===`ifversion`||/^version_module$/i.test(e.key===`loadmodule`?m(e)[0]??``:``);return n.filter(e=>e.kind===`directive`||e.kind===`section`).some(e=>i(e)&&e.start<t)?Vc:r.some(e=>e.start>=t)?void 0:Hc}function Wc(e,{start:t,end:n,before:r,after:i},{name:a,for22:o,for24:s}){let c=Ue(e),l=(e,t)=>{if(e.trim()===``)return e;let n=/^[ \t]*/.exec(e)?.[0]??``,r=n.includes(`	`)?`	`:n.length===2?n:`    `,i=Lc(e).map(e=>e.trim()===``?e:`${r}${e}`).join(``);return`${n}<${a} ${t}>${c}${i}${i.endsWith(`
`)?``:c}${n}</${a}>${c}`};return{file:e,start:t,end:n,text:`${l(r,o)}${l(i,s)}`}}const Gc=[`auth-file-type`,`cacheignore-none-prefix`,`headername-twice`,`iterate-without-argument`,`keepalive-value`,`keepalivetimeout-value`,`listen-duplicate`,`no-allow-override`,`no-enable-sendfile`,`no-extended-status`,`no-file-etag`,`no-limit-request-body`,`no-options`,`no-timeout`,`number-base`,`options-mixed-signs`,`proxy-section-tilde`,`servertokens-value`],Kc=new Set(Gc),qc=({server:e})=>e===`2.2`||e===`both`,Jc=e=>qc(e)&&e.guards===`leave`?{...e,guards:`keep-22`}:e;function Yc(e,t){if(!qc(t)||!e.fix||Qc(e))return e;let n=t.server===`both`&&e.severity===`error`?zc(e.fix):void 0;return n?{...e,fix:n,message:`${e.message} ${Xc}`}:{...e,fix:void 0,message:`${e.message} ${Zc}`}}const Xc=`A guard keeps it for 2.2, which still runs.`,Zc=`This must wait for the switch: 2.2, which still runs, would read the new line differently.`;function Qc({rule:e,fix:t}){if(!t||Kc.has(e.id))return!0;for(let[e,n]of Q([{fix:t}]))if(`kind`in e||$(`2.2`,e)!==$(`2.2`,e,n))return!1;return!0}Object.defineProperty(exports,"$",{enumerable:!0,get:function(){return ar}}),Object.defineProperty(exports,"$n",{enumerable:!0,get:function(){return me}}),Object.defineProperty(exports,"$t",{enumerable:!0,get:function(){return S}}),Object.defineProperty(exports,"A",{enumerable:!0,get:function(){return bi}}),Object.defineProperty(exports,"An",{enumerable:!0,get:function(){return De}}),Object.defineProperty(exports,"At",{enumerable:!0,get:function(){return dn}}),Object.defineProperty(exports,"B",{enumerable:!0,get:function(){return Nr}}),Object.defineProperty(exports,"Bn",{enumerable:!0,get:function(){return le}}),Object.defineProperty(exports,"Bt",{enumerable:!0,get:function(){return qt}}),Object.defineProperty(exports,"C",{enumerable:!0,get:function(){return Ri}}),Object.defineProperty(exports,"Cn",{enumerable:!0,get:function(){return je}}),Object.defineProperty(exports,"Ct",{enumerable:!0,get:function(){return O}}),Object.defineProperty(exports,"D",{enumerable:!0,get:function(){return xi}}),Object.defineProperty(exports,"Dn",{enumerable:!0,get:function(){return Ie}}),Object.defineProperty(exports,"Dt",{enumerable:!0,get:function(){return Qt}}),Object.defineProperty(exports,"E",{enumerable:!0,get:function(){return oi}}),Object.defineProperty(exports,"En",{enumerable:!0,get:function(){return g}}),Object.defineProperty(exports,"Et",{enumerable:!0,get:function(){return en}}),Object.defineProperty(exports,"F",{enumerable:!0,get:function(){return Lr}}),Object.defineProperty(exports,"Fn",{enumerable:!0,get:function(){return m}}),Object.defineProperty(exports,"Ft",{enumerable:!0,get:function(){return Wt}}),Object.defineProperty(exports,"G",{enumerable:!0,get:function(){return mr}}),Object.defineProperty(exports,"Gn",{enumerable:!0,get:function(){return ye}}),Object.defineProperty(exports,"Gt",{enumerable:!0,get:function(){return Ot}}),Object.defineProperty(exports,"H",{enumerable:!0,get:function(){return kr}}),Object.defineProperty(exports,"Hn",{enumerable:!0,get:function(){return he}}),Object.defineProperty(exports,"Ht",{enumerable:!0,get:function(){return Ut}}),Object.defineProperty(exports,"I",{enumerable:!0,get:function(){return Rr}}),Object.defineProperty(exports,"In",{enumerable:!0,get:function(){return Se}}),Object.defineProperty(exports,"It",{enumerable:!0,get:function(){return Ht}}),Object.defineProperty(exports,"J",{enumerable:!0,get:function(){return dr}}),Object.defineProperty(exports,"Jn",{enumerable:!0,get:function(){return oe}}),Object.defineProperty(exports,"Jt",{enumerable:!0,get:function(){return wt}}),Object.defineProperty(exports,"K",{enumerable:!0,get:function(){return M}}),Object.defineProperty(exports,"Kn",{enumerable:!0,get:function(){return ve}}),Object.defineProperty(exports,"Kt",{enumerable:!0,get:function(){return C}}),Object.defineProperty(exports,"L",{enumerable:!0,get:function(){return Br}}),Object.defineProperty(exports,"Ln",{enumerable:!0,get:function(){return xe}}),Object.defineProperty(exports,"Lt",{enumerable:!0,get:function(){return zt}}),Object.defineProperty(exports,"M",{enumerable:!0,get:function(){return gi}}),Object.defineProperty(exports,"Mn",{enumerable:!0,get:function(){return Ee}}),Object.defineProperty(exports,"Mt",{enumerable:!0,get:function(){return Jt}}),Object.defineProperty(exports,"N",{enumerable:!0,get:function(){return Kr}}),Object.defineProperty(exports,"Nn",{enumerable:!0,get:function(){return we}}),Object.defineProperty(exports,"Nt",{enumerable:!0,get:function(){return`\\(\\?#[^)]*\\)|\\\\c?[\\s\\S]|\\[\\^?\\]?(?:\\\\c?[\\s\\S]|[^\\]\\\\])*\\]`}}),Object.defineProperty(exports,"O",{enumerable:!0,get:function(){return si}}),Object.defineProperty(exports,"On",{enumerable:!0,get:function(){return p}}),Object.defineProperty(exports,"Ot",{enumerable:!0,get:function(){return E}}),Object.defineProperty(exports,"P",{enumerable:!0,get:function(){return Ur}}),Object.defineProperty(exports,"Pn",{enumerable:!0,get:function(){return h}}),Object.defineProperty(exports,"Pt",{enumerable:!0,get:function(){return Gt}}),Object.defineProperty(exports,"Q",{enumerable:!0,get:function(){return lr}}),Object.defineProperty(exports,"Qn",{enumerable:!0,get:function(){return`All access rules for these folders are in this part of the repository.`}}),Object.defineProperty(exports,"Qt",{enumerable:!0,get:function(){return gt}}),Object.defineProperty(exports,"R",{enumerable:!0,get:function(){return zr}}),Object.defineProperty(exports,"Rn",{enumerable:!0,get:function(){return se}}),Object.defineProperty(exports,"Rt",{enumerable:!0,get:function(){return Bt}}),Object.defineProperty(exports,"S",{enumerable:!0,get:function(){return Vi}}),Object.defineProperty(exports,"Sn",{enumerable:!0,get:function(){return y}}),Object.defineProperty(exports,"St",{enumerable:!0,get:function(){return Tn}}),Object.defineProperty(exports,"T",{enumerable:!0,get:function(){return Bi}}),Object.defineProperty(exports,"Tn",{enumerable:!0,get:function(){return _}}),Object.defineProperty(exports,"Tt",{enumerable:!0,get:function(){return sn}}),Object.defineProperty(exports,"U",{enumerable:!0,get:function(){return Er}}),Object.defineProperty(exports,"Un",{enumerable:!0,get:function(){return ge}}),Object.defineProperty(exports,"Ut",{enumerable:!0,get:function(){return Lt}}),Object.defineProperty(exports,"V",{enumerable:!0,get:function(){return Ir}}),Object.defineProperty(exports,"Vn",{enumerable:!0,get:function(){return fe}}),Object.defineProperty(exports,"Vt",{enumerable:!0,get:function(){return Kt}}),Object.defineProperty(exports,"W",{enumerable:!0,get:function(){return Dr}}),Object.defineProperty(exports,"Wn",{enumerable:!0,get:function(){return be}}),Object.defineProperty(exports,"Wt",{enumerable:!0,get:function(){return w}}),Object.defineProperty(exports,"X",{enumerable:!0,get:function(){return j}}),Object.defineProperty(exports,"Xn",{enumerable:!0,get:function(){return _e}}),Object.defineProperty(exports,"Xt",{enumerable:!0,get:function(){return Tt}}),Object.defineProperty(exports,"Y",{enumerable:!0,get:function(){return or}}),Object.defineProperty(exports,"Yn",{enumerable:!0,get:function(){return pe}}),Object.defineProperty(exports,"Yt",{enumerable:!0,get:function(){return yt}}),Object.defineProperty(exports,"Z",{enumerable:!0,get:function(){return ur}}),Object.defineProperty(exports,"Zn",{enumerable:!0,get:function(){return`All access rules for these folders are in the files that were read.`}}),Object.defineProperty(exports,"Zt",{enumerable:!0,get:function(){return ht}}),Object.defineProperty(exports,"_",{enumerable:!0,get:function(){return oa}}),Object.defineProperty(exports,"_n",{enumerable:!0,get:function(){return Be}}),Object.defineProperty(exports,"_t",{enumerable:!0,get:function(){return Mn}}),Object.defineProperty(exports,"a",{enumerable:!0,get:function(){return Lc}}),Object.defineProperty(exports,"an",{enumerable:!0,get:function(){return ut}}),Object.defineProperty(exports,"ar",{enumerable:!0,get:function(){return a}}),Object.defineProperty(exports,"at",{enumerable:!0,get:function(){return fr}}),Object.defineProperty(exports,"b",{enumerable:!0,get:function(){return Ki}}),Object.defineProperty(exports,"bn",{enumerable:!0,get:function(){return Pe}}),Object.defineProperty(exports,"bt",{enumerable:!0,get:function(){return vn}}),Object.defineProperty(exports,"c",{enumerable:!0,get:function(){return yc}}),Object.defineProperty(exports,"cn",{enumerable:!0,get:function(){return Je}}),Object.defineProperty(exports,"cr",{enumerable:!0,get:function(){return s}}),Object.defineProperty(exports,"ct",{enumerable:!0,get:function(){return nr}}),Object.defineProperty(exports,"d",{enumerable:!0,get:function(){return ic}}),Object.defineProperty(exports,"dn",{enumerable:!0,get:function(){return ke}}),Object.defineProperty(exports,"dr",{enumerable:!0,get:function(){return t}}),Object.defineProperty(exports,"dt",{enumerable:!0,get:function(){return Wn}}),Object.defineProperty(exports,"en",{enumerable:!0,get:function(){return $e}}),Object.defineProperty(exports,"er",{enumerable:!0,get:function(){return de}}),Object.defineProperty(exports,"et",{enumerable:!0,get:function(){return cr}}),Object.defineProperty(exports,"f",{enumerable:!0,get:function(){return Ls}}),Object.defineProperty(exports,"fn",{enumerable:!0,get:function(){return Oe}}),Object.defineProperty(exports,"fr",{enumerable:!0,get:function(){return n}}),Object.defineProperty(exports,"ft",{enumerable:!0,get:function(){return Jn}}),Object.defineProperty(exports,"g",{enumerable:!0,get:function(){return ga}}),Object.defineProperty(exports,"gn",{enumerable:!0,get:function(){return Re}}),Object.defineProperty(exports,"gt",{enumerable:!0,get:function(){return In}}),Object.defineProperty(exports,"h",{enumerable:!0,get:function(){return Ta}}),Object.defineProperty(exports,"hn",{enumerable:!0,get:function(){return ze}}),Object.defineProperty(exports,"ht",{enumerable:!0,get:function(){return Un}}),Object.defineProperty(exports,"i",{enumerable:!0,get:function(){return kc}}),Object.defineProperty(exports,"in",{enumerable:!0,get:function(){return et}}),Object.defineProperty(exports,"ir",{enumerable:!0,get:function(){return d}}),Object.defineProperty(exports,"it",{enumerable:!0,get:function(){return pr}}),Object.defineProperty(exports,"j",{enumerable:!0,get:function(){return Mi}}),Object.defineProperty(exports,"jn",{enumerable:!0,get:function(){return Te}}),Object.defineProperty(exports,"jt",{enumerable:!0,get:function(){return T}}),Object.defineProperty(exports,"k",{enumerable:!0,get:function(){return L}}),Object.defineProperty(exports,"kn",{enumerable:!0,get:function(){return Ce}}),Object.defineProperty(exports,"kt",{enumerable:!0,get:function(){return on}}),Object.defineProperty(exports,"l",{enumerable:!0,get:function(){return fc}}),Object.defineProperty(exports,"ln",{enumerable:!0,get:function(){return v}}),Object.defineProperty(exports,"lr",{enumerable:!0,get:function(){return r}}),Object.defineProperty(exports,"lt",{enumerable:!0,get:function(){return Kn}}),Object.defineProperty(exports,"m",{enumerable:!0,get:function(){return qo}}),Object.defineProperty(exports,"mn",{enumerable:!0,get:function(){return b}}),Object.defineProperty(exports,"mt",{enumerable:!0,get:function(){return tr}}),Object.defineProperty(exports,"n",{enumerable:!0,get:function(){return Yc}}),Object.defineProperty(exports,"nn",{enumerable:!0,get:function(){return tt}}),Object.defineProperty(exports,"nr",{enumerable:!0,get:function(){return u}}),Object.defineProperty(exports,"nt",{enumerable:!0,get:function(){return ir}}),Object.defineProperty(exports,"o",{enumerable:!0,get:function(){return Q}}),Object.defineProperty(exports,"on",{enumerable:!0,get:function(){return Qe}}),Object.defineProperty(exports,"or",{enumerable:!0,get:function(){return o}}),Object.defineProperty(exports,"ot",{enumerable:!0,get:function(){return Qn}}),Object.defineProperty(exports,"p",{enumerable:!0,get:function(){return ds}}),Object.defineProperty(exports,"pn",{enumerable:!0,get:function(){return Ke}}),Object.defineProperty(exports,"pt",{enumerable:!0,get:function(){return er}}),Object.defineProperty(exports,"q",{enumerable:!0,get:function(){return gr}}),Object.defineProperty(exports,"qn",{enumerable:!0,get:function(){return f}}),Object.defineProperty(exports,"qt",{enumerable:!0,get:function(){return Dt}}),Object.defineProperty(exports,"r",{enumerable:!0,get:function(){return Gc}}),Object.defineProperty(exports,"rn",{enumerable:!0,get:function(){return at}}),Object.defineProperty(exports,"rr",{enumerable:!0,get:function(){return ne}}),Object.defineProperty(exports,"rt",{enumerable:!0,get:function(){return sr}}),Object.defineProperty(exports,"s",{enumerable:!0,get:function(){return Sc}}),Object.defineProperty(exports,"sn",{enumerable:!0,get:function(){return nt}}),Object.defineProperty(exports,"sr",{enumerable:!0,get:function(){return c}}),Object.defineProperty(exports,"st",{enumerable:!0,get:function(){return Xn}}),Object.defineProperty(exports,"t",{enumerable:!0,get:function(){return Jc}}),Object.defineProperty(exports,"tn",{enumerable:!0,get:function(){return x}}),Object.defineProperty(exports,"tr",{enumerable:!0,get:function(){return te}}),Object.defineProperty(exports,"tt",{enumerable:!0,get:function(){return A}}),Object.defineProperty(exports,"u",{enumerable:!0,get:function(){return rc}}),Object.defineProperty(exports,"un",{enumerable:!0,get:function(){return Ge}}),Object.defineProperty(exports,"ur",{enumerable:!0,get:function(){return i}}),Object.defineProperty(exports,"ut",{enumerable:!0,get:function(){return Yn}}),Object.defineProperty(exports,"v",{enumerable:!0,get:function(){return Ui}}),Object.defineProperty(exports,"vn",{enumerable:!0,get:function(){return Ye}}),Object.defineProperty(exports,"vt",{enumerable:!0,get:function(){return k}}),Object.defineProperty(exports,"w",{enumerable:!0,get:function(){return Li}}),Object.defineProperty(exports,"wn",{enumerable:!0,get:function(){return Le}}),Object.defineProperty(exports,"wt",{enumerable:!0,get:function(){return an}}),Object.defineProperty(exports,"x",{enumerable:!0,get:function(){return Xi}}),Object.defineProperty(exports,"xn",{enumerable:!0,get:function(){return Me}}),Object.defineProperty(exports,"xt",{enumerable:!0,get:function(){return xn}}),Object.defineProperty(exports,"y",{enumerable:!0,get:function(){return Gi}}),Object.defineProperty(exports,"yn",{enumerable:!0,get:function(){return Ne}}),Object.defineProperty(exports,"yt",{enumerable:!0,get:function(){return Dn}}),Object.defineProperty(exports,"z",{enumerable:!0,get:function(){return Fr}}),Object.defineProperty(exports,"zn",{enumerable:!0,get:function(){return ce}}),Object.defineProperty(exports,"zt",{enumerable:!0,get:function(){return Vt}});