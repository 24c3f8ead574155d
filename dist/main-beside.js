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
`)){let[n=``,r=``,i=``,a=``,...o]=t.split(` `);for(let t of o){let o=`${t.replace(/^mod_/,``)}_module`,s={name:t,source:n===`=`?`${t}.c`:n,symbol22:ie(r,o),symbol24:ie(i,o),file:ie(a,`${t}.so`)};for(let n of[t,s.source,s.symbol22,s.symbol24])n&&e.set(n,s)}}return e}const ie=(e,t)=>e===`=`?t:e===`-`?void 0:e,ae={access:`warning`,starts:`error`,answers:`warning`,defaults:`warning`,modules:`error`,tidy:`info`},f=(e,t)=>Object.assign(t,{group:e,severity:t.severity??ae[e],covers:t.covers??[]}),oe=e=>Object.values(e).sort((e,t)=>e.id<t.id?-1:1),se=(e,t)=>ue(t=>t.directives(...e),t),ce=(e,t)=>ue(t=>t.from===`2.4`?[]:t.directives(...e),t),le=(e,t)=>ue(t=>t.sections(...e),t),ue=(e,t)=>function*(n,r){for(let i of e(n)){let e=t(i,n,r);e&&(yield{at:i,...e})}},de={guards:`leave`,ineffectiveAllow:`exact`,defaults:`keep`,likelyMistakes:`write`},fe={...de,defaults:`safer`,likelyMistakes:`close`},pe=[`2.2`,`2.4`,`both`],me={...de,confirmed:/* @__PURE__ */ new Set,declined:/* @__PURE__ */ new Map},he=e=>e.fix!==void 0,ge=e=>e.fix?.safe===!0,_e=`The template does not change the meaning of these lines.`,ve=`The server's own configuration sets no Order, Allow, Deny, Satisfy or Require for this folder.`,ye=`${ve.slice(0,-1)}, and its AllowOverride includes AuthConfig.`;function be(e,t){let n=0,r=e;for(;n<r;){let e=n+r>>1;t(e)?r=e:n=e+1}return n}function*xe(e){let t=[{nodes:e,next:0}];for(let e=t.at(-1);e;e=t.at(-1)){let n=e.nodes[e.next++];n?(yield n,n.kind===`section`&&t.push({nodes:n.children,next:0})):t.pop()}}function*Se(e){for(let t of e)yield t,t.kind===`section`&&(yield*Se(t.commands))}function*p(e){for(let t=e.parent;t;t=t.parent)yield t}const Ce=e=>e.parent?.children??e.file.children,we=e=>e.kind===`directive`,Te=e=>e.kind===`section`,Ee=e=>we(e)||Te(e),m=(e,t=0)=>e.args.slice(t).map(e=>e.value),h=(e,t)=>e.text.slice(t.start,t.end),g=(e,...t)=>({title:e,safe:!0,edits:Ae(t)}),_=(e,t,...n)=>({title:e,safe:!1,...typeof t==`string`?{assumes:t}:Oe(t),edits:Ae(n)}),De=(e,t,...n)=>t.length>0?_(e,t,...n):g(e,...n),Oe=e=>({assumes:e.map(({sentence:e})=>e).join(` `),assumptions:e.slice()}),ke=({file:e,start:t,end:n,text:r})=>JSON.stringify([e.path,t,n,r]),Ae=([e,...t])=>e&&`map`in e&&t.length===0?e:[e??[],t.flat()].flat(),v=({file:e},{start:t,end:n},r)=>({file:e,start:t,end:n,text:r});function je(e,t){let n=e.args[0],r=e.args.at(-1);return!n||!r?v(e,{start:e.name.end,end:e.name.end},` ${t}`):v(e,{start:n.start,end:r.end},t)}function Me(e,t){let n=[e.name,...e.args],r=n[n.findIndex(e=>e.start===t.start)-1];return v(e,{start:r?r.end:t.start,end:t.end},``)}const Ne=e=>Fe(e,e.end,``),Pe=e=>Fe(e,e.close?.end??e.end,``),Fe=(e,t,n)=>v(e,{start:e.start+He(e),end:t},n),Ie=e=>[Ne(e),...e.close?[v(e,e.close,``)]:[]];function Le(e,t){if(t.length===0)return Ne(e);let n=y(e),r=/\r?\n$/.exec(h(e.file,e))?.[0]??``,i=t.map(e=>n+e).join(r||We(e.file,e.end))+r;return Fe(e,e.end,i)}const Re=(e,t)=>Ve(e.file,e.start+He(e),y(e),t);function ze(e,t){let n=e.kind===`section`?e.close?.end??e.end:e.end;return Ve(e.file,n,y(e),t)}function Be(e,t){let n=e.children.find(e=>e.kind!==`blank`);return Ve(e.file,e.end,n?y(n):`${y(e)}    `,t)}function Ve(e,t,n,r){let i=We(e,t),a=r.map(e=>n+e+i).join(``),o=e.text.slice(Math.max(0,t-3),t);return t>0&&t===e.text.length&&!o.endsWith(`
`)?{file:e,start:t,end:t,text:(o.endsWith(`\\`)?` `:``)+i+a.slice(0,-i.length)}:{file:e,start:t,end:t,text:t===e.text.length&&/\\\r?\n$/.test(o)?i+a:a}}function y({file:{text:e},start:t,end:n}){let r=e.startsWith(`﻿`,t)?t+1:t,i=r;for(;i<n&&(e[i]===` `||e[i]===`	`);)i++;return e.slice(r,i)}const He=e=>e.start===0&&e.file.text.startsWith(`﻿`)?1:0,Ue=e=>We(e,0);function We({text:e},t){let n=e[t-1]===`
`?t-1:e.indexOf(`
`,t),r=n<0?e.lastIndexOf(`
`):n;return r>0&&e[r-1]===`\r`?`\r
`:`
`}const b=(e,t)=>e.start-t.start||e.end-t.end,x=(e,t)=>Ge(t.filter(t=>t.file===e).sort(b),e=>e);function Ge(e,t,n=()=>{}){let r=[],i;for(let a of e){let e=t(a),o=r.at(-1);o===void 0||b(t(o),e)!==0?i=void 0:i??=/* @__PURE__ */ new Map([[t(o).text,o]]);let s=i?.get(e.text);s===void 0?(r.push(a),i?.set(e.text,a)):n(s,a)}return r}function Ke(e,t){let n=``,r=0;for(let{start:i,end:a,text:o}of x(e,t)){if(i<r)throw RangeError(`Edits overlap in ${e.path} at offset ${i}.`);n+=e.text.slice(r,i)+o,r=a}return Je(e.text,n+e.text.slice(r))}function qe(e,t){let n=[{at:0,from:0}],r=0;for(let{start:i,end:a,text:o}of x(e,t))n.push({at:i+r,from:void 0}),a>i&&o!==``&&n.push({at:i+r,from:i},{at:i+r+1,from:void 0}),r+=o.length-(a-i),n.push({at:a+r,from:a});return e=>{let t=n[be(n.length,t=>(n[t]?.at??0)>e)-1];return t?.from===void 0?void 0:t.from+e-t.at}}function Je(e,t){if(e===``||e.endsWith(`
`))return t;let n=t.length;for(;t[n-1]===`
`;)n-=t[n-2]===`\r`?2:1;return t.slice(0,n)}const Ye={u:`maps`,p:`passes`,r:`asks`,v:`sets`,f:`reads`,w:`writes`,i:`brings`,d:`refuses`,a:`authorizes`};function Xe(e,t){let n=C(e.replace(/^</,``));if(n)return n.effects.has(t);let r=it.find(([t])=>t.test(e))?.[1];return r===void 0||[...r].some(e=>Ye[e]===t)}function Ze(e,t){let n=C(e);return(n?n.in24!==void 0:it.some(([t])=>t.test(e)))&&Xe(e,t)}const Qe=e=>C(e)?.in24?.module===`mod_access_compat`,$e=e=>C(e)?.in22?.module===`mod_authz_host`;function et(e){let t=C(e);return!t||tt.has(e)?!0:[t.in22,t.in24].every(e=>!e||/^(TAKE|ITERATE|FLAG)/.test(e.kind))&&!nt.has(e)}const tt=/* @__PURE__ */ new Set([`setenvif`,`setenvifnocase`,`browsermatch`,`browsermatchnocase`,`header`,`requestheader`,`options`,`allowoverride`,`fileetag`,`serveralias`,`accessfilename`,`directoryindex`,`userdir`]),nt=/* @__PURE__ */ new Set([`authname`,`authtype`,`errordocument`]),S=[`include`,`includeoptional`],rt=({key:e})=>S.includes(e),it=[[/^[\d:]/,``],[/^(perl|python)transhandler$|^vhostldap|^jkautoalias$/,`u`],[/^perlmaptostoragehandler$|^jkmount(file|copy)?$|^svn(parent)?path$/,`p`],[/^jk(log|shm)file$|^wsgisocketprefix$/,`w`],[/^wsgiscriptalias(match)?$/,`ur`],[/^(perl|python)authzhandler$/,`ad`],[/^perl(require|(post)?configrequire)$|^<perl$/,`fi`],[/^(perl|python)(access|authen|headerparser|init)handler$|^wsgi(access|auth)\w*$/,`dv`],[/^(perl|python)fixuphandler$|^perl(setenv|passenv)$|^geoip|^maxmind|^rpaf/,`v`],[/^(perl|python)((response|pre\w+|post\w+)?handler|\w*filter\w*)$|^wsgihandlerscript$/,`rv`],[/^(fcgid|fastcgi|suphp|passenger|rails|rack|mono|tracenable)/,`r`],[/^(auth|krb|gssapi|mellon|shib|cosign|oidc|cas|nss|sec|dos|lookup)/,`dfv`],[/^(perl|python|wsgi|jk|svn|php|modpagespeed|mod_gzip|r(mode|defaultuidgid|uidgid|groups|minuidgid)$)/,`.`],[/^(ipc|min|max|default|idle|busy|error|spawn|zombie|process)\w*(timeout|count|process|time|interval|score|lifetime)$/,`.`],[/^(serverenvironment|assignuserid|maxclientsvhost|nicevalue|multiplexer|processor|expiretimeout)$/,`.`],[/^(min|max)(spare)?(processors|multiplexers)$|^(numservers|startthreads|maxthreadsperchild|childperuserid)$/,`.`],[/^(servertype|port|bindaddress|addmodule|clearmodulelist|(agent|referer)(log|ignore))$/,`.`]];let at,ot;const st=/* @__PURE__ */ new Map;function C(e){let t=e.toLowerCase(),n=lt().get(t);if(n===void 0)return;let r=st.get(t)??dt(n,t);return st.set(t,r),r}function ct(){return ot??=[...lt().keys()].sort().map(e=>C(e)),ot}function lt(){if(at)return at;let e=/* @__PURE__ */ new Map;for(let t of`beos/s/-/TAKE1 - .: MaxRequestsPerThread
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
`)){let n=t.toLowerCase().split(` `);for(let r=3;r<n.length;r++)e.set(ut(n[r]??``),t)}return at=e,at}const ut=e=>e.startsWith(`<`)?e.slice(1,-1):e;function dt(e,t){let[n=`-`,r=`-`,i=``,...a]=e.split(/:? /),o=a.find(e=>ut(e).toLowerCase()===t)??``,s=ft(n),c=ut(o);return{name:c,isSection:c!==o,in22:s,in24:r===`=`?s:ft(r),effects:new Set([...i].flatMap(e=>Ye[e]??[]))}}function ft(e){if(e===`-`)return;let[t=``,n=``,r=``,i=``]=e.split(`/`);return{module:t,contexts:n,override:r===`-`?``:r,kind:i}}function pt(e){return mt(e)?e:Array.from(gt.encode(e),e=>String.fromCharCode(e<128?e:ht+e)).join(``)}const mt=e=>!/[^\0-\x7f]/.test(e),ht=57344,gt=new TextEncoder,w=e=>/[*?[]/.test(e);function _t(e){if(!w(e))return t=>t===e;let t=yt(e);return n=>(!n.startsWith(`.`)||e.startsWith(`.`))&&xt(t,n)}const vt=e=>e.match(/\*|\?|\[[!^]?\]?[^\]]*\]|./gsu)??[];function yt(e){return vt(pt(e)).map(e=>e===`*`?`*`:e===`?`?()=>!0:e.length>2&&e.startsWith(`[`)?bt(e.slice(1,-1)):t=>t===e)}function bt(e){let t=/^[!^]/.test(e),n=(t?e.slice(1):e).match(/.-.|./gsu)??[],r=e=>n.some(t=>t.length>2?e>=t.charAt(0)&&e<=t.slice(-1):e===t);return e=>r(e)!==t}function xt(e,t){let n=pt(t),[r,i]=[0,0],[a,o]=[-1,0];for(;r<n.length;){let t=e[i];if(t===`*`)a=i++,o=r;else if(t?.(n[r]))r++,i++;else if(a>=0)i=a+1,r=++o;else return!1}return e.slice(i).every(e=>e===`*`)}const St=(e,t)=>Ct(e,`.`)===void 0||xt(yt(e),t);function Ct(e,t){let n=vt(e).map(e=>e===`*`?`${t}*`:e===`?`?t:/^\[[!^]?(?:[\w.](?:-\w)?)+\]$/.test(e)?e.replace(/^\[[!^]/,`[^`):/[[\]\\]/.test(e)?void 0:e.replace(/[.+^${}()|]/,`\\$&`));if(n.includes(void 0))return;let r=n.join(``);return wt(r)?r:void 0}function wt(e){try{return new RegExp(e)instanceof RegExp}catch{return!1}}const Tt=e=>!w(e)||Ct(e,`.`)!==void 0;function Et(e,t){return e.every((e,n)=>{let r=t[n]??``;return e===r||w(e)&&w(r)&&Dt(e,r)||w(e)&&St(e,r)||w(r)&&St(r,e)})}function Dt(e,t){let[n,r]=[e,t].map(e=>e.slice(0,e.search(/[*?[\\]/)));return(n??``).startsWith(r??``)||(r??``).startsWith(n??``)}const Ot=[[`<%`,`%>`],[`<?`,`?>`],[`{%`,`%}`],[`{{`,`}}`],[`{#`,`#}`],[`[%`,`%]`],[`{tmpl_`,`}`],[`<tmpl_`,`>`],[`</tmpl_`,`>`],[`{/tmpl_`,`}`]],kt=/^(?:[@{$]|%\w|\[%\s|<[%?]|<\/?tmpl_)/i;function At(e){let t=/* @__PURE__ */ new Set;return{endOf:n};function n(n,r){let i=e.charCodeAt(n);if(Pt(i)||i===jt&&Mt(e.charCodeAt(n+1)))return-1;let a=e.slice(n,n+8);if(!kt.test(a))return-1;let o=Ot.find(([e])=>a.toLowerCase().startsWith(e));if(!o)return r;let s=t.has(o[1])?-1:e.indexOf(o[1],n+o[0].length);if(s<0&&t.add(o[1]),s<0)return a.startsWith(`<`)?-1:r;if(s<r)return r;let c=e.indexOf(`
`,s);return c<0?e.length:c+1}}const jt=60,Mt=e=>Pt(e)&&(e|32)!==Nt,Nt=116,Pt=e=>(e|32)>=97&&(e|32)<=122,Ft=`(?:(?<!%)\\{%|\\{%[-+\\s])`,It=new RegExp([`<%|<\\?|\\{\\{|\\}\\}|\\[%\\s|${Ft}`,`%>(?![\\w{!,])|[\\s;]\\?>`,`</?(?:tmpl|TMPL)_|\\{/?(?:tmpl|TMPL)_|\\{\\$[A-Za-z_]`,`@@?[A-Za-z_][\\w.-]*@`,`(?<![%\\w])%(?![\\dA-Fa-f]{2}\\w*%[\\dA-Fa-f]{2}|[A-Za-z]_+%[A-Za-z](?![A-Za-z]))[A-Za-z_]\\w+%`,`(?<![%$\\\\])\\{[A-Za-z][A-Za-z0-9_]+\\}`,`__[A-Z][A-Z0-9_]+__`].join(`|`)),T=e=>It.test(e);function Lt(e){let t=h(e.file,e);return t.includes("${")||/\\\\\r?\n$/.test(t)||Rt(e)?!1:!zt(e).some(e=>t.includes(e))}const Rt=e=>T(h(e.file,e));function zt(e){let t=[];for(let n=e.parent;n;n=n.parent)n.key===`macro`&&t.push(...n.args.slice(1).map(e=>e.value).filter(Boolean));return t}function Bt(e){for(let t=e.parent;t;t=t.parent)if(t.key===`macro`)return!0;return!1}const Vt=e=>`"${e.replace(/\\(?=[\\"]|$)/g,`\\\\`).replace(/"/g,`\\"`)}"`,Ht=(e,t,n)=>/^["']/.test(h(e.file,t))?Vt(n):n,Ut=e=>/^[^\s"'\\]+$/.test(e)?e:Vt(e),Wt=e=>Rt(e)?m(e).join(` `):e.args[0]?.value??``,Gt=e=>!(T(e)&&e.includes(`"`));function Kt(e){let t=0,n=0;for(let[r]of e.matchAll(Jt))if(n+=r.length,r.startsWith(`(`)&&!/^\(\?[i#].*\)$/s.test(r))t++;else if(r===`)`&&--t<0)return!1;return n===e.length&&t===0}const qt=`\\\\(?:x[0-9a-fA-F]{2}|[0-3][0-7]{2}|[1-9](?!\\d)|c[\\x20-\\x7e]|[dDwWsSbBAzZhHvVnrtfae]|[^\\w\\s]|\\s)`,Jt=RegExp(`${qt}|${`\\[\\^?\\]?(?:${qt}|\\[(?![:.=])|[^\\]\\\\[])*\\]`}|\\(\\?#[^)]*\\)(?![?*+{])|\\((?:\\?(?:i\\)|i?:|[=!>]|<[=!]|P?<\\w+>)|(?![?*]))|[^\\\\[(]`,`gsy`);function E(e,t){if(Qt(e,t))return tn(e);switch(e.key){case`ifmodule`:return on(e)?`maybe`:cn(e,t);case`ifversion`:return on(e)?`maybe`:pn(m(e),t);case`ifdefine`:return on(e)?`maybe`:Zt(e);case`iftemplate`:return e.readings?.[t]??`maybe`;case`iffile`:case`ifdirective`:case`ifsection`:return t===`2.2`?`never`:`maybe`;default:return`always`}}const D=e=>e.key.startsWith(`if`)&&Yt.test(e.key),Yt=/^if(module|version|define|file|directive|section|template)$/,Xt=({keys:e})=>[...e].some(e=>e.startsWith(`<if`)&&Yt.test(e.slice(1)));function Zt({args:e,file:t}){let n=e.length===1?e[0]?.value??``:``,r=n.startsWith(`!`),i=t.defined?.get(r?n.slice(1):n);return i===void 0?`maybe`:i===r?`never`:`always`}function Qt(e,t){return(t===`2.2`?/^!["']/:/^["']!/).test(en(e)??``)}const $t=e=>{let t=en(e);return t===void 0||t===e.args[0]?.value};function en(e){let[t]=e.args,n=e.key===`ifmodule`||e.key===`ifdefine`;if(!t||t.value===`!`||!n||on(e))return;let r=h(e.file,e);return r.slice(t.start-e.start,r.lastIndexOf(`>`))}const tn=({args:e,file:t})=>t.text[e[0]?.start??0]===`!`?`always`:`never`,nn=({args:e})=>e[0]?.value.replace(/^!/,``).replace(/^(["'])(.*)\1$/,`$2`)??``,rn=e=>an(e)?u(nn(e)):void 0,an=({key:e})=>e===`ifmodule`,on=e=>T(h(e.file,e)),sn=/* @__PURE__ */ new Set([`core`,`http_core`,`mod_so`,`mod_authz_core`]);function cn(e,t){let[n=``,...r]=m(e);if(r.length>0)return`maybe`;let i=n.startsWith(`!`),a=nn(e),o=ln(a,t),s=o===`maybe`?e.file.loaded?.get(un(a)):void 0,c=s===void 0?o:s?`always`:`never`;return i?dn(c):c}function ln(e,t){let n=u(e);if(!n)return`maybe`;let{source:r,symbol22:i,symbol24:a}=n;return!(t===`2.2`?i:a??d[n.name])||e!==r&&e!==i&&e!==a?`never`:sn.has(n.name)?`always`:`maybe`}function un(e){let t=u(e)?.name;return t===void 0?e:d[t]??t}const dn=e=>e===`maybe`?`maybe`:e===`always`?`never`:`always`,fn={"2.2":[[2,2,0],[2,2,34]],"2.4":[[2,4,1],[2,4,999]]};function pn(e,t){let[n=``,r=``]=e.length===1?[`=`,...e]:e,i=/^(!?)(==?|>=?|<=?|~)$/.exec(n);if(!i||e.length>2)return`maybe`;let[,a,o=``]=i,s=o===`~`?r:/^==?$/.test(o)?/^\/(.*)\/$/.exec(r)?.[1]:void 0,c=s===void 0?mn(o,r,t):hn(s,t);return a?dn(c):c}function mn(e,t,n){if(!/^\d+(\.\d+){0,2}$/.test(t))return`maybe`;let[r=0,i=0,a=0]=t.split(`.`).map(Number),o=fn[n].map(e=>Math.sign(e[0]-r||e[1]-i||e[2]-a)),s=e=>o.every(e),c={"=":e=>e===0,"==":e=>e===0,">":e=>e>0,">=":e=>e>=0,"<":e=>e<0,"<=":e=>e<=0}[e];if(!c)return`maybe`;if(s(c))return`always`;let l=o[0]!==o[1];return s(e=>!c(e))&&!(l&&c(0))?`never`:`maybe`}function hn(e,t){if(!Kt(e))return`maybe`;try{let n=new RegExp(e),r=Array.from({length:t===`2.2`?35:100},(e,r)=>n.test(`${t}.${r}`));return r.every(Boolean)?`always`:r.some(Boolean)?`maybe`:`never`}catch{return`maybe`}}const O=({path:e,isPerDirectory:t})=>t||/(^|[/._-])htaccess([._-][^/]*)?$/i.test(e)&&!/(^|\/)[^./][^/]*\.conf$/i.test(e),gn=/* @__PURE__ */ new Map([[`virtualhost`,`virtualhost`],[`directory`,`directory`],[`directorymatch`,`directory`],[`files`,`files`],[`filesmatch`,`files`],[`location`,`location`],[`locationmatch`,`location`],[`proxy`,`proxy`],[`proxymatch`,`proxy`]]);function _n(e,t){let n=e.once(yn),r=t.parent??t.file,i=n.get(r);if(!i){let[a=[],...o]=e.enclosing(t),s=Cn(t,a);i=o.length===0?vn[s]:/* @__PURE__ */ new Set([s,...o.map(e=>Cn(t,e))]),n.set(r,i)}return i}const vn={server:/* @__PURE__ */ new Set([`server`]),virtualhost:/* @__PURE__ */ new Set([`virtualhost`]),directory:/* @__PURE__ */ new Set([`directory`]),files:/* @__PURE__ */ new Set([`files`]),location:/* @__PURE__ */ new Set([`location`]),proxy:/* @__PURE__ */ new Set([`proxy`]),htaccess:/* @__PURE__ */ new Set([`htaccess`]),other:/* @__PURE__ */ new Set([`other`])},yn=()=>/* @__PURE__ */ new Map,bn=(e,t)=>e.once(xn).has(t.parent??t.file);function xn(e){let t=/* @__PURE__ */ new Set;for(let n of e.files){let[r]=n.commands;r&&_n(e,r).has(`server`)&&t.add(n)}for(let e of t)for(let n of e.sections)Sn(n)&&t.add(n);return t}const Sn=e=>D(e)||/^(limit|limitexcept|require(all|any|none)|if|else|elseif)$/.test(e.key);function Cn(e,t){let n=t.find(e=>!Sn(e));return n?gn.get(n.key)??`other`:O(e.file)?`htaccess`:`server`}function wn(e,t){return e.enclosing(t).some(e=>e.some(e=>D(e)&&!Tn(e)))}const Tn=e=>E(e,`2.2`)===`always`&&E(e,`2.4`)===`always`,En=({path:e})=>/(^|\/)(httpd|apache)[\d.]*\.conf([.-][\w-]+(\.[\w-]+)*)?$/i.test(e);function Dn(e){let{before:t=``,name:n}=An.exec(e)?.groups??{};return n===void 0?kn.exec(e)?.[1]:t+n}function On(e){let{before:t=``,folder:n}=An.exec(e)?.groups??{};return n===void 0?void 0:t+n}const kn=/* @__PURE__ */ RegExp(`^((?:.*/)?(?:httpd|apache)[\\d.]*\\.conf)[._-](?:\\d{1,2}(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w*|(?:back(up)?|bak|copy|default|dist|disabled|(dpkg|ucf)-\\w+|example|off|old|orig(inal)?|pre-\\w+|prev(ious)?|rpm(new|orig|save)|sample|saved?)\\d*|\\d)(?:[._-]?\\d+)*$`,`i`),An=/^(?<before>.*\/)?(?<folder>(?:backups?|bak|default|examples?|old|orig(?:inal)?|samples?)\/)(?<name>(?:conf\/)?(?:httpd|apache)[\d.]*\.conf)$/i,jn=e=>k(e)[0],k=e=>e.once(Mn);function Mn(e){let t=/* @__PURE__ */ new Map;for(let n of e.files){let r=O(n)?void 0:Ln(e,n);r&&t.set(n,{file:n,at:r})}for(let n of e.files.filter(e=>En(e)&&!t.has(e))){let r=e.includesIn(n).find(n=>Vn(n)&&e.filesOf(n).some(e=>t.has(e)));r&&t.set(n,{file:n,at:r})}return[...t.values()].filter(({file:n})=>!Hn(e,n,t)&&!Nn(e,n))}function Nn(e,{path:t}){let n=Dn(t);return n!==void 0&&e.files.some(e=>e.path===n)}const Pn=(e,{path:t})=>e.once(In).some(e=>t.startsWith(e)),Fn=(e,t)=>Nn(e,t)||Pn(e,t),In=e=>e.files.flatMap(t=>Nn(e,t)?On(t.path)??[]:[]);function Ln(e,t){for(let n of En(t)?[...Rn,...zn]:Rn){let r=e.directivesIn(t,n).find(e=>Vn(e)&&!Bn(e));if(r)return r}}const Rn=[`ServerRoot`,`User`,`Group`],zn=[`PidFile`,`LoadModule`,`Listen`,`DocumentRoot`],Bn=({key:e,args:t})=>e===`loadmodule`&&u(t[0]?.value??``)===void 0,Vn=e=>[...p(e)].every(D);function Hn(e,t,n){let r=/* @__PURE__ */ new Set([t]);for(let t of r)for(let n of e.includersOf(t))r.add(n.file);return r.delete(t),[...r].some(e=>n.has(e))}function Un(e,t){if(k(e).length===1)return new Set(e.files);let n=/* @__PURE__ */ new Set([t.file]),r=e.directives(...S);for(let t of n)for(let i of r)if(i.file===t)for(let t of e.filesOf(i))n.add(t);return n}const Wn=e=>e.once(Gn);function Gn(e){return e.from===`2.4`?[]:k(e).map(t=>{let n=Un(e,t);return{...t,files:n,startFiles:new Set([...n].filter(e=>!O(e)))}})}function Kn(e,t,n){let r=e.once(qn),i=r.get(t)??/* @__PURE__ */ new Map;return r.set(t,i),i.has(n)||i.set(n,n(e,t)),i.get(n)}const qn=()=>/* @__PURE__ */ new Map,Jn=(e,t,...n)=>e.directives(...n).filter(e=>t.startFiles.has(e.file)),Yn=(e,t,...n)=>Jn(e,t,...n).filter(t=>bn(e,t)),Xn=(e,t)=>e.complete||Jn(e,t,...S).every(t=>!$n(t)&&e.filesOf(t).length>0||Zn(e)&&Qn(e,t)),Zn=e=>e.isOnDisk&&e.serverRoots.length>0&&e.serverRoots.every(({top:e})=>e);function Qn(e,t){let{how:n,files:r,lost:i}=e.includedBy(t);return!/^(known|absent)$/.test(n)||!Lt(t)||i.length>0?!1:r.length>0||$n(t)}const $n=({args:[e]})=>e!==void 0&&(w(e.value)||e.value.endsWith(`/`)),er=(...e)=>`No other file sets ${a(e,5,` or `)} for the whole server.`,tr=e=>/^No other file sets (\w+) for the whole server\.$/.exec(e)?.[1];function nr(e,t,...n){for(let r of[...n,...rr]){let n=(t.startFiles.has(t.file)?e.directivesIn(t.file,r):[]).findLast(t=>bn(e,t)&&!wn(e,t));if(n)return n}return t.at}const rr=[`KeepAliveTimeout`,`KeepAlive`,`ServerName`,`ServerAdmin`,`Listen`,`PidFile`,`ServerRoot`,`Group`,`User`,`LoadModule`],ir=/* @__PURE__ */ `unseen-access.unseen-parts.parts-apart.unseen-htaccess.unseen-defaults.sections-elsewhere.server-of-htaccess.linked-htaccess.code-without-access.access-merging.rules-for-24.template.filled-in.macro.unread-file.refused-file.override-granted.runs-on-24.came-from-22.checks-again.patterns-alike.methods-named.hardly-meant.closed-names.patterns-on-24.weaker-defaults.filled-in-addresses.ineffective-allow.names-behind-hash.new-words.guard-module.module-loaded.turned-guard.open-guard.release.all-servers.unjudged-files.new-machine.stricter-answer`.split(`.`),A=(e,t,n)=>({name:n===void 0?e:`${e}:${n}`,sentence:t}),ar=(e,t)=>[{name:e,sentence:t,isRare:!0}],or=(e,t,n)=>e?[{name:t,sentence:n}]:[],sr=e=>A(`unseen-defaults`,er(e)),cr=e=>A(`release`,`The server is httpd ${e} or later.`,e),lr=A(`template`,_e),ur=A(`macro`,`The macro's parameters do not change the meaning of these lines.`),dr=(e,{safe:t,assumes:n,assumptions:r})=>t?[]:r??[{name:e,sentence:n??``}],fr=({rule:e,fix:t},n)=>({...t,safe:!1,...Oe([...dr(e.id,t),...n])});function pr(e,t,{confirmed:n}){let r=dr(e,t),i=r.filter(({name:e})=>!n.has(e));if(r.length===i.length)return t;let{assumes:a,assumptions:o,...s}=t;return i.length===0?{...s,safe:!0}:{...s,...Oe(i)}}function mr(e,t,{declined:n}){return dr(e,t).flatMap(({name:e})=>n.get(e)??[])[0]}function hr(e,t,n){let r=``;for(let i=t;;){let t=e.indexOf(`
`,i);if(t<0)return e.length;let a=t>i&&e.charCodeAt(t-1)===13?t-2:t-1;if(a>=i?e.charCodeAt(a)!==92:r===``)return t+1;let o=gr(e.slice(i,t),r,n);if(o===void 0)return t+1;r=o,i=t+1}}function gr(e,t,n){if(e.includes(`\0`))return;if(n===`2.2`)return/(?:^|[^\\])\\\r?$/.test(e.slice(-3))?``:void 0;let r=e.length;for(;r>0&&(e.charCodeAt(r-1)===92||e.charCodeAt(r-1)===13);)r--;let i=((r===0?t:``)+e.slice(r)).replace(/\r$/,``);return i.endsWith(`\\`)?i.slice(0,-1).slice(-100):void 0}const j=e=>e===32||e>=9&&e<=13;function M(e,t,n){let r=t===0&&e.charCodeAt(0)===65279?1:t,i=e.slice(r,n),a=i.indexOf(`
`);return!(a<0||a===i.length-1&&!/\\\r?\n$/.test(i.slice(-3)))||i.includes(`\0`)?vr(yr(i,r)):vr({text:i,offset:e=>r+e})}const _r=(e,{start:t,end:n})=>M(e,t,n).text;function vr({text:e,offset:t}){let n=e.length;for(;n>0&&j(e.charCodeAt(n-1));)n--;let r=0;for(;r<n&&j(e.charCodeAt(r));)r++;return{text:e.slice(r,n),offset:r===0?t:e=>t(e+r)}}function yr(e,t){let n=br(e),r=[],i=0;for(let{text:e}of n)r.push(i),i+=e.length;return{text:n.map(e=>e.text).join(``),offset:e=>{let i=wr(r,e);return t+(n[i]?.from??0)+e-(r[i]??0)}}}function br(e){let t=[];for(let n=0;n<e.length;){let r=e.indexOf(`
`,n),i=e.slice(n,r<0?e.length:r),a=i.indexOf(`\0`);if(t.push({from:n,text:a<0?i:i.slice(0,a)}),a>=0||r<0)break;xr(r<e.length-1?t:t.slice(-1)),n=r+1}return t}function xr(e){let[t]=e.slice(-1);t&&Sr(t,`\r`)||Sr(Cr(e),`\r`),Sr(Cr(e),`\\`)}function Sr(e,t){let n=e.text.endsWith(t);return n&&(e.text=e.text.slice(0,-1)),n}function Cr(e){for(;e.length>1&&e.at(-1)?.text===``;)e.pop();return e.at(-1)}function wr(e,t){let n=0,r=e.length-1;for(;n<r;){let i=n+r+1>>1;e[i]<=t?n=i:r=i-1}return n}function Tr(e,t,n){let r=t;for(;r<n;){let t=e.charCodeAt(r);if(j(t))r++;else if(t===92&&Er(e,r+1,n))r=e.indexOf(`
`,r)+1;else return r}return r}function Er(e,t,n){let r=e.charCodeAt(t)===13?t+1:t;return r<n&&e.charCodeAt(r)===10}function Dr(e){let t=/* @__PURE__ */ new WeakMap;return n=>{let r=t.get(n)??{result:e(n)};return t.set(n,r),r.result}}function Or(e){let t=/* @__PURE__ */ new Map;return n=>{let r=t.get(n)??{result:e(n)};return t.size>=kr&&t.clear(),t.set(n,r),r.result}}const kr=5e3,Ar=Or(e=>e),jr={in22:!0,asksUser:!0,inLowerCaseOnly:!1},Mr={...jr,inLowerCaseOnly:!0},N={in22:!1,asksUser:!0,inLowerCaseOnly:!1},Nr={...N,asksUser:!1},Pr=[[`mod_authz_core`,`all env expr method`,Nr],[`mod_authz_host`,`ip host local forward-dns`,Nr],[`mod_ssl`,`ssl ssl-verify-client`,Nr],[`mod_authz_user`,`user valid-user`,jr],[`mod_authz_groupfile`,`group`,jr],[`mod_authz_groupfile`,`file-group`,Mr],[`mod_authz_owner`,`file-owner`,Mr],[`mod_authnz_ldap`,`ldap-user ldap-dn ldap-group ldap-attribute ldap-filter`,Mr],[`mod_authnz_ldap`,`ldap-search`,N],[`mod_authz_dbm`,`dbm-group dbm-file-group`,N],[`mod_authz_dbd`,`dbd-group dbd-login dbd-logout`,N]].flatMap(([e,t,n])=>t.split(` `).map(t=>({word:t,module:e,...n}))),Fr=new Map(Pr.map(e=>[e.word,e])),Ir=e=>Fr.get(e.toLowerCase()),Lr=e=>e.toLowerCase()===`not`||Ir(e)?.in22===!1;function Rr(e){if(!e.close||Br(e))return!1;for(let t of xe(e.children))if(!Ur(t))return!1;return!0}const zr=({key:e})=>/^limit(except)?$/.test(e),Br=({key:e,args:t})=>t.length===0||e===`limit`&&t.some(({value:e})=>e===`TRACE`),Vr=({key:e})=>Hr.has(e),Hr=/* @__PURE__ */ new Set([`adddefaultcharset`,`allowencodedslashes`,`contentdigest`,`enablemmap`,`enablesendfile`,`errordocument`,`hostnamelookups`,`identitycheck`,`identitychecktimeout`,`limitrequestbody`,`limitxmlrequestbody`,`loglevel`,`serversignature`,`timeout`,`usecanonicalname`,`usecanonicalphysicalport`]);function Ur(e){return e.kind===`section`?(D(e)||zr(e))&&e.close!==void 0:e.kind===`directive`?!Hr.has(e.key)&&(C(e.key)?.in22?.contexts.includes(`s`)??!1):e.kind===`blank`||e.kind===`comment`}function Wr(e){let t=C(e.key);if(!t?.in22||!t.in24)return;let n=m(e);if(t.isSection&&n.length===0)return;let r=Gr(P(t.in22,n),P(t.in24,n),_r(e.file.text,e).trim());if(r)return r;let{find:i,...a}=ri[e.key]??{find:()=>[]},[o,s]=[Kr(a.in22??``),Kr(a.in24??``)],c=e=>t=>e.has(t.toLowerCase()),l=i(n).find(e=>c(o)(e)||c(s)(e));return l===void 0?void 0:{version:c(o)(l)?`2.2`:`2.4`,text:l}}function Gr(e,t,n){return e===t?void 0:{version:e?`2.2`:`2.4`,text:n}}const Kr=Or(e=>new Set(e.toLowerCase().split(/\s+/).filter(Boolean)));function qr(e,t){let n=C(t.key)?.[e===`2.2`?`in22`:`in24`];if(!n)return;if(t.kind===`section`)return Jr(e,t,n);let r=m(t);if(!P(n,r))return!1;if(n.kind===`FLAG`||Xr.test(t.key))return!0;let{find:i,all:a,in22:o=``,in24:s=``}=ri[t.key]??{};if(!i||a===void 0)return;let c=Kr(`${a} ${e===`2.2`?o:s}`);return i(r).every(e=>c.has(e.toLowerCase()))}function Jr(e,t,n){let r=m(t),i=Yr[t.key];if(zr(t))return!Br(t);if(i||D(t))return r.length===0||!P(n,r)||e===`2.2`&&!$t(t)?!1:i?r.length>1&&r[0]!==`~`?!1:i.test(r.join(` `))||void 0:n.kind===`TAKE1`||E(t,e)!==`maybe`||void 0}const Yr={files:/^[^/~ ]+$/,filesmatch:/^(?:(?:[\w^$.-]|\\\.|\((?:[\w.|-]|\\\.)+\))[*+?]?)+$/},Xr=/^((add|remove)(type|handler|language|charset|encoding|(in|out)putfilter)|set(env|handler|(in|out)putfilter)|(unset|pass)env|(default|force)type|default(icon|language)|directoryindex|indexignore|(header|readme)name|languagepriority|adddefaultcharset|require|auth(name|type))$/;function P({kind:e},t){if(e===`FLAG`)return/^(on|off)$/i.test(t[0]??``);if(e===`ITERATE2`)return!!(t[0]&&t[1]);let n=/^TAKE(\d+)$/.exec(e)?.[1],r=t.indexOf(``);return n===void 0||n.includes(String(r<0?t.length:r))}const Zr={in22:`306 418 419 420 425 509`,in24:`208 226 308 428 429 431 451 511`},Qr=(e,t)=>e.trim().replace(/(?<=^|\s)(?=\S)/g,t),$r={find:ai,in24:`setifempty note expr= %l %i %b`},ei={find:e=>e.length===2?e.slice(0,1):[],in24:`permanent temp seeother ${Array.from({length:100},(e,t)=>300+t).join(` `)}`},ti={find:([e=``])=>[e],all:`from`},ni={find:([,...e])=>e,all:``,in22:`standard`},ri={acceptpathinfo:{find:e=>e,all:`default off on`},options:{find:F,all:`all execcgi followsymlinks includes includesnoexec indexes multiviews none runscripts symlinksifownermatch`},satisfy:{find:e=>e,all:`all any`},order:{find:e=>e,all:`allow,deny deny,allow mutual-failure`},allow:ti,deny:ti,authuserfile:ni,authgroupfile:ni,errordocument:{find:([e=``])=>[e],...Zr},rewriterule:{find:([,,e])=>ii(e),in22:Qr(Zr.in22,`R=`),in24:`BNE BNP backrefernoplus BCTLS END QSD qsdiscard QSL qslast UNC UnsafePrefixStat UnsafeAllow3F ${Qr(Zr.in24,`R=`)}`},rewriteoptions:{find:e=>e.map(e=>e.replace(/^(MaxRedirects=).*/is,`$1`)),in22:`MaxRedirects=`,in24:`InheritBefore InheritDown InheritDownBefore IgnoreInherit AllowNoSlash IgnoreContextInfo LegacyPrefixDocRoot
      UnsafePrefixStat`},header:$r,requestheader:$r,indexoptions:{find:F,in24:`UseOldDateFormat AddAltClass`},fileetag:{find:F,in24:`Digest`},ssloptions:{find:F,in24:`LegacyDNStringFormat`},redirect:ei,redirectmatch:ei,authbasicprovider:{find:e=>e,in24:`socache`}},ii=(e=``)=>e.replace(/^\[|\]$/g,``).split(`,`).map(e=>e.trim().replace(/^r(?:edirect)?=(\d+)$/i,`R=$1`)).map(e=>/^R=\d/.test(e)?e:e.replace(/=.*$/s,``));function F(e){return e.map(e=>e.replace(/^[+-]/,``))}function ai(e){let[t=``,,n=``,...r]=/^(always|onsuccess)$/i.test(e[0]??``)?e.slice(1):e,i=/^(set|add|append|merge|setifempty|note)$/i.test(t)?Array.from(n.replaceAll(`%%`,``).matchAll(/%(?:\{[^}]*\})?([a-z])/gi),([,e])=>`%${e}`):[],a=[n,...r].find(e=>/^expr=/i.test(e));return[t,...i,...a?[`expr=`]:[]]}const oi=[[`2.2`,`proof`,({index:e})=>[...e.names].flatMap(t=>wi(e,t))],[`2.2`,`proof`,({index:e})=>e.directives(`Options`).filter(Ti)],[`2.2`,`sign`,({index:e})=>e.directives(...[...e.names].filter(Qe),...mi).filter(hi)],[`2.2`,`sign`,({index:e})=>vi(e)],[`2.2`,`ours`,({index:e})=>e.directives(...gi).filter(_i)],[`2.4`,`proof`,({new24:e})=>e.filter(e=>!ci(e))],[`2.4`,`proof`,yi],[`2.4`,`sign`,({index:e})=>e.directives(...S).filter(e=>Ci.test(L(e)))],[`2.4`,`ours`,({new24:e})=>e.filter(ci)]];function si(e,t){let n={index:e,files:t,new24:[...Oi(e)]},r=oi.map(([e,t,r])=>({of:e,weighs:t,lines:r(n)}));return(e,...t)=>r.flatMap(({of:n,weighs:r,lines:i})=>n===e&&t.includes(r)?i:[])}function ci(e){return e.key===`loadmodule`?di.test(I(e)?.name??``):e.key===`require`?fi.test(L(e)):e.kind===`section`&&e.key===`if`?[...Se(e.commands)].every(({key:e})=>/^(require\w*|authmerging)$/.test(e)):pi.has(e.key)?!0:e.kind===`section`?!1:_i(e)||ui.test(Ii(e))||li.test(Wr(e)?.text??``)}const li=/^(loglevel .*|useolddateformat|legacydnstringformat|unsafe\w+|b|bctls|ignorecontextinfo)$/i,ui=/^(substitutemaxlinelength 100m|filterprovider \S+ \S+ (!\( )?(-n )?(%\{content_type\}|(resp|req_novary|reqenv)\(').*)$/,di=/^mod_(authn_core|authz_core|unixd|slotmem_\w+|socache_\w+|lbmethod_\w+|allowmethods|cache_disk|example_hooks|mpm_\w+)$|^(prefork|worker|event)$/,fi=/^(all|ip|host|expr|env|method|not|dbm-group|dbm-file-group)$/i,pi=new Set(`define undefine requireall requireany requirenone authmerging allowmethods includeoptional
   maxrequestworkers maxconnectionsperchild mutex errorlogformat regexdefaultoptions mergeslashes registerhttpmethod
   deflatealteretag httpprotocoloptions sslcarevocationcheck sslproxycarevocationcheck`.split(/\s+/)),mi=[`NameVirtualHost`,`DefaultType`,`MaxClients`,`MaxRequestsPerChild`],hi=e=>R(e)&&!/^none$/i.test(L(e)),gi=[`AuthLDAPMaxSubGroupDepth`,`DirectoryCheckHandler`,`FileETag`,`RegexDefaultOptions`,`SSILegacyExprParser`];function _i({key:e,args:t}){let n=t.map(({value:e})=>e.toLowerCase()).sort();return/^(authldapmaxsubgroupdepth 0|(directorycheckhandler|ssilegacyexprparser) on|fileetag inode mtime size|regexdefaultoptions.* -dollar_endonly.*)$/.test([e,...n].join(` `))}function vi(e){let t=t=>e.directives(`LoadModule`).filter(e=>I(e)?.name===t);return t(`mod_authz_core`).length>0?[]:t(`mod_authz_host`)}function yi({index:e,files:t}){return e.says(...[...e.names].filter(Qe))?e.directives(`Require`).filter(e=>/^all$/i.test(L(e))&&xi(t)(e)&&R(e)&&Ce(bi(e)).some(e=>e.kind===`directive`&&Qe(e.key))):[]}const bi=e=>{let{parent:t}=e;return t&&/^require(all|any|none)$/.test(t.key)?bi(t):e},xi=e=>e.every(O)?()=>!0:Si,Si=({file:e})=>!O(e),Ci=/(^|\/)(conf-(available|enabled)|conf\.modules\.d)(\/|$)/;function wi(e,t){if(t.startsWith(`<`))return[];let n=C(t),r=n?.in22&&!n.in24;return!r&&t!==`loadmodule`?[]:e.directives(t).filter(e=>Si(e)&&Li(e)&&(r||Ei(I(e))))}function Ti(e){let t=e.args.map(({value:e})=>/^[+-]/.test(e));return t.includes(!0)&&t.includes(!1)&&Si(e)&&Li(e)}const Ei=e=>!!e?.symbol22&&!e.symbol24&&(!d[e.name]||Di.test(e.name)),Di=/^mod_(authn_default|authz_default|authn_alias|mem_cache)$/;function*Oi(e){let t=e.directives(`LoadModule`).some(e=>L(e)===`define_module`);for(let n of e.names)t&&/^(un)?define$/.test(n)||(yield*ki(e,n).filter(R));yield*e.sections(`IfModule`).filter(e=>Ai(e)&&R(e))}function ki(e,t){return t===`require`?e.directives(t).filter(e=>Lr(L(e))):t===`loadmodule`?e.directives(t).filter(e=>Mi(I(e))):Fi(t)?t.startsWith(`<`)?e.sections(t.slice(1)):e.directives(t):[]}const Ai=e=>ji(L(e))&&I(e)?.name!==`mod_access_compat`;function ji(e){let t=u(e);return Mi(t)&&!di.test(t?.name??``)}const Mi=e=>!!e?.symbol24&&!e.symbol22&&!Ni.test(e.name),Ni=/^mod_(macro|proxy_html|xml2enc|remoteip|proxy_wstunnel|sed|lua|mpm_itk|fcgid|reqtimeout)$/,Pi=({kind:e,key:t})=>Fi(e===`section`?`<${t}`:t)||/^if(file|directive|section)$/.test(t);function Fi(e){let t=C(e.replace(/^</,``));return!t?.in24||t.in22||Ni.test(t.in24.module)?!1:t.isSection===e.startsWith(`<`)&&!/^<if(file|directive|section)$/.test(e)}const I=e=>u(L(e)),Ii=({key:e,args:t})=>[e,...t.map(({value:e})=>e.toLowerCase())].join(` `),L=({args:e})=>e[0]?.value??``;function Li(e){for(let t of p(e))if(D(t)&&E(t,`2.2`)!==`always`)return!1;return!0}function R(e){for(let t of p(e)){let e=D(t)?E(t,`2.2`):`always`;if(e===`never`||e===`maybe`&&t.key!==`ifmodule`)return!1}return!0}function Ri(e){for(let t of p(e))if(!D(t))return t;return O(e.file)?e.file:`server`}function zi(e,t){if(t.has(`server`)||t.has(e.file))return!0;for(let n of p(e))if(t.has(n))return!0;return!1}const z=e=>e.find(({key:e})=>e===`virtualhost`),Bi=e=>z([...p(e)]),Vi=(e,t)=>new Set(e.enclosing(t).map(z)),Hi={DocumentRoot:0,Alias:1,VirtualDocumentRoot:0,VirtualDocumentRootIP:0,UserDir:0};function*Ui(e,t){for(let[n,r]of Object.entries(Hi))for(let i of e.files)if(t.startFiles.has(i))for(let t of e.directivesIn(i,n))yield*Wi(e,t,t.args[r]?.value??``)}function*Wi(e,t,n){let r=n.replaceAll(`\\`,`/`);if(!(!ea(r)||t.key===`alias`&&/\.\w+$/.test(r)))for(let n of e.enclosing(t))yield{path:r,host:z(n),at:t}}function Gi(e,n,r){let i=[];for(let t of r)if(!O(t.file)){if(Ki(e,t))return;i.push(t)}let a=t(i.flatMap(t=>Yi(e,t)),({folder:e})=>e),o=({host:e,sections:t},n)=>(!e||e===n.host)&&t.every(e=>Qi(e,n.path));for(let e of n)if(![void 0,...Zi(e.path)].flatMap(e=>a.get(e)??[]).some(t=>o(t,e)))return e}const Ki=(e,t)=>e.enclosing(t).some(qi),qi=e=>e.every(e=>e.key!==`virtualhost`&&!Ji(e)&&Qi(e,`/`)),Ji=({key:e,args:t})=>e===`directorymatch`||e===`directory`&&t.length>1,Yi=(e,t)=>e.enclosing(t).map(e=>({host:z(e),sections:e,folder:e.map(Xi).find(e=>e!==void 0)}));function Xi(e){if(e.key!==`directory`||e.args.length!==1)return;let t=$i(e).replaceAll(`\\`,`/`);return!/[*?[\]]/.test(t)&&!t.includes("${")&&!T(t)?B(t).join(`/`):void 0}function Zi(e){let t=B(e);return[``,...t.map((e,n)=>t.slice(0,n+1).join(`/`))]}function Qi(e,t){let n=$i(e);return e.key===`directory`&&e.args.length===1?ta(t,n.replaceAll(`\\`,`/`)):e.key===`directory`||e.key===`directorymatch`?ra(t,n):e.key===`location`||e.key===`proxy`?/^\/\*?$/.test(n):!/^(files|filesmatch|locationmatch|proxymatch|limit|limitexcept)$/.test(e.key)}const $i=e=>e.args.at(-1)?.value??``,ea=e=>/^(\/|[a-z]:)/i.test(e)&&!e.includes("${")&&!T(e);function ta(e,t){let n=B(e);return B(t).every((e,t)=>{let r=n[t];return r!==void 0&&(e===r||T(e)||e.includes("${")||na(e).test(r))})}const B=e=>e.toLowerCase().split(`/`).filter(Boolean),na=e=>RegExp(`^${e.replace(/[.+^${}()|\\[\]]/g,`\\$&`).replaceAll(`*`,`.*`).replaceAll(`?`,`.`)}$`);function ra(e,t){if(!Kt(t))return!0;try{return new RegExp(t).test(e)||new RegExp(t).test(`${e}/`)}catch{return!0}}const ia=/* @__PURE__ */ RegExp(`^(?:%+\\s*(?:if|elif|else|elseif|endif|for|endfor|foreach|while|endwhile|unless|end|ifdef|ifndef)\\b|\\{\\/?(?:if|else|elseif|foreach|foreachelse|for|section|sectionelse|while|unless|literal)\\b|@+(?:if|else|elseif|end|unless|for|foreach|ifdef|ifndef)(?:[_\\W]|$)|__(?:IF|ELSE|END|UNLESS|FOR)|#(?:ifdef|ifndef|endif)\\b|#(?:if|elseif|foreach)\\s*\\(|<\\/?(?:#|@|(?:c|g|py|s|tal|xsl):)\\w|m4_|ifdef\\(|ifelse\\()`,`i`);function aa(e){for(let t=0;t<e.length;){let n=e.indexOf(`
`,t),r=n<0?e.length:n,i=t;for(;i<r&&oa(e.charCodeAt(i));)i++;if(ca(e,i)&&ia.test(e.slice(i,r)))return!0;t=r+1}return!1}const oa=e=>e===32||e===9,sa=/* @__PURE__ */ new Set(`%{@_<mMiI`),ca=(e,t)=>e[t]===`#`?/[ief]/i.test(e[t+1]??``):sa.has(e[t]??``),la=e=>ua.test(e),ua=/^(?:[%{@_]|<\/?(?:[#@]|\w+:)|m4_|if(?:def|else)\()/i;function da(e,t,n){let r=e.charCodeAt(t+1)|32;return(r===ma||r===fa||r===pa)&&ia.test(e.slice(t,n))}const fa=101,pa=102,ma=105,ha=e=>Array.from(e.matchAll(ga),({0:e,index:t})=>({start:t,end:t+e.length,kind:_a(e)})),ga=new RegExp([`<%[\\s\\S]*?%>|<\\?(?!xml)[\\s\\S]*?\\?>`,`${Ft}[\\s\\S]*?%\\}`,`\\{\\{[\\s\\S]*?\\}\\}|\\{#[\\s\\S]*?#\\}|\\[%\\s[\\s\\S]*?%\\]|<\\/?tmpl_\\w+[^>]*>|\\{\\/?tmpl_\\w+[^}]*\\}`].join(`|`),`gi`);function _a(e){let t=e.toLowerCase();return/^[<{]\/?tmpl_/.test(t)?va(t):t.startsWith(`<%`)?ya(e.slice(2,-2).replace(/^-|-$/g,``)):t.startsWith(`{%`)||t.startsWith(`[%`)?xa(e.slice(2,-2).replace(/^[-+]|[-+]$/g,``).trim()):t.startsWith(`{{`)?Sa(e.slice(2,-2).replace(/^[-~{]|[-~}]$/g,``).trim()):t.startsWith(`{#`)?`nothing`:Ca(e.slice(2,-2).trim())}function va(e){return/^[<{]\/?tmpl_(else|elseif|elsif)\b/.test(e)?`middle`:/^[<{]\/tmpl_/.test(e)?`end`:/^[<{]tmpl_(if|unless|loop|foreach|ifnot)\b/.test(e)?`open`:/^[<{]tmpl_comment\b/.test(e)?`unknown`:`text`}function ya(e){if(/^[=|]/.test(e))return`text`;if(e.startsWith(`#`))return`nothing`;let t=e.trim();return/^(else|elsif|when)\b/.test(t)||/^\}\s*els(e|if)\b.*\{$/s.test(t)?`middle`:/^(end|\})$/.test(t)?`end`:/^(if|unless|case|while|until|for|begin)\b/.test(t)||/\bdo(\s*\|[^|]*\|)?$|\{(\s*\|[^|]*\|)?$/.test(t)?/[\n;]|\bend\b/.test(t)?`unknown`:`open`:/\b(if|unless|do|end|begin|case|while|until)\b|[{}]/.test(t)?ba(t):`nothing`}const ba=e=>/^[^\n;{}]*\S\s+(if|unless)\b[^\n;{}]*$/.test(e)&&!/\b(do|end|begin|case|while|until)\b/.test(e)?`nothing`:`unknown`;function xa(e){return/^(else|elif|elseif|elsif|case|when)\b/i.test(e)?`middle`:/^end\w*$/i.test(e)||/^end\w+\b/.test(e)?`end`:/^(if|unless|for|foreach|while|block|macro|call|filter|with|switch|wrapper|raw|autoescape)\b/i.test(e)?`open`:/^(set|do|import|from)\b/i.test(e)?e.includes(`=`)||!/^set\b/i.test(e)?`nothing`:`unknown`:e.startsWith(`#`)?`nothing`:`text`}function Sa(e){return e.startsWith(`!`)||e.startsWith(`/*`)?`nothing`:/^(#|\^|(if|range|with|define|block)\b)/.test(e)?`open`:/^(else|\^$)/.test(e)?`middle`:/^(\/|end$)/.test(e)?`end`:`text`}function Ca(e){let t=e.replace(/^php\b/,``).trim();return/^\}\s*else\b.*\{$|^else(if)?\b.*:$/s.test(t)?`middle`:/^\}$|^end(if|foreach|for|while)\s*;?$/.test(t)?`end`:/^(if|foreach|for|while)\b[^;{}]*[{:]$/.test(t)?`open`:/^(=|echo\b|print\b|include\b|require\b)/.test(t)?`text`:`unknown`}function wa(e){let t=Ta(e);if(t.size===0)return{taken:[...e],refused:[]};let n=/* @__PURE__ */ new Set;return e.forEach((e,r)=>{t.get(r)?.some(e=>e===r||n.has(e))||n.add(r)}),{taken:e.filter((e,t)=>n.has(t)),refused:e.filter((e,t)=>!n.has(t))}}function Ta(e){let t=/* @__PURE__ */ new Map;for(let n of ka(e).values()){let e=[],r=0;for(let i of Ge(n,({edit:e})=>e,Da)){i.edit.start>=r?e.length=0:e=e.filter(({edit:e})=>e.end>i.edit.start),r=Math.max(r,i.edit.end);for(let n of e)if(Aa(n.edit,i.edit))for(let e of Ea(i))for(let r of Ea(n))Oa(t,e,r);i.edit.end>i.edit.start&&e.push(i)}}return t}const Ea=({rank:e,others:t=[]})=>[e,...t];function Da(e,{rank:t}){e.others??=[],e.others.push(t)}function Oa(e,t,n){for(let[r,i]of[[t,n],[n,t]]){let t=e.get(r);t?t.push(i):e.set(r,[i])}}function ka(e){let n=t(e.flatMap(({fix:e},t)=>e.edits.map(e=>({edit:e,rank:t,others:void 0}))),({edit:e})=>e.file);for(let e of n.values())e.sort((e,t)=>b(e.edit,t.edit));return n}const Aa=(e,t)=>e.start<t.end&&t.start<e.end;function ja(e,t,n){let r=Ua(e,t,n);if(r>=0)return{start:t,end:r,value:e.slice(t,r)};let i=V(e,t,n);if(i>=0)return Ha(U(e,t,i),e);let a=M(e,t,n);return Ha(za(a,U(a.text,0,a.text.length)),e)}function Ma(e,t,n){let r=V(e,t,n);if(r>=0)return La(e,W(e,t,r),r);let i=M(e,t,n),a=i.text.length;return Ra(i,W(i.text,0,a),a)}const Na=(e,t,n)=>Ia(ja(e,t,n),e);function Pa(e,t,n){let r=V(e,t,n);if(r>=0){let n=W(e,t,r),i=e.lastIndexOf(`>`,r-1);return La(e,n,i<n?r:i)}let i=M(e,t,n),a=W(i.text,0,i.text.length),o=i.text.lastIndexOf(`>`);return Ra(i,a,o<a?i.text.length:o)}function Fa(e,t,n){let r=V(e,t,n);if(r>t&&e.charCodeAt(r-1)===62)return!0;let i=M(e,t,n).text,a=W(i,0,i.length);return i.lastIndexOf(`>`)>=a||a===i.length}function Ia({start:e,end:t,value:n},r){let i=r.charCodeAt(e)===60?0:1;return{start:e+1+i,end:t,value:n.slice(1)}}function V(e,t,n){let r=t;for(let i=t;i<n;i++){let t=e.charCodeAt(i);if(t>32)r=i+1;else if(t===0||t===10&&i<n-1)return-1;else j(t)||(r=i+1)}return e.charCodeAt(n-1)===10&&r>t&&e.charCodeAt(r-1)===92?-1:r}function La(e,t,n){let r=H(e,t,n);if(r>=n)return[];let i=U(e,r,n),a=H(e,i.end,n);if(a>=n)return[i];let o=U(e,a,n),s=[i,o];for(let t=H(e,o.end,n);t<n;){let r=U(e,t,n);s.push(r),t=H(e,r.end,n)}return s}const Ra=(e,t,n)=>La(e.text,t,n).map(t=>za(e,t)),za=(e,{start:t,end:n,value:r})=>({start:e.offset(t),end:n>t?e.offset(n-1)+1:e.offset(t),value:r});function H(e,t,n){let r=t;for(;r<n&&j(e.charCodeAt(r));)r++;return r}function U(e,t,n){let r=e.charCodeAt(t);if(t<n&&(r===34||r===39))return Va(e,t,n);let i=Ba(e,t,n),a=e.slice(t,i);return{start:t,end:i,value:a.includes(`\\\\`)?a.replaceAll(`\\\\`,`\\`):a}}function W(e,t,n){let r=e.charCodeAt(t);return t<n&&(r===34||r===39)?Va(e,t,n).end:Ba(e,t,n)}function Ba(e,t,n){let r=t;for(;r<n&&!j(e.charCodeAt(r));)r++;return r}function Va(e,t,n){let r=e.charCodeAt(t),i=t+1;for(;i<n&&e.charCodeAt(i)!==r;i++){if(e.charCodeAt(i)!==92||i+1===n)continue;let t=e.charCodeAt(i+1);(t===r||t===92)&&i++}let a=e.slice(t+1,i),o=a.includes(`\\`)?a.replace(r===34?/\\(["\\])/g:/\\(['\\])/g,`$1`):a;return{start:t,end:Math.min(i+1,n),value:o}}function Ha(e,t){if(!e.value.endsWith(`>`)||e.value[1]===`/`)return e;let n=t.charCodeAt(e.end-1)===62?e.end-1:e.end;return{start:e.start,end:n,value:e.value.slice(0,-1)}}function Ua(e,t,n){let r=e[t];if(r===`"`||r===`'`)return-1;let i=t;for(;i<n;i++){let t=e.charCodeAt(i);if(j(t))break;if(t===92||t===0)return-1}return e.charCodeAt(i-1)===62&&e[t+1]!==`/`?i-1:i}const Wa={written:``,key:``,bare:``},Ga=(e,t)=>({text:e,version:t,templates:At(e),names:/* @__PURE__ */ new Map,kind:`blank`,start:0,first:0,end:0,name:Wa,code:void 0,isOdd:!1}),Ka=8191,qa=/^<\/perl>/i;function Ja(e){let{text:t,end:n}=e;if(n>=t.length)return!1;let r=n,i=t.charCodeAt(r);for(;i===32||i===9;)i=t.charCodeAt(++r);let a=i===10?r:t.indexOf(`
`,r),o=a+1;return e.start=n,e.first=r,e.end=o,o===0||o-n>8191||e.code||Ya(t,a)?eo(e):i===10?e.kind=`blank`:i===35?$a(e):Xa(e,i)||eo(e),!0}function Ya(e,t){let n=e.charCodeAt(t-1);return n===92||n===13&&e.charCodeAt(t-2)===92}function Xa(e,t){let{text:n,first:r}=e,i=t===60;if(!i&&!Za(t))return!1;let a=r+1,o=i&&n.charCodeAt(a)===47;for(o&&a++;Za(n.charCodeAt(a));)a++;return o&&n.charCodeAt(a)===62&&a++,j(n.charCodeAt(a))?(e.kind=o?`close`:i?`open`:`directive`,e.name=Qa(e,n.slice(r,a)),!0):!1}const Za=e=>(e|32)>=97&&(e|32)<=122;function Qa(e,t){let n=e.names.get(t);if(n)return n;let r=(t.startsWith(`</`)?`<${t.slice(2).replace(/>$/,``)}`:t).toLowerCase(),i={written:t,key:r,bare:r.replace(/^</,``)};return e.names.set(t,i),la(t)&&(e.isOdd=!0),i}function $a(e){e.kind=`comment`,da(e.text,e.first,e.end)&&(e.isOdd=!0)}function eo(e){let{text:t,start:n,version:r}=e,i=hr(t,n,r),a=Tr(t,n===0&&t.charCodeAt(0)===65279?1:n,i);e.first=a,e.end=i;let o=a<i?t.charCodeAt(a):0;e.code?no(e,e.code):o===0?e.kind=`blank`:o===35?$a(e):to(e)||ro(e)}function to(e){let t=e.templates.endOf(e.first,e.end);return t<0?!1:(e.kind=`template`,e.end=t,e.isOdd=!0,!0)}function no(e,t){let{text:n,first:r,end:i}=e;e.kind=`code`,e.isOdd=!0,t.test(n.slice(r,Math.min(i,r+8)))&&(e.code=void 0,t===qa&&(e.kind=`close`,e.name=Qa(e,n.slice(r,r+7))))}function ro(e){let{text:t,first:n,end:r}=e,i=Ua(t,n,r),a=i<0?M(t,n,r).text:void 0,o=a===void 0?t.slice(n,i):ja(t,n,r).value;a===``?e.kind=`blank`:a?.startsWith(`#`)?e.kind=`comment`:o===``?e.kind=`stray`:(e.kind=o.startsWith(`<`)?o.startsWith(`</`)?`close`:`open`:`directive`,e.name=Qa(e,o))}const io=(e,t)=>({reader:Ga(e,t),open:[],beyond:0,problems:[]});function ao(e){let{text:t,start:n,end:r}=e.reader;r===t.length&&ho(e),r-n>8191&&go(e)}function oo(e){let{open:t,problems:n}=e;for(let{first:n,name:r}of t.reverse())G(e,n,`${K(r.written)}> is never closed.`);return n.sort((e,t)=>e.at.start-t.at.start)}function so(e){let{reader:t,open:n}=e,{text:r,name:i,first:a,end:o}=t;return n.length===128?(e.beyond=1,G(e,a,`Sections are nested more than 128 deep here; the lines inside are not changed.`),!1):(n.push({name:i,first:a}),i.key===`<perl`&&(t.code=qa),Fa(r,a,o)||G(e,a,`${K(i.written)}> lacks its closing ">".`),!0)}function co(e){let{reader:t,open:n}=e,{key:r,written:i}=t.name,a=i.endsWith(`>`)?i.slice(0,-1):i,o=n.at(-1)?.name.key===r,s=o?n.length-1:n.findLastIndex(e=>e.name.key===r);if(s<0)G(e,t.first,`${K(a)}> closes nothing.`);else{for(let t of o?lo:n.slice(s+1).reverse())G(e,t.first,`${K(t.name.written)}> is not closed before ${K(a)}>.`);return n.length=s,i===a&&G(e,t.first,`${K(a)} lacks its closing ">".`),s}}const lo=[];function uo(e){e.reader.kind===`open`?e.beyond++:e.reader.kind===`close`&&e.beyond--}function fo(e){let{key:t}=e.name;return t!==`=pod`&&t!==`__end__`?!1:(e.code=t===`=pod`?po:mo,!0)}const po=/^=cut\b/,mo=/(?!)/;function ho(e){let{text:t,version:n,kind:r,first:i}=e.reader;r!==`directive`&&r!==`open`&&r!==`close`&&r!==`stray`||n===`2.4`||!/(?:^|[^\\])\\\r?\n$/.test(t.slice(-4))||t.slice(t.lastIndexOf(`
`,t.length-2)+1).includes(`\0`)||G(e,i,`The file ends in a continued line, which only 2.4 reads.`)}function go(e){let{text:t,version:n,kind:r,start:i,first:a,end:o}=e.reader;n!==`2.4`&&r!==`code`&&r!==`template`&&a!==o&&(t.slice(i,o).replace(/\\?\r?\n/g,``).length<=8191||G(e,a,`The line has more than ${Ka} characters. 2.2 reads the rest as another line. 2.4 reads one line, and answers 500 for it in a .htaccess file.`))}function G({problems:e,reader:{text:t}},n,r){let i=t.indexOf(`
`,n),a=i<0?t.length:i;e.push({at:{start:n,end:t[a-1]===`\r`?a-1:a},message:r})}const K=e=>e.length>60?`${e.slice(0,60)}…`:e;var _o=class{constructor(){this.commands=[],this.ownSections=void 0,this.ownChildren=void 0}get sections(){return this.ownSections??=this.commands.some(Te)?this.commands.filter(Te).slice():vo,this.ownSections}get children(){return this.ownChildren??=this.allLines(),this.ownChildren}empty(){this.commands=[],this.ownSections=void 0,this.ownChildren=void 0}};const vo=[];var yo=class extends _o{constructor(e,t,n,r){super(),r&&(this.defined=r),this.path=e,this.text=t,this.version=n,this.problems=[],this.hasOddLines=!1,this.byKey=/* @__PURE__ */ new Map,this.triviaStarts=[],this.triviaKinds=[]}get keys(){return this.byKey.keys()}named(e){return this.byKey.get(e)??[]}enter(e,t){r(this.byKey,e,t)}emptied(e){let t=({parent:n})=>n!==void 0&&(e.has(n)||t(n));for(let[e,n]of this.byKey){let r=n.filter(e=>!t(e));r.length>0?this.byKey.set(e,r):this.byKey.delete(e)}for(let t of e)t instanceof Co&&t.empty()}passOver(e,t){this.triviaStarts.push(t),this.triviaKinds.push(e)}allLines(){return this.linesBetween(this.commands,0,this.text.length,void 0)}linesBetween(e,t,n,r){let i=[],a=this.firstTriviaAt(t),o=e=>{for(let t=this.startOfTrivia(a);t<e;t=this.startOfTrivia(a)){let n=this.triviaKinds[a]??`stray`,o=Math.min(this.startOfTrivia(++a),e);i.push({kind:n,file:this,parent:r,start:t,end:o})}};for(let t of e)o(t.start),i.push(t),t.kind===`section`&&(a=this.firstTriviaAt(xo(t)));return o(n),i}startOfTrivia(e){return this.triviaStarts[e]??1/0}firstTriviaAt(e){return be(this.triviaStarts.length,t=>this.startOfTrivia(t)>=e)}};const bo=({close:e,parent:t,file:n})=>e?.start??(t?bo(t):n.text.length),xo=e=>e.close?.end??bo(e);var So=class{constructor(e,t,{name:n,start:r,first:i,end:a}){this.kind=`directive`,this.key=n.bare,this.file=e,this.parent=t,this.start=r,this.end=a,this.first=i}get name(){return ja(this.file.text,this.first,this.end)}get args(){return Ma(this.file.text,this.first,this.end)}},Co=class extends _o{constructor(e,t,{name:n,start:r,first:i,end:a}){super(),this.kind=`section`,this.key=n.bare,this.file=e,this.parent=t,this.start=r,this.end=a,this.first=i,this.close=void 0}closeAt(e){this.close=e,this.commands=this.commands.slice()}allLines(){return this.file.linesBetween(this.commands,this.end,bo(this),this)}get name(){return Na(this.file.text,this.first,this.end)}get args(){return Pa(this.file.text,this.first,this.end)}};const wo={written:`<iftemplate`,key:`<iftemplate`,bare:`iftemplate`};var To=class extends Co{constructor(e,t,n,r){super(e,t,{...n,name:wo}),this.readings=r}get name(){let e=this.file.text.slice(this.first,this.end).trimEnd();return{start:this.first,end:this.first+e.length,value:e}}get args(){return[]}};function Eo(e){if(!jo.some(t=>e.includes(t))||!Ao.test(e))return;let t=/* @__PURE__ */ new Map,n=[];for(let r of ha(e)){let i=n.pop();if(r.kind===`open`)n.push(...i?[i]:[],[r]);else if(r.kind===`middle`&&i)n.push(i.length>3?i:[...i,r]);else if(r.kind===`end`&&i)Do(e,[...i,r],t);else if(r.kind===`middle`||r.kind===`end`||r.kind===`unknown`)return;else i&&n.push(i)}return n.length===0&&t.size>0?t:void 0}function Do(e,t,n){let[r,i,a]=t,o=t.map(t=>Oo(e,t)),s=r&&Fo(e.slice(r.start,r.end));if(!s||!i||t.length>3||o.includes(void 0)||a&&!/\belse\b(?!\s*if)/i.test(e.slice(i.start,i.end)))return;let[c,l,u]=a?o:[o[0],void 0,o[1]];c!==void 0&&n.set(c,{kind:`open`,readings:s}),l!==void 0&&n.set(l,{kind:`middle`,readings:Uo(s)}),u!==void 0&&n.set(u,{kind:`close`})}function Oo(e,{start:t,end:n}){let r=e.lastIndexOf(`
`,t-1)+1,i=e.indexOf(`
`,n),a=e.slice(n,i<0?e.length:i);return e.slice(t===0?0:r,t).trim()===``&&a.trim()===``?r:void 0}const ko=`(?:apache|httpd)[\\w.:]{0,20}?(?:_|\\.|::|'\\]\\[')?version`,Ao=RegExp(ko,`i`),jo=[`%>`,`%}`,`%]`],Mo=`(?:@|\\$|scope(?:\\.lookupvar)?[[(]['"]:{0,2}|node\\[')?${ko}(?:['"]?[\\])])?(?:\\.to_[fs])?`,No=`['"]?(?<number>2\\.[24])(?:\\.0)?['"]?`,Po=[`(?:scope\\.)?(?:function_)?versioncmp\\(?\\[?\\(?${Mo},\\s*${No}\\)?\\]?\\)?\\s*(?<sign>[<>=!]=?)\\s*0`,`${Mo}\\s*(?<sign>[<>=!]=?|===?)\\s*${No}`,`${Mo}\\.start(?:s?With|_with\\?)\\(\\s*${No}\\.?['"]?\\s*\\)(?<sign>)`,`${Mo}\\s*(?:is\\s+version(?:_compare)?|\\|\\s*version(?:_compare)?)\\s*\\(${No},\\s*['"](?<sign>[<>=!]=?|ge|gt|le|lt|eq|ne)['"]\\)`].map(e=>RegExp(`^${e}$`,`i`));function Fo(e){let t=e.replace(/^(?:<%|\{%|\[%)[-+]?|[-+]?(?:%>|%\}|%\])$/g,``).trim().replace(/\s*(?:\{|then|do)$/,``),[,n,r]=/^(if|unless)\b\s*(.*)$/is.exec(t)??[],i=r?.replace(/^\((.*)\)$/s,`$1`).trim(),a=n&&i&&(Io(i)??Lo(i));return a?n.toLowerCase()===`unless`?Uo(a):a:void 0}function Io(e){for(let t of Po){let n=t.exec(e);if(!n)continue;let r=n.groups?.sign||`==`;return Ho[`${zo[r]??r} ${n.groups?.number}`]}}function Lo(e){if(/\bor\b|\|\|/i.test(e))return;let[t,...n]=e.split(/\s+and\s+|\s*&&\s*/i).flatMap(e=>Io(e.trim())??[]);return t&&n.length===0?{"2.2":Ro(t[`2.2`]),"2.4":Ro(t[`2.4`])}:void 0}const Ro=e=>e===`never`?e:`maybe`,zo={ge:`>=`,gt:`>`,le:`<=`,lt:`<`,eq:`==`,ne:`!=`,"=":`==`,"===":`==`},Bo={"2.2":`never`,"2.4":`always`},Vo={"2.2":`always`,"2.4":`never`},Ho={">= 2.4":Bo,"< 2.4":Vo,"== 2.4":Bo,"!= 2.4":Vo,"== 2.2":Vo,"!= 2.2":Bo},Uo=e=>({"2.2":Wo[e[`2.2`]],"2.4":Wo[e[`2.4`]]}),Wo={always:`never`,never:`always`,maybe:`maybe`};function Go(e,t,n=`2.2`,r){let i=new yo(t,e,n,r),a=Eo(e);if(!a)return qo(i,a);let o=qo(i,a);return o.named(wo.key).every(e=>e.kind===`section`&&e.close)?o:qo(new yo(t,e,n,r),void 0)}function Ko({path:e,version:t,defined:n,...r},i,a={}){let o=Go(i,e,a.version??t,a.defined??n),s=a.loaded??r.loaded;return(a.isPerDirectory||r.isPerDirectory)&&Object.assign(o,{isPerDirectory:!0}),s?Object.assign(o,{loaded:s}):o}function qo(e,t){let n={...io(e.text,e.version),file:e,sections:[],guards:t};for(;Ja(n.reader);)Jo(n),ao(n);return e.problems=oo(n),e.hasOddLines=n.reader.isOdd||e.problems.length>0,e}function Jo(e){let{kind:t,start:n}=e.reader,r=t===`template`?e.guards?.get(n):void 0;r&&e.beyond===0?Yo(e,r):t!==`directive`&&t!==`open`&&t!==`close`?q(e,t):e.beyond>0?Xo(e):t===`directive`?Zo(e):t===`open`?Qo(e):$o(e)}function Yo(e,t){let{reader:n,file:r,open:i,sections:a}=e;if(t.kind!==`open`){let r=a.at(-1);if(!(r instanceof To)){q(e,`template`);return}r.closeAt({start:n.start,end:t.kind===`close`?n.end:n.start}),i.pop(),a.pop()}if(t.kind===`close`)return;let o=a.at(-1),s=new To(r,o,n,t.readings);(o??r).commands.push(s),r.enter(wo.key,s),i.push({name:wo,first:n.first}),a.push(s)}const q=({file:e,reader:t},n)=>e.passOver(n,t.start);function Xo(e){q(e,`stray`),uo(e)}function Zo(e){let{file:t,reader:n,sections:r}=e;if(fo(n)){q(e,`code`);return}let i=r.at(-1),a=new So(t,i,n);(i??t).commands.push(a),t.enter(n.name.key,a)}function Qo(e){let{file:t,reader:n,sections:r}=e;if(!so(e)){q(e,`stray`);return}let i=r.at(-1),a=new Co(t,i,n);(i??t).commands.push(a),t.enter(n.name.key,a),r.push(a)}function $o(e){let{reader:t,sections:n}=e,r=co(e);r===void 0?q(e,`stray`):(n[r]?.closeAt({start:t.start,end:t.end}),n.length=r)}const es=(e,t=`2.2`)=>Eo(e)?Go(e,``,t).problems:ts(io(e,t));function ts(e){for(;Ja(e.reader);)ns(e),ao(e);return oo(e)}function ns(e){let{reader:t}=e;e.beyond>0?uo(e):t.kind===`directive`?fo(t):t.kind===`open`?so(e):t.kind===`close`&&co(e)}function rs(e,t,{rules:n,choices:r,about:i}){let a=n.filter(({review:e})=>e),o=t=>{let n=J(t.filter(({file:e})=>i(e))),o={edits:J(t),asked:n};return n.size>0?a.flatMap(t=>[...t.review?.(e,o,r)??[]]):[]},s=t,c=[];for(let e of[ge,he])for(let t=0;t<=6;t++){let n=wa(s.filter(e)).taken.filter(e=>!is(e)),r=n.filter(os);if(r.length===0||ss(r,c))break;let i=o(n);if(c=r,i.length===0)break;s=t<6?cs(s,i):s.map(e=>os(e)?ls(e):e)}return s}const is=({rule:e,fix:t})=>e.group===`modules`&&t.isChosen===!0,as=({rule:e})=>e.group===`access`,os=e=>as(e)||e.fix?.edits.some(({file:e})=>O(e))===!0,ss=(e,t)=>e.length===t.length&&e.every((e,n)=>e===t[n]);function cs(e,t){let n=/* @__PURE__ */ new Map;for(let{edits:e,message:r}of t)for(let t of e)n.set(ke(t),r);let r=({fix:e})=>e?.edits.map(e=>n.get(ke(e))).find(Boolean),i=e.filter(r),a=new Set(i.some(as)?i.filter(as):i);return e.map(e=>a.has(e)?ls(e,r(e)):e)}const ls=(e,t)=>({...e,fix:void 0,message:t?`${e.message} ${t}`:e.message});function J(e){let t=/* @__PURE__ */ new Map;for(let{fix:n}of e)for(let e of n.edits)r(t,e.file,e);return t}function us(e,t){let{text:n}=e,r=Ke(e,t);return ds(n,x(e,t),r).flatMap(({start:e,end:t,shift:i,grown:a})=>{let o=r.slice(e+i,t===n.length?void 0:t+a),s={start:e,end:t,before:n.slice(e,t),after:o};return s.before===o?[]:[_s(s)]})}function ds(e,t,n){let r=[],i=0;for(let a of t){let t=i;i+=a.text.length-(a.end-a.start),ps(r,{start:gs(e,a.start),end:ms(e,a.end,n,a.end+i),shift:t,grown:i})}return fs(e,r,n),r}function fs(e,t,n){for(let r=t.at(-1);r&&r.end===e.length&&r.start>0;r=t.at(-1)){if(n.length>r.start+r.shift)return;r.start=gs(e,r.start-1),t.pop(),ps(t,r)}}function ps(e,t){let n=e.at(-1);n&&t.start<=n.end?Object.assign(n,{end:Math.max(n.end,t.end),grown:t.grown}):e.push(t)}function ms(e,t,n,r){if(hs(e,t)&&hs(n,r))return t;let i=e.indexOf(`
`,t);return i<0?e.length:i+1}const hs=(e,t)=>t===0||e[t-1]===`
`,gs=(e,t)=>t===0?0:e.lastIndexOf(`
`,t-1)+1;function _s(e){let t=vs(e.before),n=vs(e.after),r=0;for(;r<t.length&&r<n.length&&t[r]===n[r];)r++;let i=0;for(;i<t.length-r&&i<n.length-r&&t.at(-1-i)===n.at(-1-i);)i++;let a=e.start+t.slice(0,r).join(``).length,o=t.slice(r,t.length-i).join(``);return{start:a,end:a+o.length,before:o,after:n.slice(r,n.length-i).join(``)}}const vs=e=>e.match(/[^\n]*\n|[^\n]+$/g)??[];function ys(e,t,n=[]){let{commands:r}=Ko(t,Ke(t,n),{version:e});return r.flatMap(t=>bs(t,e)).join(`
`)}function bs(e,t){let n=JSON.stringify([e.key,...m(e)]);if(e.kind===`directive`)return[n];let r=D(e)?E(e,t):`maybe`;if(r===`never`)return[];let i=e.commands.flatMap(e=>bs(e,t));return r===`always`?i:[`<${n}`,...i,`>`]}function xs(e){let t=[];for(let[n,r]of J([{fix:e}])){if(`kind`in n)return;let e=Ss(n,r);if(!e)return;t.push(...e)}return{...e,title:`Keep the old lines for 2.2, in a guard`,edits:t}}function Ss(e,t){let n=us(e,t),r=n.map(t=>Ts(e,t));if(r.includes(void 0)||n.some(({after:e})=>/^\s*LoadModule\s/im.test(e)))return;let i=n.map((t,n)=>Es(e,t,r[n]??ws)),a=(t,n)=>ys(t,e,i)===ys(t,e,n);return a(`2.2`,[])&&a(`2.4`,t)?i:void 0}const Cs={name:`IfVersion`,for22:`< 2.4`,for24:`>= 2.4`},ws={name:`IfModule`,for22:`!mod_authz_core.c`,for24:`mod_authz_core.c`};function Ts(e,{start:t}){let n=[...xe(e.children)],r=n.filter(e=>e.kind===`directive`&&/^(loadmodule|include)/.test(e.key)),i=e=>e.key===`<ifversion`||e.key===`ifversion`||/^version_module$/i.test(e.key===`loadmodule`?m(e)[0]??``:``);return n.filter(e=>e.kind===`directive`||e.kind===`section`).some(e=>i(e)&&e.start<t)?Cs:r.some(e=>e.start>=t)?void 0:ws}function Es(e,{start:t,end:n,before:r,after:i},{name:a,for22:o,for24:s}){let c=Ue(e),l=(e,t)=>{if(e.trim()===``)return e;let n=/^[ \t]*/.exec(e)?.[0]??``,r=n.includes(`	`)?`	`:n.length===2?n:`    `,i=vs(e).map(e=>e.trim()===``?e:`${r}${e}`).join(``);return`${n}<${a} ${t}>${c}${i}${i.endsWith(`
`)?``:c}${n}</${a}>${c}`};return{file:e,start:t,end:n,text:`${l(r,o)}${l(i,s)}`}}const Ds=[`auth-file-type`,`cacheignore-none-prefix`,`headername-twice`,`iterate-without-argument`,`keepalive-value`,`keepalivetimeout-value`,`listen-duplicate`,`no-allow-override`,`no-enable-sendfile`,`no-extended-status`,`no-file-etag`,`no-limit-request-body`,`no-options`,`no-timeout`,`number-base`,`options-mixed-signs`,`proxy-section-tilde`,`servertokens-value`],Os=new Set(Ds),ks=({server:e})=>e===`2.2`||e===`both`,As=e=>ks(e)&&e.guards===`leave`?{...e,guards:`keep-22`}:e;function js(e,t){if(!ks(t)||!e.fix||Ps(e))return e;let n=t.server===`both`&&e.severity===`error`?xs(e.fix):void 0;return n?{...e,fix:n,message:`${e.message} ${Ms}`}:{...e,fix:void 0,message:`${e.message} ${Ns}`}}const Ms=`A guard keeps it for 2.2, which still runs.`,Ns=`This must wait for the switch: 2.2, which still runs, would read the new line differently.`;function Ps({rule:e,fix:t}){if(!t||Os.has(e.id))return!0;for(let[e,n]of J([{fix:t}]))if(`kind`in e||ys(`2.2`,e)!==ys(`2.2`,e,n))return!1;return!0}function Fs(e,t,n,r){let i=[],a={kind:e,path:t,text:n,children:i,get commands(){return Y(a)},sections:[],version:`2.2`,problems:[],hasOddLines:!1,get keys(){return new Set(Y(a).map(e=>e.key))},named:e=>Y(a).filter(t=>t.key===e),reread:()=>[]};for(let e of r(n))i.push(`comment`in e?Is(a,e):Ls(a,e));return a}const Y=e=>e.children.filter(e=>e.kind===`directive`),Is=(e,{comment:t})=>({kind:`comment`,file:e,parent:void 0,...t});function Ls(e,{name:t,args:n}){let r=n.at(-1)??t,i=e.text.lastIndexOf(`
`,t.start-1)+1,a=e.text.indexOf(`
`,r.end),o=a<0?e.text.length:a+1;return{kind:`directive`,file:e,parent:void 0,key:t.value.toLowerCase(),name:t,args:n,start:i,end:o}}const Rs=e=>t=>`kind`in t&&t.kind===e,zs=e=>e.others.filter(Rs(`commands`)),Bs=e=>e.others.filter(Rs(`page`)),Vs=(e,t)=>e.from===`2.4`?[]:zs(e).flatMap(e=>Y(e).flatMap(e=>Hs(e,t)));function Hs(e,t){let n=[e.name,...e.args],r=n.findIndex(e=>!Us.test(e.value)),i=n[r],a=i?.value.replace(/^Exec\w+=[-+@!:]*/,``).replace(/^.*\//,``)??``;return i&&t.test(a)?[{at:e,name:i,args:n.slice(r+1)}]:[]}const Us=/^((?!Exec)\w+=.*|sudo|env|exec|command|nice|nohup|time|then|do|else|if|while|until|!|RUN|@|-|(\/bin\/)?(ba)?sh)$/;function X(e,t){let n=u(`mod_${e.replaceAll(t,`_`)}`);if(n?.symbol22&&!n.symbol24)return{successor:(te(n)?void 0:d[n.name])?.slice(4).replaceAll(`_`,t)}}function Ws(e,t){let n=[];return{text:e.replace(/([\s="']|^)([a-z_-]+)(?=[\s"']|$)/g,(e,r,i)=>{let a=X(i,t);return a?(n.push(i.replaceAll(`_`,t)),a.successor?r+a.successor:/\s/.test(r)?``:r):e}).replace(/(=["']?)\s+/,`$1`),found:n}}const Z=e=>Vs(e,/^configure$/).map(e=>({...e,switches:e.args.flatMap(Gs)})).filter(e=>Xs(e)&&!e.switches.some(Zs));function Gs(e){let t=/^--([\w-]+)(?:=([\s\S]*))?$/.exec(e.value);return t?.[1]?[{word:e,name:t[1],value:t[2]}]:[]}const Q=({switches:e},...t)=>e.filter(e=>t.includes(e.name)).at(-1),Ks=e=>(e?.value??``).split(/\s+/).flatMap(e=>e?[e.replaceAll(`_`,`-`)]:[]);function qs(e,t){let{file:n}=e,r=n.text.lastIndexOf(`
`,t.start-1)+1,i=n.text.indexOf(`
`,t.end);return n.text.slice(r,t.start).trim()===``&&/^[ \t]*\\\r?$/.test(n.text.slice(t.end,i<0?void 0:i))?{file:n,start:r,end:i+1,text:``}:{file:n,start:n.text.slice(0,t.start).trimEnd().length,end:t.end,text:``}}function Js({at:{file:e},name:t,args:n},r){let i=n[0]??t,a=n[0]?.value.startsWith(`--with-mpm=`)?n[0]:t,o=e.text.slice(t.end,i.start),s=/^["']/.test(e.text.slice(i.start))||/\s/.test(r)?`"${r}"`:r,c=o.includes(`
`)?` \\${Ue(e)}${o.slice(o.lastIndexOf(`
`)+1)}`:` `;return{file:e,start:a.end,end:a.end,text:c+s}}const Ys=/* @__PURE__ */ new Set([`rewrite`,`deflate`,`expires`,`headers`,`vhost-alias`,`unique-id`,`usertrack`,`mime-magic`,`suexec`,`userdir`,`autoindex`]);function Xs({at:e,name:t,switches:n}){return!/srclib|\bapr\b/.test(t.value+e.file.path)&&n.some(({name:e,value:t})=>{if(/^(enable-(mods-shared|mods-static|modules|so|static-support)|with-(mpm|included-apr|program-name|sslc|suexec-\w+))$/.test(e))return!0;if(e===`prefix`||e===`sysconfdir`)return/httpd|apache/i.test(t??``);let n=/^(?:en|dis)able-(.+)$/.exec(e)?.[1]??``;return Ys.has(n)||/^(auth|proxy|mem-|disk-)/.test(n)&&Qs(n)})}const Zs=({name:e})=>/^enable-(mpms-shared|load-all-modules)$/.test(e)||ji(`mod_${e.replace(/^(en|dis)able-/,``).replaceAll(`-`,`_`)}`),Qs=e=>ne().some(t=>t.name===`mod_${e.replaceAll(`-`,`_`)}`),$s=f(`modules`,{id:`configure-bundled-libraries`,title:`Libraries that came with 2.2`,see:`https://httpd.apache.org/docs/2.4/install.html#requirements`,fixes:`none`,covers:[`build-apr-pcre`],page:`
## What 2.2 did

The source code included APR, APR-util and PCRE.

## What 2.4 does

It includes none of them. With \`--with-included-apr\`, configure stops unless you have unpacked apr and apr-util into
\`srclib/\`. PCRE must always be installed.

## What the rule does

It reports the option. You choose where the libraries come from.`,*check(e){for(let t of Z(e)){let e=Q(t,`with-included-apr`),n=!!Q(t,`with-pcre`),r=n?``:` Install PCRE too.`;e&&e.value!==`no`?yield{at:t.at,mark:e.word,message:`The source of 2.4 does not include APR, so configure stops at --with-included-apr. Unpack apr and apr-util into srclib/, or use --with-apr and --with-apr-util.${r}`}:n||(yield{at:t.at,severity:`info`,message:`The source of 2.4 includes neither PCRE nor APR. Install both, and add --with-pcre and --with-apr if configure does not find them.`})}}}),ec=f(`modules`,{id:`configure-default-mpm`,title:`The MPM is left to configure`,severity:`warning`,see:`https://httpd.apache.org/docs/2.4/mpm.html#defaults`,fixes:`safe`,covers:[`build-mpm`],page:`
## What 2.2 did

Without \`--with-mpm\`, configure chose the MPM prefork on Unix.

## What 2.4 does

configure chooses event where the system supports it. Modules that are not thread-safe, above all most builds of PHP,
work with prefork only. The MPM for BeOS is gone.

## What the rule does

It offers \`--with-mpm=prefork\`, which keeps what 2.2 had. With \`--enable-mpms-shared=all\` a LoadModule line chooses
instead.`,*check(e){for(let t of Z(e)){let{at:e}=t,n=Q(t,`with-mpm`);n?.value===`beos`&&(yield{at:e,mark:n.word,severity:`error`,message:`2.4 does not run on BeOS.`}),n||(yield{at:e,message:`2.4's configure chooses the event MPM where 2.2's chose prefork; add --with-mpm=prefork to keep that.`,fix:g(`Add --with-mpm=prefork`,Js(t,`--with-mpm=prefork`))})}}}),tc=f(`modules`,{id:`configure-distcache`,title:`--enable-distcache`,severity:`warning`,see:`https://httpd.apache.org/docs/2.4/mod/mod_socache_dc.html`,fixes:`review`,covers:[`build-distcache`],page:`
## What 2.2 did

Support for distcache was part of mod_ssl.

## What 2.4 does

It is a separate module, mod_socache_dc, built with \`--enable-socache-dc\`. configure ignores \`--enable-distcache\` with
a warning.

## What the rule does

It offers \`--enable-socache-dc\`. Add \`--with-distcache=DIR\` if the compiler does not find the library.`,*check(e){for(let t of Z(e)){let e=Q(t,`enable-distcache`);e&&(yield{at:t.at,mark:e.word,message:`2.4 ignores --enable-distcache with a warning. Use --enable-socache-dc, and --with-distcache=DIR if the library is elsewhere.`,fix:_(`Use --enable-socache-dc`,`The compiler finds the distcache library, or --with-distcache names its folder.`,v(t.at,e.word,t.at.file.text.slice(e.word.start,e.word.end).replace(`enable-distcache`,`enable-socache-dc`)))})}}}),nc={most:[`asis`,`ident`,`imagemap`],all:[`cern-meta`,`ident`,`imagemap`]},rc=f(`modules`,{id:`configure-most-modules`,title:"`most` and `all` build fewer modules",severity:`info`,see:`https://httpd.apache.org/docs/2.4/programs/configure.html`,fixes:`review`,covers:[`build-dropped-from-most`],page:`
## What 2.2 did

\`most\` and \`all\` stood for larger sets of modules.

## What 2.4 does

mod_ident and mod_imagemap are in neither. mod_asis is no longer in \`most\`, nor mod_cern_meta in \`all\`. Each is built
only if it is named.

## What the rule does

It offers the options of these modules for review. Most servers need none of them.`,*check(e){for(let t of Z(e)){let e=[...Ks(Q(t,`enable-modules`)),...Ks(Q(t,`enable-mods-shared`))],n=e.includes(`all`)?`all`:e.includes(`most`)?`most`:void 0,r=n&&nc[n].filter(n=>!e.includes(n)&&!Q(t,`enable-${n}`,`disable-${n}`));n&&r?.length&&(yield{at:t.at,message:`In 2.4 "${n}" no longer includes ${o(r.map(e=>`mod_${e.replaceAll(`-`,`_`)}`))}; name them if you use them.`,fix:_(`Name the modules`,`The modules are in use.`,...r.map(e=>Js(t,`--enable-${e}`)))})}}}),ic=f(`modules`,{id:`configure-old-option`,title:`An option that 2.4's configure does not know`,severity:`warning`,see:`https://httpd.apache.org/docs/2.4/upgrading.html#compile-time`,fixes:`both`,covers:[`build-option-renamed`,`build-option-removed`],page:`
## What 2.2 did

configure had options for modules that 2.4 renamed or dropped.

## What 2.4 does

configure only warns about an option that it does not know, so the build silently lacks what you asked for.

## What the rule does

It renames the options of mod_disk_cache (now mod_cache_disk) and mod_example (now mod_example_hooks), also in the
lists of \`--enable-modules\` and \`--enable-mods-shared\`. It removes those of mod_mem_cache, mod_authn_alias,
mod_authn_default and mod_authz_default. It removes \`--with-sslc\` for review, since mod_ssl now needs OpenSSL.`,*check(e){for(let{at:t,switches:n}of Z(e))for(let e of n)yield*ac(t,e)}});function*ac(e,t){let n=/^(?:en|dis)able-(.+)$/.exec(t.name)?.[1]??``,r=X(n,`-`);if(t.name===`with-sslc`){let n=_(`Remove --with-sslc`,`OpenSSL is installed, or mod_ssl is not needed.`,qs(e,t.word));yield{at:e,mark:t.word,message:`2.4 does not support RSA SSL-C and ignores --with-sslc. Remove it, and use --with-ssl for OpenSSL.`,fix:n}}else r?yield cc(e,t,`--${t.name}`,r.successor,oc(e,t,n,r.successor)):/^(modules|mods-(shared|static))$/.test(n)&&(yield*sc(e,t))}function oc(e,t,n,r){if(!r)return g(`Remove --${t.name}`,qs(e,t.word));let i=t.word.start+h(e.file,t.word).indexOf(n);return g(`Rename to ${r}`,v(e,{start:i,end:i+n.length},r))}function*sc(e,t){let{text:n,found:r}=Ws(h(e.file,t.word),`-`),[i]=r;if(!i)return;let o=/=["']?\s*["']?$/.test(n)?qs(e,t.word):v(e,t.word,n);yield cc(e,t,a(r),r.length===1?X(i,`-`)?.successor:void 0,g(`Update the list`,o))}function cc(e,{word:t},n,r,i){return{at:e,mark:t,message:`2.4's configure does not know ${n} and ignores it with a warning; ${r?`use ${r} instead`:`remove or rename it`}.`,fix:i}}const lc=f(`modules`,{id:`configure-static-modules`,title:`Modules are no longer built into httpd by default`,severity:`warning`,see:`https://httpd.apache.org/docs/2.4/upgrading.html#compile-time`,fixes:`review`,covers:[`build-static-default`,`build-default-set`],page:`
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
line for a built-in module. With \`--enable-mods-shared=all\` or \`most\`, 2.2 built separate files too.`,*check(e){let t=Wn(e).length>0;for(let n of Z(e)){let e=Ks(Q(n,`enable-mods-shared`));if(e.includes(`all`)||e.includes(`most`)||Q(n,`enable-mods-static`))continue;let r=`--enable-mods-static=${uc(n).join(` `)}`;yield{at:n.at,message:`2.4 builds modules as files that need LoadModule lines; 2.2 built its basic ones into httpd. Write those lines, or add --enable-mods-static.`,fix:t?void 0:_(`Build the modules into httpd`,`The modules should stay built into httpd, without LoadModule lines.`,Js(n,r))}}}});function uc(e){let t=Ks(Q(e,`enable-modules`)),n=t.find(e=>e===`all`||e===`most`);if(n)return[n];let r=[`actions`,`asis`,(Q(e,`with-mpm`)?.value??`prefork`)===`prefork`?`cgi`:`cgid`,`include`,`negotiation`,`userdir`].filter(t=>!Q(e,`disable-${t}`)),i=n=>t.includes(n)||dc(Q(e,`enable-${n}`));return[`few`,...r,...i(`ssl`)?[`socache-shmcb`]:[],...i(`proxy`)?[`slotmem-shm`]:[]]}const dc=e=>!!e&&e.value!==`no`,fc=f(`tidy`,{id:`htpasswd-default-hash`,title:`htpasswd chooses the hash`,see:`https://httpd.apache.org/docs/2.4/programs/htpasswd.html`,fixes:`none`,covers:[`tool-htpasswd-md5`],page:`
## What 2.2 did

Without an option, htpasswd made crypt hashes on Unix.

## What 2.4 does

htpasswd makes MD5 (apr1) hashes. httpd reads both, so existing lines stay valid. Another program that reads the file
may not know apr1.

## What the rule does

It reports the call. Use \`-B\` (bcrypt, 2.4.4 or later) if every program that reads the file knows it. \`-d\` makes crypt
hashes as before, which check only the first eight letters.`,*check(e){for(let{at:t,args:n}of Vs(e,/^htpasswd2?$/))pc(n.map(e=>e.value))&&(yield{at:t,message:`htpasswd of 2.4 makes MD5 hashes; that of 2.2 made crypt ones. Add -B for bcrypt, or -d if another program knows only crypt.`})}});function pc(e){let t=e.filter(e=>e.startsWith(`-`));return t.length<e.length&&!t.some(e=>/[mdspB25Dv]/.test(e))}const mc=f(`modules`,{id:`old-module-name`,title:`A script enables a module that 2.4 does not have`,see:`https://httpd.apache.org/docs/2.4/upgrading.html#compile-time`,fixes:`both`,covers:[`loadmodule-removed`,`loadmodule-renamed`],page:`
## What 2.2 did

Scripts enabled modules by name: Debian's \`a2enmod\`, the list in \`APACHE_MODULES\` (SUSE) or \`APACHE2_MODULES\`
(Gentoo).

## What 2.4 does

disk_cache is called cache_disk. mem_cache, authn_alias, authn_default and authz_default are gone, and a script that
asks for one of them fails.

## What the rule does

It renames the module, or removes it from the list.

## When not

A call of a2enmod names nothing else: remove that call yourself.`,*check(e){for(let{at:t,args:n}of Vs(e,/^a2(en|dis)mod$/))for(let e of n)X(e.value,`_`)&&(yield hc(t,e,n.some(_c)));for(let t of zs(e))for(let e of Y(t))for(let t of[e.name,...e.args])/^APACHE2?_MODULES=/.test(t.value)&&(yield*gc(e,t))}});function hc(e,t,n){let r=X(t.value,`_`)?.successor,i={at:e,mark:t,message:vc(t.value)};if(r)return{...i,fix:g(`Name ${r}`,v(e,t,r))};let a=e.file.text.slice(0,t.start).trimEnd().length;return n?{...i,fix:g(`Leave ${t.value} out`,v(e,{start:a,end:t.end},``))}:i}function*gc(e,t){let{text:n,found:r}=Ws(h(e.file,t),`_`);if(r.length===0)return;let i=_(`Update the list`,`The scripts of 2.4 read this list.`,v(e,t,n));yield{at:e,mark:t,message:r.map(vc).join(` `),fix:i}}function _c({value:e}){let t=X(e,`_`);return!e.startsWith(`-`)&&(!t||t.successor!==void 0)}function vc(e){let t=X(e,`_`)?.successor;return t?`In 2.4 the module ${e} is called ${t}; use that name.`:`2.4 has no module ${e}; remove it.`}const yc=f(`modules`,{id:`sbin-tools`,title:`A tool that moved from sbin to bin`,severity:`warning`,see:`https://httpd.apache.org/docs/2.4/programs/`,fixes:`review`,covers:[`tool-paths`],page:`
## What 2.2 did

\`make install\` put ab, apxs, dbmmanage, htdbm, htdigest, htpasswd, httxt2dbm and logresolve into \`sbin\`.

## What 2.4 does

It puts them into \`bin\`. Where both folders are the same, as in /usr/local/apache2, nothing changes.

## What the rule does

It offers the new path for review, because packages may install the tools elsewhere.`,*check(e){for(let t of zs(e))for(let e of Y(t))for(let t of[e.name,...e.args]){let n=xc.exec(t.value)?.[1];n&&(yield bc(e,t,n))}}});function bc(e,t,n){let r=`2.4 installs ${n} in bin, not in sbin; check where it is, and write that path.`,i=h(e.file,t).lastIndexOf(`sbin/${n}`);if(i<0)return{at:e,mark:t,message:r};let a=t.start+i,o=v(e,{start:a,end:a+4},`bin`);return{at:e,mark:t,message:r,fix:_(`Look for ${n} in bin`,"httpd is installed by its own `make install`.",o)}}const xc=/(?:^|[=:])[^\s:]*\/sbin\/(ab|apxs|dbmmanage|htdbm|htdigest|htpasswd|httxt2dbm|logresolve)$/;function Sc(e){let t={tokens:wc(e),at:0},n=Dc(t);return t.at===t.tokens.length?n:void 0}const Cc=[...[`==`,`=`,`!=`,`>=`,`>`,`<=`,`<`].map(e=>[e,`compare`]),[`&&`,`join`],[`||`,`join`],[`(`,`open`],[`)`,`close`],[`!`,`not`],[`-A`,`access`]];function wc(e){let t=[];for(let n=0;n<e.length;){let r=e.slice(n),i=/^\s+/.exec(r),a=Cc.find(([e])=>r.startsWith(e)),o=i||a?void 0:Tc(r,t.at(-1));if(o)t.push(o.token);else if(a&&!i)t.push({type:a[1],value:a[0]});else if(!i)return[...t,{type:`wrong`,value:r}];n+=i?.[0].length??a?.[0].length??o?.length??0}return Ec(t)}function Tc(e,t){let n=e.startsWith(`/`)&&t?.type!==`access`,r=/^(['/])((?:\\[\s\S]|(?!\1)[^\\])*)\1/.exec(e),i=/^(?:\\[\s\S]|(?!&&|\|\|)[^\s()=!<>\\])+/.exec(e),a=n||e.startsWith(`'`)?r:i;if(!a)return;let o=(a[2]??a[0]).replace(/\\([\s\S])/g,`$1`);return{token:{type:n?`regex`:`string`,value:o},length:a[0].length}}function Ec(e){let t=[];for(let n of e){let e=t.at(-1);n.type!==`string`||e?.type!==`string`?t.push(n):t[t.length-1]={type:`string`,value:e.value===``?n.value:`${e.value} ${n.value}`}}return t}function Dc(e){let t=Oc(e),n=e.tokens[e.at];if(!t||n?.type!==`join`)return t;e.at++;let r=Dc(e);return r&&{type:`join`,left:t,operator:n.value,right:r}}function Oc(e){let t=e.tokens[e.at++];if(t?.type===`string`)return Ac(e,t.value);if(t?.type===`not`)return kc(e);if(t?.type===`open`){let t=Dc(e);return t&&e.tokens[e.at++]?.type===`close`?{type:`group`,of:t}:void 0}let n=t?.type===`access`?e.tokens[e.at++]:void 0;return n?.type===`string`?{type:`access`,of:n.value}:void 0}function kc(e){let t=Oc(e);return t&&t.type!==`compare`&&t.type!==`match`?{type:`not`,of:t}:void 0}function Ac(e,t){let n=e.tokens[e.at];if(n?.type!==`compare`)return{type:`truth`,of:t};let r=e.tokens[e.at+1];if(e.at+=2,r?.type===`string`)return{type:`compare`,left:t,operator:n.value,right:r.value};if(!(r?.type!==`regex`||/[<>]/.test(n.value)))return{type:`match`,left:t,operator:n.value,regex:r.value}}function jc(e,t){let n=Mc(e)?void 0:Sc(e);if(!n||Nc(e))return{kind:`leave`};let r=Pc(e),i=$(n,t);return i===void 0?{kind:`unknown`,silent:r}:i===e.trim()?{kind:`leave`}:{kind:`rewrite`,text:i,silent:r,access:i.includes(`-A `)}}const Mc=e=>/^\s*(true|false)\s*$|\b\w+\s*\(\s*['"]|%\{|=~|!~|(^|[\s(!])-(?!A\b)[a-zA-Z]\w*\s/.test(e);function Nc(e){let t=e.replace(/'[^'"\\$%]*'|"[^'"\\$%]*"/g,`0`);return/^[\s()!&|=<>\d]+$/.test(t)&&/^[\s(!]*\d+\s*[!=<>]/.test(t)&&!/(^|&&|\|\|)[\s(!]*\d+\s*($|[)&|])/.test(t)}const Pc=e=>Nc(e.replace(/\$\{?\w*\}?/g,``));function $(e,t){if(e.type===`truth`)return Lc(e.of,t,`-n`);if(e.type===`not`)return e.of.type===`truth`?Lc(e.of.of,t,`-z`):Fc(`!`,$(e.of,t));if(e.type===`access`)return Fc(`-A`,Bc(e.of,t));if(e.type===`group`)return Ic($(e.of,t));if(e.type===`match`)return zc(e.left,e.operator,e.regex,t);if(e.type===`compare`)return Rc(e.left,e.operator,e.right,t);let n=$(e.left,t),r=$(e.right,t),i=e.right.type===`join`&&e.right.operator!==e.operator;return n&&r&&`${n} ${e.operator} ${i?`(${r})`:r}`}const Fc=(e,t)=>t&&`${e} ${t}`,Ic=e=>e&&`(${e})`;function Lc(e,t,n){let r=Vc(e);if(!r)return;let i=r.some(e=>e.text);return i||r.length===0?String(i===(n===`-n`)):Fc(n,Hc(r,t))}function Rc(e,t,n,r){let i=[e,n].every(e=>/^"[^"]*"$/.test(e)),[a,o]=[e,n].map(e=>Bc(i?e.slice(1,-1):e,r));return a&&o&&`${a} ${t} ${o}`}function zc(e,t,n,r){let i=n.replaceAll(`\\$`,`$`),a=[`/`,`#`,`,`,`;`,`:`,`%`,`|`,`!`].find(e=>!i.includes(e)),o=Bc(e,r);if(o&&a&&i!==``&&!/\$[\w{]|[\r\n]/.test(n))return`${o} ${t===`!=`?`!~`:`=~`} ${a===`/`?``:`m`}${a}${i}${a}`}const Bc=(e,t)=>{let n=Vc(e);return n&&(n.length?Hc(n,t):t+t)};function Vc(e){let t=[];for(let[n,r,i]of e.matchAll(/\\\$|\$\{([^}]+)\}|\$(\w+)|[^\\$]+|[\s\S]/g)){let e=r??i;if(/[\r\n]/.test(n)||e!==void 0&&!/^[A-Za-z_][\w.-]*$/.test(e))return;e===void 0?t.at(-1)?.text===void 0?t.push({text:n===`\\$`?`$`:n}):t.push({text:(t.pop()?.text??``)+(n===`\\$`?`$`:n)}):t.push({variable:e})}return t}const Hc=(e,t)=>e.map(({text:e,variable:n})=>n===void 0?t+Uc(e??``,t)+t:`v(${t}${n}${t})`).join(` . `),Uc=(e,t)=>e.replace(/[\\%$]/g,(t,n)=>t===`\\`||/^(%\{|\$\d)/.test(e.slice(n))?`\\${t}`:t).replaceAll(t,`\\${t}`),Wc=f(`answers`,{id:`ssi-condition`,title:`A condition in a page is written for 2.2`,see:`https://httpd.apache.org/docs/2.4/mod/mod_include.html#flowctrl`,fixes:`both`,covers:[`ssi-if-expr`,`ssi-error-documents`],page:"\n## What 2.2 did\n\nConditions of `#if` and `#elif` had their own syntax.\n\n## What 2.4 does\n\nThe syntax is new. A variable without quotes turns the condition into \"[an error occurred while processing this\ndirective]\". A variable in quotes is read as text, so the page silently decides wrongly.\n\n## What the rule does\n\nIt rewrites the condition: `$X` alone becomes `-n v('X')`, `$X = a` becomes `v('X') = 'a'`, and `$X = /re/` becomes\n`v('X') =~ /re/`. In 2.2 `&&` and `||` had the same rank and the right one bound first, so parentheses are added where\nboth occur. `-A /page` now needs quotes; 2.2 evaluated it only with SSIAccessEnable on.\n\n## When not\n\nA pattern contains a variable, or the page uses its groups (`$1`), which conditions of 2.4 do not keep. There,\n`SSILegacyExprParser on` keeps the old syntax for the whole folder. Nothing is reported where the configuration has\nthat line, or is complete and does not process the page.",*check(e){if(!Gc(e,`SSILegacyExprParser`))for(let t of Bs(e).filter(({path:t})=>qc(e,t))){let n=Y(t).some(e=>e.args.some(e=>Qc.test(e.value)));for(let r of Y(t)){let[t]=r.args;/^(if|elif)$/.test(r.key)&&r.args.length===1&&t?.value.startsWith(`expr=`)&&(yield*$c(e,r,t,e=>n&&/[=!]~/.test(e)))}}}}),Gc=(e,t)=>e.directives(t).some(e=>e.args[0]?.value.toLowerCase()===`on`),Kc=e=>e.complete&&e.says(`Listen`,`DocumentRoot`,`LoadModule`);function qc(e,t){if(!Kc(e))return!0;if(!Jc(e))return!1;let[,...n]=t.replace(/^.*\//,``).toLowerCase().split(`.`);return Xc(e).some(({key:e,args:t})=>!/^add(outputfilter|handler)$/.test(e)||t.slice(1).some(({value:e})=>n.includes(e.replace(/^\./,``).toLowerCase())))}const Jc=e=>e.directives(`Options`).some(({args:e})=>e.some(({value:e})=>!/^-|^[+]?(none|indexes|execcgi|followsymlinks|symlinksifownermatch|multiviews)$/i.test(e)))||Wn(e).some(t=>Gi(e,Ui(e,t),Yc(e))!==void 0),Yc=e=>e.directives(`Options`).filter(t=>t.args.some(({value:e})=>!/^[+-]/.test(e))&&!wn(e,t)),Xc=e=>e.directives(...Zc).filter(({key:e,args:t})=>e===`xbithack`?!/^off$/i.test(t[0]?.value??``):t.some(({value:e})=>/(^|;)includes(;|$)|^server-parsed$/i.test(e))),Zc=[`AddOutputFilter`,`SetOutputFilter`,`AddOutputFilterByType`,`FilterProvider`,`FilterChain`,`FilterDeclare`,`AddHandler`,`SetHandler`,`XBitHack`],Qc=/\$\{?\d(?!\w)|^var=\d$/;function*$c(e,t,n,r){let i=/^[^=]*=\s*/.exec(h(t.file,n))?.[0]??``,a={start:n.start+i.length,end:n.end},o=/^["'`]/.exec(h(t.file,a))?.[0],s=jc(n.value.slice(5),o===`'`?`"`:`'`);if(s.kind===`leave`)return;let c=s.silent?`2.4 reads the variable in this condition as plain text and decides wrongly`:`2.4 cannot read this condition of 2.2 and shows "[an error occurred while processing this directive]"`;if(s.kind===`unknown`||r(s.text)){yield{at:t,mark:n,message:`${c}. Rewrite it, or add SSILegacyExprParser on for the folder.`};return}let l=o??`"`,u=v(t,a,l+s.text.replaceAll(l,`\\${l}`)+l),ee=`Write the condition for 2.4`,d=!s.access||Gc(e,`SSIAccessEnable`)?g(ee,u):_(ee,`In 2.2 this page had SSIAccessEnable on, or -A had no effect.`,u);yield{at:t,mark:n,message:`${c}. Write ${s.text}.`,fix:d}}const el=f(`answers`,{id:`ssi-set-entities`,title:`A page sets a variable to text with HTML entities`,see:`https://httpd.apache.org/docs/2.4/mod/mod_include.html#element.set`,fixes:`both`,covers:[`ssi-set-decoding`],page:`
## What 2.2 did

In \`<!--#set var="x" value="a &amp;amp; b" -->\` the entities were decoded: the variable was \`a & b\`.

## What 2.4 does

The value is used as written unless \`decoding="entity"\` comes before it.

## What the rule does

It adds \`decoding="entity"\`. 2.2 decoded first and then filled in variables; 2.4 does it the other way round. So if
the value contains a variable, the fix is for review.

## When not

The configuration is one for 2.4.`,*check(e){if(e.from!==`2.4`)for(let t of Bs(e))for(let e of Y(t)){let n=e.args.find(e=>e.value.startsWith(`value=`));if(e.key!==`set`||!n||!tl.test(n.value)||e.args.some(e=>e.value.startsWith(`decoding=`)))continue;let r={file:t,start:n.start,end:n.start,text:`decoding="entity" `};yield{at:e,mark:n,message:`2.4 does not decode HTML entities in the value of #set; put decoding="entity" before it.`,fix:n.value.includes(`$`)?_(`Add decoding="entity"`,`The variables in the value contain no HTML entities.`,r):g(`Add decoding="entity"`,r)}}}}),tl=/&(#\d{1,3}|[A-Za-z][A-Za-z0-9]{1,5});/;var nl=/* @__PURE__ */ e.n({configureBundledLibraries:()=>$s,configureDefaultMpm:()=>ec,configureDistcache:()=>tc,configureMostModules:()=>rc,configureOldOption:()=>ic,configureStaticModules:()=>lc,htpasswdDefaultHash:()=>fc,oldModuleName:()=>mc,sbinTools:()=>yc,ssiCondition:()=>Wc,ssiSetEntities:()=>el});Object.defineProperty(exports,"$",{enumerable:!0,get:function(){return ar}}),Object.defineProperty(exports,"$n",{enumerable:!0,get:function(){return de}}),Object.defineProperty(exports,"$t",{enumerable:!0,get:function(){return C}}),Object.defineProperty(exports,"A",{enumerable:!0,get:function(){return Pi}}),Object.defineProperty(exports,"An",{enumerable:!0,get:function(){return Ee}}),Object.defineProperty(exports,"At",{enumerable:!0,get:function(){return un}}),Object.defineProperty(exports,"B",{enumerable:!0,get:function(){return Pr}}),Object.defineProperty(exports,"Bn",{enumerable:!0,get:function(){return le}}),Object.defineProperty(exports,"Bt",{enumerable:!0,get:function(){return Ut}}),Object.defineProperty(exports,"C",{enumerable:!0,get:function(){return Vi}}),Object.defineProperty(exports,"Cn",{enumerable:!0,get:function(){return je}}),Object.defineProperty(exports,"Ct",{enumerable:!0,get:function(){return O}}),Object.defineProperty(exports,"D",{enumerable:!0,get:function(){return Ci}}),Object.defineProperty(exports,"Dn",{enumerable:!0,get:function(){return Ie}}),Object.defineProperty(exports,"Dt",{enumerable:!0,get:function(){return Xt}}),Object.defineProperty(exports,"E",{enumerable:!0,get:function(){return si}}),Object.defineProperty(exports,"En",{enumerable:!0,get:function(){return g}}),Object.defineProperty(exports,"Et",{enumerable:!0,get:function(){return Qt}}),Object.defineProperty(exports,"F",{enumerable:!0,get:function(){return Rr}}),Object.defineProperty(exports,"Fn",{enumerable:!0,get:function(){return m}}),Object.defineProperty(exports,"Ft",{enumerable:!0,get:function(){return Lt}}),Object.defineProperty(exports,"G",{enumerable:!0,get:function(){return hr}}),Object.defineProperty(exports,"Gn",{enumerable:!0,get:function(){return ve}}),Object.defineProperty(exports,"Gt",{enumerable:!0,get:function(){return Et}}),Object.defineProperty(exports,"H",{enumerable:!0,get:function(){return Dr}}),Object.defineProperty(exports,"Hn",{enumerable:!0,get:function(){return he}}),Object.defineProperty(exports,"Ht",{enumerable:!0,get:function(){return Wt}}),Object.defineProperty(exports,"I",{enumerable:!0,get:function(){return zr}}),Object.defineProperty(exports,"In",{enumerable:!0,get:function(){return xe}}),Object.defineProperty(exports,"It",{enumerable:!0,get:function(){return Rt}}),Object.defineProperty(exports,"J",{enumerable:!0,get:function(){return fr}}),Object.defineProperty(exports,"Jn",{enumerable:!0,get:function(){return pe}}),Object.defineProperty(exports,"Jt",{enumerable:!0,get:function(){return St}}),Object.defineProperty(exports,"K",{enumerable:!0,get:function(){return j}}),Object.defineProperty(exports,"Kn",{enumerable:!0,get:function(){return f}}),Object.defineProperty(exports,"Kt",{enumerable:!0,get:function(){return w}}),Object.defineProperty(exports,"L",{enumerable:!0,get:function(){return Vr}}),Object.defineProperty(exports,"Ln",{enumerable:!0,get:function(){return be}}),Object.defineProperty(exports,"Lt",{enumerable:!0,get:function(){return zt}}),Object.defineProperty(exports,"M",{enumerable:!0,get:function(){return _i}}),Object.defineProperty(exports,"Mn",{enumerable:!0,get:function(){return Te}}),Object.defineProperty(exports,"Mt",{enumerable:!0,get:function(){return Kt}}),Object.defineProperty(exports,"N",{enumerable:!0,get:function(){return Wr}}),Object.defineProperty(exports,"Nn",{enumerable:!0,get:function(){return Ce}}),Object.defineProperty(exports,"Nt",{enumerable:!0,get:function(){return`\\(\\?#[^)]*\\)|\\\\c?[\\s\\S]|\\[\\^?\\]?(?:\\\\c?[\\s\\S]|[^\\]\\\\])*\\]`}}),Object.defineProperty(exports,"O",{enumerable:!0,get:function(){return Si}}),Object.defineProperty(exports,"On",{enumerable:!0,get:function(){return p}}),Object.defineProperty(exports,"Ot",{enumerable:!0,get:function(){return D}}),Object.defineProperty(exports,"P",{enumerable:!0,get:function(){return qr}}),Object.defineProperty(exports,"Pn",{enumerable:!0,get:function(){return h}}),Object.defineProperty(exports,"Pt",{enumerable:!0,get:function(){return Bt}}),Object.defineProperty(exports,"Q",{enumerable:!0,get:function(){return lr}}),Object.defineProperty(exports,"Qn",{enumerable:!0,get:function(){return me}}),Object.defineProperty(exports,"Qt",{enumerable:!0,get:function(){return mt}}),Object.defineProperty(exports,"R",{enumerable:!0,get:function(){return Br}}),Object.defineProperty(exports,"Rn",{enumerable:!0,get:function(){return se}}),Object.defineProperty(exports,"Rt",{enumerable:!0,get:function(){return Gt}}),Object.defineProperty(exports,"S",{enumerable:!0,get:function(){return zi}}),Object.defineProperty(exports,"Sn",{enumerable:!0,get:function(){return v}}),Object.defineProperty(exports,"St",{enumerable:!0,get:function(){return wn}}),Object.defineProperty(exports,"T",{enumerable:!0,get:function(){return Bi}}),Object.defineProperty(exports,"Tn",{enumerable:!0,get:function(){return _}}),Object.defineProperty(exports,"Tt",{enumerable:!0,get:function(){return an}}),Object.defineProperty(exports,"U",{enumerable:!0,get:function(){return Or}}),Object.defineProperty(exports,"Un",{enumerable:!0,get:function(){return ge}}),Object.defineProperty(exports,"Ut",{enumerable:!0,get:function(){return Ft}}),Object.defineProperty(exports,"V",{enumerable:!0,get:function(){return Lr}}),Object.defineProperty(exports,"Vn",{enumerable:!0,get:function(){return fe}}),Object.defineProperty(exports,"Vt",{enumerable:!0,get:function(){return Ht}}),Object.defineProperty(exports,"W",{enumerable:!0,get:function(){return Ar}}),Object.defineProperty(exports,"Wn",{enumerable:!0,get:function(){return ye}}),Object.defineProperty(exports,"Wt",{enumerable:!0,get:function(){return T}}),Object.defineProperty(exports,"X",{enumerable:!0,get:function(){return dr}}),Object.defineProperty(exports,"Xn",{enumerable:!0,get:function(){return`No other file sets access rules for these folders.`}}),Object.defineProperty(exports,"Xt",{enumerable:!0,get:function(){return Ct}}),Object.defineProperty(exports,"Y",{enumerable:!0,get:function(){return or}}),Object.defineProperty(exports,"Yn",{enumerable:!0,get:function(){return _e}}),Object.defineProperty(exports,"Yt",{enumerable:!0,get:function(){return _t}}),Object.defineProperty(exports,"Z",{enumerable:!0,get:function(){return ur}}),Object.defineProperty(exports,"Zn",{enumerable:!0,get:function(){return`No file outside this part of the repository sets access rules for these folders.`}}),Object.defineProperty(exports,"Zt",{enumerable:!0,get:function(){return pt}}),Object.defineProperty(exports,"_",{enumerable:!0,get:function(){return aa}}),Object.defineProperty(exports,"_n",{enumerable:!0,get:function(){return Be}}),Object.defineProperty(exports,"_t",{enumerable:!0,get:function(){return jn}}),Object.defineProperty(exports,"a",{enumerable:!0,get:function(){return Ds}}),Object.defineProperty(exports,"an",{enumerable:!0,get:function(){return ct}}),Object.defineProperty(exports,"ar",{enumerable:!0,get:function(){return o}}),Object.defineProperty(exports,"at",{enumerable:!0,get:function(){return pr}}),Object.defineProperty(exports,"b",{enumerable:!0,get:function(){return Gi}}),Object.defineProperty(exports,"bn",{enumerable:!0,get:function(){return Pe}}),Object.defineProperty(exports,"bt",{enumerable:!0,get:function(){return _n}}),Object.defineProperty(exports,"c",{enumerable:!0,get:function(){return J}}),Object.defineProperty(exports,"cn",{enumerable:!0,get:function(){return Ke}}),Object.defineProperty(exports,"cr",{enumerable:!0,get:function(){return r}}),Object.defineProperty(exports,"ct",{enumerable:!0,get:function(){return nr}}),Object.defineProperty(exports,"d",{enumerable:!0,get:function(){return Go}}),Object.defineProperty(exports,"dn",{enumerable:!0,get:function(){return ke}}),Object.defineProperty(exports,"dr",{enumerable:!0,get:function(){return n}}),Object.defineProperty(exports,"dt",{enumerable:!0,get:function(){return Wn}}),Object.defineProperty(exports,"en",{enumerable:!0,get:function(){return Ze}}),Object.defineProperty(exports,"er",{enumerable:!0,get:function(){return te}}),Object.defineProperty(exports,"et",{enumerable:!0,get:function(){return cr}}),Object.defineProperty(exports,"f",{enumerable:!0,get:function(){return Ko}}),Object.defineProperty(exports,"fn",{enumerable:!0,get:function(){return De}}),Object.defineProperty(exports,"ft",{enumerable:!0,get:function(){return Jn}}),Object.defineProperty(exports,"g",{enumerable:!0,get:function(){return ha}}),Object.defineProperty(exports,"gn",{enumerable:!0,get:function(){return Re}}),Object.defineProperty(exports,"gt",{enumerable:!0,get:function(){return Fn}}),Object.defineProperty(exports,"h",{enumerable:!0,get:function(){return wa}}),Object.defineProperty(exports,"hn",{enumerable:!0,get:function(){return ze}}),Object.defineProperty(exports,"ht",{enumerable:!0,get:function(){return Un}}),Object.defineProperty(exports,"i",{enumerable:!0,get:function(){return js}}),Object.defineProperty(exports,"in",{enumerable:!0,get:function(){return Qe}}),Object.defineProperty(exports,"ir",{enumerable:!0,get:function(){return a}}),Object.defineProperty(exports,"it",{enumerable:!0,get:function(){return mr}}),Object.defineProperty(exports,"j",{enumerable:!0,get:function(){return ci}}),Object.defineProperty(exports,"jn",{enumerable:!0,get:function(){return we}}),Object.defineProperty(exports,"jt",{enumerable:!0,get:function(){return E}}),Object.defineProperty(exports,"k",{enumerable:!0,get:function(){return xi}}),Object.defineProperty(exports,"kn",{enumerable:!0,get:function(){return Se}}),Object.defineProperty(exports,"kt",{enumerable:!0,get:function(){return rn}}),Object.defineProperty(exports,"l",{enumerable:!0,get:function(){return rs}}),Object.defineProperty(exports,"ln",{enumerable:!0,get:function(){return Oe}}),Object.defineProperty(exports,"lr",{enumerable:!0,get:function(){return i}}),Object.defineProperty(exports,"lt",{enumerable:!0,get:function(){return Kn}}),Object.defineProperty(exports,"m",{enumerable:!0,get:function(){return Ka}}),Object.defineProperty(exports,"mn",{enumerable:!0,get:function(){return y}}),Object.defineProperty(exports,"mt",{enumerable:!0,get:function(){return tr}}),Object.defineProperty(exports,"n",{enumerable:!0,get:function(){return Fs}}),Object.defineProperty(exports,"nn",{enumerable:!0,get:function(){return $e}}),Object.defineProperty(exports,"nr",{enumerable:!0,get:function(){return ne}}),Object.defineProperty(exports,"nt",{enumerable:!0,get:function(){return ir}}),Object.defineProperty(exports,"o",{enumerable:!0,get:function(){return us}}),Object.defineProperty(exports,"on",{enumerable:!0,get:function(){return Xe}}),Object.defineProperty(exports,"or",{enumerable:!0,get:function(){return c}}),Object.defineProperty(exports,"ot",{enumerable:!0,get:function(){return Qn}}),Object.defineProperty(exports,"p",{enumerable:!0,get:function(){return yo}}),Object.defineProperty(exports,"pn",{enumerable:!0,get:function(){return x}}),Object.defineProperty(exports,"pt",{enumerable:!0,get:function(){return er}}),Object.defineProperty(exports,"q",{enumerable:!0,get:function(){return _r}}),Object.defineProperty(exports,"qn",{enumerable:!0,get:function(){return oe}}),Object.defineProperty(exports,"qt",{enumerable:!0,get:function(){return Tt}}),Object.defineProperty(exports,"r",{enumerable:!0,get:function(){return As}}),Object.defineProperty(exports,"rn",{enumerable:!0,get:function(){return rt}}),Object.defineProperty(exports,"rr",{enumerable:!0,get:function(){return d}}),Object.defineProperty(exports,"rt",{enumerable:!0,get:function(){return sr}}),Object.defineProperty(exports,"s",{enumerable:!0,get:function(){return vs}}),Object.defineProperty(exports,"sn",{enumerable:!0,get:function(){return et}}),Object.defineProperty(exports,"sr",{enumerable:!0,get:function(){return s}}),Object.defineProperty(exports,"st",{enumerable:!0,get:function(){return Xn}}),Object.defineProperty(exports,"t",{enumerable:!0,get:function(){return nl}}),Object.defineProperty(exports,"tn",{enumerable:!0,get:function(){return S}}),Object.defineProperty(exports,"tr",{enumerable:!0,get:function(){return u}}),Object.defineProperty(exports,"tt",{enumerable:!0,get:function(){return A}}),Object.defineProperty(exports,"u",{enumerable:!0,get:function(){return es}}),Object.defineProperty(exports,"un",{enumerable:!0,get:function(){return b}}),Object.defineProperty(exports,"ur",{enumerable:!0,get:function(){return t}}),Object.defineProperty(exports,"ut",{enumerable:!0,get:function(){return Yn}}),Object.defineProperty(exports,"v",{enumerable:!0,get:function(){return Ki}}),Object.defineProperty(exports,"vn",{enumerable:!0,get:function(){return qe}}),Object.defineProperty(exports,"vt",{enumerable:!0,get:function(){return k}}),Object.defineProperty(exports,"w",{enumerable:!0,get:function(){return Ri}}),Object.defineProperty(exports,"wn",{enumerable:!0,get:function(){return Le}}),Object.defineProperty(exports,"wt",{enumerable:!0,get:function(){return nn}}),Object.defineProperty(exports,"x",{enumerable:!0,get:function(){return Xi}}),Object.defineProperty(exports,"xn",{enumerable:!0,get:function(){return Me}}),Object.defineProperty(exports,"xt",{enumerable:!0,get:function(){return bn}}),Object.defineProperty(exports,"y",{enumerable:!0,get:function(){return Ui}}),Object.defineProperty(exports,"yn",{enumerable:!0,get:function(){return Ne}}),Object.defineProperty(exports,"yt",{enumerable:!0,get:function(){return En}}),Object.defineProperty(exports,"z",{enumerable:!0,get:function(){return Ir}}),Object.defineProperty(exports,"zn",{enumerable:!0,get:function(){return ce}}),Object.defineProperty(exports,"zt",{enumerable:!0,get:function(){return Vt}});