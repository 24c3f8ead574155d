const e=require("./main-listed.js");let t;const n=e=>r().get(e.toLowerCase());function r(){return t??=s(),t}const i={mod_disk_cache:`mod_cache_disk`,mod_authn_alias:`mod_authn_core`,mod_example:`mod_example_hooks`},a=({name:e,symbol24:t})=>!t&&(e===`mod_authn_alias`||i[e]===void 0),o=()=>[...new Set(r().values())];function s(){let e=/* @__PURE__ */ new Map;for(let t of`beos = mpm_beos_module - -
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
`).map(e=>[e.slice(0,e.indexOf(` `)).replace(/[<>]/g,``).toLowerCase(),e])),Xe}function et(e){let[t=``,n=`-`,r=`-`,i=``]=e.split(` `),a=tt(n),o=new Set([...i].flatMap(e=>qe[e]??[])),s=t.startsWith(`<`);return{name:s?t.slice(1,-1):t,isSection:s,in22:a,in24:r===`=`?a:tt(r),effects:o}}function tt(e){if(e===`-`)return;let[t=``,n=``,r=``,i=``]=e.split(`/`);return{module:t,contexts:n,override:r===`-`?``:r,kind:i}}function nt(e){let t=[...dt(e)];return{only22:[...e.names].flatMap(t=>ct(e,t)),old:e.directives(...st).filter(e=>wt(e)&&!/^none$/i.test(S(e))),foreign24:t.filter(e=>!vt(e)),ours:t.filter(vt),mixed:e.says(`Order`,`Allow`,`Deny`,`Satisfy`)?e.directives(`Require`).filter(ot):[],kept:e.directives(...rt.keys()).filter(it),loads22:at(e)}}const rt=/* @__PURE__ */ new Map([[`authldapmaxsubgroupdepth`,/^0$/],[`directorycheckhandler`,/^on$/],[`fileetag`,/^inode mtime size$/],[`regexdefaultoptions`,/-dollar_endonly/],[`ssilegacyexprparser`,/^on$/]]),it=({key:e,args:t})=>{let n=t.map(({value:e})=>e.toLowerCase()).sort();return rt.get(e)?.test(n.join(` `))===!0};function at(e){let t=e.directives(`LoadModule`);return t.some(e=>x(e)?.name===`mod_authz_core`)?[]:t.filter(e=>x(e)?.name===`mod_authz_host`)}const ot=e=>/^all$/i.test(S(e))&&wt(e)&&le(e).some(e=>e.kind===`directive`&&/^(order|allow|deny|satisfy)$/.test(e.key)),st=[`Order`,`Allow`,`Deny`,`Satisfy`,`NameVirtualHost`,`DefaultType`,`MaxClients`,`MaxRequestsPerChild`];function ct(e,t){if(t.startsWith(`<`))return[];let n=b(t),r=n?.in22&&!n.in24;return!r&&t!==`loadmodule`?[]:e.directives(t).filter(e=>!d(e.file)&&Ct(e)&&(r||lt(x(e))))}const lt=e=>!!e?.symbol22&&!e.symbol24&&(!i[e.name]||ut.test(e.name)),ut=/^mod_(authn_default|authz_default|authn_alias|mem_cache)$/;function*dt(e){let t=e.directives(`LoadModule`).some(e=>S(e)===`define_module`);for(let n of e.names)t&&/^(un)?define$/.test(n)||(yield*pt(e,n).filter(wt));yield*e.sections(`IfModule`).filter(ft)}function ft(e){let t=x(e),n=t?.name===`mod_access_compat`||bt.test(t?.name??``);return!/^!/.test(S(e))&&mt(t)&&!n&&wt(e)}function pt(e,t){return t===`require`?e.directives(t).filter(e=>y(S(e))):t===`loadmodule`?e.directives(t).filter(e=>mt(x(e))):_t(t)?t.startsWith(`<`)?e.sections(t.slice(1)):e.directives(t):[]}const mt=e=>!!e?.symbol24&&!e.symbol22&&!ht.test(e.name),ht=/^mod_(macro|proxy_html|xml2enc|remoteip|proxy_wstunnel|sed|lua|mpm_itk|http2|fcgid|reqtimeout)$/,gt=({kind:e,key:t})=>_t(e===`section`?`<${t}`:t)||/^if(file|directive|section)$/.test(t);function _t(e){let t=b(e.replace(/^</,``));return!!t?.in24&&!t.in22&&t.isSection===e.startsWith(`<`)&&!/^<?(if(file|directive|section)|macro|use|undefmacro|(proxyhtml|xml2|remoteip)\w*)$/.test(e)}function vt(e){return e.key===`loadmodule`?bt.test(x(e)?.name??``):e.key===`require`?xt.test(S(e)):e.kind===`section`&&e.key===`if`?[...p(e.commands)].every(yt):St.has(e.key)}const yt=({key:e})=>/^(require\w*|authmerging)$/.test(e),bt=/^mod_(authn_core|authz_core|unixd|slotmem_\w+|socache_\w+|lbmethod_\w+|allowmethods|cache_disk|example_hooks|mpm_\w+)$|^(prefork|worker|event)$/,xt=/^(all|ip|host|expr|env|method|not|dbm-group|dbm-file-group)$/i,St=/* @__PURE__ */ new Set([`define`,`undefine`,`requireall`,`requireany`,`requirenone`,`authmerging`,`authldapmaxsubgroupdepth`,`allowmethods`,`includeoptional`,`maxrequestworkers`,`maxconnectionsperchild`,`mutex`,`errorlogformat`,`regexdefaultoptions`,`mergeslashes`,`directorycheckhandler`,`registerhttpmethod`,`httpprotocoloptions`,`deflatealteretag`,`ssilegacyexprparser`,`substitutemaxlinelength`,`sslcarevocationcheck`,`sslproxycarevocationcheck`]),x=e=>n(S(e)),S=({args:e})=>e[0]?.value??``;function Ct(e){for(let t of m(e))if(_(t)&&g(t,`2.2`)!==`always`)return!1;return!0}function wt(e){for(let t of m(e)){let e=_(t)?g(t,`2.2`):`always`;if(e===`never`||e===`maybe`&&t.key!==`ifmodule`)return!1}return!0}function Tt(e,t,n){let r=nt(e),{only22:i,ours:a}=r,o=[...r.old,...r.loads22,...r.kept],s=[...r.foreign24,...r.mixed.filter(Mt(t))],c=[.../* @__PURE__ */ new Set([...s,...a])],l=Pt(e),u={only22:i,old:o,foreign24:s,ours:a,layout:l,files:t},d=n.from===`auto`?Et(u,n.begun):Dt(n,[...a.filter(Mt(t)),...s.filter(Nt)]);return{said:n,origin:d,isUntouched:i.length>0&&(d===`2.2`||kt(n,r))&&At(r,s),stops24:i.length>0,signs22:[...i,...r.old,...r.loads22],signs24:l?[...s,l]:s,upgraded:c}}function Et({only22:e,old:t,foreign24:n,ours:r,layout:i,files:a},o){if(e.length>0){let t=new Set(n.filter(Nt).map(({key:e})=>e));return t.size>e.length?`2.4`:o||r.length>0||t.size>0?`on its way`:`2.2`}if(n.length>0||i)return`2.4`;if(o)return`on its way`;if(r.length===0)return`2.2`;let s=Ft(a);return s===void 0?t.length>0?`on its way`:`2.4`:s===`2.4`?`2.4`:`on its way`}function Dt({from:e,begun:t},n){return e===`2.4`?`2.4`:t||n.some(e=>e.key!==`require`||Ot(e))?`on its way`:`2.2`}const Ot=({args:e})=>/^all$/i.test(e[0]?.value??``),kt=({from:e,begun:t},{loads22:n})=>!t&&(e===`2.2`||e===`auto`&&n.length>0);function At({ours:e,loads22:t},n){let r=e=>t.length>0&&!Nt(e);return e.every(e=>jt(e)||r(e))&&n.every(e=>jt(e)||!Nt(e))}const jt=({key:e})=>e===`require`,Mt=e=>e.every(d)?()=>!0:Nt,Nt=({file:e})=>!d(e),Pt=e=>e.directives(`Include`,`IncludeOptional`).find(e=>/(^|\/)(conf-enabled|conf\.modules\.d)(\/|$)/.test(e.args[0]?.value??``));function Ft(e){let t=t=>e.some(({text:e})=>It(t).test(e)),[n,r]=[t(`2\\.2`),t(`2\\.4`)];if(n!==r)return r?`2.4`:`2.2`}const It=e=>RegExp(`^[ \\t]*#.*httpd\\.apache\\.org/docs/${e}\\b`,`m`);function Lt({judgement:e,role:t},n){let{origin:r,signs22:i,upgraded:a,said:o}=e;return r===`2.4`?!1:o.from===`auto`?t===`apart`||t===`unread`?[...i,...o.begun?a:[]].some(e=>e.file===n):o.begun||r!==`2.2`||i.length>0:!0}function Rt(){let t=/* @__PURE__ */ new Map,n=e=>{let n=e;for(let e=t.get(n);e!==void 0;e=t.get(n))n=e;for(let r=e;r!==n;){let e=t.get(r);t.set(r,n),r=e}return n};return{join:(e,r)=>{let[i,a]=[n(e),n(r)];i!==a&&t.set(i,a)},groups:t=>[...e.i(t,n).values()]}}const zt=/* @__PURE__ */ new Map([[`virtualhost`,`virtualhost`],[`directory`,`directory`],[`directorymatch`,`directory`],[`files`,`files`],[`filesmatch`,`files`],[`location`,`location`],[`locationmatch`,`location`],[`proxy`,`proxy`],[`proxymatch`,`proxy`]]);function Bt(e,t){let n=e.once(Ht),r=t.parent??t.file,i=n.get(r);if(!i){let[a=[],...o]=e.enclosing(t),s=Kt(t,a);i=o.length===0?Vt[s]:/* @__PURE__ */ new Set([s,...o.map(e=>Kt(t,e))]),n.set(r,i)}return i}const Vt={server:/* @__PURE__ */ new Set([`server`]),virtualhost:/* @__PURE__ */ new Set([`virtualhost`]),directory:/* @__PURE__ */ new Set([`directory`]),files:/* @__PURE__ */ new Set([`files`]),location:/* @__PURE__ */ new Set([`location`]),proxy:/* @__PURE__ */ new Set([`proxy`]),htaccess:/* @__PURE__ */ new Set([`htaccess`]),other:/* @__PURE__ */ new Set([`other`])},Ht=()=>/* @__PURE__ */ new Map,Ut=(e,t)=>e.once(Wt).has(t.parent??t.file);function Wt(e){let t=/* @__PURE__ */ new Set;for(let n of e.files){let[r]=n.commands;r&&Bt(e,r).has(`server`)&&t.add(n)}for(let e of t)for(let n of e.sections)Gt(n)&&t.add(n);return t}const Gt=e=>_(e)||/^(limit|limitexcept|require(all|any|none)|if|else|elseif)$/.test(e.key);function Kt(e,t){let n=t.find(e=>!Gt(e));return n?zt.get(n.key)??`other`:d(e.file)?`htaccess`:`server`}function qt(e,t){return e.enclosing(t).some(e=>e.some(e=>_(e)&&!Jt(e)))}const Jt=e=>g(e,`2.2`)===`always`&&g(e,`2.4`)===`always`,Yt=e=>e.once(Xt);function Xt(e){return e.from===`2.4`?[]:Ee(e).map(t=>{let n=Ne(e,t);return{...t,files:n,startFiles:new Set([...n].filter(e=>!d(e)))}})}function Zt(e,t,n){let r=e.once(Qt),i=r.get(t)??/* @__PURE__ */ new Map;return r.set(t,i),i.has(n)||i.set(n,n(e,t)),i.get(n)}const Qt=()=>/* @__PURE__ */ new Map,$t=(e,t,...n)=>e.directives(...n).filter(e=>t.startFiles.has(e.file)),en=(e,t,...n)=>$t(e,t,...n).filter(t=>Ut(e,t)),tn=(e,t)=>e.complete||$t(e,t,`Include`,`IncludeOptional`).every(t=>!/[*?[]|\/$/.test(t.args[0]?.value??``)&&e.filesOf(t).length>0),nn=(...t)=>`No file outside these sets ${e.t(t,5,` or `)} for the whole server.`,rn=e=>/^No file outside these sets (\w+) for the whole server\.$/.exec(e)?.[1];function an(e,t,...n){for(let r of[...n,...on]){let n=(t.startFiles.has(t.file)?e.directivesIn(t.file,r):[]).findLast(t=>Ut(e,t)&&!qt(e,t));if(n)return n}return t.at}const on=[`KeepAliveTimeout`,`KeepAlive`,`ServerName`,`ServerAdmin`,`Listen`,`PidFile`,`ServerRoot`,`Group`,`User`,`LoadModule`];function sn(e,t){let n=0,r=e;for(;n<r;){let e=n+r>>1;t(e)?r=e:n=e+1}return n}const cn=e=>/^(\/|[A-Za-z]:)/.test(e),ln=1e3,un=ln;function dn(e,t,n){let r={files:/* @__PURE__ */ new Map,includers:/* @__PURE__ */ new Map,problems:/* @__PURE__ */ new Map},i=t.length>0?gn(r,pn(r,e,fn(t,n))):/* @__PURE__ */ new Map;return{...r,placesOf:e=>i.get(e)?.map(e=>e.sections)??[[]]}}function fn(e,t){let n=/* @__PURE__ */ new Map;for(let r of e)for(let e of t(r).files)bn(n,r.file,[r,e]);return n}function pn(e,t,n){let r=new Set([...n.values()].flatMap(e=>e.map(([,e])=>e))),i=/* @__PURE__ */ new Set;for(let a of[...t.filter(e=>!r.has(e)),...t])mn(e,a,n,i);return[...i].reverse()}function mn(e,t,n,r){let i=[],a=/* @__PURE__ */ new Map,o=e=>{r.has(e)||a.has(e)||(a.set(e,i.length),i.push({file:e,next:0}))};o(t);for(let t=i.at(-1);t;t=i.at(-1)){let[s,c]=n.get(t.file)?.[t.next++]??[];!s||!c?(i.pop(),a.delete(t.file),r.add(t.file)):a.has(c)?hn(e,s,i.slice(a.get(c)).map(e=>e.file)):(bn(e.files,s,c),bn(e.includers,c,s),o(c))}}function hn(e,t,n){let[r,...i]=n.map(e=>e.path),a=i.slice(0,5).map(e=>`${e}, which includes `);yn(e,t,`${i.length===0?`${r} includes itself`:`${r} includes ${a.join(``)}${i.length>5?`… `:``}${r} again`}; httpd gives up on such a circle.`)}function gn(e,t){let n={sections:[],inside:/* @__PURE__ */ new Map},r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map;for(let a of t){for(let t of e.includers.get(a)??[])i.get(t.file)===128&&_n(e,t,a);let t=e.includers.get(a)??[],o=t.map(e=>i.get(e.file)??0);i.set(a,o.reduce((e,t)=>Math.max(e,t+1),0));let s=new Set(t.flatMap(e=>(r.get(e.file)??[n]).map(t=>vn(t,e))));r.set(a,s.size>0?[...s].slice(0,un):[n]);let[c]=t;c&&s.size>un&&yn(e,c,`${a.path} is included in more than ${un} different places, of which not all are looked at.`)}return r}function _n(e,t,n){e.includers.set(n,(e.includers.get(n)??[]).filter(e=>e!==t)),e.files.set(t,(e.files.get(t)??[]).filter(e=>e!==n)),yn(e,t,`Include lines nest more than 128 deep here, which httpd refuses.`)}function vn(e,t){let{parent:n}=t;if(!n)return e;let r=e.inside.get(n);if(r)return r;let i={sections:[...m(t),...e.sections],inside:/* @__PURE__ */ new Map};return e.inside.set(n,i),i}function yn({problems:e},t,n){let r={start:t.name.start,end:t.args.at(-1)?.end??t.name.end};e.get(t.file)?.some(e=>e.at.start===r.start)||bn(e,t.file,{at:r,message:n})}function bn(e,t,n){let r=e.get(t);r?r.push(n):e.set(t,[n])}function*xn(e){for(let t of e.files)!d(t)&&e.includersOf(t).length===0&&(yield Sn({site:e,open:[],readings:/* @__PURE__ */ new Map},t,{conditions:[],inside:[]}))}function*Sn(e,t,n){let{open:r,readings:i}=e,a=i.get(t)??0;r.includes(t)||a===1e3||(i.set(t,a+1),r.push(t),yield*Cn(e,t.commands,n),r.pop())}function*Cn(e,t,n){let{site:r}=e;for(let i of t)if(i.kind===`directive`){yield{at:i,...n};for(let t of r.filesOf(i))yield*Sn(e,t,n)}else i.kind===`section`&&r.isLive(i)&&(yield*Cn(e,i.commands,wn(i,n)))}function wn(e,{conditions:t,inside:n}){return _(e)?g(e,`2.4`)===`always`?{conditions:t,inside:n}:{conditions:[...t,Tn(e)],inside:n}:{conditions:t,inside:[e,...n]}}function Tn(e){let t=e.args.map(e=>e.value).join(` `),[,r=``,i=``]=/^(!?)(.*)$/s.exec(t)??[];return`${e.key} ${r}${e.key===`ifmodule`?n(i)?.name??i:i}`}const C=(e,t)=>On(e,t,e.from)??g(t,e.from),w=(e,t)=>On(e,t,`2.4`)??g(t,`2.4`);function En(e,t){let n=[...m(t)].filter(_),r=n.every(t=>C(e,t)!==`never`);if(r!==n.every(t=>w(e,t)!==`never`))return r?`2.2`:`2.4`}const Dn=/* @__PURE__ */ new Set([`mod_authz_host`,`mod_auth_basic`,`mod_authz_user`,`mod_authz_groupfile`,`mod_authn_file`]);function On(e,t,r){if(t.key!==`ifmodule`||t.args.length!==1)return;let a=t.args[0]?.value??``,o=a.startsWith(`!`),s=o?a.slice(1):a;if(/^mod_access(\.c)?$/i.test(s))return o?`always`:`never`;let c=n(s);if(!c?.symbol22||!c.symbol24&&(r===`2.4`||i[c.name])||s!==c.source&&s!==c.symbol22)return;let l=f(h(t.file,t))?void 0:kn(e,c,t);return l===void 0?void 0:l===o?`never`:`always`}function kn(e,t,n){let r=e.once(jn).get(t)??[],i=r.filter(t=>!In(e,t,n));return Dn.has(t.name)?i.length>0?!0:r.length===0?Mn(e)||Nn(e,t)||void 0:!e.once(An)&&void 0:i.some(n=>!qt(e,n)||Fn(n,t))||void 0}const An=e=>[...e.once(jn)].some(([t,n])=>t&&Dn.has(t.name)&&n.some(t=>!qt(e,t))),jn=t=>e.i(t.directives(`LoadModule`),({args:e})=>n(e[0]?.value??``)),Mn=e=>!e.complete||![...Dn].some(t=>e.loads(t));function Nn(e,t){let n=e=>b(e)?.in22?.module===t.name,r=[...e.names].filter(n).flatMap(t=>e.directives(t)),i=t.name===`mod_auth_basic`?e.directives(`AuthType`).filter(Pn):[];return[...r,...i].some(t=>!qt(e,t))}const Pn=({args:e})=>e[0]?.value.toLowerCase()===`basic`;function Fn(e,{source:t,symbol22:n}){let r=[...m(e)].filter(_).flatMap(({key:e,args:t})=>e===`ifmodule`?t.map(({value:e})=>e):[``]);return r.length>0&&r.every(e=>e===`!${t}`||e===`!${n}`)}function In(e,t,n){let r=[...p(n.commands)].find(ue),i=e.once(Ln),[a,o]=[i.get(t),r&&i.get(r)];return a&&o?a.root===o.root&&a.index>=o.index:t.file===n.file&&t.start>n.start}function Ln(e){let t=/* @__PURE__ */ new Map,n=0;for(let r of xn(e)){let e=0;for(let{at:i}of r)t.has(i)||t.set(i,{root:n,index:e}),e++;n++}return t}function T(e){let t=h(e.file,e);return t.includes("${")||/\\\\\r?\n$/.test(t)||Rn(e)?!1:!zn(e).some(e=>t.includes(e))}const Rn=e=>f(h(e.file,e));function zn(e){let t=[];for(let n=e.parent;n;n=n.parent)n.key===`macro`&&t.push(...n.args.slice(1).map(e=>e.value).filter(Boolean));return t}function Bn(e){for(let t=e.parent;t;t=t.parent)if(t.key===`macro`)return!0;return!1}const Vn=e=>`"${e.replace(/\\(?=[\\"]|$)/g,`\\\\`).replace(/"/g,`\\"`)}"`,Hn=(e,t,n)=>/^["']/.test(h(e.file,t))?Vn(n):n,Un=e=>/^[^\s"'\\]+$/.test(e)?e:Vn(e),Wn=e=>Rn(e)?fe(e).join(` `):e.args[0]?.value??``,Gn=e=>!(f(e)&&e.includes(`"`));function Kn(e){return qn(e)?e:Array.from(Yn.encode(e),e=>String.fromCharCode(e<128?e:Jn+e)).join(``)}const qn=e=>!/[^\0-\x7f]/.test(e),Jn=57344,Yn=new TextEncoder,E=e=>/[*?[]/.test(e);function Xn(e){if(!E(e))return t=>t===e;let t=Qn(e);return n=>(!n.startsWith(`.`)||e.startsWith(`.`))&&er(t,n)}const Zn=e=>e.match(/\*|\?|\[[!^]?\]?[^\]]*\]|./gsu)??[];function Qn(e){return Zn(Kn(e)).map(e=>e===`*`?`*`:e===`?`?()=>!0:e.length>2&&e.startsWith(`[`)?$n(e.slice(1,-1)):t=>t===e)}function $n(e){let t=/^[!^]/.test(e),n=(t?e.slice(1):e).match(/.-.|./gsu)??[],r=e=>n.some(t=>t.length>2?e>=t.charAt(0)&&e<=t.slice(-1):e===t);return e=>r(e)!==t}function er(e,t){let n=Kn(t),[r,i]=[0,0],[a,o]=[-1,0];for(;r<n.length;){let t=e[i];if(t===`*`)a=i++,o=r;else if(t?.(n[r]))r++,i++;else if(a>=0)i=a+1,r=++o;else return!1}return e.slice(i).every(e=>e===`*`)}const tr=(e,t)=>nr(e,`.`)===void 0||er(Qn(e),t);function nr(e,t){let n=Zn(e).map(e=>e===`*`?`${t}*`:e===`?`?t:/^\[[!^]?(?:[\w.](?:-\w)?)+\]$/.test(e)?e.replace(/^\[[!^]/,`[^`):/[[\]\\]/.test(e)?void 0:e.replace(/[.+^${}()|]/,`\\$&`));if(n.includes(void 0))return;let r=n.join(``);return rr(r)?r:void 0}function rr(e){try{return new RegExp(e)instanceof RegExp}catch{return!1}}const ir=e=>!E(e)||nr(e,`.`)!==void 0;function ar(e,t){return e.every((e,n)=>{let r=t[n]??``;return e===r||E(e)&&E(r)&&or(e,r)||E(e)&&tr(e,r)||E(r)&&tr(r,e)})}function or(e,t){let[n,r]=[e,t].map(e=>e.slice(0,e.search(/[*?[\\]/)));return(n??``).startsWith(r??``)||(r??``).startsWith(n??``)}const sr=/* @__PURE__ */ RegExp(`^(?:%+\\s*(?:if|elif|else|elseif|endif|for|endfor|foreach|while|endwhile|unless|end|ifdef|ifndef)\\b|\\{\\/?(?:if|else|elseif|foreach|foreachelse|for|section|sectionelse|while|unless|literal)\\b|@+(?:if|else|elseif|end|unless|for|foreach|ifdef|ifndef)(?:[_\\W]|$)|__(?:IF|ELSE|END|UNLESS|FOR)|#(?:ifdef|ifndef|endif)\\b|#(?:if|elseif|foreach)\\s*\\(|<\\/?(?:#|@|(?:c|g|py|s|tal|xsl):)\\w|m4_|ifdef\\(|ifelse\\()`,`i`);function cr(e){for(let t=0;t<e.length;){let n=e.indexOf(`
`,t),r=n<0?e.length:n,i=t;for(;i<r&&lr(e.charCodeAt(i));)i++;if(dr(e,i)&&sr.test(e.slice(i,r)))return!0;t=r+1}return!1}const lr=e=>e===32||e===9,ur=/* @__PURE__ */ new Set(`%{@_<mMiI`),dr=(e,t)=>e[t]===`#`?/[ief]/i.test(e[t+1]??``):ur.has(e[t]??``),fr=e=>pr.test(e),pr=/^(?:[%{@_]|<\/?(?:[#@]|\w+:)|m4_|if(?:def|else)\()/i;function mr(e,t,n){let r=e.charCodeAt(t+1)|32;return(r===_r||r===hr||r===gr)&&sr.test(e.slice(t,n))}const hr=101,gr=102,_r=105,vr=e=>Array.from(e.matchAll(yr),({0:e,index:t})=>({start:t,end:t+e.length,kind:br(e)})),yr=/<%[\s\S]*?%>|<\?(?!xml)[\s\S]*?\?>|\{%[\s\S]*?%\}|\{\{[\s\S]*?\}\}|\{#[\s\S]*?#\}|\[%\s[\s\S]*?%\]|<\/?tmpl_\w+[^>]*>|\{\/?tmpl_\w+[^}]*\}/gi;function br(e){let t=e.toLowerCase();return/^[<{]\/?tmpl_/.test(t)?xr(t):t.startsWith(`<%`)?Sr(e.slice(2,-2).replace(/^-|-$/g,``)):t.startsWith(`{%`)||t.startsWith(`[%`)?wr(e.slice(2,-2).replace(/^[-+]|[-+]$/g,``).trim()):t.startsWith(`{{`)?Tr(e.slice(2,-2).replace(/^[-~{]|[-~}]$/g,``).trim()):t.startsWith(`{#`)?`nothing`:Er(e.slice(2,-2).trim())}function xr(e){return/^[<{]\/?tmpl_(else|elseif|elsif)\b/.test(e)?`middle`:/^[<{]\/tmpl_/.test(e)?`end`:/^[<{]tmpl_(if|unless|loop|foreach|ifnot)\b/.test(e)?`open`:/^[<{]tmpl_comment\b/.test(e)?`unknown`:`text`}function Sr(e){if(/^[=|]/.test(e))return`text`;if(e.startsWith(`#`))return`nothing`;let t=e.trim();return/^(else|elsif|when)\b/.test(t)||/^\}\s*els(e|if)\b.*\{$/s.test(t)?`middle`:/^(end|\})$/.test(t)?`end`:/^(if|unless|case|while|until|for|begin)\b/.test(t)||/\bdo(\s*\|[^|]*\|)?$|\{(\s*\|[^|]*\|)?$/.test(t)?/[\n;]|\bend\b/.test(t)?`unknown`:`open`:/\b(if|unless|do|end|begin|case|while|until)\b|[{}]/.test(t)?Cr(t):`nothing`}const Cr=e=>/^[^\n;{}]*\S\s+(if|unless)\b[^\n;{}]*$/.test(e)&&!/\b(do|end|begin|case|while|until)\b/.test(e)?`nothing`:`unknown`;function wr(e){return/^(else|elif|elseif|elsif|case|when)\b/i.test(e)?`middle`:/^end\w*$/i.test(e)||/^end\w+\b/.test(e)?`end`:/^(if|unless|for|foreach|while|block|macro|call|filter|with|switch|wrapper|raw|autoescape)\b/i.test(e)?`open`:/^(set|do|import|from)\b/i.test(e)?e.includes(`=`)||!/^set\b/i.test(e)?`nothing`:`unknown`:e.startsWith(`#`)?`nothing`:`text`}function Tr(e){return e.startsWith(`!`)||e.startsWith(`/*`)?`nothing`:/^(#|\^|(if|range|with|define|block)\b)/.test(e)?`open`:/^(else|\^$)/.test(e)?`middle`:/^(\/|end$)/.test(e)?`end`:`text`}function Er(e){let t=e.replace(/^php\b/,``).trim();return/^\}\s*else\b.*\{$|^else(if)?\b.*:$/s.test(t)?`middle`:/^\}$|^end(if|foreach|for|while)\s*;?$/.test(t)?`end`:/^(if|foreach|for|while)\b[^;{}]*[{:]$/.test(t)?`open`:/^(=|echo\b|print\b|include\b|require\b)/.test(t)?`text`:`unknown`}const Dr=(e,t)=>{let n=e.once(Ar).get(t);return n===`broken`?void 0:n??kr},Or=(e,t)=>e.once(Ar).has(t),kr={at:()=>``,isSilent:()=>!1},Ar=e=>new Map(e.files.filter(e=>jr(e)&&(Mr.test(e.text)||cr(e.text))).map(e=>[e,Ir(e.text)??`broken`])),jr=({text:e,hasOddLines:t})=>t||Nr.test(e),Mr=/<[%?]|\{[%{#]|\[% |tmpl_|TMPL_/,Nr=RegExp(`${Mr.source}|\\\\\\r?\\n`);function Pr(e,t,n){if(!Or(e,t.file))return!0;let r=Dr(e,t.file),i=n?.file===t.file?n.start:void 0;return r!==void 0&&r.at(t.start)===(i===void 0?``:r.at(i))}function Fr(e,t){let n=Dr(e,t.file);for(let e=t;e;e=e.parent){let{start:t,close:r}=e;if(!n||!r||n.at(t)!==n.at(r.start))return!1}return!0}function Ir(e){if(cr(e))return;let t=vr(e),n=[],r=[],i=[];for(let{kind:e,start:a,end:o}of t){if(e===`unknown`)return;let t=i.at(-1);if(e===`open`)i.push({name:`${a}`,branch:0});else if(e===`middle`&&t)t.branch++;else if(e===`end`&&t)i.pop();else if(e===`middle`||e===`end`)return;else continue;n.push(o),r.push(i.map(({name:e,branch:t})=>`${e}.${t}`).join(`/`))}if(!(i.length>0))return{at:e=>r[n.findLastIndex(t=>t<=e)]??``,isSilent:(n,r)=>Lr(e,t,n,r)}}function Lr(e,t,n,r){let i=n;for(let a of t)if(!(a.end<=n||a.start>=r)){if(a.kind===`text`||e.slice(i,a.start).trim()!==``)return!1;i=a.end}return i>n&&e.slice(i,r).trim()===``}const D=(e,t)=>[...e.names].filter(e=>!e.startsWith(`<`)&&Je(e,t)),Rr=(e,t,n)=>e.directives(...D(e,t).filter(e=>!n.test(e))).filter(({file:e})=>!d(e));function zr(e,t,n){let r=``;for(let i=t;;){let t=e.indexOf(`
`,i);if(t<0)return e.length;let a=t>i&&e.charCodeAt(t-1)===13?t-2:t-1;if(a>=i?e.charCodeAt(a)!==92:r===``)return t+1;let o=Br(e.slice(i,t),r,n);if(o===void 0)return t+1;r=o,i=t+1}}function Br(e,t,n){if(e.includes(`\0`))return;if(n===`2.2`)return/(?:^|[^\\])\\\r?$/.test(e.slice(-3))?``:void 0;let r=e.length;for(;r>0&&(e.charCodeAt(r-1)===92||e.charCodeAt(r-1)===13);)r--;let i=((r===0?t:``)+e.slice(r)).replace(/\r$/,``);return i.endsWith(`\\`)?i.slice(0,-1).slice(-100):void 0}const O=e=>e===32||e>=9&&e<=13;function k(e,t,n){let r=t===0&&e.charCodeAt(0)===65279?1:t,i=e.slice(r,n),a=i.indexOf(`
`);return!(a<0||a===i.length-1&&!/\\\r?\n$/.test(i.slice(-3)))||i.includes(`\0`)?Vr(Hr(i,r)):Vr({text:i,offset:e=>r+e})}const A=(e,{start:t,end:n})=>k(e,t,n).text;function Vr({text:e,offset:t}){let n=e.length;for(;n>0&&O(e.charCodeAt(n-1));)n--;let r=0;for(;r<n&&O(e.charCodeAt(r));)r++;return{text:e.slice(r,n),offset:r===0?t:e=>t(e+r)}}function Hr(e,t){let n=Ur(e),r=[],i=0;for(let{text:e}of n)r.push(i),i+=e.length;return{text:n.map(e=>e.text).join(``),offset:e=>{let i=qr(r,e);return t+(n[i]?.from??0)+e-(r[i]??0)}}}function Ur(e){let t=[];for(let n=0;n<e.length;){let r=e.indexOf(`
`,n),i=e.slice(n,r<0?e.length:r),a=i.indexOf(`\0`);if(t.push({from:n,text:a<0?i:i.slice(0,a)}),a>=0||r<0)break;Wr(r<e.length-1?t:t.slice(-1)),n=r+1}return t}function Wr(e){let[t]=e.slice(-1);t&&Gr(t,`\r`)||Gr(Kr(e),`\r`),Gr(Kr(e),`\\`)}function Gr(e,t){let n=e.text.endsWith(t);return n&&(e.text=e.text.slice(0,-1)),n}function Kr(e){for(;e.length>1&&e.at(-1)?.text===``;)e.pop();return e.at(-1)}function qr(e,t){let n=0,r=e.length-1;for(;n<r;){let i=n+r+1>>1;e[i]<=t?n=i:r=i-1}return n}function Jr(e,t,n){let r=t;for(;r<n;){let t=e.charCodeAt(r);if(O(t))r++;else if(t===92&&Yr(e,r+1,n))r=e.indexOf(`
`,r)+1;else return r}return r}function Yr(e,t,n){let r=e.charCodeAt(t)===13?t+1:t;return r<n&&e.charCodeAt(r)===10}function Xr(e){let t=Zr(e);return t!==void 0&&Qr(t)}function Zr({key:e,args:[t,n]}){return t?.value===`~`?n?.value:e===`directorymatch`?t?.value:void 0}function Qr(e){if(e.split(`(`).length>1e3)return!1;let t={pattern:e,at:0};return $r(t)&&t.at>=e.length}function $r(e){let t=ei(e);for(;e.pattern[e.at]===`|`;)e.at++,t=ei(e)&&t;return t}function ei(e){let t=!1;for(let n=e.pattern[e.at];n&&n!==`|`&&n!==`)`;n=e.pattern[e.at]){let r=ti(e,n),i=/^(?:[?*]|\{0)/.test(e.pattern.slice(e.at,e.at+2));e.at+=/^(?:[?*+]|\{\d+(?:,\d*)?\})?[?+]?/.exec(e.pattern.slice(e.at))?.[0].length??0,t||=r&&!i}return t}function ti(e,t){let n=e.pattern.slice(e.at);if(t!==`(`)return e.at+=t===`\\`?2:t===`[`?/^\[\^?\]?(?:\\.|\[:\w+:\]|[^\]\\])*\]?/s.exec(n)?.[0].length??1:1,t===`$`;if(n.startsWith(`(?#`)){let t=n.indexOf(`)`);return e.at+=t<0?n.length:t+1,!1}let r=/^\((?:\?(?:[:>|]|<?[=!]|P?<\w+>|'\w+'|[a-zA-Z-]*:))?/.exec(n)?.[0]??`(`;e.at+=r.length;let i=$r(e);return e.at++,i&&!r.endsWith(`!`)}const j=new Map(Object.entries({order:`order`,allow:`allow`,deny:`deny`,satisfy:`satisfy`,require:`require`,authtype:`authtype`,authzuserauthoritative:`authoritative`,authzgroupfileauthoritative:`authoritative`,authzdbmauthoritative:`authoritative`,authzownerauthoritative:`authoritative`,authzldapauthoritative:`authoritative`,authgroupfile:`groupfile`,authdbmgroupfile:`dbmgroupfile`,sslrequire:`ssl`,sslrequiressl:`ssl`,sslverifyclient:`ssl`,authzsvnaccessfile:`ssl`,authzsvnreposrelativeaccessfile:`ssl`,perlaccesshandler:`ssl`,pythonaccesshandler:`ssl`,luahookaccesschecker:`ssl`,authmerging:`new`})),ni=[...j.keys()],ri=({kind:e})=>ii.has(e),ii=/* @__PURE__ */ new Set([`order`,`allow`,`deny`,`satisfy`,`authoritative`]),ai=({within:e})=>e.some(e=>_(e)&&g(e,`2.4`)===`never`);function oi({lines:e}){let t=e=>ri(e)||e.kind===`require`;return e.some(t)&&e.every(e=>!t(e)||ai(e))}function M(e){return e.some(e=>e.kind===`directive`?j.has(e.key):e.kind===`section`?/^require(all|any|none)$/.test(e.key)||(/^limit(except)?$/.test(e.key)||_(e)?M(e.commands):!1):!1)}function si(e,t){let n=[...m(t)].filter(_);return n.some(t=>C(e,t)===`never`)&&n.every(t=>w(e,t)===`always`&&!li(t))}function ci(e,t){let n=[...m(t)].filter(_);return n.some(t=>C(e,t)===`never`)&&n.every(t=>w(e,t)!==`never`&&!li(t))}const li=({key:e,args:t})=>e===`ifmodule`&&/^!?(mod_)?access_compat(\.c|_module)$/i.test(t[0]?.value??``);function ui(e){let t={site:e,found:[],readings:/* @__PURE__ */ new Map,open:/* @__PURE__ */ new Set};for(let n of e.files)!d(n)&&e.includersOf(n).length===0&&di(t,n,!1);return t.found}function di(e,t,n){let r=e.readings.get(t)??0;e.open.has(t)||r===1e3||(e.readings.set(t,r+1),e.open.add(t),fi(t)&&pi(e,t.commands,n),e.open.delete(t))}const fi=e=>[`loadmodule`,`include`,`includeoptional`].some(t=>e.named(t).length>0);function pi(e,t,n){let{site:r,found:i}=e;for(let a of t)if(a.kind===`section`){let t=_(a)?C(r,a):`always`;t!==`never`&&pi(e,a.commands,n||t===`maybe`)}else if(a.key===`loadmodule`)i.push({line:a,maybe:n});else if(a.key===`include`||a.key===`includeoptional`){let{files:t,how:i}=r.includedBy(a);for(let r of t)di(e,r,n||i===`guess`)}}const mi=[`groupfile`,`user`,`dbm`,`owner`,`ldap`],hi={mod_authz_groupfile:`groupfile`,mod_authz_user:`user`,mod_authz_dbm:`dbm`,mod_authz_owner:`owner`,mod_authnz_ldap:`ldap`};function gi(e){let t=e.once(ui).flatMap(({line:e,maybe:t})=>{let r=hi[n(e.args[0]?.value??``)?.name??``];return r?[{name:r,maybe:t}]:[]}),r=t.map(({name:e})=>e),i=[.../* @__PURE__ */ new Set([...r,...mi])];_i(i,`owner`,[`groupfile`,`dbm`]),_i(i,`ldap`,[`user`]);let a=t.every(({maybe:e})=>!e);return{order:i,hasOwner:t.some(({name:e,maybe:t})=>e===`owner`&&!t),foreign:e.once(vi),known:a&&(e.complete||r.includes(`groupfile`)&&r.includes(`user`))}}function _i(e,t,n){let r=Math.min(...n.map(t=>e.indexOf(t))),i=e.indexOf(t);i<r||(e.splice(i,1),e.splice(r,0,t))}function vi(e){let t=e.directives(`LoadModule`).find(({args:e})=>{let t=e[0]?.value??``;return n(t)===void 0&&yi.test(t)&&!bi.test(t)});return t?t.args[0]?.value:e.directives(...D(e,`authorizes`))[0]?.name.value}const yi=/auth|shib|sspi|cosign/i,bi=/^(mod_)?(authn_|auth_?(kerb|gssapi|openid|openidc|cas|radius|tkt|token|cookie|ntlm|imap|cert)|authopenid|authz_svn|access|authz_host)/i;function xi(e){let t;for(let[n,r]of e.matchAll(/\\[\\%$]|\\(?:[\s\S]|$)|\$\d|%\{([^}]*)\}?/g)){if(/^\\[\\%$]/.test(n))continue;let e=n.startsWith(`%`)&&!(n.endsWith(`}`)&&wi(r??``));if(e)return{text:n,unknown:e};t??={text:n,unknown:e}}return t}function Si(e,t){let n=t=>t===`\\\\`?/^ldap-(dn|group|filter)$/.test(e):/^\\[%$]$/.test(t);return[...t.matchAll(/\\[\s\S]/g)].map(([e])=>e).find(n)}const Ci=e=>e.replace(/\\[\\%$]|\\|%\{|\$(?=\d)/g,e=>/^\\./.test(e)?e:`\\${e}`),wi=e=>Ti.test(e)||Ei.test(e),Ti=/^(HTTPS|IPV6|CONN_LOG_ID|CONN_REMOTE_ADDR|HTTP2|REQUEST_(METHOD|SCHEME|URI|FILENAME|LOG_ID|STATUS)|REMOTE_(HOST|IDENT|USER|ADDR|PORT)|SERVER_(ADMIN|NAME|PORT|PROTOCOL|SOFTWARE)|SCRIPT_(FILENAME|USER|GROUP)|PATH_INFO|QUERY_STRING|IS_SUBREQ|DOCUMENT_(ROOT|URI)|AUTH_TYPE|THE_REQUEST|CONTENT_TYPE|HANDLER|LAST_MODIFIED|CONTEXT_(PREFIX|DOCUMENT_ROOT)|TIME(_(YEAR|MON|DAY|HOUR|MIN|SEC|WDAY))?|API_VERSION|HTTP_(ACCEPT|COOKIE|FORWARDED|HOST|PROXY_CONNECTION|REFERER|USER_AGENT)|SSL_\w+)$/i,Ei=/^(osenv|env|resp|req|http|note|reqenv|req_novary|tolower|toupper|escape|unescape|file|filesize|base64|unbase64|sha1|md5|ldap|SSL):/i,Di={except:!0,names:[]},Oi=(e,{except:t=!1}={})=>({except:t,names:[...new Set(e.map(e=>e===`HEAD`?`GET`:e))]}),N=(e,t)=>e.names.includes(t)!==e.except,ki=`GET HEAD PUT POST DELETE CONNECT OPTIONS TRACE PATCH PROPFIND PROPPATCH MKCOL COPY MOVE LOCK UNLOCK VERSION-CONTROL CHECKOUT UNCHECKOUT CHECKIN UPDATE LABEL REPORT MKWORKSPACE MKACTIVITY BASELINE-CONTROL MERGE BIND SEARCH`.split(` `),P=(e,t)=>{let n=e.named.get(t);return n===void 0?e.other:n};function F(e,t){if(e.length===0)return{named:Ai,other:t(`*`)};let n=/* @__PURE__ */ new Map;for(let r of new Set(e))n.set(r,t(r));return{named:n,other:t(`*`)}}const Ai=/* @__PURE__ */ new Map;function I(...e){let t=e.filter(e=>e.named.size>0);return t.length===0?ji:[...new Set(t.flatMap(e=>[...e.named.keys()]))]}const ji=[],L={kind:`always`,key:`1`},R={kind:`never`,key:`0`},z=(e,t,n)=>Pi(e,t,{from:n}),Mi=(e,t,n)=>Pi(e,t,{from:n,asksUser:!0}),Ni=e=>Pi(`expr`,e,{from:void 0});function Pi(e,t,{from:n,asksUser:r=!1}){return{kind:`leaf`,provider:e,words:t,asksUser:r,from:n,key:t?`${e} ${t}`:e}}const B=e=>Fi(`all`,e,R,L),V=e=>Fi(`any`,e,L,R);function H(e){switch(e.kind){case`always`:return R;case`never`:return L;case`leaf`:return{kind:`not`,of:e,key:`!${e.key}`};case`not`:return e.of;case`all`:return V(e.parts.map(H));case`any`:return B(e.parts.map(H))}}function Fi(e,t,n,r){for(let e of t)if(e.key===n.key)return n;let i=t.some(e=>e.key===r.key)?t.filter(e=>e.key!==r.key):t,[a=r,o]=i;return o?i.length>2||U(a)||U(o)?Li(e,i,n,r):a.key===o.key?a:Ii(a,o)?n:{kind:e,parts:[a,o],key:`${e}(${a.key},${o.key})`}:a}const Ii=(e,t)=>e.kind===`not`&&e.of.key===t.key||t.kind===`not`&&t.of.key===e.key;function Li(e,t,n,r){let i=/* @__PURE__ */ new Map;for(let a of t.flatMap(t=>t.kind===e?t.parts:[t])){if(a.key===n.key||i.has(Ri(a)))return n;a.key!==r.key&&i.set(a.key,a)}for(let e of i.values())U(e)&&e.parts.some(e=>i.has(e.key))&&i.delete(e.key);let[a=r,...o]=i.values();return o.length===0?a:{kind:e,parts:[a,...o],key:`${e}(${[...i.keys()].join(`,`)})`}}const U=e=>e.kind===`all`||e.kind===`any`,Ri=e=>e.kind===`not`?e.of.key:`!${e.key}`;function W(e){return e.kind===`leaf`?[e]:e.kind===`not`?[e.of]:U(e)?e.parts.flatMap(W):[]}function zi(e,t){if(e.key===t.key)return!0;let[n,r]=[G(e),G(t)];return Vi(n,r)?!1:!Ui(e,t)||(n.key!==e.key||r.key!==t.key)&&!Ui(n,r)}function Bi(e,t){return zi(e,t)?void 0:Ui(G(e),G(t))}function G(e){if(e.kind===`leaf`){let{provider:t,words:n}=e;return/^(user|group)$/.test(t)&&/^[\w.@-]+( [\w.@-]+)+$/.test(n)?V(n.split(` `).map(e=>Mi(t,e))):e}return e.kind===`not`?H(G(e.of)):U(e)?(e.kind===`all`?B:V)(e.parts.map(G)):e}function Vi(e,t){let[n,r]=[W(e),W(t)];return[void 0,n[0],n.at(-1),r[0],r.at(-1)].some(n=>Hi(e,n)!==Hi(t,n))}function Hi(e,t){if(e.kind===`leaf`)return e.key===t?.key||e.provider===`valid-user`&&t?.asksUser===!0;if(e.kind===`not`)return!Hi(e.of,t);if(!U(e))return e.kind===`always`;let n=e=>Hi(e,t);return e.kind===`all`?e.parts.every(n):e.parts.some(n)}function Ui(e,t){return Wi(e,t,{left:3e3,alike:/* @__PURE__ */ new Set})}function Wi(e,t,n){if(e.key===t.key)return;let r=Gi(e,t);if(!r||n.left--<=0)return/* @__PURE__ */ new Map;let i=`${e.key} = ${t.key}`;if(!n.alike.has(i)){for(let i of[!0,!1]){let a=Wi(K(e,r,i),K(t,r,i),n);if(a)return new Map([[r.key,i],...a])}n.alike.add(i)}}function Gi(e,t){let n=[...W(e),...W(t)];return n.find(e=>e.provider===`valid-user`)??n[0]}function K(e,t,n){if(e.kind===`leaf`)return e.key===t.key||!n&&t.provider===`valid-user`&&e.asksUser?n?L:R:e;if(e.kind===`not`)return H(K(e.of,t,n));if(!U(e))return e;let r=e.parts.map(e=>K(e,t,n));return e.kind===`all`?B(r):V(r)}const Ki={authzuserauthoritative:`user`,authzgroupfileauthoritative:`groupfile`,authzdbmauthoritative:`dbm`,authzownerauthoritative:`owner`,authzldapauthoritative:`ldap`};function qi(e,t,n){let r=A(e.file.text,e),[,i=``,a=``]=/^[^ \t\r\n\v\f]+[ \t\r\n\v\f]+([^ \t\r\n\v\f]+)[ \t\r\n\v\f]*([\s\S]*)$/.exec(r)??[],o=Ji(i,n);return{at:e,methods:t,keyword:o?`user`:aa(i)?i.toLowerCase():i,words:o?``:Yi(a),unmet:o,unclear:o===`keyword`?void 0:Xi(i,r)??(n?Zi(i,a,r):void 0)}}function Ji(e,t){return/^["']/.test(e)?`quotes`:v(e)?.inLowerCaseOnly&&e!==e.toLowerCase()?`case`:t&&y(e)?`keyword`:void 0}const Yi=e=>/["']/.test(e)?e:e.replace(/[ \t\r\n\v\f]+/g,` `);function Xi(e,t){if(e===``)return"`Require` without a word, which 2.4 refuses";if(/\\$/.test(t))return`\`${t}\`, which ends in a backslash`;if(f(t))return`\`${t}\`, which a template fills in`;if(y(e))return`\`${t}\`, which 2.2 does not know`;if(!/^["']|^valid-user$/i.test(e)&&xi(t))return`\`${t}\`, which 2.4 takes for an expression`}const Zi=(e,t,n)=>Si(e.toLowerCase(),t)&&`\`${n}\`, in which 2.4 reads an escape and 2.2 did not`,Qi=({keyword:e})=>y(e),$i=({unmet:e,at:t})=>e===`case`&&t.args[0]?.value.startsWith(`ldap-`)===!0;function ea(e,t,n,r){let i=e.filter(e=>N(e.methods,t));if(i.length===0)return;let a=i.every(({unmet:e})=>e)?i:i.filter(e=>!e.unmet||$i(e)),o=a.length>1?na(a,n,r):a;return{condition:V(o.map(e=>ia(e,r))),doubt:oa(a,o,n,r)}}function ta(e,t,n,r){let i=e.filter(e=>N(e.methods,t)),a=i.length>1?na(i,n,r):i;return a.length<i.length||oa(i,a,n,r)!==void 0}function na(e,{order:t},n){let r=/* @__PURE__ */ new Set;for(let i of t){let t=e.filter(e=>!r.has(e)&&ra(i,e.keyword,n));for(let e of t)r.add(e);if(t.length>0&&!n.off.has(i))break}return r.size>0?e.filter(e=>r.has(e)):e}function ra(e,t,{groupFile:n,dbmGroupFile:r}){switch(e){case`user`:return t===`user`||t===`valid-user`;case`groupfile`:return n&&(t===`group`||t===`file-group`);case`dbm`:return r&&(t===`group`||t===`file-group`);case`owner`:return t===`file-owner`;case`ldap`:return t.startsWith(`ldap-`)}}function ia({at:e,keyword:t,words:n},{groupFile:r,dbmGroupFile:i}){return Mi(i&&!r&&(t===`group`||t===`file-group`)?`dbm-${t}`:t,t===`valid-user`?``:n,e)}const aa=e=>v(e)?.in22===!0;function oa(e,t,{known:n,hasOwner:r,foreign:i},a){let o=new Set(e.map(e=>e.keyword)),s=o.has(`group`)||o.has(`file-group`);if(s&&a.groupFile&&a.dbmGroupFile)return`two-group-files`;if(s&&a.lostGroupFile)return`lost-group-file`;if(e.length>1&&[...o].some(e=>!aa(e)))return`foreign`;if(e.some($i)&&!e.every(({unmet:e})=>e))return`odd-ldap-word`;if(o.size>1&&(o.has(`file-group`)||o.has(`file-owner`)&&!r))return`owner`;if(o.size>1&&!a.ldapUrl&&[...o].some(e=>e.startsWith(`ldap-`)))return`no-ldap-url`;let c=s&&!a.groupFile&&!a.dbmGroupFile;return i!==void 0&&(c||sa(o)>1)?`answered-elsewhere`:c&&o.size>1&&!n?`no-group-file`:t.length<e.length&&!n?`load-order`:void 0}const sa=e=>new Set([...e].map(e=>e===`valid-user`?`user`:e.replace(/^(ldap|file)-.*/,`$1`))).size,ca=({any:e})=>e.other||[...e.named.values()].includes(!0);function la(e){return new ua(e)}var ua=class{host;require;authz;any;settings;authType;ssl;on24;unclear;ownKey;constructor(e){this.host=e.host,this.require=e.require,this.authz=e.authz,this.any=e.any,this.settings=e.settings,this.authType=e.authType,this.ssl=e.ssl,this.on24=e.on24,this.unclear=e.unclear,this.ownKey=void 0}get key(){return this.ownKey??=da(this),this.ownKey}};function da(e){let{settings:t}=e,n=e.host?pa(e.host,({key:e})=>e):``,r=e.require?e.require.map(ma).join(`;`):``,i=e.authz?pa(e.authz,({key:e})=>e):e.authz,a=pa(e.any,e=>e?`any`:`all`),o=t.off.size>0?[...t.off].join():``;return`${n}|${r}|${i}|${a}|${fa(e)}|${e.unclear}|${o}|${e.on24.key}`}function fa(e){let{groupFile:t,dbmGroupFile:n,lostGroupFile:r,ldapUrl:i}=e.settings,a=ha(e).length>0,{authType:o,ssl:s}=e,c=[t,n,r,i,o,s,a],l=0;for(let e of c)l=2*l+Number(e);return l}function pa({named:e,other:t},n){let r=n(t);return e.size===0?r:[...[...e].flatMap(([e,t])=>n(t)===r?[]:`${e}=${n(t)}`).sort(),r].join(`;`)}const ma=({methods:e,keyword:t,words:n})=>`${e.except?`!`:``}${e.names.join(`,`)}:${t} ${n}`;function ha({host:e,authz:t,any:n,require:r}){let i=r?.some(({methods:e})=>e.names.length>0);if(!e?.named.size&&!t?.named.size&&n.named.size===0&&!i)return ga;let a=I(...[e,t,n].filter(e=>!!e)),o=r?.flatMap(e=>e.methods.names)??[];return o.length===0?a:[...a,...o]}const ga=[];function _a(e){let t={merging:void 0,unclear:void 0,names:[]},n=ya(t,e,Di),r=n.find(({negated:e,from:t})=>e&&t)?.from;r&&(t.unclear??=`\`${A(r.file.text,r)}\` outside of \`<RequireAll>\`, which 2.4 refuses`);let i=n.length>0?F(t.names,e=>va(n,e,L)):void 0,a=[...new Set(n.map(({methods:e})=>e))];return{tree:i,merging:t.merging,saidFor:a,unclear:t.unclear}}function va(e,t,n){let r=e.filter(({methods:e})=>N(e,t));return r.length===0?n:V(r.map(({condition:e,negated:t})=>t?R:e))}function ya(e,t,n){return t.flatMap(t=>t.kind===`directive`?ba(e,t,n):t.kind===`section`?Ca(e,t,n):[])}function ba(e,t,n){if(t.key===`authmerging`){let n=t.args[0]?.value.toLowerCase();e.merging=n===`and`?`And`:n===`or`?`Or`:void 0}if(t.key!==`require`)return[];let r=A(t.file.text,t);f(r)&&(e.unclear??=`\`${r}\`, which a template fills in`);let[i,...a]=t.args.map(e=>e.value),o=i?.toLowerCase()===`not`,[s=``,...c]=o?a:[i??``,...a],l=xa(s,c,t);return o&&l.kind===`leaf`&&l.asksUser&&(e.unclear??=`\`${r}\`, which depends on who asks`),[{condition:l,negated:o,methods:n,from:t}]}function xa(e,t,n){if(e===`all`)return t[0]?.toLowerCase()===`granted`?L:R;if(e===`ip`||e===`host`||e===`env`)return V((t.length>0?t:[``]).map(t=>z(e,t,n)));let r=v(e)?.asksUser??!0;return{...Mi(e,e===`valid-user`?``:Sa(e,n),n),asksUser:r}}function Sa(e,t){let n=t.args.find(({value:t})=>t===e);return Yi(A(t.file.text,{...t,start:n?.end??t.name.end}).trim())}function Ca(e,t,n){if(/^limit(except)?$/.test(t.key)){let n=t.args.map(e=>e.value);for(let t of n)e.names.push(t);return ya(e,t.commands,Oi(n,{except:t.key===`limitexcept`}))}if(_(t)){let r=g(t,`2.4`),i=r===`never`?[]:ya(e,t.commands,n);return r===`maybe`&&i.length>0&&(e.unclear??=`lines in \`<${t.name.value}>\`, which may be read or not`),i}if(!/^require(all|any|none)$/.test(t.key))return[];let r=ya(e,t.commands,n);r.some(e=>e.methods!==n)&&(e.unclear??=`\`<Limit>\` in \`<${t.name.value}>\``);let i=r.filter(({negated:e})=>!e).map(({condition:e})=>e),a=r.filter(({negated:e})=>e).map(({condition:e})=>H(e));return t.key===`requireany`?[{condition:V(i),negated:!1,methods:n}]:t.key===`requirenone`?[{condition:V(i),negated:!0,methods:n}]:[{condition:i.length>0?B([...i,...a]):R,negated:!1,methods:n}]}function wa(e,t,n){let r=e.host?P(e.host,t):L;if(e.authz!==void 0)return Ta(e,r,t);let i=ea(e.require??[],t,n,e.settings),a=P(e.any,t);if(!i)return{host:r,required:void 0,any:a,whole:r,doubt:void 0};let o=a?V([i.condition,r]):B([i.condition,r]);return{host:r,required:i.condition,any:a,whole:o,doubt:i.doubt??(a&&e.ssl?`ssl`:void 0)}}function Ta(e,t,n){let r=P(e.any,n),i=e.authz?P(e.authz,n):void 0,a=r?V([i??L,t]):B([i??L,t]);return{host:t,required:i,any:r,whole:a,doubt:e.authType&&!e.authz&&!Ea(r,t)&&a.key!==R.key?`no-require`:r&&e.ssl?`ssl`:void 0}}const Ea=(e,t)=>e&&t.key===L.key,Da=e=>e.authType&&(e.authz===void 0||e.authz===null&&Ea(e.any.other,e.host?e.host.other:L)),Oa=e=>e.authType&&ka(e),ka=({authz:e,host:t,any:n})=>e===null&&[n.other,...n.named.values()].every(e=>!e)&&(!t||[t.other,...t.named.values()].every(({key:e})=>e===L.key)),Aa=(e,t)=>F(ha(e),n=>wa(e,n,t).whole);function ja(e){return e.replace(/\((?:\?:)?(?:\/\|\$|\$\|\/)\)/g,`/`).replace(/\\[\s\S]|\(\?#[^)]*\)?|\[\^?\]?(?:\\[\s\S]|[^\]\\])*\]|\$/g,e=>e===`$`?`(?!)`:e)}function Ma(e){let[t,...n]=e.args;if(t?.value.toLowerCase()!==`from`||n.length===0)return{parts:[],comment:[],domains:[],unclear:`\`${e.name.value}\` without "from" and a client, which 2.2 refuses too`};let r=n.findIndex(e=>e.value.startsWith(`#`)),i=r<0?Na:n.slice(r),a=e=>r>=0&&e.start>=(n[r]?.start??0)&&!Pa(e.value),o=[];for(let t of n){let n=a(t)?R:Ra(t.value,e);if(typeof n==`string`)return{parts:[],comment:i,domains:[],unclear:n};o.push(n)}if(r<0)return{parts:o,comment:i,domains:Na,unclear:void 0};let s=o.includes(L)?[]:i.filter(a).map(({value:e})=>e),c=e.key===`deny`?s.find(Fa):void 0;return c?{parts:[],comment:i,domains:[],unclear:`\`${c}\` behind #, which 2.2 took for the end of clients' names`}:{parts:o,comment:i,domains:s.filter(La),unclear:void 0}}const Na=[],Pa=e=>/^(all|localhost|env=.+|[\d.]*\d[\d.]*(\/[\d.]+)?|[\da-f]*:[\da-f:.]+(\/\d+)?|[\w-]+(\.[\w-]+)+|\.[\w.-]+)$/i.test(e),Fa=e=>/^[a-z][\w-]*[a-z\d]$/i.test(e)&&!Ia.test(e),Ia=/^(of|on|or|up|if|we|go|he|ip|ex|ok|the|and|but|not|nor|for|from|with|this|that|these|those|are|was|were|has|had|have|been|our|their|its|his|her|they|them|who|which|when|because|since|until|only|also|just|still|please|too)$/i,La=e=>/^([a-z]{2}|com|net|org|edu|gov|mil|int|info|biz|arpa|lan|local|localdomain|home|corp|internal|intranet)$/i.test(e)&&!/^(of|on|or|up|if|we|go|he|ip|ex|ok)$/i.test(e);function Ra(e,t){if(/^all$/i.test(e))return L;let n=/^([\d.]+)(?:\/[\d.]+)?$/.exec(e)?.[1];if(n!==void 0&&za(n))return z(`ip`,e,t);if(f(e)||e.includes("${"))return`\`${e}\`, which is not known here`;if(/[\\"'<>\s]|%\{|\$\d/.test(e))return`\`${e}\`, which is no client`;if(/^env=!/i.test(e))return H(z(`env`,e.slice(5),t));if(/^env=/i.test(e))return z(`env`,e.slice(4),t);if(/^none$/i.test(e))return R;let[r=``,i]=e.split(`/`,2),a=r.includes(`:`)||/^[\d.]*$/.test(r);return a&&za(r)?z(`ip`,e,t):a||i!==void 0?`\`${e}\`, which 2.2 refuses too`:z(`host`,e,t)}function za(e){return e.includes(`:`)?/^[\da-f:.]+$/i.test(e):Ba.test(e)}const Ba=/^(?:(?:[01]?\d{1,2}|2[0-4]\d|25[0-5])(?:\.|$)){1,4}$/,Va={tree:void 0,merging:void 0},Ha=e=>new Ua(e);var Ua=class{whole;walk;compat;authType;ssl;unclear;ownKey;constructor({whole:e,walk:t,compat:n,authType:r,ssl:i,unclear:a}){this.whole=e,this.walk=t,this.compat=n,this.authType=r,this.ssl=i,this.unclear=a,this.ownKey=void 0}get key(){return this.ownKey??=to(this),this.ownKey}};const Wa={start:Ha({whole:Va,walk:Va,compat:void 0,authType:!1,ssl:!1,unclear:void 0}),after:(e,t,n)=>{let r={tree:Ya(t),merging:t.authz?.merging},i=n===`files`||n===`location`;return Ha({whole:i?e.whole:Ka(e.whole,r),walk:i?Ka(e.walk,r):e.walk,compat:t.host||t.satisfy.length>0?t:e.compat,authType:e.authType||t.authType,ssl:e.ssl||t.ssl,unclear:t.unclear??e.unclear})},afterFiles:e=>qa(e.walk)?e:Ha({...e,whole:Ka(e.whole,e.walk),walk:Va}),decide:e=>{let t=Ga(e),{compat:n}=e;return e.unclear===void 0?e.ssl&&n?.satisfy.some(({any:e})=>e)?{unclear:`ssl`}:F([...Za(t).filter(Qa).flatMap(({words:e})=>e.split(` `)),...I(...[t,n?.host].flatMap(e=>e??[])),...eo(n)],n=>Xa(e,t,n)):{unclear:e.unclear}}},Ga=({whole:e,walk:t})=>Ka(e,t).tree;function Ka(e,t){if(qa(t))return e;if(!t.merging||!(e.tree||t.tree))return t;let n=[e.tree,t.tree].flatMap(e=>e??[]);return{tree:F(I(...n),e=>Ja(t.merging,n,e)),merging:t.merging}}const qa=({tree:e,merging:t})=>!e&&!t;function Ja(e,t,n){let r=t.flatMap(e=>P(e,n)??[]);return r.length===0?null:(e===`Or`?V:B)(r)}function Ya({authz:e}){let t=e?.tree,n=t=>e?.saidFor.some(e=>N(e,t))===!0;return t&&F(I(t),e=>n(e)?P(t,e):null)}function Xa({compat:e,authType:t},n,r){let i=n&&$a(P(n,r)??L,r),a=e?.host?P(e.host,r):L,o=e?.satisfy.findLast(({methods:e})=>N(e,r))?.any===!0;return o&&a.key===L.key?L:!i&&t?a.key===R.key&&!o?R:`error`:(o?V:B)([i??L,a])}const Za=e=>e?[e.other,...e.named.values()].flatMap(e=>e?W(e):[]):[],Qa=({provider:e})=>e===`method`,$a=(e,t)=>W(e).filter(Qa).reduce((e,n)=>K(e,n,n.words.split(` `).includes(t)),e),eo=e=>e?.satisfy.flatMap(({methods:e})=>e.names)??[];function to({whole:e,walk:t,compat:n,authType:r,ssl:i,unclear:a}){let o=n?.host&&ro(n.host),s=n?.satisfy.map(({methods:e,any:t})=>[e.except,...e.names,t]);return JSON.stringify([no(e),no(t),o,s,r,i,a])}function no({tree:e,merging:t}){return`${t} ${e&&ro(e)}`}function ro({named:e,other:t}){return[...[...e].map(([e,t])=>`${e}=${t?.key}`).sort(),t?.key].join(`;`)}const io=la({host:void 0,require:void 0,authz:void 0,any:{named:/* @__PURE__ */ new Map,other:!1},settings:{groupFile:!1,dbmGroupFile:!1,lostGroupFile:!1,ldapUrl:!1,off:/* @__PURE__ */ new Set},authType:!1,ssl:!1,on24:Wa.start,unclear:!1});function ao(e,t,n=e.on24){return t.authz?so(e,t,t.authz,n):la({authz:void 0,host:t.host??e.host,require:t.require??e.require,any:mo(e,t),settings:ho(e.settings,t),authType:e.authType||t.authType,ssl:e.ssl||t.ssl,on24:n,unclear:oo(e,t)})}function oo(e,t){if(t.unclear!==void 0)return t.leaves?t.leaves:t.onlyHostsUnclear&&(!e.unclear||e.unclear===`hosts`)?`hosts`:!0;if(!e.unclear||fo(t))return!1;if(e.unclear===`hosts`)return!t.host&&`hosts`;let n=t.satisfy.every(({any:e})=>!e);return e.unclear===!0?t.host&&n&&t.satisfy.some(po)?`require`:!0:t.require||!n?!0:t.host?`require`:e.unclear}function so(e,t,{tree:n,merging:r},i){let a=t.host!==void 0||t.satisfy.length>0,o=e.authz??null;return la({host:a?t.host:e.host,require:e.require,settings:e.settings,any:a?mo({...e,any:{named:/* @__PURE__ */ new Map,other:!1}},t):e.any,authz:n&&o&&r?co(o,n,r):n??o,authType:e.authType||t.authType,ssl:e.ssl||t.ssl,on24:i,unclear:t.unclear!==void 0||e.unclear})}const co=(e,t,n)=>F(I(e,t),r=>(n===`And`?B:V)([P(e,r),P(t,r)])),lo=(e,t)=>t.key===e.on24.key?e:la({...e,on24:t}),uo=e=>lo(e,Wa.afterFiles(e.on24)),fo=e=>e.host!==void 0&&e.require!==void 0&&e.satisfy.some(po),po=({methods:e})=>e.except&&e.names.length===0;function mo(e,t){return t.satisfy.length===0?e.any:F([...I(e.any),...t.satisfy.flatMap(e=>e.methods.names)],n=>t.satisfy.filter(e=>N(e.methods,n)).at(-1)?.any??P(e.any,n))}function ho(e,t){if(t.authoritative.size===0&&!t.groupFile&&!t.dbmGroupFile&&!t.ldap)return e;let n=new Set(e.off),r=e=>{let r=[...t.authoritative].find(([t])=>Ki[t]===e)?.[1];return r===!1?n.add(e):n.delete(e),r!==void 0};for(let e of t.authoritative.keys())r(Ki[e]??`user`);t.groupFile&&r(`groupfile`),t.dbmGroupFile&&r(`dbm`),t.ldap&&r(`ldap`);let i=e.groupFile&&!t.groupFile&&t.authoritative.has(`authzgroupfileauthoritative`);return{groupFile:t.groupFile||e.groupFile&&!i,dbmGroupFile:t.dbmGroupFile||e.dbmGroupFile&&!t.authoritative.has(`authzdbmauthoritative`),lostGroupFile:!t.groupFile&&(i||e.lostGroupFile),ldapUrl:t.ldap?t.ldap===`url`:e.ldapUrl,off:n}}const go=e=>e.once(_o);function _o(e){let t=yo(e),n=new Set(t.filter(vo).map(e=>e.slice(0,2).toLowerCase())),[r]=n;if(r!==void 0&&t.some(xo))return n.size>1?`several`:{drive:r}}const vo=e=>e[1]===`:`&&/^[a-z]/i.test(e),yo=e=>[...e.sections(`Directory`).map(({args:e})=>e[0]),...e.directives(`ServerRoot`,`DocumentRoot`).map(({args:e})=>e[0]),...e.directives(`Alias`,`ScriptAlias`,`WSGIScriptAlias`).map(({args:e})=>e[1])].map(e=>e?.value??``);function bo(e,t){let n=go(e);return typeof n==`object`&&xo(t)?n.drive+t:t}const xo=e=>/^[/\\]/.test(e)&&c(e).length>0;function So(e,t,n){let r=Lo(e,t,n);if(r>=0)return{start:t,end:r,value:e.slice(t,r)};let i=Oo(e,t,n);if(i>=0)return Io(q(e,t,i),e);let a=k(e,t,n);return Io(jo(a,q(a.text,0,a.text.length)),e)}function Co(e,t,n){let r=Oo(e,t,n);if(r>=0)return ko(e,No(e,t,r),r);let i=k(e,t,n),a=i.text.length;return Ao(i,No(i.text,0,a),a)}const wo=(e,t,n)=>Do(So(e,t,n),e);function To(e,t,n){let r=Oo(e,t,n);if(r>=0){let n=No(e,t,r),i=e.lastIndexOf(`>`,r-1);return ko(e,n,i<n?r:i)}let i=k(e,t,n),a=No(i.text,0,i.text.length),o=i.text.lastIndexOf(`>`);return Ao(i,a,o<a?i.text.length:o)}function Eo(e,t,n){let r=Oo(e,t,n);if(r>t&&e.charCodeAt(r-1)===62)return!0;let i=k(e,t,n).text,a=No(i,0,i.length);return i.lastIndexOf(`>`)>=a||a===i.length}function Do({start:e,end:t,value:n},r){let i=r.charCodeAt(e)===60?0:1;return{start:e+1+i,end:t,value:n.slice(1)}}function Oo(e,t,n){let r=t;for(let i=t;i<n;i++){let t=e.charCodeAt(i);if(t>32)r=i+1;else if(t===0||t===10&&i<n-1)return-1;else O(t)||(r=i+1)}return e.charCodeAt(n-1)===10&&r>t&&e.charCodeAt(r-1)===92?-1:r}function ko(e,t,n){let r=Mo(e,t,n);if(r>=n)return[];let i=q(e,r,n),a=Mo(e,i.end,n);if(a>=n)return[i];let o=q(e,a,n),s=[i,o];for(let t=Mo(e,o.end,n);t<n;){let r=q(e,t,n);s.push(r),t=Mo(e,r.end,n)}return s}const Ao=(e,t,n)=>ko(e.text,t,n).map(t=>jo(e,t)),jo=(e,{start:t,end:n,value:r})=>({start:e.offset(t),end:n>t?e.offset(n-1)+1:e.offset(t),value:r});function Mo(e,t,n){let r=t;for(;r<n&&O(e.charCodeAt(r));)r++;return r}function q(e,t,n){let r=e.charCodeAt(t);if(t<n&&(r===34||r===39))return Fo(e,t,n);let i=Po(e,t,n),a=e.slice(t,i);return{start:t,end:i,value:a.includes(`\\\\`)?a.replaceAll(`\\\\`,`\\`):a}}function No(e,t,n){let r=e.charCodeAt(t);return t<n&&(r===34||r===39)?Fo(e,t,n).end:Po(e,t,n)}function Po(e,t,n){let r=t;for(;r<n&&!O(e.charCodeAt(r));)r++;return r}function Fo(e,t,n){let r=e.charCodeAt(t),i=t+1;for(;i<n&&e.charCodeAt(i)!==r;i++){if(e.charCodeAt(i)!==92||i+1===n)continue;let t=e.charCodeAt(i+1);(t===r||t===92)&&i++}let a=e.slice(t+1,i),o=a.includes(`\\`)?a.replace(r===34?/\\(["\\])/g:/\\(['\\])/g,`$1`):a;return{start:t,end:Math.min(i+1,n),value:o}}function Io(e,t){if(!e.value.endsWith(`>`)||e.value[1]===`/`)return e;let n=t.charCodeAt(e.end-1)===62?e.end-1:e.end;return{start:e.start,end:n,value:e.value.slice(0,-1)}}function Lo(e,t,n){let r=e[t];if(r===`"`||r===`'`)return-1;let i=t;for(;i<n;i++){let t=e.charCodeAt(i);if(O(t))break;if(t===92||t===0)return-1}return e.charCodeAt(i-1)===62&&e[t+1]!==`/`?i-1:i}const Ro={written:``,key:``,bare:``},zo=(e,t)=>({text:e,version:t,templates:ne(e),names:/* @__PURE__ */ new Map,kind:`blank`,start:0,first:0,end:0,name:Ro,code:void 0,isOdd:!1}),Bo=8191,Vo=/^<\/perl>/i;function Ho(e){let{text:t,end:n}=e;if(n>=t.length)return!1;let r=n,i=t.charCodeAt(r);for(;i===32||i===9;)i=t.charCodeAt(++r);let a=i===10?r:t.indexOf(`
`,r),o=a+1;return e.start=n,e.first=r,e.end=o,o===0||o-n>8191||e.code||Uo(t,a)?Jo(e):i===10?e.kind=`blank`:i===35?qo(e):Wo(e,i)||Jo(e),!0}function Uo(e,t){let n=e.charCodeAt(t-1);return n===92||n===13&&e.charCodeAt(t-2)===92}function Wo(e,t){let{text:n,first:r}=e,i=t===60;if(!i&&!Go(t))return!1;let a=r+1,o=i&&n.charCodeAt(a)===47;for(o&&a++;Go(n.charCodeAt(a));)a++;return o&&n.charCodeAt(a)===62&&a++,O(n.charCodeAt(a))?(e.kind=o?`close`:i?`open`:`directive`,e.name=Ko(e,n.slice(r,a)),!0):!1}const Go=e=>(e|32)>=97&&(e|32)<=122;function Ko(e,t){let n=e.names.get(t);if(n)return n;let r=(t.startsWith(`</`)?`<${t.slice(2).replace(/>$/,``)}`:t).toLowerCase(),i={written:t,key:r,bare:r.replace(/^</,``)};return e.names.set(t,i),fr(t)&&(e.isOdd=!0),i}function qo(e){e.kind=`comment`,mr(e.text,e.first,e.end)&&(e.isOdd=!0)}function Jo(e){let{text:t,start:n,version:r}=e,i=zr(t,n,r),a=Jr(t,n===0&&t.charCodeAt(0)===65279?1:n,i);e.first=a,e.end=i;let o=a<i?t.charCodeAt(a):0;e.code?Xo(e,e.code):o===0?e.kind=`blank`:o===35?qo(e):Yo(e)||Zo(e)}function Yo(e){let t=e.templates.endOf(e.first,e.end);return t<0?!1:(e.kind=`template`,e.end=t,e.isOdd=!0,!0)}function Xo(e,t){let{text:n,first:r,end:i}=e;e.kind=`code`,e.isOdd=!0,t.test(n.slice(r,Math.min(i,r+8)))&&(e.code=void 0,t===Vo&&(e.kind=`close`,e.name=Ko(e,n.slice(r,r+7))))}function Zo(e){let{text:t,first:n,end:r}=e,i=Lo(t,n,r),a=i<0?k(t,n,r).text:void 0,o=a===void 0?t.slice(n,i):So(t,n,r).value;a===``?e.kind=`blank`:a?.startsWith(`#`)?e.kind=`comment`:o===``?e.kind=`stray`:(e.kind=o.startsWith(`<`)?o.startsWith(`</`)?`close`:`open`:`directive`,e.name=Ko(e,o))}const Qo=(e,t)=>({reader:zo(e,t),open:[],beyond:0,problems:[]});function $o(e){let{text:t,start:n,end:r}=e.reader;r===t.length&&cs(e),r-n>8191&&ls(e)}function es(e){let{open:t,problems:n}=e;for(let{first:n,name:r}of t.reverse())J(e,n,`${Y(r.written)}> is never closed.`);return n.sort((e,t)=>e.at.start-t.at.start)}function ts(e){let{reader:t,open:n}=e,{text:r,name:i,first:a,end:o}=t;return n.length===128?(e.beyond=1,J(e,a,`Sections are nested more than 128 deep here; what is inside is left as it is.`),!1):(n.push({name:i,first:a}),i.key===`<perl`&&(t.code=Vo),Eo(r,a,o)||J(e,a,`${Y(i.written)}> lacks its closing ">".`),!0)}function ns(e){let{reader:t,open:n}=e,{key:r,written:i}=t.name,a=i.endsWith(`>`)?i.slice(0,-1):i,o=n.at(-1)?.name.key===r,s=o?n.length-1:n.findLastIndex(e=>e.name.key===r);if(s<0)J(e,t.first,`${Y(a)}> closes nothing.`);else{for(let t of o?rs:n.slice(s+1).reverse())J(e,t.first,`${Y(t.name.written)}> is not closed before ${Y(a)}>.`);return n.length=s,i===a&&J(e,t.first,`${Y(a)} lacks its closing ">".`),s}}const rs=[];function is(e){e.reader.kind===`open`?e.beyond++:e.reader.kind===`close`&&e.beyond--}function as(e){let{key:t}=e.name;return t!==`=pod`&&t!==`__end__`?!1:(e.code=t===`=pod`?os:ss,!0)}const os=/^=cut\b/,ss=/(?!)/;function cs(e){let{text:t,version:n,kind:r,first:i}=e.reader;r!==`directive`&&r!==`open`&&r!==`close`&&r!==`stray`||n===`2.4`||!/(?:^|[^\\])\\\r?\n$/.test(t.slice(-4))||t.slice(t.lastIndexOf(`
`,t.length-2)+1).includes(`\0`)||J(e,i,`The file ends in a continued line, which 2.2 does not read and 2.4 does.`)}function ls(e){let{text:t,version:n,kind:r,start:i,first:a,end:o}=e.reader;n!==`2.4`&&r!==`code`&&r!==`template`&&a!==o&&(a-i+k(t,a,o).text.length<=8191||J(e,a,`The line has more than ${Bo} characters: 2.2 reads the rest as another line, 2.4 does not.`))}function J({problems:e,reader:{text:t}},n,r){let i=t.indexOf(`
`,n),a=i<0?t.length:i;e.push({at:{start:n,end:t[a-1]===`\r`?a-1:a},message:r})}const Y=e=>e.length>60?`${e.slice(0,60)}…`:e;var us=class{constructor(){this.commands=[],this.ownSections=void 0,this.ownChildren=void 0}get sections(){return this.ownSections??=this.commands.some(de)?this.commands.filter(de):ds,this.ownSections}get children(){return this.ownChildren??=this.allLines(),this.ownChildren}};const ds=[];var fs=class extends us{constructor(e,t,n,r){super(),r&&(this.defined=r),this.path=e,this.text=t,this.version=n,this.problems=[],this.hasOddLines=!1,this.byKey=/* @__PURE__ */ new Map,this.triviaStarts=[],this.triviaKinds=[]}get keys(){return this.byKey.keys()}named(e){return this.byKey.get(e)??[]}enter(e,t){let n=this.byKey.get(e);n?n.push(t):this.byKey.set(e,[t])}passOver(e,t){this.triviaStarts.push(t),this.triviaKinds.push(e)}allLines(){return this.linesBetween(this.commands,0,this.text.length,void 0)}linesBetween(e,t,n,r){let i=[],a=this.firstTriviaAt(t),o=e=>{for(let t=this.startOfTrivia(a);t<e;t=this.startOfTrivia(a)){let n=this.triviaKinds[a]??`stray`,o=Math.min(this.startOfTrivia(++a),e);i.push({kind:n,file:this,parent:r,start:t,end:o})}};for(let t of e)o(t.start),i.push(t),t.kind===`section`&&(a=this.firstTriviaAt(ms(t)));return o(n),i}startOfTrivia(e){return this.triviaStarts[e]??1/0}firstTriviaAt(e){return sn(this.triviaStarts.length,t=>this.startOfTrivia(t)>=e)}};const ps=({close:e,parent:t,file:n})=>e?.start??(t?ps(t):n.text.length),ms=e=>e.close?.end??ps(e);var hs=class{constructor(e,t,{name:n,start:r,first:i,end:a}){this.kind=`directive`,this.key=n.bare,this.file=e,this.parent=t,this.start=r,this.end=a,this.first=i}get name(){return So(this.file.text,this.first,this.end)}get args(){return Co(this.file.text,this.first,this.end)}},gs=class extends us{constructor(e,t,{name:n,start:r,first:i,end:a}){super(),this.kind=`section`,this.key=n.bare,this.file=e,this.parent=t,this.start=r,this.end=a,this.first=i,this.close=void 0}closeAt(e){this.close=e,this.commands=this.commands.slice()}allLines(){return this.file.linesBetween(this.commands,this.end,ps(this),this)}get name(){return wo(this.file.text,this.first,this.end)}get args(){return To(this.file.text,this.first,this.end)}};const _s={written:`<iftemplate`,key:`<iftemplate`,bare:`iftemplate`};var vs=class extends gs{constructor(e,t,n,r){super(e,t,{...n,name:_s}),this.readings=r}get name(){let e=this.file.text.slice(this.first,this.end).trimEnd();return{start:this.first,end:this.first+e.length,value:e}}get args(){return[]}};function ys(e){if(!ws.some(t=>e.includes(t))||!Cs.test(e))return;let t=/* @__PURE__ */ new Map,n=[];for(let r of vr(e)){let i=n.pop();if(r.kind===`open`)n.push(...i?[i]:[],[r]);else if(r.kind===`middle`&&i)n.push(i.length>3?i:[...i,r]);else if(r.kind===`end`&&i)bs(e,[...i,r],t);else if(r.kind===`middle`||r.kind===`end`||r.kind===`unknown`)return;else i&&n.push(i)}return n.length===0&&t.size>0?t:void 0}function bs(e,t,n){let[r,i,a]=t,o=t.map(t=>xs(e,t)),s=r&&Os(e.slice(r.start,r.end));if(!s||!i||t.length>3||o.includes(void 0)||a&&!/\belse\b(?!\s*if)/i.test(e.slice(i.start,i.end)))return;let[c,l,u]=a?o:[o[0],void 0,o[1]];c!==void 0&&n.set(c,{kind:`open`,readings:s}),l!==void 0&&n.set(l,{kind:`middle`,readings:Ns(s)}),u!==void 0&&n.set(u,{kind:`close`})}function xs(e,{start:t,end:n}){let r=e.lastIndexOf(`
`,t-1)+1,i=e.indexOf(`
`,n),a=e.slice(n,i<0?e.length:i);return e.slice(t===0?0:r,t).trim()===``&&a.trim()===``?r:void 0}const Ss=`(?:apache|httpd)[\\w.:]{0,20}?(?:_|\\.|::|'\\]\\[')?version`,Cs=RegExp(Ss,`i`),ws=[`%>`,`%}`,`%]`],Ts=`(?:@|\\$|scope(?:\\.lookupvar)?[[(]['"]:{0,2}|node\\[')?${Ss}(?:['"]?[\\])])?(?:\\.to_[fs])?`,Es=`['"]?(?<number>2\\.[24])(?:\\.0)?['"]?`,Ds=[`(?:scope\\.)?(?:function_)?versioncmp\\(?\\[?\\(?${Ts},\\s*${Es}\\)?\\]?\\)?\\s*(?<sign>[<>=!]=?)\\s*0`,`${Ts}\\s*(?<sign>[<>=!]=?|===?)\\s*${Es}`,`${Ts}\\s*(?:is\\s+version(?:_compare)?|\\|\\s*version(?:_compare)?)\\s*\\(${Es},\\s*['"](?<sign>[<>=!]=?|ge|gt|le|lt|eq|ne)['"]\\)`].map(e=>RegExp(`^${e}$`,`i`));function Os(e){let t=e.replace(/^(?:<%|\{%|\[%)[-+]?|[-+]?(?:%>|%\}|%\])$/g,``).trim().replace(/\s*(?:\{|then|do)$/,``),[,n,r]=/^(if|unless)\b\s*(.*)$/is.exec(t)??[],i=r?.replace(/^\((.*)\)$/s,`$1`).trim();if(n&&i)for(let e of Ds){let t=e.exec(i);if(!t)continue;let r=t.groups?.sign??``,a=Ms[`${ks[r]??r} ${t.groups?.number}`];return a&&(n.toLowerCase()===`unless`?Ns(a):a)}}const ks={ge:`>=`,gt:`>`,le:`<=`,lt:`<`,eq:`==`,ne:`!=`,"=":`==`,"===":`==`},As={"2.2":`never`,"2.4":`always`},js={"2.2":`always`,"2.4":`never`},Ms={">= 2.4":As,"< 2.4":js,"== 2.4":As,"!= 2.4":js,"== 2.2":js,"!= 2.2":As},Ns=e=>e===As?js:As;function Ps(e,t,n=`2.2`,r){let i=new fs(t,e,n,r),a=ys(e);if(!a)return Is(i,a);let o=Is(i,a);return o.named(_s.key).every(e=>e.kind===`section`&&e.close)?o:Is(new fs(t,e,n,r),void 0)}function Fs({path:e,version:t,defined:n,isPerDirectory:r},i,a={}){let o=Ps(i,e,a.version??t,a.defined??n);return a.isPerDirectory||r?Object.assign(o,{isPerDirectory:!0}):o}function Is(e,t){let n={...Qo(e.text,e.version),file:e,sections:[],guards:t};for(;Ho(n.reader);)Ls(n),$o(n);return e.problems=es(n),e.hasOddLines=n.reader.isOdd||e.problems.length>0,e}function Ls(e){let{kind:t,start:n}=e.reader,r=t===`template`?e.guards?.get(n):void 0;r&&e.beyond===0?Rs(e,r):t!==`directive`&&t!==`open`&&t!==`close`?X(e,t):e.beyond>0?zs(e):t===`directive`?Bs(e):t===`open`?Vs(e):Hs(e)}function Rs(e,t){let{reader:n,file:r,open:i,sections:a}=e;if(t.kind!==`open`){let r=a.at(-1);if(!(r instanceof vs)){X(e,`template`);return}r.closeAt({start:n.start,end:t.kind===`close`?n.end:n.start}),i.pop(),a.pop()}if(t.kind===`close`)return;let o=a.at(-1),s=new vs(r,o,n,t.readings);(o??r).commands.push(s),r.enter(_s.key,s),i.push({name:_s,first:n.first}),a.push(s)}const X=({file:e,reader:t},n)=>e.passOver(n,t.start);function zs(e){X(e,`stray`),is(e)}function Bs(e){let{file:t,reader:n,sections:r}=e;if(as(n)){X(e,`code`);return}let i=r.at(-1),a=new hs(t,i,n);(i??t).commands.push(a),t.enter(n.name.key,a)}function Vs(e){let{file:t,reader:n,sections:r}=e;if(!ts(e)){X(e,`stray`);return}let i=r.at(-1),a=new gs(t,i,n);(i??t).commands.push(a),t.enter(n.name.key,a),r.push(a)}function Hs(e){let{reader:t,sections:n}=e,r=ns(e);r===void 0?X(e,`stray`):(n[r]?.closeAt({start:t.start,end:t.end}),n.length=r)}function Us(e){let t=e.flatMap(e=>e.named(`accessfilename`)).flatMap(e=>T(e)?e.args.map(({value:e})=>e):[]);return new Set(t.length>0?t:[`.htaccess`])}function Ws(e){let t=Us(e);if([...t].every(e=>e===`.htaccess`))return e;let n=e=>Gs(e)!==`.htaccess`&&t.has(Gs(e))&&e.named(`accessfilename`).length===0;return e.map(e=>n(e)?Fs(e,e.text,{isPerDirectory:!0}):e)}const Gs=({path:e})=>e.replace(/^.*[/\\]/,``);function Ks(e,t){let n=e.filter(({onServer:e})=>Js(t,e)),r=Math.max(0,...n.map(({onServer:e})=>e.length));return n.filter(({onServer:e})=>e.length===r).map(({onServer:e,given:n})=>(n+t.slice(e.length)).replace(n===``?/^\/+/:``,``))}function qs(e,t){let n=Z(t),[r,...i]=e.filter(({given:e})=>Ys(n,Z(e))).sort((e,t)=>Z(t.given).length-Z(e.given).length);if(!r)return;if(i.some(({given:e,onServer:t})=>Z(e)===Z(r.given)&&t!==r.onServer))return null;let a=n.slice(Z(r.given).length).replace(/^\//,``);return a===``?r.onServer:`${r.onServer}/${a}`}const Js=(e,t)=>e===t||e.startsWith(`${t}/`),Ys=(e,t)=>t===``?!/^(\/|\.\.(\/|$))/.test(e):Js(e,t),Z=e=>e.replace(/^(?:\.\/+)+/,``).replace(/^\.$/,``);function Q(e){return Zs(e)?``:(/^\^((?:[\w/~-]|\\[./~-])*)(?![?*{])/.exec(e)?.[1]??``).replace(/\\/g,``).replace(/\/+/g,`/`)}function Xs(e){let[,t,n,r]=/^(\^(?:[\w/~-]|\\[./~-])*)\((?:\?:)?((?:[\w/~|-]|\\[./~-])+)\)(?![?*{])([\s\S]*)$/.exec(e)??[];return t===void 0||n===void 0||Zs(e)?[Q(e)]:n.split(`|`).map(e=>Q(`${t}${e}${r}`))}function Zs(e){if(!e.includes(`|`))return!1;if(/\\[()]|\[|\\Q/.test(e))return!0;let t=[0];for(let[n]of e.matchAll(/[()|]/g))n===`(`?t.push(0):n===`|`?t.push((t.pop()??0)+1):t.length>1&&t.pop();return t.some(e=>e>0)}function Qs(e){let t=A(e.file.text,{start:e.name.end,end:e.end}),n=[];for(let e=0;e<t.length&&n.length<3;){let r=t[e]===`"`||t[e]===`'`?t[e]:void 0,i=r?e+1:e,a=$s(t,i,r);for(n.push(t.slice(i,a)),e=a+1;e<t.length&&O(t.charCodeAt(e));)e++}let[r,i,a]=n;return r===void 0||i===void 0?void 0:{first:r,second:i,flags:a}}function $s(e,t,n){let r=t;for(;r<e.length&&(n?e[r]!==n:!O(e.charCodeAt(r)));)r+=e[r]===`\\`&&O(e.charCodeAt(r+1))?2:1;return Math.min(r,e.length)}const ec=(e=``)=>e.replace(/^\[|\]$/g,``).split(`,`).map(e=>e.trim().toLowerCase().replace(/=.*$/s,``)),tc=e=>ec(e).some(e=>e===`p`||e===`proxy`),nc=/* @__PURE__ */ new Set([`r`,`redirect`,`f`,`forbidden`,`g`,`gone`,`p`,`proxy`]);function rc(e){let[,t,n]=e.args.map(({value:e})=>e),r=e=>e===`pt`||e===`passthrough`;return t!==`-`&&!ec(n).some(e=>nc.has(e)||r(e))}function ic(e,t){let n=/* @__PURE__ */ new Map;for(let r of e.directives(...t))for(let t of e.enclosing(r)){let i=t.findIndex(e=>e.key===`virtualhost`),a=t[i],o=i<0?t:t.slice(0,i),s={at:r,maybe:ac(e,r,a,o),literal:T(r)&&o.every(({key:e})=>e!==`macro`)},c=n.get(a);c?c.push(s):n.set(a,[s])}return n}function ac(e,t,n,r){let i=t=>!Pr(e,t,n?.file===t.file?n:void 0);return r.some(t=>_(t)&&C(e,t)!==`always`)||i(t)||e.includersOf(t.file).some(t=>i(t)||e.isGuess(t))}function oc({path:e,regex:t}){return!t&&!E(e)?e.replace(/\/$/,``)||`/`:sc(t?Q(e):e.slice(0,e.search(/[*?[\\]/)))}const sc=e=>e.replace(/\/[^/]*$/,``)||`/`,cc=e=>e.regex?Xs(e.path).map(sc):[oc(e)];function lc(e,t){if(e.path===t.path&&e.regex===t.regex)return`always`;let n=(e,t)=>t===`/`||e===t||e.startsWith(`${t}/`),r=cc(t);if(!cc(e).some(e=>r.some(t=>n(e,t)||n(t,e))))return`never`;let[i,a]=[oc(e),oc(t)];return e.regex||E(e.path)?uc(e,t)?`always`:`maybe`:n(a,i)&&(!/.\/$/.test(e.path)||dc(t).startsWith(e.path))?`always`:`maybe`}function uc(e,t){let n=e.regex?/^\^(\/[\w/.-]*)$/.exec(e.path.replace(/\\([./-])/g,`$1`))?.[1]:void 0;return n!==void 0&&dc(t).startsWith(n)}function dc({path:e,regex:t}){return t?Q(e):e.replace(/[*?[\\].*$/,``)}function fc({path:e,regex:t,at:n}){if(/["#\s]/.test(e)||e.startsWith(`(?i)`)||!t&&E(e)||!n)return;let r=e.replace(/\/$/,``).replace(/[.+]/g,`\\$&`).replaceAll(`/`,`/+`);return`%{REQUEST_URI} =~ m#${t?e:`^${r}${e===`/`?``:e.endsWith(`/`)?`/`:`(/|$)`}`}#`}const pc=e=>e.once(mc);function mc(e){let t=/* @__PURE__ */ new Map;return n=>{if(!t.has(n)){let r=e.once(Sc),i=Ec(n?r.get(n)??[]:[],r.get(void 0)??[]);t.set(n,i&&hc(e,i))}return t.get(n)}}const hc=(e,{folders:t,unknown:n})=>go(e)===`several`&&t.some(({folder:e})=>xo(e))?void 0:{folders:t.map(t=>gc(t,bo(e,t.folder))),unknown:n},gc=(e,t)=>({...e,folder:t,segments:c(t)});function _c(e,t){let n=e.once(yc);return n.has(void 0)||n.has(t)}const vc=e=>e.once(yc).size>0||e.sections(`Proxy`,`ProxyMatch`).length>0,yc=e=>new Set([...e.once(Sc)].flatMap(([e,t])=>t.some(({at:e})=>wc(e))?[e]:[])),bc=(e,t,{segments:n})=>t!==void 0&&(e.once(Sc).get(t)??[]).some(e=>{let t=c(e.at.args[+!jc(e)]?.value??``);return(jc(e)||Mc(e))&&t.every((e,t)=>e===n[t])}),xc=e=>[...e.once(Sc).keys()].flatMap(e=>e??[]);function Sc(e){let t=ic(e,[.../* @__PURE__ */ new Set([...D(e,`maps`),...D(e,`passes`)])]);return new Map([...t].flatMap(([t,n])=>{let r=n.filter(({at:t})=>!Cc(e,t));return r.length>0?[[t,r]]:[]}))}const Cc=(e,t)=>(t.key===`rewriterule`||d(t.file))&&[...Bt(e,t)].every(e=>e!==`server`&&e!==`virtualhost`),wc=e=>e.key===`rewriterule`?tc(e.args[2]?.value):e.key===`proxyrequests`?/^on$/i.test(e.args[0]?.value??``):Je(e.key,`passes`),Tc=e=>e.key===`rewriterule`?rc(e):Je(e.key,`maps`);function Ec(e,t){let n=[...e,...t].filter(({at:e})=>Tc(e));if(n.some(({at:e,literal:t})=>!t||Pc(e)))return;let r=n.flatMap(({at:e})=>Rc(e)??[]),i=Ic(e.filter(jc),t.filter(jc));if(!r.includes(``)&&i)return{folders:[...Dc(e,t).sort((e,t)=>t.prefix.length-e.prefix.length),...i],unknown:r}}function Dc(t,n){let r=[...Oc(t,!0),...Oc(n,!1)],i=e.i(r,({prefix:e})=>kc(e)),a=({prefix:e})=>Ac(e).flatMap(e=>i.get(e)??[]),o=new Set(r.filter(e=>!a(e).some(t=>Vc(t,e))));return[...o].map(e=>({prefix:e.prefix,folder:e.folder,sure:!e.maybe&&e.at.key!==`wsgiscriptalias`&&a(e).every(t=>!o.has(t)||Hc(e,t)||Lc(e,t))}))}const Oc=(e,t)=>e.filter(e=>Mc(e)&&Rc(e.at)===void 0).map(({at:e,maybe:n})=>{let[r=``,i=``]=e.args.map(({value:e})=>e);return{at:e,maybe:n,isOwn:t,prefix:r.replace(/\/+/g,`/`),folder:i}}),kc=e=>e.replace(/\/$/,``);function Ac(e){let t=[kc(e)];for(let e=t[0]??``;e!==``;t.push(e))e=e.slice(0,Math.max(0,e.lastIndexOf(`/`)));return t}const jc=({at:e})=>e.key===`documentroot`,Mc=({at:e})=>/^(script|wsgiscript)?alias$/.test(e.key),Nc=/^(documentroot|((wsgi)?script)?alias(match)?|rewriterule|userdir)$/,Pc=e=>jc({at:e})&&!Fc(e.args[0]?.value)||Mc({at:e})&&(!Fc(e.args[1]?.value)||!e.args[0]?.value.startsWith(`/`))||!Nc.test(e.key),Fc=(e=``)=>/^(\/|[a-z]:[/\\])/i.test(e);function Ic(e,t){let n=e.some(({maybe:e})=>!e)?e:[...e,...t];if(n.some(({maybe:e})=>!e))return n.map(({at:e})=>({prefix:`/`,folder:e.args[0]?.value??``,sure:n.length===1}))}function Lc(e,t){return e.isOwn===t.isOwn?e.at.file===t.at.file&&e.at.start<t.at.start:e.isOwn}function Rc(e){let{key:t,args:n}=e,[r=``,i=``]=n.map(e=>e.value);return t===`userdir`?/^disabled$/i.test(r)&&n.length===1?void 0:`/~`:Mc({at:{key:t}})?r.endsWith(`/`)&&!/[/\\]$/.test(i)?r.toLowerCase():void 0:t===`rewriterule`?zc(e):/^((wsgi)?scriptaliasmatch|aliasmatch)$/.test(t)?Q(r).toLowerCase():void 0}function zc(e){let t=Q(e.args[0]?.value??``).toLowerCase();return t.startsWith(`h`)?``:t}const Bc=({unknown:e},t)=>e.some(e=>e.startsWith(t.toLowerCase())||t.toLowerCase().startsWith(e));function Vc(e,t){return(t.prefix===e.prefix||t.prefix.startsWith(e.prefix.replace(/\/?$/,`/`)))&&e!==t&&!e.maybe&&e.at.key!==`wsgiscriptalias`&&Lc(e,t)}const Hc=(e,t)=>t.prefix===e.prefix&&t.folder===e.folder;function Uc(e,t,n){let r=t.segments,i=(e,t)=>t.every((t,n)=>t===e[n]),a=e=>`${e}/`.startsWith(n)||n.startsWith(e.replace(/\/$/,``)),o=(e?.folders??[]).filter(({prefix:e,segments:t})=>a(e)&&(i(r,t)||i(t,r))),[s]=o;if(!e||!s?.sure||o.length>1||!i(r,s.segments))return;let c=`${s.prefix.replace(/\/$/,``)}/${r.slice(s.segments.length).join(`/`)}`;return e.folders.some(e=>e!==s&&Kc(e,s,c))||Bc(e,c)?void 0:c}const Wc=({folders:e},{segments:t})=>e.filter(({segments:e})=>e.every((e,n)=>e===t[n])).map(({prefix:e,segments:n})=>`${kc(e)}/${t.slice(n.length).join(`/`)}`);function Gc(e,t,n){let r=oc(n);if(!t.wild)return Uc(e,t,r);let i=(e?.folders??[]).filter(({prefix:e})=>r.startsWith(e.replace(/\/$/,``))),[a]=i;if(!a||i.length>1||n.regex)return;let o=c(`${a.folder}/${r.slice(a.prefix.replace(/\/$/,``).length)}`),s=[...o,...t.segments.slice(o.length)];if(ar(t.segments,s)&&!s.some(E))return Uc(e,{...t,path:`/${s.join(`/`)}`,segments:s,wild:!1},r)}function Kc({prefix:e},t,n){let[r,i]=[`${e}/`.replace(/\/+$/,`/`),`${n}/`.replace(/\/+$/,`/`)];return r.startsWith(i)||i.startsWith(r)&&e.length>t.prefix.length}function qc(e,t){let n=e.namesOf(t).map(({path:e})=>e),r=n.some(Jc(e))?n.filter(Jc(e)):n,i=Qc(e,r[0]??t.path),a=tl(e,t).map(e=>`/${e.join(`/`)}`).filter(Jc(e)),o=[i,...r.map(t=>Qc(e,t)),...a.map(t=>Qc(e,t)).filter(({isSure:e})=>e)],s=[...new Map(o.map(e=>[e.path,e])).values()],[l,...u]=s.length>1?s.filter(({path:t})=>il(e,c(t))):s;return l?[l,...u]:[i]}const Jc=e=>t=>e.once(Yc).has(Gs({path:t})),Yc=({files:e})=>Us(e),Xc=e=>`/…/${e}`,Zc=e=>e.startsWith(Xc(``));function Qc(e,t){let n=t.includes(`/`)?t.replace(/\/[^/]*$/,``):``,r=qs(e.mappings,n);if(r!==void 0)return{path:r??Xc(n),isSure:r!==null};if(!e.isOnDisk&&n.startsWith(`/`))return{path:n,isSure:!0};let i=e.placeOf(t).slice(0,-1),a=e.once($c);if(a.joined.has(``)||i.some((e,t)=>a.joined.has(i.slice(0,t+1).join(`/`))))return{path:`/${i.join(`/`)}`,isSure:!0};let o=e.serverRoots.flatMap(({top:e})=>e&&u(i,e)?[e]:[]),[s]=o;if(s)return{path:`/${i.slice(s.length).join(`/`)}`,isSure:o.length===1};let l=el(i,a.paths);return l===void 0?{path:Xc(n),isSure:!1}:{path:l,isSure:c(l).length===i.length}}function $c(e){let t=[...e.sections(`Directory`).map(e=>e.args[0]),...e.directives(`DocumentRoot`).map(e=>e.args[0])],n=e.directives(`Alias`,`ScriptAlias`).map(e=>e.args[1]),r=[...t,...n].flatMap(e=>e?.value.startsWith(`/`)&&/[^/]/.test(e.value)?e.value.replace(/\/+$/,``):[]);return{paths:r,joined:new Set(r.map(e=>c(e).join(`/`)))}}function el(e,t){for(let n=e.length;n>0;n--){let r=`/${e.slice(0,n).join(`/`)}`,i=new Set(t.filter(e=>e.endsWith(r)));if(i.size>1)return;for(let t of i)return[t,...e.slice(n)].join(`/`)}}function tl(e,t){let n=e.namesOf(t).map(({place:e})=>e),r=n[0]&&e.realPlace(n[0]);return r?[r,...(e.once(nl).get(r.join(`/`))??[]).map(({name:e})=>e)]:[]}const nl=t=>e.i(t.once(rl).flatMap(e=>t.linkedNear(e)),({real:e})=>e.join(`/`)),rl=e=>{let t=[...e.directives(`DocumentRoot`).map(e=>e.args[0]),...e.directives(`Alias`,`ScriptAlias`).map(e=>e.args[1])].flatMap(e=>e&&/^(\/|[a-z]:)/i.test(e.value)?[e.value]:[]);return[...new Set(t)].map(c)};function il(e,t){return e.once(ol).some(e=>!e||e.unknown.length>0||e.folders.some(al(t)))}const al=e=>({segments:t})=>u(t,e)||u(e,t),ol=e=>[void 0,...xc(e)].map(pc(e));function sl(e,t){let n={at:void 0,file:t,nodes:t.commands,regex:!1};if(!d(t))return{...n,kind:`fragment`,path:``,paths:[``],placed:!0};let r=qc(e,t),i=r.map(({path:e})=>e);return{...n,kind:`htaccess`,path:r[0].path,paths:i,placed:r.every(({isSure:e})=>e)}}const cl=({kind:e,path:t})=>e===`htaccess`&&Zc(t),ll=({path:e,regex:t},n=`.`)=>t?e:`^${nr(e,n)??`(?!)`}$`,ul=e=>e.kind===`pattern`?`'%{REQUEST_FILENAME}/' =~ m#${ja(e.path)}#`:`%{REQUEST_FILENAME} =~ m#${fl(ll(e,`[^/]`))}#`,dl=(e,t)=>e.kind===`pattern`||t.kind===`pattern`||ml(e,t)!==`never`;function fl(e){let[,t=``,n=``]=/^(\(\?i\))?([\s\S]*)$/.exec(e)??[],r=n.startsWith(`^`)?n.slice(1):`[^/]*${n}`;return pl(n)?`${t}/${/(?<!\\)\$$/.test(r)?r:`${r}[^/]*$`}`:`${t}/(?=[^/]*$)[^/]*(?:${n.replace(/\\[\s\S]|\[\^?\]?(?:\\[\s\S]|[^\]\\])*\]|\^/g,e=>e===`^`?`(?<![^/])`:e)})`}function pl(e){let t=e.replace(/^\^|(?<!\\)\$$/g,``).replaceAll(`[^/]`,`x`).replace(/\\[^\w\s]|\\[dw]|\[[\w.-]+\]/g,`x`);return/^[\w \-~%&=,;:@()|?*+{}]*$/.test(t)&&!t.includes(`(?`)&&!/\|/.test(t.replace(/\([^()]*\)/g,``))}function ml(e,t){if(e.path===t.path&&e.regex===t.regex)return`always`;let[n,r]=_l(t)?[e,t]:[t,e];return!_l(r)||!gl(n)?`maybe`:!vl(n,r.path,!0)&&!vl(hl(n),r.path.toLowerCase(),!0)?`never`:n===e&&vl(n,r.path,!1)?`always`:`maybe`}const hl=({path:e,regex:t})=>({regex:t,path:t?e.startsWith(`(?i)`)?e:`(?i)${e}`:e.toLowerCase()}),gl=({path:e,regex:t})=>t?Sl(e,``,!0)===Sl(e,``,!1):ir(e)&&!/\/|^\.{0,2}$/.test(e),_l=e=>!e.regex&&!E(e.path)&&gl(e);function vl(e,t,n){return e.regex?Sl(e.path,t,n):E(e.path)?tr(e.path,t):e.path===t}const yl=/\[:|\[\^?\]|\\[AzZGQEhHRKXNCpPVeaugko]|\\c(?![a-z])/i,bl=/\\[23][0-7]/,xl=/[\n\v\r]/,Sl=(e,t,n)=>Cl(e)(t,n);function Cl(e){let t=yl.test(e)?void 0:wl(e),n=bl.test(e);return(e,r)=>!t||xl.test(e)||n&&!qn(e)?r:t.test(Kn(e))}function wl(e){try{return new RegExp(Kn(e.replace(/^\(\?i\)/,``)),e.startsWith(`(?i)`)?`i`:``)}catch{return}}const Tl=e=>`unclear`in e;function El(e,t){let n=({kind:e})=>e===`location`,r=(t,{access:n,kind:r})=>e.after(t,n,r),i=e.afterFiles(t.filter(e=>!n(e)).reduce(r,e.start));return e.decide(t.filter(n).reduce(r,i))}function $(e,t){t!==void 0&&(e.unclear??=t,e.unclearBeyondHosts=!0)}function Dl(e,t,n){Ol(e,t,`\`${A(t.file.text,t)}\`, ${n}`)}function Ol(e,t,n){/^(order|allow|deny)$/.test(t.key)?e.unclear??=n:$(e,n)}function kl(e,t,n){let r=t.args.map(e=>e.value).join(` `).toLowerCase();return n.has(r)||Dl(e,t,f(h(t.file,t))?`which a template fills in`:`which 2.2 refuses too`),r}function Al(e,t,n,r){for(let i of t)i.kind===`directive`?jl(e,i,n,r):i.kind===`section`&&Fl(e,i,n,r)}function jl(e,t,n,r){if(t.key===`include`||t.key===`includeoptional`){let i=Ml(e,t);e.readings??=/* @__PURE__ */ new Map;for(let a of e.site.filesOf(t)){let o=e.readings.get(a)??0;o!==1e3&&(e.readings.set(a,o+1),e.site.includersOf(a).length>1&&M(a.commands)&&$(e,`lines of ${a.path}, which is included in several places`),e.site.isGuess(t)&&M(a.commands)&&$(e,`lines of ${a.path}, which \`${A(t.file.text,t)}\` may or may not read`),!i&&M(a.commands)&&$(e,`lines of ${a.path}, which a template may leave out`),Al(e,a.commands,n,r))}}t.key===`use`&&Nl(e.site,t)&&$(e,`\`${A(t.file.text,t)}\`, whose macro may hold rules of its own`);let i=j.get(t.key);i&&(t.key===`authzldapauthoritative`&&Pl(e.site,t)&&Dl(e,t,`beside which 2.2 forgot the AuthLDAPURL above it`),e.lines.push({kind:i,at:t,methods:n,within:r}),i!==`ssl`&&!Ml(e,t)&&Dl(e,t,`which a template may leave out`))}const Ml=({site:e,around:t,branch:n},r)=>n===void 0?Pr(e,r,t):Dr(e,r.file)?.at(r.start)===n;function Nl(e,t){let n=t.args[0]?.value.toLowerCase(),r=e.sections(`Macro`).filter(e=>e.args[0]?.value.toLowerCase()===n),i=({key:e})=>j.has(e)||/^(use|include|<?require\w*)$|[$@%]/.test(e);return r.length===0||r.some(e=>[...p(e.commands)].some(i))}const Pl=(e,t)=>e.directives(`AuthLDAPURL`).some(e=>e.parent!==t.parent||e.file!==t.file)&&!le(t).some(e=>e.kind===`directive`&&e.key===`authldapurl`);function Fl(e,t,n,r){if(!t.close&&M([t])&&$(e,`\`<${t.name.value}>\`, which is never closed`),t.key===`limit`||t.key===`limitexcept`){let i=t.args.map(e=>e.value);i.every(e=>/^[\w-]+$/.test(e))&&n===Di||$(e,`\`<${t.name.value}>\`, whose methods are not known here`),Al(e,t.commands,Oi(i,{except:t.key===`limitexcept`}),[...r,t])}else/^require(all|any|none)$/.test(t.key)?e.site.from===`2.4`?e.containers.push(t):$(e,`\`<${t.name.value}>\`, which 2.2 does not know`):_(t)&&Il(e,t,n,r)}function Il(e,t,n,r){if(!M(t.commands))return;if(li(t)&&!e.isSurelyFor22){e.forBoth=!0;let i=`lines in \`<${t.name.value}>\`, which each version reads in its own way`;Rl(t.commands)?e.unclear??=i:$(e,i),t.args[0]?.value.startsWith(`!`)&&Al(e,t.commands.filter(Ll),n,r);return}let i=C(e.site,t),a=w(e.site,t);if(i!==`never`&&a===`never`&&e.dual.old.push(t),i===`never`&&a!==`never`&&e.dual.new.push(t),i!==`never`){if(i===`maybe`&&t.commands.some(zl)){let n=t.args.map(e=>e.value).join(` `);$(e,`lines in \`<${t.name.value} ${n}>\`, which may be read or not`)}Al(e,t.commands,n,[...r,t])}}const Ll=e=>e.kind===`section`&&/^limit(except)?$/.test(e.key)||e.kind===`directive`&&(ri({kind:j.get(e.key)??`new`})||e.key===`require`),Rl=e=>e.every(e=>e.kind===`directive`?!j.has(e.key)||/^(order|allow|deny)$/.test(e.key):Rl(e.commands)),zl=e=>e.kind!==`directive`||j.has(e.key)&&j.get(e.key)!==`ssl`;function Bl(e){let t=[];for(let n of e.lines)n.kind===`order`?t.push({line:n,clients:void 0}):(n.kind===`allow`||n.kind===`deny`)&&t.push({line:n,clients:Ma(n.at)});if(t.length===0)return;for(let{line:n,clients:r}of t)r?.unclear&&Ol(e,n.at,r.unclear);let n,r=r=>{let{order:i,allowed:a,others:o}=Vl(e,t,r);return i===`deny,allow`?V([a,o]):(Hl(a,o)&&(n=a),B([a,o]))},i=n=>{let{order:i,allowed:a,others:o}=Vl(e,t,n);return i===`allow,deny`&&Hl(a,o)?a:r(n)},a=t.some(({line:e})=>e.methods.names.length>0)?t.flatMap(({line:e})=>e.methods.names):Gl,o=t.some(({clients:e})=>e!==void 0&&e.domains.length>0);return{exact:F(a,r),guide:n&&{allowed:n,host:F(a,i)},domains:o?t.flatMap(({line:e,clients:t})=>e.kind===`allow`&&t?.domains||[]):Gl}}function Vl(e,t,n){let r=[],i=[],a=`deny,allow`;for(let{line:o,clients:s}of t){if(!N(o.methods,n))continue;s||(a=Ul(e,o.at));let t=o.kind===`allow`?r:i;for(let e of s?.parts??[])t.push(e)}return{order:a,allowed:V(r),others:H(V(i))}}const Hl=(e,t)=>t.key===R.key&&e.key!==R.key&&e.key!==L.key;function Ul(e,t){let n=kl(e,t,Wl);return n===`allow,deny`||n===`mutual-failure`?`allow,deny`:`deny,allow`}const Wl=/* @__PURE__ */ new Set([`allow,deny`,`deny,allow`,`mutual-failure`]),Gl=[];function Kl(e,t,n){let r={site:e,around:t[0]?.parent,branch:n,lines:[],dual:{old:[],new:[]},containers:[],readings:void 0,forBoth:!1,isSurelyFor22:$l(e),unclear:void 0,unclearBeyondHosts:!1};Al(r,t,Di,[]);let{lines:i}=r,a=Bl(r),o=e=>i.some(t=>t.kind===e),s=e.from===`2.4`?_a(t):void 0,c=Ql(i,r.isSurelyFor22);if(s)$(r,s.unclear??(a&&e.once(Xl)));else for(let{unclear:e}of c)$(r,e);return o(`new`)&&!s&&$(r,"`AuthMerging`, which 2.2 does not know"),{lines:i.slice(),host:a?.exact,authz:s,require:c.length?c:void 0,satisfy:o(`satisfy`)?ru(r):ql,authoritative:au(i),authType:i.some(Yl),groupFile:o(`groupfile`),dbmGroupFile:o(`dbmgroupfile`),ldap:e.once(eu)?nu(e,t):void 0,ssl:i.some(Jl),dual:Zl(r),isFor24:r.dual.new.length>0,containers:r.containers.length>0?r.containers:ql,forBoth:r.forBoth,guide:a?.guide,domains:a?.domains??ql,unclear:r.unclear,onlyHostsUnclear:r.unclear!==void 0&&!r.unclearBeyondHosts}}const ql=[],Jl=({kind:e,at:t})=>e===`ssl`&&(t.key!==`sslverifyclient`||t.args[0]?.value.toLowerCase()!==`none`),Yl=({kind:e,at:t})=>e===`authtype`&&t.args[0]?.value.toLowerCase()!==`none`;function Xl(e){let t=e.sections(`If`,`ElseIf`,`Else`).find(({commands:e})=>[...p(e)].some(e=>M([e])));return t&&`rules that \`<${t.name.value}>\` joins`}const Zl=({dual:e,lines:t})=>e.new.length>0&&(e.old.length>0||t.length>0)?e:void 0,Ql=(e,t)=>e.flatMap(({kind:e,at:n,methods:r})=>e===`require`?qi(n,r,t):[]),$l=e=>e.from===`2.2`&&e.judgement.origin===`2.2`&&e.judgement.isUntouched,eu=e=>[...e.names].some(e=>tu.test(e)),tu=/^authz?ldap/;function nu(e,t){let n=t.flatMap(t=>{if(t.kind===`directive`)return tu.test(t.key)?[t.key===`authldapurl`?`url`:`lost`]:[];if(!_(t)||C(e,t)===`never`)return[];let n=nu(e,t.commands);return[C(e,t)===`always`?n:n&&`lost`]});return n.includes(`url`)?`url`:n.find(Boolean)}function ru(e){return e.lines.filter(e=>e.kind===`satisfy`).map(({at:t,methods:n})=>({methods:n,any:kl(e,t,iu)===`any`}))}const iu=/* @__PURE__ */ new Set([`any`,`all`]);function au(e){let t=e.filter(e=>e.kind===`authoritative`);return t.length===0?ou:new Map(t.map(({at:e})=>[e.key,e.args[0]?.value.toLowerCase()!==`off`]))}const ou=/* @__PURE__ */ new Map,su=e=>({start:io,after:(e,t)=>ao(e,t),afterFiles:e=>e,decide:t=>{let n=ha(t);if(t.unclear!==!1)return{unclear:`a section that nobody can be sure of`};let r=[...n,`*`].map(n=>wa(t,n,e).doubt).find(Boolean);return r?{unclear:r}:F(n,n=>wa(t,n,e).whole)}}),cu=e=>e.once(lu);function lu(e){let t=Yt(e).map(e=>e.file),n=_u(e),r=fu(e,n);if(r.length===0||!(t.length>0||e.complete))return;let i=e.files.flatMap(e=>yu(e,n));if(i.some(e=>!e))return;let a={nameVirtualHosts:i.filter(e=>e!==void 0),listens:bu(e)};return xu(e,t,r).map(e=>({hosts:Cu(e),...a}))}const uu=({host:e,port:t})=>`${e.includes(`:`)?`[${e}]`:e}:${t||`*`}`;function du(e,t){let n=/^(?:\[([^\]]+)\]|([^:]+))(?::(\d+|\*))?$/.exec(e),r=(n?.[1]??n?.[2])?.toLowerCase();if(!n||!r||/^\d+$/.test(r))return;let i=n[3]===`*`?0:n[3]===void 0?t:Number(n[3]);return r===`0.0.0.0`||r===`::`?{host:`*`,port:i}:{host:r===`255.255.255.255`?`_default_`:r,port:i}}function fu(e,t){let n=pu(e,t),r=Tu(e),i=[];for(let t of e.sections(`VirtualHost`)){let e=n(t);e&&i.push(new Eu(t,e,r))}return i}function pu(e,t){let n=/* @__PURE__ */ new Map;return r=>{if(r.parent&&!mu(e,r.parent))return;let i=h(r.file,r),a=n.get(i);if(a||n.has(i))return a;let o=T(r)?gu(r,t):void 0;return n.set(i,o),o}}function mu(e,t){let n=e.once(hu),r=n.get(t);return r===void 0&&(r=[t,...m(t)].every(e=>e.key!==`macro`&&g(e,`2.2`)!==`never`),n.set(t,r)),r}const hu=()=>/* @__PURE__ */ new Map,gu=(e,t)=>e.args.map(e=>du(e.value,t)).filter(e=>e!==void 0);function _u(e){let t=e.directives(`ServerName`).find(e=>vu(e)&&/:\d+$/.test(e.args[0]?.value??``));return Number(/:(\d+)$/.exec(t?.args[0]?.value??``)?.[1]??0)}const vu=e=>[...m(e)].every(_);function yu(e,t){return e.named(`namevirtualhost`).flatMap(e=>{let n=e.kind===`directive`&&T(e)?du(e.args[0]?.value??``,t):void 0;return e.kind===`directive`&&n?[{at:e,...n}]:[void 0]})}function bu(e){let t=e.directives(`Listen`).map(e=>Number(/(?:^|:)(\d+)$/.exec(e.args[0]?.value??``)?.[1]??0));return new Set(t)}function xu(t,n,r){if(n.length===0)return[r];let i=e.i(r,({at:e})=>e.file),a=new Map(i);return[...n.map(e=>{let[n,r]=[[],/* @__PURE__ */ new Set];Su(t,e,a,n,r);for(let e of r)i.delete(e);return n}),...i.values()].filter(e=>e.length>0)}function Su(e,t,n,r,i){if(i.has(t))return;i.add(t);let a=(n.get(t)??[]).map(e=>({at:e.at,host:e})),o=[`include`,`includeoptional`].flatMap(e=>t.named(e)).map(e=>({at:e,host:void 0})),s=o.length===0?a:[...a,...o].sort((e,t)=>e.at.start-t.at.start);for(let{at:t,host:a}of s)if(a)r.push(a);else if(t.kind===`directive`)for(let a of e.filesOf(t))Su(e,a,n,r,i)}function Cu(e){let t=/* @__PURE__ */ new Map;for(let{at:n}of e){let{parent:e}=n;e&&!t.has(e)&&t.set(e,wu(e))}if(t.size===0)return e;let n=new Set([...t.values()].flat()),r=e=>e.startsWith(`!`)&&n.has(e.slice(1));return e.filter(({at:{parent:e}})=>!(e&&t.get(e)?.some(r)))}function wu(e){return[e,...m(e)].filter(_).map(e=>{let t=e.args.map(e=>e.value).join(` `);return t.startsWith(`!`)?`!${e.key} ${t.slice(1)}`:`${e.key} ${t}`})}function Tu(t){let n;return()=>(n??=e.i(t.directives(`ServerName`,`ServerAlias`),e=>e.parent),n)}var Eu=class{at;addresses;lines;known;constructor(e,t,n){this.at=e,this.addresses=t,this.lines=n}get names(){let e=()=>[...this.lines().get(this.at)??[]].sort((e,t)=>e.start-t.start);return this.known??=e().flatMap(e=>e.args.map(e=>Du(e.value))),this.known}};function Du(e){let t=e.toLowerCase();return t.includes(`:`)?t.replace(/^\w+:\/\//,``).replace(/:\d+$/,``):t}Object.defineProperty(exports,"$",{enumerable:!0,get:function(){return ao}}),Object.defineProperty(exports,"$n",{enumerable:!0,get:function(){return g}}),Object.defineProperty(exports,"$t",{enumerable:!0,get:function(){return Or}}),Object.defineProperty(exports,"A",{enumerable:!0,get:function(){return tc}}),Object.defineProperty(exports,"An",{enumerable:!0,get:function(){return $t}}),Object.defineProperty(exports,"At",{enumerable:!0,get:function(){return Di}}),Object.defineProperty(exports,"B",{enumerable:!0,get:function(){return as}}),Object.defineProperty(exports,"Bn",{enumerable:!0,get:function(){return b}}),Object.defineProperty(exports,"Bt",{enumerable:!0,get:function(){return j}}),Object.defineProperty(exports,"C",{enumerable:!0,get:function(){return Gc}}),Object.defineProperty(exports,"Cn",{enumerable:!0,get:function(){return cn}}),Object.defineProperty(exports,"Ct",{enumerable:!0,get:function(){return G}}),Object.defineProperty(exports,"D",{enumerable:!0,get:function(){return oc}}),Object.defineProperty(exports,"Dn",{enumerable:!0,get:function(){return Zt}}),Object.defineProperty(exports,"Dt",{enumerable:!0,get:function(){return P}}),Object.defineProperty(exports,"E",{enumerable:!0,get:function(){return fc}}),Object.defineProperty(exports,"En",{enumerable:!0,get:function(){return an}}),Object.defineProperty(exports,"Et",{enumerable:!0,get:function(){return Mi}}),Object.defineProperty(exports,"F",{enumerable:!0,get:function(){return Gs}}),Object.defineProperty(exports,"Fn",{enumerable:!0,get:function(){return qt}}),Object.defineProperty(exports,"Ft",{enumerable:!0,get:function(){return xi}}),Object.defineProperty(exports,"G",{enumerable:!0,get:function(){return Qo}}),Object.defineProperty(exports,"Gn",{enumerable:!0,get:function(){return y}}),Object.defineProperty(exports,"Gt",{enumerable:!0,get:function(){return M}}),Object.defineProperty(exports,"H",{enumerable:!0,get:function(){return is}}),Object.defineProperty(exports,"Hn",{enumerable:!0,get:function(){return Je}}),Object.defineProperty(exports,"Ht",{enumerable:!0,get:function(){return ri}}),Object.defineProperty(exports,"I",{enumerable:!0,get:function(){return Ws}}),Object.defineProperty(exports,"In",{enumerable:!0,get:function(){return Rt}}),Object.defineProperty(exports,"It",{enumerable:!0,get:function(){return wi}}),Object.defineProperty(exports,"J",{enumerable:!0,get:function(){return Ho}}),Object.defineProperty(exports,"Jn",{enumerable:!0,get:function(){return Te}}),Object.defineProperty(exports,"Jt",{enumerable:!0,get:function(){return Xr}}),Object.defineProperty(exports,"K",{enumerable:!0,get:function(){return es}}),Object.defineProperty(exports,"Kn",{enumerable:!0,get:function(){return Pe}}),Object.defineProperty(exports,"Kt",{enumerable:!0,get:function(){return oi}}),Object.defineProperty(exports,"L",{enumerable:!0,get:function(){return Ps}}),Object.defineProperty(exports,"Ln",{enumerable:!0,get:function(){return Lt}}),Object.defineProperty(exports,"Lt",{enumerable:!0,get:function(){return gi}}),Object.defineProperty(exports,"M",{enumerable:!0,get:function(){return Xs}}),Object.defineProperty(exports,"Mn",{enumerable:!0,get:function(){return rn}}),Object.defineProperty(exports,"Mt",{enumerable:!0,get:function(){return F}}),Object.defineProperty(exports,"N",{enumerable:!0,get:function(){return Ks}}),Object.defineProperty(exports,"Nn",{enumerable:!0,get:function(){return Bt}}),Object.defineProperty(exports,"Nt",{enumerable:!0,get:function(){return Si}}),Object.defineProperty(exports,"O",{enumerable:!0,get:function(){return cc}}),Object.defineProperty(exports,"On",{enumerable:!0,get:function(){return en}}),Object.defineProperty(exports,"Ot",{enumerable:!0,get:function(){return ki}}),Object.defineProperty(exports,"P",{enumerable:!0,get:function(){return Us}}),Object.defineProperty(exports,"Pn",{enumerable:!0,get:function(){return Ut}}),Object.defineProperty(exports,"Pt",{enumerable:!0,get:function(){return Ci}}),Object.defineProperty(exports,"Q",{enumerable:!0,get:function(){return uo}}),Object.defineProperty(exports,"Qn",{enumerable:!0,get:function(){return _}}),Object.defineProperty(exports,"Qt",{enumerable:!0,get:function(){return Rr}}),Object.defineProperty(exports,"R",{enumerable:!0,get:function(){return Fs}}),Object.defineProperty(exports,"Rn",{enumerable:!0,get:function(){return Tt}}),Object.defineProperty(exports,"Rt",{enumerable:!0,get:function(){return vi}}),Object.defineProperty(exports,"S",{enumerable:!0,get:function(){return pc}}),Object.defineProperty(exports,"Sn",{enumerable:!0,get:function(){return ln}}),Object.defineProperty(exports,"St",{enumerable:!0,get:function(){return W}}),Object.defineProperty(exports,"T",{enumerable:!0,get:function(){return lc}}),Object.defineProperty(exports,"Tn",{enumerable:!0,get:function(){return tn}}),Object.defineProperty(exports,"Tt",{enumerable:!0,get:function(){return Bi}}),Object.defineProperty(exports,"U",{enumerable:!0,get:function(){return ts}}),Object.defineProperty(exports,"Un",{enumerable:!0,get:function(){return v}}),Object.defineProperty(exports,"Ut",{enumerable:!0,get:function(){return si}}),Object.defineProperty(exports,"V",{enumerable:!0,get:function(){return $o}}),Object.defineProperty(exports,"Vn",{enumerable:!0,get:function(){return Qe}}),Object.defineProperty(exports,"Vt",{enumerable:!0,get:function(){return ai}}),Object.defineProperty(exports,"W",{enumerable:!0,get:function(){return ns}}),Object.defineProperty(exports,"Wn",{enumerable:!0,get:function(){return Ge}}),Object.defineProperty(exports,"Wt",{enumerable:!0,get:function(){return ci}}),Object.defineProperty(exports,"X",{enumerable:!0,get:function(){return xo}}),Object.defineProperty(exports,"Xn",{enumerable:!0,get:function(){return we}}),Object.defineProperty(exports,"Xt",{enumerable:!0,get:function(){return A}}),Object.defineProperty(exports,"Y",{enumerable:!0,get:function(){return go}}),Object.defineProperty(exports,"Yn",{enumerable:!0,get:function(){return Ee}}),Object.defineProperty(exports,"Yt",{enumerable:!0,get:function(){return zr}}),Object.defineProperty(exports,"Z",{enumerable:!0,get:function(){return bo}}),Object.defineProperty(exports,"Zn",{enumerable:!0,get:function(){return me}}),Object.defineProperty(exports,"Zt",{enumerable:!0,get:function(){return D}}),Object.defineProperty(exports,"_",{enumerable:!0,get:function(){return bc}}),Object.defineProperty(exports,"_n",{enumerable:!0,get:function(){return w}}),Object.defineProperty(exports,"_t",{enumerable:!0,get:function(){return L}}),Object.defineProperty(exports,"a",{enumerable:!0,get:function(){return Kl}}),Object.defineProperty(exports,"an",{enumerable:!0,get:function(){return ir}}),Object.defineProperty(exports,"ar",{enumerable:!0,get:function(){return h}}),Object.defineProperty(exports,"at",{enumerable:!0,get:function(){return ja}}),Object.defineProperty(exports,"b",{enumerable:!0,get:function(){return vc}}),Object.defineProperty(exports,"bn",{enumerable:!0,get:function(){return xn}}),Object.defineProperty(exports,"bt",{enumerable:!0,get:function(){return zi}}),Object.defineProperty(exports,"c",{enumerable:!0,get:function(){return gl}}),Object.defineProperty(exports,"cn",{enumerable:!0,get:function(){return Un}}),Object.defineProperty(exports,"cr",{enumerable:!0,get:function(){return f}}),Object.defineProperty(exports,"ct",{enumerable:!0,get:function(){return Da}}),Object.defineProperty(exports,"d",{enumerable:!0,get:function(){return ml}}),Object.defineProperty(exports,"dn",{enumerable:!0,get:function(){return T}}),Object.defineProperty(exports,"dr",{enumerable:!0,get:function(){return c}}),Object.defineProperty(exports,"dt",{enumerable:!0,get:function(){return _a}}),Object.defineProperty(exports,"en",{enumerable:!0,get:function(){return Fr}}),Object.defineProperty(exports,"er",{enumerable:!0,get:function(){return m}}),Object.defineProperty(exports,"et",{enumerable:!0,get:function(){return io}}),Object.defineProperty(exports,"f",{enumerable:!0,get:function(){return ul}}),Object.defineProperty(exports,"fn",{enumerable:!0,get:function(){return Rn}}),Object.defineProperty(exports,"fr",{enumerable:!0,get:function(){return a}}),Object.defineProperty(exports,"ft",{enumerable:!0,get:function(){return ca}}),Object.defineProperty(exports,"g",{enumerable:!0,get:function(){return qc}}),Object.defineProperty(exports,"gn",{enumerable:!0,get:function(){return Vn}}),Object.defineProperty(exports,"gt",{enumerable:!0,get:function(){return B}}),Object.defineProperty(exports,"h",{enumerable:!0,get:function(){return cl}}),Object.defineProperty(exports,"hn",{enumerable:!0,get:function(){return Wn}}),Object.defineProperty(exports,"hr",{enumerable:!0,get:function(){return i}}),Object.defineProperty(exports,"ht",{enumerable:!0,get:function(){return ta}}),Object.defineProperty(exports,"i",{enumerable:!0,get:function(){return su}}),Object.defineProperty(exports,"in",{enumerable:!0,get:function(){return E}}),Object.defineProperty(exports,"ir",{enumerable:!0,get:function(){return le}}),Object.defineProperty(exports,"it",{enumerable:!0,get:function(){return Ma}}),Object.defineProperty(exports,"j",{enumerable:!0,get:function(){return Qs}}),Object.defineProperty(exports,"jn",{enumerable:!0,get:function(){return nn}}),Object.defineProperty(exports,"jt",{enumerable:!0,get:function(){return I}}),Object.defineProperty(exports,"k",{enumerable:!0,get:function(){return ic}}),Object.defineProperty(exports,"kn",{enumerable:!0,get:function(){return Yt}}),Object.defineProperty(exports,"kt",{enumerable:!0,get:function(){return N}}),Object.defineProperty(exports,"l",{enumerable:!0,get:function(){return Sl}}),Object.defineProperty(exports,"ln",{enumerable:!0,get:function(){return Hn}}),Object.defineProperty(exports,"lr",{enumerable:!0,get:function(){return d}}),Object.defineProperty(exports,"lt",{enumerable:!0,get:function(){return ka}}),Object.defineProperty(exports,"m",{enumerable:!0,get:function(){return sl}}),Object.defineProperty(exports,"mn",{enumerable:!0,get:function(){return Gn}}),Object.defineProperty(exports,"mr",{enumerable:!0,get:function(){return o}}),Object.defineProperty(exports,"mt",{enumerable:!0,get:function(){return Qi}}),Object.defineProperty(exports,"n",{enumerable:!0,get:function(){return uu}}),Object.defineProperty(exports,"nn",{enumerable:!0,get:function(){return Dr}}),Object.defineProperty(exports,"nr",{enumerable:!0,get:function(){return ue}}),Object.defineProperty(exports,"nt",{enumerable:!0,get:function(){return Wa}}),Object.defineProperty(exports,"o",{enumerable:!0,get:function(){return Tl}}),Object.defineProperty(exports,"on",{enumerable:!0,get:function(){return tr}}),Object.defineProperty(exports,"or",{enumerable:!0,get:function(){return fe}}),Object.defineProperty(exports,"ot",{enumerable:!0,get:function(){return Oa}}),Object.defineProperty(exports,"p",{enumerable:!0,get:function(){return Cl}}),Object.defineProperty(exports,"pn",{enumerable:!0,get:function(){return zn}}),Object.defineProperty(exports,"pr",{enumerable:!0,get:function(){return n}}),Object.defineProperty(exports,"pt",{enumerable:!0,get:function(){return ha}}),Object.defineProperty(exports,"q",{enumerable:!0,get:function(){return Bo}}),Object.defineProperty(exports,"qn",{enumerable:!0,get:function(){return Ne}}),Object.defineProperty(exports,"qt",{enumerable:!0,get:function(){return Qr}}),Object.defineProperty(exports,"r",{enumerable:!0,get:function(){return cu}}),Object.defineProperty(exports,"rn",{enumerable:!0,get:function(){return ar}}),Object.defineProperty(exports,"rr",{enumerable:!0,get:function(){return de}}),Object.defineProperty(exports,"rt",{enumerable:!0,get:function(){return Ga}}),Object.defineProperty(exports,"s",{enumerable:!0,get:function(){return El}}),Object.defineProperty(exports,"sn",{enumerable:!0,get:function(){return Xn}}),Object.defineProperty(exports,"sr",{enumerable:!0,get:function(){return ce}}),Object.defineProperty(exports,"st",{enumerable:!0,get:function(){return wa}}),Object.defineProperty(exports,"t",{enumerable:!0,get:function(){return du}}),Object.defineProperty(exports,"tn",{enumerable:!0,get:function(){return Pr}}),Object.defineProperty(exports,"tr",{enumerable:!0,get:function(){return p}}),Object.defineProperty(exports,"tt",{enumerable:!0,get:function(){return lo}}),Object.defineProperty(exports,"u",{enumerable:!0,get:function(){return dl}}),Object.defineProperty(exports,"un",{enumerable:!0,get:function(){return Bn}}),Object.defineProperty(exports,"ur",{enumerable:!0,get:function(){return u}}),Object.defineProperty(exports,"ut",{enumerable:!0,get:function(){return Aa}}),Object.defineProperty(exports,"v",{enumerable:!0,get:function(){return Bc}}),Object.defineProperty(exports,"vn",{enumerable:!0,get:function(){return C}}),Object.defineProperty(exports,"vt",{enumerable:!0,get:function(){return V}}),Object.defineProperty(exports,"w",{enumerable:!0,get:function(){return Wc}}),Object.defineProperty(exports,"wn",{enumerable:!0,get:function(){return sn}}),Object.defineProperty(exports,"wt",{enumerable:!0,get:function(){return R}}),Object.defineProperty(exports,"x",{enumerable:!0,get:function(){return xc}}),Object.defineProperty(exports,"xn",{enumerable:!0,get:function(){return dn}}),Object.defineProperty(exports,"xt",{enumerable:!0,get:function(){return Ni}}),Object.defineProperty(exports,"y",{enumerable:!0,get:function(){return _c}}),Object.defineProperty(exports,"yn",{enumerable:!0,get:function(){return En}}),Object.defineProperty(exports,"yt",{enumerable:!0,get:function(){return K}}),Object.defineProperty(exports,"z",{enumerable:!0,get:function(){return ys}}),Object.defineProperty(exports,"zn",{enumerable:!0,get:function(){return gt}}),Object.defineProperty(exports,"zt",{enumerable:!0,get:function(){return ni}});