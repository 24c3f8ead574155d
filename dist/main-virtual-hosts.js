const e=require("./main-grouped.js");let t;const n=e=>r().get(e.toLowerCase());function r(){return t??=s(),t}const i={mod_disk_cache:`mod_cache_disk`,mod_authn_alias:`mod_authn_core`,mod_example:`mod_example_hooks`},a=({name:e,symbol24:t})=>!t&&(e===`mod_authn_alias`||i[e]===void 0),o=()=>[...new Set(r().values())];function s(){let e=/* @__PURE__ */ new Map;for(let t of`beos = mpm_beos_module - -
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
`)){let[n=``,...r]=t.split(` `),i=`${n.replace(/^mod_/,``)}_module`,a=[`${n}.c`,i,i,`${n}.so`],[o=``,s,c,l]=r.map((e,t)=>e===`=`?a[t]:e===`-`?void 0:e),u={name:n,source:o,symbol22:s,symbol24:c,file:l};for(let t of[n,o,s,c])t&&e.set(t,u)}return e}function c(e){if(l(e))return e.slice(1).split(`/`);let t=e.includes(`\\`)?e.replaceAll(`\\`,`/`):e,n=[];for(let e of(/^\/?[a-z]:/i.test(t)?t.toLowerCase():t).split(`/`))e===`..`?n.pop():e!==``&&e!==`.`&&n.push(e);return n}const l=e=>/^(?:\/[\w-]+)+$/.test(e),u=(e,t)=>e.length>=t.length&&t.every((t,n)=>e[n]===t),d=({path:e,isPerDirectory:t})=>t||/(^|[/._-])htaccess([._-][^/]*)?$/i.test(e)&&!/(^|\/)[^./][^/]*\.conf$/i.test(e),ee=[[`<%`,`%>`],[`<?`,`?>`],[`{%`,`%}`],[`{{`,`}}`],[`{#`,`#}`],[`[%`,`%]`],[`{tmpl_`,`}`],[`<tmpl_`,`>`],[`</tmpl_`,`>`],[`{/tmpl_`,`}`]],te=/^(?:[@{$]|%\w|\[%\s|<[%?]|<\/?tmpl_)/i;function ne(e){let t=/* @__PURE__ */ new Set;return{endOf:n};function n(n,r){let i=e.charCodeAt(n);if(oe(i)||i===re&&ie(e.charCodeAt(n+1)))return-1;let a=e.slice(n,n+8);if(!te.test(a))return-1;let o=ee.find(([e])=>a.toLowerCase().startsWith(e));if(!o)return r;let s=t.has(o[1])?-1:e.indexOf(o[1],n+o[0].length);if(s<0&&t.add(o[1]),s<0)return a.startsWith(`<`)?-1:r;if(s<r)return r;let c=e.indexOf(`
`,s);return c<0?e.length:c+1}}const re=60,ie=e=>oe(e)&&(e|32)!==ae,ae=116,oe=e=>(e|32)>=97&&(e|32)<=122,se=/* @__PURE__ */ RegExp(`<%|<\\?|\\{\\{|\\}\\}|\\{%|\\[%\\s|%>(?![\\w{!,])|[\\s;]\\?>|</?(?:tmpl|TMPL)_|\\{/?(?:tmpl|TMPL)_|\\{\\$[A-Za-z_]|@@?[A-Za-z_][\\w.-]*@|(?<![%\\w])%(?![\\dA-Fa-f]{2}\\w*%[\\dA-Fa-f]{2})[A-Za-z_]\\w+%|(?<![%$\\\\])\\{[A-Za-z][A-Za-z0-9_]+\\}|__[A-Z][A-Z0-9_]+__`),f=e=>se.test(e);function*ce(e){let t=[{nodes:e,next:0}];for(let e=t.at(-1);e;e=t.at(-1)){let n=e.nodes[e.next++];n?(yield n,n.kind===`section`&&t.push({nodes:n.children,next:0})):t.pop()}}function*p(e){for(let t of e)yield t,t.kind===`section`&&(yield*p(t.commands))}function*m(e){for(let t=e.parent;t;t=t.parent)yield t}const le=e=>e.parent?.children??e.file.children,ue=e=>e.kind===`directive`,de=e=>e.kind===`section`,fe=(e,t=0)=>e.args.slice(t).map(e=>e.value),h=(e,t)=>e.text.slice(t.start,t.end);function g(e,t){switch(e.key){case`ifmodule`:return ge(e)?`maybe`:ve(fe(e),t);case`ifversion`:return ge(e)?`maybe`:xe(fe(e),t);case`ifdefine`:return ge(e)?`maybe`:he(e);case`iftemplate`:return e.readings?.[t]??`maybe`;case`iffile`:case`ifdirective`:case`ifsection`:return t===`2.2`?`never`:`maybe`;default:return`always`}}const _=e=>e.key.startsWith(`if`)&&pe.test(e.key),pe=/^if(module|version|define|file|directive|section|template)$/,me=({keys:e})=>[...e].some(e=>e.startsWith(`<if`)&&pe.test(e.slice(1)));function he({args:e,file:t}){let n=e.length===1?e[0]?.value??``:``,r=n.startsWith(`!`),i=t.defined?.get(r?n.slice(1):n);return i===void 0?`maybe`:i===r?`never`:`always`}const ge=e=>f(h(e.file,e)),_e=/* @__PURE__ */ new Set([`core`,`http_core`,`mod_so`,`mod_authz_core`]);function ve([e=``,...t],r){let a=e.startsWith(`!`),o=a?e.slice(1):e,s=n(o);if(!s||t.length>0)return`maybe`;let{source:c,symbol22:l,symbol24:u}=s,d=!(r===`2.2`?l:u??i[s.name])||o!==c&&o!==l&&o!==u?`never`:_e.has(s.name)?`always`:`maybe`;return a?ye(d):d}const ye=e=>e===`maybe`?`maybe`:e===`always`?`never`:`always`,be={"2.2":[[2,2,0],[2,2,34]],"2.4":[[2,4,1],[2,4,999]]};function xe(e,t){let[n=``,r=``]=e.length===1?[`=`,...e]:e,i=/^(!?)(==?|>=?|<=?|~)$/.exec(n);if(!i||e.length>2)return`maybe`;let[,a,o=``]=i,s=o===`~`?r:/^==?$/.test(o)?/^\/(.*)\/$/.exec(r)?.[1]:void 0,c=s===void 0?Se(o,r,t):Ce(s,t);return a?ye(c):c}function Se(e,t,n){if(!/^\d+(\.\d+){0,2}$/.test(t))return`maybe`;let[r=0,i=0,a=0]=t.split(`.`).map(Number),o=be[n].map(e=>Math.sign(e[0]-r||e[1]-i||e[2]-a)),s=e=>o.every(e),c={"=":e=>e===0,"==":e=>e===0,">":e=>e>0,">=":e=>e>=0,"<":e=>e<0,"<=":e=>e<=0}[e];if(!c)return`maybe`;if(s(c))return`always`;let l=o[0]!==o[1];return s(e=>!c(e))&&!(l&&c(0))?`never`:`maybe`}function Ce(e,t){try{let n=new RegExp(e),r=Array.from({length:t===`2.2`?35:100},(e,r)=>n.test(`${t}.${r}`));return r.every(Boolean)?`always`:r.some(Boolean)?`maybe`:`never`}catch{return`maybe`}}const we=({path:e})=>/(^|\/)(httpd|apache)[\d.]*\.conf([.-][\w-]+(\.[\w-]+)*)?$/i.test(e),Te=e=>Ee(e)[0],Ee=e=>e.once(De);function De(e){let t=/* @__PURE__ */ new Map;for(let n of e.files){let r=d(n)?void 0:Oe(e,n);r&&t.set(n,{file:n,at:r})}return[...t.values()].filter(({file:n})=>!Me(e,n,t))}function Oe(e,t){for(let n of we(t)?[...ke,...Ae]:ke){let r=e.directivesIn(t,n).find(je);if(r)return r}}const ke=[`ServerRoot`,`User`,`Group`],Ae=[`PidFile`,`LoadModule`,`Listen`,`DocumentRoot`],je=e=>[...m(e)].every(_);function Me(e,t,n){let r=/* @__PURE__ */ new Set([t]);for(let t of r)for(let n of e.includersOf(t))r.add(n.file);return r.delete(t),[...r].some(e=>n.has(e))}function Ne(e,t){if(Ee(e).length===1)return new Set(e.files);let n=/* @__PURE__ */ new Set([t.file]),r=e.directives(`Include`,`IncludeOptional`);for(let t of n)for(let i of r)if(i.file===t)for(let t of e.filesOf(i))n.add(t);return n}function Pe(e,t=Ie){let n=new Set(e.flatMap(e=>[...e.keys])),r=ze(e,t),i=e=>r?e.filter(e=>!r(e)):e,a=/* @__PURE__ */ new Map;function o(e){if(!n.has(e))return Fe;let t=a.get(e)??i(s(e));return a.set(e,t),t}function s(t){let n=[];for(let r of e)for(let e of r.named(t))n.push(e);return n}function c(e){let[t=Fe,...n]=e.map(o);return n.length===0?t:t.concat(...n)}return{names:n,directives:(...e)=>c(e.map(Le)),says:(...e)=>e.some(e=>r?o(Le(e)).length>0:n.has(Le(e))),sections:(...e)=>c(e.map(Re)),directivesIn:(e,t)=>i(e.named(Le(t))),sectionsIn:(e,t)=>i(e.named(Re(t))),isLive:e=>!r?.(e)}}const Fe=[],Ie=/* @__PURE__ */ new Set,Le=e=>e.toLowerCase(),Re=e=>`<${e.toLowerCase()}`;function ze(e,t){let n=new Set(e.flatMap(Be));if(n.size!==0||t.size!==0)return e=>{if(t.has(e.file)||e.kind===`section`&&n.has(e))return!0;for(let t of m(e))if(n.has(t))return!0;return!1}}const Be=e=>[...e.keys].filter(e=>e.startsWith(`<if`)).flatMap(t=>e.named(t)).filter(e=>e.kind===`section`&&_(e)&&g(e,`2.4`)===`never`),Ve={in22:!0,asksUser:!0,inLowerCaseOnly:!1},He={...Ve,inLowerCaseOnly:!0},Ue={in22:!1,asksUser:!0,inLowerCaseOnly:!1},We={...Ue,asksUser:!1},Ge=[[`mod_authz_core`,`all env expr method`,We],[`mod_authz_host`,`ip host local forward-dns`,We],[`mod_ssl`,`ssl ssl-verify-client`,We],[`mod_authz_user`,`user valid-user`,Ve],[`mod_authz_groupfile`,`group`,Ve],[`mod_authz_groupfile`,`file-group`,He],[`mod_authz_owner`,`file-owner`,He],[`mod_authnz_ldap`,`ldap-user ldap-dn ldap-group ldap-attribute ldap-filter`,He],[`mod_authnz_ldap`,`ldap-search`,Ue],[`mod_authz_dbm`,`dbm-group dbm-file-group`,Ue],[`mod_authz_dbd`,`dbd-group dbd-login dbd-logout`,Ue]].flatMap(([e,t,n])=>t.split(` `).map(t=>({word:t,module:e,...n}))),Ke=new Map(Ge.map(e=>[e.word,e])),v=e=>Ke.get(e.toLowerCase()),y=e=>e.toLowerCase()===`not`||v(e)?.in22===!1,qe={u:`maps`,p:`passes`,r:`asks`,v:`sets`,f:`reads`,i:`brings`,d:`refuses`,a:`authorizes`};function Je(e,t){let n=b(e.replace(/^</,``));if(n)return n.effects.has(t);let r=Ye.find(([t])=>t.test(e))?.[1];return r===void 0||[...r].some(e=>qe[e]===t)}const Ye=[[/^[\d:]/,``],[/^(perl|python)transhandler$|^vhostldap|^jkautoalias$/,`u`],[/^perlmaptostoragehandler$|^jkmount(file|copy)?$|^svn(parent)?path$/,`p`],[/^wsgiscriptalias(match)?$/,`ur`],[/^(perl|python)authzhandler$/,`ad`],[/^perl(require|(post)?configrequire)$|^<perl$/,`fi`],[/^(perl|python)(access|authen|headerparser|init)handler$|^wsgi(access|auth)\w*$/,`dv`],[/^(perl|python)fixuphandler$|^perl(setenv|passenv)$|^geoip|^maxmind|^rpaf/,`v`],[/^(perl|python)((response|pre\w+|post\w+)?handler|\w*filter\w*)$|^wsgihandlerscript$/,`rv`],[/^(fcgid|fastcgi|suphp|passenger|rails|rack|mono|tracenable)/,`r`],[/^(auth|krb|gssapi|mellon|shib|cosign|oidc|cas|nss|sec|dos|lookup)/,`dfv`],[/^(perl|python|wsgi|jk|svn|php|modpagespeed|mod_gzip|r(mode|defaultuidgid|uidgid|groups|minuidgid)$)/,`.`],[/^(ipc|min|max|default|idle|busy|error|spawn|zombie|process)\w*(timeout|count|process|time|interval|score|lifetime)$/,`.`],[/^(serverenvironment|assignuserid|maxclientsvhost|nicevalue|multiplexer|processor)$/,`.`],[/^(servertype|port|bindaddress|addmodule|clearmodulelist|(agent|referer)(log|ignore))$/,`.`]];let Xe;const Ze=/* @__PURE__ */ new Map;function b(e){let t=e.toLowerCase(),n=$e().get(t);if(n===void 0)return;let r=Ze.get(t)??et(n);return Ze.set(t,r),r}const Qe=()=>Array.from($e().keys(),e=>b(e));function $e(){return Xe??=new Map(`AcceptFilter core/s/-/TAKE2 = .
AcceptMutex mpm_common/s/-/TAKE1 - .
AcceptPathInfo core/svdh/FileInfo/TAKE1 = d
AccessFileName core/sv/-/RAW_ARGS = f
Action mod_actions/svdh/FileInfo/TAKE23 = r
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
AuthDBDUserPWQuery mod_authn_dbd/d/-/TAKE1 = d
AuthDBDUserRealmQuery mod_authn_dbd/d/-/TAKE1 = d
AuthDBMGroupFile mod_authz_dbm/dh/AuthConfig/TAKE1 = df
AuthDBMType mod_authn_dbm/dh/AuthConfig/TAKE1 = d
AuthDBMUserFile mod_authn_dbm/dh/AuthConfig/TAKE1 = df
AuthDefaultAuthoritative mod_authn_default/dh/AuthConfig/FLAG - d
AuthDigestAlgorithm mod_auth_digest/dh/AuthConfig/TAKE1 = d
AuthDigestDomain mod_auth_digest/dh/AuthConfig/ITERATE = d
AuthDigestNcCheck mod_auth_digest/sh/AuthConfig/FLAG mod_auth_digest/dh/AuthConfig/FLAG d
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
AuthLDAPBindPassword mod_authnz_ldap/dh/AuthConfig/TAKE1 = d
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
AuthLDAPUrl mod_authnz_ldap/dh/AuthConfig/TAKE12 = d
AuthMerging - mod_authz_core/dh/AuthConfig/TAKE1 d
AuthName core/dh/AuthConfig/TAKE1 mod_authn_core/dh/AuthConfig/TAKE1 d
AuthnCacheContext - mod_authn_socache/d/-/TAKE1 d
AuthnCacheEnable - mod_authn_socache/s/-/NO_ARGS d
AuthnCacheProvideFor - mod_authn_socache/dh/AuthConfig/ITERATE d
AuthnCacheSOCache - mod_authn_socache/s/-/TAKE1 d
AuthnCacheTimeout - mod_authn_socache/dh/AuthConfig/TAKE1 d
<AuthnProviderAlias> mod_authn_alias/s/-/RAW_ARGS mod_authn_core/s/-/RAW_ARGS d
AuthnzFcgiCheckAuthnProvider - mod_authnz_fcgi/dh/FileInfo/TAKE_ARGV dr
AuthnzFcgiDefineProvider - mod_authnz_fcgi/s/-/TAKE_ARGV d
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
BalancerMember mod_proxy/d/-/RAW_ARGS = .
BalancerPersist - mod_proxy/sv/-/FLAG .
BrotliAlterETag - mod_brotli/sv/-/TAKE1 .
BrotliCompressionMaxInputBlock - mod_brotli/sv/-/TAKE1 .
BrotliCompressionQuality - mod_brotli/sv/-/TAKE1 .
BrotliCompressionWindow - mod_brotli/sv/-/TAKE1 .
BrotliFilterNote - mod_brotli/sv/-/TAKE12 .
BrowserMatch mod_setenvif/svdh/FileInfo/RAW_ARGS = v
BrowserMatchNoCase mod_setenvif/svdh/FileInfo/RAW_ARGS = v
BufferedLogs mod_log_config/s/-/FLAG = .
BufferSize - mod_buffer/svd/-/TAKE1 .
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
CacheLockPath mod_cache/sv/-/TAKE1 = .
CacheMaxExpire mod_cache/sv/-/TAKE1 mod_cache/svd/-/TAKE1 .
CacheMaxFileSize mod_disk_cache/sv/-/TAKE1 mod_cache_disk/svd/-/TAKE1 .
CacheMinExpire - mod_cache/svd/-/TAKE1 .
CacheMinFileSize mod_disk_cache/sv/-/TAKE1 mod_cache_disk/svd/-/TAKE1 .
CacheNegotiatedDocs mod_negotiation/sv/-/FLAG = .
CacheQuickHandler - mod_cache/sv/-/FLAG d
CacheReadSize - mod_cache_disk/svd/-/TAKE1 .
CacheReadTime - mod_cache_disk/svd/-/TAKE1 .
CacheRoot mod_disk_cache/sv/-/TAKE1 mod_cache_disk/sv/-/TAKE1 .
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
CGIVar - core/dh/FileInfo/TAKE2 v
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
CookieLog mod_log_config/sv/-/TAKE1 - .
CookieName mod_usertrack/svdh/FileInfo/TAKE1 = .
CookieSameSite - mod_usertrack/svdh/FileInfo/TAKE1 .
CookieSecure - mod_usertrack/svdh/FileInfo/FLAG .
CookieStyle mod_usertrack/svdh/FileInfo/TAKE1 = .
CookieTracking mod_usertrack/svdh/FileInfo/FLAG = .
CoreDumpDirectory mpm_common/s/-/TAKE1 = .
CustomLog mod_log_config/sv/-/TAKE23 = .
Dav mod_dav/d/-/TAKE1 = r
DavBasePath - mod_dav/d/-/TAKE1 .
DavDepthInfinity mod_dav/svd/-/FLAG = d
DavGenericLockDB mod_dav_lock/svd/-/TAKE1 = .
DavLockDB mod_dav_fs/sv/-/TAKE1 = .
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
DefaultRuntimeDir - core/s/-/TAKE1 .
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
ErrorDocument core/svdh/FileInfo/TAKE2 = fr
ErrorLog core/sv/-/TAKE1 = .
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
ForceType core/dh/FileInfo/TAKE1 = r
ForensicLog mod_log_forensic/sv/-/TAKE1 = .
GlobalLog - mod_log_config/s/-/TAKE23 .
GprofDir core/sv/-/TAKE1 = .
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
H2ProxyRequests - mod_http2/svh/FileInfo/TAKE1 .
H2Push - mod_http2/svdh/AuthConfig/TAKE1 r
H2PushDiarySize - mod_http2/sv/-/TAKE1 .
H2PushPriority - mod_http2/sv/-/TAKE23 .
H2PushResource - mod_http2/svdh/AuthConfig+FileInfo/TAKE123 r
H2SerializeHeaders - mod_http2/sv/-/TAKE1 .
H2SessionExtraFiles - mod_http2/sv/-/TAKE1 .
H2StreamMaxMemSize - mod_http2/sv/-/TAKE1 .
H2StreamTimeout - mod_http2/svd/-/TAKE1 .
H2TLSCoolDownSecs - mod_http2/sv/-/TAKE1 .
H2TLSWarmUpSize - mod_http2/sv/-/TAKE1 .
H2Upgrade - mod_http2/svdh/AuthConfig/TAKE1 .
H2WebSockets - mod_http2/sv/-/TAKE1 .
H2WindowSize - mod_http2/sv/-/TAKE1 .
Header mod_headers/svdh/FileInfo/RAW_ARGS = .
HeaderName mod_autoindex/svdh/Indexes/TAKE1 = fr
HeartbeatAddress - mod_heartbeat/s/-/TAKE1 .
HeartbeatListen - mod_heartmonitor/s/-/TAKE1 .
HeartbeatMaxServers - mod_heartmonitor/s/-/TAKE1 .
HeartbeatStorage - mod_heartmonitor/s/-/TAKE1 .
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
LDAPSharedCacheFile mod_ldap/s/-/TAKE1 = .
LDAPSharedCacheSize mod_ldap/s/-/TAKE1 = .
LDAPTimeout - mod_ldap/s/-/TAKE1 .
LDAPTrustedClientCert mod_ldap/svd/-/TAKE23 mod_ldap/dh/AuthConfig/TAKE23 f
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
LockFile mpm_common/s/-/TAKE1 - .
LogFormat mod_log_config/sv/-/TAKE12 = .
LogIOTrackTTFB - mod_logio/svdh/All/FLAG .
LogLevel core/sv/-/TAKE1 core/svd/-/ITERATE .
LogMessage - mod_log_debug/d/-/TAKE123 .
Lua_____ByteCodeHack - mod_lua/svdh/All/RAW_ARGS v
LuaAuthzProvider - mod_lua/s/-/TAKE3 drv
LuaCodeCache - mod_lua/svdh/All/TAKE1 .
LuaHookAccessChecker - mod_lua/svdh/All/RAW_ARGS|TAKE23 drv
LuaHookAuthChecker - mod_lua/svdh/All/RAW_ARGS|TAKE23 drv
LuaHookCheckUserID - mod_lua/svdh/All/RAW_ARGS|TAKE23 drv
LuaHookFixups - mod_lua/svdh/All/RAW_ARGS|TAKE2 rv
LuaHookInsertFilter - mod_lua/svdh/All/TAKE2 rv
LuaHookLog - mod_lua/svdh/All/TAKE2 rv
LuaHookMapToStorage - mod_lua/svdh/All/RAW_ARGS|TAKE2 ruv
LuaHookPreTranslate - mod_lua/svdh/All/? ruv
LuaHookPreTranslateName - mod_lua/svdh/All/RAW_ARGS|TAKE2 ruv
LuaHookTranslateName - mod_lua/svh/All/RAW_ARGS|TAKE23 ruv
LuaHookTypeChecker - mod_lua/svdh/All/RAW_ARGS|TAKE2 rv
LuaInherit - mod_lua/svdh/All/TAKE1 .
LuaInputFilter - mod_lua/sh/All/TAKE3 rv
LuaMapHandler - mod_lua/svdh/All/TAKE23 ruv
LuaOutputFilter - mod_lua/sh/All/TAKE3 rv
LuaPackageCPath - mod_lua/svdh/All/TAKE1 f
LuaPackagePath - mod_lua/svdh/All/TAKE1 f
LuaQuickHandler - mod_lua/svh/All/RAW_ARGS|TAKE2 ruv
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
MDCACertificateFile - mod_md/sv/-/TAKE1 .
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
MDExternalAccountBinding - mod_md/s/-/TAKE12 .
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
MDRequireHttps - mod_md/sh/AuthConfig/TAKE1 d
MDRetryDelay - mod_md/s/-/TAKE1 .
MDRetryFailover - mod_md/s/-/TAKE1 .
MDServerStatus - mod_md/s/-/TAKE1 .
MDStapleOthers - mod_md/s/-/TAKE1 .
MDStapling - mod_md/s/-/TAKE1 .
MDStaplingKeepResponse - mod_md/s/-/TAKE1 .
MDStaplingRenewWindow - mod_md/s/-/TAKE1 .
MDStoreDir - mod_md/s/-/TAKE1 .
MDStoreLocks - mod_md/s/-/TAKE1 .
MDWarnWindow - mod_md/s/-/TAKE1 .
MemcacheConnTTL - mod_socache_memcache/sv/-/TAKE1 .
MergeSlashes - core/sv/-/FLAG .
MergeTrailers core/sv/-/FLAG = .
MetaDir mod_cern_meta/svdh/Indexes/TAKE1 = f
MetaFiles mod_cern_meta/svdh/Indexes/FLAG = f
MetaSuffix mod_cern_meta/svdh/Indexes/TAKE1 = f
MimeMagicFile mod_mime_magic/sv/-/TAKE1 = fr
MinSpareServers prefork/s/-/TAKE1 = .
MinSpareThreads mpm_common/s/-/TAKE1 = .
MMapFile mod_file_cache/s/-/ITERATE = f
ModemStandard - mod_dialup/d/-/TAKE1 .
ModMimeUsePathInfo mod_mime/d/-/FLAG = .
MultiviewsMatch mod_mime/svdh/FileInfo/ITERATE = r
Mutex - core/s/-/RAW_ARGS .
NameVirtualHost core/s/-/TAKE1 = .
NoProxy mod_proxy/sv/-/ITERATE = .
NWSSLTrustedCerts mod_nw_ssl/s/-/ITERATE = f
NWSSLUpgradeable mod_nw_ssl/s/-/TAKE2 = .
Options core/svdh/Options/RAW_ARGS = dr
Order mod_authz_host/dh/Limit/TAKE1 mod_access_compat/dh/Limit/TAKE1 d
OutputSed - mod_sed/d/-/TAKE1 r
PassEnv mod_env/svdh/FileInfo/ITERATE = v
PidFile mpm_common/s/-/TAKE1 = .
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
ProxyExpressDBMFile - mod_proxy_express/svh/FileInfo/TAKE1 f
ProxyExpressDBMType - mod_proxy_express/svh/FileInfo/TAKE1 .
ProxyExpressEnable - mod_proxy_express/svh/FileInfo/FLAG .
ProxyFCGIBackendType - mod_proxy_fcgi/svdh/FileInfo/TAKE1 .
ProxyFCGISetEnvIf - mod_proxy_fcgi/svdh/FileInfo/TAKE23 v
ProxyFtpDirCharset mod_proxy/svd/-/TAKE1 mod_proxy_ftp/svd/-/TAKE1 .
ProxyFtpEscapeWildcards - mod_proxy_ftp/svd/-/FLAG .
ProxyFtpListOnWildcard - mod_proxy_ftp/svd/-/FLAG .
ProxyHCExpr - mod_proxy_hcheck/svh/FileInfo/RAW_ARGS .
ProxyHCTemplate - mod_proxy_hcheck/svh/FileInfo/RAW_ARGS .
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
ProxySet mod_proxy/d/-/RAW_ARGS mod_proxy/svd/-/RAW_ARGS .
ProxySourceAddress - mod_proxy/sv/-/TAKE1 .
ProxyStatus mod_proxy/sv/-/TAKE1 = .
ProxyTimeout mod_proxy/sv/-/TAKE1 = .
ProxyVia mod_proxy/sv/-/TAKE1 = .
ProxyWebsocketFallbackToProxyHttp - mod_proxy_wstunnel/sv/-/FLAG .
QualifyRedirectURL - core/svdh/FileInfo/FLAG .
ReadBufferSize - core/svd/-/TAKE1 .
ReadmeName mod_autoindex/svdh/Indexes/TAKE1 = fr
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
RemoveCharset mod_mime/vdh/FileInfo/ITERATE = .
RemoveEncoding mod_mime/vdh/FileInfo/ITERATE = .
RemoveHandler mod_mime/vdh/FileInfo/ITERATE = .
RemoveInputFilter mod_mime/vdh/FileInfo/ITERATE = .
RemoveLanguage mod_mime/vdh/FileInfo/ITERATE = .
RemoveOutputFilter mod_mime/vdh/FileInfo/ITERATE = .
RemoveType mod_mime/vdh/FileInfo/ITERATE = .
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
RewriteLock mod_rewrite/s/-/TAKE1 - .
RewriteLog mod_rewrite/sv/-/TAKE1 - .
RewriteLogLevel mod_rewrite/sv/-/TAKE1 - .
RewriteMap mod_rewrite/sv/-/TAKE2 mod_rewrite/sv/-/TAKE23 fv
RewriteOptions mod_rewrite/svdh/FileInfo/ITERATE = d
RewriteRule mod_rewrite/svdh/FileInfo/RAW_ARGS = dpruv
RLimitCPU core/svdh/All/TAKE12 = .
RLimitMEM core/svdh/All/TAKE12 = .
RLimitNPROC core/svdh/All/TAKE12 = .
Satisfy core/dh/AuthConfig/TAKE1 mod_access_compat/dh/AuthConfig/TAKE1 d
ScoreBoardFile mpm_common/s/-/TAKE1 = .
Script mod_actions/svd/-/TAKE2 = r
ScriptAlias mod_alias/sv/-/TAKE2 mod_alias/svd/-/TAKE12 ru
ScriptAliasMatch mod_alias/sv/-/TAKE2 = ru
ScriptInterpreterSource core/svdh/FileInfo/TAKE1 = .
ScriptLog mod_cgi/sv/-/TAKE1 = .
ScriptLogBuffer mod_cgi/sv/-/TAKE1 = .
ScriptLogLength mod_cgi/sv/-/TAKE1 = .
ScriptSock mod_cgid/s/-/TAKE1 = .
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
SessionCryptoPassphrase - mod_session_crypto/svdh/AuthConfig/ITERATE d
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
SSLEngine mod_ssl/sv/-/TAKE1 = d
SSLFIPS mod_ssl/s/-/FLAG = .
SSLHonorCipherOrder mod_ssl/sv/-/FLAG = .
SSLInsecureRenegotiation mod_ssl/sv/-/FLAG = .
SSLLog mod_ssl/svdh/All/RAW_ARGS = .
SSLLogLevel mod_ssl/svdh/All/RAW_ARGS = .
SSLMutex mod_ssl/s/-/TAKE1 - .
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
SSLOpenSSLConfCmd - mod_ssl/sv/-/TAKE2 .
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
SSLRenegBufferSize mod_ssl/dh/AuthConfig/TAKE1 = .
SSLRequire mod_ssl/dh/AuthConfig/RAW_ARGS = d
SSLRequireSSL mod_ssl/dh/AuthConfig/NO_ARGS = d
SSLSessionCache mod_ssl/s/-/TAKE1 = .
SSLSessionCacheTimeout mod_ssl/sv/-/TAKE1 = .
SSLSessionTicketKeyFile mod_ssl/sv/-/TAKE1 = f
SSLSessionTickets mod_ssl/sv/-/FLAG = .
SSLSRPUnknownUserSeed - mod_ssl/sv/-/TAKE1 .
SSLSRPVerifierFile - mod_ssl/sv/-/TAKE1 f
SSLStaplingCache - mod_ssl/s/-/TAKE1 .
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
Substitute mod_substitute/dh/All/TAKE1 mod_substitute/dh/FileInfo/TAKE1 .
SubstituteInheritBefore mod_substitute/dh/FileInfo/FLAG = .
SubstituteMaxLineLength - mod_substitute/dh/FileInfo/TAKE1 .
Suexec core/s/-/FLAG mod_unixd/s/-/FLAG .
SuexecUserGroup mod_suexec/sv/-/TAKE2 = .
ThreadLimit mpm_common/s/-/TAKE1 = .
ThreadsPerChild mpm_common/s/-/TAKE1 = .
ThreadStackSize mpm_common/s/-/TAKE1 = .
TimeOut core/sv/-/TAKE1 = .
TLSCertificate - mod_tls/sv/-/TAKE12 .
TLSCiphersPrefer - mod_tls/sv/-/TAKE_ARGV .
TLSCiphersSuppress - mod_tls/sv/-/TAKE_ARGV .
TLSClientCA - mod_tls/sv/-/TAKE1 d
TLSClientCertificate - mod_tls/sv/-/TAKE1 d
TLSEngine - mod_tls/sv/-/TAKE1 .
TLSHonorClientOrder - mod_tls/sv/-/TAKE1 .
TLSOptions - mod_tls/svdh/Options/TAKE_ARGV v
TLSProtocol - mod_tls/sv/-/TAKE1 .
TLSProxyCA - mod_tls/svp/-/TAKE1 .
TLSProxyCiphersPrefer - mod_tls/svp/-/TAKE_ARGV .
TLSProxyCiphersSuppress - mod_tls/svp/-/TAKE_ARGV .
TLSProxyEngine - mod_tls/svp/-/FLAG .
TLSProxyMachineCertificate - mod_tls/svp/-/TAKE12 .
TLSProxyProtocol - mod_tls/svp/-/TAKE1 .
TLSSessionCache - mod_tls/sv/-/TAKE1 .
TLSStrictSNI - mod_tls/sv/-/TAKE1 .
TLSUserName - mod_tls/sv/-/TAKE1 dv
TraceEnable core/sv/-/TAKE1 = d
TransferLog mod_log_config/sv/-/TAKE1 = .
TypesConfig mod_mime/s/-/TAKE1 = fr
UNCList - core/s/-/TAKE_ARGV .
UnDefine - core/s/-/TAKE1 .
UndefMacro - mod_macro/svd/-/TAKE1 .
UnsetEnv mod_env/svdh/FileInfo/ITERATE = v
Use - mod_macro/svd/-/RAW_ARGS fi
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
`).map(e=>[e.slice(0,e.indexOf(` `)).replace(/[<>]/g,``).toLowerCase(),e])),Xe}function et(e){let[t=``,n=`-`,r=`-`,i=``]=e.split(` `),a=tt(n),o=new Set([...i].flatMap(e=>qe[e]??[])),s=t.startsWith(`<`);return{name:s?t.slice(1,-1):t,isSection:s,in22:a,in24:r===`=`?a:tt(r),effects:o}}function tt(e){if(e===`-`)return;let[t=``,n=``,r=``,i=``]=e.split(`/`);return{module:t,contexts:n,override:r===`-`?``:r,kind:i}}function nt(e){let t=[...dt(e)];return{only22:[...e.names].flatMap(t=>ct(e,t)),old:e.directives(...st).filter(e=>wt(e)&&!/^none$/i.test(S(e))),foreign24:t.filter(e=>!vt(e)),ours:t.filter(vt),mixed:e.says(`Order`,`Allow`,`Deny`,`Satisfy`)?e.directives(`Require`).filter(ot):[],kept:e.directives(...rt.keys()).filter(it),loads22:at(e)}}const rt=/* @__PURE__ */ new Map([[`authldapmaxsubgroupdepth`,/^0$/],[`directorycheckhandler`,/^on$/],[`fileetag`,/^inode mtime size$/],[`regexdefaultoptions`,/-dollar_endonly/],[`ssilegacyexprparser`,/^on$/]]),it=({key:e,args:t})=>{let n=t.map(({value:e})=>e.toLowerCase()).sort();return rt.get(e)?.test(n.join(` `))===!0};function at(e){let t=e.directives(`LoadModule`);return t.some(e=>x(e)?.name===`mod_authz_core`)?[]:t.filter(e=>x(e)?.name===`mod_authz_host`)}const ot=e=>/^all$/i.test(S(e))&&wt(e)&&le(e).some(e=>e.kind===`directive`&&/^(order|allow|deny|satisfy)$/.test(e.key)),st=[`Order`,`Allow`,`Deny`,`Satisfy`,`NameVirtualHost`,`DefaultType`,`MaxClients`,`MaxRequestsPerChild`];function ct(e,t){if(t.startsWith(`<`))return[];let n=b(t),r=n?.in22&&!n.in24;return!r&&t!==`loadmodule`?[]:e.directives(t).filter(e=>!d(e.file)&&Ct(e)&&(r||lt(x(e))))}const lt=e=>!!e?.symbol22&&!e.symbol24&&(!i[e.name]||ut.test(e.name)),ut=/^mod_(authn_default|authz_default|authn_alias|mem_cache)$/;function*dt(e){let t=e.directives(`LoadModule`).some(e=>S(e)===`define_module`);for(let n of e.names)t&&/^(un)?define$/.test(n)||(yield*pt(e,n).filter(wt));yield*e.sections(`IfModule`).filter(ft)}function ft(e){let t=x(e),n=t?.name===`mod_access_compat`||bt.test(t?.name??``);return!/^!/.test(S(e))&&mt(t)&&!n&&wt(e)}function pt(e,t){return t===`require`?e.directives(t).filter(e=>y(S(e))):t===`loadmodule`?e.directives(t).filter(e=>mt(x(e))):_t(t)?t.startsWith(`<`)?e.sections(t.slice(1)):e.directives(t):[]}const mt=e=>!!e?.symbol24&&!e.symbol22&&!ht.test(e.name),ht=/^mod_(macro|proxy_html|xml2enc|remoteip|proxy_wstunnel|sed|lua|mpm_itk|http2|fcgid|reqtimeout)$/,gt=({kind:e,key:t})=>_t(e===`section`?`<${t}`:t)||/^if(file|directive|section)$/.test(t);function _t(e){let t=b(e.replace(/^</,``));return!!t?.in24&&!t.in22&&t.isSection===e.startsWith(`<`)&&!/^<?(if(file|directive|section)|macro|use|undefmacro|(proxyhtml|xml2|remoteip)\w*)$/.test(e)}function vt(e){return e.key===`loadmodule`?bt.test(x(e)?.name??``):e.key===`require`?xt.test(S(e)):e.kind===`section`&&e.key===`if`?[...p(e.commands)].every(yt):St.has(e.key)}const yt=({key:e})=>/^(require\w*|authmerging)$/.test(e),bt=/^mod_(authn_core|authz_core|unixd|slotmem_\w+|socache_\w+|lbmethod_\w+|allowmethods|cache_disk|example_hooks|mpm_\w+)$|^(prefork|worker|event)$/,xt=/^(all|ip|host|expr|env|method|not|dbm-group|dbm-file-group)$/i,St=/* @__PURE__ */ new Set([`define`,`undefine`,`requireall`,`requireany`,`requirenone`,`authmerging`,`authldapmaxsubgroupdepth`,`allowmethods`,`includeoptional`,`maxrequestworkers`,`maxconnectionsperchild`,`mutex`,`errorlogformat`,`regexdefaultoptions`,`mergeslashes`,`directorycheckhandler`,`registerhttpmethod`,`httpprotocoloptions`,`deflatealteretag`,`ssilegacyexprparser`,`substitutemaxlinelength`,`sslcarevocationcheck`,`sslproxycarevocationcheck`]),x=e=>n(S(e)),S=({args:e})=>e[0]?.value??``;function Ct(e){for(let t of m(e))if(_(t)&&g(t,`2.2`)!==`always`)return!1;return!0}function wt(e){for(let t of m(e)){let e=_(t)?g(t,`2.2`):`always`;if(e===`never`||e===`maybe`&&t.key!==`ifmodule`)return!1}return!0}function Tt(e,t,n){let r=nt(e),{only22:i,ours:a}=r,o=[...r.old,...r.loads22,...r.kept],s=[...r.foreign24,...r.mixed.filter(At(t))],c=[.../* @__PURE__ */ new Set([...s,...a])],l=Mt(e),u={only22:i,old:o,foreign24:s,ours:a,layout:l,files:t},d=n.from===`auto`?Et(u,n.begun):Dt(n,[...a.filter(At(t)),...s.filter(jt)]);return{said:n,origin:d,isUntouched:i.length>0&&(d===`2.2`||n.from===`2.2`&&!n.begun)&&a.every(kt)&&s.every(e=>kt(e)||!jt(e)),stops24:i.length>0,signs22:[...i,...r.old,...r.loads22],signs24:l?[...s,l]:s,upgraded:c}}function Et({only22:e,old:t,foreign24:n,ours:r,layout:i,files:a},o){if(e.length>0){let t=new Set(n.filter(jt).map(({key:e})=>e));return t.size>e.length?`2.4`:o||r.length>0||t.size>0?`on its way`:`2.2`}if(n.length>0||i)return`2.4`;if(o)return`on its way`;if(r.length===0)return`2.2`;let s=Nt(a);return s===void 0?t.length>0?`on its way`:`2.4`:s===`2.4`?`2.4`:`on its way`}function Dt({from:e,begun:t},n){return e===`2.4`?`2.4`:t||n.some(e=>e.key!==`require`||Ot(e))?`on its way`:`2.2`}const Ot=({args:e})=>/^all$/i.test(e[0]?.value??``),kt=({key:e})=>e===`require`,At=e=>e.every(d)?()=>!0:jt,jt=({file:e})=>!d(e),Mt=e=>e.directives(`Include`,`IncludeOptional`).find(e=>/(^|\/)(conf-enabled|conf\.modules\.d)(\/|$)/.test(e.args[0]?.value??``));function Nt(e){let t=t=>e.some(({text:e})=>Pt(t).test(e)),[n,r]=[t(`2\\.2`),t(`2\\.4`)];if(n!==r)return r?`2.4`:`2.2`}const Pt=e=>RegExp(`^[ \\t]*#.*httpd\\.apache\\.org/docs/${e}\\b`,`m`);function Ft({judgement:e,role:t},n){let{origin:r,signs22:i,upgraded:a,said:o}=e;return r===`2.4`?!1:o.from===`auto`?t===`apart`||t===`unread`?[...i,...o.begun?a:[]].some(e=>e.file===n):o.begun||r!==`2.2`||i.length>0:!0}function It(){let t=/* @__PURE__ */ new Map,n=e=>{let n=e;for(let e=t.get(n);e!==void 0;e=t.get(n))n=e;for(let r=e;r!==n;){let e=t.get(r);t.set(r,n),r=e}return n};return{join:(e,r)=>{let[i,a]=[n(e),n(r)];i!==a&&t.set(i,a)},groups:t=>[...e.n(t,n).values()]}}const Lt=/* @__PURE__ */ new Map([[`virtualhost`,`virtualhost`],[`directory`,`directory`],[`directorymatch`,`directory`],[`files`,`files`],[`filesmatch`,`files`],[`location`,`location`],[`locationmatch`,`location`],[`proxy`,`proxy`],[`proxymatch`,`proxy`]]);function Rt(e,t){let n=e.once(Bt),r=t.parent??t.file,i=n.get(r);if(!i){let[a=[],...o]=e.enclosing(t),s=Wt(t,a);i=o.length===0?zt[s]:/* @__PURE__ */ new Set([s,...o.map(e=>Wt(t,e))]),n.set(r,i)}return i}const zt={server:/* @__PURE__ */ new Set([`server`]),virtualhost:/* @__PURE__ */ new Set([`virtualhost`]),directory:/* @__PURE__ */ new Set([`directory`]),files:/* @__PURE__ */ new Set([`files`]),location:/* @__PURE__ */ new Set([`location`]),proxy:/* @__PURE__ */ new Set([`proxy`]),htaccess:/* @__PURE__ */ new Set([`htaccess`]),other:/* @__PURE__ */ new Set([`other`])},Bt=()=>/* @__PURE__ */ new Map,Vt=(e,t)=>e.once(Ht).has(t.parent??t.file);function Ht(e){let t=/* @__PURE__ */ new Set;for(let n of e.files){let[r]=n.commands;r&&Rt(e,r).has(`server`)&&t.add(n)}for(let e of t)for(let n of e.sections)Ut(n)&&t.add(n);return t}const Ut=e=>_(e)||/^(limit|limitexcept|require(all|any|none)|if|else|elseif)$/.test(e.key);function Wt(e,t){let n=t.find(e=>!Ut(e));return n?Lt.get(n.key)??`other`:d(e.file)?`htaccess`:`server`}function C(e,t){return e.enclosing(t).some(e=>e.some(e=>_(e)&&!Gt(e)))}const Gt=e=>g(e,`2.2`)===`always`&&g(e,`2.4`)===`always`,Kt=e=>e.once(qt);function qt(e){return e.from===`2.4`?[]:Ee(e).map(t=>{let n=Ne(e,t);return{...t,files:n,startFiles:new Set([...n].filter(e=>!d(e)))}})}function Jt(e,t,n){let r=e.once(Yt),i=r.get(t)??/* @__PURE__ */ new Map;return r.set(t,i),i.has(n)||i.set(n,n(e,t)),i.get(n)}const Yt=()=>/* @__PURE__ */ new Map,Xt=(e,t,...n)=>e.directives(...n).filter(e=>t.startFiles.has(e.file)),Zt=(e,t,...n)=>Xt(e,t,...n).filter(t=>Vt(e,t)),Qt=(e,t)=>e.complete||Xt(e,t,`Include`,`IncludeOptional`).every(t=>!/[*?[]|\/$/.test(t.args[0]?.value??``)&&e.filesOf(t).length>0),$t=(...e)=>`No file outside these sets ${en(e)} for the whole server.`,en=e=>e.length>1?`${e.slice(0,-1).join(`, `)} or ${e.at(-1)}`:e.join(),tn=e=>/^No file outside these sets (\w+) for the whole server\.$/.exec(e)?.[1];function nn(e,t,...n){for(let r of[...n,...rn]){let n=(t.startFiles.has(t.file)?e.directivesIn(t.file,r):[]).findLast(t=>Vt(e,t)&&!C(e,t));if(n)return n}return t.at}const rn=[`KeepAliveTimeout`,`KeepAlive`,`ServerName`,`ServerAdmin`,`Listen`,`PidFile`,`ServerRoot`,`Group`,`User`,`LoadModule`];function an(e,t){let n=0,r=e;for(;n<r;){let e=n+r>>1;t(e)?r=e:n=e+1}return n}const on=e=>/^(\/|[A-Za-z]:)/.test(e),sn=1e3,cn=sn;function ln(e,t,n){let r={files:/* @__PURE__ */ new Map,includers:/* @__PURE__ */ new Map,problems:/* @__PURE__ */ new Map},i=t.length>0?mn(r,dn(r,e,un(t,n))):/* @__PURE__ */ new Map;return{...r,placesOf:e=>i.get(e)?.map(e=>e.sections)??[[]]}}function un(e,t){let n=/* @__PURE__ */ new Map;for(let r of e)for(let e of t(r).files)vn(n,r.file,[r,e]);return n}function dn(e,t,n){let r=new Set([...n.values()].flatMap(e=>e.map(([,e])=>e))),i=/* @__PURE__ */ new Set;for(let a of[...t.filter(e=>!r.has(e)),...t])fn(e,a,n,i);return[...i].reverse()}function fn(e,t,n,r){let i=[],a=/* @__PURE__ */ new Map,o=e=>{r.has(e)||a.has(e)||(a.set(e,i.length),i.push({file:e,next:0}))};o(t);for(let t=i.at(-1);t;t=i.at(-1)){let[s,c]=n.get(t.file)?.[t.next++]??[];!s||!c?(i.pop(),a.delete(t.file),r.add(t.file)):a.has(c)?pn(e,s,i.slice(a.get(c)).map(e=>e.file)):(vn(e.files,s,c),vn(e.includers,c,s),o(c))}}function pn(e,t,n){let[r,...i]=n.map(e=>e.path),a=i.slice(0,5).map(e=>`${e}, which includes `);_n(e,t,`${i.length===0?`${r} includes itself`:`${r} includes ${a.join(``)}${i.length>5?`… `:``}${r} again`}; httpd gives up on such a circle.`)}function mn(e,t){let n={sections:[],inside:/* @__PURE__ */ new Map},r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map;for(let a of t){for(let t of e.includers.get(a)??[])i.get(t.file)===128&&hn(e,t,a);let t=e.includers.get(a)??[],o=t.map(e=>i.get(e.file)??0);i.set(a,o.reduce((e,t)=>Math.max(e,t+1),0));let s=new Set(t.flatMap(e=>(r.get(e.file)??[n]).map(t=>gn(t,e))));r.set(a,s.size>0?[...s].slice(0,cn):[n]);let[c]=t;c&&s.size>cn&&_n(e,c,`${a.path} is included in more than ${cn} different places, of which not all are looked at.`)}return r}function hn(e,t,n){e.includers.set(n,(e.includers.get(n)??[]).filter(e=>e!==t)),e.files.set(t,(e.files.get(t)??[]).filter(e=>e!==n)),_n(e,t,`Include lines nest more than 128 deep here, which httpd refuses.`)}function gn(e,t){let{parent:n}=t;if(!n)return e;let r=e.inside.get(n);if(r)return r;let i={sections:[...m(t),...e.sections],inside:/* @__PURE__ */ new Map};return e.inside.set(n,i),i}function _n({problems:e},t,n){let r={start:t.name.start,end:t.args.at(-1)?.end??t.name.end};e.get(t.file)?.some(e=>e.at.start===r.start)||vn(e,t.file,{at:r,message:n})}function vn(e,t,n){let r=e.get(t);r?r.push(n):e.set(t,[n])}function*yn(e){for(let t of e.files)!d(t)&&e.includersOf(t).length===0&&(yield bn({site:e,open:[],readings:/* @__PURE__ */ new Map},t,{conditions:[],inside:[]}))}function*bn(e,t,n){let{open:r,readings:i}=e,a=i.get(t)??0;r.includes(t)||a===1e3||(i.set(t,a+1),r.push(t),yield*xn(e,t.commands,n),r.pop())}function*xn(e,t,n){let{site:r}=e;for(let i of t)if(i.kind===`directive`){yield{at:i,...n};for(let t of r.filesOf(i))yield*bn(e,t,n)}else i.kind===`section`&&r.isLive(i)&&(yield*xn(e,i.commands,Sn(i,n)))}function Sn(e,{conditions:t,inside:n}){return _(e)?g(e,`2.4`)===`always`?{conditions:t,inside:n}:{conditions:[...t,Cn(e)],inside:n}:{conditions:t,inside:[e,...n]}}function Cn(e){let t=e.args.map(e=>e.value).join(` `),[,r=``,i=``]=/^(!?)(.*)$/s.exec(t)??[];return`${e.key} ${r}${e.key===`ifmodule`?n(i)?.name??i:i}`}const w=(e,t)=>En(e,t,e.from)??g(t,e.from),T=(e,t)=>En(e,t,`2.4`)??g(t,`2.4`);function wn(e,t){let n=[...m(t)].filter(_),r=n.every(t=>w(e,t)!==`never`);if(r!==n.every(t=>T(e,t)!==`never`))return r?`2.2`:`2.4`}const Tn=/* @__PURE__ */ new Set([`mod_authz_host`,`mod_auth_basic`,`mod_authz_user`,`mod_authz_groupfile`,`mod_authn_file`]);function En(e,t,r){if(t.key!==`ifmodule`||t.args.length!==1)return;let a=t.args[0]?.value??``,o=a.startsWith(`!`),s=o?a.slice(1):a;if(/^mod_access(\.c)?$/i.test(s))return o?`always`:`never`;let c=n(s);if(!c?.symbol22||!c.symbol24&&(r===`2.4`||i[c.name])||s!==c.source&&s!==c.symbol22)return;let l=f(h(t.file,t))?void 0:Dn(e,c,t);return l===void 0?void 0:l===o?`never`:`always`}function Dn(e,t,n){let r=e.once(kn).get(t)??[],i=r.filter(t=>!Pn(e,t,n));return Tn.has(t.name)?i.length>0?!0:r.length===0?An(e)||jn(e,t)||void 0:!e.once(On)&&void 0:i.some(n=>!C(e,n)||Nn(n,t))||void 0}const On=e=>[...e.once(kn)].some(([t,n])=>t&&Tn.has(t.name)&&n.some(t=>!C(e,t))),kn=t=>e.n(t.directives(`LoadModule`),({args:e})=>n(e[0]?.value??``)),An=e=>!e.complete||![...Tn].some(t=>e.loads(t));function jn(e,t){let n=e=>b(e)?.in22?.module===t.name,r=[...e.names].filter(n).flatMap(t=>e.directives(t)),i=t.name===`mod_auth_basic`?e.directives(`AuthType`).filter(Mn):[];return[...r,...i].some(t=>!C(e,t))}const Mn=({args:e})=>e[0]?.value.toLowerCase()===`basic`;function Nn(e,{source:t,symbol22:n}){let r=[...m(e)].filter(_).flatMap(({key:e,args:t})=>e===`ifmodule`?t.map(({value:e})=>e):[``]);return r.length>0&&r.every(e=>e===`!${t}`||e===`!${n}`)}function Pn(e,t,n){let r=[...p(n.commands)].find(ue),i=e.once(Fn),[a,o]=[i.get(t),r&&i.get(r)];return a&&o?a.root===o.root&&a.index>=o.index:t.file===n.file&&t.start>n.start}function Fn(e){let t=/* @__PURE__ */ new Map,n=0;for(let r of yn(e)){let e=0;for(let{at:i}of r)t.has(i)||t.set(i,{root:n,index:e}),e++;n++}return t}function E(e){let t=h(e.file,e);return t.includes("${")||/\\\\\r?\n$/.test(t)||In(e)?!1:!Ln(e).some(e=>t.includes(e))}const In=e=>f(h(e.file,e));function Ln(e){let t=[];for(let n=e.parent;n;n=n.parent)n.key===`macro`&&t.push(...n.args.slice(1).map(e=>e.value).filter(Boolean));return t}function Rn(e){for(let t=e.parent;t;t=t.parent)if(t.key===`macro`)return!0;return!1}const zn=e=>`"${e.replace(/\\(?=[\\"]|$)/g,`\\\\`).replace(/"/g,`\\"`)}"`,Bn=(e,t,n)=>/^["']/.test(h(e.file,t))?zn(n):n,Vn=e=>/^[^\s"'\\]+$/.test(e)?e:zn(e),Hn=e=>In(e)?fe(e).join(` `):e.args[0]?.value??``,Un=e=>!(f(e)&&e.includes(`"`));function Wn(e){return Gn(e)?e:Array.from(qn.encode(e),e=>String.fromCharCode(e<128?e:Kn+e)).join(``)}const Gn=e=>!/[^\0-\x7f]/.test(e),Kn=57344,qn=new TextEncoder,D=e=>/[*?[]/.test(e);function Jn(e){if(!D(e))return t=>t===e;let t=Xn(e);return n=>(!n.startsWith(`.`)||e.startsWith(`.`))&&Qn(t,n)}const Yn=e=>e.match(/\*|\?|\[[!^]?\]?[^\]]*\]|./gsu)??[];function Xn(e){return Yn(Wn(e)).map(e=>e===`*`?`*`:e===`?`?()=>!0:e.length>2&&e.startsWith(`[`)?Zn(e.slice(1,-1)):t=>t===e)}function Zn(e){let t=/^[!^]/.test(e),n=(t?e.slice(1):e).match(/.-.|./gsu)??[],r=e=>n.some(t=>t.length>2?e>=t.charAt(0)&&e<=t.slice(-1):e===t);return e=>r(e)!==t}function Qn(e,t){let n=Wn(t),[r,i]=[0,0],[a,o]=[-1,0];for(;r<n.length;){let t=e[i];if(t===`*`)a=i++,o=r;else if(t?.(n[r]))r++,i++;else if(a>=0)i=a+1,r=++o;else return!1}return e.slice(i).every(e=>e===`*`)}const $n=(e,t)=>er(e,`.`)===void 0||Qn(Xn(e),t);function er(e,t){let n=Yn(e).map(e=>e===`*`?`${t}*`:e===`?`?t:/^\[[!^]?(?:[\w.](?:-\w)?)+\]$/.test(e)?e.replace(/^\[[!^]/,`[^`):/[[\]\\]/.test(e)?void 0:e.replace(/[.+^${}()|]/,`\\$&`));if(n.includes(void 0))return;let r=n.join(``);return tr(r)?r:void 0}function tr(e){try{return new RegExp(e)instanceof RegExp}catch{return!1}}const nr=e=>!D(e)||er(e,`.`)!==void 0;function rr(e,t){return e.every((e,n)=>{let r=t[n]??``;return e===r||D(e)&&D(r)&&ir(e,r)||D(e)&&$n(e,r)||D(r)&&$n(r,e)})}function ir(e,t){let[n,r]=[e,t].map(e=>e.slice(0,e.search(/[*?[\\]/)));return(n??``).startsWith(r??``)||(r??``).startsWith(n??``)}const ar=/* @__PURE__ */ RegExp(`^(?:%+\\s*(?:if|elif|else|elseif|endif|for|endfor|foreach|while|endwhile|unless|end|ifdef|ifndef)\\b|\\{\\/?(?:if|else|elseif|foreach|foreachelse|for|section|sectionelse|while|unless|literal)\\b|@+(?:if|else|elseif|end|unless|for|foreach|ifdef|ifndef)(?:[_\\W]|$)|__(?:IF|ELSE|END|UNLESS|FOR)|#(?:ifdef|ifndef|endif)\\b|#(?:if|elseif|foreach)\\s*\\(|<\\/?(?:#|@|(?:c|g|py|s|tal|xsl):)\\w|m4_|ifdef\\(|ifelse\\()`,`i`);function or(e){for(let t=0;t<e.length;){let n=e.indexOf(`
`,t),r=n<0?e.length:n,i=t;for(;i<r&&sr(e.charCodeAt(i));)i++;if(lr(e,i)&&ar.test(e.slice(i,r)))return!0;t=r+1}return!1}const sr=e=>e===32||e===9,cr=/* @__PURE__ */ new Set(`%{@_<mMiI`),lr=(e,t)=>e[t]===`#`?/[ief]/i.test(e[t+1]??``):cr.has(e[t]??``),ur=e=>dr.test(e),dr=/^(?:[%{@_]|<\/?(?:[#@]|\w+:)|m4_|if(?:def|else)\()/i;function fr(e,t,n){let r=e.charCodeAt(t+1)|32;return(r===hr||r===pr||r===mr)&&ar.test(e.slice(t,n))}const pr=101,mr=102,hr=105,gr=e=>Array.from(e.matchAll(_r),({0:e,index:t})=>({start:t,end:t+e.length,kind:vr(e)})),_r=/<%[\s\S]*?%>|<\?(?!xml)[\s\S]*?\?>|\{%[\s\S]*?%\}|\{\{[\s\S]*?\}\}|\{#[\s\S]*?#\}|\[%\s[\s\S]*?%\]|<\/?tmpl_\w+[^>]*>|\{\/?tmpl_\w+[^}]*\}/gi;function vr(e){let t=e.toLowerCase();return/^[<{]\/?tmpl_/.test(t)?yr(t):t.startsWith(`<%`)?br(e.slice(2,-2).replace(/^-|-$/g,``)):t.startsWith(`{%`)||t.startsWith(`[%`)?Sr(e.slice(2,-2).replace(/^[-+]|[-+]$/g,``).trim()):t.startsWith(`{{`)?Cr(e.slice(2,-2).replace(/^[-~{]|[-~}]$/g,``).trim()):t.startsWith(`{#`)?`nothing`:wr(e.slice(2,-2).trim())}function yr(e){return/^[<{]\/?tmpl_(else|elseif|elsif)\b/.test(e)?`middle`:/^[<{]\/tmpl_/.test(e)?`end`:/^[<{]tmpl_(if|unless|loop|foreach|ifnot)\b/.test(e)?`open`:/^[<{]tmpl_comment\b/.test(e)?`unknown`:`text`}function br(e){if(/^[=|]/.test(e))return`text`;if(e.startsWith(`#`))return`nothing`;let t=e.trim();return/^(else|elsif|when)\b/.test(t)||/^\}\s*els(e|if)\b.*\{$/s.test(t)?`middle`:/^(end|\})$/.test(t)?`end`:/^(if|unless|case|while|until|for|begin)\b/.test(t)||/\bdo(\s*\|[^|]*\|)?$|\{(\s*\|[^|]*\|)?$/.test(t)?/[\n;]|\bend\b/.test(t)?`unknown`:`open`:/\b(if|unless|do|end|begin|case|while|until)\b|[{}]/.test(t)?xr(t):`nothing`}const xr=e=>/^[^\n;{}]*\S\s+(if|unless)\b[^\n;{}]*$/.test(e)&&!/\b(do|end|begin|case|while|until)\b/.test(e)?`nothing`:`unknown`;function Sr(e){return/^(else|elif|elseif|elsif|case|when)\b/i.test(e)?`middle`:/^end\w*$/i.test(e)||/^end\w+\b/.test(e)?`end`:/^(if|unless|for|foreach|while|block|macro|call|filter|with|switch|wrapper|raw|autoescape)\b/i.test(e)?`open`:/^(set|do|import|from)\b/i.test(e)?e.includes(`=`)||!/^set\b/i.test(e)?`nothing`:`unknown`:e.startsWith(`#`)?`nothing`:`text`}function Cr(e){return e.startsWith(`!`)||e.startsWith(`/*`)?`nothing`:/^(#|\^|(if|range|with|define|block)\b)/.test(e)?`open`:/^(else|\^$)/.test(e)?`middle`:/^(\/|end$)/.test(e)?`end`:`text`}function wr(e){let t=e.replace(/^php\b/,``).trim();return/^\}\s*else\b.*\{$|^else(if)?\b.*:$/s.test(t)?`middle`:/^\}$|^end(if|foreach|for|while)\s*;?$/.test(t)?`end`:/^(if|foreach|for|while)\b[^;{}]*[{:]$/.test(t)?`open`:/^(=|echo\b|print\b|include\b|require\b)/.test(t)?`text`:`unknown`}const Tr=(e,t)=>{let n=e.once(Or).get(t);return n===`broken`?void 0:n??Dr},Er=(e,t)=>e.once(Or).has(t),Dr={at:()=>``,isSilent:()=>!1},Or=e=>new Map(e.files.filter(e=>kr(e)&&(Ar.test(e.text)||or(e.text))).map(e=>[e,Pr(e.text)??`broken`])),kr=({text:e,hasOddLines:t})=>t||jr.test(e),Ar=/<[%?]|\{[%{#]|\[% |tmpl_|TMPL_/,jr=RegExp(`${Ar.source}|\\\\\\r?\\n`);function Mr(e,t,n){if(!Er(e,t.file))return!0;let r=Tr(e,t.file),i=n?.file===t.file?n.start:void 0;return r!==void 0&&r.at(t.start)===(i===void 0?``:r.at(i))}function Nr(e,t){let n=Tr(e,t.file);for(let e=t;e;e=e.parent){let{start:t,close:r}=e;if(!n||!r||n.at(t)!==n.at(r.start))return!1}return!0}function Pr(e){if(or(e))return;let t=gr(e),n=[],r=[],i=[];for(let{kind:e,start:a,end:o}of t){if(e===`unknown`)return;let t=i.at(-1);if(e===`open`)i.push({name:`${a}`,branch:0});else if(e===`middle`&&t)t.branch++;else if(e===`end`&&t)i.pop();else if(e===`middle`||e===`end`)return;else continue;n.push(o),r.push(i.map(({name:e,branch:t})=>`${e}.${t}`).join(`/`))}if(!(i.length>0))return{at:e=>r[n.findLastIndex(t=>t<=e)]??``,isSilent:(n,r)=>Fr(e,t,n,r)}}function Fr(e,t,n,r){let i=n;for(let a of t)if(!(a.end<=n||a.start>=r)){if(a.kind===`text`||e.slice(i,a.start).trim()!==``)return!1;i=a.end}return i>n&&e.slice(i,r).trim()===``}const O=(e,t)=>[...e.names].filter(e=>!e.startsWith(`<`)&&Je(e,t)),Ir=(e,t,n)=>e.directives(...O(e,t).filter(e=>!n.test(e))).filter(({file:e})=>!d(e));function Lr(e,t,n){let r=``;for(let i=t;;){let t=e.indexOf(`
`,i);if(t<0)return e.length;let a=t>i&&e.charCodeAt(t-1)===13?t-2:t-1;if(a>=i?e.charCodeAt(a)!==92:r===``)return t+1;let o=Rr(e.slice(i,t),r,n);if(o===void 0)return t+1;r=o,i=t+1}}function Rr(e,t,n){if(e.includes(`\0`))return;if(n===`2.2`)return/(?:^|[^\\])\\\r?$/.test(e.slice(-3))?``:void 0;let r=e.length;for(;r>0&&(e.charCodeAt(r-1)===92||e.charCodeAt(r-1)===13);)r--;let i=((r===0?t:``)+e.slice(r)).replace(/\r$/,``);return i.endsWith(`\\`)?i.slice(0,-1).slice(-100):void 0}const k=e=>e===32||e>=9&&e<=13;function A(e,t,n){let r=t===0&&e.charCodeAt(0)===65279?1:t,i=e.slice(r,n),a=i.indexOf(`
`);return!(a<0||a===i.length-1&&!/\\\r?\n$/.test(i.slice(-3)))||i.includes(`\0`)?zr(Br(i,r)):zr({text:i,offset:e=>r+e})}const j=(e,{start:t,end:n})=>A(e,t,n).text;function zr({text:e,offset:t}){let n=e.length;for(;n>0&&k(e.charCodeAt(n-1));)n--;let r=0;for(;r<n&&k(e.charCodeAt(r));)r++;return{text:e.slice(r,n),offset:r===0?t:e=>t(e+r)}}function Br(e,t){let n=Vr(e),r=[],i=0;for(let{text:e}of n)r.push(i),i+=e.length;return{text:n.map(e=>e.text).join(``),offset:e=>{let i=Gr(r,e);return t+(n[i]?.from??0)+e-(r[i]??0)}}}function Vr(e){let t=[];for(let n=0;n<e.length;){let r=e.indexOf(`
`,n),i=e.slice(n,r<0?e.length:r),a=i.indexOf(`\0`);if(t.push({from:n,text:a<0?i:i.slice(0,a)}),a>=0||r<0)break;Hr(r<e.length-1?t:t.slice(-1)),n=r+1}return t}function Hr(e){let[t]=e.slice(-1);t&&Ur(t,`\r`)||Ur(Wr(e),`\r`),Ur(Wr(e),`\\`)}function Ur(e,t){let n=e.text.endsWith(t);return n&&(e.text=e.text.slice(0,-1)),n}function Wr(e){for(;e.length>1&&e.at(-1)?.text===``;)e.pop();return e.at(-1)}function Gr(e,t){let n=0,r=e.length-1;for(;n<r;){let i=n+r+1>>1;e[i]<=t?n=i:r=i-1}return n}function Kr(e,t,n){let r=t;for(;r<n;){let t=e.charCodeAt(r);if(k(t))r++;else if(t===92&&qr(e,r+1,n))r=e.indexOf(`
`,r)+1;else return r}return r}function qr(e,t,n){let r=e.charCodeAt(t)===13?t+1:t;return r<n&&e.charCodeAt(r)===10}function Jr(e){let t=Yr(e);return t!==void 0&&Xr(t)}function Yr({key:e,args:[t,n]}){return t?.value===`~`?n?.value:e===`directorymatch`?t?.value:void 0}function Xr(e){if(e.split(`(`).length>1e3)return!1;let t={pattern:e,at:0};return Zr(t)&&t.at>=e.length}function Zr(e){let t=Qr(e);for(;e.pattern[e.at]===`|`;)e.at++,t=Qr(e)&&t;return t}function Qr(e){let t=!1;for(let n=e.pattern[e.at];n&&n!==`|`&&n!==`)`;n=e.pattern[e.at]){let r=$r(e,n),i=/^(?:[?*]|\{0)/.test(e.pattern.slice(e.at,e.at+2));e.at+=/^(?:[?*+]|\{\d+(?:,\d*)?\})?[?+]?/.exec(e.pattern.slice(e.at))?.[0].length??0,t||=r&&!i}return t}function $r(e,t){let n=e.pattern.slice(e.at);if(t!==`(`)return e.at+=t===`\\`?2:t===`[`?/^\[\^?\]?(?:\\.|\[:\w+:\]|[^\]\\])*\]?/s.exec(n)?.[0].length??1:1,t===`$`;if(n.startsWith(`(?#`)){let t=n.indexOf(`)`);return e.at+=t<0?n.length:t+1,!1}let r=/^\((?:\?(?:[:>|]|<?[=!]|P?<\w+>|'\w+'|[a-zA-Z-]*:))?/.exec(n)?.[0]??`(`;e.at+=r.length;let i=Zr(e);return e.at++,i&&!r.endsWith(`!`)}const M=new Map(Object.entries({order:`order`,allow:`allow`,deny:`deny`,satisfy:`satisfy`,require:`require`,authtype:`authtype`,authzuserauthoritative:`authoritative`,authzgroupfileauthoritative:`authoritative`,authzdbmauthoritative:`authoritative`,authzownerauthoritative:`authoritative`,authzldapauthoritative:`authoritative`,authgroupfile:`groupfile`,authdbmgroupfile:`dbmgroupfile`,sslrequire:`ssl`,sslrequiressl:`ssl`,sslverifyclient:`ssl`,authzsvnaccessfile:`ssl`,authzsvnreposrelativeaccessfile:`ssl`,perlaccesshandler:`ssl`,pythonaccesshandler:`ssl`,luahookaccesschecker:`ssl`,authmerging:`new`})),ei=[...M.keys()],ti=({kind:e})=>ni.has(e),ni=/* @__PURE__ */ new Set([`order`,`allow`,`deny`,`satisfy`,`authoritative`]),ri=({within:e})=>e.some(e=>_(e)&&g(e,`2.4`)===`never`);function ii({lines:e}){let t=e=>ti(e)||e.kind===`require`;return e.some(t)&&e.every(e=>!t(e)||ri(e))}function N(e){return e.some(e=>e.kind===`directive`?M.has(e.key):e.kind===`section`?/^require(all|any|none)$/.test(e.key)||(/^limit(except)?$/.test(e.key)||_(e)?N(e.commands):!1):!1)}function ai(e,t){let n=[...m(t)].filter(_);return n.some(t=>w(e,t)===`never`)&&n.every(t=>T(e,t)===`always`&&!si(t))}function oi(e,t){let n=[...m(t)].filter(_);return n.some(t=>w(e,t)===`never`)&&n.every(t=>T(e,t)!==`never`&&!si(t))}const si=({key:e,args:t})=>e===`ifmodule`&&/^!?(mod_)?access_compat(\.c|_module)$/i.test(t[0]?.value??``);function ci(e){let t={site:e,found:[],readings:/* @__PURE__ */ new Map,open:/* @__PURE__ */ new Set};for(let n of e.files)!d(n)&&e.includersOf(n).length===0&&li(t,n,!1);return t.found}function li(e,t,n){let r=e.readings.get(t)??0;e.open.has(t)||r===1e3||(e.readings.set(t,r+1),e.open.add(t),ui(t)&&di(e,t.commands,n),e.open.delete(t))}const ui=e=>[`loadmodule`,`include`,`includeoptional`].some(t=>e.named(t).length>0);function di(e,t,n){let{site:r,found:i}=e;for(let a of t)if(a.kind===`section`){let t=_(a)?w(r,a):`always`;t!==`never`&&di(e,a.commands,n||t===`maybe`)}else if(a.key===`loadmodule`)i.push({line:a,maybe:n});else if(a.key===`include`||a.key===`includeoptional`){let{files:t,how:i}=r.includedBy(a);for(let r of t)li(e,r,n||i===`guess`)}}const fi=[`groupfile`,`user`,`dbm`,`owner`,`ldap`],pi={mod_authz_groupfile:`groupfile`,mod_authz_user:`user`,mod_authz_dbm:`dbm`,mod_authz_owner:`owner`,mod_authnz_ldap:`ldap`};function mi(e){let t=e.once(ci).flatMap(({line:e,maybe:t})=>{let r=pi[n(e.args[0]?.value??``)?.name??``];return r?[{name:r,maybe:t}]:[]}),r=t.map(({name:e})=>e),i=[.../* @__PURE__ */ new Set([...r,...fi])];hi(i,`owner`,[`groupfile`,`dbm`]),hi(i,`ldap`,[`user`]);let a=t.every(({maybe:e})=>!e);return{order:i,hasOwner:t.some(({name:e,maybe:t})=>e===`owner`&&!t),foreign:e.once(gi),known:a&&(e.complete||r.includes(`groupfile`)&&r.includes(`user`))}}function hi(e,t,n){let r=Math.min(...n.map(t=>e.indexOf(t))),i=e.indexOf(t);i<r||(e.splice(i,1),e.splice(r,0,t))}function gi(e){let t=e.directives(`LoadModule`).find(({args:e})=>{let t=e[0]?.value??``;return n(t)===void 0&&_i.test(t)&&!vi.test(t)});return t?t.args[0]?.value:e.directives(...O(e,`authorizes`))[0]?.name.value}const _i=/auth|shib|sspi|cosign/i,vi=/^(mod_)?(authn_|auth_?(kerb|gssapi|openid|openidc|cas|radius|tkt|token|cookie|ntlm|imap|cert)|authopenid|authz_svn|access|authz_host)/i;function yi(e){let t;for(let[n,r]of e.matchAll(/\\[\\%$]|\\(?:[\s\S]|$)|\$\d|%\{([^}]*)\}?/g)){if(/^\\[\\%$]/.test(n))continue;let e=n.startsWith(`%`)&&!(n.endsWith(`}`)&&Si(r??``));if(e)return{text:n,unknown:e};t??={text:n,unknown:e}}return t}function bi(e,t){let n=t=>t===`\\\\`?/^ldap-(dn|group|filter)$/.test(e):/^\\[%$]$/.test(t);return[...t.matchAll(/\\[\s\S]/g)].map(([e])=>e).find(n)}const xi=e=>e.replace(/\\[\\%$]|\\|%\{|\$(?=\d)/g,e=>/^\\./.test(e)?e:`\\${e}`),Si=e=>Ci.test(e)||wi.test(e),Ci=/^(HTTPS|IPV6|CONN_LOG_ID|CONN_REMOTE_ADDR|HTTP2|REQUEST_(METHOD|SCHEME|URI|FILENAME|LOG_ID|STATUS)|REMOTE_(HOST|IDENT|USER|ADDR|PORT)|SERVER_(ADMIN|NAME|PORT|PROTOCOL|SOFTWARE)|SCRIPT_(FILENAME|USER|GROUP)|PATH_INFO|QUERY_STRING|IS_SUBREQ|DOCUMENT_(ROOT|URI)|AUTH_TYPE|THE_REQUEST|CONTENT_TYPE|HANDLER|LAST_MODIFIED|CONTEXT_(PREFIX|DOCUMENT_ROOT)|TIME(_(YEAR|MON|DAY|HOUR|MIN|SEC|WDAY))?|API_VERSION|HTTP_(ACCEPT|COOKIE|FORWARDED|HOST|PROXY_CONNECTION|REFERER|USER_AGENT)|SSL_\w+)$/i,wi=/^(osenv|env|resp|req|http|note|reqenv|req_novary|tolower|toupper|escape|unescape|file|filesize|base64|unbase64|sha1|md5|ldap|SSL):/i,Ti={except:!0,names:[]},Ei=(e,{except:t=!1}={})=>({except:t,names:[...new Set(e.map(e=>e===`HEAD`?`GET`:e))]}),P=(e,t)=>e.names.includes(t)!==e.except,Di=`GET HEAD PUT POST DELETE CONNECT OPTIONS TRACE PATCH PROPFIND PROPPATCH MKCOL COPY MOVE LOCK UNLOCK VERSION-CONTROL CHECKOUT UNCHECKOUT CHECKIN UPDATE LABEL REPORT MKWORKSPACE MKACTIVITY BASELINE-CONTROL MERGE BIND SEARCH`.split(` `),F=(e,t)=>{let n=e.named.get(t);return n===void 0?e.other:n};function I(e,t){if(e.length===0)return{named:Oi,other:t(`*`)};let n=/* @__PURE__ */ new Map;for(let r of new Set(e))n.set(r,t(r));return{named:n,other:t(`*`)}}const Oi=/* @__PURE__ */ new Map;function L(...e){let t=e.filter(e=>e.named.size>0);return t.length===0?ki:[...new Set(t.flatMap(e=>[...e.named.keys()]))]}const ki=[],R={kind:`always`,key:`1`},z={kind:`never`,key:`0`},B=(e,t,n)=>Mi(e,t,{from:n}),Ai=(e,t,n)=>Mi(e,t,{from:n,asksUser:!0}),ji=e=>Mi(`expr`,e,{from:void 0});function Mi(e,t,{from:n,asksUser:r=!1}){return{kind:`leaf`,provider:e,words:t,asksUser:r,from:n,key:t?`${e} ${t}`:e}}const V=e=>Ni(`all`,e,z,R),H=e=>Ni(`any`,e,R,z);function U(e){switch(e.kind){case`always`:return z;case`never`:return R;case`leaf`:return{kind:`not`,of:e,key:`!${e.key}`};case`not`:return e.of;case`all`:return H(e.parts.map(U));case`any`:return V(e.parts.map(U))}}function Ni(e,t,n,r){for(let e of t)if(e.key===n.key)return n;let i=t.some(e=>e.key===r.key)?t.filter(e=>e.key!==r.key):t,[a=r,o]=i;return o?i.length>2||W(a)||W(o)?Fi(e,i,n,r):a.key===o.key?a:Pi(a,o)?n:{kind:e,parts:[a,o],key:`${e}(${a.key},${o.key})`}:a}const Pi=(e,t)=>e.kind===`not`&&e.of.key===t.key||t.kind===`not`&&t.of.key===e.key;function Fi(e,t,n,r){let i=/* @__PURE__ */ new Map;for(let a of t.flatMap(t=>t.kind===e?t.parts:[t])){if(a.key===n.key||i.has(Ii(a)))return n;a.key!==r.key&&i.set(a.key,a)}for(let e of i.values())W(e)&&e.parts.some(e=>i.has(e.key))&&i.delete(e.key);let[a=r,...o]=i.values();return o.length===0?a:{kind:e,parts:[a,...o],key:`${e}(${[...i.keys()].join(`,`)})`}}const W=e=>e.kind===`all`||e.kind===`any`,Ii=e=>e.kind===`not`?e.of.key:`!${e.key}`;function G(e){return e.kind===`leaf`?[e]:e.kind===`not`?[e.of]:W(e)?e.parts.flatMap(G):[]}function Li(e,t){if(e.key===t.key)return!0;let[n,r]=[K(e),K(t)];return zi(n,r)?!1:!Vi(e,t)||(n.key!==e.key||r.key!==t.key)&&!Vi(n,r)}function Ri(e,t){return Li(e,t)?void 0:Vi(K(e),K(t))}function K(e){if(e.kind===`leaf`){let{provider:t,words:n}=e;return/^(user|group)$/.test(t)&&/^[\w.@-]+( [\w.@-]+)+$/.test(n)?H(n.split(` `).map(e=>Ai(t,e))):e}return e.kind===`not`?U(K(e.of)):W(e)?(e.kind===`all`?V:H)(e.parts.map(K)):e}function zi(e,t){let[n,r]=[G(e),G(t)];return[void 0,n[0],n.at(-1),r[0],r.at(-1)].some(n=>Bi(e,n)!==Bi(t,n))}function Bi(e,t){if(e.kind===`leaf`)return e.key===t?.key||e.provider===`valid-user`&&t?.asksUser===!0;if(e.kind===`not`)return!Bi(e.of,t);if(!W(e))return e.kind===`always`;let n=e=>Bi(e,t);return e.kind===`all`?e.parts.every(n):e.parts.some(n)}function Vi(e,t){return Hi(e,t,{left:3e3,alike:/* @__PURE__ */ new Set})}function Hi(e,t,n){if(e.key===t.key)return;let r=Ui(e,t);if(!r||n.left--<=0)return/* @__PURE__ */ new Map;let i=`${e.key} = ${t.key}`;if(!n.alike.has(i)){for(let i of[!0,!1]){let a=Hi(q(e,r,i),q(t,r,i),n);if(a)return new Map([[r.key,i],...a])}n.alike.add(i)}}function Ui(e,t){let n=[...G(e),...G(t)];return n.find(e=>e.provider===`valid-user`)??n[0]}function q(e,t,n){if(e.kind===`leaf`)return e.key===t.key||!n&&t.provider===`valid-user`&&e.asksUser?n?R:z:e;if(e.kind===`not`)return U(q(e.of,t,n));if(!W(e))return e;let r=e.parts.map(e=>q(e,t,n));return e.kind===`all`?V(r):H(r)}const Wi={authzuserauthoritative:`user`,authzgroupfileauthoritative:`groupfile`,authzdbmauthoritative:`dbm`,authzownerauthoritative:`owner`,authzldapauthoritative:`ldap`};function Gi(e,t,n){let r=j(e.file.text,e),[,i=``,a=``]=/^[^ \t\r\n\v\f]+[ \t\r\n\v\f]+([^ \t\r\n\v\f]+)[ \t\r\n\v\f]*([\s\S]*)$/.exec(r)??[],o=Ki(i,n);return{at:e,methods:t,keyword:o?`user`:ra(i)?i.toLowerCase():i,words:o?``:qi(a),unmet:o,unclear:o===`keyword`?void 0:Ji(i,r)??(n?Yi(i,a,r):void 0)}}function Ki(e,t){return/^["']/.test(e)?`quotes`:v(e)?.inLowerCaseOnly&&e!==e.toLowerCase()?`case`:t&&y(e)?`keyword`:void 0}const qi=e=>/["']/.test(e)?e:e.replace(/[ \t\r\n\v\f]+/g,` `);function Ji(e,t){if(e===``)return"`Require` without a word, which 2.4 refuses";if(/\\$/.test(t))return`\`${t}\`, which ends in a backslash`;if(f(t))return`\`${t}\`, which a template fills in`;if(y(e))return`\`${t}\`, which 2.2 does not know`;if(!/^["']|^valid-user$/i.test(e)&&yi(t))return`\`${t}\`, which 2.4 takes for an expression`}const Yi=(e,t,n)=>bi(e.toLowerCase(),t)&&`\`${n}\`, in which 2.4 reads an escape and 2.2 did not`,Xi=({keyword:e})=>y(e),Zi=({unmet:e,at:t})=>e===`case`&&t.args[0]?.value.startsWith(`ldap-`)===!0;function Qi(e,t,n,r){let i=e.filter(e=>P(e.methods,t));if(i.length===0)return;let a=i.every(({unmet:e})=>e)?i:i.filter(e=>!e.unmet||Zi(e)),o=a.length>1?ea(a,n,r):a;return{condition:H(o.map(e=>na(e,r))),doubt:ia(a,o,n,r)}}function $i(e,t,n,r){let i=e.filter(e=>P(e.methods,t)),a=i.length>1?ea(i,n,r):i;return a.length<i.length||ia(i,a,n,r)!==void 0}function ea(e,{order:t},n){let r=/* @__PURE__ */ new Set;for(let i of t){let t=e.filter(e=>!r.has(e)&&ta(i,e.keyword,n));for(let e of t)r.add(e);if(t.length>0&&!n.off.has(i))break}return r.size>0?e.filter(e=>r.has(e)):e}function ta(e,t,{groupFile:n,dbmGroupFile:r}){switch(e){case`user`:return t===`user`||t===`valid-user`;case`groupfile`:return n&&(t===`group`||t===`file-group`);case`dbm`:return r&&(t===`group`||t===`file-group`);case`owner`:return t===`file-owner`;case`ldap`:return t.startsWith(`ldap-`)}}function na({at:e,keyword:t,words:n},{groupFile:r,dbmGroupFile:i}){return Ai(i&&!r&&(t===`group`||t===`file-group`)?`dbm-${t}`:t,t===`valid-user`?``:n,e)}const ra=e=>v(e)?.in22===!0;function ia(e,t,{known:n,hasOwner:r,foreign:i},a){let o=new Set(e.map(e=>e.keyword)),s=o.has(`group`)||o.has(`file-group`);if(s&&a.groupFile&&a.dbmGroupFile)return`two-group-files`;if(s&&a.lostGroupFile)return`lost-group-file`;if(e.length>1&&[...o].some(e=>!ra(e)))return`foreign`;if(e.some(Zi)&&!e.every(({unmet:e})=>e))return`odd-ldap-word`;if(o.size>1&&(o.has(`file-group`)||o.has(`file-owner`)&&!r))return`owner`;if(o.size>1&&!a.ldapUrl&&[...o].some(e=>e.startsWith(`ldap-`)))return`no-ldap-url`;let c=s&&!a.groupFile&&!a.dbmGroupFile;return i!==void 0&&(c||aa(o)>1)?`answered-elsewhere`:c&&o.size>1&&!n?`no-group-file`:t.length<e.length&&!n?`load-order`:void 0}const aa=e=>new Set([...e].map(e=>e===`valid-user`?`user`:e.replace(/^(ldap|file)-.*/,`$1`))).size,oa=({any:e})=>e.other||[...e.named.values()].includes(!0);function sa(e){return new ca(e)}var ca=class{host;require;authz;any;settings;authType;ssl;on24;unclear;ownKey;constructor(e){this.host=e.host,this.require=e.require,this.authz=e.authz,this.any=e.any,this.settings=e.settings,this.authType=e.authType,this.ssl=e.ssl,this.on24=e.on24,this.unclear=e.unclear,this.ownKey=void 0}get key(){return this.ownKey??=la(this),this.ownKey}};function la(e){let{settings:t}=e,n=e.host?da(e.host,({key:e})=>e):``,r=e.require?e.require.map(fa).join(`;`):``,i=e.authz?da(e.authz,({key:e})=>e):e.authz,a=da(e.any,e=>e?`any`:`all`),o=t.off.size>0?[...t.off].join():``;return`${n}|${r}|${i}|${a}|${ua(e)}|${e.unclear}|${o}|${e.on24.key}`}function ua(e){let{groupFile:t,dbmGroupFile:n,lostGroupFile:r,ldapUrl:i}=e.settings,a=pa(e).length>0,{authType:o,ssl:s}=e,c=[t,n,r,i,o,s,a],l=0;for(let e of c)l=2*l+Number(e);return l}function da({named:e,other:t},n){let r=n(t);return e.size===0?r:[...[...e].flatMap(([e,t])=>n(t)===r?[]:`${e}=${n(t)}`).sort(),r].join(`;`)}const fa=({methods:e,keyword:t,words:n})=>`${e.except?`!`:``}${e.names.join(`,`)}:${t} ${n}`;function pa({host:e,authz:t,any:n,require:r}){let i=r?.some(({methods:e})=>e.names.length>0);if(!e?.named.size&&!t?.named.size&&n.named.size===0&&!i)return ma;let a=L(...[e,t,n].filter(e=>!!e)),o=r?.flatMap(e=>e.methods.names)??[];return o.length===0?a:[...a,...o]}const ma=[];function ha(e){let t={merging:void 0,unclear:void 0,names:[]},n=_a(t,e,Ti),r=n.find(({negated:e,from:t})=>e&&t)?.from;r&&(t.unclear??=`\`${j(r.file.text,r)}\` outside of \`<RequireAll>\`, which 2.4 refuses`);let i=n.length>0?I(t.names,e=>ga(n,e,R)):void 0,a=[...new Set(n.map(({methods:e})=>e))];return{tree:i,merging:t.merging,saidFor:a,unclear:t.unclear}}function ga(e,t,n){let r=e.filter(({methods:e})=>P(e,t));return r.length===0?n:H(r.map(({condition:e,negated:t})=>t?z:e))}function _a(e,t,n){return t.flatMap(t=>t.kind===`directive`?va(e,t,n):t.kind===`section`?xa(e,t,n):[])}function va(e,t,n){if(t.key===`authmerging`){let n=t.args[0]?.value.toLowerCase();e.merging=n===`and`?`And`:n===`or`?`Or`:void 0}if(t.key!==`require`)return[];let r=j(t.file.text,t);f(r)&&(e.unclear??=`\`${r}\`, which a template fills in`);let[i,...a]=t.args.map(e=>e.value),o=i?.toLowerCase()===`not`,[s=``,...c]=o?a:[i??``,...a],l=ya(s,c,t);return o&&l.kind===`leaf`&&l.asksUser&&(e.unclear??=`\`${r}\`, which depends on who asks`),[{condition:l,negated:o,methods:n,from:t}]}function ya(e,t,n){if(e===`all`)return t[0]?.toLowerCase()===`granted`?R:z;if(e===`ip`||e===`host`||e===`env`)return H((t.length>0?t:[``]).map(t=>B(e,t,n)));let r=v(e)?.asksUser??!0;return{...Ai(e,e===`valid-user`?``:ba(e,n),n),asksUser:r}}function ba(e,t){let n=t.args.find(({value:t})=>t===e);return qi(j(t.file.text,{...t,start:n?.end??t.name.end}).trim())}function xa(e,t,n){if(/^limit(except)?$/.test(t.key)){let n=t.args.map(e=>e.value);for(let t of n)e.names.push(t);return _a(e,t.commands,Ei(n,{except:t.key===`limitexcept`}))}if(_(t)){let r=g(t,`2.4`),i=r===`never`?[]:_a(e,t.commands,n);return r===`maybe`&&i.length>0&&(e.unclear??=`lines in \`<${t.name.value}>\`, which may be read or not`),i}if(!/^require(all|any|none)$/.test(t.key))return[];let r=_a(e,t.commands,n);r.some(e=>e.methods!==n)&&(e.unclear??=`\`<Limit>\` in \`<${t.name.value}>\``);let i=r.filter(({negated:e})=>!e).map(({condition:e})=>e),a=r.filter(({negated:e})=>e).map(({condition:e})=>U(e));return t.key===`requireany`?[{condition:H(i),negated:!1,methods:n}]:t.key===`requirenone`?[{condition:H(i),negated:!0,methods:n}]:[{condition:i.length>0?V([...i,...a]):z,negated:!1,methods:n}]}function Sa(e,t,n){let r=e.host?F(e.host,t):R;if(e.authz!==void 0)return Ca(e,r,t);let i=Qi(e.require??[],t,n,e.settings),a=F(e.any,t);if(!i)return{host:r,required:void 0,any:a,whole:r,doubt:void 0};let o=a?H([i.condition,r]):V([i.condition,r]);return{host:r,required:i.condition,any:a,whole:o,doubt:i.doubt??(a&&e.ssl?`ssl`:void 0)}}function Ca(e,t,n){let r=F(e.any,n),i=e.authz?F(e.authz,n):void 0,a=r?H([i??R,t]):V([i??R,t]);return{host:t,required:i,any:r,whole:a,doubt:e.authType&&!e.authz&&!wa(r,t)&&a.key!==z.key?`no-require`:r&&e.ssl?`ssl`:void 0}}const wa=(e,t)=>e&&t.key===R.key,Ta=e=>e.authType&&(e.authz===void 0||e.authz===null&&wa(e.any.other,e.host?e.host.other:R)),Ea=e=>e.authType&&Da(e),Da=({authz:e,host:t,any:n})=>e===null&&[n.other,...n.named.values()].every(e=>!e)&&(!t||[t.other,...t.named.values()].every(({key:e})=>e===R.key)),Oa=(e,t)=>I(pa(e),n=>Sa(e,n,t).whole);function ka(e){return e.replace(/\((?:\?:)?(?:\/\|\$|\$\|\/)\)/g,`/`).replace(/\\[\s\S]|\(\?#[^)]*\)?|\[\^?\]?(?:\\[\s\S]|[^\]\\])*\]|\$/g,e=>e===`$`?`(?!)`:e)}function Aa(e){let[t,...n]=e.args;if(t?.value.toLowerCase()!==`from`||n.length===0)return{parts:[],comment:[],domains:[],unclear:`\`${e.name.value}\` without "from" and a client, which 2.2 refuses too`};let r=n.findIndex(e=>e.value.startsWith(`#`)),i=r<0?ja:n.slice(r),a=e=>r>=0&&e.start>=(n[r]?.start??0)&&!Ma(e.value),o=[];for(let t of n){let n=a(t)?z:Ia(t.value,e);if(typeof n==`string`)return{parts:[],comment:i,domains:[],unclear:n};o.push(n)}if(r<0)return{parts:o,comment:i,domains:ja,unclear:void 0};let s=o.includes(R)?[]:i.filter(a).map(({value:e})=>e),c=e.key===`deny`?s.find(Na):void 0;return c?{parts:[],comment:i,domains:[],unclear:`\`${c}\` behind #, which 2.2 took for the end of clients' names`}:{parts:o,comment:i,domains:s.filter(Fa),unclear:void 0}}const ja=[],Ma=e=>/^(all|localhost|env=.+|[\d.]*\d[\d.]*(\/[\d.]+)?|[\da-f]*:[\da-f:.]+(\/\d+)?|[\w-]+(\.[\w-]+)+|\.[\w.-]+)$/i.test(e),Na=e=>/^[a-z][\w-]*[a-z\d]$/i.test(e)&&!Pa.test(e),Pa=/^(of|on|or|up|if|we|go|he|ip|ex|ok|the|and|but|not|nor|for|from|with|this|that|these|those|are|was|were|has|had|have|been|our|their|its|his|her|they|them|who|which|when|because|since|until|only|also|just|still|please|too)$/i,Fa=e=>/^([a-z]{2}|com|net|org|edu|gov|mil|int|info|biz|arpa|lan|local|localdomain|home|corp|internal|intranet)$/i.test(e)&&!/^(of|on|or|up|if|we|go|he|ip|ex|ok)$/i.test(e);function Ia(e,t){if(/^all$/i.test(e))return R;let n=/^([\d.]+)(?:\/[\d.]+)?$/.exec(e)?.[1];if(n!==void 0&&La(n))return B(`ip`,e,t);if(f(e)||e.includes("${"))return`\`${e}\`, which is not known here`;if(/[\\"'<>\s]|%\{|\$\d/.test(e))return`\`${e}\`, which is no client`;if(/^env=!/i.test(e))return U(B(`env`,e.slice(5),t));if(/^env=/i.test(e))return B(`env`,e.slice(4),t);if(/^none$/i.test(e))return z;let[r=``,i]=e.split(`/`,2),a=r.includes(`:`)||/^[\d.]*$/.test(r);return a&&La(r)?B(`ip`,e,t):a||i!==void 0?`\`${e}\`, which 2.2 refuses too`:B(`host`,e,t)}function La(e){return e.includes(`:`)?/^[\da-f:.]+$/i.test(e):Ra.test(e)}const Ra=/^(?:(?:[01]?\d{1,2}|2[0-4]\d|25[0-5])(?:\.|$)){1,4}$/,za={tree:void 0,merging:void 0},Ba=e=>new Va(e);var Va=class{whole;walk;compat;authType;ssl;unclear;ownKey;constructor({whole:e,walk:t,compat:n,authType:r,ssl:i,unclear:a}){this.whole=e,this.walk=t,this.compat=n,this.authType=r,this.ssl=i,this.unclear=a,this.ownKey=void 0}get key(){return this.ownKey??=$a(this),this.ownKey}};const Ha={start:Ba({whole:za,walk:za,compat:void 0,authType:!1,ssl:!1,unclear:void 0}),after:(e,t,n)=>{let r={tree:qa(t),merging:t.authz?.merging},i=n===`files`||n===`location`;return Ba({whole:i?e.whole:Wa(e.whole,r),walk:i?Wa(e.walk,r):e.walk,compat:t.host||t.satisfy.length>0?t:e.compat,authType:e.authType||t.authType,ssl:e.ssl||t.ssl,unclear:t.unclear??e.unclear})},afterFiles:e=>Ga(e.walk)?e:Ba({...e,whole:Wa(e.whole,e.walk),walk:za}),decide:e=>{let t=Ua(e),{compat:n}=e;return e.unclear===void 0?e.ssl&&n?.satisfy.some(({any:e})=>e)?{unclear:`ssl`}:I([...Ya(t).filter(Xa).flatMap(({words:e})=>e.split(` `)),...L(...[t,n?.host].flatMap(e=>e??[])),...Qa(n)],n=>Ja(e,t,n)):{unclear:e.unclear}}},Ua=({whole:e,walk:t})=>Wa(e,t).tree;function Wa(e,t){if(Ga(t))return e;if(!t.merging||!(e.tree||t.tree))return t;let n=[e.tree,t.tree].flatMap(e=>e??[]);return{tree:I(L(...n),e=>Ka(t.merging,n,e)),merging:t.merging}}const Ga=({tree:e,merging:t})=>!e&&!t;function Ka(e,t,n){let r=t.flatMap(e=>F(e,n)??[]);return r.length===0?null:(e===`Or`?H:V)(r)}function qa({authz:e}){let t=e?.tree,n=t=>e?.saidFor.some(e=>P(e,t))===!0;return t&&I(L(t),e=>n(e)?F(t,e):null)}function Ja({compat:e,authType:t},n,r){let i=n&&Za(F(n,r)??R,r),a=e?.host?F(e.host,r):R,o=e?.satisfy.findLast(({methods:e})=>P(e,r))?.any===!0;return o&&a.key===R.key?R:!i&&t?a.key===z.key&&!o?z:`error`:(o?H:V)([i??R,a])}const Ya=e=>e?[e.other,...e.named.values()].flatMap(e=>e?G(e):[]):[],Xa=({provider:e})=>e===`method`,Za=(e,t)=>G(e).filter(Xa).reduce((e,n)=>q(e,n,n.words.split(` `).includes(t)),e),Qa=e=>e?.satisfy.flatMap(({methods:e})=>e.names)??[];function $a({whole:e,walk:t,compat:n,authType:r,ssl:i,unclear:a}){let o=n?.host&&to(n.host),s=n?.satisfy.map(({methods:e,any:t})=>[e.except,...e.names,t]);return JSON.stringify([eo(e),eo(t),o,s,r,i,a])}function eo({tree:e,merging:t}){return`${t} ${e&&to(e)}`}function to({named:e,other:t}){return[...[...e].map(([e,t])=>`${e}=${t?.key}`).sort(),t?.key].join(`;`)}const no=sa({host:void 0,require:void 0,authz:void 0,any:{named:/* @__PURE__ */ new Map,other:!1},settings:{groupFile:!1,dbmGroupFile:!1,lostGroupFile:!1,ldapUrl:!1,off:/* @__PURE__ */ new Set},authType:!1,ssl:!1,on24:Ha.start,unclear:!1});function ro(e,t,n=e.on24){return t.authz?ao(e,t,t.authz,n):sa({authz:void 0,host:t.host??e.host,require:t.require??e.require,any:fo(e,t),settings:po(e.settings,t),authType:e.authType||t.authType,ssl:e.ssl||t.ssl,on24:n,unclear:io(e,t)})}function io(e,t){if(t.unclear!==void 0)return t.leaves?t.leaves:t.onlyHostsUnclear&&(!e.unclear||e.unclear===`hosts`)?`hosts`:!0;if(!e.unclear||lo(t))return!1;if(e.unclear===`hosts`)return!t.host&&`hosts`;let n=t.satisfy.every(({any:e})=>!e);return e.unclear===!0?t.host&&n&&t.satisfy.some(uo)?`require`:!0:t.require||!n?!0:t.host?`require`:e.unclear}function ao(e,t,{tree:n,merging:r},i){let a=t.host!==void 0||t.satisfy.length>0,o=e.authz??null;return sa({host:a?t.host:e.host,require:e.require,settings:e.settings,any:a?fo({...e,any:{named:/* @__PURE__ */ new Map,other:!1}},t):e.any,authz:n&&o&&r?oo(o,n,r):n??o,authType:e.authType||t.authType,ssl:e.ssl||t.ssl,on24:i,unclear:t.unclear!==void 0||e.unclear})}const oo=(e,t,n)=>I(L(e,t),r=>(n===`And`?V:H)([F(e,r),F(t,r)])),so=(e,t)=>t.key===e.on24.key?e:sa({...e,on24:t}),co=e=>so(e,Ha.afterFiles(e.on24)),lo=e=>e.host!==void 0&&e.require!==void 0&&e.satisfy.some(uo),uo=({methods:e})=>e.except&&e.names.length===0;function fo(e,t){return t.satisfy.length===0?e.any:I([...L(e.any),...t.satisfy.flatMap(e=>e.methods.names)],n=>t.satisfy.filter(e=>P(e.methods,n)).at(-1)?.any??F(e.any,n))}function po(e,t){if(t.authoritative.size===0&&!t.groupFile&&!t.dbmGroupFile&&!t.ldap)return e;let n=new Set(e.off),r=e=>{let r=[...t.authoritative].find(([t])=>Wi[t]===e)?.[1];return r===!1?n.add(e):n.delete(e),r!==void 0};for(let e of t.authoritative.keys())r(Wi[e]??`user`);t.groupFile&&r(`groupfile`),t.dbmGroupFile&&r(`dbm`),t.ldap&&r(`ldap`);let i=e.groupFile&&!t.groupFile&&t.authoritative.has(`authzgroupfileauthoritative`);return{groupFile:t.groupFile||e.groupFile&&!i,dbmGroupFile:t.dbmGroupFile||e.dbmGroupFile&&!t.authoritative.has(`authzdbmauthoritative`),lostGroupFile:!t.groupFile&&(i||e.lostGroupFile),ldapUrl:t.ldap?t.ldap===`url`:e.ldapUrl,off:n}}const mo=e=>e.once(ho);function ho(e){let t=_o(e),n=new Set(t.filter(go).map(e=>e.slice(0,2).toLowerCase())),[r]=n;if(r!==void 0&&t.some(yo))return n.size>1?`several`:{drive:r}}const go=e=>e[1]===`:`&&/^[a-z]/i.test(e),_o=e=>[...e.sections(`Directory`).map(({args:e})=>e[0]),...e.directives(`ServerRoot`,`DocumentRoot`).map(({args:e})=>e[0]),...e.directives(`Alias`,`ScriptAlias`,`WSGIScriptAlias`).map(({args:e})=>e[1])].map(e=>e?.value??``);function vo(e,t){let n=mo(e);return typeof n==`object`&&yo(t)?n.drive+t:t}const yo=e=>/^[/\\]/.test(e)&&c(e).length>0;function bo(e,t,n){let r=Io(e,t,n);if(r>=0)return{start:t,end:r,value:e.slice(t,r)};let i=Eo(e,t,n);if(i>=0)return Fo(jo(e,t,i),e);let a=A(e,t,n);return Fo(ko(a,jo(a.text,0,a.text.length)),e)}function xo(e,t,n){let r=Eo(e,t,n);if(r>=0)return Do(e,Mo(e,t,r),r);let i=A(e,t,n),a=i.text.length;return Oo(i,Mo(i.text,0,a),a)}const So=(e,t,n)=>To(bo(e,t,n),e);function Co(e,t,n){let r=Eo(e,t,n);if(r>=0){let n=Mo(e,t,r),i=e.lastIndexOf(`>`,r-1);return Do(e,n,i<n?r:i)}let i=A(e,t,n),a=Mo(i.text,0,i.text.length),o=i.text.lastIndexOf(`>`);return Oo(i,a,o<a?i.text.length:o)}function wo(e,t,n){let r=Eo(e,t,n);if(r>t&&e.charCodeAt(r-1)===62)return!0;let i=A(e,t,n).text,a=Mo(i,0,i.length);return i.lastIndexOf(`>`)>=a||a===i.length}function To({start:e,end:t,value:n},r){let i=r.charCodeAt(e)===60?0:1;return{start:e+1+i,end:t,value:n.slice(1)}}function Eo(e,t,n){let r=t;for(let i=t;i<n;i++){let t=e.charCodeAt(i);if(t>32)r=i+1;else if(t===0||t===10&&i<n-1)return-1;else k(t)||(r=i+1)}return e.charCodeAt(n-1)===10&&r>t&&e.charCodeAt(r-1)===92?-1:r}function Do(e,t,n){let r=Ao(e,t,n);if(r>=n)return[];let i=jo(e,r,n),a=Ao(e,i.end,n);if(a>=n)return[i];let o=jo(e,a,n),s=[i,o];for(let t=Ao(e,o.end,n);t<n;){let r=jo(e,t,n);s.push(r),t=Ao(e,r.end,n)}return s}const Oo=(e,t,n)=>Do(e.text,t,n).map(t=>ko(e,t)),ko=(e,{start:t,end:n,value:r})=>({start:e.offset(t),end:n>t?e.offset(n-1)+1:e.offset(t),value:r});function Ao(e,t,n){let r=t;for(;r<n&&k(e.charCodeAt(r));)r++;return r}function jo(e,t,n){let r=e.charCodeAt(t);if(t<n&&(r===34||r===39))return Po(e,t,n);let i=No(e,t,n),a=e.slice(t,i);return{start:t,end:i,value:a.includes(`\\\\`)?a.replaceAll(`\\\\`,`\\`):a}}function Mo(e,t,n){let r=e.charCodeAt(t);return t<n&&(r===34||r===39)?Po(e,t,n).end:No(e,t,n)}function No(e,t,n){let r=t;for(;r<n&&!k(e.charCodeAt(r));)r++;return r}function Po(e,t,n){let r=e.charCodeAt(t),i=t+1;for(;i<n&&e.charCodeAt(i)!==r;i++){if(e.charCodeAt(i)!==92||i+1===n)continue;let t=e.charCodeAt(i+1);(t===r||t===92)&&i++}let a=e.slice(t+1,i),o=a.includes(`\\`)?a.replace(r===34?/\\(["\\])/g:/\\(['\\])/g,`$1`):a;return{start:t,end:Math.min(i+1,n),value:o}}function Fo(e,t){if(!e.value.endsWith(`>`)||e.value[1]===`/`)return e;let n=t.charCodeAt(e.end-1)===62?e.end-1:e.end;return{start:e.start,end:n,value:e.value.slice(0,-1)}}function Io(e,t,n){let r=e[t];if(r===`"`||r===`'`)return-1;let i=t;for(;i<n;i++){let t=e.charCodeAt(i);if(k(t))break;if(t===92||t===0)return-1}return e.charCodeAt(i-1)===62&&e[t+1]!==`/`?i-1:i}const Lo={written:``,key:``,bare:``},Ro=(e,t)=>({text:e,version:t,templates:ne(e),names:/* @__PURE__ */ new Map,kind:`blank`,start:0,first:0,end:0,name:Lo,code:void 0,isOdd:!1}),zo=8191,Bo=/^<\/perl>/i;function Vo(e){let{text:t,end:n}=e;if(n>=t.length)return!1;let r=n,i=t.charCodeAt(r);for(;i===32||i===9;)i=t.charCodeAt(++r);let a=i===10?r:t.indexOf(`
`,r),o=a+1;return e.start=n,e.first=r,e.end=o,o===0||o-n>8191||e.code||Ho(t,a)?qo(e):i===10?e.kind=`blank`:i===35?Ko(e):Uo(e,i)||qo(e),!0}function Ho(e,t){let n=e.charCodeAt(t-1);return n===92||n===13&&e.charCodeAt(t-2)===92}function Uo(e,t){let{text:n,first:r}=e,i=t===60;if(!i&&!Wo(t))return!1;let a=r+1,o=i&&n.charCodeAt(a)===47;for(o&&a++;Wo(n.charCodeAt(a));)a++;return o&&n.charCodeAt(a)===62&&a++,k(n.charCodeAt(a))?(e.kind=o?`close`:i?`open`:`directive`,e.name=Go(e,n.slice(r,a)),!0):!1}const Wo=e=>(e|32)>=97&&(e|32)<=122;function Go(e,t){let n=e.names.get(t);if(n)return n;let r=(t.startsWith(`</`)?`<${t.slice(2).replace(/>$/,``)}`:t).toLowerCase(),i={written:t,key:r,bare:r.replace(/^</,``)};return e.names.set(t,i),ur(t)&&(e.isOdd=!0),i}function Ko(e){e.kind=`comment`,fr(e.text,e.first,e.end)&&(e.isOdd=!0)}function qo(e){let{text:t,start:n,version:r}=e,i=Lr(t,n,r),a=Kr(t,n===0&&t.charCodeAt(0)===65279?1:n,i);e.first=a,e.end=i;let o=a<i?t.charCodeAt(a):0;e.code?Yo(e,e.code):o===0?e.kind=`blank`:o===35?Ko(e):Jo(e)||Xo(e)}function Jo(e){let t=e.templates.endOf(e.first,e.end);return t<0?!1:(e.kind=`template`,e.end=t,e.isOdd=!0,!0)}function Yo(e,t){let{text:n,first:r,end:i}=e;e.kind=`code`,e.isOdd=!0,t.test(n.slice(r,Math.min(i,r+8)))&&(e.code=void 0,t===Bo&&(e.kind=`close`,e.name=Go(e,n.slice(r,r+7))))}function Xo(e){let{text:t,first:n,end:r}=e,i=Io(t,n,r),a=i<0?A(t,n,r).text:void 0,o=a===void 0?t.slice(n,i):bo(t,n,r).value;a===``?e.kind=`blank`:a?.startsWith(`#`)?e.kind=`comment`:o===``?e.kind=`stray`:(e.kind=o.startsWith(`<`)?o.startsWith(`</`)?`close`:`open`:`directive`,e.name=Go(e,o))}const Zo=(e,t)=>({reader:Ro(e,t),open:[],beyond:0,problems:[]});function Qo(e){let{text:t,start:n,end:r}=e.reader;r===t.length&&ss(e),r-n>8191&&cs(e)}function $o(e){let{open:t,problems:n}=e;for(let{first:n,name:r}of t.reverse())J(e,n,`${Y(r.written)}> is never closed.`);return n.sort((e,t)=>e.at.start-t.at.start)}function es(e){let{reader:t,open:n}=e,{text:r,name:i,first:a,end:o}=t;return n.length===128?(e.beyond=1,J(e,a,`Sections are nested more than 128 deep here; what is inside is left as it is.`),!1):(n.push({name:i,first:a}),i.key===`<perl`&&(t.code=Bo),wo(r,a,o)||J(e,a,`${Y(i.written)}> lacks its closing ">".`),!0)}function ts(e){let{reader:t,open:n}=e,{key:r,written:i}=t.name,a=i.endsWith(`>`)?i.slice(0,-1):i,o=n.at(-1)?.name.key===r,s=o?n.length-1:n.findLastIndex(e=>e.name.key===r);if(s<0)J(e,t.first,`${Y(a)}> closes nothing.`);else{for(let t of o?ns:n.slice(s+1).reverse())J(e,t.first,`${Y(t.name.written)}> is not closed before ${Y(a)}>.`);return n.length=s,i===a&&J(e,t.first,`${Y(a)} lacks its closing ">".`),s}}const ns=[];function rs(e){e.reader.kind===`open`?e.beyond++:e.reader.kind===`close`&&e.beyond--}function is(e){let{key:t}=e.name;return t!==`=pod`&&t!==`__end__`?!1:(e.code=t===`=pod`?as:os,!0)}const as=/^=cut\b/,os=/(?!)/;function ss(e){let{text:t,version:n,kind:r,first:i}=e.reader;r!==`directive`&&r!==`open`&&r!==`close`&&r!==`stray`||n===`2.4`||!/(?:^|[^\\])\\\r?\n$/.test(t.slice(-4))||t.slice(t.lastIndexOf(`
`,t.length-2)+1).includes(`\0`)||J(e,i,`The file ends in a continued line, which 2.2 does not read and 2.4 does.`)}function cs(e){let{text:t,version:n,kind:r,start:i,first:a,end:o}=e.reader;n!==`2.4`&&r!==`code`&&r!==`template`&&a!==o&&(a-i+A(t,a,o).text.length<=8191||J(e,a,`The line has more than ${zo} characters: 2.2 reads the rest as another line, 2.4 does not.`))}function J({problems:e,reader:{text:t}},n,r){let i=t.indexOf(`
`,n),a=i<0?t.length:i;e.push({at:{start:n,end:t[a-1]===`\r`?a-1:a},message:r})}const Y=e=>e.length>60?`${e.slice(0,60)}…`:e;var ls=class{constructor(){this.commands=[],this.ownSections=void 0,this.ownChildren=void 0}get sections(){return this.ownSections??=this.commands.some(de)?this.commands.filter(de):us,this.ownSections}get children(){return this.ownChildren??=this.allLines(),this.ownChildren}};const us=[];var ds=class extends ls{constructor(e,t,n,r){super(),r&&(this.defined=r),this.path=e,this.text=t,this.version=n,this.problems=[],this.hasOddLines=!1,this.byKey=/* @__PURE__ */ new Map,this.triviaStarts=[],this.triviaKinds=[]}get keys(){return this.byKey.keys()}named(e){return this.byKey.get(e)??[]}enter(e,t){let n=this.byKey.get(e);n?n.push(t):this.byKey.set(e,[t])}passOver(e,t){this.triviaStarts.push(t),this.triviaKinds.push(e)}allLines(){return this.linesBetween(this.commands,0,this.text.length,void 0)}linesBetween(e,t,n,r){let i=[],a=this.firstTriviaAt(t),o=e=>{for(let t=this.startOfTrivia(a);t<e;t=this.startOfTrivia(a)){let n=this.triviaKinds[a]??`stray`,o=Math.min(this.startOfTrivia(++a),e);i.push({kind:n,file:this,parent:r,start:t,end:o})}};for(let t of e)o(t.start),i.push(t),t.kind===`section`&&(a=this.firstTriviaAt(ps(t)));return o(n),i}startOfTrivia(e){return this.triviaStarts[e]??1/0}firstTriviaAt(e){return an(this.triviaStarts.length,t=>this.startOfTrivia(t)>=e)}};const fs=({close:e,parent:t,file:n})=>e?.start??(t?fs(t):n.text.length),ps=e=>e.close?.end??fs(e);var ms=class{constructor(e,t,{name:n,start:r,first:i,end:a}){this.kind=`directive`,this.key=n.bare,this.file=e,this.parent=t,this.start=r,this.end=a,this.first=i}get name(){return bo(this.file.text,this.first,this.end)}get args(){return xo(this.file.text,this.first,this.end)}},hs=class extends ls{constructor(e,t,{name:n,start:r,first:i,end:a}){super(),this.kind=`section`,this.key=n.bare,this.file=e,this.parent=t,this.start=r,this.end=a,this.first=i,this.close=void 0}closeAt(e){this.close=e,this.commands=this.commands.slice()}allLines(){return this.file.linesBetween(this.commands,this.end,fs(this),this)}get name(){return So(this.file.text,this.first,this.end)}get args(){return Co(this.file.text,this.first,this.end)}};const gs={written:`<iftemplate`,key:`<iftemplate`,bare:`iftemplate`};var _s=class extends hs{constructor(e,t,n,r){super(e,t,{...n,name:gs}),this.readings=r}get name(){let e=this.file.text.slice(this.first,this.end).trimEnd();return{start:this.first,end:this.first+e.length,value:e}}get args(){return[]}};function vs(e){if(!Cs.some(t=>e.includes(t))||!Ss.test(e))return;let t=/* @__PURE__ */ new Map,n=[];for(let r of gr(e)){let i=n.pop();if(r.kind===`open`)n.push(...i?[i]:[],[r]);else if(r.kind===`middle`&&i)n.push(i.length>3?i:[...i,r]);else if(r.kind===`end`&&i)ys(e,[...i,r],t);else if(r.kind===`middle`||r.kind===`end`||r.kind===`unknown`)return;else i&&n.push(i)}return n.length===0&&t.size>0?t:void 0}function ys(e,t,n){let[r,i,a]=t,o=t.map(t=>bs(e,t)),s=r&&Ds(e.slice(r.start,r.end));if(!s||!i||t.length>3||o.includes(void 0)||a&&!/\belse\b(?!\s*if)/i.test(e.slice(i.start,i.end)))return;let[c,l,u]=a?o:[o[0],void 0,o[1]];c!==void 0&&n.set(c,{kind:`open`,readings:s}),l!==void 0&&n.set(l,{kind:`middle`,readings:Ms(s)}),u!==void 0&&n.set(u,{kind:`close`})}function bs(e,{start:t,end:n}){let r=e.lastIndexOf(`
`,t-1)+1,i=e.indexOf(`
`,n),a=e.slice(n,i<0?e.length:i);return e.slice(t===0?0:r,t).trim()===``&&a.trim()===``?r:void 0}const xs=`(?:apache|httpd)[\\w.:]{0,20}?(?:_|\\.|::|'\\]\\[')?version`,Ss=RegExp(xs,`i`),Cs=[`%>`,`%}`,`%]`],ws=`(?:@|\\$|scope(?:\\.lookupvar)?[[(]['"]:{0,2}|node\\[')?${xs}(?:['"]?[\\])])?(?:\\.to_[fs])?`,Ts=`['"]?(?<number>2\\.[24])(?:\\.0)?['"]?`,Es=[`(?:scope\\.)?(?:function_)?versioncmp\\(?\\[?\\(?${ws},\\s*${Ts}\\)?\\]?\\)?\\s*(?<sign>[<>=!]=?)\\s*0`,`${ws}\\s*(?<sign>[<>=!]=?|===?)\\s*${Ts}`,`${ws}\\s*(?:is\\s+version(?:_compare)?|\\|\\s*version(?:_compare)?)\\s*\\(${Ts},\\s*['"](?<sign>[<>=!]=?|ge|gt|le|lt|eq|ne)['"]\\)`].map(e=>RegExp(`^${e}$`,`i`));function Ds(e){let t=e.replace(/^(?:<%|\{%|\[%)[-+]?|[-+]?(?:%>|%\}|%\])$/g,``).trim().replace(/\s*(?:\{|then|do)$/,``),[,n,r]=/^(if|unless)\b\s*(.*)$/is.exec(t)??[],i=r?.replace(/^\((.*)\)$/s,`$1`).trim();if(n&&i)for(let e of Es){let t=e.exec(i);if(!t)continue;let r=t.groups?.sign??``,a=js[`${Os[r]??r} ${t.groups?.number}`];return a&&(n.toLowerCase()===`unless`?Ms(a):a)}}const Os={ge:`>=`,gt:`>`,le:`<=`,lt:`<`,eq:`==`,ne:`!=`,"=":`==`,"===":`==`},ks={"2.2":`never`,"2.4":`always`},As={"2.2":`always`,"2.4":`never`},js={">= 2.4":ks,"< 2.4":As,"== 2.4":ks,"!= 2.4":As,"== 2.2":As,"!= 2.2":ks},Ms=e=>e===ks?As:ks;function Ns(e,t,n=`2.2`,r){let i=new ds(t,e,n,r),a=vs(e);if(!a)return Fs(i,a);let o=Fs(i,a);return o.named(gs.key).every(e=>e.kind===`section`&&e.close)?o:Fs(new ds(t,e,n,r),void 0)}function Ps({path:e,version:t,defined:n,isPerDirectory:r},i,a={}){let o=Ns(i,e,a.version??t,a.defined??n);return a.isPerDirectory||r?Object.assign(o,{isPerDirectory:!0}):o}function Fs(e,t){let n={...Zo(e.text,e.version),file:e,sections:[],guards:t};for(;Vo(n.reader);)Is(n),Qo(n);return e.problems=$o(n),e.hasOddLines=n.reader.isOdd||e.problems.length>0,e}function Is(e){let{kind:t,start:n}=e.reader,r=t===`template`?e.guards?.get(n):void 0;r&&e.beyond===0?Ls(e,r):t!==`directive`&&t!==`open`&&t!==`close`?X(e,t):e.beyond>0?Rs(e):t===`directive`?zs(e):t===`open`?Bs(e):Vs(e)}function Ls(e,t){let{reader:n,file:r,open:i,sections:a}=e;if(t.kind!==`open`){let r=a.at(-1);if(!(r instanceof _s)){X(e,`template`);return}r.closeAt({start:n.start,end:t.kind===`close`?n.end:n.start}),i.pop(),a.pop()}if(t.kind===`close`)return;let o=a.at(-1),s=new _s(r,o,n,t.readings);(o??r).commands.push(s),r.enter(gs.key,s),i.push({name:gs,first:n.first}),a.push(s)}const X=({file:e,reader:t},n)=>e.passOver(n,t.start);function Rs(e){X(e,`stray`),rs(e)}function zs(e){let{file:t,reader:n,sections:r}=e;if(is(n)){X(e,`code`);return}let i=r.at(-1),a=new ms(t,i,n);(i??t).commands.push(a),t.enter(n.name.key,a)}function Bs(e){let{file:t,reader:n,sections:r}=e;if(!es(e)){X(e,`stray`);return}let i=r.at(-1),a=new hs(t,i,n);(i??t).commands.push(a),t.enter(n.name.key,a),r.push(a)}function Vs(e){let{reader:t,sections:n}=e,r=ts(e);r===void 0?X(e,`stray`):(n[r]?.closeAt({start:t.start,end:t.end}),n.length=r)}function Hs(e){let t=e.flatMap(e=>e.named(`accessfilename`)).flatMap(e=>E(e)?e.args.map(({value:e})=>e):[]);return new Set(t.length>0?t:[`.htaccess`])}function Us(e){let t=Hs(e);if([...t].every(e=>e===`.htaccess`))return e;let n=e=>Ws(e)!==`.htaccess`&&t.has(Ws(e))&&e.named(`accessfilename`).length===0;return e.map(e=>n(e)?Ps(e,e.text,{isPerDirectory:!0}):e)}const Ws=({path:e})=>e.replace(/^.*[/\\]/,``);function Gs(e,t){let n=e.filter(({onServer:e})=>qs(t,e)),r=Math.max(0,...n.map(({onServer:e})=>e.length));return n.filter(({onServer:e})=>e.length===r).map(({onServer:e,given:n})=>(n+t.slice(e.length)).replace(n===``?/^\/+/:``,``))}function Ks(e,t){let n=Z(t),[r,...i]=e.filter(({given:e})=>Js(n,Z(e))).sort((e,t)=>Z(t.given).length-Z(e.given).length);if(!r)return;if(i.some(({given:e,onServer:t})=>Z(e)===Z(r.given)&&t!==r.onServer))return null;let a=n.slice(Z(r.given).length).replace(/^\//,``);return a===``?r.onServer:`${r.onServer}/${a}`}const qs=(e,t)=>e===t||e.startsWith(`${t}/`),Js=(e,t)=>t===``?!/^(\/|\.\.(\/|$))/.test(e):qs(e,t),Z=e=>e.replace(/^(?:\.\/+)+/,``).replace(/^\.$/,``);function Q(e){return Xs(e)?``:(/^\^((?:[\w/~-]|\\[./~-])*)(?![?*{])/.exec(e)?.[1]??``).replace(/\\/g,``).replace(/\/+/g,`/`)}function Ys(e){let[,t,n,r]=/^(\^(?:[\w/~-]|\\[./~-])*)\((?:\?:)?((?:[\w/~|-]|\\[./~-])+)\)(?![?*{])([\s\S]*)$/.exec(e)??[];return t===void 0||n===void 0||Xs(e)?[Q(e)]:n.split(`|`).map(e=>Q(`${t}${e}${r}`))}function Xs(e){if(!e.includes(`|`))return!1;if(/\\[()]|\[|\\Q/.test(e))return!0;let t=[0];for(let[n]of e.matchAll(/[()|]/g))n===`(`?t.push(0):n===`|`?t.push((t.pop()??0)+1):t.length>1&&t.pop();return t.some(e=>e>0)}function Zs(e){let t=j(e.file.text,{start:e.name.end,end:e.end}),n=[];for(let e=0;e<t.length&&n.length<3;){let r=t[e]===`"`||t[e]===`'`?t[e]:void 0,i=r?e+1:e,a=Qs(t,i,r);for(n.push(t.slice(i,a)),e=a+1;e<t.length&&k(t.charCodeAt(e));)e++}let[r,i,a]=n;return r===void 0||i===void 0?void 0:{first:r,second:i,flags:a}}function Qs(e,t,n){let r=t;for(;r<e.length&&(n?e[r]!==n:!k(e.charCodeAt(r)));)r+=e[r]===`\\`&&k(e.charCodeAt(r+1))?2:1;return Math.min(r,e.length)}const $s=(e=``)=>e.replace(/^\[|\]$/g,``).split(`,`).map(e=>e.trim().toLowerCase().replace(/=.*$/s,``)),ec=e=>$s(e).some(e=>e===`p`||e===`proxy`),tc=/* @__PURE__ */ new Set([`r`,`redirect`,`f`,`forbidden`,`g`,`gone`,`p`,`proxy`]);function nc(e){let[,t,n]=e.args.map(({value:e})=>e),r=e=>e===`pt`||e===`passthrough`;return t!==`-`&&!$s(n).some(e=>tc.has(e)||r(e))}function rc(e,t){let n=/* @__PURE__ */ new Map;for(let r of e.directives(...t))for(let t of e.enclosing(r)){let i=t.findIndex(e=>e.key===`virtualhost`),a=t[i],o=i<0?t:t.slice(0,i),s={at:r,maybe:ic(e,r,a,o),literal:E(r)&&o.every(({key:e})=>e!==`macro`)},c=n.get(a);c?c.push(s):n.set(a,[s])}return n}function ic(e,t,n,r){let i=t=>!Mr(e,t,n?.file===t.file?n:void 0);return r.some(t=>_(t)&&w(e,t)!==`always`)||i(t)||e.includersOf(t.file).some(t=>i(t)||e.isGuess(t))}function ac({path:e,regex:t}){return!t&&!D(e)?e.replace(/\/$/,``)||`/`:oc(t?Q(e):e.slice(0,e.search(/[*?[\\]/)))}const oc=e=>e.replace(/\/[^/]*$/,``)||`/`,sc=e=>e.regex?Ys(e.path).map(oc):[ac(e)];function cc(e,t){if(e.path===t.path&&e.regex===t.regex)return`always`;let n=(e,t)=>t===`/`||e===t||e.startsWith(`${t}/`),r=sc(t);if(!sc(e).some(e=>r.some(t=>n(e,t)||n(t,e))))return`never`;let[i,a]=[ac(e),ac(t)];return e.regex||D(e.path)?lc(e,t)?`always`:`maybe`:n(a,i)&&(!/.\/$/.test(e.path)||uc(t).startsWith(e.path))?`always`:`maybe`}function lc(e,t){let n=e.regex?/^\^(\/[\w/.-]*)$/.exec(e.path.replace(/\\([./-])/g,`$1`))?.[1]:void 0;return n!==void 0&&uc(t).startsWith(n)}function uc({path:e,regex:t}){return t?Q(e):e.replace(/[*?[\\].*$/,``)}function dc({path:e,regex:t,at:n}){if(/["#\s]/.test(e)||e.startsWith(`(?i)`)||!t&&D(e)||!n)return;let r=e.replace(/\/$/,``).replace(/[.+]/g,`\\$&`).replaceAll(`/`,`/+`);return`%{REQUEST_URI} =~ m#${t?e:`^${r}${e===`/`?``:e.endsWith(`/`)?`/`:`(/|$)`}`}#`}const fc=e=>e.once(pc);function pc(e){let t=/* @__PURE__ */ new Map;return n=>{if(!t.has(n)){let r=e.once(bc),i=wc(n?r.get(n)??[]:[],r.get(void 0)??[]);t.set(n,i&&mc(e,i))}return t.get(n)}}const mc=(e,{folders:t,unknown:n})=>mo(e)===`several`&&t.some(({folder:e})=>yo(e))?void 0:{folders:t.map(t=>hc(t,vo(e,t.folder))),unknown:n},hc=(e,t)=>({...e,folder:t,segments:c(t)});function gc(e,t){let n=e.once(vc);return n.has(void 0)||n.has(t)}const _c=e=>e.once(vc).size>0||e.sections(`Proxy`,`ProxyMatch`).length>0,vc=e=>new Set([...e.once(bc)].flatMap(([e,t])=>t.some(({at:e})=>Sc(e))?[e]:[])),yc=e=>[...e.once(bc).keys()].flatMap(e=>e??[]);function bc(e){let t=rc(e,[.../* @__PURE__ */ new Set([...O(e,`maps`),...O(e,`passes`)])]);return new Map([...t].flatMap(([t,n])=>{let r=n.filter(({at:t})=>!xc(e,t));return r.length>0?[[t,r]]:[]}))}const xc=(e,t)=>(t.key===`rewriterule`||d(t.file))&&[...Rt(e,t)].every(e=>e!==`server`&&e!==`virtualhost`),Sc=e=>e.key===`rewriterule`?ec(e.args[2]?.value):e.key===`proxyrequests`?/^on$/i.test(e.args[0]?.value??``):Je(e.key,`passes`),Cc=e=>e.key===`rewriterule`?nc(e):Je(e.key,`maps`);function wc(e,t){let n=[...e,...t].filter(({at:e})=>Cc(e));if(n.some(({at:e,literal:t})=>!t||Mc(e)))return;let r=n.flatMap(({at:e})=>Ic(e)??[]),i=Pc(e.filter(kc),t.filter(kc));if(!r.includes(``)&&i)return{folders:[...Tc(e,t).sort((e,t)=>t.prefix.length-e.prefix.length),...i],unknown:r}}function Tc(t,n){let r=[...Ec(t,!0),...Ec(n,!1)],i=e.n(r,({prefix:e})=>Dc(e)),a=({prefix:e})=>Oc(e).flatMap(e=>i.get(e)??[]),o=new Set(r.filter(e=>!a(e).some(t=>zc(t,e))));return[...o].map(e=>({prefix:e.prefix,folder:e.folder,sure:!e.maybe&&e.at.key!==`wsgiscriptalias`&&a(e).every(t=>!o.has(t)||Bc(e,t)||Fc(e,t))}))}const Ec=(e,t)=>e.filter(e=>Ac(e)&&Ic(e.at)===void 0).map(({at:e,maybe:n})=>{let[r=``,i=``]=e.args.map(({value:e})=>e);return{at:e,maybe:n,isOwn:t,prefix:r.replace(/\/+/g,`/`),folder:i}}),Dc=e=>e.replace(/\/$/,``);function Oc(e){let t=[Dc(e)];for(let e=t[0]??``;e!==``;t.push(e))e=e.slice(0,Math.max(0,e.lastIndexOf(`/`)));return t}const kc=({at:e})=>e.key===`documentroot`,Ac=({at:e})=>/^(script|wsgiscript)?alias$/.test(e.key),jc=/^(documentroot|((wsgi)?script)?alias(match)?|rewriterule|userdir)$/,Mc=e=>kc({at:e})&&!Nc(e.args[0]?.value)||Ac({at:e})&&(!Nc(e.args[1]?.value)||!e.args[0]?.value.startsWith(`/`))||!jc.test(e.key),Nc=(e=``)=>/^(\/|[a-z]:[/\\])/i.test(e);function Pc(e,t){let n=e.some(({maybe:e})=>!e)?e:[...e,...t];if(n.some(({maybe:e})=>!e))return n.map(({at:e})=>({prefix:`/`,folder:e.args[0]?.value??``,sure:n.length===1}))}function Fc(e,t){return e.isOwn===t.isOwn?e.at.file===t.at.file&&e.at.start<t.at.start:e.isOwn}function Ic(e){let{key:t,args:n}=e,[r=``,i=``]=n.map(e=>e.value);return t===`userdir`?/^disabled$/i.test(r)&&n.length===1?void 0:`/~`:Ac({at:{key:t}})?r.endsWith(`/`)&&!/[/\\]$/.test(i)?r.toLowerCase():void 0:t===`rewriterule`?Lc(e):/^((wsgi)?scriptaliasmatch|aliasmatch)$/.test(t)?Q(r).toLowerCase():void 0}function Lc(e){let t=Q(e.args[0]?.value??``).toLowerCase();return t.startsWith(`h`)?``:t}const Rc=({unknown:e},t)=>e.some(e=>e.startsWith(t.toLowerCase())||t.toLowerCase().startsWith(e));function zc(e,t){return(t.prefix===e.prefix||t.prefix.startsWith(e.prefix.replace(/\/?$/,`/`)))&&e!==t&&!e.maybe&&e.at.key!==`wsgiscriptalias`&&Fc(e,t)}const Bc=(e,t)=>t.prefix===e.prefix&&t.folder===e.folder;function Vc(e,t,n){let r=t.segments,i=(e,t)=>t.every((t,n)=>t===e[n]),a=e=>`${e}/`.startsWith(n)||n.startsWith(e.replace(/\/$/,``)),o=(e?.folders??[]).filter(({prefix:e,segments:t})=>a(e)&&(i(r,t)||i(t,r))),[s]=o;if(!e||!s?.sure||o.length>1||!i(r,s.segments))return;let c=`${s.prefix.replace(/\/$/,``)}/${r.slice(s.segments.length).join(`/`)}`;return e.folders.some(e=>e!==s&&Wc(e,s,c))||Rc(e,c)?void 0:c}const Hc=({folders:e},{segments:t})=>e.filter(({segments:e})=>e.every((e,n)=>e===t[n])).map(({prefix:e,segments:n})=>`${Dc(e)}/${t.slice(n.length).join(`/`)}`);function Uc(e,t,n){let r=ac(n);if(!t.wild)return Vc(e,t,r);let i=(e?.folders??[]).filter(({prefix:e})=>r.startsWith(e.replace(/\/$/,``))),[a]=i;if(!a||i.length>1||n.regex)return;let o=c(`${a.folder}/${r.slice(a.prefix.replace(/\/$/,``).length)}`),s=[...o,...t.segments.slice(o.length)];if(rr(t.segments,s)&&!s.some(D))return Vc(e,{...t,path:`/${s.join(`/`)}`,segments:s,wild:!1},r)}function Wc({prefix:e},t,n){let[r,i]=[`${e}/`.replace(/\/+$/,`/`),`${n}/`.replace(/\/+$/,`/`)];return r.startsWith(i)||i.startsWith(r)&&e.length>t.prefix.length}function Gc(e,t){let n=e.namesOf(t).map(({path:e})=>e),r=n.some(Kc(e))?n.filter(Kc(e)):n,i=Xc(e,r[0]??t.path),a=$c(e,t).map(e=>`/${e.join(`/`)}`).filter(Kc(e)),o=[i,...r.map(t=>Xc(e,t)),...a.map(t=>Xc(e,t)).filter(({isSure:e})=>e)],s=[...new Map(o.map(e=>[e.path,e])).values()],[l,...u]=s.length>1?s.filter(({path:t})=>nl(e,c(t))):s;return l?[l,...u]:[i]}const Kc=e=>t=>e.once(qc).has(Ws({path:t})),qc=({files:e})=>Hs(e),Jc=e=>`/…/${e}`,Yc=e=>e.startsWith(Jc(``));function Xc(e,t){let n=t.includes(`/`)?t.replace(/\/[^/]*$/,``):``,r=Ks(e.mappings,n);if(r!==void 0)return{path:r??Jc(n),isSure:r!==null};if(!e.isOnDisk&&n.startsWith(`/`))return{path:n,isSure:!0};let i=e.placeOf(t).slice(0,-1),a=e.once(Zc);if(a.joined.has(``)||i.some((e,t)=>a.joined.has(i.slice(0,t+1).join(`/`))))return{path:`/${i.join(`/`)}`,isSure:!0};let o=e.serverRoots.flatMap(({top:e})=>e&&u(i,e)?[e]:[]),[s]=o;if(s)return{path:`/${i.slice(s.length).join(`/`)}`,isSure:o.length===1};let l=Qc(i,a.paths);return l===void 0?{path:Jc(n),isSure:!1}:{path:l,isSure:c(l).length===i.length}}function Zc(e){let t=[...e.sections(`Directory`).map(e=>e.args[0]),...e.directives(`DocumentRoot`).map(e=>e.args[0])],n=e.directives(`Alias`,`ScriptAlias`).map(e=>e.args[1]),r=[...t,...n].flatMap(e=>e?.value.startsWith(`/`)&&/[^/]/.test(e.value)?e.value.replace(/\/+$/,``):[]);return{paths:r,joined:new Set(r.map(e=>c(e).join(`/`)))}}function Qc(e,t){for(let n=e.length;n>0;n--){let r=`/${e.slice(0,n).join(`/`)}`,i=new Set(t.filter(e=>e.endsWith(r)));if(i.size>1)return;for(let t of i)return[t,...e.slice(n)].join(`/`)}}function $c(e,t){let n=e.namesOf(t).map(({place:e})=>e),r=n[0]&&e.realPlace(n[0]);return r?[r,...(e.once(el).get(r.join(`/`))??[]).map(({name:e})=>e)]:[]}const el=t=>e.n(t.once(tl).flatMap(e=>t.linkedNear(e)),({real:e})=>e.join(`/`)),tl=e=>{let t=[...e.directives(`DocumentRoot`).map(e=>e.args[0]),...e.directives(`Alias`,`ScriptAlias`).map(e=>e.args[1])].flatMap(e=>e&&/^(\/|[a-z]:)/i.test(e.value)?[e.value]:[]);return[...new Set(t)].map(c)};function nl(e,t){return e.once(il).some(e=>!e||e.unknown.length>0||e.folders.some(rl(t)))}const rl=e=>({segments:t})=>u(t,e)||u(e,t),il=e=>[void 0,...yc(e)].map(fc(e));function al(e,t){let n={at:void 0,file:t,nodes:t.commands,regex:!1};if(!d(t))return{...n,kind:`fragment`,path:``,paths:[``],placed:!0};let r=Gc(e,t),i=r.map(({path:e})=>e);return{...n,kind:`htaccess`,path:r[0].path,paths:i,placed:r.every(({isSure:e})=>e)}}const ol=({kind:e,path:t})=>e===`htaccess`&&Yc(t),sl=({path:e,regex:t},n=`.`)=>t?e:`^${er(e,n)??`(?!)`}$`,cl=e=>e.kind===`pattern`?`'%{REQUEST_FILENAME}/' =~ m#${ka(e.path)}#`:`%{REQUEST_FILENAME} =~ m#${ul(sl(e,`[^/]`))}#`,ll=(e,t)=>e.kind===`pattern`||t.kind===`pattern`||fl(e,t)!==`never`;function ul(e){let[,t=``,n=``]=/^(\(\?i\))?([\s\S]*)$/.exec(e)??[],r=n.startsWith(`^`)?n.slice(1):`[^/]*${n}`;return dl(n)?`${t}/${/(?<!\\)\$$/.test(r)?r:`${r}[^/]*$`}`:`${t}/(?=[^/]*$)[^/]*(?:${n.replace(/\\[\s\S]|\[\^?\]?(?:\\[\s\S]|[^\]\\])*\]|\^/g,e=>e===`^`?`(?<![^/])`:e)})`}function dl(e){let t=e.replace(/^\^|(?<!\\)\$$/g,``).replaceAll(`[^/]`,`x`).replace(/\\[^\w\s]|\\[dw]|\[[\w.-]+\]/g,`x`);return/^[\w \-~%&=,;:@()|?*+{}]*$/.test(t)&&!t.includes(`(?`)&&!/\|/.test(t.replace(/\([^()]*\)/g,``))}function fl(e,t){if(e.path===t.path&&e.regex===t.regex)return`always`;let[n,r]=hl(t)?[e,t]:[t,e];return!hl(r)||!ml(n)?`maybe`:!gl(n,r.path,!0)&&!gl(pl(n),r.path.toLowerCase(),!0)?`never`:n===e&&gl(n,r.path,!1)?`always`:`maybe`}const pl=({path:e,regex:t})=>({regex:t,path:t?e.startsWith(`(?i)`)?e:`(?i)${e}`:e.toLowerCase()}),ml=({path:e,regex:t})=>t?bl(e,``,!0)===bl(e,``,!1):nr(e)&&!/\/|^\.{0,2}$/.test(e),hl=e=>!e.regex&&!D(e.path)&&ml(e);function gl(e,t,n){return e.regex?bl(e.path,t,n):D(e.path)?$n(e.path,t):e.path===t}const _l=/\[:|\[\^?\]|\\[AzZGQEhHRKXNCpPVeaugko]|\\c(?![a-z])/i,vl=/\\[23][0-7]/,yl=/[\n\v\r]/,bl=(e,t,n)=>xl(e)(t,n);function xl(e){let t=_l.test(e)?void 0:Sl(e),n=vl.test(e);return(e,r)=>!t||yl.test(e)||n&&!Gn(e)?r:t.test(Wn(e))}function Sl(e){try{return new RegExp(Wn(e.replace(/^\(\?i\)/,``)),e.startsWith(`(?i)`)?`i`:``)}catch{return}}const Cl=e=>`unclear`in e;function wl(e,t){let n=({kind:e})=>e===`location`,r=(t,{access:n,kind:r})=>e.after(t,n,r),i=e.afterFiles(t.filter(e=>!n(e)).reduce(r,e.start));return e.decide(t.filter(n).reduce(r,i))}function $(e,t){t!==void 0&&(e.unclear??=t,e.unclearBeyondHosts=!0)}function Tl(e,t,n){El(e,t,`\`${j(t.file.text,t)}\`, ${n}`)}function El(e,t,n){/^(order|allow|deny)$/.test(t.key)?e.unclear??=n:$(e,n)}function Dl(e,t,n){let r=t.args.map(e=>e.value).join(` `).toLowerCase();return n.has(r)||Tl(e,t,f(h(t.file,t))?`which a template fills in`:`which 2.2 refuses too`),r}function Ol(e,t,n,r){for(let i of t)i.kind===`directive`?kl(e,i,n,r):i.kind===`section`&&Nl(e,i,n,r)}function kl(e,t,n,r){if(t.key===`include`||t.key===`includeoptional`){let i=Al(e,t);e.readings??=/* @__PURE__ */ new Map;for(let a of e.site.filesOf(t)){let o=e.readings.get(a)??0;o!==1e3&&(e.readings.set(a,o+1),e.site.includersOf(a).length>1&&N(a.commands)&&$(e,`lines of ${a.path}, which is included in several places`),e.site.isGuess(t)&&N(a.commands)&&$(e,`lines of ${a.path}, which \`${j(t.file.text,t)}\` may or may not read`),!i&&N(a.commands)&&$(e,`lines of ${a.path}, which a template may leave out`),Ol(e,a.commands,n,r))}}t.key===`use`&&jl(e.site,t)&&$(e,`\`${j(t.file.text,t)}\`, whose macro may hold rules of its own`);let i=M.get(t.key);i&&(t.key===`authzldapauthoritative`&&Ml(e.site,t)&&Tl(e,t,`beside which 2.2 forgot the AuthLDAPURL above it`),e.lines.push({kind:i,at:t,methods:n,within:r}),i!==`ssl`&&!Al(e,t)&&Tl(e,t,`which a template may leave out`))}const Al=({site:e,around:t,branch:n},r)=>n===void 0?Mr(e,r,t):Tr(e,r.file)?.at(r.start)===n;function jl(e,t){let n=t.args[0]?.value.toLowerCase(),r=e.sections(`Macro`).filter(e=>e.args[0]?.value.toLowerCase()===n),i=({key:e})=>M.has(e)||/^(use|include|<?require\w*)$|[$@%]/.test(e);return r.length===0||r.some(e=>[...p(e.commands)].some(i))}const Ml=(e,t)=>e.directives(`AuthLDAPURL`).some(e=>e.parent!==t.parent||e.file!==t.file)&&!le(t).some(e=>e.kind===`directive`&&e.key===`authldapurl`);function Nl(e,t,n,r){if(!t.close&&N([t])&&$(e,`\`<${t.name.value}>\`, which is never closed`),t.key===`limit`||t.key===`limitexcept`){let i=t.args.map(e=>e.value);i.every(e=>/^[\w-]+$/.test(e))&&n===Ti||$(e,`\`<${t.name.value}>\`, whose methods are not known here`),Ol(e,t.commands,Ei(i,{except:t.key===`limitexcept`}),[...r,t])}else/^require(all|any|none)$/.test(t.key)?e.site.from===`2.4`?e.containers.push(t):$(e,`\`<${t.name.value}>\`, which 2.2 does not know`):_(t)&&Pl(e,t,n,r)}function Pl(e,t,n,r){if(!N(t.commands))return;if(si(t)&&!e.isSurelyFor22){e.forBoth=!0;let i=`lines in \`<${t.name.value}>\`, which each version reads in its own way`;Il(t.commands)?e.unclear??=i:$(e,i),t.args[0]?.value.startsWith(`!`)&&Ol(e,t.commands.filter(Fl),n,r);return}let i=w(e.site,t),a=T(e.site,t);if(i!==`never`&&a===`never`&&e.dual.old.push(t),i===`never`&&a!==`never`&&e.dual.new.push(t),i!==`never`){if(i===`maybe`&&t.commands.some(Ll)){let n=t.args.map(e=>e.value).join(` `);$(e,`lines in \`<${t.name.value} ${n}>\`, which may be read or not`)}Ol(e,t.commands,n,[...r,t])}}const Fl=e=>e.kind===`section`&&/^limit(except)?$/.test(e.key)||e.kind===`directive`&&(ti({kind:M.get(e.key)??`new`})||e.key===`require`),Il=e=>e.every(e=>e.kind===`directive`?!M.has(e.key)||/^(order|allow|deny)$/.test(e.key):Il(e.commands)),Ll=e=>e.kind!==`directive`||M.has(e.key)&&M.get(e.key)!==`ssl`;function Rl(e){let t=[];for(let n of e.lines)n.kind===`order`?t.push({line:n,clients:void 0}):(n.kind===`allow`||n.kind===`deny`)&&t.push({line:n,clients:Aa(n.at)});if(t.length===0)return;for(let{line:n,clients:r}of t)r?.unclear&&El(e,n.at,r.unclear);let n,r=r=>{let{order:i,allowed:a,others:o}=zl(e,t,r);return i===`deny,allow`?H([a,o]):(Bl(a,o)&&(n=a),V([a,o]))},i=n=>{let{order:i,allowed:a,others:o}=zl(e,t,n);return i===`allow,deny`&&Bl(a,o)?a:r(n)},a=t.some(({line:e})=>e.methods.names.length>0)?t.flatMap(({line:e})=>e.methods.names):Ul,o=t.some(({clients:e})=>e!==void 0&&e.domains.length>0);return{exact:I(a,r),guide:n&&{allowed:n,host:I(a,i)},domains:o?t.flatMap(({line:e,clients:t})=>e.kind===`allow`&&t?.domains||[]):Ul}}function zl(e,t,n){let r=[],i=[],a=`deny,allow`;for(let{line:o,clients:s}of t){if(!P(o.methods,n))continue;s||(a=Vl(e,o.at));let t=o.kind===`allow`?r:i;for(let e of s?.parts??[])t.push(e)}return{order:a,allowed:H(r),others:U(H(i))}}const Bl=(e,t)=>t.key===z.key&&e.key!==z.key&&e.key!==R.key;function Vl(e,t){let n=Dl(e,t,Hl);return n===`allow,deny`||n===`mutual-failure`?`allow,deny`:`deny,allow`}const Hl=/* @__PURE__ */ new Set([`allow,deny`,`deny,allow`,`mutual-failure`]),Ul=[];function Wl(e,t,n){let r={site:e,around:t[0]?.parent,branch:n,lines:[],dual:{old:[],new:[]},containers:[],readings:void 0,forBoth:!1,isSurelyFor22:Zl(e),unclear:void 0,unclearBeyondHosts:!1};Ol(r,t,Ti,[]);let{lines:i}=r,a=Rl(r),o=e=>i.some(t=>t.kind===e),s=e.from===`2.4`?ha(t):void 0,c=Xl(i,r.isSurelyFor22);if(s)$(r,s.unclear??(a&&e.once(Jl)));else for(let{unclear:e}of c)$(r,e);return o(`new`)&&!s&&$(r,"`AuthMerging`, which 2.2 does not know"),{lines:i.slice(),host:a?.exact,authz:s,require:c.length?c:void 0,satisfy:o(`satisfy`)?tu(r):Gl,authoritative:ru(i),authType:i.some(ql),groupFile:o(`groupfile`),dbmGroupFile:o(`dbmgroupfile`),ldap:e.once(Ql)?eu(e,t):void 0,ssl:i.some(Kl),dual:Yl(r),isFor24:r.dual.new.length>0,containers:r.containers.length>0?r.containers:Gl,forBoth:r.forBoth,guide:a?.guide,domains:a?.domains??Gl,unclear:r.unclear,onlyHostsUnclear:r.unclear!==void 0&&!r.unclearBeyondHosts}}const Gl=[],Kl=({kind:e,at:t})=>e===`ssl`&&(t.key!==`sslverifyclient`||t.args[0]?.value.toLowerCase()!==`none`),ql=({kind:e,at:t})=>e===`authtype`&&t.args[0]?.value.toLowerCase()!==`none`;function Jl(e){let t=e.sections(`If`,`ElseIf`,`Else`).find(({commands:e})=>[...p(e)].some(e=>N([e])));return t&&`rules that \`<${t.name.value}>\` joins`}const Yl=({dual:e,lines:t})=>e.new.length>0&&(e.old.length>0||t.length>0)?e:void 0,Xl=(e,t)=>e.flatMap(({kind:e,at:n,methods:r})=>e===`require`?Gi(n,r,t):[]),Zl=e=>e.from===`2.2`&&e.judgement.origin===`2.2`&&e.judgement.isUntouched,Ql=e=>[...e.names].some(e=>$l.test(e)),$l=/^authz?ldap/;function eu(e,t){let n=t.flatMap(t=>{if(t.kind===`directive`)return $l.test(t.key)?[t.key===`authldapurl`?`url`:`lost`]:[];if(!_(t)||w(e,t)===`never`)return[];let n=eu(e,t.commands);return[w(e,t)===`always`?n:n&&`lost`]});return n.includes(`url`)?`url`:n.find(Boolean)}function tu(e){return e.lines.filter(e=>e.kind===`satisfy`).map(({at:t,methods:n})=>({methods:n,any:Dl(e,t,nu)===`any`}))}const nu=/* @__PURE__ */ new Set([`any`,`all`]);function ru(e){let t=e.filter(e=>e.kind===`authoritative`);return t.length===0?iu:new Map(t.map(({at:e})=>[e.key,e.args[0]?.value.toLowerCase()!==`off`]))}const iu=/* @__PURE__ */ new Map,au=e=>({start:no,after:(e,t)=>ro(e,t),afterFiles:e=>e,decide:t=>{let n=pa(t);if(t.unclear!==!1)return{unclear:`a section that nobody can be sure of`};let r=[...n,`*`].map(n=>Sa(t,n,e).doubt).find(Boolean);return r?{unclear:r}:I(n,n=>Sa(t,n,e).whole)}}),ou=e=>e.once(su);function su(e){let t=Kt(e).map(e=>e.file),n=hu(e),r=uu(e,n);if(r.length===0||!(t.length>0||e.complete))return;let i=e.files.flatMap(e=>_u(e,n));if(i.some(e=>!e))return;let a={nameVirtualHosts:i.filter(e=>e!==void 0),listens:vu(e)};return yu(e,t,r).map(e=>({hosts:xu(e),...a}))}const cu=({host:e,port:t})=>`${e.includes(`:`)?`[${e}]`:e}:${t||`*`}`;function lu(e,t){let n=/^(?:\[([^\]]+)\]|([^:]+))(?::(\d+|\*))?$/.exec(e),r=(n?.[1]??n?.[2])?.toLowerCase();if(!n||!r||/^\d+$/.test(r))return;let i=n[3]===`*`?0:n[3]===void 0?t:Number(n[3]);return r===`0.0.0.0`||r===`::`?{host:`*`,port:i}:{host:r===`255.255.255.255`?`_default_`:r,port:i}}function uu(e,t){let n=du(e,t),r=Cu(e),i=[];for(let t of e.sections(`VirtualHost`)){let e=n(t);e&&i.push(new wu(t,e,r))}return i}function du(e,t){let n=/* @__PURE__ */ new Map;return r=>{if(r.parent&&!fu(e,r.parent))return;let i=h(r.file,r),a=n.get(i);if(a||n.has(i))return a;let o=E(r)?mu(r,t):void 0;return n.set(i,o),o}}function fu(e,t){let n=e.once(pu),r=n.get(t);return r===void 0&&(r=[t,...m(t)].every(e=>e.key!==`macro`&&g(e,`2.2`)!==`never`),n.set(t,r)),r}const pu=()=>/* @__PURE__ */ new Map,mu=(e,t)=>e.args.map(e=>lu(e.value,t)).filter(e=>e!==void 0);function hu(e){let t=e.directives(`ServerName`).find(e=>gu(e)&&/:\d+$/.test(e.args[0]?.value??``));return Number(/:(\d+)$/.exec(t?.args[0]?.value??``)?.[1]??0)}const gu=e=>[...m(e)].every(_);function _u(e,t){return e.named(`namevirtualhost`).flatMap(e=>{let n=e.kind===`directive`&&E(e)?lu(e.args[0]?.value??``,t):void 0;return e.kind===`directive`&&n?[{at:e,...n}]:[void 0]})}function vu(e){let t=e.directives(`Listen`).map(e=>Number(/(?:^|:)(\d+)$/.exec(e.args[0]?.value??``)?.[1]??0));return new Set(t)}function yu(t,n,r){if(n.length===0)return[r];let i=e.n(r,({at:e})=>e.file),a=new Map(i);return[...n.map(e=>{let[n,r]=[[],/* @__PURE__ */ new Set];bu(t,e,a,n,r);for(let e of r)i.delete(e);return n}),...i.values()].filter(e=>e.length>0)}function bu(e,t,n,r,i){if(i.has(t))return;i.add(t);let a=(n.get(t)??[]).map(e=>({at:e.at,host:e})),o=[`include`,`includeoptional`].flatMap(e=>t.named(e)).map(e=>({at:e,host:void 0})),s=o.length===0?a:[...a,...o].sort((e,t)=>e.at.start-t.at.start);for(let{at:t,host:a}of s)if(a)r.push(a);else if(t.kind===`directive`)for(let a of e.filesOf(t))bu(e,a,n,r,i)}function xu(e){let t=/* @__PURE__ */ new Map;for(let{at:n}of e){let{parent:e}=n;e&&!t.has(e)&&t.set(e,Su(e))}if(t.size===0)return e;let n=new Set([...t.values()].flat()),r=e=>e.startsWith(`!`)&&n.has(e.slice(1));return e.filter(({at:{parent:e}})=>!(e&&t.get(e)?.some(r)))}function Su(e){return[e,...m(e)].filter(_).map(e=>{let t=e.args.map(e=>e.value).join(` `);return t.startsWith(`!`)?`!${e.key} ${t.slice(1)}`:`${e.key} ${t}`})}function Cu(t){let n;return()=>(n??=e.n(t.directives(`ServerName`,`ServerAlias`),e=>e.parent),n)}var wu=class{at;addresses;lines;known;constructor(e,t,n){this.at=e,this.addresses=t,this.lines=n}get names(){let e=()=>[...this.lines().get(this.at)??[]].sort((e,t)=>e.start-t.start);return this.known??=e().flatMap(e=>e.args.map(e=>Tu(e.value))),this.known}};function Tu(e){let t=e.toLowerCase();return t.includes(`:`)?t.replace(/^\w+:\/\//,``).replace(/:\d+$/,``):t}Object.defineProperty(exports,"$",{enumerable:!0,get:function(){return no}}),Object.defineProperty(exports,"$n",{enumerable:!0,get:function(){return m}}),Object.defineProperty(exports,"$t",{enumerable:!0,get:function(){return Nr}}),Object.defineProperty(exports,"A",{enumerable:!0,get:function(){return Zs}}),Object.defineProperty(exports,"An",{enumerable:!0,get:function(){return $t}}),Object.defineProperty(exports,"At",{enumerable:!0,get:function(){return L}}),Object.defineProperty(exports,"B",{enumerable:!0,get:function(){return Qo}}),Object.defineProperty(exports,"Bn",{enumerable:!0,get:function(){return Qe}}),Object.defineProperty(exports,"Bt",{enumerable:!0,get:function(){return ri}}),Object.defineProperty(exports,"C",{enumerable:!0,get:function(){return Hc}}),Object.defineProperty(exports,"Cn",{enumerable:!0,get:function(){return an}}),Object.defineProperty(exports,"Ct",{enumerable:!0,get:function(){return z}}),Object.defineProperty(exports,"D",{enumerable:!0,get:function(){return sc}}),Object.defineProperty(exports,"Dn",{enumerable:!0,get:function(){return Zt}}),Object.defineProperty(exports,"Dt",{enumerable:!0,get:function(){return Di}}),Object.defineProperty(exports,"E",{enumerable:!0,get:function(){return ac}}),Object.defineProperty(exports,"En",{enumerable:!0,get:function(){return Jt}}),Object.defineProperty(exports,"Et",{enumerable:!0,get:function(){return F}}),Object.defineProperty(exports,"F",{enumerable:!0,get:function(){return Us}}),Object.defineProperty(exports,"Fn",{enumerable:!0,get:function(){return It}}),Object.defineProperty(exports,"Ft",{enumerable:!0,get:function(){return Si}}),Object.defineProperty(exports,"G",{enumerable:!0,get:function(){return $o}}),Object.defineProperty(exports,"Gn",{enumerable:!0,get:function(){return Pe}}),Object.defineProperty(exports,"Gt",{enumerable:!0,get:function(){return ii}}),Object.defineProperty(exports,"H",{enumerable:!0,get:function(){return es}}),Object.defineProperty(exports,"Hn",{enumerable:!0,get:function(){return v}}),Object.defineProperty(exports,"Ht",{enumerable:!0,get:function(){return ai}}),Object.defineProperty(exports,"I",{enumerable:!0,get:function(){return Ns}}),Object.defineProperty(exports,"In",{enumerable:!0,get:function(){return Ft}}),Object.defineProperty(exports,"It",{enumerable:!0,get:function(){return mi}}),Object.defineProperty(exports,"J",{enumerable:!0,get:function(){return mo}}),Object.defineProperty(exports,"Jn",{enumerable:!0,get:function(){return Ee}}),Object.defineProperty(exports,"Jt",{enumerable:!0,get:function(){return Lr}}),Object.defineProperty(exports,"K",{enumerable:!0,get:function(){return zo}}),Object.defineProperty(exports,"Kn",{enumerable:!0,get:function(){return Ne}}),Object.defineProperty(exports,"Kt",{enumerable:!0,get:function(){return Xr}}),Object.defineProperty(exports,"L",{enumerable:!0,get:function(){return Ps}}),Object.defineProperty(exports,"Ln",{enumerable:!0,get:function(){return Tt}}),Object.defineProperty(exports,"Lt",{enumerable:!0,get:function(){return gi}}),Object.defineProperty(exports,"M",{enumerable:!0,get:function(){return Gs}}),Object.defineProperty(exports,"Mn",{enumerable:!0,get:function(){return Rt}}),Object.defineProperty(exports,"Mt",{enumerable:!0,get:function(){return bi}}),Object.defineProperty(exports,"N",{enumerable:!0,get:function(){return Hs}}),Object.defineProperty(exports,"Nn",{enumerable:!0,get:function(){return Vt}}),Object.defineProperty(exports,"Nt",{enumerable:!0,get:function(){return xi}}),Object.defineProperty(exports,"O",{enumerable:!0,get:function(){return rc}}),Object.defineProperty(exports,"On",{enumerable:!0,get:function(){return Kt}}),Object.defineProperty(exports,"Ot",{enumerable:!0,get:function(){return P}}),Object.defineProperty(exports,"P",{enumerable:!0,get:function(){return Ws}}),Object.defineProperty(exports,"Pn",{enumerable:!0,get:function(){return C}}),Object.defineProperty(exports,"Pt",{enumerable:!0,get:function(){return yi}}),Object.defineProperty(exports,"Q",{enumerable:!0,get:function(){return ro}}),Object.defineProperty(exports,"Qn",{enumerable:!0,get:function(){return g}}),Object.defineProperty(exports,"Qt",{enumerable:!0,get:function(){return Er}}),Object.defineProperty(exports,"R",{enumerable:!0,get:function(){return vs}}),Object.defineProperty(exports,"Rn",{enumerable:!0,get:function(){return gt}}),Object.defineProperty(exports,"Rt",{enumerable:!0,get:function(){return ei}}),Object.defineProperty(exports,"S",{enumerable:!0,get:function(){return Uc}}),Object.defineProperty(exports,"Sn",{enumerable:!0,get:function(){return on}}),Object.defineProperty(exports,"St",{enumerable:!0,get:function(){return K}}),Object.defineProperty(exports,"T",{enumerable:!0,get:function(){return dc}}),Object.defineProperty(exports,"Tn",{enumerable:!0,get:function(){return nn}}),Object.defineProperty(exports,"Tt",{enumerable:!0,get:function(){return Ai}}),Object.defineProperty(exports,"U",{enumerable:!0,get:function(){return ts}}),Object.defineProperty(exports,"Un",{enumerable:!0,get:function(){return Ge}}),Object.defineProperty(exports,"Ut",{enumerable:!0,get:function(){return oi}}),Object.defineProperty(exports,"V",{enumerable:!0,get:function(){return rs}}),Object.defineProperty(exports,"Vn",{enumerable:!0,get:function(){return Je}}),Object.defineProperty(exports,"Vt",{enumerable:!0,get:function(){return ti}}),Object.defineProperty(exports,"W",{enumerable:!0,get:function(){return Zo}}),Object.defineProperty(exports,"Wn",{enumerable:!0,get:function(){return y}}),Object.defineProperty(exports,"Wt",{enumerable:!0,get:function(){return N}}),Object.defineProperty(exports,"X",{enumerable:!0,get:function(){return vo}}),Object.defineProperty(exports,"Xn",{enumerable:!0,get:function(){return me}}),Object.defineProperty(exports,"Xt",{enumerable:!0,get:function(){return O}}),Object.defineProperty(exports,"Y",{enumerable:!0,get:function(){return yo}}),Object.defineProperty(exports,"Yn",{enumerable:!0,get:function(){return we}}),Object.defineProperty(exports,"Yt",{enumerable:!0,get:function(){return j}}),Object.defineProperty(exports,"Z",{enumerable:!0,get:function(){return co}}),Object.defineProperty(exports,"Zn",{enumerable:!0,get:function(){return _}}),Object.defineProperty(exports,"Zt",{enumerable:!0,get:function(){return Ir}}),Object.defineProperty(exports,"_",{enumerable:!0,get:function(){return Rc}}),Object.defineProperty(exports,"_n",{enumerable:!0,get:function(){return w}}),Object.defineProperty(exports,"_t",{enumerable:!0,get:function(){return H}}),Object.defineProperty(exports,"a",{enumerable:!0,get:function(){return Wl}}),Object.defineProperty(exports,"an",{enumerable:!0,get:function(){return $n}}),Object.defineProperty(exports,"ar",{enumerable:!0,get:function(){return fe}}),Object.defineProperty(exports,"at",{enumerable:!0,get:function(){return Ea}}),Object.defineProperty(exports,"b",{enumerable:!0,get:function(){return yc}}),Object.defineProperty(exports,"bn",{enumerable:!0,get:function(){return ln}}),Object.defineProperty(exports,"bt",{enumerable:!0,get:function(){return ji}}),Object.defineProperty(exports,"c",{enumerable:!0,get:function(){return ml}}),Object.defineProperty(exports,"cn",{enumerable:!0,get:function(){return Bn}}),Object.defineProperty(exports,"cr",{enumerable:!0,get:function(){return d}}),Object.defineProperty(exports,"ct",{enumerable:!0,get:function(){return Da}}),Object.defineProperty(exports,"d",{enumerable:!0,get:function(){return fl}}),Object.defineProperty(exports,"dn",{enumerable:!0,get:function(){return In}}),Object.defineProperty(exports,"dr",{enumerable:!0,get:function(){return a}}),Object.defineProperty(exports,"dt",{enumerable:!0,get:function(){return oa}}),Object.defineProperty(exports,"en",{enumerable:!0,get:function(){return Mr}}),Object.defineProperty(exports,"er",{enumerable:!0,get:function(){return p}}),Object.defineProperty(exports,"et",{enumerable:!0,get:function(){return so}}),Object.defineProperty(exports,"f",{enumerable:!0,get:function(){return cl}}),Object.defineProperty(exports,"fn",{enumerable:!0,get:function(){return Ln}}),Object.defineProperty(exports,"fr",{enumerable:!0,get:function(){return n}}),Object.defineProperty(exports,"ft",{enumerable:!0,get:function(){return pa}}),Object.defineProperty(exports,"g",{enumerable:!0,get:function(){return Gc}}),Object.defineProperty(exports,"gn",{enumerable:!0,get:function(){return T}}),Object.defineProperty(exports,"gt",{enumerable:!0,get:function(){return R}}),Object.defineProperty(exports,"h",{enumerable:!0,get:function(){return ol}}),Object.defineProperty(exports,"hn",{enumerable:!0,get:function(){return zn}}),Object.defineProperty(exports,"ht",{enumerable:!0,get:function(){return V}}),Object.defineProperty(exports,"i",{enumerable:!0,get:function(){return au}}),Object.defineProperty(exports,"in",{enumerable:!0,get:function(){return nr}}),Object.defineProperty(exports,"ir",{enumerable:!0,get:function(){return h}}),Object.defineProperty(exports,"it",{enumerable:!0,get:function(){return ka}}),Object.defineProperty(exports,"j",{enumerable:!0,get:function(){return Ys}}),Object.defineProperty(exports,"jn",{enumerable:!0,get:function(){return tn}}),Object.defineProperty(exports,"jt",{enumerable:!0,get:function(){return I}}),Object.defineProperty(exports,"k",{enumerable:!0,get:function(){return ec}}),Object.defineProperty(exports,"kn",{enumerable:!0,get:function(){return Xt}}),Object.defineProperty(exports,"kt",{enumerable:!0,get:function(){return Ti}}),Object.defineProperty(exports,"l",{enumerable:!0,get:function(){return bl}}),Object.defineProperty(exports,"ln",{enumerable:!0,get:function(){return Rn}}),Object.defineProperty(exports,"lr",{enumerable:!0,get:function(){return u}}),Object.defineProperty(exports,"lt",{enumerable:!0,get:function(){return Oa}}),Object.defineProperty(exports,"m",{enumerable:!0,get:function(){return al}}),Object.defineProperty(exports,"mn",{enumerable:!0,get:function(){return Hn}}),Object.defineProperty(exports,"mr",{enumerable:!0,get:function(){return i}}),Object.defineProperty(exports,"mt",{enumerable:!0,get:function(){return $i}}),Object.defineProperty(exports,"n",{enumerable:!0,get:function(){return cu}}),Object.defineProperty(exports,"nn",{enumerable:!0,get:function(){return rr}}),Object.defineProperty(exports,"nr",{enumerable:!0,get:function(){return de}}),Object.defineProperty(exports,"nt",{enumerable:!0,get:function(){return Ua}}),Object.defineProperty(exports,"o",{enumerable:!0,get:function(){return Cl}}),Object.defineProperty(exports,"on",{enumerable:!0,get:function(){return Jn}}),Object.defineProperty(exports,"or",{enumerable:!0,get:function(){return ce}}),Object.defineProperty(exports,"ot",{enumerable:!0,get:function(){return Sa}}),Object.defineProperty(exports,"p",{enumerable:!0,get:function(){return xl}}),Object.defineProperty(exports,"pn",{enumerable:!0,get:function(){return Un}}),Object.defineProperty(exports,"pr",{enumerable:!0,get:function(){return o}}),Object.defineProperty(exports,"pt",{enumerable:!0,get:function(){return Xi}}),Object.defineProperty(exports,"q",{enumerable:!0,get:function(){return Vo}}),Object.defineProperty(exports,"qn",{enumerable:!0,get:function(){return Te}}),Object.defineProperty(exports,"qt",{enumerable:!0,get:function(){return Jr}}),Object.defineProperty(exports,"r",{enumerable:!0,get:function(){return ou}}),Object.defineProperty(exports,"rn",{enumerable:!0,get:function(){return D}}),Object.defineProperty(exports,"rr",{enumerable:!0,get:function(){return le}}),Object.defineProperty(exports,"rt",{enumerable:!0,get:function(){return Aa}}),Object.defineProperty(exports,"s",{enumerable:!0,get:function(){return wl}}),Object.defineProperty(exports,"sn",{enumerable:!0,get:function(){return Vn}}),Object.defineProperty(exports,"sr",{enumerable:!0,get:function(){return f}}),Object.defineProperty(exports,"st",{enumerable:!0,get:function(){return Ta}}),Object.defineProperty(exports,"t",{enumerable:!0,get:function(){return lu}}),Object.defineProperty(exports,"tn",{enumerable:!0,get:function(){return Tr}}),Object.defineProperty(exports,"tr",{enumerable:!0,get:function(){return ue}}),Object.defineProperty(exports,"tt",{enumerable:!0,get:function(){return Ha}}),Object.defineProperty(exports,"u",{enumerable:!0,get:function(){return ll}}),Object.defineProperty(exports,"un",{enumerable:!0,get:function(){return E}}),Object.defineProperty(exports,"ur",{enumerable:!0,get:function(){return c}}),Object.defineProperty(exports,"ut",{enumerable:!0,get:function(){return ha}}),Object.defineProperty(exports,"v",{enumerable:!0,get:function(){return gc}}),Object.defineProperty(exports,"vn",{enumerable:!0,get:function(){return wn}}),Object.defineProperty(exports,"vt",{enumerable:!0,get:function(){return q}}),Object.defineProperty(exports,"w",{enumerable:!0,get:function(){return cc}}),Object.defineProperty(exports,"wn",{enumerable:!0,get:function(){return Qt}}),Object.defineProperty(exports,"wt",{enumerable:!0,get:function(){return Ri}}),Object.defineProperty(exports,"x",{enumerable:!0,get:function(){return fc}}),Object.defineProperty(exports,"xn",{enumerable:!0,get:function(){return sn}}),Object.defineProperty(exports,"xt",{enumerable:!0,get:function(){return G}}),Object.defineProperty(exports,"y",{enumerable:!0,get:function(){return _c}}),Object.defineProperty(exports,"yn",{enumerable:!0,get:function(){return yn}}),Object.defineProperty(exports,"yt",{enumerable:!0,get:function(){return Li}}),Object.defineProperty(exports,"z",{enumerable:!0,get:function(){return is}}),Object.defineProperty(exports,"zn",{enumerable:!0,get:function(){return b}}),Object.defineProperty(exports,"zt",{enumerable:!0,get:function(){return M}});