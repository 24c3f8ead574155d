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
`,s);return c<0?e.length:c+1}}const re=60,ie=e=>oe(e)&&(e|32)!==ae,ae=116,oe=e=>(e|32)>=97&&(e|32)<=122,se=/* @__PURE__ */ RegExp(`<%|<\\?|\\{\\{|\\}\\}|\\{%|\\[%\\s|%>(?![\\w{!,])|[\\s;]\\?>|</?(?:tmpl|TMPL)_|\\{/?(?:tmpl|TMPL)_|\\{\\$[A-Za-z_]|@@?[A-Za-z_][\\w.-]*@|(?<![%\\w])%(?![\\dA-Fa-f]{2}\\w*%[\\dA-Fa-f]{2})[A-Za-z_]\\w+%|(?<![%$\\\\])\\{[A-Za-z][A-Za-z0-9_]+\\}|__[A-Z][A-Z0-9_]+__`),f=e=>se.test(e);function*ce(e){let t=[{nodes:e,next:0}];for(let e=t.at(-1);e;e=t.at(-1)){let n=e.nodes[e.next++];n?(yield n,n.kind===`section`&&t.push({nodes:n.children,next:0})):t.pop()}}function*p(e){for(let t of e)yield t,t.kind===`section`&&(yield*p(t.commands))}function*m(e){for(let t=e.parent;t;t=t.parent)yield t}const le=e=>e.parent?.children??e.file.children,ue=e=>e.kind===`directive`,de=e=>e.kind===`section`,fe=(e,t=0)=>e.args.slice(t).map(e=>e.value),h=(e,t)=>e.text.slice(t.start,t.end);function g(e,t){switch(e.key){case`ifmodule`:return ge(e)?`maybe`:ve(fe(e),t);case`ifversion`:return ge(e)?`maybe`:xe(fe(e),t);case`ifdefine`:return ge(e)?`maybe`:he(e);case`iftemplate`:return e.readings?.[t]??`maybe`;case`iffile`:case`ifdirective`:case`ifsection`:return t===`2.2`?`never`:`maybe`;default:return`always`}}const _=e=>e.key.startsWith(`if`)&&pe.test(e.key),pe=/^if(module|version|define|file|directive|section|template)$/,me=({keys:e})=>[...e].some(e=>e.startsWith(`<if`)&&pe.test(e.slice(1)));function he({args:e,file:t}){let n=e.length===1?e[0]?.value??``:``,r=n.startsWith(`!`),i=t.defined?.get(r?n.slice(1):n);return i===void 0?`maybe`:i===r?`never`:`always`}const ge=e=>f(h(e.file,e)),_e=/* @__PURE__ */ new Set([`core`,`http_core`,`mod_so`,`mod_authz_core`]);function ve([e=``,...t],r){let a=e.startsWith(`!`),o=a?e.slice(1):e,s=n(o);if(!s||t.length>0)return`maybe`;let{source:c,symbol22:l,symbol24:u}=s,d=!(r===`2.2`?l:u??i[s.name])||o!==c&&o!==l&&o!==u?`never`:_e.has(s.name)?`always`:`maybe`;return a?ye(d):d}const ye=e=>e===`maybe`?`maybe`:e===`always`?`never`:`always`,be={"2.2":[[2,2,0],[2,2,34]],"2.4":[[2,4,1],[2,4,999]]};function xe(e,t){let[n=``,r=``]=e.length===1?[`=`,...e]:e,i=/^(!?)(==?|>=?|<=?|~)$/.exec(n);if(!i||e.length>2)return`maybe`;let[,a,o=``]=i,s=o===`~`?r:/^==?$/.test(o)?/^\/(.*)\/$/.exec(r)?.[1]:void 0,c=s===void 0?Se(o,r,t):Ce(s,t);return a?ye(c):c}function Se(e,t,n){if(!/^\d+(\.\d+){0,2}$/.test(t))return`maybe`;let[r=0,i=0,a=0]=t.split(`.`).map(Number),o=be[n].map(e=>Math.sign(e[0]-r||e[1]-i||e[2]-a)),s=e=>o.every(e),c={"=":e=>e===0,"==":e=>e===0,">":e=>e>0,">=":e=>e>=0,"<":e=>e<0,"<=":e=>e<=0}[e];if(!c)return`maybe`;if(s(c))return`always`;let l=o[0]!==o[1];return s(e=>!c(e))&&!(l&&c(0))?`never`:`maybe`}function Ce(e,t){try{let n=new RegExp(e),r=Array.from({length:t===`2.2`?35:100},(e,r)=>n.test(`${t}.${r}`));return r.every(Boolean)?`always`:r.some(Boolean)?`maybe`:`never`}catch{return`maybe`}}const we=({path:e})=>/(^|\/)(httpd|apache)[\d.]*\.conf([.-][\w-]+(\.[\w-]+)*)?$/i.test(e),Te=e=>Ee(e)[0],Ee=e=>e.once(De);function De(e){let t=/* @__PURE__ */ new Map;for(let n of e.files){let r=d(n)?void 0:Oe(e,n);r&&t.set(n,{file:n,at:r})}return[...t.values()].filter(({file:n})=>!Me(e,n,t))}function Oe(e,t){for(let n of we(t)?[...ke,...Ae]:ke){let r=e.directivesIn(t,n).find(je);if(r)return r}}const ke=[`ServerRoot`,`User`,`Group`],Ae=[`PidFile`,`LoadModule`,`Listen`,`DocumentRoot`],je=e=>[...m(e)].every(_);function Me(e,t,n){let r=/* @__PURE__ */ new Set([t]);for(let t of r)for(let n of e.includersOf(t))r.add(n.file);return r.delete(t),[...r].some(e=>n.has(e))}function Ne(e,t){if(Ee(e).length===1)return new Set(e.files);let n=/* @__PURE__ */ new Set([t.file]),r=e.directives(`Include`,`IncludeOptional`);for(let t of n)for(let i of r)if(i.file===t)for(let t of e.filesOf(i))n.add(t);return n}function Pe(e,t=Ie){let n=new Set(e.flatMap(e=>[...e.keys])),r=ze(e,t),i=e=>r?e.filter(e=>!r(e)):e,a=/* @__PURE__ */ new Map;function o(e){if(!n.has(e))return Fe;let t=a.get(e)??i(s(e));return a.set(e,t),t}function s(t){let n=[];for(let r of e)for(let e of r.named(t))n.push(e);return n}function c(e){let[t=Fe,...n]=e.map(o);return n.length===0?t:t.concat(...n)}return{names:n,directives:(...e)=>c(e.map(Le)),says:(...e)=>e.some(e=>r?o(Le(e)).length>0:n.has(Le(e))),sections:(...e)=>c(e.map(Re)),directivesIn:(e,t)=>i(e.named(Le(t))),sectionsIn:(e,t)=>i(e.named(Re(t))),isLive:e=>!r?.(e)}}const Fe=[],Ie=/* @__PURE__ */ new Set,Le=e=>e.toLowerCase(),Re=e=>`<${e.toLowerCase()}`;function ze(e,t){let n=new Set(e.flatMap(Be));if(n.size!==0||t.size!==0)return e=>{if(t.has(e.file)||e.kind===`section`&&n.has(e))return!0;for(let t of m(e))if(n.has(t))return!0;return!1}}const Be=e=>[...e.keys].filter(e=>e.startsWith(`<if`)).flatMap(t=>e.named(t)).filter(e=>e.kind===`section`&&_(e)&&g(e,`2.4`)===`never`),Ve={in22:!0,asksUser:!0,inLowerCaseOnly:!1},He={...Ve,inLowerCaseOnly:!0},Ue={in22:!1,asksUser:!0,inLowerCaseOnly:!1},We={...Ue,asksUser:!1},Ge=[[`mod_authz_core`,`all env expr method`,We],[`mod_authz_host`,`ip host local forward-dns`,We],[`mod_ssl`,`ssl ssl-verify-client`,We],[`mod_authz_user`,`user valid-user`,Ve],[`mod_authz_groupfile`,`group`,Ve],[`mod_authz_groupfile`,`file-group`,He],[`mod_authz_owner`,`file-owner`,He],[`mod_authnz_ldap`,`ldap-user ldap-dn ldap-group ldap-attribute ldap-filter`,He],[`mod_authnz_ldap`,`ldap-search`,Ue],[`mod_authz_dbm`,`dbm-group dbm-file-group`,Ue],[`mod_authz_dbd`,`dbd-group dbd-login dbd-logout`,Ue]].flatMap(([e,t,n])=>t.split(` `).map(t=>({word:t,module:e,...n}))),Ke=new Map(Ge.map(e=>[e.word,e])),qe=e=>Ke.get(e.toLowerCase()),Je=e=>e.toLowerCase()===`not`||qe(e)?.in22===!1,Ye={u:`maps`,p:`passes`,r:`asks`,v:`sets`,f:`reads`,i:`brings`,d:`refuses`,a:`authorizes`};function Xe(e,t){let n=v(e.replace(/^</,``));if(n)return n.effects.has(t);let r=Ze.find(([t])=>t.test(e))?.[1];return r===void 0||[...r].some(e=>Ye[e]===t)}const Ze=[[/^[\d:]/,``],[/^(perl|python)transhandler$|^vhostldap|^jkautoalias$/,`u`],[/^perlmaptostoragehandler$|^jkmount(file|copy)?$|^svn(parent)?path$/,`p`],[/^wsgiscriptalias(match)?$/,`ur`],[/^(perl|python)authzhandler$/,`ad`],[/^perl(require|(post)?configrequire)$|^<perl$/,`fi`],[/^(perl|python)(access|authen|headerparser|init)handler$|^wsgi(access|auth)\w*$/,`dv`],[/^(perl|python)fixuphandler$|^perl(setenv|passenv)$|^geoip|^maxmind|^rpaf/,`v`],[/^(perl|python)((response|pre\w+|post\w+)?handler|\w*filter\w*)$|^wsgihandlerscript$/,`rv`],[/^(fcgid|fastcgi|suphp|passenger|rails|rack|mono|tracenable)/,`r`],[/^(auth|krb|gssapi|mellon|shib|cosign|oidc|cas|nss|sec|dos|lookup)/,`dfv`],[/^(perl|python|wsgi|jk|svn|php|modpagespeed|mod_gzip|r(mode|defaultuidgid|uidgid|groups|minuidgid)$)/,`.`],[/^(ipc|min|max|default|idle|busy|error|spawn|zombie|process)\w*(timeout|count|process|time|interval|score|lifetime)$/,`.`],[/^(serverenvironment|assignuserid|maxclientsvhost|nicevalue|multiplexer|processor)$/,`.`],[/^(servertype|port|bindaddress|addmodule|clearmodulelist|(agent|referer)(log|ignore))$/,`.`]];let Qe;const $e=/* @__PURE__ */ new Map;function v(e){let t=e.toLowerCase(),n=tt().get(t);if(n===void 0)return;let r=$e.get(t)??nt(n);return $e.set(t,r),r}const et=()=>Array.from(tt().keys(),e=>v(e));function tt(){return Qe??=new Map(`AcceptFilter core/s/-/TAKE2 = .
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
AuthnzFcgiCheckAuthnProvider - mod_authnz_fcgi/svdh/FileInfo/TAKE_ARGV dr
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
DavGenericLockDB mod_dav_lock/d/-/TAKE1 = .
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
ForceType core/svdh/FileInfo/TAKE1 = r
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
LockFile mpm_common/s/-/TAKE1 - .
LogFormat mod_log_config/sv/-/TAKE12 = .
LogIOTrackTTFB - mod_logio/svdh/All/FLAG .
LogLevel core/sv/-/TAKE1 core/svd/-/ITERATE .
LogMessage - mod_log_debug/svd/-/TAKE123 .
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
LuaHookTranslateName - mod_lua/svdh/All/RAW_ARGS|TAKE23 ruv
LuaHookTypeChecker - mod_lua/svdh/All/RAW_ARGS|TAKE2 rv
LuaInherit - mod_lua/svdh/All/TAKE1 .
LuaInputFilter - mod_lua/sdh/All/TAKE3 rv
LuaMapHandler - mod_lua/svdh/All/TAKE23 ruv
LuaOutputFilter - mod_lua/sdh/All/TAKE3 rv
LuaPackageCPath - mod_lua/svdh/All/TAKE1 f
LuaPackagePath - mod_lua/svdh/All/TAKE1 f
LuaQuickHandler - mod_lua/svdh/All/RAW_ARGS|TAKE2 ruv
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
MDRequireHttps - mod_md/sdh/AuthConfig/TAKE1 d
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
ProxyExpressDBMFile - mod_proxy_express/svdh/FileInfo/TAKE1 f
ProxyExpressDBMType - mod_proxy_express/svdh/FileInfo/TAKE1 .
ProxyExpressEnable - mod_proxy_express/svdh/FileInfo/FLAG .
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
Substitute mod_substitute/svdh/All/TAKE1 mod_substitute/svdh/FileInfo/TAKE1 .
SubstituteInheritBefore mod_substitute/svdh/FileInfo/FLAG = .
SubstituteMaxLineLength - mod_substitute/svdh/FileInfo/TAKE1 .
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
`).map(e=>[e.slice(0,e.indexOf(` `)).replace(/[<>]/g,``).toLowerCase(),e])),Qe}function nt(e){let[t=``,n=`-`,r=`-`,i=``]=e.split(` `),a=rt(n),o=new Set([...i].flatMap(e=>Ye[e]??[])),s=t.startsWith(`<`);return{name:s?t.slice(1,-1):t,isSection:s,in22:a,in24:r===`=`?a:rt(r),effects:o}}function rt(e){if(e===`-`)return;let[t=``,n=``,r=``,i=``]=e.split(`/`);return{module:t,contexts:n,override:r===`-`?``:r,kind:i}}function it(e){let t=[...pt(e)];return{only22:[...e.names].flatMap(t=>ut(e,t)),old:e.directives(...lt).filter(e=>Et(e)&&!/^none$/i.test(b(e))),foreign24:t.filter(e=>!bt(e)),ours:t.filter(bt),mixed:e.says(`Order`,`Allow`,`Deny`,`Satisfy`)?e.directives(`Require`).filter(ct):[],kept:e.directives(...at.keys()).filter(ot),loads22:st(e)}}const at=/* @__PURE__ */ new Map([[`authldapmaxsubgroupdepth`,/^0$/],[`directorycheckhandler`,/^on$/],[`fileetag`,/^inode mtime size$/],[`regexdefaultoptions`,/-dollar_endonly/],[`ssilegacyexprparser`,/^on$/]]),ot=({key:e,args:t})=>{let n=t.map(({value:e})=>e.toLowerCase()).sort();return at.get(e)?.test(n.join(` `))===!0};function st(e){let t=e.directives(`LoadModule`);return t.some(e=>y(e)?.name===`mod_authz_core`)?[]:t.filter(e=>y(e)?.name===`mod_authz_host`)}const ct=e=>/^all$/i.test(b(e))&&Et(e)&&le(e).some(e=>e.kind===`directive`&&/^(order|allow|deny|satisfy)$/.test(e.key)),lt=[`Order`,`Allow`,`Deny`,`Satisfy`,`NameVirtualHost`,`DefaultType`,`MaxClients`,`MaxRequestsPerChild`];function ut(e,t){if(t.startsWith(`<`))return[];let n=v(t),r=n?.in22&&!n.in24;return!r&&t!==`loadmodule`?[]:e.directives(t).filter(e=>!d(e.file)&&Tt(e)&&(r||dt(y(e))))}const dt=e=>!!e?.symbol22&&!e.symbol24&&(!i[e.name]||ft.test(e.name)),ft=/^mod_(authn_default|authz_default|authn_alias|mem_cache)$/;function*pt(e){let t=e.directives(`LoadModule`).some(e=>b(e)===`define_module`);for(let n of e.names)t&&/^(un)?define$/.test(n)||(yield*ht(e,n).filter(Et));yield*e.sections(`IfModule`).filter(mt)}function mt(e){let t=y(e),n=t?.name===`mod_access_compat`||St.test(t?.name??``);return!/^!/.test(b(e))&&gt(t)&&!n&&Et(e)}function ht(e,t){return t===`require`?e.directives(t).filter(e=>Je(b(e))):t===`loadmodule`?e.directives(t).filter(e=>gt(y(e))):yt(t)?t.startsWith(`<`)?e.sections(t.slice(1)):e.directives(t):[]}const gt=e=>!!e?.symbol24&&!e.symbol22&&!_t.test(e.name),_t=/^mod_(macro|proxy_html|xml2enc|remoteip|proxy_wstunnel|sed|lua|mpm_itk|http2|fcgid|reqtimeout)$/,vt=({kind:e,key:t})=>yt(e===`section`?`<${t}`:t)||/^if(file|directive|section)$/.test(t);function yt(e){let t=v(e.replace(/^</,``));return!!t?.in24&&!t.in22&&t.isSection===e.startsWith(`<`)&&!/^<?(if(file|directive|section)|macro|use|undefmacro|(proxyhtml|xml2|remoteip)\w*)$/.test(e)}function bt(e){return e.key===`loadmodule`?St.test(y(e)?.name??``):e.key===`require`?Ct.test(b(e)):e.kind===`section`&&e.key===`if`?[...p(e.commands)].every(xt):wt.has(e.key)}const xt=({key:e})=>/^(require\w*|authmerging)$/.test(e),St=/^mod_(authn_core|authz_core|unixd|slotmem_\w+|socache_\w+|lbmethod_\w+|allowmethods|cache_disk|example_hooks|mpm_\w+)$|^(prefork|worker|event)$/,Ct=/^(all|ip|host|expr|env|method|not|dbm-group|dbm-file-group)$/i,wt=/* @__PURE__ */ new Set([`define`,`undefine`,`requireall`,`requireany`,`requirenone`,`authmerging`,`authldapmaxsubgroupdepth`,`allowmethods`,`includeoptional`,`maxrequestworkers`,`maxconnectionsperchild`,`mutex`,`errorlogformat`,`regexdefaultoptions`,`mergeslashes`,`directorycheckhandler`,`registerhttpmethod`,`httpprotocoloptions`,`deflatealteretag`,`ssilegacyexprparser`,`substitutemaxlinelength`,`sslcarevocationcheck`,`sslproxycarevocationcheck`]),y=e=>n(b(e)),b=({args:e})=>e[0]?.value??``;function Tt(e){for(let t of m(e))if(_(t)&&g(t,`2.2`)!==`always`)return!1;return!0}function Et(e){for(let t of m(e)){let e=_(t)?g(t,`2.2`):`always`;if(e===`never`||e===`maybe`&&t.key!==`ifmodule`)return!1}return!0}function Dt(e,t,n,r=[]){let i=it(e),{only22:a,ours:o}=i,s=[...i.old,...i.loads22,...i.kept],c=[...i.foreign24,...i.mixed.filter(Pt(t))],l=[.../* @__PURE__ */ new Set([...c,...o])],u=It(e),ee=u!==void 0||t.some(e=>!d(e)&&Lt.test(e.path)),te={only22:a,old:s,foreign24:c,ours:o,isPlaced:ee,isBeside24:()=>r.length>0&&r.every(({judgement:e})=>e.origin===`2.4`),files:t},ne=n.from===`auto`?Ot(te,n.begun):kt(n,[...o.filter(Pt(t)),...c.filter(Ft)]);return{said:n,origin:ne,isUntouched:a.length>0&&(ne===`2.2`||jt(n,i))&&Mt(i,c),stops24:a.length>0,signs22:[...a,...i.old,...i.loads22],signs24:u?[...c,u]:c,shows24:ee||c.length>0,upgraded:l}}function Ot({only22:e,old:t,foreign24:n,ours:r,isPlaced:i,isBeside24:a,files:o},s){if(e.length>0){let t=new Set(n.filter(Ft).map(({key:e})=>e));return t.size>e.length?`2.4`:s||r.length>0||t.size>0?`on its way`:`2.2`}if(n.length>0||i)return`2.4`;if(s)return`on its way`;if(r.length===0)return t.length===0&&a()?`2.4`:`2.2`;let c=Rt(o);return c===void 0?t.length>0?`on its way`:`2.4`:c===`2.4`?`2.4`:`on its way`}function kt({from:e,begun:t},n){return e===`2.4`?`2.4`:t||n.some(e=>e.key!==`require`||At(e))?`on its way`:`2.2`}const At=({args:e})=>/^all$/i.test(e[0]?.value??``),jt=({from:e,begun:t},{loads22:n})=>!t&&(e===`2.2`||e===`auto`&&n.length>0);function Mt({ours:e,loads22:t},n){let r=e=>t.length>0&&!Ft(e);return e.every(e=>Nt(e)||r(e))&&n.every(e=>Nt(e)||!Ft(e))}const Nt=({key:e})=>e===`require`,Pt=e=>e.every(d)?()=>!0:Ft,Ft=({file:e})=>!d(e),It=e=>e.directives(`Include`,`IncludeOptional`).find(e=>Lt.test(e.args[0]?.value??``)),Lt=/(^|\/)(conf-(available|enabled)|conf\.modules\.d)(\/|$)/;function Rt(e){let t=t=>e.some(({text:e})=>zt(t).test(e)),[n,r]=[t(`2\\.2`),t(`2\\.4`)];if(n!==r)return r?`2.4`:`2.2`}const zt=e=>RegExp(`^[ \\t]*#.*httpd\\.apache\\.org/docs/${e}\\b`,`m`);function Bt({judgement:e,role:t},n){let{origin:r,signs22:i,upgraded:a,said:o}=e;return r===`2.4`?!1:o.from===`auto`?t===`apart`||t===`unread`?[...i,...o.begun?a:[]].some(e=>e.file===n):o.begun||r!==`2.2`||i.length>0:!0}function Vt(){let t=/* @__PURE__ */ new Map,n=e=>{let n=e;for(let e=t.get(n);e!==void 0;e=t.get(n))n=e;for(let r=e;r!==n;){let e=t.get(r);t.set(r,n),r=e}return n};return{join:(e,r)=>{let[i,a]=[n(e),n(r)];i!==a&&t.set(i,a)},groups:t=>[...e.i(t,n).values()]}}const Ht=/* @__PURE__ */ new Map([[`virtualhost`,`virtualhost`],[`directory`,`directory`],[`directorymatch`,`directory`],[`files`,`files`],[`filesmatch`,`files`],[`location`,`location`],[`locationmatch`,`location`],[`proxy`,`proxy`],[`proxymatch`,`proxy`]]);function Ut(e,t){let n=e.once(Gt),r=t.parent??t.file,i=n.get(r);if(!i){let[a=[],...o]=e.enclosing(t),s=Jt(t,a);i=o.length===0?Wt[s]:/* @__PURE__ */ new Set([s,...o.map(e=>Jt(t,e))]),n.set(r,i)}return i}const Wt={server:/* @__PURE__ */ new Set([`server`]),virtualhost:/* @__PURE__ */ new Set([`virtualhost`]),directory:/* @__PURE__ */ new Set([`directory`]),files:/* @__PURE__ */ new Set([`files`]),location:/* @__PURE__ */ new Set([`location`]),proxy:/* @__PURE__ */ new Set([`proxy`]),htaccess:/* @__PURE__ */ new Set([`htaccess`]),other:/* @__PURE__ */ new Set([`other`])},Gt=()=>/* @__PURE__ */ new Map,x=(e,t)=>e.once(Kt).has(t.parent??t.file);function Kt(e){let t=/* @__PURE__ */ new Set;for(let n of e.files){let[r]=n.commands;r&&Ut(e,r).has(`server`)&&t.add(n)}for(let e of t)for(let n of e.sections)qt(n)&&t.add(n);return t}const qt=e=>_(e)||/^(limit|limitexcept|require(all|any|none)|if|else|elseif)$/.test(e.key);function Jt(e,t){let n=t.find(e=>!qt(e));return n?Ht.get(n.key)??`other`:d(e.file)?`htaccess`:`server`}function S(e,t){return e.enclosing(t).some(e=>e.some(e=>_(e)&&!Yt(e)))}const Yt=e=>g(e,`2.2`)===`always`&&g(e,`2.4`)===`always`,Xt=e=>e.once(Zt);function Zt(e){return e.from===`2.4`?[]:Ee(e).map(t=>{let n=Ne(e,t);return{...t,files:n,startFiles:new Set([...n].filter(e=>!d(e)))}})}function Qt(e,t,n){let r=e.once($t),i=r.get(t)??/* @__PURE__ */ new Map;return r.set(t,i),i.has(n)||i.set(n,n(e,t)),i.get(n)}const $t=()=>/* @__PURE__ */ new Map,en=(e,t,...n)=>e.directives(...n).filter(e=>t.startFiles.has(e.file)),tn=(e,t,...n)=>en(e,t,...n).filter(t=>x(e,t)),nn=(e,t)=>e.complete||en(e,t,`Include`,`IncludeOptional`).every(t=>!/[*?[]|\/$/.test(t.args[0]?.value??``)&&e.filesOf(t).length>0),rn=(...t)=>`No file outside these sets ${e.t(t,5,` or `)} for the whole server.`,an=e=>/^No file outside these sets (\w+) for the whole server\.$/.exec(e)?.[1];function on(e,t,...n){for(let r of[...n,...sn]){let n=(t.startFiles.has(t.file)?e.directivesIn(t.file,r):[]).findLast(t=>x(e,t)&&!S(e,t));if(n)return n}return t.at}const sn=[`KeepAliveTimeout`,`KeepAlive`,`ServerName`,`ServerAdmin`,`Listen`,`PidFile`,`ServerRoot`,`Group`,`User`,`LoadModule`];function cn(e,t){let n=0,r=e;for(;n<r;){let e=n+r>>1;t(e)?r=e:n=e+1}return n}function ln(e,t){return dn(t)&&!fn(e,t)&&e.once(un)}const un=e=>e.files.some(t=>dn(t)&&fn(e,t)),dn=({path:e})=>/(^|\/)\w+-available\//.test(e),fn=(e,t)=>e.includersOf(t).length>0,pn=e=>/^(\/|[A-Za-z]:)/.test(e),mn=1e3;function hn(e,t,n){let r={files:/* @__PURE__ */ new Map,includers:/* @__PURE__ */ new Map,problems:/* @__PURE__ */ new Map},i=t.length>0?bn(r,_n(r,e,gn(t,n))):/* @__PURE__ */ new Map;return{...r,placesOf:e=>i.get(e)?.map(e=>e.sections)??[[]]}}function gn(e,t){let n=/* @__PURE__ */ new Map;for(let r of e)for(let e of t(r).files)wn(n,r.file,[r,e]);return n}function _n(e,t,n){let r=new Set([...n.values()].flatMap(e=>e.map(([,e])=>e))),i=/* @__PURE__ */ new Set;for(let a of[...t.filter(e=>!r.has(e)),...t])vn(e,a,n,i);return[...i].reverse()}function vn(e,t,n,r){let i=[],a=/* @__PURE__ */ new Map,o=e=>{r.has(e)||a.has(e)||(a.set(e,i.length),i.push({file:e,next:0}))};o(t);for(let t=i.at(-1);t;t=i.at(-1)){let[s,c]=n.get(t.file)?.[t.next++]??[];!s||!c?(i.pop(),a.delete(t.file),r.add(t.file)):a.has(c)?yn(e,s,i.slice(a.get(c)).map(e=>e.file)):(wn(e.files,s,c),wn(e.includers,c,s),o(c))}}function yn(e,t,n){let[r,...i]=n.map(e=>e.path),a=i.slice(0,5).map(e=>`${e}, which includes `);Cn(e,t,`${i.length===0?`${r} includes itself`:`${r} includes ${a.join(``)}${i.length>5?`… `:``}${r} again`}; httpd gives up on such a circle.`)}function bn(e,t){let n={sections:[],inside:/* @__PURE__ */ new Map},r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map;for(let a of t){for(let t of e.includers.get(a)??[])i.get(t.file)===128&&xn(e,t,a);let t=e.includers.get(a)??[],o=t.map(e=>i.get(e.file)??0);i.set(a,o.reduce((e,t)=>Math.max(e,t+1),0));let s=new Set(t.flatMap(e=>(r.get(e.file)??[n]).map(t=>Sn(t,e))));r.set(a,s.size>0?[...s].slice(0,mn):[n]);let[c]=t;c&&s.size>mn&&Cn(e,c,`${a.path} is included in more than ${mn} different places, of which not all are looked at.`)}return r}function xn(e,t,n){e.includers.set(n,(e.includers.get(n)??[]).filter(e=>e!==t)),e.files.set(t,(e.files.get(t)??[]).filter(e=>e!==n)),Cn(e,t,`Include lines nest more than 128 deep here, which httpd refuses.`)}function Sn(e,t){let{parent:n}=t;if(!n)return e;let r=e.inside.get(n);if(r)return r;let i={sections:[...m(t),...e.sections],inside:/* @__PURE__ */ new Map};return e.inside.set(n,i),i}function Cn({problems:e},t,n){let r={start:t.name.start,end:t.args.at(-1)?.end??t.name.end};e.get(t.file)?.some(e=>e.at.start===r.start)||wn(e,t.file,{at:r,message:n})}function wn(e,t,n){let r=e.get(t);r?r.push(n):e.set(t,[n])}function*Tn(e){for(let t of e.files)!d(t)&&e.includersOf(t).length===0&&(yield En({site:e,open:[],readings:/* @__PURE__ */ new Map},t,{conditions:[],inside:[]}))}function*En(e,t,n){let{open:r,readings:i}=e,a=i.get(t)??0;r.includes(t)||a===1e3||(i.set(t,a+1),r.push(t),yield*Dn(e,t.commands,n),r.pop())}function*Dn(e,t,n){let{site:r}=e;for(let i of t)if(i.kind===`directive`){yield{at:i,...n};for(let t of r.filesOf(i))yield*En(e,t,n)}else i.kind===`section`&&r.isLive(i)&&(yield*Dn(e,i.commands,On(i,n)))}function On(e,{conditions:t,inside:n}){return _(e)?g(e,`2.4`)===`always`?{conditions:t,inside:n}:{conditions:[...t,kn(e)],inside:n}:{conditions:t,inside:[e,...n]}}function kn(e){let t=e.args.map(e=>e.value).join(` `),[,r=``,i=``]=/^(!?)(.*)$/s.exec(t)??[];return`${e.key} ${r}${e.key===`ifmodule`?n(i)?.name??i:i}`}const C=(e,t)=>Mn(e,t,e.from)??g(t,e.from),w=(e,t)=>Mn(e,t,`2.4`)??g(t,`2.4`);function An(e,t){let n=[...m(t)].filter(_),r=n.every(t=>C(e,t)!==`never`);if(r!==n.every(t=>w(e,t)!==`never`))return r?`2.2`:`2.4`}const jn=/* @__PURE__ */ new Set([`mod_authz_host`,`mod_auth_basic`,`mod_authz_user`,`mod_authz_groupfile`,`mod_authn_file`]);function Mn(e,t,r){if(t.key!==`ifmodule`||t.args.length!==1)return;let a=t.args[0]?.value??``,o=a.startsWith(`!`),s=o?a.slice(1):a;if(/^mod_access(\.c)?$/i.test(s))return o?`always`:`never`;let c=n(s);if(!c?.symbol22||!c.symbol24&&(r===`2.4`||i[c.name])||s!==c.source&&s!==c.symbol22)return;let l=f(h(t.file,t))?void 0:Nn(e,c,t,r);return l===void 0?void 0:l===o?`never`:`always`}function Nn(e,t,n,r){let i=e.once(In).get(t)??[],a=i.filter(t=>!Vn(e,t,n)),o=a.map(n=>Bn(n,t)?`always`:Pn(e,n,r));if(o.includes(`always`))return!0;if(o.length>0&&o.every(e=>e===`never`))return!e.once(Fn)&&void 0;if(jn.has(t.name))return a.length>0?!0:i.length===0?Ln(e)||Rn(e,t)||void 0:!e.once(Fn)&&void 0}function Pn(e,t,n){let r=e.enclosing(t).map(e=>e.filter(_).map(e=>g(e,n)));return r.some(e=>e.every(e=>e===`always`))?`always`:r.every(e=>e.includes(`never`))?`never`:`maybe`}const Fn=e=>[...e.once(In)].some(([t,n])=>t&&jn.has(t.name)&&n.some(t=>!S(e,t))),In=t=>e.i(t.files.filter(e=>!ln(t,e)).flatMap(e=>e.named(`loadmodule`).filter(ue)),({args:e})=>n(e[0]?.value??``)),Ln=e=>!e.complete||![...jn].some(t=>e.loads(t));function Rn(e,t){let n=e=>v(e)?.in22?.module===t.name,r=[...e.names].filter(n).flatMap(t=>e.directives(t)),i=t.name===`mod_auth_basic`?e.directives(`AuthType`).filter(zn):[];return[...r,...i].some(t=>!S(e,t))}const zn=({args:e})=>e[0]?.value.toLowerCase()===`basic`;function Bn(e,{source:t,symbol22:n}){let r=[...m(e)].filter(_).flatMap(({key:e,args:t})=>e===`ifmodule`?t.map(({value:e})=>e):[``]);return r.length>0&&r.every(e=>e===`!${t}`||e===`!${n}`)}function Vn(e,t,n){let r=[...p(n.commands)].find(ue),i=e.once(Hn),[a,o]=[i.get(t),r&&i.get(r)];return a&&o?a.root===o.root&&a.index>=o.index:t.file===n.file&&t.start>n.start}function Hn(e){let t=/* @__PURE__ */ new Map,n=0;for(let r of Tn(e)){let e=0;for(let{at:i}of r)t.has(i)||t.set(i,{root:n,index:e}),e++;n++}return t}function T(e){let t=h(e.file,e);return t.includes("${")||/\\\\\r?\n$/.test(t)||Un(e)?!1:!Wn(e).some(e=>t.includes(e))}const Un=e=>f(h(e.file,e));function Wn(e){let t=[];for(let n=e.parent;n;n=n.parent)n.key===`macro`&&t.push(...n.args.slice(1).map(e=>e.value).filter(Boolean));return t}function Gn(e){for(let t=e.parent;t;t=t.parent)if(t.key===`macro`)return!0;return!1}const Kn=e=>`"${e.replace(/\\(?=[\\"]|$)/g,`\\\\`).replace(/"/g,`\\"`)}"`,qn=(e,t,n)=>/^["']/.test(h(e.file,t))?Kn(n):n,Jn=e=>/^[^\s"'\\]+$/.test(e)?e:Kn(e),Yn=e=>Un(e)?fe(e).join(` `):e.args[0]?.value??``,Xn=e=>!(f(e)&&e.includes(`"`));function Zn(e){return Qn(e)?e:Array.from(er.encode(e),e=>String.fromCharCode(e<128?e:$n+e)).join(``)}const Qn=e=>!/[^\0-\x7f]/.test(e),$n=57344,er=new TextEncoder,E=e=>/[*?[]/.test(e);function tr(e){if(!E(e))return t=>t===e;let t=rr(e);return n=>(!n.startsWith(`.`)||e.startsWith(`.`))&&ar(t,n)}const nr=e=>e.match(/\*|\?|\[[!^]?\]?[^\]]*\]|./gsu)??[];function rr(e){return nr(Zn(e)).map(e=>e===`*`?`*`:e===`?`?()=>!0:e.length>2&&e.startsWith(`[`)?ir(e.slice(1,-1)):t=>t===e)}function ir(e){let t=/^[!^]/.test(e),n=(t?e.slice(1):e).match(/.-.|./gsu)??[],r=e=>n.some(t=>t.length>2?e>=t.charAt(0)&&e<=t.slice(-1):e===t);return e=>r(e)!==t}function ar(e,t){let n=Zn(t),[r,i]=[0,0],[a,o]=[-1,0];for(;r<n.length;){let t=e[i];if(t===`*`)a=i++,o=r;else if(t?.(n[r]))r++,i++;else if(a>=0)i=a+1,r=++o;else return!1}return e.slice(i).every(e=>e===`*`)}const or=(e,t)=>sr(e,`.`)===void 0||ar(rr(e),t);function sr(e,t){let n=nr(e).map(e=>e===`*`?`${t}*`:e===`?`?t:/^\[[!^]?(?:[\w.](?:-\w)?)+\]$/.test(e)?e.replace(/^\[[!^]/,`[^`):/[[\]\\]/.test(e)?void 0:e.replace(/[.+^${}()|]/,`\\$&`));if(n.includes(void 0))return;let r=n.join(``);return cr(r)?r:void 0}function cr(e){try{return new RegExp(e)instanceof RegExp}catch{return!1}}const lr=e=>!E(e)||sr(e,`.`)!==void 0;function ur(e,t){return e.every((e,n)=>{let r=t[n]??``;return e===r||E(e)&&E(r)&&dr(e,r)||E(e)&&or(e,r)||E(r)&&or(r,e)})}function dr(e,t){let[n,r]=[e,t].map(e=>e.slice(0,e.search(/[*?[\\]/)));return(n??``).startsWith(r??``)||(r??``).startsWith(n??``)}const fr=/* @__PURE__ */ RegExp(`^(?:%+\\s*(?:if|elif|else|elseif|endif|for|endfor|foreach|while|endwhile|unless|end|ifdef|ifndef)\\b|\\{\\/?(?:if|else|elseif|foreach|foreachelse|for|section|sectionelse|while|unless|literal)\\b|@+(?:if|else|elseif|end|unless|for|foreach|ifdef|ifndef)(?:[_\\W]|$)|__(?:IF|ELSE|END|UNLESS|FOR)|#(?:ifdef|ifndef|endif)\\b|#(?:if|elseif|foreach)\\s*\\(|<\\/?(?:#|@|(?:c|g|py|s|tal|xsl):)\\w|m4_|ifdef\\(|ifelse\\()`,`i`);function pr(e){for(let t=0;t<e.length;){let n=e.indexOf(`
`,t),r=n<0?e.length:n,i=t;for(;i<r&&mr(e.charCodeAt(i));)i++;if(gr(e,i)&&fr.test(e.slice(i,r)))return!0;t=r+1}return!1}const mr=e=>e===32||e===9,hr=/* @__PURE__ */ new Set(`%{@_<mMiI`),gr=(e,t)=>e[t]===`#`?/[ief]/i.test(e[t+1]??``):hr.has(e[t]??``),_r=e=>vr.test(e),vr=/^(?:[%{@_]|<\/?(?:[#@]|\w+:)|m4_|if(?:def|else)\()/i;function yr(e,t,n){let r=e.charCodeAt(t+1)|32;return(r===Sr||r===br||r===xr)&&fr.test(e.slice(t,n))}const br=101,xr=102,Sr=105,Cr=e=>Array.from(e.matchAll(wr),({0:e,index:t})=>({start:t,end:t+e.length,kind:Tr(e)})),wr=/<%[\s\S]*?%>|<\?(?!xml)[\s\S]*?\?>|\{%[\s\S]*?%\}|\{\{[\s\S]*?\}\}|\{#[\s\S]*?#\}|\[%\s[\s\S]*?%\]|<\/?tmpl_\w+[^>]*>|\{\/?tmpl_\w+[^}]*\}/gi;function Tr(e){let t=e.toLowerCase();return/^[<{]\/?tmpl_/.test(t)?Er(t):t.startsWith(`<%`)?Dr(e.slice(2,-2).replace(/^-|-$/g,``)):t.startsWith(`{%`)||t.startsWith(`[%`)?kr(e.slice(2,-2).replace(/^[-+]|[-+]$/g,``).trim()):t.startsWith(`{{`)?Ar(e.slice(2,-2).replace(/^[-~{]|[-~}]$/g,``).trim()):t.startsWith(`{#`)?`nothing`:jr(e.slice(2,-2).trim())}function Er(e){return/^[<{]\/?tmpl_(else|elseif|elsif)\b/.test(e)?`middle`:/^[<{]\/tmpl_/.test(e)?`end`:/^[<{]tmpl_(if|unless|loop|foreach|ifnot)\b/.test(e)?`open`:/^[<{]tmpl_comment\b/.test(e)?`unknown`:`text`}function Dr(e){if(/^[=|]/.test(e))return`text`;if(e.startsWith(`#`))return`nothing`;let t=e.trim();return/^(else|elsif|when)\b/.test(t)||/^\}\s*els(e|if)\b.*\{$/s.test(t)?`middle`:/^(end|\})$/.test(t)?`end`:/^(if|unless|case|while|until|for|begin)\b/.test(t)||/\bdo(\s*\|[^|]*\|)?$|\{(\s*\|[^|]*\|)?$/.test(t)?/[\n;]|\bend\b/.test(t)?`unknown`:`open`:/\b(if|unless|do|end|begin|case|while|until)\b|[{}]/.test(t)?Or(t):`nothing`}const Or=e=>/^[^\n;{}]*\S\s+(if|unless)\b[^\n;{}]*$/.test(e)&&!/\b(do|end|begin|case|while|until)\b/.test(e)?`nothing`:`unknown`;function kr(e){return/^(else|elif|elseif|elsif|case|when)\b/i.test(e)?`middle`:/^end\w*$/i.test(e)||/^end\w+\b/.test(e)?`end`:/^(if|unless|for|foreach|while|block|macro|call|filter|with|switch|wrapper|raw|autoescape)\b/i.test(e)?`open`:/^(set|do|import|from)\b/i.test(e)?e.includes(`=`)||!/^set\b/i.test(e)?`nothing`:`unknown`:e.startsWith(`#`)?`nothing`:`text`}function Ar(e){return e.startsWith(`!`)||e.startsWith(`/*`)?`nothing`:/^(#|\^|(if|range|with|define|block)\b)/.test(e)?`open`:/^(else|\^$)/.test(e)?`middle`:/^(\/|end$)/.test(e)?`end`:`text`}function jr(e){let t=e.replace(/^php\b/,``).trim();return/^\}\s*else\b.*\{$|^else(if)?\b.*:$/s.test(t)?`middle`:/^\}$|^end(if|foreach|for|while)\s*;?$/.test(t)?`end`:/^(if|foreach|for|while)\b[^;{}]*[{:]$/.test(t)?`open`:/^(=|echo\b|print\b|include\b|require\b)/.test(t)?`text`:`unknown`}const Mr=(e,t)=>{let n=e.once(Fr).get(t);return n===`broken`?void 0:n??Pr},Nr=(e,t)=>e.once(Fr).has(t),Pr={at:()=>``,isSilent:()=>!1},Fr=e=>new Map(e.files.filter(e=>Ir(e)&&(Lr.test(e.text)||pr(e.text))).map(e=>[e,Vr(e.text)??`broken`])),Ir=({text:e,hasOddLines:t})=>t||Rr.test(e),Lr=/<[%?]|\{[%{#]|\[% |tmpl_|TMPL_/,Rr=RegExp(`${Lr.source}|\\\\\\r?\\n`);function zr(e,t,n){if(!Nr(e,t.file))return!0;let r=Mr(e,t.file),i=n?.file===t.file?n.start:void 0;return r!==void 0&&r.at(t.start)===(i===void 0?``:r.at(i))}function Br(e,t){let n=Mr(e,t.file);for(let e=t;e;e=e.parent){let{start:t,close:r}=e;if(!n||!r||n.at(t)!==n.at(r.start))return!1}return!0}function Vr(e){if(pr(e))return;let t=Cr(e),n=[],r=[],i=[];for(let{kind:e,start:a,end:o}of t){if(e===`unknown`)return;let t=i.at(-1);if(e===`open`)i.push({name:`${a}`,branch:0});else if(e===`middle`&&t)t.branch++;else if(e===`end`&&t)i.pop();else if(e===`middle`||e===`end`)return;else continue;n.push(o),r.push(i.map(({name:e,branch:t})=>`${e}.${t}`).join(`/`))}if(!(i.length>0))return{at:e=>r[n.findLastIndex(t=>t<=e)]??``,isSilent:(n,r)=>Hr(e,t,n,r)}}function Hr(e,t,n,r){let i=n;for(let a of t)if(!(a.end<=n||a.start>=r)){if(a.kind===`text`||e.slice(i,a.start).trim()!==``)return!1;i=a.end}return i>n&&e.slice(i,r).trim()===``}const Ur=(e,t)=>[...e.names].filter(e=>!e.startsWith(`<`)&&Xe(e,t)),Wr=(e,t,n)=>e.directives(...Ur(e,t).filter(e=>!n.test(e))).filter(({file:e})=>!d(e));function Gr(e,t,n){let r=``;for(let i=t;;){let t=e.indexOf(`
`,i);if(t<0)return e.length;let a=t>i&&e.charCodeAt(t-1)===13?t-2:t-1;if(a>=i?e.charCodeAt(a)!==92:r===``)return t+1;let o=Kr(e.slice(i,t),r,n);if(o===void 0)return t+1;r=o,i=t+1}}function Kr(e,t,n){if(e.includes(`\0`))return;if(n===`2.2`)return/(?:^|[^\\])\\\r?$/.test(e.slice(-3))?``:void 0;let r=e.length;for(;r>0&&(e.charCodeAt(r-1)===92||e.charCodeAt(r-1)===13);)r--;let i=((r===0?t:``)+e.slice(r)).replace(/\r$/,``);return i.endsWith(`\\`)?i.slice(0,-1).slice(-100):void 0}const D=e=>e===32||e>=9&&e<=13;function O(e,t,n){let r=t===0&&e.charCodeAt(0)===65279?1:t,i=e.slice(r,n),a=i.indexOf(`
`);return!(a<0||a===i.length-1&&!/\\\r?\n$/.test(i.slice(-3)))||i.includes(`\0`)?qr(Jr(i,r)):qr({text:i,offset:e=>r+e})}const k=(e,{start:t,end:n})=>O(e,t,n).text;function qr({text:e,offset:t}){let n=e.length;for(;n>0&&D(e.charCodeAt(n-1));)n--;let r=0;for(;r<n&&D(e.charCodeAt(r));)r++;return{text:e.slice(r,n),offset:r===0?t:e=>t(e+r)}}function Jr(e,t){let n=Yr(e),r=[],i=0;for(let{text:e}of n)r.push(i),i+=e.length;return{text:n.map(e=>e.text).join(``),offset:e=>{let i=$r(r,e);return t+(n[i]?.from??0)+e-(r[i]??0)}}}function Yr(e){let t=[];for(let n=0;n<e.length;){let r=e.indexOf(`
`,n),i=e.slice(n,r<0?e.length:r),a=i.indexOf(`\0`);if(t.push({from:n,text:a<0?i:i.slice(0,a)}),a>=0||r<0)break;Xr(r<e.length-1?t:t.slice(-1)),n=r+1}return t}function Xr(e){let[t]=e.slice(-1);t&&Zr(t,`\r`)||Zr(Qr(e),`\r`),Zr(Qr(e),`\\`)}function Zr(e,t){let n=e.text.endsWith(t);return n&&(e.text=e.text.slice(0,-1)),n}function Qr(e){for(;e.length>1&&e.at(-1)?.text===``;)e.pop();return e.at(-1)}function $r(e,t){let n=0,r=e.length-1;for(;n<r;){let i=n+r+1>>1;e[i]<=t?n=i:r=i-1}return n}function ei(e,t,n){let r=t;for(;r<n;){let t=e.charCodeAt(r);if(D(t))r++;else if(t===92&&ti(e,r+1,n))r=e.indexOf(`
`,r)+1;else return r}return r}function ti(e,t,n){let r=e.charCodeAt(t)===13?t+1:t;return r<n&&e.charCodeAt(r)===10}function ni(e){let t=ri(e);return t!==void 0&&ii(t)}function ri({key:e,args:[t,n]}){return t?.value===`~`?n?.value:e===`directorymatch`?t?.value:void 0}function ii(e){if(e.split(`(`).length>1e3)return!1;let t={pattern:e,at:0};return ai(t)&&t.at>=e.length}function ai(e){let t=oi(e);for(;e.pattern[e.at]===`|`;)e.at++,t=oi(e)&&t;return t}function oi(e){let t=!1;for(let n=e.pattern[e.at];n&&n!==`|`&&n!==`)`;n=e.pattern[e.at]){let r=si(e,n),i=/^(?:[?*]|\{0)/.test(e.pattern.slice(e.at,e.at+2));e.at+=/^(?:[?*+]|\{\d+(?:,\d*)?\})?[?+]?/.exec(e.pattern.slice(e.at))?.[0].length??0,t||=r&&!i}return t}function si(e,t){let n=e.pattern.slice(e.at);if(t!==`(`)return e.at+=t===`\\`?2:t===`[`?/^\[\^?\]?(?:\\.|\[:\w+:\]|[^\]\\])*\]?/s.exec(n)?.[0].length??1:1,t===`$`;if(n.startsWith(`(?#`)){let t=n.indexOf(`)`);return e.at+=t<0?n.length:t+1,!1}let r=/^\((?:\?(?:[:>|]|<?[=!]|P?<\w+>|'\w+'|[a-zA-Z-]*:))?/.exec(n)?.[0]??`(`;e.at+=r.length;let i=ai(e);return e.at++,i&&!r.endsWith(`!`)}const A=new Map(Object.entries({order:`order`,allow:`allow`,deny:`deny`,satisfy:`satisfy`,require:`require`,authtype:`authtype`,authzuserauthoritative:`authoritative`,authzgroupfileauthoritative:`authoritative`,authzdbmauthoritative:`authoritative`,authzownerauthoritative:`authoritative`,authzldapauthoritative:`authoritative`,authgroupfile:`groupfile`,authdbmgroupfile:`dbmgroupfile`,sslrequire:`ssl`,sslrequiressl:`ssl`,sslverifyclient:`ssl`,authzsvnaccessfile:`ssl`,authzsvnreposrelativeaccessfile:`ssl`,perlaccesshandler:`ssl`,pythonaccesshandler:`ssl`,luahookaccesschecker:`ssl`,authmerging:`new`})),ci=[...A.keys()],li=({kind:e})=>ui.has(e),ui=/* @__PURE__ */ new Set([`order`,`allow`,`deny`,`satisfy`,`authoritative`]),di=e=>e.isForOldAlone;function fi({lines:e}){let t=e=>li(e)||e.kind===`require`;return e.some(t)&&e.every(e=>!t(e)||di(e))}function j(e){return e.some(e=>e.kind===`directive`?A.has(e.key):e.kind===`section`?/^require(all|any|none)$/.test(e.key)||(/^limit(except)?$/.test(e.key)||_(e)?j(e.commands):!1):!1)}function pi(e,t){let n=[...m(t)].filter(_);return n.some(t=>C(e,t)===`never`)&&n.every(t=>w(e,t)===`always`&&!hi(t))}function mi(e,t){let n=[...m(t)].filter(_);return n.some(t=>C(e,t)===`never`)&&n.every(t=>w(e,t)!==`never`&&!hi(t))}const hi=({key:e,args:t})=>e===`ifmodule`&&/^!?(mod_)?access_compat(\.c|_module)$/i.test(t[0]?.value??``);function gi(e){let t={site:e,found:[],readings:/* @__PURE__ */ new Map,open:/* @__PURE__ */ new Set};for(let n of e.files)!d(n)&&e.includersOf(n).length===0&&_i(t,n,!1);return t.found}function _i(e,t,n){let r=e.readings.get(t)??0;e.open.has(t)||r===1e3||(e.readings.set(t,r+1),e.open.add(t),vi(t)&&yi(e,t.commands,n),e.open.delete(t))}const vi=e=>[`loadmodule`,`include`,`includeoptional`].some(t=>e.named(t).length>0);function yi(e,t,n){let{site:r,found:i}=e;for(let a of t)if(a.kind===`section`){let t=_(a)?C(r,a):`always`;t!==`never`&&yi(e,a.commands,n||t===`maybe`)}else if(a.key===`loadmodule`)i.push({line:a,maybe:n});else if(a.key===`include`||a.key===`includeoptional`){let{files:t,how:i}=r.includedBy(a);for(let r of t)_i(e,r,n||i===`guess`)}}const bi=[`groupfile`,`user`,`dbm`,`owner`,`ldap`],xi={mod_authz_groupfile:`groupfile`,mod_authz_user:`user`,mod_authz_dbm:`dbm`,mod_authz_owner:`owner`,mod_authnz_ldap:`ldap`};function Si(e){let t=e.once(gi).flatMap(({line:e,maybe:t})=>{let r=xi[n(e.args[0]?.value??``)?.name??``];return r?[{name:r,maybe:t}]:[]}),r=t.map(({name:e})=>e),i=[.../* @__PURE__ */ new Set([...r,...bi])];Ci(i,`owner`,[`groupfile`,`dbm`]),Ci(i,`ldap`,[`user`]);let a=t.every(({maybe:e})=>!e);return{order:i,hasOwner:t.some(({name:e,maybe:t})=>e===`owner`&&!t),foreign:e.once(wi),known:a&&(e.complete||r.includes(`groupfile`)&&r.includes(`user`))}}function Ci(e,t,n){let r=Math.min(...n.map(t=>e.indexOf(t))),i=e.indexOf(t);i<r||(e.splice(i,1),e.splice(r,0,t))}function wi(e){let t=e.directives(`LoadModule`).find(({args:e})=>{let t=e[0]?.value??``;return n(t)===void 0&&Ti.test(t)&&!Ei.test(t)});return t?t.args[0]?.value:e.directives(...Ur(e,`authorizes`))[0]?.name.value}const Ti=/auth|shib|sspi|cosign/i,Ei=/^(mod_)?(authn_|auth_?(kerb|gssapi|openid|openidc|cas|radius|tkt|token|cookie|ntlm|imap|cert)|authopenid|authz_svn|access|authz_host)/i;function Di(e){let t;for(let[n,r]of e.matchAll(/\\[\\%$]|\\(?:[\s\S]|$)|\$\d|%\{([^}]*)\}?/g)){if(/^\\[\\%$]/.test(n))continue;let e=n.startsWith(`%`)&&!(n.endsWith(`}`)&&Ai(r??``));if(e)return{text:n,unknown:e};t??={text:n,unknown:e}}return t}function Oi(e,t){let n=t=>t===`\\\\`?/^ldap-(dn|group|filter)$/.test(e):/^\\[%$]$/.test(t);return[...t.matchAll(/\\[\s\S]/g)].map(([e])=>e).find(n)}const ki=e=>e.replace(/\\[\\%$]|\\|%\{|\$(?=\d)/g,e=>/^\\./.test(e)?e:`\\${e}`),Ai=e=>ji.test(e)||Mi.test(e),ji=/^(HTTPS|IPV6|CONN_LOG_ID|CONN_REMOTE_ADDR|HTTP2|REQUEST_(METHOD|SCHEME|URI|FILENAME|LOG_ID|STATUS)|REMOTE_(HOST|IDENT|USER|ADDR|PORT)|SERVER_(ADMIN|NAME|PORT|PROTOCOL|SOFTWARE)|SCRIPT_(FILENAME|USER|GROUP)|PATH_INFO|QUERY_STRING|IS_SUBREQ|DOCUMENT_(ROOT|URI)|AUTH_TYPE|THE_REQUEST|CONTENT_TYPE|HANDLER|LAST_MODIFIED|CONTEXT_(PREFIX|DOCUMENT_ROOT)|TIME(_(YEAR|MON|DAY|HOUR|MIN|SEC|WDAY))?|API_VERSION|HTTP_(ACCEPT|COOKIE|FORWARDED|HOST|PROXY_CONNECTION|REFERER|USER_AGENT)|SSL_\w+)$/i,Mi=/^(osenv|env|resp|req|http|note|reqenv|req_novary|tolower|toupper|escape|unescape|file|filesize|base64|unbase64|sha1|md5|ldap|SSL):/i,Ni={except:!0,names:[]},Pi=(e,{except:t=!1}={})=>({except:t,names:[...new Set(e.map(e=>e===`HEAD`?`GET`:e))]}),M=(e,t)=>e.names.includes(t)!==e.except,Fi=`GET HEAD PUT POST DELETE CONNECT OPTIONS TRACE PATCH PROPFIND PROPPATCH MKCOL COPY MOVE LOCK UNLOCK VERSION-CONTROL CHECKOUT UNCHECKOUT CHECKIN UPDATE LABEL REPORT MKWORKSPACE MKACTIVITY BASELINE-CONTROL MERGE BIND SEARCH`.split(` `),N=(e,t)=>{let n=e.named.get(t);return n===void 0?e.other:n};function P(e,t){if(e.length===0)return{named:Ii,other:t(`*`)};let n=/* @__PURE__ */ new Map;for(let r of new Set(e))n.set(r,t(r));return{named:n,other:t(`*`)}}const Ii=/* @__PURE__ */ new Map;function F(...e){let t=e.filter(e=>e.named.size>0);return t.length===0?Li:[...new Set(t.flatMap(e=>[...e.named.keys()]))]}const Li=[],I={kind:`always`,key:`1`},L={kind:`never`,key:`0`},R=(e,t,n)=>Bi(e,t,{from:n}),Ri=(e,t,n)=>Bi(e,t,{from:n,asksUser:!0}),zi=e=>Bi(`expr`,e,{from:void 0});function Bi(e,t,{from:n,asksUser:r=!1}){return{kind:`leaf`,provider:e,words:t,asksUser:r,from:n,key:t?`${e} ${t}`:e}}const z=e=>Vi(`all`,e,L,I),B=e=>Vi(`any`,e,I,L);function V(e){switch(e.kind){case`always`:return L;case`never`:return I;case`leaf`:return{kind:`not`,of:e,key:`!${e.key}`};case`not`:return e.of;case`all`:return B(e.parts.map(V));case`any`:return z(e.parts.map(V))}}function Vi(e,t,n,r){for(let e of t)if(e.key===n.key)return n;let i=t.some(e=>e.key===r.key)?t.filter(e=>e.key!==r.key):t,[a=r,o]=i;return o?i.length>2||H(a)||H(o)?Ui(e,i,n,r):a.key===o.key?a:Hi(a,o)?n:{kind:e,parts:[a,o],key:`${e}(${a.key},${o.key})`}:a}const Hi=(e,t)=>e.kind===`not`&&e.of.key===t.key||t.kind===`not`&&t.of.key===e.key;function Ui(e,t,n,r){let i=/* @__PURE__ */ new Map;for(let a of t.flatMap(t=>t.kind===e?t.parts:[t])){if(a.key===n.key||i.has(Wi(a)))return n;a.key!==r.key&&i.set(a.key,a)}for(let e of i.values())H(e)&&e.parts.some(e=>i.has(e.key))&&i.delete(e.key);let[a=r,...o]=i.values();return o.length===0?a:{kind:e,parts:[a,...o],key:`${e}(${[...i.keys()].join(`,`)})`}}const H=e=>e.kind===`all`||e.kind===`any`,Wi=e=>e.kind===`not`?e.of.key:`!${e.key}`;function U(e){return e.kind===`leaf`?[e]:e.kind===`not`?[e.of]:H(e)?e.parts.flatMap(U):[]}function Gi(e,t){if(e.key===t.key)return!0;let[n,r]=[W(e),W(t)];return qi(n,r)?!1:!Yi(e,t)||(n.key!==e.key||r.key!==t.key)&&!Yi(n,r)}function Ki(e,t){return Gi(e,t)?void 0:Yi(W(e),W(t))}function W(e){if(e.kind===`leaf`){let{provider:t,words:n}=e;return/^(user|group)$/.test(t)&&/^[\w.@-]+( [\w.@-]+)+$/.test(n)?B(n.split(` `).map(e=>Ri(t,e))):e}return e.kind===`not`?V(W(e.of)):H(e)?(e.kind===`all`?z:B)(e.parts.map(W)):e}function qi(e,t){let[n,r]=[U(e),U(t)];return[void 0,n[0],n.at(-1),r[0],r.at(-1)].some(n=>Ji(e,n)!==Ji(t,n))}function Ji(e,t){if(e.kind===`leaf`)return e.key===t?.key||e.provider===`valid-user`&&t?.asksUser===!0;if(e.kind===`not`)return!Ji(e.of,t);if(!H(e))return e.kind===`always`;let n=e=>Ji(e,t);return e.kind===`all`?e.parts.every(n):e.parts.some(n)}function Yi(e,t){return Xi(e,t,{left:3e3,alike:/* @__PURE__ */ new Set})}function Xi(e,t,n){if(e.key===t.key)return;let r=Zi(e,t);if(!r||n.left--<=0)return/* @__PURE__ */ new Map;let i=`${e.key} = ${t.key}`;if(!n.alike.has(i)){for(let i of[!0,!1]){let a=Xi(G(e,r,i),G(t,r,i),n);if(a)return new Map([[r.key,i],...a])}n.alike.add(i)}}function Zi(e,t){let n=[...U(e),...U(t)];return n.find(e=>e.provider===`valid-user`)??n[0]}function G(e,t,n){if(e.kind===`leaf`)return e.key===t.key||!n&&t.provider===`valid-user`&&e.asksUser?n?I:L:e;if(e.kind===`not`)return V(G(e.of,t,n));if(!H(e))return e;let r=e.parts.map(e=>G(e,t,n));return e.kind===`all`?z(r):B(r)}const Qi={authzuserauthoritative:`user`,authzgroupfileauthoritative:`groupfile`,authzdbmauthoritative:`dbm`,authzownerauthoritative:`owner`,authzldapauthoritative:`ldap`};function $i(e,t,n){let r=k(e.file.text,e),[,i=``,a=``]=/^[^ \t\r\n\v\f]+[ \t\r\n\v\f]+([^ \t\r\n\v\f]+)[ \t\r\n\v\f]*([\s\S]*)$/.exec(r)??[],o=ea(i,n);return{at:e,methods:t,keyword:o?`user`:da(i)?i.toLowerCase():i,words:o?``:ta(a),unmet:o,unclear:o===`keyword`?void 0:na(i,r)??(n?ra(i,a,r):void 0)}}function ea(e,t){return/^["']/.test(e)?`quotes`:qe(e)?.inLowerCaseOnly&&e!==e.toLowerCase()?`case`:t&&Je(e)?`keyword`:void 0}const ta=e=>/["']/.test(e)?e:e.replace(/[ \t\r\n\v\f]+/g,` `);function na(e,t){if(e===``)return"`Require` without a word, which 2.4 refuses";if(/\\$/.test(t))return`\`${t}\`, which ends in a backslash`;if(f(t))return`\`${t}\`, which a template fills in`;if(Je(e))return`\`${t}\`, which 2.2 does not know`;if(!/^["']|^valid-user$/i.test(e)&&Di(t))return`\`${t}\`, which 2.4 takes for an expression`}const ra=(e,t,n)=>Oi(e.toLowerCase(),t)&&`\`${n}\`, in which 2.4 reads an escape and 2.2 did not`,ia=({keyword:e})=>Je(e),aa=({unmet:e,at:t})=>e===`case`&&t.args[0]?.value.startsWith(`ldap-`)===!0;function oa(e,t,n,r){let i=e.filter(e=>M(e.methods,t));if(i.length===0)return;let a=i.every(({unmet:e})=>e)?i:i.filter(e=>!e.unmet||aa(e)),o=a.length>1?ca(a,n,r):a;return{condition:B(o.map(e=>ua(e,r))),doubt:fa(a,o,n,r)}}function sa(e,t,n,r){let i=e.filter(e=>M(e.methods,t)),a=i.length>1?ca(i,n,r):i;return a.length<i.length||fa(i,a,n,r)!==void 0}function ca(e,{order:t},n){let r=/* @__PURE__ */ new Set;for(let i of t){let t=e.filter(e=>!r.has(e)&&la(i,e.keyword,n));for(let e of t)r.add(e);if(t.length>0&&!n.off.has(i))break}return r.size>0?e.filter(e=>r.has(e)):e}function la(e,t,{groupFile:n,dbmGroupFile:r}){switch(e){case`user`:return t===`user`||t===`valid-user`;case`groupfile`:return n&&(t===`group`||t===`file-group`);case`dbm`:return r&&(t===`group`||t===`file-group`);case`owner`:return t===`file-owner`;case`ldap`:return t.startsWith(`ldap-`)}}function ua({at:e,keyword:t,words:n},{groupFile:r,dbmGroupFile:i}){return Ri(i&&!r&&(t===`group`||t===`file-group`)?`dbm-${t}`:t,t===`valid-user`?``:n,e)}const da=e=>qe(e)?.in22===!0;function fa(e,t,{known:n,hasOwner:r,foreign:i},a){let o=new Set(e.map(e=>e.keyword)),s=o.has(`group`)||o.has(`file-group`);if(s&&a.groupFile&&a.dbmGroupFile)return`two-group-files`;if(s&&a.lostGroupFile)return`lost-group-file`;if(e.length>1&&[...o].some(e=>!da(e)))return`foreign`;if(e.some(aa)&&!e.every(({unmet:e})=>e))return`odd-ldap-word`;if(o.size>1&&(o.has(`file-group`)||o.has(`file-owner`)&&!r))return`owner`;if(o.size>1&&!a.ldapUrl&&[...o].some(e=>e.startsWith(`ldap-`)))return`no-ldap-url`;let c=s&&!a.groupFile&&!a.dbmGroupFile;return i!==void 0&&(c||pa(o)>1)?`answered-elsewhere`:c&&o.size>1&&!n?`no-group-file`:t.length<e.length&&!n?`load-order`:void 0}const pa=e=>new Set([...e].map(e=>e===`valid-user`?`user`:e.replace(/^(ldap|file)-.*/,`$1`))).size,ma=({any:e})=>e.other||[...e.named.values()].includes(!0);function ha(e){return new ga(e)}var ga=class{host;require;authz;any;settings;authType;ssl;on24;unclear;ownKey;constructor(e){this.host=e.host,this.require=e.require,this.authz=e.authz,this.any=e.any,this.settings=e.settings,this.authType=e.authType,this.ssl=e.ssl,this.on24=e.on24,this.unclear=e.unclear,this.ownKey=void 0}get key(){return this.ownKey??=_a(this),this.ownKey}};function _a(e){let{settings:t}=e,n=e.host?ya(e.host,({key:e})=>e):``,r=e.require?e.require.map(ba).join(`;`):``,i=e.authz?ya(e.authz,({key:e})=>e):e.authz,a=ya(e.any,e=>e?`any`:`all`),o=t.off.size>0?[...t.off].join():``;return`${n}|${r}|${i}|${a}|${va(e)}|${e.unclear}|${o}|${e.on24.key}`}function va(e){let{groupFile:t,dbmGroupFile:n,lostGroupFile:r,ldapUrl:i}=e.settings,a=xa(e).length>0,{authType:o,ssl:s}=e,c=[t,n,r,i,o,s,a],l=0;for(let e of c)l=2*l+Number(e);return l}function ya({named:e,other:t},n){let r=n(t);return e.size===0?r:[...[...e].flatMap(([e,t])=>n(t)===r?[]:`${e}=${n(t)}`).sort(),r].join(`;`)}const ba=({methods:e,keyword:t,words:n})=>`${e.except?`!`:``}${e.names.join(`,`)}:${t} ${n}`;function xa({host:e,authz:t,any:n,require:r}){let i=r?.some(({methods:e})=>e.names.length>0);if(!e?.named.size&&!t?.named.size&&n.named.size===0&&!i)return Sa;let a=F(...[e,t,n].filter(e=>!!e)),o=r?.flatMap(e=>e.methods.names)??[];return o.length===0?a:[...a,...o]}const Sa=[];function Ca(e){let t={merging:void 0,unclear:void 0,names:[]},n=Ta(t,e,Ni),r=n.find(({negated:e,from:t})=>e&&t)?.from;r&&(t.unclear??=`\`${k(r.file.text,r)}\` outside of \`<RequireAll>\`, which 2.4 refuses`);let i=n.length>0?P(t.names,e=>wa(n,e,I)):void 0,a=[...new Set(n.map(({methods:e})=>e))];return{tree:i,merging:t.merging,saidFor:a,unclear:t.unclear}}function wa(e,t,n){let r=e.filter(({methods:e})=>M(e,t));return r.length===0?n:B(r.map(({condition:e,negated:t})=>t?L:e))}function Ta(e,t,n){return t.flatMap(t=>t.kind===`directive`?Ea(e,t,n):t.kind===`section`?ka(e,t,n):[])}function Ea(e,t,n){if(t.key===`authmerging`){let n=t.args[0]?.value.toLowerCase();e.merging=n===`and`?`And`:n===`or`?`Or`:void 0}if(t.key!==`require`)return[];let r=k(t.file.text,t);f(r)&&(e.unclear??=`\`${r}\`, which a template fills in`);let[i,...a]=t.args.map(e=>e.value),o=i?.toLowerCase()===`not`,[s=``,...c]=o?a:[i??``,...a],l=Da(s,c,t);return o&&l.kind===`leaf`&&l.asksUser&&(e.unclear??=`\`${r}\`, which depends on who asks`),[{condition:l,negated:o,methods:n,from:t}]}function Da(e,t,n){if(e===`all`)return t[0]?.toLowerCase()===`granted`?I:L;if(e===`ip`||e===`host`||e===`env`)return B((t.length>0?t:[``]).map(t=>R(e,t,n)));let r=qe(e)?.asksUser??!0;return{...Ri(e,e===`valid-user`?``:Oa(e,n),n),asksUser:r}}function Oa(e,t){let n=t.args.find(({value:t})=>t===e);return ta(k(t.file.text,{...t,start:n?.end??t.name.end}).trim())}function ka(e,t,n){if(/^limit(except)?$/.test(t.key)){let n=t.args.map(e=>e.value);for(let t of n)e.names.push(t);return Ta(e,t.commands,Pi(n,{except:t.key===`limitexcept`}))}if(_(t)){let r=g(t,`2.4`),i=r===`never`?[]:Ta(e,t.commands,n);return r===`maybe`&&i.length>0&&(e.unclear??=`lines in \`<${t.name.value}>\`, which may be read or not`),i}if(!/^require(all|any|none)$/.test(t.key))return[];let r=Ta(e,t.commands,n);r.some(e=>e.methods!==n)&&(e.unclear??=`\`<Limit>\` in \`<${t.name.value}>\``);let i=r.filter(({negated:e})=>!e).map(({condition:e})=>e),a=r.filter(({negated:e})=>e).map(({condition:e})=>V(e));return t.key===`requireany`?[{condition:B(i),negated:!1,methods:n}]:t.key===`requirenone`?[{condition:B(i),negated:!0,methods:n}]:[{condition:i.length>0?z([...i,...a]):L,negated:!1,methods:n}]}function Aa(e,t,n){let r=e.host?N(e.host,t):I;if(e.authz!==void 0)return ja(e,r,t);let i=oa(e.require??[],t,n,e.settings),a=N(e.any,t);if(!i)return{host:r,required:void 0,any:a,whole:r,doubt:void 0};let o=a?B([i.condition,r]):z([i.condition,r]);return{host:r,required:i.condition,any:a,whole:o,doubt:i.doubt??(a&&e.ssl?`ssl`:void 0)}}function ja(e,t,n){let r=N(e.any,n),i=e.authz?N(e.authz,n):void 0,a=r?B([i??I,t]):z([i??I,t]);return{host:t,required:i,any:r,whole:a,doubt:e.authType&&!e.authz&&!Ma(r,t)&&a.key!==L.key?`no-require`:r&&e.ssl?`ssl`:void 0}}const Ma=(e,t)=>e&&t.key===I.key,Na=e=>e.authType&&(e.authz===void 0||e.authz===null&&Ma(e.any.other,e.host?e.host.other:I)),Pa=e=>e.authType&&Fa(e),Fa=({authz:e,host:t,any:n})=>e===null&&[n.other,...n.named.values()].every(e=>!e)&&(!t||[t.other,...t.named.values()].every(({key:e})=>e===I.key)),Ia=(e,t)=>P(xa(e),n=>Aa(e,n,t).whole);function La(e){return e.replace(/\((?:\?:)?(?:\/\|\$|\$\|\/)\)/g,`/`).replace(/\\[\s\S]|\(\?#[^)]*\)?|\[\^?\]?(?:\\[\s\S]|[^\]\\])*\]|\$/g,e=>e===`$`?`(?!)`:e)}function Ra(e){let[t,...n]=e.args;if(t?.value.toLowerCase()!==`from`||n.length===0)return{parts:[],comment:[],domains:[],unclear:`\`${e.name.value}\` without "from" and a client, which 2.2 refuses too`};let r=n.findIndex(e=>e.value.startsWith(`#`)),i=r<0?za:n.slice(r),a=e=>r>=0&&e.start>=(n[r]?.start??0)&&!Ba(e.value),o=[];for(let t of n){let n=a(t)?L:Wa(t.value,e);if(typeof n==`string`)return{parts:[],comment:i,domains:[],unclear:n};o.push(n)}if(r<0)return{parts:o,comment:i,domains:za,unclear:void 0};let s=o.includes(I)?[]:i.filter(a).map(({value:e})=>e),c=e.key===`deny`?s.find(Va):void 0;return c?{parts:[],comment:i,domains:[],unclear:`\`${c}\` behind #, which 2.2 took for the end of clients' names`}:{parts:o,comment:i,domains:s.filter(Ua),unclear:void 0}}const za=[],Ba=e=>/^(all|localhost|env=.+|[\d.]*\d[\d.]*(\/[\d.]+)?|[\da-f]*:[\da-f:.]+(\/\d+)?|[\w-]+(\.[\w-]+)+|\.[\w.-]+)$/i.test(e),Va=e=>/^[a-z][\w-]*[a-z\d]$/i.test(e)&&!Ha.test(e),Ha=/^(of|on|or|up|if|we|go|he|ip|ex|ok|the|and|but|not|nor|for|from|with|this|that|these|those|are|was|were|has|had|have|been|our|their|its|his|her|they|them|who|which|when|because|since|until|only|also|just|still|please|too)$/i,Ua=e=>/^([a-z]{2}|com|net|org|edu|gov|mil|int|info|biz|arpa|lan|local|localdomain|home|corp|internal|intranet)$/i.test(e)&&!/^(of|on|or|up|if|we|go|he|ip|ex|ok)$/i.test(e);function Wa(e,t){if(/^all$/i.test(e))return I;let n=/^([\d.]+)(?:\/[\d.]+)?$/.exec(e)?.[1];if(n!==void 0&&Ga(n))return R(`ip`,e,t);if(f(e)||e.includes("${"))return`\`${e}\`, which is not known here`;if(/[\\"'<>\s]|%\{|\$\d/.test(e))return`\`${e}\`, which is no client`;if(/^env=!/i.test(e))return V(R(`env`,e.slice(5),t));if(/^env=/i.test(e))return R(`env`,e.slice(4),t);if(/^none$/i.test(e))return L;let[r=``,i]=e.split(`/`,2),a=r.includes(`:`)||/^[\d.]*$/.test(r);return a&&Ga(r)?R(`ip`,e,t):a||i!==void 0?`\`${e}\`, which 2.2 refuses too`:R(`host`,e,t)}function Ga(e){return e.includes(`:`)?/^[\da-f:.]+$/i.test(e):Ka.test(e)}const Ka=/^(?:(?:[01]?\d{1,2}|2[0-4]\d|25[0-5])(?:\.|$)){1,4}$/;function qa(e){if(e.every(({places:e})=>e.length===1))return{positionOf:Ja,circular:[]};let t=[...e].sort((e,t)=>Ja(e)-Ja(t)),{next:n,waiting:r}=Ya(t),i=t.filter(e=>!r.has(e));for(let e of i)for(let t of n.get(e)??[]){let e=(r.get(t)??0)-1;r.set(t,e),e===0&&i.push(t)}let a=new Set(i),o=t.filter(e=>!a.has(e)),s=new Map([...i,...o].map((e,t)=>[e,t]));return{positionOf:e=>s.get(e)??0,circular:o}}const Ja=({places:e})=>e[0]?.order??0;function Ya(e){let t=/* @__PURE__ */ new Map,n=/* @__PURE__ */ new Map;for(let r of Xa(e))for(let[e,{scope:i}]of r.entries()){let a=r[e-1]?.scope;a&&(t.set(a,[...t.get(a)??[],i]),n.set(i,(n.get(i)??0)+1))}return{next:t,waiting:n}}function Xa(e){let t=/* @__PURE__ */ new Map;for(let n of e)for(let e of n.places){let r=e.server??e.root,i=t.get(r)??[];i.at(-1)?.scope!==n&&i.push({scope:n,place:e}),t.set(r,i)}for(let e of t.values())e.sort((e,t)=>e.place.order-t.place.order);return t.values()}const Za={tree:void 0,merging:void 0},Qa=e=>new $a(e);var $a=class{whole;walk;compat;authType;ssl;unclear;ownKey;constructor({whole:e,walk:t,compat:n,authType:r,ssl:i,unclear:a}){this.whole=e,this.walk=t,this.compat=n,this.authType=r,this.ssl=i,this.unclear=a,this.ownKey=void 0}get key(){return this.ownKey??=fo(this),this.ownKey}};const eo={start:Qa({whole:Za,walk:Za,compat:void 0,authType:!1,ssl:!1,unclear:void 0}),after:(e,t,n)=>{let r={tree:ao(t),merging:t.authz?.merging},i=n===`files`||n===`location`;return Qa({whole:i?e.whole:no(e.whole,r),walk:i?no(e.walk,r):e.walk,compat:t.host||t.satisfy.length>0?t:e.compat,authType:e.authType||t.authType,ssl:e.ssl||t.ssl,unclear:t.unclear??e.unclear})},afterFiles:e=>ro(e.walk)?e:Qa({...e,whole:no(e.whole,e.walk),walk:Za}),decide:e=>{let t=to(e),{compat:n}=e;return e.unclear===void 0?e.ssl&&n?.satisfy.some(({any:e})=>e)?{unclear:`ssl`}:P([...so(t).filter(co).flatMap(({words:e})=>e.split(` `)),...F(...[t,n?.host].flatMap(e=>e??[])),...uo(n)],n=>oo(e,t,n)):{unclear:e.unclear}}},to=({whole:e,walk:t})=>no(e,t).tree;function no(e,t){if(ro(t))return e;if(!t.merging||!(e.tree||t.tree))return t;let n=[e.tree,t.tree].flatMap(e=>e??[]);return{tree:P(F(...n),e=>io(t.merging,n,e)),merging:t.merging}}const ro=({tree:e,merging:t})=>!e&&!t;function io(e,t,n){let r=t.flatMap(e=>N(e,n)??[]);return r.length===0?null:(e===`Or`?B:z)(r)}function ao({authz:e}){let t=e?.tree,n=t=>e?.saidFor.some(e=>M(e,t))===!0;return t&&P(F(t),e=>n(e)?N(t,e):null)}function oo({compat:e,authType:t},n,r){let i=n&&lo(N(n,r)??I,r),a=e?.host?N(e.host,r):I,o=e?.satisfy.findLast(({methods:e})=>M(e,r))?.any===!0;return o&&a.key===I.key?I:!i&&t?a.key===L.key&&!o?L:`error`:(o?B:z)([i??I,a])}const so=e=>e?[e.other,...e.named.values()].flatMap(e=>e?U(e):[]):[],co=({provider:e})=>e===`method`,lo=(e,t)=>U(e).filter(co).reduce((e,n)=>G(e,n,n.words.split(` `).includes(t)),e),uo=e=>e?.satisfy.flatMap(({methods:e})=>e.names)??[];function fo({whole:e,walk:t,compat:n,authType:r,ssl:i,unclear:a}){let o=n?.host&&mo(n.host),s=n?.satisfy.map(({methods:e,any:t})=>[e.except,...e.names,t]);return JSON.stringify([po(e),po(t),o,s,r,i,a])}function po({tree:e,merging:t}){return`${t} ${e&&mo(e)}`}function mo({named:e,other:t}){return[...[...e].map(([e,t])=>`${e}=${t?.key}`).sort(),t?.key].join(`;`)}const ho=ha({host:void 0,require:void 0,authz:void 0,any:{named:/* @__PURE__ */ new Map,other:!1},settings:{groupFile:!1,dbmGroupFile:!1,lostGroupFile:!1,ldapUrl:!1,off:/* @__PURE__ */ new Set},authType:!1,ssl:!1,on24:eo.start,unclear:!1});function go(e,t,n=e.on24){return t.authz?vo(e,t,t.authz,n):ha({authz:void 0,host:t.host??e.host,require:t.require??e.require,any:wo(e,t),settings:To(e.settings,t),authType:e.authType||t.authType,ssl:e.ssl||t.ssl,on24:n,unclear:_o(e,t)})}function _o(e,t){if(t.unclear!==void 0)return t.leaves?t.leaves:t.onlyHostsUnclear&&(!e.unclear||e.unclear===`hosts`)?`hosts`:!0;if(!e.unclear||So(t))return!1;if(e.unclear===`hosts`)return!t.host&&`hosts`;let n=t.satisfy.every(({any:e})=>!e);return e.unclear===!0?t.host&&n&&t.satisfy.some(Co)?`require`:!0:t.require||!n?!0:t.host?`require`:e.unclear}function vo(e,t,{tree:n,merging:r},i){let a=t.host!==void 0||t.satisfy.length>0,o=e.authz??null;return ha({host:a?t.host:e.host,require:e.require,settings:e.settings,any:a?wo({...e,any:{named:/* @__PURE__ */ new Map,other:!1}},t):e.any,authz:n&&o&&r?yo(o,n,r):n??o,authType:e.authType||t.authType,ssl:e.ssl||t.ssl,on24:i,unclear:t.unclear!==void 0||e.unclear})}const yo=(e,t,n)=>P(F(e,t),r=>(n===`And`?z:B)([N(e,r),N(t,r)])),bo=(e,t)=>t.key===e.on24.key?e:ha({...e,on24:t}),xo=e=>bo(e,eo.afterFiles(e.on24)),So=e=>e.host!==void 0&&e.require!==void 0&&e.satisfy.some(Co),Co=({methods:e})=>e.except&&e.names.length===0;function wo(e,t){return t.satisfy.length===0?e.any:P([...F(e.any),...t.satisfy.flatMap(e=>e.methods.names)],n=>t.satisfy.filter(e=>M(e.methods,n)).at(-1)?.any??N(e.any,n))}function To(e,t){if(t.authoritative.size===0&&!t.groupFile&&!t.dbmGroupFile&&!t.ldap)return e;let n=new Set(e.off),r=e=>{let r=[...t.authoritative].find(([t])=>Qi[t]===e)?.[1];return r===!1?n.add(e):n.delete(e),r!==void 0};for(let e of t.authoritative.keys())r(Qi[e]??`user`);t.groupFile&&r(`groupfile`),t.dbmGroupFile&&r(`dbm`),t.ldap&&r(`ldap`);let i=e.groupFile&&!t.groupFile&&t.authoritative.has(`authzgroupfileauthoritative`);return{groupFile:t.groupFile||e.groupFile&&!i,dbmGroupFile:t.dbmGroupFile||e.dbmGroupFile&&!t.authoritative.has(`authzdbmauthoritative`),lostGroupFile:!t.groupFile&&(i||e.lostGroupFile),ldapUrl:t.ldap?t.ldap===`url`:e.ldapUrl,off:n}}const Eo=e=>e.once(Do);function Do(e){let t=ko(e),n=new Set(t.filter(Oo).map(e=>e.slice(0,2).toLowerCase())),[r]=n;if(r!==void 0&&t.some(jo))return n.size>1?`several`:{drive:r}}const Oo=e=>e[1]===`:`&&/^[a-z]/i.test(e),ko=e=>[...e.sections(`Directory`).map(({args:e})=>e[0]),...e.directives(`ServerRoot`,`DocumentRoot`).map(({args:e})=>e[0]),...e.directives(`Alias`,`ScriptAlias`,`WSGIScriptAlias`).map(({args:e})=>e[1])].map(e=>e?.value??``);function Ao(e,t){let n=Eo(e);return typeof n==`object`&&jo(t)?n.drive+t:t}const jo=e=>/^[/\\]/.test(e)&&c(e).length>0;function Mo(e,t){if(!Nr(e,t.file))return No;let n=Mr(e,t.file),r=t.commands.find(e=>j([e]));if(!n||!r||n.at(r.start)===n.at(t.start))return No;let i=t.commands.filter(e=>e.kind===`directive`),a=i.filter(e=>j([e]));if(i.length<t.commands.length)return[];let o=n.at(t.start),s=[...new Set(a.map(({start:e})=>n.at(e)))],[c,...l]=new Set(s.map(e=>Po(e,o))),u=i.every(({key:e})=>!/^(include|includeoptional|use|allowoverride)$/.test(e));return!c||l.length>0||!u||!a.every(Fo)||!Br(e,t)?[]:s.map(e=>({block:e,nodes:i.filter(({start:t})=>n.at(t)===e)}))}const No=[],Po=(e,t)=>e.startsWith(t)?/^\/?(\d+)\.\d+$/.exec(e.slice(t.length))?.[1]:void 0,Fo=({key:e})=>/^(order|allow|deny|satisfy|require)$/.test(e);function Io(e,t,n){let r=Qo(e,t,n);if(r>=0)return{start:t,end:r,value:e.slice(t,r)};let i=Ho(e,t,n);if(i>=0)return Zo(qo(e,t,i),e);let a=O(e,t,n);return Zo(Go(a,qo(a.text,0,a.text.length)),e)}function Lo(e,t,n){let r=Ho(e,t,n);if(r>=0)return Uo(e,Jo(e,t,r),r);let i=O(e,t,n),a=i.text.length;return Wo(i,Jo(i.text,0,a),a)}const Ro=(e,t,n)=>Vo(Io(e,t,n),e);function zo(e,t,n){let r=Ho(e,t,n);if(r>=0){let n=Jo(e,t,r),i=e.lastIndexOf(`>`,r-1);return Uo(e,n,i<n?r:i)}let i=O(e,t,n),a=Jo(i.text,0,i.text.length),o=i.text.lastIndexOf(`>`);return Wo(i,a,o<a?i.text.length:o)}function Bo(e,t,n){let r=Ho(e,t,n);if(r>t&&e.charCodeAt(r-1)===62)return!0;let i=O(e,t,n).text,a=Jo(i,0,i.length);return i.lastIndexOf(`>`)>=a||a===i.length}function Vo({start:e,end:t,value:n},r){let i=r.charCodeAt(e)===60?0:1;return{start:e+1+i,end:t,value:n.slice(1)}}function Ho(e,t,n){let r=t;for(let i=t;i<n;i++){let t=e.charCodeAt(i);if(t>32)r=i+1;else if(t===0||t===10&&i<n-1)return-1;else D(t)||(r=i+1)}return e.charCodeAt(n-1)===10&&r>t&&e.charCodeAt(r-1)===92?-1:r}function Uo(e,t,n){let r=Ko(e,t,n);if(r>=n)return[];let i=qo(e,r,n),a=Ko(e,i.end,n);if(a>=n)return[i];let o=qo(e,a,n),s=[i,o];for(let t=Ko(e,o.end,n);t<n;){let r=qo(e,t,n);s.push(r),t=Ko(e,r.end,n)}return s}const Wo=(e,t,n)=>Uo(e.text,t,n).map(t=>Go(e,t)),Go=(e,{start:t,end:n,value:r})=>({start:e.offset(t),end:n>t?e.offset(n-1)+1:e.offset(t),value:r});function Ko(e,t,n){let r=t;for(;r<n&&D(e.charCodeAt(r));)r++;return r}function qo(e,t,n){let r=e.charCodeAt(t);if(t<n&&(r===34||r===39))return Xo(e,t,n);let i=Yo(e,t,n),a=e.slice(t,i);return{start:t,end:i,value:a.includes(`\\\\`)?a.replaceAll(`\\\\`,`\\`):a}}function Jo(e,t,n){let r=e.charCodeAt(t);return t<n&&(r===34||r===39)?Xo(e,t,n).end:Yo(e,t,n)}function Yo(e,t,n){let r=t;for(;r<n&&!D(e.charCodeAt(r));)r++;return r}function Xo(e,t,n){let r=e.charCodeAt(t),i=t+1;for(;i<n&&e.charCodeAt(i)!==r;i++){if(e.charCodeAt(i)!==92||i+1===n)continue;let t=e.charCodeAt(i+1);(t===r||t===92)&&i++}let a=e.slice(t+1,i),o=a.includes(`\\`)?a.replace(r===34?/\\(["\\])/g:/\\(['\\])/g,`$1`):a;return{start:t,end:Math.min(i+1,n),value:o}}function Zo(e,t){if(!e.value.endsWith(`>`)||e.value[1]===`/`)return e;let n=t.charCodeAt(e.end-1)===62?e.end-1:e.end;return{start:e.start,end:n,value:e.value.slice(0,-1)}}function Qo(e,t,n){let r=e[t];if(r===`"`||r===`'`)return-1;let i=t;for(;i<n;i++){let t=e.charCodeAt(i);if(D(t))break;if(t===92||t===0)return-1}return e.charCodeAt(i-1)===62&&e[t+1]!==`/`?i-1:i}const $o={written:``,key:``,bare:``},es=(e,t)=>({text:e,version:t,templates:ne(e),names:/* @__PURE__ */ new Map,kind:`blank`,start:0,first:0,end:0,name:$o,code:void 0,isOdd:!1}),ts=8191,ns=/^<\/perl>/i;function rs(e){let{text:t,end:n}=e;if(n>=t.length)return!1;let r=n,i=t.charCodeAt(r);for(;i===32||i===9;)i=t.charCodeAt(++r);let a=i===10?r:t.indexOf(`
`,r),o=a+1;return e.start=n,e.first=r,e.end=o,o===0||o-n>8191||e.code||is(t,a)?ls(e):i===10?e.kind=`blank`:i===35?cs(e):as(e,i)||ls(e),!0}function is(e,t){let n=e.charCodeAt(t-1);return n===92||n===13&&e.charCodeAt(t-2)===92}function as(e,t){let{text:n,first:r}=e,i=t===60;if(!i&&!os(t))return!1;let a=r+1,o=i&&n.charCodeAt(a)===47;for(o&&a++;os(n.charCodeAt(a));)a++;return o&&n.charCodeAt(a)===62&&a++,D(n.charCodeAt(a))?(e.kind=o?`close`:i?`open`:`directive`,e.name=ss(e,n.slice(r,a)),!0):!1}const os=e=>(e|32)>=97&&(e|32)<=122;function ss(e,t){let n=e.names.get(t);if(n)return n;let r=(t.startsWith(`</`)?`<${t.slice(2).replace(/>$/,``)}`:t).toLowerCase(),i={written:t,key:r,bare:r.replace(/^</,``)};return e.names.set(t,i),_r(t)&&(e.isOdd=!0),i}function cs(e){e.kind=`comment`,yr(e.text,e.first,e.end)&&(e.isOdd=!0)}function ls(e){let{text:t,start:n,version:r}=e,i=Gr(t,n,r),a=ei(t,n===0&&t.charCodeAt(0)===65279?1:n,i);e.first=a,e.end=i;let o=a<i?t.charCodeAt(a):0;e.code?ds(e,e.code):o===0?e.kind=`blank`:o===35?cs(e):us(e)||fs(e)}function us(e){let t=e.templates.endOf(e.first,e.end);return t<0?!1:(e.kind=`template`,e.end=t,e.isOdd=!0,!0)}function ds(e,t){let{text:n,first:r,end:i}=e;e.kind=`code`,e.isOdd=!0,t.test(n.slice(r,Math.min(i,r+8)))&&(e.code=void 0,t===ns&&(e.kind=`close`,e.name=ss(e,n.slice(r,r+7))))}function fs(e){let{text:t,first:n,end:r}=e,i=Qo(t,n,r),a=i<0?O(t,n,r).text:void 0,o=a===void 0?t.slice(n,i):Io(t,n,r).value;a===``?e.kind=`blank`:a?.startsWith(`#`)?e.kind=`comment`:o===``?e.kind=`stray`:(e.kind=o.startsWith(`<`)?o.startsWith(`</`)?`close`:`open`:`directive`,e.name=ss(e,o))}const ps=(e,t)=>({reader:es(e,t),open:[],beyond:0,problems:[]});function ms(e){let{text:t,start:n,end:r}=e.reader;r===t.length&&Cs(e),r-n>8191&&ws(e)}function hs(e){let{open:t,problems:n}=e;for(let{first:n,name:r}of t.reverse())K(e,n,`${q(r.written)}> is never closed.`);return n.sort((e,t)=>e.at.start-t.at.start)}function gs(e){let{reader:t,open:n}=e,{text:r,name:i,first:a,end:o}=t;return n.length===128?(e.beyond=1,K(e,a,`Sections are nested more than 128 deep here; what is inside is left as it is.`),!1):(n.push({name:i,first:a}),i.key===`<perl`&&(t.code=ns),Bo(r,a,o)||K(e,a,`${q(i.written)}> lacks its closing ">".`),!0)}function _s(e){let{reader:t,open:n}=e,{key:r,written:i}=t.name,a=i.endsWith(`>`)?i.slice(0,-1):i,o=n.at(-1)?.name.key===r,s=o?n.length-1:n.findLastIndex(e=>e.name.key===r);if(s<0)K(e,t.first,`${q(a)}> closes nothing.`);else{for(let t of o?vs:n.slice(s+1).reverse())K(e,t.first,`${q(t.name.written)}> is not closed before ${q(a)}>.`);return n.length=s,i===a&&K(e,t.first,`${q(a)} lacks its closing ">".`),s}}const vs=[];function ys(e){e.reader.kind===`open`?e.beyond++:e.reader.kind===`close`&&e.beyond--}function bs(e){let{key:t}=e.name;return t!==`=pod`&&t!==`__end__`?!1:(e.code=t===`=pod`?xs:Ss,!0)}const xs=/^=cut\b/,Ss=/(?!)/;function Cs(e){let{text:t,version:n,kind:r,first:i}=e.reader;r!==`directive`&&r!==`open`&&r!==`close`&&r!==`stray`||n===`2.4`||!/(?:^|[^\\])\\\r?\n$/.test(t.slice(-4))||t.slice(t.lastIndexOf(`
`,t.length-2)+1).includes(`\0`)||K(e,i,`The file ends in a continued line, which 2.2 does not read and 2.4 does.`)}function ws(e){let{text:t,version:n,kind:r,start:i,first:a,end:o}=e.reader;n!==`2.4`&&r!==`code`&&r!==`template`&&a!==o&&(a-i+O(t,a,o).text.length<=8191||K(e,a,`The line has more than ${ts} characters: 2.2 reads the rest as another line, 2.4 does not.`))}function K({problems:e,reader:{text:t}},n,r){let i=t.indexOf(`
`,n),a=i<0?t.length:i;e.push({at:{start:n,end:t[a-1]===`\r`?a-1:a},message:r})}const q=e=>e.length>60?`${e.slice(0,60)}…`:e;var Ts=class{constructor(){this.commands=[],this.ownSections=void 0,this.ownChildren=void 0}get sections(){return this.ownSections??=this.commands.some(de)?this.commands.filter(de):Es,this.ownSections}get children(){return this.ownChildren??=this.allLines(),this.ownChildren}};const Es=[];var Ds=class extends Ts{constructor(e,t,n,r){super(),r&&(this.defined=r),this.path=e,this.text=t,this.version=n,this.problems=[],this.hasOddLines=!1,this.byKey=/* @__PURE__ */ new Map,this.triviaStarts=[],this.triviaKinds=[]}get keys(){return this.byKey.keys()}named(e){return this.byKey.get(e)??[]}enter(e,t){let n=this.byKey.get(e);n?n.push(t):this.byKey.set(e,[t])}passOver(e,t){this.triviaStarts.push(t),this.triviaKinds.push(e)}allLines(){return this.linesBetween(this.commands,0,this.text.length,void 0)}linesBetween(e,t,n,r){let i=[],a=this.firstTriviaAt(t),o=e=>{for(let t=this.startOfTrivia(a);t<e;t=this.startOfTrivia(a)){let n=this.triviaKinds[a]??`stray`,o=Math.min(this.startOfTrivia(++a),e);i.push({kind:n,file:this,parent:r,start:t,end:o})}};for(let t of e)o(t.start),i.push(t),t.kind===`section`&&(a=this.firstTriviaAt(ks(t)));return o(n),i}startOfTrivia(e){return this.triviaStarts[e]??1/0}firstTriviaAt(e){return cn(this.triviaStarts.length,t=>this.startOfTrivia(t)>=e)}};const Os=({close:e,parent:t,file:n})=>e?.start??(t?Os(t):n.text.length),ks=e=>e.close?.end??Os(e);var As=class{constructor(e,t,{name:n,start:r,first:i,end:a}){this.kind=`directive`,this.key=n.bare,this.file=e,this.parent=t,this.start=r,this.end=a,this.first=i}get name(){return Io(this.file.text,this.first,this.end)}get args(){return Lo(this.file.text,this.first,this.end)}},js=class extends Ts{constructor(e,t,{name:n,start:r,first:i,end:a}){super(),this.kind=`section`,this.key=n.bare,this.file=e,this.parent=t,this.start=r,this.end=a,this.first=i,this.close=void 0}closeAt(e){this.close=e,this.commands=this.commands.slice()}allLines(){return this.file.linesBetween(this.commands,this.end,Os(this),this)}get name(){return Ro(this.file.text,this.first,this.end)}get args(){return zo(this.file.text,this.first,this.end)}};const Ms={written:`<iftemplate`,key:`<iftemplate`,bare:`iftemplate`};var Ns=class extends js{constructor(e,t,n,r){super(e,t,{...n,name:Ms}),this.readings=r}get name(){let e=this.file.text.slice(this.first,this.end).trimEnd();return{start:this.first,end:this.first+e.length,value:e}}get args(){return[]}};function Ps(e){if(!zs.some(t=>e.includes(t))||!Rs.test(e))return;let t=/* @__PURE__ */ new Map,n=[];for(let r of Cr(e)){let i=n.pop();if(r.kind===`open`)n.push(...i?[i]:[],[r]);else if(r.kind===`middle`&&i)n.push(i.length>3?i:[...i,r]);else if(r.kind===`end`&&i)Fs(e,[...i,r],t);else if(r.kind===`middle`||r.kind===`end`||r.kind===`unknown`)return;else i&&n.push(i)}return n.length===0&&t.size>0?t:void 0}function Fs(e,t,n){let[r,i,a]=t,o=t.map(t=>Is(e,t)),s=r&&Us(e.slice(r.start,r.end));if(!s||!i||t.length>3||o.includes(void 0)||a&&!/\belse\b(?!\s*if)/i.test(e.slice(i.start,i.end)))return;let[c,l,u]=a?o:[o[0],void 0,o[1]];c!==void 0&&n.set(c,{kind:`open`,readings:s}),l!==void 0&&n.set(l,{kind:`middle`,readings:Js(s)}),u!==void 0&&n.set(u,{kind:`close`})}function Is(e,{start:t,end:n}){let r=e.lastIndexOf(`
`,t-1)+1,i=e.indexOf(`
`,n),a=e.slice(n,i<0?e.length:i);return e.slice(t===0?0:r,t).trim()===``&&a.trim()===``?r:void 0}const Ls=`(?:apache|httpd)[\\w.:]{0,20}?(?:_|\\.|::|'\\]\\[')?version`,Rs=RegExp(Ls,`i`),zs=[`%>`,`%}`,`%]`],Bs=`(?:@|\\$|scope(?:\\.lookupvar)?[[(]['"]:{0,2}|node\\[')?${Ls}(?:['"]?[\\])])?(?:\\.to_[fs])?`,Vs=`['"]?(?<number>2\\.[24])(?:\\.0)?['"]?`,Hs=[`(?:scope\\.)?(?:function_)?versioncmp\\(?\\[?\\(?${Bs},\\s*${Vs}\\)?\\]?\\)?\\s*(?<sign>[<>=!]=?)\\s*0`,`${Bs}\\s*(?<sign>[<>=!]=?|===?)\\s*${Vs}`,`${Bs}\\s*(?:is\\s+version(?:_compare)?|\\|\\s*version(?:_compare)?)\\s*\\(${Vs},\\s*['"](?<sign>[<>=!]=?|ge|gt|le|lt|eq|ne)['"]\\)`].map(e=>RegExp(`^${e}$`,`i`));function Us(e){let t=e.replace(/^(?:<%|\{%|\[%)[-+]?|[-+]?(?:%>|%\}|%\])$/g,``).trim().replace(/\s*(?:\{|then|do)$/,``),[,n,r]=/^(if|unless)\b\s*(.*)$/is.exec(t)??[],i=r?.replace(/^\((.*)\)$/s,`$1`).trim();if(n&&i)for(let e of Hs){let t=e.exec(i);if(!t)continue;let r=t.groups?.sign??``,a=qs[`${Ws[r]??r} ${t.groups?.number}`];return a&&(n.toLowerCase()===`unless`?Js(a):a)}}const Ws={ge:`>=`,gt:`>`,le:`<=`,lt:`<`,eq:`==`,ne:`!=`,"=":`==`,"===":`==`},Gs={"2.2":`never`,"2.4":`always`},Ks={"2.2":`always`,"2.4":`never`},qs={">= 2.4":Gs,"< 2.4":Ks,"== 2.4":Gs,"!= 2.4":Ks,"== 2.2":Ks,"!= 2.2":Gs},Js=e=>e===Gs?Ks:Gs;function Ys(e,t,n=`2.2`,r){let i=new Ds(t,e,n,r),a=Ps(e);if(!a)return Zs(i,a);let o=Zs(i,a);return o.named(Ms.key).every(e=>e.kind===`section`&&e.close)?o:Zs(new Ds(t,e,n,r),void 0)}function Xs({path:e,version:t,defined:n,isPerDirectory:r},i,a={}){let o=Ys(i,e,a.version??t,a.defined??n);return a.isPerDirectory||r?Object.assign(o,{isPerDirectory:!0}):o}function Zs(e,t){let n={...ps(e.text,e.version),file:e,sections:[],guards:t};for(;rs(n.reader);)Qs(n),ms(n);return e.problems=hs(n),e.hasOddLines=n.reader.isOdd||e.problems.length>0,e}function Qs(e){let{kind:t,start:n}=e.reader,r=t===`template`?e.guards?.get(n):void 0;r&&e.beyond===0?$s(e,r):t!==`directive`&&t!==`open`&&t!==`close`?J(e,t):e.beyond>0?ec(e):t===`directive`?tc(e):t===`open`?nc(e):rc(e)}function $s(e,t){let{reader:n,file:r,open:i,sections:a}=e;if(t.kind!==`open`){let r=a.at(-1);if(!(r instanceof Ns)){J(e,`template`);return}r.closeAt({start:n.start,end:t.kind===`close`?n.end:n.start}),i.pop(),a.pop()}if(t.kind===`close`)return;let o=a.at(-1),s=new Ns(r,o,n,t.readings);(o??r).commands.push(s),r.enter(Ms.key,s),i.push({name:Ms,first:n.first}),a.push(s)}const J=({file:e,reader:t},n)=>e.passOver(n,t.start);function ec(e){J(e,`stray`),ys(e)}function tc(e){let{file:t,reader:n,sections:r}=e;if(bs(n)){J(e,`code`);return}let i=r.at(-1),a=new As(t,i,n);(i??t).commands.push(a),t.enter(n.name.key,a)}function nc(e){let{file:t,reader:n,sections:r}=e;if(!gs(e)){J(e,`stray`);return}let i=r.at(-1),a=new js(t,i,n);(i??t).commands.push(a),t.enter(n.name.key,a),r.push(a)}function rc(e){let{reader:t,sections:n}=e,r=_s(e);r===void 0?J(e,`stray`):(n[r]?.closeAt({start:t.start,end:t.end}),n.length=r)}function ic(e){let t=e.flatMap(e=>e.named(`accessfilename`)).flatMap(e=>T(e)?e.args.map(({value:e})=>e):[]);return new Set(t.length>0?t:[`.htaccess`])}function ac(e){let t=ic(e);if([...t].every(e=>e===`.htaccess`))return e;let n=e=>Y(e)!==`.htaccess`&&t.has(Y(e))&&e.named(`accessfilename`).length===0;return e.map(e=>n(e)?Xs(e,e.text,{isPerDirectory:!0}):e)}const Y=({path:e})=>e.replace(/^.*[/\\]/,``);function oc(e,t){let n=e.filter(({onServer:e})=>cc(t,e)),r=Math.max(0,...n.map(({onServer:e})=>e.length));return n.filter(({onServer:e})=>e.length===r).map(({onServer:e,given:n})=>(n+t.slice(e.length)).replace(n===``?/^\/+/:``,``))}function sc(e,t){let n=X(t),[r,...i]=e.filter(({given:e})=>lc(n,X(e))).sort((e,t)=>X(t.given).length-X(e.given).length);if(!r)return;if(i.some(({given:e,onServer:t})=>X(e)===X(r.given)&&t!==r.onServer))return null;let a=n.slice(X(r.given).length).replace(/^\//,``);return a===``?r.onServer:`${r.onServer}/${a}`}const cc=(e,t)=>e===t||e.startsWith(`${t}/`),lc=(e,t)=>t===``?!/^(\/|\.\.(\/|$))/.test(e):cc(e,t),X=e=>e.replace(/^(?:\.\/+)+/,``).replace(/^\.$/,``);function Z(e){return dc(e)?``:(/^\^((?:[\w/~-]|\\[./~-])*)(?![?*{])/.exec(e)?.[1]??``).replace(/\\/g,``).replace(/\/+/g,`/`)}function uc(e){let[,t,n,r]=/^(\^(?:[\w/~-]|\\[./~-])*)\((?:\?:)?((?:[\w/~|-]|\\[./~-])+)\)(?![?*{])([\s\S]*)$/.exec(e)??[];return t===void 0||n===void 0||dc(e)?[Z(e)]:n.split(`|`).map(e=>Z(`${t}${e}${r}`))}function dc(e){if(!e.includes(`|`))return!1;if(/\\[()]|\[|\\Q/.test(e))return!0;let t=[0];for(let[n]of e.matchAll(/[()|]/g))n===`(`?t.push(0):n===`|`?t.push((t.pop()??0)+1):t.length>1&&t.pop();return t.some(e=>e>0)}function fc(e){let t=k(e.file.text,{start:e.name.end,end:e.end}),n=[];for(let e=0;e<t.length&&n.length<3;){let r=t[e]===`"`||t[e]===`'`?t[e]:void 0,i=r?e+1:e,a=pc(t,i,r);for(n.push(t.slice(i,a)),e=a+1;e<t.length&&D(t.charCodeAt(e));)e++}let[r,i,a]=n;return r===void 0||i===void 0?void 0:{first:r,second:i,flags:a}}function pc(e,t,n){let r=t;for(;r<e.length&&(n?e[r]!==n:!D(e.charCodeAt(r)));)r+=e[r]===`\\`&&D(e.charCodeAt(r+1))?2:1;return Math.min(r,e.length)}const mc=(e=``)=>e.replace(/^\[|\]$/g,``).split(`,`).map(e=>e.trim().toLowerCase().replace(/=.*$/s,``)),hc=e=>mc(e).some(e=>e===`p`||e===`proxy`),gc=/* @__PURE__ */ new Set([`r`,`redirect`,`f`,`forbidden`,`g`,`gone`,`p`,`proxy`]);function _c(e){let[,t,n]=e.args.map(({value:e})=>e),r=e=>e===`pt`||e===`passthrough`;return t!==`-`&&!mc(n).some(e=>gc.has(e)||r(e))}function vc(e,t){let n=/* @__PURE__ */ new Map;for(let r of e.directives(...t))for(let t of e.enclosing(r)){let i=t.findIndex(e=>e.key===`virtualhost`),a=t[i],o=i<0?t:t.slice(0,i),s={at:r,maybe:yc(e,r,a,o),literal:T(r)&&o.every(({key:e})=>e!==`macro`)},c=n.get(a);c?c.push(s):n.set(a,[s])}return n}function yc(e,t,n,r){let i=t=>!zr(e,t,n?.file===t.file?n:void 0);return r.some(t=>_(t)&&C(e,t)!==`always`)||i(t)||e.includersOf(t.file).some(t=>i(t)||e.isGuess(t))}function bc({path:e,regex:t}){return!t&&!E(e)?e.replace(/\/$/,``)||`/`:xc(t?Z(e):e.slice(0,e.search(/[*?[\\]/)))}const xc=e=>e.replace(/\/[^/]*$/,``)||`/`,Sc=e=>e.regex?uc(e.path).map(xc):[bc(e)];function Cc(e,t){if(e.path===t.path&&e.regex===t.regex)return`always`;let n=(e,t)=>t===`/`||e===t||e.startsWith(`${t}/`),r=Sc(t);if(!Sc(e).some(e=>r.some(t=>n(e,t)||n(t,e))))return`never`;let[i,a]=[bc(e),bc(t)];return e.regex||E(e.path)?wc(e,t)?`always`:`maybe`:n(a,i)&&(!/.\/$/.test(e.path)||Tc(t).startsWith(e.path))?`always`:`maybe`}function wc(e,t){let n=e.regex?/^\^(\/[\w/.-]*)$/.exec(e.path.replace(/\\([./-])/g,`$1`))?.[1]:void 0;return n!==void 0&&Tc(t).startsWith(n)}function Tc({path:e,regex:t}){return t?Z(e):e.replace(/[*?[\\].*$/,``)}function Ec({path:e,regex:t,at:n}){if(/["#\s]/.test(e)||e.startsWith(`(?i)`)||!t&&E(e)||!n)return;let r=e.replace(/\/$/,``).replace(/[.+]/g,`\\$&`).replaceAll(`/`,`/+`);return`%{REQUEST_URI} =~ m#${t?e:`^${r}${e===`/`?``:e.endsWith(`/`)?`/`:`(/|$)`}`}#`}const Dc=e=>e.once(Oc);function Oc(e){let t=/* @__PURE__ */ new Map;return n=>{if(!t.has(n)){let r=e.once(Ic),i=Bc(n?r.get(n)??[]:[],r.get(void 0)??[]);t.set(n,i&&kc(e,i))}return t.get(n)}}const kc=(e,{folders:t,unknown:n})=>Eo(e)===`several`&&t.some(({folder:e})=>jo(e))?void 0:{folders:t.map(t=>Ac(t,Ao(e,t.folder))),unknown:n},Ac=(e,t)=>({...e,folder:t,segments:c(t)});function jc(e,t){let n=e.once(Nc);return n.has(void 0)||n.has(t)}const Mc=e=>e.once(Nc).size>0||e.sections(`Proxy`,`ProxyMatch`).length>0,Nc=e=>new Set([...e.once(Ic)].flatMap(([e,t])=>t.some(({at:e})=>Rc(e))?[e]:[])),Pc=(e,t,{segments:n})=>t!==void 0&&(e.once(Ic).get(t)??[]).some(e=>{let t=c(e.at.args[+!Gc(e)]?.value??``);return(Gc(e)||Kc(e))&&t.every((e,t)=>e===n[t])}),Fc=e=>[...e.once(Ic).keys()].flatMap(e=>e??[]);function Ic(e){let t=vc(e,[.../* @__PURE__ */ new Set([...Ur(e,`maps`),...Ur(e,`passes`)])]);return new Map([...t].flatMap(([t,n])=>{let r=n.filter(({at:t})=>!Lc(e,t));return r.length>0?[[t,r]]:[]}))}const Lc=(e,t)=>(t.key===`rewriterule`||d(t.file))&&[...Ut(e,t)].every(e=>e!==`server`&&e!==`virtualhost`),Rc=e=>e.key===`rewriterule`?hc(e.args[2]?.value):e.key===`proxyrequests`?/^on$/i.test(e.args[0]?.value??``):Xe(e.key,`passes`),zc=e=>e.key===`rewriterule`?_c(e):Xe(e.key,`maps`);function Bc(e,t){let n=[...e,...t].filter(({at:e})=>zc(e));if(n.some(({at:e,literal:t})=>!t||Jc(e)))return;let r=n.flatMap(({at:e})=>Qc(e)??[]),i=Xc(e.filter(Gc),t.filter(Gc));if(!r.includes(``)&&i)return{folders:[...Vc(e,t).sort((e,t)=>t.prefix.length-e.prefix.length),...i],unknown:r}}function Vc(t,n){let r=[...Hc(t,!0),...Hc(n,!1)],i=e.i(r,({prefix:e})=>Uc(e)),a=({prefix:e})=>Wc(e).flatMap(e=>i.get(e)??[]),o=new Set(r.filter(e=>!a(e).some(t=>tl(t,e))));return[...o].map(e=>({prefix:e.prefix,folder:e.folder,sure:!e.maybe&&e.at.key!==`wsgiscriptalias`&&a(e).every(t=>!o.has(t)||nl(e,t)||Zc(e,t))}))}const Hc=(e,t)=>e.filter(e=>Kc(e)&&Qc(e.at)===void 0).map(({at:e,maybe:n})=>{let[r=``,i=``]=e.args.map(({value:e})=>e);return{at:e,maybe:n,isOwn:t,prefix:r.replace(/\/+/g,`/`),folder:i}}),Uc=e=>e.replace(/\/$/,``);function Wc(e){let t=[Uc(e)];for(let e=t[0]??``;e!==``;t.push(e))e=e.slice(0,Math.max(0,e.lastIndexOf(`/`)));return t}const Gc=({at:e})=>e.key===`documentroot`,Kc=({at:e})=>/^(script|wsgiscript)?alias$/.test(e.key),qc=/^(documentroot|((wsgi)?script)?alias(match)?|rewriterule|userdir)$/,Jc=e=>Gc({at:e})&&!Yc(e.args[0]?.value)||Kc({at:e})&&(!Yc(e.args[1]?.value)||!e.args[0]?.value.startsWith(`/`))||!qc.test(e.key),Yc=(e=``)=>/^(\/|[a-z]:[/\\])/i.test(e);function Xc(e,t){let n=e.some(({maybe:e})=>!e)?e:[...e,...t];if(n.some(({maybe:e})=>!e))return n.map(({at:e})=>({prefix:`/`,folder:e.args[0]?.value??``,sure:n.length===1}))}function Zc(e,t){return e.isOwn===t.isOwn?e.at.file===t.at.file&&e.at.start<t.at.start:e.isOwn}function Qc(e){let{key:t,args:n}=e,[r=``,i=``]=n.map(e=>e.value);return t===`userdir`?/^disabled$/i.test(r)&&n.length===1?void 0:`/~`:Kc({at:{key:t}})?r.endsWith(`/`)&&!/[/\\]$/.test(i)?r.toLowerCase():void 0:t===`rewriterule`?$c(e):/^((wsgi)?scriptaliasmatch|aliasmatch)$/.test(t)?Z(r).toLowerCase():void 0}function $c(e){let t=Z(e.args[0]?.value??``).toLowerCase();return t.startsWith(`h`)?``:t}const el=({unknown:e},t)=>e.some(e=>e.startsWith(t.toLowerCase())||t.toLowerCase().startsWith(e));function tl(e,t){return(t.prefix===e.prefix||t.prefix.startsWith(e.prefix.replace(/\/?$/,`/`)))&&e!==t&&!e.maybe&&e.at.key!==`wsgiscriptalias`&&Zc(e,t)}const nl=(e,t)=>t.prefix===e.prefix&&t.folder===e.folder;function rl(e,t,n){let r=t.segments,i=(e,t)=>t.every((t,n)=>t===e[n]),a=e=>`${e}/`.startsWith(n)||n.startsWith(e.replace(/\/$/,``)),o=(e?.folders??[]).filter(({prefix:e,segments:t})=>a(e)&&(i(r,t)||i(t,r))),[s]=o;if(!e||!s?.sure||o.length>1||!i(r,s.segments))return;let c=`${s.prefix.replace(/\/$/,``)}/${r.slice(s.segments.length).join(`/`)}`;return e.folders.some(e=>e!==s&&ol(e,s,c))||el(e,c)?void 0:c}const il=({folders:e},{segments:t})=>e.filter(({segments:e})=>e.every((e,n)=>e===t[n])).map(({prefix:e,segments:n})=>`${Uc(e)}/${t.slice(n.length).join(`/`)}`);function al(e,t,n){let r=bc(n);if(!t.wild)return rl(e,t,r);let i=(e?.folders??[]).filter(({prefix:e})=>r.startsWith(e.replace(/\/$/,``))),[a]=i;if(!a||i.length>1||n.regex)return;let o=c(`${a.folder}/${r.slice(a.prefix.replace(/\/$/,``).length)}`),s=[...o,...t.segments.slice(o.length)];if(ur(t.segments,s)&&!s.some(E))return rl(e,{...t,path:`/${s.join(`/`)}`,segments:s,wild:!1},r)}function ol({prefix:e},t,n){let[r,i]=[`${e}/`.replace(/\/+$/,`/`),`${n}/`.replace(/\/+$/,`/`)];return r.startsWith(i)||i.startsWith(r)&&e.length>t.prefix.length}function sl(e,t){let n=e.namesOf(t).map(({path:e})=>e),r=n.some(cl(e))?n.filter(cl(e)):n,i=fl(e,r[0]??t.path),a=hl(e,t).map(e=>`/${e.join(`/`)}`).filter(cl(e)),o=[i,...r.map(t=>fl(e,t)),...a.map(t=>fl(e,t)).filter(({isSure:e})=>e)],s=[...new Map(o.map(e=>[e.path,e])).values()],[l,...u]=s.length>1?s.filter(({path:t})=>vl(e,c(t))):s;return l?[l,...u]:[i]}const cl=e=>t=>e.once(ll).has(Y({path:t})),ll=({files:e})=>ic(e),ul=e=>`/…/${e}`,dl=e=>e.startsWith(ul(``));function fl(e,t){let n=t.includes(`/`)?t.replace(/\/[^/]*$/,``):``,r=sc(e.mappings,n);if(r!==void 0)return{path:r??ul(n),isSure:r!==null};if(!e.isOnDisk&&n.startsWith(`/`))return{path:n,isSure:!0};let i=e.placeOf(t).slice(0,-1),a=e.once(pl);if(a.joined.has(``)||i.some((e,t)=>a.joined.has(i.slice(0,t+1).join(`/`))))return{path:`/${i.join(`/`)}`,isSure:!0};let o=e.serverRoots.flatMap(({top:e})=>e&&u(i,e)?[e]:[]),[s]=o;if(s)return{path:`/${i.slice(s.length).join(`/`)}`,isSure:o.length===1};let l=ml(i,a.paths);return l===void 0?{path:ul(n),isSure:!1}:{path:l,isSure:c(l).length===i.length}}function pl(e){let t=[...e.sections(`Directory`).map(e=>e.args[0]),...e.directives(`DocumentRoot`).map(e=>e.args[0])],n=e.directives(`Alias`,`ScriptAlias`).map(e=>e.args[1]),r=[...t,...n].flatMap(e=>e?.value.startsWith(`/`)&&/[^/]/.test(e.value)?e.value.replace(/\/+$/,``):[]);return{paths:r,joined:new Set(r.map(e=>c(e).join(`/`)))}}function ml(e,t){for(let n=e.length;n>0;n--){let r=`/${e.slice(0,n).join(`/`)}`,i=new Set(t.filter(e=>e.endsWith(r)));if(i.size>1)return;for(let t of i)return[t,...e.slice(n)].join(`/`)}}function hl(e,t){let n=e.namesOf(t).map(({place:e})=>e),r=n[0]&&e.realPlace(n[0]);return r?[r,...(e.once(gl).get(r.join(`/`))??[]).map(({name:e})=>e)]:[]}const gl=t=>e.i(t.once(_l).flatMap(e=>t.linkedNear(e)),({real:e})=>e.join(`/`)),_l=e=>{let t=[...e.directives(`DocumentRoot`).map(e=>e.args[0]),...e.directives(`Alias`,`ScriptAlias`).map(e=>e.args[1])].flatMap(e=>e&&/^(\/|[a-z]:)/i.test(e.value)?[e.value]:[]);return[...new Set(t)].map(c)};function vl(e,t){return e.once(bl).some(e=>!e||e.unknown.length>0||e.folders.some(yl(t)))}const yl=e=>({segments:t})=>u(t,e)||u(e,t),bl=e=>[void 0,...Fc(e)].map(Dc(e));function xl(e,t){let n={at:void 0,file:t,nodes:t.commands,regex:!1};if(!d(t))return{...n,kind:`fragment`,path:``,paths:[``],placed:!0};let r=sl(e,t),i=r.map(({path:e})=>e);return{...n,kind:`htaccess`,path:r[0].path,paths:i,placed:r.every(({isSure:e})=>e)}}const Sl=({kind:e,path:t})=>e===`htaccess`&&dl(t);function Cl(e,t){let n=e.directives(`AccessFileName`),r=n.some(t=>x(e,t)&&!S(e,t)),i=e=>(e===`.htaccess`||r)&&n.every(t=>t.args.some(({value:t})=>t===e));return e.namesOf(t).some(({path:e})=>i(Y({path:e})))}function wl(e,t){let n=e.directives(`AccessFileName`);if(e.complete&&Y(t)===`.htaccess`&&Tl(e,n))return`always`;let r=n.filter(({args:e})=>e.length>1);if(r.length===0)return`never`;let i=e.once(El).get(Dl(t))??[],a=e=>{let n=fe(e);return n.slice(0,Math.max(0,n.indexOf(Y(t)))).some(e=>i.includes(e))},o=r.filter(e=>T(e)&&a(e));return o.length===0?`never`:o.length===n.length&&!o.some(t=>S(e,t))&&o.some(t=>x(e,t))?`always`:`maybe`}const Tl=(e,t)=>t.some(t=>x(e,t)&&!S(e,t))&&t.every(e=>T(e)&&!e.args.some(({value:e})=>e===`.htaccess`)),El=({files:t})=>new Map([...e.i(t.filter(d),Dl)].map(([e,t])=>[e,t.map(Y)])),Dl=e=>e.path.slice(0,-Y(e).length);function Ol(e){if(e.every(({paths:e})=>e.length===1))return[];let t=e.filter(({kind:e,path:t,paths:n})=>n.length>1||e===`directory`&&E(t)).map(e=>({scope:e,folders:e.paths.map(c)}));for(;;){let e=t.filter(e=>!t.some(t=>kl(t,e)));if(e.length===0)return t.flatMap(({scope:e})=>e.paths.length>1?e:[]);t=t.filter(t=>!e.includes(t))}}const kl=(e,t)=>e.folders.some(e=>t.folders.some(t=>e.length<t.length&&ur(e,t.slice(0,e.length)))),Al=/* @__PURE__ */ new Map([[`directory`,`directory`],[`directorymatch`,`pattern`],[`files`,`files`],[`filesmatch`,`files`],[`location`,`location`],[`locationmatch`,`location`],[`proxy`,`proxy`],[`proxymatch`,`proxy`]]),jl=({key:e})=>Al.has(e),Ml={server:void 0,outer:void 0,maybe:!1,readBy:`both`};function Nl(e){return[...ci,`allowoverride`,`include`,`includeoptional`].some(t=>e.names.has(t))?Pl(e,()=>!1):[]}function Pl(e,t,n){let r={site:e,isWanted:t,note:n,found:/* @__PURE__ */ new Map,open:/* @__PURE__ */ new Set,readings:/* @__PURE__ */ new Map,including:new Set(e.files.filter(t=>e.includesIn(t).length>0)),cut:/* @__PURE__ */ new Set,order:0};for(let t of e.files)d(t)?Rl(r,t):Ll(e,t)||zl(r,t,{...Ml,root:t});for(let e of r.found.values())(r.cut.has(e.file)||Il(e.places))&&(e.placed=!1);let i=[...r.found.values()];i.some(({places:e})=>e.length>1)&&Fl(i);for(let e of Ol(i))e.placed=!1;return i}function Fl(t){let n=e.i(t,({kind:e,path:t})=>e===`directory`?`${e} ${c(t).length}`:e);for(let e of n.values())for(let t of qa(e).circular)t.placed=!1}function Il(t){return t.length<2?!1:[...e.i(t,({root:e})=>e).values()].some(e=>{let t=new Set(e.map(({server:e})=>e));return t.size<e.length||e.length>1&&t.has(void 0)})}const Ll=(e,t)=>e.includersOf(t).some(e=>e.file!==t);function Rl(e,t){let n=wl(e.site,t);if(n===`always`)return;let r=n===`maybe`||!Cl(e.site,t),i={...Ml,maybe:r,root:t};Q(e,t,{...i,outer:Gl(e,t,i)})}function zl(e,t,n){let r=e.readings.get(t)??0;r===1e3&&e.cut.add(t),e.open.has(t)||r===1e3||(e.readings.set(t,r+1),e.open.add(t),!n.outer&&j(t.commands)&&Gl(e,t,n),Q(e,t,n),e.open.delete(t))}function Q(e,t,n){let{including:r,note:i}=e,a=r.size>0&&r.has(`file`in t?t.file:t);for(let r of a||i?t.commands:t.sections)r.kind===`section`?Vl(e,r,n):r.kind===`directive`&&Bl(e,r,n)}function Bl(e,t,n){let{site:r,note:i}=e;if(i?.(t,n),!/^include(optional)?$/.test(t.key))return;let a=n.maybe||r.isGuess(t)||!zr(r,t,n.server);for(let i of r.filesOf(t))zl(e,i,{...n,maybe:a})}function Vl(e,t,n){if(t.key===`virtualhost`)Hl(e,t,n);else if(t.key===`macro`)Q(e,t,{...n,maybe:!0});else if(_(t))Ul(e,t,n);else if(Al.has(t.key)){let r=n.maybe||!zr(e.site,t,n.server),i=Mo(e.site,t);for(let r of i)Kl(e,t,r,{...n,maybe:!0});if(i.length>0)return;let a=Wl(t)||e.isWanted(t)?Gl(e,t,{...n,maybe:r}):n.outer;Q(e,t,{...n,outer:a,maybe:r})}}function Hl(e,t,n){e.note?.(t,n),Q(e,t,{...n,server:t,maybe:!1})}function Ul(e,t,n){let{site:r}=e,i=C(r,t),a=w(r,t);if(i===`never`){r.from===`2.2`&&a!==`never`&&n.readBy!==`2.2`&&Q(e,t,{...n,readBy:`2.4`,maybe:n.maybe||a===`maybe`});return}if(a===`never`&&n.readBy===`2.4`)return;let o=a===`never`?`2.2`:n.readBy;Q(e,t,{...n,readBy:o,maybe:n.maybe||i===`maybe`})}const Wl=e=>j(e.commands)||e.commands.some(e=>e.kind===`directive`?/^(allowoverride|include(optional)?|use)$/.test(e.key):e.kind===`section`);function Gl(e,t,n){return ql(e,t,n,n=>`key`in t?Xl(t,n):{...xl(e.site,t),branch:void 0,places:n})}function Kl(e,t,{block:n,nodes:r},i){let[a]=r;a&&ql(e,a,i,e=>({...Xl(t,e),nodes:r,branch:n}))}function ql(e,t,{server:n,outer:r,maybe:i,readBy:a,root:o},s){let c={server:n,outer:r,maybe:i,readBy:a,root:o,order:e.order++},l=e.found.get(t);if(l)return l.places.push(c),l;let u=Jl(e.site,s([c]));return e.found.set(t,u),u}function Jl(e,t){let n=Eo(e);return!n||t.kind!==`directory`&&t.kind!==`htaccess`||(n===`several`&&jo(t.path)&&(t.placed=!1),t.paths=t.paths.map(t=>Ao(e,t)),t.path=t.paths[0]??t.path),t}function Yl({args:[e,t]}){return(e?.value===`~`?t:e)?.value??``}function Xl(e,t){let n=e.key.endsWith(`match`)||e.args[0]?.value===`~`,r=Yl(e),i=Al.get(e.key)??`fragment`;return{kind:i===`directory`&&n?`pattern`:i,at:e,file:e.file,nodes:e.commands,path:r,paths:[r],placed:!0,regex:n,branch:void 0,places:t}}const Zl=({path:e,regex:t},n=`.`)=>t?e:`^${sr(e,n)??`(?!)`}$`,Ql=e=>e.kind===`pattern`?`'%{REQUEST_FILENAME}/' =~ m#${La(e.path)}#`:`%{REQUEST_FILENAME} =~ m#${eu(Zl(e,`[^/]`))}#`,$l=(e,t)=>e.kind===`pattern`||t.kind===`pattern`||nu(e,t)!==`never`;function eu(e){let[,t=``,n=``]=/^(\(\?i\))?([\s\S]*)$/.exec(e)??[],r=n.startsWith(`^`)?n.slice(1):`[^/]*${n}`;return tu(n)?`${t}/${/(?<!\\)\$$/.test(r)?r:`${r}[^/]*$`}`:`${t}/(?=[^/]*$)[^/]*(?:${n.replace(/\\[\s\S]|\[\^?\]?(?:\\[\s\S]|[^\]\\])*\]|\^/g,e=>e===`^`?`(?<![^/])`:e)})`}function tu(e){let t=e.replace(/^\^|(?<!\\)\$$/g,``).replaceAll(`[^/]`,`x`).replace(/\\[^\w\s]|\\[dw]|\[[\w.-]+\]/g,`x`);return/^[\w \-~%&=,;:@()|?*+{}]*$/.test(t)&&!t.includes(`(?`)&&!/\|/.test(t.replace(/\([^()]*\)/g,``))}function nu(e,t){if(e.path===t.path&&e.regex===t.regex)return`always`;let[n,r]=au(t)?[e,t]:[t,e];return!au(r)||!iu(n)?`maybe`:!ou(n,r.path,!0)&&!ou(ru(n),r.path.toLowerCase(),!0)?`never`:n===e&&ou(n,r.path,!1)?`always`:`maybe`}const ru=({path:e,regex:t})=>({regex:t,path:t?e.startsWith(`(?i)`)?e:`(?i)${e}`:e.toLowerCase()}),iu=({path:e,regex:t})=>t?uu(e,``,!0)===uu(e,``,!1):lr(e)&&!/\/|^\.{0,2}$/.test(e),au=e=>!e.regex&&!E(e.path)&&iu(e);function ou(e,t,n){return e.regex?uu(e.path,t,n):E(e.path)?or(e.path,t):e.path===t}const su=/\[:|\[\^?\]|\\[AzZGQEhHRKXNCpPVeaugko]|\\c(?![a-z])/i,cu=/\\[23][0-7]/,lu=/[\n\v\r]/,uu=(e,t,n)=>du(e)(t,n);function du(e){let t=su.test(e)?void 0:fu(e),n=cu.test(e);return(e,r)=>!t||lu.test(e)||n&&!Qn(e)?r:t.test(Zn(e))}function fu(e){try{return new RegExp(Zn(e.replace(/^\(\?i\)/,``)),e.startsWith(`(?i)`)?`i`:``)}catch{return}}function $(e,t){t!==void 0&&(e.unclear??=t,e.unclearBeyondHosts=!0)}function pu(e,t,n){mu(e,t,`\`${k(t.file.text,t)}\`, ${n}`)}function mu(e,t,n){/^(order|allow|deny)$/.test(t.key)?e.unclear??=n:$(e,n)}function hu(e,t,n){let r=t.args.map(e=>e.value).join(` `).toLowerCase();return n.has(r)||pu(e,t,f(h(t.file,t))?`which a template fills in`:`which 2.2 refuses too`),r}function gu(e,t,n,r){for(let i of t)i.kind===`directive`?_u(e,i,n,r):i.kind===`section`&&xu(e,i,n,r)}function _u(e,t,n,r){if(t.key===`include`||t.key===`includeoptional`){let i=vu(e,t);e.readings??=/* @__PURE__ */ new Map;for(let a of e.site.filesOf(t)){let o=e.readings.get(a)??0;o!==1e3&&(e.readings.set(a,o+1),e.site.includersOf(a).length>1&&j(a.commands)&&$(e,`lines of ${a.path}, which is included in several places`),e.site.isGuess(t)&&j(a.commands)&&$(e,`lines of ${a.path}, which \`${k(t.file.text,t)}\` may or may not read`),!i&&j(a.commands)&&$(e,`lines of ${a.path}, which a template may leave out`),gu(e,a.commands,n,r))}}t.key===`use`&&yu(e.site,t)&&$(e,`\`${k(t.file.text,t)}\`, whose macro may hold rules of its own`);let i=A.get(t.key);if(!i)return;t.key===`authzldapauthoritative`&&bu(e.site,t)&&pu(e,t,`beside which 2.2 forgot the AuthLDAPURL above it`);let a=r.some(t=>_(t)&&w(e.site,t)===`never`);e.lines.push({kind:i,at:t,methods:n,within:r,isForOldAlone:a}),i!==`ssl`&&!vu(e,t)&&pu(e,t,`which a template may leave out`)}const vu=({site:e,around:t,branch:n},r)=>n===void 0?zr(e,r,t):Mr(e,r.file)?.at(r.start)===n;function yu(e,t){let n=t.args[0]?.value.toLowerCase(),r=e.sections(`Macro`).filter(e=>e.args[0]?.value.toLowerCase()===n),i=({key:e})=>A.has(e)||/^(use|include|<?require\w*)$|[$@%]/.test(e);return r.length===0||r.some(e=>[...p(e.commands)].some(i))}const bu=(e,t)=>e.directives(`AuthLDAPURL`).some(e=>e.parent!==t.parent||e.file!==t.file)&&!le(t).some(e=>e.kind===`directive`&&e.key===`authldapurl`);function xu(e,t,n,r){if(!t.close&&j([t])&&$(e,`\`<${t.name.value}>\`, which is never closed`),t.key===`limit`||t.key===`limitexcept`){let i=t.args.map(e=>e.value);i.every(e=>/^[\w-]+$/.test(e))&&n===Ni||$(e,`\`<${t.name.value}>\`, whose methods are not known here`),gu(e,t.commands,Pi(i,{except:t.key===`limitexcept`}),[...r,t])}else/^require(all|any|none)$/.test(t.key)?e.site.from===`2.4`?e.containers.push(t):$(e,`\`<${t.name.value}>\`, which 2.2 does not know`):_(t)&&Su(e,t,n,r)}function Su(e,t,n,r){if(!j(t.commands))return;if(hi(t)&&!e.isSurelyFor22){e.forBoth=!0;let i=`lines in \`<${t.name.value}>\`, which each version reads in its own way`;wu(t.commands)?e.unclear??=i:$(e,i),t.args[0]?.value.startsWith(`!`)&&gu(e,t.commands.filter(Cu),n,r);return}let i=C(e.site,t),a=w(e.site,t);if(i!==`never`&&a===`never`&&e.dual.old.push(t),i===`never`&&a!==`never`&&e.dual.new.push(t),i!==`never`){if(i===`maybe`&&t.commands.some(Tu)){let n=t.args.map(e=>e.value).join(` `);$(e,`lines in \`<${t.name.value} ${n}>\`, which may be read or not`)}gu(e,t.commands,n,[...r,t])}}const Cu=e=>e.kind===`section`&&/^limit(except)?$/.test(e.key)||e.kind===`directive`&&(li({kind:A.get(e.key)??`new`})||e.key===`require`),wu=e=>e.every(e=>e.kind===`directive`?!A.has(e.key)||/^(order|allow|deny)$/.test(e.key):wu(e.commands)),Tu=e=>e.kind!==`directive`||A.has(e.key)&&A.get(e.key)!==`ssl`;function Eu(e){let t=[];for(let n of e.lines)n.kind===`order`?t.push({line:n,clients:void 0}):(n.kind===`allow`||n.kind===`deny`)&&t.push({line:n,clients:Ra(n.at)});if(t.length===0)return;for(let{line:n,clients:r}of t)r?.unclear&&mu(e,n.at,r.unclear);let n,r=r=>{let{order:i,allowed:a,others:o}=Du(e,t,r);return i===`deny,allow`?B([a,o]):(Ou(a,o)&&(n=a),z([a,o]))},i=n=>{let{order:i,allowed:a,others:o}=Du(e,t,n);return i===`allow,deny`&&Ou(a,o)?a:r(n)},a=t.some(({line:e})=>e.methods.names.length>0)?t.flatMap(({line:e})=>e.methods.names):ju,o=t.some(({clients:e})=>e!==void 0&&e.domains.length>0);return{exact:P(a,r),guide:n&&{allowed:n,host:P(a,i)},domains:o?t.flatMap(({line:e,clients:t})=>e.kind===`allow`&&t?.domains||[]):ju}}function Du(e,t,n){let r=[],i=[],a=`deny,allow`;for(let{line:o,clients:s}of t){if(!M(o.methods,n))continue;s||(a=ku(e,o.at));let t=o.kind===`allow`?r:i;for(let e of s?.parts??[])t.push(e)}return{order:a,allowed:B(r),others:V(B(i))}}const Ou=(e,t)=>t.key===L.key&&e.key!==L.key&&e.key!==I.key;function ku(e,t){let n=hu(e,t,Au);return n===`allow,deny`||n===`mutual-failure`?`allow,deny`:`deny,allow`}const Au=/* @__PURE__ */ new Set([`allow,deny`,`deny,allow`,`mutual-failure`]),ju=[];function Mu(e,t,n){let r={site:e,around:t[0]?.parent,branch:n,lines:[],dual:{old:[],new:[]},containers:[],readings:void 0,forBoth:!1,isSurelyFor22:zu(e),unclear:void 0,unclearBeyondHosts:!1};gu(r,t,Ni,[]);let{lines:i}=r,a=Eu(r),o=e=>i.some(t=>t.kind===e),s=e.from===`2.4`?Ca(t):void 0,c=Ru(i,r.isSurelyFor22);if(s)$(r,s.unclear??(a&&e.once(Iu)));else for(let{unclear:e}of c)$(r,e);return o(`new`)&&!s&&$(r,"`AuthMerging`, which 2.2 does not know"),{lines:i.slice(),host:a?.exact,authz:s,require:c.length?c:void 0,satisfy:o(`satisfy`)?Uu(r):Nu,authoritative:Gu(i),authType:i.some(Fu),groupFile:o(`groupfile`),dbmGroupFile:o(`dbmgroupfile`),ldap:e.once(Bu)?Hu(e,t):void 0,ssl:i.some(Pu),dual:Lu(r),isFor24:r.dual.new.length>0,containers:r.containers.length>0?r.containers:Nu,forBoth:r.forBoth,guide:a?.guide,domains:a?.domains??Nu,unclear:r.unclear,onlyHostsUnclear:r.unclear!==void 0&&!r.unclearBeyondHosts}}const Nu=[],Pu=({kind:e,at:t})=>e===`ssl`&&(t.key!==`sslverifyclient`||t.args[0]?.value.toLowerCase()!==`none`),Fu=({kind:e,at:t})=>e===`authtype`&&t.args[0]?.value.toLowerCase()!==`none`;function Iu(e){let t=e.sections(`If`,`ElseIf`,`Else`).find(({commands:e})=>[...p(e)].some(e=>j([e])));return t&&`rules that \`<${t.name.value}>\` joins`}const Lu=({dual:e,lines:t})=>e.new.length>0&&(e.old.length>0||t.length>0)?e:void 0,Ru=(e,t)=>e.flatMap(({kind:e,at:n,methods:r})=>e===`require`?$i(n,r,t):[]),zu=e=>e.from===`2.2`&&e.judgement.origin===`2.2`&&e.judgement.isUntouched,Bu=e=>[...e.names].some(e=>Vu.test(e)),Vu=/^authz?ldap/;function Hu(e,t){let n=t.flatMap(t=>{if(t.kind===`directive`)return Vu.test(t.key)?[t.key===`authldapurl`?`url`:`lost`]:[];if(!_(t)||C(e,t)===`never`)return[];let n=Hu(e,t.commands);return[C(e,t)===`always`?n:n&&`lost`]});return n.includes(`url`)?`url`:n.find(Boolean)}function Uu(e){return e.lines.filter(e=>e.kind===`satisfy`).map(({at:t,methods:n})=>({methods:n,any:hu(e,t,Wu)===`any`}))}const Wu=/* @__PURE__ */ new Set([`any`,`all`]);function Gu(e){let t=e.filter(e=>e.kind===`authoritative`);return t.length===0?Ku:new Map(t.map(({at:e})=>[e.key,e.args[0]?.value.toLowerCase()!==`off`]))}const Ku=/* @__PURE__ */ new Map,qu=e=>`unclear`in e;function Ju(e,t){let n=({kind:e})=>e===`location`,r=(t,{access:n,kind:r})=>e.after(t,n,r),i=e.afterFiles(t.filter(e=>!n(e)).reduce(r,e.start));return e.decide(t.filter(n).reduce(r,i))}const Yu=e=>({start:ho,after:(e,t)=>go(e,t),afterFiles:e=>e,decide:t=>{let n=xa(t);if(t.unclear!==!1)return{unclear:`a section that nobody can be sure of`};let r=[...n,`*`].map(n=>Aa(t,n,e).doubt).find(Boolean);return r?{unclear:r}:P(n,n=>Aa(t,n,e).whole)}}),Xu=e=>e.once(Zu);function Zu(e){let t=Xt(e).map(e=>e.file),n=ad(e),r=ed(e,n);if(r.length===0||!(t.length>0||e.complete))return;let i=e.files.flatMap(e=>sd(e,n));if(i.some(e=>!e))return;let a={nameVirtualHosts:i.filter(e=>e!==void 0),listens:cd(e)};return ld(e,t,r).map(e=>({hosts:dd(e),...a}))}const Qu=({host:e,port:t})=>`${e.includes(`:`)?`[${e}]`:e}:${t||`*`}`;function $u(e,t){let n=/^(?:\[([^\]]+)\]|([^:]+))(?::(\d+|\*))?$/.exec(e),r=(n?.[1]??n?.[2])?.toLowerCase();if(!n||!r||/^\d+$/.test(r))return;let i=n[3]===`*`?0:n[3]===void 0?t:Number(n[3]);return r===`0.0.0.0`||r===`::`?{host:`*`,port:i}:{host:r===`255.255.255.255`?`_default_`:r,port:i}}function ed(e,t){let n=td(e,t),r=pd(e),i=[];for(let t of e.sections(`VirtualHost`)){let e=n(t);e&&i.push(new md(t,e,r))}return i}function td(e,t){let n=/* @__PURE__ */ new Map;return r=>{if(r.parent&&!nd(e,r.parent))return;let i=h(r.file,r),a=n.get(i);if(a||n.has(i))return a;let o=T(r)?id(r,t):void 0;return n.set(i,o),o}}function nd(e,t){let n=e.once(rd),r=n.get(t);return r===void 0&&(r=[t,...m(t)].every(e=>e.key!==`macro`&&g(e,`2.2`)!==`never`),n.set(t,r)),r}const rd=()=>/* @__PURE__ */ new Map,id=(e,t)=>e.args.map(e=>$u(e.value,t)).filter(e=>e!==void 0);function ad(e){let t=e.directives(`ServerName`).find(e=>od(e)&&/:\d+$/.test(e.args[0]?.value??``));return Number(/:(\d+)$/.exec(t?.args[0]?.value??``)?.[1]??0)}const od=e=>[...m(e)].every(_);function sd(e,t){return e.named(`namevirtualhost`).flatMap(e=>{let n=e.kind===`directive`&&T(e)?$u(e.args[0]?.value??``,t):void 0;return e.kind===`directive`&&n?[{at:e,...n}]:[void 0]})}function cd(e){let t=e.directives(`Listen`).map(e=>Number(/(?:^|:)(\d+)$/.exec(e.args[0]?.value??``)?.[1]??0));return new Set(t)}function ld(t,n,r){if(n.length===0)return[r];let i=e.i(r,({at:e})=>e.file),a=new Map(i);return[...n.map(e=>{let[n,r]=[[],/* @__PURE__ */ new Set];ud(t,e,a,n,r);for(let e of r)i.delete(e);return n}),...i.values()].filter(e=>e.length>0)}function ud(e,t,n,r,i){if(i.has(t))return;i.add(t);let a=(n.get(t)??[]).map(e=>({at:e.at,host:e})),o=[`include`,`includeoptional`].flatMap(e=>t.named(e)).map(e=>({at:e,host:void 0})),s=o.length===0?a:[...a,...o].sort((e,t)=>e.at.start-t.at.start);for(let{at:t,host:a}of s)if(a)r.push(a);else if(t.kind===`directive`)for(let a of e.filesOf(t))ud(e,a,n,r,i)}function dd(e){let t=/* @__PURE__ */ new Map;for(let{at:n}of e){let{parent:e}=n;e&&!t.has(e)&&t.set(e,fd(e))}if(t.size===0)return e;let n=new Set([...t.values()].flat()),r=e=>e.startsWith(`!`)&&n.has(e.slice(1));return e.filter(({at:{parent:e}})=>!(e&&t.get(e)?.some(r)))}function fd(e){return[e,...m(e)].filter(_).map(e=>{let t=e.args.map(e=>e.value).join(` `);return t.startsWith(`!`)?`!${e.key} ${t.slice(1)}`:`${e.key} ${t}`})}function pd(t){let n;return()=>(n??=e.i(t.directives(`ServerName`,`ServerAlias`),e=>e.parent),n)}var md=class{at;addresses;lines;known;constructor(e,t,n){this.at=e,this.addresses=t,this.lines=n}get names(){let e=()=>[...this.lines().get(this.at)??[]].sort((e,t)=>e.start-t.start);return this.known??=e().flatMap(e=>e.args.map(e=>hd(e.value))),this.known}};function hd(e){let t=e.toLowerCase();return t.includes(`:`)?t.replace(/^\w+:\/\//,``).replace(/:\d+$/,``):t}Object.defineProperty(exports,"$",{enumerable:!0,get:function(){return go}}),Object.defineProperty(exports,"$n",{enumerable:!0,get:function(){return me}}),Object.defineProperty(exports,"$t",{enumerable:!0,get:function(){return Wr}}),Object.defineProperty(exports,"A",{enumerable:!0,get:function(){return Ec}}),Object.defineProperty(exports,"An",{enumerable:!0,get:function(){return tn}}),Object.defineProperty(exports,"At",{enumerable:!0,get:function(){return M}}),Object.defineProperty(exports,"B",{enumerable:!0,get:function(){return Ys}}),Object.defineProperty(exports,"Bn",{enumerable:!0,get:function(){return Dt}}),Object.defineProperty(exports,"Bt",{enumerable:!0,get:function(){return ci}}),Object.defineProperty(exports,"C",{enumerable:!0,get:function(){return jc}}),Object.defineProperty(exports,"Cn",{enumerable:!0,get:function(){return pn}}),Object.defineProperty(exports,"Ct",{enumerable:!0,get:function(){return U}}),Object.defineProperty(exports,"D",{enumerable:!0,get:function(){return al}}),Object.defineProperty(exports,"Dn",{enumerable:!0,get:function(){return nn}}),Object.defineProperty(exports,"Dt",{enumerable:!0,get:function(){return Ri}}),Object.defineProperty(exports,"E",{enumerable:!0,get:function(){return Dc}}),Object.defineProperty(exports,"En",{enumerable:!0,get:function(){return cn}}),Object.defineProperty(exports,"Et",{enumerable:!0,get:function(){return Ki}}),Object.defineProperty(exports,"F",{enumerable:!0,get:function(){return fc}}),Object.defineProperty(exports,"Fn",{enumerable:!0,get:function(){return Ut}}),Object.defineProperty(exports,"Ft",{enumerable:!0,get:function(){return ki}}),Object.defineProperty(exports,"G",{enumerable:!0,get:function(){return ys}}),Object.defineProperty(exports,"Gn",{enumerable:!0,get:function(){return qe}}),Object.defineProperty(exports,"Gt",{enumerable:!0,get:function(){return mi}}),Object.defineProperty(exports,"H",{enumerable:!0,get:function(){return Ps}}),Object.defineProperty(exports,"Hn",{enumerable:!0,get:function(){return v}}),Object.defineProperty(exports,"Ht",{enumerable:!0,get:function(){return di}}),Object.defineProperty(exports,"I",{enumerable:!0,get:function(){return uc}}),Object.defineProperty(exports,"In",{enumerable:!0,get:function(){return x}}),Object.defineProperty(exports,"It",{enumerable:!0,get:function(){return Di}}),Object.defineProperty(exports,"J",{enumerable:!0,get:function(){return ps}}),Object.defineProperty(exports,"Jn",{enumerable:!0,get:function(){return Pe}}),Object.defineProperty(exports,"Jt",{enumerable:!0,get:function(){return ii}}),Object.defineProperty(exports,"K",{enumerable:!0,get:function(){return gs}}),Object.defineProperty(exports,"Kn",{enumerable:!0,get:function(){return Ge}}),Object.defineProperty(exports,"Kt",{enumerable:!0,get:function(){return j}}),Object.defineProperty(exports,"L",{enumerable:!0,get:function(){return oc}}),Object.defineProperty(exports,"Ln",{enumerable:!0,get:function(){return S}}),Object.defineProperty(exports,"Lt",{enumerable:!0,get:function(){return Ai}}),Object.defineProperty(exports,"M",{enumerable:!0,get:function(){return Sc}}),Object.defineProperty(exports,"Mn",{enumerable:!0,get:function(){return en}}),Object.defineProperty(exports,"Mt",{enumerable:!0,get:function(){return F}}),Object.defineProperty(exports,"N",{enumerable:!0,get:function(){return vc}}),Object.defineProperty(exports,"Nn",{enumerable:!0,get:function(){return rn}}),Object.defineProperty(exports,"Nt",{enumerable:!0,get:function(){return P}}),Object.defineProperty(exports,"O",{enumerable:!0,get:function(){return il}}),Object.defineProperty(exports,"On",{enumerable:!0,get:function(){return on}}),Object.defineProperty(exports,"Ot",{enumerable:!0,get:function(){return N}}),Object.defineProperty(exports,"P",{enumerable:!0,get:function(){return hc}}),Object.defineProperty(exports,"Pn",{enumerable:!0,get:function(){return an}}),Object.defineProperty(exports,"Pt",{enumerable:!0,get:function(){return Oi}}),Object.defineProperty(exports,"Q",{enumerable:!0,get:function(){return xo}}),Object.defineProperty(exports,"Qn",{enumerable:!0,get:function(){return we}}),Object.defineProperty(exports,"Qt",{enumerable:!0,get:function(){return Ur}}),Object.defineProperty(exports,"R",{enumerable:!0,get:function(){return ic}}),Object.defineProperty(exports,"Rn",{enumerable:!0,get:function(){return Vt}}),Object.defineProperty(exports,"Rt",{enumerable:!0,get:function(){return Si}}),Object.defineProperty(exports,"S",{enumerable:!0,get:function(){return el}}),Object.defineProperty(exports,"Sn",{enumerable:!0,get:function(){return hn}}),Object.defineProperty(exports,"St",{enumerable:!0,get:function(){return zi}}),Object.defineProperty(exports,"T",{enumerable:!0,get:function(){return Fc}}),Object.defineProperty(exports,"Tn",{enumerable:!0,get:function(){return ln}}),Object.defineProperty(exports,"Tt",{enumerable:!0,get:function(){return L}}),Object.defineProperty(exports,"U",{enumerable:!0,get:function(){return bs}}),Object.defineProperty(exports,"Un",{enumerable:!0,get:function(){return et}}),Object.defineProperty(exports,"Ut",{enumerable:!0,get:function(){return li}}),Object.defineProperty(exports,"V",{enumerable:!0,get:function(){return Xs}}),Object.defineProperty(exports,"Vn",{enumerable:!0,get:function(){return vt}}),Object.defineProperty(exports,"Vt",{enumerable:!0,get:function(){return A}}),Object.defineProperty(exports,"W",{enumerable:!0,get:function(){return ms}}),Object.defineProperty(exports,"Wn",{enumerable:!0,get:function(){return Xe}}),Object.defineProperty(exports,"Wt",{enumerable:!0,get:function(){return pi}}),Object.defineProperty(exports,"X",{enumerable:!0,get:function(){return ts}}),Object.defineProperty(exports,"Xn",{enumerable:!0,get:function(){return Te}}),Object.defineProperty(exports,"Xt",{enumerable:!0,get:function(){return Gr}}),Object.defineProperty(exports,"Y",{enumerable:!0,get:function(){return hs}}),Object.defineProperty(exports,"Yn",{enumerable:!0,get:function(){return Ne}}),Object.defineProperty(exports,"Yt",{enumerable:!0,get:function(){return ni}}),Object.defineProperty(exports,"Z",{enumerable:!0,get:function(){return rs}}),Object.defineProperty(exports,"Zn",{enumerable:!0,get:function(){return Ee}}),Object.defineProperty(exports,"Zt",{enumerable:!0,get:function(){return k}}),Object.defineProperty(exports,"_",{enumerable:!0,get:function(){return Pl}}),Object.defineProperty(exports,"_n",{enumerable:!0,get:function(){return Kn}}),Object.defineProperty(exports,"_r",{enumerable:!0,get:function(){return i}}),Object.defineProperty(exports,"_t",{enumerable:!0,get:function(){return z}}),Object.defineProperty(exports,"a",{enumerable:!0,get:function(){return qu}}),Object.defineProperty(exports,"an",{enumerable:!0,get:function(){return E}}),Object.defineProperty(exports,"ar",{enumerable:!0,get:function(){return de}}),Object.defineProperty(exports,"at",{enumerable:!0,get:function(){return Ra}}),Object.defineProperty(exports,"b",{enumerable:!0,get:function(){return sl}}),Object.defineProperty(exports,"bn",{enumerable:!0,get:function(){return An}}),Object.defineProperty(exports,"bt",{enumerable:!0,get:function(){return G}}),Object.defineProperty(exports,"c",{enumerable:!0,get:function(){return iu}}),Object.defineProperty(exports,"cn",{enumerable:!0,get:function(){return tr}}),Object.defineProperty(exports,"cr",{enumerable:!0,get:function(){return fe}}),Object.defineProperty(exports,"ct",{enumerable:!0,get:function(){return Aa}}),Object.defineProperty(exports,"d",{enumerable:!0,get:function(){return nu}}),Object.defineProperty(exports,"dn",{enumerable:!0,get:function(){return Gn}}),Object.defineProperty(exports,"dr",{enumerable:!0,get:function(){return d}}),Object.defineProperty(exports,"dt",{enumerable:!0,get:function(){return Ia}}),Object.defineProperty(exports,"en",{enumerable:!0,get:function(){return Nr}}),Object.defineProperty(exports,"er",{enumerable:!0,get:function(){return _}}),Object.defineProperty(exports,"et",{enumerable:!0,get:function(){return ho}}),Object.defineProperty(exports,"f",{enumerable:!0,get:function(){return Ql}}),Object.defineProperty(exports,"fn",{enumerable:!0,get:function(){return T}}),Object.defineProperty(exports,"fr",{enumerable:!0,get:function(){return u}}),Object.defineProperty(exports,"ft",{enumerable:!0,get:function(){return Ca}}),Object.defineProperty(exports,"g",{enumerable:!0,get:function(){return Nl}}),Object.defineProperty(exports,"gn",{enumerable:!0,get:function(){return Yn}}),Object.defineProperty(exports,"gr",{enumerable:!0,get:function(){return o}}),Object.defineProperty(exports,"gt",{enumerable:!0,get:function(){return sa}}),Object.defineProperty(exports,"h",{enumerable:!0,get:function(){return Yl}}),Object.defineProperty(exports,"hn",{enumerable:!0,get:function(){return Xn}}),Object.defineProperty(exports,"hr",{enumerable:!0,get:function(){return n}}),Object.defineProperty(exports,"ht",{enumerable:!0,get:function(){return ia}}),Object.defineProperty(exports,"i",{enumerable:!0,get:function(){return Yu}}),Object.defineProperty(exports,"in",{enumerable:!0,get:function(){return ur}}),Object.defineProperty(exports,"ir",{enumerable:!0,get:function(){return ue}}),Object.defineProperty(exports,"it",{enumerable:!0,get:function(){return qa}}),Object.defineProperty(exports,"j",{enumerable:!0,get:function(){return bc}}),Object.defineProperty(exports,"jn",{enumerable:!0,get:function(){return Xt}}),Object.defineProperty(exports,"jt",{enumerable:!0,get:function(){return Ni}}),Object.defineProperty(exports,"k",{enumerable:!0,get:function(){return Cc}}),Object.defineProperty(exports,"kn",{enumerable:!0,get:function(){return Qt}}),Object.defineProperty(exports,"kt",{enumerable:!0,get:function(){return Fi}}),Object.defineProperty(exports,"l",{enumerable:!0,get:function(){return uu}}),Object.defineProperty(exports,"ln",{enumerable:!0,get:function(){return Jn}}),Object.defineProperty(exports,"lr",{enumerable:!0,get:function(){return ce}}),Object.defineProperty(exports,"lt",{enumerable:!0,get:function(){return Na}}),Object.defineProperty(exports,"m",{enumerable:!0,get:function(){return jl}}),Object.defineProperty(exports,"mn",{enumerable:!0,get:function(){return Wn}}),Object.defineProperty(exports,"mr",{enumerable:!0,get:function(){return a}}),Object.defineProperty(exports,"mt",{enumerable:!0,get:function(){return xa}}),Object.defineProperty(exports,"n",{enumerable:!0,get:function(){return Qu}}),Object.defineProperty(exports,"nn",{enumerable:!0,get:function(){return zr}}),Object.defineProperty(exports,"nr",{enumerable:!0,get:function(){return m}}),Object.defineProperty(exports,"nt",{enumerable:!0,get:function(){return eo}}),Object.defineProperty(exports,"o",{enumerable:!0,get:function(){return Ju}}),Object.defineProperty(exports,"on",{enumerable:!0,get:function(){return lr}}),Object.defineProperty(exports,"or",{enumerable:!0,get:function(){return le}}),Object.defineProperty(exports,"ot",{enumerable:!0,get:function(){return La}}),Object.defineProperty(exports,"p",{enumerable:!0,get:function(){return du}}),Object.defineProperty(exports,"pn",{enumerable:!0,get:function(){return Un}}),Object.defineProperty(exports,"pr",{enumerable:!0,get:function(){return c}}),Object.defineProperty(exports,"pt",{enumerable:!0,get:function(){return ma}}),Object.defineProperty(exports,"q",{enumerable:!0,get:function(){return _s}}),Object.defineProperty(exports,"qn",{enumerable:!0,get:function(){return Je}}),Object.defineProperty(exports,"qt",{enumerable:!0,get:function(){return fi}}),Object.defineProperty(exports,"r",{enumerable:!0,get:function(){return Xu}}),Object.defineProperty(exports,"rn",{enumerable:!0,get:function(){return Mr}}),Object.defineProperty(exports,"rr",{enumerable:!0,get:function(){return p}}),Object.defineProperty(exports,"rt",{enumerable:!0,get:function(){return to}}),Object.defineProperty(exports,"s",{enumerable:!0,get:function(){return Mu}}),Object.defineProperty(exports,"sn",{enumerable:!0,get:function(){return or}}),Object.defineProperty(exports,"sr",{enumerable:!0,get:function(){return h}}),Object.defineProperty(exports,"st",{enumerable:!0,get:function(){return Pa}}),Object.defineProperty(exports,"t",{enumerable:!0,get:function(){return $u}}),Object.defineProperty(exports,"tn",{enumerable:!0,get:function(){return Br}}),Object.defineProperty(exports,"tr",{enumerable:!0,get:function(){return g}}),Object.defineProperty(exports,"tt",{enumerable:!0,get:function(){return bo}}),Object.defineProperty(exports,"u",{enumerable:!0,get:function(){return $l}}),Object.defineProperty(exports,"un",{enumerable:!0,get:function(){return qn}}),Object.defineProperty(exports,"ur",{enumerable:!0,get:function(){return f}}),Object.defineProperty(exports,"ut",{enumerable:!0,get:function(){return Fa}}),Object.defineProperty(exports,"v",{enumerable:!0,get:function(){return xl}}),Object.defineProperty(exports,"vn",{enumerable:!0,get:function(){return w}}),Object.defineProperty(exports,"vt",{enumerable:!0,get:function(){return I}}),Object.defineProperty(exports,"w",{enumerable:!0,get:function(){return Mc}}),Object.defineProperty(exports,"wn",{enumerable:!0,get:function(){return dn}}),Object.defineProperty(exports,"wt",{enumerable:!0,get:function(){return W}}),Object.defineProperty(exports,"x",{enumerable:!0,get:function(){return Pc}}),Object.defineProperty(exports,"xn",{enumerable:!0,get:function(){return Tn}}),Object.defineProperty(exports,"xt",{enumerable:!0,get:function(){return Gi}}),Object.defineProperty(exports,"y",{enumerable:!0,get:function(){return Sl}}),Object.defineProperty(exports,"yn",{enumerable:!0,get:function(){return C}}),Object.defineProperty(exports,"yt",{enumerable:!0,get:function(){return B}}),Object.defineProperty(exports,"z",{enumerable:!0,get:function(){return ac}}),Object.defineProperty(exports,"zn",{enumerable:!0,get:function(){return Bt}}),Object.defineProperty(exports,"zt",{enumerable:!0,get:function(){return wi}});